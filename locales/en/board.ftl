## Serial ports

# $port is the path of a serial port.
port-not-found = { $port }: no such port. See annabella board list.
# $side: the player with the board. $port is the path of a serial port that may be connected later, $others are the paths of the connected ones.
port-away = { $side ->
    [white] White's board,
   *[black] Black's board,
} { $port }: not connected. The game starts without this board and uses it once connected. Connected: { $others }
# $side: the player with the board. $port is the path of a serial port that may be connected later.
port-away-alone = { $side ->
    [white] White's board,
   *[black] Black's board,
} { $port }: not connected. The game starts without this board and uses it once connected. No other port is connected.
# One port for two boards. $port: its path.
port-of-both = { $port }: given for both players. Give each player another port with --white-board and --black-board.
# $port is the path of a serial port.
port-busy = { $port }: in use by another program. Close that program.
# $port is the path of a serial port. "dialout" is the name of a group of users and stays.
port-denied = { $port }: no permission. Add yourself to the group dialout.
# $port is the path of a file that is not a serial port.
port-not-a-port = { $port }: not a serial port. See annabella board list.
# $port is the path of a serial port whose board was unplugged.
port-gone = { $port }: the board was unplugged.
# $port is the path of a connected serial port whose board does not answer, or no longer.
port-silent = { $port }: the board does not answer.
# $port is the path of a serial port whose device accepts no data.
port-stuck = { $port }: the device accepts no data.
# $port is the path of a serial port; $why is the operating system's sentence.
port-failed = { $port }: does not work: { $why }.

## annabella board list

# No serial port was found.
board-list-none = No serial port was found.
# A Braille service uses the port of a device that may be a board. $make is vendor and product.
board-list-brltty = Plugged in: a device that may be a board ({ $make }). BRLTTY uses its port as a Braille display. See docs/brltty.md.
# Another program uses it. $make is vendor and product.
board-list-held = Plugged in: a device that may be a board ({ $make }). Another program uses its port. For BRLTTY, see docs/brltty.md.
# Said before the ports are queried, because nothing is heard until they have answered.
board-list-asking = Querying the serial ports. This takes up to six seconds.
# A line of the list: $port is a path.
board-list-port = { $port }
# A line of the list: $port is a path, $make the name that the device reports.
board-list-usb = { $port }, { $make }
# As board-list-usb, for devices that are known to be DGT boards.
board-list-likely = { $port }, { $make }, may be a board
# A line of the list: $line is one of the messages board-list-port, -usb and -likely, $answer one of
# the messages board-found-* or the reason why the port could not be queried.
board-list-found = { $line }: { $answer }
# Part of board-list-found. $name: the name that the board reports, $version: such as 1.0.
board-found-name = a board, { $name }, version { $version }
# Part of board-list-found.
board-found = a board without a name
# Part of board-list-found: a board that cannot identify pieces.
board-found-rows = a board that senses occupied squares
# Part of board-list-found: no known board sends such data.
board-found-nonsense = sends unknown data: another device or make
# Part of board-list-found.
board-found-silent = does not answer
# $why is the operating system's sentence.
board-list-failed = Serial ports: cannot be listed: { $why }.

## annabella board watch

# $name is the name that the board reports, $version its version, such as 1.0.
board-opened = The board is connected: { $name }, version { $version }.
# As board-opened, without a version.
board-opened-name = The board is connected: { $name }.
# As board-opened, without a name.
board-opened-version = The board is connected, version { $version }.
# A board that senses only occupied squares (TabuTronic).
board-opened-rows = The board is connected. It senses occupied squares, but not pieces.
# The port is open, but no board has answered.
board-opened-silent = The port is open, but no board answers.
# $file is the path of a file; $why is the operating system's sentence.
board-no-record = { $file }: cannot be written: { $why }.
# Follows the sentence with the reason why the board was lost.
board-lost = Waiting until the board is back.
# The board is back.
board-back = The board is connected again.
# $count is a number of pieces; $placement is their placement as FEN writes it.
board-stands = { $count ->
    [one] One piece on the board: { $placement }
   *[other] { $count } pieces on the board: { $placement }
}
# $piece is a coloured piece by its name, $square a square by its name.
board-lifted = { $piece } lifted from { $square }
# $piece is a coloured piece by its name, $square a square by its name.
board-placed = { $piece } placed on { $square }
# The button that repeats the last words.
board-button-again = Button: again
# The button that says the player's remaining time.
board-button-time = Button: time
# The button that presses the clock.
board-button-press = Button: press the clock
# The button that calls the arbiter.
board-button-arbiter = Button: arbiter
# The button that announces the move.
board-button-say = Button: announce
# $left and $right are times in words.
board-clock-runs = The clock on the board is running, left { $left }, right { $right }
# $left and $right are times in words.
board-clock-stands = The clock on the board is stopped, left { $left }, right { $right }
# $number is the board's serial number.
board-serial = Serial number { $number }
# $percent is the charge of the battery.
board-battery = Battery { $percent } per cent
# The board does not know the charge of its battery.
board-no-battery = The board does not report its battery.
# $bytes is the size of the moves that the board has saved itself.
board-kept = { $bytes ->
    [one] The board has saved one byte of moves.
   *[other] The board has saved { $bytes } bytes of moves.
}
# The board has saved no moves.
board-kept-nothing = The board has saved no moves.
# The port sends bytes that no board would send.
board-nonsense = The port sends unreadable data.

## Boards that cannot identify pieces

# A pawn was promoted, and the board cannot identify the new piece. $square is a square by its name.
board-which-piece = Which piece is on { $square }? Announce it.
# The board cannot identify a piece. $square as above.
board-unknown-piece = Unknown piece on { $square }. Remove it.
# A square is occupied now. $square as above.
board-filled = { $square } occupied
# The board can read that aperture again. $square is its name.
board-readable = { $square } can be read again.
# A square is empty now. $square as above.
board-emptied = { $square } empty
# Number of occupied squares; the board knows no more.
board-occupied = { $count ->
    [one] One square is occupied.
   *[other] { $count } squares are occupied.
}

## annabella board simulate

# The answer to a line: $what is the line, the moves executed, or the path of the port.
simulate-done = done { $what }
# $line is what was typed; the list is typed as it stands.
simulate-unknown = "{ $line }": not a command. Moves: e2 e4, put N f3, lift e4, aside. Other commands: say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
# $square is a square by its name.
simulate-empty = { $square } is empty.
# $square is a square by its name.
simulate-occupied = { $square } is occupied.
# $square is a square by its name.
simulate-nothing-in-hand = { $square } is empty, and no piece is in hand.
# The simulation was started without a game.
simulate-no-game = No game to play from. Start with --pgn.
# All moves of the game were executed.
simulate-over = The game has no more moves.
# $square is the first square on which the board differs from the game.
simulate-differs = The board differs from the game at { $square }.
# $fen is the text of --fen.
simulate-bad-fen = "{ $fen }": not a position. Correct the FEN.
# $number is the value of --pace or --speed.
simulate-bad-number = "{ $number }": not a pace or a speed. Use a positive number.
# $why is the operating system's sentence.
simulate-no-port = Simulated port: cannot be made: { $why }.
# On systems where programs cannot make ports, such as Windows.
simulate-no-pty = Simulated port: not possible on this system. Use --port with one of two connected ports.
