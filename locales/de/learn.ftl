### Die Lektionen von annabella learn. Die Reihenfolge der Schritte steht in crates/game/src/lessons/learning/chapters.txt.

## The learner's words: commands.ftl says how they are understood

learn-word-skip = überspringen
learn-word-quit = beenden
    .heard = verlassen
learn-word-help = hilfe
learn-word-on = weiter
    .heard = mehr, ja, ok, gut, fertig

## About the lessons

learn-welcome = Willkommen. Hier lernen Sie, nach Gehör zu spielen, in Ihrem Tempo. Jede Zeile endet mit der Eingabetaste. Mit beenden hören Sie jederzeit auf.
learn-goes-on = Lektionen fortgesetzt.
learn-title = { $title }.
learn-enter = Weiter mit der Eingabetaste.
learn-drill-begins = { $count ->
    [one] Tippen Sie, was Sie hören.
   *[other] Tippen Sie, was Sie hören, { $count } Mal. Die Eingabetaste wiederholt es. Der Befehl überspringen nennt die Lösung.
}
learn-right = Richtig.
learn-drill-wrong = Nein. Noch einmal:
learn-drill-hint = Nein. Die Antwort: Befehl { learn-word-skip }. Noch einmal:
learn-drill-was = Das war { $text }.
learn-drill-was-file = Das war { $file }, { $text }.
learn-drill-file = { $file }
learn-drill-rank = { $rank }
learn-where = Auf welchem Feld steht { $piece-id ->
    [king] der { $piece-color ->
        [white] weiße
       *[black] schwarze
    } { role-king }
    [queen] die { $piece }
   *[other] ein { $piece }
}?
learn-what = Legen Sie einen Finger auf { $square }. Welche Figur steht dort?
learn-no-square = Kein Feld. Tippen Sie eines, zum Beispiel { file-e } vier.
learn-no-piece = Keine Figur. Tippen Sie eine, zum Beispiel Turm oder weiß Turm.
learn-other-first = Nein, dort steht eine andere Figur.
learn-taken-back = Das ist möglich, aber nicht in dieser Lektion. Es wurde zurückgenommen.
learn-chapter-done = Ende des Kapitels. Mit der Eingabetaste folgt das nächste: { $next }. Mit beenden hören Sie auf.
learn-all-done = Sie haben alle Lektionen beendet. Für eine Partie tippen Sie annabella play. Das Handbuch hören Sie mit annabella manual spieler. Eine beendete Partie spielt annabella review mit ihrer Datei nach.
learn-help = Die Eingabetaste führt weiter oder wiederholt den Schritt. Der Befehl überspringen lässt einen Schritt aus, beenden hört auf. annabella learn --list zeigt die Kapitel.
learn-left = Bis zum nächsten Mal. Mit annabella learn setzen Sie hier fort.
learn-contents = { $word }: { $title }
learn-contents-done = { learn-contents }, erledigt
learn-no-chapter = Kapitel „{ $text }“: unbekannt. annabella learn --list zeigt alle.
learn-damaged = Stand der Lektionen: unlesbar, aufbewahrt als { $file }. Die Lektionen beginnen von vorn.
learn-not-kept = Stand der Lektionen: nicht in { $file } gespeichert: { $cause }.

## The alphabet

learn-alphabet = Die Wörter für Felder
learn-alphabet-word = alphabet
learn-alphabet-why = Die Buchstaben b, d und e klingen ähnlich. Darum hat jede Linie einen Namen. { learn-enter }
learn-alphabet-files = Die Linien von a bis h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Mit der Eingabetaste beginnt eine Übung. Tippen Sie den Buchstaben zu jedem Namen.
learn-alphabet-ranks = Die Reihen haben Zahlen von eins bis acht. Zwei und drei klingen ähnlich, hören Sie genau hin. Mit der Eingabetaste beginnt eine Übung. Tippen Sie die Ziffer.
learn-alphabet-squares = Ein Feld besteht aus Linie und Reihe: { file-e } vier. Zu schnell? pause 300 macht eine Pause vor jedem Feld. Mit der Eingabetaste beginnt eine Übung. Tippen Sie Buchstabe und Ziffer, zum Beispiel e4.

## The board by touch

