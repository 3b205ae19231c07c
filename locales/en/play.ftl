### Messages spoken and printed during a game.

## Speakers: each printed line begins with one

# The program itself.
speaker-program = Annabella
# The player with the white pieces.
speaker-white = White
# The player with the black pieces.
speaker-black = Black
# The assistant of a player.
speaker-assistant = Assistant
# The arbiter.
speaker-arbiter = Arbiter
# The talking clock.
speaker-clock = Clock
# The tactile board.
speaker-board = Board
# A printed line: the speaker and the words.
line = { $speaker }: { $words }
# A printed line for one seat alone, on a shared terminal.
line-private = { $speaker } to { $seat }: { $words }
# A line whose event is not saved yet. $line: the whole line.
line-unsaved = { $line } (not saved yet)
# A single letter for this speaker, for Braille displays; no two are the same.
mark-program = a
# A single letter for this speaker, for Braille displays; no two are the same.
mark-white = w
# A single letter for this speaker, for Braille displays; no two are the same.
mark-black = b
# A single letter for this speaker, for Braille displays; no two are the same.
mark-assistant = h
# A single letter for this speaker, for Braille displays; no two are the same.
mark-arbiter = r
# A single letter for this speaker, for Braille displays; no two are the same.
mark-clock = c
# A single letter for this speaker, for Braille displays; no two are the same.
mark-board = t
# The name of a seat in such a line.
seat-white = { speaker-white }
# The name of a seat.
seat-black = { speaker-black }
# The name of a seat.
seat-assistant = the assistant
# The name of a seat, where both players have an assistant.
seat-white-assistant = White's assistant
# The name of a seat, where both players have an assistant.
seat-black-assistant = Black's assistant
# The name of a seat.
seat-arbiter = the arbiter

## Moves, in the language of announcements

# A move, announced. $mv is the whole announcement.
play-move = { $mv }
# The opponent's repetition of an announcement. $whole: yes if each repetition must be in words; otherwise the
# program has compared it, and does not say it again.
play-repeated = { $whole ->
    [yes] Repeated: { $mv }
   *[no] Repeated.
}
# Answer to repeat alone: the announcement that must be repeated. $mv is all of it.
play-to-repeat = Move to repeat: { $mv }
# Correction of a slip of the tongue.
play-corrected = Correction: { $mv }
# To the player who proposes a takeback before the press: the announcement can be corrected alone (2023 D.2.8).
play-correct-instead = For another move instead, type { command-correct } and the move.

## Starting, stopping the clocks, resuming

# Printed at the start: the path of the journal.
play-journal-at = The game is saved in { $file }
# Start of a game with a clock. $side moves first. $arbiter is yes if the arbiter starts it.
play-ready-to-start = { $arbiter ->
    [yes] The arbiter types { command-start }.
   *[no] Type { command-start } or { command-help }.
}
# Start of a game without a clock. $side moves first.
play-ready-without-clock = Ready, without a clock. { play-whose-move } Type { command-help }.
# The clock of $side was started: white or black.
play-started = { $side ->
    [white] White's clock is running.
   *[black] Black's clock is running.
}
# Said at the start of a game against a deaf player, when the arbiter allows it without an assistant.
play-without-assistant = The arbiter has decided: the game starts without an assistant.
# Said when an interrupted game is restored from its journal; the clocks are still stopped. $plies: moves by White or Black so far; the last is move $number
# of $side. $gap: length of the interruption.
play-resumed = { $plies ->
    [0] Game restored, before the first move. Interrupted for { $gap }.
   *[other] { $side ->
        [white] Game restored, after White's move { $number }. Interrupted for { $gap }.
       *[black] Game restored, after Black's move { $number }. Interrupted for { $gap }.
    }
}
# A repaired journal is resumed, with entries lost. $entries: the lowest possible number.
play-missing-entries = { $entries ->
        [one] At least one entry of the journal is lost.
       *[other] At least { $entries } entries of the journal are lost.
    } The game resumes before the gap.
