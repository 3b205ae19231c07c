### What is said and shown while a game is played.

## Who speaks: a printed line begins with it

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
# A printed line: who speaks, and the words.
line = { $speaker }: { $words }
# A printed line for one seat alone, on a terminal that several share.
line-private = { $speaker } für { $seat }: { $words }
# Eine Zeile, deren Ereignis noch nicht auf dem Datenträger ist. $line: die ganze Zeile.
line-unsaved = { $line } (noch nicht gesichert)
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
# repeat alone: the announcement that is to be repeated. $mv is the whole of it.
play-to-repeat = Zu wiederholen: { $mv }
# A slip of the tongue put right.
play-corrected = Berichtigung: { $mv }

## Beginning, halting, going on

# Where the journal is. $file is its path.
play-journal-at = Die Partie wird aufgezeichnet in { $file }
# How to begin a game with a clock. $side is to move.
play-ready-to-start = Bereit. { command-start } setzt die Uhr von { $side ->
    [white] Weiß
   *[black] Schwarz
} in Gang, { command-setup } und { command-help } helfen weiter.
# How to begin a game without a clock. $side is to move.
play-ready-without-clock = Bereit, ohne Uhr. { $side ->
    [white] Weiß
   *[black] Schwarz
} beginnt. { command-help } nennt die Befehle.
# White's or Black's clock was started. $side is white or black.
play-started = { $side ->
    [white] Die Uhr von Weiß läuft.
   *[black] Die Uhr von Schwarz läuft.
}
# The arbiter lets a game against a deaf player begin without an assistant.
play-without-assistant = Die Partie beginnt ohne Assistenz; so hat der Schiedsrichter entschieden.
# The program was started again in the middle of a game. $plies half-moves were made, the last is move
# $number of $side; for $gap nothing ran.
play-resumed = { $plies ->
    [0] Die Partie geht weiter, noch ohne Zug. Unterbrechung: { $gap }.
   *[other] { $side ->
        [white] Die Partie geht weiter, nach Zug { $number } von Weiß. Unterbrechung: { $gap }.
       *[black] Die Partie geht weiter, nach Zug { $number } von Schwarz. Unterbrechung: { $gap }.
    }
}
# Ein repariertes Journal wird fortgesetzt: Einträge sind verloren. $entries: wie viele mindestens.
play-missing-entries = { $entries ->
        [one] Mindestens ein Eintrag der Aufzeichnung ist verloren.
       *[other] Mindestens { $entries } Einträge der Aufzeichnung sind verloren.
    } Die Partie geht davor weiter.
# Dann muss der Schiedsrichter zustimmen.
play-missing-arbiter = Ob die Partie von hier weitergeht, entscheidet der Schiedsrichter: { command-continue }.
# Ohne Schiedsrichter müssen beide Spieler zustimmen.
play-missing-players = Soll sie von hier weitergehen, sagen beide Spieler { command-continue }.
# The clocks stand; these times are proposed to players or arbiter.
play-proposed-times = Die Uhren stehen. Der Befehl { command-continue } bestätigt den Vorschlag: { play-white-black-times }.
# The machine slept or stood still in mid-game.
play-gap = Unterbrechung bemerkt: { $gap }.
# Somebody halted the clocks.
play-halted = Die Uhren sind angehalten.
# One side has confirmed the times, the other is to.
play-confirmed = { $side ->
    [white] Weiß hat bestätigt, Schwarz noch nicht.
   *[black] Schwarz hat bestätigt, Weiß noch nicht.
}
# The clocks run on.
play-continued = { $side ->
    [white] Es geht weiter, die Uhr von Weiß läuft.
   *[black] Es geht weiter, die Uhr von Schwarz läuft.
}
# The game goes on where no clock is used.
play-continued-without-clock = Es geht weiter.
# A time was set by hand.
play-time-set = { $side ->
    [white] Zeit von Weiß gestellt auf { $left }.
   *[black] Zeit von Schwarz gestellt auf { $left }.
}
# Half-moves were taken back; whose move it is now.
play-retracted = { $plies ->
    [one] Ein Halbzug zurück,
   *[other] { $plies } Halbzüge zurück,
} { play-whose-move }
# A player wants to take plies back.
play-takeback-offered = { $side ->
    [white] Weiß
   *[black] Schwarz
} möchte { $plies ->
    [one] einen Halbzug zurücknehmen:
   *[other] { $plies } Halbzüge zurücknehmen:
} { command-yes } stimmt zu, { command-no } lehnt ab.
# The other player does not want that.
play-takeback-declined = Zurücknahme abgelehnt.

