### Two scoresheets of one game: their differences, and the moves that were played.

# The text of both scoresheets for one move; always the start of one of the sentences below.
# $white, $black: as written.
reconcile-wrote = White wrote { $white }, Black { $black }
# $text: as written by both.
reconcile-wrote-same = Both wrote { $text }
# Black's scoresheet has nothing there. $text: as written; $row: missing if it continues
# later.
reconcile-wrote-white = White wrote { $text }, { $row ->
        [missing] Black left the move out
       *[empty] Black wrote nothing
    }
# White's scoresheet has nothing there. $text: as written; $row: missing if it continues
# later.
reconcile-wrote-black = Black wrote { $text }, { $row ->
        [missing] White left the move out
       *[empty] White wrote nothing
    }
# Neither scoresheet has anything there.
reconcile-wrote-none = Neither wrote this move

# Why it can only be one move: after any other, $later, written at $ply, would not be legal. Part of a sentence.
reconcile-only-allows = only { $read } allows { $later } at { $ply }
# The same if $later would be legal, but not the check that is marked there.
reconcile-only-checks = only { $read } makes { $later } a check at { $ply }

# $written: one of the beginnings above. $read: the move, as on a scoresheet.
reconcile-only-legal = { $written }; only { $read } is legal.
# The same if that depends on earlier moves that are open. Variables as above.
reconcile-only-legal-so = { $written }; only { $read } is legal, if the earlier open moves are right.
# The other player's entry is not a complete move. Variables as above.
reconcile-only-readable = { $written }; only { $read } can be read as a move.
# Both are legal. Variables as above.
reconcile-fits-later = { $written }; both are legal. { $read } fits the later moves better.
# The same with the reason. $only: one of the two parts above.
reconcile-fits-later-allows = { $written }; both are legal, but { $only }.
# Nothing decides between legal moves. $written, $read as above.
reconcile-open = { $written }; both are legal, and the later moves fit both. { $read } is more likely.
# The entry is not a legal move, inside the next two sentences. $texts: two if both players wrote something,
# and not the same.
reconcile-no-move = { $texts ->
        [two] neither is a legal move here.
       *[one] that is not a legal move here.
    }
# The entry is not a legal move. $written, $read as above.
reconcile-nearest = { $written }; { reconcile-no-move } The nearest is { $read }.
# The same with the reason. $only as above.
reconcile-nearest-allows = { $written }; { reconcile-no-move } The nearest is { $read }: { $only }.
# The entry is legal, but cannot be right. $written, $read as above.
reconcile-contradicted = { $written }, but { $read } fits the later moves better.
# The same with the reason. $only as above.
reconcile-contradicted-allows = { $written }, but { $only }.
# The entry fits several moves. $written, $read as above; $moves: a list of them.
reconcile-several = { $written }; several moves fit: { $moves }. { $read } is likely.
# The same if it is certain.
reconcile-several-fits = { $written }; several moves fit: { $moves }. { $read } fits the later moves better.
# The same with the reason. $only as above.
reconcile-several-allows = { $written }; several moves fit: { $moves }, but { $only }.
# One entry fits several moves, the other fits none. $several: the text that fits several; $moves as above.
reconcile-one-several = { $written }; { $several } fits { $moves }. { $read } is likely.
# The same if it is certain.
reconcile-one-several-fits = { $written }; { $several } fits { $moves }. { $read } fits the later moves better.
# The same with the reason. $only as above.
reconcile-one-several-allows = { $written }; { $several } fits { $moves }, but { $only }.
# Nothing is written. $written, $read as above.
reconcile-unwritten = { $written }; { $read } would fit.
# The same with the reason. $only as above.
reconcile-unwritten-allows = { $written }; { $only }.
# The entry fits, but other moves are possible. Variables as above.
reconcile-doubtful = { $written }; { $read } is likely.
# The journal of the game, or an earlier answer, has the move. $written, $read as above.
reconcile-known = { $written }; { $read } is known to have been played.
# An entry follows the last move. $written as above.
reconcile-left-over = { $written }; no legal move fits this after the last one.

## Why a move is uncertain

