### Three-dimensional chess under Meder's tournament rules. 3D and a number cite an article of them.

## Counts of move sequences, in any variant

# The time of a count. $ms is a number of milliseconds, $rate the number of sequences a second.
perft-took = Counted in { $ms } ms, { $rate } a second.

## Errors in the text of a position (docs/tridim.md); printed

# The text is not a position at all.
tridim-fields = Position: needs seven fields with one space between each. See docs/tridim.md.
# A board cannot be read, or is not the next one. $text is the text in its place. W, N, S, DP1 and KP6 are typed and stay.
tridim-board = “{ $text }” is not the expected board. Write W, N and S first, then the attack boards from DP1 to KP6.
# A board has too many or too few rows, or rows of a wrong length. $board: W, N, S or a pin such as DP1.
tridim-rows = Board { $board }: its rows do not fit its size.
# A side does not have two attack boards.
tridim-attack-boards = Position: needs boards W, N, S and two attack boards a side (3D 2.1, 2.6).
# The second field, $text; w and b stay.
tridim-turn = “{ $text }”: not a side to move. Write w or b.
# The third field, $text.
tridim-castling = “{ $text }”: castling rights impossible in this position (3D 3.5).
# The fourth field, $text.
tridim-spent = “{ $text }”: not a list of pawns at home that lost their double step (3D 3.4(b)).
# The fifth field, $text.
tridim-doubled = “{ $text }”: not a pawn that can have just moved two squares (3D 3.4(d)).
# The sixth field, $text: moves by White or Black since a pawn was moved, a piece captured or a pawn promoted.
tridim-halfmoves = “{ $text }”: not a number of moves without pawn move or capture.
# The seventh field, $text.
tridim-number = “{ $text }”: not a move number.
# A side without a king, or with several. $side is white or black.
tridim-kings = { $side ->
    [white] White must have exactly one king (3D 2.6).
   *[black] Black must have exactly one king (3D 2.6).
}
# Too many pieces of a side. $side is white or black.
tridim-too-many = { $side ->
    [white] White has too many pieces, even with eight promotions (3D 2.6, 3.4(e)).
   *[black] Black has too many pieces, even with eight promotions (3D 2.6, 3.4(e)).
}
# A pawn on an impossible square. $square: a square such as a8S.
tridim-pawn = A pawn cannot stand on { $square } (3D 3.4(e)).
# The king of the side that is not to move is in check.
tridim-check = The side not to move is in check (3D 3.5(b)).

## Reasons why a move is unreadable or illegal; spoken to the player who typed it

