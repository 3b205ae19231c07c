### The lessons of annabella learn. The order of the steps is in crates/game/src/lessons/learning/chapters.txt.

## The learner's words: commands.ftl says how they are understood

# Has a step done, or passes over it.
learn-word-skip = skip
# Leaves.
learn-word-quit = quit
    .heard = exit, leave, bye
# Help on the lessons.
learn-word-help = help
# Goes on, as the Enter key does.
learn-word-on = next
    .heard = more, continue, go on, yes, ok, done

## About the lessons

# At the very beginning.
learn-welcome = Welcome. Here you learn to play by ear, at your own pace. Enter ends each line, and quit leaves at any moment.
# At a later beginning.
learn-goes-on = The lessons go on.
# Before a chapter. $title is its title.
learn-title = { $title }.
# Where only Enter is expected.
learn-enter = Enter goes on.
# A drill begins.
learn-drill-begins = { $count ->
    [one] Listen, and type what you hear.
   *[other] Listen, and type what you hear, { $count } times. Enter says it again, skip tells it.
}
# An answer was right.
learn-right = Right.
# An answer in a drill was wrong; it is said again behind this.
learn-drill-wrong = No; once more:
# What is to be typed, told to a learner who gave up. $text: as it is typed.
learn-drill-was = That was { $text }.
# A file in a drill.
learn-drill-file = { $file }
# A rank in a drill.
learn-drill-rank = { $rank }
# Asks where a piece stands.
learn-where = Where do you find it: { $piece }?
# Asks what stands on a square.
learn-what = Put a finger on { $square }. What stands there?
# What was typed is no square.
learn-no-square = Name a square, as { file-e } four.
# What was typed is no piece.
learn-no-piece = Name a piece, as rook or white rook.
# Another piece stands there.
learn-other-first = No, another piece.
# The game went on otherwise than the lesson wants, and was put back. The instruction follows.
learn-taken-back = That can be done too, but not in this lesson; it is taken back.
# A chapter is through. $next is the title of the next.
learn-chapter-done = That was the chapter. Enter goes on with the next: { $next }. quit leaves.
# All chapters are through.
learn-all-done = That was all. annabella play begins a game, annabella manual player is the handbook, annabella review walks through a finished game.
# Help on the lessons.
learn-help = Enter goes on or says it again, skip passes over a step, quit leaves. annabella learn --list names the chapters.
# Leaving.
learn-left = Until next time. annabella learn goes on here.
# A chapter in the list. $word is how it is called, $title its title.
learn-contents = { $word }: { $title }
# The same of one that is through.
learn-contents-done = { learn-contents }, done
# There is no such chapter.
learn-no-chapter = There is no chapter "{ $text }"; annabella learn --list names them.
# The progress could not be read. $file is where it was put aside.
learn-damaged = The progress of the lessons cannot be read; it is kept as { $file }, and the lessons begin anew.
# The progress cannot be written.
learn-not-kept = The progress of the lessons cannot be written into { $file }: { $cause }.

## The alphabet

# The title of a chapter.
learn-alphabet = The words for squares
# The word of that chapter.
learn-alphabet-word = alphabet
# Why there are words.
learn-alphabet-why = b, d and e are easily misheard. So each file has a name instead of its letter. Enter goes on.
# The names of the files.
learn-alphabet-files = The files from a to h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Enter begins a drill; type the letter.
# The numbers of the ranks, which are announced in German unless another language was chosen.
learn-alphabet-ranks = The ranks have numbers. Announcements are German if you choose no other language: eins, zwei, drei, vier, fünf, sechs, sieben, acht. Type the numeral.
# The squares.
learn-alphabet-squares = A square is its file and its rank: { file-e } four. Now whole squares; type letter and numeral.

## The board by finger

# The title of a chapter.
learn-board = The board by finger
# The word of that chapter.
learn-board-word = board
# How the board lies.
learn-board-lies = { $board ->
    [yes] Set up the pieces, the white ones near you.
   *[no] Put a board with its pieces before you, the white ones near you; without one, imagine it.
} The corner at your left hand is { file-a } one. Enter goes on.
# How dark squares and black pieces feel, and how to answer.
learn-board-feels = Dark squares are raised, and black pieces are marked. Answer with a square, as { file-e } four{ $board ->
    [yes] , or lift the piece
   *[no] { "" }
}. Enter goes on.
# What can be asked of the position.
learn-board-questions = What your fingers find, you may also ask. Enter goes on.
# A question to be put.
learn-board-square = Ask what stands in the middle: type square { file-e } four.
# A question to be put.
learn-board-colour = Ask whether it is light or dark: colour { file-e } four.
# A question to be put.
learn-board-rank = Have the first rank read: board 1.
# A question to be put.
learn-board-piece = Ask where the knights stand: piece knight.

## Times

# The title of a chapter.
learn-times = Times by ear
# The word of that chapter.
learn-times-word = times
# How times are asked for and said.
learn-times-why = In a game, time tells your own time, and only you hear it. Enter begins; type minutes, colon, seconds.

## The first game

# The title of a chapter.
learn-game = A first game
# The word of that chapter.
learn-game-word = game
# What is to come.
learn-game-why = You have White and are visually impaired. I announce, keep the clock, and play Black. Enter goes on.
# The rate of play, and the board.
learn-game-clock = Each has 15 minutes, and 10 seconds a move. { $board ->
    [yes] Set up the pieces; setup guides you.
   *[no] If you have a board, move the pieces on it too.
} Enter goes on.
# The clock is to be started.
learn-game-start = Type start: that sets White's clock going.
# A question to be put.
learn-game-time = Your time runs. Ask for it: time.
# The first move.
learn-game-first = Now the pawn from { file-e } two to { file-e } four. { $board ->
    [yes] Move the peg, then type say.
   *[no] Type { file-e } four.
} All hear it announced.
# The clock is to be pressed.
learn-game-press = The move is announced. Black's clock runs only when you press. Type press.
# The opponent's announcement is to be repeated.
learn-game-repeat = Black has announced a move. Before you answer, you repeat it{ $board ->
    [yes] , on your board or in words
   *[no] { "" }
}: repeat { file-e } five.
# A move.
learn-game-bishop = Now the bishop from { file-f } one{ $board ->
    [yes] ; with the board, and say
   *[no] { "" }
}: bishop { file-c } four.
# The clock is to be pressed once more.
learn-game-press-again = Type press.
# A question to be put.
learn-game-last = Did you miss it? last tells the last move. Try it.
# The opponent's announcement is to be repeated once more.
learn-game-repeat-again = Repeat it{ $board ->
    [yes] , on the board or in words
   *[no] { "" }
}: repeat knight { file-c } six.
# The opponent's announcement is to be repeated a third time.
learn-game-repeat-third = Repeat it: repeat knight { file-f } six.
# A move.
learn-game-queen = The queen goes far{ $board ->
    [yes] ; with the board, and say
   *[no] { "" }
}: queen { file-h } five.
# A question to be put.
learn-game-lines = { file-f } seven is weak now. Hear what stands from there towards your queen: lines { file-f } seven { file-h } five.
# The last move.
learn-game-mate = Nothing is between, and your bishop covers the square. Take it, and it is mate{ $board ->
    [yes] ; with the board, and say
   *[no] { "" }
}: queen takes { file-f } seven.
# A question to be put.
learn-game-score = You have won. Your score was kept; hear it: score.
# After the game.
learn-game-over = In a game, help names what may be done, and missing what your move still needs. Enter goes on.
# After the game, the voice.
learn-game-voice = again repeats the last words; faster and slower set the voice. Enter ends the chapter.
