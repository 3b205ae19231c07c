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
# Option: die Eröffnung.
home-play-opening = Eröffnung, mit der die Partie beginnt, etwa „1. e4 e5 2. Sf3“
# Option: die Anfangsstellung von Chess960.
home-play-chess960 = Nummer einer Anfangsstellung von Chess960, oder random
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
# Option: welche Partie einer Datei.
home-review-which = { help-sheet-which }
# Option: was nicht lesbar ist, ablehnen.
home-review-strict = { help-sheet-strict }
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

# Die Engine hat keine Einstellung für Chess960.
home-engine-no-chess960 = { $engine }: kann kein Chess960. Nennen Sie mit --engine eine andere Engine.

## Optionen, die nicht passen

# Die Option nennt keine Anfangsstellung von Chess960. $text: ihr Wert.
home-no-chess960 = --chess960: „{ $text }“ ist keine Anfangsstellung. Verwenden Sie eine Zahl von 0 bis 959 oder random.
# Die Eröffnung hat keine Züge.
home-opening-empty = --opening: keine Züge darin. Schreiben Sie sie wie „1. e4 e5 2. Sf3“.
# Ein Zug der Eröffnung ist nicht regelgemäß oder nicht lesbar. $text: der Zug.
home-opening-move = --opening: „{ $text }“ ist dort kein regelgemäßer Zug. Schreiben Sie Züge wie „1. e4 e5 2. Sf3“.
# Die Eröffnung beendet die Partie.
home-opening-over = --opening: Nach diesen Zügen ist die Partie beendet. Lassen Sie den letzten weg.
# announce-by player: Niemand sagt für die Engine an.
home-no-announcer = --announce-by player: Für die Engine sagt niemand an. Verwenden Sie program oder auto.
# Zeitvorgabe ohne Uhr.
home-odds-no-clock = --odds: Eine Zeitvorgabe braucht eine Uhr. Ergänzen Sie --time-control.
# Figurenvorgabe in einer anderen Stellung.
home-odds-position = --odds: Eine Figur fehlt nur in der Anfangsstellung. Lassen Sie --fen und --chess960 weg.
# Das Journal gehört zu einer nicht beendeten Turnierpartie. $game: die Datei, wie eine Shell sie liest, auch in der nächsten Meldung.
home-tournament-game = { $file }: eine nicht beendete Partie mit Schiedsrichter. Fortsetzen: annabella play --resume { $game }
# In der Partie des Journals spielt keine Engine.
home-no-engine-game = { $file }: keine Partie gegen eine Engine. Fortsetzen: annabella play --resume { $game }

## Während einer Partie

# Beginn einer Partie. $engine: ihr Name; $strength: ihre Stärke, aus einer der beiden nächsten Meldungen.
home-opponent = { $side ->
    [white] Sie spielen mit Weiß gegen { $engine }, { $strength }.
   *[black] Sie spielen mit Schwarz gegen { $engine }, { $strength }.
}
# Benannte Spielstärke der Engine.
home-strength = Stufe { $level ->
    [beginner] Anfänger
    [easy] leicht
    [medium] mittel
    [strong] stark
   *[full] voll
}
# Spielstärke der Engine als Zahl.
home-strength-elo = Elo { $elo }
# Die Züge der Eröffnung sind ausgeführt. $moves: die Züge; $side: die Seite am Zug.
home-opening = Eröffnung: { $moves }. { $side ->
    [white] Weiß am Zug.
   *[black] Schwarz am Zug.
}
# Beginn einer Partie: was man zusätzlich tippen kann.
home-how = Tipp: Befehl { command-hint }. Ihren Zug und die Antwort zurücknehmen: Befehl { command-retract }.
# Die Person hat remis angeboten.
home-offered = Sie bieten remis an. Die Engine antwortet mit ihrem Zug.
# Die Partie ist zu Ende. $game: das Journal, wie eine Shell es liest, oder last.
home-over = Wendepunkte der Partie: annabella-home review { $game }.
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
# Die Engine braucht Sekunden zum Starten.
home-engine-starting = Die Engine startet noch.
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
# Fortschritt, während die Engine die Partie ansieht. $judged und $positions: Anzahlen.
home-review-progress = { $judged } von { $positions } Stellungen beurteilt.
# Die Engine ist zweimal ausgefallen; der Fehler steht davor. $judged: Anzahl der vorher beurteilten Stellungen.
home-review-unjudged = Sie bleibt aus und hat { $judged } von { $positions } Stellungen beurteilt.
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
# Grund: Derselbe Zug ist als bester und als zu vermeidender genannt. $move: der Text.
home-positions-bad-both = { $move } ist zugleich bester und zu vermeidender Zug
# Grund: Ein Anführungszeichen ist nicht geschlossen.
home-positions-bad-quote = ein Anführungszeichen ist nicht geschlossen
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
# Der Zug ist nicht beurteilbar, denn die Engine ist ausgefallen; der Fehler steht davor.
home-position-unjudged-engine = Die Engine ist aus: Ihr Zug wird nicht beurteilt.
# Der Zug ist nicht beurteilbar, denn die Engine nennt keinen Vorteil.
home-position-without-score = Die Engine beurteilt diesen Zug nicht.
# Die Lösung.
home-position-solution = Lösung: { $moves }.
# Die Lösung: Jeder Zug außer diesen ist richtig.
home-position-avoid = Jeder Zug ist richtig außer: { $moves }.
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

