### Help, welcome, and what is said of a command line that cannot be used.

## Welcome

welcome-hello = annabella, Schach zum Hören und Tasten.
welcome-next = Lektionen: annabella learn. Eine Partie: annabella play. Hilfe: annabella help.
welcome-rate = Das Sprechtempo setzt --rate in Wörtern je Minute, etwa --rate 250. In der Partie tippen Sie { command-faster } oder { command-slower }.
welcome-help = annabella doctor prüft Stimme und Geräte. Partie mit Uhr: annabella play --time-control 900+10.

## Doctor

doctor-voice-works = Die Stimme lässt sich laden.
doctor-no-voice = Die Stimme funktioniert nicht. { $reason } annabella play --speech print spielt ohne Stimme.
doctor-device = Tongerät: { $device }
doctor-hear = Wenn Sie das hören, funktioniert der Ton.
doctor-heard = Ein Probesatz wurde gesprochen. Wenn Sie ihn nicht gehört haben, wählen Sie mit --room-device ein anderes Gerät.
doctor-not-heard = Der Probesatz ließ sich nicht abspielen. annabella play --speech print spielt ohne Ton.
doctor-works = Kurz: Stimme und Ton funktionieren. annabella play beginnt eine Partie.
doctor-fails = Kurz: Spielen Sie ohne Stimme, mit annabella play --speech print.

## Manual

manual-topics = Das Handbuch. Tippen Sie annabella manual und ein Thema oder ein Wort einer Überschrift, etwa windows. Mit --speech espeak wird es vorgelesen. Themen:
manual-topic = { $topic }: { $title }
manual-line = { $text }
manual-no-topic = { $topic }: kein Thema und keine Überschrift des Handbuchs. Wählen Sie aus { $topics }.
manual-player = spieler
manual-assistant = assistenz
manual-arbiter = schiedsrichter
manual-organiser = veranstalter
manual-maker = bauen
manual-association = verband
manual-hearing = zuhören

## Starting a game

play-no-live-pgn = --live-pgn: nicht für dreidimensionales Schach, für das PGN keine Form hat. Lassen Sie es weg.
play-no-start = „{ $fen }“: keine Stellung, von der eine Partie beginnen kann. Berichtigen Sie sie.
play-no-time-control = „{ $text }“: keine Bedenkzeit. Für 15 Minuten und 10 Sekunden je Zug schreiben Sie 900+10.
pairing-no-game = { $file }: keine Partie gefunden. Nehmen Sie die PGN-Datei der Runde oder des Bretts.
pairing-several = { $file }: hat mehrere Partien. Nennen Sie Runde und Brett, zum Beispiel --round 3.7.
pairing-no-board = { $file }: keine Partie von { $round }. Prüfen Sie --round.
pairing-damaged = { $file }: keine Partie von { $round }. Die Partie in Zeile { $line } nennt Runde und Brett nicht. Berichtigen Sie sie, oder prüfen Sie --round.
pairing-no-names = { $file }: Die Partie nennt nicht beide Spieler. Nehmen Sie --white-name und --black-name.
settings-auto-arbiter = --announce-by auto: nicht mit --arbiter, weil die Stifte erst einen Teil des Zuges zeigen können. Wählen Sie program oder player.
settings-practice-arbiter = --practice: nicht mit --arbiter, weil es Rat gibt (Artikel { $article }). Lassen Sie eines weg.

settings-sighted-assistant = { $side ->
    [white] Assistenz von Weiß: zu viele Pflichten, weil Weiß sehend und Schwarz sehbehindert ist (D.2.11). Wählen Sie nur moves und announce.
   *[black] Assistenz von Schwarz: zu viele Pflichten, weil Schwarz sehend und Weiß sehbehindert ist (D.2.11). Wählen Sie nur moves und announce.
}
settings-second-assistant = { $side ->
    [white] Assistenz von Weiß: nicht zulässig, weil Schwarz sehbehindert ist und eine Assistenz hat (D.2.11). Lassen Sie sie weg.
   *[black] Assistenz von Schwarz: nicht zulässig, weil Weiß sehbehindert ist und eine Assistenz hat (D.2.11). Lassen Sie sie weg.
}
settings-no-duty = „{ $value }“: keine Pflicht einer Assistenz. Wählen Sie all oder, mit Kommas, moves, announce, score, clock, inform, claims, touches, adjourn.
resume-option-differs = { $option }: gilt nicht. Die fortgesetzte Partie behält { $kept }.
resume-option-kept = { $option }: gilt nicht. Die fortgesetzte Partie behält ihre Einstellung.
resume-preset = --preset: gilt nur für Stimme, Geräte und Anzeige. Alles andere behält die fortgesetzte Partie.
resume-not-set = { $option }: gilt nicht. Die fortgesetzte Partie wird ohne gespielt.
play-no-network = { $variable }: nennt { $value }, aber im Turnier ist kein Netz erlaubt. Löschen Sie die Variable.
play-awake = Eine Schachpartie läuft

