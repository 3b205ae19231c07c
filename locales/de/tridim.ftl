### Dreidimensionales Schach nach Meder. 3D und eine Nummer nennen einen Artikel seiner Turnierregeln.

## Zählungen von Zugfolgen, in jeder Variante

# The time of a count. $ms is a number of milliseconds, $rate the number of sequences a second.
perft-took = Gezählt in { $ms } ms, { $rate } je Sekunde.

## Fehler im Text einer Stellung (docs/tridim.md); nur geschrieben

# The text is not a position at all.
tridim-fields = Stellung: braucht sieben Felder mit je einem Leerzeichen dazwischen. Siehe docs/tridim.md.
# A board cannot be read, or is not the next one. $text is the text in its place. W, N, S, DP1 and KP6 are typed and stay.
tridim-board = „{ $text }“ ist nicht das erwartete Brett. Schreiben Sie erst W, N und S, dann die Angriffdecks von DP1 bis KP6.
# A board has too many or too few rows, or rows of a wrong length. $board: W, N, S or a pin such as DP1.
tridim-rows = Brett { $board }: Seine Reihen passen nicht zu seiner Größe.
# A side does not have two attack boards.
tridim-attack-boards = Stellung: braucht die Bretter W, N und S und je Seite zwei Angriffdecks (3D 2.1, 2.6).
# The second field, $text; w and b stay.
tridim-turn = „{ $text }“: keine Seite am Zug. Schreiben Sie w oder b.
# The third field, $text.
tridim-castling = „{ $text }“: Rochaderechte, die in dieser Stellung unmöglich sind (3D 3.5).
# The fourth field, $text.
tridim-spent = „{ $text }“: keine Bauern auf Ursprungsfeldern, die den Doppelschritt verloren haben (3D 3.4(b)).
# The fifth field, $text.
tridim-doubled = „{ $text }“: kein Bauer, der gerade zwei Felder gezogen sein kann (3D 3.4(d)).
# The sixth field, $text: moves by White or Black since a pawn was moved, a piece captured or a pawn promoted.
tridim-halfmoves = „{ $text }“: keine Anzahl von Halbzügen.
# The seventh field, $text.
tridim-number = „{ $text }“: keine Zugnummer.
# A side without a king, or with several. $side is white or black.
tridim-kings = { $side ->
    [white] Weiß muss genau einen König haben (3D 2.6).
   *[black] Schwarz muss genau einen König haben (3D 2.6).
}
# Too many pieces of a side. $side is white or black.
tridim-too-many = { $side ->
    [white] Weiß hat zu viele Figuren, selbst bei acht Umwandlungen (3D 2.6, 3.4(e)).
   *[black] Schwarz hat zu viele Figuren, selbst bei acht Umwandlungen (3D 2.6, 3.4(e)).
}
# A pawn on an impossible square. $square: a square such as a8S.
tridim-pawn = Auf { $square } kann kein Bauer stehen (3D 3.4(e)).
# The king of the side that is not to move is in check.
tridim-check = Die Seite, die nicht am Zug ist, steht im Schach (3D 3.5(b)).

## Reasons why a move is unreadable or illegal; spoken to the player who typed it

