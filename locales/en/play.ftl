### What is said and shown while a game is played.

## Who speaks: a printed line begins with it

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
# A printed line: who speaks, and the words.
line = { $speaker }: { $words }
# A printed line for one seat alone, on a terminal that several share.
line-private = { $speaker } to { $seat }: { $words }
# A line whose event is not on disk yet. $line: the whole line.
line-unsaved = { $line } (not saved yet)
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
# The opponent's repetition of an announcement.
play-repeated = Repeated: { $mv }
# repeat alone: the announcement that is to be repeated. $mv is the whole of it.
play-to-repeat = To be repeated: { $mv }
# A slip of the tongue put right.
play-corrected = Correction: { $mv }

## Beginning, halting, going on

# Where the journal is. $file is its path.
play-journal-at = The game is kept in { $file }
# How to begin a game with a clock. $side is to move.
play-ready-to-start = Ready. { command-start } sets { $side ->
    [white] White
   *[black] Black
}'s clock going, { command-setup } helps to set up, { command-help } names the commands.
# How to begin a game without a clock. $side is to move.
play-ready-without-clock = Ready, without a clock. { $side ->
    [white] White
   *[black] Black
} begins. { command-help } names the commands.
# White's or Black's clock was started. $side is white or black.
play-started = { $side ->
    [white] White's clock is running.
   *[black] Black's clock is running.
}
# The arbiter lets a game against a deaf player begin without an assistant.
play-without-assistant = The game begins without an assistant; the arbiter has decided so.
# The program was started again in the middle of a game. $plies half-moves were made, the last is move
# $number of $side; for $gap nothing ran.
play-resumed = { $plies ->
    [0] The game goes on, with no move yet. Interrupted for { $gap }.
   *[other] { $side ->
        [white] The game goes on after White's move { $number }. Interrupted for { $gap }.
       *[black] The game goes on after Black's move { $number }. Interrupted for { $gap }.
    }
}
# A repaired journal is resumed: entries are lost. $entries: how many at least.
play-missing-entries = { $entries ->
        [one] At least one entry of the record is lost.
       *[other] At least { $entries } entries of the record are lost.
    } The game goes on before them.
# Then the arbiter must agree.
play-missing-arbiter = The arbiter decides whether the game goes on from here: { command-continue }.
# Without an arbiter both players must agree.
play-missing-players = If it is to go on from here, both players say { command-continue }.
# The clocks stand; these times are proposed to players or arbiter.
play-proposed-times = The clocks stand. { command-continue } confirms what is proposed: { play-white-black-times }.
# The machine slept or stood still in mid-game.
play-gap = An interruption of { $gap } was noticed.
# Somebody halted the clocks.
play-halted = The clocks are halted.
# One side has confirmed the times, the other is to.
play-confirmed = { $side ->
    [white] White has confirmed, Black has not yet.
   *[black] Black has confirmed, White has not yet.
}
# The clocks run on.
play-continued = { $side ->
    [white] Play goes on, White's clock is running.
   *[black] Play goes on, Black's clock is running.
}
# The game goes on where no clock is used.
play-continued-without-clock = Play goes on.
# A time was set by hand.
play-time-set = { $side ->
    [white] White's time set to { $left }.
   *[black] Black's time set to { $left }.
}
# Half-moves were taken back; whose move it is now.
play-retracted = { $plies ->
    [one] One ply back,
   *[other] { $plies } plies back,
} { play-whose-move }
# A player wants to take plies back.
play-takeback-offered = { $side ->
    [white] White
   *[black] Black
} would like to take { $plies ->
    [one] one ply back:
   *[other] { $plies } plies back:
} { command-yes } agrees, { command-no } declines.
# The other player does not want that.
play-takeback-declined = Taking back declined.

## The talking clock