learn-board = Das Brett mit den Fingern
learn-board-word = brett
learn-board-lies = { $board ->
    [yes] Stellen Sie die Figuren auf, die weißen auf Ihrer Seite.
   *[no] Bauen Sie ein Brett auf, die weißen Figuren auf Ihrer Seite. Sie können es sich auch nur vorstellen.
} Die Ecke vorn links ist { file-a } eins. { learn-enter }
learn-board-feels = Die dunklen Felder sind erhöht, die schwarzen Figuren gekennzeichnet. { $board ->
    [yes] Antworten Sie mit einem Feld, zum Beispiel { file-e } vier, oder heben Sie die Figur heraus.
   *[no] Antworten Sie mit einem Feld, zum Beispiel { file-e } vier.
} { learn-enter }
learn-board-questions = Statt eine Figur zu ertasten, können Sie auch fragen. { learn-enter }
learn-board-square = Fragen Sie, was auf einem Feld in der Mitte steht. Tippen Sie feld { file-e } vier.
learn-board-colour = Fragen Sie, ob es hell oder dunkel ist. Tippen Sie farbe { file-e } vier.
learn-board-rank = Hören Sie die Figuren der ersten Reihe. Tippen Sie brett 1.
learn-board-piece = Fragen Sie, wo die Springer stehen. Tippen Sie figur Springer.

## Times

learn-times = Zeiten nach Gehör
learn-times-word = zeiten
learn-times-why = In einer Partie nennt der Befehl zeit Ihre verbleibende Zeit. Mit Kopfhörer hören nur Sie die Antwort. Mit der Eingabetaste beginnt eine Übung. Tippen Sie Minuten, Doppelpunkt, Sekunden.

## The first game

learn-game = Eine erste Partie
learn-game-word = partie
learn-game-why = Sie spielen Weiß und sind sehbehindert. Das Programm spielt Schwarz, sagt die Züge an und führt die Uhr. { learn-enter }
learn-game-clock = Jeder Spieler hat 15 Minuten, dazu 10 Sekunden je Zug. { $board ->
    [yes] Stellen Sie die Figuren auf. Nach der Eingabetaste hilft Ihnen der Befehl aufstellen.
   *[no] Wenn Sie ein Brett haben, ziehen Sie auch dort.
} { learn-enter }
learn-game-start = Tippen Sie starten. Dann läuft die Uhr von Weiß.
learn-game-time = Ihre Uhr läuft. Fragen Sie nach Ihrer Zeit. Tippen Sie zeit.
learn-game-first = Ziehen Sie nun den Bauern von { file-e } zwei nach { file-e } vier. { $board ->
    [yes] Ziehen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie { file-e } vier.
} Alle hören die Ansage.
learn-game-press = Ihr Zug ist angesagt. Die Uhr von Schwarz läuft erst, wenn Sie Ihre drücken. Tippen Sie drücken.
learn-game-repeat = Schwarz hat einen Zug angesagt. Wiederholen Sie ihn vor Ihrer Antwort. { $board ->
    [yes] Führen Sie ihn auf Ihrem Brett aus, oder tippen Sie
   *[no] Tippen Sie
} wiederholen { file-e } fünf.
learn-game-bishop = Ziehen Sie nun den Läufer von { file-f } eins nach { file-c } vier. { $board ->
    [yes] Ziehen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie Läufer { file-c } vier.
}
learn-game-press-again = Tippen Sie drücken.
learn-game-last = Haben Sie den Zug von Schwarz überhört? Tippen Sie letzter.
learn-game-repeat-again = Wiederholen Sie ihn. { $board ->
    [yes] Führen Sie ihn auf Ihrem Brett aus, oder tippen Sie
   *[no] Tippen Sie
} wiederholen Springer { file-c } sechs.
learn-game-repeat-third = Wiederholen Sie ihn. Tippen Sie wiederholen Springer { file-f } sechs.
learn-game-queen = Ziehen Sie nun die Dame von { file-d } eins nach { file-h } fünf. { $board ->
    [yes] Ziehen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie Dame { file-h } fünf.
}
learn-game-lines = { file-f } sieben ist jetzt schwach. Ist der Weg Ihrer Dame frei? Tippen Sie linien { file-f } sieben { file-h } fünf.
learn-game-mate = Der Weg ist frei, und Ihr Läufer deckt { file-f } sieben. Schlagen Sie dort mit der Dame: Es ist matt. { $board ->
    [yes] Schlagen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie Dame schlägt { file-f } sieben.
}
learn-game-score = Sie haben gewonnen. Das Programm hat Ihre Mitschrift geführt. Tippen Sie mitschrift, um sie zu hören.
learn-game-over = In einer Partie nennt der Befehl hilfe, was Sie tun können. Der Befehl fehlt nennt, was Ihr Zug noch braucht. { learn-enter }
learn-game-voice = Der Befehl nochmal wiederholt die letzten Worte. Mit schneller und langsamer ändern Sie die Stimme. Die Eingabetaste beendet das Kapitel.
