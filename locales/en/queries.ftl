### The words of questions and of orders to the voice, and what is answered.
### A new question needs no other file of this folder.

## Commands: commands.ftl says how these words are understood

# Asks for the own time.
command-time = time
    .heard = my time
# Asks for both times.
command-clock = clock
    .heard = clocks
# Asks whose move it is, and whose clock runs.
command-whose = whose
    .heard = who, whose move, whose turn, whose turn is it, whose move is it, who is to move
# Asks for the rate of play.
command-control = control
    .heard = time control, rate of play
# Asks for the name of the other player.
command-opponent = opponent
    .heard = my opponent, the opponent
# Asks for the time used.
command-used = used
# Asks how many moves were made.
command-moves = moves
# Asks for the last words again.
command-again = again
    .heard = once more
# Silences the voice.
command-stop = stop
# Reads the digest of the record.
command-digest = digest
# Asks for the last moves.
command-last = last
    .heard = last move
# Has the last move spelt.
command-spell = spell
# Reads out the board, or a rank or file of it.
command-board = board
    .heard = position
# Asks what stands on a square.
command-square = square
    .heard = what is on
# Asks whether a square is light or dark.
command-colour = colour
    .heard = color
# Asks where the pieces of a kind stand.
command-piece = piece
    .heard = pieces, where is, where are, where is the, where are the
# Reads out a scoresheet.
command-score = score
# Makes the voice faster.
command-faster = faster
# Makes the voice slower.
command-slower = slower
# Makes the voice louder.
command-louder = louder
# Makes the voice softer.
command-softer = softer
# Makes the voice higher.
command-higher = higher
# Makes the voice deeper.
command-deeper = deeper
# Chooses a voice, by name or number, or the next.
command-voice = voice
# Sets how many milliseconds the voice rests before squares.
command-rest = pause

## Answers

# How many moves both have made, to somebody who plays neither side.
clock-white-black-moves = Moves: White { $white }, Black { $black }
# The own time: short.
play-own-time = { $left } left
# The own time and the opponent's.
play-both-times = { $own } left, opponent { $other }.
# Which time runs.
play-clock-runs = { play-started }
# No time runs.
play-clocks-stand = No clock runs.
# Both times, to somebody who plays neither side.
play-times-of-both = { play-white-black-times }.
# The time used by oneself and by the opponent.
play-times-used = Used { $own }, opponent { $other }
# How many moves are left to the time control.
play-moves-to-control = { $moves ->
    [one] one more move to the time control
   *[other] { $moves } more moves to the time control
}
# One move of the game, asked for.
play-move-of = { $side ->
    [white] White, move { $number }: { $mv }.
   *[black] Black, move { $number }: { $mv }.
}
# The piece of a move that is spelt.
play-spelt-piece = { $piece }
# A square of a move that is spelt. $letter is the letter, $file its name, $rank the numeral.
play-spelt-square = { $letter } as in { $file }, { $rank }
# What stands on a square.
play-square-has = { $square } { $piece }
# Nothing stands there.
play-square-empty = { $square } empty
# The colour of a square.
play-square-light = { $square }: light square
# The colour of a square.
play-square-dark = { $square }: dark square
# Nothing stands on that rank or file, or no such piece is left.
play-nothing-there = Nothing
# Where the pieces of one kind stand. $squares is a list.
play-piece-at = { $count ->
    [one] { $piece }
   *[other] { $piece-color } { $piece-id ->
        [king] kings
        [queen] queens
        [rook] rooks
        [bishop] bishops
        [knight] knights
       *[pawn] pawns
    }
}: { $squares }
# One line of a scoresheet: the number, and in $moves White's move, Black's or both.
play-score-line = { $number }. { $moves }
# The scoresheet is empty.
play-score-empty = Nothing written yet
# Said after a move on the scoresheet at which a draw was offered; written (=).
play-score-offer = draw offered
# Who plays a side. $name: as it is given at the start, such as Berg, Anna.
play-named = { $side ->
    [white] White: { $name }.
   *[black] Black: { $name }.
}
# Who plays a side is not known.
play-unnamed = { $side ->
    [white] No name is given for White.
   *[black] No name is given for Black.
}

## Help

# Questions about times, which the clock alone answers too.
play-help-times = time is your own time, clock both, used the time used, moves how many moves were made, whose whose move it is, control the time control.
# Questions about what was said and played.
play-help-last = last is the last move, last 4 the last four, spell the last one letter by letter, score the scoresheet; digest reads the digest.
# Questions about the position.
play-help-position = board reads all pieces, board 4 a rank, board e a file, square e4 and colour e4 a square, piece knight the knights.
# What is said to the voice.
play-help-voice = again says the last words again, stop silences your voice; faster, slower, louder, softer, higher and deeper change it, voice 2 takes another, pause 300 waits before squares.
