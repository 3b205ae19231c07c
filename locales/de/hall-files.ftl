### Die Dateien von annabella-hall: Turnierdatei (TRF16), Live-Partien (PGN) und ihre Übertragung an einen Server.

trf-empty = { $file }: Die Turnierdatei ist leer. Exportieren Sie sie erneut aus dem Auslosungsprogramm.
trf-utf16 = { $file }: Die Turnierdatei ist UTF-16. Speichern Sie sie als UTF-8.
trf-no-players = { $file }: Kein Spieler gefunden. Wählen Sie eine TRF16-Datei, deren Zeilen der Spieler mit 001 beginnen.
trf-not-rank = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Startnummer. Schreiben Sie eine Zahl von 1 bis 9999.
trf-not-sex = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Geschlecht. Schreiben Sie m oder w, oder lassen Sie die Spalte leer.
trf-not-title = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Titel der FIDE. Schreiben Sie einen Titel wie GM oder WFM, oder lassen Sie das Feld leer.
trf-not-rating = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Wertungszahl. Schreiben Sie bis zu 4 Ziffern, oder lassen Sie das Feld leer.
trf-not-federation = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Föderation. Schreiben Sie 3 Buchstaben, oder lassen Sie das Feld leer.
trf-not-fide-number = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine FIDE-Nummer. Schreiben Sie nur Ziffern, oder lassen Sie das Feld leer.
trf-not-date = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Datum. Schreiben Sie zuerst das Jahr, etwa 2026/11/26.
trf-not-points = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Punktzahl. Schreiben Sie sie wie 2.5.
trf-not-place = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Tabellenplatz. Schreiben Sie bis zu 4 Ziffern, oder lassen Sie das Feld leer.
trf-not-opponent = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist nicht die Startnummer eines Gegners. Schreiben Sie bis zu 4 Ziffern, oder 0000 für keinen.
trf-not-colour = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Farbe. Schreiben Sie w für Weiß, b für Schwarz, oder - ohne Partie.
trf-not-result = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Ergebnis. Schreiben Sie 1, =, 0, +, -, W, D, L, H, F, U oder Z.
trf-not-rounds = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Rundenzahl. Schreiben Sie eine Zahl, etwa 9.
trf-not-member = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist nicht die Startnummer eines Mannschaftsmitglieds. Schreiben Sie bis zu 4 Ziffern.
trf-not-name = { $file }, Zeile { $line }, Spalte { $column }: Der Name fehlt. Schreiben Sie Nachname und Vorname.
trf-not-blank = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ statt eines Leerzeichens. Rücken Sie die Felder der Zeile in ihre Spalten.
trf-rank-taken = { $file }, Zeile { $line }, Spalte { $column }: Auch Zeile { $first } hat die Startnummer { $rank }. Geben Sie jedem Spieler eine andere.
trf-no-opponent = { $file }, Zeile { $line }, Spalte { $column }: Kein Spieler hat die Startnummer { $opponent }. Berichtigen Sie den Gegner.
trf-opponent-differs = { $file }, Zeile { $line }, Spalte { $column }: In Runde { $round } hat Spieler { $opponent } einen anderen Gegner. Berichtigen Sie eine der beiden Zeilen.
trf-colours = { $file }, Zeile { $line }, Spalte { $column }: Die Farben der Runde { $round } gegen Spieler { $opponent } passen nicht zusammen. Schreiben Sie w in die eine Zeile und b in die andere.
trf-points-differ = { $file }, Zeile { $line }, Spalte { $column }: { $found } Punkte, die Ergebnisse ergeben { $sum }. Die Punkte bleiben unverändert; berechnen Sie sie im Auslosungsprogramm.
trf-no-board = Runde { $round }: Es gibt kein Brett { $board }. Prüfen Sie die Brettnummer.
trf-not-paired = Runde { $round }: Die Spieler { $white } und { $black } sind nicht mit diesen Farben gelost. Prüfen Sie die Auslosung.
trf-displaced = Zeile { $line }, Spalte { $column }: Die Spalten sind verschoben, ein Ergebnis kann nicht eingetragen werden. Rücken Sie die Felder der Zeile in ihre Spalten.
trf-result-running = Die Partie hat noch kein Ergebnis. Warten Sie auf ihr Ende.
trf-result-case-open = Das Ergebnis zählt noch nicht: { $cases ->
        [one] Ein Fall ist
       *[other] { $cases } Fälle sind
    } offen. Entscheiden Sie { $cases ->
        [one] ihn
       *[other] sie
    } am Brett.
