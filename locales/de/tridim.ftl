### Dreidimensionales Schach nach Meder. 3D und eine Nummer nennen einen Artikel seiner Turnierregeln.

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
