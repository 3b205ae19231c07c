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
# Option: the opening.
home-play-opening = Opening with which the game starts, such as "1. e4 e5 2. Nf3"
# Option: the starting position of Chess960.
home-play-chess960 = Number of a starting position of Chess960, or random
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
# Option: which game of a file.
home-review-which = { help-sheet-which }
# Option: refuse what cannot be read.
home-review-strict = { help-sheet-strict }
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

# The engine has no setting for Chess960.
home-engine-no-chess960 = { $engine }: cannot play Chess960. Name another engine with --engine.

## Options that do not fit

# The option names no starting position of Chess960. $text: its value.
home-no-chess960 = --chess960: "{ $text }" is not a starting position. Use a number from 0 to 959, or random.
# The opening has no moves.
home-opening-empty = --opening: no moves in it. Write them like "1. e4 e5 2. Nf3".
# A move of the opening is not legal, or not readable. $text: the move.
home-opening-move = --opening: "{ $text }" is not a legal move there. Write moves like "1. e4 e5 2. Nf3".
# The opening ends the game.
home-opening-over = --opening: the game is over after these moves. Leave out the last one.
# announce-by player: nobody announces for the engine.
home-no-announcer = --announce-by player: no person announces for the engine. Use program or auto.
# Time odds without a clock.
home-odds-no-clock = --odds: time odds need a clock. Add --time-control.
# Piece odds with another position.
home-odds-position = --odds: a piece can only be removed from the initial position. Leave out --fen and --chess960.
# The journal belongs to an unfinished tournament game. $game: the file, quoted for a shell, also in the next message.
home-tournament-game = { $file }: an unfinished game with an arbiter. To resume it: annabella play --resume { $game }
# The journal to resume has no engine.
home-no-engine-game = { $file }: not a game against an engine. To resume it: annabella play --resume { $game }

## During a game

# Start of a game. $engine: its name; $strength: its strength, from one of the next two messages.
home-opponent = { $side ->
    [white] You play White against { $engine }, { $strength }.
   *[black] You play Black against { $engine }, { $strength }.
}
# Named strength of the engine.
home-strength = level { $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [strong] strong
   *[full] full
}
# Strength of the engine as a number.
home-strength-elo = Elo { $elo }
# The moves of the opening were made. $moves: the moves; $side: the side to move.
home-opening = Opening: { $moves }. { $side ->
    [white] White to move.
   *[black] Black to move.
}
# Start of a game: what can be typed in addition.
home-how = Type { command-hint } for a hint, { command-retract } to take back your move and its reply.
# The person has offered a draw.
home-offered = You offer a draw. The engine answers with its move.
# The game is over. $game: the journal, quoted for a shell, or last.
home-over = For the turning points, type annabella-home review { $game }.
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
# The engine needs seconds to start.
home-engine-starting = The engine is still starting.
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
# A question asks for advice in other words.
home-hint-word = For a hint, type { command-hint }.

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
# Progress while the engine looks at the game. $judged and $positions: numbers.
home-review-progress = { $judged } of { $positions } positions judged.
# The engine has failed twice; the failure comes before. $judged: number of positions judged before.
home-review-unjudged = It stays off, and judged { $judged } of { $positions } positions.
# A turning point as a comment. $better: the better move; $before, $after: the judgement for the side that moved.
home-review-comment = Better: { $better }. Before: { $before }. After: { $after }.
# Judgement of a position in which $side can mate in $moves moves.
home-review-mate = { $side ->
    [white] White mates in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
   *[black] Black mates in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
}
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
# Reason: the same move is named as best and as one to avoid. $move: the text.
home-positions-bad-both = { $move } is both best and to be avoided
# Reason: a quotation mark is not closed.
home-positions-bad-quote = a quotation mark is not closed
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
# The move cannot be judged, because the engine has failed; the failure comes before.
home-position-unjudged-engine = The engine is off: your move is not judged.
# The move cannot be judged, because the engine names no advantage.
home-position-without-score = The engine gives no judgement of this move.
# The solution.
home-position-solution = Solution: { $moves }.
# The solution: each move but these is right.
home-position-avoid = Any move is right except: { $moves }.
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

## Help on the words of this program

# Help on hint.
home-help-hint = Type { command-hint } for the piece to look at. Type it again for the move, then for the engine's line.
# Help on retract.
home-help-retract = Type { command-retract } to take back your last move, and the reply. Type { command-retract } 1 for the last move alone. The engine always agrees.
# Help in a review.
home-help-turn = Type { home-word-turn } to go to the next turning point, where the judgement changed.
# Help at a position.
home-help-solution = Type { home-word-solution } to hear the solution, { home-word-skip } for the next position.