# The text is not a move in the notation. The moves are typed and stay.
tridim-unreadable = Kein Zug in dieser Notation (3D E1 bis E15). Tippen Sie zum Beispiel Sb3N, axb4W, DP3 oder 0-0.
# The text names a file and a rank without a level. $squares are the squares there, joined by or.
tridim-level-missing = Die Ebene fehlt. Möglich: { $squares }.
# The words fit several legal moves. $moves is their number.
tridim-ambiguous = { $moves } Züge passen. Nennen Sie auch Linie, Reihe oder Ebene des Ausgangsfelds.
# $square as in a4N, here and below.
tridim-no-square = { $square } gibt es jetzt nicht (3D 3.1(e)).
# $square as above.
tridim-own-piece = Auf { $square } steht eine eigene Figur (3D 3.1(b)).
# $piece: the name of a piece.
tridim-no-piece = Es gibt { $piece-id ->
    [queen] keine solche { $piece }
    [pawn] keinen solchen Bauern
   *[other] keinen solchen { $piece }
}.
# $square as above.
tridim-vertical = Der Zug nach { $square } ist vertikal und damit regelwidrig (3D 3.1(d)).
# $square as above.
tridim-blocked = Auf einer der Ebenen versperrt eine Figur den Weg nach { $square } (3D 3.1(c)).
# $piece: the name of a piece; $square as above.
tridim-way = { $piece-id ->
    [queen] Eine { $piece } zieht so nicht nach { $square } (3D 3.2 bis 3.5).
   *[other] Ein { $piece } zieht so nicht nach { $square } (3D 3.2 bis 3.5).
}
# $square as above.
tridim-moved = Der Bauer auf { $square } hat schon gezogen oder wurde mitbewegt: nur ein Feld (3D 3.4(b)).
# A capture without x, or x without a capture. $square as above; x is typed and stays.
tridim-capture = { $square }: x steht nur, wenn geschlagen wird, und dann immer (3D E10).
# $square as above.
tridim-en-passant = Auf { $square } kann kein Bauer en passant geschlagen werden (3D 3.4(d)).
# A promotion is missing, or is not possible here.
tridim-promotion = Ein Bauer wird auf der entferntesten Reihe seiner Linie umgewandelt, und nur dort (3D 3.4(e)).
# A pawn must be promoted before the move, and the move does not say so. $square as above.
tridim-late = Wandeln Sie vor dem Zug den Bauern auf { $square } um (3D 3.4(e)(III)).
# The move promotes a pawn beforehand, but none has to be.
tridim-not-late = Vor dem Zug wird kein Bauer umgewandelt (3D 3.4(e)(III)).
# The move leaves the mover's king in check.
tridim-king = Der König stünde im Schach (3D 3.5(b)).
# The attack board would leave the corner of a pawn, which then could become a piece that gives check. $square as above.
tridim-late-check = Der Bauer auf { $square } würde umgewandelt und gäbe Schach (3D 3.4(e)(III)).
# Castling on the first move. $castling is short or long.
tridim-castling-first = { $castling ->
    [short] Keine kurze Rochade vor dem zweiten Zug (3D 3.5).
   *[long] Keine lange Rochade vor dem zweiten Zug (3D 3.5).
}
# The king or rook has moved or is missing. $castling as above.
tridim-castling-moved = { $castling ->
    [short] Keine kurze Rochade: König oder Turm hat gezogen oder fehlt (3D 3.5).
   *[long] Keine lange Rochade: König oder Turm hat gezogen oder fehlt (3D 3.5).
}
# A piece is between king and rook. $castling as above.
tridim-castling-between = { $castling ->
    [short] Keine kurze Rochade: Zwischen König und Turm steht eine Figur (3D 3.5).
   *[long] Keine lange Rochade: Zwischen König und Turm steht eine Figur (3D 3.5).
}
# The king's square or its destination is attacked. $castling as above.
tridim-castling-attacked = { $castling ->
    [short] Keine kurze Rochade: Feld oder Zielfeld des Königs ist angegriffen (3D 3.5).
   *[long] Keine lange Rochade: Feld oder Zielfeld des Königs ist angegriffen (3D 3.5).
}
# No attack board is there. $pin: a pin such as DP1, here and below.
tridim-pin-empty = Auf { $pin } steht kein Angriffdeck (3D 3.6).
# An attack board with several pieces does not move. $pin as above.
tridim-pin-laden = Auf dem Angriffdeck von { $pin } steht mehr als eine Figur (3D 3.6).
# The opponent's attack board. $pin as above.
tridim-pin-not-own = Das Angriffdeck von { $pin } gehört dem Gegner (3D 3.6).
# The destination is occupied. $pin as above.
tridim-pin-taken = Auf { $pin } steht schon ein Angriffdeck (3D 3.6, E4).
# The destination is too far. $pin as above: where the attack board is or should go.
tridim-pin-not-adjacent = Dorthin zieht kein Angriffdeck: { $pin } grenzt nicht an (3D 3.6).
# An attack board with a piece moves only forward or sideways. $pin as above.
tridim-pin-backward = Das Angriffdeck von { $pin } ist besetzt und zieht nicht rückwärts (3D 3.6).

## Wörter der Ansagen, so gewählt, dass keines mit einem anderen verwechselt wird (docs/tridim.md)

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
# A pin on the queenside, before its number: "Damenpin drei".
tridim-pin-queen = Damenpin
    .heard = Damen Pin, DP
# A pin on the kingside, before its number.
tridim-pin-king = Königspin
    .heard = Königs Pin, KP