# After that, in a game with an arbiter.
play-missing-arbiter = To resume from here, the arbiter types { command-continue }.
# After that, in a game without an arbiter.
play-missing-players = To resume from here, both players type { command-continue }.
# After a resumption: these times are proposed to the players or the arbiter.
play-proposed-times = Clocks stopped. White: { $white }. Black: { $black }. { $arbiter ->
    [yes] The arbiter types { command-continue }.
   *[no] To accept, type { command-continue }.
}
# The computer was asleep or blocked during the game. $gap: how long.
play-gap = The computer paused for { $gap }.
# A player or the arbiter has stopped the clocks.
play-halted = The clocks are stopped.
# $side has confirmed the proposed times; the opponent has not.
play-confirmed = { $side ->
    [white] White has confirmed. Black types black, colon, { command-continue }.
   *[black] Black has confirmed. White types white, colon, { command-continue }.
}
# The clocks run again.
play-continued = Resumed. { play-started }
# A game without a clock is resumed.
play-continued-without-clock = Game resumed.
# A time was set by hand.
play-time-set = { $side ->
    [white] White now has { $left }.
   *[black] Black now has { $left }.
}
# Moves were taken back. $plies: moves by White or Black; $side is now to move.
play-retracted = { $plies ->
    [one] Taken back.
   *[other] { $plies } moves taken back.
} { play-whose-move }
# An illegal entry that no board shows does not count. $side is to move.
play-entry-dropped = The illegal move does not count. { play-whose-move }
# A player pressed before the opponent's announcement was repeated (2023 D.2.1).
play-pressed-unrepeated = { $side ->
    [white] White pressed the clock without repeating the announcement.
   *[black] Black pressed the clock without repeating the announcement.
}
# The clocks are stopped; when play resumes, $side must put pieces back (2023 7.4.1).
play-will-put-back = { $side ->
    [white] White's clock will run: White must put the pieces back.
   *[black] Black's clock will run: Black must put the pieces back.
}
# The opponent has pressed the clock back over displaced pieces (2001 and 1997 7.3). $side must put them back.
play-pressed-back = { $side ->
    [white] White's clock is running again: White must put the pieces back.
   *[black] Black's clock is running again: Black must put the pieces back.
}
# $side proposes to take back $plies moves by White or Black.
play-takeback-offered = { $side ->
    [white] White
   *[black] Black
} wants to take back { $plies ->
    [one] the last move.
   *[other] { $plies } moves.
} Answer { command-yes } or { command-no }.
# The other player declines.
play-takeback-declined = Takeback declined.

## The talking clock

# Both times, for a hearer who plays neither side.
play-white-black-times = White { $white }, Black { $black }
# Answer to an assistant. $side is the player assisted, $answer a time or a number of moves.
play-of-side = { $side ->
    [white] White: { $answer }
   *[black] Black: { $answer }
}
# Number of moves made by the asker.
play-moves-made = { $moves ->
    [0] No move yet
    [one] One move made
   *[other] { $moves } moves made
}

## Questions about the game

# Answer when there is no move to repeat or name.
play-no-move-yet = No move yet
# One square in a list.
play-square = { $square }
# The side to move.
play-whose-move = { $side ->
    [white] White to move.
   *[black] Black to move.
}

## Offers and the end