## Journal, told line by line

journal-header = { $program }, { $date }, { $clock } UTC, Bedenkzeit { $control }
journal-start = Anfangsstellung { $start }
journal-arbiter = Turnier mit Schiedsrichter
journal-name = { $side ->
    [white] Weiß: { $name }
   *[black] Schwarz: { $name }
}
journal-impaired = { $side ->
    [white] Weiß ist sehbehindert.
   *[black] Schwarz ist sehbehindert.
}
journal-line = { $time } { $what }
journal-board = { $side ->
    [white] Brett von Weiß
   *[black] Brett von Schwarz
}
journal-typed = { $seat ->
    [white] { $speaker } tippt am Terminal von Weiß: { $text }
    [black] { $speaker } tippt am Terminal von Schwarz: { $text }
    [assistant] { $speaker } tippt am Terminal der Assistenz: { $text }
    [white-assistant] { $speaker } tippt am Terminal der Assistenz von Weiß: { $text }
    [black-assistant] { $speaker } tippt am Terminal der Assistenz von Schwarz: { $text }
    [arbiter] { $speaker } tippt am Terminal des Schiedsrichters: { $text }
   *[shared] { $speaker } tippt: { $text }
}
journal-pin = { $given ->
    [right] die PIN des Schiedsrichters ist richtig
    [wrong] eine falsche PIN
   *[none] keine PIN
}
journal-passphrase = { $given ->
    [yes] eine Passphrase für den Umschlag
   *[no] keine Passphrase für den Umschlag
}
journal-envelope = { $found ->
    [move] der Umschlag wird geöffnet
    [wrong] eine falsche Passphrase
    [missing] der Umschlag fehlt
    [altered] der Umschlag ist nicht der richtige
   *[none] keine Passphrase
}
journal-dump = { $board }: alle Figuren { $placement }
journal-placed = { $board }: { $piece } auf { $square }
journal-lifted = { $board }: { $square } herausgezogen
journal-button = { $board }: Knopf { $button }
journal-written = getippt: { $text }
journal-port = { $board }: geöffnet an { $port }
journal-nonsense = { $board }: { $bytes } unlesbare Bytes
journal-unreadable = { $board }: der Stift auf { $square } ist nicht zu lesen
journal-readable = { $board }: { $square } ist wieder zu lesen
journal-occupied = { $board }: besetzte Felder { $count }
journal-board-clock = { $board }: Uhr links { $left }, rechts { $right }
journal-device = { $device ->
    [white-board] Brett von Weiß
    [black-board] Brett von Schwarz
    [voice] Stimme
    [sound] Tongerät
   *[journal] Journal
}: { $state ->
    [ready] bereit
    [flutters] ein Kontakt ist unzuverlässig
    [stalled] antwortet nicht
    [renewed] von einem anderen Programm verändert, neu geschrieben
   *[lost] ausgefallen
}
journal-tick = Uhr läuft
journal-solved = Löser: Weiß { $white ->
    [yes] kann matt setzen
    [no] kann nicht matt setzen
   *[undetermined] nicht bestimmt
}, Schwarz { $black ->
    [yes] kann matt setzen
    [no] kann nicht matt setzen
   *[undetermined] nicht bestimmt
}
journal-resumed = fortgesetzt um { $clock } UTC, Unterbrechung: { $gap }
journal-touched = { $side ->
    [white] Weiß hat berührt: { $square }
   *[black] Schwarz hat berührt: { $square }
}
journal-let-go = { $side ->
    [white] Weiß hat auf { $square } eine Figur losgelassen
   *[black] Schwarz hat auf { $square } eine Figur losgelassen
}
journal-made = { $side ->
    [white] Weiß hat gezogen: { $san }
   *[black] Schwarz hat gezogen: { $san }
}
journal-completed = { $side ->
    [white] Der Zug von Weiß ist abgeschlossen.
   *[black] Der Zug von Schwarz ist abgeschlossen.
}
journal-repeated = { $side ->
    [white] Weiß hat auf dem Brett wiederholt.
   *[black] Schwarz hat auf dem Brett wiederholt.
}
journal-assisted = { $side ->
    [white] Assistenz von Weiß:
   *[black] Assistenz von Schwarz:
} { $duty ->
    [moves] führt den Zug auf dem Brett aus
    [announce] sagt an
    [score] liest die Mitschrift
    [clock] drückt die Uhr
    [inform] fragt nach
    [claims] reklamiert
    [touches] meldet eine Berührung
   *[adjourn] bricht die Partie ab
}
journal-deaf = { $side ->
    [white] Weiß ist gehörlos.
   *[black] Schwarz ist gehörlos.
}
journal-assistant = { $side ->
    [white] Assistenz von Weiß: { $duties }
   *[black] Assistenz von Schwarz: { $duties }
}
journal-laws = Regeln von { $laws }
journal-silence = Kein Spieler hat etwas gehört.

