### Das Programm für zu Hause: Partien gegen eine Engine, Rückblick mit Wendepunkten, Stellungen zum Lösen.

## Hilfe zu annabella-home

home = Zu Hause gegen eine Engine spielen, Partien durchsehen, Stellungen lösen
home-play = Gegen eine Schachengine spielen
home-play-engine = Programm einer UCI-Engine; sonst stockfish oder gnuchess
home-play-colour = Ihre Seite; lot lost sie aus
home-play-level = Spielstärke der Engine
home-play-elo = Spielstärke der Engine als Elo-Zahl, falls sie das kann
home-play-odds = Figur, die der Engine fehlt, oder ihr Anteil an der Zeit
home-play-opening = Eröffnung, mit der die Partie beginnt, etwa „1. e4 e5 2. Sf3“
home-play-chess960 = Nummer einer Anfangsstellung von Chess960, oder random
home-play-board = Anschluss Ihres Tastbretts
home-play-turned = Ihr Brett um 180 Grad gedreht lesen
home-play-peg-echo = Jeden gehobenen oder gesteckten Stift ansagen
home-play-name = Ihr Name
home-review = Eine beendete Partie mit ihren Wendepunkten durchgehen
home-review-game = Journal oder PGN; last ist Ihre letzte Partie
home-review-engine = { home-play-engine }
home-review-which = { help-sheet-which }
home-review-strict = { help-sheet-strict }
home-positions = Stellungen aus einer Datei lösen
home-positions-file = EPD, PGN mit FEN oder eine FEN je Zeile
home-positions-engine = Programm einer UCI-Engine, die Züge ohne Lösung beurteilt
home-positions-results = Datei, an die Ergebnisse angefügt werden
home-positions-board = { home-play-board }
home-positions-turned = { home-play-turned }

## Engines, die nicht verwendbar sind

home-engine-none = Schachengine: keine gefunden. Installieren Sie eine, zum Beispiel mit: sudo apt install stockfish.
home-engine-missing = { $path }: kein solches Programm. Nennen Sie ein anderes mit --engine.
home-engine-folder = { $path }: ein Ordner, kein Programm. Nennen Sie das Programm darin mit --engine.
home-engine-not-executable = { $path }: nicht ausführbar. Nennen Sie ein anderes mit --engine.
home-engine-not-started = { $path }: startet nicht: { $cause }. Nennen Sie ein anderes mit --engine.
home-engine-not-uci = { $path }: keine brauchbare UCI-Engine. { $fault } Nennen Sie ein anderes mit --engine.
home-engine-no-elo = { $engine }: hat keine Elo-Einstellung. Verwenden Sie --level.
home-engine-elo-range = { $engine }: kann mit dieser Elo-Zahl nicht spielen. Wählen Sie --elo von { $least } bis { $most }.

home-engine-no-chess960 = { $engine }: kann kein Chess960. Nennen Sie mit --engine eine andere Engine.

## Optionen, die nicht passen

home-no-chess960 = --chess960: „{ $text }“ ist keine Anfangsstellung. Verwenden Sie eine Zahl von 0 bis 959 oder random.
home-opening-empty = --opening: keine Züge darin. Schreiben Sie sie wie „1. e4 e5 2. Sf3“.
home-opening-move = --opening: „{ $text }“ ist dort kein regelgemäßer Zug. Schreiben Sie Züge wie „1. e4 e5 2. Sf3“.
home-opening-over = --opening: Nach diesen Zügen ist die Partie beendet. Lassen Sie den letzten weg.
home-no-announcer = --announce-by player: Für die Engine sagt niemand an. Verwenden Sie program oder auto.
home-odds-no-clock = --odds: Eine Zeitvorgabe braucht eine Uhr. Ergänzen Sie --time-control.
home-odds-position = --odds: Eine Figur fehlt nur in der Anfangsstellung. Lassen Sie --fen und --chess960 weg.
home-tournament-game = { $file }: eine nicht beendete Partie mit Schiedsrichter. Fortsetzen: annabella play --resume { $game }
home-no-engine-game = { $file }: keine Partie gegen eine Engine. Fortsetzen: annabella play --resume { $game }

## Während einer Partie