# A draw offer.
play-offered = { $side ->
    [white] White offers a draw. Answer { command-accept } or { command-decline }.
   *[black] Black offers a draw. Answer { command-accept } or { command-decline }.
}
# A ground for claiming a draw, and a reason in the result.
play-ground-threefold = the same position three times
# The other ground.
play-ground-fifty = fifty moves without capture or pawn move
# A draw claim: the part common to the next two sentences. $ground is threefold or fifty.
play-claim = { $side ->
    [white] White
   *[black] Black
} claims a draw{ $ground ->
    [threefold] . Ground: { play-ground-threefold }
   *[fifty] . Ground: { play-ground-fifty }
}
# A draw is claimed for the position on the board. $ground is threefold or fifty.
play-claimed = { play-claim }.
# To a player who has reported a fallen flag to the arbiter.
play-flag-claimed = Claimed. The arbiter decides.
# A draw is claimed with a move that is not made yet. $mv is the move.
play-claimed-with = { play-claim }. The move: { $mv }.
# Facts of a claim. $count: occurrences of the position, or moves by each side without a capture or a pawn
# move.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] The position has occurred once.
       *[other] The position has occurred { $count } times.
    }
   *[fifty] Each side: { $count } moves without capture or pawn move.
}
# To the arbiter: the claim is correct.
play-claim-holds = The claim is correct.
# To the arbiter: how to rule on a claim.
play-claim-rule = Type { command-uphold } for a draw. { $correct ->
    [yes] Type { command-dismiss } to play on.
   *[no] Type { command-dismiss } to adjust the times and play on.
}
# To the arbiter: the claim is incorrect, and the Laws provide nothing.
play-claim-fails = The claim is incorrect.
# After a claim that did not end the game: the opponent may accept a draw.
play-claim-is-offer = The claim counts as a draw offer. Answer { command-accept } or { command-decline }.
# To the arbiter: the claim is incorrect; what the Laws provide. $opponent is the claimant's opponent.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] White should get { $given } extra.
   *[black] Black should get { $given } extra.
}
# The same where the claimant loses time, too.
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] White should get { $given } extra. Black should lose { $taken }.
   *[black] Black should get { $given } extra. White should lose { $taken }.
}
# After it, without an arbiter: how the players give the time. $clock is the time as it is typed, such as 2:00.
play-claim-costs-way = Type { command-add } { $opponent ->
    [white] { argument-white }
   *[black] { argument-black }
} { $clock } to give it.
# The arbiter has dismissed a claim.
play-claim-dismissed = The claim is dismissed.
# A player objects: the opponent touched the piece on $square before moving another.
play-complained = I object to the move: { $square } was touched first.
# A player objects: the opponent released the piece from $from on $square, then moved it or another.
play-complained-let-go = I object to the move. The piece from { $from } was released on { $square }.
# The objection fails: the touch did not forbid the move.
play-complaint-fails = Even with that touch, the move was legal. The move: { $mv }.
# To the arbiter: $side offered a draw at the wrong time. The offer is valid.
play-offer-untimely = { $side ->
    [white] White offered a draw at the wrong moment. The offer is valid.
   *[black] Black offered a draw at the wrong moment. The offer is valid.
}
# After an interruption: the open draw offer of $side.
play-offer-stands = { $side ->
    [white] White has offered a draw.
   *[black] Black has offered a draw.
}
# The draw offer is declined.
play-declined = Draw declined.
# Asks for confirmation before a resignation.
play-sure-to-resign = { $side ->
    [white] Does White resign? Type { command-yes } to confirm.
   *[black] Does Black resign? Type { command-yes } to confirm.
}
# Asks for confirmation before a draw is accepted.
play-sure-to-accept = { $side ->
    [white] Does White accept the draw? Type { command-yes } to confirm.
   *[black] Does Black accept the draw? Type { command-yes } to confirm.
}
# Asks for confirmation before $side is reported absent, without an arbiter and a default time (2023 6.7.1).
play-sure-absent = No default time is set, so it is zero. { $side ->
    [white] White
   *[black] Black
} would lose immediately. Type { command-yes } to confirm.
# The confirmation was answered with no.
play-nothing-changed = Nothing has changed.
# The result. $winner and $reason are fixed words.
play-over = { $winner ->
    [white] White wins
    [black] Black wins
    [both-lost] Both lose
    [half-none] White gets half a point, Black none
    [none-half] Black gets half a point, White none
    [one-half] White gets a point, Black half a point
    [half-one] Black gets a point, White half a point
    [open] The result is open
   *[none] Draw
}{ $reason ->
    [mate] { " by mate." }
    [resignation] { " by resignation." }
    [resignation-cannot-mate] . Resignation, but the opponent cannot mate.
    [stalemate] { " by stalemate." }
    [dead-position] . A dead position.
    [agreement] { " by agreement." }
    [flag] { " on time." }
    [flag-cannot-mate] . A flag has fallen, but the opponent cannot mate.
    [threefold-claim] . Claimed: { play-ground-threefold }.
    [fifty-claim] . Claimed: { play-ground-fifty }.
    [fivefold-repetition] . The same position five times.
    [default-time] . The opponent did not arrive within the default time.
    [nobody-came] . Neither player arrived within the default time.
    [sealed-move] . The opponent's sealed move is not valid.
    [illegal-moves] . Illegal moves by the opponent.
    [illegal-moves-cannot-mate] . Illegal moves, but the opponent cannot mate.
    [penalty] . A penalty by the arbiter.
    [normal-means] . Claimed in the last two minutes.
    [unsettled] . A draw was claimed. An arbiter decides.
    [both-flags] . Both flags have fallen.
    [not-objected] . The illegal position was still on the board.
    [ruling] . Ruled by the arbiter.
   *[seventy-five-moves] . 75 moves without a capture or a pawn move.
}
# How to read the scoresheet of the finished game. $file is the journal, $form pgn, or txt for chess that PGN
# has no form for.
play-over-score = Scoresheet: annabella sheet { $file } --to { $form }
# The game is over, and its journal is saved.
play-over-saved = Saved.
# Fingerprint of a finished game: ten squares that show whether its journal was changed. They are read aloud
# and written on the scoresheets. $digest: the squares.
digest-result = Fingerprint of the game: { $digest }
# The fingerprint was requested before there was one.
digest-none = Nothing is saved here, so there is no fingerprint.
# The question whether or where the game is saved, before there is a fingerprint.
digest-later = The game is saved. At its end, type { command-digest } for the fingerprint.
# The same question while the disk does not save the entries.
digest-unsaved = The disk does not answer: not everything is saved yet.
# The same for an adjourned game. $digest: the squares.
digest-adjournment = Fingerprint of the adjourned game: { $digest }
# The same when the program ends before the game. $digest: the squares.
digest-unfinished = Fingerprint of the unfinished game: { $digest }
# To the arbiter: a flag has fallen.
play-flag-fallen = { $side ->
    [white] White's flag has fallen.
   *[black] Black's flag has fallen.
}
# To the arbiter: the clock was pressed after an illegal entry. $why names the move and the reason.
play-illegal-pressed = { $side ->
    [white] White pressed after an illegal move. { $why }
   *[black] Black pressed after an illegal move. { $why }
}
# To everyone, after the press of an illegal move: no move can follow before the ruling.
play-arbiter-decides = The arbiter is deciding about { $side ->
    [white] White's
   *[black] Black's
} move. { play-missing-announced }
# To the arbiter, while no move is possible before the ruling and a clock runs.
play-halt-meanwhile = Type { command-halt } to stop the clocks.
# Why a move is illegal: its pawn stays on the last rank. $queen: yes if the edition replaces it by a queen,
# otherwise no.
play-unpromoted = { $queen ->
    [yes] The pawn on { $square } is not promoted. A queen replaces it.
   *[no] The pawn on { $square } is not promoted.
}
# To the arbiter: the clock was pressed before the move was made.
play-pressed-early = { $side ->
    [white] White pressed the clock before the move was made.
   *[black] Black pressed the clock before the move was made.
}
# To the arbiter: a move on the pegs was completed without an announcement (2023 D.2.4).
play-pressed-unannounced = { $side ->
    [white] White pressed without announcing { $mv }.
   *[black] Black pressed without announcing { $mv }.
}
# To the arbiter: an incomplete move on the pegs was completed without an announcement (2023 D.2.4).
play-pressed-unfinished = { $side ->
    [white] White pressed before announcing; the move on the board is incomplete.
   *[black] Black pressed before announcing; the move on the board is incomplete.
}
# The announced move differs from the one on the pegs (2023 D.2.8).
play-executed-otherwise = { $side ->
    [white] White announced { $announced }. White's board shows { $pegs }.
   *[black] Black announced { $announced }. Black's board shows { $pegs }.
}
# To the arbiter: a completed move against the touch-move rule. $why: the moves that the touched pieces
# allowed.
play-touch-broken = { $side ->
    [white] White did not play the touched piece, but { $mv }. { $why }
   *[black] Black did not play the touched piece, but { $mv }. { $why }
}
# To the arbiter: two pieces were moved at the same time. $counts: yes if the edition calls the move illegal,
# otherwise no.
play-two-hands = { $side ->
    [white] White moved two pieces together. The move: { $mv }.
   *[black] Black moved two pieces together. The move: { $mv }.
} { $counts ->
    [yes] With two hands it counts as an illegal move.
   *[no] Only one hand may be used.
}
# To the arbiter, as evidence: the player lifted a piece before executing the opponent's move.
play-touched-early = { $side ->
    [white] White lifted a piece too early: { $piece } from { $square }. The opponent's move is not executed.
   *[black] Black lifted a piece too early: { $piece } from { $square }. The opponent's move is not executed.
}
# To the arbiter, as evidence: a piece left its square so shortly that its contact alone may have lost it, and then
# $mv was played. $millis: how long it was off, in milliseconds.
play-contact-lost = { $side ->
    [white] White's board lost { $square } for { $millis } milliseconds. Then { $mv }.
   *[black] Black's board lost { $square } for { $millis } milliseconds. Then { $mv }.
} This may be the contact alone, so there is no case. If the player touched it, type touch, the colour and the square.
# A contact was lost $times times, at most for $millis milliseconds. $side: the player with the board.
play-contact-unsteady = { $side ->
    [white] The contact on { $square } of White's board is unsteady.
   *[black] The contact on { $square } of Black's board is unsteady.
} It was lost { $times } times, for up to { $millis } milliseconds. Such short losses no longer count as touches.
# The player announces adjusting pieces.
play-adjusting = I adjust.
# The arbiter rules that nothing was touched deliberately. $side is the player to move.
play-untouched = { $side ->
    [white] No touch by White counts.
   *[black] No touch by Black counts.
}
# To the arbiter: an assistant reports a touch. $of is the assistant's player, or only where there is one
# assistant; $side is who touched.
play-touch-reported = { $of ->
    [white] White's assistant
    [black] Black's assistant
   *[only] The assistant
} reports: { $side ->
    [white] White
   *[black] Black
} touched { $square }.
# To the player to move: an assistant has reported the touch of a piece (2023 D.2.10.5).
play-touch-reported-of-you = Reported to the arbiter: you touched { $square }.
# To the player who pressed the clock and does not see it.
play-pressed = Pressed.
# To the opponent, who does not see the clock, and to both if neither does.
play-opponent-pressed = { $side ->
    [white] White has pressed.
   *[black] Black has pressed.
}
# The player calls the arbiter by a button.
play-arbiter-called = { $side ->
    [white] White calls the arbiter.
   *[black] Black calls the arbiter.
}

