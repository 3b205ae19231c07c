### The report of a game for the chief arbiter.

# The heading of the report.
report-title = Arbiter's report
# The title with the game. $game: players, round and board.
report-title-of-game = { $title }: { $game }
# Both players of the game.
report-players = { $white } – { $black }
# Round and board of the game.
report-round-and-board = round { $round }, board { $board }
# The round of a game whose board is not known.
report-round-alone = round { $round }
# A heading: the result, the rulings in force, and what is still open.
report-summary = Summary
# A heading: who plays, at which event, by which rules.
report-game = The game
# A heading: how the game ended.
report-result = Result
# A heading: the moves of the game.
report-moves = The moves
# A heading: all events except moves, in order.
report-course = Course of the game
# A heading: both clocks over the game.
report-plot = Clocks
# A heading: irregularities, claims and flags, each with its position.
report-cases = Cases
# A heading: boards that showed different positions.
report-boards = Differing boards
# A heading: scoresheets that differ at the end.
report-scores = Differing scoresheets
# A heading: the journal.
report-record = The journal
# A line: a name and its value.
report-line = { $name }: { $value }
# A name before the lines that belong to it.
report-list = { $name }:
# Instead of a list: no rulings, no open cases.
report-none = none
# The name of a line: appeals that no one else can decide.
report-open-appeals = Open appeals to the chief arbiter or the appeals committee
# The name of a line: cases and claims without a ruling.
report-open-cases = Open cases
# The name of a line: rulings that were not undone.
report-rulings-in-force = Rulings in force
# The name of a line.
report-illegal-moves = Illegal moves counted
# The number of illegal moves, or offences that count as one, upheld against each player.
report-offences = White { $white }, Black { $black }
# The name of a line: the numbers of rulings, irregularities, claims and calls.
report-counts = Numbers
# The numbers of events. $undone: undone rulings; $dismissed: dismissed irregularities.
report-numbers = Rulings: { $rulings }, of which undone: { $undone }. Irregularities: { $irregularities }, of which dismissed: { $dismissed }. Claims, offers and appeals: { $claims }. Calls for the arbiter: { $calls }.

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
# About a player with a tactile board that the program reads.
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
report-begun = Journal started
# The name of a line.
report-control = Time control
# The name of a line: the time control after the arbiter changed it.
report-control-at-end = Time control at the end
# Instead of a time control.
report-no-clock = without a clock
# The name of a line: standard, rapid or blitz under the Laws.
report-rate = Rate of play
# A rate of play.
report-rate-standard = standard chess
# A rate of play.
report-rate-rapid = rapid chess
# A rate of play.
report-rate-blitz = blitz
# The name of a line: how far the event supervises its rapid and blitz games.
report-supervision = Supervision
# Supervision under Articles A.4 and B.2.
report-supervision-full = full
# Supervision under Articles A.5 and B.3.
report-supervision-partial = partial
# The name of a line: which edition.
report-laws = Laws of Chess
# Instead of an edition.
report-laws-tridim = Meder's rules of three-dimensional chess
# The name of a line: the guideline about games without increment.
report-guideline-three = Guideline III
# The event has announced it.
report-guideline-in-force = in force for both players, set before the game
# The name of a line: which chess.
report-chess = Chess
# A kind of chess.
report-chess960 = Chess960
# A kind of chess.
report-tridim = three-dimensional chess
# The name of a line.
report-start = Starting position
# The name of a line: whether there is one.
report-arbiter = { speaker-arbiter }
# An arbiter is present.
report-with-arbiter = present
# No arbiter is present.
report-without-arbiter = none; the players decide together

## Result

# Instead of a result: the game continues, or was left.
report-not-over = The game is not over.
# Neither player has moved.
report-no-move = No move was made.
# Moves were made, and none is left.
report-all-taken-back = All moves were taken back.
# $number and $side: the last move that was made.
report-last-move = The last move was { $side ->
    [white] White's
   *[black] Black's
} move { $number }.