## Help: what each command and option is for

usage-heading = Aufruf:
usage-example-heading = Beispiel:
usage-commands = Unterbefehle
usage-arguments = Angaben
usage-options = Optionen
usage-some-options = [Optionen]
usage-group-common = Oft gebraucht
usage-group-rules = Partie und Regeln
usage-group-players = Spieler, Turnier und Mitschrift
usage-group-announcing = Züge ansagen und eingeben
usage-group-seats = Plätze, Assistenz und Tasten
usage-group-voice = Warnungen und Tongeräte
usage-group-boards = Tastbretter
usage-group-every = Für jeden Unterbefehl
usage-value = WERT
usage-value-file = DATEI
usage-value-white = WEISS
usage-value-black = SCHWARZ
usage-value-port = ANSCHLUSS
usage-value-name = NAME
usage-value-move = ZUG
usage-value-moves = ZÜGE
usage-value-game = PARTIE
usage-value-fen = FEN
usage-value-position = STELLUNG
usage-value-language = SPRACHE
usage-value-topic = THEMA
usage-value-command = UNTERBEFEHL
usage-value-number = ZAHL
usage-possible = { $help } [Werte: { $values }]
usage-default = { $help } [Vorgabe: { $value }]
usage-examples-heading = Beispiele
usage-more = Mehr: { $command } --help
usage-help = Diese Hilfe zeigen
usage-version = { help-version }
help = Schach am Brett mit sehbehinderten Spielern, nach Anhang D der FIDE-Regeln.
help-locale = Sprache der Bedienung wählen [Werte: de, en, nl, fr, es, it]
help-json = JSON ausgeben, je Zeile ein Objekt
help-play = Partie spielen
help-play-time-control = Bedenkzeit setzen, etwa 90m+30s oder wie in PGN [Vorgabe: ohne Uhr]
help-play-variant = Spielart wählen [Werte: standard, chess960, chess960:NUMMER, tridim]
help-play-lot = Anfangsstellung des Schach960 aus diesem Text auslosen
help-play-level-words = Linie z, Ebenen und Pins im dreidimensionalen Schach benennen
help-play-fen = Mit dieser Stellung beginnen
help-play-white-impaired = Weiß als sehbehindert behandeln
help-play-black-impaired = Schwarz als sehbehindert behandeln
help-play-both-impaired = Die Person als sehbehindert behandeln
help-play-white-deaf = Weiß als gehörlos behandeln: alles schriftlich
help-play-black-deaf = Schwarz als gehörlos behandeln: alles schriftlich
help-play-both-deaf = Die Person als gehörlos behandeln: alles schriftlich
help-play-white-assistant = Weiß eine Assistenz mit diesen Pflichten geben [Werte: all, moves, announce, score, clock, inform, claims, touches, adjourn]
help-play-black-assistant = Schwarz eine Assistenz geben, mit Pflichten wie bei Weiß
help-play-both-assistant = Eine Assistenz mit diesen Pflichten geben
help-play-laws = Ausgabe der Regeln wählen
help-play-supervision = Aufsicht bei Schnell- und Blitzschach setzen: A.4, B.2 oder A.5, B.3
help-play-quickplay-finish = Richtlinie III anwenden, bei Partien ohne Zeitgutschrift
help-play-sighted-press = Setzen, wann ein Sehender mit elektronischem Brett drücken darf
help-play-practice = Fragen nach Angreifern und regelgemäßen Zügen zulassen (Übung)
help-play-no-draw-before = Remis durch Vereinbarung erst nach so vielen Zügen zulassen
help-play-default-time = Wartezeit in Minuten setzen [Vorgabe: nach den Regeln]
help-play-white-board = Tastbrett von Weiß an diesem Anschluss verbinden
help-play-black-board = Tastbrett von Schwarz an diesem Anschluss verbinden
help-play-both-board = Tastbrett an diesem Anschluss verbinden
help-play-white-name = Name von Weiß setzen
help-play-black-name = Name von Schwarz setzen
help-play-both-name = Namen setzen
help-play-white-elo = Wertungszahl von Weiß setzen
help-play-black-elo = Wertungszahl von Schwarz setzen
help-play-both-elo = Wertungszahl setzen
help-play-white-fide-id = FIDE-Nummer von Weiß setzen
help-play-black-fide-id = FIDE-Nummer von Schwarz setzen
help-play-both-fide-id = FIDE-Nummer setzen
help-play-white-title = Titel von Weiß setzen
help-play-black-title = Titel von Schwarz setzen
help-play-both-title = Titel setzen
help-play-event = Name des Turniers setzen
help-play-site = Ort des Turniers setzen
help-play-round = Runde setzen, auch mit Brettnummer
help-play-pairing = Spieler, Turnier und Brett aus dieser PGN-Datei oder ihrer Partie von --round nehmen
help-play-live-pgn = PGN-Datei nach jedem abgeschlossenen Zug neu schreiben
help-play-force = Mit --live-pgn eine Datei ersetzen, aber nie ein Journal
help-play-repetition = Wiederholung durch den Gegner verlangen (words: nur mit Worten)
help-play-announce-by = Wählen, wer ansagt (auto: das Programm, sobald die Stifte ruhen)
help-play-announce-language = Sprache der Ansagen wählen [Werte: de, en, nl, fr, es, it]
help-play-style = Länge der Ansagen wählen
help-play-notation = Diese Figurenbuchstaben lesen, mehrere mit Komma [Werte: de, en, nl, fr, it, es]
help-play-debounce = Kürzeres Herausziehen übergehen, in Millisekunden
help-play-quiet = So lange warten, wo ein längerer Zug möglich ist, in Millisekunden
help-play-rest = So lange warten, bis auto ansagt, in Millisekunden
help-play-let-go = Stift nach so vielen Sekunden als losgelassen werten, oder off
help-play-hear-execution = Sehbehinderten melden, dass der Gegner den Zug ausgeführt hat
help-play-white-peg-echo = Jeden Stift, den Weiß zieht oder steckt, Weiß nennen
help-play-black-peg-echo = Jeden Stift, den Schwarz zieht oder steckt, Schwarz nennen
help-play-both-peg-echo = Jeden gezogenen oder gesteckten Stift nennen
help-play-white-turned = Brett von Weiß um 180 Grad gedreht lesen
help-play-black-turned = Brett von Schwarz um 180 Grad gedreht lesen
help-play-both-turned = Brett um 180 Grad gedreht lesen
help-play-set-clock = DGT-Uhr am Brett stellen; Weiß sitzt auf dieser Seite
help-play-arbiter = Turnierpartie mit Schiedsrichter spielen
help-play-seat = Wählen, wem dieses Terminal gehört
help-play-pin = PIN für Zeilen mit schiedsrichter: an diesem Terminal setzen
help-play-pin-file = PIN des Schiedsrichters aus dieser Datei lesen
help-play-passphrase-file = Passphrase des Umschlags aus dieser Datei lesen
help-play-pin-kept = Nach so vielen Sekunden wieder nach der PIN fragen
help-play-speech = Stimme wählen
help-play-rate = Sprechtempo in Wörtern je Minute setzen
help-play-volume = Lautstärke in Prozent setzen, von 20 bis 200
help-play-voice = Stimme von eSpeak NG wählen; { command-voice } { argument-all } zeigt die Namen
help-play-white-voice = Stimme wählen, die Weiß hört
help-play-black-voice = Stimme wählen, die Schwarz hört
help-play-both-voice = Gehörte Stimme wählen
help-play-arbiter-voice = Stimme wählen, die der Schiedsrichter hört
help-play-room-device = Lautsprecher wählen
help-play-white-device = Kopfhörer von Weiß wählen
help-play-black-device = Kopfhörer von Schwarz wählen
help-play-both-device = Kopfhörer wählen
help-play-both-warn = Nur diese Person warnen, wie --warn
help-play-both-hear = Ansagen dieser Person mit diesem Sprachmuster erkennen (Versuch)
help-play-both-microphone = Mikrofon wählen
help-play-arbiter-device = Kopfhörer des Schiedsrichters wählen
help-play-width = Zeilen nach so vielen Zeichen umbrechen
help-play-prefix = Sprecher jeder Zeile nennen (short: nur neuen; mark: ein Buchstabe)
help-play-echo = Kopfhörer das Getippte nachsprechen lassen (mit --keys)
help-play-confirm = Eigene Handlungen mit Worten, durch einen Ton oder nicht bestätigen
help-play-journal = Partie in dieser Datei speichern
help-play-resume = Partie aus ihrem Journal fortsetzen [Vorgabe: die letzte Partie]
help-play-alphabet = Linien in Antworten wie in den Regeln nennen (Anna) oder im Funk (Alfa)
help-play-zwo = Im Deutschen „zwo“ statt „zwei“ sagen
help-play-pause = Vor jedem angesagten Feld warten, in Millisekunden
help-announce = Züge ansagen, als Text oder Ton
help-announce-variant = { help-play-variant }
help-announce-fen = { help-play-fen }
help-announce-style = Länge der Ansagen wählen, oder beide: full,short
help-announce-announce-language = Sprache der Ansagen wählen
help-announce-speech = Ansagen auch vorlesen
help-announce-rate = { help-play-rate }
help-announce-wav = Tondatei schreiben
help-announce-force = { help-sheet-force }
help-announce-moves = Züge in der Reihenfolge der Partie
help-sheet = Partie umwandeln: PGN, Text, Braille, Ton
help-sheet-variant = Spielart wählen, wenn die Datei keine nennt [Werte: standard, chess960, tridim]
help-sheet-game = Journal, PGN-Datei oder getippte Mitschrift
help-sheet-to = Eine oder mehrere Formen wählen, mit Komma
help-sheet-damaged = Beschädigtes Journal bis zum Schaden lesen
help-sheet-notation = Diese Figurenbuchstaben verwenden, nicht die von --language
help-play-join = Als Pult des Schiedsrichters einer Partie beitreten [Vorgabe: der letzten]
help-clock-join = { help-play-join }
help-report = Bericht für den Hauptschiedsrichter schreiben
help-report-game = Journal der Partie
help-report-to = Eine oder mehrere Formen wählen; html zeichnet Stellungen und Uhren [Vorgabe: nach der Endung von --output, sonst txt]
help-report-width = { help-play-width }
help-report-output = Bericht in diese Datei schreiben
help-report-force = { help-sheet-force }
help-report-damaged = { help-sheet-damaged }
help-reconcile = Zwei Mitschriften und Bretter vergleichen (D.2.9)
help-reconcile-variant = { help-sheet-variant }
help-reconcile-white = Mitschrift von Weiß: nummerierte Zeilen, PGN oder Journal
help-reconcile-black = { dispute-black }
help-reconcile-white-board = Mit dieser Stellung auf dem Brett von Weiß vergleichen
help-reconcile-black-board = Mit dieser Stellung auf dem Brett von Schwarz vergleichen
help-reconcile-both-board = Mit der Stellung auf diesem Brett vergleichen
help-reconcile-start = { help-play-fen }
help-reconcile-journal = Zeiten und Ansagen aus diesem Journal lesen
help-reconcile-damaged = Unversehrte Teile eines beschädigten Journals lesen
help-reconcile-full = Auch erklärte Unterschiede und die ganze Partie zeigen
help-reconcile-speech = Antwort auch vorlesen
help-reconcile-rate = { help-play-rate }
help-reconcile-laws = { help-play-laws }
help-reconcile-rate-of-play = Bedenkzeitart wählen: Schnell- und Blitzschach haben eigene Regeln
help-reconcile-supervision = { help-play-supervision }
help-reconcile-output = Streitfall zeichnen, in diese SVG- oder HTML-Datei
help-reconcile-force = { help-show-force }
help-board = Tastbretter finden, prüfen oder simulieren
help-board-list = Serielle Anschlüsse und ihre Bretter auflisten
help-board-list-ports = Anschluss, der abgefragt wird [Vorgabe: alle]
help-board-watch = Alles zeigen, was ein Brett meldet
help-board-watch-port = Anschluss des Bretts
help-board-watch-turned = { help-play-both-turned }
help-board-watch-record = Datenverkehr in dieser neuen Datei aufzeichnen
help-board-check = Jedes Feld und jede Figur prüfen, von der Stimme geführt
help-board-check-port = { help-board-watch-port }
help-board-check-turned = { help-board-watch-turned }
help-board-check-from = Abgebrochene Prüfung bei diesem Feld fortsetzen
help-board-check-assembly = Neu gebautes Brett prüfen: Fehler und Abhilfe nennen
help-board-check-speech = { help-play-speech }
help-board-check-rate = { help-play-rate }
help-board-simulate = Brett simulieren und zuerst seinen Anschluss ausgeben
help-board-simulate-pgn = Züge dieser Partie mit next ausführen
help-board-simulate-game = Partie der Datei nach Nummer wählen
help-board-simulate-side = Nach Zügen dieser Seite den Knopf für die Ansage drücken
help-board-simulate-pace = Ganze Partie ausführen, mit so vielen Sekunden je Zug
help-board-simulate-speed = Hände um diesen Faktor beschleunigen
help-board-simulate-seed = Eigenheiten der Hände nach dieser Zahl auslosen
help-board-simulate-link = Link zum Anschluss anlegen, der auch ohne Brett bleibt
help-board-simulate-port = Diesen Anschluss verwenden, einen von zwei verbundenen
help-board-simulate-variant = Mit einer Stellung des Schach960 beginnen [Werte: chess960:NUMMER]
help-board-simulate-fen = { help-play-fen }
help-board-simulate-empty = Ohne Figuren beginnen
help-board-simulate-hands = Sorgfalt der Hände wählen
help-board-simulate-occupancy = Nur besetzte Felder erkennen, keine Figuren
help-journal = Journal zeigen, prüfen, retten oder signieren
help-journal-show = Zeigen, was geschah, mit Zeiten
help-journal-show-file = Journal
help-journal-verify = Prüfen, ob ein Journal vollständig und unverändert ist
help-journal-verify-file = { help-journal-show-file }
help-journal-verify-digest = Zehn Prüffelder vergleichen
help-journal-sign = Journal mit einem Schlüssel von minisign signieren
help-journal-sign-file = { help-journal-show-file }
help-journal-sign-key = Diesen geheimen Schlüssel verwenden
help-journal-sign-password-file = Passwort des Schlüssels aus dieser Datei lesen
help-journal-sign-force = Vorhandene Signatur ersetzen
help-journal-verify-public-key = Signatur mit diesem Schlüssel von minisign oder seiner Datei prüfen
help-journal-repair = Beweisbaren Teil eines beschädigten Journals retten
help-journal-repair-file = { help-journal-show-file }
help-journal-repair-digest = Einträge nach einer Lücke nennen, die diese zehn Prüffelder beweisen
help-journal-repair-output = Neues Journal in diese Datei schreiben
help-show = Stellung in Worten oder als Bild zeigen
help-show-position = FEN, dreidimensionale Stellung oder Datei mit einer Partie
help-show-ply = Halbzüge bis zur Stellung [Vorgabe: alle]
help-show-variant = { help-play-variant }
help-show-output = Stellung in diese SVG-Datei zeichnen
help-show-force = Vorhandenes Bild ersetzen
help-review = Beendete Partie nach Gehör durchgehen
help-review-game = { help-sheet-game }
help-review-from = Zug, bei dem es beginnt: 12 von Weiß, 12... von Schwarz
help-review-style = { help-play-style }
help-review-damaged = { help-sheet-damaged }
help-review-speech = { help-play-speech }
help-review-rate = { help-play-rate }
help-review-volume = { help-play-volume }
help-review-voice = Stimme von eSpeak NG wählen
help-review-room-device = { help-play-room-device }
help-review-keys = Einzelne Tasten verwenden: Pfeile, Pos 1, Ende, F1 bis F9
help-review-alphabet = { help-play-alphabet }
help-review-zwo = { help-play-zwo }
help-review-pause = { help-play-pause }
help-review-width = { help-play-width }
help-review-echo = { help-play-echo }
help-learn = Spielen nach Gehör lernen, mit Lektionen und Übungen
help-learn-chapter = Kapitel [Vorgabe: das nächste]
help-learn-list = Kapitel auflisten, mit den erledigten
help-learn-white-board = { help-play-white-board }
help-learn-white-turned = { help-play-white-turned }
help-learn-announce-language = { help-play-announce-language }
help-learn-seed = Übungen nach dieser Zahl auslosen, jedes Mal gleich
help-learn-speech = { help-play-speech }
help-learn-rate = { help-play-rate }
help-learn-volume = { help-play-volume }
help-learn-voice = { help-review-voice }
help-learn-room-device = { help-review-room-device }
help-learn-keys = { help-play-keys }
help-learn-zwo = { help-play-zwo }
help-learn-pause = { help-play-pause }
help-learn-width = { help-play-width }
help-learn-echo = { help-play-echo }
help-judge = Stellung beurteilen: Matt, Patt, wer noch mattsetzen kann
help-judge-position = { help-show-position }
help-judge-ply = { help-show-ply }
help-judge-variant = { help-play-variant }
help-judge-budget = Höchstens so viele Stellungen nach einem Matt durchsuchen
help-perft = Folgen regelgemäßer Züge zählen
help-perft-variant = { help-play-variant }
help-perft-fen = { help-play-fen }
help-perft-depth = Halbzüge in einer Folge
help-doctor = Stimme, Tongeräte und Bretter prüfen
help-doctor-full = Alle Tongeräte nennen
help-manual = Handbuch lesen
help-manual-topic = Thema oder Wort einer Überschrift [Vorgabe: Themen auflisten]
help-manual-speech = Thema auch vorlesen
help-manual-rate = { help-play-rate }
help-manual-wav = Thema in diese Tondatei schreiben
help-manual-force = { help-sheet-force }
help-help = Alle Unterbefehle oder die Optionen von einem zeigen
help-help-command = Unterbefehl, der erklärt wird
help-version = Version dieses Programms zeigen