## The talking clock

# Both times, to somebody who plays neither side.
play-white-black-times = Weiß { $white }, Schwarz { $black }
# An answer to an assistant: whose time or moves these are, and $answer.
play-of-side = { $side ->
    [white] Weiß: { $answer }
   *[black] Schwarz: { $answer }
}
# How many moves the asker has made.
play-moves-made = { $moves ->
    [0] Noch kein Zug
    [one] Ein Zug ausgeführt
   *[other] { $moves } Züge ausgeführt
}

## Questions about the game

# Nothing has happened yet that could be said again.
play-no-move-yet = Noch kein Zug
# One square in a list.
play-square = { $square }
# Whose move it is.
play-whose-move = { $side ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}

## Offers and the end

# A draw is offered.
play-offered = { $side ->
    [white] Weiß bietet Remis an.
   *[black] Schwarz bietet Remis an.
}
# A ground to claim a draw, and for its end.
play-ground-threefold = dreimal dieselbe Stellung
# The other one.
play-ground-fifty = fünfzig Züge ohne Schlagen und Bauernzug
# A draw is claimed, as both sentences below begin. $ground is threefold or fifty.
play-claim = { $side ->
    [white] Weiß
   *[black] Schwarz
} beantragt Remis: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}
# A draw is claimed for the position on the board. $ground is threefold or fifty.
play-claimed = { play-claim }.
# A draw is claimed for the position after a move that is still to be made. $mv is the move.
play-claimed-with = { play-claim }, mit { $mv }.
# What a claim rests on. $count is how often the position stands, or for how many moves of each side nothing was captured and no pawn was moved.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] Die Stellung ist zum ersten Mal da.
        [2] Dieselbe Stellung: zweimal.
        [3] Dieselbe Stellung: dreimal.
       *[other] Dieselbe Stellung: { $count } Mal.
    }
   *[fifty] Ohne Schlagen und Bauernzug: { $count } Züge von jeder Seite.
}
# The claim holds; to the arbiter.
play-claim-holds = Der Antrag ist berechtigt.
# How the arbiter rules on a claim.
play-claim-rule = { command-uphold } beendet die Partie remis, { command-dismiss } stellt die Zeiten nach den Regeln und lässt weiterspielen.
# The claim does not hold, and nothing is due for it.
play-claim-fails = Der Antrag ist nicht berechtigt.
# Said of a claim that did not end the game: the opponent may accept a draw.
play-claim-is-offer = Der Antrag gilt als Remisangebot: { command-accept } oder { command-decline }.
# The claim does not hold; what the Laws provide. $opponent is the claimant's opponent.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Nach den Regeln bekommt Weiß { $given } dazu.
   *[black] Nach den Regeln bekommt Schwarz { $given } dazu.
}
# The same where the claimant loses time too.
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Nach den Regeln bekommt Weiß { $given } dazu, Schwarz verliert { $taken }.
   *[black] Nach den Regeln bekommt Schwarz { $given } dazu, Weiß verliert { $taken }.
}
# The arbiter has dismissed a claim.
play-claim-dismissed = Der Antrag ist abgewiesen.
# A player says that the opponent had touched the piece on a square before moving another.
play-complained = Ich beanstande den Zug: { $square } war zuerst berührt.
# A player says that the opponent had let a piece go before moving it on, or another. $from is where it came from, $square where it was let go.
play-complained-let-go = Ich beanstande den Zug: die Figur von { $from } war auf { $square } losgelassen.
# It is found that the move was allowed all the same.
play-complaint-fails = Der Zug war auch dann erlaubt: { $mv }.
# An offer that came at the wrong time: valid, and told to the arbiter. $side is who made it.
play-offer-untimely = { $side ->
    [white] Weiß hat nicht zwischen Zug und Drücken der Uhr Remis angeboten; das Angebot gilt.
   *[black] Schwarz hat nicht zwischen Zug und Drücken der Uhr Remis angeboten; das Angebot gilt.
}
# An offer that stands, after an interruption. $side is who made it.
play-offer-stands = { $side ->
    [white] Weiß hat Remis angeboten.
   *[black] Schwarz hat Remis angeboten.
}
# It is declined.
play-declined = Remis abgelehnt.
# Asked back before a resignation.
play-sure-to-resign = { $side ->
    [white] Weiß gibt auf? { command-yes } bestätigt.
   *[black] Schwarz gibt auf? { command-yes } bestätigt.
}
# Asked back before accepting a draw.
play-sure-to-accept = { $side ->
    [white] Weiß nimmt das Remis an? { command-yes } bestätigt.
   *[black] Schwarz nimmt das Remis an? { command-yes } bestätigt.
}
# The answer to what was asked back is no.
play-nothing-changed = Es bleibt, wie es ist.
# The result. $winner is white, black, none or both-lost; $reason is a fixed word.
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
    [resignation-cannot-mate] : Aufgabe, aber der Gegner kann nicht mattsetzen.
    [stalemate] { " durch Patt." }
    [dead-position] : tote Stellung.
    [agreement] { " durch Übereinkunft." }
    [flag] { " durch Zeitüberschreitung." }
    [flag-cannot-mate] : Zeit überschritten, aber der Gegner kann nicht mattsetzen.
    [threefold-claim] : { play-ground-threefold }, auf Antrag.
    [fifty-claim] : { play-ground-fifty }, auf Antrag.
    [fivefold-repetition] : fünfmal dieselbe Stellung.
    [default-time] : Der Gegner kam nicht in der Wartezeit.
    [nobody-came] : Keiner kam in der Wartezeit.
    [sealed-move] : Der Abgabezug des Gegners gilt nicht.
    [illegal-moves] { " wegen regelwidriger Züge." }
    [illegal-moves-cannot-mate] : regelwidrige Züge, aber der Gegner kann nicht mattsetzen.
    [penalty] : Strafe des Schiedsrichters.
    [normal-means] : auf Antrag in den letzten zwei Minuten.
    [unsettled] : Remis wurde beantragt, ein Schiedsrichter entscheidet.
    [both-flags] : Beide Fallblättchen sind gefallen.
    [not-objected] : Niemand hat widersprochen.
    [ruling] : Entscheidung des Schiedsrichters.
   *[seventy-five-moves] : 75 Züge ohne Schlagen und Bauernzug.
}
# How to get the score of the finished game. $file is the journal.
play-over-score = Mitschrift: annabella sheet { $file } --to { $form }
# Die Prüffelder der beendeten Partie: zehn Felder, aus denen sich ergibt, ob ihre Aufzeichnung verändert
# wurde. Sie werden vorgelesen und auf die Formulare geschrieben. $digest: die Felder.
digest-result = Prüffelder der Partie: { $digest }
# The digest was asked for before one was told.
digest-none = Bisher wurden keine Prüffelder genannt; sie kommen am Ende, und auch annabella report nennt sie.
# Dasselbe für eine abgebrochene Partie. $digest: die Felder.
digest-adjournment = Prüffelder der abgebrochenen Partie: { $digest }
# Dasselbe, wenn das Programm vor dem Ende der Partie aufhört. $digest: die Felder.
digest-unfinished = Prüffelder der unbeendeten Partie: { $digest }
# A flag has fallen; told to the arbiter.
play-flag-fallen = { $side ->
    [white] Das Fallblättchen von Weiß ist gefallen.
   *[black] Das Fallblättchen von Schwarz ist gefallen.
}
# A press after an illegal entry; told to the arbiter. $entry is what was typed, $why the reason.
play-illegal-pressed = { $side ->
    [white] Weiß hat nach einem regelwidrigen Zug gedrückt: { $entry }. { $why }
   *[black] Schwarz hat nach einem regelwidrigen Zug gedrückt: { $entry }. { $why }
}
# Why a move is illegal: its pawn stays on the last rank. $queen (yes or no): the edition says what it becomes.
play-unpromoted = { $queen ->
    [yes] Der Bauer auf { $square } ist nicht umgewandelt; er wird durch eine Dame ersetzt.
   *[no] Der Bauer auf { $square } ist nicht umgewandelt.
}
# A press before the move was made; told to the arbiter.
play-pressed-early = { $side ->
    [white] Weiß hat gedrückt, bevor der Zug ausgeführt war.
   *[black] Schwarz hat gedrückt, bevor der Zug ausgeführt war.
}
# A completed move that touched pieces did not allow; told to the arbiter. $why is what they left.
play-touch-broken = { $side ->
    [white] Weiß hat trotz berührter Figur gezogen: { $mv }. { $why }
   *[black] Schwarz hat trotz berührter Figur gezogen: { $mv }. { $why }
}
# A completed move in which two pieces were moved at once; told to the arbiter. $counts (yes or no): the edition calls it illegal.
play-two-hands = { $side ->
    [white] Weiß hat zwei Figuren zugleich bewegt: { $mv }. Erlaubt ist nur eine Hand
   *[black] Schwarz hat zwei Figuren zugleich bewegt: { $mv }. Erlaubt ist nur eine Hand
}{ $counts ->
    [yes] ; mit zwei Händen gilt der Zug als regelwidrig.
   *[no] .
}
# A piece was lifted before the opponent's move was executed on the own board; evidence for the arbiter.
play-touched-early = { $side ->
    [white] Weiß hat vor dem Ausführen des gegnerischen Zugs gehoben: { $piece } von { $square }.
   *[black] Schwarz hat vor dem Ausführen des gegnerischen Zugs gehoben: { $piece } von { $square }.
}
# Adjusting pieces is announced beforehand.
play-adjusting = Ich korrigiere.
# Touches were struck out, as they were not deliberate. $side is who touched.
play-untouched = { $side ->
    [white] Für Weiß gilt keine Figur mehr als berührt.
   *[black] Für Schwarz gilt keine Figur mehr als berührt.
}
# The clock was pressed: to the player who pressed it and does not see it.
play-pressed = Gedrückt.
# The clock was pressed: to the opponent, who does not see it, and to both where neither does.
play-opponent-pressed = { $side ->
    [white] Weiß hat gedrückt.
   *[black] Schwarz hat gedrückt.
}
# The player calls the arbiter by a button.
play-arbiter-called = { $side ->
    [white] Weiß ruft den Schiedsrichter.
   *[black] Schwarz ruft den Schiedsrichter.
}