## Course of the game

# The caption of the table of events.
report-caption = Course of the game, with the times on both clocks
# The header of a column: the number of an event.
report-column-number = No.
# The header of a column: the time of day.
report-column-time = Time
# The header of a column: the move due at that time.
report-column-move = Move to be made
# The header of a column.
report-column-what = What happened
# The header of a column: the clauses.
report-column-laws = Article
# The header of a column.
report-column-white = White's clock
# The header of a column.
report-column-black = Black's clock
# The header of a column: who noticed, claimed or entered it.
report-column-by = Source
# The articles of the Laws that apply.
report-clauses = { $count ->
    [one] Article { $clauses }.
   *[other] Articles { $clauses }.
}
# The guidelines of the Laws that apply.
report-guidelines = { $count ->
    [one] Guideline { $clauses }.
   *[other] Guidelines { $clauses }.
}
# A guideline in a list of articles.
report-guideline = Guideline { $clause }
# What both clocks showed.
report-clocks = Clocks: White { $white }, Black { $black }.
# A ruling changed a clock. $before and $after: its times; $why: the reasons.
report-clock-changed = { $side ->
    [white] White's clock: from { $before } to { $after } ({ $why }).
   *[black] Black's clock: from { $before } to { $after } ({ $why }).
}
# A ruling changed only the other clock.
report-clock-same = { $side ->
    [white] White's clock: { $time }, unchanged.
   *[black] Black's clock: { $time }, unchanged.
}
# Why a ruling changed a clock.
report-clock-reason = { $why ->
    [set] time set
    [added] time added
    [penalty] penalty
    [restored] time before the irregularity restored
    [taken-back] increment for the move taken back removed
    [undone] time before the undone ruling restored
    [control] other time control
   *[new-game] initial time for a new game
}
# The origin of an event. $how: noticed by the program, claimed or entered; $who: by whom; $seat: the terminal, if not their own.
report-source = { $how ->
    [detected] Detected by
    [claimed] Claimed by
   *[entered] Entered by
} { $who ->
    [white] White
    [black] Black
    [assistant] the assistant
    [arbiter] the arbiter
   *[program] the program
}{ $seat ->
    [shared] {", at the shared terminal"}
    [white] {", at White's terminal"}
    [black] {", at Black's terminal"}
    [assistant] {", at the assistant's terminal"}
    [white-assistant] {", at the terminal of White's assistant"}
    [black-assistant] {", at the terminal of Black's assistant"}
    [arbiter] {", at the arbiter's terminal"}
   *[own] { "" }
}.
# Equal events in a row. $count: their number; $time: the time of day of the last.
report-times = { $count } times, the last at { $time }.
# A reference to an event. $number: its number; $case: its case at the arbiter's desk, or 0.
report-reference = { $case ->
    [0] Number { $number }
   *[other] Number { $number } (case { $case })
}
# Before an event: its case at the arbiter's desk.
report-case-number = Case { $number }:
# The reason given, as typed.
report-because = Reason: { $note }.
# How an irregularity or a claim was settled. $number: the event with the ruling.
report-upheld-by = Upheld, see number { $number }.
# How an irregularity or a claim was settled. $number: the event with the ruling.
report-dismissed-by = Dismissed, see number { $number }.
# A ruling that was undone. $number: the event that undid it.
report-taken-back-by = Undone, see number { $number }.
# A ruling is undone. $of: a reference to that ruling.
report-takes-back = { $of }: undone. The game is as it was before, with the clocks stopped.
# About an irregularity that is still open at the end.
report-not-ruled = No ruling was given.
# About an irregularity that can no longer be ruled on.
report-lapsed-by = Lapsed, see number { $number }.
# About an irregularity that was corrected before a ruling.
report-righted-by = Corrected without a ruling, see number { $number }.
# The opponent claimed the case. $number: the event of the claim.
report-claimed-in = Claimed by the opponent, see number { $number }.
# A case that now belongs to another. $number: the event that closed it.
report-joined-by = Joined with another case, see number { $number }.
# The decision against which a player appeals. $of: a reference to it.
report-appeals-against = Against: { $of }.
# About an appeal.
report-appeal-open = The appeal is open: the chief arbiter or the appeals committee decides.
# The illegal move of $side that a ruling counted, or an offence that counts as one. $number: which; 0: not counted.
report-offence = { $number ->
    [0] It does not count as an illegal move.
    [1] It counts as { $side ->
        [white] White's
       *[black] Black's
    } first illegal move.
    [2] It counts as { $side ->
        [white] White's
       *[black] Black's
    } second illegal move.
    [3] It counts as { $side ->
        [white] White's
       *[black] Black's
    } third illegal move.
   *[other] It counts as illegal move number { $number } by { $side ->
        [white] White.
       *[black] Black.
    }
}
# The moves that touched pieces allow instead of the one of a case.
report-instead = Possible instead: { $moves }.
# The moves that meet an obligation after a touch.
report-duty-moves = Possible: { $moves }.
# The move made under an obligation. $met (yes or no): it was met.
report-duty-outcome = { $met ->
    [yes] The obligation was met
   *[no] The obligation was not met
}: { $side ->
    [white] White
   *[black] Black
} played { $mv }.
# No move was made under an obligation.
report-duty-open = { $side ->
    [white] White has
   *[black] Black has
} not moved since.
# A case that a person reported to the arbiter.
report-case = { desk-case-of }.
# The arbiter upheld a case. $of: a reference to it.
report-upheld = { $of }, upheld: { desk-case-of }.
# The clock of $side was started.
report-started = { $side ->
    [white] The game started, White to move.
   *[black] The game started, Black to move.
}
# The clocks were stopped. $reason: why.
report-halted = { $reason ->
    [arbiter-called] The arbiter was called; the clocks were stopped.
    [gap] The clocks were stopped after an interruption.
    [no-time] The clocks were stopped: taking the move back left no time.
   *[ruling] The clocks were stopped.
}
# A time was set. $time: the time left now.
report-set = { $side ->
    [white] White's time was set to { $time }.
   *[black] Black's time was set to { $time }.
}
# Time was added. $more: how much; $time: the time left now.
report-added = { $side ->
    [white] White received an extra { $more } and has { $time }.
   *[black] Black received an extra { $more } and has { $time }.
}
# $side claims an irregularity that awaits a ruling. $of: a reference to it.
report-claims = { $of }: claimed by { $side ->
    [white] White.
   *[black] Black.
}
# $side claims the fallen flag of the other side. $of: a reference to its fall.
report-claims-flag = { $of }: { $side ->
    [white] White claimed Black's fallen flag.
   *[black] Black claimed White's fallen flag.
}
# The arbiter ruled on a case without announcing it. $side: whose case.
report-ruled = { $side ->
    [white] The arbiter ruled on a case concerning White.
   *[black] The arbiter ruled on a case concerning Black.
}
# A player's time after the penalty named in the sentence before. $time: the time left now.
report-now-has = { $side ->
    [white] White now has { $time }.
   *[black] Black now has { $time }.
}
# The time control was changed; its words follow.
report-control-changed = The time control was changed to { $control }.
# The language of announcements was changed.
report-announce-language = { arbiter-announce-language }
# A player now has an assistant, or no longer has one. $duties is a list of duties as on the command line.
report-assistant-changed = { $side ->
    [white] White
   *[black] Black
} { $has ->
    [all] now has an assistant with all duties.
    [some] now has an assistant: { $duties }.
   *[none] no longer has an assistant.
}
# The arbiter or an assistant reports a touch.
report-touch-ruled = { $side ->
    [white] White touched { $square }.
   *[black] Black touched { $square }.
}
# The move counter was set.
report-counted = { $side ->
    [white] White's move counter was set to { $moves }.
   *[black] Black's move counter was set to { $moves }.
}
# Moves were taken back. $agreed (yes or no): both players agreed.
report-retracted = { $plies ->
    [one] One move was taken back
   *[other] { $plies } moves, White's and Black's together, were taken back
}{ $agreed ->
    [yes] {", by agreement of both players."}
   *[no] .
}
# An entered illegal move is dropped; it was never made.
report-entry-dropped = The entered illegal move was removed.
# The game started without the assistant that the Laws require against a deaf player.
report-waived = The game started without the required assistant: one player is visually impaired, the other deaf.
# A case against $side, or its claim, was dismissed.
report-dismissed = { $side ->
    [white] A case or claim concerning White was dismissed.
   *[black] A case or claim concerning Black was dismissed.
}
# An irregularity or a claim was dismissed. $of: a reference to it.
report-dismisses = { $of }: dismissed.
# A case was closed without a ruling. $of: a reference to it; $why: the message at the desk.
report-closes = { $of }: closed by the program without a ruling, { $why ->
    [desk-lapsed] because the opponent has moved.
    [desk-corrected] because the move was corrected before the press.
    [desk-joined] because the move has another case.
    [desk-boards-joined] because another case is about both boards.
    [desk-legal-again] because the position is legal again.
   *[desk-righted] because the boards match the game.
}
# The case that has the matter of a closed one. $of: a reference to it.
report-joined-into = Continued as: { $of }.
# About an observation that is not a case of its own. $of: a reference to the open case about the same.
report-part-of = Belongs to: { $of }.
# A decision was postponed. $of: a reference to the case; $next (yes or no): until the next completed move.
report-postpones = { $of }: { $next ->
    [yes] upheld, to be decided after the next completed move.
   *[no] the decision was postponed.
}
# The game is adjourned. $sealed (yes or no): the move is sealed and the clocks are stopped.
report-adjourned = { $sealed ->
    [yes] The game was adjourned
   *[no] The adjournment started
}; { $side ->
    [white] White
   *[black] Black
} { $sealed ->
    [yes] sealed the move.
   *[no] must seal the next move.
}
# An irregularity without a sentence of its own. $reason: which; $entry: the typed text, possibly empty.
report-irregularity = { $side ->
    [white] Irregularity by White
   *[black] Irregularity by Black
}: { $reason }. { $entry }
# A player was absent when the default time ended.
report-default-time-over = { $side ->
    [white] White
   *[black] Black
} was absent when the default time ended.
# The envelope with a sealed move was missing. $side had sealed it.
report-envelope-missing = The envelope with { $side ->
    [white] White's
   *[black] Black's
} sealed move was missing.
# The envelope with a sealed move was not as it had been closed. $side had sealed it.
report-envelope-altered = The envelope with { $side ->
    [white] White's
   *[black] Black's
} sealed move was damaged or not the right one.
# An envelope was opened; the sealed move was made. $entry: as it was typed.
report-envelope-opened = The envelope was opened. The sealed move: { $entry }.
# A piece was lifted before the opponent's move was executed.
report-touched-early = { $side ->
    [white] White
   *[black] Black
} lifted a piece before executing the opponent's move: { $square }.
# A piece left its square so shortly that its contact alone may have lost it, before another piece was moved.
report-contact-lost = { $side ->
    [white] White's
   *[black] Black's
} board lost the piece on { $square } for { $millis } milliseconds before { $san }.
# The contact of a square was lost repeatedly.
report-contact-unsteady = { $side ->
    [white] White's
   *[black] Black's
} board: the contact on { $square } was lost { $times } times, for up to { $millis } milliseconds.
# A player corrected an announcement (2023 D.2.8).
report-corrected = { $side ->
    [white] White
   *[black] Black
} corrected the announcement: { $san }.
# The same with the replaced move, $before.
report-corrected-from = { $side ->
    [white] White
   *[black] Black
} corrected the announcement: { $san } instead of { $before }.
# A draw was offered.
report-offered = { $side ->
    [white] White offered a draw.
   *[black] Black offered a draw.
}
# A draw offer was declined.
report-declined = { $side ->
    [white] White declined the draw.
   *[black] Black declined the draw.
}
# A player proposed taking moves back.
report-takeback-offered = { $side ->
    [white] White
   *[black] Black
} proposed taking back { $plies ->
    [one] one move.
   *[other] { $plies } moves, White's and Black's together.
}
# The other player declined that.
report-takeback-declined = { $side ->
    [white] White declined to take moves back.
   *[black] Black declined to take moves back.
}
# A claim. $ground: of what.
report-claimed = { $side ->
    [white] White
   *[black] Black
} claimed { $ground ->
    [threefold] a draw: the same position for the third time.
    [fifty] a draw: 50 moves without a capture or a pawn move.
    [touch] that the opponent touched another piece first.
    [normal-means] a draw in the last two minutes: no win is possible by normal means.
    [increment] an increment for both players.
   *[let-go] that the opponent released the piece on another square first.
}
# The move named in a claim. $mv: as written on a scoresheet.
report-claimed-move = The move: { $mv }.
# When the position of a draw claim occurred. $places: the moves after which it did.
report-occurred = { $count ->
    [one] The position occurred once: { $places }.
   *[other] The position occurred { $count } times: { $places }.
}
# In a list of moves: before the first one.
report-at-start = at the start
# In a list of moves.
report-after-move = after { $side ->
    [white] White's
   *[black] Black's
} move { $number }
# In a list of moves: the one named in the claim.
report-with-claimed = with the move claimed
# The evidence for a claim of fifty moves. $since: the last move that counts, or the start.
report-counts-since = No capture and no pawn move since: { $since }.
# A player claims that the opponent touched the piece on $square before moving another.
report-claimed-touch = { $side ->
    [white] White
   *[black] Black
} claimed that the opponent touched the piece on { $square } first.
# A player claims that the opponent released the piece from $from on $square before moving it or another.
report-claimed-let-go = { $side ->
    [white] White
   *[black] Black
} claimed that the opponent had first released the piece, from { $from } to { $square }.
# A player is not at the board.
report-absent = { $side ->
    [white] White was not at the board.
   *[black] Black was not at the board.
}
# A player arrived.
report-arrived = { $side ->
    [white] White arrived at the board.
   *[black] Black arrived at the board.
}
# The program was restarted. $gap: how long it was not running; $missing: number of lost entries.
report-resumed = The program was restarted after { $gap }{ $missing ->
    [0] .
    [one] ; one journal entry is missing.
   *[other] ; { $missing } journal entries are missing.
}
# The arbiter's PIN was set again when the game was resumed.
report-pin-set = { arbiter-pin-set }
# A pause after wrong PINs. $wrong: their number since the last right one; $pause: its length.
report-pin-paused = Wrong PINs at the shared terminal: { $wrong }. It was locked for { $pause }.
# A device changed its state. $device: which; $state: its new state.
report-device = { $device ->
    [white-board] White's board
    [black-board] Black's board
    [voice] The voice
    [sound] A sound device
   *[journal] The journal file
}{ $state ->
    [ready] {" works again."}
    [stalled] {" is waiting for the disk."}
    [renewed] {" was changed from outside and has been rewritten."}
    [flutters] {" has an unreliable contact."}
   *[lost] {" failed."}
}
# A board differed from the position of the game. $squares: where.
report-mismatch = { $side ->
    [white] White's board differed from the game: { $squares }.
   *[black] Black's board differed from the game: { $squares }.
}
# A player wrote on their scoresheet. $cell: the text.
report-written = { $side ->
    [white] White
   *[black] Black
} wrote on the scoresheet: { $cell }.
# A player left a cell of their scoresheet empty.
report-written-nothing = { $side ->
    [white] White
   *[black] Black
} left an entry on the scoresheet blank.
# Scoresheets and boards were compared; the findings follow.
report-reconciled = The scoresheets and boards were compared.
# A result after an earlier event on which the arbiter must rule first. $of: a reference to that event.
report-result-held = Result { $result }: it waits for the ruling. { $of } comes first.
# An entry that was refused; the reason follows. $who: whose entry.
report-refused = Refused entry by { $who ->
    [white] White
    [black] Black
    [assistant] the assistant
    [program] the program
   *[arbiter] the arbiter
}: "{ $entry }".
# The same for a button, pegs or a passphrase.
report-refused-act = Refused act by { $who ->
    [white] White
    [black] Black
    [assistant] the assistant
    [program] the program
   *[arbiter] the arbiter
}.
# A result without a sentence of its own.
report-result-only = Result: { $result }.

