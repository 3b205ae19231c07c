### Help, welcome, and what is said of a command line that cannot be used.

## Welcome

# The first words of the program when nothing is asked of it.
welcome-hello = Welcome to Annabella, over-the-board chess for blind and sighted players.
# How a game begins. annabella play is typed as it stands.
welcome-begin = A game begins with annabella play. With a clock: annabella play --time-control 900+10.
# How the rate of speech is set.
welcome-rate = The voice is faster or slower by --rate and words a minute, --rate 250 for instance, and in a game by { command-faster } and { command-slower }.
# Where help is.
welcome-help = In a game, { command-help } lists what you can type. annabella help lists all commands, annabella doctor tries voice and devices.

## Doctor

# The voice can be used.
doctor-voice-works = The voice is there.
# The voice cannot be used. $reason is a sentence.
doctor-no-voice = There is no voice. { $reason } annabella play --speech print plays without one.
# A sound device that was found.
doctor-device = Sound device: { $device }
# Spoken, to be heard.
doctor-hear = If you can hear this, all is well.
# The spoken sentence was played to its end.
doctor-heard = A sentence was spoken. If you did not hear it, choose another device with --room-device and its name.
# It could not be played.
doctor-not-heard = The sentence could not be played. annabella play --speech print plays without sound.

## Manual

# Above the list of topics.
manual-topics = The manual. annabella manual and a topic prints it, --speech espeak reads it aloud; a word of a heading prints its section, for example windows. The topics:
# A topic. $topic is the word that is typed for it, $title its title.
manual-topic = { $topic }: { $title }
# A line of the manual.
manual-line = { $text }
# A topic that does not exist. $topics is a list.
manual-no-topic = There is neither a topic nor a heading { $topic } in the manual; the topics are { $topics }.
# The word typed for a topic of the manual: player.
manual-player = player
# The word typed for a topic of the manual: assistant.
manual-assistant = assistant
# The word typed for a topic of the manual: arbiter.
manual-arbiter = arbiter
# The word typed for a topic of the manual: organiser.
manual-organiser = organiser
# The word typed for a topic of the manual: maker.
manual-maker = maker
# The word typed for a topic of the manual: association.
manual-association = association

## Starting a game

# --live-pgn for a game that PGN has no form for.
play-no-live-pgn = --live-pgn is for chess and Chess960 only: PGN has no form for this game.
# A start position that is none.
play-no-start = "{ $fen }" is no position that a game can begin from.
# A time control that cannot be read.
play-no-time-control = "{ $text }" is no time control; 900+10 would be 15 minutes and 10 seconds a move.
# --announce-by auto is not for tournament play.
settings-auto-arbiter = --announce-by auto is not for --arbiter: what looks like a move on the board may be the beginning of another, as the rook before castling.
# --practice is not for tournament play. $article: of the Laws.
settings-practice-arbiter = --practice is not for --arbiter: in a tournament attackers and legal moves would be advice (Article { $article }).

# An assistant of a sighted player has more duties than the Laws leave. $side is the sighted player.
settings-sighted-assistant = { $side ->
    [white] White's assistant may only have the duties moves and announce, for White is sighted and Black visually impaired (D.2.11).
   *[black] Black's assistant may only have the duties moves and announce, for Black is sighted and White visually impaired (D.2.11).
}
# A sighted player may bring an assistant only where the visually impaired one does not. $side is the sighted player.
settings-second-assistant = { $side ->
    [white] White may bring no assistant, for Black, who is visually impaired, has one (D.2.11).
   *[black] Black may bring no assistant, for White, who is visually impaired, has one (D.2.11).
}
# A word that names no duty of an assistant. The duties are typed as they stand.
settings-no-duty = "{ $value }" names no duty of an assistant; possible are all, or with commas moves, announce, score, clock, inform, claims, touches, adjourn.
# An option that a game from a journal does not follow. $option is the option, $kept what the game is played by.
resume-option-differs = { $option } does not count: the game from the journal is played with { $kept }.
# A resumed game has a PIN already.
resume-pin-kept = --pin does not count: the PIN that was set when the game began stays.
# A preset was named for a resumed game.
resume-preset = Of --preset only voice, devices and display count: a game that is resumed keeps its settings.
# An option that was not set when the game from a journal began.
resume-not-set = { $option } does not count: the game from the journal is played without.
# In tournament play a sound or speech server over a network is refused. $variable is an environment variable.
play-no-network = In a tournament no server is reached over a network; { $variable } names { $value }.
# Why the system is asked not to sleep; the system may show it.
play-awake = A game of chess is being played

