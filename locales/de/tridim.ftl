### Dreidimensionales Schach nach Meder. 3D und eine Nummer nennen einen Artikel seiner Turnierregeln.

## Zählungen von Zugfolgen, in jeder Variante

perft-took = Gezählt in { $ms } ms, { $rate } je Sekunde.

## Fehler im Text einer Stellung (docs/tridim.md); nur geschrieben

tridim-fields = Stellung: braucht sieben Felder mit je einem Leerzeichen dazwischen. Siehe docs/tridim.md.
tridim-board = „{ $text }“ ist nicht das erwartete Brett. Schreiben Sie erst W, N und S, dann die Angriffdecks von DP1 bis KP6.
tridim-rows = Brett { $board }: Seine Reihen passen nicht zu seiner Größe.
tridim-attack-boards = Stellung: braucht die Bretter W, N und S und je Seite zwei Angriffdecks (3D 2.1, 2.6).
tridim-turn = „{ $text }“: keine Seite am Zug. Schreiben Sie w oder b.
tridim-castling = „{ $text }“: Rochaderechte, die in dieser Stellung unmöglich sind (3D 3.5).
tridim-spent = „{ $text }“: keine Bauern auf Ursprungsfeldern, die den Doppelschritt verloren haben (3D 3.4(b)).
tridim-doubled = „{ $text }“: kein Bauer, der gerade zwei Felder gezogen sein kann (3D 3.4(d)).
tridim-halfmoves = „{ $text }“: keine Anzahl von Halbzügen.
tridim-number = „{ $text }“: keine Zugnummer.
tridim-kings = { $side ->
    [white] Weiß muss genau einen König haben (3D 2.6).
   *[black] Schwarz muss genau einen König haben (3D 2.6).
}
tridim-too-many = { $side ->
    [white] Weiß hat zu viele Figuren, selbst bei acht Umwandlungen (3D 2.6, 3.4(e)).
   *[black] Schwarz hat zu viele Figuren, selbst bei acht Umwandlungen (3D 2.6, 3.4(e)).
}
tridim-pawn = Auf { $square } kann kein Bauer stehen (3D 3.4(e)).
tridim-check = Die Seite, die nicht am Zug ist, steht im Schach (3D 3.5(b)).

## Reasons why a move is unreadable or illegal; spoken to the player who typed it

tridim-unreadable = Kein Zug in dieser Notation (3D E1 bis E15). Tippen Sie zum Beispiel Sb3N, axb4W, DP3 oder 0-0.
tridim-level-missing = Die Ebene fehlt. Möglich: { $squares }.
tridim-ambiguous = { $moves } Züge passen. Nennen Sie auch Linie, Reihe oder Ebene des Ausgangsfelds.
tridim-no-square = { $square } gibt es jetzt nicht (3D 3.1(e)).
tridim-own-piece = Auf { $square } steht eine eigene Figur (3D 3.1(b)).
tridim-no-piece = Es gibt { $piece-id ->
    [queen] keine solche { $piece }
    [pawn] keinen solchen Bauern
   *[other] keinen solchen { $piece }
}.
tridim-vertical = Der Zug nach { $square } ist vertikal und damit regelwidrig (3D 3.1(d)).
tridim-blocked = Auf einer der Ebenen versperrt eine Figur den Weg nach { $square } (3D 3.1(c)).
tridim-way = { $piece-id ->
    [queen] Eine { $piece } zieht so nicht nach { $square } (3D 3.2 bis 3.5).
   *[other] Ein { $piece } zieht so nicht nach { $square } (3D 3.2 bis 3.5).
}
tridim-moved = Der Bauer auf { $square } hat schon gezogen oder wurde mitbewegt: nur ein Feld (3D 3.4(b)).
tridim-capture = { $square }: x steht nur, wenn geschlagen wird, und dann immer (3D E10).
tridim-en-passant = Auf { $square } kann kein Bauer en passant geschlagen werden (3D 3.4(d)).
tridim-promotion = Ein Bauer wird auf der entferntesten Reihe seiner Linie umgewandelt, und nur dort (3D 3.4(e)).
tridim-late = Wandeln Sie vor dem Zug den Bauern auf { $square } um (3D 3.4(e)(III)).
tridim-not-late = Vor dem Zug wird kein Bauer umgewandelt (3D 3.4(e)(III)).
tridim-king = Der König stünde im Schach (3D 3.5(b)).
tridim-late-check = Der Bauer auf { $square } würde umgewandelt und gäbe Schach (3D 3.4(e)(III)).
tridim-castling-first = { $castling ->
    [short] Keine kurze Rochade vor dem zweiten Zug (3D 3.5).
   *[long] Keine lange Rochade vor dem zweiten Zug (3D 3.5).
}
tridim-castling-moved = { $castling ->
    [short] Keine kurze Rochade: König oder Turm hat gezogen oder fehlt (3D 3.5).
   *[long] Keine lange Rochade: König oder Turm hat gezogen oder fehlt (3D 3.5).
}
tridim-castling-between = { $castling ->
    [short] Keine kurze Rochade: Zwischen König und Turm steht eine Figur (3D 3.5).
   *[long] Keine lange Rochade: Zwischen König und Turm steht eine Figur (3D 3.5).
}
tridim-castling-attacked = { $castling ->
    [short] Keine kurze Rochade: Feld oder Zielfeld des Königs ist angegriffen (3D 3.5).
   *[long] Keine lange Rochade: Feld oder Zielfeld des Königs ist angegriffen (3D 3.5).
}
tridim-pin-empty = Auf { $pin } steht kein Angriffdeck (3D 3.6).
tridim-pin-laden = Auf dem Angriffdeck von { $pin } steht mehr als eine Figur (3D 3.6).
tridim-pin-not-own = Das Angriffdeck von { $pin } gehört dem Gegner (3D 3.6).
tridim-pin-taken = Auf { $pin } steht schon ein Angriffdeck (3D 3.6, E4).
tridim-pin-not-adjacent = Dorthin zieht kein Angriffdeck: { $pin } grenzt nicht an (3D 3.6).
tridim-pin-backward = Das Angriffdeck von { $pin } ist besetzt und zieht nicht rückwärts (3D 3.6).

