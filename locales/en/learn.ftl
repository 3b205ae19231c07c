### The lessons of annabella learn. The order of the steps is in crates/game/src/lessons/learning/chapters.txt.

## The learner's words: commands.ftl says how they are understood

# Does a step for the learner, or passes over it.
learn-word-skip = skip
# Leaves the lessons.
learn-word-quit = quit
    .heard = exit, leave, bye
# Explains how the lessons work.
learn-word-help = help
# Continues, as the Enter key does.
learn-word-on = next
    .heard = more, continue, go on, yes, ok, done

## About the lessons

# Greeting of the very first session.
learn-welcome = Welcome. You will learn to play by ear, at your own pace. End each line with Enter. Type quit to leave at any time.
# Greeting of a later session.
learn-goes-on = Lessons resumed.
# Before a chapter. $title is its title.
learn-title = { $title }.
# Said where only Enter is expected, and at the end of other steps.
learn-enter = Press Enter to continue.
# Start of a drill. $count: number of items in it.
learn-drill-begins = { $count ->
    [one] Type what you hear.
   *[other] Type what you hear, { $count } times. Enter repeats it. Type skip for the answer.
}
# A right answer.
learn-right = Right.
# A wrong answer in a drill; the item is repeated after this.
learn-drill-wrong = No. Listen again:
# The same after every third wrong answer to one item.
learn-drill-hint = No. Type { learn-word-skip } for the answer. Listen again:
# The answer to an item of a drill, for a learner who typed skip. $text: the answer as it is typed.
learn-drill-was = That was { $text }.
# The same for a file. $file is its name, $text its letter.
learn-drill-was-file = That was { $file }, { $text }.
# An item of a drill: a file.
learn-drill-file = { $file }
# An item of a drill: a rank.
learn-drill-rank = { $rank }
# Question about a piece in the starting position, answered with its square.
learn-where = { $piece-id ->
    [king] Find the { $piece }.
    [queen] Find the { $piece }.
   *[other] Find a { $piece }.
} Which square is it on?
# Question about a square in the starting position, answered with its piece.
learn-what = Put a finger on { $square }. Which piece is there?
# A wrong kind of answer to the question for a square.
learn-no-square = Not a square. Type one such as { file-e } four.
# A wrong kind of answer to the question for a piece.
learn-no-piece = Not a piece. Type one such as rook or white rook.
# A wrong piece; the question is repeated after this.
learn-other-first = No, it is a different piece.
# A legal act that the lesson did not ask for was undone; the instruction is repeated after this.
learn-taken-back = That is possible, but not in this lesson. It was undone.
# End of a chapter. $next is the title of the next one.
learn-chapter-done = End of the chapter. Press Enter for the next: { $next }. Type quit to leave.
# End of the last chapter.
learn-all-done = You have finished the lessons. To play, type annabella play. For the manual, type annabella manual player. To replay a finished game, type annabella review and its file.
# Help on the lessons.
learn-help = Press Enter to continue or to hear the step again. Type skip to skip a step, quit to leave. annabella learn --list shows the chapters.
# Goodbye on leaving.
learn-left = Goodbye. Type annabella learn to resume here.
# A chapter in the list. $word names it on the command line, $title is its title.
learn-contents = { $word }: { $title }
# A finished chapter in the list.
learn-contents-done = { learn-contents }, done
# An unknown chapter was named on the command line; printed.
learn-no-chapter = Chapter "{ $text }": unknown. See annabella learn --list.
# The file with the learner's progress is damaged; printed. $file is where it was moved.
learn-damaged = Lesson progress: unreadable, kept as { $file }. The lessons start from the beginning.
# The file with the learner's progress cannot be written; printed.
learn-not-kept = Lesson progress: not saved in { $file }: { $cause }.

## The alphabet

# Title of a chapter.
learn-alphabet = The words for squares
# Word for that chapter.
learn-alphabet-word = alphabet
# Reason for the names of files.
learn-alphabet-why = The letters b, d and e sound alike. So each file has a name. { learn-enter }
# Names of the files.
learn-alphabet-files = The files from a to h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Press Enter for a drill, and type the letter of each name.
# Numbers of the ranks, which are announced in German in a game unless another language was chosen.
learn-alphabet-ranks = The ranks are numbered from one to eight. Press Enter for a drill, and type each digit.
# Names of squares.
learn-alphabet-squares = A square is a file and a rank: { file-e } four. Too fast? Type pause 300 for a pause before each square. Press Enter for a drill, and type letter and digit, such as e4.

