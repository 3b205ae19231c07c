### The position by ear: pieces of a kind, lines, captured pieces, earlier positions.

## Commands: commands.ftl says how these words are understood

# Asks where the pawns are, file by file.
command-pawns = pawns
# Asks for the pieces on the file, rank and diagonals of a square, or in one direction from it.
command-lines = lines
    .heard = line
# Asks what each side has captured.
command-captured = captured
# Asks how many pieces of each kind each side has.
command-material = material
# Asks whether a king is in check.
command-check = check
    .heard = in check
# Asks for the empty squares of a rank or file.
command-empty = empty
# Asks for the position after a move of that number.
command-after = after
# Reads the game backwards, one move at a time.
command-previous = previous
    .heard = previous move
# Reads the game forwards, one move at a time.
command-next = next
    .heard = next move
# Prints the position as a FEN.
command-fen = fen

## Answers

# The pieces in one direction from a square. $to: the last square of that direction.
explore-direction = Towards { $to }: { $pieces }
# No piece in one direction from a square. $to: the last square of that direction.
explore-direction-empty = Towards { $to }: empty
# The number of pieces of one kind, in the two answers after this one.
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
# The pieces that a side has more of. $pieces: a list as above.
explore-material = { $side ->
    [white] White has more: { $pieces }.
   *[black] Black has more: { $pieces }.
}
# Both sides have the same pieces.
explore-material-equal = Material is equal.
# The pieces that a side has captured. $pieces: a list as above.
explore-captured = { $side ->
    [white] White has captured: { $pieces }.
   *[black] Black has captured: { $pieces }.
}
# Nothing captured by a side.
explore-nothing-captured = { $side ->
    [white] White has captured nothing.
   *[black] Black has captured nothing.
}
# Answer to the question whether a king is in check.
explore-no-check = No king is in check.
# The empty squares of a rank or file.
explore-empty = Empty: { $squares }
# A rank or file without an empty square.
explore-none-empty = No square is empty
# Asked for the move before the first one.
explore-first-move = That is the first move.
# Asked for the move before the starting position.
explore-before-first = That is the starting position, before the first move.
# Asked for the move after the last one.
explore-last-move = That is the last move.
# Before the pieces of an earlier position: the move that led to it.
explore-after = { $side ->
    [white] After White's move { $number }, { $mv }
   *[black] After Black's move { $number }, { $mv }
}
# Before the pieces of the starting position.
explore-start = At the start

## Help

# Questions about the pieces.
play-help-exploring = Type piece white rook for one kind of piece, pawns for all pawns. Type lines e4 for the pieces around e4. Type lines e4 e8 for those towards e8. Type empty e for the empty squares of the e-file. Type material for the difference in material, captured for those captured. Type check for a king in check.
# Questions about earlier positions.
play-help-walking = Type after 12 for the position after move 12. Type previous or next to go through the game move by move. Type fen to print the position for another program.
# The keys on the board, in the two sentences after this one.
cursor-keys = With --keys, press Tab to walk on the board. The arrows go from square to square. Enter picks up a piece and puts it down. The question mark explains a key. Tab leads back to typing.
# The keys on one board.
play-help-cursor = { cursor-keys } Type cursor e4 to go to a square.
# The keys on three levels.
tridim-help-cursor = { cursor-keys } Page Up and Page Down change the level. Type cursor d3N to go to a square.
# Refused: a question about one board, in three-dimensional chess.
refused-one-board-only = Not available on three levels. Use { command-board } or { command-square }.

## The cursor on the board: keys instead of words

# Makes the keys walk on the board. Programs write the name of a key after it: cursor left.
command-cursor = cursor
# The letters of king, queen, rook, bishop, knight and pawn, without blanks. None may be h, v, x, m, u, z, g, w, o, y or e.
cursor-piece-letters = kqrbnp
# The signs of the digits 1 to 8 with Shift on the keyboards of this language; where digits need Shift, without it.
cursor-digit-signs = !@#$%^&*
    .heard = !"£$%^&*
