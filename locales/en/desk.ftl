### The arbiter's desk: what waits for a ruling, what the Laws provide for it, and what is ruled.

## Commands

# Tells an irregularity; what it is and whose follow.
command-irregularity = irregularity
    .heard = irr
# Gives a player a penalty; whose and what follow.
command-penalty = penalty
    .heard = penalise, pen
# Determines the result; it follows.
command-result = result
    .heard = res
# Takes the last ruling back.
command-undo = undo
    .heard = un
# Tells what waits for a ruling.
command-open = open
    .heard = op
# Tells who can still mate.
command-judge = judge
    .heard = jd
# Postpones the decision on a claim in the last two minutes.
command-postpone = postpone
    .heard = post
# Appeals against such a decision.
command-appeal = appeal
    .heard = i appeal

## What may stand behind irregularity

# An illegal move.
irregularity-illegal = illegal
    .heard = illegal move, il
# The pieces were set up wrongly.
irregularity-set-up = set-up
    .heard = wrong set-up, set up, su
# The board lies the other way round.
irregularity-turned = turned
    .heard = board turned, turned board, tb
# The colours were swapped.
irregularity-colours = colours
    .heard = colours swapped, swapped colours, colors, co
# A player has knocked pieces over.
irregularity-displaced = displaced
    .heard = knocked over, di
# Pieces stand wrongly; nobody knows since when.
irregularity-found = misplaced
    .heard = found displaced, mp
# The boards of both players differ.
irregularity-boards = boards
    .heard = boards differ, bd
# A move was made that the touched pieces did not allow.
irregularity-touch = touch
    .heard = touched, tm
# A king was left in check or put in it.
irregularity-check = check
    .heard = left in check, ch
# The king was taken.
irregularity-king = king
    .heard = king taken, kt
# Both kings are in check, or a pawn stands on the last rank.
irregularity-kings = both kings
    .heard = kings, bk
# A pawn was not promoted.
irregularity-promotion = promotion
    .heard = pawn, pr
# The clock was pressed without a move.
irregularity-press = press
    .heard = pressed, ps
# A move was made with two hands.
irregularity-hands = two hands
    .heard = hands, th
# A move was written before it was made.
irregularity-written = written
    .heard = beforehand, wr
# The clock was struck, lifted or overturned.
irregularity-clock = clock
    .heard = mishandled, cl
# The clocks were stopped without a good reason.
irregularity-halt = halt
    .heard = stopped, ha
# The opponent was disturbed.
irregularity-disturbing = disturbing
    .heard = disturbed, ds
# Notes or advice.
irregularity-advice = advice
    .heard = notes, ad
# A device, a telephone that rings.
irregularity-device = device
    .heard = telephone, phone, de
# A player does not keep to the Laws.
irregularity-refusal = refusal
    .heard = refuses, re
# Both players do not.
irregularity-both = both
    .heard = both refuse, br
# A disturbance from outside.
irregularity-outside = outside
    .heard = noise, ou
# Somebody told the number of moves or that a clock was not pressed.
irregularity-moves-told = told
    .heard = moves told, mt
# The clock was set wrongly.
irregularity-times = times
    .heard = set wrongly, ti
# The clock has a defect.
irregularity-defect = defect
    .heard = defective, df
# Both flags are down, and nobody knows which fell first.
irregularity-flags = both flags
    .heard = flags, bf

## What an arbiter gives

# A warning.
measure-warning = warning
    .heard = w
# Behind a number.
measure-minutes = minutes
    .heard = minute, min, m
# Behind a number.
measure-seconds = seconds
    .heard = second, sec, s
# Before a time: it is taken away.
measure-less = less
    .heard = minus
# Before points that are taken, or given with a plus sign.
measure-points = points
    .heard = point, pt
# The game is lost.
measure-loss = loss
    .heard = lost
# The game is drawn.
measure-draw = drawn
# A fine.
measure-fine = fine
# Before a number of rounds.
measure-rounds = rounds
    .heard = round
# Expulsion from the event.
measure-expulsion = expulsion
    .heard = expelled

## What may stand behind claim in the last two minutes

# The game cannot be won by normal means, or nobody tries to.
argument-normal-means = normal
    .heard = normal means, nm
