### Messages spoken and printed during a game.

## Speakers: each printed line begins with one

# The program itself.
speaker-program = Annabella
# The player with the white pieces.
speaker-white = Weiß
# The player with the black pieces.
speaker-black = Schwarz
# The assistant of a player.
speaker-assistant = Assistenz
# The arbiter.
speaker-arbiter = Schiedsrichter
# The talking clock.
speaker-clock = Uhr
# The tactile board.
speaker-board = Brett
# A printed line: the speaker and the words.
line = { $speaker }: { $words }
# A printed line for one seat alone, on a shared terminal.
line-private = { $speaker } für { $seat }: { $words }
# A line whose event is not saved yet. $line: the whole line.
line-unsaved = { $line } (noch nicht gespeichert)
# A single letter for this speaker, for Braille displays; no two are the same.
mark-program = a
# A single letter for this speaker, for Braille displays; no two are the same.
mark-white = w
# A single letter for this speaker, for Braille displays; no two are the same.
mark-black = s
# A single letter for this speaker, for Braille displays; no two are the same.
mark-assistant = h
# A single letter for this speaker, for Braille displays; no two are the same.
mark-arbiter = r
# A single letter for this speaker, for Braille displays; no two are the same.
mark-clock = u
# A single letter for this speaker, for Braille displays; no two are the same.
mark-board = b
# The name of a seat in such a line.
seat-white = { speaker-white }
# The name of a seat.
seat-black = { speaker-black }
# The name of a seat.
seat-assistant = die Assistenz
# The name of a seat, where both players have an assistant.
seat-white-assistant = die Assistenz von Weiß
# The name of a seat, where both players have an assistant.
seat-black-assistant = die Assistenz von Schwarz
# The name of a seat.
seat-arbiter = den Schiedsrichter

## Moves, in the language of announcements

# A move, announced. $mv is the whole announcement.
play-move = { $mv }
# The opponent's repetition of an announcement.
play-repeated = Wiederholt: { $mv }
# Answer to repeat alone: the announcement that must be repeated. $mv is all of it.
play-to-repeat = Zu wiederholen: { $mv }
# Correction of a slip of the tongue.
play-corrected = Berichtigung: { $mv }

## Starting, stopping the clocks, resuming

# Printed at the start: the path of the journal.
play-journal-at = Die Partie wird gespeichert in { $file }
# Start of a game with a clock. $side moves first. $arbiter is yes if the arbiter starts it.
play-ready-to-start = Bereit. { $arbiter ->
    [yes] Der Schiedsrichter beginnt: Befehl { command-start }
   *[no] Uhr von { $side ->
        [white] Weiß
       *[black] Schwarz
    } starten: Befehl { command-start }
}. Hilfe: Befehl { command-help }.
# Start of a game without a clock. $side moves first.
play-ready-without-clock = Bereit, ohne Uhr. { play-whose-move } Hilfe: Befehl { command-help }.
# The clock of $side was started: white or black.
play-started = { $side ->
    [white] Die Uhr von Weiß läuft.
   *[black] Die Uhr von Schwarz läuft.
}
# Said at the start of a game against a deaf player, when the arbiter allows it without an assistant.
play-without-assistant = Der Schiedsrichter hat entschieden: Die Partie beginnt ohne Assistenz.
# Said when an interrupted game is restored from its journal; the clocks are still stopped. $plies: moves by White or Black so far; the last is move $number
# of $side. $gap: length of the interruption.
play-resumed = { $plies ->
    [0] Partie geladen, vor dem ersten Zug. Unterbrechung: { $gap }.
   *[other] { $side ->
        [white] Partie geladen, nach Zug { $number } von Weiß. Unterbrechung: { $gap }.
       *[black] Partie geladen, nach Zug { $number } von Schwarz. Unterbrechung: { $gap }.
    }
}
# A repaired journal is resumed, with entries lost. $entries: the lowest possible number.
play-missing-entries = { $entries ->
        [one] Mindestens ein Eintrag des Journals ist verloren.
       *[other] Mindestens { $entries } Einträge des Journals sind verloren.
    } Die Partie wird vor der Lücke fortgesetzt.
