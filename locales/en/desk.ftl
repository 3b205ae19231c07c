### The arbiter's desk: open cases, what the Laws provide for them, and rulings.

## Commands

# Reports an irregularity; its kind and the player follow.
command-irregularity = irregularity
    .heard = irr
    .elsewhere = report, incident, spectator, accident, complaint, offence, infringement
# Gives a player a penalty; the player and the penalty follow.
command-penalty = penalty
    .heard = penalise, pen
    .elsewhere = warn, warning, punish, sanction
# Sets the result; it follows.
command-result = result
    .heard = res
# Undoes the last ruling.
command-undo = undo
    .heard = un
# Lists the cases that wait for a ruling.
command-open = open
    .heard = op
    .elsewhere = cases, case, list, list cases, pending, show cases
# Finds out who can still mate.
command-judge = judge
    .heard = jd
# Lets a player have an assistant during the game, or none; for the arbiter.
command-assistant = assistant
# Annuls the game and starts a new one; for the arbiter.
command-new-game = annul
    .heard = new game, annul the game, start again
    .elsewhere = order a new game, restart the game
# Permits a draw by agreement before the number of moves that the event requires.
command-allow-draw = consent
    .heard = allow draw, permit draw, allow a draw, permit a draw, allow the draw, permit the draw, consent to draw, consent to a draw, consent to the draw
# Changes the language of announcements; its name or tag follows.
command-announce-language = language
    .heard = announce in, announce-language, set announce-language, set announce language, set language, announce moves in, announcements in, switch to, change to, switch the language to, speak in
# The name of a language: announce in German.
language-de = German
    .heard = de, deutsch
# The name of a language: announce in English.
language-en = English
    .heard = en
# The name of a language: announce in Dutch.
language-nl = Dutch
    .heard = nl, nederlands
# The name of a language: announce in French.
language-fr = French
    .heard = fr, français, francais
# The name of a language: announce in Spanish.
language-es = Spanish
    .heard = es, español, espanol
# The name of a language: announce in Italian.
language-it = Italian
    .heard = it, italiano
# Records a note of the arbiter in the report; its text follows.
command-note = note
    .elsewhere = remark, permit, permission, agreement, protocol
# Postpones the decision on a claim in the last two minutes.
command-postpone = postpone
    .heard = post
# Appeals against the arbiter's decision.
command-appeal = appeal
    .heard = i appeal

## Words after irregularity

# An illegal move.
irregularity-illegal = illegal
    .heard = illegal move, il
# The pieces were set up wrongly.
irregularity-set-up = set-up
    .heard = wrong set-up, set up, su, pieces set up wrongly, set up wrongly, wrong starting position, wrong position
# The board is turned.
irregularity-turned = turned
    .heard = board turned, turned board, tb
# The colours were swapped.
irregularity-colours = colours
    .heard = colours swapped, swapped colours, colors, co
# A player has knocked pieces over.
irregularity-displaced = displaced
    .heard = knocked over, di, knocked over the pieces, knocked over, pieces knocked over, pieces fell
# Pieces are on wrong squares; no one knows since when.
irregularity-found = misplaced
    .heard = found displaced, mp, wrong square, piece on the wrong square, peg fell out, peg, pegs
# The boards of both players differ.
irregularity-boards = boards
    .heard = boards differ, bd, wrong board, board wrong, different boards
# A move was made that the touched pieces did not allow.
irregularity-touch = touch
    .heard = touched, tm
# A king was left in check or put in it.
irregularity-check = check
    .heard = left in check, ch
# The king was captured.
irregularity-king = king
    .heard = king taken, kt
# Both kings are in check, or a pawn is on the last rank.
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
    .heard = hands, th, used both hands
# A move was written before it was made.
irregularity-written = written
    .heard = beforehand, wr, writing beforehand, writes the move before, written before
# The clock was hit, lifted or knocked over.
irregularity-clock = clock
    .heard = mishandled, cl, lifted the clock, touched the clock, bangs on the clock, bangs the clock, knocked the clock over, slammed the clock, slams the clock, banging the clock, banged the clock, hit the clock