## Journal, told line by line

# The first line: which program, when by Greenwich, how. $clock is a time of day, $control a PGN time control or -.
journal-header = { $program }, { $date }, { $clock } UTC, time control { $control }
# The start position, where it is not the usual one. $start is a FEN.
journal-start = position { $start }
# There is an arbiter.
journal-arbiter = tournament with an arbiter
# Who plays a side. $side is white or black.
journal-name = { $side ->
    [white] White: { $name }
   *[black] Black: { $name }
}
# Who is visually impaired. $side is white or black.
journal-impaired = { $side ->
    [white] White is visually impaired.
   *[black] Black is visually impaired.
}
# One entry: when in the game, and what.
journal-line = { $time } { $what }
# Whose board. $side is white or black.
journal-board = { $side ->
    [white] White's board
   *[black] Black's board
}
# A line was typed. $speaker is who it came from.
journal-typed = { $seat ->
    [white] { $speaker } types at White's terminal: { $text }
    [black] { $speaker } types at Black's terminal: { $text }
    [assistant] { $speaker } types at the assistant's terminal: { $text }
    [white-assistant] { $speaker } types at the terminal of White's assistant: { $text }
    [black-assistant] { $speaker } types at the terminal of Black's assistant: { $text }
    [arbiter] { $speaker } types at the arbiter's terminal: { $text }
   *[shared] { $speaker } types: { $text }
}
# The arbiter's PIN was asked for. $given is what came: right, wrong or none.
journal-pin = { $given ->
    [right] the arbiter's PIN is right
    [wrong] a wrong PIN
   *[none] no PIN
}
# The passphrase of a new envelope was asked for.
journal-passphrase = { $given ->
    [yes] a passphrase for the envelope
   *[no] no passphrase for the envelope
}
# An envelope was to be opened. $found is what came of it.
journal-envelope = { $found ->
    [move] the envelope is opened
    [wrong] a wrong passphrase
    [missing] the envelope is missing
    [altered] the envelope is not the right one
   *[none] no passphrase
}
# A board reported all that stands on it.
journal-dump = { $board }: all pieces { $placement }
# A peg was placed.
journal-placed = { $board }: { $piece } on { $square }
# A peg was lifted.
journal-lifted = { $board }: { $square } lifted
# A button beside a board.
journal-button = { $board }: button { $button }
# A typed line; by whom is not known. $text: the line.
journal-written = typed: { $text }
# Bytes that are no message.
journal-nonsense = { $board }: { $bytes } bytes that mean nothing
# A peg in an aperture that a board cannot tell from others. $square is the aperture.
journal-unreadable = { $board }: what is in { $square } cannot be read
# The board can tell what is there again, or that nothing is.
journal-readable = { $board }: { $square } can be read again
# A board that knows no pieces says where anything stands. $count is the number of squares.
journal-occupied = { $board }: something on { $count } squares
# What the chess clock beside the board shows: $left and $right are times in words.
journal-board-clock = { $board }: clock left { $left }, right { $right }
# A device came or went.
journal-device = { $device ->
    [white-board] White's board
    [black-board] Black's board
    [voice] voice
    [sound] sound device
   *[journal] journal
}: { $state ->
    [ready] ready
    [flutters] a contact flutters
    [stalled] does not answer
    [renewed] changed from outside, written anew
   *[lost] failed
}
# A second of a running clock.
journal-tick = clock running
# The solver has found who can still mate. $white and $black are yes, no or undetermined.
journal-solved = solver: White { $white ->
    [yes] can mate
    [no] cannot mate
   *[undetermined] undetermined
}, Black { $black ->
    [yes] can mate
    [no] cannot mate
   *[undetermined] undetermined
}
# The program was started again. $clock is a time of day.
journal-resumed = resumed at { $clock } UTC after { $gap }
# What came of an entry: an own peg was lifted, and counts as touched.
journal-touched = { $side ->
    [white] White has touched: { $square }
   *[black] Black has touched: { $square }
}
# What came of an entry: a piece counts as let go. $square is where.
journal-let-go = { $side ->
    [white] White has let go on: { $square }
   *[black] Black has let go on: { $square }
}
# What came of an entry: a move is made. $san is the move in English short notation.
journal-made = { $side ->
    [white] White has moved: { $san }
   *[black] Black has moved: { $san }
}
# What came of an entry: a move is completed, by the clock or by the next move.
journal-completed = { $side ->
    [white] White's move is completed.
   *[black] Black's move is completed.
}
# What came of an entry: the pegs repeat the opponent's move.
journal-repeated = { $side ->
    [white] White has repeated on the board.
   *[black] Black has repeated on the board.
}
# What came of an entry: an assistant did a duty. $side is whose assistant, $duty one of the duties of D.2.10.
journal-assisted = { $side ->
    [white] White's assistant
   *[black] Black's assistant
} { $duty ->
    [moves] executes the move
    [announce] announces
    [score] reads the score
    [clock] presses the clock
    [inform] asks
    [claims] claims
    [touches] reports a touch
   *[adjourn] adjourns
}
# Who is deaf. $side is white or black.
journal-deaf = { $side ->
    [white] White is deaf.
   *[black] Black is deaf.
}
# An assistant of a player. $duties is a list of duties as on the command line.
journal-assistant = { $side ->
    [white] White's assistant: { $duties }
   *[black] Black's assistant: { $duties }
}
# The edition of the Laws, where it is not the newest. $laws is its year.
journal-laws = Laws of { $laws }
# A line was kept for the arbiter: neither player heard anything.
journal-silence = Nobody was told anything.