# After that, in a game with an arbiter.
play-missing-arbiter = Der Schiedsrichter setzt von hier fort: Befehl { command-continue }.
# After that, in a game without an arbiter.
play-missing-players = Beide Spieler setzen von hier fort: Befehl { command-continue }.
# After a resumption: these times are proposed to the players or the arbiter.
play-proposed-times = Die Uhren stehen. Diese Zeiten annehmen: Befehl { command-continue }. Weiß: { $white }. Schwarz: { $black }.
# The computer was asleep or blocked during the game. $gap: how long.
play-gap = Der Rechner stand still: { $gap }.
# A player or the arbiter has stopped the clocks.
play-halted = Die Uhren sind angehalten.
# $side has confirmed the proposed times; the opponent has not.
play-confirmed = { $side ->
    [white] Weiß hat bestätigt. Schwarz: schwarz, Doppelpunkt, { command-continue }.
   *[black] Schwarz hat bestätigt. Weiß: weiß, Doppelpunkt, { command-continue }.
}
# The clocks run again.
play-continued = Partie fortgesetzt. { play-started }
# A game without a clock is resumed.
play-continued-without-clock = Partie fortgesetzt.
# A time was set by hand.
play-time-set = { $side ->
    [white] Weiß hat jetzt { $left }.
   *[black] Schwarz hat jetzt { $left }.
}
# Moves were taken back. $plies: moves by White or Black; $side is now to move.
play-retracted = { $plies ->
    [one] Zurückgenommen.
   *[other] { $plies } Halbzüge zurückgenommen.
} { play-whose-move }
# An illegal entry that no board shows does not count. $side is to move.
play-entry-dropped = Der regelwidrige Zug zählt nicht. { play-whose-move }
# The opponent has pressed the clock back over displaced pieces (2001 and 1997 7.3). $side must put them back.
play-pressed-back = { $side ->
    [white] Die Uhr von Weiß läuft wieder: Weiß muss die Figuren richtig aufstellen.
   *[black] Die Uhr von Schwarz läuft wieder: Schwarz muss die Figuren richtig aufstellen.
}
# $side proposes to take back $plies moves by White or Black.
play-takeback-offered = { $side ->
    [white] Weiß
   *[black] Schwarz
} möchte { $plies ->
    [one] den letzten Zug zurücknehmen.
   *[other] { $plies } Halbzüge zurücknehmen.
} Antworten Sie { command-yes } oder { command-no }.
# The other player declines.
play-takeback-declined = Zurücknahme abgelehnt.

## The talking clock

# Both times, for a hearer who plays neither side.
play-white-black-times = Weiß { $white }, Schwarz { $black }
# Answer to an assistant. $side is the player assisted, $answer a time or a number of moves.
play-of-side = { $side ->
    [white] Weiß: { $answer }
   *[black] Schwarz: { $answer }
}
# Number of moves made by the asker.
play-moves-made = { $moves ->
    [0] Noch kein Zug
    [one] Ein Zug ausgeführt
   *[other] { $moves } Züge ausgeführt
}

## Questions about the game

# Answer when there is no move to repeat or name.
play-no-move-yet = Noch kein Zug
# One square in a list.
play-square = { $square }
# The side to move.
play-whose-move = { $side ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}

## Offers and the end

