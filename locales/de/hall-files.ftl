### Die Dateien von annabella-hall: Turnierdatei (TRF16), Live-Partien (PGN) und ihre Übertragung an einen Server.

# Die Turnierdatei ist leer. $file: ihr Name.
trf-empty = { $file }: Die Turnierdatei ist leer. Exportieren Sie sie erneut aus dem Auslosungsprogramm.
# Die Turnierdatei ist UTF-16. $file: ihr Name.
trf-utf16 = { $file }: Die Turnierdatei ist UTF-16. Speichern Sie sie als UTF-8.
# In der Turnierdatei beginnt keine Zeile mit 001. $file: ihr Name.
trf-no-players = { $file }: Kein Spieler gefunden. Wählen Sie eine TRF16-Datei, deren Zeilen der Spieler mit 001 beginnen.
# Startnummer in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-rank = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Startnummer. Schreiben Sie eine Zahl von 1 bis 9999.
# Geschlecht in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-sex = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Geschlecht. Schreiben Sie m oder w, oder lassen Sie die Spalte leer.
# Titel in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-title = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Titel der FIDE. Schreiben Sie einen Titel wie GM oder WFM, oder lassen Sie das Feld leer.
# Wertungszahl in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-rating = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Wertungszahl. Schreiben Sie bis zu 4 Ziffern, oder lassen Sie das Feld leer.
# Föderation in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-federation = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Föderation. Schreiben Sie 3 Buchstaben, oder lassen Sie das Feld leer.
# FIDE-Nummer in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-fide-number = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine FIDE-Nummer. Schreiben Sie nur Ziffern, oder lassen Sie das Feld leer.
# Datum in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-date = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Datum. Schreiben Sie zuerst das Jahr, etwa 2026/11/26.
# Punkte in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-points = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Punktzahl. Schreiben Sie sie wie 2.5.
# Platz in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-place = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Tabellenplatz. Schreiben Sie bis zu 4 Ziffern, oder lassen Sie das Feld leer.
# Gegner in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-opponent = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist nicht die Startnummer eines Gegners. Schreiben Sie bis zu 4 Ziffern, oder 0000 für keinen.
# Farbe in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-colour = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Farbe. Schreiben Sie w für Weiß, b für Schwarz, oder - ohne Partie.
# Ergebnis in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-result = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Ergebnis. Schreiben Sie 1, =, 0, +, -, W, D, L, H, F, U oder Z.
# Rundenzahl in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-rounds = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Rundenzahl. Schreiben Sie eine Zahl, etwa 9.
# Mannschaftsmitglied in einer Turnierdatei: unlesbarer Inhalt. $file: die Datei, $line und $column: die Stelle, $found: der Inhalt.
trf-not-member = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist nicht die Startnummer eines Mannschaftsmitglieds. Schreiben Sie bis zu 4 Ziffern.
# In einer Turnierdatei fehlt der Name eines Spielers. $file, $line, $column wie oben.
trf-not-name = { $file }, Zeile { $line }, Spalte { $column }: Der Name fehlt. Schreiben Sie Nachname und Vorname.
# Eine Spalte zwischen zwei Feldern ist nicht leer: ein Feld ist zu lang, oder die Zeile ist verschoben. $file, $line, $column, $found wie oben.
trf-not-blank = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ statt eines Leerzeichens. Rücken Sie die Felder der Zeile in ihre Spalten.
# Zwei Spieler haben dieselbe Startnummer. $rank: die Nummer, $first: die andere Zeile; $file, $line, $column wie oben.
trf-rank-taken = { $file }, Zeile { $line }, Spalte { $column }: Auch Zeile { $first } hat die Startnummer { $rank }. Geben Sie jedem Spieler eine andere.
# Eine Zeile nennt einen Gegner, der nicht in der Datei steht. $opponent: die Startnummer; $file, $line, $column wie oben.
trf-no-opponent = { $file }, Zeile { $line }, Spalte { $column }: Kein Spieler hat die Startnummer { $opponent }. Berichtigen Sie den Gegner.
# Die Zeile des Gegners nennt einen anderen Gegner. $round: die Runde, $opponent: Startnummer des Gegners; $file, $line, $column wie oben.
trf-opponent-differs = { $file }, Zeile { $line }, Spalte { $column }: In Runde { $round } hat Spieler { $opponent } einen anderen Gegner. Berichtigen Sie eine der beiden Zeilen.
# Zwei Gegner haben dieselbe Farbe, oder keiner hat eine. $round, $opponent, $file, $line, $column wie oben.
trf-colours = { $file }, Zeile { $line }, Spalte { $column }: Die Farben der Runde { $round } gegen Spieler { $opponent } passen nicht zusammen. Schreiben Sie w in die eine Zeile und b in die andere.
# Die Punkte eines Spielers sind nicht die Summe der Ergebnisse. $found: die Punkte, $sum: die Summe; $file, $line, $column wie oben.
trf-points-differ = { $file }, Zeile { $line }, Spalte { $column }: { $found } Punkte, die Ergebnisse ergeben { $sum }. Die Punkte bleiben unverändert; berechnen Sie sie im Auslosungsprogramm.
# Ein Ergebnis für ein Brett, das die Runde nicht hat. $round: die Runde, $board: das Brett.
trf-no-board = Runde { $round }: Es gibt kein Brett { $board }. Prüfen Sie die Brettnummer.
# Ein Ergebnis für Spieler, die nicht gegeneinander gelost sind. $round: die Runde, $white und $black: ihre Startnummern.
trf-not-paired = Runde { $round }: Die Spieler { $white } und { $black } sind nicht mit diesen Farben gelost. Prüfen Sie die Auslosung.
# Ein Ergebnis kann nicht in eine Zeile mit verschobenen Spalten geschrieben werden. $line und $column: die Stelle.
trf-displaced = Zeile { $line }, Spalte { $column }: Die Spalten sind verschoben, ein Ergebnis kann nicht eingetragen werden. Rücken Sie die Felder der Zeile in ihre Spalten.
# Grund, warum ein Ergebnis noch nicht in der Turnierdatei steht: Die Partie läuft noch.
trf-result-running = Die Partie hat noch kein Ergebnis. Warten Sie auf ihr Ende.
# Grund, warum ein Ergebnis noch nicht zählt. $cases: Zahl der offenen Fälle.
trf-result-case-open = Das Ergebnis zählt noch nicht: { $cases ->
        [one] Ein Fall ist
       *[other] { $cases } Fälle sind
    } offen. Entscheiden Sie { $cases ->
        [one] ihn
       *[other] sie
    } am Brett.