# The clock was pressed with another hand than the one that made the move.
irregularity-other-hand = other hand
    .heard = wrong hand, oh, finger on the clock, finger on clock, finger over the clock, hand over the clock, hands over the clock
# The clocks were stopped without a good reason.
irregularity-halt = halt
    .heard = stopped, ha, clocks stopped, stopped the clocks, stopped the clock
# The opponent was disturbed.
irregularity-disturbing = disturbing
    .heard = disturbed, ds, disturbance, distracting, talking, talks, clock too loud, recorder too loud, too loud, offers a draw again and again, draw offers again and again, sleeping, snoring, eating, noisy, headphones, offering draws, offers draws, touching in my time, adjusting, adjusts
# A player brings the game of chess into disrepute.
irregularity-conduct = conduct
    .heard = misconduct, unsporting, rude, insult, insults, handshake, no handshake, refuses handshake, refuses the handshake, refuses to shake hands, cheating, smoking
# A player leaves the playing area without permission.
irregularity-left = left
    .heard = leaving, leaves, left the playing area, left the hall, left the room, leaves the playing area, leaves the hall, left the board, toilet
# A move was not announced.
irregularity-announcement = announcement
    .heard = not announced, no announcement, silent, an, unclear, unclear announcement, announcement unclear, not clear, wrong announcement, did not repeat, not repeated, does not repeat, refuses to repeat, refuses to announce, announces too quietly, announced another move, announces another move
# A player does not record the moves.
irregularity-scoresheet = scoresheet
    .heard = not recorded, not writing, no score, sc, not recording, not writing, not written down, does not write, stopped writing, refuses to write, refuses to record, score not written, moves not written
# The arbiter cannot see a player's scoresheet.
irregularity-hidden = hidden
    .heard = scoresheet hidden, hidden scoresheet, hides the scoresheet, covers the scoresheet, scoresheet covered
# An assistant does more than assistants may.
irregularity-assistant = assistant
    .heard = helper, aa, his assistant, her assistant, assistant tells, assistant helps
# Notes or advice.
irregularity-advice = advice
    .heard = notes, ad, analysing, analyses, analyse, analysis, told him the move, told her the move, told him a move, tells him the move, tells the move, captain advises, captain gives advice, advises, captain
# A device, for example a telephone that rings.
irregularity-device = device
    .heard = telephone, phone, de, mobile phone, earphone, smartwatch, mobile, electronic device
# A player refuses to be searched for devices.
irregularity-search = search
    .heard = search refused, refuses a search, refuses the search, refuses to be searched, inspection refused, refuses inspection, inspection
# A player refuses to comply with the Laws.
irregularity-refusal = refusal
    .heard = re, persistent refusal, keeps refusing, refuses persistently, refuses to comply, refuses the laws, refuses to play, refuses to continue, refuses, refusing
# Both players refuse to comply with the Laws.
irregularity-both = both refuse
    .heard = br, both keep refusing, refusal by both
# In a report: the offender is not a player.
irregularity-spectator = spectator
    .heard = spectators, a spectator, onlooker, kibitzer, audience, neighbour, neighbor
# In a report, before the word for a situation: words without a meaning of their own.
irregularity-filler = the
    .heard = a, an, both, players, player, his, her, was, is, were, are
# An external disturbance.
irregularity-outside = outside
    .heard = noise, ou, outside disturbance
# Someone revealed the number of moves or that a clock was not pressed.
irregularity-moves-told = told
    .heard = moves told, mt, someone told, told the moves
# A player who is late; answered with the command for it.
irregularity-late = late
    .heard = came late, too late, late arrival
# The clock was set wrongly.
irregularity-times = times
    .heard = set wrongly, clock setting, setting, ti, clock set wrongly, clock set wrong, set wrong, clock wrong, wrong times, wrong time, clock times, clock is set wrong, clock is wrong
# The clock has a defect.
irregularity-defect = defect
    .heard = defective, df, clock defect, clock defective, clock broken, broken clock, broken, clock stopped by itself, clock stopped, clock stands
