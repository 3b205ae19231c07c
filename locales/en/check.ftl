### annabella board check: the guided test of a board. Spoken, so every sentence is short.

# At the start. The words are typed and stay.
check-begin = Test: put each piece on the named square. Enter repeats. Other commands: { check-word-skip }, { check-word-quit }.
# Instruction: put this piece on this square. $piece: coloured piece, $square: square by its name.
check-piece = { $piece } { $square }
# Instruction: put any piece on this square. $square as above.
check-aperture = { $square }
# A piece is still on the square. $square as above.
check-lift = clear { $square }
# The step is done.
check-good = Good.
# The 32 pieces are placed; the squares between them follow.
check-between = Now any piece on each empty square.
# Another piece was recognized. $piece: coloured piece.
check-mistaken = Read as { $piece }. Try again.
# Another square reports something. $square as above.
check-elsewhere = Reported by { $square }.
# A square reports a piece that was removed. $square as above.
check-stuck = { $square } still reports a piece.
# What was typed is not understood. The words are typed and stay.
check-help = Enter repeats. Other commands: { check-word-skip }, { check-word-quit }, or { check-word-debounce } 50 for a debounce time of 50 milliseconds.
# The option --from does not name a square. $value: its value.
check-no-square = "{ $value }": not a square. Write it like c4.
# At the end. $good of $all steps were done.
check-squares = { $good } of { $all } squares good.
# At the end. $good of $all pieces were recognized.
check-pieces = { $good } of { $all } pieces good.
# At the end, on a board that measures. $square is the aperture with the smallest margin, $margin its distance in steps of the converter, $count the number of measured squares.
check-worst = The smallest margin is at { $square }: { $margin } steps until the peg is unreadable. Squares measured: { $count }.
# How long a contact must be still on the board, now.
check-debounce = The board's debounce time is { $millis } milliseconds.
# A fault at the end: $what is one of the messages check-piece and check-aperture, $fault one of
# check-fault-*.
check-fault = { $what }: { $fault }
# A fault: nothing was reported.
check-fault-nothing = nothing reported.
# A fault: another piece was recognized. $as: coloured piece.
check-fault-mistaken = read as { $as }.
# A fault: another square reported it. $at: square by its name.
check-fault-elsewhere = reported by { $at }.
# A fault: the square still reports a piece.
check-fault-stuck = stays occupied.
# At the end of an interrupted test. $count steps are missing.
check-rest = { $count ->
    [one] One square is not tested.
   *[other] { $count } squares are not tested.
}
# How to resume an interrupted test. $port: the port's path, $square: a square such as c4.
check-go-on = Continue with: annabella board check { $port } --from { $square }

# Typed during a test, with or without --assembly: repeats the last words.
check-word-again = again
# Skips a step.
check-word-skip = skip
# Skips the rest of a rank.
check-word-rank = rank
# Reads the empty board again.
check-word-empty = empty
# How long a contact must be still; milliseconds follow.
check-word-debounce = debounce
# Ends the test.
check-word-quit = quit