## Help: what each program and option is for

# Above the line that shows how a program is called.
usage-heading = Usage:
# Above the example of a command.
usage-example-heading = Example:
# Above the list of programs.
usage-commands = Commands
# Above the list of arguments.
usage-arguments = Arguments
# Above the list of options.
usage-options = Options
# Above the options that most people need.
usage-group-common = Often used
# Above the options for the rules of a game.
usage-group-rules = The game and its rules
# Above the options for names, tournament and files of a game.
usage-group-players = Players, tournament and score
# Above the options for announcing and typing moves.
usage-group-announcing = Announcing and typing moves
# Above the options for seats, assistants and the arbiter's PIN.
usage-group-seats = Seats, assistants and keys
# Above the options for warnings, headphones and microphones.
usage-group-voice = Warnings and sound devices
# Above the options for tactile boards.
usage-group-boards = Tactile boards
# Above the options that every program has.
usage-group-every = For every command
# Stands for what follows an option.
usage-value = VALUE
# Stands for a file.
usage-value-file = FILE
# Stands for the file of White's score.
usage-value-white = WHITE
# Stands for the file of Black's score.
usage-value-black = BLACK
# Stands for a serial port.
usage-value-port = PORT
# Stands for a name.
usage-value-name = NAME
# Stands for one move.
usage-value-move = MOVE
# Stands for moves.
usage-value-moves = MOVES
# Stands for a game's file.
usage-value-game = GAME
# Stands for a position in the notation of that name.
usage-value-fen = FEN
# Stands for a position, or a file with a game.
usage-value-position = POSITION
# Stands for a language.
usage-value-language = LANGUAGE
# Stands for a topic of the manual.
usage-value-topic = TOPIC
# Stands for the name of a program.
usage-value-command = COMMAND
# Stands for a number.
usage-value-number = NUMBER
# An option's help with what can be chosen. $values is a list.
usage-possible = { $help }; one of { $values }
# An option's help with what is chosen where it is not given.
usage-default = { $help }; if not given, { $value }
# An option's help with an example. $example is the option with a value.
usage-example = { $help }; for example { $example }
# The option -h.
usage-help = this help
# The option -V.
usage-version = the version
# The program as a whole.
help = Over-the-board chess with visually impaired players, after Appendix D of the FIDE Laws.
# Option for all programs.
help-locale = language of the interface: one of de, en, nl, fr, es, it
# Option for all programs.
help-json = one line of JSON an event instead of text
# The program play.
help-play = a game: at one terminal, with voice, clock and tactile boards
# An option of play.
help-play-time-control = seconds and increment, or any time control as PGN writes it, such as 40/5400+30:1800+30, 300d5, 300b5, *60; without it no clock
# An option of play.
help-play-variant = which chess: standard, chess960 (drawn by lot), chess960:NUMBER or tridim (three-dimensional)
# An option of play. z and W are typed and stay.
help-play-lot = text that draws a start position of Chess960; anyone can check it
# An option of play. z and W are typed and stay.
help-play-level-words = words for file z, levels and pins of three-dimensional chess
# An option of play.
help-play-fen = the position to play from
# An option of play.
help-play-white-impaired = White is visually impaired
# An option of play.
help-play-black-impaired = Black is visually impaired
# An option of play.
help-play-white-deaf = White is deaf: everything is written, and nothing for White alone is said
# An option of play.
help-play-black-deaf = Black is deaf: everything is written, and nothing for Black alone is said
# An option of play.
help-play-white-assistant = White's assistant and the duties of 2023 D.2.10, all or with commas: moves executes moves on the opponent's board, announce announces them, score keeps the score, clock presses the clock, inform asks for times and moves, claims claims on time, touches reports touched pieces, adjourn adjourns
# An option of play.
help-play-black-assistant = Black's assistant and the duties, as for White
# An option of play.
help-play-laws = the edition of the Laws
# An option of play.
help-play-supervision = how far rapid and blitz games are supervised: full (2023 A.4, B.2) or partial (A.5, B.3)
# An option of play.
help-play-quickplay-finish = the event has announced Guideline III of 2023 for the end of games without increments
# An option of play.
help-play-sighted-press = when a sighted player with an electronic board may press: once the move is announced, or as soon as it is executed
# An option of play.
help-play-practice = attackers and legal moves may be asked for; a practice game, never with --arbiter
# An option of play.
help-play-no-draw-before = how many moves each player must have made before a draw can be agreed
# An option of play.
help-play-default-time = how many minutes after the start a player may still come; else as the Laws have it
# An option of play.
help-play-white-board = port of White's tactile board
# An option of play.
help-play-black-board = port of Black's tactile board
# An option of play.
help-play-white-name = White's name, for the scoresheet
# An option of play.
help-play-black-name = Black's name, for the scoresheet
# An option of play.
help-play-white-elo = White's rating
# An option of play.
help-play-black-elo = Black's rating
# An option of play.
help-play-white-fide-id = White's FIDE number
# An option of play.
help-play-black-fide-id = Black's FIDE number
# An option of play.
help-play-white-title = White's title
# An option of play.
help-play-black-title = Black's title
# An option of play.
help-play-event = name of the event, for the score
# An option of play.
help-play-site = place of the event
# An option of play.
help-play-round = round, with the number of the board if you like
# An option of play.
help-play-live-pgn = file with the score as PGN, written anew after each completed move, for a broadcast
# An option of play.
help-play-force = --live-pgn replaces a file that is there, but never a journal
# An option of play.
help-play-repetition = whether the opponent must repeat each announcement before moving: on the board or in words, or always in words
# An option of play.
help-play-announce-by = who announces moves: the program, a person, or the program as soon as the board is quiet
# An option of play.
help-play-announce-language = language of announcements: one of de, en, nl, fr, es, it
# An option of play.
help-play-style = full or short announcements
# An option of play.
help-play-notation = piece letters of typed moves: de, en, nl, fr, it, es, several with commas
# An option of play.
help-play-debounce = for how many milliseconds a peg must be out to have been lifted
# An option of play.
help-play-quiet = for how many milliseconds the board must be quiet where a longer move could still come
# An option of play.
help-play-rest = for how many milliseconds a visually impaired player's board must be quiet until auto announces the move; press announces it at once
# An option of play.
help-play-let-go = after how many seconds on its new square a peg counts as let go, or off
# An option of play.
help-play-hear-execution = whether a visually impaired player hears that the opponent has executed or repeated the move
# An option of play.
help-play-white-peg-echo = each peg that White lifts or places is named to White
# An option of play.
help-play-black-peg-echo = each peg that Black lifts or places is named to Black
# An option of play.
help-play-white-turned = White's board lies the other way round
# An option of play.
help-play-black-turned = Black's board lies the other way round
# An option of play. The two values are left and right.
help-play-set-clock = set the DGT clock beside a board; White sits on its left or its right
# An option of play.
help-play-arbiter = tournament play, with an arbiter
# An option of play.
help-play-seat = whose terminal this is
# An option of play.
help-play-pin = set an arbiter's PIN, for which this terminal asks before it obeys arbiter:
# An option of play.
help-play-pin-file = file with the arbiter's PIN, for a pipe; sets it in a new game
# An option of play.
help-play-passphrase-file = file with the passphrase for the envelope of a sealed move, for a pipe
# An option of play.
help-play-pin-kept = for how many seconds the PIN counts before it is asked for again
# An option of play.
help-play-speech = which voice speaks
# An option of play.
help-play-rate = words a minute of the voice
# An option of play.
help-play-volume = volume of the voice in per cent, from 20 to 200
# An option of play.
help-play-voice = eSpeak NG's voice of that name for everybody; in a game, { command-voice } { argument-all } names them
# An option of play.
help-play-white-voice = the voice that White hears
# An option of play.
help-play-black-voice = the voice that Black hears
# An option of play.
help-play-arbiter-voice = the voice that the arbiter hears
# An option of play.
help-play-room-device = sound device for everybody
# An option of play.
help-play-white-device = White's headphones
# An option of play.
help-play-black-device = Black's headphones
# An option of play.
help-play-arbiter-device = the arbiter's headphones
# An option of play.
help-play-width = how many characters a line has at most; longer ones are broken between words. For a Braille display
# An option of play.
help-play-prefix = who speaks, before each line, or short: only where it is somebody else than before, and without the own seat
# An option of play.
help-play-journal = file in which the game is kept
# An option of play.
help-play-resume = go on with an interrupted game from its journal, without a name the last one
# An option of play.
help-play-zwo = say "zwo" for "zwei" in German: zwei and drei sound most alike
# An option of play.
help-play-pause = milliseconds that the voice waits before each square of an announcement
# The program announce.
help-announce = moves as announcements: printed or as a sound file
# An option of announce.
help-announce-variant = the chess of the moves: standard, chess960, chess960:NUMBER or tridim
# An option of announce.
help-announce-fen = the position before the first move
# An option of announce.
help-announce-style = { help-play-style }
# An option of announce.
help-announce-announce-language = language of announcements
# An option of announce.
help-announce-wav = the sound file to be made
# An option of announce.
help-announce-force = { help-sheet-force }
# An argument of announce.
help-announce-moves = the moves, one after the other
# The program sheet.
help-sheet = a score in another form
# An option of sheet.
help-sheet-variant = which chess, if the file does not say so: standard, chess960 or tridim
# An argument of sheet.
help-sheet-game = journal, PGN or a score as you type it
# An option of sheet.
help-sheet-to = which form
# An option of sheet.
help-sheet-damaged = read a damaged journal up to the damage
# An option of sheet.
help-sheet-notation = piece letters, where they are not to be those of --language
# An option of play and clock.
help-play-join = the arbiter's desk: joins the game with that journal, which goes on at another terminal; without a name the last one
# An option of clock.
help-clock-join = { help-play-join }
# The program report.
help-report = a report of what happened in a game, for the chief arbiter
# An argument of report.
help-report-game = the journal of the game
# An option of report.
help-report-to = which form; html has the boards that differed as pictures
# An option of report.
help-report-width = breaks every line of the text after so many characters, for a Braille display
# An option of report.
help-report-output = the file for the report
# An option of report.
help-report-force = { help-sheet-force }
# An option of report.
help-report-damaged = { help-sheet-damaged }
# The program reconcile.
help-reconcile = compares two scores with each other and with the boards (D.2.9)
# An option of reconcile.
help-reconcile-variant = which chess both scores are of, if they do not say so
# An argument of reconcile.
help-reconcile-white = White's score: numbered rows, PGN or a game's journal
# An argument of reconcile.
help-reconcile-black = Black's score
# An option of reconcile.
help-reconcile-white-board = what stands on White's board, as FEN
# An option of reconcile.
help-reconcile-black-board = what stands on Black's board, as FEN
# An option of reconcile.
help-reconcile-start = the start position as FEN
# An option of reconcile.
help-reconcile-journal = the journal of the game: times to go back to, and what was announced
# An option of reconcile.
help-reconcile-damaged = read a damaged journal up to the damage, and behind the hole of a repaired one what was typed there
# An option of reconcile.
help-reconcile-full = also tells what is explained, and the whole game
# An option of reconcile.
help-reconcile-speech = also reads the answer aloud
# An option of reconcile.
help-reconcile-rate = { help-play-rate }
# The program board.
help-board = finds tactile boards, listens to them, tests them, stands in for one
# The program board list.
help-board-list = asks the serial ports whether a board is there
# An argument of board list.
help-board-list-ports = a port to be asked; else all of them
# The program board watch.
help-board-watch = prints what a board reports
# An argument of board watch.
help-board-watch-port = the board's port
# An option of board watch.
help-board-watch-turned = the board lies turned round
# An option of board watch.
help-board-watch-record = new file for everything that goes over the line
# The program board check.
help-board-check = tests a board, every square and every piece, guided by voice
# An argument of board check.
help-board-check-port = { help-board-watch-port }
# An option of board check.
help-board-check-turned = { help-board-watch-turned }
# An option of board check.
help-board-check-from = square at which a test that was broken off goes on
# An option of board check.
help-board-check-assembly = a board that was just built: names its faults and says what to do
# An option of board check.
help-board-check-speech = { help-play-speech }
# An option of board check.
help-board-check-rate = { help-play-rate }
# The program board simulate.
help-board-simulate = stands in for a board; the first line is its port
# An option of board simulate.
help-board-simulate-pgn = the game whose moves next executes
# An option of board simulate.
help-board-simulate-game = which game of the file
# An option of board simulate.
help-board-simulate-side = after whose moves the button is pressed that announces
# An option of board simulate.
help-board-simulate-pace = the whole game by itself, with so many seconds between plies
# An option of board simulate.
help-board-simulate-speed = how much faster the hands are
# An option of board simulate.
help-board-simulate-seed = number on which the hands' habits depend
# An option of board simulate.
help-board-simulate-link = link to the port that stays when unplugged
# An option of board simulate.
help-board-simulate-port = the board is at this port, one of two that are joined
# An option of board simulate.
help-board-simulate-variant = Chess960 by number: its start position is on the board
# An option of board simulate.
help-board-simulate-fen = position at the beginning
# An option of board simulate.
help-board-simulate-empty = begin without pieces
# An option of board simulate.
help-board-simulate-hands = how careful the hands are
# An option of board simulate.
help-board-simulate-occupancy = a board that senses only where something stands
# The program journal.
help-journal = reads and checks journals
# The program journal show.
help-journal-show = what happened, with times
# An argument of journal show.
help-journal-show-file = the journal
# The program journal verify.
help-journal-verify = whether the journal is whole
# An argument of journal verify.
help-journal-verify-file = { help-journal-show-file }
# An option of journal verify.
help-journal-verify-digest = the ten squares of the digest that was told at the end
# The program journal sign.
help-journal-sign = sign a journal with a key of minisign
# An argument of journal sign.
help-journal-sign-file = { help-journal-show-file }
# An option of journal sign.
help-journal-sign-key = the secret key
# An option of journal sign.
help-journal-sign-password-file = file with the key's password, for a pipe
# An option of journal sign.
help-journal-sign-force = replace a signature that is there already
# An option of journal verify.
help-journal-verify-public-key = public key of minisign, or a file with it: checks the signature
# The program journal repair.
help-journal-repair = keeps what can be proven of a damaged journal
# An argument of journal repair.
help-journal-repair-file = { help-journal-show-file }
# An option of journal repair.
help-journal-repair-output = the new journal
# The program show.
help-show = shows a position in words, and with --output as a picture (SVG)
# An argument of show.
help-show-position = a FEN, the text of a three-dimensional position, or a file with a game
# An argument of show.
help-show-ply = after how many plies of the game; without it after all
# An option of show.
help-show-variant = the chess of the position: standard, chess960, chess960:NUMBER or tridim
# An option of show.
help-show-output = the file for the picture
# An option of show.
help-show-force = replace a picture file that is there
# The program review.
help-review = walks through a finished game by keys and by ear
# An argument of review.
help-review-game = a journal, a PGN or a typed score
# An argument of review.
help-review-from = the move to begin at: 12 White's, 12... Black's
# An option of review.
help-review-style = full or short moves
# An option of review.
help-review-damaged = { help-sheet-damaged }
# An option of review.
help-review-speech = { help-play-speech }
# An option of review.
help-review-rate = { help-play-rate }
# An option of review.
help-review-volume = { help-play-volume }
# An option of review.
help-review-voice = eSpeak NG's voice of that name
# An option of review.
help-review-room-device = sound device
# An option of review.
help-review-keys = keys instead of lines: arrows, Home and End walk, F1 to F9 ask
# An option of review.
help-review-zwo = { help-play-zwo }
# An option of review.
help-review-pause = { help-play-pause }
# An option of review.
help-review-width = { help-play-width }
# The program learn.
help-learn = teaches to play by ear: a first game, squares by finger, listening drills
# An argument of learn.
help-learn-chapter = the chapter; without one it goes on where you stopped
# An option of learn.
help-learn-list = name the chapters and which are done
# An option of learn.
help-learn-white-board = { help-play-white-board }
# An option of learn.
help-learn-white-turned = { help-play-white-turned }
# An option of learn.
help-learn-announce-language = { help-play-announce-language }
# An option of learn.
help-learn-seed = start the drills with that seed, the same each time
# An option of learn.
help-learn-speech = { help-play-speech }
# An option of learn.
help-learn-rate = { help-play-rate }
# An option of learn.
help-learn-volume = { help-play-volume }
# An option of learn.
help-learn-voice = { help-review-voice }
# An option of learn.
help-learn-room-device = { help-review-room-device }
# An option of learn.
help-learn-keys = { help-play-keys }
# An option of learn.
help-learn-zwo = { help-play-zwo }
# An option of learn.
help-learn-pause = { help-play-pause }
# An option of learn.
help-learn-width = { help-play-width }
# The program judge.
help-judge = judges a position: mate, stalemate, check, who can still mate
# An argument of judge.
help-judge-position = which position: a FEN, three-dimensional text, or a file
# An argument of judge.
help-judge-ply = plies of the game up to the position; else all
# An option of judge.
help-judge-variant = the chess in which it is judged: standard, chess960, chess960:NUMBER or tridim
# An option of judge.
help-judge-budget = the most positions that are examined for whether mate is still possible
# The program perft.
help-perft = counts the sequences of legal moves of a position, to check and to time the rules
# An option of perft.
help-perft-variant = which chess
# An option of perft.
help-perft-fen = the position to count from: FEN, or for tridim as docs/tridim.md says; else the start
# An argument of perft.
help-perft-depth = how many plies long
# The program doctor.
help-doctor = tries voice, sound devices and boards, and says aloud what works
# The program manual.
help-manual = the manual, printed or read aloud
# An argument of manual.
help-manual-topic = the topic, or a word of a heading; without it, all topics are listed
# An option of manual.
help-manual-speech = also reads it aloud
# An option of manual.
help-manual-rate = { help-play-rate }
# An option of manual.
help-manual-wav = the topic as a sound file
# An option of manual.
help-manual-force = { help-sheet-force }
# The program help.
help-help = lists all commands, or the options of one
# An argument of help.
help-help-command = the command whose options are listed
# The program version.
help-version = the version of this program