## Usage errors: one sentence

usage-unknown-argument = { $argument }: keine solche Option. Siehe { $command } --help.
usage-unknown-argument-near = { $argument }: keine solche Option. Meinten Sie { $near }?
usage-argument-elsewhere = { $argument }: hier keine Option. Verwenden Sie sie mit { $commands }.
usage-surplus = { $command }: „{ $argument }“ ist ein Wort zu viel. Siehe { $command } --help.
usage-unknown-command = { $command }: kein solcher Unterbefehl. Siehe { $help }.
usage-unknown-command-near = { $command }: kein solcher Unterbefehl. Meinten Sie { $near }?
usage-no-value = { $argument }: braucht einen Wert. Schreiben Sie ihn hinter die Option.
usage-invalid-value = { $argument }: „{ $value }“ ist kein möglicher Wert. Siehe { $help }.
usage-invalid-choice = { $argument }: „{ $value }“ ist kein möglicher Wert. Wählen Sie aus { $possible }.
usage-missing = { $command }: es fehlt { $argument }. Siehe { $command } --help.
usage-conflict = { $argument }: nicht zusammen mit { $other } möglich. Lassen Sie eines weg.
usage-missing-command = { $command }: ein Unterbefehl fehlt. Wählen Sie aus { $possible }.
usage-other = { $program }: Befehlszeile nicht verstanden. Siehe { $help }.
usage-no-letters = „{ $value }“: keine Figurenbuchstaben. Verwenden Sie eine oder mehrere von de, en, nl, fr, it, es.
help-games = Die eigenen Partien oder die einer Datei auflisten
help-games-file = PGN-Datei oder getippte Mitschriften [Vorgabe: die eigenen Partien]
help-sheet-which = Eine Partie aus einer Datei mit mehreren wählen, nach Nummer oder Name
help-sheet-strict = Eine Datei zurückweisen, die nicht ganz lesbar ist
help-show-which = { help-sheet-which }
help-show-strict = { help-sheet-strict }
help-review-which = { help-sheet-which }
help-review-strict = { help-sheet-strict }
help-judge-which = { help-sheet-which }
help-judge-strict = { help-sheet-strict }
help-reconcile-which = { help-sheet-which }
