### Die Lektionen von annabella learn. Die Reihenfolge der Schritte steht in crates/game/src/lessons/learning/chapters.txt.

## The learner's words: commands.ftl says how they are understood

# Has a step done, or passes over it.
learn-word-skip = überspringen
# Leaves.
learn-word-quit = beenden
    .heard = verlassen
# Help on the lessons.
learn-word-help = hilfe
# Goes on, as the Enter key does.
learn-word-on = weiter
    .heard = mehr, ja, ok, gut, fertig

## About the lessons

# At the very beginning.
learn-welcome = Willkommen. Hier lernen Sie, nach Gehör zu spielen, so schnell Sie wollen. Jede Zeile endet mit der Eingabetaste, und beenden hört jederzeit auf.
# At a later beginning.
learn-goes-on = Die Lektionen gehen weiter.
# Before a chapter. $title is its title.
learn-title = { $title }.
# Where only Enter is expected.
learn-enter = Die Eingabetaste geht weiter.
# A drill begins.
learn-drill-begins = { $count ->
    [one] Hören Sie zu, und tippen Sie, was Sie hören.
   *[other] Hören Sie zu, und tippen Sie, was Sie hören, { $count } Mal. Die Eingabetaste sagt es noch einmal, überspringen verrät es.
}
# An answer was right.
learn-right = Richtig.
# An answer in a drill was wrong; it is said again behind this.
learn-drill-wrong = Nein; noch einmal:
# What is to be typed, told to a learner who gave up. $text: as it is typed.
learn-drill-was = Das war { $text }.
# A file in a drill.
learn-drill-file = { $file }
# A rank in a drill.
learn-drill-rank = { $rank }
# Asks where a piece stands.
learn-where = Wo finden Sie: { $piece }?
# Asks what stands on a square.
learn-what = Legen Sie einen Finger auf { $square }. Was steht dort?
# What was typed is no square.
learn-no-square = Nennen Sie ein Feld, wie { file-e } vier.
# What was typed is no piece.
learn-no-piece = Nennen Sie eine Figur, wie Turm oder weiß Turm.
# Another piece stands there.
learn-other-first = Nein, eine andere Figur.
# The game went on otherwise than the lesson wants, and was put back. The instruction follows.
learn-taken-back = Auch das geht, aber nicht in dieser Lektion; es ist zurückgenommen.
# A chapter is through. $next is the title of the next.
learn-chapter-done = Das war das Kapitel. Die Eingabetaste geht zum nächsten: { $next }. beenden hört auf.
# All chapters are through.
learn-all-done = Das war alles. annabella play beginnt eine Partie, annabella manual spieler ist das Handbuch, annabella review geht eine beendete Partie durch.
# Help on the lessons.
learn-help = Die Eingabetaste geht weiter oder sagt es noch einmal, überspringen übergeht einen Schritt, beenden hört auf. annabella learn --list nennt die Kapitel.
# Leaving.
learn-left = Bis zum nächsten Mal. annabella learn geht hier weiter.
# A chapter in the list. $word is how it is called, $title its title.
learn-contents = { $word }: { $title }
# The same of one that is through.
learn-contents-done = { learn-contents }, erledigt
# There is no such chapter.
learn-no-chapter = Ein Kapitel „{ $text }“ gibt es nicht; annabella learn --list nennt sie.
# The progress could not be read. $file is where it was put aside.
learn-damaged = Der Stand der Lektionen lässt sich nicht lesen; er ist als { $file } aufgehoben, und die Lektionen beginnen von vorn.
# The progress cannot be written.
learn-not-kept = Der Stand der Lektionen lässt sich nicht in { $file } schreiben: { $cause }.

## The alphabet

# The title of a chapter.
learn-alphabet = Die Wörter für Felder
# The word of that chapter.
learn-alphabet-word = alphabet
# Why there are words.
learn-alphabet-why = b, d und e verhört man leicht. Darum hat jede Linie statt ihres Buchstabens einen Namen. Die Eingabetaste geht weiter.
# The names of the files.
learn-alphabet-files = Die Linien von a bis h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Die Eingabetaste beginnt eine Übung; tippen Sie den Buchstaben.
# The numbers of the ranks, which are announced in German unless another language was chosen.
learn-alphabet-ranks = Die Reihen haben Zahlen von eins bis acht. Zwei und drei klingen ähnlich: Hören Sie genau hin. Tippen Sie die Ziffer.
# The squares.
learn-alphabet-squares = Ein Feld ist seine Linie und seine Reihe: { file-e } vier. Nun ganze Felder; tippen Sie Buchstabe und Ziffer.

## The board by finger