## Usage errors: one sentence

# An option that does not exist. $command is the program as it was called.
usage-unknown-argument = There is no option { $argument }; { $command } --help lists all options.
# The same, with the option that was probably meant.
usage-unknown-argument-near = There is no option { $argument }; did you mean { $near }? { $command } --help lists all options.
# An option of other programs. $commands are these, as they are called.
usage-argument-elsewhere = Only these commands have { $argument }: { $commands }.
# A word that the program has no use for.
usage-surplus = { $command } has no use for "{ $argument }"; { $command } --help says what it takes.
# A program that does not exist.
usage-unknown-command = There is no command { $command }; annabella help lists all commands.
# The same, with the program that was probably meant.
usage-unknown-command-near = There is no command { $command }; did you mean { $near }? annabella help lists all commands.
# An option without the value that it needs.
usage-no-value = { $argument } needs a value after it.
# A value that an option cannot use.
usage-invalid-value = { $argument } cannot be "{ $value }".
# The same, where there is a choice.
usage-invalid-choice = { $argument } cannot be "{ $value }"; it is one of { $possible }.
# Something necessary is not there. $command is the program as it was called.
usage-missing = Still needed: { $argument }; { $command } --help says more.
# Two options that exclude each other.
usage-conflict = { $argument } and { $other } cannot be used together.
# A program of programs was called without saying which.
usage-missing-command = { $command } is followed by one of { $possible }.
# Anything else.
usage-other = This command line cannot be understood; annabella help lists all commands.
# A language of notation that does not exist.
usage-no-letters = "{ $value }" is no set of piece letters; it is one or more of de, en, nl, fr, it, es.