# Ein Brett hat etwas veröffentlicht, das kein Ergebnis einer Partie ist. $score: das Ergebnis.
trf-result-unknown-score = Ergebnis „{ $score }“: kein Ergebnis einer Partie. Tragen Sie es im Auslosungsprogramm ein.
# Ein Brett einer anderen Version hat einen unbekannten Grund veröffentlicht. $reason: sein Kürzel.
trf-result-unknown-reason = Grund „{ $reason }“: unbekannt. Aktualisieren Sie annabella-hall.
# Von einem Brett, das die Runde nicht hat, kam eine Partie. $board: das Brett.
live-no-board = Brett { $board }: kein Brett dieser Runde. Prüfen Sie die Brettnummer.
# Die Partie eines Bretts ist unlesbar; Zuschauer behalten die vorige. $board: das Brett, $cause: der Fehler, auf Englisch.
live-unreadable = Brett { $board }: Das PGN ist unlesbar ({ $cause }). Sehen Sie am Brett nach der Partie.
# Eine Datei der Live-Partien gibt es schon, und sie ist nicht von diesem Programm. $file: ihr Name.
live-foreign = { $file }: Diese Datei ist von einem anderen Programm. Verschieben Sie sie, oder wählen Sie einen leeren Ordner.
# Eine Datei der Live-Partien kann nicht geschrieben werden; das Programm versucht es wieder. $file: ihr Name, $cause: Satz des Betriebssystems.
live-not-written = { $file }: Speichern misslungen, es wird wiederholt ({ $cause }). Prüfen Sie den Ordner.
# Die Datei mit dem Token kann nicht gelesen werden. $file: ihr Name, $cause: Satz des Betriebssystems.
push-token-unreadable = { $file }: nicht lesbar ({ $cause }). Nennen Sie die Datei mit dem Token.
# Andere Benutzer können die Datei mit dem Token lesen. $file: ihr Name.
push-token-shared = { $file }: Andere Benutzer können das Token lesen. Geben Sie chmod 600 { $file } ein.
# Die Datei mit dem Token ist leer. $file: ihr Name.
push-token-empty = { $file }: Die Datei ist leer. Schreiben Sie das Token hinein.
# Die Datei mit dem Token hat anderen Inhalt. $file: ihr Name.
push-token-none = { $file }: kein Token. Schreiben Sie nur das Token in die Datei, in eine Zeile.
# --push mit etwas, das keine Adresse ist. $text: der Text.
push-no-address = Adresse „{ $text }“: keine Webadresse. Schreiben Sie sie mit https://.
# --push mit einer Adresse ohne TLS auf einem anderen Rechner. $host: der Server.
push-not-encrypted = { $host }: Ohne TLS könnte unterwegs jeder das Token lesen. Schreiben Sie https:// statt http://.
# --push mit Benutzername oder Passwort in der Adresse. $host: der Server.
push-with-user = { $host }: Die Adresse enthält einen Benutzernamen. Entfernen Sie ihn; das Token genügt.
# Der Server hat Partien angenommen. $host: der Server, $games: Zahl der Partien, $moves: Zahl ihrer Züge.
push-accepted = { $host }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } angenommen, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
# Der Server weist eine Partie ab. $host: der Server, $board: das Brett, $error: die Worte des Servers.
push-game-refused = Brett { $board }: { $host } weist die Partie ab („{ $error }“). Sehen Sie am Brett nach der Partie.
# Der Server weist alle Partien ohne Grund ab. $host: der Server, $status: HTTP-Status.
push-refused = { $host }: Die Partien werden mit Status { $status } abgewiesen. Prüfen Sie Adresse und Token.
# Der Server weist alle Partien ab. $host, $status wie oben, $error: die Worte des Servers.
push-refused-because = { $host }: Die Partien werden mit Status { $status } abgewiesen („{ $error }“). Prüfen Sie Adresse und Token.
# Der Server möchte weniger Anfragen. $host: der Server, $wait: die Zeit bis zur nächsten.
push-throttled = { $host }: zu viele Anfragen. Die nächste folgt nach { $wait }.
# Der Server ist nicht erreichbar; das Programm versucht es wieder. $host: der Server, $cause: der Grund, auf Englisch.
push-no-connection = { $host }: keine Verbindung, neue Versuche folgen ({ $cause }). Prüfen Sie das Netz.
# Der Server antwortet nicht; das Programm versucht es wieder. $host: der Server.
push-timed-out = { $host }: keine Antwort, neue Versuche folgen. Prüfen Sie das Netz.
# Die Verbindung zum Server brach ab; das Programm versucht es wieder. $host: der Server, $cause: der Grund, auf Englisch.
push-cut = { $host }: Verbindung abgebrochen, neue Versuche folgen ({ $cause }). Prüfen Sie das Netz.
# Der Server meldet einen eigenen Fehler; das Programm versucht es wieder. $host: der Server, $status: HTTP-Status.
push-server-fault = { $host }: Fehler des Servers mit Status { $status }, neue Versuche folgen. Es geht nichts verloren.
# Der Server nimmt wieder Partien an. $host: der Server.
push-recovered = { $host }: Partien werden wieder angenommen.
# Der Server hat Partien mit unbekannter Antwort angenommen. $host: der Server.
push-answer-unreadable = { $host }: Die Partien wurden angenommen, die Antwort ist aber unlesbar. Sehen Sie in der Übertragung nach.