# The keys walk on the board from now on; the square at the cursor follows.
cursor-on = Board keys on
# The keys type again.
cursor-off = Board keys off.
# No square is in this direction; the square at the cursor follows.
cursor-edge = Edge
# A digit for a rank that has no square there on any level; the square at the cursor follows.
cursor-no-square = No such square
# No piece of this kind is on the board.
cursor-no-such-piece = { $piece-id ->
    [king] No king.
    [queen] No queen.
    [rook] No rook.
    [bishop] No bishop.
    [knight] No knight.
   *[pawn] No pawn.
}
# Enter picked up a piece.
cursor-picked = { $piece } picked up from { $square }
# The same on three levels. $here: the square.
cursor-picked-here = { $piece } picked up from { $here }
# Enter put the piece back on its square.
cursor-put-back = Put back.
# The same before another piece is picked up, which follows.
cursor-put-back-first = Put back
# After a refused move by keys: the piece is still picked up. $piece is a piece and its colour.
cursor-in-hand = Still picked up: { $piece }.
# Enter on a square without a piece of the side to move.
cursor-nothing-to-pick = { $side ->
    [white] No white piece is here. White is to move.
   *[black] No black piece is here. Black is to move.
}
# Enter on the board where the opponent's move must be repeated first, on a square without the opponent's piece.
cursor-repeat-first = Repeat first: { $mv }. Press Enter where its piece came from, then where it went.
# A pawn was put on the last rank.
cursor-which-piece = Which piece? Press its letter.
# After the question mark.
cursor-explains = Press a key to hear what it does.
# A key without a meaning on the board.
cursor-no-meaning = This key does nothing on the board. Press the question mark, then a key, to hear what the key does.
# What a key does: the square at the cursor again.
cursor-key-here = The square and its piece again.
# What a key does: says the colour of the square.
cursor-key-colour = Whether this square is light or dark.
# What a key does: reads the rank.
cursor-key-rank = The pieces on this rank.
# What a key does: reads the file.
cursor-key-file = The pieces on this file.
# What a key does: reads all lines from the square.
cursor-key-lines = The pieces on all lines from this square.
# The same key on three levels.
cursor-key-stack = The square, and those below and above it.
# What a key does: reads the diagonals of the square.
cursor-key-diagonals = The pieces on the diagonals of this square.
# What a key does: reads the last move.
cursor-key-last = The last move.
# What a key does: reads the move before the one heard last.
cursor-key-previous = The move before the one heard last.
# What a key does: reads the move after it.
cursor-key-next = The move after the one heard last.
# What a key does: reads the first move of the game.
cursor-key-first = The first move.
# What a key does: reads the asker's time.
cursor-key-time = Your time.
# What a key does: reads both times.
cursor-key-clock = Both times.
# What a key does: reads the captured pieces.
cursor-key-captured = The captured pieces.
# What a key does: says whether a king is in check.
cursor-key-check = Whether a king is in check.
# What a key does: names the side to move.
cursor-key-whose = Whose move it is.
# What a key does: names the opponent.
cursor-key-opponent = The name of your opponent.
# What a key does: explains the next key. All keys are named.
cursor-key-explain = Explains the next key. Squares: arrows, Home, End, Page Up, Page Down, digits, letters of pieces. Pieces: Enter, o, h, v, x, g, y. Moves: m, w, comma, period, less-than. Clock: u, z. Opponent: e. With Shift also digits, letters of pieces, o, x.
# What a key does: an arrow.
cursor-key-arrows = To the next square.
# What a key does: Home, End, Page Up or Page Down.
cursor-key-edges = To the edge of the board.
# What a key does: Page Up or Page Down on three levels.
cursor-key-levels = To the next square above or below.
# What a key does: Enter.
cursor-key-enter = Picks up a piece, or moves it here. Repeats the opponent's move in the same way.
# What a key does: a digit from 1 to 8.
cursor-key-digit = To this rank on the same file.
# What a function key does, or the same letter with Alt. $number is that of the key.
cursor-key-function = { $number ->
    [1] Help.
    [2] Your time.
    [3] Both times.
    [4] The time used.
    [5] The move numbers.
    [6] The last words again.
    [7] Silences the voice.
    [8] Presses your clock.
    [9] Announces the move on the pegs.
    [11] Recognises your announcement while you hold it.
    [12] Records what you say while you hold it.
   *[other] { cursor-no-meaning }
}
# The key that leads from the board back to the line.
cursor-key-back = Back to typing.
# What a key does: a digit from 1 to 8 with Shift.
cursor-key-shift-digit = To this file on the same rank.
# What a key does: the letter of a piece; $piece is which.
cursor-key-piece = { $piece-id ->
    [king] To the next king.
    [queen] To the next queen.
    [rook] To the next rook.
    [bishop] To the next bishop.
    [knight] To the next knight.
   *[pawn] To the next pawn.
} With Shift, backwards.

## Practice

# Asks which pieces attack a square.
command-attackers = attackers
    .heard = attacker
# Asks who has the right to castle, in practice games.
command-castling = rights
    .heard = castling rights, castling right, right to castle, can castle
# Asks how often the position occurred, which is not answered.
command-repetitions = repetitions
    .heard = how often, how many repetitions
# Asks for advice, which the program never gives.
command-hint = hint
    .heard = tip, best move, bestmove, evaluation, evaluate, eval, engine, analysis, analyse, analyze, opening book, opening, book, threats, coach
# Start of a practice game.
practice-game = Practice: you can ask for attackers and legal moves.
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
# The legal moves of a piece. $squares: where it can go.
practice-moves = Practice: { $square } { $piece }, legal moves: { $squares }.
# A piece without a legal move.
practice-no-moves = Practice: { $square } { $piece } has no legal move.
# The right of a side to castle. $rights: the sentence about it, as for a position in words.
practice-castling = Practice: { $rights }
# A side has lost the right to castle.
practice-no-castling = { $side ->
    [white] Practice: White has no right to castle.
   *[black] Practice: Black has no right to castle.
}
# Questions in practice games.
play-help-practice = Practice: type attackers e4 for the attackers of e4. Type moves e2 for the legal moves from e2. Type rights for the right to castle.
# Refused: a player asks in tournament play whether a king is in check.
refused-check-untold = Checks are not announced in tournament play (Article 11.3.1).
# Refused: attackers or legal moves in a game that is not practice. $article: of the Laws.
refused-only-in-practice = That would be advice (Article { $article }). For practice, use annabella play --practice.
# Refused: a hint, an evaluation or an opening book. $article: of the Laws.
refused-no-advice = That would be advice: Article { $article }.
# Refused: how often a position occurred, or how many moves were made without a capture. $article: of the Laws.
refused-no-count = The count would be advice (Article { $article }). To claim: { command-claim } { argument-threefold } or { command-claim } { argument-fifty }.