# Both flags have fallen, and no one knows which fell first.
irregularity-flags = both flags
    .heard = flags, bf

## Penalties

# A warning.
measure-warning = warning
    .heard = w
# Before a time that is taken away.
measure-less = less
    .heard = minus
# Before points that are deducted, or given with a plus sign.
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
# The game is cancelled, and a new one is played.
measure-new-game = new game
    .heard = newgame, ng

## Words after claim in the last two minutes

# The game cannot be won by normal means, or the opponent does not try.
argument-normal-means = normal
    .heard = normal means, nm, no effort to win, no effort
# A request for an increment for both players.
argument-increment = increment
    .heard = inc, five seconds, five seconds a move

## Words after judge

# The moves that lead to mate.
argument-line = line
    .heard = moves

## Messages at the desk

# The names of situations, as in the table of docs/laws.md. $situation is one of them.
desk-situation = { $situation ->
    [wrong-set-up] pieces set up wrongly
    [turned-board] board turned
    [set-up-found-late] wrong set-up found too late
    [swapped-colours] colours swapped
    [pieces-displaced] pieces displaced
    [pieces-found-displaced] pieces found displaced
    [boards-differ] boards differ
    [touch-broken] touch-move broken
    [illegal-move] illegal move
    [illegal-move-in-last-period] illegal move in the last period
    [illegal-move-answered] illegal move, already answered
    [king-left-in-check] king left in check
    [king-captured] king captured
    [both-kings-in-check] both kings in check, or pawn on the last rank
    [unpromoted-pawn] pawn not promoted
    [press-without-move] clock pressed without a move
    [two-hands] move with two hands
    [written-beforehand] move written beforehand
    [clock-mishandled] clock mishandled
    [other-hand] clock pressed with the other hand
    [halt-without-reason] clocks stopped without a valid reason
    [opponent-disturbed] opponent disturbed
    [misconduct] misconduct
    [area-left] playing area left without permission
    [announcement-missing] announcement or repetition missing
    [not-recorded] moves not recorded
    [scoresheet-hidden] scoresheet hidden
    [assistant-exceeds] assistant beyond the duties
    [advice-taken] notes or advice
    [device] device or telephone
    [inspection-refused] refusal of a search
    [persistent-refusal] persistent refusal to comply with the Laws
    [both-refuse] refusal by both players
    [external-disturbance] external disturbance
    [moves-told] number of moves revealed
    [clock-set-wrongly] clock set wrongly
    [clock-defective] clock defective
    [flag-fallen] flag fallen
    [both-flags-known] both flags fallen, this player's first
    [both-flags-unknown] both flags fallen, order unknown
    [both-flags-in-last-period] both flags fallen in the last period
    [increment-asked] request for an increment
    [end-claim] draw claim in the last two minutes
    [end-appeal] appeal
    [end-without-arbiter] draw claim without an arbiter
   *[other] { $situation }
}
# A side as a name. $side is the side.
desk-side = { $side ->
    [white] White
   *[black] Black
}
# The situation of a case and, unless no player is at fault, its player.
desk-case-of = { $situation ->
    [wrong-set-up] { desk-situation }
    [swapped-colours] { desk-situation }
    [pieces-found-displaced] { desk-situation }
    [external-disturbance] { desk-situation }
    [moves-told] { desk-situation }
    [clock-set-wrongly] { desk-situation }
    [clock-defective] { desk-situation }
   *[other] { desk-side }, { desk-situation }
}
# The opponent of $side.
desk-opponent = { $side ->
    [white] Black
   *[black] White
}
# A new case waits for a ruling. $number is its number, $clause the clause.
desk-waits = Case { $number }: { desk-case-of }. Article { $clause }. { play-help-more }
# The same, just after the announcement of what was seen.
desk-waits-short = Case { $number }, Article { $clause }. { play-help-more }
# One of the open cases. $ago is its age, $postponed (yes or no): the decision is postponed.
desk-open = Case { $number }: { desk-case-of }. Article { $clause }. { $ago } ago{ $postponed ->
    [yes] . Postponed
   *[no] { "" }
}.
# $number is that of the oldest case.
desk-open-more = Type { command-open } { $number } for details.
# No case waits for a ruling.
desk-nothing = No open cases.
# A player has called the arbiter.
desk-call = { desk-side } calls the arbiter. { $ago } ago.
# A claim of a draw waits for a ruling.
desk-claim = { desk-side } claims a draw{ $ground ->
    [threefold] . Ground: { play-ground-threefold }
   *[fifty] . Ground: { play-ground-fifty }
}.
# A proposed loss waits for a ruling.
desk-loss = { desk-side } would lose: { $reason ->
    [default-time] the default time has passed
   *[sealed-move] the sealed move is not valid
}.
# The position before the irregularity: after move $number of $side.
desk-back-to = Restore the position after { desk-side }'s move { $number }.
# The position before the irregularity is the initial one.
desk-back-to-start = Restore the initial position.
# Under Article 7.5.2 of 2023.
desk-queen = The pawn becomes a queen.
# The consequence under the Laws. $effect is which.
desk-holds = { $effect ->
    [new-game] The game is cancelled. Play a new one.
    [new-game-due] The game is then cancelled, and a new one played.
    [new-game-before] Before ten moves by both players: a new game. After that, the game continues.
    [goes-on] The game continues.
    [transferred] The position is transferred to a board placed correctly.
    [may-be-transferred] The position may be transferred to a board placed correctly.
    [goes-on-unless-ruled] The game continues, unless you decide otherwise. Type { command-uphold } { measure-new-game } to play a new one.
    [goes-on-without-castling] The game continues. A misplaced king or rook may not castle.
    [goes-on-swapped-king] The game continues. A king swapped with the queen may not castle.
    [board-corrected] The board is corrected. No move is taken back.
    [put-back] The player restores the position in the player's own time.
    [stands] The move stands.
    [stands-unless-agreed] The move stands, unless the players agree to correct it.
    [stands-unless-ruled] The result is valid, unless the arbiter decides otherwise.
    [drawn-after-next-move] Wait for the next move. If the position is still illegal then, the game is drawn.
    [lost] The player loses the game.
    [lost-or-drawn] The player loses the game. If the opponent cannot mate, it is drawn. Type { command-judge } to find out.
    [both-lose] Both lose.
    [drawn] The game is drawn.
    [time-may-be-given] The arbiter may add time.
    [times-corrected] Correct the times.
    [clock-replaced] Replace the clock.
    [increment] Both get five seconds a move. The opponent gets two extra minutes.
    [draw-postpone-refuse] Type { command-uphold } for a draw. Type { command-postpone } to decide later. Type { command-dismiss } to reject the claim.
    [draw-postpone] Type { command-uphold } for a draw. Type { command-postpone } to decide later. The claim cannot be rejected.
    [ends-game] It ends the game.
   *[may-appeal] An appeal is possible.
}
# The penalty under the Laws. $counted (yes or no): offences of this kind are counted; $offence: which this is.
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
# A penalty. $measure is which, $time and $count how much; points are counted in halves.
desk-measure = { $measure ->
    [warning] Warning
    [opponent-time] { desk-opponent } gets { $time }
    [own-time] { desk-side } loses { $time }
    [opponent-points] { desk-opponent } gets { desk-points }
    [own-points] { desk-side } loses { desk-points }
    [loss] { desk-side } loses the game
    [draw] Drawn, because the opponent cannot mate
    [fine] A fine
    [rounds] Exclusion from { $count ->
        [one] one round
       *[other] { $count } rounds
    }
    [expulsion] Expulsion from the event
    [new-game] A new game
   *[none] None
}
# $count half points.
desk-points = { $count ->
    [1] half a point
   *[2] a point
}
# The Laws name no penalty.
desk-chosen = The arbiter chooses the penalty. For example: { command-uphold } { measure-warning } or { command-uphold } 1:00.
# The Laws let the arbiter penalise.
desk-optional = The arbiter may add a penalty. For example: { command-uphold } { measure-warning } or { command-uphold } 1:00.
# The program could not find out in time whether the opponent can mate.
desk-undetermined = Not known yet: can the opponent mate? Type { command-judge }, { command-uphold } { measure-loss } or { command-uphold } { measure-draw }.
# The times and move counters that a ruling sets.
desk-times = Times after the ruling. White: { $white }. Black: { $black }. Move counters: White { $white_moves }, Black { $black_moves }.
# The arbiter may rule only then.
desk-on-claim = You may rule only if the opponent claims it.
# The position is restored in any case.
desk-penalty-on-claim = The penalty applies only if the opponent claims it.
# An illegal entry that two pieces could have made; no board shows which.
desk-touch-unknown = The touched piece is not known: several fit. After the ruling, type { command-touch } and its square.
# The time limit for a ruling.
desk-until-move = You may rule only until the opponent's next move.
# The Laws correct this only in the first moves.
desk-too-late = After { $moves } moves by each player, Article { $clause } no longer corrects this.
# Asks whether to correct it in spite of that.
desk-sure-though-late = Too late under Article { $clause }. Correct it anyway? Type { command-yes } to confirm.
# A note that was typed after the case.
desk-noted = Note: { $note }.
# Earlier cases of the same conduct were upheld. $numbers: those of the cases, 1, 2; $count: how many.
desk-before = Upheld before against { desk-side }: { $count ->
    [one] case { $numbers }.
   *[other] cases { $numbers }.
}
# An illegal move was reported, but the recorded one is legal.
desk-legal-move = The recorded move is legal.
# How the arbiter rules. $number is the case, $kind which rulings are possible.
desk-rule = { $kind ->
    [appeal] The chief arbiter or the appeals committee decides. Type { command-uphold } { $number } or { command-dismiss } { $number } for their decision, { command-dismiss } { $number } also if the appeal is withdrawn.
    [device] Type { command-uphold } { $number } to apply this. If the event's rules provide less: { command-uphold } { $number } { measure-warning }. Type { command-dismiss } { $number } to drop the case.
    [no-offender] { desk-rule-no-offender }
    [no-penalty] Type { command-uphold } { $number } to apply this. Type { command-dismiss } { $number } to drop the case.
    [chosen] Type { command-uphold } { $number } { measure-warning } or another penalty. Type { command-dismiss } { $number } to drop the case.
   *[other] Type { command-uphold } { $number } to apply this. Type { command-uphold } { $number } { measure-warning } for a warning instead. Type { command-dismiss } { $number } to drop the case.
}
# The same if no player is at fault.
desk-rule-no-offender = Type { command-uphold } { $number } to apply this. Type { command-add } white 2:00 to give time. Type { command-dismiss } { $number } to drop the case.
# The opponent has moved, and the case has lapsed.
desk-lapsed = Case { $number } is closed: the opponent has moved.
# A board to which its player was guided shows the position of the game.
desk-board-right = { $side ->
    [white] White's board is correct again.
   *[black] Black's board is correct again.
}
# A board no longer differs.
desk-righted = Case { $number } is closed: the boards match the game.
# A move was corrected before the press: it does not count as an offence.
desk-corrected = Case { $number } is closed: the move was corrected before the press.
# The case is about a move that now has another case, $into.
desk-joined = Case { $number } is closed: the move is now case { $into }.
# A player claims a case that was already open. $side is the claimant.
desk-case-claimed = Case { $number } is now claimed by { desk-side }.
# The case is about one board; case $into is about both.
desk-boards-joined = Case { $number } is closed: both boards are now case { $into }.
# No press has completed the move.
desk-uncompleted = The clock was not pressed: not an offence, no penalty.
# The case is upheld, and is decided after the next completed move (2023 A.5.4).
desk-after-next-move = Case { $number }: decided once the next move is completed. If the position is still illegal then, the game is drawn.
# After that move the position is legal.
desk-legal-again = Case { $number } is closed: the position is legal again.
# After that move only the arbiter sees whether the board still shows the illegal position.
desk-still-there = Case { $number }: the next move is completed. If the position is still illegal, type { command-uphold } { $number }; otherwise { command-dismiss } { $number }.
# A flag fell before the event that would end the game. $outcome is that end, a sentence; $side lost on time.
desk-flag-first = { desk-side }'s flag fell before: case { $number } comes first. If you dismiss it: { $outcome }
# A player lost by a penalty, and the arbiter decides the points of the opponent. $side lost.
desk-opponents-score = You decide { desk-opponent }'s points. Article { $clause }. To change it, type for example { command-result } 0-0.
# $side may no longer castle, because its king was set up wrongly.
desk-castling-barred = { desk-side } may no longer castle.
# The same with a rook that was set up wrongly, on $square.
desk-castling-barred-with = { desk-side } may no longer castle with the rook on { $square }.
# Both scoresheets and the boards were compared; the result was just reported.
desk-boards-compared = Boards and scoresheets compared.
# The arbiter has upheld a case.
desk-upheld = Ruling: { desk-case-of }. Article { $clause }.
# An appeal was upheld after the game: only the arbiter carries out the decision.
desk-appeal-upheld = Now carry out the decision. To change the result, type for example { command-result } 0-1.
# $number is the dismissed case.
desk-dismissed = Case { $number } is dismissed.
# After undo.
desk-undone = Last ruling undone. The clocks are stopped.
# To the arbiter, after a ruling was taken back and the clocks are stopped.
desk-continue-next = Type { command-continue } to start the clocks.
# A penalty.
desk-given = Penalty for { desk-side }: { desk-measure }.
# A penalty, after the reason for it.
desk-measured = { desk-measure }.
# Asks the arbiter to confirm a penalty that ends the game or expels the player.
desk-sure-to-give = { $measure ->
    [fine] Is { desk-side } fined?
    [loss] Does { desk-side } lose the game?
    [draw] Is the game drawn?
   *[expulsion] Is { desk-side } expelled from the event?
} Type { command-yes } to confirm.
# The arbiter sets the result; it follows.
desk-scored = The arbiter determines the result.
# A player claims in the last two minutes. $ground is what.
desk-claimed = { $ground ->
    [increment-asked] I request an increment, and offer a draw.
   *[end-claim] I claim a draw: the game cannot be won by normal means.
}
# The arbiter has postponed the decision.
desk-postponed = Decision postponed. Play on.
# A player to move has asked for the scoresheet too often (2023 A.4.3). $times is the number of requests.
desk-scoresheet-asked = { $side ->
    [white] White has asked for the scoresheet { $times } times. Article { $clause } allows { $allowed }.
   *[black] Black has asked for the scoresheet { $times } times. Article { $clause } allows { $allowed }.
}
# A player appeals.
desk-appealed = { desk-side } appeals.
# A player's appeal is dismissed, or withdrawn.
desk-appeal-dismissed = The appeal of { desk-side } is dismissed.
# Asks the arbiter about a draw claim that the program finds incorrect.
desk-sure-of-claim = The claim is incorrect. Is the game drawn all the same? Type { command-yes } to confirm.
# Asks the arbiter about a case that both players lose (2023 11.8).
desk-sure-both-lose = Do both players lose the game? Type { command-yes } to confirm.
# Asks the arbiter who rules on an appeal.
desk-who-decides = The chief arbiter or the appeals committee decides on appeals. Is this their decision, or is the appeal withdrawn? Type { command-yes } to confirm.

