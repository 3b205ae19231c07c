# Words of annabella-hall.

# $command: the unknown word.
hall-usage-unknown-command = { $command }: no such command. See annabella-hall --help.
# $argument: the option; $value: what was given.
hall-usage-invalid-value = { $argument }: "{ $value }" is not a possible value. See annabella-hall --help.
# Any other error in the command line.
hall-usage-other = annabella-hall: command line not understood. See annabella-hall --help.

## Command line

# Help of the command serve.
hall-help-serve = Serves the pages of all boards
# Help of an option.
hall-help-serve-broker = { hall-help-post-broker }
# Help of an option.
hall-help-serve-user = User at the broker, such as arbiters or spectators
# Help of an option.
hall-help-serve-password-file = { hall-help-post-password-file }
# Help of an option.
hall-help-serve-ca = { hall-help-post-ca }
# Help of an option.
hall-help-serve-event = Name of the event, as the boards write it
# Help of an option.
hall-help-serve-spectator = Shows only what spectators may know: completed moves, without cases
# Help of an option.
hall-help-serve-listen = Address and port of the pages. Other computers reach them only with a password.
# Help of an option.
hall-help-serve-page-password-file = File with the hash of the pages' password, made by annabella-hall password
# Help of an option.
hall-help-serve-tls-cert = PEM file with the certificate of the pages
# Help of an option.
hall-help-serve-tls-key = PEM file with the key of that certificate
# Help of an option.
hall-help-serve-behind-proxy = Trusts a web server that serves HTTPS and forwards to these pages
# Help of an option.
hall-help-serve-arbiter-name = Name by which you take cases
# Help of the command watch.
hall-help-watch = Shows the boards in the terminal, a line for each notice, and answers typed lines
# Help of an option.
hall-help-watch-broker = { hall-help-serve-broker }
# Help of an option.
hall-help-watch-user = User at the broker, such as arbiters
# Help of an option.
hall-help-watch-password-file = { hall-help-serve-password-file }
# Help of an option.
hall-help-watch-ca = { hall-help-serve-ca }
# Help of an option.
hall-help-watch-event = { hall-help-serve-event }
# Help of an option.
hall-help-watch-arbiter-name = { hall-help-serve-arbiter-name }
# Help of an option.
hall-help-watch-speak = Speaks each line with espeak-ng, too
# Help of the command password.
hall-help-password = Asks for a password for the pages and prints its hash

# $cause: the system's reason. The program continues to try.
hall-broker-no-connection = Broker: no connection, retrying ({ $cause }). Check the address.
# The pages are ready. $address: where.
hall-serve-ready = The boards are at { $address }. Press Ctrl+C to end.
# $address: where the pages would be open to everyone.
hall-serve-no-password = { $address }: needs a page password. Make one with annabella-hall password, for --page-password-file.
# $address: where the password would be readable on the network.
hall-serve-plain = { $address }: the password would be sent unencrypted. Add --tls-cert and --tls-key, or see --help about a proxy.
# $path: the file.
hall-serve-no-hash = { $path }: contains no hash of a password. Make one with annabella-hall password.
# $path: the certificate; $cause: the system's reason.
hall-serve-certificate = { $path }: cannot be used with its key ({ $cause }). Check both files.
# $address: the address; $cause: the system's reason.
hall-serve-listen = { $address }: cannot be opened ({ $cause }). Choose another port with --listen.
# Asks for a new password, which is not shown.
hall-password-choose = Password for the pages, not shown:
# Asks for the same password again.
hall-password-again = The same again:
# $fewest: the fewest characters.
hall-password-short = Password: shorter than { $fewest } characters. Choose a longer one.
# The second password differs.
hall-password-differs = Password: typed differently the second time. Try again.
# $cause: the system's reason.
hall-password-unread = Password: cannot be read ({ $cause }). Type it, or send it as one line.

## Pages

