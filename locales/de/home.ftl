### Das Programm für zu Hause: Partien gegen eine Engine, Rückblick mit Wendepunkten, Stellungen zum Lösen.

## Hilfe zu annabella-home

# Das Programm.
home = Zu Hause gegen eine Engine spielen, Partien durchsehen, Stellungen lösen
# Der Befehl play.
home-play = Gegen eine Schachengine spielen
# Option: das Programm der Engine.
home-play-engine = Programm einer UCI-Engine; sonst stockfish oder gnuchess
# Option: die Seite der Person.
home-play-colour = Ihre Seite; lot lost sie aus
# Option: eine benannte Spielstärke.
home-play-level = Spielstärke der Engine
# Option: eine Spielstärke als Zahl.
home-play-elo = Spielstärke der Engine als Elo-Zahl, falls sie das kann
# Option: ein Vorteil für die Person.
home-play-odds = Figur, die der Engine fehlt, oder ihr Anteil an der Zeit
# Option: der Anschluss des Tastbretts der Person.
home-play-board = Anschluss Ihres Tastbretts
# Option: dieses Brett ist gedreht.
home-play-turned = Ihr Brett um 180 Grad gedreht lesen
# Option: die Stifte des Bretts werden angesagt.
home-play-peg-echo = Jeden gehobenen oder gesteckten Stift ansagen
# Option: der Name der Person.
home-play-name = Ihr Name
# Der Befehl review.
home-review = Eine beendete Partie mit ihren Wendepunkten durchgehen
# Argument: die Partie.
home-review-game = Journal oder PGN; last ist Ihre letzte Partie
# Option: welche Engine die Partie beurteilt.
home-review-engine = { home-play-engine }
# Der Befehl positions.
home-positions = Stellungen aus einer Datei lösen
# Argument: die Datei.
home-positions-file = EPD, PGN mit FEN oder eine FEN je Zeile
# Option: die Engine, die Züge beurteilt.
home-positions-engine = Programm einer UCI-Engine, die Züge ohne Lösung beurteilt
# Option: die Datei der Ergebnisse.
home-positions-results = Datei, an die Ergebnisse angefügt werden
# Option: der Anschluss des Tastbretts der Person.
home-positions-board = { home-play-board }
# Option: dieses Brett ist gedreht.
home-positions-turned = { home-play-turned }

## Engines, die nicht verwendbar sind

# Keine Engine wurde gefunden.
home-engine-none = Schachengine: keine gefunden. Installieren Sie eine, zum Beispiel mit: sudo apt install stockfish.
# Die Datei der Engine gibt es nicht. $path: ihr Pfad, auch in den folgenden Meldungen.
home-engine-missing = { $path }: kein solches Programm. Nennen Sie ein anderes mit --engine.
# Der Pfad der Engine ist ein Ordner.
home-engine-folder = { $path }: ein Ordner, kein Programm. Nennen Sie das Programm darin mit --engine.
# Die Datei der Engine darf nicht ausgeführt werden.
home-engine-not-executable = { $path }: nicht ausführbar. Nennen Sie ein anderes mit --engine.
# Das System kann die Engine nicht starten. $cause: sein Grund.
home-engine-not-started = { $path }: startet nicht: { $cause }. Nennen Sie ein anderes mit --engine.
# Das Programm verhielt sich am Anfang nicht wie eine Engine. $fault: was geschah.
home-engine-not-uci = { $path }: keine brauchbare UCI-Engine. { $fault } Nennen Sie ein anderes mit --engine.
# Die Engine hat keine Einstellung für Elo. $engine: ihr Name, auch in den folgenden Meldungen.
home-engine-no-elo = { $engine }: hat keine Elo-Einstellung. Verwenden Sie --level.
# Die Elo-Zahl liegt außerhalb dessen, was die Engine kann.
home-engine-elo-range = { $engine }: kann mit dieser Elo-Zahl nicht spielen. Wählen Sie --elo von { $least } bis { $most }.

## Optionen, die nicht passen

# announce-by player: Niemand sagt für die Engine an.
home-no-announcer = --announce-by player: Für die Engine sagt niemand an. Verwenden Sie program oder auto.
# Zeitvorgabe ohne Uhr.
home-odds-no-clock = --odds: Eine Zeitvorgabe braucht eine Uhr. Ergänzen Sie --time-control.
# Figurenvorgabe in einer anderen Stellung.
home-odds-position = --odds: Eine Figur fehlt nur in der Anfangsstellung. Lassen Sie --fen weg.
# Das Journal gehört zu einer nicht beendeten Turnierpartie.
home-tournament-game = { $file }: eine nicht beendete Partie mit Schiedsrichter. Fortsetzen mit annabella play --resume.
# In der Partie des Journals spielt keine Engine.
home-no-engine-game = { $file }: keine Partie gegen eine Engine. Setzen Sie sie mit annabella play --resume fort.

## Während einer Partie

