### Der Bericht über eine Partie für den Hauptschiedsrichter.

# The heading of the report.
report-title = Bericht des Schiedsrichters
# A heading: the result, the rulings in force, and what is still open.
report-summary = Übersicht
# A heading: who plays, at which event, by which rules.
report-game = Die Partie
# A heading: how the game ended.
report-result = Ergebnis
# A heading: the moves of the game.
report-moves = Die Züge
# A heading: all events except moves, in order.
report-course = Verlauf der Partie
# A heading: both clocks over the game.
report-plot = Bedenkzeiten
# A heading: irregularities, claims and flags, each with its position.
report-cases = Fälle
# A heading: boards that showed different positions.
report-boards = Abweichende Bretter
# A heading: scoresheets that differ at the end.
report-scores = Abweichende Mitschriften
# A heading: the journal.
report-record = Das Journal
# A line: a name and its value.
report-line = { $name }: { $value }
# A name before the lines that belong to it.
report-list = { $name }:
# Instead of a list: no rulings, no open cases.
report-none = keine
# The name of a line: appeals that no one else can decide.
report-open-appeals = Offene Proteste an den Hauptschiedsrichter oder das Schiedsgericht
# The name of a line: cases and claims without a ruling.
report-open-cases = Offene Fälle
# The name of a line: rulings that were not undone.
report-rulings-in-force = Gültige Entscheidungen
# The name of a line.
report-illegal-moves = Gezählte regelwidrige Züge
# The number of illegal moves, or offences that count as one, upheld against each player.
report-offences = Weiß { $white }, Schwarz { $black }
# The name of a line: the numbers of rulings, irregularities, claims and calls.
report-counts = Anzahlen
# The numbers of events. $undone: undone rulings; $dismissed: dismissed irregularities.
report-numbers = Entscheidungen: { $rulings }, davon widerrufen: { $undone }. Regelverstöße: { $irregularities }, davon abgewiesen: { $dismissed }. Anträge und Angebote: { $claims }. Schiedsrichter gerufen: { $calls }.

## The game

# The name of a line about the player with the white pieces.
report-white = { speaker-white }
# The name of a line about the player with the black pieces.
report-black = { speaker-black }
# A player whose name is not known.
report-no-name = Name nicht angegeben
# About a player.
report-impaired = sehbehindert
# About a player.
report-deaf = gehörlos
# About a player with a tactile board that the program reads.
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
report-begun = Beginn des Journals
# The name of a line.
report-control = Bedenkzeit
# Instead of a time control.
report-no-clock = ohne Uhr
# The name of a line: standard, rapid or blitz under the Laws.
report-rate = Spieltempo
# A rate of play.
report-rate-standard = Turnierschach
# A rate of play.
report-rate-rapid = Schnellschach
# A rate of play.
report-rate-blitz = Blitz
# The name of a line: how far the event supervises its rapid and blitz games.
report-supervision = Aufsicht
# Supervision under Articles A.4 and B.2.
report-supervision-full = vollständig
# Supervision under Articles A.5 and B.3.
report-supervision-partial = teilweise
# The name of a line: which edition.
report-laws = Schachregeln
# Instead of an edition.
report-laws-tridim = Meders Regeln des dreidimensionalen Schachs
# The name of a line: the guideline about games without increment.
report-guideline-three = Richtlinie III
# The event has announced it.
report-guideline-in-force = gilt für beide Spieler, vor der Partie eingestellt
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
# An arbiter is present.
report-with-arbiter = anwesend
# No arbiter is present.
report-without-arbiter = keiner; die Spieler entscheiden gemeinsam

## Result

# Instead of a result: the game continues, or was left.
report-not-over = Die Partie ist nicht zu Ende.
# Neither player has moved.
report-no-move = Es wurde kein Zug ausgeführt.
# Moves were made, and none is left.
report-all-taken-back = Alle Züge wurden zurückgenommen.
# $number and $side: the last move that was made.
report-last-move = Der letzte Zug war der { $number }. Zug von { $side ->
    [white] Weiß.
   *[black] Schwarz.
}

## What happened

