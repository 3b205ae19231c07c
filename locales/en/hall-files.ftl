### The files of annabella-hall: tournament file (TRF16), live PGN, and its push to a server.

# The tournament file is empty. $file: its name.
trf-empty = { $file }: the tournament file is empty. Export it again from the pairing program.
# The tournament file is UTF-16. $file: its name.
trf-utf16 = { $file }: the tournament file is UTF-16. Save it as UTF-8.
# The tournament file has no lines that start with 001. $file: its name.
trf-no-players = { $file }: no player found. Use a TRF16 file, whose lines of players start with 001.
# Starting rank in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-rank = { $file }, line { $line }, column { $column }: "{ $found }" is not a starting rank. Write a number from 1 to 9999.
# Sex in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-sex = { $file }, line { $line }, column { $column }: "{ $found }" is not a sex. Write m or w, or leave it blank.
# Title in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-title = { $file }, line { $line }, column { $column }: "{ $found }" is not a FIDE title. Write a title such as GM or WFM, or leave it blank.
# Rating in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-rating = { $file }, line { $line }, column { $column }: "{ $found }" is not a rating. Write up to 4 digits, or leave it blank.
# Federation in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-federation = { $file }, line { $line }, column { $column }: "{ $found }" is not a federation. Write 3 letters, or leave it blank.
# FIDE number in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-fide-number = { $file }, line { $line }, column { $column }: "{ $found }" is not a FIDE number. Write digits only, or leave it blank.
# Date in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-date = { $file }, line { $line }, column { $column }: "{ $found }" is not a date. Write the year first, for example 2026/11/26.
# Points in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-points = { $file }, line { $line }, column { $column }: "{ $found }" is not a number of points. Write it like 2.5.
# Place in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-place = { $file }, line { $line }, column { $column }: "{ $found }" is not a place in the standings. Write up to 4 digits, or leave it blank.
# Opponent in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-opponent = { $file }, line { $line }, column { $column }: "{ $found }" is not the starting rank of an opponent. Write up to 4 digits, or 0000 for none.
# Colour in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-colour = { $file }, line { $line }, column { $column }: "{ $found }" is not a colour. Write w, b, or - without a game.
# Result in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-result = { $file }, line { $line }, column { $column }: "{ $found }" is not a result. Write 1, =, 0, +, -, W, D, L, H, F, U or Z.
# Number of rounds in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-rounds = { $file }, line { $line }, column { $column }: "{ $found }" is not a number of rounds. Write a number such as 9.
# Team member in a tournament file: unreadable contents. $file: the file, $line and $column: the place, $found: the contents.
trf-not-member = { $file }, line { $line }, column { $column }: "{ $found }" is not the starting rank of a team member. Write up to 4 digits.
# A player's name is missing in a tournament file. $file, $line, $column as above.
trf-not-name = { $file }, line { $line }, column { $column }: the name is missing. Write surname and first name.
# A column between two fields is not blank: a field is too long, or the line is displaced. $file, $line, $column, $found as above.
trf-not-blank = { $file }, line { $line }, column { $column }: "{ $found }" is where a blank must be. Move the fields of the line into their columns.
# Two players have the same starting rank. $rank: the rank, $first: the other line; $file, $line, $column as above.
trf-rank-taken = { $file }, line { $line }, column { $column }: line { $first } also has the starting rank { $rank }. Give each player a different one.
# A line names an opponent who is not in the file. $opponent: the starting rank; $file, $line, $column as above.
trf-no-opponent = { $file }, line { $line }, column { $column }: no player has the starting rank { $opponent }. Correct the opponent.
# The opponent's line names another opponent. $round: the round, $opponent: the opponent's starting rank; $file, $line, $column as above.
trf-opponent-differs = { $file }, line { $line }, column { $column }: in round { $round }, player { $opponent } has a different opponent. Correct one of the two lines.
# Two opponents have the same colour, or neither has one. $round, $opponent, $file, $line, $column as above.
trf-colours = { $file }, line { $line }, column { $column }: the colours of round { $round } against player { $opponent } do not match. Write w in one line and b in the other.
# The points of a player are not the sum of the results. $found: the points, $sum: the sum; $file, $line, $column as above.
trf-points-differ = { $file }, line { $line }, column { $column }: { $found } points, but the results give { $sum }. Points are left as they are; update them in the pairing program.
# A result for a board that the round does not have. $round: the round, $board: the board.
trf-no-board = Round { $round }: there is no board { $board }. Check the board number.
# A result for players who are not paired. $round: the round, $white and $black: their starting ranks.
trf-not-paired = Round { $round }: players { $white } and { $black } are not paired with these colours. Check the pairings.
# A result cannot be written into a line whose columns are displaced. $line and $column: the place.
trf-displaced = Line { $line }, column { $column }: the columns are displaced, so no result can be entered. Move the fields of the line into their columns.
# Reason why a result is not in the tournament file yet: the game is still running.
trf-result-running = The game has no result yet. Wait for its end.
# Reason why a result does not count yet. $cases: number of open cases.
trf-result-case-open = The result does not count yet: { $cases ->
        [one] one case is
       *[other] { $cases } cases are
    } open. Rule on { $cases ->
        [one] it
       *[other] them
    } at the board.
