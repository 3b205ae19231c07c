### Questions in whole sentences, which are read as commands. Each message lists sentences: its own text, and .heard. In
### capitals are places: SQUARE is a square, PIECE a kind of piece, SIDE white or black, LINE a rank or a file. Case and
### punctuation do not matter, nor does please.

# The words with which questions begin. Such a line is no move.
ask-words = what
    .heard = which, who, whose, how, where, when, why, is, are, am, do, does, did, has, have, can, could, should, may, will
# Beginnings of questions about the Laws, which the arbiter answers.
ask-laws = what happens if
    .heard = what happens when, what is the penalty, what s the penalty, what is the punishment, what is the rule, what s the rule, what are the rules, what do the laws, what do the rules, is there a penalty, do I have to move it, must I move it, does touch move, what is touch move, what does en passant, what is en passant, how does en passant, how does castling work, do I lose if, is it a draw if, is it illegal to, what counts as, do the rules, what penalty is there for, which penalty is there for
# Words at the beginning of a condition.
ask-if = if
    .heard = when, whether, unless, after, before
# The asker's time.
ask-time = am I short of time
    .heard = what does my clock say
# Both times, and whose clock runs.
ask-clock = what do the clocks say
    .heard = what does the clock say, what time do we have, am I ahead on time, when do we continue, when do we go on, when does it go on, why has my clock stopped, why have the clocks stopped, why did the clock stop, who has more time, who has the most time, who has less time, who is ahead on time, who is ahead on the clock, why is my clock not running, why is the clock not running, why are the clocks not running, why isn't my clock running, why isn't the clock running, shall we continue, shall we go on, shall we start
# Whose turn it is.
ask-whose = is it me
    .heard = is it his move, is it her move, who has the move, who is up, which side is to move
# The time control.
ask-control = how many seconds do we get
    .heard = how many seconds do we get a move, how many seconds do I get per move, how many seconds per move, how many seconds do I get
# The number of moves.
ask-moves = how many moves until the time control
# The last move.
ask-last = what was that move
    .heard = which move was it, say the last move again, say the last move, say the move again, repeat the last move
# The asker's own last move.
ask-last-own = what was my move
    .heard = what did I move, what did I do
# The opponent's last move.
ask-last-opponent = what was his move
    .heard = what was her move, what was their move, what was my opponent's move, what is his move, what did he move, what did she move, what did my opponent move, what did he do, what did she do, what did my opponent do, what did he capture, what did she capture, what did he take, what did she take, where did he move, where did he move to
# The last words again.
ask-again = what did you say
    .heard = what was that, can you repeat that, could you repeat that, can you say that again, could you say that again, I did not hear that, I didn't hear that, I didn't catch that, what
# The position.
ask-board = describe the position
    .heard = describe the board, what is on the LINE, show the board, where is everything, read the board, read me the board, read out the board, read the whole board, go through the board, go through the whole board, read the position, read me the position, read out the position, describe the whole board, say the position, run me through the position, take me through the position, talk me through the position, go through the whole board for me, read the board for me, go through the board for me
# The piece on a square.
ask-square = is SQUARE empty
# The colour of a square.
ask-colour = is SQUARE white
    .heard = is SQUARE black, is SQUARE white or black, is SQUARE black or white
# The squares of pieces.
ask-piece = what does SIDE have
    .heard = what has SIDE got, what does SIDE still have
# The squares of the asker's own pieces.
ask-piece-own = what do I have
    .heard = what have I got, what do I have left
# The squares of the opponent's pieces.
ask-piece-opponent = what does he have
    .heard = what does she have, what does he have left, what has he got, what does my opponent have
# The squares of all pawns.
ask-pawns = where are the pawns
    .heard = what is the pawn structure, what's the pawn structure, tell me the pawns, read the pawns, list the pawns
# The captured pieces.
ask-captured = what has been captured
# The material.
ask-material = is the material equal
    .heard = who has more material, who has more pieces, am I a pawn up, am I a pawn down, how many pieces are there
# Whether a king is in check.
ask-check = did he give check
    .heard = does he give check, do I give check