# Beginn einer Partie. $engine: ihr Name.
home-opponent = { $side ->
    [white] Sie spielen mit Weiß gegen { $engine }.
   *[black] Sie spielen mit Schwarz gegen { $engine }.
}
# Beginn einer Partie: was man zusätzlich tippen kann.
home-how = Tipp: Befehl { command-hint }. Zug und Antwort zurücknehmen: Befehl { command-retract } 2.
# Mit der Engine stimmt etwas nicht.
home-engine-fault = { $fault ->
    [exited] Die Engine hat sich unerwartet beendet.
    [not-started] Die Engine ist nicht gestartet.
    [silent] Die Engine gibt keine Antwort.
    [illegal] Die Engine hat mit einem regelwidrigen Zug geantwortet.
    [no-move] Die Engine hat ohne Zug geantwortet.
    [flood] Die Engine sendet zu viel.
   *[long-line] Die Engine sendet eine endlose Zeile.
}
# Nach einem Fehler: Die Engine wurde neu gestartet.
home-engine-restarted = Sie wurde neu gestartet.
# Nach einem Fehler in einer Partie mit Uhr: Die Engine wird nicht mehr verwendet.
home-engine-off-clock = Sie bleibt aus. { command-halt } hält die Uhren an. Beenden Sie mit { command-quit } und setzen Sie mit anderer Engine fort.
# Nach einem Fehler in einer Partie ohne Uhr: Die Engine wird nicht mehr verwendet.
home-engine-off = Sie bleibt aus. Beenden Sie mit { command-quit }, dann geht es mit anderer Engine weiter.
# Erster Tipp: welche Figur.
home-hint-piece = Sehen Sie sich diese Figur an: { $square } { $piece }. Noch ein Tipp nennt den Zug.
# Zweiter Tipp: der Zug.
home-hint-move = Die Engine würde so ziehen: { $move }. Noch ein Tipp nennt ihre Variante.
# Dritter Tipp: die Züge, die die Engine erwartet.
home-hint-line = Variante der Engine: { $moves }.
# Ein Tipp wurde verlangt, während die Engine am Zug ist.
home-hint-not-now = Jetzt kein Tipp: Sie sind nicht am Zug.
# Ein Tipp wurde verlangt, und keine Engine läuft.
home-hint-off = Kein Tipp: Die Engine ist aus.

## Rückblick

# Die Engine sieht sich die Partie an. $moves: Zahl der Züge.
home-review-wait = Die Engine sieht sich { $moves ->
    [one] einen Zug an.
   *[other] { $moves } Züge an.
}
# Zahl der Wendepunkte.
home-review-count = { $count ->
    [0] Keine Wendepunkte.
    [one] Ein Wendepunkt. { home-word-turn } führt zu ihm.
   *[other] { $count } Wendepunkte. { home-word-turn } führt zum nächsten.
}
# Der nächste Wendepunkt nach dem letzten wurde verlangt.
home-review-last = Kein weiterer Wendepunkt.
# Ein Wendepunkt als Kommentar. $better: der bessere Zug; $before, $after: das Urteil für die Seite, die zog.
home-review-comment = Besser: { $better }. Vorher: { $before }. Nachher: { $after }.
# Urteil über eine Stellung für die Seite, die zog.
home-judgement = { $kind ->
    [winning] gewonnen
    [better] besser
    [equal] ausgeglichen
    [worse] schlechter
   *[lost] verloren
}
# Wort eines Rückblicks: der nächste Wendepunkt.
home-word-turn = wende
    .heard = wendepunkt, nächster wendepunkt, wendepunkte

## Stellungen

# Eine Zeile der Datei, die keine Stellung ist. $line: ihre Nummer. $what: der Grund.
home-positions-bad = { $file }, Zeile { $line }: { $what }. Die Zeile wird übersprungen.
# Grund: Die Stellung ist nicht lesbar.
home-positions-bad-fen = keine Stellung
# Grund: Die Lösung ist kein regelgemäßer Zug. $move: der Text.
home-positions-bad-solution = { $move } ist dort kein regelgemäßer Zug
# Grund: Der Text ist nicht als PGN lesbar.
home-positions-bad-game = keine Partie
# Die Datei enthält keine Stellung.
home-positions-none = { $file }: keine Stellung darin. Nötig ist EPD, PGN mit FEN oder eine FEN je Zeile.
# Die nächste Stellung.
home-position = Stellung { $number } von { $count }. { $side ->
    [white] Weiß am Zug.
   *[black] Schwarz am Zug.
}
# Wie man antwortet.
home-position-how = Tippen oder stecken Sie Ihren Zug. Sonst: { home-word-solution }, { home-word-skip }, { command-quit }.
# Der Zug ist richtig.
home-position-right = Richtig.
# Der Zug ist falsch.
home-position-wrong = Das ist nicht die Lösung. Noch ein Versuch, oder tippen Sie { home-word-solution }.
# Der Zug ist nicht beurteilbar, denn es gibt keine Lösung und keine Engine.
home-position-unjudged = Keine Lösung und keine Engine: Ihr Zug wird nicht beurteilt.
# Die Lösung.
home-position-solution = Lösung: { $moves }.
# Es gibt keine Lösung zum Vorlesen.
home-position-no-solution = Zu dieser Stellung steht keine Lösung in der Datei.
# Das Ende aller Stellungen.
home-positions-end = { $solved } von { $count } gelöst.
# Die Ergebnisse wurden gespeichert. Nur angezeigt.
home-positions-saved = { $file }: Ergebnisse angefügt.
# Die Ergebnisse ließen sich nicht speichern. $cause: der Grund.
home-positions-not-saved = { $file }: Ergebnisse nicht gespeichert: { $cause }. Nennen Sie mit --results eine andere Datei.
# Wort bei einer Stellung: liest die Lösung.
home-word-solution = lösung
    .heard = auflösung, antwort
# Wort bei einer Stellung: die nächste.
home-word-skip = weiter
    .heard = überspringen, nächste stellung
