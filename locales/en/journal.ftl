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
journal-version = { $file } is a journal of version { $found }; this program knows version { $known }.
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
pgn-no-text = line { $line } is no text in UTF-8.
# A reason in sheet-pgn. $line as above.
pgn-starts = line { $line } has a second start position.
# A reason in sheet-pgn. $line as above.
pgn-malformed = line { $line }: a comment or a tag is not properly closed.
# A reason in sheet-pgn. $line as above, $fen: the position as it is given.
pgn-start = line { $line }: this is no start position: { $fen }
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
# Ctrl-C or Ctrl-D in a game that is not over. $file is its journal.
play-leave-asked = The game is not over. The same key once more leaves it; annabella play --resume { $file } then goes on with it.
