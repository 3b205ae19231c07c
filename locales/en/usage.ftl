### Help, welcome, and what is said of a command line that cannot be used.

## Welcome

# The first words of the program when nothing is asked of it.
welcome-hello = annabella, chess by ear and by finger.
# What to type next; the commands are typed as they stand.
welcome-next = Type annabella learn for lessons, annabella play for a game, annabella help for all commands.
# How the rate of speech is set.
welcome-rate = For a faster or slower voice, add --rate and the words a minute, such as --rate 250. In a game, type { command-faster } or { command-slower }.
# Where help is.
welcome-help = annabella doctor tests the voice and devices. With a clock, and moves in English: annabella play --time-control 900+10 --announce-language en.

## Doctor

# The voice can be used.
doctor-voice-works = The voice can be loaded.
# The voice cannot be used. $reason is a sentence.
doctor-no-voice = The voice does not work. { $reason } annabella play --speech print plays without a voice.
# A sound device that was found.
doctor-device = Sound device: { $device }
# A spoken test sentence.
doctor-hear = If you can hear this, the sound works.
# The test sentence was played to its end.
doctor-heard = A test sentence was spoken. If you did not hear it, choose another device with --room-device.
# The test sentence could not be played.
doctor-not-heard = The test sentence could not be played. annabella play --speech print plays without sound.
# The last sentence, if the voice works.
doctor-works = In short: voice and sound work. annabella play starts a game.
# The last sentence, if no voice works.
doctor-fails = In short: play without a voice, with annabella play --speech print.

## Manual

# Above the list of topics.
manual-topics = The manual. Type annabella manual and a topic, or a word of a heading such as windows. Add --speech espeak to hear it. Topics:
# A topic. $topic is the word typed for it, $title its title.
manual-topic = { $topic }: { $title }
# A line of the manual.
manual-line = { $text }
# A topic that does not exist. $topics is a list.
manual-no-topic = { $topic }: not a topic or heading of the manual. Use one of { $topics }.
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
# The word typed for a topic of the manual: hearing.
manual-hearing = hearing

## Starting a game

# --live-pgn was given for a game that PGN cannot express.
play-no-live-pgn = --live-pgn: not for three-dimensional chess, which PGN cannot express. Leave it out.
# A starting position that cannot be used.
play-no-start = "{ $fen }": not a position to start a game from. Correct it.
# A time control that cannot be read.
play-no-time-control = "{ $text }": not a time control. For 15 minutes and 10 seconds a move, write 900+10.
# --pairing names a file without a game. $file: its name.
pairing-no-game = { $file }: no game found. Use the PGN of the round or of the board.
# --pairing names a file with several games. $file: its name.
pairing-several = { $file }: has several games. Name round and board, for example --round 3.7.
# --pairing names a file without this board. $file: its name; $round: the round and board.
pairing-no-board = { $file }: no game of { $round }. Check --round.
# --pairing names a file without this board, but with a game that does not name its place. $file: its name; $round: the round and board; $line: the line of that game.
pairing-damaged = { $file }: no game of { $round }. The game in line { $line } does not name its round and board. Correct it, or check --round.
# --pairing names a game without players. $file: its name.
pairing-no-names = { $file }: the game does not name both players. Use --white-name and --black-name.
# --announce-by auto cannot be used in tournament play.
settings-auto-arbiter = --announce-by auto: not allowed with --arbiter, because the pegs may show only part of a move. Use program or player.
# --practice cannot be used in tournament play. $article: of the Laws.
settings-practice-arbiter = --practice: not allowed with --arbiter, because it gives advice (Article { $article }). Leave one out.

