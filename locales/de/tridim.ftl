### Dreidimensionales Schach nach Meder. 3D und eine Nummer nennen einen Artikel seiner Turnierregeln.

## Zugfolgen zählen, in jedem Schach

# How long it took, beside the count itself. $ms is a number of milliseconds, $rate how many sequences a second.
perft-took = Gezählt in { $ms } ms, { $rate } je Sekunde.

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
tridim-unreadable = Das ist kein Zug in der Notation (3D E1 bis E15); Sb3N, axb4W, DP3 und 0-0 wären welche.
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

## Im Gespräch: Wörter, die kein anderes Wort der Ansage verwechseln lässt (docs/tridim.md)

# The z-file.
tridim-file-z = Zacharias
# The rank below rank 1.
tridim-rank-0 = null
    .heard = 0
# The rank above rank 8.
tridim-rank-9 = neun
    .heard = 9
# White's board, the lowest.
tridim-level-white = Parterre
# The neutral board, in the middle.
tridim-level-neutral = neutral
# Black's board, the highest.
tridim-level-black = Obergeschoss
# A pin of the queen's wing, before its number: "Damenpin drei".
tridim-pin-queen = Damenpin
    .heard = Damen Pin, DP
# A pin of the king's wing, before its number.
tridim-pin-king = Königspin
    .heard = Königs Pin, KP
# Said before the pins of a move of an attack board: "Angriffdeck Damenpin eins Damenpin drei".
tridim-attack-board = Angriffdeck
    .heard = Deck, Angriffsdeck, Angriffbrett
# Said where a pawn is exchanged before the move, followed by its square and the new piece.
tridim-exchanged = Umwandlung
# One word or group of words, then the others.
tridim-then = { $first } { $rest }
# A square or a pin of an announcement.
tridim-announced = { $square }
# The name of a piece alone.
tridim-piece = { $piece }
# A word that the arbiter has chosen.
tridim-chosen = { $word }
# The option for words is not of this form. $text is what was typed; z and W are typed and stay.
tridim-no-words = „{ $text }“ wählt kein Wort; so ginge es: --level-words z=Zeppelin,W=unten (zu nennen sind z, W, N, S, DP, KP).
# A chosen word means something in announcements already. $text is the word.
tridim-word-taken = „{ $text }“ bedeutet in Ansagen schon etwas; wählen Sie ein anderes Wort.

## Eine Partie auf drei Ebenen

# Before the game, with a clock. The commands are typed and stay. $side is to move.
tridim-ready-to-start = Dreidimensionales Schach. { command-start } setzt die Uhr von { $side ->
    [white] Weiß
   *[black] Schwarz
} in Gang, { command-help } nennt die Befehle.
# Before the game, without a clock. $side is to move.
tridim-ready-without-clock = Dreidimensionales Schach. { $side ->
    [white] Weiß
   *[black] Schwarz
} beginnt mit einem Zug, { command-help } nennt die Befehle.
# After the first words of a game.
tridim-no-pegs = Bretter mit Stiften für drei Ebenen gibt es nicht. Jeder Zug wird von Hand oder von einer Assistenz ausgeführt.
# The command for where the attack boards are.
command-decks = angriffdecks
    .heard = decks, Angriffsdecks
# Nothing stands on this level. $level is its name.
tridim-level-empty = { $level } leer
# The pieces on this level follow. $level is its name.
tridim-level-begins = { $level }
# The squares above the one asked about follow.
tridim-above = Darüber
# The squares below the one asked about follow.
tridim-below = Darunter
# An attack board. $pin is its pin, $began whose it was at the beginning; $owner is whose it is now, or none where more than one piece is on it.
tridim-deck = { $pin }: { $began ->
    [white] weißes Angriffdeck
   *[black] schwarzes Angriffdeck
}, { $owner ->
    [white] gehört Weiß
    [black] gehört Schwarz
   *[none] mit mehreren Figuren, unbeweglich
}
# Where the attack board named before may go now. $pins is a list.
tridim-deck-goes = zieht nach { $pins }
# A square spelt. $letter is the letter, $file its name, $rank a digit, $level its level in words.
tridim-spelt-square = { $letter } wie { $file }, { $rank }, { $level }
# A pin spelt.
tridim-spelt-deck = { $pin }
# Refused: asked for pegs. Nothing else in this game needs them.
refused-no-level-pegs = Bretter mit Stiften für drei Ebenen gibt es nicht; Züge werden von Hand oder von einer Assistenz ausgeführt.
# Refused: reports about touched pieces.
refused-touch-by-arbiter = Berührte Figuren verfolgt das Programm auf drei Ebenen nicht; darüber entscheidet der Schiedsrichter (3D 4.3).
# One score has a move, the other none. $ply names it; $white and $black is what each wrote.
tridim-scores-only-white = { $ply }: nur Weiß hat einen spielbaren Zug ({ $white }), Schwarz { $black }.
# The same the other way round.
tridim-scores-only-black = { $ply }: nur Schwarz hat einen spielbaren Zug ({ $black }), Weiß { $white }.
# Neither has a move that can be played.
tridim-scores-neither = { $ply }: keiner hat einen spielbaren Zug, Weiß { $white }, Schwarz { $black }.
# Both have a move, and they are two. $after-white and $after-black: how many of the plies that follow can be played after each.
tridim-scores-moves = { $ply }: Weiß { $white }, Schwarz { $black }. Spielbare Halbzüge danach: nach dem von Weiß { $after-white }, nach dem von Schwarz { $after-black }.
# The verdict where the scores part.
tridim-scores-back = Zurück zur Stellung nach { $ply }.
# Both scores give one game, to this ply.
tridim-scores-one-game = Beide Mitschriften ergeben eine Partie bis { $ply }.
# $variant is what was typed.
variant-unknown = „{ $variant }“ ist kein Schach, das dieses Programm kennt; es kennt standard, chess960, chess960:0 bis chess960:959 und tridim.
# $number is what was typed.
variant-number = „{ $number }“ ist keine Nummer von 0 bis 959.
# Chess960 with an edition that has no rules for it.
variant-edition = Schach960 hat Regeln erst in der Ausgabe von 2023 (Richtlinien II).
# Words for levels in a chess that has none.
variant-no-levels = --level-words gehört zum dreidimensionalen Schach (--variant tridim).
# A file holds another chess than --variant names. $file is the file, $variant its chess.
variant-another = In { $file } steht eine Partie eines anderen Schachs: { $variant }.
# A journal beside two scores, which three-dimensional chess does not compare with them.
tridim-no-journal = Auf drei Ebenen werden zwei Mitschriften verglichen und keine Aufzeichnung (--journal) daneben; nennen Sie sie als eine der beiden.
# $option is an option that three-dimensional chess cannot use.
variant-no-option = Dreidimensionales Schach kennt { $option } nicht: es hat eigene Regeln, und Bretter mit Stiften für drei Ebenen gibt es nicht.

