### Questions in whole sentences, which are read as commands. Each message lists sentences: its own text, and .heard. In
### capitals are places: SQUARE is a square, PIECE a kind of piece, SIDE white or black, LINE a rank or a file. Case and
### punctuation do not matter, nor does please.

# The words with which questions begin. Such a line is no move.
ask-words = what
    .heard = which, who, whose, how, where, when, why, is, are, am, do, does, did, has, have, can, could, should, may, will
# The asker's time.
ask-time = how much time do I have
    .heard = what time is it, what time do I have, what time have I got, how much time have I left, how many minutes do I have, how many minutes have I got, how long do I have left, how is my time, am I short of time, what does my clock say, what's the time, what time do I have left, how much time do I still have
# Both times, and whose clock runs.
ask-clock = how much time does SIDE have
    .heard = how much time has SIDE, how much time does SIDE have left, how much time has SIDE left, how much time has SIDE got, how long does SIDE have, how long has SIDE got, what time does SIDE have, how much time does my opponent have, how much time has my opponent, how much time has my opponent left, how much time has my opponent got, how much time does he have, how much time does she have, how much time has he, how much time has she, how much time has he got, how much time has she got, how long does he have, how long does she have, how long has my opponent got, what is my opponent's time, what's my opponent's time, what is his time, what is her time, what do the clocks say, what does the clock say, what time do we have, is the clock running, are the clocks running, is my clock running, which clock is running, whose clock is running, did I press the clock, did I press, have I pressed the clock, have I pressed, has he pressed the clock, has he pressed, has she pressed, has my opponent pressed, did he press, did he press the clock, did she press, did my opponent press the clock, has the game started, is the game running
# Whose turn it is.
ask-whose = am I on move
    .heard = am I to play, is it me, is it black's turn, is it white's turn, is it SIDE to move, is SIDE to move, is it his turn, is it her turn, is it his move, is it her move, is he to move, is she to move, who has the move, who has to move, who has to play, who is next, who's next, who is up, who's turn is it, which side is to move, which player is to move
# The time control.
ask-control = what is the time control
    .heard = what's the time control, which time control do we have, what time control is it, what is the rate of play, what is the increment, how much is the increment, how many seconds do we get, is there an increment
# The number of moves.
ask-moves = what move is it
    .heard = which move are we on, what move are we on, what move are we at, what move number are we on, what is the move number, what's the move number, what number is this move, how many moves have been played, how many moves have been made, how many moves have we played, how many moves have we made, how many moves have I made, how many moves were played, how many moves are left, how many moves until the time control, how many moves to the time control, how many moves to go
# The last move.
ask-last = what was the last move
    .heard = what is the last move, what's the last move, what was that move, what was just played, what has been played, what happened, which move was played, which move was it, say the last move again, say the last move, say the move again, repeat the last move, read the last move, tell me the last move, what was the previous move
# The asker's own last move.
ask-last-own = what did I play
    .heard = what have I played, what was my move, what was my last move, what is my last move, what did I move, what have I moved, what did I do, what did I just play, which move did I play, which move did I make, what move did I make
# The opponent's last move.
ask-last-opponent = what has he played
    .heard = what has she played, what did he play, what did she play, what did they play, what have they played, what has my opponent played, what did my opponent play, what was his move, what was her move, what was their move, what was his last move, what was her last move, what was my opponent's move, what was my opponent's last move, what is his move, what did he move, what did she move, what did my opponent move, what has he moved, what has she moved, what did he do, what did she do, what did my opponent do, what did he capture, what did she capture, what did he take, what did she take, which move did he play, which move did my opponent make, where did he go, where did he move, where did he move to, what did the opponent play, what has the opponent played
# The last words again.
ask-again = what did you say
    .heard = what was that, can you repeat that, could you repeat that, can you say that again, could you say that again, I did not hear that, I didn't hear that, I didn't catch that, what