# The title of the page with all boards.
hall-title = Boards of the hall
# A link that keyboard users meet first.
hall-skip = Skip to the main part
# The arbiter, if no name is known.
hall-arbiter = arbiter
# A player.
hall-white = White
# A player.
hall-black = Black
# $board and $round: numbers.
hall-board = Board { $board }, round { $round }
# A board of the latest round. $board: its number.
hall-board-short = Board { $board }
# The reader's name is known.
hall-logged-in = You are { $name }.
# A button that ends the session.
hall-log-out = Log out
# The title and the button of the page for logging in.
hall-login = Log in
# The label of a field: by which name cases are taken.
hall-login-name = Your name, shown to other arbiters
# The label of a field.
hall-login-password = Password
# The password was wrong.
hall-login-wrong = Password: wrong. Type it again.
# Too many people try to log in at the same time.
hall-login-too-many = Login: too many attempts are waiting. Try again in a minute.
# A form was not sent from a page of this server, or its session has ended.
hall-form-refused = Form: too old. Open the board again.
# The broker does not confirm a message.
hall-not-published = Broker: your entry was not confirmed. Try again.
# The address names no board.
hall-no-board = Board: it has not published. Choose one under { hall-all-boards }.
# A link.
hall-all-boards = All boards
# A link: the page, as it is now.
hall-refresh = Refresh
# The name of the links at the top of a page.
hall-pages = Pages
# The end of every page.
hall-footer = The journal at each board is the source. Rulings are given at the board.

# A heading: what needs an arbiter.
hall-notices = Notices
# A notice. $time: time of day; $board: the board's name; $what: a sentence.
hall-notice = { $time } { $board }: { $what }
# A notice.
hall-notice-lost = The connection to the board is lost.
# Two running games publish under one number of a board. $one, $other: the games, as hall-one-of-two-games says.
hall-two-games = Two running games use this round and board: { $one }; { $other }. Correct the round or the board of one.
# $white, $black: names; $file: the journal's file.
hall-one-of-two-games = { $white } against { $black }, { $file }
# The broker has not answered yet.
hall-broker-waiting = The broker is not connected yet. The state of all boards is unknown.
# The broker was lost. The program tries to connect again.
hall-broker-lost = The connection to the broker is lost. Until it is back, the state of all boards is unknown.
# The server of the page does not answer.
hall-server-lost = The connection to the server is lost. Until it is back, the state of all boards is unknown.
# The server answers again.
hall-server-back = The connection to the server is back.
# $count: messages that were ignored.
hall-faults = Ignored messages: { $count }. The first of each kind is reported on the server's terminal.

# A heading.
hall-boards = Boards
# $count: the number of boards that fit the filter.
hall-count = { $count ->
    [0] No board matches.
    [one] { $count } board matches.
   *[other] { $count } boards match.
}
# The caption of the table. $round: its number.
hall-caption-cases = Round { $round }, boards with cases first
# The caption of the table. $round: its number.
hall-caption-number = Round { $round }, by board number
# The name of the links that sort.
hall-choices = Order and round
# Before the two orders.
hall-sort = Sort:
# An order.
hall-sort-cases = cases first
# An order.
hall-sort-number = by number
# Before the numbers of the rounds.
hall-round = Round:
# The label of a field.
hall-filter-text = Name or board
# The label of a check box.
hall-filter-cases = Only boards with cases
# The button of the form.
hall-filter = Filter
# How clocks are shown.
hall-counted = Times with ≈ are counted down on this page. After 10 seconds without a message the state of a board is unknown.

# A column.
hall-column-board = Board
# A column.
hall-column-cases = Open cases
# A column: the number of the next move.
hall-column-number = Move
# A column: the side to move, or the phase.
hall-column-turn = To move
# A column: the connection to the board.
hall-column-link = Connection
# A column: the arbiter.
hall-column-taken = Taken by
# $count: the number of open cases; $kinds: their kinds.
hall-cases-cell = { $count }: { $kinds }

