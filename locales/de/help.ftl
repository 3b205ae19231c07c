### Help by ear: topics, and one message at a time. In the sentences, the words of commands are those of
### commands.ftl, typed as written. queries.ftl and exploring.ftl have the sentences on questions.

play-help = Themen: { $topics }.
play-help-topics = { $topics }. Befehl: { command-help } und das Thema.
play-help-more = Weiter: Befehl { command-more }.
play-help-nothing = Dazu gibt es jetzt keine Hilfe. Themen: Befehl { command-help }.
play-help-end = Das war alles. Themen: Befehl { command-help }.

## Topics: words that are typed, like those of commands

help-topic-start = beginn
    .heard = anfang
help-topic-moving = ziehen
    .heard = zug, rochade, rochieren
help-topic-touching = berühren
    .heard = berührung
help-topic-draw = remis
    .heard = ende, anträge
help-topic-clock = uhr
    .heard = zeit, zeiten, uhren
help-topic-board = brett
    .heard = stellung
help-topic-levels = ebenen
    .heard = ebene, pins
help-topic-score = mitschrift
    .heard = partieformular
help-topic-voice = stimme
    .heard = sprache
help-topic-arbiter = schiedsrichter
    .heard = schiedsrichterin
help-topic-leaving = beenden
    .heard = gehen, zurück
help-topic-speakers = sprecher
    .heard = wer spricht
help-topic-keys = tasten
help-topic-words = wörter
    .heard = sprachen

## Sentences