# The position.
ask-board = describe the position
    .heard = describe the board, what is the position, what's the position, what is on the board, what's on the board, what is on the LINE file, what's on the LINE file, what is on file LINE, what's on file LINE, what is on the LINE rank, what's on the LINE rank, what is on rank LINE, what's on rank LINE, what is on the LINE, which pieces are on the LINE file, which pieces are on rank LINE, read the LINE file, read rank LINE, read file LINE, tell me the position, show me the board, show the board, where are the pieces, where is everything
# The piece on a square.
ask-square = is SQUARE empty
    .heard = is SQUARE free, is SQUARE occupied, is there a piece on SQUARE, is there anything on SQUARE, is anything on SQUARE, is anyone on SQUARE, is there something on SQUARE, what is on SQUARE, what's on SQUARE, what is at SQUARE, what's at SQUARE, what do I have on SQUARE, what have I got on SQUARE, what does he have on SQUARE, which piece is on SQUARE, what piece is on SQUARE, who is on SQUARE, who's on SQUARE, tell me SQUARE, what is the piece on SQUARE
# The colour of a square.
ask-colour = is SQUARE light
    .heard = is SQUARE dark, is SQUARE white, is SQUARE black, is SQUARE light or dark, is SQUARE white or black, is SQUARE black or white, is SQUARE dark or light, is SQUARE a light square, is SQUARE a dark square, is SQUARE a white square, is SQUARE a black square, what colour is SQUARE, what color is SQUARE, which colour is SQUARE, which color is SQUARE, what colour does SQUARE have, what is the colour of SQUARE, what's the colour of SQUARE
# The squares of pieces.
ask-piece = where is the SIDE PIECE
    .heard = where are the SIDE PIECE, where is SIDE PIECE, where are SIDE PIECE, where's the SIDE PIECE, where are all SIDE PIECE, where is the PIECE, where are the PIECE, where is a PIECE, where are all PIECE, which pieces does SIDE have, what pieces does SIDE have, which pieces has SIDE, what pieces has SIDE, which pieces has SIDE got, what does SIDE have, what has SIDE got, what does SIDE still have, list SIDE pieces, list the SIDE pieces, list SIDE's pieces, where are SIDE's pieces, where are the SIDE pieces, read the SIDE pieces, tell me the SIDE pieces, which PIECE has SIDE, which PIECE does SIDE have, how many PIECE has SIDE, how many PIECE does SIDE have, where are SIDE's PIECE, where is SIDE's PIECE
# The squares of the asker's own pieces.
ask-piece-own = where is my PIECE
    .heard = where are my PIECE, where's my PIECE, where are all my PIECE, where do I have a PIECE, where have I got a PIECE, which pieces do I have, what pieces do I have, which pieces have I got, what pieces have I got, what do I have, what have I got, what do I have left, which pieces do I have left, what pieces do I have left, where are my pieces, list my pieces, tell me my pieces, read my pieces, do I have a PIECE, do I still have a PIECE, do I still have my PIECE, have I got a PIECE, how many PIECE do I have, how many PIECE have I got
# The squares of the opponent's pieces.
ask-piece-opponent = where is his PIECE
    .heard = where is her PIECE, where is their PIECE, where are his PIECE, where are her PIECE, where are their PIECE, where's his PIECE, where's her PIECE, where is my opponent's PIECE, where are my opponent's PIECE, where is the opponent's PIECE, where are the opponent's PIECE, which pieces does he have, what pieces does he have, which pieces does she have, what pieces does she have, which pieces has he, which pieces has he got, what pieces has he got, what pieces has she got, what does he have, what does she have, what does he have left, what has he got, which pieces does my opponent have, what pieces does my opponent have, which pieces has my opponent, what does my opponent have, where are his pieces, where are her pieces, where are my opponent's pieces, where are the opponent's pieces, does he have a PIECE, does he still have a PIECE, does she still have a PIECE, does my opponent have a PIECE, has he got a PIECE, how many PIECE does he have, how many PIECE does she have, how many PIECE has he, how many PIECE does my opponent have
# The squares of all pawns.
ask-pawns = where are the pawns
    .heard = what is the pawn structure, what's the pawn structure, tell me the pawns, read the pawns, list the pawns