## The tactile board

# The opponent's move stands on the own pegs now: to that player alone.
play-executed = Ausgeführt.
# To the announcer: the opponent's board shows the announced move. $side is the opponent.
play-opponent-executed = { $side ->
    [white] Weiß hat ausgeführt.
   *[black] Schwarz hat ausgeführt.
}
# To the announcer: the opponent has repeated the announced move. $side is the opponent.
play-opponent-repeated = { $side ->
    [white] Weiß hat wiederholt.
   *[black] Schwarz hat wiederholt.
}
# The pegs are not as they should be. $squares is a list of what should stand where.
play-board-differs = { $side ->
    [white] Das Brett von Weiß weicht ab, richtig ist: { $squares }.
   *[black] Das Brett von Schwarz weicht ab, richtig ist: { $squares }.
}
# What should stand on a square.
play-should = { $piece } auf { $square }
# A square that should be empty.
play-should-be-empty = { play-square-empty }
# At the end of such squares: $squares more there are that are not named.
play-should-more = { $squares } weitere Felder
# The pegs show another move than was announced.
play-pegs-differ = Angesagt ist { $announced }, auf dem Brett steht { $pegs }.
# Setting up: this piece must leave.
play-setup-lift = { $piece } weg von { $square }
# Setting up: this piece is placed next.
play-setup-place = { play-should }
# Setting up is finished.
play-setup-done = Alles steht.
# A board is read from the other side of the table from now on.
play-board-turned = { $side ->
    [white] Das Brett von Weiß wird jetzt umgedreht gelesen.
   *[black] Das Brett von Schwarz wird jetzt umgedreht gelesen.
}
# A board shows the position upside down.
play-board-looks-turned = { $side ->
    [white] Das Brett von Weiß liegt wohl umgedreht; { command-turn } { argument-white } liest es so.
   *[black] Das Brett von Schwarz liegt wohl umgedreht; { command-turn } { argument-black } liest es so.
}
# The colours on a board are swapped.
play-board-colours-swapped = { $side ->
    [white] Auf dem Brett von Weiß sind die Farben vertauscht.
   *[black] Auf dem Brett von Schwarz sind die Farben vertauscht.
}
# A board shows the position that the game began with, $plies half-moves ago.
play-board-at-start = { $side ->
    [white] Das Brett von Weiß zeigt die Anfangsstellung, { $plies } Halbzüge zurück; { command-setup } führt zur jetzigen.
   *[black] Das Brett von Schwarz zeigt die Anfangsstellung, { $plies } Halbzüge zurück; { command-setup } führt zur jetzigen.
}
# A board shows the position before the last move of its own player, which stands.
play-board-taken-back = { $side ->
    [white] Auf dem Brett von Weiß ist { $mv } zurückgenommen. Der Zug gilt, bis der Befehl { command-retract } kommt.
   *[black] Auf dem Brett von Schwarz ist { $mv } zurückgenommen. Der Zug gilt, bis der Befehl { command-retract } kommt.
}
# A board that was away shows a move that nobody saw being executed.
play-board-shows = Auf dem Brett steht { $mv }.
# A board that was away shows a legal move that nobody has announced.
play-board-offers = Auf dem Brett steht { $mv }; { command-say } sagt den Zug an.
# Each lift is told to its player, who wants to hear it.
play-echo-lifted = { $square } { $piece } weg
# Each placement is told to its player, who wants to hear it.
play-echo-placed = { $square } { $piece }
# A peg in an aperture that the board cannot tell from others.
play-unreadable = Der Stift auf { $square } ist nicht zu lesen: bitte neu einsetzen.
# Both kings stand in the centre of the board, as after a game.
play-kings-in-centre = Beide Könige stehen in der Mitte. Zu Ende ist die Partie erst mit { command-resign }, { command-offer } oder { command-accept }.
# A board is connected for the first time.
play-board-ready = { $side ->
    [white] Das Brett von Weiß ist verbunden.
   *[black] Das Brett von Schwarz ist verbunden.
}
# A board is connected again.
play-board-back = { $side ->
    [white] Das Brett von Weiß ist wieder da.
   *[black] Das Brett von Schwarz ist wieder da.
}
# The connection to a board is lost.
play-board-lost = { $side ->
    [white] Das Brett von Weiß ist nicht mehr verbunden.
   *[black] Das Brett von Schwarz ist nicht mehr verbunden.
}
# Ein Brett, dessen Anschluss offen ist, hat noch nie geantwortet.
play-board-silent = { $side ->
    [white] Das Brett von Weiß antwortet nicht.
   *[black] Das Brett von Schwarz antwortet nicht.
}
# A board sends bytes that mean nothing.
play-board-nonsense = { $side ->
    [white] Das Brett von Weiß sendet Unverständliches, { $bytes } Zeichen; nichts davon gilt.
   *[black] Das Brett von Schwarz sendet Unverständliches, { $bytes } Zeichen; nichts davon gilt.
}

