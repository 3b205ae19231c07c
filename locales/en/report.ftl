### The report of a game for the chief arbiter.

# The heading of the report.
report-title = Arbiter's report
# A heading: who plays, at which event, by which rules.
report-game = The game
# A heading: how the game has ended.
report-result = Result
# A heading: the moves of the game.
report-moves = The moves
# A heading: everything but the moves, in order.
report-course = What happened
# A heading: boards that did not show the same.
report-boards = Boards that differed
# A heading: scores that differ at the end.
report-scores = Scores that differ
# A heading: the journal.
report-record = The record
# A line: what something is called, and what it is.
report-line = { $name }: { $value }

## The game

# The name of a line about the player with the white pieces.
report-white = { speaker-white }
# The name of a line about the player with the black pieces.
report-black = { speaker-black }
# A player whose name is not known.
report-no-name = name not given
# About a player.
report-impaired = visually impaired
# About a player.
report-deaf = deaf
# About a player, who has a tactile board that the program reads.
report-board = with a connected board
# About a player.
report-assistant = with an assistant
# The name of a line.
report-event = Event
# The name of a line.
report-site = Place
# The name of a line.
report-round = Round
# The name of a line: day and time of day.
report-begun = Journal begun
# The name of a line.
report-control = Time control
# Instead of a time control.
report-no-clock = without a clock
# The name of a line: how fast the game is by the Laws.
report-rate = Rate of play
# A rate of play.
report-rate-standard = standard chess
# A rate of play.
report-rate-rapid = rapid chess
# A rate of play.
report-rate-blitz = blitz
# The name of a line: how far the event supervises its rapid and blitz games.
report-supervision = Supervision
# Supervision by the Laws, Articles A.4 and B.2.
report-supervision-full = full
# Supervision by the Laws, Articles A.5 and B.3.
report-supervision-partial = partial
# The name of a line: which edition.
report-laws = Laws of Chess
# Instead of an edition.
report-laws-tridim = Meder's rules of three-dimensional chess
# The name of a line: which chess.
report-chess = Chess
# A kind of chess.
report-chess960 = Chess960
# A kind of chess.
report-tridim = three-dimensional chess
# The name of a line.
report-start = Start position
# The name of a line: whether there is one.
report-arbiter = { speaker-arbiter }
# There is an arbiter.
report-with-arbiter = rules in this game
# There is none.
report-without-arbiter = none; the players rule together

## Result

# The game goes on, or was left.
report-not-over = The game is not over.
# Nobody has moved.
report-no-move = No move was made.
# $number and $side: the last move that was made.
report-last-move = The last move was { $side ->
    [white] White's
   *[black] Black's
} move { $number }.

## What happened

