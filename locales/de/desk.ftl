### The arbiter's desk: what waits for a ruling, what the Laws provide for it, and what is ruled.

## Commands

# Tells an irregularity; what it is and whose follow.
command-irregularity = verstoß
    .heard = vs
# Gives a player a penalty; whose and what follow.
command-penalty = strafe
    .heard = str
# Determines the result; it follows.
command-result = ergebnis
    .heard = erg
# Takes the last ruling back.
command-undo = widerrufen
    .heard = widerruf, wf
# Tells what waits for a ruling.
command-open = offen
    .heard = of
# Tells who can still mate.
command-judge = beurteilen
    .heard = bu, urteilen
# Postpones the decision on a claim in the last two minutes.
command-postpone = aufschieben
    .heard = aufschub, au
# Appeals against such a decision.
command-appeal = berufung
    .heard = berufung einlegen

## What may stand behind irregularity

# An illegal move.
irregularity-illegal = regelwidrig
    .heard = regelwidriger zug, rw
# The pieces were set up wrongly.
irregularity-set-up = aufstellung
    .heard = falsche aufstellung, as
# The board lies the other way round.
irregularity-turned = verdreht
    .heard = brett verdreht, bv
# The colours were swapped.
irregularity-colours = farben
    .heard = farben vertauscht, vertauschte farben, fa
# A player has knocked pieces over.
irregularity-displaced = umgeworfen
    .heard = verschoben, um
# Pieces stand wrongly; nobody knows since when.
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
# The king was taken.
irregularity-king = könig
    .heard = könig geschlagen, kg
# Both kings are in check, or a pawn stands on the last rank.
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
# The clock was struck, lifted or overturned.
irregularity-clock = uhr
    .heard = uhr misshandelt, um uhr
# The clocks were stopped without a good reason.
irregularity-halt = angehalten
    .heard = anhalten, ah
# The opponent was disturbed.
irregularity-disturbing = störung
    .heard = gestört, sg
# Notes or advice.
irregularity-advice = rat
    .heard = notizen, hilfe, ra
# A device, a telephone that rings.
irregularity-device = gerät
    .heard = telefon, handy, ge
# A player does not keep to the Laws.
irregularity-refusal = weigerung
    .heard = weigert sich, wg
# Both players do not.
irregularity-both = beide
    .heard = beide weigern sich, bw
# A disturbance from outside.
irregularity-outside = außen
    .heard = von außen, lärm, va
# Somebody told the number of moves or that a clock was not pressed.
irregularity-moves-told = verraten
    .heard = zügezahl verraten, zv
# The clock was set wrongly.
irregularity-times = zeiten
    .heard = falsch gestellt, fg
# The clock has a defect.
irregularity-defect = defekt
    .heard = uhr defekt, ud
# Both flags are down, and nobody knows which fell first.
irregularity-flags = beide blättchen
    .heard = blättchen, bb

## What an arbiter gives

# A warning.
measure-warning = verwarnung
    .heard = vw
# Behind a number.
measure-minutes = minuten
    .heard = minute, min, m
# Behind a number.
measure-seconds = sekunden
    .heard = sekunde, sek, s
# Before a time: it is taken away.
measure-less = weniger
    .heard = minus
# Before points that are taken, or given with a plus sign.
measure-points = punkte
    .heard = punkt, pt
# The game is lost.
measure-loss = verlust
    .heard = verloren
# The game is drawn.
measure-draw = unentschieden
# A fine.
measure-fine = geldstrafe
# Before a number of rounds.
measure-rounds = runden
    .heard = runde
# Expulsion from the event.
measure-expulsion = ausschluss
    .heard = ausgeschlossen

## What may stand behind claim in the last two minutes

# The game cannot be won by normal means, or nobody tries to.
argument-normal-means = normal
    .heard = normale mittel, nm
# An increment for both is asked for.
argument-increment = zuschlag
    .heard = zeitzuschlag, zs

## What may stand behind judge

# The moves by which a side mates.
argument-line = zugfolge
    .heard = züge, variante

## What the desk says

