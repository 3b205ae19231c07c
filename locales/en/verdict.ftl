### The verdict of D.2.9: two scores, two boards, and what is to be corrected.

# A ply of the game, inside other sentences. $side is white or black, $number the number of the move.
verdict-ply = { $side ->
    [white] White's move { $number }
   *[black] Black's move { $number }
}
# A move or a cell as somebody wrote it, inside other sentences.
verdict-written = { $text }
# A cell in which nothing is written, inside other sentences.
verdict-nothing = nothing

## The verdict, first of all lines

# Nothing is to be corrected. $boards is both, white or black: which boards were looked at.
verdict-boards-match = { $boards ->
    [white] White's board stands as recorded. Nothing is to be corrected.
    [black] Black's board stands as recorded. Nothing is to be corrected.
   *[both] Both boards stand as recorded. Nothing is to be corrected.
}
# Who wrote the right move and executed another corrects the own board. $side is white, black or both.
verdict-correct = { $side ->
    [white] White corrects the own board.
    [black] Black corrects the own board.
   *[both] Both correct their own boards.
}
# The scores differ: moves are taken back. $ply is the last on which both agree, $move that move.
verdict-retrace = Back to the position after { $ply }, { $move }.
# The same where they agree on no move at all.
verdict-retrace-start = Back to the start position.
# No board is connected, and the scores differ: to where both go back. Variables as in verdict-retrace.
verdict-back-if = If the boards differ, both go back to the position after { $ply }, { $move }.
# The same where they agree on no move at all.
verdict-back-if-start = If the boards differ, both go back to the start position.
# The scores leave it open. $why is one of the sentences below.
verdict-ask-arbiter = This is the arbiter's decision. { $why }
# Why: a cell names no legal move. $ply: where.
verdict-open-illegal = { $ply }: what is written there is not legal.
# Why: too little is written. $ply: where.
verdict-open-unknown = { $ply }: from there on too little is written.
# Why: rows may be shifted. $ply: where.
verdict-open-shifted = { $ply }: from there on rows may be shifted.
# Why: the deviation may come from a move that only one score names clearly. $ply: which.
verdict-open-unclear = It hangs on { $ply }, which not both scores name clearly.
# Why: several games fit.
verdict-open-several = Several games fit both scores.
# Why: both boards stand alike, and not as recorded.
verdict-open-unwritten = Both boards stand alike, but not as the scores end; perhaps moves were made that nobody has written.

## Both readings

# D.2.9 taken by its letter. $verdict: one of the verdicts above.
verdict-by-letter = By the letter: { $verdict }
# What both scores together prove. $wrong: one of the two below; $degree: agreed, deduced or open.
verdict-by-both = By both scores together: { $wrong }; { $degree ->
    [agreed] both have it so
    [deduced] nothing else explains both
   *[open] that is not certain
}.
# They prove nothing.
verdict-by-both-open = Both scores together do not decide which board is wrong.
# Which boards are wrong, in the sentence above. $side: white, black, both or none.
verdict-wrong = { $side ->
    [white] White's board is wrong
    [black] Black's board is wrong
    [none] no board is wrong
   *[both] both boards are wrong
}
# The same with the ply since which. $ply: which.
verdict-wrong-since = { verdict-wrong } since { $ply }
# The scores have moves in another order. $first: the first that differs; $last: after which both stand on the same position.
verdict-other-order = From { $first } on the scores have different moves; after { $last } both stand on the same position.
# The boards stand as one score has it, and contradict the other. $side: whose score they contradict.
verdict-against = The boards contradict { $side ->
    [white] White's
   *[black] Black's
} score.
# The scores lead to the same board, but not to the same rights. $what: castling or passing (en passant).
verdict-rights = Both scores lead to the same board, but { $what ->
    [castling] the right to castle
   *[passing] the right to capture en passant
} is not the same.
# Each board stands as the other's score has it.
verdict-exchanged = White's board stands as Black's score has it, and Black's as White's; perhaps the files are exchanged.
# A board that is wrong as a whole. $board: whose; $whole: empty, turned, swapped or foreign.
verdict-whole = { verdict-board } { $whole ->
    [empty] is empty
    [turned] is set up the other way round
    [swapped] has the colours exchanged
   *[foreign] has hardly anything in common with this game
}.
# A piece is missing. $board: on whose; $piece, $square: which, and where it should stand.
verdict-lost = Missing on { verdict-board }: { $piece } on { $square }.
# A board on which the last moves were not executed. $board: whose; $ply: after which move it stands.
verdict-behind = { verdict-board } still stands as after { $ply }.
# The same where none was.
verdict-behind-start = { verdict-board } still stands as at the start.
# There is more to tell; the word with two hyphens is an option.
verdict-more = Everything else is told with --full.

## What it rests on