# How much there is of what an arbiter looks for first. $dismissed: of the irregularities.
report-summary = Rulings: { $rulings }. Irregularities: { $irregularities }, dismissed: { $dismissed }. Claims and offers: { $claims }. Calls of the arbiter: { $calls }.
# The caption of the table of occurrences.
report-caption = What happened, in order, with the times on both clocks
# The header of a column: the number of an occurrence.
report-column-number = No.
# The header of a column: the time of day.
report-column-time = Time
# The header of a column: the move that was to be made.
report-column-move = Before
# The header of a column.
report-column-what = What happened
# The header of a column: the clauses.
report-column-laws = Laws
# The header of a column.
report-column-white = White's clock
# The header of a column.
report-column-black = Black's clock
# The header of a column: whose line, button or lever brought it about.
report-column-by = Entered by
# The clauses of the Laws that it falls under.
report-clauses = { $count ->
    [one] Article { $clauses }.
   *[other] Articles { $clauses }.
}
# What both clocks showed.
report-clocks = Clocks: White { $white }, Black { $black }.
# Whose line, button or lever brought it about.
report-by = Entered by: { $who }.
# Who did it, at the terminal of somebody else.
report-at-seat = { $who }, { $seat ->
    [shared] at the shared terminal
    [white] at White's terminal
    [black] at Black's terminal
    [assistant] at the assistant's terminal
    [white-assistant] at the terminal of White's assistant
    [black-assistant] at the terminal of Black's assistant
   *[arbiter] at the arbiter's terminal
}
# The reason that was given, as it was typed.
report-because = Reason: { $note }.
# What became of an irregularity or a claim. $number: the occurrence that settled it.
report-upheld-by = Upheld, see { $number }.
# What became of an irregularity or a claim. $number: the occurrence that settled it.
report-dismissed-by = Dismissed, see { $number }.
# What became of a ruling. $number: the occurrence that took it back.
report-taken-back-by = Taken back, see { $number }.
# A ruling is taken back. $number: the occurrence that it was.
report-takes-back = Number { $number } is taken back. The game is as before it, and the clocks stand.
# What became of an irregularity, at the end.
report-not-ruled = It was not ruled on.
# Nothing can be done about it any more.
report-lapsed-by = No longer to be ruled on, see { $number }.
# It was put right before anybody ruled on it.
report-righted-by = Put right without a ruling, see { $number }.
# Told by a person: a case for the arbiter. $number is its number.
report-case = Case { $number }: { desk-side }, { desk-situation }.
# The clock of that side was started.
report-started = { $side ->
    [white] The game begins; it is White's move.
   *[black] The game begins; it is Black's move.
}
# The clocks were halted. $reason: why.
report-halted = { $reason ->
    [arbiter-called] The clocks are halted, and the arbiter is called.
    [gap] The clocks are halted after an interruption.
    [no-time] The clocks are halted: after the move that was taken back no time is left.
   *[ruling] The clocks are halted.
}
# A time was set. $time: what is left now.
report-set = { $side ->
    [white] White's time is set to { $time }.
   *[black] Black's time is set to { $time }.
}
# Time was added. $more: how much; $time: what is left now.
report-added = { $side ->
    [white] White gets { $more } more, and has { $time }.
   *[black] Black gets { $more } more, and has { $time }.
}
# A player claims what waits for a ruling. $side claims; $number is that of the row which tells it.
report-claims = { $side ->
    [white] White claims number { $number }.
   *[black] Black claims number { $number }.
}
# How much a player has after a penalty that was just told added to it. $time: what is left now.
report-now-has = { $side ->
    [white] White now has { $time }.
   *[black] Black now has { $time }.
}
# The counter of moves was set.
report-counted = { $side ->
    [white] White's counter of moves is set to { $moves }.
   *[black] Black's counter of moves is set to { $moves }.
}
# Moves were taken back. $agreed (yes or no): both players have agreed.
report-retracted = { $plies ->
    [one] One move is taken back
   *[other] { $plies } moves are taken back, counting each player's
}{ $agreed ->
    [yes] {", by agreement of both players."}
   *[no] .
}
# The game begins without the assistant whom the Laws ask for against a deaf player.
report-waived = The game begins without an assistant, although one player is visually impaired and the other deaf.
# What stood against that side, or what it claimed, is dismissed.
report-dismissed = { $side ->
    [white] Dismissed: what concerns White.
   *[black] Dismissed: what concerns Black.
}
# An irregularity or a claim is dismissed. $number: the occurrence.
report-dismisses = Number { $number } is dismissed.
# The game is adjourned. $sealed (yes or no): the move is sealed, and the clocks stand.
report-adjourned = { $sealed ->
    [yes] The game is adjourned
   *[no] The game is being adjourned
}; { $side ->
    [white] White
   *[black] Black
} { $sealed ->
    [yes] has sealed the move.
   *[no] seals the next move.
}
# An irregularity that has no sentence of its own. $reason: which; $entry: what was typed, perhaps nothing.
report-irregularity = { $side ->
    [white] Irregularity by White
   *[black] Irregularity by Black
}: { $reason }. { $entry }
# A piece was lifted before the opponent's move was executed.
report-touched-early = { $side ->
    [white] White
   *[black] Black
} has lifted a piece before executing the opponent's move: { $square }.
# The offer is declined.
report-declined = { $side ->
    [white] White declines the draw.
   *[black] Black declines the draw.
}
# A player wants to take moves back.
report-takeback-offered = { $side ->
    [white] White
   *[black] Black
} proposes to take back { $plies ->
    [one] one move.
   *[other] { $plies } moves, counting each player's.
}
# The other player does not want that.
report-takeback-declined = { $side ->
    [white] White does not take back.
   *[black] Black does not take back.
}
# A claim. $ground: of what.
report-claimed = { $side ->
    [white] White
   *[black] Black
} claims { $ground ->
    [threefold] a draw by the same position for the third time.
    [fifty] a draw by fifty moves without a capture or a pawn move.
    [touch] that the opponent had touched another piece first.
    [normal-means] a draw in the last two minutes: it cannot be won by normal means.
    [increment] an increment for both.
   *[let-go] that the opponent had let the piece go on another square first.
}
# A player is not at the board.
report-absent = { $side ->
    [white] White is not at the board.
   *[black] Black is not at the board.
}
# A player has come.
report-arrived = { $side ->
    [white] White is at the board.
   *[black] Black is at the board.
}
# The program was started again. $gap: how long it did not run; $missing: how many entries are lost.
report-resumed = The program was started again after { $gap }{ $missing ->
    [0] .
    [one] ; one entry of the journal is missing.
   *[other] ; { $missing } entries of the journal are missing.
}
# A device. $device: which; $state: how it is now.
report-device = { $device ->
    [white-board] White's board
    [black-board] Black's board
    [voice] The voice
    [sound] A sound device
   *[journal] The journal's file
}{ $state ->
    [ready] {" works again."}
    [stalled] {" is not answered for by the disk."}
    [renewed] {" was changed by others, and is written anew."}
    [flutters] {" has a contact that flutters."}
   *[lost] {" is lost."}
}
# A board does not show the position of the game. $squares: where.
report-mismatch = { $side ->
    [white] White's board differs from the game: { $squares }.
   *[black] Black's board differs from the game: { $squares }.
}
# A player has written into the own score. $cell: the text.
report-written = { $side ->
    [white] White
   *[black] Black
} writes into the score: { $cell }.
# A player leaves a cell of the own score empty.
report-written-nothing = { $side ->
    [white] White
   *[black] Black
} leaves a cell of the score empty.
# Scores and boards were compared; what was found follows.
report-reconciled = Scores and boards are compared.
# A result that has no sentence of its own.
report-result-only = Result: { $result }.

## Boards

# What should stand there.
report-board-record = The game
# Over two boards. $number: the occurrence.
report-dispute-at = At number { $number }:
# The title of a picture of two boards. $number: counts them.
report-picture = Two boards that differ, picture { $number }
# A square that differs. $one and $other: the boards; $here and $there: what stands on them.
report-square = { $square }: { $one }: { $here }; { $other }: { $there }.
# A piece on a square.
report-piece = { $piece }
# Nothing stands on a square.
report-empty = empty

## The record

# The name of a line: the program and its version.
report-program = Written by
# The name of a line: how many entries the journal has.
report-entries = Entries
# The name of a line: ten squares.
report-digest = Digest
# The name of a line: what is wrong with the journal.
report-damage = Damage
# The file is no journal. $file: its name.
report-no-journal = { $file } is no journal. A report is made of the journal of a game.