# The caption of the table of events.
report-caption = Verlauf der Partie mit den Zeiten beider Uhren
# The header of a column: the number of an event.
report-column-number = Nr.
# The header of a column: the time of day.
report-column-time = Uhrzeit
# The header of a column: the move due at that time.
report-column-move = Nächster Zug
# The header of a column.
report-column-what = Ereignis
# The header of a column: the clauses.
report-column-laws = Artikel
# The header of a column.
report-column-white = Uhr von Weiß
# The header of a column.
report-column-black = Uhr von Schwarz
# The header of a column: who noticed, claimed or entered it.
report-column-by = Herkunft
# The articles of the Laws that apply.
report-clauses = { $count ->
    [one] Artikel { $clauses }.
   *[other] Artikel { $clauses }.
}
# The guidelines of the Laws that apply.
report-guidelines = { $count ->
    [one] Richtlinie { $clauses }.
   *[other] Richtlinien { $clauses }.
}
# A guideline in a list of articles.
report-guideline = Richtlinie { $clause }
# What both clocks showed.
report-clocks = Uhren: Weiß { $white }, Schwarz { $black }.
# A ruling changed a clock. $before and $after: its times; $why: the reasons.
report-clock-changed = { $side ->
    [white] Uhr von Weiß: von { $before } auf { $after } ({ $why }).
   *[black] Uhr von Schwarz: von { $before } auf { $after } ({ $why }).
}
# A ruling changed only the other clock.
report-clock-same = { $side ->
    [white] Uhr von Weiß: { $time }, unverändert.
   *[black] Uhr von Schwarz: { $time }, unverändert.
}
# Why a ruling changed a clock.
report-clock-reason = { $why ->
    [set] Zeit eingestellt
    [added] Zeit hinzugefügt
    [penalty] Strafe
    [restored] Zeit vor dem Regelverstoß wiederhergestellt
    [taken-back] Zeitgewinn durch den Zug zurückgenommen
    [undone] Zeit vor der widerrufenen Entscheidung wiederhergestellt
   *[new-game] Anfangszeit für eine neue Partie
}
# The origin of an event. $how: noticed by the program, claimed or entered; $who: by whom; $seat: the terminal, if not their own.
report-source = { $how ->
    [detected] Festgestellt
    [claimed] Vorgebracht
   *[entered] Eingegeben
} { $who ->
    [white] von Weiß
    [black] von Schwarz
    [assistant] von der Assistenz
    [arbiter] vom Schiedsrichter
   *[program] vom Programm
}{ $seat ->
    [shared] {", am gemeinsamen Terminal"}
    [white] {", am Terminal von Weiß"}
    [black] {", am Terminal von Schwarz"}
    [assistant] {", am Terminal der Assistenz"}
    [white-assistant] {", am Terminal der Assistenz von Weiß"}
    [black-assistant] {", am Terminal der Assistenz von Schwarz"}
    [arbiter] {", am Terminal des Schiedsrichters"}
   *[own] { "" }
}.
# Equal events in a row. $count: their number; $time: the time of day of the last.
report-times = { $count }-mal, zuletzt um { $time }.
# A reference to an event. $number: its number; $case: its case at the arbiter's desk, or 0.
report-reference = { $case ->
    [0] Nummer { $number }
   *[other] Nummer { $number } (Fall { $case })
}
# Before an event: its case at the arbiter's desk.
report-case-number = Fall { $number }.
# The reason given, as typed.
report-because = Grund: { $note }.
# How an irregularity or a claim was settled. $number: the event with the ruling.
report-upheld-by = Stattgegeben, siehe Nummer { $number }.
# How an irregularity or a claim was settled. $number: the event with the ruling.
report-dismissed-by = Abgewiesen, siehe Nummer { $number }.
# A ruling that was undone. $number: the event that undid it.
report-taken-back-by = Widerrufen, siehe Nummer { $number }.
# A ruling is undone. $of: a reference to that ruling.
report-takes-back = { $of }: widerrufen. Es gilt der Stand davor; die Uhren stehen.
# About an irregularity that is still open at the end.
report-not-ruled = Darüber wurde nicht entschieden.
# About an irregularity that can no longer be ruled on.
report-lapsed-by = Hinfällig, siehe Nummer { $number }.
# About an irregularity that was corrected before a ruling.
report-righted-by = Ohne Entscheidung berichtigt, siehe Nummer { $number }.
# The opponent claimed the case. $number: the event of the claim.
report-claimed-in = Vom Gegner reklamiert, siehe Nummer { $number }.
# A case that now belongs to another. $number: the event that closed it.
report-joined-by = Mit einem anderen Fall verbunden, siehe Nummer { $number }.
# About an appeal.
report-appeal-open = Der Protest ist offen: Der Hauptschiedsrichter oder das Schiedsgericht entscheidet.
# An appeal on which the arbiter of the game has ruled. $upheld (yes or no); $number: the event of that ruling.
report-appeal-decided = { $upheld ->
    [yes] Stattgegeben
   *[no] Abgewiesen
} vom selben Schiedsrichter, der entschieden hatte, siehe Nummer { $number }. Der Protest ist weiterhin offen: Der Hauptschiedsrichter oder das Schiedsgericht entscheidet.
# The illegal move of $side that a ruling counted, or an offence that counts as one. $number: which; 0: not counted.
report-offence = { $number ->
    [0] Das zählt nicht als regelwidriger Zug.
    [1] Das zählt als erster regelwidriger Zug von { $side ->
        [white] Weiß.
       *[black] Schwarz.
    }
    [2] Das zählt als zweiter regelwidriger Zug von { $side ->
        [white] Weiß.
       *[black] Schwarz.
    }
    [3] Das zählt als dritter regelwidriger Zug von { $side ->
        [white] Weiß.
       *[black] Schwarz.
    }
   *[other] Das zählt als { $number }. regelwidriger Zug von { $side ->
        [white] Weiß.
       *[black] Schwarz.
    }
}
# The moves that touched pieces allow instead of the one of a case.
report-instead = Möglich stattdessen: { $moves }.
# The moves that meet an obligation after a touch.
report-duty-moves = Möglich: { $moves }.
# The move made under an obligation. $met (yes or no): it was met.
report-duty-outcome = { $met ->
    [yes] Die Pflicht wurde erfüllt
   *[no] Die Pflicht wurde nicht erfüllt
}: { $side ->
    [white] Weiß
   *[black] Schwarz
} spielte { $mv }.
# No move was made under an obligation.
report-duty-open = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat seitdem nicht gezogen.
# A case that a person reported to the arbiter.
report-case = { desk-side }: { desk-situation }.
# The arbiter upheld a case. $of: a reference to it.
report-upheld = { $of }: stattgegeben. { desk-side }: { desk-situation }.
# The clock of $side was started.
report-started = { $side ->
    [white] Die Partie begann, Weiß am Zug.
   *[black] Die Partie begann, Schwarz am Zug.
}
# The clocks were stopped. $reason: why.
report-halted = { $reason ->
    [arbiter-called] Der Schiedsrichter wurde gerufen; die Uhren wurden angehalten.
    [gap] Die Uhren wurden nach einer Unterbrechung angehalten.
    [no-time] Die Uhren wurden angehalten: Nach der Zugrücknahme blieb keine Zeit.
   *[ruling] Die Uhren wurden angehalten.
}
# A time was set. $time: the time left now.
report-set = { $side ->
    [white] Die Uhr von Weiß wurde auf { $time } gestellt.
   *[black] Die Uhr von Schwarz wurde auf { $time } gestellt.
}
# Time was added. $more: how much; $time: the time left now.
report-added = { $side ->
    [white] Weiß erhielt zusätzlich { $more } und hat jetzt { $time }.
   *[black] Schwarz erhielt zusätzlich { $more } und hat jetzt { $time }.
}
# $side claims an irregularity that awaits a ruling. $of: a reference to it.
report-claims = { $of }: von { $side ->
    [white] Weiß
   *[black] Schwarz
} reklamiert.
# $side claims the fallen flag of the other side. $of: a reference to its fall.
report-claims-flag = { $of }: { $side ->
    [white] Weiß reklamierte das gefallene Fallblättchen von Schwarz.
   *[black] Schwarz reklamierte das gefallene Fallblättchen von Weiß.
}
# Der Schiedsrichter hat über einen Fall entschieden, ohne dass es angesagt wurde. $side: wessen Fall.
report-ruled = { $side ->
    [white] Der Schiedsrichter hat über einen Fall von Weiß entschieden.
   *[black] Der Schiedsrichter hat über einen Fall von Schwarz entschieden.
}
# A player's time after the penalty named in the sentence before. $time: the time left now.
report-now-has = { $side ->
    [white] Weiß hat jetzt { $time }.
   *[black] Schwarz hat jetzt { $time }.
}
# The move counter was set.
report-counted = { $side ->
    [white] Der Zugzähler von Weiß wurde auf { $moves } gestellt.
   *[black] Der Zugzähler von Schwarz wurde auf { $moves } gestellt.
}
# Moves were taken back. $agreed (yes or no): both players agreed.
report-retracted = { $plies ->
    [one] Ein Zug wurde zurückgenommen
   *[other] { $plies } Halbzüge wurden zurückgenommen
}{ $agreed ->
    [yes] {", im Einverständnis beider Spieler."}
   *[no] .
}
# An entered illegal move is dropped; it was never made.
report-entry-dropped = Der eingegebene regelwidrige Zug wurde entfernt.
# The game started without the assistant that the Laws require against a deaf player.
report-waived = Die Partie begann ohne die vorgeschriebene Assistenz: Ein Spieler ist sehbehindert, der andere gehörlos.
# A case against $side, or its claim, was dismissed.
report-dismissed = { $side ->
    [white] Ein Fall oder Antrag, der Weiß betrifft, wurde abgewiesen.
   *[black] Ein Fall oder Antrag, der Schwarz betrifft, wurde abgewiesen.
}
# An irregularity or a claim was dismissed. $of: a reference to it.
report-dismisses = { $of }: abgewiesen.
# The arbiter of the game ruled on an appeal. $of: a reference to it; $upheld (yes or no).
report-rules-on-appeal = { $of }: Protest vom selben Schiedsrichter { $upheld ->
    [yes] anerkannt
   *[no] abgewiesen
}. Er ist weiterhin offen.
# A case was closed without a ruling. $of: a reference to it; $why: the message at the desk.
report-closes = { $of }: vom Programm ohne Entscheidung geschlossen, { $why ->
    [desk-lapsed] weil der Gegner gezogen hat.
    [desk-corrected] weil der Zug vor dem Drücken der Uhr berichtigt wurde.
    [desk-joined] weil der Zug einen anderen Fall hat.
    [desk-boards-joined] weil ein anderer Fall beide Bretter betrifft.
    [desk-legal-again] weil die Stellung wieder regelgemäß ist.
   *[desk-righted] weil die Bretter der Partie entsprechen.
}
# The case that has the matter of a closed one. $of: a reference to it.
report-joined-into = Weitergeführt als: { $of }.
# About an observation that is not a case of its own. $of: a reference to the open case about the same.
report-part-of = Gehört zu: { $of }.
# A decision was postponed. $of: a reference to the case; $next (yes or no): until the next completed move.
report-postpones = { $of }: { $next ->
    [yes] stattgegeben, zu entscheiden nach dem nächsten abgeschlossenen Zug.
   *[no] die Entscheidung wurde verschoben.
}
# The game is adjourned. $sealed (yes or no): the move is sealed and the clocks are stopped.
report-adjourned = { $sealed ->
    [yes] Die Partie wurde abgebrochen
   *[no] Der Abbruch wurde eingeleitet
}; { $side ->
    [white] Weiß
   *[black] Schwarz
} { $sealed ->
    [yes] hat den Zug abgegeben.
   *[no] muss den nächsten Zug abgeben.
}
# An irregularity without a sentence of its own. $reason: which; $entry: the typed text, possibly empty.
report-irregularity = { $side ->
    [white] Regelverstoß von Weiß
   *[black] Regelverstoß von Schwarz
}: { $reason }. { $entry }
# A piece was lifted before the opponent's move was executed.
report-touched-early = { $side ->
    [white] Weiß
   *[black] Schwarz
} hob eine Figur, bevor der gegnerische Zug ausgeführt war: { $square }.
# A draw was offered.
report-offered = { $side ->
    [white] Weiß bot Remis an.
   *[black] Schwarz bot Remis an.
}
# A draw offer was declined.
report-declined = { $side ->
    [white] Weiß lehnte das Remisangebot ab.
   *[black] Schwarz lehnte das Remisangebot ab.
}
# A player proposed taking moves back.
report-takeback-offered = { $side ->
    [white] Weiß
   *[black] Schwarz
} schlug vor, { $plies ->
    [one] einen Zug
   *[other] { $plies } Halbzüge
} zurückzunehmen.
# The other player declined that.
report-takeback-declined = { $side ->
    [white] Weiß lehnte die Zugrücknahme ab.
   *[black] Schwarz lehnte die Zugrücknahme ab.
}
# A claim. $ground: of what.
report-claimed = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $ground ->
    [threefold] beantragte Remis: dieselbe Stellung zum dritten Mal.
    [fifty] beantragte Remis: 50 Züge ohne Schlagen und ohne Bauernzug.
    [touch] reklamierte, dass der Gegner zuerst eine andere Figur berührt hat.
    [normal-means] beantragte Remis in den letzten zwei Minuten: mit normalen Mitteln nicht zu gewinnen.
    [increment] beantragte eine Zeitgutschrift für beide Spieler.
   *[let-go] reklamierte, dass der Gegner die Figur zuerst auf einem anderen Feld losgelassen hat.
}
# The move named in a claim. $mv: as written on a scoresheet.
report-claimed-move = Angekündigter Zug: { $mv }.
# When the position of a draw claim occurred. $places: the moves after which it did.
report-occurred = { $count ->
    [one] Die Stellung kam einmal vor: { $places }.
   *[other] Die Stellung kam { $count }-mal vor: { $places }.
}
# In a list of moves: before the first one.
report-at-start = am Anfang
# In a list of moves.
report-after-move = nach dem { $number }. Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}
# In a list of moves: the one named in the claim.
report-with-claimed = mit dem angekündigten Zug
# The evidence for a claim of fifty moves. $since: the last move that counts, or the start.
report-counts-since = Kein Schlagen und kein Bauernzug seit: { $since }.
# A player claims that the opponent touched the piece on $square before moving another.
report-claimed-touch = { $side ->
    [white] Weiß
   *[black] Schwarz
} reklamierte, dass der Gegner zuerst die Figur auf { $square } berührt hat.
# A player claims that the opponent released the piece from $from on $square before moving it or another.
report-claimed-let-go = { $side ->
    [white] Weiß
   *[black] Schwarz
} reklamierte, dass der Gegner die Figur von { $from } zuerst auf { $square } losgelassen hat.
# A player is not at the board.
report-absent = { $side ->
    [white] Weiß war nicht am Brett.
   *[black] Schwarz war nicht am Brett.
}
# A player arrived.
report-arrived = { $side ->
    [white] Weiß kam ans Brett.
   *[black] Schwarz kam ans Brett.
}
# The program was restarted. $gap: how long it was not running; $missing: number of lost entries.
report-resumed = Das Programm wurde neu gestartet, Unterbrechung: { $gap }{ $missing ->
    [0] .
    [one] ; im Journal fehlt ein Eintrag.
   *[other] ; im Journal fehlen { $missing } Einträge.
}
# The arbiter's PIN was set again when the game was resumed.
report-pin-set = { arbiter-pin-set }
# A pause after wrong PINs. $wrong: their number since the last right one; $pause: its length.
report-pin-paused = Falsche PINs am gemeinsamen Terminal: { $wrong }. Es war für { $pause } gesperrt.
# A device changed its state. $device: which; $state: its new state.
report-device = { $device ->
    [white-board] Das Brett von Weiß
    [black-board] Das Brett von Schwarz
    [voice] Die Stimme
    [sound] Ein Tongerät
   *[journal] Die Journaldatei
}{ $state ->
    [ready] {" funktioniert wieder."}
    [stalled] {" wartet auf den Datenträger."}
    [renewed] {" wurde von außen verändert und neu geschrieben."}
    [flutters] {" hat einen Wackelkontakt."}
   *[lost] {" ist ausgefallen."}
}
# A board differed from the position of the game. $squares: where.
report-mismatch = { $side ->
    [white] Das Brett von Weiß wich von der Partie ab: { $squares }.
   *[black] Das Brett von Schwarz wich von der Partie ab: { $squares }.
}
# A player wrote on their scoresheet. $cell: the text.
report-written = { $side ->
    [white] Weiß
   *[black] Schwarz
} trug in die Mitschrift ein: { $cell }.
# A player left a cell of their scoresheet empty.
report-written-nothing = { $side ->
    [white] Weiß
   *[black] Schwarz
} ließ in der Mitschrift eine Stelle leer.
# Scoresheets and boards were compared; the findings follow.
report-reconciled = Mitschriften und Bretter wurden verglichen.
# A result after an earlier event on which the arbiter must rule first. $of: a reference to that event.
report-result-held = Ergebnis { $result }: Es wartet auf die Entscheidung. { $of } kommt zuerst.
# An entry that was refused; the reason follows. $who: whose entry.
report-refused = Nicht angenommene Eingabe { $who ->
    [white] von Weiß
    [black] von Schwarz
    [assistant] der Assistenz
    [program] des Programms
   *[arbiter] des Schiedsrichters
}: "{ $entry }".
# The same for a button, pegs or a passphrase.
report-refused-act = Nicht angenommene Handlung { $who ->
    [white] von Weiß
    [black] von Schwarz
    [assistant] der Assistenz
    [program] des Programms
   *[arbiter] des Schiedsrichters
}.
# A result without a sentence of its own.
report-result-only = Ergebnis: { $result }.