# $path: die Turnierdatei; $round: die Runde.
hall-round-no-pairings = { $path }: keine Paarungen für Runde { $round }. Exportieren Sie die Datei nach der Auslosung noch einmal, oder nennen Sie eine andere --round.
# $path: die Datei mit Ergebnissen; $cause: in den Worten des Systems.
hall-round-not-written = { $path }: Die Ergebnisse wurden nicht gespeichert, neue Versuche folgen ({ $cause }). Prüfen Sie den Ordner.
# Hilfe zu einer Option.
hall-help-serve-pairings = Turnierdatei (TRF16) des Auslosungsprogramms; wird nach jeder Änderung neu gelesen
# Hilfe zu einer Option.
hall-help-serve-round = Runde, wenn es nicht die letzte ausgeloste ist
# Hilfe zu einer Option.
hall-help-serve-results = Zu schreibende Datei: die Turnierdatei mit den Ergebnissen dieser Runde
# Hilfe zu einer Option.
hall-help-serve-live = Ordner für Live-PGN: eine Datei mit allen Partien und eine je Brett
# Hilfe zu einer Option.
hall-help-serve-force = Ersetzt dort auch Dateien anderer Programme
# Hilfe zu einer Option.
hall-help-serve-push = Server, dem geänderte Partien gesendet werden, zum Beispiel eine Lichess-Übertragung
# Hilfe zu einer Option.
hall-help-serve-push-token-file = Datei mit seinem Token, die nur Sie lesen können

