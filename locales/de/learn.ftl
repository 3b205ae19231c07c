### Die Lektionen von annabella learn. Die Reihenfolge der Schritte steht in crates/game/src/lessons/learning/chapters.txt.

## The learner's words: commands.ftl says how they are understood

# Does a step for the learner, or passes over it.
learn-word-skip = überspringen
# Leaves the lessons.
learn-word-quit = beenden
    .heard = verlassen
# Explains how the lessons work.
learn-word-help = hilfe
# Continues, as the Enter key does.
learn-word-on = weiter
    .heard = mehr, ja, ok, gut, fertig

## About the lessons

# Greeting of the very first session.
learn-welcome = Willkommen. Hier lernen Sie, nach Gehör zu spielen, in Ihrem Tempo. Jede Zeile endet mit der Eingabetaste. Mit beenden hören Sie jederzeit auf.
# Greeting of a later session.
learn-goes-on = Lektionen fortgesetzt.
# Before a chapter. $title is its title.
learn-title = { $title }.
# Said where only Enter is expected, and at the end of other steps.
learn-enter = Weiter mit der Eingabetaste.
# Start of a drill. $count: number of items in it.
learn-drill-begins = { $count ->
    [one] Tippen Sie, was Sie hören.
   *[other] Tippen Sie, was Sie hören, { $count } Mal. Die Eingabetaste wiederholt es. Der Befehl überspringen nennt die Lösung.
}
# A right answer.
learn-right = Richtig.
# A wrong answer in a drill; the item is repeated after this.
learn-drill-wrong = Nein. Noch einmal:
# The same after every third wrong answer to one item.
learn-drill-hint = Nein. Die Antwort: Befehl { learn-word-skip }. Noch einmal:
# The answer to an item of a drill, for a learner who typed skip. $text: the answer as it is typed.
learn-drill-was = Das war { $text }.
# The same for a file. $file is its name, $text its letter.
learn-drill-was-file = Das war { $file }, { $text }.
# An item of a drill: a file.
learn-drill-file = { $file }
# An item of a drill: a rank.
learn-drill-rank = { $rank }
# Question about a piece in the starting position, answered with its square.
learn-where = Auf welchem Feld steht { $piece-id ->
    [king] der { $piece-color ->
        [white] weiße
       *[black] schwarze
    } { role-king }
    [queen] die { $piece }
   *[other] ein { $piece }
}?
# Question about a square in the starting position, answered with its piece.
learn-what = Legen Sie einen Finger auf { $square }. Welche Figur steht dort?
# A wrong kind of answer to the question for a square.
learn-no-square = Kein Feld. Tippen Sie eines, zum Beispiel { file-e } vier.
# A wrong kind of answer to the question for a piece.
learn-no-piece = Keine Figur. Tippen Sie eine, zum Beispiel Turm oder weiß Turm.
# A wrong piece; the question is repeated after this.
learn-other-first = Nein, dort steht eine andere Figur.
# A legal act that the lesson did not ask for was undone; the instruction is repeated after this.
learn-taken-back = Das ist möglich, aber nicht in dieser Lektion. Es wurde zurückgenommen.
# End of a chapter. $next is the title of the next one.
learn-chapter-done = Ende des Kapitels. Mit der Eingabetaste folgt das nächste: { $next }. Mit beenden hören Sie auf.
# End of the last chapter.
learn-all-done = Sie haben alle Lektionen beendet. Für eine Partie tippen Sie annabella play. Das Handbuch hören Sie mit annabella manual spieler. Eine beendete Partie spielt annabella review mit ihrer Datei nach.
# Help on the lessons.
learn-help = Die Eingabetaste führt weiter oder wiederholt den Schritt. Der Befehl überspringen lässt einen Schritt aus, beenden hört auf. annabella learn --list zeigt die Kapitel.
# Goodbye on leaving.
learn-left = Bis zum nächsten Mal. Mit annabella learn setzen Sie hier fort.
# A chapter in the list. $word names it on the command line, $title is its title.
learn-contents = { $word }: { $title }
# A finished chapter in the list.
learn-contents-done = { learn-contents }, erledigt
# An unknown chapter was named on the command line; printed.
learn-no-chapter = Kapitel „{ $text }“: unbekannt. annabella learn --list zeigt alle.
# The file with the learner's progress is damaged; printed. $file is where it was moved.
learn-damaged = Stand der Lektionen: unlesbar, aufbewahrt als { $file }. Die Lektionen beginnen von vorn.
# The file with the learner's progress cannot be written; printed.
learn-not-kept = Stand der Lektionen: nicht in { $file } gespeichert: { $cause }.

