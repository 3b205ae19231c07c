### Der Bericht über eine Partie für den Hauptschiedsrichter.

report-title = Bericht des Schiedsrichters
report-title-of-game = { $title }: { $game }
report-players = { $white } – { $black }
report-round-and-board = Runde { $round }, Brett { $board }
report-round-alone = Runde { $round }
report-summary = Übersicht
report-game = Die Partie
report-result = Ergebnis
report-moves = Die Züge
report-course = Verlauf der Partie
report-plot = Bedenkzeiten
report-cases = Fälle
report-boards = Abweichende Bretter
report-scores = Abweichende Mitschriften
report-record = Das Journal
report-line = { $name }: { $value }
report-list = { $name }:
report-none = keine
report-open-appeals = Offene Proteste an den Hauptschiedsrichter oder das Schiedsgericht
report-open-cases = Offene Fälle
report-rulings-in-force = Gültige Entscheidungen
report-illegal-moves = Gezählte regelwidrige Züge
report-offences = Weiß { $white }, Schwarz { $black }
report-counts = Anzahlen
report-numbers = Entscheidungen: { $rulings }, davon widerrufen: { $undone }. Regelverstöße: { $irregularities }, davon abgewiesen: { $dismissed }. Anträge, Angebote und Proteste: { $claims }. Schiedsrichter gerufen: { $calls }.

## The game

report-white = { speaker-white }
report-black = { speaker-black }
report-no-name = Name nicht angegeben
report-impaired = sehbehindert
report-deaf = gehörlos
report-board = mit angeschlossenem Brett
report-assistant = mit Assistenz
report-event = Turnier
report-site = Ort
report-round = Runde
report-begun = Beginn des Journals
report-control = Bedenkzeit
report-control-at-end = Bedenkzeit am Ende
report-no-clock = ohne Uhr
report-rate = Spieltempo
report-rate-standard = Turnierschach
report-rate-rapid = Schnellschach
report-rate-blitz = Blitz
report-supervision = Aufsicht
report-supervision-full = vollständig
report-supervision-partial = teilweise
report-laws = Schachregeln
report-laws-tridim = Meders Regeln des dreidimensionalen Schachs
report-guideline-three = Richtlinie III
report-guideline-in-force = gilt für beide Spieler, vor der Partie eingestellt
report-chess = Schach
report-chess960 = Schach960
report-tridim = dreidimensionales Schach
report-start = Anfangsstellung
report-arbiter = { speaker-arbiter }
report-with-arbiter = anwesend
report-without-arbiter = keiner; die Spieler entscheiden gemeinsam

## Result

report-not-over = Die Partie ist nicht zu Ende.
report-no-move = Es wurde kein Zug ausgeführt.
report-all-taken-back = Alle Züge wurden zurückgenommen.
report-last-move = Der letzte Zug war der { $number }. Zug von { $side ->
    [white] Weiß.
   *[black] Schwarz.
}

## What happened