# The text is not a move in the notation. The moves are typed and stay.
tridim-unreadable = Not a move in this notation (3D E1 to E15). Type one such as Nb3N, axb4W, QP3 or 0-0.
# The text names a file and a rank without a level. $squares are the squares there, joined by or.
tridim-level-missing = The level is missing. Name one: { $squares }.
# The words fit several legal moves. $moves is their number.
tridim-ambiguous = { $moves } moves fit. Add the file, rank or level of the starting square.
# $square as in a4N, here and below.
tridim-no-square = { $square } does not exist now (3D 3.1(e)).
# $square as above.
tridim-own-piece = { $square } has a piece of the same side (3D 3.1(b)).
# $piece: the name of a piece.
tridim-no-piece = There is no such { $piece }.
# $square as above.
tridim-vertical = The move to { $square } is vertical, which is illegal (3D 3.1(d)).
# $square as above.
tridim-blocked = A piece on some level blocks the way to { $square } (3D 3.1(c)).
# $piece: the name of a piece; $square as above.
tridim-way = A { $piece } cannot move that way to { $square } (3D 3.2 to 3.5).
# $square as above.
tridim-moved = The pawn on { $square } has moved or was carried: one square only (3D 3.4(b)).
# A capture without x, or x without a capture. $square as above; x is typed and stays.
tridim-capture = { $square }: write x for a capture, and only then (3D E10).
# $square as above.
tridim-en-passant = No pawn can be captured en passant on { $square } (3D 3.4(d)).
# A promotion is missing, or is not possible here.
tridim-promotion = A pawn promotes on the farthest rank of its file, and only there (3D 3.4(e)).
# A pawn must be promoted before the move, and the move does not say so. $square as above.
tridim-late = Promote the pawn on { $square } before the move (3D 3.4(e)(III)).
# The move promotes a pawn beforehand, but none has to be.
tridim-not-late = No pawn has to be promoted before the move (3D 3.4(e)(III)).
# The move leaves the mover's king in check.
tridim-king = The king would be in check (3D 3.5(b)).
# The attack board would leave the corner of a pawn, which then could become a piece that gives check. $square as above.
tridim-late-check = The pawn on { $square } would promote and give check (3D 3.4(e)(III)).
# Castling on the first move. $castling is short or long.
tridim-castling-first = { $castling ->
    [short] No short castling on the first move (3D 3.5).
   *[long] No long castling on the first move (3D 3.5).
}
# The king or rook has moved or is missing. $castling as above.
tridim-castling-moved = { $castling ->
    [short] No short castling: king or rook has moved or is missing (3D 3.5).
   *[long] No long castling: king or rook has moved or is missing (3D 3.5).
}
# A piece is between king and rook. $castling as above.
tridim-castling-between = { $castling ->
    [short] No short castling: a piece is between king and rook (3D 3.5).
   *[long] No long castling: a piece is between king and rook (3D 3.5).
}
# The king's square or its destination is attacked. $castling as above.
tridim-castling-attacked = { $castling ->
    [short] No short castling: the king's square or destination is attacked (3D 3.5).
   *[long] No long castling: the king's square or destination is attacked (3D 3.5).
}
# No attack board is there. $pin: a pin such as DP1, here and below.
tridim-pin-empty = No attack board is on { $pin } (3D 3.6).
# An attack board with several pieces does not move. $pin as above.
tridim-pin-laden = The attack board on { $pin } carries more than one piece (3D 3.6).
# The opponent's attack board. $pin as above.
tridim-pin-not-own = The attack board on { $pin } is the opponent's (3D 3.6).
# The destination is occupied. $pin as above.
tridim-pin-taken = { $pin } already has an attack board (3D 3.6, E4).
# The destination is too far. $pin as above: where the attack board is or should go.
tridim-pin-not-adjacent = No attack board can move there: { $pin } is not adjacent (3D 3.6).
# An attack board with a piece moves only forward or sideways. $pin as above.
tridim-pin-backward = The attack board on { $pin } carries a piece and cannot move backward (3D 3.6).

## Words of announcements, chosen so that none is mistaken for another (docs/tridim.md)

# The z-file.
tridim-file-z = Zacharias
# The rank below rank 1.
tridim-rank-0 = zero
    .heard = 0, null
# The rank above rank 8.
tridim-rank-9 = nine
    .heard = 9
# White's board, the lowest.
tridim-level-white = downstairs
# The neutral board, in the middle.
tridim-level-neutral = neutral
# Black's board, the highest.
tridim-level-black = upstairs
# A pin on the queenside, before its number: "queenpin three".
tridim-pin-queen = queenpin
    .heard = queen pin, queens pin, QP
# A pin on the kingside, before its number.
tridim-pin-king = kingpin
    .heard = king pin, kings pin, KP
# Said before the pins of a move of an attack board: "attack board queenpin one queenpin three".
tridim-attack-board = attack board
    .heard = attackboard, deck
# Said before the move if a pawn is promoted beforehand, followed by its square and the new piece.
tridim-exchanged = exchanged
    .heard = exchange
# Two words or groups of words, one after the other.
tridim-then = { $first } { $rest }
# A square or a pin of an announcement.
tridim-announced = { $square }
# The name of a piece alone.
tridim-piece = { $piece }
# A word chosen by the arbiter.
tridim-chosen = { $word }
# --level-words cannot be read; printed. $text is what was typed; z and W are typed and stay.
tridim-no-words = "{ $text }": not a choice of words. Write --level-words z=Zeppelin,W=bottom, with z, W, N, S, DP or KP.
# A chosen word already has a meaning in announcements; printed. $text is the word.
tridim-word-taken = "{ $text }": already has a meaning in announcements. Choose another word.

