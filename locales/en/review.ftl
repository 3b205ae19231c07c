### A finished game by ear: annabella review. A position in words: annabella show.

## Commands of a review: commands.ftl says how they are understood

# The next move. An empty line means it, too.
review-word-next = next
    .heard = n, next move, forward, on
# The previous move.
review-word-previous = previous
    .heard = p, previous move, back
# The starting position.
review-word-start = start
    .heard = first, first move, beginning, home
# The last position.
review-word-end = end
# A move by its number, which follows.
review-word-go = move
    .heard = go, go to, goto
# The position as FEN.
review-word-fen = fen
# Reads the comments on the move.
review-word-comment = comment
    .heard = comments
# Enters a variation of the move.
review-word-variation = variation
    .heard = line, alternative
# Leaves a variation.
review-word-leave = main
    .heard = main line
# Asks for the result.
review-word-result = result
# Asks for the players.
review-word-players = players
    .heard = names
# Asks for the move shown.
review-word-where = where
    .heard = where am i
# Leaves the review.
review-word-quit = quit
    .heard = exit, leave, bye

## Answers

# Start of a review: the players.
review-named = { $white } against { $black }.
# Start of a review, if the players are unknown.
review-unnamed = A game.
# Start of a review: the length of the game.
review-length = { $moves ->
    [0] It has no move.
    [one] One move.
   *[other] { $moves } moves.
}
# Start of a review: how to go through the game.
review-begin = Press Enter for the next move. Type a number for that move, { command-help } for more.
# The keys for going through the game, with --keys and nothing typed.
review-keys = Right arrow: next; left arrow: previous; Home: start; End: end.
# Asked for the move before the starting position.
review-before-first = That is the start.
# Asked for the move after the last one.
review-after-last = That was the last move.
# After the last move of a variation.
review-after-variation = End of the variation. Type { review-word-leave }.
# No move has that number. $of: the side that was named, or both. $last: the number of the last move, by $side.
review-no-such-move = { $of ->
    [white] White has no move { $number }
    [black] Black has no move { $number }
   *[both] There is no move { $number }
}. The last is { $side ->
    [white] White's
   *[black] Black's
} move { $last }.
# A move by its number, in a game without moves.
review-nothing-played = No moves were played.
# A result without its reason. $winner is white, black or none.
review-result = { $winner ->
    [white] White won.
    [black] Black won.
   *[none] Draw.
}
# The position as FEN; printed, not spoken.
review-fen = FEN: { $fen }
# Spoken after the FEN was printed.
review-fen-printed = The FEN is on the line above.
# Asked for times that the game does not have at this place.
review-no-times = No times are recorded here.
# The time left to one side, if the time of the other is unknown.
review-time-of = { $side ->
    [white] White: { $left }
   *[black] Black: { $left }
}
# The time that each side has used.
review-used = Used: White { $white }, Black { $black }
# The commands of a review.
review-help = Press Enter or type { review-word-next } for the next move, { review-word-previous } for the one before. Type 12 for White's move 12, 12 black for Black's. Type { review-word-start } or { review-word-end } for the first or last position. Type { command-time } for both clocks, { command-used } for the time used. Type { command-again } to hear the last words again. Type { command-board } for all pieces, { command-square } e4 for one square, { command-piece } knight for the knights. Type { review-word-comment }, { review-word-variation } 1 and { review-word-leave } for notes, { review-word-result } for the result, { review-word-players } for the players, { review-word-where } for the move shown. Type { review-word-fen } for the FEN, { review-word-quit } to end.
# Refused: a command for a game in progress.
review-only-asked = This game is over. Type { command-help } for what you can ask.
# Refused: a question for an engine.
review-no-engine = There is no engine here. annabella-home uses one, if it is installed.
# Goodbye on leaving.
review-left = Goodbye.
# How to resume the review here; printed.
review-go-on = To continue here: { $command }
# Refused: a three-dimensional game; printed.
review-one-board = Three-dimensional game: annabella review cannot read it. Use annabella sheet --to longhand.
# A wrong move on the command line; printed.
review-no-place = "{ $text }": not a move. Write 12 for White's move 12, 12... for Black's.

## A position in words

# Castling rights of a side. $which is short, long or both.
show-castling = { $side ->
    [white] White
   *[black] Black
} { $which ->
    [short] can still castle kingside.
    [long] can still castle queenside.
   *[both] can still castle on both sides.
}
# A pawn that may be captured en passant on $square.
show-en-passant = A pawn may be captured en passant on { $square }.
# A mark on the move. $number: 1 to 6.
review-glyph = { $number ->
    [1] good move
    [2] mistake
    [3] brilliant move
    [4] blunder
    [5] interesting move
   *[6] dubious move
}
# The move has comments. $comments: how many.
review-commented = { $comments ->
    [one] One comment: type { review-word-comment }
   *[other] { $comments } comments: type { review-word-comment }
}
# The move has variations. $variations: how many.
review-varied = { $variations ->
    [one] One variation: type { review-word-variation }
   *[other] { $variations } variations: type { review-word-variation } 1
}
# A comment. $text: as in the file.
review-comment = Comment: { $text }
# The move has none.
review-no-comment = There is no comment on this move.
# $variations: how many the move has.
review-no-variation = { $variations ->
    [0] This move has no variation.
   *[other] This move has { $variations }. Type { review-word-variation } and a number up to that.
}
# Before the first move of a variation. $number: which one.
review-entered = Variation { $number }. Type { review-word-leave } to return.
# Refused: no variation is shown.
review-in-game = This is the game itself.
# The file gives no result.
review-no-result = No result is recorded.
# The file gives no time control.
review-no-control = No time control is recorded.
# After the last move that could be read. $text: the rest, shortened.
review-unread = The rest of the file could not be read: “{ $text }”
# A time that is older than the last move. $left: the time; $moves: how many moves of the side followed.
review-time-as-of = { $side ->
    [white] White { $left }, { $moves ->
        [one] one move ago
       *[other] { $moves } moves ago
    }
   *[black] Black { $left }, { $moves ->
        [one] one move ago
       *[other] { $moves } moves ago
    }
}