# Both times, to somebody who plays neither side.
play-white-black-times = White { $white }, Black { $black }
# An answer to an assistant: whose time or moves these are, and $answer.
play-of-side = { $side ->
    [white] White: { $answer }
   *[black] Black: { $answer }
}
# How many moves the asker has made.
play-moves-made = { $moves ->
    [0] No move yet
    [one] One move made
   *[other] { $moves } moves made
}

## Questions about the game

# Nothing has happened yet that could be said again.
play-no-move-yet = No move yet
# One square in a list.
play-square = { $square }
# Whose move it is.
play-whose-move = { $side ->
    [white] White to move.
   *[black] Black to move.
}

## Offers and the end

# A draw is offered.
play-offered = { $side ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
# A ground to claim a draw, and for its end.
play-ground-threefold = the same position three times
# The other one.
play-ground-fifty = fifty moves without capture or pawn move
# A draw is claimed, as both sentences below begin. $ground is threefold or fifty.
play-claim = { $side ->
    [white] White
   *[black] Black
} claims a draw: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}
# A draw is claimed for the position on the board. $ground is threefold or fifty.
play-claimed = { play-claim }.
# A draw is claimed for the position after a move that is still to be made. $mv is the move.
play-claimed-with = { play-claim }, by { $mv }.
# What a claim rests on. $count is how often the position stands, or for how many moves of each side nothing was captured and no pawn was moved.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] The position is there for the first time.
       *[other] The same position: { $count } times.
    }
   *[fifty] Without a capture or a pawn move: { $count } moves by each side.
}
# The claim holds; to the arbiter.
play-claim-holds = The claim is right.
# How the arbiter rules on a claim.
play-claim-rule = { command-uphold } ends the game in a draw, { command-dismiss } sets the times by the Laws and has it played on.
# The claim does not hold, and nothing is due for it.
play-claim-fails = The claim is wrong.
# Said of a claim that did not end the game: the opponent may accept a draw.
play-claim-is-offer = The claim counts as an offer of a draw: { command-accept } or { command-decline }.
# The claim does not hold; what the Laws provide. $opponent is the claimant's opponent.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] By the Laws White is given { $given }.
   *[black] By the Laws Black is given { $given }.
}
# The same where the claimant loses time too.
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] By the Laws White is given { $given }, Black loses { $taken }.
   *[black] By the Laws Black is given { $given }, White loses { $taken }.
}
# The arbiter has dismissed a claim.
play-claim-dismissed = The claim is dismissed.
# A player says that the opponent had touched the piece on a square before moving another.
play-complained = I object to the move: { $square } was touched first.
# A player says that the opponent had let a piece go before moving it on, or another. $from is where it came from, $square where it was let go.
play-complained-let-go = I object to the move: the piece from { $from } was let go on { $square }.
# It is found that the move was allowed all the same.
play-complaint-fails = The move was allowed even then: { $mv }.
# An offer that came at the wrong time: valid, and told to the arbiter. $side is who made it.
play-offer-untimely = { $side ->
    [white] White has offered a draw otherwise than after a move and before the press; the offer stands.
   *[black] Black has offered a draw otherwise than after a move and before the press; the offer stands.
}
# An offer that stands, after an interruption. $side is who made it.
play-offer-stands = { $side ->
    [white] White has offered a draw.
   *[black] Black has offered a draw.
}
# It is declined.
play-declined = Draw declined.
# Asked back before a resignation.
play-sure-to-resign = { $side ->
    [white] White resigns? { command-yes } confirms.
   *[black] Black resigns? { command-yes } confirms.
}
# Asked back before accepting a draw.
play-sure-to-accept = { $side ->
    [white] White accepts the draw? { command-yes } confirms.
   *[black] Black accepts the draw? { command-yes } confirms.
}
# The answer to what was asked back is no.
play-nothing-changed = Nothing has changed.
# The result. $winner is white, black, none or both-lost; $reason is a fixed word.
play-over = { $winner ->
    [white] White wins
    [black] Black wins
    [both-lost] Both lose
    [half-none] White gets half a point, Black none
    [none-half] Black gets half a point, White none
    [one-half] White gets a point, Black half of one
    [half-one] Black gets a point, White half of one
    [open] The result is open
   *[none] Draw
}{ $reason ->
    [mate] { " by mate." }
    [resignation] { " by resignation." }
    [resignation-cannot-mate] : a resignation, but the opponent cannot mate.
    [stalemate] { " by stalemate." }
    [dead-position] : a dead position.
    [agreement] { " by agreement." }
    [flag] { " on time." }
    [flag-cannot-mate] : the time is over, but the opponent cannot mate.
    [threefold-claim] : { play-ground-threefold }, claimed.
    [fifty-claim] : { play-ground-fifty }, claimed.
    [fivefold-repetition] : the same position five times.
    [default-time] : the opponent did not come in the default time.
    [nobody-came] : neither came in the default time.
    [sealed-move] : the opponent's sealed move is not valid.
    [illegal-moves] { " by illegal moves." }
    [illegal-moves-cannot-mate] : illegal moves, but the opponent cannot mate.
    [penalty] : a penalty of the arbiter.
    [normal-means] : claimed in the last two minutes.
    [unsettled] : a draw was claimed, an arbiter decides.
    [both-flags] : both flags are down.
    [not-objected] : nobody has objected.
    [ruling] : ruled by the arbiter.
   *[seventy-five-moves] : 75 moves without a capture or a pawn move.
}
# How to get the score of the finished game. $file is the journal, $form pgn, or txt where PGN has no form for that chess.
play-over-score = Scoresheet: annabella sheet { $file } --to { $form }
# The digest of a finished game: ten squares that show whether its record was changed. It is read aloud and
# written on the scoresheets. $digest: the squares.
digest-result = Digest of the game: { $digest }
# The digest was asked for before one was told.
digest-none = Until now no digest was told; it is told at the end, and annabella report tells it too.
# The same of an adjourned game. $digest: the squares.
digest-adjournment = Digest of the adjourned game: { $digest }
# The same where the program stops before the end of the game. $digest: the squares.
digest-unfinished = Digest of the unfinished game: { $digest }
# A flag has fallen; told to the arbiter.
play-flag-fallen = { $side ->
    [white] White's flag has fallen.
   *[black] Black's flag has fallen.
}
# A press after an illegal entry; told to the arbiter. $entry is what was typed, $why the reason.
play-illegal-pressed = { $side ->
    [white] White has pressed after an illegal move: { $entry }. { $why }
   *[black] Black has pressed after an illegal move: { $entry }. { $why }
}
# Why a move is illegal: its pawn stays on the last rank. $queen (yes or no): the edition says what it becomes.
play-unpromoted = { $queen ->
    [yes] The pawn on { $square } is not promoted; it is replaced by a queen.
   *[no] The pawn on { $square } is not promoted.
}
# A press before the move was made; told to the arbiter.
play-pressed-early = { $side ->
    [white] White has pressed before the move was made.
   *[black] Black has pressed before the move was made.
}
# A completed move that touched pieces did not allow; told to the arbiter. $why is what they left.
play-touch-broken = { $side ->
    [white] White has moved against a touched piece: { $mv }. { $why }
   *[black] Black has moved against a touched piece: { $mv }. { $why }
}
# A completed move in which two pieces were moved at once; told to the arbiter. $counts (yes or no): the edition calls it illegal.
play-two-hands = { $side ->
    [white] White has moved two pieces at once: { $mv }. Only one hand is allowed
   *[black] Black has moved two pieces at once: { $mv }. Only one hand is allowed
}{ $counts ->
    [yes] ; with two hands the move counts as illegal.
   *[no] .
}
# A piece was lifted before the opponent's move was executed on the own board; evidence for the arbiter.
play-touched-early = { $side ->
    [white] White has lifted a piece before executing the opponent's move: { $piece } from { $square }.
   *[black] Black has lifted a piece before executing the opponent's move: { $piece } from { $square }.
}
# Adjusting pieces is announced beforehand.
play-adjusting = I adjust.
# Touches were struck out, as they were not deliberate. $side is who touched.
play-untouched = { $side ->
    [white] No piece counts as touched by White any more.
   *[black] No piece counts as touched by Black any more.
}
# The clock was pressed: to the player who pressed it and does not see it.
play-pressed = Pressed.
# The clock was pressed: to the opponent, who does not see it, and to both where neither does.
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