# $why: one of the sentences above; $doubt: one of those below.
reconcile-doubted = { $why } { $doubt }
# Other moves that it may have been. $moves: a list.
reconcile-rivals = { $moves } cannot be ruled out.
# The same if they are far less likely.
reconcile-rivals-unlikely = Also possible, but far less likely: { $moves }.
# The same if only the frequency with which players choose moves speaks against them.
reconcile-rivals-prior = { $moves } would fit too, but players choose it less often.
# The same without naming them.
reconcile-doubt-rivals = Other moves cannot be ruled out.
# Only the frequency with which players choose moves decides.
reconcile-doubt-prior = Other moves would fit too, but players choose them less often.
# Which piece moved depends on another move that is open.
reconcile-doubt-elsewhere = It depends on another open move.
# Only one scoresheet has the move.
reconcile-doubt-one-witness = Only one scoresheet has this move.
# Both cells fit the move.
reconcile-doubt-two-slips = Both entries fit this move, but both may be writing errors.
# Neither scoresheet has the move that was read.
reconcile-doubt-unnamed = Neither scoresheet has this move.
# Both have the same wrong entry.
reconcile-doubt-same-slip = Both have the same writing error; neither scoresheet confirms the move.
# Earlier rows are missing, or there are too many.
reconcile-doubt-count = The number of earlier moves is uncertain.
# Rows nearby are missing, too many or in the wrong order.
reconcile-doubt-order = The rows near this move are out of order.
# Many entries nearby differ from the game that was read.
reconcile-doubt-contradicted = Too many entries near this move contradict it.
# About the whole game: each move needs more evidence.
reconcile-doubt-careless = The scoresheets have many errors, so a move needs more evidence to be certain.
# About the whole game: two scoresheets are not enough.
reconcile-doubt-no-proof = The scoresheets have too many errors: nothing is certain, even where both agree.
# About the whole game.
reconcile-doubt-two-games = The scoresheets have hardly a move in common; they may be from different games.

## A scoresheet out of order, or at its end

# Whose scoresheet, inside the sentences below. $owner: white or black.
reconcile-score-of = { $owner ->
        [white] White's
       *[black] Black's
    } scoresheet
# A scoresheet is out of order. $owner: white or black, whose it is; $plies: number of moves by either side
# that it leaves out.
reconcile-skips = { reconcile-score-of } leaves out { $plies ->
        [one] one move
       *[other] { $plies } single moves
    } here.
# $owner as above, $cells: number of extra entries.
reconcile-doubles = { reconcile-score-of } has { $cells ->
        [one] one extra entry
       *[other] { $cells } extra entries
    } before this move.
# $owner as above.
reconcile-swaps-rows = { reconcile-score-of } swaps this row and the next.
# $owner as above.
reconcile-swaps-cells = { reconcile-score-of } swaps this move and the next.
# $owner as above.
reconcile-swaps-moves = { reconcile-score-of } swaps this move and the same player's next.
# $owner as above.
reconcile-stops = { reconcile-score-of } ends before this move.
# The scoresheets no longer fit any legal game.
reconcile-lost = The rest cannot be known from the two scoresheets.

## Scoresheets as a whole

# The letters of the pieces. $language: a tag.
reconcile-letters-name = { $language ->
        [cs] Czech
        [pl] Polish
        [hu] Hungarian
        [ru] Russian
        [uk] Ukrainian
        [bg] Bulgarian
        [sr] Serbian
        [fi] Finnish
        [et] Estonian
        [lv] Latvian
        [lt] Lithuanian
        [ro] Romanian
        [pt] Portuguese
        [tr] Turkish
        [el] Greek
        [is] Icelandic
        [eo] Esperanto
       *[id] Indonesian
    }
# The owner of a scoresheet, at the start of the sentences below. $side: white or black.
reconcile-letters-sheet = { $side ->
        [white] White's
       *[black] Black's
    } scoresheet
# A scoresheet has the piece letters of another language. $side, $language as above.
reconcile-letters-language = { reconcile-letters-sheet } uses { reconcile-letters-name } letters.
# A piece and its letter, inside the next sentence. $piece: its name; $letter: as written.
reconcile-letters-one = { $piece } { $letter }
# The same with letters of no known language. $side as above; $letters: the pieces with their letters, a list.
reconcile-letters-learnt = { reconcile-letters-sheet } uses unknown letters. The moves show their meaning: { $letters }.
# A scoresheet in descriptive notation (P-K4). $side as above; $clause: the appendix.
reconcile-descriptive = { reconcile-letters-sheet } uses descriptive notation. Under Appendix { $clause }, it is not evidence.
# A scoresheet without a move. $side as above.
reconcile-empty = { reconcile-letters-sheet } is empty.