# A draw offer.
play-offered = { $side ->
    [white] Weiß bietet Remis an. Befehl { command-accept } oder { command-decline }.
   *[black] Schwarz bietet Remis an. Befehl { command-accept } oder { command-decline }.
}
# A ground for claiming a draw, and a reason in the result.
play-ground-threefold = dreimal dieselbe Stellung
# The other ground.
play-ground-fifty = fünfzig Züge ohne Schlagen und Bauernzug
# A draw claim: the part common to the next two sentences. $ground is threefold or fifty.
play-claim = { $side ->
    [white] Weiß
   *[black] Schwarz
} beantragt Remis{ $ground ->
    [threefold] . Grund: { play-ground-threefold }
   *[fifty] . Grund: { play-ground-fifty }
}
# A draw is claimed for the position on the board. $ground is threefold or fifty.
play-claimed = { play-claim }.
# A draw is claimed with a move that is not made yet. $mv is the move.
play-claimed-with = { play-claim }. Der Zug: { $mv }.
# Facts of a claim. $count: occurrences of the position, or moves by each side without a capture or a pawn
# move.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] Die Stellung kam erst einmal vor.
       *[other] Die Stellung kam { $count } Mal vor.
    }
   *[fifty] Je { $count } Züge ohne Schlagen und Bauernzug.
}
# To the arbiter: the claim is correct.
play-claim-holds = Der Antrag ist berechtigt.
# To the arbiter: how to rule on a claim.
play-claim-rule = Remis geben: Befehl { command-uphold }. Zeiten anpassen und weiterspielen: Befehl { command-dismiss }.
# To the arbiter: the claim is incorrect, and the Laws provide nothing.
play-claim-fails = Der Antrag ist nicht berechtigt.
# After a claim that did not end the game: the opponent may accept a draw.
play-claim-is-offer = Der Antrag gilt als Remisangebot. Befehl { command-accept } oder { command-decline }.
# To the arbiter: the claim is incorrect; what the Laws provide. $opponent is the claimant's opponent.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Weiß soll { $given } mehr erhalten.
   *[black] Schwarz soll { $given } mehr erhalten.
}
# The same where the claimant loses time, too.
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Weiß soll { $given } mehr erhalten. Schwarz soll { $taken } verlieren.
   *[black] Schwarz soll { $given } mehr erhalten. Weiß soll { $taken } verlieren.
}
# After it, without an arbiter: how the players give the time. $clock is the time as it is typed, such as 2:00.
play-claim-costs-way = Geben: Befehl { command-add } { $opponent ->
    [white] { argument-white }
   *[black] { argument-black }
} { $clock }.
# The arbiter has dismissed a claim.
play-claim-dismissed = Der Antrag ist abgewiesen.
# A player objects: the opponent touched the piece on $square before moving another.
play-complained = Ich reklamiere den Zug: { $square } wurde zuerst berührt.
# A player objects: the opponent released the piece from $from on $square, then moved it or another.
play-complained-let-go = Ich reklamiere den Zug. Die Figur von { $from } wurde auf { $square } losgelassen.
# The objection fails: the touch did not forbid the move.
play-complaint-fails = Auch mit dieser Berührung war der Zug regelgemäß. Der Zug: { $mv }.
# To the arbiter: $side offered a draw at the wrong time. The offer is valid.
play-offer-untimely = { $side ->
    [white] Weiß hat zur falschen Zeit Remis angeboten. Das Angebot gilt.
   *[black] Schwarz hat zur falschen Zeit Remis angeboten. Das Angebot gilt.
}
# After an interruption: the open draw offer of $side.
play-offer-stands = { $side ->
    [white] Weiß hat Remis angeboten.
   *[black] Schwarz hat Remis angeboten.
}
# The draw offer is declined.
play-declined = Remis abgelehnt.
# Asks for confirmation before a resignation.
play-sure-to-resign = { $side ->
    [white] Gibt Weiß auf? Bestätigen: Befehl { command-yes }.
   *[black] Gibt Schwarz auf? Bestätigen: Befehl { command-yes }.
}
# Asks for confirmation before a draw is accepted.
play-sure-to-accept = { $side ->
    [white] Nimmt Weiß das Remis an? Bestätigen: Befehl { command-yes }.
   *[black] Nimmt Schwarz das Remis an? Bestätigen: Befehl { command-yes }.
}
# The confirmation was answered with no.
play-nothing-changed = Nichts hat sich geändert.
# The result. $winner and $reason are fixed words.
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
# How to read the scoresheet of the finished game. $file is the journal, $form pgn, or txt for chess that PGN
# has no form for.
play-over-score = Mitschrift: annabella sheet { $file } --to { $form }
# Fingerprint of a finished game: ten squares that show whether its journal was changed. They are read aloud
# and written on the scoresheets. $digest: the squares.
digest-result = Prüffelder der Partie: { $digest }
# The fingerprint was requested before there was one.
digest-none = Noch keine Prüffelder. Sie werden am Ende der Partie genannt; annabella report zeigt sie auch.
# The same for an adjourned game. $digest: the squares.
digest-adjournment = Prüffelder der abgebrochenen Partie: { $digest }
# The same when the program ends before the game. $digest: the squares.
digest-unfinished = Prüffelder der unbeendeten Partie: { $digest }
# To the arbiter: a flag has fallen.
play-flag-fallen = { $side ->
    [white] Das Fallblättchen von Weiß ist gefallen.
   *[black] Das Fallblättchen von Schwarz ist gefallen.
}
# To the arbiter: the clock was pressed after an illegal entry. $entry is the typed text, $why the reason.
play-illegal-pressed = { $side ->
    [white] Weiß hat nach einem regelwidrigen Zug die Uhr gedrückt. Eingabe: { $entry }. { $why }
   *[black] Schwarz hat nach einem regelwidrigen Zug die Uhr gedrückt. Eingabe: { $entry }. { $why }
}
# Why a move is illegal: its pawn stays on the last rank. $queen: yes if the edition replaces it by a queen,
# otherwise no.
play-unpromoted = { $queen ->
    [yes] Der Bauer auf { $square } ist nicht umgewandelt. Eine Dame ersetzt ihn.
   *[no] Der Bauer auf { $square } ist nicht umgewandelt.
}
# To the arbiter: the clock was pressed before the move was made.
play-pressed-early = { $side ->
    [white] Weiß hat die Uhr gedrückt, bevor der Zug ausgeführt war.
   *[black] Schwarz hat die Uhr gedrückt, bevor der Zug ausgeführt war.
}
# To the arbiter: a completed move against the touch-move rule. $why: the moves that the touched pieces
# allowed.
play-touch-broken = { $side ->
    [white] Weiß hat die berührte Figur nicht gezogen oder geschlagen. Gespielt: { $mv }. { $why }
   *[black] Schwarz hat die berührte Figur nicht gezogen oder geschlagen. Gespielt: { $mv }. { $why }
}
# To the arbiter: two pieces were moved at the same time. $counts: yes if the edition calls the move illegal,
# otherwise no.
play-two-hands = { $side ->
    [white] Weiß hat zwei Figuren zugleich bewegt. Der Zug: { $mv }.
   *[black] Schwarz hat zwei Figuren zugleich bewegt. Der Zug: { $mv }.
} { $counts ->
    [yes] Mit zwei Händen wird der Zug wie ein regelwidriger behandelt.
   *[no] Gezogen wird mit nur einer Hand.
}
# To the arbiter, as evidence: the player lifted a piece before executing the opponent's move.
play-touched-early = { $side ->
    [white] Weiß hat zu früh gehoben: { $piece } von { $square }. Der Zug des Gegners ist noch nicht ausgeführt.
   *[black] Schwarz hat zu früh gehoben: { $piece } von { $square }. Der Zug des Gegners ist noch nicht ausgeführt.
}
# The player announces adjusting pieces.
play-adjusting = Ich korrigiere.
# Touches were cancelled because they were not deliberate. $side is who touched.
play-untouched = { $side ->
    [white] Die Berührung von Weiß ist aufgehoben.
   *[black] Die Berührung von Schwarz ist aufgehoben.
}
# To the arbiter: an assistant reports a touch. $of is the assistant's player, or only where there is one
# assistant; $side is who touched.
play-touch-reported = { $of ->
    [white] Die Assistenz von Weiß
    [black] Die Assistenz von Schwarz
   *[only] Die Assistenz
} meldet: { $side ->
    [white] Weiß
   *[black] Schwarz
} hat { $square } berührt.
# To the player who pressed the clock and does not see it.
play-pressed = Uhr gedrückt.
# To the opponent, who does not see the clock, and to both if neither does.
play-opponent-pressed = { $side ->
    [white] Weiß hat die Uhr gedrückt.
   *[black] Schwarz hat die Uhr gedrückt.
}
# The player calls the arbiter by a button.
play-arbiter-called = { $side ->
    [white] Weiß ruft den Schiedsrichter.
   *[black] Schwarz ruft den Schiedsrichter.
}