## The tactile board

# To the player alone: the pegs show the position after the opponent's move, also after a correction.
play-executed = Your board is correct.
# To the announcer: the board of $side shows the announced move.
play-opponent-executed = { $side ->
    [white] White has executed the move.
   *[black] Black has executed the move.
}
# To the announcer: $side has repeated the announced move.
play-opponent-repeated = { $side ->
    [white] White has repeated the move.
   *[black] Black has repeated the move.
}
# The pegs show another position. $squares lists the correct pieces.
play-board-differs = { $side ->
    [white] White's board is wrong. Correct it: { $squares }.
   *[black] Black's board is wrong. Correct it: { $squares }.
}
# The correct piece on a square.
play-should = { $piece } on { $square }
# A square that should be empty.
play-should-be-empty = { play-square-empty }
# At the end of such a list: number of squares not named.
play-should-more = { $squares } more squares
# The pegs show a move other than the announced one. $is_final: the new piece has touched its square (2023 4.4.4).
play-pegs-differ = Announced: { $announced }. The board shows { $pegs }. { $is_final ->
    [yes] Type { command-correct }.
   *[no] Type { command-correct }, or change the board.
}
# While setting up: remove this piece.
play-setup-lift = { $piece } off { $square }
# While setting up: place this piece next.
play-setup-place = { play-should }
# Setting up is complete.
play-setup-done = Setup complete.
# A board was turned by command: it is read rotated by 180 degrees from now on.
play-board-turned = { $side ->
    [white] White's board is now read from the other side.
   *[black] Black's board is now read from the other side.
}
# A board shows the position rotated by 180 degrees.
play-board-looks-turned = { $side ->
    [white] White's board seems turned. Type { command-turn } { argument-white } to correct this.
   *[black] Black's board seems turned. Type { command-turn } { argument-black } to correct this.
}
# A board shows the position with the colours swapped.
play-board-colours-swapped = { $side ->
    [white] The colours are swapped on White's board.
   *[black] The colours are swapped on Black's board.
}
# A board shows the position in which the game started.
play-board-at-start = { $side ->
    [white] White's board shows the initial position. Type { command-setup } for the current one.
   *[black] Black's board shows the initial position. Type { command-setup } for the current one.
}
# A board shows the position before its player's last move, which still counts.
play-board-taken-back = { $side ->
    [white] On White's board, { $mv } is taken back. The move still counts. Type { command-retract } to take it back.
   *[black] On Black's board, { $mv } is taken back. The move still counts. Type { command-retract } to take it back.
}
# A reconnected board shows a move executed while it was away.
play-board-shows = The board shows { $mv }.
# A reconnected board shows a legal move that is not announced.
play-board-offers = The board shows { $mv }. Type { command-say } to announce it.
# To a player who wants to hear each lift.
play-echo-lifted = { $square } { $piece }, off
# To a player who wants to hear each placement.
play-echo-placed = { $square } { $piece }
# The board cannot identify a peg.
play-unreadable = The peg on { $square } cannot be read. Insert it again.
# Both kings are in the centre of the board, as after a game.
play-kings-in-centre = Both kings are in the centre. To end the game, type { command-resign }, { command-offer } or { command-accept }.
# A board is connected for the first time.
play-board-ready = { $side ->
    [white] White's board is connected.
   *[black] Black's board is connected.
}
# A board is connected again.
play-board-back = { $side ->
    [white] White's board is connected again.
   *[black] Black's board is connected again.
}
# The connection to a board is lost.
play-board-lost = { $side ->
    [white] White's board is no longer connected.
   *[black] Black's board is no longer connected.
}
# A board whose port is open has never answered.
play-board-silent = { $side ->
    [white] White's board does not answer.
   *[black] Black's board does not answer.
}
# After the loss of a board: how to use it under another port. $side: the player with the board.
play-board-other-port = Plug it in again. If its port has changed, type { command-board }, { $side ->
    [white] { argument-white }
   *[black] { argument-black }
} and the new port.
# The answer to that command. $port: the port.
play-board-port = { $side ->
    [white] White's board: opening { $port }.
   *[black] Black's board: opening { $port }.
}
# While a board is missing, a port has appeared. $side: the player whose board is missing, or both. $port: the port.
play-board-appeared = { $side ->
    [white] New port: { $port }. For White's board, type { command-board } { argument-white } { $port }.
    [black] New port: { $port }. For Black's board, type { command-board } { argument-black } { $port }.
   *[both] New port: { $port }. For a board, type { command-board }, { argument-white } or { argument-black }, and { $port }.
}
# A board sends unreadable bytes.
play-board-nonsense = { $side ->
    [white] White's board sent { $bytes } unreadable bytes. They are ignored.
   *[black] Black's board sent { $bytes } unreadable bytes. They are ignored.
}