# The captured pieces.
ask-captured = what has been captured
    .heard = what was captured, which pieces have been captured, what have I lost, what did I lose, which pieces have I lost, what pieces have I lost, what has he lost, what has she lost, what has my opponent lost, which pieces has he lost, what has been taken, what was taken, which pieces have been taken, what have I captured, what have I taken, what did I capture, what has he captured, what has she captured, what has he taken, what has my opponent captured, what has been lost, which pieces are off the board, what is off the board
# The material.
ask-material = what is the material
    .heard = what's the material, how is the material, is the material equal, who is ahead, who's ahead, who has more material, who has more pieces, am I ahead, am I behind, am I a pawn up, am I a pawn down, is he ahead, how many pieces are there
# Whether a king is in check.
ask-check = is it check
    .heard = is that check, is this check, am I in check, is my king in check, is he in check, is she in check, is my opponent in check, is the king in check, is the SIDE king in check, is SIDE in check, was that check, did he give check, does he give check, do I give check
# The pieces that attack a square.
ask-attackers = what attacks SQUARE
    .heard = who attacks SQUARE, what is attacking SQUARE, who is attacking SQUARE, which pieces attack SQUARE, what pieces attack SQUARE, is SQUARE attacked, is SQUARE under attack, is SQUARE protected, is SQUARE defended, what defends SQUARE, who defends SQUARE, what protects SQUARE
# Advice, which is not given.
ask-advice = what should I play
    .heard = what should I do, what shall I play, what can I play, what can I do, what do you recommend, what is the best move, what's the best move, which move is best, what is a good move, is that a good move, was that a good move, who is winning, who's winning, who is better, am I winning, am I losing, am I better, is he winning, what is the evaluation, what is attacked, what's attacked, which pieces are attacked, which of my pieces are attacked, is anything attacked, is my PIECE attacked, is my PIECE protected, what attacks my PIECE, what is attacking my PIECE, what are my moves, what are my legal moves, which moves are legal, which moves can I make, can I castle, can I still castle, may I castle, can he castle, can I take, can I take on SQUARE, can I capture on SQUARE, can I take SQUARE, can I play SQUARE, can I move my PIECE, where can my PIECE go, where can my PIECE move, can my PIECE go to SQUARE, is there a mate, is there mate, can I mate, what is the threat, what does he threaten, what is he threatening, what opening is this, which opening is this, is it a draw, is this a draw, how many times has this position occurred, how often has this position occurred, has this position occurred before
# The scoresheet.
ask-score = what is the score
    .heard = read the score, read the scoresheet, read my scoresheet, read the moves, read all moves, read the game, what are the moves, which moves were played, which moves have been played, tell me the moves, what is on my scoresheet, what is written
# Resigning, which the program asks to confirm.
ask-resign = I want to resign
    .heard = I would like to resign, I'd like to resign, I give up
# Offering a draw.
ask-offer = can I have a draw
    .heard = I would like a draw, I'd like a draw, I would like to offer a draw, I want to offer a draw, I want a draw, do you want a draw, would you like a draw, shall we agree a draw, shall we draw
# Pressing the clock.
ask-press = press the clock
    .heard = press my clock
# Calling the arbiter.
ask-halt = I want the arbiter
    .heard = I need the arbiter, can you call the arbiter, can I call the arbiter, get the arbiter
# Leaving the program.
ask-quit = how do I quit
    .heard = how do I leave, how do I stop playing, how can I leave, I want to stop, I want to leave, I want to quit
# Help.
ask-help = what can I ask
    .heard = what can I do here, what commands are there, which commands are there, what are the commands, what do I type, what do I say, how does this work, how do I play, how do I move, how do I make a move, how do I enter a move, can you help me
# A slower voice.
ask-slower = speak slower
    .heard = speak more slowly, talk slower, slow down, not so fast
# A faster voice.
ask-faster = speak faster
    .heard = talk faster, speak more quickly, speed up
# A louder voice.
ask-louder = speak louder
    .heard = speak up, talk louder
# A softer voice.
ask-softer = speak more quietly
    .heard = speak softer, talk more quietly, not so loud