## The tactile board

# To the player alone: the pegs show the position after the opponent's move, also after a correction.
play-executed = Ihr Brett stimmt.
# To the announcer: the board of $side shows the announced move.
play-opponent-executed = { $side ->
    [white] Weiß hat den Zug ausgeführt.
   *[black] Schwarz hat den Zug ausgeführt.
}
# To the announcer: $side has repeated the announced move.
play-opponent-repeated = { $side ->
    [white] Weiß hat den Zug wiederholt.
   *[black] Schwarz hat den Zug wiederholt.
}
# The pegs show another position. $squares lists the correct pieces.
play-board-differs = { $side ->
    [white] Das Brett von Weiß stimmt nicht. Berichtigen: { $squares }.
   *[black] Das Brett von Schwarz stimmt nicht. Berichtigen: { $squares }.
}
# The correct piece on a square.
play-should = { $piece } auf { $square }
# A square that should be empty.
play-should-be-empty = { play-square-empty }
# At the end of such a list: number of squares not named.
play-should-more = { $squares } weitere Felder
# The pegs show a move other than the announced one.
play-pegs-differ = Angesagt: { $announced }. Das Brett zeigt { $pegs }. Ansage ändern: Befehl { command-correct }. Oder das Brett ändern.
# While setting up: remove this piece.
play-setup-lift = { $piece } weg von { $square }
# While setting up: place this piece next.
play-setup-place = { play-should }
# Setting up is complete.
play-setup-done = Aufstellung vollständig.
# A board was turned by command: it is read rotated by 180 degrees from now on.
play-board-turned = { $side ->
    [white] Das Brett von Weiß wird jetzt von der anderen Seite gelesen.
   *[black] Das Brett von Schwarz wird jetzt von der anderen Seite gelesen.
}
# A board shows the position rotated by 180 degrees.
play-board-looks-turned = { $side ->
    [white] Das Brett von Weiß liegt wohl falsch. Berichtigen: Befehl { command-turn } { argument-white }.
   *[black] Das Brett von Schwarz liegt wohl falsch. Berichtigen: Befehl { command-turn } { argument-black }.
}
# A board shows the position with the colours swapped.
play-board-colours-swapped = { $side ->
    [white] Auf dem Brett von Weiß sind die Farben vertauscht.
   *[black] Auf dem Brett von Schwarz sind die Farben vertauscht.
}
# A board shows the position in which the game started.
play-board-at-start = { $side ->
    [white] Das Brett von Weiß zeigt die Anfangsstellung. Zur jetzigen Stellung: Befehl { command-setup }.
   *[black] Das Brett von Schwarz zeigt die Anfangsstellung. Zur jetzigen Stellung: Befehl { command-setup }.
}
# A board shows the position before its player's last move, which still counts.
play-board-taken-back = { $side ->
    [white] Auf dem Brett von Weiß ist { $mv } zurückgenommen. Der Zug gilt noch. Zurücknehmen: Befehl { command-retract }.
   *[black] Auf dem Brett von Schwarz ist { $mv } zurückgenommen. Der Zug gilt noch. Zurücknehmen: Befehl { command-retract }.
}
# A reconnected board shows a move executed while it was away.
play-board-shows = Das Brett zeigt { $mv }.
# A reconnected board shows a legal move that is not announced.
play-board-offers = Das Brett zeigt { $mv }. Ansagen: Befehl { command-say }.
# To a player who wants to hear each lift.
play-echo-lifted = { $square } { $piece } weg
# To a player who wants to hear each placement.
play-echo-placed = { $square } { $piece }
# The board cannot identify a peg.
play-unreadable = Der Stift auf { $square } ist nicht lesbar. Neu einsetzen.
# Both kings are in the centre of the board, as after a game.
play-kings-in-centre = Beide Könige stehen in der Mitte. Beenden: Befehl { command-resign }, { command-offer } oder { command-accept }.
# A board is connected for the first time.
play-board-ready = { $side ->
    [white] Das Brett von Weiß ist verbunden.
   *[black] Das Brett von Schwarz ist verbunden.
}
# A board is connected again.
play-board-back = { $side ->
    [white] Das Brett von Weiß ist wieder verbunden.
   *[black] Das Brett von Schwarz ist wieder verbunden.
}
# The connection to a board is lost.
play-board-lost = { $side ->
    [white] Das Brett von Weiß ist nicht mehr verbunden.
   *[black] Das Brett von Schwarz ist nicht mehr verbunden.
}
# A board whose port is open has never answered.
play-board-silent = { $side ->
    [white] Das Brett von Weiß antwortet nicht.
   *[black] Das Brett von Schwarz antwortet nicht.
}
# A board sends unreadable bytes.
play-board-nonsense = { $side ->
    [white] Brett von Weiß: { $bytes } unlesbare Zeichen. Sie zählen nicht.
   *[black] Brett von Schwarz: { $bytes } unlesbare Zeichen. Sie zählen nicht.
}

