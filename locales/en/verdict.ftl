### The verdict of Article D.2.9: two scoresheets, two boards, and the corrections.

# A move by White or Black, inside other sentences. $side is white or black, $number the number of the move.
verdict-ply = { $side ->
    [white] White's move { $number }
   *[black] Black's move { $number }
}
# A move or a cell as it was written, inside other sentences.
verdict-written = { $text }
# An empty cell, inside other sentences.
verdict-nothing = nothing

## The verdict, before all other lines

# The boards are right. $boards is both, white or black: which boards were compared.
verdict-boards-match = { $boards ->
    [white] White's board matches the scoresheets. Nothing to correct.
    [black] Black's board matches the scoresheets. Nothing to correct.
   *[both] Both boards match the scoresheets. Nothing to correct.
}
# Both boards, or the only one, show a position to which a scoresheet leads, but the scoresheets differ.
verdict-boards-alike = { $boards ->
    [white] White's board does not have to be corrected, only a scoresheet.
    [black] Black's board does not have to be corrected, only a scoresheet.
   *[both] No board has to be corrected, only a scoresheet.
}
# A player who wrote the right move but executed a wrong one corrects their board. $side is white, black or both.
verdict-correct = { $side ->
    [white] Correct White's board.
    [black] Correct Black's board.
   *[both] Correct both boards.
}
# The scoresheets differ: moves are taken back. $ply is the last move on which both agree, $move that move.
verdict-retrace = Go back to the position after { $ply }. Last move: { $move }.
# The same if they agree on no move.
verdict-retrace-start = Go back to the initial position.
# No board is connected, and the scoresheets differ. Variables as in verdict-retrace.
verdict-back-if = If the boards differ, go back to the position after { $ply }. Last move: { $move }.
# The same if they agree on no move.
verdict-back-if-start = If the boards differ, go back to the initial position.
# The scoresheets do not decide. $why is one of the sentences below.
verdict-ask-arbiter = The arbiter must decide. { $why }
# Why: a cell is not a legal move. $ply: where.
verdict-open-illegal = { $ply }: the entry is not a legal move.
# Why: too little is written. $ply: from where.
verdict-open-unknown = Too little is written from { $ply } onwards.
# Why: rows may be shifted. $ply: from where.
verdict-open-shifted = Rows may be shifted from { $ply } onwards.
# Why: the deviation may come from a move that is not clear on both scoresheets. $ply: which.
verdict-open-unclear = { $ply } decides. At least one scoresheet is unclear there.
# Why: several games fit.
verdict-open-several = Several games fit both scoresheets.
# Why: both boards show the same position, but not the one in the scoresheets.
verdict-open-unwritten = The boards match each other, but not the scoresheets. Moves may be missing there.
# Why: the board of the player to move shows one more move.
verdict-open-in-progress = A move may be in progress there.

## Both readings