# A connection.
hall-link-connected = connected
# Two running games publish as this board.
hall-link-two-games = two games
# A connection: no message for 10 seconds.
hall-link-silent = unknown
# A connection: the board has signed off, or the broker has lost it.
hall-link-offline = not connected
# A connection: the program at the board has ended without ending the game.
hall-link-ended = program ended
# A connection: the board has never published.
hall-link-never = not published yet
# Instead of a time.
hall-clock-unknown = unknown
# Before a counted time, for a screen reader.
hall-clock-about = about
# A length of time.
hall-span = { $span }
# A kind of case.
hall-case-irregularity = irregularity
# A kind of case.
hall-case-flag = flag fall
# A kind of case.
hall-case-claim = claim
# A kind of case.
hall-case-loss = loss to confirm
# A kind of case.
hall-case-call = arbiter called
# A kind of case.
hall-case-boards = boards differ
# Instead of the side to move.
hall-phase-before = not started
# Instead of the side to move.
hall-phase-adjourned = adjourned
# Instead of the side to move.
hall-phase-over = over
# The side to move while the clocks are stopped.
hall-turn-halted = { $side ->
    [white] White
   *[black] Black
}, clocks stopped

# A heading.
hall-state = State
# $move: the last move with its number.
hall-last-move = Last move: { $move }
# $control: the time control.
hall-control = Time control: { $control }
# A player's tactile board is not connected.
hall-tactile-lost = { $side ->
    [white] White's
   *[black] Black's
} tactile board is not connected.
# A player's tactile board shows another position.
hall-tactile-differs = { $side ->
    [white] White's
   *[black] Black's
} tactile board does not show the position of the game.
# $devices: names of devices.
hall-devices-lost = Failed devices: { $devices }
# The journal's condition.
hall-journal-damaged = The journal is damaged. The game is shown up to the damage.
# The journal's condition.
hall-journal-repaired = The journal was repaired; a part of it is missing.
# The journal's condition.
hall-journal-missing = The journal cannot be read.
# The program at the board does not run, but the game is not over.
hall-program-ended = The program at the board has ended, but the game has not.
# A heading.
hall-open-cases = Open cases
# Instead of cases.
hall-no-cases = No case is open.
# A heading. $number: the case; $kind: its kind; $side: the player.
hall-case-heading = Case { $number }: { $kind }, { $side ->
    [white] White
   *[black] Black
}
# A heading. $kind: the kind of case; $side: the player.
hall-case-heading-plain = Case without a number: { $kind }, { $side ->
    [white] White
   *[black] Black
}
# $clause: the clause of the Laws.
hall-case-clause = Article { $clause }
# $time: time of day.
hall-case-noticed = Noticed at { $time }.
# Opens the position in which the case was noticed.
hall-position-then = Position at that time
# $name: the arbiter; $time: time of day.
hall-taken-by = Taken by { $name } at { $time }.
# A button: tells the other arbiters that you walk to the board.
hall-take = Take
# The same, though another arbiter has taken the cases.
hall-take-over = Take over
# A button: the opposite.
hall-give-back = Give back
# Another arbiter has taken the cases first.
hall-taken-late = Another arbiter has taken the cases. Nothing was changed.
# Next to the button.
hall-rulings-at-board = This only informs the other arbiters. Rulings are given at the board.
# A heading.
hall-position = Position
# Instead of the position.
hall-no-position = The position is not known.
# Before the position as FEN.
hall-position-as-text = As text:
# A heading.
hall-moves = Moves
# The PGN of a board names other players than its state.
hall-pgn-of-others = The PGN of this board names other players than its state. Its moves are not shown.
# Instead of the moves.
hall-no-moves = No moves yet.
# A link to the game.
hall-pgn = The game as PGN
# A heading.
hall-report = Report so far
# The caption of a table.
hall-report-caption = Cases, claims, rulings and interruptions
# Instead of the report.
hall-no-report = Nothing has been reported.
# $count: older events that are not shown.
hall-report-left-out = { $count ->
    [one] { $count } older event is
   *[other] { $count } older events are
} only in the journal.