# The assistant of a sighted player has more duties than the Laws allow. $side is the sighted player.
settings-sighted-assistant = { $side ->
    [white] White's assistant: too many duties, because White is sighted and Black visually impaired (D.2.11). Use moves and announce only.
   *[black] Black's assistant: too many duties, because Black is sighted and White visually impaired (D.2.11). Use moves and announce only.
}
# A sighted player may bring an assistant only if the visually impaired player has none. $side is the sighted player.
settings-second-assistant = { $side ->
    [white] White's assistant: not allowed, because Black is visually impaired and has an assistant (D.2.11). Leave it out.
   *[black] Black's assistant: not allowed, because White is visually impaired and has an assistant (D.2.11). Leave it out.
}
# A word that is not a duty of an assistant. The duties are typed as they stand.
settings-no-duty = "{ $value }": not a duty of an assistant. Use all, or with commas moves, announce, score, clock, inform, claims, touches, adjourn.
# An option that a resumed game does not follow. $option is the option, $kept the value in the journal.
resume-option-differs = { $option }: ignored. The resumed game keeps { $kept }.
# The same, of a setting that is on in the resumed game.
resume-option-kept = { $option }: ignored. The resumed game keeps its own setting.
# A preset was named for a resumed game.
resume-preset = --preset: only voice, devices and display apply. The resumed game keeps its other settings.
# An option that was not set when the resumed game started.
resume-not-set = { $option }: ignored. The resumed game is played without it.
# In tournament play, a sound or speech server over a network is refused. $variable is an environment variable.
play-no-network = { $variable }: names { $value }, but a tournament may not use a network. Unset the variable.
# Reason why the system is asked not to sleep; the system may show it.
play-awake = A game of chess is being played

## Journal, told line by line

