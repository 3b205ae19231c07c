### Two scores of one game: where they differ, and what was played.

# What both sheets have for one ply; always the beginning of one of the sentences below.
# $white, $black: as written.
reconcile-wrote = White wrote { $white }, Black { $black }
# $text: as written by both.
reconcile-wrote-same = Both wrote { $text }
# Black's sheet has nothing there. $text: as written; $row: missing if it goes
# on later.
reconcile-wrote-white = White wrote { $text }, { $row ->
        [missing] Black left the move out
       *[empty] Black nothing
    }
# White's sheet has nothing there. $text: as written; $row: missing if it goes
# on later.
reconcile-wrote-black = Black wrote { $text }, { $row ->
        [missing] White left the move out
       *[empty] White nothing
    }
# Neither sheet has anything there.
reconcile-wrote-none = Neither wrote this move

# Why it can only be one move: with any other, $later, written at $ply, would not be legal. Part of a sentence.
reconcile-only-allows = only { $read } allows { $later } at { $ply }
# The same where that would be legal, but not the check that is marked there.
reconcile-only-checks = only { $read } makes { $later } at { $ply } a check

# $written: one of the beginnings above. $read: the move, as on a scoresheet.
reconcile-only-legal = { $written }; only { $read } is legal.
# The same where that hangs on moves before that are open. Variables as above.
reconcile-only-legal-so = { $written }; only { $read } is legal, if the open moves before were so.
# What the other wrote is no whole move. Variables as above.
reconcile-only-readable = { $written }; only { $read } can be read as a move.
# Both are legal. Variables as above.
reconcile-fits-later = { $written }; both are legal. { $read } fits what follows better.
# The same with the reason. $only: one of the two parts above.
reconcile-fits-later-allows = { $written }; both are legal, but { $only }.
# Nothing decides between legal moves. $written, $read as above.
reconcile-open = { $written }; both are legal, and what follows does not decide. More likely is { $read }.
# That what is written is no legal move, inside the next two sentences. $texts: two if both wrote something,
# and not the same.
reconcile-no-move = { $texts ->
        [two] neither is a legal move here.
       *[one] that is no legal move here.
    }
# What is written is no legal move. $written, $read as above.
reconcile-nearest = { $written }; { reconcile-no-move } Nearest is { $read }.
# The same with the reason. $only as above.
reconcile-nearest-allows = { $written }; { reconcile-no-move } Nearest is { $read }: { $only }.
# A legal move is written, and yet it cannot be. $written, $read as above.
reconcile-contradicted = { $written }; but { $read } fits what follows better.
# The same with the reason. $only as above.
reconcile-contradicted-allows = { $written }; but { $only }.
# What is written fits several pieces. $written, $read as above.
reconcile-several = { $written }, which fits several moves; likely is { $read }.
# The same where it is certain.
reconcile-several-fits = { $written }, which fits several moves; { $read } fits what follows better.
# The same with the reason. $only as above.
reconcile-several-allows = { $written }, which fits several moves; { $only }.
# What one wrote fits several moves, what the other wrote fits none. $several: what fits several.
reconcile-one-several = { $written }; { $several } fits several moves, likely is { $read }.
# The same where it is certain.
reconcile-one-several-fits = { $written }; { $several } fits several moves, { $read } fits what follows better.
# The same with the reason. $only as above.
reconcile-one-several-allows = { $written }; { $several } fits several moves, { $only }.
# Nothing is written. $written, $read as above.
reconcile-unwritten = { $written }; { $read } would fit.
# The same with the reason. $only as above.
reconcile-unwritten-allows = { $written }; { $only }.
# What is written fits, and yet other moves are possible. Variables as above.
reconcile-doubtful = { $written }; likely is { $read }.
# The journal of the game, or an answer given before, has the move. $written, $read as above.
reconcile-known = { $written }; that { $read } was played is known otherwise.
# Something stands behind the last move. $written as above.
reconcile-left-over = { $written }; no legal move after the last one fits that.

## Why a move is not certain

# $why: one of the sentences above; $doubt: one of those below.
reconcile-doubted = { $why } { $doubt }
# What else it may have been. $moves: a list.
reconcile-rivals = { $moves } cannot be ruled out.
# The same where that is far less likely.
reconcile-rivals-unlikely = Possible too, though far less likely: { $moves }.
# The same without saying which.
reconcile-doubt-rivals = Other moves cannot be ruled out.
# Which piece moved depends on another move that is open.
reconcile-doubt-elsewhere = It hangs on another open place.
# One score alone has the move.
reconcile-doubt-one-witness = It rests on one score alone.
# Both cells fit the move.
reconcile-doubt-two-slips = Both entries fit it; only with a slip of the pen would it be another move.
# Neither has the move that was read.
reconcile-doubt-unnamed = Neither score has the move so.
# Both have the same wrong entry.
reconcile-doubt-same-slip = Both have the same slip of the pen; neither score confirms the move.
# Rows are missing or too many before.
reconcile-doubt-count = How many moves came before is uncertain.
# Rows are missing, too many or in the wrong order nearby.
reconcile-doubt-order = The rows near here are out of order.
# Many entries nearby differ from what was read.
reconcile-doubt-contradicted = Too much around it is contradicted.
# About the whole game: more is asked of each move.
reconcile-doubt-careless = The scores hold so many slips that it takes more for a move to count as certain.
# About the whole game: two scores are not enough.
reconcile-doubt-no-proof = The scores hold so many slips that nothing counts as certain, not even what both have.
# About the whole game.
reconcile-doubt-two-games = The scores have hardly a move in common; perhaps they are not of one game.

## A sheet out of order, or at its end

# Whose score it is, inside the sentences below. $owner: white or black.
reconcile-score-of = { $owner ->
        [white] White's
       *[black] Black's
    } score
# A sheet is out of order. $owner: white or black, whose sheet it is; $plies: how many half-moves
# it leaves out.
reconcile-skips = { reconcile-score-of } leaves out { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    } here.
# $owner as above, $cells: how many entries are too many.
reconcile-doubles = { reconcile-score-of } has { $cells ->
        [one] one entry
       *[other] { $cells } entries
    } too many before this move.
# $owner as above.
reconcile-swaps-rows = { reconcile-score-of } has this row and the next in the wrong order.
# $owner as above.
reconcile-swaps-cells = { reconcile-score-of } has this move and the next in the wrong order.
# $owner as above.
reconcile-swaps-moves = { reconcile-score-of } has this move and the same player's next in the wrong order.
# $owner as above.
reconcile-stops = { reconcile-score-of } stops before this move.
# The sheets fit no legal game any longer.
reconcile-lost = From here on nothing can be known from the two scores.