## Terminal

# A command in the terminal: lists the boards.
hall-command-boards = boards
    .heard = board
# A command in the terminal: lists the open cases.
hall-command-cases = cases
    .heard = case
# A command in the terminal: describes the position of a board.
hall-command-position = position
# A command in the terminal: tells the other arbiters that you walk to the board.
hall-command-take = take
# A command in the terminal: the opposite.
hall-command-back = back
# A command in the terminal.
hall-command-help = help
    .heard = ?
# A command in the terminal: ends the program.
hall-command-quit = quit
    .heard = exit, end
# The first line. $event: its name.
hall-watch-ready = Watching the boards of { $event }. Type { hall-command-help } for the commands.
# $line: the typed line.
hall-watch-unknown = { $line }: not understood. Type { hall-command-help } for the commands.
# $board: its name.
hall-watch-no-board = { $board }: nothing received. Type { hall-command-boards } for a list.
# No board has published.
hall-watch-no-boards = No board has published yet.
# $board: its name; $what: a sentence about it.
hall-watch-notice = { $board }: { $what }
# $board: its name; $white and $black: the players.
hall-watch-players = { $board }: { $white } against { $black }.
# $number: the number of the next move; $turn: the side to move, or the result.
hall-watch-move = Move { $number }: { $turn }.
# The same, if the board has been silent.
hall-watch-clocks-unknown = Clocks: unknown.
# $link: the connection, if it is not good.
hall-watch-link = Connection: { $link }.
# $cases: their number and kinds.
hall-watch-cases = Open cases, { $cases }.
# $clause: the clause of the Laws.
hall-watch-clause = Article { $clause }.
# $name: the arbiter who has taken the cases.
hall-watch-taken-short = Taken by { $name }.
# $board: its name; $name: the arbiter.
hall-watch-taken = { $board }: taken by { $name }.
# $board: its name.
hall-watch-given-back = { $board }: given back.
# Another arbiter has taken the cases. $board: its name; $name: the arbiter.
hall-watch-taken-by-other = { $board }: already taken by { $name }. Type the same line again to take over.
# $board: its name.
hall-watch-not-yours = { $board }: not taken by you. Nothing was changed.
# The broker is connected again.
hall-broker-back = The connection to the broker is back.
# The voice is not installed.
hall-watch-no-voice = Voice: espeak-ng is not installed. Install it, or leave --speak out.
# $cause: the system's reason.
hall-watch-failed = Terminal: cannot be watched ({ $cause }). Start the program again.
# A line of help.
hall-watch-help-boards = { hall-command-boards }: all boards, one line each.
# A line of help.
hall-watch-help-cases = { hall-command-cases }: the open cases.
# A line of help.
hall-watch-help-board = 7, or 3.7 with the round: the board in words.
# A line of help.
hall-watch-help-position = { hall-command-position } 7: the position of the board.
# A line of help.
hall-watch-help-take = { hall-command-take } 7: shows the other arbiters that you walk to board 7.
# A line of help.
hall-watch-help-back = { hall-command-back } 7: gives the cases of board 7 back.
# A line of help.
hall-watch-help-quit = { hall-command-quit }: ends this program. The boards continue.

## Later messages