## The alphabet

# Title of a chapter.
learn-alphabet = Die Wörter für Felder
# Word for that chapter.
learn-alphabet-word = alphabet
# Reason for the names of files.
learn-alphabet-why = Die Buchstaben b, d und e klingen ähnlich. Darum hat jede Linie einen Namen. { learn-enter }
# Names of the files.
learn-alphabet-files = Die Linien von a bis h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Mit der Eingabetaste beginnt eine Übung. Tippen Sie den Buchstaben zu jedem Namen.
# Numbers of the ranks, which are announced in German in a game unless another language was chosen.
learn-alphabet-ranks = Die Reihen haben Zahlen von eins bis acht. Zwei und drei klingen ähnlich, hören Sie genau hin. Mit der Eingabetaste beginnt eine Übung. Tippen Sie die Ziffer.
# Names of squares.
learn-alphabet-squares = Ein Feld besteht aus Linie und Reihe: { file-e } vier. Zu schnell? pause 300 macht eine Pause vor jedem Feld. Mit der Eingabetaste beginnt eine Übung. Tippen Sie Buchstabe und Ziffer, zum Beispiel e4.

## The board by touch

# Title of a chapter.
learn-board = Das Brett mit den Fingern
# Word for that chapter.
learn-board-word = brett
# Position of the board before the learner.
learn-board-lies = { $board ->
    [yes] Stellen Sie die Figuren auf, die weißen auf Ihrer Seite.
   *[no] Bauen Sie ein Brett auf, die weißen Figuren auf Ihrer Seite. Sie können es sich auch nur vorstellen.
} Die Ecke vorn links ist { file-a } eins. { learn-enter }
# Marks of dark squares and black pieces, and the form of answers.
learn-board-feels = Die dunklen Felder sind erhöht, die schwarzen Figuren gekennzeichnet. { $board ->
    [yes] Antworten Sie mit einem Feld, zum Beispiel { file-e } vier, oder heben Sie die Figur heraus.
   *[no] Antworten Sie mit einem Feld, zum Beispiel { file-e } vier.
} { learn-enter }
# Before the questions to the program.
learn-board-questions = Statt eine Figur zu ertasten, können Sie auch fragen. { learn-enter }
# The learner is to ask about a square.
learn-board-square = Fragen Sie, was auf einem Feld in der Mitte steht. Tippen Sie feld { file-e } vier.
# The learner is to ask about the colour of a square.
learn-board-colour = Fragen Sie, ob es hell oder dunkel ist. Tippen Sie farbe { file-e } vier.
# The learner is to ask about a rank.
learn-board-rank = Hören Sie die Figuren der ersten Reihe. Tippen Sie brett 1.
# The learner is to ask about a kind of piece.
learn-board-piece = Fragen Sie, wo die Springer stehen. Tippen Sie figur Springer.

## Times

# Title of a chapter.
learn-times = Zeiten nach Gehör
# Word for that chapter.
learn-times-word = zeiten
# Question for one's own time in a game, and form of the answers in the drill.
learn-times-why = In einer Partie nennt der Befehl zeit Ihre verbleibende Zeit. Mit Kopfhörer hören nur Sie die Antwort. Mit der Eingabetaste beginnt eine Übung. Tippen Sie Minuten, Doppelpunkt, Sekunden.

## The first game