home-opponent = { $side ->
    [white] Sie spielen mit Weiß gegen { $engine }, { $strength }.
   *[black] Sie spielen mit Schwarz gegen { $engine }, { $strength }.
}
home-strength = Stufe { $level ->
    [beginner] Anfänger
    [easy] leicht
    [medium] mittel
    [strong] stark
   *[full] voll
}
home-strength-elo = Elo { $elo }
home-opening = Eröffnung: { $moves }. { $side ->
    [white] Weiß am Zug.
   *[black] Schwarz am Zug.
}
home-how = Tipp: Befehl { command-hint }. Ihren Zug und die Antwort zurücknehmen: Befehl { command-retract }.
home-offered = Sie bieten remis an. Die Engine antwortet mit ihrem Zug.
home-over = Wendepunkte der Partie: annabella-home review { $game }.
home-engine-fault = { $fault ->
    [exited] Die Engine hat sich unerwartet beendet.
    [not-started] Die Engine ist nicht gestartet.
    [silent] Die Engine gibt keine Antwort.
    [illegal] Die Engine hat mit einem regelwidrigen Zug geantwortet.
    [no-move] Die Engine hat ohne Zug geantwortet.
    [flood] Die Engine sendet zu viel.
   *[long-line] Die Engine sendet eine endlose Zeile.
}
home-engine-starting = Die Engine startet noch.
home-engine-restarted = Sie wurde neu gestartet.
home-engine-off-clock = Sie bleibt aus. { command-halt } hält die Uhren an. Beenden Sie mit { command-quit } und setzen Sie mit anderer Engine fort.
home-engine-off = Sie bleibt aus. Beenden Sie mit { command-quit }, dann geht es mit anderer Engine weiter.
home-hint-piece = Sehen Sie sich diese Figur an: { $square } { $piece }. Noch ein Tipp nennt den Zug.
home-hint-move = Die Engine würde so ziehen: { $move }. Noch ein Tipp nennt ihre Variante.
home-hint-line = Variante der Engine: { $moves }.
home-hint-not-now = Jetzt kein Tipp: Sie sind nicht am Zug.
home-hint-off = Kein Tipp: Die Engine ist aus.
home-hint-word = Für einen Tipp: Befehl { command-hint }.

## Rückblick

home-review-wait = Die Engine sieht sich { $moves ->
    [one] einen Zug an.
   *[other] { $moves } Züge an.
}
home-review-count = { $count ->
    [0] Keine Wendepunkte.
    [one] Ein Wendepunkt. { home-word-turn } führt zu ihm.
   *[other] { $count } Wendepunkte. { home-word-turn } führt zum nächsten.
}
home-review-last = Kein weiterer Wendepunkt.
home-review-progress = { $judged } von { $positions } Stellungen beurteilt.
home-review-unjudged = Sie bleibt aus und hat { $judged } von { $positions } Stellungen beurteilt.
home-review-comment = Besser: { $better }. Vorher: { $before }. Nachher: { $after }.
home-review-mate = { $side ->
    [white] Weiß setzt matt in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }
   *[black] Schwarz setzt matt in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }
}
home-judgement = { $kind ->
    [winning] gewonnen
    [better] besser
    [equal] ausgeglichen
    [worse] schlechter
   *[lost] verloren
}
home-word-turn = wende
    .heard = wendepunkt, nächster wendepunkt, wendepunkte

## Stellungen

home-positions-bad = { $file }, Zeile { $line }: { $what }. Die Zeile wird übersprungen.
home-positions-bad-fen = keine Stellung
home-positions-bad-solution = { $move } ist dort kein regelgemäßer Zug
home-positions-bad-both = { $move } ist zugleich bester und zu vermeidender Zug
home-positions-bad-quote = ein Anführungszeichen ist nicht geschlossen
home-positions-none = { $file }: keine Stellung darin. Nötig ist EPD, PGN mit FEN oder eine FEN je Zeile.
home-position = Stellung { $number } von { $count }. { $side ->
    [white] Weiß am Zug.
   *[black] Schwarz am Zug.
}
home-position-how = Tippen oder stecken Sie Ihren Zug. Sonst: { home-word-solution }, { home-word-skip }, { command-quit }.
home-position-right = Richtig.
home-position-wrong = Das ist nicht die Lösung. Noch ein Versuch, oder tippen Sie { home-word-solution }.
home-position-unjudged = Keine Lösung und keine Engine: Ihr Zug wird nicht beurteilt.
home-position-unjudged-engine = Die Engine ist aus: Ihr Zug wird nicht beurteilt.
home-position-without-score = Die Engine beurteilt diesen Zug nicht.
home-position-solution = Lösung: { $moves }.
home-position-avoid = Jeder Zug ist richtig außer: { $moves }.
home-position-no-solution = Zu dieser Stellung steht keine Lösung in der Datei.
home-positions-end = { $solved } von { $count } gelöst.
home-positions-saved = { $file }: Ergebnisse angefügt.
home-positions-not-saved = { $file }: Ergebnisse nicht gespeichert: { $cause }. Nennen Sie mit --results eine andere Datei.
home-word-solution = lösung
    .heard = auflösung, antwort
home-word-skip = weiter
    .heard = überspringen, nächste stellung

