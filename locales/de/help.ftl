### Help by ear: topics, and one message at a time. In the sentences, the words of commands are those of
### commands.ftl, typed as written. queries.ftl and exploring.ftl have the sentences on questions.

# Answer to help alone. $topics is the list of topics.
play-help = Themen: { $topics }. Ein Thema: Befehl { command-help } und das Thema. Alle: Befehl { command-more }.
# After a message of help, if others follow.
play-help-more = Weiteres: Befehl { command-more }.
# Help on a topic or a command that cannot be used now.
play-help-nothing = Dazu gibt es jetzt keine Hilfe. Themen: Befehl { command-help }.
# Answer to more after the last message.
play-help-end = Das war alles. Themen: Befehl { command-help }.

## Topics: words that are typed, like those of commands

# Starting the game.
help-topic-start = beginn
    .heard = anfang
# Making moves.
help-topic-moving = ziehen
    .heard = zug
# Touched pieces.
help-topic-touching = berühren
    .heard = berührung
# Draws, claims and resignation.
help-topic-draw = remis
    .heard = ende, anträge
# Times and the clock.
help-topic-clock = uhr
    .heard = zeit, zeiten, uhren
# The position by ear.
help-topic-board = brett
    .heard = stellung
# Words for levels and pins, on three levels.
help-topic-levels = ebenen
    .heard = ebene, pins
# Moves, announcements and the player's scoresheet.
help-topic-score = mitschrift
    .heard = partieformular
# The player's voice.
help-topic-voice = stimme
    .heard = sprache
# The arbiter's commands.
help-topic-arbiter = schiedsrichter
    .heard = schiedsrichterin
# Leaving, adjourning, taking back.
help-topic-leaving = beenden
    .heard = gehen, zurück
# Speakers at a terminal.
help-topic-speakers = sprecher
    .heard = wer spricht
# Keys, with --keys.
help-topic-keys = tasten
# Words of commands in each language.
help-topic-words = wörter
    .heard = sprachen

## Sentences