# The contacts of a board change far too often; what lasts still counts. $side is whose board.
play-board-flutters = { $side ->
    [white] Ein Kontakt am Brett von Weiß flattert. Was länger steht oder länger fehlt, gilt weiter.
   *[black] Ein Kontakt am Brett von Schwarz flattert. Was länger steht oder länger fehlt, gilt weiter.
}
# Which contact it is. $square: the square.
play-square-flutters = Es ist der Kontakt von { $square }.
# A board changes faster than hands do, on many squares at once: a bad plug, a broken controller.
play-board-floods = Das Brett meldet mehr, als Hände tun können; was es meldet, zählt eine Sekunde später.

## Devices

# The journal cannot be written, for instance because the disk is full.
play-journal-lost = Die Aufzeichnung lässt sich nicht schreiben. Die Partie geht weiter. Nichts ist vergessen, es wird wieder versucht.
# The journal is written again, with everything that was missing.
play-journal-back = Die Aufzeichnung ist wieder vollständig.
# The journal's disk has not answered for half a second. It is said at once; the game goes on.
play-journal-stalled = Der Datenträger der Aufzeichnung antwortet nicht. Die Partie geht weiter, noch ungesichert.
# Somebody deleted, replaced or changed the journal's file while the game was going on.
play-journal-renewed = Die Datei der Aufzeichnung wurde von außen verändert. Sie ist vollständig neu geschrieben.