# The contacts of a board change far too often; lasting changes still count. $side: the player with the board.
play-board-flutters = { $side ->
    [white] A contact on White's board is unreliable. Steady changes still count.
   *[black] A contact on Black's board is unreliable. Steady changes still count.
}
# The faulty contact. $square: its square.
play-square-flutters = The contact is on { $square }.
# A board changes faster than hands can, on many squares: a bad plug or a broken controller.
play-board-floods = The board reports too fast. Changes count one second late.

## Devices

# The journal cannot be written, for example because the disk is full.
play-journal-lost = Saving failed and is retried. Play on; nothing is lost yet.
# The journal can be written again and is complete.
play-journal-back = The journal is complete again.
# The disk of the journal has not answered for half a second; the game continues.
play-journal-stalled = The disk does not answer. Play on; the last moves are not saved yet.
# The file of the journal was deleted, replaced or changed during the game.
play-journal-renewed = The journal was changed from outside. It has been rewritten in full.
# The journal is close to its largest size, 256 megabytes. After that, nothing more can be saved.
play-journal-filling = The journal is almost full; then nothing more is saved. Adjourn or finish the game.

## What a move still needs

# Nothing has been moved.
play-missing-move = You have not moved yet.
# The announced move is not on the pegs yet.
play-missing-execution = { $mv } is not on the board yet.
# The pegs are in the middle of a move.
play-missing-rest = The move on the board is unfinished.
# A piece was lifted and not placed. $square: its origin.
play-missing-in-hand = Still in hand: { $piece } from { $square }.
# A piece was lifted long ago and is on no square. $square: its origin.
play-missing-nowhere = On no square: { $piece } from { $square }. If it is in an aperture, insert it again.
# Changes that the move still needs. $squares is a list.
play-missing-squares = Still to do on the board: { $squares }.
# The captured piece is still on the mover's board.
play-missing-capture = The captured piece is still on { $square }.
# The player's tactile board has a pawn on the last rank.
play-missing-promotion = Replace the pawn on { $square } by the new piece.
# The moves that touched pieces allow. $duty is a whole sentence.
play-missing-duty = { $duty }
# The move has not been announced.
play-missing-announcement = The announcement is missing.
# The announced move in progress, $mv; what it still needs follows.
play-missing-announced = Announced: { $mv }.
# The clock has not been pressed.
play-missing-press = The clock has not been pressed.
# The opponent's announcement has not been repeated.
play-missing-repetition = { $mv } has not been repeated.
# The move needs nothing more.
play-missing-nothing = Nothing is missing.
# During an adjournment: the envelope has no passphrase. $keeper: arbiter or players, who type it.
play-missing-passphrase = The passphrase for the envelope is missing. { $keeper ->
    [arbiter] The arbiter types it.
   *[players] Type it twice.
}
# During an adjournment: no move is sealed.
play-missing-sealed = The sealed move is missing. Type { command-seal } and the move.
# To the player who has sealed a move.
play-missing-then-stop = Type { command-press } to stop the clocks. Type { command-seal } to hear your sealed move.
# During an adjournment, to everyone except $side, who seals a move.
play-missing-others-seal = { $side ->
    [white] White seals a move
   *[black] Black seals a move
} and then stops the clocks.
# The game is adjourned.
play-missing-then-open = The envelope is closed. Type { command-continue } to open it.

