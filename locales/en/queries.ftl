### Questions and commands to the voice: their words, and the answers.
### A new question needs no other file of this folder.

## Commands: commands.ftl explains how these words are understood

# Asks for the asker's time.
command-time = time
    .heard = my time, how much time do I have left, how much time have I got, how much time is left, how long do I have, how long have I got, what is my time, what's my time, the time on my clock, what is the time on my clock, what's the time on my clock, time left, how much time
# Asks for both times.
command-clock = clock
    .heard = clocks, both clocks, both times, what are the times, the clocks, the times
# Asks for the side to move and the running clock.
command-whose = whose
    .heard = who, whose move, whose turn, whose turn is it, whose move is it, who is to move, who moves, who plays, whose go is it, who's to move, who is on move, is it my turn, is it my move, my turn, my move, am I to move
# Asks for the time of day.
command-hour = hour
    .heard = time of day, wall clock, local time, what's the time, what is the time
# The local time of day, $time, in 24 hours: 14:05.
time-of-day = It is { $time }.
# Asks for the time control.
command-control = control
    .heard = time control, rate of play
# Asks for the name of the other player.
command-opponent = opponent
    .heard = my opponent, the opponent, who is my opponent, who's my opponent, who am I playing, who am I playing against
# Asks for the time used.
command-used = used
# Asks for the time used for each of the last moves.
command-times = times
# Asks for the number of moves made.
command-moves = moves
    .heard = how many moves, what move number is it, which move is it, move number
# Asks for the last words again.
command-again = again
    .heard = once more, again please, say again, say that again, say it again, come again, pardon, pardon me, sorry, repeat that, what was that again, repeat please, please repeat, one more time, come again please, tell him my move again, say my move again, announce my move again, announce it again
# Silences the voice.
command-stop = stop
    .heard = be quiet, quiet, silence please, shut up, hush, stop talking, stop speaking, stop reading, stop it, shush, shh, be silent, silence, mute, enough, that's enough, quiet please, ssh
# Reads the fingerprint of the journal.
command-digest = digest
# Asks for the last moves.
command-last = last
    .heard = last move, the last move, what was played, opponent's last move
# Spells the last move.
command-spell = spell
    .heard = spell it, spell that, spell the move
# Reads out the board, or a rank or file of it.
command-board = board
    .heard = position, read the board, the board, the position, read the position
# Asks for the piece on a square.
command-square = square
    .heard = what is on, what's on, what is at, what's at, what stands on, which piece is on, what piece is on, who is on, who's on, which piece stands on, is there anything on
# Asks whether a square is light or dark.
command-colour = colour
    .heard = color
# Asks for the squares of one kind of piece.
command-piece = piece
    .heard = pieces
# Reads out a scoresheet.
command-score = score
# Asks when each side castled.
command-castled = castled
    .heard = who has castled, who castled
# Asks whether a draw offer waits for an answer.
command-offers = pending
    .heard = pending offer, is there a draw offer, is there an offer
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
# Sets the pause before each square, in milliseconds.
command-rest = pause

## Answers

# Moves made by both, for a hearer who plays neither side.
clock-white-black-moves = Moves: White { $white }, Black { $black }
# The asker's time: short.
play-own-time = { $left } left
# The asker's time and the opponent's.
play-both-times = { $own } left, opponent { $other }.
# The running clock.
play-clock-runs = { play-started }
# No clock is running.
play-clocks-stand = No clock is running.
# Both times, for a hearer who plays neither side.
play-times-of-both = { play-white-black-times }.
# Time used by the asker and by the opponent.
play-times-used = Used { $own }, opponent { $other }
# Time used for a move by each side.
play-move-times = { $number }: White { $white }, Black { $black }
# Time used for a move by one side; the other has made no move with this number.
play-move-time = { $number }: { $side ->
    [white] White
   *[black] Black
} { $time }
# No time is known for any of the requested moves.
play-move-times-unknown = The time used for these moves is not known.
# Number of moves to the next time control.
play-moves-to-control = { $moves ->
    [one] one more move to the time control
   *[other] { $moves } more moves to the time control
}
# One move of the game, as an answer.
play-move-of = { $side ->
    [white] White, move { $number }: { $mv }.
   *[black] Black, move { $number }: { $mv }.
}
# A side has made no castling move.
play-not-castled = { $side ->
    [white] White has not castled.
   *[black] Black has not castled.
}
# No draw offer waits for an answer.
play-offer-none = No draw offer is open.
# A move number that the game has not reached. $made: the last number, or 0.
play-no-such-move = There is no move { $number }. The last one is move { $made }.
# The piece of a spelt move.
play-spelt-piece = { $piece }
# A square of a spelt move. $letter is the letter, $file its name, $rank the numeral.
play-spelt-square = { $letter } as in { $file }, { $rank }
# The piece on a square.
play-square-has = { $square } { $piece }
# An empty square.
play-square-empty = { $square } empty
# The colour of a square.
play-square-light = { $square }: light square
# The colour of a square.
play-square-dark = { $square }: dark square
# An empty rank or file, or no piece of that kind.
play-nothing-there = Nothing
# No piece is on a file.
play-file-empty = { $file } file empty
# No piece is on a rank.
play-rank-empty = Rank { $rank } empty
# Squares of the pieces of one kind. $squares is a list.
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
# After a move with a draw offer on the scoresheet; written (=).
play-score-offer = draw offered
# The name of a player. $name: as given at the start, such as Berg, Anna.
play-named = { $side ->
    [white] White: { $name }.
   *[black] Black: { $name }.
}
# The asker's side.
play-own-side = { $side ->
    [white] You have White.
   *[black] You have Black.
}
# The name of a player is not known.
play-unnamed = { $side ->
    [white] No name is given for White.
   *[black] No name is given for Black.
}
# Answer to the question for the result.
play-not-over = { report-not-over }

## Help

# Questions about times, also for the clock alone.
play-help-times = Type time for your time, clock for both. Type used for the time used. Type moves for the number of moves. Type whose for the side to move. Type control for the time control. Type hour for the time of day.
# Questions about the moves and the scoresheet.
play-help-last = Type last for the last move, last 4 for four. Type spell to spell it. Type score for the scoresheet, digest for the fingerprint. Type times for the time of each move.
# On the course of the game.
play-help-history = Type castled to hear when each side castled. Type score 5 for move 5.
# Questions about the position.
play-help-position = Type board for all pieces, board 4 for a rank. Type board e for a file. Type square e4 or colour e4 for a square. Type piece knight for the knights.
# Commands to the voice.
play-help-voice = The command again repeats the last words. The command stop silences the voice. Type faster, slower, louder, softer, higher or deeper to change it. Type voice 2 for another voice, pause 300 for a pause before squares.
