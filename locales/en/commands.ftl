### The words of commands. The words of all languages are understood, whatever the language of the
### interface. The first word is the one that help shows; the attribute .heard lists the other words that
### are understood. Case does not matter, and ä, ö, ü, ß can be written ae, oe, ue, ss. The attribute
### .elsewhere lists words of other programs, which are answered with the word here.

## Commands

# Guides the setting up of the pieces, square by square.
command-setup = setup
# Starts the game.
command-start = start
    .heard = begin
# Announces the move that the board shows.
command-say = say
    .heard = announce
# Presses the clock.
command-press = press
    .heard = hit the clock, hit clock, hit my clock, press clock, press my clock, clock press, punch the clock, push the clock, tap the clock
# Repeats the opponent's announcement.
command-repeat = repeat
    .heard = I repeat
# Corrects a slip of the tongue.
command-correct = correct
    .heard = correction, I correct
    .elsewhere = oops, whoops, i mean, i meant, no i mean, actually, wrong, wrong move, mistake, my mistake, wait, slip, i misspoke, not that
# Asks what the move still needs.
command-missing = missing
    .heard = what is missing
# Reports a touched piece; a square follows.
command-touch = touch
    .heard = touched
# Announces the intention to adjust a piece.
command-adjust = adjust
    .heard = i adjust, i am adjusting, just adjusting, I'm just adjusting, I'm adjusting
# Asks which moves touch-move leaves to the player.
command-must = must
# Reports that a board lies turned by 180 degrees.
command-turn = turn
    .elsewhere = flip, flip board, flip the board, rotate board, rotate the board, rotate
# Offers a draw.
command-offer = offer
    .heard = draw, offer draw, offer a draw, i offer a draw, i offer draw, a draw, want a draw, I'd like to offer a draw, offer him a draw, offer her a draw, offer my opponent a draw, propose a draw, I propose a draw, propose draw, draw please, draw offer
# Accepts the opponent's draw offer.
command-accept = accept
    .heard = accept draw, ok, I accept, I accept the draw, agree, I agree, take the draw, accept the draw, accept a draw, accept it, I accept a draw, I accept the offer, accept offer, accept the offer, I take the draw, I agree to a draw, I agree to the draw, draw accepted, accepted, ok I accept the draw, yes I accept, yes I accept the draw, ok draw
# Declines the opponent's draw offer.
command-decline = decline
    .heard = decline draw, decline the draw, decline offer, decline the offer, decline it, I decline, I decline the draw, I decline the offer, no draw, refuse draw, refuse the draw, I refuse, I refuse the draw, reject the draw, draw declined, declined, I do not accept, I don't accept, no thanks I'll play on, no thank you, no thanks, I'll play on, let's play on
# Resigns.
command-resign = resign
    .heard = i resign, lost, I surrender, I concede, concede, surrender, I want to resign, I would like to resign, I'd like to resign, I give up, give up
# Answers a request for confirmation with yes.
command-yes = yes
# Answers a request for confirmation with no.
command-no = no
# Withdraws an offer or a claim; answered that this is not possible.
command-withdraw = withdraw
    .heard = withdraw appeal, withdraw the appeal
# The same, of a draw only.
command-withdraw-draw = withdraw draw
    .heard = withdraw the draw, withdraw offer, withdraw the offer, withdraw claim, withdraw the claim, withdraw my claim, withdraw my offer, cancel draw, cancel offer, cancel claim
# Claims, or rules as the arbiter, that a flag has fallen.
command-flag = flag
    .heard = flag fell, flag has fallen
# Claims a draw, with its ground and perhaps a move; or claims a touch, with the square.
command-claim = claim
    .heard = claim draw, claim a draw, I claim, I claim a draw, I claim draw, I claim the draw, claim the draw, claim draw by, claim a draw by, I claim a draw by, I claim draw by, I want to claim, I want to claim a draw, draw claim, claim a draw because of, I claim a draw because of, I wish to claim a draw under, I wish to claim a draw by, I want to claim a draw by, I want to claim a draw under, I claim a draw under, I wish to claim, I would like to claim
# Upholds a claim; for the arbiter.
command-uphold = uphold
    .elsewhere = approve, grant, allow, confirm, sustain
# Dismisses a claim; for the arbiter.
command-dismiss = dismiss
    .elsewhere = deny, reject, overrule, refuse
# Starts and ends a recording for the player's scoresheet.
command-dictate = dictate
    .heard = record
# Plays a recording; the number of a move may follow.
command-hear = hear
# Writes into the player's scoresheet; the number of a move may follow, then the entry.
command-write = write
# Stops the clocks; for a player in a game with an arbiter, calls the arbiter.
command-halt = halt
    .heard = call the arbiter, call arbiter, stop clock, stop clocks, stop the clock, stop the clocks, pause the clocks, pause the game, stop my clock, stop the time, freeze the clock, freeze the clocks, pause the clock