# The opponent's move stands on the own pegs now: to that player alone.
play-executed = Executed.
# To the announcer: the opponent's board shows the announced move. $side is the opponent.
play-opponent-executed = { $side ->
    [white] White has executed it.
   *[black] Black has executed it.
}
# To the announcer: the opponent has repeated the announced move. $side is the opponent.
play-opponent-repeated = { $side ->
    [white] White has repeated it.
   *[black] Black has repeated it.
}
# The pegs are not as they should be. $squares is a list of what should stand where.
play-board-differs = { $side ->
    [white] White's board differs, right is: { $squares }.
   *[black] Black's board differs, right is: { $squares }.
}
# What should stand on a square.
play-should = { $piece } on { $square }
# A square that should be empty.
play-should-be-empty = { play-square-empty }
# At the end of such squares: $squares more there are that are not named.
play-should-more = { $squares } more squares
# The pegs show another move than was announced.
play-pegs-differ = Announced is { $announced }, the board shows { $pegs }.
# Setting up: this piece must leave.
play-setup-lift = { $piece } off { $square }
# Setting up: this piece is placed next.
play-setup-place = { play-should }
# Setting up is finished.
play-setup-done = All is set up.
# A board is read from the other side of the table from now on.
play-board-turned = { $side ->
    [white] White's board is now read the other way round.
   *[black] Black's board is now read the other way round.
}
# A board shows the position upside down.
play-board-looks-turned = { $side ->
    [white] White's board seems to lie the other way round; { command-turn } { argument-white } reads it so.
   *[black] Black's board seems to lie the other way round; { command-turn } { argument-black } reads it so.
}
# The colours on a board are swapped.
play-board-colours-swapped = { $side ->
    [white] White's board shows the colours swapped.
   *[black] Black's board shows the colours swapped.
}
# A board shows the position that the game began with, $plies half-moves ago.
play-board-at-start = { $side ->
    [white] White's board shows the initial position, { $plies } plies back; { command-setup } leads to the present one.
   *[black] Black's board shows the initial position, { $plies } plies back; { command-setup } leads to the present one.
}
# A board shows the position before the last move of its own player, which stands.
play-board-taken-back = { $side ->
    [white] On White's board { $mv } is taken back. The move stands until { command-retract } takes it back.
   *[black] On Black's board { $mv } is taken back. The move stands until { command-retract } takes it back.
}
# A board that was away shows a move that nobody saw being executed.
play-board-shows = The board shows { $mv }.
# A board that was away shows a legal move that nobody has announced.
play-board-offers = The board shows { $mv }; { command-say } announces it.
# Each lift is told to its player, who wants to hear it.
play-echo-lifted = { $square } { $piece }, off
# Each placement is told to its player, who wants to hear it.
play-echo-placed = { $square } { $piece }
# A peg in an aperture that the board cannot tell from others.
play-unreadable = The peg on { $square } cannot be read: please put it in again.
# Both kings stand in the centre of the board, as after a game.
play-kings-in-centre = Both kings stand in the centre. The game ends only by { command-resign }, { command-offer } or { command-accept }.
# A board is connected for the first time.
play-board-ready = { $side ->
    [white] White's board is connected.
   *[black] Black's board is connected.
}
# A board is connected again.
play-board-back = { $side ->
    [white] White's board is back.
   *[black] Black's board is back.
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
# A board sends bytes that mean nothing.
play-board-nonsense = { $side ->
    [white] White's board sends what cannot be understood, { $bytes } bytes; none of it counts.
   *[black] Black's board sends what cannot be understood, { $bytes } bytes; none of it counts.
}

# The contacts of a board change far too often; what lasts still counts. $side is whose board.
play-board-flutters = { $side ->
    [white] A contact of White's board flutters. What stands or is out for longer still counts.
   *[black] A contact of Black's board flutters. What stands or is out for longer still counts.
}
# Which contact it is. $square: the square.
play-square-flutters = It is the contact of { $square }.
# A board changes faster than hands do, on many squares at once: a bad plug, a broken controller.
play-board-floods = The board reports more than hands can do; what it reports counts a second later.

## Devices

# The journal cannot be written, for instance because the disk is full.
play-journal-lost = The record cannot be written. The game goes on. Nothing is forgotten, it is tried again.
# The journal is written again, with everything that was missing.
play-journal-back = The record is complete again.
# The journal's disk has not answered for half a second. It is said at once; the game goes on.
play-journal-stalled = The disk of the record does not answer. The game goes on, not saved yet.
# Somebody deleted, replaced or changed the journal's file while the game was going on.
play-journal-renewed = The file of the record was changed from outside. It has been written anew, whole.

## What a move still needs

# Nothing has been moved yet.
play-missing-move = The move is missing.
# The announced move is not on the pegs yet.
play-missing-execution = { $mv } is missing on the board.
# The pegs are in the middle of a move.
play-missing-rest = The move on the board is not finished.
# A piece was lifted and is not placed yet. $square is where it came from.
play-missing-in-hand = Still in hand: { $piece } from { $square }.
# A piece was lifted long ago and is on no square. $square is where it came from.
play-missing-nowhere = On no square: { $piece } from { $square }. If it is in an aperture already, the board does not read it there: please put it in again.
# What must still come to stand where, for the move to be whole. $squares is a list.
play-missing-squares = Still to be done on the board: { $squares }.
# The captured piece still stands on the mover's board.
play-missing-capture = The captured piece still stands on { $square }.
# A pawn stands on the last rank of its own tactile board.
play-missing-promotion = The piece that the pawn becomes is missing on { $square }.
# Touched pieces leave only this; $duty is a whole sentence.
play-missing-duty = { $duty }
# The move has not been announced.
play-missing-announcement = The announcement is missing.
# The clock has not been pressed.
play-missing-press = The clock has not been pressed.
# The opponent's announcement has not been repeated.
play-missing-repetition = The repetition of { $mv } is missing.
# Nothing at all is missing.
play-missing-nothing = Nothing is missing.
# The game is being adjourned, and the envelope has no passphrase. $keeper: who types it (arbiter or players).
play-missing-passphrase = The passphrase for the envelope is missing. { $keeper ->
    [arbiter] The arbiter types it.
   *[players] Type it first, twice.
}
# The game is being adjourned, and the move is not sealed.
play-missing-sealed = The sealed move is missing: type { command-seal } and the move.
# The move is sealed; to its player.
play-missing-then-stop = { command-press } stops the clocks. { command-seal } alone reads the sealed move to you.
# The game is being adjourned; to everybody but who seals. $side is who seals a move.
play-missing-others-seal = { $side ->
    [white] White seals a move
   *[black] Black seals a move
} and then stops the clocks.
# The game is adjourned.
play-missing-then-open = The envelope is closed; { command-continue } opens it.

## Refusals: one clear sentence, and nothing changes

# Nothing was typed.
refused-empty = The line is empty; { command-help } names what can be done.
# A command with something behind it that it cannot use.
refused-argument = { $command } cannot use "{ $argument }"; { command-help } { $command } tells what it takes.
# A command that needs something behind it, alone.
refused-argument-missing = { $command } needs something behind it; { command-help } { $command } tells what.
# The game has not begun.
refused-not-started = The game has not begun; { command-start } begins it.
# The game has begun already.
refused-started = The game is under way already; { command-whose } tells whose move it is.
# The clocks stand. $by is who lets them run on: the arbiter, or the one who is told.
refused-halted = { $by ->
    [arbiter] The clocks are halted until the arbiter lets them run on.
   *[asker] The clocks are halted; { command-continue } lets them run on.
}
# The clocks do not stand.
refused-not-halted = The clocks are not halted; { command-halt } halts them.
# It is the other side's move. $side is the side to move.
refused-not-your-move = { $side ->
    [white] White is to move.
   *[black] Black is to move.
}
# The game is over.
refused-over = The game is over; { command-last }, { command-score } and { command-board } answer, { command-quit } leaves.
# The game is played without a clock.
refused-no-clock = This game has no clock; --time-control gives it one at the beginning.
# The own clock does not run, so it cannot be pressed.
refused-clock-stands = Your own clock is not running; { command-whose } tells which is.
# Begins the answer to a press before the move is made; what is missing follows.
refused-nothing-made = Not yet.
# The opponent's announcement must be repeated before the own move.
refused-repeat-first = Repeat first: { $mv }
# Nothing was announced that could be repeated.
refused-nothing-to-repeat = There is nothing to repeat; { command-last } tells the last move.
# The repetition is another move than the announcement.
refused-repetition-differs = Announced was { $announced }, repeated was { $repeated }.
# A move is announced already and waits for the pegs.
refused-announced = { $mv } is announced already; { command-correct } changes the announcement.
# Only the arbiter may do that.
refused-arbiter-only = Only the arbiter may do that; { command-halt } calls the arbiter.
# Who touched a piece wants the touch struck out.
refused-own-touch = Touches are not struck out by who touched; the opponent or the arbiter can.
# The arbiter has no side to move for.
refused-no-side = That is for White or Black only: put { argument-white }: or { argument-black }: in front.
# At a shared terminal with one visually impaired player, resign! without a side.
refused-resigns-unnamed = Resignation: the line names no side. Type { argument-white } { command-resign }! or { argument-black } { command-resign }!
# The side has no tactile board.
refused-no-board = There is no tactile board here; --white-board or --black-board names one.
# The board is not connected.
refused-board-away = A board is not connected; please check its cable and power.
# A board does not show the position. $squares lists what should stand where.
refused-board-differs = { $side ->
    [white] First put White's board right: { $squares }.
   *[black] First put Black's board right: { $squares }.
}
# Nothing stands on a square that is said to be touched.
refused-nothing-stands = Nothing stands on { $square }; { command-board } tells what stands where.
# No draw has been offered.
refused-no-offer = No draw has been offered; { command-offer } offers one.
# An offer stands already.
refused-offered = A draw is offered already; the opponent answers with { command-accept } or { command-decline }.
# The right to claim a draw was lost by touching a piece.
refused-claim-lost = Who has touched a piece can no longer claim a draw with this move, but again after the opponent's next.
# The arbiter rules on a claim that is not there.
refused-no-claim = Nothing was claimed; { command-claim } claims.
# The clocks are to run on before the claim is ruled on.
refused-claim-pending = The claim is to be ruled on first: { command-uphold } or { command-dismiss }.
# The right to complain of the opponent's move was lost by touching a piece oneself.
refused-complaint-lost = Who has touched a piece can no longer object to the opponent's move; { command-halt } calls the arbiter.
# There is no move of the opponent's that one could complain of.
refused-no-move = The opponent has made no move yet; { command-whose } tells whose move it is.
# It is no move in any form, and near to a command. $text is what was typed, $command the command's word.
refused-no-command = "{ $text }" is no move and no command; was { $command } meant? { command-help } names the commands.
# An assistant does what was not agreed on. $side is whose assistant, $duty one of the duties of D.2.10.
refused-not-duty = { $side ->
    [white] White's assistant is not there to
   *[black] Black's assistant is not there to
} { $duty ->
    [moves] execute moves.
    [announce] announce moves.
    [score] keep the score.
    [clock] press the clock.
    [inform] ask for times and the number of moves.
    [claims] claim a win on time.
    [touches] report this touch; the opponent or the arbiter reports it.
   *[adjourn] adjourn the game.
}
# Something that no assistant can do for a player. $side is the player.
refused-players-own = { $side ->
    [white] White alone may do that, not an assistant.
   *[black] Black alone may do that, not an assistant.
}
# An assistant speaks for a side that has none.
refused-no-assistant = { $side ->
    [white] White has no assistant.
   *[black] Black has no assistant.
}
# A visually impaired player against a deaf one needs an assistant. The options are typed as they stand.
refused-assistant-owed = Against a deaf player there must be an assistant: --white-assistant or --black-assistant. Only the arbiter may begin without one, by { command-start }!.
# The event bars draws by agreement so early. $moves is how many moves each player must have made.
refused-draw-barred = { $moves ->
    [one] No draw can be agreed here before one move by each side.
   *[other] No draw can be agreed here before { $moves } moves by each side.
}
# A draw needs a move by each side first.
refused-too-early = There is no draw before a move by each side.
# There is nothing to say yes to.
refused-nothing-asked = Nothing was asked; { command-help } names what can be done.
# That is proposed already.
refused-takeback-stands = That is proposed already; the other player answers with { command-yes } or { command-no }.
# There is no help on that. $text is what was typed.
refused-no-topic = There is no help on "{ $text }"; { command-help } names the topics.
# The flag has not fallen.
refused-flag-stands = No flag has fallen; { command-clock } tells the times.
# So many half-moves were not played.
refused-too-far = { $plies ->
    [one] There is no ply that could be taken back.
   *[other] There were no { $plies } plies.
}
# A correction comes too late.
refused-too-late = It is too late for that; { command-halt } halts the clocks to settle it.
# The arbiter is looking at an irregularity.
refused-arbiter-decides = The arbiter is deciding; please wait until then.
# Somebody speaks at a terminal for somebody else. $who may do that, $seat is whose terminal this is: white,
# black, assistant, white-assistant, black-assistant, arbiter, or shared. $way: what would do here instead.
refused-other-seat = { $who ->
    [white] Only White can do that
    [black] Only Black can do that
    [white-assistant] Only White's assistant can do that
    [black-assistant] Only Black's assistant can do that
    [arbiter] Only the arbiter can do that
   *[assistant] Only the assistant can do that
}, and this is { $seat ->
    [white] White's terminal
    [black] Black's terminal
    [white-assistant] the terminal of White's assistant
    [black-assistant] the terminal of Black's assistant
    [arbiter] the arbiter's terminal
    [shared] the players' terminal, while the arbiter has one of their own
   *[assistant] the assistant's terminal
}{ $way ->
    [call] ; { command-halt } calls the arbiter
    [result] ; { command-result } rules how the game ended
    [leave] ; { command-quit } leaves, and both write down the result
   *[none] { "" }
}.
# A move or a press of $side, which has a board, is entered as heard at somebody else's terminal.
refused-own-board = { $side ->
    [white] White has a board: moves and presses come only from there.
   *[black] Black has a board: moves and presses come only from there.
}
# What was typed is not the arbiter's PIN.
refused-wrong-pin = That is not the arbiter's PIN; nothing was done. The command asks for it again.
# The arbiter's PIN was asked for and not given.
refused-pin-missing = Without the arbiter's PIN nothing was done. The command asks for it again.
# A line may contain the arbiter's PIN: it is not quoted.
refused-may-hold-pin = Line: it may contain the arbiter's PIN, so it was neither carried out nor saved. Type it without the PIN.
# In tournament play the position is read only from the own tactile board.
refused-not-in-tournament = In a tournament that comes only from your own tactile board.

# The game is over, but whether the opponent can still mate is not known yet. $side is the player, $reason why it is over.
play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] White resigns.
       *[black] Black resigns.
    }
} Whether { $side ->
    [white] Black
   *[black] White
} can still mate is being worked out; the result follows.
# Nothing but questions is obeyed until the result is known.
refused-result-awaited = The game is over; its result is being worked out.
