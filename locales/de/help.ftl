### Help by ear: topics, and one message at a time. In the sentences, the words of commands are those of
### commands.ftl, typed as written. queries.ftl and exploring.ftl have the sentences on questions.

# Answer to help alone. $topics is the list of topics.
play-help = Themen: { $topics }. Geben Sie { command-help } und ein Thema ein, oder { command-more } für alle.
# After a message of help, if others follow.
play-help-more = Weiteres: Befehl { command-more }.
# Help on a topic or a command that cannot be used now.
play-help-nothing = Das ist jetzt nicht möglich. { command-help } nennt, was möglich ist.
# Answer to more after the last message.
play-help-end = Das war alles. { command-help } nennt die Themen.

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
help-topic-leaving = gehen
    .heard = zurück
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
play-help-setup = Der Befehl aufstellen hilft beim Aufstellen der Figuren. Mit drehen liest das Programm ein gedrehtes Brett richtig.
# Starting the game.
play-help-start = Der Befehl starten setzt die Uhr von Weiß in Gang.
# Typing a move.
play-help-moving = Geben Sie Züge ein wie Springer Gustav eins Felix drei. Auch Sf3 oder g1f3 wird verstanden.
# The same on three levels.
tridim-help-moving = Geben Sie Züge ein wie Springer Anna eins Parterre Bella drei neutral oder Sb3N. Ein Angriffdeck ist Damenpin drei oder DP3.
# Announcing the move on the pegs.
play-help-say = Mit ansagen sagen Sie an, was Ihr Brett zeigt.
# Pressing the clock.
play-help-press = Der Befehl drücken drückt die Uhr.
# Repeating the opponent's move, correcting a slip of the tongue.
play-help-repeat = Mit wiederholen und dem Zug wiederholen Sie die Ansage des Gegners. Zum Beispiel: wiederholen e5. Mit berichtigen und dem Zug berichtigen Sie einen Versprecher.
# What a move still needs.
play-help-missing = Der Befehl fehlt nennt, was Ihrem Zug noch fehlt.
# Adjusting and touching.
play-help-touch = Mit zurechtrücken e2 kündigen Sie an, dass Sie die Figur zurechtrücken. berührt e2 meldet eine berührte Figur. berührt e2 e3 meldet eine auf e3 losgelassene. berührt keine heißt: nichts wurde berührt. muss nennt, was Sie spielen müssen.
# The opponent's touch.
play-help-object = Mit beantragen berührt e7 beanstanden Sie, dass der Gegner zuerst e7 berührt hat. beantragen berührt e7 e6 beanstandet, dass er die Figur auf e6 losgelassen hat.
# Draw by agreement.
play-help-offer = Mit remis bieten Sie Remis an. Antworten Sie auf ein Angebot mit annehmen oder ablehnen.
# Draw by claim.
play-help-claim = Mit beantragen dreimal oder beantragen fünfzig beantragen Sie Remis. Nennen Sie am Ende den Zug, den Sie noch ausführen wollen: beantragen fünfzig Sf3.
# Resigning.
play-help-resign = Mit aufgeben geben Sie die Partie auf. Das Programm bittet Sie um Bestätigung.
# At a terminal of one player.
play-help-resign-opponent = Für den Gegner können Sie hier nicht aufgeben. { command-halt } ruft den Schiedsrichter. Ohne Schiedsrichter verlässt { command-quit } die Partie, und beide schreiben das Ergebnis auf.
# Stopping the clocks.
play-help-halt = Der Befehl anhalten hält die Uhren an, weiter setzt sie wieder in Gang. Im Turnier dient anhalten nur dazu, den Schiedsrichter zu rufen.
# The player's scoresheet.
play-help-dictation = Der Befehl aufnehmen beginnt oder beendet eine Aufnahme für Ihre Mitschrift. abspielen spielt die letzte, abspielen 12 die zu Zug 12. schreiben 12. Sf3 trägt einen Zug ein.
# The arbiter's clock.
play-help-set = Der Befehl stellen weiß 5:00 stellt eine Zeit. gutschreiben schwarz 2:00 gibt eine Zeitgutschrift. stellen weiß züge 23 stellt die Zügezahl.
# Rulings.
play-help-rule = Mit stattgeben oder abweisen entscheiden Sie über einen Antrag oder Vorschlag.
# Taking back moves, by the arbiter.
play-help-retract = Der Befehl zurücknehmen nimmt den letzten Zug zurück, zurücknehmen 2 zwei Halbzüge.
# A fallen flag.
play-help-flag = Mit fallblättchen melden Sie, dass eine Zeit abgelaufen ist.
# Comparing scoresheets.
play-help-compare = Der Befehl abgleichen vergleicht beide Mitschriften und die Bretter. mitschrift weiß liest die von Weiß vor.
# Absent players.
play-help-absent = Mit abwesend schwarz vermerken Sie, dass Schwarz fehlt. Mit eingetroffen schwarz vermerken Sie die Ankunft.
# Taking back moves, without an arbiter.
play-help-back = Mit zurücknehmen möchten Sie den letzten Zug zurücknehmen. Mit zurücknehmen 2 möchten Sie zwei Halbzüge zurücknehmen. Der Gegner antwortet ja oder nein.
# Adjourning.
play-help-adjourn = Mit abbrechen wird die Partie zur Hängepartie. Wer am Zug ist, gibt dann seinen Zug ab, zum Beispiel abgeben Sf3.
# Leaving.
play-help-quit = Der Befehl beenden verlässt die Partie. Nichts geht verloren; das Programm nennt, wie Sie fortsetzen.
# Answering questions.
play-help-answers = Auf eine Frage des Programms antworten Sie ja oder nein.
# Speakers, typed as written.
play-help-who = Nennen Sie zuerst, wer spricht: weiß:, schwarz:, assistenz:, schiedsrichter:. Zum Beispiel weiß: e4.
# The opponent's name.
play-help-opponent = Der Befehl gegner nennt den Namen des Gegners.
# Words of commands in each language.
play-help-languages = Jeder Befehl gilt auf Deutsch und auf Englisch. hilfe wörter nennt beide.
# The keys.
play-help-keys = Mit --keys: F1 Hilfe, F2 Ihre Zeit. F3 beide Zeiten, F4 verbrauchte Zeit. F5 Züge, F6 noch einmal. F7 still, F8 Uhr drücken. F9 ansagen. Oder Alt mit h, t, c, u, m, a, s, p, y. { keys-talk }
# The words of the commands in each language, the interface's first. $words is a list of pairs.
play-help-words = Deutsch und Englisch: { $words }.
# Questions about squares on three levels.
tridim-help-squares = Der Befehl { command-square } a4N nennt ein Feld und die Felder darunter und darüber. { command-square } a4 nennt die ganze Spalte, { command-colour } a4N die Farbe, figur Springer die Springer.
# Questions about levels.
tridim-help-levels = Der Befehl { command-board } liest alle Figuren vor. Mit N oder DP3 liest er eine Ebene oder ein Angriffdeck. Mit b oder 4 liest er eine Linie oder Reihe. { command-decks } liest alle Angriffdecks vor.
# The player's scoresheet on three levels.
tridim-help-dictation = Der Befehl aufnehmen beginnt oder beendet eine Aufnahme für Ihre Mitschrift. abspielen spielt die letzte, abspielen 12 die zu Zug 12. schreiben 12. Sb3N trägt einen Zug ein.
