### The program at home: games against an engine, reviews with turning points, positions to solve.

## Help of annabella-home

# The program.
home = Play against an engine at home, review the game, solve positions
# The command play.
home-play = Play against a chess engine
# Option: the engine's program.
home-play-engine = Program of a UCI engine; otherwise stockfish or gnuchess
# Option: the person's side.
home-play-colour = Your side; lot draws it
# Option: a named strength.
home-play-level = Strength of the engine
# Option: a strength as a number.
home-play-elo = Strength of the engine as an Elo rating, where it has that setting
# Option: an advantage for the person.
home-play-odds = Piece that the engine lacks, or part of the time that it has
# Option: the port of the person's tactile board.
home-play-board = Port of your tactile board
# Option: that board is rotated.
home-play-turned = Read your board rotated by 180 degrees
# Option: the board's pegs are spoken.
home-play-peg-echo = Say each peg that you lift or place
# Option: the person's name.
home-play-name = Your name
# The command review.
home-review = Walk through a finished game with its turning points
# Argument: the game.
home-review-game = Journal or PGN; last is your last game
# Option: which engine judges the game.
home-review-engine = { home-play-engine }
# The command positions.
home-positions = Solve positions from a file
# Argument: the file.
home-positions-file = EPD, PGN with FEN, or one FEN a line
# Option: the engine that judges moves.
home-positions-engine = Program of a UCI engine that judges moves without a solution
# Option: the file of the results.
home-positions-results = File to which results are added
# Option: the port of the person's tactile board.
home-positions-board = { home-play-board }
# Option: that board is rotated.
home-positions-turned = { home-play-turned }

## Engines that cannot be used

# No engine was found.
home-engine-none = Chess engine: none found. Install one, for example with: sudo apt install stockfish.
# The file of the engine does not exist. $path: its path, as in the messages below.
home-engine-missing = { $path }: no such program. Name another with --engine.
# The path of the engine is a folder.
home-engine-folder = { $path }: a folder, not a program. Name the program in it with --engine.
# The file of the engine has no right to be executed.
home-engine-not-executable = { $path }: not executable. Name another with --engine.
# The system cannot start the engine. $cause: its reason.
home-engine-not-started = { $path }: did not start: { $cause }. Name another with --engine.
# The program did not behave as an engine at the start. $fault: what happened.
home-engine-not-uci = { $path }: not a usable UCI engine. { $fault } Name another with --engine.
# The engine has no setting for Elo. $engine: its name, as below.
home-engine-no-elo = { $engine }: has no Elo setting. Use --level.
# The Elo is outside the engine's range.
home-engine-elo-range = { $engine }: cannot play at that Elo. Choose --elo from { $least } to { $most }.

## Options that do not fit

# announce-by player: nobody announces for the engine.
home-no-announcer = --announce-by player: no person announces for the engine. Use program or auto.
# Time odds without a clock.
home-odds-no-clock = --odds: time odds need a clock. Add --time-control.
# Piece odds with another position.
home-odds-position = --odds: a piece can only be removed from the initial position. Leave out --fen.
# The journal belongs to an unfinished tournament game.
home-tournament-game = { $file }: an unfinished game with an arbiter. Resume it with annabella play --resume.
# The journal to resume has no engine.
home-no-engine-game = { $file }: not a game against an engine. Resume it with annabella play --resume.

## During a game

# Start of a game. $engine: its name.
home-opponent = { $side ->
    [white] You play White against { $engine }.
   *[black] You play Black against { $engine }.
}
# Start of a game: what can be typed in addition.
home-how = Type { command-hint } for a hint, { command-retract } 2 to take back a move and its reply.
# Something went wrong with the engine.
home-engine-fault = { $fault ->
    [exited] The engine has stopped unexpectedly.
    [not-started] The engine did not start.
    [silent] The engine gives no answer.
    [illegal] The engine answered with an illegal move.
    [no-move] The engine answered without a move.
    [flood] The engine sends too much.
   *[long-line] The engine sends an endless line.
}
# After a fault: the engine was started again.
home-engine-restarted = It was started again.
# After a fault in a game with a clock: the engine is no longer used.
home-engine-off-clock = It stays off. Type { command-halt } to stop the clocks. Type { command-quit }, then resume with another engine.
# After a fault in a game without a clock: the engine is no longer used.
home-engine-off = It stays off. Type { command-quit }, then resume with another engine.
# First hint: which piece.
home-hint-piece = Look at the { $piece } on { $square }. Ask again for the move.
# Second hint: the move.
home-hint-move = The engine would play { $move }. Ask again for its line.
# Third hint: the moves that the engine expects.
home-hint-line = The engine's line: { $moves }.
# A hint was asked for while the engine is to move.
home-hint-not-now = No hint now: it is not your move.
# A hint was asked for and no engine runs.
home-hint-off = No hint: the engine is off.

## Review

# The engine is looking at the game. $moves: number of moves.
home-review-wait = The engine looks at { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
# Number of turning points.
home-review-count = { $count ->
    [0] No turning points.
    [one] One turning point. Type { home-word-turn } for it.
   *[other] { $count } turning points. Type { home-word-turn } for the next.
}
# Asked for the next turning point after the last.
home-review-last = No further turning point.
# A turning point as a comment. $better: the better move; $before, $after: the judgement for the side that moved.
home-review-comment = Better: { $better }. Before: { $before }. After: { $after }.
# Judgement of a position for the side that moved.
home-judgement = { $kind ->
    [winning] winning
    [better] better
    [equal] equal
    [worse] worse
   *[lost] lost
}
# Word of a review: the next turning point.
home-word-turn = turn
    .heard = turning point, next turn, turns

## Positions

# A line of the file that is not a position. $line: its number. $what: the reason.
home-positions-bad = { $file }, line { $line }: { $what }. The line is skipped.
# Reason: the position cannot be read.
home-positions-bad-fen = not a position
# Reason: the solution is not a legal move. $move: the text.
home-positions-bad-solution = { $move } is not a legal move there
# Reason: the text cannot be read as PGN.
home-positions-bad-game = not a game
# The file contains no position.
home-positions-none = { $file }: no position in it. Give EPD, PGN with FEN, or one FEN a line.
# The next position.
home-position = Position { $number } of { $count }. { $side ->
    [white] White to move.
   *[black] Black to move.
}
# How to answer.
home-position-how = Type or play your move. Others: { home-word-solution }, { home-word-skip }, { command-quit }.
# The move is correct.
home-position-right = Correct.
# The move is wrong.
home-position-wrong = Not the solution. Try again, or type { home-word-solution }.
# The move cannot be judged, because there is no solution and no engine.
home-position-unjudged = No solution and no engine: your move is not judged.
# The solution.
home-position-solution = Solution: { $moves }.
# There is no solution to read.
home-position-no-solution = This position has no solution in the file.
# The end of all positions.
home-positions-end = { $solved } of { $count } solved.
# The results were saved. Printed only.
home-positions-saved = { $file }: results added.
# The results could not be saved. $cause: the reason.
home-positions-not-saved = { $file }: results not saved: { $cause }. Name another file with --results.
# Word at a position: reads the solution.
home-word-solution = solution
    .heard = solve, answer
# Word at a position: the next one.
home-word-skip = skip
    .heard = next position, pass