## Hilfe zu den Wörtern dieses Programms

# Hilfe zu tipp.
home-help-hint = Der Befehl { command-hint } nennt die Figur. Noch einmal nennt er den Zug, dann die Variante der Engine.
# Hilfe zum Zurücknehmen.
home-help-retract = Der Befehl { command-retract } nimmt Ihren letzten Zug zurück, und die Antwort darauf. Nur den letzten Zug: { command-retract } 1. Die Engine stimmt immer zu.
# Hilfe in einem Rückblick.
home-help-turn = Der Befehl { home-word-turn } führt zum nächsten Wendepunkt, an dem sich das Urteil änderte.
# Hilfe bei einer Stellung.
home-help-solution = Der Befehl { home-word-solution } liest die Lösung vor, der Befehl { home-word-skip } führt zur nächsten Stellung.

## Übungen

# Der Befehl drill.
home-drill = Felder, Diagonalen und Springerwege nach Gehör üben, ohne Brett
# Argument: das Thema.
home-drill-kind = Thema der Übung
# Option: die Zahl der Fragen.
home-drill-rounds = Zahl der Fragen
# Option: die Zahl, aus der die Fragen gezogen werden.
home-drill-seed = Zahl, mit der dieselben Fragen wiederkommen
# Option: die Datei der Ergebnisse.
home-drill-results = { home-positions-results }
# Beginn einer Übung. $count: Zahl der Fragen.
home-drill-start = { $count ->
    [one] Eine Frage{" "}
   *[other] { $count } Fragen{" "}
}{ $kind ->
    [squares] zu den Farben von Feldern.
    [diagonals] zu den Linien zweier Felder.
    [meetings] zu Feldern, die zwei Figuren angreifen.
   *[knight] zum kürzesten Weg eines Springers.
}
# Wie man antwortet.
home-drill-how = { $kind ->
    [squares] Tippen Sie { home-word-light } oder { home-word-dark }.
    [diagonals] Tippen Sie { home-word-yes } oder { home-word-no }, oder die Art der Linie.
    [diagonal] Tippen Sie { home-word-yes } oder { home-word-no }.
    [line] Tippen Sie { home-word-file }, { home-word-rank }, { home-word-diagonal } oder { home-word-none }.
    [meetings] Tippen Sie ein Feld, das beide angreifen, oder keins.
   *[knight] Tippen Sie die Zahl der Züge oder jedes Feld des Weges.
}
# Hilfe in einer Übung, nach dem Satz darüber.
home-drill-help = Frage noch einmal: Befehl { command-again }. Antwort hören: Befehl { home-word-skip }. Beenden: Befehl { command-quit }.
# Frage: die Farbe eines Feldes.
home-drill-colour = { $square }?
# Antwort darauf.
home-drill-colour-is = { $light ->
    [yes] { $square } ist ein helles Feld.
   *[no] { $square } ist ein dunkles Feld.
}
# Frage: ob zwei Felder auf einer Diagonale liegen.
home-drill-diagonal = { $first } und { $second }: dieselbe Diagonale?
# Antwort darauf.
home-drill-diagonal-is = { $shared ->
    [yes] { $first } und { $second } liegen auf derselben Diagonale.
   *[no] { $first } und { $second } liegen nicht auf derselben Diagonale.
}
# Frage: welche Linie zwei Felder gemeinsam haben.
home-drill-line = { $first } und { $second }: Linie, Reihe, Diagonale oder keine?
# Antwort darauf: eine Linie.
home-drill-line-file = { $first } und { $second } liegen auf der Linie { $file }.
# Antwort darauf: eine Reihe.
home-drill-line-rank = { $first } und { $second } liegen auf der Reihe { $rank }.
# Antwort darauf: eine Diagonale.
home-drill-line-diagonal = { $first } und { $second } liegen auf derselben Diagonale.
# Antwort darauf: nichts davon.
home-drill-line-none = { $first } und { $second } haben keine Linie, Reihe oder Diagonale gemeinsam.
# Frage: ein Feld, das zwei Figuren angreifen. $one und $other: die Arten der Figuren.
home-drill-meeting = { $one } { $first }, { $other } { $second }: Welches Feld greifen beide an?
# Antwort darauf. $squares: alle diese Felder.
home-drill-meeting-is = Beide greifen { $squares } an.
# Antwort darauf: Es gibt kein solches Feld.
home-drill-meeting-none = Kein Feld greifen beide an.
# Frage: der kürzeste Weg eines Springers.
home-drill-route = Springer von { $from } nach { $to }.
# Antwort darauf. $moves: Zahl der Züge; $squares: die Felder eines Weges.
home-drill-route-is = { $moves ->
    [one] Ein Zug: { $squares }.
   *[other] { $moves } Züge, zum Beispiel { $squares }.
}
# Die Antwort war falsch; $answer ist die richtige.
home-drill-wrong = Falsch. { $answer }
# Die Antwort, wenn die Person keine gab.
home-drill-was = { $answer }
# Der Text ist keine Antwort; darauf folgt, wie man antwortet.
home-drill-unread = Das ist keine Antwort.
# Falsch beantwortete Fragen kommen noch einmal. $count: ihre Zahl.
home-drill-repeat = { $count ->
    [one] Eine davon noch einmal.
   *[other] { $count } davon noch einmal.
}
# Ende einer Übung. Die Zeit ist die der mittleren Antwort: $seconds und $tenth, wie in 3,5 Sekunden.
home-drill-end = { $right } von { $count } beim ersten Versuch richtig. Mittlere Antwortzeit: { $seconds },{ $tenth } Sekunden.
# Ende einer Übung ohne Antwort.
home-drill-nothing = Keine Frage wurde beantwortet.
# Antwort: Das Feld ist hell.
home-word-light = hell
    .heard = h, weiß, weiss, w, helles Feld, weißes Feld
# Antwort: Das Feld ist dunkel.
home-word-dark = dunkel
    .heard = schwarz, s, dunkles Feld, schwarzes Feld
# Antwort: Die Felder liegen auf einer Diagonale.
home-word-yes = ja
    .heard = j, dieselbe, gleiche
# Antwort: Sie liegen nicht darauf.
home-word-no = nein
    .heard = nicht
# Antwort: eine Linie.
home-word-file = linie
    .heard = dieselbe Linie, selbe Linie
# Antwort: eine Reihe.
home-word-rank = reihe
    .heard = dieselbe Reihe, selbe Reihe
# Antwort: eine Diagonale.
home-word-diagonal = diagonale
    .heard = diagonal, dieselbe Diagonale, selbe Diagonale
# Antwort: keine solche Linie, kein solches Feld.
home-word-none = keine
    .heard = keiner, keines, keins, kein Feld, nichts, nirgends
