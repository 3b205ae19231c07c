### A game's journal, its scoresheet, and their files.

# journal verify: the journal is intact. $file: its name, $entries: number of entries.
journal-whole = { $file } is intact: { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
# journal verify: intact up to the damage that the next line describes. $file, $entries as above.
journal-whole-until = { $file } is damaged: { $entries ->
        [0] no entry is
        [one] only the first entry is
       *[other] only the first { $entries } entries are
    } intact.
# journal verify: a repaired journal with missing entries. $file: the journal's name, $entries: number of entries outside the gap.
journal-gapped = { $file } has a gap. Outside it, { $entries ->
        [0] no entry is
        [one] one entry is
       *[other] { $entries } entries are
    } intact.
# An unbroken chain of entries after a gap. $first and $last: their numbers, $entries: how many.
journal-chained = { $entries ->
        [one] Entry { $first }, after the gap, follows
       *[other] Entries { $first } to { $last }, after the gap, follow
    } in an unbroken chain. Only a fingerprint announced in the game can prove { $entries ->
        [one] it
       *[other] them
    }.
# Entries after a gap that can be read, but whose checksums prove nothing. $first, $last, $entries as above.
journal-legible = { $entries ->
        [one] Entry { $first } can be read, but nothing proves it
       *[other] Entries { $first } to { $last } can be read, but nothing proves them
    }.
# Entries after a gap that cannot be read. $first, $last, $entries as above.
journal-lost = { $entries ->
        [one] Entry { $first } is
       *[other] Entries { $first } to { $last } are
    } lost.
# The rest of a journal cannot be read. $first: the number of the first lost entry.
journal-lost-open = Entry { $first } and all later entries are lost.
# After the sentences about a gap.
journal-gap-cause = There is a gap: whether damage or forgery caused it is unknown.
# The last line is incomplete, for example after a power failure.
# $line: its number, $bytes: its length in bytes, $text: its readable part.
journal-cut = Line { $line }, the journal's last, is incomplete ({ $bytes } bytes) and is ignored: { $text }
# play --resume of a damaged journal. $cause: the damage, $file: its name.
play-damaged = { $cause } Keep the proven part: annabella journal repair { $file } --output NEW; then: { $command } --resume NEW
# sheet, reconcile and report of a damaged journal. $cause: the damage.
journal-damaged = { $cause } Add --damaged to read the part before it.
# An incomplete last line was moved to a file of its own. $what: the message journal-cut, $file: that file's name.
journal-cut-kept = { $what } It was moved to { $file }
# journal repair: done. $entries: number of entries, $new: the new journal's name.
journal-repaired = { $new } contains { $entries ->
        [one] one proven entry
       *[other] { $entries } proven entries
    }.
# journal repair: one wrong bit was corrected. $line: the line's number.
journal-mended = Line { $line }: one wrong bit was corrected; the checksum proves it.
# Entries of a journal are missing. $line: the first line that is not valid, $first and $last: their numbers.
journal-hole = Line { $line }: entries { $first } to { $last } are missing.
# One entry of a journal is missing. $line: the line that is not valid, $first: the entry's number.
journal-hole-one = Line { $line }: entry { $first } is missing.
# The rest of a journal is missing. $line: the first line that is not valid,
# $first: the number of the first missing entry.
journal-hole-open = Line { $line }: entry { $first } and all later entries are missing.
# journal repair: lines after the damage. $lines: how many, $new: the new journal's name.
journal-kept-evidence = { $lines ->
        [one] One later line is not replayed. annabella journal show { $new } shows it as evidence.
       *[other] { $lines } later lines are not replayed. annabella journal show { $new } shows them as evidence.
    } After confirmation, annabella play --resume { $new } resumes the game from before the gap.
# journal show: an entry after a gap. $line: the line about it.
journal-evidence = [not proven] { $line }
# journal show: an unreadable line after a gap. $text: its beginning.
journal-evidence-unreadable = cannot be read: { $text }
# journal verify: the fingerprint at an entry. $words: one of the messages digest-*, $entry: the entry's number.
journal-milestone = Entry { $entry }, { $words }
# journal verify --digest: it is the fingerprint at that entry. $entry: the entry's number.
journal-digest-right = The fingerprint matches: the journal is unchanged up to entry { $entry }.
# journal verify --digest: it is not a fingerprint of this journal. $file: the journal's name.
journal-digest-wrong = The fingerprint does not match { $file }. The journal was changed, or belongs to a different game.
# journal verify and repair --digest: the fingerprint proves entries after a gap. $first and $last: their numbers, $entries: how many.
journal-digest-after-gap = The fingerprint matches entry { $last }. It proves { $entries ->
        [one] this entry
       *[other] entries { $first } to { $last }
    } after the gap.
# journal verify --digest: no remaining entry of a journal with a gap has it. $file: the journal's name.
journal-digest-lost = No remaining entry of { $file } has this fingerprint. It may be that of a lost entry, or of a different game.
# journal repair --digest: it proves no entry after the gap.
journal-digest-not-after = The fingerprint proves no entry after the gap.
# journal verify --digest: not ten squares. $text: what was given.
journal-no-digest = “{ $text }”: not a fingerprint. Give ten squares.
# journal sign: the signature was written. $file: its file.
sign-signed = The signature was saved in { $file }.
# journal verify --public-key: the signature is valid. $file: the journal.
sign-right = The signature is valid: { $file } is unchanged.
# journal verify --public-key: the signature is of another key, or the journal was changed. $file: the journal.
sign-wrong = The signature is not valid: { $file } was changed, continued or repaired after signing, or signed with a different key.
# journal sign: a damaged journal cannot be signed. $cause: the damage.
sign-damaged = { $cause } A damaged journal cannot be signed.
# journal sign: not a minisign key, or a wrong password. $file: the key.
sign-no-key = { $file }: not a minisign secret key, or the password is wrong.
# journal verify: not a minisign key. $key: the text given.
sign-no-public-key = “{ $key }”: not a minisign public key, nor a file with one.
# journal verify: not a minisign signature. $file: its file.
sign-no-signature = { $file }: not a minisign signature.
# journal sign: the prompt for the key's password.
sign-password = Type the key's password, then press Enter. It is not shown.
# journal sign: without a terminal there is no prompt for the password.
sign-needs-password = The key's password is missing. Without a terminal, give a file: --password-file FILE.
# sheet: below a scoresheet, the fingerprint of its journal. $digest: ten squares.
sheet-digest = { report-digest }: { $digest }
# A new journal replaces no file. $file: the file's name.
journal-exists = { $file }: the file already exists. Give the new journal another name.
# $file: the file's name.
journal-missing = { $file }: file not found.
# Not a regular file. $file: its name, $kind: directory, pipe, socket or device.
journal-no-file =
    { $file }: this is { $kind ->
        [directory] a directory
        [pipe] a pipe
        [socket] a socket
       *[device] a device
    }. Choose a regular file.
# A line of a text is longer than any that a person writes. $file: the file's name, $line: the line's number.
file-long-line = { $file }, line { $line }: longer than 64 kilobytes. Divide the line.
# $file: the file's name.
journal-empty = { $file }: the file is empty.
# A file is longer than any game or journal. $file: its name.
journal-too-long = { $file }: the file is too long.
# Another program is writing this journal. $file: its name.
journal-in-use = { $file }: another program is writing to the file.
# The file does not begin like a journal. $file: its name.
journal-none = { $file }: not a journal.
# $file: the file's name, $found: its version, $known: the version that this program can read.
journal-version = { $file }: journal version { $found }; this program reads only version { $known }. Open it with the development version that wrote it.
# A line within the journal is damaged. $file: the file's name, $line: the line's number.
journal-changed = { $file }, line { $line }: the line was changed or damaged.
# Lines are missing, repeated or out of order. $file, $line as above,
# $expected: the number that belongs here, $found: the number in the line.
journal-number = { $file }, line { $line }: entry { $expected } was expected, but entry { $found } was found.
# Intact, but unknown. $file, $line as above, $cause: the reason in English, for developers.
journal-meaning = { $file }, line { $line }: the program does not know this entry ({ $cause }).
# The operating system refused. $file: the file's name, $cause: one of the messages journal-cause-*.
journal-io = { $file }: { $cause }
# An entry cannot be encoded (a fault of the program). $cause: the reason in English.
journal-entry = An entry cannot be written to the journal: { $cause }
# The game is over, but the disk has not confirmed yet. $file: the journal's name.
journal-awaited = Waiting for the disk to save { $file }.
# The last entries could not be saved before the program ended. $file: the journal's name,
# $entries: number of entries that the disk has not confirmed.
journal-not-saved = { $entries ->
        [one] One entry was
       *[other] { $entries } entries were
    } not saved in { $file }.
# No copy of the journal could be saved either; the moves and the times on the clocks follow.
journal-write-down = There is no place for a copy either. Copy these moves and times:
# The journal's folder was gone or full until the end; a copy is elsewhere. $file: the copy, $command: annabella play, for example.
play-rescued = The journal could not be saved in its place. A copy of the whole game is { $file }. To resume it: { $command } --resume
# During a game its journal was deleted. $file: its name.
journal-renewed-gone = { $file } was deleted; the whole journal has been rewritten.
# Another file was in its place. $file: its name.
journal-renewed-replaced = { $file } was replaced by another file; the whole journal has been rewritten.
# Its end was missing. $file: its name.
journal-renewed-shortened = { $file } was cut short; the whole journal has been rewritten.
# Its contents had changed. $file: its name.
journal-renewed-overwritten = { $file } was changed; the whole journal has been rewritten.
# The disk reported that it lost data. $file: its name.
journal-renewed-unsure = The disk lost part of { $file }; the whole journal has been rewritten.
# The file found in place of the journal was kept. $what: one of the messages journal-renewed-*,
# $aside: the new name of that file.
journal-renewed-aside = { $what } The file found there is now { $aside }
# A reason in journal-io.
journal-cause-directory = the directory does not exist.
# A reason in journal-io.
journal-cause-permission = no permission.
# A reason in journal-io.
journal-cause-full = the disk is full.
# A reason in journal-io.
journal-cause-large = the file has reached its size limit.
# A reason in journal-io.
journal-cause-read-only = the disk is write-protected.
# A reason in journal-io. $text: the operating system's sentence.
journal-cause-other = { $text }
# sheet: a scoresheet entry that cannot be converted. $file: its name, $ply: verdict-ply,
# $text: the text of the entry.
sheet-cell = { $file }: { $ply }, { $text }: this does not identify one legal move.

## Files that commands write

# $file, the output of a command, is the journal of a game.
output-journal = { $file }: a journal is never replaced. Choose another file.
# $file, the output of a command, already exists.
output-exists = { $file }: the file already exists. Replace it with --force.
# $file, the output of a command, is a link.
output-link = { $file }: this is a link. Choose a regular file.
# A command's answer could not be written to standard output, for example because a disk is full.
output-lost = The output could not be written.
# Ctrl-C or Ctrl-D in a game that is not over. $command: annabella play, for example; $named: whether its
# journal must be named to resume it.
play-leave-asked = The game is not over. To leave, press again or type { command-yes }. To resume: { $command } --resume{ $named ->
    [yes] { " and the journal's name" }
   *[no] { "" }
}.
# quit in a game that is not over.
play-sure-to-leave = The game is not over. Leave it? { command-yes } or { command-no }. It is saved; resume it with --resume.
# How to resume a game that was left. $command: annabella play, for example.
play-go-on-by = To resume the game: { $command } --resume
# The same, printed where the file was named by hand.
play-go-on-by-file = { play-go-on-by } { $file }
# Said aloud when a game is resumed: $options, without their hyphens, are ignored. Standard error lists them, too.
resume-not-counting = { $count ->
    [one] Option { $options } is ignored
   *[other] Options { $options } are ignored
}: the game keeps its settings.
# The same of many. $count: how many.
resume-many-not-counting = { $count } options are ignored: the game keeps its settings.
# The last game is resumed. $days: how many days ago it started; $clock: at which time of day, 13:05.
play-last-game = The last game, started { $days ->
    [0] today
    [one] yesterday
   *[other] { $days } days ago
} at { $clock }.
# The same, with the players' names.
play-last-game-of = { play-last-game } { $white } against { $black }.
# The game is over, and its players are still connected.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } and { command-digest } still work; { command-quit } leaves.
# play --resume alone: the last game is over. $file is its journal, $other that of the last game that is not.
resume-last-over = The last game is over: { $file }. To resume the last unfinished game: --resume { $other }
# play --resume alone: no game is left to resume. $file is the journal of the last one.
resume-all-over = The last game is over: { $file }. No game to resume.
# play --resume alone: the last game is open at another terminal. $file is its journal, $other that of the last one
# that is not.
resume-last-open = The last game is open at another terminal: { $file }. To resume the last one that is not: --resume { $other }
# The same, and no other game is left to resume.
resume-all-open = The last game is open at another terminal: { $file }. Leave it there, then resume it here.
# play --resume alone: no game was started yet. $directory is where games are saved.
resume-none = No game to resume in { $directory }.
# play --resume alone: unreadable journals that are newer than the game, if there is one. $count: their number,
# $cause: why the latest cannot be read, with its name.
resume-skipped = { $count ->
    [one] One journal was skipped
   *[other] { $count } journals were skipped; the latest
}: { $cause }

## Remarks on a file of games: sheet, review, show, reconcile and the others

# A remark. $line and $column: where the text begins; $what: one of the messages file-*.
file-remark = line { $line }, column { $column }: { $what }
# $text in all of them: the text in the file. Characters that no text contains.
file-signs = “{ $text }” contains characters that are not text; they were skipped.
# A word that is no move, and no move can be read after it. $number and $side: the move expected there.
file-unreadable = { file-move }: “{ $text }” is not a move. Reading ends here.
# $number and $side as above; $moves: a list of these moves.
file-ambiguous = { file-move }: “{ $text }” fits several legal moves: { $moves }. Reading ends here.
# $why: the reason as a sentence; $continues: yes if reading goes on after the move.
file-illegal = { file-move }, “{ $text }” (Article 7.5.1): { $why } { $continues ->
    [yes] It was carried out as written.
   *[no] Reading ends here.
}
# $number and $side as above.
file-missing = { file-move } is missing. Reading ends here.
# The name of a move, at the beginning of the messages above.
file-move = { verdict-ply }
# A move number that does not follow.
file-number = move number { $text } contradicts the other numbers. The order of the moves was used.
# Text after a full row.
file-surplus = “{ $text }” is one move too many in its row. It is kept as a comment.
# Moves after the result.
file-after-result = “{ $text }” comes after the result. The moves after the result are kept as a comment.
# Text around the moves of a game.
file-prose = “{ $text }” is not part of the game. It is kept as a comment.
# Text in a file without a game.
file-outside = “{ $text }” is not part of a game. It was skipped.
# A line for other programs.
file-escaped = “{ $text }” is marked by a per cent sign for other programs. It is kept as a comment.
# A tag with a fault. $value: what was read.
file-tag = “{ $text }” is not a correct tag. Its value was read as “{ $value }”.
# A tag whose value is not clear. $value: what was read.
file-unclear-tag = “{ $text }” is not a correct tag. Its value was read as “{ $value }”. The whole text is kept as a comment.
# $value: the first value.
file-tag-twice = “{ $text }” gives a tag a second value. The first counts: “{ $value }”. The second is kept as a comment.
# $value: the result in the tag.
file-results = the result after the moves is { $text }, in the tag { $value }. The one after the moves counts.
# $side: the side to move in the FEN.
file-turn = { $side ->
    [white] by the FEN it is White's move, but “{ $text }” is written as Black's. The moves were not read.
   *[black] by the FEN it is Black's move, but “{ $text }” is written as White's. The moves were not read.
}
# $what: comment or variation.
file-unclosed = { $what ->
    [comment] the comment opened here is not closed.
   *[variation] the variation opened here is not closed.
}
# A closing bracket.
file-unopened = “{ $text }” closes nothing. It was skipped.
# $other: the line of the first.
file-starts = “{ $text }” is another starting position than the one in line { $other }. The moves were not read.
# A variant, by its name in the file.
file-variant = the variant “{ $text }” is not played here. The moves were not read.
# A tag announces a starting position that is missing.
file-no-start = a starting position is announced, but no FEN is given. The moves were read from the usual one.
# $text: the FEN.
file-chess960 = no variant is named, and the castling letters fit only Chess960. The game was read as Chess960.
# $letters: the name of a language, or the pieces with their letters.
file-letters = piece letters: { $letters }.
# The pieces and their letters, where no language has them. $letters: a list.
letters-learnt = learnt from the moves, { $letters }
# White's moves are in Black's column.
file-columns = the columns of White and Black are exchanged. They were read accordingly.
# $score: the score that the kings show, if it is clear.
file-kings-in-centre = after the game the kings were put in the centre ({ $score }). These are not moves.
# A part of a variation.
file-in-variation = “{ $text }” in a variation is not a legal move. The rest of the variation was kept as text.
# The place of a mended game.
file-in = { $file }: { $cause }
# A word among the moves.
file-stray = “{ $text }” is not a move. It is kept as a comment.
# A time at a move. $text: what is written there.
file-no-time = “{ $text }” is not a time of this game. It is kept as text.
# The counters of a FEN are impossible. $halfmoves, $number: what is assumed.
file-counters = “{ $text }” has counters that no game can have. Assumed: move { $number }, { $halfmoves } moves of both sides without a capture or a pawn move.
# Two moves without a space.
file-glued = “{ $text }” was read as two moves.
# A capture sign without a capture.
file-no-capture = “{ $text }” was read as a move without a capture, because nothing is captured.
# The result 0-0.
file-both-lose = “{ $text }” was read as the result: both players lost.
# The last move mates or stalemates. $score: the score that follows from it.
file-ended-otherwise = the last move ends the game with { $score }, but the result is { $text }.

## Games in a file: --game, and the command games

# One game of a list. $number: its number in the file; $white and $black: the players, if $named; $date: as far as it is known, if $dated; $result: who won; $moves: number of moves.
games-listed = Game { $number }{ $named ->
    [yes] : { $white } against { $black }
   *[no] {""}
}{ $result ->
    [white] , White won
    [black] , Black won
    [draw] , drawn
    [both-lose] , both lost
   *[open] {""}
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}{ $dated ->
    [yes] , { $date }
   *[no] {""}
}
# A file that is not text. $file: its name, as in the next messages.
games-no-text = { $file }: another kind of file, such as a web page. Give PGN, a typed scoresheet or a journal.
# A file without a game. $file as above.
games-none = { $file }: no game found. Give PGN, a typed scoresheet or a journal.
# The same; $cause is the first remark on what it has instead.
games-none-but = { $file }: no game found: { $cause }
# $games: how many; $more: how many are not listed above the message.
games-several = { $file }: { $games } games. Choose one with --game NUMBER or --game NAME.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } more: annabella games FILE.
}
# $which: the number or the name; $games: how many games there are.
games-no-such = { $file }: no game { $which } among { $games ->
    [one] one
   *[other] { $games }
}. Type annabella games and the file's name for a list.
# One of the user's own games. $number: its short name is @ and this number; $date: start; $white, $black: names or ?; $moves: number of moves; $status: running, over, adjourned or unfinished; $result: if it is over.
games-own = @{ $number }: { $date }, { $white } – { $black }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $status ->
    [running] running
    [over] finished, { $result }
    [adjourned] adjourned
   *[unfinished] not finished
}
# Before the list of the games against an engine, which follow the others.
games-own-engine = Games against an engine:
# A journal that cannot be read. $number as above; $file: its path.
games-unreadable = @{ $number }: { $file } cannot be read. Type annabella journal verify and the file's name.
# No journal in the folder. $directory: its path.
games-own-none = { $directory }: no game yet. Start one with annabella play.
# sheet: only PGN has them. $file: the game's file; $comments, $variations: how many there are.
sheet-left-out = { $file }: comments left out: { $comments }; variations left out: { $variations }. Only --to pgn has them.
# journal show: the report of the recogniser. $what is what it reports, $uci the recognised move.
journal-spoken = { $side ->
        [white] White
       *[black] Black
    }'s microphone: { $what ->
        [open] open
        [move] recognised the move { $uci }
        [likely] probably recognised the move { $uci }
        [repeat] recognised the repetition { $uci }
        [correct] recognised the correction { $uci }
        [again] recognised the request for the last message
        [doubtful] not recognised with certainty
        [silence] nothing heard
        [muted] no sound, perhaps muted
        [too-loud] too loud
        [too-long] too long
        [no-microphone] missing
        [unknown-microphone] no microphone of this name
        [microphone-lost] failed
       *[closed] closed
    }
