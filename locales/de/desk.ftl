### The arbiter's desk: open cases, what the Laws provide for them, and rulings.

## Commands

# Reports an irregularity; its kind and the player follow.
command-irregularity = verstoß
    .heard = vs
# Gives a player a penalty; the player and the penalty follow.
command-penalty = strafe
    .heard = str
# Sets the result; it follows.
command-result = ergebnis
    .heard = erg
# Undoes the last ruling.
command-undo = widerrufen
    .heard = widerruf, wf
# Lists the cases that wait for a ruling.
command-open = offen
    .heard = of
# Finds out who can still mate.
command-judge = beurteilen
    .heard = bu, urteilen
# Postpones the decision on a claim in the last two minutes.
command-postpone = aufschieben
    .heard = aufschub, au
# Appeals against the arbiter's decision.
command-appeal = protest
    .heard = protest einlegen, berufung, berufung einlegen

## Words after irregularity

# An illegal move.
irregularity-illegal = regelwidrig
    .heard = regelwidriger zug, rw
# The pieces were set up wrongly.
irregularity-set-up = aufstellung
    .heard = falsche aufstellung, as
# The board is turned.
irregularity-turned = gedreht
    .heard = brett gedreht, verdreht, brett verdreht, bv
# The colours were swapped.
irregularity-colours = farben
    .heard = farben vertauscht, vertauschte farben, fa
# A player has knocked pieces over.
irregularity-displaced = umgeworfen
    .heard = verschoben, um
# Pieces are on wrong squares; no one knows since when.
irregularity-found = verstellt
    .heard = falsch stehend, vt
# The boards of both players differ.
irregularity-boards = bretter
    .heard = bretter verschieden, br
# A move was made that the touched pieces did not allow.
irregularity-touch = berührt
    .heard = berührt geführt, bg
# A king was left in check or put in it.
irregularity-check = schach
    .heard = im schach, sc
# The king was captured.
irregularity-king = könig
    .heard = könig geschlagen, kg
# Both kings are in check, or a pawn is on the last rank.
irregularity-kings = beide könige
    .heard = könige, bk
# A pawn was not promoted.
irregularity-promotion = umwandlung
    .heard = bauer, uw
# The clock was pressed without a move.
irregularity-press = gedrückt
    .heard = drücken, dr
# A move was made with two hands.
irregularity-hands = zwei hände
    .heard = hände, zh
# A move was written before it was made.
irregularity-written = vorgeschrieben
    .heard = vorher notiert, vn
# The clock was hit, lifted or knocked over.
irregularity-clock = uhr
    .heard = uhr misshandelt, um uhr
# The clock was pressed with another hand than the one that made the move.
irregularity-other-hand = andere hand
    .heard = falsche hand, fh
# The clocks were stopped without a good reason.
irregularity-halt = angehalten
    .heard = anhalten, ah
# The opponent was disturbed.
irregularity-disturbing = störung
    .heard = gestört, sg
# Notes or advice.
irregularity-advice = rat
    .heard = notizen, hilfe, ra
# A device, for example a telephone that rings.
irregularity-device = gerät
    .heard = telefon, handy, ge
# A player refuses to comply with the Laws.
irregularity-refusal = weigerung
    .heard = weigert sich, wg
# Both players refuse to comply with the Laws.
irregularity-both = beide
    .heard = beide weigern sich, bw
# An external disturbance.
irregularity-outside = außen
    .heard = von außen, lärm, va
# Someone revealed the number of moves or that a clock was not pressed.
irregularity-moves-told = verraten
    .heard = zügezahl verraten, zv
# The clock was set wrongly.
irregularity-times = zeiten
    .heard = falsch gestellt, fg, uhr falsch gestellt, uhr falsch, falsche zeiten, falsche zeit
# The clock has a defect.
irregularity-defect = defekt
    .heard = uhr defekt, ud, uhr kaputt, kaputt
# Both flags have fallen, and no one knows which fell first.
irregularity-flags = beide fallblättchen
    .heard = beide blättchen, blättchen, bb

## Penalties

# A warning.
measure-warning = verwarnung
    .heard = vw
# Before a time that is taken away.
measure-less = weniger
    .heard = minus
# Before points that are deducted, or given with a plus sign.
measure-points = punkte
    .heard = punkt, pt
