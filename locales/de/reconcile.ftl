### Two scoresheets of one game: their differences, and the moves that were played.

# The text of both scoresheets for one move; always the start of one of the sentences below.
# $white, $black: as written.
reconcile-wrote = Weiß schrieb { $white }, Schwarz { $black }
# $text: as written by both.
reconcile-wrote-same = Beide schrieben { $text }
# Black's scoresheet has nothing there. $text: as written; $row: missing if it continues
# later.
reconcile-wrote-white = Weiß schrieb { $text }, { $row ->
        [missing] Schwarz ließ den Zug aus
       *[empty] Schwarz schrieb nichts
    }
# White's scoresheet has nothing there. $text: as written; $row: missing if it continues
# later.
reconcile-wrote-black = Schwarz schrieb { $text }, { $row ->
        [missing] Weiß ließ den Zug aus
       *[empty] Weiß schrieb nichts
    }
# Neither scoresheet has anything there.
reconcile-wrote-none = Keiner schrieb diesen Zug auf

# Why it can only be one move: after any other, $later, written at $ply, would not be legal. Part of a sentence.
reconcile-only-allows = nur nach { $read } ist { $later } bei { $ply } möglich
# The same if $later would be legal, but not the check that is marked there.
reconcile-only-checks = nur nach { $read } gibt { $later } bei { $ply } Schach

# $written: one of the beginnings above. $read: the move, as on a scoresheet.
reconcile-only-legal = { $written }; nur { $read } ist regelgemäß.
# The same if that depends on earlier moves that are open. Variables as above.
reconcile-only-legal-so = { $written }; nur { $read } ist regelgemäß, wenn die offenen Züge davor stimmen.
# The other player's entry is not a complete move. Variables as above.
reconcile-only-readable = { $written }; nur { $read } ist als Zug zu lesen.
# Both are legal. Variables as above.
reconcile-fits-later = { $written }; beides ist regelgemäß. { $read } passt besser zu den späteren Zügen.
# The same with the reason. $only: one of the two parts above.
reconcile-fits-later-allows = { $written }; beides ist regelgemäß, aber { $only }.
# Nothing decides between legal moves. $written, $read as above.
reconcile-open = { $written }; beides ist regelgemäß und passt zu den späteren Zügen. { $read } ist wahrscheinlicher.
# The entry is not a legal move, inside the next two sentences. $texts: two if both players wrote something,
# and not the same.
reconcile-no-move = { $texts ->
        [two] beides ist hier kein regelgemäßer Zug.
       *[one] das ist hier kein regelgemäßer Zug.
    }
# The entry is not a legal move. $written, $read as above.
reconcile-nearest = { $written }; { reconcile-no-move } Am nächsten kommt { $read }.
# The same with the reason. $only as above.
reconcile-nearest-allows = { $written }; { reconcile-no-move } Am nächsten kommt { $read }: { $only }.
# The entry is legal, but cannot be right. $written, $read as above.
reconcile-contradicted = { $written }, aber { $read } passt besser zu den späteren Zügen.
# The same with the reason. $only as above.
reconcile-contradicted-allows = { $written }, aber { $only }.
# The entry fits several pieces. $written, $read as above.
reconcile-several = { $written }; mehrere Züge passen. Wahrscheinlich ist { $read }.
# The same if it is certain.
reconcile-several-fits = { $written }; mehrere Züge passen. { $read } passt besser zu den späteren Zügen.
# The same with the reason. $only as above.
reconcile-several-allows = { $written }; mehrere Züge passen, aber { $only }.
# One entry fits several moves, the other fits none. $several: the text that fits several.
reconcile-one-several = { $written }; { $several } passt auf mehrere Züge. Wahrscheinlich ist { $read }.
# The same if it is certain.
reconcile-one-several-fits = { $written }; { $several } passt auf mehrere Züge. { $read } passt besser zu den späteren Zügen.
# The same with the reason. $only as above.
reconcile-one-several-allows = { $written }; { $several } passt auf mehrere Züge, aber { $only }.
# Nothing is written. $written, $read as above.
reconcile-unwritten = { $written }; { $read } würde passen.
# The same with the reason. $only as above.
reconcile-unwritten-allows = { $written }; { $only }.
# The entry fits, but other moves are possible. Variables as above.
reconcile-doubtful = { $written }; wahrscheinlich ist { $read }.
# The journal of the game, or an earlier answer, has the move. $written, $read as above.
reconcile-known = { $written }; sicher ist, dass { $read } gespielt wurde.
# An entry follows the last move. $written as above.
reconcile-left-over = { $written }; nach dem letzten Zug passt dazu kein regelgemäßer Zug.

## Why a move is uncertain