# An increment for both is asked for.
argument-increment = increment
    .heard = inc

## What may stand behind judge

# The moves by which a side mates.
argument-line = line
    .heard = moves

## What the desk says

# The names of situations, as the table of docs/laws.md has them. $situation is one of them.
desk-situation = { $situation ->
    [wrong-set-up] wrong set-up
    [turned-board] board turned
    [set-up-found-late] set-up found wrong too late
    [swapped-colours] colours swapped
    [pieces-displaced] pieces knocked over
    [pieces-found-displaced] pieces found displaced
    [boards-differ] boards differ
    [touch-broken] another piece touched
    [illegal-move] illegal move
    [illegal-move-in-last-period] illegal move in the last period
    [illegal-move-answered] illegal move, answered already
    [king-left-in-check] king left in check
    [king-captured] king taken
    [both-kings-in-check] both kings in check, or a pawn on the last rank
    [unpromoted-pawn] pawn not promoted
    [press-without-move] pressed without a move
    [two-hands] two hands
    [written-beforehand] move written beforehand
    [clock-mishandled] clock mishandled
    [halt-without-reason] clocks stopped without reason
    [opponent-disturbed] opponent disturbed
    [advice-taken] notes or advice
    [device] device or telephone
    [persistent-refusal] refuses to keep to the Laws
    [both-refuse] both refuse to keep to the Laws
    [external-disturbance] disturbance from outside
    [moves-told] moves told
    [clock-set-wrongly] clock set wrongly
    [clock-defective] clock defective
    [flag-fallen] flag fallen
    [both-flags-known] both flags down, this one first
    [both-flags-unknown] both flags down, order unknown
    [both-flags-in-last-period] both flags down in the last period
    [increment-asked] asks for an increment
    [end-claim] claims a draw in the last two minutes
    [end-appeal] appeals
    [end-without-arbiter] claims a draw without an arbiter
   *[other] { $situation }
}
# A side as a name. $side is the side.
desk-side = { $side ->
    [white] White
   *[black] Black
}
# The opponent of $side.
desk-opponent = { $side ->
    [white] Black
   *[black] White
}
# Something waits for a ruling. $number is its number, $clause the clause.
desk-waits = Case { $number }, { $clause }: { desk-side }, { desk-situation }. { command-more }.
# The same, where what was seen has just been told.
desk-waits-short = Case { $number }, { $clause }. { command-more }.
# One of what waits. $ago is how long ago, $postponed (yes or no): the decision is postponed.
desk-open = Case { $number }: { desk-side }, { desk-situation }, { $clause }, { $ago } ago{ $postponed ->
    [yes] , postponed
   *[no] { "" }
}.
# $number is that of the oldest.
desk-open-more = { command-open } { $number } tells all about it.
# Nothing waits for a ruling.
desk-nothing = Nothing waits.
# A player has called the arbiter.
desk-call = { desk-side } calls the arbiter, { $ago } ago.
# A claim of a draw waits.
desk-claim = { desk-side } claims a draw: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}.
# A proposed loss waits.
desk-loss = { desk-side } would have lost{ $reason ->
    [default-time] { "" } by the default time
   *[sealed-move] { "" } by the sealed move
}.
# The position before the irregularity: after move $number of $side.
desk-back-to = Back to the position after { desk-side }'s move { $number }.
# The position before the irregularity is that at the start.
desk-back-to-start = Back to the position at the start.
# 2023 7.5.2.
desk-queen = The pawn becomes a queen.
# What the Laws say that follows. $holding is which.
desk-holds = { $holding ->
    [new-game] The game is annulled, a new one is played.
    [new-game-before] Before ten moves by both a new game; then it goes on.
    [goes-on] The game goes on.
    [goes-on-unless-ruled] The game goes on, unless the arbiter decides otherwise.
    [goes-on-without-castling] The game goes on; a misplaced king or rook may not castle.
    [goes-on-swapped-king] The game goes on; a king swapped with the queen may not castle.
    [put-back] The player puts the pieces back, on the own time.
    [stands] It stands.
    [stands-unless-agreed] It stands, unless the players agree to correct it.
    [stands-unless-ruled] It stands, unless the arbiter decides otherwise.
    [drawn-after-next-move] Drawn, if it is still so after the next move.
    [lost] The game is lost.
    [lost-or-drawn] Lost, or drawn if the opponent cannot mate: { command-judge } tells.
    [both-lose] Both lose.
    [drawn] The game is drawn.
    [time-may-be-given] Time may be given.
    [times-corrected] The times are set right.
    [clock-replaced] The clock is replaced.
    [increment] Both get five seconds a move, the opponent two minutes.
    [draw-postpone-refuse] A draw, or { command-postpone }, or { command-dismiss }.
    [draw-postpone] A draw, or { command-postpone }; a refusal is not provided for.
    [ends-game] It ends the game.
   *[may-appeal] An appeal is possible.
}
# $counted (yes or no): offences of that kind are counted.
desk-owes = { $measure ->
    [none] { $counted ->
        [yes] Offence { $offence }: no penalty.
       *[no] No penalty.
    }
   *[other] { $counted ->
        [yes] Offence { $offence }: { desk-measure }.
       *[no] Penalty: { desk-measure }.
    }
}
# What an arbiter gives. $measure is which, $time and $count how much; half points are counted.
desk-measure = { $measure ->
    [warning] Warning
    [opponent-time] { desk-opponent } gets { $time }
    [own-time] { desk-side } loses { $time }
    [opponent-points] { desk-opponent } gets { desk-points }
    [own-points] { desk-side } loses { desk-points }
    [loss] The game is lost
    [draw] Drawn, for the opponent cannot mate
    [fine] Fine
    [rounds] Excluded for { $count ->
        [one] one round
       *[other] { $count } rounds
    }
    [expulsion] Expelled
   *[none] None
}
# $count half points.
desk-points = { $count ->
    [1] half a point
   *[2] a point
}
# The clause names no penalty.
desk-chosen = The arbiter chooses the penalty: { command-uphold } { measure-warning }, { command-uphold } 1:00.
# The clause lets the arbiter penalise.
desk-optional = The arbiter may penalise: { command-uphold } { measure-warning }, { command-uphold } 1:00.
# The solver could not decide it.
desk-undetermined = Whether the opponent can mate could not be decided at once: { command-judge }, or { command-uphold } { measure-loss } or { command-uphold } { measure-draw }.
# What the clocks and counters are set to.
desk-times = Times: White { $white }, Black { $black }. Moves: { $white_moves } and { $black_moves }.
# The arbiter rules on it only then.
desk-on-claim = Only if the opponent claims it.
# The position is restored all the same.
desk-penalty-on-claim = The penalty only if the opponent asks for it.
# How long something can be done about it.
desk-until-move = Only before the opponent's next move.
# What was typed behind it.
desk-noted = Noted: { $note }.
# How the arbiter rules. $number is its number.
desk-rule = { command-uphold } { $number } does that, a penalty behind it another; { command-dismiss } { $number } nothing.
# The opponent has moved.
desk-lapsed = Case { $number } is over, as the opponent has moved.
# A board to which its player was guided shows the position of the game.
desk-board-right = { $side ->
    [white] White's board is right again.
   *[black] Black's board is right again.
}
# What was seen on a board is no longer so.
desk-righted = Case { $number } is over, as the board is right again.
# Both scores and the boards were compared; what was found has just been told.
desk-boards-compared = The boards and the scores were compared.
# The arbiter has ruled.
desk-upheld = Ruling: { desk-side }, { desk-situation }, { $clause }.
# $number is its number.
desk-dismissed = Case { $number } is dismissed.
# After undo.
desk-undone = The last ruling is taken back, and the clocks stand.
# A penalty.
desk-given = Penalty for { desk-side }: { desk-measure }.
# A penalty, behind what it is given for.
desk-measured = { desk-measure }.
# The arbiter determines the result; it follows.
desk-scored = The arbiter determines the result.
# A player claims in the last two minutes. $ground is what.
desk-claimed = { $ground ->
    [increment-asked] I ask for an increment, and offer a draw.
   *[end-claim] I claim a draw: it cannot be won by normal means.
}
# The arbiter has postponed the decision.
desk-postponed = The decision is postponed; play goes on.
# A player appeals.
desk-appealed = { desk-side } appeals.