# $path: die Datei von --results.
hall-round-same-file = { $path }: ist auch die Datei von --pairings. Nennen Sie für --results eine andere Datei.
# $path: die Turnierdatei.
hall-round-gone = { $path }: ist nicht mehr da. Die Paarungen bleiben, wie sie waren; exportieren Sie die Datei noch einmal.
# $path: die Turnierdatei.
hall-round-fewer-players = { $path }: hat weniger Spieler als vorher. Die Paarungen bleiben, wie sie waren; exportieren Sie die ganze Datei noch einmal.
# $board: die Nummer eines Bretts.
hall-round-other-players = Brett { $board }: Seine Spieler sind nicht die der Paarung, darum zählt sein Ergebnis nicht. Prüfen Sie die Sitzordnung oder die Namen am Brett.
# $board: die Nummer eines Bretts; $players: die Namen seiner Spieler. Die übrigen Hinweise nennen die Zeilen der Datei.
hall-round-contradictory = Brett { $board }: Die Zeilen von { $players } in der Auslosung widersprechen sich, darum wird kein Ergebnis geschrieben. Berichtigen Sie die Turnierdatei.
# $board: die Nummer eines Bretts; $white und $black: seine Spieler in der Auslosung.
hall-round-unnamed = Brett { $board }: Es nennt nicht beide Spieler, darum zählt sein Ergebnis nicht. Auslosung: { $white } gegen { $black }. Starten Sie seine Partie mit --white-name und --black-name.
# $board: die Nummer eines Bretts.
hall-round-not-paired = Brett { $board }: nicht in der Auslosung dieser Runde, darum zählt sein Ergebnis nicht. Prüfen Sie --round und die Brettnummer.
# $board: die Nummer eines Bretts; $reason: ein Satz.
hall-round-not-entered = Brett { $board }: Sein Ergebnis wurde nicht geschrieben. { $reason }
# $path: die Turnierdatei; $round: die Runde.
hall-round-lost-pairings = { $path }: hat die Paarungen der Runde { $round } verloren. Die Paarungen bleiben, wie sie waren; exportieren Sie die Datei noch einmal.