# The decision under D.2.9 alone. $clause: its clause, such as D.2.9; $verdict: one of the verdicts above.
verdict-by-letter = Under Article { $clause }: { $verdict }
# The same if the edition has no clause. $edition: its year; $why: no-rule, or not-in-text if its text here lacks the annex.
verdict-by-no-clause = { $why ->
    [no-rule] The Laws of { $edition } have no rule for this.
   *[not-in-text] The { $edition } text in this program lacks this rule.
} Under Article D.2.9 of 2023: { $verdict }
# Both boards were set up wrongly. $what: wrong-set-up or swapped-colours; $effect: the consequence under the
# edition, or none.
verdict-set-up = { $what ->
    [swapped-colours] If White and Black were swapped on both boards from the start:
   *[wrong-set-up] If both boards were set up like this at the start:
}{ $effect ->
    [none] { "" }
   *[other] { " " }{ desk-holds }
}
# The conclusion from both scoresheets together. $wrong: one of the two below; $degree: agreed, deduced, likely
# (only what players choose more often decides) or open.
verdict-by-both = { $degree ->
    [agreed] { $wrong }. Both scoresheets show this.
    [deduced] { $wrong }. Nothing else fits both scoresheets.
    [one] { $wrong }. One scoresheet and the boards show this.
    [likely] A guess: { $wrong }. Other fitting moves are only played less often.
   *[open] { $wrong }. That is not certain: other explanations cannot be ruled out.
}
# No conclusion from both scoresheets.
verdict-by-both-open = The two scoresheets together do not show which board is wrong.
# An illegal move that both players played. $ply, $move: the move; $breach: a sentence below; $remedy: stands if the
# opponent's reply makes it stand, queen if the pawn left on the last rank becomes one, or retrace; $clause: clause of the Laws, or none.
verdict-illegal-move = { $ply }: { $move } was illegal. { $breach } { $remedy ->
    [stands] It remains valid, because the opponent has replied
    [queen] Replace the pawn by a queen
   *[retrace] Return to the position before it
}{ $clause ->
    [none] .
   *[other] { " " }(Article { $clause }).
}
# The other proposal for such a move found late: a pawn left on the last rank becomes a queen. $clause: its clause.
verdict-or-queen = Or under Article { $clause }: replace the pawn by a queen.
# The opponent has not replied to the illegal move.
verdict-if-pressed = This applies only if the clock was pressed.
# A pawn stayed on the last rank.
verdict-breach-not-promoted = The pawn was not replaced by a new piece.
# A player moved although the opponent had not.
verdict-breach-moved-twice = The same player had moved just before.
# Castling out of check.
verdict-breach-castled-in-check = The king castled out of check.
# Castling over or onto an attacked square.
verdict-breach-castled-through-check = The king castled through check or into it.
# Castling without the right to.
verdict-breach-castled-after-move = The king or the rook had moved before.
# The king moved to an attacked square.
verdict-breach-king-into-check = The king moved into check.
# A move that does not end the check, or gives one up.
verdict-breach-left-in-check = The king was left in check.
# En passant a move too late.
verdict-breach-late-en-passant = En passant was no longer possible.
# A pawn not on its first square moved two squares.
verdict-breach-pawn-two-squares = That pawn may not move two squares.
# A pawn captured on its own file.
verdict-breach-pawn-captured-ahead = A pawn does not capture straight ahead.
# A pawn changed files without capturing.
verdict-breach-pawn-sideways = A pawn moves diagonally only to capture.
# Any other move that pawns do not make.
verdict-breach-pawn-backward = A pawn does not move like that.
# A bishop, a rook or a queen jumped.
verdict-breach-jumped = A piece was in the way.
# Any other move that the piece does not make.
verdict-breach-moved-wrongly = The piece does not move like that.
# Which boards are wrong, after the sentence above. $side: white, black, both or none.
verdict-wrong = { $side ->
    [white] White's board is wrong
    [black] Black's board is wrong
    [none] No board is wrong
   *[both] Both boards are wrong
}
# The same with the first wrong move. $ply: which.
verdict-wrong-since = { $side ->
    [white] White's board has been wrong
    [black] Black's board has been wrong
    [none] No board has been wrong
   *[both] Both boards have been wrong
} since { $ply }
# The same if another move is nearly as likely to be the first wrong one. $other: which.
verdict-wrong-since-or = { verdict-wrong-since }, or since { $other }
# Two sentences about how the boards went wrong. $first and $next: the sentences.
verdict-grounds = { $first } { $next }
# The moves are in a different order. $first: the first that differs; $last: the move after which both reach the same position.
verdict-other-order = The scoresheets differ from { $first } onwards. They reach the same position after { $last }.
# The boards match one scoresheet and contradict the other. $side: whose scoresheet they contradict.
verdict-against = The boards contradict { $side ->
    [white] White's
   *[black] Black's
} scoresheet.
# The scoresheets lead to the same board, but not to the same rights. $what: castling or passing (en passant).
verdict-rights = Both scoresheets lead to the same board. Only the { $what ->
    [castling] castling rights
   *[passing] en passant rights
} differ.
# Each board matches the other player's scoresheet.
verdict-exchanged = Each board matches the other player's scoresheet. The files may be swapped.
# A board that is wrong as a whole. $board: whose; $whole: empty, turned (by 180 degrees), swapped (colours) or foreign.
verdict-whole = { verdict-board } { $whole ->
    [empty] is empty
    [turned] is turned by 180 degrees, or was read from the other side
    [swapped] has White and Black swapped
   *[foreign] has almost nothing in common with this game
}.
# A board that lacks the last moves. $board: whose; $ply: the last move that it shows.
verdict-behind = { verdict-board } still shows the position after { $ply }.
# The same if it shows no move.
verdict-behind-start = { verdict-board } still shows the initial position.
# The report has more lines; the word with two hyphens is an option.
verdict-more = For everything else, add --full.