# $moves is how many half moves the mate takes; $line they are.
judge-mates-in = { judge-side } could mate like this, in { $moves ->
    [one] one half move
   *[other] { $moves } half moves
}: { $line }.
# One of them.
judge-step = { $mv }
# More positions can be examined. $next is how many.
judge-deeper = { command-judge } { $next } looks longer.
# Of which case it was found out who can mate.
judge-of-case = Case { $number }:
# The answer takes some time.
judge-working = That takes a moment.
# The position in question is no longer in the game.
judge-moved = The position has changed meanwhile; { command-judge } once more.

## Refusals

# The edition has no rule. $edition is its year.
refused-no-such-rule = { $edition } has no such rule: { desk-situation }.
# The text leaves it out.
refused-not-in-text = The text of { $edition } leaves that out: { desk-situation }.
# A clause says so.
refused-rule-excluded = Not at this rate of play: { $clause }.
# Where the event has announced it.
refused-not-announced = { $clause } holds where the event has announced it: --quickplay-finish.
# There is no arbiter.
refused-no-arbiter = That takes an arbiter: --arbiter.
# $clause is the article with the penalties.
refused-no-such-penalty = { $clause } of { $edition } knows no such penalty.
# $clause is the article about points; $score is what was typed.
refused-no-such-score = Article { $clause } of { $edition } knows no such result: { $score }.
# uphold without a penalty. $clause is the clause.
refused-choose-penalty = { $clause } leaves the penalty to the arbiter: { command-uphold } { measure-warning }, { command-uphold } 1:00, { command-uphold } { measure-loss }.
# uphold without a result. $clause is the clause.
refused-choose-result = { $clause }: it could not be decided at once whether the opponent can mate. { command-judge } decides more; { command-uphold } { measure-loss } or { command-uphold } { measure-draw }.
# The opponent has not claimed it.
refused-only-on-claim = Only if the opponent claims it: { $clause }.
# The flag of the player who claims has fallen, too.
refused-own-flag-down = Only while your own flag is up: { $clause }.
# $number is what was typed.
refused-no-incident = No case { $number } waits; { command-open } tells what does.
# $waiting is how many, $number that of the oldest.
refused-several-wait = { $waiting } cases wait; with its number: { command-uphold } { $number }. { command-open } tells them.
# After the game, where the arbiter may still decide otherwise.
refused-result-stands = { $clause }: the game is over and its result stands; { command-result } 0-1, for example, decides otherwise.
# After the game, where nobody may. $clause is the article about the end of a game.
refused-result-final = Article { $clause }: the game is over, and its result is final.
# More was taken back than an upheld case would restore. $number is its number.
refused-position-gone = { $clause }: more was taken back since then, and the position before case { $number } is no longer in the game. { command-dismiss } { $number } closes it; { command-penalty } gives a penalty all the same.
# $left is what that side has.
refused-below-zero = { $clause }: { desk-side } has only { $left }.
# undo without a ruling before it.
refused-nothing-to-undo = There is no ruling to take back.
# undo after a move.
refused-moved-since = A move was made since the ruling; { command-set } and { command-add } change the times.
# claim normal or claim increment at another time.
refused-not-last-minutes = { $clause }: only under two minutes, before the flag falls, in the last period, without increment.
# dismiss in an edition that knows no refusal.
refused-cannot-refuse = { $clause } knows no refusal: { command-uphold } or { command-postpone }.
# postpone with another time.
refused-other-time = { $clause } names two minutes: { command-postpone } 2:00.
# appeal in an edition that knows none.
refused-final-decision = The decision is final: { $clause }.

## Help

# What waits at the arbiter's desk.
play-help-open = open tells what waits for a ruling, undo takes the last ruling back, judge tells who can still mate.
# Telling an irregularity.
play-help-irregularity = irregularity two hands white tells what you have seen.
# Penalties and results.
play-help-penalty = uphold warning gives something else than the Laws provide; penalty white 2:00 and result 0-0 rule by themselves.
# Claims in the last two minutes.
play-help-last-minutes = claim normal claims a draw in the last two minutes, claim increment an increment; postpone postpones it, appeal appeals.