## Clocks

# A clock over the game. Each variable is a time as a clock shows it.
report-plot-words = { $side ->
    [white] Uhr von Weiß: am Anfang { $first }, am Ende { $last }, niedrigster Stand nach einem Zug oder einer Entscheidung { $least }.
   *[black] Uhr von Schwarz: am Anfang { $first }, am Ende { $last }, niedrigster Stand nach einem Zug oder einer Entscheidung { $least }.
}
# The line of White's clock in the plot.
report-plot-white = Uhr von Weiß, durchgezogene Linie mit Kreisen
# The line of Black's clock in the plot.
report-plot-black = Uhr von Schwarz, gestrichelte Linie mit Quadraten
# The numbers above the plot.
report-plot-rulings = Senkrechte Linien: Entscheidungen mit ihrer Nummer im Verlauf der Partie.
# Opens the table with the times of the plot.
report-plot-as-table = Die Zeiten als Tabelle
# The caption of that table.
report-plot-caption = Beide Uhren nach jedem Zug
# The header of its first column: the number of the move.
report-plot-move = Zug
# Its first row: before the first move.
report-plot-start = Anfang
# The header of its last column.
report-plot-after-ruling = Entscheidung und Zeiten danach
# A ruling in that column. $number: its event; $white and $black: the times after it.
report-plot-ruling = Nummer { $number }: Weiß { $white }, Schwarz { $black }