# Said before the pins of a move of an attack board: "Angriffdeck Damenpin eins Damenpin drei".
tridim-attack-board = Angriffdeck
    .heard = Deck, Angriffsdeck, Angriffbrett
# Said before the move if a pawn is promoted beforehand, followed by its square and the new piece.
tridim-exchanged = Umwandlung
# Two words or groups of words, one after the other.
tridim-then = { $first } { $rest }
# A square or a pin of an announcement.
tridim-announced = { $square }
# The name of a piece alone.
tridim-piece = { $piece }
# A word chosen by the arbiter.
tridim-chosen = { $word }
# --level-words cannot be read; printed. $text is what was typed; z and W are typed and stay.
tridim-no-words = „{ $text }“: keine Wahl von Wörtern. Schreiben Sie --level-words z=Zeppelin,W=unten, mit z, W, N, S, DP oder KP.
# A chosen word already has a meaning in announcements; printed. $text is the word.
tridim-word-taken = „{ $text }“: bedeutet in Ansagen schon etwas. Wählen Sie ein anderes Wort.

## Eine Partie auf drei Ebenen

# Start of a game with a clock. The commands are typed and stay. $side is to move.
tridim-ready-to-start = Dreidimensionales Schach. { command-start } startet die Uhr von { $side ->
    [white] Weiß
   *[black] Schwarz
}, { command-help } nennt die Befehle.
# Start of a game without a clock. $side is to move.
tridim-ready-without-clock = Dreidimensionales Schach. { $side ->
    [white] Weiß
   *[black] Schwarz
} zieht zuerst. { command-help } nennt die Befehle.
# Start of a game, after the words above.
tridim-no-pegs = Für drei Ebenen gibt es kein Tastbrett. Ziehen Sie von Hand.
# Asks for the places of the attack boards.
command-decks = angriffdecks
    .heard = decks, Angriffsdecks
# A level without a piece. $level is its name.
tridim-level-empty = { $level } leer
# Before the pieces on a level. $level is its name.
tridim-level-begins = { $level }
# Before the squares above the one asked about.
tridim-above = Darüber
# Before the squares below the one asked about.
tridim-below = Darunter
# An attack board. $pin is its pin, $began the side that had it first; $owner is the side that may move it now, or none if it has several pieces.
tridim-deck = { $pin }: { $began ->
    [white] weißes Angriffdeck
   *[black] schwarzes Angriffdeck
}, { $owner ->
    [white] gehört Weiß
    [black] gehört Schwarz
   *[none] mit mehreren Figuren, unbeweglich
}
# The legal destinations of the attack board just named. $pins is a list.
tridim-deck-goes = kann nach { $pins }
# A square, spelt. $letter is its letter, $file its name, $rank a digit, $level its level in words.
tridim-spelt-square = { $letter } wie { $file }, { $rank }, { $level }
# A pin, spelt.
tridim-spelt-deck = { $pin }
# Refused: a command that needs a tactile board.
refused-no-level-pegs = { tridim-no-pegs }
# Refused: a report or claim about a touched piece.
refused-touch-by-arbiter = Auf drei Ebenen entscheidet der Schiedsrichter über berührte Figuren (3D 4.3).
# Only White's scoresheet has a legal move. $ply names the move; $white and $black are what each wrote.
tridim-scores-only-white = { $ply }: Nur Weiß schrieb einen regelgemäßen Zug. Weiß: { $white }, Schwarz: { $black }.
# Only Black's scoresheet has a legal move.
tridim-scores-only-black = { $ply }: Nur Schwarz schrieb einen regelgemäßen Zug. Schwarz: { $black }, Weiß: { $white }.
# Neither scoresheet has a legal move.
tridim-scores-neither = { $ply }: Keiner schrieb einen regelgemäßen Zug. Weiß: { $white }, Schwarz: { $black }.
# The scoresheets have different legal moves. $after-white and $after-black: how many of the later moves are legal after each.
tridim-scores-moves = { $ply }: Die Mitschriften weichen ab. Weiß schrieb { $white }, Schwarz { $black }. Spätere Halbzüge, die zu Weiß passen: { $after-white }. Zu Schwarz passen: { $after-black }.
# The verdict, where the scoresheets differ.
tridim-scores-back = Zurück zur Stellung nach { $ply }.
# The verdict, where both scoresheets give one game up to a move.
tridim-scores-one-game = Beide Mitschriften ergeben eine Partie bis { $ply }.
# An unknown variant. $variant is what was typed.
variant-unknown = --variant: „{ $variant }“ ist unbekannt. Schreiben Sie standard, chess960, chess960:0 bis chess960:959 oder tridim.
# A wrong number of a starting position. $number is what was typed.
variant-number = „{ $number }“: keine Anfangsstellung. Schreiben Sie eine Zahl von 0 bis 959.
# Chess960 with an edition that has no rules for it.
variant-edition = Schach960: hat Regeln nur in der Ausgabe von 2023 (Richtlinien II). Lassen Sie --laws weg.
# Words for levels in chess on one board.
variant-no-levels = --level-words: nur für dreidimensionales Schach. Ergänzen Sie --variant tridim.
# The variant of a file differs from --variant. $file is the file, $variant its variant.
variant-another = { $file }: enthält eine Partie einer anderen Variante: { $variant }.
# A journal besides two scoresheets; three-dimensional chess compares only two of them.
tridim-no-journal = --journal: gibt es beim dreidimensionalen Schach nicht. Nennen Sie das Journal als eine der beiden Mitschriften.
# An option that three-dimensional chess cannot use. $option is its name.
variant-no-option = { $option }: gibt es beim dreidimensionalen Schach nicht. Lassen Sie es weg.

