### Zwei Mitschriften einer Partie: worin sie sich unterscheiden und was gespielt wurde.

# What both sheets have for one ply; always the beginning of one of the sentences below.
# $white, $black: as written.
reconcile-wrote = Weiß schrieb { $white }, Schwarz { $black }
# $text: as written by both.
reconcile-wrote-same = Beide schrieben { $text }
# Black's sheet has nothing there. $text: as written.
reconcile-wrote-white = Weiß schrieb { $text }, Schwarz nichts
# White's sheet has nothing there. $text: as written.
reconcile-wrote-black = Schwarz schrieb { $text }, Weiß nichts
# Neither sheet has anything there.
reconcile-wrote-none = Keiner schrieb diesen Zug auf

# $written: one of the beginnings above. $read: the move, as on a scoresheet.
reconcile-only-legal-sure = { $written }; nur { $read } ist regelgemäß.
# As before, but not certain. $rivals: one of the two sentences next.
reconcile-only-legal = { $written }; davon ist nur { $read } regelgemäß. { $rivals }
# What else it may have been. $moves: a list.
reconcile-rivals = { $moves } ist nicht auszuschließen.
# Nothing else is likely, and yet it is not certain.
reconcile-unsure = Sicher ist es nicht.
# Both are legal, one is certain by what follows. $written, $read as above.
reconcile-fits-later = { $written }; beides ist regelgemäß, aber nur { $read } passt zum Folgenden.
# As before, but not certain for other reasons.
reconcile-fits-later-first = { $written }; beides ist regelgemäß, aber davon passt nur { $read } zum Folgenden. { $rivals }
# Nothing decides between legal moves. $written, $read, $rivals as above.
reconcile-open = { $written }; beides ist regelgemäß. Wahrscheinlicher ist { $read }. { $rivals }
# What is written is no legal move. $written, $read as above.
reconcile-nearest-sure = { $written }; das ist hier nicht regelgemäß. Dazu und zum Folgenden passt nur { $read }.
# As before, but other moves fit too.
reconcile-nearest = { $written }; das ist hier nicht regelgemäß. Am nächsten kommt { $read }. { $rivals }
# A legal move is written, and yet it cannot be. $written, $read as above.
reconcile-contradicted-sure = { $written }; zum Folgenden passt aber nur { $read }.
# As before, but not certain.
reconcile-contradicted = { $written }; zum Folgenden passt aber { $read } besser. { $rivals }
# What is written fits several pieces. $written, $read as above.
reconcile-several-sure = { $written }, was auf mehrere Züge passt; zum Folgenden passt nur { $read }.
# As before, but not certain.
reconcile-several = { $written }, was auf mehrere Züge passt; wahrscheinlich ist { $read }. { $rivals }
# Nothing is written. $written, $read as above.
reconcile-unwritten-sure = { $written }; zum Folgenden passt nur { $read }.
# As before, but not certain.
reconcile-unwritten = { $written }; { $read } würde passen. { $rivals }
# What is written fits, and yet other moves are possible. Variables as above.
reconcile-doubtful = { $written }; wahrscheinlich ist { $read }. { $rivals }
# The journal of the game, or an answer given before, has the move. $written, $read as above.
reconcile-known = { $written }; dass { $read } gespielt wurde, ist anderweitig bekannt.

# A sheet is out of order. $owner: white or black, whose sheet it is; $plies: how many half-moves
# it leaves out.
reconcile-skips = { $owner ->
        [white] Die Mitschrift von Weiß
       *[black] Die Mitschrift von Schwarz
    } lässt hier { $plies ->
        [one] einen Halbzug
       *[other] { $plies } Halbzüge
    } aus.
# $owner as above, $cells: how many entries are too many.
reconcile-doubles = { $owner ->
        [white] Die Mitschrift von Weiß
       *[black] Die Mitschrift von Schwarz
    } hat vor diesem Zug { $cells ->
        [one] einen Eintrag
       *[other] { $cells } Einträge
    } zu viel.
# $owner as above.
reconcile-swaps-rows = { $owner ->
        [white] Die Mitschrift von Weiß
       *[black] Die Mitschrift von Schwarz
    } hat diese Zeile und die nächste vertauscht.
# $owner as above.
reconcile-swaps-cells = { $owner ->
        [white] Die Mitschrift von Weiß
       *[black] Die Mitschrift von Schwarz
    } hat diesen Zug und den nächsten vertauscht.
# $owner as above.
reconcile-stops = { $owner ->
        [white] Die Mitschrift von Weiß
       *[black] Die Mitschrift von Schwarz
    } endet vor diesem Zug.
# The sheets fit no legal game any longer.
reconcile-lost = Von hier an lässt sich aus den beiden Mitschriften nichts mehr erkennen.