trf-result-unknown-score = Ergebnis „{ $score }“: kein Ergebnis einer Partie. Tragen Sie es im Auslosungsprogramm ein.
trf-result-unknown-reason = Grund „{ $reason }“: unbekannt. Aktualisieren Sie annabella-hall.
live-no-board = Brett { $board }: kein Brett dieser Runde. Prüfen Sie die Brettnummer.
live-unreadable = Brett { $board }: Das PGN ist unlesbar ({ $cause }). Sehen Sie am Brett nach der Partie.
live-foreign = { $file }: Diese Datei ist von einem anderen Programm. Verschieben Sie sie, oder wählen Sie einen leeren Ordner.
live-not-written = { $file }: Speichern misslungen, es wird wiederholt ({ $cause }). Prüfen Sie den Ordner.
push-token-shared = { $file }: Andere Benutzer können das Token lesen. Geben Sie chmod 600 { $file } ein.
push-token-empty = { $file }: Die Datei ist leer. Schreiben Sie das Token hinein.
push-token-none = { $file }: kein Token. Schreiben Sie nur das Token in die Datei, in eine Zeile.
push-no-address = Adresse „{ $text }“: keine Webadresse. Schreiben Sie sie mit https://.
push-not-encrypted = { $host }: Ohne TLS könnte unterwegs jeder das Token lesen. Schreiben Sie https:// statt http://.
push-with-user = { $host }: Die Adresse enthält einen Benutzernamen. Entfernen Sie ihn; das Token genügt.
push-accepted = { $host }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } angenommen, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }.
push-game-refused = Brett { $board }: { $host } weist die Partie ab („{ $error }“). Sehen Sie am Brett nach der Partie.
push-refused = { $host }: Die Partien werden mit Status { $status } abgewiesen. Prüfen Sie Adresse und Token.
push-refused-because = { $host }: Die Partien werden mit Status { $status } abgewiesen („{ $error }“). Prüfen Sie Adresse und Token.
push-throttled = { $host }: zu viele Anfragen. Die nächste folgt nach { $wait }.
push-no-connection = { $host }: keine Verbindung, neue Versuche folgen ({ $cause }). Prüfen Sie das Netz.
push-timed-out = { $host }: keine Antwort, neue Versuche folgen. Prüfen Sie das Netz.
push-cut = { $host }: Verbindung abgebrochen, neue Versuche folgen ({ $cause }). Prüfen Sie das Netz.
push-server-fault = { $host }: Fehler des Servers mit Status { $status }, neue Versuche folgen. Es geht nichts verloren.
push-recovered = { $host }: Partien werden wieder angenommen.
push-answer-unreadable = { $host }: Die Partien wurden angenommen, die Antwort ist aber unlesbar. Sehen Sie in der Übertragung nach.

hall-round-no-pairings = { $path }: keine Paarungen für Runde { $round }. Exportieren Sie die Datei nach der Auslosung noch einmal, oder nennen Sie eine andere --round.
hall-round-not-written = { $path }: Die Ergebnisse wurden nicht gespeichert, neue Versuche folgen ({ $cause }). Prüfen Sie den Ordner.
hall-help-serve-pairings = Turnierdatei (TRF16, TRF26) des Auslosungsprogramms oder PGN der Runde mit Board-Tags; wird nach jeder Änderung neu gelesen
hall-help-serve-boards = Datei, die Bretter festlegt: je Zeile eine Nummer und ein Spieler oder eine Paarung
hall-help-serve-round = Runde, wenn es nicht die letzte ausgeloste ist
hall-help-serve-results = Zu schreibende Datei: die Turnierdatei mit den Ergebnissen dieser Runde
hall-help-serve-live = Ordner für Live-PGN: eine Datei mit allen Partien und eine je Brett
hall-help-serve-force = Ersetzt dort und bei --results auch Dateien anderer Programme
hall-help-serve-push = Server, dem geänderte Partien gesendet werden, zum Beispiel eine Lichess-Übertragung
hall-help-serve-push-token-file = Datei mit seinem Token, die nur Sie lesen können