# A mate that a side could force or the opponent allow. $moves is its number of moves by either side, $line the moves.
judge-mates-in = { judge-side } could mate like this, in { $moves ->
    [one] one move
   *[other] { $moves } single moves
}: { $line }.
# One of them.
judge-step = { $mv }
# The search can continue with more positions. $next is how many.
judge-deeper = Type { command-judge } { $next } to search longer.
# The case for which the program found out who can mate.
judge-of-case = Case { $number }:
# The answer takes some time.
judge-working = One moment.
# The position in question is no longer in the game.
judge-moved = The position has changed. Type { command-judge } again.

## Refusals

# The edition has no rule. $edition is its year.
refused-no-such-rule = The Laws of { $edition } have no rule for this. The case: { desk-situation }.
# The text of that edition in the program leaves it out.
refused-not-in-text = The { $edition } text in this program lacks this rule: { desk-situation }.
# A clause excludes it.
refused-rule-excluded = Not at this rate of play, under Article { $clause }.
# It applies only where the event has announced it.
refused-not-announced = Article { $clause } applies only if the event has announced it. Option at the start: --quickplay-finish.
# The game has no arbiter.
refused-no-arbiter = Only in a game with an arbiter: --arbiter.
# $clause is the article with the penalties.
refused-no-such-penalty = No such penalty in Article { $clause } of { $edition }.
# $clause is the article about points; $score is the result that was typed.
refused-no-such-score = { $score }: no such result in Article { $clause } of { $edition }.
# uphold without a penalty. $clause is the clause.
refused-choose-penalty = Article { $clause } leaves the penalty open. Type { command-uphold } { measure-warning }, { command-uphold } 1:00 or { command-uphold } { measure-loss }.
# uphold without a result. $clause is the clause.
refused-choose-result = Article { $clause }: not known yet whether the opponent can mate. Type { command-judge }, { command-uphold } { measure-loss } or { command-uphold } { measure-draw }.
# uphold new game, but the clause does not leave that to the arbiter.
refused-no-new-game = Article { $clause } does not let you start a new game.
# The opponent has not claimed it.
refused-only-on-claim = Only if the opponent claims it, under Article { $clause }.
# The flag of the player who claims has fallen, too.
refused-own-flag-down = Your flag has fallen. Article { $clause } does not apply.
# $number is the number that was typed.
refused-no-incident = Case { $number } is not open. Type { command-open }.
# $waiting is the number of open cases, $number that of the oldest.
refused-several-wait = { $waiting } cases are open. Add a number, such as { $number }. Type { command-open } for the list.
# A ruling while nothing waits.
refused-nothing-to-rule = Nothing waits for a ruling. Type { command-open }.
# A ruling without a name, while a draw claim or a proposed loss of $side waits as well as the case $number.
# $verb: uphold, dismiss.
refused-claim-and-case = Two things wait: { $kind ->
    [claim] { $side ->
        [white] White's claim
       *[black] Black's claim
    }
   *[loss] { $side ->
        [white] White's loss
       *[black] Black's loss
    }
} and case { $number }. Type { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $number } or { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $side ->
    [white] { argument-white }
   *[black] { argument-black }
}.
# After the game, while the arbiter may still decide otherwise.
refused-result-stands = The game is over; its result is valid under Article { $clause }. To change it, type for example { command-result } 0-1.
# After the game, when no one may. $clause is the article about the end of a game.
refused-result-final = Article { $clause }: the game is over, and its result is final.
# More moves were taken back than an upheld case would restore. $number is its number.
refused-position-gone = The position before case { $number } is no longer in the game. Type { command-dismiss } { $number } to close it, or { command-penalty } to give a penalty under Article { $clause }.
# $left is that side's remaining time.
refused-below-zero = { desk-side } has only { $left }. Deduct less, under Article { $clause }.
# undo without a ruling before it.
refused-nothing-to-undo = No ruling to undo.
# The arbiter permits a draw that nothing bars.
refused-no-draw-barred = The event bars no draw now. Players type { command-offer } and { command-accept }.
# An irregularity that is already a case is reported again.
refused-already-open = { $to ->
    [player] The arbiter already has this, as case { $number }.
   *[arbiter] This is already case { $number }. Type { command-uphold } { $number } or { command-dismiss } { $number }, and a reason.
}
# uphold or dismiss while a player's call is all that waits.
refused-only-call = { desk-side } has called you: that needs no ruling. Type { command-continue } to resume play.
# An irregularity that only one player can have committed, without the player. $word is the word for it.
refused-which-player = White or Black? Add the player, for example: { command-irregularity } { $word } white.
# A penalty in a case without an offender (2023 12.5, 6.10).
refused-no-offender = No player is at fault, so no penalty is possible. Type { command-add } white 2:00 to give time.
# An appeal without a decision before it.
refused-nothing-decided = There is no decision yet. Type { command-halt } to call the arbiter.
# undo after a move.
refused-moved-since = A move has followed the ruling. Type { command-set } or { command-add } to change the times.
# claim normal or claim increment at the wrong time.
refused-not-last-minutes = Not possible now. Article { $clause } needs less than two minutes, in the last period. The game must have no increment, and no fallen flag.
# dismiss in an edition that has no refusal.
refused-cannot-refuse = Article { $clause } does not let you reject the claim. Type { command-uphold } or { command-postpone }.
# postpone with another time.
refused-other-time = Article { $clause } gives two minutes. Type { command-postpone } 2:00.
# appeal in an edition that has none.
refused-final-decision = The decision is final under Article { $clause }.

