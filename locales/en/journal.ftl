### A game's journal, its score and their files.

# journal verify: the file is whole. $file: its name, $entries: how many entries it has.
journal-whole = { $file } is whole: { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
# journal verify: whole up to a place that the next line names. $file, $entries as above.
journal-whole-until = { $file } is not whole: { $entries ->
        [one] one entry is
       *[other] { $entries } entries are
    } sound.
# The last line was not written to its end, as after a power failure.
# $line: its number, $bytes: its length in bytes, $text: what can be read of it.
journal-cut = Line { $line } at the end of the journal is incomplete ({ $bytes } bytes) and does not count: { $text }
# play --resume of a damaged journal. $cause: what is wrong with it, $file: its name.
play-damaged = { $cause } This keeps what can be proven: annabella journal repair { $file } --output NEW; then: annabella play --resume NEW
# sheet and reconcile of a damaged journal. $cause: what is wrong with it.
journal-damaged = { $cause } With --damaged it is read up to there.
# An incomplete last line was moved to a file of its own. $what: the message journal-cut, $file: that file's name.
journal-cut-kept = { $what } It is kept in { $file }
# journal repair: done. $entries: how many entries, $new: the new journal's name.
journal-repaired = { $new } holds { $entries ->
        [one] one entry that is
       *[other] { $entries } entries that are
    } proven.
# journal repair: one wrong bit could be put right. $line: the line's number.
journal-mended = In line { $line } one bit was wrong; its checksum proves what it was.
# Entries of a journal are missing. $line: the first line that is not valid, $first and $last: their numbers.
journal-hole = From line { $line } on, entries { $first } to { $last } are missing.
# One entry of a journal is missing. $line: the line that is not valid, $first: the entry's number.
journal-hole-one = From line { $line } on, entry { $first } is missing.
# Everything behind a place of a journal is missing. $line: the first line that is not valid,
# $first: the number of the first entry that is missing.
journal-hole-open = From line { $line } on, entry { $first } and all that followed are missing.
# journal repair: lines behind the damage. $lines: how many, $new: the new journal's name.
journal-kept-evidence = { $lines ->
        [one] One line from there on cannot be proven: annabella journal show { $new } tells it as evidence, and it is not replayed.
       *[other] { $lines } lines from there on cannot be proven: annabella journal show { $new } tells them as evidence, and they are not replayed.
    } annabella play --resume { $new } goes on before the hole once that is confirmed.
# journal show: an entry behind a hole. $line: the line about it.
journal-evidence = [not proven] { $line }
# journal show: a line behind a hole that cannot be read. $text: its beginning.
journal-evidence-unreadable = cannot be read: { $text }
# journal verify: the digest of an entry. $words: one of the messages digest-*, $entry: the entry's number.
journal-milestone = Entry { $entry }, { $words }
# journal verify --digest: it is the digest of that entry. $entry: the entry's number.
journal-digest-right = The digest is right: up to entry { $entry } the record is as it was when the digest was told.
# journal verify --digest: that digest was told nowhere. $file: the journal's name.
journal-digest-wrong = This is no digest of { $file }: its record is not the one that the digest was told of.
# journal verify --digest: not ten squares. $text: what was given.
journal-no-digest = “{ $text }” is not ten squares.
# journal sign: the signature was written. $file: its file.
sign-signed = The signature is in { $file }.
# journal verify --public-key: the signature is right. $file: the journal.
sign-right = The signature is right: { $file } is as it was signed.
# journal verify --public-key: the signature is of another key, or the journal was changed. $file: the journal.
sign-wrong = The signature is wrong: { $file } was changed, continued or repaired since, or signed with another key.
# journal sign: a damaged journal is not signed. $cause: the damage.
sign-damaged = { $cause } A damaged journal is not signed.
# journal sign: not a key of minisign, or another password. $file: the key.
sign-no-key = { $file } is no secret key of minisign, or its password is another one.
# journal verify: not a key of minisign. $key: what was given.
sign-no-public-key = “{ $key }” is no public key of minisign, nor a file with one.
# journal verify: not a signature of minisign. $file: its file.
sign-no-signature = { $file } is no signature of minisign.
# journal sign: the key's password is asked for.
sign-password = The password of the key, then Enter. It is not shown.
# journal sign: a pipe cannot be asked for the password.
sign-needs-password = Without a terminal the key's password comes from a file: --password-file FILE.
# sheet: below a score, the digest of its journal. $digest: ten squares.
sheet-digest = Digest: { $digest }
# A new journal overwrites nothing. $file: the file's name.
journal-exists = { $file } exists already; a new journal overwrites no file.
# $file: the file's name.
journal-missing = There is no { $file }.
# A directory, a device or a pipe. $file: its name.
journal-no-file = { $file } is no regular file.
# $file: the file's name.
journal-empty = { $file } is empty.
# A file is longer than any game or journal. $file: its name.
journal-too-long = { $file } is too long.
# Another program is writing this journal. $file: its name.
journal-in-use = { $file } is being written by another program.
# The file does not begin as a journal does. $file: its name.
journal-none = { $file } is no journal.
# $file: the file's name, $found: its version, $known: the version that this program knows.
journal-version = { $file }: journal of version { $found }; this program reads version { $known } only. Open it with the development version that wrote it.
# A line within the journal is damaged. $file: the file's name, $line: the line's number.
journal-changed = { $file }, line { $line }: the line is not as it was written.
# Lines are missing, doubled or out of order. $file, $line as above,
# $expected: the number that belongs here, $found: the number that stands here.
journal-number = { $file }, line { $line }: entry { $expected } belongs here, but entry { $found } stands here.
# Sound, but unknown. $file, $line as above, $cause: the reason in English, for developers.
journal-meaning = { $file }, line { $line }: the program does not know this entry ({ $cause }).
# The operating system refuses. $file: the file's name, $cause: one of the messages journal-cause-*.
journal-io = { $file }: { $cause }
# An entry cannot be written down (a fault of the program). $cause: the reason in English.
journal-entry = An entry cannot be written to the journal: { $cause }
# The game has ended, but the disk has not answered yet. $file: the journal's name.
journal-awaited = Waiting until { $file } is on disk.
# The last entries could not be written before the program ended. $file: the journal's name,
# $entries: how many entries are not known to be on disk.
journal-not-saved = { $entries ->
        [one] One entry is
       *[other] { $entries } entries are
    } not saved in { $file }.
# A running game has noticed that its journal was deleted. $file: its name.
journal-renewed-gone = { $file } was deleted; it has been written anew, whole.
# Another file stood in its place. $file: its name.
journal-renewed-replaced = Another file had replaced { $file }; the journal has been written anew, whole.
# Its end was missing. $file: its name.
journal-renewed-shortened = { $file } was cut short; it has been written anew, whole.
# Its contents were others. $file: its name.
journal-renewed-overwritten = { $file } was changed; it has been written anew, whole.
# The disk has reported that it did not keep everything. $file: its name.
journal-renewed-unsure = The disk has not kept all of { $file }; it has been written anew, whole.
# What stood in the place of the journal is kept. $what: one of the messages journal-renewed-*,
# $aside: its new name.
journal-renewed-aside = { $what } What stood there is kept in { $aside }
# A reason in journal-io.
journal-cause-directory = the directory does not exist.
# A reason in journal-io.
journal-cause-permission = permission is missing.
# A reason in journal-io.
journal-cause-full = the disk is full.
# A reason in journal-io.
journal-cause-large = the file may not grow any larger.
# A reason in journal-io.
journal-cause-read-only = the disk is write-protected.
# A reason in journal-io. $text: the operating system's sentence.
journal-cause-other = { $text }
# sheet: a fault in a game's file. $file: its name, $cause: one of the messages pgn-*.
sheet-pgn = { $file }: { $cause }
# sheet: a cell of a score that can be given in no other form. $file: its name, $ply: verdict-ply,
# $text: what stands there.
sheet-cell = { $file }: { $ply }, { $text }: That does not name one legal move.
# A reason in sheet-pgn.
pgn-empty = there is no game in it.
# A reason in sheet-pgn. $games: how many games there are.
pgn-several = there are { $games } games in it; it must be one.
# A reason in sheet-pgn. $line: which line.
pgn-starts = line { $line } has a second start position.
# A reason in sheet-pgn. $line as above.
pgn-malformed = line { $line }: a comment or a tag is not properly closed.
# A reason in sheet-pgn. $line as above, $ply: which ply, $move: what stands there.
pgn-unreadable = line { $line }, ply { $ply }: { $move } is no move in English short notation.
# A reason in sheet-pgn. $line, $ply, $move as above.
pgn-illegal = line { $line }, ply { $ply }: { $move } is not a legal move here.
# A reason in sheet-pgn. $line, $ply, $move as above.
pgn-ambiguous = line { $line }, ply { $ply }: { $move } fits several moves.

## Files that commands write

# $file, which a command is to write, is the journal of a game.
output-journal = { $file } is a journal, and is never replaced.
# $file, which a command is to write, is there already.
output-exists = { $file } exists already; --force replaces it.
# A command's answer could not be written to standard output, for example because a disk is full.
output-lost = The output could not be written.
# Ctrl-C or Ctrl-D in a game that is not over. $command is play or clock; $named: whether its
# journal must be named to go on with it.
play-leave-asked = The game is not over. The same key once more, or yes, leaves it; annabella { $command } --resume{ $named ->
    [yes] { " and the name of its journal" }
   *[no] { "" }
} then goes on with it.
# quit in a game that is not over.
play-sure-to-leave = The game is not over. Leave it? { command-yes } or { command-no }. It is kept, and --resume goes on with it.
# How to go on with a game that was left. $command is play or clock.
play-go-on-by = annabella { $command } --resume goes on with it.
# The same, printed where the file was named by hand.
play-go-on-by-file = annabella { $command } --resume { $file } goes on with it.
# Said aloud when a game is resumed: $options, typed without their hyphens, are not its settings; they stand on standard error.
resume-not-counting = { $count ->
    [one] The option { $options } does not count
   *[other] The options { $options } do not count
}: the game keeps its settings.
# The same of many. $count: how many.
resume-many-not-counting = { $count } options do not count: the game keeps its settings.
# The last game is resumed. $days: how many days ago it was begun; $clock: at which time of day, 13:05.
play-last-game = The last game, begun { $days ->
    [0] today
    [one] yesterday
   *[other] { $days } days ago
} at { $clock }.
# The same, with the players' names.
play-last-game-of = { play-last-game } { $white } against { $black }.
# The game is over, and its players are still there.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } and { command-digest } still answer; { command-quit } leaves.
# play --resume alone: the last game is over. $file is its journal, $other that of the last game that is not.
resume-last-over = The last game is over: { $file }. The last one that is not: { $other }. Its name behind --resume goes on with it.
# play --resume alone: no game is left to go on with. $file is the journal of the last one.
resume-all-over = The last game is over: { $file }. There is none to go on with.
# play --resume alone: the last game is open at another terminal. $file is its journal, $other that of the last one
# that is not.
resume-last-open = The last game runs at another terminal: { $file }. The last one that runs nowhere: { $other }. Its name behind --resume goes on with it.
# The same, and no other game is left to go on with.
resume-all-open = The last game runs at another terminal: { $file }. It goes on there; leave it there first to go on with it here.
# play --resume alone: no game was begun yet. $directory is where games are kept.
resume-none = There is no game to go on with in { $directory }.
# play --resume alone: journals that cannot be read and are newer than the game, if there is one. $count: their number,
# $cause: why the latest cannot be read, with its name.
resume-skipped = { $count ->
    [one] One journal was skipped
   *[other] { $count } journals were skipped; the latest
}: { $cause }
