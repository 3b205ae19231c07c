## Serial ports

# $port is the path of a serial port.
port-not-found = There is no port { $port }.
# $port is the path of a serial port that may come, $others are the paths of those that are there.
port-away = The port { $port } is away. The game begins without this board and takes it when it comes. There are: { $others }
# $port is the path of a serial port that may come.
port-away-alone = The port { $port } is away, and no other is there. The game begins without this board and takes it when it comes.
# $port is the path of a serial port.
port-busy = The port { $port } is in use by another program.
# $port is the path of a serial port. "dialout" is the name of a group of users and stays.
port-denied = This user may not open the port { $port }; membership of the group dialout usually helps.
# $port is the path of a file that is no serial port.
port-not-a-port = { $port } is not a serial port.
# $port is the path of a serial port whose board was unplugged.
port-gone = The board on { $port } was unplugged.
# $port is the path of a serial port that is still there, but whose board is silent, from the beginning or by now.
port-silent = The board on { $port } does not answer.
# $port is the path of a serial port whose device lets nothing be sent to it.
port-stuck = The device on { $port } takes in nothing of what it is asked.
# $port is the path of a serial port; $why is the operating system's sentence.
port-failed = The port { $port } does not work: { $why }.

## annabella board list

# Said where no serial port was found.
board-list-none = No serial port was found.
# A Braille service holds what may be a board. $make is vendor and product.
board-list-brltty = A device that may be a board ({ $make }) is plugged in, but BRLTTY takes it for a Braille display and holds its port; docs/brltty.md tells what helps.
# Another program holds it. $make is vendor and product.
board-list-held = A device that may be a board ({ $make }) is plugged in, but another program holds its port; docs/brltty.md tells what helps with BRLTTY.
# Said before the ports are asked, for nothing is heard until they have answered.
board-list-asking = The serial ports are asked; that takes up to six seconds.
# One line of the list: $port is a path.
board-list-port = { $port }
# One line of the list: $port is a path, $make what the device calls itself.
board-list-usb = { $port }, { $make }
# As board-list-usb, for devices that DGT boards are known to show.
board-list-likely = { $port }, { $make }, may be a board
# A line of the list: $line is one of the messages board-list-port, -usb and -likely, $answer one of
# the messages board-found-* or the reason why the port could not be asked.
board-list-found = { $line }: { $answer }
# Part of board-list-found. $name: what the board calls itself, $version: such as 1.0.
board-found-name = a board, { $name }, version { $version }
# Part of board-list-found.
board-found = a board that does not say its name
# Part of board-list-found: a board that knows no pieces.
board-found-rows = a board that senses where something stands
# Part of board-list-found: no known board sends what comes.
board-found-nonsense = sends what is not understood: another device or make
# Part of board-list-found.
board-found-silent = does not answer
# $why is the operating system's sentence.
board-list-failed = The serial ports cannot be listed: { $why }.

## annabella board watch

# $name is what the board calls itself, $version its version, such as 1.0.
board-opened = The board is connected: { $name }, version { $version }.
# As board-opened, without a version.
board-opened-name = The board is connected: { $name }.
# As board-opened, without a name.
board-opened-version = The board is connected, version { $version }.
# A board that senses only that something stands on a square (TabuTronic).
board-opened-rows = The board is connected. It senses where something stands, but not what.
# The port is open, but no board has answered.
board-opened-silent = The port is open, but no board says its name.
# $file is the path of a file; $why is the operating system's sentence.
board-no-record = { $file } cannot be written: { $why }.
# Follows the sentence that says why the board was lost.
board-lost = It is looked for until it is back.
# The board was lost before.
board-back = The board is connected again.
# $count is a number of pieces; $placement is their placement as FEN writes it.
board-stands = { $count ->
    [one] One piece stands on the board: { $placement }
   *[other] { $count } pieces stand on the board: { $placement }
}
# $piece is a coloured piece by its name, $square a square by its name.
board-lifted = { $piece } lifted from { $square }
# $piece is a coloured piece by its name, $square a square by its name.
board-placed = { $piece } placed on { $square }
# The button that says the last words again.
board-button-again = Button: again
# The button that says the own time.
board-button-time = Button: time
# The button that presses the clock.
board-button-press = Button: press the clock
# The button that calls the arbiter.
board-button-arbiter = Button: arbiter
# The button that announces the move.
board-button-say = Button: announce
# $left and $right are times in words.
board-clock-runs = The clock on the board runs, left { $left }, right { $right }
# $left and $right are times in words.
board-clock-stands = The clock on the board stands, left { $left }, right { $right }
# $number is the board's serial number.
board-serial = Serial number { $number }
# $percent is what is left in the battery.
board-battery = Battery { $percent } per cent
# The board does not know what is left in its battery.
board-no-battery = The board says nothing of a battery.
# $bytes is how many bytes of moves the board has kept by itself.
board-kept = { $bytes ->
    [one] One byte of moves is kept in the board.
   *[other] { $bytes } bytes of moves are kept in the board.
}
# The board has kept no moves by itself.
board-kept-nothing = No moves are kept in the board.
# The port sends bytes that no board would send.
board-nonsense = What comes from the port is not understood.

## Boards that know no pieces

# A pawn was promoted, and the board cannot know to what. $square is a square by its name.
board-which-piece = Which piece on { $square }? Please announce it.
# Something stands there of which the board cannot know what it is. $square as above.
board-unknown-piece = What stands on { $square } is not known: please take it out.
# Something stands there now. $square as above.
board-filled = { $square } taken
# The board can tell again what is in the aperture, or that nothing is. $square is which.
board-readable = { $square } can be read again.
# Nothing stands there any more. $square as above.
board-emptied = { $square } empty
# So many squares are taken; the board knows no more.
board-occupied = { $count ->
    [one] Something stands on one square.
   *[other] Something stands on { $count } squares.
}

## annabella board simulate

# The answer to a line: $what is the line, the moves executed, or the path of the port.
simulate-done = done { $what }
# $line is what was typed.
simulate-unknown = “{ $line }” is no command. There are: e2 e4, put N f3, lift e4, aside, say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
# $square is a square by its name.
simulate-empty = Nothing stands on { $square }.
# $square is a square by its name.
simulate-occupied = { $square } is occupied.
# $square is a square by its name.
simulate-nothing-in-hand = Nothing stands on { $square }, and nothing is in hand.
# The simulation was started without a game.
simulate-no-game = There is no game to play from: start with --pgn.
# All moves of the game were executed.
simulate-over = The game has no further move.
# $square is the first square on which the board differs from the game.
simulate-differs = The board is not as the game has it: look at { $square }.
# $file is a path, $number which game in it was asked for.
simulate-no-such-game = { $file } has no game { $number }.
# $fen is what was given as a position.
simulate-bad-fen = “{ $fen }” is no position.
# $number is what was given as pace or speed.
simulate-bad-number = { $number } is no pace and no speed.
# $why is the operating system's sentence.
simulate-no-port = No port can be simulated: { $why }.
# Where programs cannot make ports for others, as on Windows.
simulate-no-pty = This system has no ports of its own making: with --port, give one of two ports that a cable or a program joins.