# A board published a result that is not one of a game. $score: the result.
trf-result-unknown-score = Result "{ $score }": not the result of a game. Enter it in the pairing program.
# A board of another version published an unknown reason for a result. $reason: its code.
trf-result-unknown-reason = Reason "{ $reason }": unknown. Update annabella-hall.
# A game came from a board that the round does not have. $board: the board.
live-no-board = Board { $board }: not a board of this round. Check the board number.
# The game of a board cannot be read; spectators keep the one before. $board: the board, $cause: the fault, in English.
live-unreadable = Board { $board }: its PGN cannot be read ({ $cause }). Look at the game at the board.
# A file of the live PGN exists already and is not of this program. $file: its name.
live-foreign = { $file }: another program wrote this file. Move it away, or choose an empty folder.
# A file of the live PGN cannot be written; the program tries again. $file: its name, $cause: the sentence of the operating system.
live-not-written = { $file }: saving failed and is retried ({ $cause }). Check the folder.
# Other users can read the file with the token. $file: its name.
push-token-shared = { $file }: other users can read the token. Type chmod 600 { $file }.
# The file with the token is empty. $file: its name.
push-token-empty = { $file }: the file is empty. Write the token into it.
# The file with the token has other contents. $file: its name.
push-token-none = { $file }: not a token. Write only the token into the file, on one line.
# --push with something that is not an address. $text: the text.
push-no-address = Address "{ $text }": not a web address. Write it with https://.
# --push with an address without TLS on another machine. $host: the server.
push-not-encrypted = { $host }: without TLS, anyone on the way could read the token. Write https:// instead of http://.
# --push with a user name or password in the address. $host: the server.
push-with-user = { $host }: the address contains a user name. Remove it; the token is enough.
# The server has accepted games. $host: the server, $games: number of games, $moves: number of their moves.
push-accepted = { $host }: { $games ->
        [one] one game
       *[other] { $games } games
    } accepted, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
# The server refuses one game. $host: the server, $board: the board, $error: the server's words.
push-game-refused = Board { $board }: { $host } refuses the game ("{ $error }"). Look at the game at the board.
# The server refuses all games without a reason. $host: the server, $status: the status of HTTP.
push-refused = { $host }: the games are refused with status { $status }. Check the address and the token.
# The server refuses all games. $host, $status as above, $error: the server's words.
push-refused-because = { $host }: the games are refused with status { $status } ("{ $error }"). Check the address and the token.
# The server wants fewer requests. $host: the server, $wait: the time until the next one.
push-throttled = { $host }: too many requests. The next one follows after { $wait }.
# The server cannot be reached; the program tries again. $host: the server, $cause: the reason, in English.
push-no-connection = { $host }: no connection, retrying ({ $cause }). Check the network.
# The server does not answer; the program tries again. $host: the server.
push-timed-out = { $host }: no answer in time, retrying. Check the network.
# The connection to the server was cut; the program tries again. $host: the server, $cause: the reason, in English.
push-cut = { $host }: the connection was cut, retrying ({ $cause }). Check the network.
# The server reports a fault of its own; the program tries again. $host: the server, $status: the status of HTTP.
push-server-fault = { $host }: the server fails with status { $status }, retrying. Nothing is lost.
# The server accepts games again. $host: the server.
push-recovered = { $host }: games are accepted again.
# The server accepted games with an unknown answer. $host: the server.
push-answer-unreadable = { $host }: the games were accepted, but the answer cannot be read. Look at the broadcast.