## Partieformulare als Text

# A line of a score is none. $text is what stands there.
tridim-row = „{ $text }“ ist keine Zeile einer Mitschrift.
# The score has more cells than any game.
tridim-too-long = Die Mitschrift ist länger, als eine Partie wird.
# The form of a score that three-dimensional chess does not have.
tridim-sheet-form = Dreidimensionales Schach gibt es als txt, longhand und wav; PGN und Braille haben keine Form dafür.
# Only one of two scores is of three-dimensional chess.
tridim-two-chesses = Die eine Mitschrift ist von dreidimensionalem Schach, die andere nicht.
# Two scores begin from different positions.
tridim-two-starts = Die Mitschriften nennen verschiedene Stellungen, aus denen die Partie begann.
# --lot without Chess960.
variant-no-lot = --lot zieht eine Anfangsstellung des Schach960 und braucht --variant chess960.
# Several of --fen, a number and --lot.
variant-two-starts = Eine Anfangsstellung genügt: entweder nach Nummer, als FEN oder durch ein Los.
# A tool that has no three-dimensional chess.
variant-chess-alone = Bretter mit Stiften für drei Ebenen gibt es nicht, also auch keine Nachbildung davon.

## Schach960 (2023, Richtlinien II)

# Before the game. $number is 0 to 959; $pieces lists the pieces from a to h.
chess960-start = Schach960, Anfangsstellung { $number }, ab Anna: { $pieces }.
# Before the game, from a position that no number names. $pieces as above, of White's first rank.
chess960-entered = Schach960 aus einer eingegebenen Stellung.
# How it was drawn. $lot is the text of the lot.
chess960-drawn = Gezogen mit dem Los „{ $lot }“. Es zählen die ersten acht Bytes seines SHA-256, modulo 960.

## Eine Stellung zeigen und beurteilen

# Neither a position nor a file. $text is what was typed.
show-nothing = „{ $text }“ ist weder eine Stellung noch eine Datei.
# A game has fewer plies than asked for. $file is its file; $plies how many it has.
show-too-few = In { $file } sind nur { $plies } Halbzüge.
# How a position stands. $status is mate, stalemate, dead or ongoing; $side is the side to move.
judge-status = { $status ->
    [mate] { $side ->
        [white] Weiß ist matt.
       *[black] Schwarz ist matt.
    }
    [stalemate] { $side ->
        [white] Weiß ist patt.
       *[black] Schwarz ist patt.
    }
    [dead] Keine Seite kann mehr mattsetzen: die Partie ist remis.
   *[ongoing] Diese Stellung beendet die Partie nicht.
}
# The side to move is in check.
judge-check = { $side ->
    [white] Weiß steht im Schach.
   *[black] Schwarz steht im Schach.
}
# Whether a side can still mate. $can is yes, no or undetermined.
judge-can-mate = { $can ->
    [yes] { judge-side } kann noch mattsetzen.
    [no] { judge-side } kann nicht mehr mattsetzen.
   *[undetermined] Es ist offen, ob { judge-side } noch mattsetzen kann.
}
# The proof that a side can still mate. $side is the side; $moves are the moves of both sides.
judge-mates = { judge-side } könnte so mattsetzen: { $moves }
# A part of the sentences before.
judge-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