## Hilfe zu den Wörtern dieses Programms

home-help-hint = Der Befehl { command-hint } nennt die Figur. Noch einmal nennt er den Zug, dann die Variante der Engine.
home-help-retract = Der Befehl { command-retract } nimmt Ihren letzten Zug zurück, und die Antwort darauf. Nur den letzten Zug: { command-retract } 1. Die Engine stimmt immer zu.
home-help-turn = Der Befehl { home-word-turn } führt zum nächsten Wendepunkt, an dem sich das Urteil änderte.
home-help-solution = Der Befehl { home-word-solution } liest die Lösung vor, der Befehl { home-word-skip } führt zur nächsten Stellung.

## Übungen

home-drill = Felder, Diagonalen und Springerwege nach Gehör üben, ohne Brett
home-drill-kind = Thema der Übung
home-drill-rounds = Zahl der Fragen
home-drill-seed = Zahl, mit der dieselben Fragen wiederkommen
home-drill-results = { home-positions-results }
home-drill-start = { $count ->
    [one] Eine Frage{" "}
   *[other] { $count } Fragen{" "}
}{ $kind ->
    [squares] zu den Farben von Feldern.
    [diagonals] zu den Linien zweier Felder.
    [meetings] zu Feldern, die zwei Figuren angreifen.
   *[knight] zum kürzesten Weg eines Springers.
}
home-drill-how = { $kind ->
    [squares] Tippen Sie { home-word-light } oder { home-word-dark }.
    [diagonals] Tippen Sie { home-word-yes } oder { home-word-no }, oder die Art der Linie.
    [diagonal] Tippen Sie { home-word-yes } oder { home-word-no }.
    [line] Tippen Sie { home-word-file }, { home-word-rank }, { home-word-diagonal } oder { home-word-none }.
    [meetings] Tippen Sie ein Feld, das beide angreifen, oder keins.
   *[knight] Tippen Sie die Zahl der Züge oder jedes Feld des Weges.
}
home-drill-help = Frage noch einmal: Befehl { command-again }. Antwort hören: Befehl { home-word-skip }. Beenden: Befehl { command-quit }.
home-drill-colour = { $square }?
home-drill-colour-is = { $light ->
    [yes] { $square } ist ein helles Feld.
   *[no] { $square } ist ein dunkles Feld.
}
home-drill-diagonal = { $first } und { $second }: dieselbe Diagonale?
home-drill-diagonal-is = { $shared ->
    [yes] { $first } und { $second } liegen auf derselben Diagonale.
   *[no] { $first } und { $second } liegen nicht auf derselben Diagonale.
}
home-drill-line = { $first } und { $second }: Linie, Reihe, Diagonale oder keine?
home-drill-line-file = { $first } und { $second } liegen auf der Linie { $file }.
home-drill-line-rank = { $first } und { $second } liegen auf der Reihe { $rank }.
home-drill-line-diagonal = { $first } und { $second } liegen auf derselben Diagonale.
home-drill-line-none = { $first } und { $second } haben keine Linie, Reihe oder Diagonale gemeinsam.
home-drill-meeting = { $one } { $first }, { $other } { $second }: Welches Feld greifen beide an?
home-drill-meeting-is = Beide greifen { $squares } an.
home-drill-meeting-none = Kein Feld greifen beide an.
home-drill-route = Springer von { $from } nach { $to }.
home-drill-route-is = { $moves ->
    [one] Ein Zug: { $squares }.
   *[other] { $moves } Züge, zum Beispiel { $squares }.
}
home-drill-wrong = Falsch. { $answer }
home-drill-was = { $answer }
home-drill-unread = Das ist keine Antwort.
home-drill-repeat = { $count ->
    [one] Eine davon noch einmal.
   *[other] { $count } davon noch einmal.
}
home-drill-end = { $right } von { $count } beim ersten Versuch richtig. Mittlere Antwortzeit: { $seconds },{ $tenth } Sekunden.
home-drill-nothing = Keine Frage wurde beantwortet.
home-word-light = hell
    .heard = h, weiß, weiss, w, helles Feld, weißes Feld
home-word-dark = dunkel
    .heard = schwarz, s, dunkles Feld, schwarzes Feld
home-word-yes = ja
    .heard = j, dieselbe, gleiche
home-word-no = nein
    .heard = nicht
home-word-file = linie
    .heard = dieselbe Linie, selbe Linie
home-word-rank = reihe
    .heard = dieselbe Reihe, selbe Reihe
home-word-diagonal = diagonale
    .heard = diagonal, dieselbe Diagonale, selbe Diagonale
home-word-none = keine
    .heard = keiner, keines, keins, kein Feld, nichts, nirgends