# The scores agree to their end. $ply: the last.
verdict-agree = The scores agree to their end, { $ply }.
# The same but for cells that name no legal move. $slips: at how many plies.
verdict-agree-but = The scores agree to their end, { $ply }, but for { $slips ->
    [one] one slip of the pen
   *[other] { $slips } slips of the pen
}.
# They do not differ, but further on one is blank, unreadable or at its end. $ply: the last on which both agree.
verdict-agree-as-far = The scores agree up to { $ply }; after that only one is clear.
# Neither score has any move.
verdict-unwritten = Neither score has a move yet.
# No move is named clearly by both.
verdict-nowhere = No move is named clearly by both scores.
# They name different moves. $ply: where; $white, $black: what each wrote.
verdict-differ = The scores differ at { $ply }: { reconcile-wrote }.
# One names no legal move, or neither does. $whose: white, black, both or same (both wrote the same);
# the other variables as above.
verdict-illegal = { $whose ->
    [white] At { $ply } White wrote { $white }, which is not legal there; Black wrote { $black }.
    [black] At { $ply } Black wrote { $black }, which is not legal there; White wrote { $white }.
    [same] At { $ply } both wrote { $white }, which is not legal there.
   *[both] At { $ply } White wrote { $white }, Black { $black }; neither is legal there.
}
# The same where both agree before. $agreed: the last ply on which they do.
verdict-illegal-after = The scores agree up to { $agreed }. { $illegal }
# Nothing certain can be said from there on. Variables as above; $same: text if both have
# the same there, nothing if neither has anything.
verdict-part = The scores lead no further with certainty from { $ply } on: { $same ->
    [text] both wrote { $white }
    [nothing] neither wrote anything there
   *[no] { reconcile-wrote }
}.
# A sheet leaves plies out. $side: whose; $ply: from where; $plies: how many.
verdict-left-out = { $side ->
    [white] White's score leaves out
   *[black] Black's score leaves out
} { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
} from { $ply } on.
# A sheet has cells too many. Variables as above.
verdict-too-many = { $side ->
    [white] White's score has too many:
   *[black] Black's score has too many:
} { $plies ->
    [one] one entry
   *[other] { $plies } entries
} before { $ply }.
# Two rows stand in each other's place on one of the sheets. $ply: from where.
verdict-swapped = From { $ply } on two rows stand in different order in the scores.
# Whose board, inside the sentences below. $board: white or black.
verdict-board = { $board ->
    [white] White's board
   *[black] Black's board
}
# What was written and what was executed. $move, $piece, $from, $to: as below.
verdict-executed-instead = written { $move }, executed { $piece } { $from } { $to }.
# What was written and not executed. $move: as below.
verdict-executed-nothing = { $move } is written and was not executed.
# Since when a board differs. $board: whose; $ply: since which move, $move: as both wrote it;
# $piece, $from, $to: what was executed instead.
verdict-executed = { verdict-board } differs since { $ply }: { verdict-executed-instead }
# The same where nothing was executed. Variables as above.
verdict-not-executed = { verdict-board } differs since { $ply }: { verdict-executed-nothing }
# A second move of the same board, after one of the sentences above. Variables as above.
verdict-executed-too = And at { $ply }: { verdict-executed-instead }
# The same where nothing was executed. Variables as above.
verdict-not-executed-too = And at { $ply }: { verdict-executed-nothing }
# When a board that differs last stood right, by the journal. $board: whose; $ply: after which move.
verdict-right = By the journal { verdict-board } last stood right after { $ply }.
# The same where it did only at the start.
verdict-right-start = By the journal { verdict-board } last stood right at the start.
# A board shows one more move than is recorded, perhaps after one of the sentences above. $board:
# whose; $piece, $from, $to: that move.
verdict-moved-on = { verdict-board } has gone on already: { $piece } { $from } { $to }.
# No two moves explain the board. $squares: on how many squares it differs.
verdict-deviates = { verdict-board } differs on { $squares ->
    [one] one square
   *[other] { $squares } squares
}; no one or two moves executed otherwise explain it.
# What brings a board right. $board: whose; $steps: the steps below, a list.
verdict-steps = { verdict-board }: { $steps }.
# A step of the correction: a peg to be taken off.
verdict-remove = { $square } { $piece } off
# A step of the correction: a peg to be placed. Variables as above.
verdict-place = { $square } { $piece } on

## What a journal adds

# Behind times that a journal has.
verdict-times-proposed = A proposal; the arbiter sets the clock.
# The times of the moment gone back to, for the arbiter to set. $ply: after which move.
verdict-times = After { $ply }: { play-white-black-times }. { verdict-times-proposed }
# The same for the start of the game.
verdict-times-start = At the start: { play-white-black-times }. { verdict-times-proposed }
# How many moves each side has made then.
verdict-counter = Moves made: White { $white }, Black { $black }.
# The journal has another move than the scores. $ply: where; $move: what it has.
verdict-journal-differs = The journal has something else at { $ply }: { $move }.
# The journal ends before the moment asked for. $plies: how many half-moves it has.
verdict-journal-short = The journal has only { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
}.

## What was probably played