# Setting up the pieces.
play-help-setup = Figuren aufstellen: Befehl aufstellen. Gedrehtes Brett richtig lesen: Befehl drehen.
# Starting the game.
play-help-start = Uhr von Weiß starten: Befehl starten.
# Typing a move.
play-help-moving = Geben Sie Züge so ein: Springer Gustav eins Felix drei. Auch Sf3 oder g1f3 wird verstanden.
# The same on three levels.
tridim-help-moving = Geben Sie Züge so ein: Springer Anna eins Parterre Bella drei neutral oder Sb3N. Ein Angriffdeck ist Damenpin drei oder DP3.
# Announcing the move on the pegs.
play-help-say = Ansagen, was Ihr Brett zeigt: Befehl ansagen.
# Pressing the clock.
play-help-press = Uhr drücken: Befehl drücken.
# Repeating the opponent's move, correcting a slip of the tongue.
play-help-repeat = Ansage des Gegners wiederholen: Befehl wiederholen und der Zug. Zum Beispiel: wiederholen e5. Eigenen Versprecher berichtigen: Befehl berichtigen und der Zug.
# The same on three levels.
tridim-help-repeat = Ansage des Gegners wiederholen: Befehl wiederholen und der Zug. Zum Beispiel: wiederholen Sb6N. Eigenen Versprecher berichtigen: Befehl berichtigen und der Zug.
# What a move still needs.
play-help-missing = Was Ihrem Zug noch fehlt: Befehl fehlt.
# Adjusting and touching.
play-help-touch = Figur auf e2 zurechtrücken: zuerst Befehl zurechtrücken e2. Berührte Figur melden: Befehl berührt e2. Auf e3 losgelassene Figur melden: Befehl berührt e2 e3. Nichts berührt: Befehl berührt keine. Was Sie spielen müssen: Befehl muss.
# The opponent's touch.
play-help-object = Gegner hat zuerst e7 berührt: Befehl beantragen berührt e7. Gegner hat die Figur auf e6 losgelassen: Befehl beantragen berührt e7 e6.
# Draw by agreement.
play-help-offer = Remis anbieten: Befehl remis. Auf ein Angebot antworten: Befehl annehmen oder ablehnen.
# Draw by claim.
play-help-claim = Remis beantragen: Befehl beantragen dreimal oder beantragen fünfzig. Mit einem Zug, den Sie erst noch ausführen: Befehl beantragen fünfzig Sf3.
# Resigning.
play-help-resign = Partie aufgeben: Befehl aufgeben. Das Programm bittet Sie um Bestätigung.
# At a terminal of one player.
play-help-resign-opponent = Für den Gegner können Sie hier nicht aufgeben. Schiedsrichter rufen: Befehl { command-halt }. Ohne Schiedsrichter: Befehl { command-quit }; beide notieren das Ergebnis.
# Stopping the clocks.
play-help-halt = Uhren anhalten: Befehl anhalten. Wieder in Gang setzen: Befehl weiter. Im Turnier anhalten nur, um den Schiedsrichter zu rufen.
# The player's scoresheet.
play-help-dictation = Aufnahme für Ihre Mitschrift beginnen oder beenden: Befehl aufnehmen. Letzte hören: Befehl abspielen. Die zu Zug 12: Befehl abspielen 12. Zug eintragen: Befehl schreiben 12. Sf3.
# The arbiter's clock.
play-help-set = Zeit stellen: Befehl stellen weiß 5:00. Zusätzliche Zeit geben: Befehl gutschreiben schwarz 2:00. Zugzähler stellen: Befehl stellen weiß züge 23.
# Rulings.
play-help-rule = Über einen Antrag oder Vorschlag entscheiden: Befehl stattgeben oder abweisen.
# Taking back moves, by the arbiter.
play-help-retract = Letzten Zug zurücknehmen: Befehl zurücknehmen. Zwei Halbzüge: Befehl zurücknehmen 2.
# A fallen flag.
play-help-flag = Abgelaufene Zeit melden: Befehl fallblättchen.
# Comparing scoresheets.
play-help-compare = Mitschriften und Bretter vergleichen: Befehl abgleichen. Mitschrift von Weiß: Befehl mitschrift weiß.
# Absent players.
play-help-absent = Schwarz ist abwesend: Befehl abwesend schwarz. Schwarz trifft ein: Befehl eingetroffen schwarz.
# Taking back moves, without an arbiter.
play-help-back = Zurücknehmen vorschlagen: Befehl zurücknehmen. Zwei Halbzüge: Befehl zurücknehmen 2. Der Gegner antwortet ja oder nein.
# Adjourning.
play-help-adjourn = Partie abbrechen: Befehl abbrechen. Wer am Zug ist, gibt dann seinen Zug ab. Zum Beispiel: Befehl abgeben Sf3.
# Leaving.
play-help-quit = Partie verlassen: Befehl beenden. Nichts geht verloren; das Programm nennt, wie Sie fortsetzen.
# Answering questions.
play-help-answers = Auf Fragen des Programms antworten: Befehl ja oder nein.
# Speakers, typed as written.
play-help-who = Nennen Sie zuerst den Sprecher und Doppelpunkt: weiß, schwarz, assistenz oder schiedsrichter. Zum Beispiel: weiß, Doppelpunkt, e4.
# The opponent's name.
play-help-opponent = Name des Gegners: Befehl gegner.
# Words of commands in each language.
play-help-languages = Jeder Befehl gilt auf Deutsch und auf Englisch. Beide Wörter: Befehl hilfe wörter.
# The keys.
play-help-keys = Mit --keys: F1 oder Alt h: Hilfe. F2 oder Alt t: Ihre Zeit. F3 oder Alt c: beide Zeiten. F4 oder Alt u: verbrauchte Zeit. F5 oder Alt m: Züge. F6 oder Alt a: noch einmal. F7 oder Alt s: still. F8 oder Alt p: Uhr drücken. F9 oder Alt y: ansagen. Tab: das Brett. { keys-talk }
# The words of the commands in each language, the interface's first. $words is a list of pairs.
play-help-words = Deutsch und Englisch: { $words }.
# Questions about squares on three levels.
tridim-help-squares = Ein Feld und die Felder darunter und darüber: Befehl { command-square } a4N. Ganze Spalte: Befehl { command-square } a4. Farbe: Befehl { command-colour } a4N. Springer: Befehl figur Springer.
# Questions about levels.
tridim-help-levels = Alle Figuren: Befehl { command-board }. Eine Ebene oder ein Angriffdeck: mit N oder DP3. Eine Linie oder Reihe: mit b oder 4. Alle Angriffdecks: Befehl { command-decks }.
# The words for levels and their letters. $low, $middle and $high are the words; W, N and S are typed and stay.
tridim-help-level-words = W ist die unterste Ebene, { $low }. N ist die mittlere, { $middle }. S ist die oberste, { $high }.
# The words for pins. $queen and $king are the first pins; QP and KP are typed and stay, in the letters of the language.
tridim-help-pin-words = DP1 ist { $queen }, am Damenflügel. KP1 ist { $king }, am Königsflügel. Ein Angriffdeck steht auf einem Pin. Pins 1 und 2 gehören zu { $low }. Pins 3 und 4 gehören zu { $middle }. Pins 5 und 6 gehören zu { $high }.
# Levels and pins by word or letter. $high is the word for the highest level.
tridim-help-level-letters = Wort oder Buchstabe: Befehl { command-board } { $high } oder { command-board } S. Ein Feld hat immer eine Ebene: a4N.
# The player's scoresheet on three levels.
tridim-help-dictation = Aufnahme für Ihre Mitschrift beginnen oder beenden: Befehl aufnehmen. Letzte hören: Befehl abspielen. Die zu Zug 12: Befehl abspielen 12. Zug eintragen: Befehl schreiben 12. Sb3N.