## The grounds of the verdict

# The scoresheets agree to their end. $ply: the last move.
verdict-agree = The scoresheets agree to the end, { $ply }.
# The same except for cells that are not legal moves. $slips: at how many moves.
verdict-agree-but = The scoresheets agree to the end, { $ply }. Exceptions: { $slips ->
    [one] one writing error
   *[other] { $slips } writing errors
}.
# Only one scoresheet is evidence. $side: whose; $ply: its last clear move.
verdict-one-scoresheet = Only { $side ->
    [white] White's
   *[black] Black's
} scoresheet counts. It is clear up to { $ply }.
# They do not differ, but later one is blank, unreadable or at its end. $ply: the last move on which both agree.
verdict-agree-as-far = The scoresheets agree up to { $ply }. After that only one is clear.
# Neither scoresheet has any move.
verdict-unwritten = Neither scoresheet has a move yet.
# Both scoresheets together have no clear move.
verdict-nowhere = No move is clear on both scoresheets.
# They name different moves. $ply: where; $white, $black: the text of each.
verdict-differ = The scoresheets differ at { $ply }. { reconcile-wrote }.
# One or both cells are not legal moves. $whose: white, black, both or same (both wrote the same);
# the other variables as above.
verdict-illegal = { $whose ->
    [white] At { $ply } White wrote { $white }. That is not legal there. Black wrote { $black }.
    [black] At { $ply } Black wrote { $black }. That is not legal there. White wrote { $white }.
    [same] At { $ply } both wrote { $white }. That is not legal there.
   *[both] At { $ply } White wrote { $white }. Black wrote { $black }. Neither is legal there.
}
# The same if both agree before. $agreed: the last move on which they do.
verdict-illegal-after = The scoresheets agree up to { $agreed }. { $illegal }
# Nothing is certain from there onwards. Variables as above; $same: text if both have
# the same there, nothing if neither has anything.
verdict-part = The entries alone are unclear from { $ply } onwards. { $same ->
    [text] Both wrote { $white }
    [nothing] Neither wrote anything there
   *[no] { reconcile-wrote }
}.
# A scoresheet leaves moves out. $side: whose; $ply: the first of them; $plies: number of moves by either side.
verdict-left-out = { $side ->
    [white] White's scoresheet leaves out
   *[black] Black's scoresheet leaves out
} { $plies ->
    [one] one move. It is
   *[other] { $plies } single moves. The first is
} { $ply }.
# A scoresheet has too many cells. Variables as above.
verdict-too-many = { $side ->
    [white] White's scoresheet has
   *[black] Black's scoresheet has
} { $plies ->
    [one] one extra entry. It is
   *[other] { $plies } extra entries. They are
} before { $ply }.
# Two rows are exchanged on one of the scoresheets. $ply: from where.
verdict-swapped = One scoresheet has two rows in the wrong order. They start with { $ply }.
# Whose board, inside the sentences below. $board: white or black.
verdict-board = { $board ->
    [white] White's board
   *[black] Black's board
}
# What a hand did. A sentence of the table of errors below. $board: whose; $ply, $move: the move concerned;
# $what: the sentence.
verdict-error-since = { verdict-board } has differed since { $ply }. Written: { $move }. { $what }
# The same for another explanation that is nearly as likely.
verdict-error-or = Or since { $ply }. Written: { $move }. { $what }
# The same for the second error on a board.
verdict-error-too = Second error: { $ply }. Written: { $move }. { $what }
# The same for an error that can have happened at any time.
verdict-error-any-time = { verdict-board } differs. { $what }
# The move was not executed. $piece, $from, $to: the piece moved and its squares; $square: where a piece is wrong;
# $instead: the right square.
verdict-hand-not-executed = It was not executed.
# The piece went to another aperture. Variables as above.
verdict-hand-executed-elsewhere = Executed: { $piece } to { $square }, not { $instead }.
# The piece is in an aperture near the right one, or in the mirrored one. Variables as above.
verdict-hand-beside = Put into a wrong aperture: { $piece } on { $square }, not on { $instead }.
# The piece was lifted and is not on the board. Variables as above.
verdict-hand-left-in-hand = Lifted, but not put into { $square }: { $piece }.
# Another move was executed that sounds alike. Variables as above.
verdict-hand-misheard-square = { verdict-hand-other-move } { $instead } may have been heard as { $square }.
# Another move was executed. Variables as above.
verdict-hand-other-move = Executed: { $piece } { $from } { $to }.
# Another piece was moved to the square. Variables as above.
verdict-hand-other-piece = Executed with another piece: { $piece } { $from } { $to }.
# The captured piece was removed, the capturing one went elsewhere. Variables as above.
verdict-hand-capture-elsewhere = { verdict-hand-executed-elsewhere } The captured piece was removed.
# The captured piece was removed, and no more. Variables as above.
verdict-hand-capture-unfinished = The captured piece was removed, but the capturing piece is still on { $square }.
# The captured piece was not removed, the capturing one went elsewhere. Variables as above.
verdict-hand-victim-left = { verdict-hand-executed-elsewhere } The captured piece was not removed.
# Another piece was removed than the captured one. Variables as above.
verdict-hand-wrong-victim = Wrong piece removed: on { $square }, not on { $instead }.
# Half a castling: the king. Variables as above.
verdict-hand-castled-king-only = Only the king was moved.
# Half a castling: the rook. Variables as above.
verdict-hand-castled-rook-only = Only the rook was moved.
# Castling to the other side. Variables as above.
verdict-hand-castled-other-side = Castled to the other side.
# Castling with a piece on another square. Variables as above.
verdict-hand-castled-wrong-square = { verdict-hand-executed-elsewhere }
# En passant without removing the pawn. Variables as above.
verdict-hand-en-passant-victim-left = The pawn captured en passant is still on { $square }.
# En passant with another pawn removed. Variables as above.
verdict-hand-en-passant-wrong-pawn = { verdict-hand-wrong-victim }
# A promotion without the new piece. Variables as above.
verdict-hand-pawn-left = The pawn on { $square } was not replaced by the new piece.
# A promotion to another piece. Variables as above.
verdict-hand-promoted-otherwise = New piece: { $piece }.
# A promotion on another square. Variables as above.
verdict-hand-promoted-beside = { verdict-hand-executed-elsewhere }
# A piece was knocked to another aperture. Variables as above.
verdict-hand-displaced = Displaced, perhaps knocked: { $piece } is on { $square }, not on { $instead }.
# A piece is missing. Variables as above.
verdict-hand-fallen-off = Missing, perhaps fallen off or in a hand: { $piece } on { $instead }.
# A captured piece is on the board again. Variables as above.
verdict-hand-captive-back = A captured piece is back on the board: { $piece } on { $square }.
# Two pieces exchanged when the board was set up. Variables as above.
verdict-hand-exchanged-at-start = Set up wrongly: the pieces on { $square } and { $instead } are exchanged.
# More than two pieces set up on wrong squares.
verdict-hand-set-up-otherwise = Set up wrongly: pieces have stood on wrong squares since the start.
# A move that players hardly confuse with the right one. Variables as above.
verdict-hand-anything-else = { verdict-hand-other-move }
# When a board that differs was last right. $board: whose; $ply: after which move.
verdict-right = { verdict-board } was last right after { $ply }. The journal shows this.
# The same if that was before the first move.
verdict-right-start = { verdict-board } was last right at the start. The journal shows this.
# A board shows one more move than the scoresheets, perhaps after one of the sentences above. $board:
# whose; $piece, $from, $to: that move.
verdict-moved-on = { verdict-board } is one move ahead. The move: { $piece } { $from } { $to }.
# No one or two wrong moves explain the board. $squares: number of squares that differ.
verdict-deviates = { verdict-board } differs on { $squares ->
    [one] one square
   *[other] { $squares } squares
}. One or two wrong moves do not explain this.
# The piece of a step, with its article.
verdict-step-piece = the { $piece }
# The steps that correct a board. $board: whose; $steps: the steps below, with a full stop between them.
verdict-steps = { verdict-board }: { $steps }.
# A step of the correction: a piece on a wrong square. $from: where it is; $to: where it belongs.
verdict-move = Take { verdict-step-piece } from { $from }, put it on { $to }
# A step of the correction: a piece to take off the board.
verdict-remove = Take { verdict-step-piece } off { $square }
# A step of the correction: a piece to put back. Variables as above.
verdict-place = Put { $piece-id ->
    [king] { verdict-step-piece }
   *[other] a { $piece }
} on { $square }