## The board by touch

# Title of a chapter.
learn-board = The board by touch
# Word for that chapter.
learn-board-word = board
# Position of the board before the learner.
learn-board-lies = { $board ->
    [yes] Set up the pieces, White's nearest to you.
   *[no] Set up a board, White's pieces nearest to you. You can also just imagine one.
} The corner at your left hand is { file-a } one. { learn-enter }
# Marks of dark squares and black pieces, and the form of answers.
learn-board-feels = Dark squares are raised, and black pieces are marked. { $board ->
    [yes] Answer with a square, such as { file-e } four, or lift the piece.
   *[no] Answer with a square, such as { file-e } four.
} { learn-enter }
# Before the questions to the program.
learn-board-questions = Instead of feeling for a piece, you can ask. { learn-enter }
# The learner is to ask about a square.
learn-board-square = Ask what is on a square in the middle. Type square { file-e } four.
# The learner is to ask about the colour of a square.
learn-board-colour = Ask whether it is light or dark. Type colour { file-e } four.
# The learner is to ask about a rank.
learn-board-rank = Hear the pieces on the first rank. Type board 1.
# The learner is to ask about a kind of piece.
learn-board-piece = Ask where the knights are. Type piece knight.

## Times

# Title of a chapter.
learn-times = Times by ear
# Word for that chapter.
learn-times-word = times
# Question for one's own time in a game, and form of the answers in the drill.
learn-times-why = In a game, type time to hear how much time you have left. With headphones, only you hear it. Press Enter for a drill, and type each time as minutes, colon, seconds.

## The first game

# Title of a chapter.
learn-game = A first game
# Word for that chapter.
learn-game-word = game
# Roles in the game.
learn-game-why = You play White, and you are visually impaired. The program plays Black, announces the moves and keeps the clock. { learn-enter }
# Time control, and use of the board.
learn-game-clock = Each player has 15 minutes, plus 10 seconds a move. { $board ->
    [yes] Set up the pieces. After Enter, you can type setup for guidance.
   *[no] If you have a board, make the moves there too.
} { learn-enter }
# The learner is to start the clock.
learn-game-start = Type start. Then White's clock is running.
# The learner is to ask for the time left.
learn-game-time = Your clock is running. Type time to hear how much is left.
# The first move.
learn-game-first = Now move the pawn from { file-e } two to { file-e } four. { $board ->
    [yes] Move it on the board, then type say.
   *[no] Type { file-e } four.
} Everyone hears the announcement.
# The learner is to press the clock.
learn-game-press = Your move is announced. Black's clock starts only when you press yours. Type press.
# The learner is to repeat the opponent's announcement.
learn-game-repeat = Black has announced a move. Repeat it before you reply. { $board ->
    [yes] Make it on your board, or type
   *[no] Type
} repeat { file-e } five.
# The second move.
learn-game-bishop = Now move the bishop from { file-f } one to { file-c } four. { $board ->
    [yes] Move it on the board, then type say.
   *[no] Type bishop { file-c } four.
}
# The learner is to press the clock again.
learn-game-press-again = Type press.
# The learner is to ask for the last move.
learn-game-last = Did you miss Black's move? Type last to hear it again.
# The learner is to repeat the opponent's second announcement.
learn-game-repeat-again = Repeat it. { $board ->
    [yes] Make it on your board, or type
   *[no] Type
} repeat knight { file-c } six.
# The learner is to repeat the opponent's third announcement.
learn-game-repeat-third = Repeat it: type repeat knight { file-f } six.
# The third move.
learn-game-queen = Now move the queen from { file-d } one to { file-h } five. { $board ->
    [yes] Move it on the board, then type say.
   *[no] Type queen { file-h } five.
}
# The learner is to ask about the squares between the target and the queen.
learn-game-lines = { file-f } seven is weak now. Is the way from your queen clear? Type lines { file-f } seven { file-h } five.
# The last move.
learn-game-mate = The way is clear, and your bishop protects { file-f } seven. Capture there with the queen: it is mate. { $board ->
    [yes] Capture on the board, then type say.
   *[no] Type queen takes { file-f } seven.
}
# The learner is to ask for the scoresheet.
learn-game-score = You have won. The program kept your scoresheet. Type score to hear it.
# Two useful words, after the game.
learn-game-over = In a game, type help to hear what you can do. Type missing to hear what your move still needs. { learn-enter }
# Words for the voice, after the game.
learn-game-voice = Type again to hear the last words again. Type faster or slower to change the voice. Press Enter to end the chapter.