## Help

# Help about open cases at the arbiter's desk.
play-help-open = { command-open } lists cases, { command-undo } undoes the last ruling.
# Help about who can still mate, in chess on one board.
play-help-judge = { command-judge } finds out who can still mate.
# Help about reporting an irregularity.
play-help-irregularity = { command-irregularity } { irregularity-hands } white reports what you have seen, white { argument-move } 12 an earlier move.
# Reportable irregularities of moves.
play-help-irregularity-moves = { command-irregularity }, moves: { irregularity-illegal }, { irregularity-touch }, { irregularity-hands }, { irregularity-check }.
# More of them.
play-help-irregularity-moves-more = { command-irregularity }, moves: { irregularity-king }, { irregularity-kings }, { irregularity-promotion }, { irregularity-written }.
# Those of boards.
play-help-irregularity-boards = { command-irregularity }, boards: { irregularity-set-up }, { irregularity-turned }, { irregularity-colours }, { irregularity-displaced }, { irregularity-found }, { irregularity-boards }.
# Those of the clock.
play-help-irregularity-clock = { command-irregularity }, clock: { irregularity-press }, { irregularity-clock }, { irregularity-other-hand }, { irregularity-halt }.
# More of them.
play-help-irregularity-clock-more = { command-irregularity }, clock: { irregularity-times }, { irregularity-defect }, { irregularity-flags }.
# Those of conduct.
play-help-irregularity-conduct = { command-irregularity }, conduct: { irregularity-disturbing }, { irregularity-conduct }, { irregularity-left }, { irregularity-announcement }, { irregularity-scoresheet }, { irregularity-hidden }.
# More of them.
play-help-irregularity-conduct-more = { command-irregularity }, conduct: { irregularity-assistant }, { irregularity-advice }, { irregularity-device }, { irregularity-search }, { irregularity-refusal }, { irregularity-both }.
# Those of other persons.
play-help-irregularity-outside = { command-irregularity }, others: { irregularity-outside }, { irregularity-moves-told }.
# Help about penalties and results.
play-help-penalty = { command-uphold } { measure-warning } applies a warning instead of the penalty under the Laws. { command-penalty } white 2:00 and { command-result } 0-0 need no case. { command-uphold } { measure-new-game } starts a new game, if the Laws leave that to you.
# Help about changing the time control.
play-help-control = { command-set } { command-control } 25 min + 5 s changes the time control. { command-set } { argument-increment } 5 changes the increment.
# Help about assistants who come or go, and about a new game.
play-help-assistant = { command-assistant } white { argument-all } gives White an assistant with all duties. { command-assistant } white { argument-none } takes the assistant away. { command-new-game } annuls the game. { command-note } and a text go into the report.
# Help about changing the language of announcements.
play-help-announce-language = { command-announce-language } { language-en } changes the language of announcements.
# Help about permitting a draw before the number of moves that the event requires.
play-help-allow-draw = { command-allow-draw } permits a draw by agreement now.
# Help about claims in the last two minutes.
play-help-last-minutes = { command-claim } { argument-normal-means } claims a draw in the last two minutes. { command-claim } { argument-increment } claims an increment. { command-postpone } postpones the decision; { command-appeal } appeals.
