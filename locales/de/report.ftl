### Der Bericht über eine Partie für den Hauptschiedsrichter.

# The heading of the report.
report-title = Bericht des Schiedsrichters
# A heading: who plays, at which event, by which rules.
report-game = Die Partie
# A heading: how the game has ended.
report-result = Ergebnis
# A heading: the moves of the game.
report-moves = Die Züge
# A heading: everything but the moves, in order.
report-course = Verlauf
# A heading: boards that did not show the same.
report-boards = Bretter, die sich unterschieden
# A heading: scores that differ at the end.
report-scores = Mitschriften, die sich unterscheiden
# A heading: the journal.
report-record = Die Aufzeichnung
# A line: what something is called, and what it is.
report-line = { $name }: { $value }

## The game

# The name of a line about the player with the white pieces.
report-white = { speaker-white }
# The name of a line about the player with the black pieces.
report-black = { speaker-black }
# A player whose name is not known.
report-no-name = Name nicht genannt
# About a player.
report-impaired = sehbehindert
# About a player.
report-deaf = gehörlos
# About a player, who has a tactile board that the program reads.
report-board = mit angeschlossenem Brett
# About a player.
report-assistant = mit Assistenz
# The name of a line.
report-event = Turnier
# The name of a line.
report-site = Ort
# The name of a line.
report-round = Runde
# The name of a line: day and time of day.
report-begun = Aufzeichnung begonnen
# The name of a line.
report-control = Bedenkzeit
# Instead of a time control.
report-no-clock = ohne Uhr
# The name of a line: how fast the game is by the Laws.
report-rate = Spielart
# A rate of play.
report-rate-standard = Turnierschach
# A rate of play.
report-rate-rapid = Schnellschach
# A rate of play.
report-rate-blitz = Blitz
# The name of a line: how far the event supervises its rapid and blitz games.
report-supervision = Aufsicht
# Supervision by the Laws, Articles A.4 and B.2.
report-supervision-full = vollständig
# Supervision by the Laws, Articles A.5 and B.3.
report-supervision-partial = teilweise
# The name of a line: which edition.
report-laws = Schachregeln
# Instead of an edition.
report-laws-tridim = Meders Regeln des dreidimensionalen Schachs
# The name of a line: which chess.
report-chess = Schach
# A kind of chess.
report-chess960 = Schach960
# A kind of chess.
report-tridim = dreidimensionales Schach
# The name of a line.
report-start = Anfangsstellung
# The name of a line: whether there is one.
report-arbiter = { speaker-arbiter }
# There is an arbiter.
report-with-arbiter = entscheidet in dieser Partie
# There is none.
report-without-arbiter = keiner; die Spieler entscheiden gemeinsam

## Result

# The game goes on, or was left.
report-not-over = Die Partie ist nicht zu Ende.
# Nobody has moved.
report-no-move = Es wurde kein Zug ausgeführt.
# $number and $side: the last move that was made.
report-last-move = Der letzte Zug war der { $number }. Zug von { $side ->
    [white] Weiß.
   *[black] Schwarz.
}

## What happened

