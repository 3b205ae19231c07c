### Three-dimensional chess after Meder. 3D and a number cite an article of his tournament rules.

## Counting sequences of moves, of any chess

# How long it took, beside the count itself. $ms is a number of milliseconds, $rate how many sequences a second.
perft-took = Counted in { $ms } ms, { $rate } a second.
# A position in standard chess that is none. $fen is what was typed.
perft-no-standard = “{ $fen }” is no position of standard chess in FEN.
# The same in Chess960. $fen is what was typed.
perft-no-chess960 = “{ $fen }” is no position of Chess960 in FEN.

## What is wrong with the text of a position (docs/tridim.md)

# The text is no position at all.
tridim-fields = A position has seven fields with one space between each, as docs/tridim.md says.
# A board is not one, or not the one that comes next. $text is what stands there. W, N, S, DP1 and KP6 are typed and stay.
tridim-board = “{ $text }” is not the board that belongs here: W, N and S come first, then the attack boards from DP1 to KP6.
# The rows of a board are not as many or as long as the board. $board: W, N, S or a pin such as DP1.
tridim-rows = The rows of board { $board } do not fit it.
# Not two attack boards of each side.
tridim-attack-boards = A position has the boards W, N and S and two attack boards of each side (3D 2.1, 2.6).
# The second field. $text is what stands there; w and b stay.
tridim-turn = “{ $text }” is not w or b, which say whose move it is.
# The third field. $text is what stands there.
tridim-castling = “{ $text }” are no castling rights of this position (3D 3.5).
# The fourth field. $text is what stands there.
tridim-spent = “{ $text }” are no pawns at home that have lost their double step (3D 3.4(b)).
# The fifth field. $text is what stands there.
tridim-doubled = “{ $text }” is no pawn that can just have gone two squares (3D 3.4(d)).
# The sixth field. $text is what stands there.
tridim-halfmoves = “{ $text }” is no count of half-moves.
# The seventh field. $text is what stands there.
tridim-number = “{ $text }” is no number of a move.
# $side is white or black.
tridim-kings = { $side ->
    [white] White must have one king (3D 2.6).
   *[black] Black must have one king (3D 2.6).
}
# $side is white or black.
tridim-too-many = { $side ->
    [white] White has more pieces than sixteen and eight promotions allow (3D 2.6, 3.4(e)).
   *[black] Black has more pieces than sixteen and eight promotions allow (3D 2.6, 3.4(e)).
}
# $square: a square such as a8S.
tridim-pawn = A pawn cannot stand on { $square } (3D 3.4(e)).
# The side that has just moved left its king in check.
tridim-check = The side that is not to move is in check (3D 3.5(b)).

## Why a move is none, or none that is legal here

# No move in the notation. The moves are typed and stay.
tridim-unreadable = That is no move in the notation; Nb3N, axb4W, QP3 and 0-0 would be.
# The words fit several legal moves. $moves is how many.
tridim-ambiguous = That fits { $moves } moves; name file, rank or level of the square of origin too.
# $square as in a4N, here and below.
tridim-no-square = { $square } is not there as the attack boards stand (3D 3.1(e)).
# $square as above.
tridim-own-piece = A piece of the same side stands on { $square } (3D 3.1(b)).
# $piece: the name of a piece.
tridim-no-piece = No such piece ({ $piece }) stands there.
# $square as above.
tridim-vertical = A piece cannot go to { $square } from straight above or below (3D 3.1(d)).
# $square as above.
tridim-blocked = Something stands in the way to { $square }, on one of the levels (3D 3.1(c)).
# $piece: the name of a piece; $square as above.
tridim-way = That piece ({ $piece }) does not go to { $square } (3D 3.2 to 3.5).
# $square as above.
tridim-moved = The pawn on { $square } has moved or was carried, and goes one square only (3D 3.4(b)).
# $square as above. x is typed and stays.
tridim-capture = On { $square } a capture and the x do not go together (3D E10).
# $square as above.
tridim-en-passant = Nothing can be captured in passing on { $square } (3D 3.4(d)).
# A pawn's promotion is missing, or nothing is promoted.
tridim-promotion = A pawn becomes a piece on the farthest rank of its file, and only there (3D 3.4(e)).
# $square as above.
tridim-late = The pawn on { $square } becomes a piece before the move (3D 3.4(e)(III)).
# A pawn was said to become a piece before the move.
tridim-not-late = No pawn is to become a piece before the move (3D 3.4(e)(III)).
# The move leaves the own king attacked.
tridim-king = The king would be in check (3D 3.5(b)).
# $square as above.
tridim-late-check = The pawn on { $square } would become a piece that gives check (3D 3.4(e)(III)).
# $castling is short or long.
tridim-castling-first = { $castling ->
    [short] Nobody castles short before the second move (3D 3.5).
   *[long] Nobody castles long before the second move (3D 3.5).
}
# $castling as above.
tridim-castling-moved = { $castling ->
    [short] King and rook for castling short have moved, or one is gone (3D 3.5).
   *[long] King and rook for castling long have moved, or one is gone (3D 3.5).
}
# $castling as above.
tridim-castling-between = { $castling ->
    [short] A piece stands between king and rook for castling short (3D 3.5).
   *[long] A piece stands between king and rook for castling long (3D 3.5).
}
# $castling as above.
tridim-castling-attacked = { $castling ->
    [short] To castle short, neither the king's square nor the one it goes to may be attacked (3D 3.5).
   *[long] To castle long, neither the king's square nor the one it goes to may be attacked (3D 3.5).
}
# $pin: a pin such as DP1, here and below.
tridim-pin-empty = No attack board stands on { $pin } (3D 3.6).
# $pin as above.
tridim-pin-laden = More than one piece is on the attack board of { $pin } (3D 3.6).
# $pin as above.
tridim-pin-not-own = The attack board of { $pin } is the opponent's to move (3D 3.6).
# $pin as above.
tridim-pin-taken = An attack board stands on { $pin } already (3D 3.6, E4).
# $pin as above.
tridim-pin-not-adjacent = No attack board goes there: { $pin } is not next to it (3D 3.6).
# $pin as above.
tridim-pin-backward = The attack board of { $pin } bears a piece and does not go backward (3D 3.6).
