### Help by ear: topics, and one sentence at a time. In the sentences the words of commands are those of
### commands.ftl, typed as they stand. queries.ftl and exploring.ftl have the sentences on questions.

# help alone. $topics is a list of topics, $one the first of them.
play-help = Hilfe zu { $topics }. { command-help } { $one } erklärt eines davon, { command-more } alles, eins ums andere.
# After a sentence of help, if there are others.
play-help-more = Weiteres mit { command-more }.
# Help on a topic or command of which nothing may be done now.
play-help-nothing = Das geht jetzt nicht; { command-help } nennt, was geht.
# more, after the last sentence.
play-help-end = Das war alles; { command-help } nennt die Themen.

## Topics: their words, as those of commands

# How the game begins.
help-topic-start = beginn
    .heard = anfang
# How moves are made.
help-topic-moving = ziehen
    .heard = zug
# What touching a piece has to do with it.
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
# What was played and said, and one's own score.
help-topic-score = mitschrift
    .heard = partieformular
# One's own voice.
help-topic-voice = stimme
    .heard = sprache
# The arbiter's commands.
help-topic-arbiter = schiedsrichter
    .heard = schiedsrichterin
# Leaving, adjourning, taking back.
help-topic-leaving = gehen
    .heard = zurück
# Who may speak at a terminal.
help-topic-speakers = sprecher
    .heard = wer spricht
# What the keys do, with --keys.
help-topic-keys = tasten
# The words in each language.
help-topic-words = wörter
    .heard = sprachen

## Sentences

# How to set up the pieces.
play-help-setup = aufstellen hilft beim Aufstellen der Figuren, drehen liest ein Brett, das umgedreht liegt.
# How to begin.
play-help-start = starten setzt die Uhr von Weiß in Gang.
# How moves are typed.
play-help-moving = Einen Zug tippt man als Springer Gustav eins Felix drei, oder Sf3, oder g1f3.
# The same on three levels.
tridim-help-moving = Einen Zug tippt man als Springer Anna eins Parterre Bella drei neutral, oder Sb3N; Angriffdeck Damenpin drei, oder DP3.
# What the pegs show.
play-help-say = ansagen sagt an, was Ihr Brett zeigt.
# The clock.
play-help-press = drücken drückt die Uhr.
# The opponent's move, and one's own slip.
play-help-repeat = wiederholen und der Zug wiederholt die Ansage des Gegners; berichtigen und der Zug berichtigt den eigenen Versprecher.
# What a move still needs.
play-help-missing = fehlt sagt, was noch fehlt.
# Adjusting and touching.
play-help-touch = zurechtrücken e2 kündigt an, dass man korrigiert; berührt e2 meldet eine berührte Figur, berührt e2 e3 eine auf e3 losgelassene, berührt keine, dass nichts berührt ist; muss sagt, was dann noch geht.
# The opponent's touch.
play-help-object = beantragen berührt e7 beanstandet den Zug des Gegners, beantragen berührt e7 e6, weil die Figur auf e6 losgelassen war.
# Draw by agreement.
play-help-offer = remis bietet Remis an; annehmen und ablehnen antworten darauf.
# Draw by claim.
play-help-claim = beantragen dreimal und beantragen fünfzig beantragen Remis, mit einem Zug dahinter, bevor er ausgeführt ist.
# Losing.
play-help-resign = aufgeben gibt die Partie auf; vorher wird gefragt.
# At a terminal of one player.
play-help-resign-opponent = Für den Gegner gibt hier niemand auf: { command-halt } ruft den Schiedsrichter; wo keiner ist, verlässt { command-quit } die Partie, und beide schreiben das Ergebnis auf.
# Stopping the clocks.
play-help-halt = anhalten hält die Uhren an, im Turnier nur, um den Schiedsrichter zu rufen; weiter lässt sie weiterlaufen.
# The own score.
play-help-dictation = aufnehmen nimmt die eigene Mitschrift auf und beendet die Aufnahme, abspielen spielt die letzte, abspielen 12 die zu Zug 12, schreiben 12. Sf3 trägt einen Zug ein.
# The arbiter's clock.
play-help-set = stellen weiß 5:00 stellt eine Zeit, gutschreiben schwarz 2:00 gibt Zeit dazu, stellen weiß züge 23 stellt die Zügezahl.
# Rulings.
play-help-rule = stattgeben und abweisen entscheiden, was beantragt oder vorgeschlagen ist.
# Taking back by the arbiter.
play-help-retract = zurücknehmen nimmt den letzten Halbzug zurück, zurücknehmen 2 zwei.
# A fallen flag.
play-help-flag = fallblättchen sagt, dass eine Zeit abgelaufen ist.
# Comparing scores.
play-help-compare = abgleichen vergleicht beide Mitschriften und die Bretter; mitschrift weiß liest eine vor.
# Absent players.
play-help-absent = abwesend schwarz und eingetroffen schwarz halten fest, wer da ist.
# Taking back without an arbiter.
play-help-back = zurücknehmen nimmt den letzten Zug zurück, zurücknehmen 2 zwei Halbzüge, wenn der Gegner ja sagt.
# Adjourning.
play-help-adjourn = abbrechen unterbricht die Partie für eine Hängepartie; wer am Zug ist, gibt dann mit abgeben und dem Zug ab.
# Leaving.
play-help-quit = beenden verlässt die Partie und sagt, wie es weitergeht; nichts geht verloren.
# Questions.
play-help-answers = ja und nein antworten auf eine Rückfrage.
# Who may speak, typed as it stands.
play-help-who = Wer spricht, kann vorn stehen: weiß:, schwarz:, assistenz:, schiedsrichter:.
# That a player may ask for the name of the opponent.
play-help-opponent = gegner nennt den Namen des Gegners.
# That each command has words in each language.
play-help-languages = Jeder Befehl gilt deutsch und englisch; hilfe wörter nennt beide.
# The keys and what they do.
play-help-keys = Mit --keys: F1 Hilfe, F2 eigene Zeit, F3 beide Zeiten, F4 verbraucht, F5 Züge, F6 noch einmal, F7 still, F8 drücken, F9 ansagen; oder Alt mit h, t, c, u, m, a, s, p, y. { keys-talk }
# The commands in each language, the own one first. $words is a list of pairs.
play-help-words = Deutsch und englisch: { $words }.
# Questions about squares on three levels.
tridim-help-squares = { command-square } a4N nennt ein Feld und was darunter und darüber steht, { command-square } a4 die ganze Spalte, { command-colour } a4N die Farbe eines Feldes, figur Springer die Springer.
# Questions about levels.
tridim-help-levels = { command-board } liest alle Figuren vor, { command-board } mit N, DP3, b oder 4 eine Ebene, ein Angriffdeck, eine Linie oder Reihe, { command-decks } alle Angriffdecks.
# The own score on three levels.
tridim-help-dictation = aufnehmen nimmt die eigene Mitschrift auf und beendet die Aufnahme, abspielen spielt die letzte, abspielen 12 die zu Zug 12, schreiben 12. Sb3N trägt einen Zug ein.