## What a move still needs

# Nothing has been moved yet.
play-missing-move = Es fehlt der Zug.
# The announced move is not on the pegs yet.
play-missing-execution = Auf dem Brett fehlt { $mv }.
# The pegs are in the middle of a move.
play-missing-rest = Auf dem Brett ist der Zug noch nicht fertig.
# A piece was lifted and is not placed yet. $square is where it came from.
play-missing-in-hand = Noch in der Hand: { $piece } von { $square }.
# A piece was lifted long ago and is on no square. $square is where it came from.
play-missing-nowhere = Auf keinem Feld: { $piece } von { $square }. Steckt die Figur schon, liest das Brett sie dort nicht: bitte neu einsetzen.
# What must still come to stand where, for the move to be whole. $squares is a list.
play-missing-squares = Auf dem Brett fehlt noch: { $squares }.
# The captured piece still stands on the mover's board.
play-missing-capture = Die geschlagene Figur steht noch auf { $square }.
# A pawn stands on the last rank of its own tactile board.
play-missing-promotion = Auf { $square } fehlt die Figur, in die der Bauer sich umwandelt.
# Touched pieces leave only this; $duty is a whole sentence.
play-missing-duty = { $duty }
# The move has not been announced.
play-missing-announcement = Es fehlt die Ansage.
# The clock has not been pressed.
play-missing-press = Die Uhr ist noch nicht gedrückt.
# The opponent's announcement has not been repeated.
play-missing-repetition = Es fehlt die Wiederholung von { $mv }.
# Nothing at all is missing.
play-missing-nothing = Es fehlt nichts.
# The game is being adjourned, and the envelope has no passphrase. $keeper: who types it (arbiter or players).
play-missing-passphrase = Es fehlt die Passphrase für den Umschlag. { $keeper ->
    [arbiter] Der Schiedsrichter tippt sie.
   *[players] Tippen Sie sie zuerst, zweimal.
}
# The game is being adjourned, and the move is not sealed.
play-missing-sealed = Es fehlt der Abgabezug: tippen Sie { command-seal } und den Zug.
# The move is sealed; to its player.
play-missing-then-stop = { command-press } hält die Uhren an. { command-seal } allein liest Ihnen den Abgabezug vor.
# The game is being adjourned; to everybody but who seals. $side is who seals a move.
play-missing-others-seal = { $side ->
    [white] Weiß gibt einen Zug ab
   *[black] Schwarz gibt einen Zug ab
} und hält dann die Uhren an.
# The game is adjourned.
play-missing-then-open = Der Umschlag ist geschlossen; { command-continue } öffnet ihn.