report-caption = Verlauf der Partie mit den Zeiten beider Uhren
report-column-number = Nr.
report-column-time = Uhrzeit
report-column-move = Nächster Zug
report-column-what = Ereignis
report-column-laws = Artikel
report-column-white = Uhr von Weiß
report-column-black = Uhr von Schwarz
report-column-by = Herkunft
report-clauses = { $count ->
    [one] Artikel { $clauses }.
   *[other] Artikel { $clauses }.
}
report-guidelines = { $count ->
    [one] Richtlinie { $clauses }.
   *[other] Richtlinien { $clauses }.
}
report-guideline = Richtlinie { $clause }
report-clocks = Uhren: Weiß { $white }, Schwarz { $black }.
report-clock-changed = { $side ->
    [white] Uhr von Weiß: von { $before } auf { $after } ({ $why }).
   *[black] Uhr von Schwarz: von { $before } auf { $after } ({ $why }).
}
report-clock-same = { $side ->
    [white] Uhr von Weiß: { $time }, unverändert.
   *[black] Uhr von Schwarz: { $time }, unverändert.
}
report-clock-reason = { $why ->
    [set] Zeit eingestellt
    [added] Zeit hinzugefügt
    [penalty] Strafe
    [restored] Zeit vor dem Regelverstoß wiederhergestellt
    [taken-back] Zeitgutschrift für den zurückgenommenen Zug abgezogen
    [undone] Zeit vor der widerrufenen Entscheidung wiederhergestellt
    [control] andere Bedenkzeit
   *[new-game] Anfangszeit für eine neue Partie
}
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
report-times = { $count }-mal, zuletzt um { $time }.
report-reference = { $case ->
    [0] Nummer { $number }
   *[other] Nummer { $number } (Fall { $case })
}
report-case-number = Fall { $number }:
report-because = Grund: { $note }.
report-upheld-by = Stattgegeben, siehe Nummer { $number }.
report-dismissed-by = Abgewiesen, siehe Nummer { $number }.
report-taken-back-by = Widerrufen, siehe Nummer { $number }.
report-takes-back = { $of }: widerrufen. Es gilt der Stand davor; die Uhren stehen.
report-not-ruled = Darüber wurde nicht entschieden.
report-lapsed-by = Hinfällig, siehe Nummer { $number }.
report-righted-by = Ohne Entscheidung berichtigt, siehe Nummer { $number }.
report-claimed-in = Vom Gegner reklamiert, siehe Nummer { $number }.
report-joined-by = Mit einem anderen Fall verbunden, siehe Nummer { $number }.
report-appeals-against = Gegen: { $of }.
report-appeal-open = Der Protest ist offen: Der Hauptschiedsrichter oder das Schiedsgericht entscheidet.
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
report-instead = Möglich stattdessen: { $moves }.
report-duty-moves = Möglich: { $moves }.
report-duty-outcome = { $met ->
    [yes] Die Pflicht wurde erfüllt
   *[no] Die Pflicht wurde nicht erfüllt
}: { $side ->
    [white] Weiß
   *[black] Schwarz
} spielte { $mv }.
report-duty-open = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat seitdem nicht gezogen.
report-case = { desk-case-of }.
report-upheld = { $of }, stattgegeben: { desk-case-of }.
report-started = { $side ->
    [white] Die Partie begann, Weiß am Zug.
   *[black] Die Partie begann, Schwarz am Zug.
}
report-halted = { $reason ->
    [arbiter-called] Der Schiedsrichter wurde gerufen; die Uhren wurden angehalten.
    [gap] Die Uhren wurden nach einer Unterbrechung angehalten.
    [no-time] Die Uhren wurden angehalten: Nach der Zugrücknahme blieb keine Zeit.
   *[ruling] Die Uhren wurden angehalten.
}
report-set = { $side ->
    [white] Die Uhr von Weiß wurde auf { $time } gestellt.
   *[black] Die Uhr von Schwarz wurde auf { $time } gestellt.
}
report-added = { $side ->
    [white] Weiß erhielt zusätzlich { $more } und hat jetzt { $time }.
   *[black] Schwarz erhielt zusätzlich { $more } und hat jetzt { $time }.
}
report-claims = { $of }: von { $side ->
    [white] Weiß
   *[black] Schwarz
} reklamiert.
report-claims-flag = { $of }: { $side ->
    [white] Weiß reklamierte das gefallene Fallblättchen von Schwarz.
   *[black] Schwarz reklamierte das gefallene Fallblättchen von Weiß.
}
report-ruled = { $side ->
    [white] Der Schiedsrichter hat über einen Fall von Weiß entschieden.
   *[black] Der Schiedsrichter hat über einen Fall von Schwarz entschieden.
}
report-now-has = { $side ->
    [white] Weiß hat jetzt { $time }.
   *[black] Schwarz hat jetzt { $time }.
}
report-control-changed = Die Bedenkzeit wurde auf { $control } geändert.
report-announce-language = { arbiter-announce-language }
report-assistant-changed = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $has ->
    [all] hat jetzt eine Assistenz mit allen Pflichten.
    [some] hat jetzt eine Assistenz: { $duties }.
   *[none] hat keine Assistenz mehr.
}
report-touch-ruled = { $side ->
    [white] Weiß hat { $square } berührt.
   *[black] Schwarz hat { $square } berührt.
}
report-counted = { $side ->
    [white] Der Zugzähler von Weiß wurde auf { $moves } gestellt.
   *[black] Der Zugzähler von Schwarz wurde auf { $moves } gestellt.
}
report-retracted = { $plies ->
    [one] Ein Zug wurde zurückgenommen
   *[other] { $plies } Halbzüge wurden zurückgenommen
}{ $agreed ->
    [yes] {", im Einverständnis beider Spieler."}
   *[no] .
}
report-entry-dropped = Der eingegebene regelwidrige Zug wurde entfernt.
report-waived = Die Partie begann ohne die vorgeschriebene Assistenz: Ein Spieler ist sehbehindert, der andere gehörlos.
report-dismissed = { $side ->
    [white] Ein Fall oder Antrag, der Weiß betrifft, wurde abgewiesen.
   *[black] Ein Fall oder Antrag, der Schwarz betrifft, wurde abgewiesen.
}
report-dismisses = { $of }: abgewiesen.
report-closes = { $of }: vom Programm ohne Entscheidung geschlossen, { $why ->
    [desk-lapsed] weil der Gegner gezogen hat.
    [desk-corrected] weil der Zug vor dem Drücken der Uhr berichtigt wurde.
    [desk-joined] weil der Zug einen anderen Fall hat.
    [desk-boards-joined] weil ein anderer Fall beide Bretter betrifft.
    [desk-legal-again] weil die Stellung wieder regelgemäß ist.
   *[desk-righted] weil die Bretter der Partie entsprechen.
}
report-joined-into = Weitergeführt als: { $of }.
report-part-of = Gehört zu: { $of }.
report-postpones = { $of }: { $next ->
    [yes] stattgegeben, zu entscheiden nach dem nächsten abgeschlossenen Zug.
   *[no] die Entscheidung wurde verschoben.
}
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
report-irregularity = { $side ->
    [white] Regelverstoß von Weiß
   *[black] Regelverstoß von Schwarz
}: { $reason }. { $entry }
report-default-time-over = { $side ->
    [white] Weiß
   *[black] Schwarz
} war bei Ablauf der Karenzzeit nicht anwesend.
report-envelope-missing = Der Umschlag mit dem Abgabezug von { $side ->
    [white] Weiß
   *[black] Schwarz
} fehlte.
report-envelope-altered = Der Umschlag mit dem Abgabezug von { $side ->
    [white] Weiß
   *[black] Schwarz
} war beschädigt oder nicht der richtige.
report-envelope-opened = Der Umschlag wurde geöffnet. Der Abgabezug: { $entry }.
report-contact-lost = Das Brett von { $side ->
    [white] Weiß
   *[black] Schwarz
} hat die Figur auf { $square } vor { $san } für { $millis } Millisekunden verloren.
report-contact-unsteady = Brett von { $side ->
    [white] Weiß
   *[black] Schwarz
}: Der Kontakt auf { $square } war { $times } Mal unterbrochen, höchstens { $millis } Millisekunden.
report-touched-early = { $side ->
    [white] Weiß
   *[black] Schwarz
} hob eine Figur, bevor der gegnerische Zug ausgeführt war: { $square }.
report-corrected = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat die Ansage berichtigt: { $san }.
report-corrected-from = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat die Ansage berichtigt: { $san } statt { $before }.
report-offered = { $side ->
    [white] Weiß bot Remis an.
   *[black] Schwarz bot Remis an.
}
report-declined = { $side ->
    [white] Weiß lehnte das Remisangebot ab.
   *[black] Schwarz lehnte das Remisangebot ab.
}
report-takeback-offered = { $side ->
    [white] Weiß
   *[black] Schwarz
} schlug vor, { $plies ->
    [one] einen Zug
   *[other] { $plies } Halbzüge
} zurückzunehmen.
report-takeback-declined = { $side ->
    [white] Weiß lehnte die Zugrücknahme ab.
   *[black] Schwarz lehnte die Zugrücknahme ab.
}
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
report-claimed-move = Angekündigter Zug: { $mv }.
report-occurred = { $count ->
    [one] Die Stellung kam einmal vor: { $places }.
   *[other] Die Stellung kam { $count }-mal vor: { $places }.
}
report-at-start = am Anfang
report-after-move = nach dem { $number }. Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}
report-with-claimed = mit dem angekündigten Zug
report-counts-since = Kein Schlagen und kein Bauernzug seit: { $since }.
report-claimed-touch = { $side ->
    [white] Weiß
   *[black] Schwarz
} reklamierte, dass der Gegner zuerst die Figur auf { $square } berührt hat.
report-claimed-let-go = { $side ->
    [white] Weiß
   *[black] Schwarz
} reklamierte, dass der Gegner die Figur von { $from } zuerst auf { $square } losgelassen hat.
report-absent = { $side ->
    [white] Weiß war nicht am Brett.
   *[black] Schwarz war nicht am Brett.
}
report-arrived = { $side ->
    [white] Weiß kam ans Brett.
   *[black] Schwarz kam ans Brett.
}
report-resumed = Das Programm wurde neu gestartet, Unterbrechung: { $gap }{ $missing ->
    [0] .
    [one] ; im Journal fehlt ein Eintrag.
   *[other] ; im Journal fehlen { $missing } Einträge.
}
report-pin-set = { arbiter-pin-set }
report-pin-paused = Falsche PINs am gemeinsamen Terminal: { $wrong }. Es war für { $pause } gesperrt.
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
report-mismatch = { $side ->
    [white] Das Brett von Weiß wich von der Partie ab: { $squares }.
   *[black] Das Brett von Schwarz wich von der Partie ab: { $squares }.
}
report-written = { $side ->
    [white] Weiß
   *[black] Schwarz
} trug in die Mitschrift ein: { $cell }.
report-written-nothing = { $side ->
    [white] Weiß
   *[black] Schwarz
} ließ in der Mitschrift eine Stelle leer.
report-reconciled = Mitschriften und Bretter wurden verglichen.
report-result-held = Ergebnis { $result }: Es wartet auf die Entscheidung. { $of } kommt zuerst.
report-refused = Nicht angenommene Eingabe { $who ->
    [white] von Weiß
    [black] von Schwarz
    [assistant] der Assistenz
    [program] des Programms
   *[arbiter] des Schiedsrichters
}: "{ $entry }".
report-refused-act = Nicht angenommene Handlung { $who ->
    [white] von Weiß
    [black] von Schwarz
    [assistant] der Assistenz
    [program] des Programms
   *[arbiter] des Schiedsrichters
}.
report-result-only = Ergebnis: { $result }.

