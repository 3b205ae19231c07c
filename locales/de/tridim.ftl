### Dreidimensionales Schach nach Meder. 3D und eine Nummer nennen einen Artikel seiner Turnierregeln.

## Zugfolgen zählen, in jedem Schach

# How long it took, beside the count itself. $ms is a number of milliseconds, $rate how many sequences a second.
perft-took = Gezählt in { $ms } ms, { $rate } je Sekunde.
# A position in standard chess that is none. $fen is what was typed.
perft-no-standard = „{ $fen }“ ist keine Stellung des üblichen Schachs in FEN.
# The same in Chess960. $fen is what was typed.
perft-no-chess960 = „{ $fen }“ ist keine Stellung des Chess960 in FEN.

## Was am Text einer Stellung falsch ist (docs/tridim.md)

# The text is no position at all.
tridim-fields = Eine Stellung hat sieben Felder mit je einem Leerzeichen dazwischen, wie es in docs/tridim.md steht.
# A board is not one, or not the one that comes next. $text is what stands there. W, N, S, DP1 and KP6 are typed and stay.
tridim-board = „{ $text }“ ist nicht das Brett, das hier stehen muss: erst W, N und S, dann die Angriffdecks von DP1 bis KP6.
# The rows of a board are not as many or as long as the board. $board: W, N, S or a pin such as DP1.
tridim-rows = Die Reihen des Bretts { $board } passen nicht zu ihm.
# Not two attack boards of each side.
tridim-attack-boards = Eine Stellung hat die Bretter W, N und S und zwei Angriffdecks jeder Seite (3D 2.1, 2.6).
# The second field. $text is what stands there; w and b stay.
tridim-turn = „{ $text }“ ist nicht w oder b und sagt nicht, wer am Zug ist.
# The third field. $text is what stands there.
tridim-castling = „{ $text }“ sind keine Rochaderechte dieser Stellung (3D 3.5).
# The fourth field. $text is what stands there.
tridim-spent = „{ $text }“ sind keine Bauern auf ihren Ursprungsfeldern, die den Doppelschritt verloren haben (3D 3.4(b)).
# The fifth field. $text is what stands there.
tridim-doubled = „{ $text }“ ist kein Bauer, der gerade zwei Felder gezogen sein kann (3D 3.4(d)).
# The sixth field. $text is what stands there.
tridim-halfmoves = „{ $text }“ ist keine Anzahl von Halbzügen.
# The seventh field. $text is what stands there.
tridim-number = „{ $text }“ ist keine Zugnummer.
# $side is white or black.
tridim-kings = { $side ->
    [white] Weiß muss genau einen König haben (3D 2.6).
   *[black] Schwarz muss genau einen König haben (3D 2.6).
}
# $side is white or black.
tridim-too-many = { $side ->
    [white] Weiß hat mehr Figuren, als sechzehn und acht Umwandlungen erlauben (3D 2.6, 3.4(e)).
   *[black] Schwarz hat mehr Figuren, als sechzehn und acht Umwandlungen erlauben (3D 2.6, 3.4(e)).
}
# $square: a square such as a8S.
tridim-pawn = Auf { $square } kann kein Bauer stehen (3D 3.4(e)).
# The side that has just moved left its king in check.
tridim-check = Die Seite, die nicht am Zug ist, steht im Schach (3D 3.5(b)).

## Why a move is none, or none that is legal here

# No move in the notation. The moves are typed and stay.
tridim-unreadable = Das ist kein Zug in der Notation; Sb3N, axb4W, DP3 und 0-0 wären welche.
# The words fit several legal moves. $moves is how many.
tridim-ambiguous = Das passt auf { $moves } Züge; nennen Sie auch Linie, Reihe oder Ebene des Ausgangsfelds.
# $square as in a4N, here and below.
tridim-no-square = { $square } gibt es nicht, so wie die Angriffdecks stehen (3D 3.1(e)).
# $square as above.
tridim-own-piece = Auf { $square } steht eine eigene Figur (3D 3.1(b)).
# $piece: the name of a piece.
tridim-no-piece = Dort steht keine solche Figur ({ $piece }).
# $square as above.
tridim-vertical = Auf { $square } kommt niemand senkrecht von oben oder unten (3D 3.1(d)).
# $square as above.
tridim-blocked = Auf dem Weg nach { $square } steht etwas, auf einer der Ebenen (3D 3.1(c)).
# $piece: the name of a piece; $square as above.
tridim-way = Diese Figur ({ $piece }) zieht nicht nach { $square } (3D 3.2 bis 3.5).
# $square as above.
tridim-moved = Der Bauer auf { $square } hat schon gezogen oder ist mitgefahren und zieht nur ein Feld (3D 3.4(b)).
# $square as above. x is typed and stays.
tridim-capture = Auf { $square } passen Schlagen und x nicht zusammen (3D E10).
# $square as above.
tridim-en-passant = Auf { $square } ist nichts en passant zu schlagen (3D 3.4(d)).
# A pawn's promotion is missing, or nothing is promoted.
tridim-promotion = Ein Bauer wird auf der entferntesten Reihe seiner Linie umgewandelt und nur dort (3D 3.4(e)).
# $square as above.
tridim-late = Der Bauer auf { $square } wird vor dem Zug umgewandelt (3D 3.4(e)(III)).
# A pawn was said to become a piece before the move.
tridim-not-late = Vor dem Zug ist kein Bauer umzuwandeln (3D 3.4(e)(III)).
# The move leaves the own king attacked.
tridim-king = Der König stünde im Schach (3D 3.5(b)).
# $square as above.
tridim-late-check = Der Bauer auf { $square } würde eine Figur, die Schach gibt (3D 3.4(e)(III)).
# $castling is short or long.
tridim-castling-first = { $castling ->
    [short] Vor dem zweiten Zug gibt es keine kurze Rochade (3D 3.5).
   *[long] Vor dem zweiten Zug gibt es keine lange Rochade (3D 3.5).
}
# $castling as above.
tridim-castling-moved = { $castling ->
    [short] König oder Turm der kurzen Rochade hat gezogen oder fehlt (3D 3.5).
   *[long] König oder Turm der langen Rochade hat gezogen oder fehlt (3D 3.5).
}
# $castling as above.
tridim-castling-between = { $castling ->
    [short] Zwischen König und Turm der kurzen Rochade steht etwas (3D 3.5).
   *[long] Zwischen König und Turm der langen Rochade steht etwas (3D 3.5).
}
# $castling as above.
tridim-castling-attacked = { $castling ->
    [short] Bei der kurzen Rochade darf weder das Feld des Königs noch sein Zielfeld angegriffen sein (3D 3.5).
   *[long] Bei der langen Rochade darf weder das Feld des Königs noch sein Zielfeld angegriffen sein (3D 3.5).
}
# $pin: a pin such as DP1, here and below.
tridim-pin-empty = Auf { $pin } steht kein Angriffdeck (3D 3.6).
# $pin as above.
tridim-pin-laden = Auf dem Angriffdeck von { $pin } steht mehr als eine Figur (3D 3.6).
# $pin as above.
tridim-pin-not-own = Das Angriffdeck von { $pin } zieht der Gegner (3D 3.6).
# $pin as above.
tridim-pin-taken = Auf { $pin } steht schon ein Angriffdeck (3D 3.6, E4).
# $pin as above.
tridim-pin-not-adjacent = Dorthin zieht kein Angriffdeck: { $pin } grenzt nicht daran (3D 3.6).
# $pin as above.
tridim-pin-backward = Das Angriffdeck von { $pin } ist besetzt und zieht nicht rückwärts (3D 3.6).