# The pieces that attack a square.
ask-attackers = what attacks SQUARE
# Advice, which is not given.
ask-advice = what shall I play
    .heard = what are my moves, is it a draw, is this a draw, has this position occurred before
# The scoresheet.
ask-score = read the moves
    .heard = read the game, what are the moves, which moves were played, which moves have been played, tell me the moves, what is written, run through the moves, go through the moves, run through the moves from the start, go through the moves from the start, read the moves from the start, how did we start, how did the game start, how did the game begin, how did it start, how did we begin, what were the first moves, which opening did we play, what opening did we play, first moves, the first moves
# The result.
ask-result = how did the game end
    .heard = how did it end, how has it ended, how has the game ended, what was the result, how did the game finish, how did it finish, who was the winner, has the game ended, did I win, did I lose, have I lost, have I won, has he won, has she won, I have lost, I lost, did he win, did she win
# Resigning, which the program asks to confirm.
ask-resign = I want to resign
    .heard = I would like to resign, I'd like to resign, I give up
# Offering a draw.
ask-offer = can I have a draw
    .heard = I would like a draw, I'd like a draw, I would like to offer a draw, I want to offer a draw, I want a draw, do you want a draw, would you like a draw, shall we agree a draw, shall we draw
# Pressing the clock.
ask-press = press the clock
    .heard = press my clock, press my clock for me, press the clock for me, hit the clock, hit my clock, press clock, start my opponent's clock, start the opponent's clock, start his clock, start her clock, set my opponent's clock going, start the other clock, can you press the clock, press my clock now, could you press my clock
# Starting the game.
ask-start = start the clock
    .heard = start the clocks, start the game, start my clock, can you start the clock, begin the game, start the clock now, switch on the clock, get the clock going, set the clock going
# Starting the clocks again.
ask-continue = carry on with the game
    .heard = carry on, continue the game, resume the game, resume play, go on with the game, continue playing, start the clocks again, start the clock again, restart the clocks, restart the clock, set the clocks going again
# Calling the arbiter.
ask-halt = I want the arbiter
    .heard = I need the arbiter, can you call the arbiter, can I call the arbiter, get the arbiter, get the arbiter over here, fetch the arbiter, bring the arbiter, I want to speak to the arbiter, please get the arbiter, would you call the arbiter, call the arbiter over, call the arbiter for me, I would like the arbiter
# Leaving the program.
ask-quit = how do I quit
    .heard = how do I leave, how do I stop playing, how can I leave, I want to stop, I want to leave, I want to quit
# Adjourning the game.
ask-adjourn = how do I adjourn
    .heard = can we adjourn, can I adjourn, how do we adjourn, how can I adjourn, how do I adjourn the game, can the game be adjourned
# Saving the game.
ask-saved = save the game
    .heard = save, save it, save my game, save this game, save our game, save the game to a file, save the game so far, save it to a file, save what we have so far, can you save the game, is the game saved, is my game saved, is it saved, where is the game saved, where is my game saved, where is the file, what is the file called
# Interrupting what is said.
ask-stop = stop talking to me
    .heard = do be quiet, be quiet for a minute, do be quiet for a minute, stop reading to me, keep quiet, quit talking, that is enough
# Words that change no order or question, in any place of it.
ask-particles = please
    .heard = pls, plz, kindly, just, then, oh, now
# Help.
ask-help = what can I ask
    .heard = what can I do here, what commands are there, which commands are there, what are the commands, what do I type, what do I say, how does this work, how do I play, how do I move, how do I make a move, how do I enter a move, can you help me, what can I ask you, what can I say, what can I say to you, what can I type, what can I tell you, what can you do, what do you understand, what can I ask here, what can I say here, what are my commands, what orders are there
# A slower voice.
ask-slower = speak slower
    .heard = speak more slowly, talk slower, slow down, not so fast
# A faster voice.
ask-faster = speak faster
    .heard = talk faster, speak more quickly, speed up
# A louder voice.
ask-louder = speak louder
    .heard = speak up, talk louder, turn it up, turn the volume up, turn up the volume, volume up, turn the sound up
# A softer voice.
ask-softer = speak more quietly
    .heard = speak softer, talk more quietly, not so loud, turn it down, turn the volume down, turn down the volume, volume down, turn the sound down
