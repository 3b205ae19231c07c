### The words by which commands are given. Those of every language are understood whatever the
### interface's; the first is the one that help names. The attribute .heard lists what else is
### understood. Case does not matter, and ä, ö, ü, ß may be written ae, oe, ue, ss.

## Commands

# Sets up the pieces, peg by peg.
command-setup = setup
# Begins the game.
command-start = start
    .heard = begin
# Has announced what the board shows.
command-say = say
    .heard = announce
# Presses the clock.
command-press = press
# Repeats the opponent's announcement.
command-repeat = repeat
# Puts a slip of the tongue right.
command-correct = correct
    .heard = correction
# Asks what the move still needs.
command-missing = missing
    .heard = what is missing
# Reports a touched piece; a square follows.
command-touch = touch
    .heard = touched
# Announces adjusting.
command-adjust = adjust
# Asks what the player on move must do, having touched what was touched.
command-must = must
# Says that a board lies the other way round.
command-turn = turn
# Offers a draw.
command-offer = offer
    .heard = draw, offer draw, offer a draw
# Accepts the opponent's offer.
command-accept = accept
    .heard = accept draw
# Declines the opponent's offer.
command-decline = decline
    .heard = decline draw
# Resigns.
command-resign = resign
    .heard = i resign
# Says yes to what was asked back.
command-yes = yes
# Says no to what was asked back.
command-no = no
# Claims or rules that a flag has fallen.
command-flag = flag
# Claims: a draw, and on which ground and perhaps with which move; or a touch, and of what.
command-claim = claim
    .heard = claim draw
# The arbiter upholds a claim.
command-uphold = uphold
# The arbiter dismisses a claim.
command-dismiss = dismiss
# Begins and ends a recording of the own score.
command-dictate = dictate
    .heard = record
# Plays what was recorded; the number of a move may follow.
command-hear = hear
# Writes into the own scoresheet; perhaps the number of a move, and the entry, follow.
command-write = write
# Halts the clocks.
command-halt = halt
    .heard = call the arbiter, call arbiter
# Calls the arbiter, as the word for halting does; without an arbiter it halts the clocks.
command-arbiter = arbiter
    .heard = the arbiter
# Lets the clocks run on.
command-continue = continue
# Sets a side's time.
command-set = set
# Adds to a side's time.
command-add = add
# Takes plies back.
command-retract = retract
    .heard = back, take back
# Leaves the program, which asks first and says how to go on.
command-quit = quit
    .heard = exit, leave, leave the game, stop playing, bye
# Adjourns the game: the player on move is to seal the next move.
command-adjourn = adjourn
    .heard = adjournment, adjourn the game
# Writes the move to be sealed down; it follows.
command-seal = seal
    .heard = seal the move, sealed move
# Notes that a player is not at the board; the colour follows.
command-absent = absent
    .heard = is absent
# Notes that the player has come; the colour follows.
command-arrived = arrived
    .heard = has arrived, is there
# Compares both scoresheets and the boards.
command-reconcile = reconcile
# Names the commands.
command-help = help
# The next sentence of help.
command-more = more

## What may stand beside a command

# The side with the white pieces, before a colon who speaks.
argument-white = white
# The side with the black pieces, before a colon who speaks.
argument-black = black
# Before a colon: an assistant speaks; perhaps with the colour of whose.
argument-assistant = assistant
# Before a colon: the arbiter speaks.
argument-arbiter = arbiter
# Behind the report of a touch: nothing was touched.
argument-none = none
    .heard = nothing
# The voice that a language has by itself.
argument-usual = usual
    .heard = normal
# The names of all voices.
argument-all = all
    .heard = list
# The opponent, of whom something is told.
argument-opponent = opponent
    .heard = my opponent, the opponent
# Told of a player by somebody else: black resigns.
told-resigns = resigns
    .heard = resign, has resigned, gives up, resigned
# Told of a player by somebody else: black offers a draw.
told-offers = offers a draw
    .heard = offers draw, offers, offered a draw, draw
# Told of a player by somebody else: black accepts.
told-accepts = accepts
    .heard = accept, accepts the draw, accepted
# Told of a player by somebody else: black declines.
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
# Behind the recording of the own score: it ends, if it runs.
argument-end = end
    .heard = off
# A claim's ground: the same position for the third time.
argument-threefold = threefold
    .heard = three, repetition
# A claim's ground: fifty moves without a capture or a pawn move.
argument-fifty = fifty
    .heard = 50, fifty moves