# A difference explained. $ply: where; $why: a whole sentence.
verdict-difference = { $ply }: { $why }
# What the two scores make together, as the sentences below begin: a legal game of $plies half-moves.
verdict-read-game = Read together, the scores give a game of { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
}
# All of its moves are certain. $plies as above.
verdict-read-sure = { verdict-read-game }, all of it certain.
# As before, but only $sure of them are certain.
verdict-read = { verdict-read-game }, { $sure } of them certain.
# As before, but none of them is certain.
verdict-read-unsure = { verdict-read-game }, none of them certain.
# The scores fit a legal game only so far. $ply: from where on nothing is known.
verdict-read-until = From { $ply } on nothing can be known.
# They fit none at all.
verdict-read-nothing = No legal game fits the two scores.
# What may be the reason. The word with two hyphens is an option.
verdict-other-start = If the game did not begin from the usual position, give that position with --start.
# Heading of the differences that leave the move open. $count: how many.
verdict-still-open = { $count ->
    [one] One place is open:
   *[other] { $count } places are open:
}
# Heading of the differences that leave nothing open. $count: how many.
verdict-settled = { $count ->
    [one] One difference is explained:
   *[other] { $count } differences are explained:
}
# Heading of the reasons, each once, why moves are not certain.
verdict-uncertain-heading = Why moves are not certain:
# $plies: which moves, a list; $why: a sentence.
verdict-uncertain = { $plies }: { $why }
# A run of moves. $from: the first, $to: the last.
verdict-plies = { $from } to { $to }
# Moves that are not certain besides the open places told before. $plies: which, a list.
verdict-unsure-too = Not quite certain: { $plies }.
# The same where they are many. $count: how many.
verdict-unsure-more = Not quite certain { $count ->
    [one] is one other move.
   *[other] are { $count } other moves.
}
# Heading of the game. A question mark follows moves that are not certain.
verdict-game = The game; a question mark follows what is not certain:
# The same where all is certain.
verdict-game-sure = The game:
# The same where nothing is certain.
verdict-game-no-proof = The game; a question mark follows what not both scores have:
# What to ask the players first. $ply: which move; $choices: the moves it may have been.
verdict-question = Ask the players first: { $ply }, was it { $choices }?
# The same where the answer settles more than that. $question: the sentence above; $decides:
# how many half-moves it settles.
verdict-question-decides = { $question } The answer settles about { $decides } half-moves.

## In play

# A player's entry would replace another. $side: whose scoresheet; $ply: which move; $before: the present entry; $cell: the new one.
verdict-sure-to-write = { $side ->
    [white] White's scoresheet has { $before } at { $ply }. Change it to { $cell }? { command-yes } or { command-no }.
   *[black] Black's scoresheet has { $before } at { $ply }. Change it to { $cell }? { command-yes } or { command-no }.
}
# An entry was written into the own score. Variables as above.
verdict-entry-written = { $ply }: { $cell } is in the score.
# How to go back to where both scores agree; the first word is a command. $plies: how many half-moves.
verdict-retract = retract { $plies } leads there.
# An entry is for a move that the game does not have.
refused-no-such-move = There is no such move in the game; { command-score } tells them all.

## Files that are no score

# $file: its name; $cause: one of the messages below.
score-file = { $file }: { $cause }
# $line: which line. Also a reason in sheet-pgn.
score-encoding = line { $line } is no text.
# $line as above.
score-too-long = from line { $line } on it is longer than any score.
# $line as above, $text: how the line begins.
score-no-row = line { $line } is no numbered row like “12. Nf3 e5”: { $text }
# $line as above.
score-three-cells = line { $line } has more than two moves after one number.
# $line as above.
score-black-begins = line { $line } has a move of White, but Black begins.
# $line as above, $other: the line with the other position.
score-two-starts = line { $line } has another start position than line { $other }.
# $line as above, $text: how the line begins.
score-no-tag = line { $line } begins like a tag, but is none like [White "Anna"]: { $text }
# A comment or variation in brackets. $line as above.
score-bracket = line { $line } has a bracket without its counterpart.
# $line as above.
score-after-result = line { $line } goes on after the result.
# $line as above.
score-second-game = in line { $line } a second game begins; give one game a file.
# $line as above.
score-no-moves = up to line { $line } there is nothing that could be a move.
# Two start positions. $line: where in $file one stands; $other: the file or option with the other.
score-starts-differ = { $file }: the start position in line { $line } is not that of { $other }.
# The journal is of a game that has no moves yet. $file: its name.
score-none-made = No move was made in the game of { $file }: there is nothing to compare.
# Both files are the same one. $file: its name.
score-same-file = { $file } is given for both scores; each needs a file of its own.
# Both files hold the same bytes.
score-copied = Both files hold the same text; if one is a copy of the other, they prove nothing.
# The journal's game began elsewhere. $file: the journal; $other: the file or option with the other start position.
score-journal-start = { $file }: the game in it did not begin from the position of { $other }.
# A file cannot be read. $text: the system's sentence.
score-unreadable = { $file } cannot be read: { $text }
# An option is no position. $option: its name; $fen: its value.
score-no-position = { $option }: that is no position: { $fen }