hall-round-same-file = { $path }: ist auch die Datei von --pairings. Nennen Sie für --results eine andere Datei.
hall-round-gone = { $path }: ist nicht mehr da. Die Paarungen bleiben, wie sie waren; exportieren Sie die Datei noch einmal.
hall-round-fewer-players = { $path }: hat weniger Spieler als vorher. Die Paarungen bleiben, wie sie waren; exportieren Sie die ganze Datei noch einmal.
hall-round-other-players = Brett { $board }: Seine Spieler sind nicht die der Paarung, darum zählt sein Ergebnis nicht. Prüfen Sie die Sitzordnung oder die Namen am Brett.
hall-round-contradictory = Brett { $board }: Die Zeilen von { $players } in der Auslosung widersprechen sich, darum wird kein Ergebnis geschrieben. Berichtigen Sie die Turnierdatei.
hall-round-unnamed = Brett { $board }: Es nennt nicht beide Spieler, darum zählt sein Ergebnis nicht. Auslosung: { $white } gegen { $black }. Bestätigen Sie die Spieler auf der Seite des Bretts.
hall-round-not-paired = Brett { $board }: nicht in der Auslosung dieser Runde, darum zählt sein Ergebnis nicht. Prüfen Sie --round und die Brettnummer.
hall-round-not-entered = Brett { $board }: Sein Ergebnis wurde nicht geschrieben. { $reason }
hall-round-lost-pairings = { $path }: hat die Paarungen der Runde { $round } verloren. Die Paarungen bleiben, wie sie waren; exportieren Sie die Datei noch einmal.
pairings-no-boards = { $file }: Keine Partie nennt ihr Brett. Exportieren Sie die Runde mit dem Tag Board, oder nehmen Sie eine TRF16-Datei.
pairings-no-board = { $file }, Zeile { $line }: Die Partie nennt kein Brett und wird ausgelassen. Fügen Sie das Tag Board hinzu.
pairings-no-names = { $file }, Zeile { $line }: Die Partie von Brett { $board } nennt nicht beide Spieler und wird ausgelassen. Fügen Sie die Tags White und Black hinzu.
pairings-seated-twice = { $file }, Zeile { $line }: Ein Spieler von Brett { $board } hat in Runde { $round } zwei Partien; diese wird ausgelassen. Entfernen Sie eine.
pairings-board-taken = { $file }, Zeile { $line }: Brett { $board } hat in Runde { $round } zwei Partien; diese wird ausgelassen. Berichtigen Sie das Tag Board.
hall-seating-unreadable = { $file }, Zeile { $line }: „{ $text }“ ist kein Brett mit seinem Spieler. Schreiben Sie zum Beispiel: 7 Adler, Ina
hall-seating-no-player = { $file }, Zeile { $line }: „{ $name }“ ist kein einzelner Spieler der Auslosung. Schreiben Sie den Namen wie dort oder die FIDE-Nummer.
hall-seating-taken = { $file }, Zeile { $line }: Brett { $board } ist in dieser Runde schon vergeben. Geben Sie diesen Spielern ein anderes.
hall-seating-elsewhere = { $file }, Zeile { $line }: Diese Spieler haben in dieser Runde schon Brett { $board }. Ändern Sie eine der Zeilen.
hall-seating-played = { $file }, Zeile { $line }: Diese Spieler spielen an Brett { $board } und bleiben dort. Berichtigen Sie die Zeile.
hall-round-results-of-games = { $path }: Ergebnisse brauchen eine Turnierdatei. Nennen Sie mit --pairings eine TRF16-Datei, oder lassen Sie --results weg.
