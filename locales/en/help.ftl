### Help by ear: topics, and one message at a time. In the sentences, the words of commands are those of
### commands.ftl, typed as written. queries.ftl and exploring.ftl have the sentences on questions.

# Answer to help alone. $topics is the list of topics.
play-help = Topics: { $topics }.
# The last topics, after more; or all of them, where they are few. $topics is the list.
play-help-topics = { $topics }. Type { command-help } and a topic.
# After a message of help, if others follow.
play-help-more = Type { command-more }.
# Help on a topic or a command that cannot be used now.
play-help-nothing = There is no help on that now. Type { command-help } for the topics.
# Answer to more after the last message.
play-help-end = That was all. Type { command-help } for the topics.

## Topics: words that are typed, like those of commands

# Starting the game.
help-topic-start = start
    .heard = beginning
# Making moves.
help-topic-moving = moving
    .heard = move, castling, castle, castles
# Touched pieces.
help-topic-touching = touching
    .heard = touch
# Draws, claims and resignation.
help-topic-draw = draw
    .heard = draws, end
# Times and the clock.
help-topic-clock = clock
    .heard = time, times, clocks
# The position by ear.
help-topic-board = board
    .heard = position
# Words for levels and pins, on three levels.
help-topic-levels = levels
    .heard = level, pins
# Moves, announcements and the player's scoresheet.
help-topic-score = score
    .heard = scores
# The player's voice.
help-topic-voice = voice
    .heard = speech
# The arbiter's commands.
help-topic-arbiter = arbiter
    .heard = rulings
# Leaving, adjourning, taking back.
help-topic-leaving = leaving
    .heard = back
# Speakers at a terminal.
help-topic-speakers = speakers
    .heard = who
# Keys, with --keys.
help-topic-keys = keys
# Words of commands in each language.
help-topic-words = words
    .heard = languages

## Sentences

# Setting up the pieces.
play-help-setup = Type setup to place the pieces. Type turn if your board is turned. Type { command-board } and a port if the port of your board has changed.
# Starting the game.
play-help-start = Type start to start White's clock.
# Typing a move.
play-help-moving = Type a move like this: knight Gustav one Felix three. Nf3 or g1f3 is understood too.
# The same on three levels.
tridim-help-moving = Type a move like this: knight Anna one downstairs Bella three neutral, or Nb3N. Type an attack board as queenpin three, or QP3.
# Announcing the move on the pegs.
play-help-say = Type say to announce what your board shows.
# Pressing the clock.
play-help-press = Type press to press the clock.
# Repeating the opponent's move.
play-help-repeat = Type repeat and the move to repeat the opponent's announcement. For example: repeat e5.
# The same on three levels.
tridim-help-repeat = Type repeat and the move to repeat the opponent's announcement. For example: repeat Nb6N.
# Correcting the own announcement (2023 D.2.8).
play-help-correct = Type correct and the move to correct your own announcement before you press. For example: correct Nc3.
# What a move still needs.
play-help-missing = Type missing to learn what your move still needs.
# Adjusting and touching.
play-help-touch = Type adjust e2 before you adjust e2. Type touch e2 if e2 was touched. Type touch e2 e3 if it was released on e3. Type touch none if nothing was touched.
# Help about what touched pieces oblige to; in a tournament, only for the arbiter.
play-help-must = Type must to learn what you must play.
# The opponent's touch.
play-help-object = Type claim touch e7 if the opponent touched e7 first. Type claim touch e7 e6 if the opponent released it on e6.
# Draw by agreement.
play-help-offer = Type offer to offer a draw. Answer an offer with accept or decline. Type pending to hear whether one is open.
# Draw by claim.
play-help-claim = Type claim threefold or claim fifty to claim a draw. Put a move at the end before you make it: claim fifty Nf3.
# Resigning.
play-help-resign = Type resign to resign the game. The program asks you to confirm.
# At a terminal of one player.
play-help-resign-opponent = You cannot resign for the opponent here. Type { command-halt } to call the arbiter. Without an arbiter, type { command-quit }; both players note the result.
# Stopping the clocks.
play-help-halt = Type halt to stop the clocks, continue to restart them. In a tournament, use halt only to call the arbiter.
# The player's scoresheet.
play-help-dictation = Type dictate to start or end a recording for your scoresheet. Type hear to play the latest one, hear 12 for move 12. Type write 12. Nf3 to enter a move.
# The arbiter's clock.
play-help-set = Type set white 5:00 to set a time. Type add black 2:00 or add both 2:00 to give extra time. Type set white moves 23 to set the number of moves.
# Rulings.
play-help-rule = Type uphold or dismiss to rule on a claim or a proposal.
# Taking back moves, by the arbiter.
play-help-retract = Type retract to take back the last move, retract 2 for the last two.
# A fallen flag.
play-help-flag = Type flag to report that a player's time has run out.
# Comparing scoresheets.
play-help-compare = Type reconcile to compare both scoresheets and the boards. Type score white for White's scoresheet.
# Absent players.
play-help-absent = Type absent black if Black is absent, arrived black when Black arrives.
# Taking back moves, without an arbiter.
play-help-back = Type retract to propose taking back the last move. Type retract 2 for the last two. The other player answers yes or no.
# Adjourning.
play-help-adjourn = Type adjourn to adjourn the game. The player to move then seals a move, for example seal Nf3.
# Leaving.
play-help-quit = Type quit to leave. Nothing is lost; the program shows how to resume.
# Answering questions.
play-help-answers = Type yes or no when the program asks a question.
# Speakers, typed as written.
play-help-who = Name the speaker and a colon first: white, black, assistant or arbiter. For example: white, colon, e4.
# The opponent's name.
play-help-opponent = Type opponent for your opponent's name.
# Words of commands in each language.
play-help-languages = Every command works in English and in German. Type help words for both.
# The keys.
play-help-keys = With --keys: F1 or Alt h: help. F2 or Alt t: your time. F3 or Alt c: both times. F4 or Alt u: time used. F5 or Alt m: moves. F6 or Alt a: again. F7 or Alt s: silence. F8 or Alt p: press the clock. F9 or Alt y: announce. Tab: the board. { keys-talk }
# The words of the commands in each language, the interface's first. $words is a list of pairs.
play-help-words = English and German: { $words }.
# Questions about squares on three levels.
tridim-help-squares = Type { command-square } a4N for a square and those below and above it. Type { command-square } a4 for a whole column. Type { command-colour } a4N for a colour, piece knight for the knights.
# Questions about levels.
tridim-help-levels = Type { command-board } for all pieces. Add N or QP3 for a level or an attack board. Add b or 4 for a file or a rank. Type { command-decks } for all attack boards.
# The words for levels and their letters. $low, $middle and $high are the words; W, N and S are typed and stay.
tridim-help-level-words = W is the lowest level, { $low }. N is the one above it, { $middle }. S is the highest, { $high }.
# The words for pins. $queen and $king are the first pins; QP and KP are typed and stay, in the letters of the language.
tridim-help-pin-words = QP1 is { $queen }, on the queen's wing. KP1 is { $king }, on the king's wing. An attack board is on a pin. Pins 1 and 2 belong to { $low }. Pins 3 and 4 belong to { $middle }. Pins 5 and 6 belong to { $high }.
# Levels and pins by word or letter. $high is the word for the highest level.
tridim-help-level-letters = Type the word or the letter: { command-board } { $high }, or { command-board } S. A square is named with its level: a4N.
# The player's scoresheet on three levels.
tridim-help-dictation = Type dictate to start or end a recording for your scoresheet. Type hear to play the latest one, hear 12 for move 12. Type write 12. Nb3N to enter a move.