# The title of a chapter.
learn-board = Das Brett mit den Fingern
# The word of that chapter.
learn-board-word = brett
# How the board lies.
learn-board-lies = { $board ->
    [yes] Stellen Sie die Figuren auf, die weißen bei sich.
   *[no] Nehmen Sie ein Brett mit Figuren vor sich, die weißen bei sich; ohne eines stellen Sie es sich vor.
} Die Ecke links bei Ihnen ist { file-a } eins. Die Eingabetaste geht weiter.
# How dark squares and black pieces feel, and how to answer.
learn-board-feels = Die dunklen Felder sind erhöht, die schwarzen Figuren gekennzeichnet. Antworten Sie mit einem Feld, wie { file-e } vier{ $board ->
    [yes] , oder heben Sie die Figur heraus
   *[no] { "" }
}. Die Eingabetaste geht weiter.
# What can be asked of the position.
learn-board-questions = Was Ihre Finger finden, dürfen Sie auch fragen. Die Eingabetaste geht weiter.
# A question to be put.
learn-board-square = Fragen Sie, was in der Mitte steht: Tippen Sie feld { file-e } vier.
# A question to be put.
learn-board-colour = Fragen Sie, ob es hell oder dunkel ist: farbe { file-e } vier.
# A question to be put.
learn-board-rank = Lassen Sie die erste Reihe vorlesen: brett 1.
# A question to be put.
learn-board-piece = Fragen Sie, wo die Springer stehen: figur Springer.

## Times

# The title of a chapter.
learn-times = Zeiten nach Gehör
# The word of that chapter.
learn-times-word = zeiten
# How times are asked for and said.
learn-times-why = In einer Partie nennt zeit Ihre eigene Zeit, und nur Sie hören sie. Die Eingabetaste beginnt; tippen Sie Minuten, Doppelpunkt, Sekunden.

## The first game

# The title of a chapter.
learn-game = Eine erste Partie
# The word of that chapter.
learn-game-word = partie
# What is to come.
learn-game-why = Sie haben Weiß und sind sehbehindert. Ich sage an, führe die Uhr und spiele Schwarz. Die Eingabetaste geht weiter.
# The rate of play, and the board.
learn-game-clock = Jede Seite hat 15 Minuten, und 10 Sekunden je Zug. { $board ->
    [yes] Stellen Sie die Figuren auf; aufstellen führt Sie.
   *[no] Wenn Sie ein Brett haben, ziehen Sie auch dort.
} Die Eingabetaste geht weiter.
# The clock is to be started.
learn-game-start = Tippen Sie starten: Das setzt die Uhr von Weiß in Gang.
# A question to be put.
learn-game-time = Ihre Zeit läuft. Fragen Sie danach, mit zeit.
# The first move.
learn-game-first = Nun der Bauer von { file-e } zwei nach { file-e } vier. { $board ->
    [yes] Ziehen Sie auf dem Brett, dann tippen Sie ansagen.
   *[no] Tippen Sie { file-e } vier.
} Alle hören die Ansage.
# The clock is to be pressed.
learn-game-press = Der Zug ist angesagt. Die Uhr von Schwarz läuft erst, wenn Sie drücken. Tippen Sie drücken.
# The opponent's announcement is to be repeated.
learn-game-repeat = Schwarz hat einen Zug angesagt. Bevor Sie antworten, wiederholen Sie ihn{ $board ->
    [yes] , auf dem Brett oder in Worten
   *[no] { "" }
}: wiederholen { file-e } fünf.
# A move.
learn-game-bishop = Nun der Läufer von { file-f } eins{ $board ->
    [yes] ; auf dem Brett, dann ansagen
   *[no] { "" }
}: Läufer { file-c } vier.
# The clock is to be pressed once more.
learn-game-press-again = Tippen Sie drücken.
# A question to be put.
learn-game-last = Überhört? letzter nennt den letzten Zug. Versuchen Sie es.
# The opponent's announcement is to be repeated once more.
learn-game-repeat-again = Wiederholen Sie ihn{ $board ->
    [yes] , auf dem Brett oder in Worten
   *[no] { "" }
}: wiederholen Springer { file-c } sechs.
# The opponent's announcement is to be repeated a third time.
learn-game-repeat-third = Wiederholen Sie ihn: wiederholen Springer { file-f } sechs.
# A move.
learn-game-queen = Die Dame zieht weit{ $board ->
    [yes] ; auf dem Brett, dann ansagen
   *[no] { "" }
}: Dame { file-h } fünf.
# A question to be put.
learn-game-lines = { file-f } sieben ist jetzt schwach. Hören Sie, was von dort zu Ihrer Dame hin steht: linien { file-f } sieben { file-h } fünf.
# The last move.
learn-game-mate = Nichts steht dazwischen, und Ihr Läufer deckt das Feld. Schlagen Sie, und es ist matt{ $board ->
    [yes] ; auf dem Brett, dann ansagen
   *[no] { "" }
}: Dame schlägt { file-f } sieben.
# A question to be put.
learn-game-score = Sie haben gewonnen. Ihre Mitschrift wurde geführt; hören Sie sie: mitschrift.
# After the game.
learn-game-over = In einer Partie nennt hilfe, was jetzt möglich ist, und fehlt, was Ihrem Zug noch fehlt. Die Eingabetaste geht weiter.
# After the game, the voice.
learn-game-voice = nochmal wiederholt die letzten Worte; schneller und langsamer stellen die Stimme. Die Eingabetaste beendet das Kapitel.