# $path: the tournament file; $round: the round.
hall-round-no-pairings = { $path }: no pairings for round { $round }. Export the file again after pairing, or name another --round.
# $path: the file with results; $cause: in the system's words.
hall-round-not-written = { $path }: results could not be written, retrying ({ $cause }). Check the folder.
# Help of an option.
hall-help-serve-pairings = Tournament file (TRF16, TRF26) of the pairing program, or PGN of the round with Board tags; read again when it changes
# Help of an option.
hall-help-serve-boards = File that fixes boards: on each line a number and a player or a pairing
# Help of an option.
hall-help-serve-round = Round, if it is not the last paired one
# Help of an option.
hall-help-serve-results = File to write: the tournament file with the results of this round
# Help of an option.
hall-help-serve-live = Folder for live PGN: a file with all games, and one for each board
# Help of an option.
hall-help-serve-force = Replaces files of other programs there, and that of --results
# Help of an option.
hall-help-serve-push = Server to which changed games are sent, such as a Lichess broadcast
# Help of an option.
hall-help-serve-push-token-file = File with its token, which only you can read

# $path: the file of --results.
hall-round-same-file = { $path }: is also the file of --pairings. Name another file for --results.
# $path: the tournament file.
hall-round-gone = { $path }: is gone. The pairings stay as they were; export the file again.
# $path: the tournament file.
hall-round-fewer-players = { $path }: has fewer players than before. The pairings stay as they were; export the whole file again.
# $board: the number of a board.
hall-round-other-players = Board { $board }: its players are not those of the pairings, so its result does not count. Check the seating, or the names at the board.
# $board: the number of a board; $players: the names of its players. The other remarks name the lines of the file.
hall-round-contradictory = Board { $board }: the lines of { $players } in the pairings contradict each other, so no result is written. Correct the tournament file.
# $board: the number of a board; $white and $black: its players in the pairings.
hall-round-unnamed = Board { $board }: it does not name both players, so its result does not count. Pairings: { $white } against { $black }. Confirm the players on the page of the board.
# $board: the number of a board.
hall-round-not-paired = Board { $board }: not in the pairings of this round, so its result does not count. Check --round and the board's number.
# $board: the number of a board; $reason: a sentence.
hall-round-not-entered = Board { $board }: its result was not written. { $reason }
# $path: the tournament file; $round: the round.
hall-round-lost-pairings = { $path }: has lost the pairings of round { $round }. The pairings stay as they were; export the file again.
# The PGN of a round names no board. $file: its name.
pairings-no-boards = { $file }: no game names its board. Export the round with the tag Board, or use a TRF16 file.
# A game of PGN names no board. $file: the file, $line and $column: the place.
pairings-no-board = { $file }, line { $line }: the game names no board, so it is left out. Add the tag Board.
# A game of PGN does not name both players. $board: the board; $file and $line as above.
pairings-no-names = { $file }, line { $line }: the game of board { $board } does not name both players, so it is left out. Add the tags White and Black.
# A player of a game of PGN already has a game in the round. $board and $round: numbers; $file and $line as above.
pairings-seated-twice = { $file }, line { $line }: a player of board { $board } has two games in round { $round }, so this one is left out. Remove one.
# A board has two games in PGN. $board and $round: numbers; $file and $line as above.
pairings-board-taken = { $file }, line { $line }: board { $board } has two games in round { $round }, so this one is left out. Correct the tag Board.
# A line of the file of boards. $file and $line: the place; $text: the line.
hall-seating-unreadable = { $file }, line { $line }: "{ $text }" is not a board and its player. Write for example: 7 Adler, Ina
# A line of the file of boards names a player who is not in the tournament, or not the only one. $name: the player; $file and $line as above.
hall-seating-no-player = { $file }, line { $line }: "{ $name }" is not one player of the pairings. Write the name as they do, or the FIDE number.
# Two lines of the file of boards name one board. $board: the number; $file and $line as above.
hall-seating-taken = { $file }, line { $line }: board { $board } is already given in this round. Give these players another one.
# Two lines of the file of boards name different boards for one pair. $board: the first; $file and $line as above.
hall-seating-elsewhere = { $file }, line { $line }: these players already have board { $board } in this round. Change one of the lines.
# $file: the file of boards; $line: its line; $board: the board at which the players of the line are playing.
hall-seating-played = { $file }, line { $line }: these players are playing at board { $board } and stay there. Correct the line.
# The pairings are PGN, into which no results are written. $path: the file of --results.
hall-round-results-of-games = { $path }: results need a tournament file. Name a TRF16 file with --pairings, or leave --results out.