## Clocks

# A clock over the game. Each variable is a time as a clock shows it.
report-plot-words = { $side ->
    [white] White's clock: { $first } at the start, { $last } at the end, lowest after a move or ruling { $least }.
   *[black] Black's clock: { $first } at the start, { $last } at the end, lowest after a move or ruling { $least }.
}
# The line of White's clock in the plot.
report-plot-white = White's clock, a solid line with circles
# The line of Black's clock in the plot.
report-plot-black = Black's clock, a dashed line with squares
# The numbers above the plot.
report-plot-rulings = Upright lines: rulings, with their numbers in the course of the game.
# Opens the table with the times of the plot.
report-plot-as-table = The times as a table
# The caption of that table.
report-plot-caption = Both clocks after each move
# The header of its first column: the number of the move.
report-plot-move = Move
# Its first row: before the first move.
report-plot-start = Start
# The header of its last column.
report-plot-after-ruling = Ruling, with the times after it
# A ruling in that column. $number: its event; $white and $black: the times after it.
report-plot-ruling = Number { $number }: White { $white }, Black { $black }

## Cases

# Before the pieces of a position.
report-position = The position in question:
# The name of a line: a position as text.
report-fen = FEN
# The position is described with an earlier event. $number: that event.
report-position-as-at = Position: as at number { $number }.
# The name of a line: a position of three-dimensional chess as text.
report-position-as-text = Position as text