# The first line: program, date and time by Greenwich. $clock is a time of day, $control a PGN time control or -.
journal-header = { $program }, { $date }, { $clock } UTC, time control { $control }
# The starting position, where it is not the usual one. $start is a FEN.
journal-start = starting position { $start }
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
# One entry: its time in the game, and what happened.
journal-line = { $time } { $what }
# Whose board. $side is white or black.
journal-board = { $side ->
    [white] White's board
   *[black] Black's board
}
# A line was typed. $speaker is the person who typed it.
journal-typed = { $seat ->
    [white] { $speaker } types at White's terminal: { $text }
    [black] { $speaker } types at Black's terminal: { $text }
    [assistant] { $speaker } types at the assistant's terminal: { $text }
    [white-assistant] { $speaker } types at the terminal of White's assistant: { $text }
    [black-assistant] { $speaker } types at the terminal of Black's assistant: { $text }
    [arbiter] { $speaker } types at the arbiter's terminal: { $text }
   *[shared] { $speaker } types: { $text }
}
# The program asked for the arbiter's PIN. $given is the answer: right, wrong or none.
journal-pin = { $given ->
    [right] the arbiter's PIN is correct
    [wrong] a wrong PIN
   *[none] no PIN
}
# The program asked for the passphrase of a new envelope.
journal-passphrase = { $given ->
    [yes] a passphrase for the envelope
   *[no] no passphrase for the envelope
}
# The envelope should be opened. $found is the outcome.
journal-envelope = { $found ->
    [move] the envelope is opened
    [wrong] a wrong passphrase
    [missing] the envelope is missing
    [altered] the envelope is not the right one
   *[none] no passphrase
}
# A board reported all its pieces.
journal-dump = { $board }: all pieces { $placement }
# A peg was placed.
journal-placed = { $board }: { $piece } on { $square }
# A peg was lifted.
journal-lifted = { $board }: { $square } lifted
# A button of a board.
journal-button = { $board }: button { $button }
# A typed line of an unknown person. $text: the line.
journal-written = typed: { $text }
# A board was opened at another port.
journal-port = { $board }: opened at { $port }
# Bytes that are not a message.
journal-nonsense = { $board }: { $bytes } unreadable bytes
# A peg that a board cannot identify. $square is its aperture.
journal-unreadable = { $board }: the peg in { $square } cannot be read
# The board can read that aperture again.
journal-readable = { $board }: { $square } can be read again
# A board that cannot identify pieces reports the occupied squares. $count is their number.
journal-occupied = { $board }: occupied squares { $count }
# The times on a board's chess clock: $left and $right are times in words.
journal-board-clock = { $board }: clock left { $left }, right { $right }
# A device became ready or failed.
journal-device = { $device ->
    [white-board] White's board
    [black-board] Black's board
    [voice] voice
    [sound] sound device
   *[journal] journal
}: { $state ->
    [ready] ready
    [flutters] a contact is unreliable
    [stalled] does not respond
    [renewed] changed by another program, rewritten
   *[lost] failed
}
# A second of a running clock.
journal-tick = clock running
# The solver has found which player can still mate. $white and $black are yes, no or undetermined.
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
# Result of an entry: a player lifted a peg of the player's colour, and it counts as touched.
journal-touched = { $side ->
    [white] White has touched: { $square }
   *[black] Black has touched: { $square }
}
# Result of an entry: a piece counts as released. $square is its square.
journal-let-go = { $side ->
    [white] White has released a piece on { $square }
   *[black] Black has released a piece on { $square }
}
# Result of an entry: a move is made. $san is the move in English short notation.
journal-made = { $side ->
    [white] White has moved: { $san }
   *[black] Black has moved: { $san }
}
# Result of an entry: a move is completed, by the clock or by the next move.
journal-completed = { $side ->
    [white] White's move is completed.
   *[black] Black's move is completed.
}
# Result of an entry: the pegs repeat the opponent's move.
journal-repeated = { $side ->
    [white] White has repeated on the board.
   *[black] Black has repeated on the board.
}
# Result of an entry: an assistant did a duty. $side is the assistant's player, $duty one of the duties of D.2.10.
journal-assisted = { $side ->
    [white] White's assistant
   *[black] Black's assistant
} { $duty ->
    [moves] executes the move
    [announce] announces
    [score] reads the scoresheet
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
# A line was held back for the arbiter: neither player heard anything.
journal-silence = Neither player heard anything.

## Help: what each command and option is for

# Above the line that shows how a command is called.
usage-heading = Usage:
# Above the example of a command.
usage-example-heading = Example:
# Above the list of commands.
usage-commands = Commands
# Above the list of arguments.
usage-arguments = Arguments
# Above the list of options.
usage-options = Options
# In place of the options, in the line that shows how a command is called.
usage-some-options = [options]
# Above the options that most people need.
usage-group-common = Often used
# Above the options for the rules of a game.
usage-group-rules = The game and its rules
# Above the options for names, tournament and files of a game.
usage-group-players = Players, tournament and scoresheet
# Above the options for announcing and typing moves.
usage-group-announcing = Announcing and typing moves
# Above the options for seats, assistants and the arbiter's PIN.
usage-group-seats = Seats, assistants and keys
# Above the options for warnings, headphones and microphones.
usage-group-voice = Warnings and sound devices
# Above the options for tactile boards.
usage-group-boards = Tactile boards
# Above the options that every command has.
usage-group-every = For every command
# Stands for what follows an option.
usage-value = VALUE
# Stands for a file.
usage-value-file = FILE
# Stands for the file of White's scoresheet.
usage-value-white = WHITE
# Stands for the file of Black's scoresheet.
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
# Stands for a position as FEN.
usage-value-fen = FEN
# Stands for a position, or a file with a game.
usage-value-position = POSITION
# Stands for a language.
usage-value-language = LANGUAGE
# Stands for a topic of the manual.
usage-value-topic = TOPIC
# Stands for the name of a command.
usage-value-command = COMMAND
# Stands for a number.
usage-value-number = NUMBER
# An option's help with its possible values. $values is a list.
usage-possible = { $help } [values: { $values }]
# An option's help with its default value.
usage-default = { $help } [default: { $value }]
# Above the examples of a command.
usage-examples-heading = Examples
# The last line of the short help. $command is the command's name.
usage-more = More: { $command } --help
# The option -h.
usage-help = Show this help
# The option -V.
usage-version = { help-version }
# The program as a whole.
help = Over-the-board chess with visually impaired players, under Appendix D of the FIDE Laws.
# An option of every command.
help-locale = Set the language of the interface [values: de, en, nl, fr, es, it]
# An option of every command.
help-json = Print JSON, one object a line
# The command play.
help-play = Play a game
# An option of play.
help-play-time-control = Set the time control, such as 90m+30s, or as in PGN [default: no clock]
# An option of play.
help-play-variant = Choose the variant [values: standard, chess960, chess960:NUMBER, tridim]
# An option of play.
help-play-lot = Draw the Chess960 starting position from this text
# An option of play.
help-play-level-words = Rename file z, levels and pins of three-dimensional chess
# An option of play.
help-play-fen = Start from this position
# An option of play.
help-play-white-impaired = Treat White as visually impaired
# An option of play.
help-play-black-impaired = Treat Black as visually impaired
# Both options in one, where help lists them together: --white-impaired, --black-impaired.
help-play-both-impaired = Treat the player as visually impaired
# An option of play.
help-play-white-deaf = Treat White as deaf: put everything in writing
# An option of play.
help-play-black-deaf = Treat Black as deaf: put everything in writing
# Both options in one, where help lists them together: --white-deaf, --black-deaf.
help-play-both-deaf = Treat the player as deaf: put everything in writing
# An option of play. The duties are those of 2023 D.2.10; they are typed and stay.
help-play-white-assistant = Give White an assistant with these duties [values: all, moves, announce, score, clock, inform, claims, touches, adjourn]
# An option of play.
help-play-black-assistant = Give Black an assistant, with duties as for White
# Both options in one, where help lists them together: --white-assistant, --black-assistant.
help-play-both-assistant = Give the player an assistant with these duties
# An option of play.
help-play-laws = Choose the edition of the Laws
# An option of play. Full and partial are typed and stay; the articles are those of 2023.
help-play-supervision = Set the supervision of rapid and blitz: A.4, B.2 or A.5, B.3
# An option of play.
help-play-quickplay-finish = Apply Guideline III to games without increment
# An option of play.
help-play-sighted-press = Set when a sighted player with an electronic board may press
# An option of play.
help-play-practice = Let players ask for attackers and legal moves (practice)
# An option of play.
help-play-no-draw-before = Forbid agreed draws until each player has made this many moves
# An option of play.
help-play-default-time = Set the default time in minutes [default: as in the Laws]
# An option of play.
help-play-white-board = Connect White's tactile board at this port
# An option of play.
help-play-black-board = Connect Black's tactile board at this port
# Both options in one, where help lists them together: --white-board, --black-board.
help-play-both-board = Connect the player's tactile board at this port
# An option of play.
help-play-white-name = Set White's name
# An option of play.
help-play-black-name = Set Black's name
# Both options in one, where help lists them together: --white-name, --black-name.
help-play-both-name = Set the player's name
# An option of play.
help-play-white-elo = Set White's rating
# An option of play.
help-play-black-elo = Set Black's rating
# Both options in one, where help lists them together: --white-elo, --black-elo.
help-play-both-elo = Set the player's rating
# An option of play.
help-play-white-fide-id = Set White's FIDE number
# An option of play.
help-play-black-fide-id = Set Black's FIDE number
# Both options in one, where help lists them together: --white-fide-id, --black-fide-id.
help-play-both-fide-id = Set the player's FIDE number
# An option of play.
help-play-white-title = Set White's title
# An option of play.
help-play-black-title = Set Black's title
# Both options in one, where help lists them together: --white-title, --black-title.
help-play-both-title = Set the player's title
# An option of play.
help-play-event = Set the name of the event
# An option of play.
help-play-site = Set the place of the event
# An option of play.
help-play-round = Set the round, or round and board
# An option of play.
help-play-pairing = Take players, event and board from this PGN, or from its game of --round
# An option of play.
help-play-live-pgn = Rewrite this PGN file after each completed move
# An option of play.
help-play-force = Let --live-pgn replace a file, but never a journal
# An option of play. Required, words and off are typed and stay; required is repetition on the board or in words.
help-play-repetition = Make the opponent repeat each move (words: only in words)
# An option of play. Auto is typed and stays: the program announces once the board is quiet.
help-play-announce-by = Choose who announces moves (auto: program, once pegs rest)
# An option of play.
help-play-announce-language = Choose the language of announcements [values: de, en, nl, fr, es, it]
# An option of play.
help-play-style = Choose the length of announcements
# An option of play.
help-play-notation = Read these piece letters, several with commas [values: de, en, nl, fr, it, es]
# An option of play.
help-play-debounce = Ignore lifts shorter than this, in milliseconds
# An option of play.
help-play-quiet = Wait this long where a longer move is possible, in milliseconds
# An option of play.
help-play-rest = Wait this long before auto announces, in milliseconds
# An option of play.
help-play-let-go = Count a peg as released after this many seconds, or off
# An option of play.
help-play-hear-execution = Report the opponent's execution to impaired players
# An option of play.
help-play-white-peg-echo = Name to White each peg that White lifts or places
# An option of play.
help-play-black-peg-echo = Name to Black each peg that Black lifts or places
# Both options in one, where help lists them together: --white-peg-echo, --black-peg-echo.
help-play-both-peg-echo = Name to the player each peg that they lift or place
# An option of play.
help-play-white-turned = Read White's board rotated by 180 degrees
# An option of play.
help-play-black-turned = Read Black's board rotated by 180 degrees
# Both options in one, where help lists them together: --white-turned, --black-turned.
help-play-both-turned = Read the player's board rotated by 180 degrees
# An option of play. The two values are left and right.
help-play-set-clock = Set the DGT clock at the board; White sits on this side
# An option of play.
help-play-arbiter = Play a tournament game with an arbiter
# An option of play.
help-play-seat = Choose the owner of this terminal
# An option of play.
help-play-pin = Set a PIN for the arbiter's lines at this terminal
# An option of play.
help-play-pin-file = Read the arbiter's PIN from this file
# An option of play.
help-play-passphrase-file = Read the envelope's passphrase from this file
# An option of play.
help-play-pin-kept = Ask for the PIN again after this many seconds
# An option of play.
help-play-speech = Choose the voice
# An option of play.
help-play-rate = Set the speaking rate in words a minute
# An option of play.
help-play-volume = Set the volume in per cent, from 20 to 200
# An option of play. The words of the command are typed in a game.
help-play-voice = Choose the eSpeak NG voice; { command-voice } { argument-all } lists them
# An option of play.
help-play-white-voice = Choose the voice that White hears
# An option of play.
help-play-black-voice = Choose the voice that Black hears
# Both options in one, where help lists them together: --white-voice, --black-voice.
help-play-both-voice = Choose the voice that the player hears
# An option of play.
help-play-arbiter-voice = Choose the voice that the arbiter hears
# An option of play.
help-play-room-device = Choose the loudspeaker
# An option of play.
help-play-white-device = Choose White's headphones
# An option of play.
help-play-black-device = Choose Black's headphones
# Both options in one, where help lists them together: --white-device, --black-device.
help-play-both-device = Choose the player's headphones
# Both options in one, where help lists them together: --white-warn, --black-warn.
help-play-both-warn = Warn this player, as --warn
# Both options in one, where help lists them together: --white-hear, --black-hear.
help-play-both-hear = Recognise the player's announcements with this enrolment (experimental)
# Both options in one, where help lists them together: --white-microphone, --black-microphone.
help-play-both-microphone = Choose the player's microphone
# An option of play.
help-play-arbiter-device = Choose the arbiter's headphones
# An option of play.
help-play-width = Wrap lines after this many characters
# An option of play. Short and mark are typed and stay.
help-play-prefix = Name the speaker of each line (short: only a new one; mark: by a letter)
# The option --echo of play.
help-play-echo = Let headphones echo what you type (with --keys)
# The option --confirm of play.
help-play-confirm = Confirm your own acts in words, by a tone or not at all
# An option of play.
help-play-journal = Save the game in this file
# An option of play.
help-play-resume = Resume a game from its journal [default: the last game]
# An option of play.
help-play-alphabet = Name files in answers as the Laws do (Anna) or as in radio (Alfa)
# An option of play.
help-play-zwo = Say zwo for zwei in German
# An option of play.
help-play-pause = Pause before each announced square, in milliseconds
# The command announce.
help-announce = Announce moves as text or sound
# An option of announce.
help-announce-variant = { help-play-variant }
# An option of announce.
help-announce-fen = { help-play-fen }
# An option of announce.
help-announce-style = Choose the length of announcements, or both: full,short
# An option of announce.
help-announce-announce-language = Choose the language of announcements
# An option of announce.
help-announce-speech = Also read the announcements aloud
# An option of announce.
help-announce-rate = { help-play-rate }
# An option of announce.
help-announce-wav = Write a sound file
# An option of announce.
help-announce-force = { help-sheet-force }
# An argument of announce.
help-announce-moves = Moves, in the order of the game
# The command sheet.
help-sheet = Convert a game: PGN, text, Braille, sound
# An option of sheet.
help-sheet-variant = Choose the variant of a file that does not name it [values: standard, chess960, tridim]
# An argument of sheet.
help-sheet-game = Journal, PGN file or typed scoresheet
# An option of sheet.
help-sheet-to = Choose one or more forms, with commas
# An option of sheet.
help-sheet-damaged = Read a damaged journal up to the damage
# An option of sheet.
help-sheet-notation = Use these piece letters, not those of --language
# An option of play and clock.
help-play-join = Join a running game as the arbiter's desk [default: the last game]
# An option of clock.
help-clock-join = { help-play-join }
# The command report.
help-report = Write a report for the chief arbiter
# An argument of report.
help-report-game = Journal of the game
# An option of report.
help-report-to = Choose one or more forms; html draws positions and clocks [default: by the ending of --output, otherwise txt]
# An option of report.
help-report-width = { help-play-width }
# An option of report.
help-report-output = Write the report to this file
# An option of report.
help-report-force = { help-sheet-force }
# An option of report.
help-report-damaged = { help-sheet-damaged }
# The command reconcile.
help-reconcile = Compare two scoresheets and boards (D.2.9)
# An option of reconcile.
help-reconcile-variant = { help-sheet-variant }
# An argument of reconcile.
help-reconcile-white = White's scoresheet: numbered lines, PGN or journal
# An argument of reconcile.
help-reconcile-black = { dispute-black }
# An option of reconcile.
help-reconcile-white-board = Compare with this position on White's board
# An option of reconcile.
help-reconcile-black-board = Compare with this position on Black's board
# Both options in one, where help lists them together: --white-board, --black-board.
help-reconcile-both-board = Compare with the position on this board
# An option of reconcile.
help-reconcile-start = { help-play-fen }
# An option of reconcile.
help-reconcile-journal = Read times and announcements from this journal
# An option of reconcile.
help-reconcile-damaged = Read the undamaged parts of a damaged or repaired journal
# An option of reconcile.
help-reconcile-full = Also show explained differences and the whole game
# An option of reconcile.
help-reconcile-speech = Also read the answer aloud
# An option of reconcile.
help-reconcile-rate = { help-play-rate }
# An option of reconcile.
help-reconcile-laws = { help-play-laws }
# An option of reconcile. The rates are typed and stay.
help-reconcile-rate-of-play = Set the rate of play: the Laws differ in rapid and blitz
# An option of reconcile.
help-reconcile-supervision = { help-play-supervision }
# An option of reconcile.
help-reconcile-output = Draw the dispute in this SVG or HTML file
# An option of reconcile.
help-reconcile-force = { help-show-force }
# The command board.
help-board = Find, test or simulate tactile boards
# The command board list.
help-board-list = List the serial ports and their boards
# An argument of board list.
help-board-list-ports = Port to query [default: all]
# The command board watch.
help-board-watch = Show everything that a board reports
# An argument of board watch.
help-board-watch-port = Port of the board
# An option of board watch.
help-board-watch-turned = Read the board rotated by 180 degrees
# An option of board watch.
help-board-watch-record = Record the traffic in this new file
# The command board check.
help-board-check = Test every square and piece, guided by voice
# An argument of board check.
help-board-check-port = { help-board-watch-port }
# An option of board check.
help-board-check-turned = { help-board-watch-turned }
# An option of board check.
help-board-check-from = Resume an interrupted test at this square
# An option of board check.
help-board-check-assembly = Test a newly built board: name faults and repairs
# An option of board check.
help-board-check-speech = { help-play-speech }
# An option of board check.
help-board-check-rate = { help-play-rate }
# The command board simulate.
help-board-simulate = Simulate a board and print its port first
# An option of board simulate.
help-board-simulate-pgn = Execute the moves of this game with next
# An option of board simulate.
help-board-simulate-game = Choose the game in the file by number
# An option of board simulate.
help-board-simulate-side = Press the announce button after moves by this side
# An option of board simulate.
help-board-simulate-pace = Execute the whole game with this many seconds a move
# An option of board simulate.
help-board-simulate-speed = Speed up the hands by this factor
# An option of board simulate.
help-board-simulate-seed = Use this seed for the habits of the hands
# An option of board simulate.
help-board-simulate-link = Keep a link to the port, even when unplugged
# An option of board simulate.
help-board-simulate-port = Use this port, one of a connected pair
# An option of board simulate.
help-board-simulate-variant = Start from a Chess960 position [values: chess960:NUMBER]
# An option of board simulate.
help-board-simulate-fen = { help-play-fen }
# An option of board simulate.
help-board-simulate-empty = Start without pieces
# An option of board simulate.
help-board-simulate-hands = Choose how careful the hands are
# An option of board simulate.
help-board-simulate-occupancy = Sense occupied squares, but not pieces
# The command journal.
help-journal = Show, verify, repair or sign a journal
# The command journal show.
help-journal-show = Show what happened, with times
# An argument of journal show.
help-journal-show-file = Journal
# The command journal verify.
help-journal-verify = Check that a journal is complete and unchanged
# An argument of journal verify.
help-journal-verify-file = { help-journal-show-file }
# An option of journal verify.
help-journal-verify-digest = Compare the ten squares of the fingerprint
# The command journal sign.
help-journal-sign = Sign a journal with a minisign key
# An argument of journal sign.
help-journal-sign-file = { help-journal-show-file }
# An option of journal sign.
help-journal-sign-key = Use this secret key
# An option of journal sign.
help-journal-sign-password-file = Read the key's password from this file
# An option of journal sign.
help-journal-sign-force = Replace an existing signature
# An option of journal verify.
help-journal-verify-public-key = Check the signature with this minisign key or key file
# The command journal repair.
help-journal-repair = Recover the provable part of a damaged journal
# An argument of journal repair.
help-journal-repair-file = { help-journal-show-file }
# An option of journal repair.
help-journal-repair-digest = Name the entries after a gap that these ten squares prove
# An option of journal repair.
help-journal-repair-output = Write the new journal to this file
# The command show.
help-show = Show a position in words or as a picture
# An argument of show.
help-show-position = FEN, three-dimensional position or file with a game
# An argument of show.
help-show-ply = Moves before the position, counting both players' [default: all]
# An option of show.
help-show-variant = { help-play-variant }
# An option of show.
help-show-output = Draw the position in this SVG file
# An option of show.
help-show-force = Replace an existing picture
# The command review.
help-review = Review a finished game by ear
# An argument of review.
help-review-game = { help-sheet-game }
# An argument of review.
help-review-from = Move to start at: 12 for White's, 12... for Black's
# An option of review.
help-review-style = { help-play-style }
# An option of review.
help-review-damaged = { help-sheet-damaged }
# An option of review.
help-review-speech = { help-play-speech }
# An option of review.
help-review-rate = { help-play-rate }
# An option of review.
help-review-volume = { help-play-volume }
# An option of review.
help-review-voice = Choose the eSpeak NG voice
# An option of review.
help-review-room-device = { help-play-room-device }
# An option of review.
help-review-keys = Use single keys: arrows, Home, End, F1 to F9
# An option of review.
help-review-alphabet = { help-play-alphabet }
# An option of review.
help-review-zwo = { help-play-zwo }
# An option of review.
help-review-pause = { help-play-pause }
# An option of review.
help-review-width = { help-play-width }
# The option --echo of review.
help-review-echo = { help-play-echo }
# The command learn.
help-learn = Learn to play by ear, in lessons and drills
# An argument of learn.
help-learn-chapter = Chapter [default: the next one]
# An option of learn.
help-learn-list = List the chapters and your progress
# An option of learn.
help-learn-white-board = { help-play-white-board }
# An option of learn.
help-learn-white-turned = { help-play-white-turned }
# An option of learn.
help-learn-announce-language = { help-play-announce-language }
# An option of learn.
help-learn-seed = Use this seed, for the same drills every time
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
# The option --echo of learn.
help-learn-echo = { help-play-echo }
# The command judge.
help-judge = Judge a position: mate, stalemate, who can still mate
# An argument of judge.
help-judge-position = { help-show-position }
# An argument of judge.
help-judge-ply = { help-show-ply }
# An option of judge.
help-judge-variant = { help-play-variant }
# An option of judge.
help-judge-budget = Examine up to this many positions for a possible mate
# The command perft.
help-perft = Count the sequences of legal moves
# An option of perft.
help-perft-variant = { help-play-variant }
# An option of perft.
help-perft-fen = { help-play-fen }
# An argument of perft.
help-perft-depth = Moves in a sequence, counting both players'
# The command doctor.
help-doctor = Test the voice, sound devices and boards
# The option --full of doctor.
help-doctor-full = List all sound devices
# The command manual.
help-manual = Read the manual
# An argument of manual.
help-manual-topic = Topic, or a word of a heading [default: list the topics]
# An option of manual.
help-manual-speech = Also read the topic aloud
# An option of manual.
help-manual-rate = { help-play-rate }
# An option of manual.
help-manual-wav = Write the topic to this sound file
# An option of manual.
help-manual-force = { help-sheet-force }
# The command help.
help-help = List all commands, or the options of one
# An argument of help.
help-help-command = Command to explain
# The command version.
help-version = Show the version of this program

## Usage errors: one sentence

# An option that does not exist. $command is the command as it was called.
usage-unknown-argument = { $argument }: no such option. See { $command } --help.
# The same, with the option that was probably meant.
usage-unknown-argument-near = { $argument }: no such option. Did you mean { $near }?
# An option of other commands. $commands are these, as they are called.
usage-argument-elsewhere = { $argument }: not an option here. Use it with { $commands }.
# A word that the command cannot use.
usage-surplus = { $command }: "{ $argument }" is one word too many. See { $command } --help.
# A command that does not exist. $help: the line that lists all, also below.
usage-unknown-command = { $command }: no such command. See { $help }.
# The same, with the command that was probably meant.
usage-unknown-command-near = { $command }: no such command. Did you mean { $near }?
# An option without the value that it needs.
usage-no-value = { $argument }: needs a value. Write it after the option.
# A value that an option cannot have.
usage-invalid-value = { $argument }: "{ $value }" is not a possible value. See { $help }.
# The same, where there is a choice.
usage-invalid-choice = { $argument }: "{ $value }" is not a possible value. Use one of { $possible }.
# Something necessary is missing. $command is the command as it was called.
usage-missing = { $command }: missing { $argument }. See { $command } --help.
# Two options that exclude each other.
usage-conflict = { $argument }: not possible with { $other }. Leave one out.
# A command with subcommands was called without naming one.
usage-missing-command = { $command }: a command is missing. Add one of { $possible }.
# Anything else. $program: the name of the program.
usage-other = { $program }: command line not understood. See { $help }.
# A language of notation that does not exist.
usage-no-letters = "{ $value }": not a set of piece letters. Use one or more of de, en, nl, fr, it, es.
# Help of --game, --strict or the command games.
help-games = List your games, or the games in a file
# Help of --game, --strict or the command games.
help-games-file = PGN file or typed scoresheets [default: your own games]
# Help of --game, --strict or the command games.
help-sheet-which = Choose a game of a file with several, by number or name
# Help of --game, --strict or the command games.
help-sheet-strict = Refuse a file that cannot be read completely
# Help of --game, --strict or the command games.
help-show-which = { help-sheet-which }
# Help of --game, --strict or the command games.
help-show-strict = { help-sheet-strict }
# Help of --game, --strict or the command games.
help-review-which = { help-sheet-which }
# Help of --game, --strict or the command games.
help-review-strict = { help-sheet-strict }
# Help of --game, --strict or the command games.
help-judge-which = { help-sheet-which }
# Help of --game, --strict or the command games.
help-judge-strict = { help-sheet-strict }
# Help of --game, --strict or the command games.
help-reconcile-which = { help-sheet-which }