# The names of situations, as the table of docs/laws.md has them. $situation is one of them.
desk-situation = { $situation ->
    [wrong-set-up] falsche Aufstellung
    [turned-board] Brett verdreht
    [set-up-found-late] falsche Aufstellung zu spät bemerkt
    [swapped-colours] Farben vertauscht
    [pieces-displaced] Figuren umgeworfen
    [pieces-found-displaced] Figuren stehen falsch
    [boards-differ] Bretter verschieden
    [touch-broken] andere Figur berührt
    [illegal-move] regelwidriger Zug
    [illegal-move-in-last-period] regelwidriger Zug in der letzten Periode
    [illegal-move-answered] regelwidriger Zug, schon beantwortet
    [king-left-in-check] König im Schach gelassen
    [king-captured] König geschlagen
    [both-kings-in-check] beide Könige im Schach oder Bauer auf der letzten Reihe
    [unpromoted-pawn] Bauer nicht umgewandelt
    [press-without-move] ohne Zug gedrückt
    [two-hands] zwei Hände
    [written-beforehand] Zug vorher notiert
    [clock-mishandled] Uhr misshandelt
    [halt-without-reason] Uhren grundlos angehalten
    [opponent-disturbed] Gegner gestört
    [advice-taken] Notizen oder Rat
    [device] Gerät oder Telefon
    [persistent-refusal] hält sich nicht an die Regeln
    [both-refuse] beide halten sich nicht an die Regeln
    [external-disturbance] Störung von außen
    [moves-told] Zügezahl verraten
    [clock-set-wrongly] Uhr falsch gestellt
    [clock-defective] Uhr defekt
    [flag-fallen] Fallblättchen gefallen
    [both-flags-known] beide Fallblättchen gefallen, dieses zuerst
    [both-flags-unknown] beide Fallblättchen gefallen, Reihenfolge unbekannt
    [both-flags-in-last-period] beide Fallblättchen in der letzten Periode gefallen
    [increment-asked] beantragt Zeitzuschlag
    [end-claim] beantragt Remis in den letzten zwei Minuten
    [end-appeal] legt Berufung ein
    [end-without-arbiter] beantragt Remis ohne Schiedsrichter
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
# Something waits for a ruling. $number is its number, $clause the clause.
desk-waits = Fall { $number }, { $clause }: { desk-side }, { desk-situation }. { command-more }.
# The same, where what was seen has just been told.
desk-waits-short = Fall { $number }, { $clause }. { command-more }.
# One of what waits. $ago is how long ago, $postponed (yes or no): the decision is postponed.
desk-open = Fall { $number }: { desk-side }, { desk-situation }, { $clause }, { $ago } her{ $postponed ->
    [yes] , aufgeschoben
   *[no] { "" }
}.
# $number is that of the oldest.
desk-open-more = { command-open } { $number } sagt alles dazu.
# Nothing waits for a ruling.
desk-nothing = Nichts ist offen.
# A player has called the arbiter.
desk-call = { desk-side } ruft den Schiedsrichter, { $ago } her.
# A claim of a draw waits.
desk-claim = { desk-side } beantragt Remis: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}.
# A proposed loss waits.
desk-loss = { desk-side } hätte verloren{ $reason ->
    [default-time] : Wartezeit
   *[sealed-move] : Abgabezug
}.
# The position before the irregularity: after move $number of $side.
desk-back-to = Zurück zur Stellung nach Zug { $number } von { desk-side }.
# The position before the irregularity is that at the start.
desk-back-to-start = Zurück zur Anfangsstellung der Partie.
# 2023 7.5.2.
desk-queen = Der Bauer wird eine Dame.
# What the Laws say that follows. $holding is which.
desk-holds = { $holding ->
    [new-game] Die Partie ist ungültig, eine neue wird gespielt.
    [new-game-before] Vor zehn Zügen beider eine neue Partie; danach geht sie weiter.
    [goes-on] Die Partie geht weiter.
    [goes-on-unless-ruled] Die Partie geht weiter, wenn der Schiedsrichter nicht anders entscheidet.
    [goes-on-without-castling] Die Partie geht weiter; ein falsch stehender König oder Turm darf nicht rochieren.
    [goes-on-swapped-king] Die Partie geht weiter; ein mit der Dame vertauschter König darf nicht rochieren.
    [put-back] Der Spieler stellt die Figuren zurück, auf eigene Zeit.
    [stands] Der Zug gilt.
    [stands-unless-agreed] Der Zug gilt, wenn die Spieler ihn nicht einig berichtigen.
    [stands-unless-ruled] Es gilt, wenn der Schiedsrichter nicht anders entscheidet.
    [drawn-after-next-move] Remis, wenn es nach dem nächsten Zug noch so ist.
    [lost] Die Partie ist verloren.
    [lost-or-drawn] Verloren, oder remis, wenn der Gegner nicht mattsetzen kann: { command-judge } sagt es.
    [both-lose] Beide verlieren.
    [drawn] Die Partie ist remis.
    [time-may-be-given] Zeit kann gegeben werden.
    [times-corrected] Die Zeiten werden richtig gestellt.
    [clock-replaced] Die Uhr wird ersetzt.
    [increment] Beide bekommen fünf Sekunden je Zug, der Gegner zwei Minuten.
    [draw-postpone-refuse] Remis, oder { command-postpone }, oder { command-dismiss }.
    [draw-postpone] Remis, oder { command-postpone }; eine Ablehnung ist nicht vorgesehen.
    [ends-game] Es beendet die Partie.
   *[may-appeal] Berufung ist möglich.
}
# $counted (yes or no): offences of that kind are counted.
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
# What an arbiter gives. $measure is which, $time and $count how much; half points are counted.
desk-measure = { $measure ->
    [warning] Verwarnung
    [opponent-time] { desk-opponent } bekommt { $time }
    [own-time] { desk-side } verliert { $time }
    [opponent-points] { desk-opponent } bekommt { desk-points }
    [own-points] { desk-side } verliert { desk-points }
    [loss] Partieverlust
    [draw] Remis, da der Gegner nicht mattsetzen kann
    [fine] Geldstrafe
    [rounds] Ausschluss für { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
    [expulsion] Ausschluss aus dem Turnier
   *[none] Keine
}
# $count half points.
desk-points = { $count ->
    [1] einen halben Punkt
   *[2] einen Punkt
}
# The clause names no penalty.
desk-chosen = Die Strafe wählt der Schiedsrichter: { command-uphold } { measure-warning }, { command-uphold } 1:00.
# The clause lets the arbiter penalise.
desk-optional = Der Schiedsrichter kann bestrafen: { command-uphold } { measure-warning }, { command-uphold } 1:00.
# The solver could not decide it.
desk-undetermined = Ob der Gegner mattsetzen kann, war nicht sofort zu klären: { command-judge }, oder { command-uphold } { measure-loss } oder { command-uphold } { measure-draw }.
# What the clocks and counters are set to.
desk-times = Zeiten: Weiß { $white }, Schwarz { $black }. Züge: { $white_moves } und { $black_moves }.
# The arbiter rules on it only then.
desk-on-claim = Nur auf Antrag des Gegners.
# The position is restored all the same.
desk-penalty-on-claim = Die Strafe nur auf Antrag des Gegners.
# How long something can be done about it.
desk-until-move = Nur vor dem nächsten Zug des Gegners.
# What was typed behind it.
desk-noted = Notiert: { $note }.
# How the arbiter rules. $number is its number.
desk-rule = { command-uphold } { $number } tut das, mit einer Strafe dahinter die; { command-dismiss } { $number } nichts.
# The opponent has moved.
desk-lapsed = Fall { $number } ist vorbei, der Gegner hat gezogen.
# A board to which its player was guided shows the position of the game.
desk-board-right = { $side ->
    [white] Das Brett von Weiß stimmt wieder.
   *[black] Das Brett von Schwarz stimmt wieder.
}
# What was seen on a board is no longer so.
desk-righted = Fall { $number } ist erledigt, das Brett stimmt wieder.
# Both scores and the boards were compared; what was found has just been told.
desk-boards-compared = Bretter und Mitschriften wurden verglichen.
# The arbiter has ruled.
desk-upheld = Entscheidung: { desk-side }, { desk-situation }, { $clause }.
# $number is its number.
desk-dismissed = Fall { $number } ist abgewiesen.
# After undo.
desk-undone = Die letzte Entscheidung ist widerrufen, die Uhren stehen.
# A penalty.
desk-given = Strafe für { desk-side }: { desk-measure }.
# A penalty, behind what it is given for.
desk-measured = { desk-measure }.
# The arbiter determines the result; it follows.
desk-scored = Der Schiedsrichter bestimmt das Ergebnis.
# A player claims in the last two minutes. $ground is what.
desk-claimed = { $ground ->
    [increment-asked] Ich beantrage Zeitzuschlag und biete Remis.
   *[end-claim] Ich beantrage Remis: mit normalen Mitteln ist nicht zu gewinnen.
}
# The arbiter has postponed the decision.
desk-postponed = Die Entscheidung ist aufgeschoben, es geht weiter.
# A player appeals.
desk-appealed = { desk-side } legt Berufung ein.

# $moves is how many half moves the mate takes; $line they are.
judge-mates-in = { judge-side } könnte so mattsetzen, in { $moves ->
    [one] einem Halbzug
   *[other] { $moves } Halbzügen
}: { $line }.
# One of them.
judge-step = { $mv }
# More positions can be examined. $next is how many.
judge-deeper = { command-judge } { $next } sucht länger.
# Zu welchem Fall gefunden wurde, wer matt setzen kann.
judge-of-case = Fall { $number }:
# Die Antwort dauert etwas.
judge-working = Das dauert einen Augenblick.
# Die Stellung, nach der gefragt war, ist nicht mehr in der Partie.
judge-moved = Die Stellung hat sich inzwischen geändert; bitte noch einmal { command-judge }.

## Refusals

# The edition has no rule. $edition is its year.
refused-no-such-rule = { $edition } hat dafür keine Regel: { desk-situation }.
# The text leaves it out.
refused-not-in-text = Im Text von { $edition } fehlt das: { desk-situation }.
# A clause says so.
refused-rule-excluded = Nicht bei dieser Bedenkzeit: { $clause }.
# Where the event has announced it.
refused-not-announced = { $clause } gilt, wo das Turnier es angekündigt hat: --quickplay-finish.
# There is no arbiter.
refused-no-arbiter = Das braucht einen Schiedsrichter: --arbiter.
# $clause is the article with the penalties.
refused-no-such-penalty = { $clause } von { $edition } kennt diese Strafe nicht.
# $clause is the article about points; $score is what was typed.
refused-no-such-score = Artikel { $clause } von { $edition } kennt dieses Ergebnis nicht: { $score }.
# uphold without a penalty. $clause is the clause.
refused-choose-penalty = { $clause } überlässt die Strafe dem Schiedsrichter: { command-uphold } { measure-warning }, { command-uphold } 1:00, { command-uphold } { measure-loss }.
# uphold without a result. $clause is the clause.
refused-choose-result = { $clause }: Ob der Gegner mattsetzen kann, war nicht sofort zu klären. { command-judge } klärt mehr; { command-uphold } { measure-loss } oder { command-uphold } { measure-draw }.
# The opponent has not claimed it.
refused-only-on-claim = Nur auf Antrag des Gegners: { $clause }.
# The flag of the player who claims has fallen, too.
refused-own-flag-down = Nur solange das eigene Blättchen steht: { $clause }.
# $number is what was typed.
refused-no-incident = Fall { $number } ist nicht offen; { command-open } sagt, was es ist.
# $waiting is how many, $number that of the oldest.
refused-several-wait = { $waiting } Fälle sind offen; mit der Nummer: { command-uphold } { $number }. { command-open } nennt sie.
# After the game, where the arbiter may still decide otherwise.
refused-result-stands = { $clause }: Die Partie ist beendet, ihr Ergebnis steht; { command-result } 0-1 zum Beispiel entscheidet anders.
# After the game, where nobody may. $clause is the article about the end of a game.
refused-result-final = Artikel { $clause }: Die Partie ist beendet, ihr Ergebnis ist endgültig.
# More was taken back than an upheld case would restore. $number is its number.
refused-position-gone = { $clause }: Seither wurde mehr zurückgenommen, und die Stellung vor Fall { $number } ist nicht mehr in der Partie. { command-dismiss } { $number } schließt ihn; { command-penalty } gibt trotzdem eine Strafe.
# $left is what that side has.
refused-below-zero = { $clause }: { desk-side } hat nur { $left }.
# undo without a ruling before it.
refused-nothing-to-undo = Es gibt keine Entscheidung zu widerrufen.
# undo after a move.
refused-moved-since = Seit der Entscheidung wurde gezogen; { command-set } und { command-add } ändern die Zeiten.
# claim normal or claim increment at another time.
refused-not-last-minutes = { $clause }: nur unter zwei Minuten, vor dem Fall des Blättchens, in der letzten Periode, ohne Zuschlag.
# dismiss in an edition that knows no refusal.
refused-cannot-refuse = { $clause } kennt keine Ablehnung: { command-uphold } oder { command-postpone }.
# postpone with another time.
refused-other-time = { $clause } nennt zwei Minuten: { command-postpone } 2:00.
# appeal in an edition that knows none.
refused-final-decision = Die Entscheidung ist endgültig: { $clause }.

## Help

# What waits at the arbiter's desk.
play-help-open = offen sagt, was auf eine Entscheidung wartet, widerrufen nimmt die letzte zurück, beurteilen sagt, wer noch mattsetzen kann.
# Telling an irregularity.
play-help-irregularity = verstoß zwei hände weiß meldet, was Sie gesehen haben.
# Penalties and results.
play-help-penalty = stattgeben verwarnung gibt etwas anderes, als die Regeln vorsehen; strafe weiß 2:00 und ergebnis 0-0 entscheiden von selbst.
# Claims in the last two minutes.
play-help-last-minutes = beantragen normal beantragt Remis in den letzten zwei Minuten, beantragen zuschlag einen Zeitzuschlag; aufschieben schiebt das auf, berufung legt Berufung ein.