# Nothing can be taken. $board: its name.
hall-no-case-to-take = { $board }: no case is open. Nothing was changed.
# Instead of cases, while the broker is not connected.
hall-cases-unknown = Cases: unknown until the broker is back.
# Instead of cases of a board that publishes. $board: its name.
hall-cases-not-received = { $board }: its cases were not received. Check that --user is the arbiters' user.
# The system names no user.
hall-no-arbiter-name = Arbiter: your name is unknown. Add --arbiter-name and your name.
# A notice, after the board's name. $name: the other arbiter.
hall-notice-taken-over = { $name } has taken over from you.
# A notice, after the board's name.
hall-notice-back = connected again.
# A notice, after the board's name: nothing is left to do there.
hall-notice-closed = all its cases are closed.
# The button was pressed. $board: its number.
hall-done-taken = You have taken the cases of board { $board }.
# The button was pressed. $board: its number.
hall-done-back = You have given back the cases of board { $board }.
# $count: the number of open cases, at least 2; $kinds: their kinds.
hall-cases-several = { $count } cases: { $kinds }
# $kind: the kind of the only open case.
hall-watch-one-case = Open case: { $kind }.
# A board whose players are not known. $board: its name.
hall-watch-unnamed = { $board }.
# The game is over. $result: a sentence.
hall-watch-over = Over: { $result }
# $line: the typed line; $command: its command.
hall-watch-no-number-of = { $line }: a board's number is missing. Type for example { $command } 7.
# No board publishes under this name. $event: the event.
hall-no-board-of-event = { $event }: no board has published. Check --event.
# The address is not one of the pages.
hall-no-page = Page: it does not exist. Choose a board.
# The moves are published with a delay, and the clocks too.
hall-clocks-after-move = These clocks are those after the last move shown.
# The name of a list: what is wrong with the pairings or the files of the round.
hall-remarks = Remarks about the pairings
# $count: the number of remarks; the link leads to them.
hall-remarks-count = { hall-remarks }: { $count }
# $count: further remarks.
hall-remarks-left-out = { $count ->
    [one] { $count } further remark is
   *[other] { $count } further remarks are
} on the server's terminal and in the log of the results.
# The broker refuses an entry of this program.
hall-entry-refused = Broker: an entry of this user is not accepted. Use the access list of this version.
# $what: sentences about a board that sends too much; $count: how often.
hall-faults-so-far = { $what } So far: { $count }.
# $count: further boards of this kind.
hall-faults-further = { $count ->
    [one] The server's terminal names { $count } further board.
   *[other] The server's terminal names { $count } further boards.
}
# $connections, $logins: connections and logins of addresses with too many of them; $address: the last address.
hall-refused = Refused connections: { $connections }, refused logins: { $logins }; the last from { $address }.
# A heading: whether a board without names plays its pairing.
hall-pairing = Pairing
# $white and $black: the players of the pairing.
hall-pairing-question = This board does not name both players. Are { $white } (White) and { $black } (Black) playing here?
# A button: the players are at the board.
hall-pairing-confirm = Confirm
# The players were confirmed. $name: the arbiter; $time: time of day; $white and $black: the players.
hall-pairing-confirmed = { $name } confirmed at { $time }: { $white } (White) and { $black } (Black) are playing here.
# A button: takes the confirmation back.
hall-pairing-withdraw = Withdraw
# The button was pressed. $board: its number.
hall-done-confirmed = You have confirmed the players of board { $board }.
# The button was pressed. $board: its number.
hall-done-withdrawn = You have withdrawn the players of board { $board }.
# The pairing has changed since the page was shown.
hall-pairing-changed = The pairing of this board has changed. Nothing was confirmed.
# A notice, after the board's name. $result: a sentence.
hall-notice-over = the game is over. { $result }
# The name of a board with its players. $board: its name; $white and $black: names.
hall-board-with-players = { $board }, { $white } against { $black }
# Before the last position that can be shown.
hall-position-before = The position now cannot be shown. This is the last one before it:
# A column.
hall-column-result = Result
# A connected board on which something has failed. $link: the connection; $faults: sentences.
hall-link-with-faults = { $link }. { $faults }
# After a time: the player has little of it left.
hall-clock-little = (little time)
# How clocks are shown to spectators.
hall-counted-spectator = Clocks are those after the last move. After 10 seconds without a message the state of a board is unknown.
# A check box: a tone with each notice.
hall-sound = Tone with each notice
# The boards of the round in one line. $boards, $cases, $ended: numbers.
hall-counts = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, { $cases } with cases, { $ended } ended.
# The same for spectators.
hall-counts-spectator = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, { $ended } ended.
# A group of options.
hall-group-broker = The broker
# A group of options.
hall-group-pages = The pages
# A group of options.
hall-group-round = The running round
# A group of options.
hall-group-broadcast = Live games
# The name of a value: a folder.
hall-value-folder = FOLDER
# The name of a value: a journal, or the folder of the journals.
hall-value-journal = JOURNAL
# The name of a value: the time or the moves of a delay.
hall-value-delay = DELAY
# Why the broker is not connected, after the name of the problem: no program accepts connections there.
hall-cause-not-listening = no broker is running there
# The same: nothing answered in time.
hall-cause-no-answer = no answer in time
# The same: the network knows no computer of this name.
hall-cause-no-such-name = no computer has this name
# The same: the network does not reach the computer.
hall-cause-unreachable = the network does not reach it
# The same: the connection ended.
hall-cause-cut = the connection was cut
# The same: another authority has signed the certificate.
hall-cause-other-authority = its certificate is not signed by that of --ca
# The same: the certificate has another name.
hall-cause-other-name = its certificate has another name
# The same: the certificate has expired, or is not valid yet.
hall-cause-expired = its certificate is not valid today
# The same: the file of --ca has no certificate.
hall-cause-no-authority = the file of --ca has no certificate
# The same: the connection cannot be encrypted.
hall-cause-no-tls = TLS is not possible there
# The same: the broker does not accept the connection.
hall-cause-denied = it does not accept the connection
# The same: what answers is no broker.
hall-cause-no-broker = its answer is not that of a broker
# A link to the games of the round.
hall-round-pgn = Round as PGN
# The address names a round without a game.
hall-no-round = Round: no game was published. Choose a board.
# Before the sentences of what the board proposes for a case.
hall-case-proposal = The board proposes:
# The game does not prove a claim of a draw.
hall-claim-wrong = The claim is not correct.