## Additions from a journal

# After times from a journal.
verdict-times-proposed = Only a proposal: the arbiter sets the clock.
# The times at the move to which the game goes back, for the arbiter to set. $ply: which move.
verdict-times = Times after { $ply }. White: { $white }. Black: { $black }. { verdict-times-proposed }
# The same for the start of the game.
verdict-times-start = Times at the start. White: { $white }. Black: { $black }. { verdict-times-proposed }
# The number of moves that each side had made by then.
verdict-counter = Moves made: White { $white }, Black { $black }.
# The journal has a different move from the scoresheets. $ply: where; $move: the journal's move.
verdict-journal-differs = The journal has a different move at { $ply }. It is { $move }.
# The journal ends before the required position. $plies: number of moves by either side in it.
verdict-journal-short = The journal has only { $plies ->
    [one] one move
   *[other] { $plies } single moves
}.

## The game that was probably played

# A difference explained. $ply: where; $why: a whole sentence.
verdict-difference = { $ply }: { $why }
# The start of the sentences below: a legal game that fits both scoresheets. $plies: number of moves by either side.
verdict-read-game = Together, the scoresheets give a game of { $plies ->
    [one] one move
   *[other] { $plies } single moves
}
# All of its moves are certain. $plies as above.
verdict-read-sure = { verdict-read-game }, all certain.
# As before, but only $sure of them are certain.
verdict-read = { verdict-read-game }, { $sure } of them certain.
# As before, but none of them is certain.
verdict-read-unsure = { verdict-read-game }, none of them certain.
# How many more are likely, but not certain, after one of the sentences above. $likely: their number.
verdict-read-likely = { $likely ->
    [one] One more move is likely.
   *[other] { $likely } more moves are likely.
}
# The scoresheets fit a legal game only so far. $ply: the first unknown move.
verdict-read-until = Nothing can be known from { $ply } onwards.
# They fit no legal game.
verdict-read-nothing = No legal game fits the two scoresheets.
# A possible reason. The word with two hyphens is an option.
verdict-other-start = If the game had another starting position, give it with --start.
# Heading of the differences that leave the move open. $count: how many.
verdict-still-open = { $count ->
    [one] One difference is still open:
   *[other] { $count } differences are still open:
}
# Heading of the differences that are explained. $count: how many.
verdict-settled = { $count ->
    [one] One difference is explained:
   *[other] { $count } differences are explained:
}
# Heading of the reasons, each once, why moves are uncertain.
verdict-uncertain-heading = Why moves are uncertain:
# $plies: which moves, a list; $why: a sentence.
verdict-uncertain = { $plies }: { $why }
# A run of moves. $from: the first, $to: the last.
verdict-plies = { $from } to { $to }
# Uncertain moves besides the open differences reported before. $plies: which, a list.
verdict-unsure-too = Also uncertain: { $plies }.
# The same if they are many. $count: how many.
verdict-unsure-more = { $count ->
    [one] One other move is uncertain.
   *[other] { $count } other moves are uncertain.
}
# Moves that are only likely, besides the differences reported before. $plies: which, a list.
verdict-likely-too = Only likely: { $plies }.
# The same if they are many. $count: how many.
verdict-likely-more = { $count ->
    [one] One other move is only likely.
   *[other] { $count } other moves are only likely.
}
# Heading of the game. A question mark follows each uncertain move.
verdict-game = The game, with a question mark after each uncertain move:
# The same with ~ after each move that is likely, but not certain.
verdict-game-likely = The game, with ? after each uncertain move and ~ after each likely one:
# The same if no move is less than likely.
verdict-game-only-likely = The game, with ~ after each move that is only likely:
# The same if all moves are certain.
verdict-game-sure = The game:
# The same if no move is certain.
verdict-game-no-proof = The game, with a question mark after each move that is not on both scoresheets:
# The question that the players must answer first. $ply: which move; $choices: the moves that it may have been.
verdict-question = Ask the players first: { $ply }, was it { $choices }?
# The same if the answer settles more than that. $question: the sentence above; $decides:
# number of moves by either side that it settles.
verdict-question-decides = { $question } The answer settles about { $decides } single moves.

