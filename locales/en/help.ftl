### Help by ear: topics, and one sentence at a time. In the sentences the words of commands are those of
### commands.ftl, typed as they stand. queries.ftl and exploring.ftl have the sentences on questions.

# help alone. $topics is a list of topics, $one the first of them.
play-help = Help on { $topics }. { command-help } { $one } tells about one, { command-more } goes through everything.
# After a sentence of help, if there are others.
play-help-more = { command-more } goes on.
# Help on a topic or command of which nothing may be done now.
play-help-nothing = That cannot be done now; { command-help } names what can.
# more, after the last sentence.
play-help-end = That was all; { command-help } names the topics.

## Topics: their words, as those of commands

# How the game begins.
help-topic-start = start
    .heard = beginning
# How moves are made.
help-topic-moving = moving
    .heard = move
# What touching a piece has to do with it.
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
# What was played and said, and one's own score.
help-topic-score = score
    .heard = scores
# One's own voice.
help-topic-voice = voice
    .heard = speech
# The arbiter's commands.
help-topic-arbiter = arbiter
    .heard = rulings
# Leaving, adjourning, taking back.
help-topic-leaving = leaving
    .heard = back
# Who may speak at a terminal.
help-topic-speakers = speakers
    .heard = who
# What the keys do, with --keys.
help-topic-keys = keys
# The words in each language.
help-topic-words = words
    .heard = languages

## Sentences

# How to set up the pieces.
play-help-setup = setup sets up the pieces, turn reads a board that lies the other way round.
# How to begin.
play-help-start = start sets White's clock going.
# How moves are typed.
play-help-moving = A move is typed as knight Gustav one Felix three, or Nf3, or g1f3.
# The same on three levels.
tridim-help-moving = A move is typed as knight Anna one downstairs Bella three neutral, or Nb3N; attack board queenpin three, or QP3.
# What the pegs show.
play-help-say = say announces what your board shows.
# The clock.
play-help-press = press presses the clock.
# The opponent's move, and one's own slip.
play-help-repeat = repeat and the move repeats the opponent's announcement; correct and the move puts your own slip right.
# What a move still needs.
play-help-missing = missing tells what is still missing.
# Adjusting and touching.
play-help-touch = adjust e2 announces adjusting; touch e2 reports a touched piece, touch e2 e3 one let go on e3, touch none that nothing was touched; must tells what it leaves.
# The opponent's touch.
play-help-object = claim touch e7 objects to the opponent's move, claim touch e7 e6 because the piece was let go on e6.
# Draw by agreement.
play-help-offer = offer offers a draw; accept and decline answer one.
# Draw by claim.
play-help-claim = claim threefold and claim fifty claim a draw, with a move behind them before it is made.
# Losing.
play-help-resign = resign gives the game up; it is asked back.
# At a terminal of one player.
play-help-resign-opponent = Nobody resigns here for the opponent: { command-halt } calls the arbiter; where there is none, { command-quit } leaves and both write down the result.
# Stopping the clocks.
play-help-halt = halt halts the clocks, in a tournament only to call the arbiter; continue lets them run on.
# The own score.
play-help-dictation = dictate records your score and ends, hear plays the last recording, hear 12 that of move 12, write 12. Nf3 enters a move.
# The arbiter's clock.
play-help-set = set white 5:00 sets a time, add black 2:00 adds to one, set white moves 23 sets the count of moves.
# Rulings.
play-help-rule = uphold and dismiss rule on what was claimed or proposed.
# Taking back by the arbiter.
play-help-retract = retract takes the last ply back, retract 2 two of them.
# A fallen flag.
play-help-flag = flag says that a time has run out.
# Comparing scores.
play-help-compare = reconcile compares both scores and the boards; score white reads one.
# Absent players.
play-help-absent = absent black and arrived black note who is there.
# Taking back without an arbiter.
play-help-back = retract takes the last move back, retract 2 two plies, if the other player says yes.
# Adjourning.
play-help-adjourn = adjourn adjourns the game; who is to move then seals with seal and the move.
# Leaving.
play-help-quit = quit leaves and tells how to go on; nothing is lost.
# Questions.
play-help-answers = yes and no answer what is asked back.
# Who may speak, typed as it stands.
play-help-who = Who speaks may stand first: white:, black:, assistant:, arbiter:.
# That a player may ask for the name of the opponent.
play-help-opponent = opponent tells the name of the opponent.
# That each command has words in each language.
play-help-languages = Each command is understood in English and in German; help words names both.
# The keys and what they do.
play-help-keys = With --keys: F1 help, F2 own time, F3 both times, F4 time used, F5 moves, F6 once more, F7 silence, F8 press, F9 announce; or Alt with h, t, c, u, m, a, s, p, y. { keys-talk }
# The commands in each language, the own one first. $words is a list of pairs.
play-help-words = English and German: { $words }.
# Questions about squares on three levels.
tridim-help-squares = { command-square } a4N is a square and what stands below and above it, { command-square } a4 a whole column, { command-colour } a4N the colour of a square, piece knight the knights.
# Questions about levels.
tridim-help-levels = { command-board } reads all pieces, { command-board } with N, QP3, b or 4 a level, an attack board, a file or a rank, { command-decks } all attack boards.
# The own score on three levels.
tridim-help-dictation = dictate records your score and ends, hear plays the last recording, hear 12 that of move 12, write 12. Nb3N enters a move.