## Drills

# The command drill.
home-drill = Train squares, diagonals and knight routes by ear, without a board
# Argument: the subject.
home-drill-kind = Subject of the drill
# Option: the number of questions.
home-drill-rounds = Number of questions
# Option: the number from which the questions are drawn.
home-drill-seed = Number for the same questions again
# Option: the file of the results.
home-drill-results = { home-positions-results }
# Start of a drill. $count: number of questions.
home-drill-start = { $count ->
    [one] One question{" "}
   *[other] { $count } questions{" "}
}{ $kind ->
    [squares] about the colours of squares.
    [diagonals] about the lines of two squares.
    [meetings] about squares that two pieces attack.
   *[knight] about the shortest way of a knight.
}
# How to answer.
home-drill-how = { $kind ->
    [squares] Type { home-word-light } or { home-word-dark }.
    [diagonals] Type { home-word-yes } or { home-word-no }, or the kind of line.
    [diagonal] Type { home-word-yes } or { home-word-no }.
    [line] Type { home-word-file }, { home-word-rank }, { home-word-diagonal } or { home-word-none }.
    [meetings] Type a square that both attack, or { home-word-none }.
   *[knight] Type the number of moves, or each square of the way.
}
# Help in a drill, after the sentence above.
home-drill-help = Type { command-again } for the question, { home-word-skip } for the answer, { command-quit } to leave.
# Question: the colour of a square.
home-drill-colour = { $square }?
# Answer to it.
home-drill-colour-is = { $light ->
    [yes] { $square } is a light square.
   *[no] { $square } is a dark square.
}
# Question: whether two squares are on one diagonal.
home-drill-diagonal = { $first } and { $second }: same diagonal?
# Answer to it.
home-drill-diagonal-is = { $shared ->
    [yes] { $first } and { $second } are on the same diagonal.
   *[no] { $first } and { $second } are not on the same diagonal.
}
# Question: which line two squares share.
home-drill-line = { $first } and { $second }: file, rank, diagonal or none?
# Answer to it: a file.
home-drill-line-file = { $first } and { $second } are on the { $file } file.
# Answer to it: a rank.
home-drill-line-rank = { $first } and { $second } are on rank { $rank }.
# Answer to it: a diagonal.
home-drill-line-diagonal = { $first } and { $second } are on the same diagonal.
# Answer to it: no line.
home-drill-line-none = { $first } and { $second } share no file, rank or diagonal.
# Question: a square that two pieces attack. $one and $other: the kinds of piece.
home-drill-meeting = { $one } { $first }, { $other } { $second }: which square do both attack?
# Answer to it. $squares: all such squares.
home-drill-meeting-is = Both attack { $squares }.
# Answer to it: there is no such square.
home-drill-meeting-none = No square is attacked by both.
# Question: the shortest way of a knight.
home-drill-route = Knight from { $from } to { $to }.
# Answer to it. $moves: number of moves; $squares: the squares of one way.
home-drill-route-is = { $moves ->
    [one] One move: { $squares }.
   *[other] { $moves } moves, for example { $squares }.
}
# The answer was wrong; $answer is the right one.
home-drill-wrong = Wrong. { $answer }
# The answer, for a person who did not give one.
home-drill-was = { $answer }
# The text is not an answer; how to answer follows.
home-drill-unread = Not an answer.
# Wrong answers are asked again. $count: their number.
home-drill-repeat = { $count ->
    [one] One of them again.
   *[other] { $count } of them again.
}
# End of a drill. The time is that of the answer in the middle: $seconds and $tenth, as in 3.5 seconds.
home-drill-end = { $right } of { $count } right at the first try. Median time: { $seconds }.{ $tenth } seconds.
# End of a drill without an answer.
home-drill-nothing = No question was answered.
# Answer: the square is light.
home-word-light = light
    .heard = l, white, w, light square, white square
# Answer: the square is dark.
home-word-dark = dark
    .heard = d, black, b, dark square, black square
# Answer: the squares share a diagonal.
home-word-yes = yes
    .heard = y, same, the same
# Answer: they do not.
home-word-no = no
    .heard = n, not the same
# Answer: a file.
home-word-file = file
    .heard = the same file, same file
# Answer: a rank.
home-word-rank = rank
    .heard = the same rank, same rank
# Answer: a diagonal.
home-word-diagonal = diagonal
    .heard = the same diagonal, same diagonal
# Answer: no such line or square.
home-word-none = none
    .heard = nothing, nowhere, never, no square