## The dispute as a picture

# The title of the picture or page.
dispute-title = Two scoresheets, two boards
# A heading: the decision, its certainty and its ground.
dispute-verdict = Verdict
# A heading: the steps that correct the boards.
dispute-steps = Correct the boards
# A heading: the boards, with marks on the squares that differ.
dispute-boards = The boards
# Explains the marks on the boards. $position: the name of the position that the boards must show.
dispute-marks = Thick frame with a dot: the two boards differ from each other. Dashed frame: they are equal there, but differ from: { $position }.
# About a board on which no square differs.
dispute-no-square = No square differs.
# A heading: the entries on which the verdict depends.
dispute-cells = Entries in question
# The caption of the table of entries.
dispute-caption = Each move as both players wrote it
# The header of a column: which move.
dispute-move = Move
# The header of a column: the entries on White's scoresheet.
dispute-white = White's scoresheet
# The header of a column: the entries on Black's scoresheet.
dispute-black = Black's scoresheet
# The header of a column: the moves that were probably played.
dispute-read = Read as
# A move that was read, but is not certain. $move: which.
dispute-read-open = { $move }, uncertain
# Instead of a move that cannot be known.
dispute-unread = unknown
# The name of a board that shows the last position on which both scoresheets agree.
dispute-agreed = Position to go back to
# The file has another ending. $file: its name.
dispute-ending = { $file }: the name must end in .svg or .html.

