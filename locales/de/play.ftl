### Messages spoken and printed during a game.

## Speakers: each printed line begins with one

speaker-program = Annabella
speaker-white = Weiß
speaker-black = Schwarz
speaker-assistant = Assistenz
speaker-arbiter = Schiedsrichter
speaker-clock = Uhr
speaker-board = Brett
line = { $speaker }: { $words }
line-private = { $speaker } für { $seat }: { $words }
line-unsaved = { $line } (noch nicht gespeichert)
mark-program = a
mark-white = w
mark-black = s
mark-assistant = h
mark-arbiter = r
mark-clock = u
mark-board = b
seat-white = { speaker-white }
seat-black = { speaker-black }
seat-assistant = die Assistenz
seat-white-assistant = die Assistenz von Weiß
seat-black-assistant = die Assistenz von Schwarz
seat-arbiter = den Schiedsrichter

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = { $whole ->
    [yes] Wiederholt: { $mv }
   *[no] Wiederholt.
}
play-to-repeat = Zu wiederholen: { $mv }
play-corrected = Berichtigung: { $mv }
play-correct-instead = Für einen anderen Zug genügt { command-correct } und der Zug.

## Starting, stopping the clocks, resuming

play-journal-at = Die Partie wird gespeichert in { $file }
play-ready-to-start = { $arbiter ->
    [yes] Der Schiedsrichter beginnt: Befehl { command-start }.
   *[no] Befehle: { command-start }, { command-help }.
}
play-ready-without-clock = Bereit, ohne Uhr. { play-whose-move } Befehl: { command-help }.
play-started = { $side ->
    [white] Die Uhr von Weiß läuft.
   *[black] Die Uhr von Schwarz läuft.
}
play-without-assistant = Der Schiedsrichter hat entschieden: Die Partie beginnt ohne Assistenz.
play-resumed = { $plies ->
    [0] Partie geladen, vor dem ersten Zug. Unterbrechung: { $gap }.
   *[other] { $side ->
        [white] Partie geladen, nach Zug { $number } von Weiß. Unterbrechung: { $gap }.
       *[black] Partie geladen, nach Zug { $number } von Schwarz. Unterbrechung: { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Mindestens ein Eintrag des Journals ist verloren.
       *[other] Mindestens { $entries } Einträge des Journals sind verloren.
    } Die Partie wird vor der Lücke fortgesetzt.
play-missing-arbiter = Der Schiedsrichter setzt von hier fort: Befehl { command-continue }.
play-missing-players = Beide Spieler setzen von hier fort: Befehl { command-continue }.
play-proposed-times = Die Uhren stehen. Weiß: { $white }. Schwarz: { $black }. { $arbiter ->
    [yes] Der Schiedsrichter gibt { command-continue } ein.
   *[no] Annehmen: Befehl { command-continue }.
}
play-gap = Der Rechner stand still: { $gap }.
play-halted = Die Uhren sind angehalten.
play-confirmed = { $side ->
    [white] Weiß hat bestätigt. Schwarz: schwarz, Doppelpunkt, { command-continue }.
   *[black] Schwarz hat bestätigt. Weiß: weiß, Doppelpunkt, { command-continue }.
}
play-continued = Partie fortgesetzt. { play-started }
play-continued-without-clock = Partie fortgesetzt.
play-time-set = { $side ->
    [white] Weiß hat jetzt { $left }.
   *[black] Schwarz hat jetzt { $left }.
}
play-retracted = { $plies ->
    [one] Zurückgenommen.
   *[other] { $plies } Halbzüge zurückgenommen.
} { play-whose-move }
play-entry-dropped = Der regelwidrige Zug zählt nicht. { play-whose-move }
play-pressed-unrepeated = { $side ->
    [white] Weiß hat die Uhr gedrückt, ohne die Ansage zu wiederholen.
   *[black] Schwarz hat die Uhr gedrückt, ohne die Ansage zu wiederholen.
}
play-will-put-back = { $side ->
    [white] Es läuft dann die Uhr von Weiß: Weiß muss die Figuren richtig aufstellen.
   *[black] Es läuft dann die Uhr von Schwarz: Schwarz muss die Figuren richtig aufstellen.
}
play-pressed-back = { $side ->
    [white] Die Uhr von Weiß läuft wieder: Weiß muss die Figuren richtig aufstellen.
   *[black] Die Uhr von Schwarz läuft wieder: Schwarz muss die Figuren richtig aufstellen.
}
play-takeback-offered = { $side ->
    [white] Weiß
   *[black] Schwarz
} möchte { $plies ->
    [one] den letzten Zug zurücknehmen.
   *[other] { $plies } Halbzüge zurücknehmen.
} Antworten Sie { command-yes } oder { command-no }.
play-takeback-declined = Zurücknahme abgelehnt.

## The talking clock

play-white-black-times = Weiß { $white }, Schwarz { $black }
play-of-side = { $side ->
    [white] Weiß: { $answer }
   *[black] Schwarz: { $answer }
}
play-moves-made = { $moves ->
    [0] Noch kein Zug
    [one] Ein Zug ausgeführt
   *[other] { $moves } Züge ausgeführt
}

## Questions about the game

play-no-move-yet = Noch kein Zug
play-square = { $square }
play-whose-move = { $side ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}

## Offers and the end

play-offered = { $side ->
    [white] Weiß bietet Remis an. Befehl { command-accept } oder { command-decline }.
   *[black] Schwarz bietet Remis an. Befehl { command-accept } oder { command-decline }.
}
play-ground-threefold = dreimal dieselbe Stellung
play-ground-fifty = fünfzig Züge ohne Schlagen und Bauernzug
play-claim = { $side ->
    [white] Weiß
   *[black] Schwarz
} beantragt Remis{ $ground ->
    [threefold] . Grund: { play-ground-threefold }
   *[fifty] . Grund: { play-ground-fifty }
}
play-claimed = { play-claim }.
play-flag-claimed = Gemeldet. Der Schiedsrichter entscheidet.
play-claimed-with = { play-claim }. Der Zug: { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] Die Stellung kam erst einmal vor.
       *[other] Die Stellung kam { $count } Mal vor.
    }
   *[fifty] Je { $count } Züge ohne Schlagen und Bauernzug.
}
play-claim-holds = Der Antrag ist berechtigt.
play-claim-rule = Remis geben: Befehl { command-uphold }. { $correct ->
    [yes] Weiterspielen: Befehl { command-dismiss }.
   *[no] Zeiten anpassen und weiterspielen: Befehl { command-dismiss }.
}
play-claim-fails = Der Antrag ist nicht berechtigt.
play-claim-is-offer = Der Antrag gilt als Remisangebot. Befehl { command-accept } oder { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Weiß soll { $given } mehr erhalten.
   *[black] Schwarz soll { $given } mehr erhalten.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Weiß soll { $given } mehr erhalten. Schwarz soll { $taken } verlieren.
   *[black] Schwarz soll { $given } mehr erhalten. Weiß soll { $taken } verlieren.
}
play-claim-costs-way = Geben: Befehl { command-add } { $opponent ->
    [white] { argument-white }
   *[black] { argument-black }
} { $clock }.
play-claim-dismissed = Der Antrag ist abgewiesen.
play-complained = Ich reklamiere den Zug: { $square } wurde zuerst berührt.
play-complained-let-go = Ich reklamiere den Zug. Die Figur von { $from } wurde auf { $square } losgelassen.
play-complaint-fails = Auch mit dieser Berührung war der Zug regelgemäß. Der Zug: { $mv }.
play-offer-untimely = { $side ->
    [white] Weiß hat zur falschen Zeit Remis angeboten. Das Angebot gilt.
   *[black] Schwarz hat zur falschen Zeit Remis angeboten. Das Angebot gilt.
}
play-offer-stands = { $side ->
    [white] Weiß hat Remis angeboten.
   *[black] Schwarz hat Remis angeboten.
}
play-declined = Remis abgelehnt.
play-sure-to-resign = { $side ->
    [white] Gibt Weiß auf? Bestätigen: Befehl { command-yes }.
   *[black] Gibt Schwarz auf? Bestätigen: Befehl { command-yes }.
}
play-sure-to-accept = { $side ->
    [white] Nimmt Weiß das Remis an? Bestätigen: Befehl { command-yes }.
   *[black] Nimmt Schwarz das Remis an? Bestätigen: Befehl { command-yes }.
}
play-sure-absent = Keine Wartezeit festgelegt, also keine. { $side ->
    [white] Weiß
   *[black] Schwarz
} verlöre sofort. Bestätigen: Befehl { command-yes }.
play-nothing-changed = Nichts hat sich geändert.
play-over = { $winner ->
    [white] Weiß gewinnt
    [black] Schwarz gewinnt
    [both-lost] Beide verlieren
    [half-none] Weiß bekommt einen halben Punkt, Schwarz keinen
    [none-half] Schwarz bekommt einen halben Punkt, Weiß keinen
    [one-half] Weiß bekommt einen Punkt, Schwarz einen halben
    [half-one] Schwarz bekommt einen Punkt, Weiß einen halben
    [open] Das Ergebnis ist offen
   *[none] Remis
}{ $reason ->
    [mate] { " durch Matt." }
    [resignation] { " durch Aufgabe." }
    [resignation-cannot-mate] . Aufgabe, aber der Gegner kann nicht mattsetzen.
    [stalemate] { " durch Patt." }
    [dead-position] . Tote Stellung.
    [agreement] { " durch Übereinkunft." }
    [flag] { " durch Zeitüberschreitung." }
    [flag-cannot-mate] . Zeitüberschreitung, aber der Gegner kann nicht mattsetzen.
    [threefold-claim] . Auf Antrag: { play-ground-threefold }.
    [fifty-claim] . Auf Antrag: { play-ground-fifty }.
    [fivefold-repetition] . Fünfmal dieselbe Stellung.
    [default-time] . Der Gegner ist nicht innerhalb der Wartezeit erschienen.
    [nobody-came] . Kein Spieler ist innerhalb der Wartezeit erschienen.
    [sealed-move] . Der Abgabezug des Gegners ist ungültig.
    [illegal-moves] . Regelwidrige Züge des Gegners.
    [illegal-moves-cannot-mate] . Regelwidrige Züge, aber der Gegner kann nicht mattsetzen.
    [penalty] . Strafe des Schiedsrichters.
    [normal-means] . Auf Antrag in den letzten zwei Minuten.
    [unsettled] . Remis wurde beantragt. Ein Schiedsrichter entscheidet.
    [both-flags] . Beide Fallblättchen sind gefallen.
    [not-objected] . Die regelwidrige Stellung stand noch auf dem Brett.
    [ruling] . Entscheidung des Schiedsrichters.
   *[seventy-five-moves] . 75 Züge ohne Schlagen und Bauernzug.
}
play-over-score = Mitschrift: annabella sheet { $file } --to { $form }
play-over-saved = Gespeichert.
digest-result = Prüffelder der Partie: { $digest }
digest-none = Hier wird nichts gespeichert, also gibt es keine Prüffelder.
digest-later = Die Partie ist gespeichert. Prüffelder am Ende: Befehl { command-digest }.
digest-unsaved = Der Datenträger antwortet nicht: Noch ist nicht alles gespeichert.
digest-adjournment = Prüffelder der abgebrochenen Partie: { $digest }
digest-unfinished = Prüffelder der unbeendeten Partie: { $digest }
play-flag-fallen = { $side ->
    [white] Das Fallblättchen von Weiß ist gefallen.
   *[black] Das Fallblättchen von Schwarz ist gefallen.
}
play-illegal-pressed = { $side ->
    [white] Weiß hat nach einem regelwidrigen Zug gedrückt. { $why }
   *[black] Schwarz hat nach einem regelwidrigen Zug gedrückt. { $why }
}
play-arbiter-decides = Der Schiedsrichter entscheidet über den Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}. { play-missing-announced }
play-halt-meanwhile = Uhren anhalten: Befehl { command-halt }.
play-unpromoted = { $queen ->
    [yes] Der Bauer auf { $square } ist nicht umgewandelt. Eine Dame ersetzt ihn.
   *[no] Der Bauer auf { $square } ist nicht umgewandelt.
}
play-pressed-early = { $side ->
    [white] Weiß hat die Uhr gedrückt, bevor der Zug ausgeführt war.
   *[black] Schwarz hat die Uhr gedrückt, bevor der Zug ausgeführt war.
}
play-pressed-unannounced = { $side ->
    [white] Weiß drückte ohne Ansage: { $mv }.
   *[black] Schwarz drückte ohne Ansage: { $mv }.
}
play-pressed-unfinished = { $side ->
    [white] Weiß drückte vor der Ansage; der Zug auf dem Brett ist unvollständig.
   *[black] Schwarz drückte vor der Ansage; der Zug auf dem Brett ist unvollständig.
}
play-executed-otherwise = { $side ->
    [white] Weiß sagte { $announced } an. Sein Brett zeigt { $pegs }.
   *[black] Schwarz sagte { $announced } an. Sein Brett zeigt { $pegs }.
}
play-touch-broken = { $side ->
    [white] Weiß hat die berührte Figur nicht gespielt. Gespielt: { $mv }. { $why }
   *[black] Schwarz hat die berührte Figur nicht gespielt. Gespielt: { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Weiß hat zwei Figuren zugleich bewegt. Der Zug: { $mv }.
   *[black] Schwarz hat zwei Figuren zugleich bewegt. Der Zug: { $mv }.
} { $counts ->
    [yes] Mit zwei Händen wird der Zug wie ein regelwidriger behandelt.
   *[no] Gezogen wird mit nur einer Hand.
}
play-touched-early = { $side ->
    [white] Weiß hat zu früh gehoben: { $piece } von { $square }. Der Zug des Gegners ist noch nicht ausgeführt.
   *[black] Schwarz hat zu früh gehoben: { $piece } von { $square }. Der Zug des Gegners ist noch nicht ausgeführt.
}
play-contact-lost = { $side ->
    [white] Brett von Weiß: { $square } { $millis } Millisekunden ohne Kontakt. Dann { $mv }.
   *[black] Brett von Schwarz: { $square } { $millis } Millisekunden ohne Kontakt. Dann { $mv }.
} Vielleicht war es nur der Kontakt, deshalb kein Fall. Wurde sie berührt: Befehl berührt, Farbe und Feld.
play-contact-unsteady = { $side ->
    [white] Der Kontakt auf { $square } am Brett von Weiß ist unzuverlässig.
   *[black] Der Kontakt auf { $square } am Brett von Schwarz ist unzuverlässig.
} Er war { $times } Mal unterbrochen, höchstens { $millis } Millisekunden. So kurze Unterbrechungen gelten nicht mehr als Berühren.
play-adjusting = Ich korrigiere.
play-untouched = { $side ->
    [white] Keine Berührung von Weiß zählt.
   *[black] Keine Berührung von Schwarz zählt.
}
play-touch-reported = { $of ->
    [white] Die Assistenz von Weiß
    [black] Die Assistenz von Schwarz
   *[only] Die Assistenz
} meldet: { $side ->
    [white] Weiß
   *[black] Schwarz
} hat { $square } berührt.
play-touch-reported-of-you = Dem Schiedsrichter gemeldet: Sie haben { $square } berührt.
play-pressed = Gedrückt.
play-opponent-pressed = { $side ->
    [white] Weiß hat gedrückt.
   *[black] Schwarz hat gedrückt.
}
play-arbiter-called = { $side ->
    [white] Weiß ruft den Schiedsrichter.
   *[black] Schwarz ruft den Schiedsrichter.
}

## The tactile board

play-executed = Ihr Brett stimmt.
play-opponent-executed = { $side ->
    [white] Weiß hat den Zug ausgeführt.
   *[black] Schwarz hat den Zug ausgeführt.
}
play-opponent-repeated = { $side ->
    [white] Weiß hat den Zug wiederholt.
   *[black] Schwarz hat den Zug wiederholt.
}
play-board-differs = { $side ->
    [white] Das Brett von Weiß stimmt nicht. Berichtigen: { $squares }.
   *[black] Das Brett von Schwarz stimmt nicht. Berichtigen: { $squares }.
}
play-should = { $piece } auf { $square }
play-should-be-empty = { play-square-empty }
play-should-more = { $squares } weitere Felder
play-pegs-differ = Angesagt: { $announced }. Das Brett zeigt { $pegs }. { $is_final ->
    [yes] Ansage ändern: Befehl { command-correct }.
   *[no] Ansage ändern: Befehl { command-correct }. Oder das Brett ändern.
}
play-setup-lift = { $piece } weg von { $square }
play-setup-place = { play-should }
play-setup-done = Aufstellung vollständig.
play-board-turned = { $side ->
    [white] Das Brett von Weiß wird jetzt von der anderen Seite gelesen.
   *[black] Das Brett von Schwarz wird jetzt von der anderen Seite gelesen.
}
play-board-looks-turned = { $side ->
    [white] Das Brett von Weiß liegt wohl falsch. Berichtigen: Befehl { command-turn } { argument-white }.
   *[black] Das Brett von Schwarz liegt wohl falsch. Berichtigen: Befehl { command-turn } { argument-black }.
}
play-board-colours-swapped = { $side ->
    [white] Auf dem Brett von Weiß sind die Farben vertauscht.
   *[black] Auf dem Brett von Schwarz sind die Farben vertauscht.
}
play-board-at-start = { $side ->
    [white] Das Brett von Weiß zeigt die Anfangsstellung. Zur jetzigen Stellung: Befehl { command-setup }.
   *[black] Das Brett von Schwarz zeigt die Anfangsstellung. Zur jetzigen Stellung: Befehl { command-setup }.
}
play-board-taken-back = { $side ->
    [white] Auf dem Brett von Weiß ist { $mv } zurückgenommen. Der Zug gilt noch. Zurücknehmen: Befehl { command-retract }.
   *[black] Auf dem Brett von Schwarz ist { $mv } zurückgenommen. Der Zug gilt noch. Zurücknehmen: Befehl { command-retract }.
}
play-board-shows = Das Brett zeigt { $mv }.
play-board-offers = Das Brett zeigt { $mv }. Ansagen: Befehl { command-say }.
play-echo-lifted = { $square } { $piece } weg
play-echo-placed = { $square } { $piece }
play-unreadable = Der Stift auf { $square } ist nicht lesbar. Neu einsetzen.
play-kings-in-centre = Beide Könige stehen in der Mitte. Beenden: Befehl { command-resign }, { command-offer } oder { command-accept }.
play-board-ready = { $side ->
    [white] Das Brett von Weiß ist verbunden.
   *[black] Das Brett von Schwarz ist verbunden.
}
play-board-back = { $side ->
    [white] Das Brett von Weiß ist wieder verbunden.
   *[black] Das Brett von Schwarz ist wieder verbunden.
}
play-board-lost = { $side ->
    [white] Das Brett von Weiß ist nicht mehr verbunden.
   *[black] Das Brett von Schwarz ist nicht mehr verbunden.
}
play-board-silent = { $side ->
    [white] Das Brett von Weiß antwortet nicht.
   *[black] Das Brett von Schwarz antwortet nicht.
}
play-board-other-port = Bitte wieder anschließen. Hat sich der Anschluss geändert: Befehl { command-board }, { $side ->
    [white] { argument-white }
   *[black] { argument-black }
} und der neue Anschluss.
play-board-port = { $side ->
    [white] Das Brett von Weiß wird an { $port } geöffnet.
   *[black] Das Brett von Schwarz wird an { $port } geöffnet.
}
play-board-appeared = { $side ->
    [white] Neuer Anschluss: { $port }. Für das Brett von Weiß: Befehl { command-board } { argument-white } { $port }.
    [black] Neuer Anschluss: { $port }. Für das Brett von Schwarz: Befehl { command-board } { argument-black } { $port }.
   *[both] Neuer Anschluss: { $port }. Für ein Brett: Befehl { command-board }, { argument-white } oder { argument-black }, und { $port }.
}
play-board-nonsense = { $side ->
    [white] Brett von Weiß: { $bytes } unlesbare Zeichen. Sie zählen nicht.
   *[black] Brett von Schwarz: { $bytes } unlesbare Zeichen. Sie zählen nicht.
}

play-board-flutters = { $side ->
    [white] Ein Kontakt am Brett von Weiß wackelt. Was länger so bleibt, gilt.
   *[black] Ein Kontakt am Brett von Schwarz wackelt. Was länger so bleibt, gilt.
}
play-square-flutters = Es ist der Kontakt auf { $square }.
play-board-floods = Das Brett meldet zu schnell. Meldungen zählen eine Sekunde später.

## Devices

play-journal-lost = Speichern gescheitert, es wird wiederholt. Spielen Sie weiter; noch ist nichts verloren.
play-journal-back = Das Journal ist wieder vollständig.
play-journal-stalled = Der Datenträger antwortet nicht. Spielen Sie weiter; noch ist nicht alles gespeichert.
play-journal-renewed = Das Journal wurde von außen verändert. Es ist jetzt vollständig neu geschrieben.
play-journal-filling = Das Journal ist fast voll; danach wird nichts mehr gespeichert. Brechen Sie die Partie ab oder beenden Sie sie.

## What a move still needs

play-missing-move = Sie haben noch nicht gezogen.
play-missing-execution = Noch nicht ausgeführt: { $mv }.
play-missing-rest = Auf dem Brett ist der Zug noch nicht fertig.
play-missing-in-hand = Noch in der Hand: { $piece } von { $square }.
play-missing-nowhere = Auf keinem Feld: { $piece } von { $square }. Steckt die Figur schon, neu einsetzen.
play-missing-squares = Auf dem Brett noch zu tun: { $squares }.
play-missing-capture = Die geschlagene Figur steht noch auf { $square }.
play-missing-promotion = Tauschen Sie den Bauern auf { $square } gegen die neue Figur.
play-missing-duty = { $duty }
play-missing-announcement = Es fehlt die Ansage.
play-missing-announced = Angesagt: { $mv }.
play-missing-press = Die Uhr ist noch nicht gedrückt.
play-missing-repetition = Es fehlt die Wiederholung von { $mv }.
play-missing-nothing = Es fehlt nichts.
play-missing-passphrase = Es fehlt die Passphrase für den Umschlag. { $keeper ->
    [arbiter] Der Schiedsrichter gibt sie ein.
   *[players] Geben Sie sie zweimal ein.
}
play-missing-sealed = Es fehlt der Abgabezug: Befehl { command-seal } und der Zug.
play-missing-then-stop = Uhren anhalten: Befehl { command-press }. Ihren Abgabezug hören: Befehl { command-seal }.
play-missing-others-seal = { $side ->
    [white] Weiß gibt einen Zug ab
   *[black] Schwarz gibt einen Zug ab
} und hält dann die Uhren an.
play-missing-then-open = Der Umschlag ist geschlossen. Öffnen: Befehl { command-continue }.

## Refusals: what is wrong, then one action; nothing changes

refused-empty = Die Zeile ist leer. Befehl: { command-help }.
refused-argument = { $command }: „{ $argument }“ passt nicht. Hilfe: Befehl { command-help } { $command }.
refused-argument-missing = { $command }: unvollständig. Hilfe: Befehl { command-help } { $command }.
refused-no-unit = { $command }: Bei „{ $argument }“ fehlt die Einheit. Zum Beispiel: 2:00, 2 Minuten oder 2 Sekunden.
refused-penalty-or-reason = { $command }: „{ $argument }“ kann eine Strafe oder eine Begründung sein. Vor die Begründung gehört ein Doppelpunkt.
refused-no-arbiter-command = „{ $text }“ ist kein Befehl. Befehle anhören: { command-help }. Etwas melden: { command-irregularity }.
refused-not-started = { $by ->
    [arbiter] Partie noch nicht begonnen. Warten Sie auf den Schiedsrichter.
   *[asker] Partie noch nicht begonnen. Befehl: { command-start }.
}
refused-started = Die Partie läuft schon. Befehl: { command-whose }.
refused-halted = { $by ->
    [arbiter] Die Uhren sind angehalten. Nur der Schiedsrichter setzt sie wieder in Gang.
   *[asker] Die Uhren sind angehalten. Befehl: { command-continue }.
}
refused-not-halted = Die Uhren stehen nicht. Befehl: { command-halt }.
refused-not-your-move = Nicht Ihr Zug. { play-whose-move }
refused-over = Die Partie ist beendet. Möglich: Befehl { command-last }, { command-score }, { command-board } oder { command-quit }.
refused-no-clock = In dieser Partie gibt es keine Uhr.
refused-unreadable = { $why } Befehl: { command-help }.
refused-clock-stands = Ihre Uhr läuft nicht. Befehl: { command-whose }.
refused-nothing-made = Uhr nicht gedrückt.
refused-repeat-first = Zuerst wiederholen: { $mv }
refused-nothing-to-repeat = Nichts mehr zu wiederholen. Befehl: { command-last }.
refused-own-announcement = Schon angesagt: { $mv }. Der Gegner wiederholt: Befehl { command-repeat }.
refused-repetition-differs = Falsch wiederholt: { $repeated }. Angesagt: { $announced }.
refused-announced = Schon angesagt: { $mv }. Befehl: { command-correct }.
refused-nothing-to-correct = Keine Ansage zu berichtigen. Zug eingeben.
refused-unchanged = So war es angesagt: { $mv }. Nichts wurde geändert.
refused-arbiter-only = Sache des Schiedsrichters.
refused-own-touch = Ihre Berührung können Sie nicht streichen, nur der Gegner oder der Schiedsrichter.
refused-no-side = Das kann nur Weiß oder Schwarz. Zuerst { argument-white } oder { argument-black } und Doppelpunkt eingeben.
refused-resigns-unnamed = Aufgabe: keine Seite genannt. Befehl: die Seite und { command-resign } mit Ausrufezeichen.
refused-no-board = In dieser Partie gibt es kein Tastbrett. Beim Start wählen mit --white-board oder --black-board.
refused-board-away = { $side ->
    [white] Das Brett von Weiß ist nicht verbunden.
   *[black] Das Brett von Schwarz ist nicht verbunden.
} Prüfen Sie Kabel und Strom.
refused-board-differs = { $side ->
    [white] Das Brett von Weiß stimmt nicht. Zuerst berichtigen: { $squares }.
   *[black] Das Brett von Schwarz stimmt nicht. Zuerst berichtigen: { $squares }.
}
refused-who-touched = Wer hat { $square } berührt? Befehl { command-touch } weiß { $square } oder { command-touch } schwarz { $square }.
refused-nothing-stands = { $square } ist leer. Befehl: { command-board }.
refused-no-offer = Kein Remisangebot.
refused-offered = { $own ->
    [yes] Sie haben schon Remis angeboten.
   *[no] Der Gegner hat Remis angeboten. Antwort: { command-accept } oder { command-decline }.
}
refused-claim-lost = Sie haben eine Figur berührt. Remis beantragen können Sie nach dem nächsten Zug des Gegners.
refused-no-claim = Es gibt keinen Antrag. Befehl: { command-claim }.
refused-claim-pending = Entscheiden Sie zuerst über den Antrag. Befehl { command-uphold } oder { command-dismiss }.
refused-flag-first = Entscheiden Sie zuerst über das Blättchen. Befehl { command-uphold } { $number } oder { command-dismiss } { $number }.
refused-next-move-first = Artikel { $clause }: Der nächste Zug ist noch nicht abgeschlossen. Warten Sie ihn ab.
refused-complaint-lost = Sie haben eine Figur berührt und können nicht mehr reklamieren. Schiedsrichter rufen: Befehl { command-halt }.
refused-not-moved-yet = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat noch nicht gezogen. Schiedsrichter: Befehl { command-touch } { $side ->
    [white] weiß
   *[black] schwarz
} e2.
refused-no-move = Der Gegner hat noch nicht gezogen. Befehl: { command-whose }.
refused-no-command = Unbekannt: „{ $text }“. Meinten Sie { $command }?
refused-not-duty = { $side ->
    [white] Die Assistenz von Weiß darf
   *[black] Die Assistenz von Schwarz darf
} { $duty ->
    [moves] keine Züge ausführen.
    [announce] keine Züge ansagen.
    [score] nicht mitschreiben.
    [clock] die Uhr nicht drücken.
    [inform] nicht nach Zeiten oder Zügen fragen.
    [claims] keine Zeitüberschreitung reklamieren.
    [touches] diese Berührung nicht melden. Das kann der Gegner oder der Schiedsrichter.
   *[adjourn] die Partie nicht abbrechen.
}
refused-players-own = { $side ->
    [white] Das darf nur Weiß selbst, keine Assistenz.
   *[black] Das darf nur Schwarz selbst, keine Assistenz.
}
refused-no-assistant = { $side ->
    [white] Weiß hat keine Assistenz.
   *[black] Schwarz hat keine Assistenz.
}
refused-assistant-owed = Gegen einen gehörlosen Spieler ist eine Assistenz nötig. Angeben mit --white-assistant oder --black-assistant. Ohne sie gibt der Schiedsrichter { command-start } mit Ausrufezeichen ein.
refused-draw-barred = { $moves ->
    [one] Remis darf hier erst nach einem Zug von jeder Seite vereinbart werden.
   *[other] Remis darf hier erst nach { $moves } Zügen von jeder Seite vereinbart werden.
}
refused-offer-stands = Ein Remisangebot lässt sich nicht zurückziehen. Der Gegner kann es noch annehmen.
refused-claim-stands = Ein Remisantrag lässt sich nicht zurückziehen. Der Schiedsrichter entscheidet.
refused-appeal-stands = Einen zurückgezogenen Protest schließt der Schiedsrichter: Befehl { command-dismiss } { $number }.
refused-nothing-to-withdraw = Remis ist weder angeboten noch beantragt.
refused-no-question = Auf diese Frage gibt es hier keine Antwort. Befehl: { command-help }.
refused-about-laws = Die Regeln erklärt ein Schiedsrichter, nicht das Programm.
refused-question-move = „{ $text }“ ist eine Frage. Ein Zug steht ohne Fragezeichen.
refused-too-early = Remis ist erst nach einem Zug von jeder Seite möglich.
refused-nothing-asked = Es gibt keine Frage. Befehl: { command-help }.
refused-takeback-stands = Das ist schon vorgeschlagen. Der Gegner antwortet { command-yes } oder { command-no }.
refused-takeback-unnamed = { $side ->
    [white] Zuletzt zog Weiß. Befehl { argument-white }: { command-retract }, oder { argument-black }: { command-retract } 2 für beide Züge.
   *[black] Zuletzt zog Schwarz. Befehl { argument-black }: { command-retract }, oder { argument-white }: { command-retract } 2 für beide Züge.
}
refused-no-topic = Zu „{ $text }“ gibt es keine Hilfe. Befehl: { command-help }.
refused-other-flag = { $side ->
    [white] Das Fallblättchen von Weiß ist gefallen, nicht das von Schwarz. Befehl { command-flag }.
   *[black] Das Fallblättchen von Schwarz ist gefallen, nicht das von Weiß. Befehl { command-flag }.
}
refused-flag-stands = Kein Fallblättchen ist gefallen. Befehl: { command-clock }.
refused-too-far = { $plies ->
    [one] Es gibt keinen Zug, den Sie zurücknehmen können.
   *[other] Es gibt keine { $plies } Halbzüge, die Sie zurücknehmen können.
}
refused-too-late = Dafür ist es zu spät.
refused-made-move = Der Zug ist ausgeführt und gilt. Zurücknehmen kann ihn nur der Schiedsrichter.
play-stop-is-for-voices = Die Uhren laufen. Anhalten: Befehl { command-halt }.
refused-arbiter-decides = Der Schiedsrichter entscheidet über den Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}. { play-missing-announced } Warten Sie auf die Entscheidung.
refused-other-seat = { $who ->
    [white] Das kann nur Weiß selbst.
    [black] Das kann nur Schwarz selbst.
    [white-assistant] Das kann nur die Assistenz von Weiß.
    [black-assistant] Das kann nur die Assistenz von Schwarz.
    [arbiter] Das kann nur der Schiedsrichter.
   *[assistant] Das kann nur die Assistenz.
} Dies ist das Terminal { $seat ->
    [white] von Weiß.
    [black] von Schwarz.
    [white-assistant] der Assistenz von Weiß.
    [black-assistant] der Assistenz von Schwarz.
    [arbiter] des Schiedsrichters.
    [shared] der Spieler.
   *[assistant] der Assistenz.
}{ $way ->
    [call] { " Schiedsrichter" } rufen: Befehl { command-halt }.
    [result] { " Ergebnis" } festlegen: Befehl { command-result }.
    [leave] { " Partie" } verlassen: Befehl { command-quit }. Beide notieren das Ergebnis.
   *[none] { "" }
}
refused-own-board = { $side ->
    [white] Weiß hat ein Brett. Zug und Uhr kommen nur von dort.
   *[black] Schwarz hat ein Brett. Zug und Uhr kommen nur von dort.
}
refused-wrong-pin = Falsche PIN. Nichts ist geschehen; wiederholen Sie den Befehl.
refused-pin-missing = Keine PIN eingegeben. Nichts ist geschehen; wiederholen Sie den Befehl.
refused-may-hold-pin = Zeile: enthält vielleicht die PIN des Schiedsrichters; weder ausgeführt noch gespeichert. Geben Sie sie ohne PIN ein.
refused-pin-paused = Zu viele falsche PINs. Wiederholen Sie den Befehl in { $left }.
refused-not-in-tournament = Im Turnier beantwortet das nur Ihr eigenes Tastbrett.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Weiß gibt auf.
       *[black] Schwarz gibt auf.
    }
} Kann { $side ->
    [white] Schwarz
   *[black] Weiß
} noch mattsetzen? Das Ergebnis folgt.
play-result-held = Der Schiedsrichter entscheidet. Das Ergebnis folgt.
refused-result-awaited = Die Partie ist beendet; das Ergebnis folgt.