play-help-setup = Figuren aufstellen: Befehl aufstellen. Gedrehtes Brett richtig lesen: Befehl drehen. Neuer Anschluss des Bretts: Befehl { command-board } und der Anschluss.
play-help-start = Uhr von Weiß starten: Befehl starten.
play-help-moving = Geben Sie Züge so ein: Springer Gustav eins Felix drei. Auch Sf3 oder g1f3 wird verstanden.
tridim-help-moving = Geben Sie Züge so ein: Springer Anna eins Parterre Bella drei neutral oder Sb3N. Ein Angriffdeck ist Damenpin drei oder DP3.
play-help-say = Ansagen, was Ihr Brett zeigt: Befehl ansagen.
play-help-press = Uhr drücken: Befehl drücken.
play-help-repeat = Ansage des Gegners wiederholen: Befehl wiederholen und der Zug. Zum Beispiel: wiederholen e5.
tridim-help-repeat = Ansage des Gegners wiederholen: Befehl wiederholen und der Zug. Zum Beispiel: wiederholen Sb6N.
play-help-correct = Eigene Ansage vor dem Drücken berichtigen: Befehl berichtigen und der Zug. Zum Beispiel: berichtigen Sc3.
play-help-missing = Was Ihrem Zug noch fehlt: Befehl fehlt.
play-help-touch = Figur auf e2 zurechtrücken: zuerst Befehl zurechtrücken e2. Berührte Figur melden: Befehl berührt e2. Auf e3 losgelassene Figur melden: Befehl berührt e2 e3. Nichts berührt: Befehl berührt keine.
play-help-must = Was Sie spielen müssen: Befehl muss.
play-help-object = Gegner hat zuerst e7 berührt: Befehl beantragen berührt e7. Gegner hat die Figur auf e6 losgelassen: Befehl beantragen berührt e7 e6.
play-help-offer = Remis anbieten: Befehl remis. Auf ein Angebot antworten: Befehl annehmen oder ablehnen. Ist eines offen: Befehl remisangebote.
play-help-claim = Remis beantragen: Befehl beantragen dreimal oder beantragen fünfzig. Mit einem Zug, den Sie erst noch ausführen: Befehl beantragen fünfzig Sf3.
play-help-resign = Partie aufgeben: Befehl aufgeben. Das Programm bittet Sie um Bestätigung.
play-help-resign-opponent = Für den Gegner können Sie hier nicht aufgeben. Schiedsrichter rufen: Befehl { command-halt }. Ohne Schiedsrichter: Befehl { command-quit }; beide notieren das Ergebnis.
play-help-halt = Uhren anhalten: Befehl anhalten. Wieder in Gang setzen: Befehl weiter. Im Turnier anhalten nur, um den Schiedsrichter zu rufen.
play-help-dictation = Aufnahme für Ihre Mitschrift beginnen oder beenden: Befehl aufnehmen. Letzte hören: Befehl abspielen. Die zu Zug 12: Befehl abspielen 12. Zug eintragen: Befehl schreiben 12. Sf3.
play-help-set = Zeit stellen: Befehl stellen weiß 5:00. Zusätzliche Zeit geben: Befehl gutschreiben schwarz 2:00 oder gutschreiben beide 2:00. Zugzähler stellen: Befehl stellen weiß züge 23.
play-help-rule = Über einen Antrag oder Vorschlag entscheiden: Befehl stattgeben oder abweisen.
play-help-retract = Letzten Zug zurücknehmen: Befehl zurücknehmen. Zwei Halbzüge: Befehl zurücknehmen 2.
play-help-flag = Abgelaufene Zeit melden: Befehl fallblättchen.
play-help-compare = Mitschriften und Bretter vergleichen: Befehl abgleichen. Mitschrift von Weiß: Befehl mitschrift weiß.
play-help-absent = Schwarz ist abwesend: Befehl abwesend schwarz. Schwarz trifft ein: Befehl eingetroffen schwarz.
play-help-back = Zurücknehmen vorschlagen: Befehl zurücknehmen. Zwei Halbzüge: Befehl zurücknehmen 2. Der Gegner antwortet ja oder nein.
play-help-adjourn = Partie abbrechen: Befehl abbrechen. Wer am Zug ist, gibt dann seinen Zug ab. Zum Beispiel: Befehl abgeben Sf3.
play-help-quit = Partie verlassen: Befehl beenden. Nichts geht verloren; das Programm nennt, wie Sie fortsetzen.
play-help-answers = Auf Fragen des Programms antworten: Befehl ja oder nein.
play-help-who = Nennen Sie zuerst den Sprecher und Doppelpunkt: weiß, schwarz, assistenz oder schiedsrichter. Zum Beispiel: weiß, Doppelpunkt, e4.
play-help-opponent = Name des Gegners: Befehl gegner.
play-help-languages = Jeder Befehl gilt auf Deutsch und auf Englisch. Beide Wörter: Befehl hilfe wörter.
play-help-keys = Mit --keys: F1 oder Alt h: Hilfe. F2 oder Alt t: Ihre Zeit. F3 oder Alt c: beide Zeiten. F4 oder Alt u: verbrauchte Zeit. F5 oder Alt m: Züge. F6 oder Alt a: noch einmal. F7 oder Alt s: still. F8 oder Alt p: Uhr drücken. F9 oder Alt y: ansagen. Tab: das Brett. { keys-talk }
play-help-words = Deutsch und Englisch: { $words }.
tridim-help-squares = Ein Feld und die Felder darunter und darüber: Befehl { command-square } a4N. Ganze Spalte: Befehl { command-square } a4. Farbe: Befehl { command-colour } a4N. Springer: Befehl figur Springer.
tridim-help-levels = Alle Figuren: Befehl { command-board }. Eine Ebene oder ein Angriffdeck: mit N oder DP3. Eine Linie oder Reihe: mit b oder 4. Alle Angriffdecks: Befehl { command-decks }.
tridim-help-level-words = W ist die unterste Ebene, { $low }. N ist die mittlere, { $middle }. S ist die oberste, { $high }.
tridim-help-pin-words = DP1 ist { $queen }, am Damenflügel. KP1 ist { $king }, am Königsflügel. Ein Angriffdeck steht auf einem Pin. Pins 1 und 2 gehören zu { $low }. Pins 3 und 4 gehören zu { $middle }. Pins 5 und 6 gehören zu { $high }.
tridim-help-level-letters = Wort oder Buchstabe: Befehl { command-board } { $high } oder { command-board } S. Ein Feld hat immer eine Ebene: a4N.
tridim-help-dictation = Aufnahme für Ihre Mitschrift beginnen oder beenden: Befehl aufnehmen. Letzte hören: Befehl abspielen. Die zu Zug 12: Befehl abspielen 12. Zug eintragen: Befehl schreiben 12. Sb3N.