## Refusals: what is wrong, then one action; nothing changes

# An empty line was typed.
refused-empty = The line is empty. Type { command-help }.
# A command followed by words that it cannot use.
refused-argument = { $command }: cannot use "{ $argument }". Type { command-help } { $command }.
# A command that needs more words.
refused-argument-missing = { $command }: incomplete. Type { command-help } { $command }.
# A command with a number that may be hours, minutes or seconds.
refused-no-unit = { $command }: "{ $argument }" has no unit. Type 2:00, 2 minutes or 2 seconds.
# A ruling followed by words that may be a penalty or a reason.
refused-penalty-or-reason = { $command }: "{ $argument }" may be a penalty or a reason. Type a colon before a reason.
# The arbiter has typed neither a command nor a move.
refused-no-arbiter-command = "{ $text }": not a command. Type { command-help } for the commands, { command-irregularity } to report something.
# The game has not started.
refused-not-started = { $by ->
    [arbiter] The game has not started. Wait for the arbiter.
   *[asker] The game has not started. Type { command-start }.
}
# The game has started.
refused-started = The game has already started. Type { command-whose }.
# The clocks are stopped. $by: who may restart them, the arbiter or the asker.
refused-halted = { $by ->
    [arbiter] The clocks are stopped. Only the arbiter can restart them.
   *[asker] The clocks are stopped. Type { command-continue }.
}
# There is no stop to end.
refused-not-halted = The clocks have not been stopped. Type { command-halt }.
# It is the other side's move. $side is the side to move.
refused-not-your-move = Not your move. { play-whose-move }
# The game is over.
refused-over = The game is over. Type { command-last }, { command-score }, { command-board } or { command-quit }.
# The game has no clock.
refused-no-clock = There is no clock in this game.
# The typed text is not a move. $why is the reason: a sentence.
refused-unreadable = { $why } Type { command-help }.
# A player pressed a clock that is not running.
refused-clock-stands = Your clock is not running. Type { command-whose }.
# The press did not count, because the move is not made yet; what is missing follows.
refused-nothing-made = The clock was not pressed.
# The player must repeat the opponent's announcement before moving.
refused-repeat-first = Repeat first: { $mv }
# No announcement can be repeated.
refused-nothing-to-repeat = Nothing is left to repeat. Type { command-last }.
# A player repeats their own announcement. $mv is the move.
refused-own-announcement = Already announced: { $mv }. The opponent repeats it with { command-repeat }.
# The repetition differs from the announcement.
refused-repetition-differs = Wrong repetition: { $repeated }. Announced: { $announced }.
# A move is announced and not executed yet.
refused-announced = Already announced: { $mv }. Type { command-correct }.
# The player to move has announced no move yet.
refused-nothing-to-correct = No announcement to correct. Type the move.
# A correction to the move that was announced.
refused-unchanged = That is what was announced: { $mv }. Nothing was changed.
# Only the arbiter may do this.
refused-arbiter-only = Only the arbiter may do that.
# A player wants to cancel their own touch.
refused-own-touch = You cannot cancel your own touch; the opponent or the arbiter can.
# The arbiter has no side to act for.
refused-no-side = Only White or Black can do that. Type { argument-white } or { argument-black } and a colon first.
# At a shared terminal with one visually impaired player, resign! without a side.
refused-resigns-unnamed = Resignation: no side is named. Type the side and { command-resign } with an exclamation mark.
# The player has no tactile board.
refused-no-board = There is no tactile board in this game. Choose one at the start with --white-board or --black-board.
# The board of $side is not connected.
refused-board-away = { $side ->
    [white] White's board is not connected.
   *[black] Black's board is not connected.
} Check its cable and power.
# A board does not show the position. $squares lists the correct pieces.
refused-board-differs = { $side ->
    [white] White's board is wrong. First correct it: { $squares }.
   *[black] Black's board is wrong. First correct it: { $squares }.
}
# touch by the arbiter: the piece may have been touched before the last move, which is not completed.
refused-who-touched = Who touched { $square }? Type { command-touch } white { $square } or { command-touch } black { $square }.
# The square reported as touched is empty.
refused-nothing-stands = { $square } is empty. Type { command-board }.
# There is no draw offer to answer.
refused-no-offer = No draw has been offered.
# There is already a draw offer.
refused-offered = { $own ->
    [yes] You have already offered a draw.
   *[no] The opponent has offered a draw. Answer { command-accept } or { command-decline }.
}
# The player lost the right to claim a draw by touching a piece.
refused-claim-lost = You touched a piece. You may claim a draw after the opponent's next move.
# The arbiter rules without a claim.
refused-no-claim = There is no claim to rule on. Type { command-claim }.
# The clocks cannot be restarted before the ruling on a claim.
refused-claim-pending = Rule on the claim first. Type { command-uphold } or { command-dismiss }.
# A flag must be ruled on before play continues. $number is its case.
refused-flag-first = Rule on the flag first. Type { command-uphold } { $number } or { command-dismiss } { $number }.
# The case is upheld already and waits for the next completed move. $clause is the clause.
refused-next-move-first = Article { $clause }: the next move is not completed yet. Wait for it.
# The player lost the right to object by touching a piece.
refused-complaint-lost = You touched a piece and can no longer object. Type { command-halt } to call the arbiter.
# A touched piece is reported before the player has moved.
refused-not-moved-yet = { $side ->
    [white] White
   *[black] Black
} has not moved yet. The arbiter types { command-touch } { $side ->
    [white] white
   *[black] black
} e2.
# The opponent has made no move to object to.
refused-no-move = The opponent has not moved yet. Type { command-whose }.
# The text is not a move, and close to a command. $text is the typed text, $command the command's word.
refused-no-command = Unknown: "{ $text }". Did you mean { $command }?
# An assistant acts outside the agreed duties. $side is the player assisted, $duty a duty of D.2.10.
refused-not-duty = { $side ->
    [white] White's assistant may not
   *[black] Black's assistant may not
} { $duty ->
    [moves] execute moves.
    [announce] announce moves.
    [score] write the scoresheet.
    [clock] press the clock.
    [inform] ask for times or the number of moves.
    [claims] claim a win on time.
    [touches] report this touch. The opponent or the arbiter may.
   *[adjourn] adjourn the game.
}
# An assistant cannot do this for a player. $side is the player.
refused-players-own = { $side ->
    [white] Only White may do that, not an assistant.
   *[black] Only Black may do that, not an assistant.
}
# The line names an assistant of a side without one.
refused-no-assistant = { $side ->
    [white] White has no assistant.
   *[black] Black has no assistant.
}
# A visually impaired player against a deaf one needs an assistant. The options are typed as written.
refused-assistant-owed = A game against a deaf player needs an assistant. Choose one with --white-assistant or --black-assistant. Without one, the arbiter types { command-start } with an exclamation mark.
# The event forbids early draws by agreement. $moves: moves that each player must have made.
refused-draw-barred = { $moves ->
    [one] No draw may be agreed here before each side has made one move.
   *[other] No draw may be agreed here before each side has made { $moves } moves.
}
# The player withdraws a draw offer (2023 9.1.2.1).
refused-offer-stands = A draw offer cannot be withdrawn. The opponent may still accept it.
# The player withdraws a draw claim (2023 9.5.1).
refused-claim-stands = A draw claim cannot be withdrawn. The arbiter decides.
# The player withdraws an appeal, which is case $number (2023 11.10).
refused-appeal-stands = The arbiter closes a withdrawn appeal: { command-dismiss } { $number }.
# The player withdraws something, but no draw is offered or claimed.
refused-nothing-to-withdraw = No draw is offered or claimed.
# A question that is not understood, and is no move.
refused-no-question = That question has no answer here. Type { command-help }.
# A question about the Laws.
refused-about-laws = An arbiter explains the Laws, not the program.
# A move with a question mark, which is not made. $text: as typed.
refused-question-move = "{ $text }" is a question. To move, leave out the question mark.
# A draw before each side has made a move.
refused-too-early = A draw needs at least one move by each side.
# yes or no without a question.
refused-nothing-asked = There is no question to answer. Type { command-help }.
# The same takeback is already proposed.
refused-takeback-stands = That is already proposed. The other player answers { command-yes } or { command-no }.
# A line without a speaker at a shared terminal asks to take back the last move, which $side made; the only impaired player did not.
refused-takeback-unnamed = { $side ->
    [white] White made the last move. Type { argument-white }: { command-retract }, or { argument-black }: { command-retract } 2 for both.
   *[black] Black made the last move. Type { argument-black }: { command-retract }, or { argument-white }: { command-retract } 2 for both.
}
# There is no help on $text, the typed text.
refused-no-topic = There is no help on "{ $text }". Type { command-help }.
# A flag was named that has not fallen; that of $side has.
refused-other-flag = { $side ->
    [white] White's flag has fallen, not Black's. Type { command-flag }.
   *[black] Black's flag has fallen, not White's. Type { command-flag }.
}
# No flag has fallen.
refused-flag-stands = No flag has fallen. Type { command-clock }.
# More moves to take back than were played. $plies: moves by White or Black.
refused-too-far = { $plies ->
    [one] There is no move to take back.
   *[other] There are not { $plies } moves to take back.
}
# The correction comes too late.
refused-too-late = It is too late for that.
# Only an announcement is corrected; the move of a sighted player is made.
refused-made-move = The move is made. Only the arbiter can retract it.
# The arbiter has typed the command that silences the voice, while the clocks run.
play-stop-is-for-voices = The clocks are running. Type { command-halt } to stop them.
# The arbiter is dealing with an irregularity.
refused-arbiter-decides = The arbiter is deciding about { $side ->
    [white] White's
   *[black] Black's
} move. { play-missing-announced } Wait for the ruling.
# The line acts for someone at another terminal. $who may do it; $seat is whose terminal this is: white,
# black, assistant, white-assistant, black-assistant, arbiter or shared. $way: what to do instead.
refused-other-seat = { $who ->
    [white] Only White can do that.
    [black] Only Black can do that.
    [white-assistant] Only White's assistant can do that.
    [black-assistant] Only Black's assistant can do that.
    [arbiter] Only the arbiter can do that.
   *[assistant] Only the assistant can do that.
} This is { $seat ->
    [white] White's terminal.
    [black] Black's terminal.
    [white-assistant] the terminal of White's assistant.
    [black-assistant] the terminal of Black's assistant.
    [arbiter] the arbiter's terminal.
    [shared] the players' terminal.
   *[assistant] the assistant's terminal.
}{ $way ->
    [call] { " Type" } { command-halt } to call the arbiter.
    [result] { " Type" } { command-result } to rule on the result.
    [leave] { " Type" } { command-quit } to leave; both players note the result.
   *[none] { "" }
}
# A move or press of $side, who has a board, was typed at another terminal.
refused-own-board = { $side ->
    [white] White has a board. Moves and clock presses come only from there.
   *[black] Black has a board. Moves and clock presses come only from there.
}
# The typed PIN is wrong.
refused-wrong-pin = Wrong PIN. Nothing was done; repeat the command to try again.
# The PIN was requested and not typed.
refused-pin-missing = No PIN was typed. Nothing was done; repeat the command to try again.
# A line that may contain the arbiter's PIN: it is not quoted.
refused-may-hold-pin = Line: it may contain the arbiter's PIN and was neither executed nor saved. Type it without the PIN.
# A command of the arbiter during the pause after wrong PINs. $left: the rest of the pause.
refused-pin-paused = Too many wrong PINs. Repeat the command in { $left }.
# In tournament play, only the player's tactile board gives the position.
refused-not-in-tournament = In a tournament, only your own tactile board may answer that.

# The game is over, but whether the opponent can mate is not known yet. $side is the player, $reason the
# reason.
play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] White resigns.
       *[black] Black resigns.
    }
} Checking whether { $side ->
    [white] Black
   *[black] White
} can still mate. The result follows.
# An event would end the game, but the arbiter must first rule on a flag.
play-result-held = The arbiter is deciding. The result follows.
# Only questions are answered until the result is known.
refused-result-awaited = The game is over; the result follows.