## A game on three levels

# Start of a game with a clock. The commands are typed and stay. $side is to move.
tridim-ready-to-start = Three-dimensional chess. Type { command-start } for { $side ->
    [white] White
   *[black] Black
}'s clock, { command-help } for commands.
# Start of a game without a clock. $side is to move.
tridim-ready-without-clock = Three-dimensional chess. { $side ->
    [white] White
   *[black] Black
} moves first. Type { command-help } for commands.
# Start of a game, after the words above.
tridim-no-pegs = No tactile board exists for three levels. Execute moves by hand.
# Asks for the places of the attack boards.
command-decks = decks
    .heard = attack boards, attackboards
# A level without a piece. $level is its name.
tridim-level-empty = { $level } empty
# Before the pieces on a level. $level is its name.
tridim-level-begins = { $level }
# Before the squares above the one asked about.
tridim-above = Above
# Before the squares below the one asked about.
tridim-below = Below
# An attack board. $pin is its pin, $began the side that had it first; $owner is the side that may move it now, or none if it has several pieces.
tridim-deck = { $pin }: { $began ->
    [white] White's attack board
   *[black] Black's attack board
}, { $owner ->
    [white] White may move it
    [black] Black may move it
   *[none] too many pieces to move
}
# The legal destinations of the attack board just named. $pins is a list.
tridim-deck-goes = can move to { $pins }
# A square, spelt. $letter is its letter, $file its name, $rank a digit, $level its level in words.
tridim-spelt-square = { $letter } as in { $file }, { $rank }, { $level }
# A pin, spelt.
tridim-spelt-deck = { $pin }
# Refused: a command that needs a tactile board.
refused-no-level-pegs = { tridim-no-pegs }
# Refused: a report or claim about a touched piece.
refused-touch-by-arbiter = On three levels, the arbiter decides about touched pieces (3D 4.3).
# Only White's scoresheet has a legal move. $ply names the move; $white and $black are what each wrote.
tridim-scores-only-white = { $ply }: only White wrote a legal move. White: { $white }, Black: { $black }.
# Only Black's scoresheet has a legal move.
tridim-scores-only-black = { $ply }: only Black wrote a legal move. Black: { $black }, White: { $white }.
# Neither scoresheet has a legal move.
tridim-scores-neither = { $ply }: neither wrote a legal move. White: { $white }, Black: { $black }.
# The scoresheets have different legal moves. $after-white and $after-black: how many of the later moves are legal after each.
tridim-scores-moves = { $ply }: the scoresheets differ. White wrote { $white }, Black { $black }. Later moves that fit White's: { $after-white }. Later moves that fit Black's: { $after-black }.
# The verdict, where the scoresheets differ.
tridim-scores-back = Return to the position after { $ply }.
# The verdict, where both scoresheets give one game up to a move.
tridim-scores-one-game = Both scoresheets give one game up to { $ply }.
# An unknown variant. $variant is what was typed.
variant-unknown = --variant: "{ $variant }" is unknown. Write standard, chess960, chess960:0 to chess960:959, or tridim.
# A wrong number of a starting position. $number is what was typed.
variant-number = "{ $number }": not a starting position. Write a number from 0 to 959.
# Chess960 with an edition that has no rules for it.
variant-edition = Chess960: has rules only in the Laws of 2023 (Guidelines II). Leave out --laws.
# Words for levels in chess on one board.
variant-no-levels = --level-words: only for three-dimensional chess. Add --variant tridim.
# The variant of a file differs from --variant. $file is the file, $variant its variant.
variant-another = { $file }: holds a game of another variant: { $variant }.
# A journal besides two scoresheets; three-dimensional chess compares only two of them.
tridim-no-journal = --journal: not used in three-dimensional chess. Name the journal as one of the two scoresheets.
# An option that three-dimensional chess cannot use. $option is its name.
variant-no-option = { $option }: not available in three-dimensional chess. Leave it out.

## Scoresheets as text