# Title of a chapter.
learn-game = Eine erste Partie
# Word for that chapter.
learn-game-word = partie
# Roles in the game.
learn-game-why = Sie spielen Weiß und sind sehbehindert. Das Programm spielt Schwarz, sagt die Züge an und führt die Uhr. { learn-enter }
# Time control, and use of the board.
learn-game-clock = Jeder Spieler hat 15 Minuten, dazu 10 Sekunden je Zug. { $board ->
    [yes] Stellen Sie die Figuren auf. Nach der Eingabetaste hilft Ihnen der Befehl aufstellen.
   *[no] Wenn Sie ein Brett haben, ziehen Sie auch dort.
} { learn-enter }
# The learner is to start the clock.
learn-game-start = Tippen Sie starten. Dann läuft die Uhr von Weiß.
# The learner is to ask for the time left.
learn-game-time = Ihre Uhr läuft. Fragen Sie nach Ihrer Zeit. Tippen Sie zeit.
# The first move.
learn-game-first = Ziehen Sie nun den Bauern von { file-e } zwei nach { file-e } vier. { $board ->
    [yes] Ziehen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie { file-e } vier.
} Alle hören die Ansage.
# The learner is to press the clock.
learn-game-press = Ihr Zug ist angesagt. Die Uhr von Schwarz läuft erst, wenn Sie Ihre drücken. Tippen Sie drücken.
# The learner is to repeat the opponent's announcement.
learn-game-repeat = Schwarz hat einen Zug angesagt. Wiederholen Sie ihn vor Ihrer Antwort. { $board ->
    [yes] Führen Sie ihn auf Ihrem Brett aus, oder tippen Sie
   *[no] Tippen Sie
} wiederholen { file-e } fünf.
# The second move.
learn-game-bishop = Ziehen Sie nun den Läufer von { file-f } eins nach { file-c } vier. { $board ->
    [yes] Ziehen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie Läufer { file-c } vier.
}
# The learner is to press the clock again.
learn-game-press-again = Tippen Sie drücken.
# The learner is to ask for the last move.
learn-game-last = Haben Sie den Zug von Schwarz überhört? Tippen Sie letzter.
# The learner is to repeat the opponent's second announcement.
learn-game-repeat-again = Wiederholen Sie ihn. { $board ->
    [yes] Führen Sie ihn auf Ihrem Brett aus, oder tippen Sie
   *[no] Tippen Sie
} wiederholen Springer { file-c } sechs.
# The learner is to repeat the opponent's third announcement.
learn-game-repeat-third = Wiederholen Sie ihn. Tippen Sie wiederholen Springer { file-f } sechs.
# The third move.
learn-game-queen = Ziehen Sie nun die Dame von { file-d } eins nach { file-h } fünf. { $board ->
    [yes] Ziehen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie Dame { file-h } fünf.
}
# The learner is to ask about the squares between the target and the queen.
learn-game-lines = { file-f } sieben ist jetzt schwach. Ist der Weg Ihrer Dame frei? Tippen Sie linien { file-f } sieben { file-h } fünf.
# The last move.
learn-game-mate = Der Weg ist frei, und Ihr Läufer deckt { file-f } sieben. Schlagen Sie dort mit der Dame: Es ist matt. { $board ->
    [yes] Schlagen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie Dame schlägt { file-f } sieben.
}
# The learner is to ask for the scoresheet.
learn-game-score = Sie haben gewonnen. Das Programm hat Ihre Mitschrift geführt. Tippen Sie mitschrift, um sie zu hören.
# Two useful words, after the game.
learn-game-over = In einer Partie nennt der Befehl hilfe, was Sie tun können. Der Befehl fehlt nennt, was Ihr Zug noch braucht. { learn-enter }
# Words for the voice, after the game.
learn-game-voice = Der Befehl nochmal wiederholt die letzten Worte. Mit schneller und langsamer ändern Sie die Stimme. Die Eingabetaste beendet das Kapitel.
