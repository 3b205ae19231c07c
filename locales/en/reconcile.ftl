### Two scores of one game: where they differ, and what was played.

# What both sheets have for one ply; always the beginning of one of the sentences below.
# $white, $black: as written.
reconcile-wrote = White wrote { $white }, Black { $black }
# $text: as written by both.
reconcile-wrote-same = Both wrote { $text }
# Black's sheet has nothing there. $text: as written.
reconcile-wrote-white = White wrote { $text }, Black nothing
# White's sheet has nothing there. $text: as written.
reconcile-wrote-black = Black wrote { $text }, White nothing
# Neither sheet has anything there.
reconcile-wrote-none = Neither wrote this move

# $written: one of the beginnings above. $read: the move, as on a scoresheet.
reconcile-only-legal-sure = { $written }; only { $read } is legal.
# As before, but not certain. $rivals: one of the two sentences next.
reconcile-only-legal = { $written }; of that only { $read } is legal. { $rivals }
# What else it may have been. $moves: a list.
reconcile-rivals = { $moves } cannot be ruled out.
# Nothing else is likely, and yet it is not certain.
reconcile-unsure = It is not certain.
# Both are legal, one is certain by what follows. $written, $read as above.
reconcile-fits-later = { $written }; both are legal, but only { $read } fits what follows.
# As before, but not certain for other reasons.
reconcile-fits-later-first = { $written }; both are legal, but of these only { $read } fits what follows. { $rivals }
# Nothing decides between legal moves. $written, $read, $rivals as above.
reconcile-open = { $written }; both are legal. More likely is { $read }. { $rivals }
# What is written is no legal move. $written, $read as above.
reconcile-nearest-sure = { $written }; that is not legal here. Only { $read } fits that and what follows.
# As before, but other moves fit too.
reconcile-nearest = { $written }; that is not legal here. Nearest is { $read }. { $rivals }
# A legal move is written, and yet it cannot be. $written, $read as above.
reconcile-contradicted-sure = { $written }; but what follows fits only { $read }.
# As before, but not certain.
reconcile-contradicted = { $written }; but { $read } fits what follows better. { $rivals }
# What is written fits several pieces. $written, $read as above.
reconcile-several-sure = { $written }, which fits several moves; only { $read } fits what follows.
# As before, but not certain.
reconcile-several = { $written }, which fits several moves; likely is { $read }. { $rivals }
# Nothing is written. $written, $read as above.
reconcile-unwritten-sure = { $written }; only { $read } fits what follows.
# As before, but not certain.
reconcile-unwritten = { $written }; { $read } would fit. { $rivals }
# What is written fits, and yet other moves are possible. Variables as above.
reconcile-doubtful = { $written }; likely is { $read }. { $rivals }
# The journal of the game, or an answer given before, has the move. $written, $read as above.
reconcile-known = { $written }; that { $read } was played is known otherwise.

# A sheet is out of order. $owner: white or black, whose sheet it is; $plies: how many half-moves
# it leaves out.
reconcile-skips = { $owner ->
        [white] White's
       *[black] Black's
    } score leaves out { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    } here.
# $owner as above, $cells: how many entries are too many.
reconcile-doubles = { $owner ->
        [white] White's
       *[black] Black's
    } score has { $cells ->
        [one] one entry
       *[other] { $cells } entries
    } too many before this move.
# $owner as above.
reconcile-swaps-rows = { $owner ->
        [white] White's
       *[black] Black's
    } score has this row and the next in the wrong order.
# $owner as above.
reconcile-swaps-cells = { $owner ->
        [white] White's
       *[black] Black's
    } score has this move and the next in the wrong order.
# $owner as above.
reconcile-stops = { $owner ->
        [white] White's
       *[black] Black's
    } score stops before this move.
# The sheets fit no legal game any longer.
reconcile-lost = From here on nothing can be known from the two scores.
