### annabella board check: the guided test of a board. All of it is spoken, hence so short.

# At the beginning. The words are typed and stay.
check-begin = Test: each piece on the square named. Enter repeats, { check-word-skip } passes over, { check-word-quit } ends.
# What is to be done: this piece on this square. $piece: coloured piece, $square: square by its name.
check-piece = { $piece } { $square }
# What is to be done: any piece on this square. $square as above.
check-aperture = { $square }
# Something still stands on the square. $square as above.
check-lift = clear { $square }
# The step is done.
check-good = Good.
# The 32 pieces stand; now come the squares between them.
check-between = Now any piece on each empty square.
# Another piece was recognized. $piece: coloured piece.
check-mistaken = Taken for a { $piece }. Once more?
# Another square reports something. $square as above.
check-elsewhere = Reported by { $square }.
# A square reports a piece that is not there any more. $square as above.
check-stuck = { $square } still reports a piece.
# What was typed is not understood. The words are typed and stay.
check-help = Enter repeats, { check-word-skip } passes over, { check-word-debounce } 50 makes the board debounce with 50 milliseconds, { check-word-quit } ends.
# The option --from names no square. $value: what it names.
check-no-square = “{ $value }” is no square; one is c4.
# At the end. $good of $all steps were done.
check-squares = { $good } of { $all } squares good.
# At the end. $good of $all pieces were recognized.
check-pieces = { $good } of { $all } pieces good.
# At the end, on a board that measures. $square is the aperture read most narrowly, $margin by how many steps of the converter, $count how many were measured.
check-worst = The closest reading is that of { $square }: { $margin } steps from where the peg can no longer be read. Measured: { $count } squares.
# How long a contact must be still on the board, now.
check-debounce = The board debounces with { $millis } milliseconds.
# A fault at the end: $what is one of the messages check-piece and check-aperture, $fault one of
# check-fault-*.
check-fault = { $what }: { $fault }
# A fault: nothing came.
check-fault-nothing = nothing reported.
# A fault: another piece was recognized. $as: coloured piece.
check-fault-mistaken = taken for a { $as }.
# A fault: another square reported it. $at: square by its name.
check-fault-elsewhere = reported by { $at }.
# A fault: the square still reports a piece.
check-fault-stuck = stays taken.
# At the end of a test that was broken off. $count steps are missing.
check-rest = { $count ->
    [one] One square is not tested.
   *[other] { $count } squares are not tested.
}
# How a test that was broken off goes on. $port: the port's path, $square: a square such as c4.
check-go-on = Go on with: annabella board check { $port } --from { $square }

# What is typed during a test, with or without --assembly: the last words again.
check-word-again = again
# Passes over a step.
check-word-skip = skip
# Passes over the rest of a rank.
check-word-rank = rank
# Looks at the empty board once more.
check-word-empty = empty
# How long a contact must be still; milliseconds follow.
check-word-debounce = debounce
# Ends the test.
check-word-quit = quit