# The game is lost.
measure-loss = verlust
    .heard = verloren
# The game is drawn.
measure-draw = unentschieden
# A fine.
measure-fine = bußgeld
    .heard = geldstrafe
# Before a number of rounds.
measure-rounds = runden
    .heard = runde
# Expulsion from the event.
measure-expulsion = ausschluss
    .heard = ausgeschlossen
# The game is cancelled, and a new one is played.
measure-new-game = neue partie
    .heard = neu, neupartie

## Words after claim in the last two minutes

# The game cannot be won by normal means, or the opponent does not try.
argument-normal-means = normal
    .heard = normale mittel, nm
# A request for an increment for both players.
argument-increment = zeitgutschrift
    .heard = gutschrift, zuschlag, zeitzuschlag, zs

## Words after judge

# The moves that lead to mate.
argument-line = zugfolge
    .heard = züge, variante

## Messages at the desk

# The names of situations, as in the table of docs/laws.md. $situation is one of them.
desk-situation = { $situation ->
    [wrong-set-up] falsche Anfangsstellung
    [turned-board] Brett gedreht
    [set-up-found-late] falsche Anfangsstellung, zu spät bemerkt
    [swapped-colours] Farben vertauscht
    [pieces-displaced] Figuren verschoben
    [pieces-found-displaced] Figuren stehen falsch
    [boards-differ] Bretter verschieden
    [touch-broken] berührt, nicht geführt
    [illegal-move] regelwidriger Zug
    [illegal-move-in-last-period] regelwidriger Zug, letzte Zeitperiode
    [illegal-move-answered] regelwidriger Zug, schon beantwortet
    [king-left-in-check] König im Schach gelassen
    [king-captured] König geschlagen
    [both-kings-in-check] Könige im Schach oder Bauer auf letzter Reihe
    [unpromoted-pawn] Bauer nicht umgewandelt
    [press-without-move] Uhr ohne Zug gedrückt
    [two-hands] mit zwei Händen gezogen
    [written-beforehand] Zug im Voraus aufgezeichnet
    [clock-mishandled] Uhr unangemessen behandelt
    [other-hand] Uhr mit der anderen Hand gedrückt
    [halt-without-reason] Uhren ohne triftigen Grund angehalten
    [opponent-disturbed] Gegner gestört
    [advice-taken] Notizen oder Rat
    [device] Gerät oder Telefon
    [persistent-refusal] beharrliche Weigerung
    [both-refuse] Weigerung beider Spieler
    [external-disturbance] Störung von außen
    [moves-told] Zahl der Züge verraten
    [clock-set-wrongly] Uhr falsch gestellt
    [clock-defective] Uhr defekt
    [flag-fallen] Fallblättchen gefallen
    [both-flags-known] beide Fallblättchen gefallen, seines zuerst
    [both-flags-unknown] beide Fallblättchen, Reihenfolge unbekannt
    [both-flags-in-last-period] beide Fallblättchen, letzte Zeitperiode
    [increment-asked] Antrag auf Zeitgutschrift
    [end-claim] Remisantrag in den letzten zwei Minuten
    [end-appeal] Protest
    [end-without-arbiter] Remisantrag ohne Schiedsrichter
   *[other] { $situation }
}
# A side as a name. $side is the side.
desk-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
# The opponent of $side.
desk-opponent = { $side ->
    [white] Schwarz
   *[black] Weiß
}
# A new case waits for a ruling. $number is its number, $clause the clause.
desk-waits = Fall { $number }: { desk-side }, { desk-situation }. Artikel { $clause }. Details: Befehl { command-more }.
# The same, just after the announcement of what was seen.
desk-waits-short = Fall { $number }, Artikel { $clause }. Details: Befehl { command-more }.
# One of the open cases. $ago is its age, $postponed (yes or no): the decision is postponed.
desk-open = Fall { $number }: { desk-side }, { desk-situation }. Artikel { $clause }. Zeit seitdem: { $ago }{ $postponed ->
    [yes] . Aufgeschoben
   *[no] { "" }
}.
# $number is that of the oldest case.
desk-open-more = Details: Befehl { command-open } { $number }.
# No case waits for a ruling.
desk-nothing = Keine offenen Fälle.
# A player has called the arbiter.
desk-call = { desk-side } hat den Schiedsrichter gerufen. Zeit seitdem: { $ago }.
# A claim of a draw waits for a ruling.
desk-claim = { desk-side } beantragt Remis{ $ground ->
    [threefold] . Grund: { play-ground-threefold }
   *[fifty] . Grund: { play-ground-fifty }
}.
# A proposed loss waits for a ruling.
desk-loss = { desk-side } würde verlieren: { $reason ->
    [default-time] Die Wartezeit ist um
   *[sealed-move] Der Abgabezug ist ungültig
}.
# The position before the irregularity: after move $number of $side.
desk-back-to = Stellung nach Zug { $number } von { desk-side } wiederherstellen.
# The position before the irregularity is the initial one.
desk-back-to-start = Anfangsstellung wiederherstellen.
# Under Article 7.5.2 of 2023.
desk-queen = Der Bauer wird zur Dame.
# The consequence under the Laws. $effect is which.
desk-holds = { $effect ->
    [new-game] Die Partie ist annulliert. Eine neue wird gespielt.
    [new-game-before] Bei weniger als zehn Zügen beider: neue Partie. Sonst wird die Partie fortgesetzt.
    [goes-on] Die Partie wird fortgesetzt.
    [transferred] Die Stellung wird auf ein richtig liegendes Brett übertragen.
    [may-be-transferred] Die Stellung darf auf ein richtig liegendes Brett übertragen werden.
    [goes-on-unless-ruled] Die Partie wird fortgesetzt, sofern Sie nicht anders entscheiden. Mit { command-uphold } { measure-new-game } wird eine neue gespielt.
    [goes-on-without-castling] Die Partie wird fortgesetzt. Ein falsch stehender König oder Turm darf nicht rochieren.
    [goes-on-swapped-king] Die Partie wird fortgesetzt. Ein mit der Dame vertauschter König darf nicht rochieren.
    [put-back] Der Spieler baut die Stellung auf Kosten der eigenen Zeit wieder auf.
    [stands] Der Zug bleibt bestehen.
    [stands-unless-agreed] Der Zug bleibt bestehen, es sei denn, die Spieler einigen sich auf eine Korrektur.
    [stands-unless-ruled] Das Ergebnis gilt, sofern der Schiedsrichter nicht anders entscheidet.
    [drawn-after-next-move] Den nächsten Zug abwarten. Steht die regelwidrige Stellung dann noch, ist die Partie remis.
    [lost] Der Spieler verliert die Partie.
    [lost-or-drawn] Der Spieler verliert die Partie. Kann der Gegner nicht mattsetzen, ist sie remis. Klären: Befehl { command-judge }.
    [both-lose] Beide verlieren.
    [drawn] Die Partie ist remis.
    [time-may-be-given] Der Schiedsrichter darf Zeit geben.
    [times-corrected] Zeiten berichtigen.
    [clock-replaced] Uhr austauschen.
    [increment] Beide erhalten fünf Sekunden je Zug. Der Gegner erhält zusätzlich zwei Minuten.
    [draw-postpone-refuse] Remis: Befehl { command-uphold }. Später entscheiden: { command-postpone }. Ablehnen: { command-dismiss }.
    [draw-postpone] Remis: Befehl { command-uphold }. Später entscheiden: { command-postpone }. Ablehnen ist nicht vorgesehen.
    [ends-game] Der Antrag beendet die Partie.
   *[may-appeal] Protest ist möglich.
}
# The penalty under the Laws. $counted (yes or no): offences of this kind are counted; $offence: which this is.
desk-owes = { $measure ->
    [none] { $counted ->
        [yes] { $offence }. Verstoß: keine Strafe.
       *[no] Keine Strafe.
    }
   *[other] { $counted ->
        [yes] { $offence }. Verstoß: { desk-measure }.
       *[no] Strafe: { desk-measure }.
    }
}
# A penalty. $measure is which, $time and $count how much; points are counted in halves.
desk-measure = { $measure ->
    [warning] Verwarnung
    [opponent-time] { desk-opponent } erhält zusätzlich { $time }
    [own-time] { desk-side } verliert { $time }
    [opponent-points] { desk-opponent } erhält { desk-points }
    [own-points] { desk-side } verliert { desk-points }
    [loss] { desk-side } verliert die Partie
    [draw] Remis, weil der Gegner nicht mattsetzen kann
    [fine] Bußgeld
    [rounds] Ausschluss für { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
    [expulsion] Ausschluss vom Turnier
    [new-game] Eine neue Partie
   *[none] Keine
}
# $count half points.
desk-points = { $count ->
    [1] einen halben Punkt
   *[2] einen Punkt
}
# The Laws name no penalty.
desk-chosen = Die Strafe wählt der Schiedsrichter. Zum Beispiel: Befehl { command-uphold } { measure-warning } oder { command-uphold } 1:00.
# The Laws let the arbiter penalise.
desk-optional = Der Schiedsrichter darf bestrafen. Zum Beispiel: Befehl { command-uphold } { measure-warning } oder { command-uphold } 1:00.
# The program could not find out in time whether the opponent can mate.
desk-undetermined = Noch offen: Kann der Gegner mattsetzen? Möglich: Befehl { command-judge }, { command-uphold } { measure-loss } oder { command-uphold } { measure-draw }.
# The times and move counters that a ruling sets.
desk-times = Zeiten nach der Entscheidung. Weiß: { $white }. Schwarz: { $black }. Zugzähler: Weiß { $white_moves }, Schwarz { $black_moves }.
# The arbiter may rule only then.
desk-on-claim = Entscheiden dürfen Sie nur, wenn der Gegner reklamiert.
# The position is restored in any case.
desk-penalty-on-claim = Die Strafe gilt nur, wenn der Gegner reklamiert.
# The time limit for a ruling.
desk-until-move = Entscheiden dürfen Sie nur bis zum nächsten Zug des Gegners.
# A note that was typed after the case.
desk-noted = Notiz: { $note }.
# How the arbiter rules. $number is the case.
desk-rule = So entscheiden: Befehl { command-uphold } { $number }. Andere Strafe: { command-uphold } { $number } { measure-warning }. Fall abweisen: { command-dismiss } { $number }.
# The opponent has moved, and the case has lapsed.
desk-lapsed = Fall { $number } ist erledigt: Der Gegner hat gezogen.
# A board to which its player was guided shows the position of the game.
desk-board-right = { $side ->
    [white] Das Brett von Weiß stimmt wieder.
   *[black] Das Brett von Schwarz stimmt wieder.
}
# A board no longer differs.
desk-righted = Fall { $number } ist erledigt: Die Bretter stimmen mit der Partie überein.
# A move was corrected before the press: it does not count as an offence.
desk-corrected = Fall { $number } ist erledigt: Der Zug wurde vor dem Drücken der Uhr berichtigt.
# The case is about a move that now has another case, $into.
desk-joined = Fall { $number } ist erledigt: Der Zug ist jetzt Fall { $into }.
# A player claims a case that was already open. $side is the claimant.
desk-case-claimed = Fall { $number } wird jetzt von { desk-side } reklamiert.
# The case is about one board; case $into is about both.
desk-boards-joined = Fall { $number } ist erledigt: Beide Bretter sind jetzt Fall { $into }.
# No press has completed the move.
desk-uncompleted = Die Uhr wurde nicht gedrückt: kein Verstoß, keine Strafe.
# The case is upheld, and is decided after the next completed move (2023 A.5.4).
desk-after-next-move = Fall { $number }: Er entscheidet sich, wenn der nächste Zug abgeschlossen ist. Ist die Stellung dann noch regelwidrig, ist die Partie remis.
# After that move the position is legal.
desk-legal-again = Fall { $number } ist erledigt: Die Stellung ist wieder regelgemäß.
# After that move only the arbiter sees whether the board still shows the illegal position.
desk-still-there = Fall { $number }: Der nächste Zug ist abgeschlossen. Ist die Stellung noch regelwidrig: Befehl { command-uphold } { $number }; sonst { command-dismiss } { $number }.
# A flag fell before the event that would end the game. $outcome is that end, a sentence; $side lost on time.
desk-flag-first = Zuerst Fall { $number }: Das Blättchen von { desk-side } fiel vorher. Bei Abweisung: { $outcome }
# A player lost by a penalty, and the arbiter decides the points of the opponent. $side lost.
desk-opponents-score = Die Punktzahl von { desk-opponent } bestimmen Sie. Artikel { $clause }. Ändern: zum Beispiel Befehl { command-result } 0-0.
# $side may no longer castle, because its king was set up wrongly.
desk-castling-barred = { desk-side } darf nicht mehr rochieren.
# The same with a rook that was set up wrongly, on $square.
desk-castling-barred-with = { desk-side } darf mit dem Turm auf { $square } nicht mehr rochieren.
# Both scoresheets and the boards were compared; the result was just reported.
desk-boards-compared = Bretter und Mitschriften verglichen.
# The arbiter has upheld a case.
desk-upheld = Entscheidung: { desk-side }, { desk-situation }. Artikel { $clause }.
# $number is the dismissed case.
desk-dismissed = Fall { $number } ist abgewiesen.
# After undo.
desk-undone = Letzte Entscheidung widerrufen. Die Uhren stehen.
# A penalty.
desk-given = Strafe für { desk-side }: { desk-measure }.
# A penalty, after the reason for it.
desk-measured = { desk-measure }.
# Asks the arbiter to confirm a penalty that ends the game or expels the player.
desk-sure-to-give = { $measure ->
    [loss] Verliert { desk-side } die Partie?
    [draw] Ist die Partie remis?
    [expulsion] Wird { desk-side } vom Turnier ausgeschlossen?
   *[new-game] Wird die Partie annulliert und eine neue gespielt?
} Bestätigen: Befehl { command-yes }.
# The arbiter sets the result; it follows.
desk-scored = Der Schiedsrichter bestimmt das Ergebnis.
# A player claims in the last two minutes. $ground is what.
desk-claimed = { $ground ->
    [increment-asked] Ich beantrage eine Zeitgutschrift und biete Remis an.
   *[end-claim] Ich beantrage Remis: Die Partie ist mit normalen Mitteln nicht zu gewinnen.
}
# The arbiter has postponed the decision.
desk-postponed = Entscheidung aufgeschoben. Die Partie läuft weiter.
# A player appeals.
desk-appealed = { desk-side } legt Protest ein.

# A mate that a side could force or the opponent allow. $moves is its number of moves by either side, $line the moves.
judge-mates-in = { judge-side } könnte so mattsetzen, in { $moves ->
    [one] einem Halbzug
   *[other] { $moves } Halbzügen
}: { $line }.
# One of them.
judge-step = { $mv }
# The search can continue with more positions. $next is how many.
judge-deeper = Länger suchen: Befehl { command-judge } { $next }.
# The case for which the program found out who can mate.
judge-of-case = Fall { $number }:
# The answer takes some time.
judge-working = Einen Augenblick.
# The position in question is no longer in the game.
judge-moved = Die Stellung hat sich geändert. Noch einmal: Befehl { command-judge }.

## Refusals

# The edition has no rule. $edition is its year.
refused-no-such-rule = Die Regeln von { $edition } sehen das nicht vor. Der Fall: { desk-situation }.
# The text of that edition in the program leaves it out.
refused-not-in-text = Das Programm kennt diese Regel von { $edition } nicht: { desk-situation }.
# A clause excludes it.
refused-rule-excluded = Nicht bei dieser Bedenkzeit, nach Artikel { $clause }.
# It applies only where the event has announced it.
refused-not-announced = Artikel { $clause } gilt nur, wenn das Turnier ihn angekündigt hat. Option beim Start: --quickplay-finish.
# The game has no arbiter.
refused-no-arbiter = Nur in einer Partie mit Schiedsrichter: --arbiter.
# $clause is the article with the penalties.
refused-no-such-penalty = Diese Strafe sieht Artikel { $clause } von { $edition } nicht vor.
# $clause is the article about points; $score is the result that was typed.
refused-no-such-score = { $score }: Dieses Ergebnis sieht Artikel { $clause } von { $edition } nicht vor.
# uphold without a penalty. $clause is the clause.
refused-choose-penalty = Artikel { $clause } lässt die Strafe offen. Möglich: Befehl { command-uphold } { measure-warning }, { command-uphold } 1:00 oder { command-uphold } { measure-loss }.
# uphold without a result. $clause is the clause.
refused-choose-result = Artikel { $clause }: Noch offen, ob der Gegner mattsetzen kann. Möglich: Befehl { command-judge }, { command-uphold } { measure-loss } oder { command-uphold } { measure-draw }.
# uphold new game, but the clause does not leave that to the arbiter.
refused-no-new-game = Artikel { $clause } erlaubt Ihnen hier keine neue Partie.
# The opponent has not claimed it.
refused-only-on-claim = Nur, wenn der Gegner reklamiert, nach Artikel { $clause }.
# The flag of the player who claims has fallen, too.
refused-own-flag-down = Ihr Fallblättchen ist gefallen. Artikel { $clause } gilt nicht.
# $number is the number that was typed.
refused-no-incident = Fall { $number } ist nicht offen. Liste: Befehl { command-open }.
# $waiting is the number of open cases, $number that of the oldest.
refused-several-wait = { $waiting } Fälle sind offen. Nummer nennen: Befehl { command-uphold } { $number }. Liste: Befehl { command-open }.
# A ruling while nothing waits.
refused-nothing-to-rule = Nichts wartet auf eine Entscheidung. Offenes: Befehl { command-open }.
# A ruling without a name, while a draw claim or a proposed loss of $side waits as well as the case $number.
# $verb: uphold, dismiss.
refused-claim-and-case = Zweierlei wartet: { $kind ->
    [claim] { $side ->
        [white] der Antrag von Weiß
       *[black] der Antrag von Schwarz
    }
   *[loss] { $side ->
        [white] der Verlust von Weiß
       *[black] der Verlust von Schwarz
    }
} und Fall { $number }. Befehl { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $number } oder { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $side ->
    [white] { argument-white }
   *[black] { argument-black }
}.
# After the game, while the arbiter may still decide otherwise.
refused-result-stands = Die Partie ist beendet; das Ergebnis gilt nach Artikel { $clause }. Ändern: zum Beispiel Befehl { command-result } 0-1.
# After the game, when no one may. $clause is the article about the end of a game.
refused-result-final = Artikel { $clause }: Die Partie ist beendet, das Ergebnis ist endgültig.
# More moves were taken back than an upheld case would restore. $number is its number.
refused-position-gone = Die Stellung vor Fall { $number } gibt es in der Partie nicht mehr. Schließen: Befehl { command-dismiss } { $number }. Strafe nach Artikel { $clause }: Befehl { command-penalty }.
# $left is that side's remaining time.
refused-below-zero = { desk-side } hat nur { $left }. Weniger abziehen, nach Artikel { $clause }.
# undo without a ruling before it.
refused-nothing-to-undo = Keine Entscheidung zu widerrufen.
# undo after a move.
refused-moved-since = Nach der Entscheidung wurde gezogen. Zeiten ändern: Befehl { command-set } oder { command-add }.
# claim normal or claim increment at the wrong time.
refused-not-last-minutes = Jetzt nicht möglich. Artikel { $clause } verlangt weniger als zwei Minuten, in der letzten Zeitperiode. Ausgeschlossen sind Zeitgutschrift und gefallenes Fallblättchen.
# dismiss in an edition that has no refusal.
refused-cannot-refuse = Artikel { $clause } sieht keine Ablehnung vor. Möglich: Befehl { command-uphold } oder { command-postpone }.
# postpone with another time.
refused-other-time = Artikel { $clause } nennt zwei Minuten. Aufschieben: Befehl { command-postpone } 2:00.
# appeal in an edition that has none.
refused-final-decision = Die Entscheidung ist nach Artikel { $clause } endgültig.

## Help

# Help about open cases at the arbiter's desk.
play-help-open = { command-open } nennt offene Fälle, { command-undo } widerruft die letzte Entscheidung. { command-judge } klärt, wer noch mattsetzen kann.
# Help about reporting an irregularity.
play-help-irregularity = { command-irregularity } { irregularity-hands } weiß meldet, was Sie gesehen haben, weiß { argument-move } 12 einen früheren Zug.
# Help about penalties and results.
play-help-penalty = { command-uphold } { measure-warning } verhängt statt der vorgesehenen Strafe eine Verwarnung. { command-penalty } weiß 2:00 und { command-result } 0-0 brauchen keinen Fall. { command-uphold } { measure-new-game } beginnt eine neue Partie, wenn die Regeln es Ihnen überlassen.
# Help about claims in the last two minutes.
play-help-last-minutes = { command-claim } { argument-normal-means } beantragt Remis in den letzten zwei Minuten. { command-claim } { argument-increment } beantragt eine Zeitgutschrift. { command-postpone } verschiebt die Entscheidung, { command-appeal } legt Protest ein.