## Mitschriften als Text

# A line of a scoresheet cannot be read. $text is the line.
tridim-row = „{ $text }“: keine Zeile einer Mitschrift.
# A scoresheet with more moves than any game.
tridim-too-long = Mitschrift: länger als jede Partie.
# An output format that three-dimensional chess does not have.
tridim-sheet-form = Dreidimensionales Schach: gibt es nicht als PGN oder Braille. Schreiben Sie --to txt, longhand oder wav.
# Only one of two scoresheets is of three-dimensional chess.
tridim-two-chesses = Mitschriften: Nur eine ist von dreidimensionalem Schach.
# Two scoresheets with different starting positions.
tridim-two-starts = Mitschriften: Ihre Anfangsstellungen sind verschieden.
# --lot without Chess960.
variant-no-lot = --lot: nur für Schach960. Ergänzen Sie --variant chess960.
# Several of --fen, a number and --lot.
variant-two-starts = Anfangsstellung: mehrfach angegeben. Nennen Sie nur eines von Nummer, FEN und --lot.
# A command of annabella that has no three-dimensional chess.
variant-chess-alone = --variant tridim: Für drei Ebenen gibt es kein Tastbrett, auch kein simuliertes.

## Schach960 (2023, Richtlinien II)

# Start of a game. $number is 0 to 959; $pieces lists the pieces from a to h.
chess960-start = Schach960, Anfangsstellung { $number }, ab Anna: { $pieces }.
# Start of a game from a position without a number.
chess960-entered = Schach960 aus einer eingegebenen Stellung.
# How the position was drawn. $lot is the text that was drawn with.
chess960-drawn = Gezogen mit dem Los „{ $lot }“. Es zählen die ersten acht Bytes seines SHA-256, modulo 960.

## Eine Stellung zeigen und beurteilen

# Neither a position nor a file. $text is what was typed.
show-nothing = „{ $text }“: weder eine Stellung noch eine Datei.
# The game is shorter. $file is its file; $plies the number of moves by White and Black.
show-too-few = { $file }: enthält nur { $plies } Halbzüge.
# The state of a position. $status is mate, stalemate, dead or ongoing; $side is the side to move.
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
    [fivefold-repetition] Die Stellung ist fünfmal entstanden: die Partie ist remis (2023 9.6.1).
    [seventy-five-moves] Je 75 Züge ohne Schlagen oder Bauernzug: die Partie ist remis (2023 9.6.2).
   *[ongoing] Diese Stellung beendet die Partie nicht.
}
# Eine Partie ging nach ihrem Ende weiter. $reason: wie sie endete, mit dem Zug $number von $side.
judge-ended = Die Partie endete remis mit dem { $number }. Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $reason ->
    [fivefold-repetition] Die Stellung war fünfmal entstanden (2023 9.6.1).
    [seventy-five-moves] Je 75 Züge ohne Schlagen oder Bauernzug (2023 9.6.2).
   *[dead-position] Keine Seite kann mehr mattsetzen.
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
# A line of moves that proves that a side can still mate. $side is the side; $moves are the moves of both sides.
judge-mates = { judge-side } könnte so mattsetzen: { $moves }
# The side in the two sentences above.
judge-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