# $why: one of the sentences above; $doubt: one of those below.
reconcile-doubted = { $why } { $doubt }
# Other moves that it may have been. $moves: a list.
reconcile-rivals = { $moves } ist nicht auszuschließen.
# The same if they are far less likely.
reconcile-rivals-unlikely = Auch möglich, aber weit weniger wahrscheinlich: { $moves }.
# The same if only the frequency with which players choose moves speaks against them.
reconcile-rivals-prior = Auch { $moves } würde passen, wird aber seltener gespielt.
# The same without naming them.
reconcile-doubt-rivals = Andere Züge sind nicht auszuschließen.
# Only the frequency with which players choose moves decides.
reconcile-doubt-prior = Auch andere Züge würden passen, werden aber seltener gespielt.
# Which piece moved depends on another move that is open.
reconcile-doubt-elsewhere = Das hängt von einem anderen offenen Zug ab.
# Only one scoresheet has the move.
reconcile-doubt-one-witness = Nur eine Mitschrift hat diesen Zug.
# Both cells fit the move.
reconcile-doubt-two-slips = Beide Einträge passen zu diesem Zug, aber beide können Schreibfehler sein.
# Neither scoresheet has the move that was read.
reconcile-doubt-unnamed = Keine Mitschrift hat diesen Zug.
# Both have the same wrong entry.
reconcile-doubt-same-slip = Beide haben denselben Schreibfehler; keine Mitschrift bestätigt den Zug.
# Earlier rows are missing, or there are too many.
reconcile-doubt-count = Die Zahl der Züge davor ist unsicher.
# Rows nearby are missing, too many or in the wrong order.
reconcile-doubt-order = Die Zeilen um diesen Zug sind durcheinander.
# Many entries nearby differ from the game that was read.
reconcile-doubt-contradicted = Zu viele Einträge um diesen Zug widersprechen ihm.
# About the whole game: each move needs more evidence.
reconcile-doubt-careless = Die Mitschriften haben viele Fehler; sicher ist ein Zug nur mit mehr Belegen.
# About the whole game: two scoresheets are not enough.
reconcile-doubt-no-proof = Die Mitschriften haben zu viele Fehler: Nichts ist sicher, auch nicht bei Übereinstimmung.
# About the whole game.
reconcile-doubt-two-games = Die Mitschriften haben kaum einen Zug gemeinsam; vielleicht sind es verschiedene Partien.

## A scoresheet out of order, or at its end

# Whose scoresheet, inside the sentences below. $owner: white or black.
reconcile-score-of = { $owner ->
        [white] Die Mitschrift von Weiß
       *[black] Die Mitschrift von Schwarz
    }
# A scoresheet is out of order. $owner: white or black, whose it is; $plies: number of moves by either side
# that it leaves out.
reconcile-skips = { reconcile-score-of } lässt hier { $plies ->
        [one] einen Halbzug
       *[other] { $plies } Halbzüge
    } aus.
# $owner as above, $cells: number of extra entries.
reconcile-doubles = { reconcile-score-of } hat vor diesem Zug { $cells ->
        [one] einen Eintrag
       *[other] { $cells } Einträge
    } zu viel.
# $owner as above.
reconcile-swaps-rows = { reconcile-score-of } vertauscht diese Zeile und die nächste.
# $owner as above.
reconcile-swaps-cells = { reconcile-score-of } vertauscht diesen Zug und den nächsten.
# $owner as above.
reconcile-swaps-moves = { reconcile-score-of } vertauscht diesen Zug und den nächsten desselben Spielers.
# $owner as above.
reconcile-stops = { reconcile-score-of } endet vor diesem Zug.
# The scoresheets no longer fit any legal game.
reconcile-lost = Der Rest ist aus den beiden Mitschriften nicht zu erkennen.

## Scoresheets as a whole

# The letters of the pieces. $language: a tag.
reconcile-letters-name = { $language ->
        [cs] tschechische
        [pl] polnische
        [hu] ungarische
        [ru] russische
        [uk] ukrainische
        [bg] bulgarische
        [sr] serbische
        [fi] finnische
        [et] estnische
        [lv] lettische
        [lt] litauische
        [ro] rumänische
        [pt] portugiesische
        [tr] türkische
        [el] griechische
        [is] isländische
        [eo] Esperanto-
       *[id] indonesische
    }
# The owner of a scoresheet, at the start of the sentences below. $side: white or black.
reconcile-letters-sheet = Die Mitschrift von { $side ->
        [white] Weiß
       *[black] Schwarz
    }
# A scoresheet has the piece letters of another language. $side, $language as above.
reconcile-letters-language = { reconcile-letters-sheet } verwendet { reconcile-letters-name } Figurenbuchstaben.
# A piece and its letter, inside the next sentence. $piece: its name; $letter: as written.
reconcile-letters-one = { $piece } { $letter }
# The same with letters of no known language. $side as above; $letters: the pieces with their letters, a list.
reconcile-letters-learnt = { reconcile-letters-sheet } verwendet unbekannte Buchstaben. Nach den Zügen bedeuten sie: { $letters }.
# A scoresheet in descriptive notation (P-K4). $side as above; $clause: the appendix.
reconcile-descriptive = { reconcile-letters-sheet } ist in beschreibender Notation. Nach Anhang { $clause } ist sie kein Beweismittel.
# A scoresheet without a move. $side as above.
reconcile-empty = { reconcile-letters-sheet } ist leer.