# The contacts of a board change far too often; lasting changes still count. $side: the player with the board.
play-board-flutters = { $side ->
    [white] Ein Kontakt am Brett von Weiß wackelt. Was länger so bleibt, gilt.
   *[black] Ein Kontakt am Brett von Schwarz wackelt. Was länger so bleibt, gilt.
}
# The faulty contact. $square: its square.
play-square-flutters = Es ist der Kontakt auf { $square }.
# A board changes faster than hands can, on many squares: a bad plug or a broken controller.
play-board-floods = Das Brett meldet zu schnell. Meldungen zählen eine Sekunde später.

## Devices

# The journal cannot be written, for example because the disk is full.
play-journal-lost = Speichern gescheitert, es wird wiederholt. Spielen Sie weiter; noch ist nichts verloren.
# The journal can be written again and is complete.
play-journal-back = Das Journal ist wieder vollständig.
# The disk of the journal has not answered for half a second; the game continues.
play-journal-stalled = Der Datenträger antwortet nicht. Spielen Sie weiter; noch ist nicht alles gespeichert.
# The file of the journal was deleted, replaced or changed during the game.
play-journal-renewed = Das Journal wurde von außen verändert. Es ist jetzt vollständig neu geschrieben.
# Das Journal ist fast so lang, wie es sein darf: 256 Megabyte. Danach wird nichts mehr gespeichert.
play-journal-filling = Das Journal ist fast voll; danach wird nichts mehr gespeichert. Brechen Sie die Partie ab oder beenden Sie sie.

