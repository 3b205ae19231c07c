### Three-dimensional chess after Meder. 3D and a number cite an article of his tournament rules.

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