# Calls the arbiter, as the command for stopping does; without an arbiter, stops the clocks.
command-arbiter = arbiter
    .heard = the arbiter
# Restarts the clocks.
command-continue = continue
    .elsewhere = resume, restart, restart the clocks, run, unpause, play on, go on, start the clocks, start the clock, open the envelope
# Sets a side's time.
command-set = set
    .elsewhere = increment, delay, change increment, change time, correct time, correct clock, set clock, change the time control
# Adds to a side's time.
command-add = add
    .elsewhere = give
# Takes moves back.
command-retract = retract
    .heard = back, take back, takeback, take that back, take it back, take back move, take back my move, take my move back, take the move back, I take it back, I take that back, I take back, undo move, undo my move, undo that, undo the move, undo last move, unmove, go back one move, move back, no take that back
# Leaves the program, after asking for confirmation.
command-quit = quit
    .heard = exit, leave, leave the game, stop playing, bye, close the program, exit the program
# Adjourns the game; the player to move seals the next move.
command-adjourn = adjourn
    .heard = adjournment, adjourn the game
# Seals a move, which follows.
command-seal = seal
    .heard = seal the move, sealed move
# Notes that a player is not at the board; the colour follows.
command-absent = absent
    .heard = is absent
# Notes that a player has arrived; the colour follows.
command-arrived = arrived
    .heard = has arrived, is there
# Compares both scoresheets and the boards.
command-reconcile = reconcile
# Lists commands and topics.
command-help = help
    .heard = help me, what can I say, what can I type
# Says the next sentence of help, or the next portion of a long answer.
command-more = more

## Arguments of commands, and speakers

# The side with the white pieces; before a colon, the speaker.
argument-white = white
# The side with the black pieces; before a colon, the speaker.
argument-black = black
# Before a colon: an assistant speaks, perhaps with the colour of the player.
argument-assistant = assistant
# Before a colon: the arbiter speaks.
argument-arbiter = arbiter
# Both sides: "add both two minutes".
argument-both = both
# After the command that reports a touch: nothing was touched.
argument-none = none
    .heard = nothing
# A number before minutes, hours or seconds: "add white half minute".
argument-half = half
    .heard = half a, half an
# A number before minutes, hours or seconds: "add white one minute".
argument-one = one
    .heard = a, an
# A number before minutes, hours or seconds: "add white nine minutes".
argument-nine = nine
# A number before minutes, hours or seconds: "add white ten minutes".
argument-ten = ten
# A number before minutes, hours or seconds: "add white fifteen minutes".
argument-fifteen = fifteen
# A number before minutes, hours or seconds: "add white twenty minutes".
argument-twenty = twenty
# A number before minutes, hours or seconds: "add white thirty minutes".
argument-thirty = thirty
# Before the reason of a ruling.
argument-because = because
    .heard = because of, since
# The default voice of a language.
argument-usual = usual
    .heard = normal
# The names of all voices.
argument-all = all
    .heard = list
# The opponent, in a report about the opponent's act.
argument-opponent = opponent
    .heard = my opponent, the opponent
# The asker's own pieces or moves: piece queen own.
argument-own = own
    .heard = mine
# The arbiter's PIN, before a PIN that was not requested: PIN 4711.
argument-pin = PIN
    .heard = PIN code
# The first of several moves, where a typed one is ambiguous.
argument-first = first
    .heard = the first, the first one, first one, 1st
# The second of several moves.
argument-second = second
    .heard = the second, the second one, second one, 2nd, the latter
# The third of several moves.
argument-third = third
    .heard = the third, the third one, third one, 3rd
# Reported about a player by another person: black resigns.
told-resigns = resigns
    .heard = resign, has resigned, gives up, resigned
# Reported about a player by another person: black offers a draw.
told-offers = offers a draw
    .heard = offers draw, offers, offered a draw, draw
# Reported about a player by another person: black accepts.
told-accepts = accepts
    .heard = accept, accepts the draw, accepted
# Reported about a player by another person: black declines.
told-declines = declines
    .heard = decline, declines the draw, declined
# Several pawns: piece pawns, pieces pawns white.
argument-pawns = pawns
# Several knights: piece knights, pieces knights white.
argument-knights = knights
# Several bishops: piece bishops, pieces bishops white.
argument-bishops = bishops
# Several rooks: piece rooks, pieces rooks white.
argument-rooks = rooks
# Several queens: piece queens, pieces queens white.
argument-queens = queens
# Several kings: piece kings, pieces kings white.
argument-kings = kings
# After the command for recording: ends a recording in progress.
argument-end = end
    .heard = off
# Names a move by its number: irregularity illegal white move 12.
argument-move = move
# Ground of a claim: the same position for the third time.
argument-threefold = threefold
    .heard = three, repetition, threefold repetition, the same position three times
# Ground of a claim: fifty moves without a capture or a pawn move.
argument-fifty = fifty
    .heard = 50, fifty moves, 50 moves, fifty move rule, the fifty move rule, 50 move rule, the 50 move rule