## What a move still needs

# Nothing has been moved.
play-missing-move = Sie haben noch nicht gezogen.
# The announced move is not on the pegs yet.
play-missing-execution = Noch nicht ausgeführt: { $mv }.
# The pegs are in the middle of a move.
play-missing-rest = Auf dem Brett ist der Zug noch nicht fertig.
# A piece was lifted and not placed. $square: its origin.
play-missing-in-hand = Noch in der Hand: { $piece } von { $square }.
# A piece was lifted long ago and is on no square. $square: its origin.
play-missing-nowhere = Auf keinem Feld: { $piece } von { $square }. Steckt die Figur schon, neu einsetzen.
# Changes that the move still needs. $squares is a list.
play-missing-squares = Auf dem Brett noch zu tun: { $squares }.
# The captured piece is still on the mover's board.
play-missing-capture = Die geschlagene Figur steht noch auf { $square }.
# The player's tactile board has a pawn on the last rank.
play-missing-promotion = Tauschen Sie den Bauern auf { $square } gegen die neue Figur.
# The moves that touched pieces allow. $duty is a whole sentence.
play-missing-duty = { $duty }
# The move has not been announced.
play-missing-announcement = Es fehlt die Ansage.
# The clock has not been pressed.
play-missing-press = Die Uhr ist noch nicht gedrückt.
# The opponent's announcement has not been repeated.
play-missing-repetition = Es fehlt die Wiederholung von { $mv }.
# The move needs nothing more.
play-missing-nothing = Es fehlt nichts.
# During an adjournment: the envelope has no passphrase. $keeper: arbiter or players, who type it.
play-missing-passphrase = Es fehlt die Passphrase für den Umschlag. { $keeper ->
    [arbiter] Der Schiedsrichter gibt sie ein.
   *[players] Geben Sie sie zweimal ein.
}
# During an adjournment: no move is sealed.
play-missing-sealed = Es fehlt der Abgabezug: Befehl { command-seal } und der Zug.
# To the player who has sealed a move.
play-missing-then-stop = Uhren anhalten: Befehl { command-press }. Ihren Abgabezug hören: Befehl { command-seal }.
# During an adjournment, to everyone except $side, who seals a move.
play-missing-others-seal = { $side ->
    [white] Weiß gibt einen Zug ab
   *[black] Schwarz gibt einen Zug ab
} und hält dann die Uhren an.
# The game is adjourned.
play-missing-then-open = Der Umschlag ist geschlossen. Öffnen: Befehl { command-continue }.

## Refusals: what is wrong, then one action; nothing changes

