### Walking through a finished game: annabella review; and a position shown: annabella show.

## Words by which one walks: commands.ftl says how they are understood

# The next move. An empty line means it too.
review-word-next = next
    .heard = n, next move, forward, on
# The move before.
review-word-previous = previous
    .heard = p, previous move, back
# The position in which the game began.
review-word-start = start
    .heard = beginning, home
# The last position.
review-word-end = end
# A move by its number, which follows.
review-word-go = move
    .heard = go, go to, goto
# The position as FEN.
review-word-fen = fen
# Leaves.
review-word-quit = quit
    .heard = exit, leave, bye

## What is said

# At the beginning: who played.
review-named = { $white } against { $black }.
# At the beginning, where the players are not known.
review-unnamed = A game.
# How long it is.
review-length = { $moves ->
    [0] It has no move.
    [one] One move.
   *[other] { $moves } moves.
}
# How to begin.
review-begin = Enter goes on, a number goes to that move; { command-help } names the rest.
# Which keys walk, where keys are read one by one and nothing is typed.
review-keys = Arrow right: next; left: previous; Home: start; End: end.
# The time that a move took.
review-took = took { $time }
# There is no move before the start.
review-before-first = That is the start.
# There is no move after the last.
review-after-last = That was the last move.
# There is no move of that number; $of is the side that was named, or both. $last is the number of the last,
# which is that of $side.
review-no-such-move = { $of ->
    [white] White has no move { $number }
    [black] Black has no move { $number }
   *[both] There is no move { $number }
}; the last is { $side ->
    [white] White's
   *[black] Black's
} move { $last }.
# There is no move at all.
review-nothing-played = Nothing was played.
# A result without its reason. $winner is white, black or none.
review-result = { $winner ->
    [white] White won.
    [black] Black won.
   *[none] Draw.
}
# The position as FEN, printed and not spoken.
review-fen = FEN: { $fen }
# Said when it was printed.
review-fen-printed = The FEN is in the line before.
# The game has no times here.
review-no-times = No times are known here.
# The time left to one side, where only that one is known.
review-time-of = { $side ->
    [white] White: { $left }
   *[black] Black: { $left }
}
# How long the moves of each side took.
review-used = Used: White { $white }, Black { $black }
# The words of walking.
review-help = Enter or { review-word-next } the next move, { review-word-previous } the one before, 12 White's move 12, 12 black Black's, { review-word-start }, { review-word-end }. { command-time } the clocks, { command-used } the time used, { command-again } once more, { command-board } all pieces, { command-square } e4, { command-piece } knight, { review-word-fen }, { review-word-quit }.
# What only a game that is played has.
review-only-asked = This game is over: here one walks through it and asks. { command-help } names the words.
# Leaving.
review-left = Goodbye.
# How to go on there, printed.
review-go-on = To go on here: annabella review { $file } { $place }
# Only chess on one board can be walked through.
review-one-board = annabella review reads chess on one board; annabella sheet --to longhand reads out a three-dimensional game.
# The argument is no move.
review-no-place = "{ $text }" names no move; 12 would be White's move 12, 12... Black's.

## A position shown

# Which castling a side has not lost. $which is short, long or both.
show-castling = { $side ->
    [white] White
   *[black] Black
} { $which ->
    [short] can still castle on the king's side.
    [long] can still castle on the queen's side.
   *[both] can still castle on both sides.
}
# A pawn may be captured en passant on that square.
show-en-passant = A pawn may be captured en passant on { $square }.