## Wörter der Ansagen, so gewählt, dass keines mit einem anderen verwechselt wird (docs/tridim.md)

tridim-file-z = Zacharias
tridim-rank-0 = null
    .heard = 0
tridim-rank-9 = neun
    .heard = 9
tridim-level-white = Parterre
tridim-level-neutral = neutral
tridim-level-black = Obergeschoss
tridim-pin-queen = Damenpin
    .heard = Damen Pin, DP
tridim-pin-king = Königspin
    .heard = Königs Pin, KP
tridim-attack-board = Angriffdeck
    .heard = Deck, Angriffsdeck, Angriffbrett
tridim-exchanged = Umwandlung
tridim-then = { $first } { $rest }
tridim-announced = { $square }
tridim-piece = { $piece }
tridim-chosen = { $word }
tridim-no-words = „{ $text }“: keine Wahl von Wörtern. Schreiben Sie --level-words z=Zeppelin,W=unten, mit z, W, N, S, DP oder KP.
tridim-word-taken = „{ $text }“: bedeutet in Ansagen schon etwas. Wählen Sie ein anderes Wort.

## Eine Partie auf drei Ebenen

tridim-ready-to-start = Dreidimensionales Schach. { command-start } startet die Uhr von { $side ->
    [white] Weiß
   *[black] Schwarz
}, { command-help } nennt die Befehle.
tridim-ready-without-clock = Dreidimensionales Schach. { $side ->
    [white] Weiß
   *[black] Schwarz
} zieht zuerst. { command-help } nennt die Befehle.
tridim-no-pegs = Für drei Ebenen gibt es kein Tastbrett. Ziehen Sie von Hand.
command-decks = angriffdecks
    .heard = decks, Angriffsdecks