## The standings

# A link to the points and results of the round.
hall-standings = Standings
# The address names a round without pairings.
hall-no-standings = Standings: this round has no pairings. Start the server with --pairings.
# A title. $round: number.
hall-standings-of = Standings in round { $round }
# $time: time of day; $open: number of games without a result.
hall-standings-note = As of { $time }. { $open ->
    [0] Every game of the round has a result.
    [one] { $open } game is still open.
   *[other] { $open } games are still open.
}
# Below that.
hall-standings-places = Players with equal points share a place. The tie-breaks are those of the pairing program.
# The caption of the table.
hall-standings-caption = Each round: the opponent's number, w or b for the player's colour, and the points. A dash is a round without a game; … is a game without a result.
# A column: the place in the standings.
hall-column-place = Place
# A column: the starting number of a player.
hall-column-start = Number
# A column: the name of a player.
hall-column-name = Player
# A column.
hall-column-rating = Rating
# A column.
hall-column-points = Points
# A column. $round: number.
hall-column-round = Round { $round }
# A game of a player. $side: White or Black; $number: the opponent's starting number; $points: 1, ½, 0, or one of the next two texts.
hall-cross-game = { $side } against number { $number }: { $points }
# The same in short, such as 12w1. $side: white or black; $number and $points: as above; … without a result.
hall-cross-short = { $number }{ $side ->
    [white] w
   *[black] b
}{ $points }
# Instead of points.
hall-cross-open = no result yet
# $points: 1 or 0.
hall-cross-forfeit = { $points } by forfeit
# A round without a game. $points: 1, ½ or 0.
hall-cross-bye = No game: { $points }
# The file is damaged there.
hall-cross-unreadable = not readable in the pairings
