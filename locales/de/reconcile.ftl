### Zwei Partieformulare einer Partie: worin sie sich unterscheiden und was gespielt wurde.

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
reconcile-only-legal = { $written }; nur { $read } ist regelgemäß.
# Both are legal, one is certain by what follows. $written, $read as above.
reconcile-fits-later = { $written }; beides ist regelgemäß, aber nur { $read } passt zum Folgenden.
# Nothing decides between legal moves. $written, $read as above.
reconcile-open = { $written }; beides ist regelgemäß, und das Folgende lässt es offen. Wahrscheinlicher ist { $read }.
# What is written is no legal move. $written, $read as above.
reconcile-nearest-sure = { $written }; das ist hier nicht regelgemäß. Dazu und zum Folgenden passt nur { $read }.
# As before, but other moves fit too.
reconcile-nearest = { $written }; das ist hier nicht regelgemäß. Am nächsten kommt { $read }, sicher ist es nicht.
# A legal move is written, and yet it cannot be. $written, $read as above.
reconcile-contradicted-sure = { $written }; zum Folgenden passt aber nur { $read }.
# As before, but not certain.
reconcile-contradicted = { $written }; zum Folgenden passt aber { $read } besser. Sicher ist es nicht.
# What is written fits several pieces. $written, $read as above.
reconcile-several-sure = { $written }, was auf mehrere Züge passt; zum Folgenden passt nur { $read }.
# As before, but not certain.
reconcile-several = { $written }, was auf mehrere Züge passt; wahrscheinlich ist { $read }, sicher ist es nicht.
# Nothing is written. $written, $read as above.
reconcile-unwritten-sure = { $written }; zum Folgenden passt nur { $read }.
# As before, but not certain.
reconcile-unwritten = { $written }; { $read } würde zum Folgenden passen, sicher ist es nicht.
# The journal of the game, or an answer given before, has the move. $written, $read as above.
reconcile-known = { $written }; dass { $read } gespielt wurde, ist anderweitig bekannt.

# A sheet is out of order. $owner: white or black, whose sheet it is; $plies: how many moves of one
# side it leaves out.
reconcile-skips = { $owner ->
        [white] Das Partieformular von Weiß
       *[black] Das Partieformular von Schwarz
    } lässt hier { $plies ->
        [one] einen Zug
       *[other] { $plies } Züge
    } aus.
# $owner as above, $cells: how many entries are too many.
reconcile-doubles = { $owner ->
        [white] Das Partieformular von Weiß
       *[black] Das Partieformular von Schwarz
    } hat vor diesem Zug { $cells ->
        [one] einen Eintrag
       *[other] { $cells } Einträge
    } zu viel.
# $owner as above.
reconcile-swaps-rows = { $owner ->
        [white] Das Partieformular von Weiß
       *[black] Das Partieformular von Schwarz
    } hat diese Zeile und die nächste vertauscht.
# $owner as above.
reconcile-swaps-cells = { $owner ->
        [white] Das Partieformular von Weiß
       *[black] Das Partieformular von Schwarz
    } hat diesen Zug und den nächsten vertauscht.
# $owner as above.
reconcile-stops = { $owner ->
        [white] Das Partieformular von Weiß
       *[black] Das Partieformular von Schwarz
    } endet vor diesem Zug.
# The sheets fit no legal game any longer.
reconcile-lost = Von hier an lässt sich aus den beiden Partieformularen nichts mehr erkennen.