tridim-level-empty = { $level } leer
tridim-level-begins = { $level }
tridim-above = Darüber
tridim-below = Darunter
tridim-deck = { $pin }: { $began ->
    [white] weißes Angriffdeck
   *[black] schwarzes Angriffdeck
}, { $owner ->
    [white] gehört Weiß
    [black] gehört Schwarz
   *[none] mit mehreren Figuren, unbeweglich
}
tridim-deck-goes = kann nach { $pins }
tridim-spelt-square = { $letter } wie { $file }, { $rank }, { $level }
tridim-spelt-deck = { $pin }
refused-no-level-pegs = { tridim-no-pegs }
refused-touch-by-arbiter = Auf drei Ebenen entscheidet der Schiedsrichter über berührte Figuren (3D 4.3).
tridim-scores-only-white = { $ply }: Nur Weiß schrieb einen regelgemäßen Zug. Weiß: { $white }, Schwarz: { $black }.
tridim-scores-only-black = { $ply }: Nur Schwarz schrieb einen regelgemäßen Zug. Schwarz: { $black }, Weiß: { $white }.
tridim-scores-neither = { $ply }: Keiner schrieb einen regelgemäßen Zug. Weiß: { $white }, Schwarz: { $black }.
tridim-scores-moves = { $ply }: Die Mitschriften weichen ab. Weiß schrieb { $white }, Schwarz { $black }. Spätere Halbzüge, die zu Weiß passen: { $after-white }. Zu Schwarz passen: { $after-black }.
tridim-scores-back = Zurück zur Stellung nach { $ply }.
tridim-scores-one-game = Beide Mitschriften ergeben eine Partie bis { $ply }.
variant-unknown = --variant: „{ $variant }“ ist unbekannt. Schreiben Sie standard, chess960, chess960:0 bis chess960:959 oder tridim.
variant-number = „{ $number }“: keine Anfangsstellung. Schreiben Sie eine Zahl von 0 bis 959.
variant-edition = Schach960: hat Regeln nur in der Ausgabe von 2023 (Richtlinien II). Lassen Sie --laws weg.
variant-no-levels = --level-words: nur für dreidimensionales Schach. Ergänzen Sie --variant tridim.
variant-another = { $file }: enthält eine Partie einer anderen Variante: { $variant }.
tridim-no-journal = --journal: gibt es beim dreidimensionalen Schach nicht. Nennen Sie das Journal als eine der beiden Mitschriften.
variant-no-option = { $option }: gibt es beim dreidimensionalen Schach nicht. Lassen Sie es weg.

## Mitschriften als Text

tridim-row = „{ $text }“: keine Zeile einer Mitschrift.
tridim-too-long = Mitschrift: länger als jede Partie.
tridim-sheet-form = Dreidimensionales Schach: gibt es nicht als PGN oder Braille. Schreiben Sie --to txt, longhand oder wav.
tridim-two-chesses = Mitschriften: Nur eine ist von dreidimensionalem Schach.
tridim-two-starts = Mitschriften: Ihre Anfangsstellungen sind verschieden.
variant-no-lot = --lot: nur für Schach960. Ergänzen Sie --variant chess960.
variant-two-starts = Anfangsstellung: mehrfach angegeben. Nennen Sie nur eines von Nummer, FEN und --lot.
variant-chess-alone = --variant tridim: Für drei Ebenen gibt es kein Tastbrett, auch kein simuliertes.

## Schach960 (2023, Richtlinien II)

chess960-start = Schach960, Anfangsstellung { $number }, ab Anna: { $pieces }.
chess960-entered = Schach960 aus einer eingegebenen Stellung.
chess960-drawn = Gezogen mit dem Los „{ $lot }“. Es zählen die ersten acht Bytes seines SHA-256, modulo 960.

## Eine Stellung zeigen und beurteilen

show-nothing = „{ $text }“: weder eine Stellung noch eine Datei.
show-too-few = { $file }: enthält nur { $plies } Halbzüge.
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
judge-ended = Die Partie endete remis mit dem { $number }. Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $reason ->
    [fivefold-repetition] Die Stellung war fünfmal entstanden (2023 9.6.1).
    [seventy-five-moves] Je 75 Züge ohne Schlagen oder Bauernzug (2023 9.6.2).
   *[dead-position] Keine Seite kann mehr mattsetzen.
}
judge-check = { $side ->
    [white] Weiß steht im Schach.
   *[black] Schwarz steht im Schach.
}
judge-claim = { judge-side } kann Remis beantragen: { $ground ->
    [threefold] Die Stellung ist dreimal entstanden (2023 9.2.2).
   *[fifty] Je 50 Züge ohne Schlagen oder Bauernzug (2023 9.3.2).
}
judge-claim-with = { $ground ->
    [threefold] { judge-side } kann Remis beantragen und dafür { $moves } aufschreiben: Die Stellung entsteht damit zum dritten Mal (2023 9.2.1).
   *[fifty] { judge-side } kann Remis beantragen und dafür einen Zug aufschreiben, der weder schlägt noch einen Bauern bewegt: Damit sind es je 50 Züge (2023 9.3.1).
}
judge-can-mate = { $can ->
    [yes] { judge-side } kann noch mattsetzen.
    [no] { judge-side } kann nicht mehr mattsetzen.
   *[undetermined] Es ist offen, ob { judge-side } noch mattsetzen kann.
}
judge-mates = { judge-side } könnte so mattsetzen: { $moves }
judge-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