## Boards

# The name of a board with the position of the game, next to a player's board.
report-board-record = Position of the game
# Above two boards. $number: the event.
report-dispute-at = At number { $number }:
# A square that differs. $one and $other: the boards; $here and $there: the piece on each.
report-square = { $square }: { $one }: { $here }; { $other }: { $there }.
# A piece on a square.
report-piece = { $piece }
# An empty square.
report-empty = empty

## The journal

# The name of a line: the program that recorded the game, with its version.
report-program = Game recorded by
# The name of a line: the program that writes the report, with its version.
report-reported-by = Report written by
# The name of a line about these two versions.
report-versions = Versions
# The version of the report is not that of the game.
report-versions-differ = The game and the report have different versions.
# The journal does not name the version of the program that recorded the game.
report-version-unknown = The journal does not name the version that recorded the game.
# The name of a line: number of entries in the journal.
report-entries = Entries
# The name of a line: the fingerprint, ten squares.
report-digest = Fingerprint
# The name of a line: damage to the journal.
report-damage = Damage
# The file is not a journal. $file: its name.
report-no-journal = { $file }: not a journal. Give the journal of a game.
# The arbiter allowed or forbade the recognition of a player's announcements.
report-listening-allowed = { $allowed ->
        [yes] The program was allowed to listen to { $side ->
                [white] White
               *[black] Black
            } through a microphone.
       *[no] The program was no longer allowed to listen to { $side ->
                [white] White
               *[black] Black
            }.
    }
# A recognised announcement was not the announced move, or not that on the pegs. $uci is the recognised move.
report-listened-differs = The program heard { $side ->
        [white] White
       *[black] Black
    } say { $uci }, but another move was announced or executed.
# About a player: the program recognises announcements through a microphone.
report-hears = with recognition of announcements
