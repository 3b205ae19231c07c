### The position by ear: pieces of a kind, lines, what was captured, earlier positions.

## Commands: commands.ftl says how these words are understood

# Asks where the pawns stand, file by file.
command-pawns = pawns
# Asks what stands on file, rank and diagonals from a square, or in one direction.
command-lines = lines
    .heard = line
# Asks what each side has captured.
command-captured = captured
# Asks how many pieces of each kind there are.
command-material = material
# Asks whether a king is in check.
command-check = check
    .heard = in check
# Asks for the empty squares of a rank or file.
command-empty = empty
# Asks for the position after a move of that number.
command-after = after
# Reads the score backwards, a move at a time.
command-previous = previous
    .heard = previous move
# Reads the score forwards, a move at a time.
command-next = next
    .heard = next move

## Answers

# What stands from a square in the direction of $to, the last square there.
explore-direction = Towards { $to }: { $pieces }
# Nothing stands in that direction.
explore-direction-empty = Towards { $to }: empty
# So many pieces of a kind.
explore-count = { $piece-id ->
    [king] { $count ->
        [one] king
       *[other] { $count } kings
    }
    [queen] { $count ->
        [one] one queen
       *[other] { $count } queens
    }
    [rook] { $count ->
        [one] one rook
       *[other] { $count } rooks
    }
    [bishop] { $count ->
        [one] one bishop
       *[other] { $count } bishops
    }
    [knight] { $count ->
        [one] one knight
       *[other] { $count } knights
    }
   *[pawn] { $count ->
        [one] one pawn
       *[other] { $count } pawns
    }
}
# What a side has on the board.
explore-material = { $side ->
    [white] White: { $pieces }.
   *[black] Black: { $pieces }.
}
# What a side has captured.
explore-captured = { $side ->
    [white] White has captured: { $pieces }.
   *[black] Black has captured: { $pieces }.
}
# A side has captured nothing.
explore-nothing-captured = { $side ->
    [white] White has captured nothing.
   *[black] Black has captured nothing.
}
# No king is in check.
explore-no-check = No king is in check.
# The empty squares of a rank or file.
explore-empty = Empty: { $squares }
# Every square of that rank or file is taken.
explore-none-empty = No square is empty
# There is no move before the one that was told.
explore-first-move = That is the first move.
# Where the reader stands before the first move, there is none before that.
explore-before-first = That is the position at the start, before the first move.
# There is no move after the one that was told.
explore-last-move = That is the last move.
# Before the pieces of an earlier position: after which move it stood.
explore-after = { $side ->
    [white] After White's move { $number }, { $mv }
   *[black] After Black's move { $number }, { $mv }
}
# Before the pieces of the position in which the game began.
explore-start = At the start

## Help

# Questions about the pieces of a position.
play-help-exploring = piece white rook names one kind, pawns the pawns by file, lines e4 what stands around a square, lines e4 e8 in one direction; empty e, material and captured as they say, check whether a king is in check.
# Questions about earlier positions.
play-help-walking = after 12 tells the position after move 12; previous and next read the game move by move.
# A question about one board, where there are three levels.
refused-one-board-only = That is asked only in chess on one board; { command-board } and { command-square } answer here.

## Practice

# Asks which pieces attack a square.
command-attackers = attackers
    .heard = attacker
# Asks for what other programs tell of a position, and this one never.
command-hint = hint
    .heard = tip, best move, bestmove, evaluation, evaluate, eval, engine, analysis, analyse, analyze, opening book, opening, book, threats, coach
# At the beginning of a practice game.
practice-game = Practice: attackers and legal moves are told to who asks.
# The pieces of a side that attack a square.
practice-attacked = { $side ->
    [white] Practice: White attacks { $square }: { $pieces }.
   *[black] Practice: Black attacks { $square }: { $pieces }.
}
# No piece of a side attacks a square.
practice-not-attacked = { $side ->
    [white] Practice: White does not attack { $square }.
   *[black] Practice: Black does not attack { $square }.
}
# Where a piece may go.
practice-moves = Practice: { $square } { $piece }, legal moves: { $squares }.
# A piece has no legal move.
practice-no-moves = Practice: { $square } { $piece } has no legal move.
# Questions in practice.
play-help-practice = Practice: attackers e4, moves e2.
# A player in tournament play asks whether a king is in check.
refused-check-untold = In tournament play the program tells of no check (Article 11.3.1).
# Attackers or legal moves were asked for where it is not practice. $article: of the Laws.
refused-only-in-practice = Attackers and legal moves would be advice (Article { $article }); only annabella play --practice tells them.
# A hint, an evaluation or an opening book was asked for. $article: of the Laws.
refused-no-advice = That would be advice (Article { $article }); the program has no engine and no opening book.