# An empty line was typed.
refused-empty = Die Zeile ist leer. Hilfe: Befehl { command-help }.
# A command followed by words that it cannot use.
refused-argument = { $command }: „{ $argument }“ passt nicht. Hilfe: Befehl { command-help } { $command }.
# A command that needs more words.
refused-argument-missing = { $command }: unvollständig. Hilfe: Befehl { command-help } { $command }.
# A command with a number that may be hours, minutes or seconds.
refused-no-unit = { $command }: Bei „{ $argument }“ fehlt die Einheit. Zum Beispiel: 2:00, 2 Minuten oder 2 Sekunden.
# A ruling followed by words that may be a penalty or a reason.
refused-penalty-or-reason = { $command }: „{ $argument }“ kann eine Strafe oder eine Begründung sein. Vor die Begründung gehört ein Doppelpunkt.
# The game has not started.
refused-not-started = Partie noch nicht begonnen. Beginnen: Befehl { command-start }.
# The game has started.
refused-started = Die Partie läuft schon. Seite am Zug: Befehl { command-whose }.
# The clocks are stopped. $by: who may restart them, the arbiter or the asker.
refused-halted = { $by ->
    [arbiter] Die Uhren sind angehalten. Nur der Schiedsrichter setzt sie wieder in Gang.
   *[asker] Die Uhren sind angehalten. Wieder in Gang setzen: Befehl { command-continue }.
}
# There is no stop to end.
refused-not-halted = Die Uhren stehen nicht. Anhalten: Befehl { command-halt }.
# It is the other side's move. $side is the side to move.
refused-not-your-move = Nicht Ihr Zug. { play-whose-move }
# The game is over.
refused-over = Die Partie ist beendet. Möglich: Befehl { command-last }, { command-score }, { command-board } oder { command-quit }.
# The game has no clock.
refused-no-clock = In dieser Partie gibt es keine Uhr. Beim Start wählen mit --time-control.
# A player pressed a clock that is not running.
refused-clock-stands = Ihre Uhr läuft nicht. Laufende Uhr: Befehl { command-whose }.
# The press did not count, because the move is not made yet; what is missing follows.
refused-nothing-made = Uhr nicht gedrückt.
# The player must repeat the opponent's announcement before moving.
refused-repeat-first = Zuerst wiederholen: { $mv }
# No announcement can be repeated.
refused-nothing-to-repeat = Es gibt nichts zu wiederholen. Letzter Zug: Befehl { command-last }.
# A player repeats their own announcement. $mv is the move.
refused-own-announcement = Schon angesagt: { $mv }. Der Gegner wiederholt: Befehl { command-repeat }.
# The repetition differs from the announcement.
refused-repetition-differs = Falsch wiederholt: { $repeated }. Angesagt: { $announced }.
# After a wrong repetition, to the player who repeats.
play-repeat-again = Wiederholen Sie den angesagten Zug.
# A move is announced and not executed yet.
refused-announced = Schon angesagt: { $mv }. Ansage ändern: Befehl { command-correct }.
# A correction to the move that was announced.
refused-unchanged = So war es angesagt: { $mv }. Nichts wurde geändert.
# Only the arbiter may do this.
refused-arbiter-only = Sache des Schiedsrichters. Rufen: Befehl { command-halt }.
# A player wants to cancel their own touch.
refused-own-touch = Ihre Berührung können Sie nicht streichen, nur der Gegner oder der Schiedsrichter.
# The arbiter has no side to act for.
refused-no-side = Das kann nur Weiß oder Schwarz. Zuerst { argument-white } oder { argument-black } und Doppelpunkt eingeben.
# At a shared terminal with one visually impaired player, resign! without a side.
refused-resigns-unnamed = Aufgabe: keine Seite genannt. Befehl: die Seite und { command-resign } mit Ausrufezeichen.
# The player has no tactile board.
refused-no-board = In dieser Partie gibt es kein Tastbrett. Beim Start wählen mit --white-board oder --black-board.
# The board is not connected.
refused-board-away = Ein Brett ist nicht verbunden. Prüfen Sie Kabel und Strom.
# A board does not show the position. $squares lists the correct pieces.
refused-board-differs = { $side ->
    [white] Das Brett von Weiß stimmt nicht. Zuerst berichtigen: { $squares }.
   *[black] Das Brett von Schwarz stimmt nicht. Zuerst berichtigen: { $squares }.
}
# The square reported as touched is empty.
refused-nothing-stands = { $square } ist leer. Stellung: Befehl { command-board }.
# There is no draw offer to answer.
refused-no-offer = Kein Remisangebot. Remis anbieten: Befehl { command-offer }.
# There is already a draw offer.
refused-offered = Remis ist schon angeboten. Der Gegner antwortet { command-accept } oder { command-decline }.
# The player lost the right to claim a draw by touching a piece.
refused-claim-lost = Sie haben eine Figur berührt. Remis beantragen können Sie nach dem nächsten Zug des Gegners.
# The arbiter rules without a claim.
refused-no-claim = Es gibt keinen Antrag. Stellen: Befehl { command-claim }.
# The clocks cannot be restarted before the ruling on a claim.
refused-claim-pending = Entscheiden Sie zuerst über den Antrag. Befehl { command-uphold } oder { command-dismiss }.
# A flag must be ruled on before play continues. $number is its case.
refused-flag-first = Entscheiden Sie zuerst über das Blättchen. Befehl { command-uphold } { $number } oder { command-dismiss } { $number }.
# The case is upheld already and waits for the next completed move. $clause is the clause.
refused-next-move-first = Artikel { $clause }: Der nächste Zug ist noch nicht abgeschlossen. Warten Sie ihn ab.
# The player lost the right to object by touching a piece.
refused-complaint-lost = Sie haben eine Figur berührt und können nicht mehr reklamieren. Schiedsrichter rufen: Befehl { command-halt }.
# The opponent has made no move to object to.
refused-no-move = Der Gegner hat noch nicht gezogen. Seite am Zug: Befehl { command-whose }.
# The text is not a move, and close to a command. $text is the typed text, $command the command's word.
refused-no-command = Unbekannt: „{ $text }“. Meinten Sie { $command }?
# An assistant acts outside the agreed duties. $side is the player assisted, $duty a duty of D.2.10.
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
# An assistant cannot do this for a player. $side is the player.
refused-players-own = { $side ->
    [white] Das darf nur Weiß selbst, keine Assistenz.
   *[black] Das darf nur Schwarz selbst, keine Assistenz.
}
# The line names an assistant of a side without one.
refused-no-assistant = { $side ->
    [white] Weiß hat keine Assistenz.
   *[black] Schwarz hat keine Assistenz.
}
# A visually impaired player against a deaf one needs an assistant. The options are typed as written.
refused-assistant-owed = Gegen einen gehörlosen Spieler ist eine Assistenz nötig. Angeben mit --white-assistant oder --black-assistant. Ohne sie gibt der Schiedsrichter { command-start } mit Ausrufezeichen ein.
# The event forbids early draws by agreement. $moves: moves that each player must have made.
refused-draw-barred = { $moves ->
    [one] Remis darf hier erst nach einem Zug von jeder Seite vereinbart werden.
   *[other] Remis darf hier erst nach { $moves } Zügen von jeder Seite vereinbart werden.
}
# A draw before each side has made a move.
refused-too-early = Remis ist erst nach einem Zug von jeder Seite möglich.
# yes or no without a question.
refused-nothing-asked = Es gibt keine Frage. Hilfe: Befehl { command-help }.
# The same takeback is already proposed.
refused-takeback-stands = Das ist schon vorgeschlagen. Der Gegner antwortet { command-yes } oder { command-no }.
# There is no help on $text, the typed text.
refused-no-topic = Zu „{ $text }“ gibt es keine Hilfe. Themen: Befehl { command-help }.
# No flag has fallen.
refused-flag-stands = Kein Fallblättchen ist gefallen. Zeiten: Befehl { command-clock }.
# More moves to take back than were played. $plies: moves by White or Black.
refused-too-far = { $plies ->
    [one] Es gibt keinen Zug, den Sie zurücknehmen können.
   *[other] Es gibt keine { $plies } Halbzüge, die Sie zurücknehmen können.
}
# The correction comes too late.
refused-too-late = Dafür ist es zu spät. Uhren anhalten und klären: Befehl { command-halt }.
# The arbiter is dealing with an irregularity.
refused-arbiter-decides = Der Schiedsrichter entscheidet gerade. Warten Sie die Entscheidung ab.
# The line acts for someone at another terminal. $who may do it; $seat is whose terminal this is: white,
# black, assistant, white-assistant, black-assistant, arbiter or shared. $way: what to do instead.
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
# A move or press of $side, who has a board, was typed at another terminal.
refused-own-board = { $side ->
    [white] Weiß hat ein Brett. Zug und Uhr kommen nur von dort.
   *[black] Schwarz hat ein Brett. Zug und Uhr kommen nur von dort.
}
# The typed PIN is wrong.
refused-wrong-pin = Falsche PIN. Nichts ist geschehen; wiederholen Sie den Befehl.
# The PIN was requested and not typed.
refused-pin-missing = Keine PIN eingegeben. Nichts ist geschehen; wiederholen Sie den Befehl.
# A line that may contain the arbiter's PIN: it is not quoted.
refused-may-hold-pin = Zeile: enthält vielleicht die PIN des Schiedsrichters; weder ausgeführt noch gespeichert. Geben Sie sie ohne PIN ein.
# A command of the arbiter during the pause after wrong PINs. $left: the rest of the pause.
refused-pin-paused = Zu viele falsche PINs. Wiederholen Sie den Befehl in { $left }.
# In tournament play, only the player's tactile board gives the position.
refused-not-in-tournament = Im Turnier beantwortet das nur Ihr eigenes Tastbrett.

# The game is over, but whether the opponent can mate is not known yet. $side is the player, $reason the
# reason.
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
# An event would end the game, but the arbiter must first rule on a flag.
play-result-held = Der Schiedsrichter entscheidet. Das Ergebnis folgt.
# Only questions are answered until the result is known.
refused-result-awaited = Die Partie ist beendet; das Ergebnis folgt.