# How much there is of what an arbiter looks for first. $dismissed: of the irregularities.
report-summary = Entscheidungen: { $rulings }. Regelverstöße: { $irregularities }, davon abgewiesen: { $dismissed }. Anträge und Angebote: { $claims }. Rufe nach dem Schiedsrichter: { $calls }.
# The caption of the table of occurrences.
report-caption = Verlauf der Reihe nach, mit den Zeiten beider Uhren
# The header of a column: the number of an occurrence.
report-column-number = Nr.
# The header of a column: the time of day.
report-column-time = Uhrzeit
# The header of a column: the move that was to be made.
report-column-move = Vor
# The header of a column.
report-column-what = Was geschah
# The header of a column: the clauses.
report-column-laws = Regel
# The header of a column.
report-column-white = Uhr von Weiß
# The header of a column.
report-column-black = Uhr von Schwarz
# The header of a column: whose line, button or lever brought it about.
report-column-by = Eingabe
# The clauses of the Laws that it falls under.
report-clauses = { $count ->
    [one] Artikel { $clauses }.
   *[other] Artikel { $clauses }.
}
# What both clocks showed.
report-clocks = Uhren: Weiß { $white }, Schwarz { $black }.
# Whose line, button or lever brought it about.
report-by = Eingabe: { $who }.
# Who did it, at the terminal of somebody else.
report-at-seat = { $who }, { $seat ->
    [shared] am gemeinsamen Terminal
    [white] am Terminal von Weiß
    [black] am Terminal von Schwarz
    [assistant] am Terminal der Assistenz
    [white-assistant] am Terminal der Assistenz von Weiß
    [black-assistant] am Terminal der Assistenz von Schwarz
   *[arbiter] am Terminal des Schiedsrichters
}
# The reason that was given, as it was typed.
report-because = Grund: { $note }.
# What became of an irregularity or a claim. $number: the occurrence that settled it.
report-upheld-by = Stattgegeben, siehe { $number }.
# What became of an irregularity or a claim. $number: the occurrence that settled it.
report-dismissed-by = Abgewiesen, siehe { $number }.
# What became of a ruling. $number: the occurrence that took it back.
report-taken-back-by = Widerrufen, siehe { $number }.
# A ruling is taken back. $number: the occurrence that it was.
report-takes-back = Nummer { $number } ist widerrufen. Die Partie ist wie davor, die Uhren stehen.
# What became of an irregularity, at the end.
report-not-ruled = Darüber wurde nicht entschieden.
# Nothing can be done about it any more.
report-lapsed-by = Nicht mehr zu entscheiden, siehe { $number }.
# It was put right before anybody ruled on it.
report-righted-by = Ohne Entscheidung behoben, siehe { $number }.
# Told by a person: a case for the arbiter. $number is its number.
report-case = Fall { $number }: { desk-side }, { desk-situation }.
# The clock of that side was started.
report-started = { $side ->
    [white] Die Partie beginnt; Weiß ist am Zug.
   *[black] Die Partie beginnt; Schwarz ist am Zug.
}
# The clocks were halted. $reason: why.
report-halted = { $reason ->
    [arbiter-called] Die Uhren werden angehalten, der Schiedsrichter wird gerufen.
    [gap] Die Uhren werden nach einer Unterbrechung angehalten.
    [no-time] Die Uhren werden angehalten: nach dem zurückgenommenen Zug ist keine Zeit übrig.
   *[ruling] Die Uhren werden angehalten.
}
# A time was set. $time: what is left now.
report-set = { $side ->
    [white] Die Uhr von Weiß wird auf { $time } gestellt.
   *[black] Die Uhr von Schwarz wird auf { $time } gestellt.
}
# Time was added. $more: how much; $time: what is left now.
report-added = { $side ->
    [white] Weiß erhält { $more } dazu und hat { $time }.
   *[black] Schwarz erhält { $more } dazu und hat { $time }.
}
# A player claims what waits for a ruling. $side claims; $number is that of the row which tells it.
report-claims = { $side ->
    [white] Weiß macht Nummer { $number } geltend.
   *[black] Schwarz macht Nummer { $number } geltend.
}
# How much a player has after a penalty that was just told added to it. $time: what is left now.
report-now-has = { $side ->
    [white] Weiß hat jetzt { $time }.
   *[black] Schwarz hat jetzt { $time }.
}
# The counter of moves was set.
report-counted = { $side ->
    [white] Die Zügezahl von Weiß wird auf { $moves } gestellt.
   *[black] Die Zügezahl von Schwarz wird auf { $moves } gestellt.
}
# Moves were taken back. $agreed (yes or no): both players have agreed.
report-retracted = { $plies ->
    [one] Ein Zug wird zurückgenommen
   *[other] { $plies } Züge werden zurückgenommen, die beider Spieler gezählt
}{ $agreed ->
    [yes] {", im Einverständnis beider."}
   *[no] .
}
# The game begins without the assistant whom the Laws ask for against a deaf player.
report-waived = Die Partie beginnt ohne Assistenz, obwohl ein Spieler sehbehindert und der andere gehörlos ist.
# What stood against that side, or what it claimed, is dismissed.
report-dismissed = { $side ->
    [white] Abgewiesen, was Weiß betrifft.
   *[black] Abgewiesen, was Schwarz betrifft.
}
# An irregularity or a claim is dismissed. $number: the occurrence.
report-dismisses = Nummer { $number } wird abgewiesen.
# The game is adjourned. $sealed (yes or no): the move is sealed, and the clocks stand.
report-adjourned = { $sealed ->
    [yes] Die Partie ist abgebrochen
   *[no] Die Partie wird abgebrochen
}; { $side ->
    [white] Weiß
   *[black] Schwarz
} { $sealed ->
    [yes] hat den Zug abgegeben.
   *[no] gibt den nächsten Zug ab.
}
# An irregularity that has no sentence of its own. $reason: which; $entry: what was typed, perhaps nothing.
report-irregularity = { $side ->
    [white] Regelverstoß von Weiß
   *[black] Regelverstoß von Schwarz
}: { $reason }. { $entry }
# A piece was lifted before the opponent's move was executed.
report-touched-early = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat eine Figur gehoben, bevor der gegnerische Zug ausgeführt war: { $square }.
# The offer is declined.
report-declined = { $side ->
    [white] Weiß lehnt das Remis ab.
   *[black] Schwarz lehnt das Remis ab.
}
# A player wants to take moves back.
report-takeback-offered = { $side ->
    [white] Weiß
   *[black] Schwarz
} schlägt vor, zurückzunehmen: { $plies ->
    [one] einen Zug.
   *[other] { $plies } Züge, die beider Spieler gezählt.
}
# The other player does not want that.
report-takeback-declined = { $side ->
    [white] Weiß nimmt nicht zurück.
   *[black] Schwarz nimmt nicht zurück.
}
# A claim. $ground: of what.
report-claimed = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $ground ->
    [threefold] beantragt Remis: dieselbe Stellung zum dritten Mal.
    [fifty] beantragt Remis: fünfzig Züge ohne Schlagen und Bauernzug.
    [touch] reklamiert, dass zuerst eine andere Figur berührt wurde.
    [normal-means] beantragt Remis in den letzten zwei Minuten: mit normalen Mitteln nicht zu gewinnen.
    [increment] beantragt Zeitzuschlag für beide.
   *[let-go] reklamiert, dass die Figur zuerst auf einem anderen Feld losgelassen wurde.
}
# A player is not at the board.
report-absent = { $side ->
    [white] Weiß ist nicht am Brett.
   *[black] Schwarz ist nicht am Brett.
}
# A player has come.
report-arrived = { $side ->
    [white] Weiß ist am Brett.
   *[black] Schwarz ist am Brett.
}
# The program was started again. $gap: how long it did not run; $missing: how many entries are lost.
report-resumed = Das Programm wurde wieder gestartet, Unterbrechung: { $gap }{ $missing ->
    [0] .
    [one] ; ein Eintrag der Aufzeichnung fehlt.
   *[other] ; { $missing } Einträge der Aufzeichnung fehlen.
}
# A device. $device: which; $state: how it is now.
report-device = { $device ->
    [white-board] Das Brett von Weiß
    [black-board] Das Brett von Schwarz
    [voice] Die Stimme
    [sound] Ein Tongerät
   *[journal] Die Datei der Aufzeichnung
}{ $state ->
    [ready] {" ist wieder da."}
    [stalled] {" wartet auf den Datenträger."}
    [renewed] {" wurde von anderen verändert und neu geschrieben."}
    [flutters] {" hat einen Kontakt, der flattert."}
   *[lost] {" ist weg."}
}
# A board does not show the position of the game. $squares: where.
report-mismatch = { $side ->
    [white] Das Brett von Weiß weicht von der Partie ab: { $squares }.
   *[black] Das Brett von Schwarz weicht von der Partie ab: { $squares }.
}
# A player has written into the own score. $cell: the text.
report-written = { $side ->
    [white] Weiß
   *[black] Schwarz
} schreibt in die Mitschrift: { $cell }.
# A player leaves a cell of the own score empty.
report-written-nothing = { $side ->
    [white] Weiß
   *[black] Schwarz
} lässt ein Feld der Mitschrift leer.
# Scores and boards were compared; what was found follows.
report-reconciled = Mitschriften und Bretter werden verglichen.
# A result that has no sentence of its own.
report-result-only = Ergebnis: { $result }.

## Boards

# What should stand there.
report-board-record = Partie
# Over two boards. $number: the occurrence.
report-dispute-at = Zu Nummer { $number }:
# The title of a picture of two boards. $number: counts them.
report-picture = Zwei Bretter, die sich unterscheiden, Bild { $number }
# A square that differs. $one and $other: the boards; $here and $there: what stands on them.
report-square = { $square }: { $one }: { $here }; { $other }: { $there }.
# A piece on a square.
report-piece = { $piece }
# Nothing stands on a square.
report-empty = leer

## The record

# The name of a line: the program and its version.
report-program = Geschrieben von
# The name of a line: how many entries the journal has.
report-entries = Einträge
# The name of a line: ten squares.
report-digest = Prüffelder
# The name of a line: what is wrong with the journal.
report-damage = Schaden
# The file is no journal. $file: its name.
report-no-journal = { $file } ist keine Aufzeichnung. Ein Bericht entsteht aus der Aufzeichnung einer Partie.