## Refusals: one clear sentence, and nothing changes

# Nothing was typed.
refused-empty = Die Zeile ist leer; { command-help } nennt, was geht.
# A command with something behind it that it cannot use.
refused-argument = Mit „{ $argument }“ kann { $command } nichts anfangen; { command-help } { $command } sagt, was geht.
# A command that needs something behind it, alone.
refused-argument-missing = { $command } braucht noch eine Angabe; { command-help } { $command } sagt, welche.
# The game has not begun.
refused-not-started = Die Partie hat noch nicht begonnen; { command-start } beginnt sie.
# The game has begun already.
refused-started = Die Partie läuft schon; { command-whose } sagt, wer am Zug ist.
# The clocks stand. $by is who lets them run on: the arbiter, or the one who is told.
refused-halted = { $by ->
    [arbiter] Die Uhren sind angehalten, bis der Schiedsrichter sie weiterlaufen lässt.
   *[asker] Die Uhren sind angehalten; { command-continue } setzt sie in Gang.
}
# The clocks do not stand.
refused-not-halted = Die Uhren sind nicht angehalten; { command-halt } hält sie an.
# It is the other side's move. $side is the side to move.
refused-not-your-move = { play-whose-move }
# The game is over.
refused-over = Die Partie ist zu Ende; { command-last }, { command-score } und { command-board } antworten, { command-quit } verlässt sie.
# The game is played without a clock.
refused-no-clock = Diese Partie hat keine Uhr; eine gibt ihr --time-control zu Beginn.
# The own clock does not run, so it cannot be pressed.
refused-clock-stands = Die eigene Uhr läuft nicht; { command-whose } sagt, welche läuft.
# Begins the answer to a press before the move is made; what is missing follows.
refused-nothing-made = Das Drücken gilt noch nicht.
# The opponent's announcement must be repeated before the own move.
refused-repeat-first = Zuerst wiederholen: { $mv }
# Nothing was announced that could be repeated.
refused-nothing-to-repeat = Es gibt nichts zu wiederholen; { command-last } nennt den letzten Zug.
# The repetition is another move than the announcement.
refused-repetition-differs = Angesagt war { $announced }, wiederholt wurde { $repeated }.
# A move is announced already and waits for the pegs.
refused-announced = Angesagt ist schon { $mv }; { command-correct } ändert die Ansage.
# Only the arbiter may do that.
refused-arbiter-only = Das darf nur der Schiedsrichter; { command-halt } ruft ihn.
# Who touched a piece wants the touch struck out.
refused-own-touch = Wer selbst berührt hat, kann die Berührung nicht streichen; der Gegner oder der Schiedsrichter kann es.
# The arbiter has no side to move for.
refused-no-side = Das geht nur für Weiß oder Schwarz: { argument-white }: oder { argument-black }: davor.
# At a shared terminal with one visually impaired player, resign! without a side.
refused-resigns-unnamed = Aufgabe: Die Zeile nennt keine Seite. Geben Sie { argument-white } { command-resign }! oder { argument-black } { command-resign }! ein.
# The side has no tactile board.
refused-no-board = Hier gibt es kein tastbares Brett; eines nennt --white-board oder --black-board.
# The board is not connected.
refused-board-away = Ein Brett ist nicht verbunden; bitte Kabel und Strom prüfen.
# A board does not show the position. $squares lists what should stand where.
refused-board-differs = { $side ->
    [white] Zuerst das Brett von Weiß berichtigen: { $squares }.
   *[black] Zuerst das Brett von Schwarz berichtigen: { $squares }.
}
# Nothing stands on a square that is said to be touched.
refused-nothing-stands = Auf { $square } steht nichts; { command-board } nennt, was wo steht.
# No draw has been offered.
refused-no-offer = Es ist kein Remis angeboten; { command-offer } bietet eines an.
# An offer stands already.
refused-offered = Remis ist schon angeboten; der Gegner antwortet mit { command-accept } oder { command-decline }.
# The right to claim a draw was lost by touching a piece.
refused-claim-lost = Wer eine Figur berührt hat, kann mit diesem Zug kein Remis mehr beantragen, nach dem nächsten Zug des Gegners wieder.
# The arbiter rules on a claim that is not there.
refused-no-claim = Es ist nichts beantragt; { command-claim } beantragt.
# The clocks are to run on before the claim is ruled on.
refused-claim-pending = Zuerst ist über den Antrag zu entscheiden: { command-uphold } oder { command-dismiss }.
# The right to complain of the opponent's move was lost by touching a piece oneself.
refused-complaint-lost = Wer selbst eine Figur berührt hat, kann den Zug des Gegners nicht mehr beanstanden; { command-halt } ruft den Schiedsrichter.
# There is no move of the opponent's that one could complain of.
refused-no-move = Der Gegner hat noch keinen Zug ausgeführt; { command-whose } sagt, wer am Zug ist.
# It is no move in any form, and near to a command. $text is what was typed, $command the command's word.
refused-no-command = „{ $text }“ ist kein Zug und kein Befehl; war { $command } gemeint? { command-help } nennt die Befehle.
# An assistant does what was not agreed on. $side is whose assistant, $duty one of the duties of D.2.10.
refused-not-duty = { $side ->
    [white] Die Assistenz von Weiß ist nicht dafür da,
   *[black] Die Assistenz von Schwarz ist nicht dafür da,
} { $duty ->
    [moves] Züge auszuführen.
    [announce] Züge anzusagen.
    [score] mitzuschreiben.
    [clock] die Uhr zu drücken.
    [inform] nach Zeiten und Zügen zu fragen.
    [claims] Zeitüberschreitung zu reklamieren.
    [touches] diese Berührung zu melden; der Gegner oder der Schiedsrichter meldet sie.
   *[adjourn] die Partie abzubrechen.
}
# Something that no assistant can do for a player. $side is the player.
refused-players-own = { $side ->
    [white] Das darf nur Weiß selbst, keine Assistenz.
   *[black] Das darf nur Schwarz selbst, keine Assistenz.
}
# An assistant speaks for a side that has none.
refused-no-assistant = { $side ->
    [white] Weiß hat keine Assistenz.
   *[black] Schwarz hat keine Assistenz.
}
# A visually impaired player against a deaf one needs an assistant. The options are typed as they stand.
refused-assistant-owed = Gegen einen gehörlosen Spieler muss eine Assistenz dabei sein: --white-assistant oder --black-assistant. Ohne kann nur der Schiedsrichter beginnen lassen, mit { command-start }!.
# The event bars draws by agreement so early. $moves is how many moves each player must have made.
refused-draw-barred = { $moves ->
    [one] Vor einem Zug von jeder Seite darf hier kein Remis vereinbart werden.
   *[other] Vor { $moves } Zügen von jeder Seite darf hier kein Remis vereinbart werden.
}
# A draw needs a move by each side first.
refused-too-early = Remis gibt es erst, wenn beide Seiten einen Zug ausgeführt haben.
# There is nothing to say yes to.
refused-nothing-asked = Es ist nichts gefragt; { command-help } nennt, was geht.
# That is proposed already.
refused-takeback-stands = Das ist schon vorgeschlagen; der Gegner antwortet mit { command-yes } oder { command-no }.
# There is no help on that. $text is what was typed.
refused-no-topic = Zu „{ $text }“ gibt es keine Hilfe; { command-help } nennt die Themen.
# The flag has not fallen.
refused-flag-stands = Kein Fallblättchen ist gefallen; { command-clock } nennt die Zeiten.
# So many half-moves were not played.
refused-too-far = { $plies ->
    [one] Es gibt keinen Halbzug, der zurückgenommen werden könnte.
   *[other] Es wurden keine { $plies } Halbzüge gespielt.
}
# A correction comes too late.
refused-too-late = Dafür ist es zu spät; { command-halt } hält die Uhren an, um es zu klären.
# The arbiter is looking at an irregularity.
refused-arbiter-decides = Der Schiedsrichter entscheidet gerade; bis dahin bitte warten.
# Somebody speaks at a terminal for somebody else. $who may do that, $seat is whose terminal this is: white,
# black, assistant, white-assistant, black-assistant, arbiter, or shared. $way: what would do here instead.
refused-other-seat = { $who ->
    [white] Das kann nur Weiß selbst
    [black] Das kann nur Schwarz selbst
    [white-assistant] Das kann nur die Assistenz von Weiß
    [black-assistant] Das kann nur die Assistenz von Schwarz
    [arbiter] Das kann nur der Schiedsrichter
   *[assistant] Das kann nur die Assistenz
}, und dies ist das Terminal { $seat ->
    [white] von Weiß
    [black] von Schwarz
    [white-assistant] der Assistenz von Weiß
    [black-assistant] der Assistenz von Schwarz
    [arbiter] des Schiedsrichters
    [shared] der Spieler; der Schiedsrichter hat ein eigenes
   *[assistant] der Assistenz
}{ $way ->
    [call] ; { command-halt } ruft den Schiedsrichter
    [result] ; { command-result } entscheidet, wie die Partie ausging
    [leave] ; { command-quit } verlässt die Partie, und beide schreiben das Ergebnis auf
   *[none] { "" }
}.
# A move or a press of $side, which has a board, is entered as heard at somebody else's terminal.
refused-own-board = { $side ->
    [white] Weiß hat ein Brett: Züge und Drücken kommen nur von dort.
   *[black] Schwarz hat ein Brett: Züge und Drücken kommen nur von dort.
}
# What was typed is not the arbiter's PIN.
refused-wrong-pin = Das ist nicht die PIN des Schiedsrichters; es ist nichts geschehen. Derselbe Befehl fragt noch einmal danach.
# The arbiter's PIN was asked for and not given.
refused-pin-missing = Ohne die PIN des Schiedsrichters ist nichts geschehen. Derselbe Befehl fragt noch einmal danach.
# A line may contain the arbiter's PIN: it is not quoted.
refused-may-hold-pin = Zeile: Sie enthält vielleicht die PIN des Schiedsrichters und wurde weder ausgeführt noch gespeichert. Geben Sie sie ohne die PIN ein.
# In tournament play the position is read only from the own tactile board.
refused-not-in-tournament = Im Turnier gibt es das nur vom eigenen tastbaren Brett.

# Die Partie ist aus, aber noch ist nicht bekannt, ob der Gegner matt setzen kann. $side ist der Spieler, $reason der Grund.
play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Weiß gibt auf.
       *[black] Schwarz gibt auf.
    }
} Ob { $side ->
    [white] Schwarz
   *[black] Weiß
} noch matt setzen kann, wird geprüft; das Ergebnis folgt.
# Bis das Ergebnis bekannt ist, werden nur Fragen beantwortet.
refused-result-awaited = Die Partie ist aus; ihr Ergebnis wird geprüft.