## In play

# A player's entry would replace another. $side: whose scoresheet; $ply: which move; $before: the present entry; $cell: the new one.
verdict-sure-to-write = { $side ->
    [white] White's scoresheet: { $before } at { $ply }. Change it to { $cell }? { command-yes } or { command-no }.
   *[black] Black's scoresheet: { $before } at { $ply }. Change it to { $cell }? { command-yes } or { command-no }.
}
# An entry was written on the player's scoresheet. Variables as above.
verdict-entry-written = { $ply }: { $cell } is on the scoresheet.
# How to go back to the position on which both scoresheets agree. $plies: number of moves by either side.
verdict-retract = Type { command-retract } { $plies } to take back { $plies ->
    [one] one move
   *[other] { $plies } moves
}.
# An entry is for a move that the game does not have.
refused-no-such-move = The game has no such move. Type { command-score } to hear all its moves.

## Files that are not a game

# $file: its name; $cause: one of the messages below.
score-file = { $file }: { $cause }
# $line as above.
score-too-long = line { $line } exceeds the maximum length of a game.
# Two starting positions. $line: the line of one in $file; $other: the file or option with the other.
score-starts-differ = { $file }: the starting position in line { $line } differs from that of { $other }.
# The journal is of a game without moves. $file: its name.
score-none-made = { $file }: the game has no moves yet. There is nothing to compare.
# Both files are the same one. $file: its name.
score-same-file = { $file }: given for both scoresheets. Give each its own file.
# Both files hold the same bytes.
score-copied = Both files have the same text. If one is a copy of the other, they prove nothing.
# The journal's game has another starting position. $file: the journal; $other: the file or option with the other one.
score-journal-start = { $file }: its game did not start from the position of { $other }.
# A journal's game was played under other Laws. $option: the option; $value: the game's value; $other: the one given.
score-laws-differ = { $file }: the game was played with { $option } { $value }, not { $other }. Leave { $option } out.
# The value of an option is not a position. $option: its name; $fen: its value.
score-no-position = { $option }: not a chess position: { $fen }