## Clocks

report-plot-words = { $side ->
    [white] Uhr von Weiß: am Anfang { $first }, am Ende { $last }, niedrigster Stand nach einem Zug oder einer Entscheidung { $least }.
   *[black] Uhr von Schwarz: am Anfang { $first }, am Ende { $last }, niedrigster Stand nach einem Zug oder einer Entscheidung { $least }.
}
report-plot-white = Uhr von Weiß, durchgezogene Linie mit Kreisen
report-plot-black = Uhr von Schwarz, gestrichelte Linie mit Quadraten
report-plot-rulings = Senkrechte Linien: Entscheidungen mit ihrer Nummer im Verlauf der Partie.
report-plot-as-table = Die Zeiten als Tabelle
report-plot-caption = Beide Uhren nach jedem Zug
report-plot-move = Zug
report-plot-start = Anfang
report-plot-after-ruling = Entscheidung und Zeiten danach
report-plot-ruling = Nummer { $number }: Weiß { $white }, Schwarz { $black }

## Cases

report-position = Die fragliche Stellung:
report-fen = FEN
report-position-as-at = Stellung: wie zu Nummer { $number }.
report-position-as-text = Stellung als Text

## Boards

report-board-record = Stellung der Partie
report-dispute-at = Zu Nummer { $number }:
report-square = { $square }: { $one }: { $here }; { $other }: { $there }.
report-piece = { $piece }
report-empty = leer

## The journal

report-program = Partie aufgezeichnet von
report-reported-by = Bericht geschrieben von
report-versions = Versionen
report-versions-differ = Partie und Bericht stammen von verschiedenen Versionen.
report-version-unknown = Das Journal nennt die Version nicht, die die Partie aufgezeichnet hat.
report-entries = Einträge
report-digest = Prüffelder
report-damage = Schaden
report-no-journal = { $file }: kein Journal. Geben Sie das Journal einer Partie an.
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
report-listened-differs = Das Programm hörte von { $side ->
        [white] Weiß
       *[black] Schwarz
    } den Zug { $uci }, angesagt oder ausgeführt war ein anderer.
report-hears = mit Erkennung der Ansagen