## Cases

# Before the pieces of a position.
report-position = Die Stellung:
# The name of a line: a position as text.
report-fen = FEN
# The position is described with an earlier event. $number: that event.
report-position-as-at = Stellung: wie zu Nummer { $number }.
# The name of a line: a position of three-dimensional chess as text.
report-position-as-text = Stellung als Text

## Boards

# The name of a board with the position of the game, next to a player's board.
report-board-record = Stellung der Partie
# Above two boards. $number: the event.
report-dispute-at = Zu Nummer { $number }:
# The title of a picture of two boards. $number: the picture's number.
report-picture = Abweichende Bretter, Bild { $number }
# A square that differs. $one and $other: the boards; $here and $there: the piece on each.
report-square = { $square }: { $one }: { $here }; { $other }: { $there }.
# A piece on a square.
report-piece = { $piece }
# An empty square.
report-empty = leer

## The journal

# The name of a line: the program that recorded the game, with its version.
report-program = Partie aufgezeichnet von
# The name of a line: the program that writes the report, with its version.
report-reported-by = Bericht geschrieben von
# The name of a line about these two versions.
report-versions = Versionen
# The version of the report is not that of the game.
report-versions-differ = Partie und Bericht stammen von verschiedenen Versionen.
# The journal does not name the version of the program that recorded the game.
report-version-unknown = Das Journal nennt die Version nicht, die die Partie aufgezeichnet hat.
# The name of a line: number of entries in the journal.
report-entries = Einträge
# The name of a line: the fingerprint, ten squares.
report-digest = Prüffelder
# The name of a line: damage to the journal.
report-damage = Schaden
# The file is not a journal. $file: its name.
report-no-journal = { $file }: kein Journal. Geben Sie das Journal einer Partie an.
# The arbiter allowed or forbade the recognition of a player's announcements.
report-listening-allowed = { $allowed ->
        [yes] Das Programm durfte { $side ->
                [white] Weiß
               *[black] Schwarz
            } über ein Mikrofon zuhören.
       *[no] Das Programm durfte { $side ->
                [white] Weiß
               *[black] Schwarz
            } nicht mehr zuhören.
    }
# A recognised announcement was not the announced move, or not that on the pegs. $uci is the recognised move.
report-listened-differs = Das Programm hörte von { $side ->
        [white] Weiß
       *[black] Schwarz
    } den Zug { $uci }, angesagt oder ausgeführt war ein anderer.
# About a player: the program recognises announcements through a microphone.
report-hears = mit Erkennung der Ansagen