# A line of a scoresheet cannot be read. $text is the line.
tridim-row = "{ $text }": not a line of a scoresheet.
# A scoresheet with more moves than any game.
tridim-too-long = Scoresheet: longer than any game.
# An output format that three-dimensional chess does not have.
tridim-sheet-form = Three-dimensional chess: not available as PGN or Braille. Write --to txt, longhand or wav.
# Only one of two scoresheets is of three-dimensional chess.
tridim-two-chesses = Scoresheets: only one of them is of three-dimensional chess.
# Two scoresheets with different starting positions.
tridim-two-starts = Scoresheets: their starting positions differ.
# --lot without Chess960.
variant-no-lot = --lot: only for Chess960. Add --variant chess960.
# Several of --fen, a number and --lot.
variant-two-starts = Starting position: given more than once. Use only one of a number, a FEN and --lot.
# A command of annabella that has no three-dimensional chess.
variant-chess-alone = --variant tridim: no tactile board exists for three levels, so none can be simulated.

## Chess960 (2023, Guidelines II)

# Start of a game. $number is 0 to 959; $pieces lists the pieces from a to h.
chess960-start = Chess960, starting position { $number }, from Anna: { $pieces }.
# Start of a game from a position without a number.
chess960-entered = Chess960 from an entered position.
# How the position was drawn. $lot is the text that was drawn with.
chess960-drawn = Drawn with the lot "{ $lot }". The first eight bytes of its SHA-256 count, modulo 960.

## Positions shown and judged

# Neither a position nor a file. $text is what was typed.
show-nothing = "{ $text }": neither a position nor a file.
# The game is shorter. $file is its file; $plies the number of moves by White and Black.
show-too-few = { $file }: has only { $plies } moves, White's and Black's counted.
# The state of a position. $status is mate, stalemate, dead or ongoing; $side is the side to move.
judge-status = { $status ->
    [mate] { $side ->
        [white] White is mated.
       *[black] Black is mated.
    }
    [stalemate] { $side ->
        [white] White is stalemated.
       *[black] Black is stalemated.
    }
    [dead] Neither side can mate: the game is drawn.
    [fivefold-repetition] The position has occurred five times: the game is drawn (2023 9.6.1).
    [seventy-five-moves] 75 moves by each player without a capture or a pawn move: the game is drawn (2023 9.6.2).
   *[ongoing] This position does not end the game.
}
# A game went on after its end. $reason: how it ended, with the move $number of $side.
judge-ended = The game ended in a draw with { $side ->
    [white] White's
   *[black] Black's
} move { $number }: { $reason ->
    [fivefold-repetition] the position had occurred five times (2023 9.6.1).
    [seventy-five-moves] 75 moves by each player without a capture or a pawn move (2023 9.6.2).
   *[dead-position] neither side can mate.
}
# The side to move is in check.
judge-check = { $side ->
    [white] White is in check.
   *[black] Black is in check.
}
# A draw that the side to move can claim. $ground is threefold or fifty.
judge-claim = { judge-side } can claim a draw: { $ground ->
    [threefold] the position has occurred three times (2023 9.2.2).
   *[fifty] 50 moves by each player without a capture or a pawn move (2023 9.3.2).
}
# A draw that the side to move can claim by writing a move. $ground is threefold or fifty. $moves: the moves for threefold.
judge-claim-with = { $ground ->
    [threefold] { judge-side } can claim a draw by writing { $moves }: the position is about to occur for the third time (2023 9.2.1).
   *[fifty] { judge-side } can claim a draw by writing a move without a capture or a pawn: it completes 50 by each player (2023 9.3.1).
}
# Whether a side can still mate. $can is yes, no or undetermined.
judge-can-mate = { $can ->
    [yes] { judge-side } can still mate.
    [no] { judge-side } can no longer mate.
   *[undetermined] It is unclear whether { judge-side } can still mate.
}
# A line of moves that proves that a side can still mate. $side is the side; $moves are the moves of both sides.
judge-mates = { judge-side } could mate like this: { $moves }
# The side in the two sentences above.
judge-side = { $side ->
    [white] White
   *[black] Black
}
