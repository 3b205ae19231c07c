### The verdict of Article D.2.9: two scoresheets, two boards, and the corrections.

# A move by White or Black, inside other sentences. $side is white or black, $number the number of the move.
verdict-ply = { $side ->
    [white] Zug { $number } von Weiß
   *[black] Zug { $number } von Schwarz
}
# A move or a cell as it was written, inside other sentences.
verdict-written = { $text }
# An empty cell, inside other sentences.
verdict-nothing = nichts

## The verdict, before all other lines

# The boards are right. $boards is both, white or black: which boards were compared.
verdict-boards-match = { $boards ->
    [white] Das Brett von Weiß stimmt mit den Mitschriften überein. Nichts zu berichtigen.
    [black] Das Brett von Schwarz stimmt mit den Mitschriften überein. Nichts zu berichtigen.
   *[both] Beide Bretter stimmen mit den Mitschriften überein. Nichts zu berichtigen.
}
# Both boards, or the only one, show a position to which a scoresheet leads, but the scoresheets differ.
verdict-boards-alike = Die Bretter müssen nicht berichtigt werden, nur eine Mitschrift.
# A player who wrote the right move but executed a wrong one corrects their board. $side is white, black or both.
verdict-correct = { $side ->
    [white] Brett von Weiß berichtigen.
    [black] Brett von Schwarz berichtigen.
   *[both] Beide Bretter berichtigen.
}
# The scoresheets differ: moves are taken back. $ply is the last move on which both agree, $move that move.
verdict-retrace = Zurück zur Stellung nach { $ply }. Letzter Zug: { $move }.
# The same if they agree on no move.
verdict-retrace-start = Zurück zur Anfangsstellung.
# No board is connected, and the scoresheets differ. Variables as in verdict-retrace.
verdict-back-if = Wenn die Bretter voneinander abweichen: zurück zur Stellung nach { $ply }. Letzter Zug: { $move }.
# The same if they agree on no move.
verdict-back-if-start = Wenn die Bretter voneinander abweichen: zurück zur Anfangsstellung.
# The scoresheets do not decide. $why is one of the sentences below.
verdict-ask-arbiter = Der Schiedsrichter muss entscheiden. { $why }
# Why: a cell is not a legal move. $ply: where.
verdict-open-illegal = { $ply }: Der Eintrag ist kein regelgemäßer Zug.
# Why: too little is written. $ply: from where.
verdict-open-unknown = Ab { $ply } ist zu wenig notiert.
# Why: rows may be shifted. $ply: from where.
verdict-open-shifted = Ab { $ply } sind vielleicht Zeilen verrutscht.
# Why: the deviation may come from a move that is not clear on both scoresheets. $ply: which.
verdict-open-unclear = { $ply } entscheidet. Er ist in mindestens einer Mitschrift unklar.
# Why: several games fit.
verdict-open-several = Mehrere Partien passen zu beiden Mitschriften.
# Why: both boards show the same position, but not the one in the scoresheets.
verdict-open-unwritten = Die Bretter stimmen miteinander überein, aber nicht mit den Mitschriften. Vielleicht fehlen dort Züge.
# Why: the board of the player to move shows one more move.
verdict-open-in-progress = Vielleicht wird dort gerade gezogen.

## Both readings

# The decision under D.2.9 alone. $clause: its clause, such as D.2.9; $verdict: one of the verdicts above.
verdict-by-letter = Nach Artikel { $clause }: { $verdict }
# The same if the edition has no clause. $edition: its year; $why: no-rule, or not-in-text if its text here lacks the annex.
verdict-by-no-clause = { $why ->
    [no-rule] Die Regeln von { $edition } sehen das nicht vor.
   *[not-in-text] Das Programm kennt diese Regel von { $edition } nicht.
} Nach Artikel D.2.9 von 2023: { $verdict }
# Both boards were set up wrongly. $what: wrong-set-up or swapped-colours; $effect: the consequence under the
# edition, or none.
verdict-set-up = { $what ->
    [swapped-colours] Wenn auf beiden Brettern die Farben von Anfang an vertauscht waren:
   *[wrong-set-up] Wenn beide Bretter schon zu Beginn so standen:
}{ $effect ->
    [none] { "" }
   *[other] { " " }{ desk-holds }
}
# The conclusion from both scoresheets together. $wrong: one of the two below; $degree: agreed, deduced, likely
# (only what players choose more often decides) or open.
verdict-by-both = { $degree ->
    [agreed] { $wrong }. Das zeigen beide Mitschriften.
    [deduced] { $wrong }. Nur das passt zu beiden Mitschriften.
    [one] { $wrong }. Das zeigen eine Mitschrift und die Bretter.
    [likely] Eine Vermutung: { $wrong }. Andere passende Züge werden nur seltener gespielt.
   *[open] { $wrong }. Das ist nicht sicher: Andere Erklärungen sind nicht auszuschließen.
}
# No conclusion from both scoresheets.
verdict-by-both-open = Beide Mitschriften zusammen zeigen nicht, welches Brett falsch ist.
# An illegal move that both players played. $ply, $move: the move; $breach: a sentence below; $remedy: stands if the
# opponent's reply makes it stand, queen if the pawn left on the last rank becomes one, or retrace; $clause: clause of the Laws, or none.
verdict-illegal-move = { $ply }: { $move } war regelwidrig. { $breach } { $remedy ->
    [stands] Er bleibt bestehen, weil der Gegner geantwortet hat
    [queen] Der Bauer wird durch eine Dame ersetzt
   *[retrace] Zurück zur Stellung davor
}{ $clause ->
    [none] .
   *[other] { " " }(Artikel { $clause }).
}
# The other proposal for such a move found late: a pawn left on the last rank becomes a queen. $clause: its clause.
verdict-or-queen = Oder nach Artikel { $clause }: Der Bauer wird durch eine Dame ersetzt.
# The opponent has not replied to the illegal move.
verdict-if-pressed = Das gilt nur, wenn die Uhr gedrückt wurde.
# A pawn stayed on the last rank.
verdict-breach-not-promoted = Der Bauer wurde nicht durch eine neue Figur ersetzt.
# A player moved although the opponent had not.
verdict-breach-moved-twice = Dieselbe Seite hatte gerade schon gezogen.
# Castling out of check.
verdict-breach-castled-in-check = Der König stand bei der Rochade im Schach.
# Castling over or onto an attacked square.
verdict-breach-castled-through-check = Der König rochierte über ein angegriffenes Feld oder auf eines.
# Castling without the right to.
verdict-breach-castled-after-move = Der König oder der Turm hatte schon gezogen.
# The king moved to an attacked square.
verdict-breach-king-into-check = Der König zog ins Schach.
# A move that does not end the check, or gives one up.
verdict-breach-left-in-check = Der König blieb im Schach.
# En passant a move too late.
verdict-breach-late-en-passant = Schlagen en passant war nicht mehr möglich.
# A pawn not on its first square moved two squares.
verdict-breach-pawn-two-squares = Dieser Bauer darf nicht zwei Felder ziehen.
# A pawn captured on its own file.
verdict-breach-pawn-captured-ahead = Ein Bauer schlägt nicht geradeaus.
# A pawn changed files without capturing.
verdict-breach-pawn-sideways = Ein Bauer zieht nur zum Schlagen schräg.
# Any other move that pawns do not make.
verdict-breach-pawn-backward = So zieht ein Bauer nicht.
# A bishop, a rook or a queen jumped.
verdict-breach-jumped = Eine Figur stand im Weg.
# Any other move that the piece does not make.
verdict-breach-moved-wrongly = So zieht die Figur nicht.
# Which boards are wrong, after the sentence above. $side: white, black, both or none.
verdict-wrong = { $side ->
    [white] Das Brett von Weiß ist falsch
    [black] Das Brett von Schwarz ist falsch
    [none] Kein Brett ist falsch
   *[both] Beide Bretter sind falsch
}
# The same with the first wrong move. $ply: which.
verdict-wrong-since = { verdict-wrong } seit { $ply }
# Two sentences about how the boards went wrong. $first and $next: the sentences.
verdict-grounds = { $first } { $next }
# The moves are in a different order. $first: the first that differs; $last: the move after which both reach the same position.
verdict-other-order = Die Mitschriften unterscheiden sich ab { $first }. Nach { $last } erreichen sie dieselbe Stellung.
# The boards match one scoresheet and contradict the other. $side: whose scoresheet they contradict.
verdict-against = Die Bretter widersprechen der Mitschrift von { $side ->
    [white] Weiß
   *[black] Schwarz
}.
# The scoresheets lead to the same board, but not to the same rights. $what: castling or passing (en passant).
verdict-rights = Beide Mitschriften führen zum selben Brett. Verschieden ist nur das Recht { $what ->
    [castling] auf Rochade
   *[passing] auf Schlagen en passant
}.
# Each board matches the other player's scoresheet.
verdict-exchanged = Jedes Brett entspricht der Mitschrift des Gegners. Vielleicht sind die Dateien vertauscht.
# A board that is wrong as a whole. $board: whose; $whole: empty, turned (by 180 degrees), swapped (colours) or foreign.
verdict-whole = { $whole ->
    [empty] Das { verdict-board } ist leer
    [turned] Das { verdict-board } ist um 180 Grad gedreht, oder so abgelesen
    [swapped] Auf dem { verdict-board } sind die Farben vertauscht
   *[foreign] Das { verdict-board } hat mit dieser Partie kaum etwas gemeinsam
}.
# A board that lacks the last moves. $board: whose; $ply: the last move that it shows.
verdict-behind = Das { verdict-board } zeigt noch die Stellung nach { $ply }.
# The same if it shows no move.
verdict-behind-start = Das { verdict-board } zeigt noch die Anfangsstellung.
# The report has more lines; the word with two hyphens is an option.
verdict-more = Alles Weitere mit --full.

## The grounds of the verdict

# The scoresheets agree to their end. $ply: the last move.
verdict-agree = Die Mitschriften stimmen bis zum Ende überein, { $ply }.
# The same except for cells that are not legal moves. $slips: at how many moves.
verdict-agree-but = Die Mitschriften stimmen bis zum Ende überein, { $ply }. Ausnahme: { $slips ->
    [one] ein Schreibfehler
   *[other] { $slips } Schreibfehler
}.
# Only one scoresheet is evidence. $side: whose; $ply: its last clear move.
verdict-one-scoresheet = Nur die Mitschrift von { $side ->
    [white] Weiß
   *[black] Schwarz
} zählt. Sie ist klar bis { $ply }.
# They do not differ, but later one is blank, unreadable or at its end. $ply: the last move on which both agree.
verdict-agree-as-far = Die Mitschriften stimmen bis { $ply } überein. Danach ist nur eine deutlich.
# Neither scoresheet has any move.
verdict-unwritten = Beide Mitschriften sind noch ohne Zug.
# Both scoresheets together have no clear move.
verdict-nowhere = Kein Zug ist in beiden Mitschriften deutlich.
# They name different moves. $ply: where; $white, $black: the text of each.
verdict-differ = Die Mitschriften unterscheiden sich bei { $ply }. { reconcile-wrote }.
# One or both cells are not legal moves. $whose: white, black, both or same (both wrote the same);
# the other variables as above.
verdict-illegal = { $whose ->
    [white] Bei { $ply } schrieb Weiß { $white }. Das ist dort nicht regelgemäß. Schwarz schrieb { $black }.
    [black] Bei { $ply } schrieb Schwarz { $black }. Das ist dort nicht regelgemäß. Weiß schrieb { $white }.
    [same] Bei { $ply } schrieben beide { $white }. Das ist dort nicht regelgemäß.
   *[both] Bei { $ply } schrieb Weiß { $white }. Schwarz schrieb { $black }. Beides ist dort nicht regelgemäß.
}
# The same if both agree before. $agreed: the last move on which they do.
verdict-illegal-after = Die Mitschriften stimmen bis { $agreed } überein. { $illegal }
# Nothing is certain from there onwards. Variables as above; $same: text if both have
# the same there, nothing if neither has anything.
verdict-part = Die Einträge allein sind ab { $ply } unklar. { $same ->
    [text] Beide schrieben { $white }
    [nothing] Keiner schrieb dort etwas
   *[no] { reconcile-wrote }
}.
# A scoresheet leaves moves out. $side: whose; $ply: the first of them; $plies: number of moves by either side.
verdict-left-out = { $side ->
    [white] In der Mitschrift von Weiß
   *[black] In der Mitschrift von Schwarz
} { $plies ->
    [one] fehlt ein Halbzug. Es ist
   *[other] fehlen { $plies } Halbzüge. Der erste ist
} { $ply }.
# A scoresheet has too many cells. Variables as above.
verdict-too-many = { $side ->
    [white] In der Mitschrift von Weiß
   *[black] In der Mitschrift von Schwarz
} { $plies ->
    [one] ist ein Eintrag zu viel. Er steht
   *[other] sind { $plies } Einträge zu viel. Sie stehen
} vor { $ply }.
# Two rows are exchanged on one of the scoresheets. $ply: from where.
verdict-swapped = In einer Mitschrift sind zwei Zeilen vertauscht. Sie beginnen mit { $ply }.
# Whose board, inside the sentences below. $board: white or black.
verdict-board = { $board ->
    [white] Brett von Weiß
   *[black] Brett von Schwarz
}
# What a hand did. A sentence of the table of errors below. $board: whose; $ply, $move: the move concerned;
# $what: the sentence.
verdict-error-since = Das { verdict-board } weicht ab seit { $ply }. Notiert: { $move }. { $what }
# The same for the second error on a board.
verdict-error-too = Zweiter Fehler: { $ply }. Notiert: { $move }. { $what }
# The same for an error that can have happened at any time.
verdict-error-any-time = Das { verdict-board } weicht ab. { $what }
# The move was not executed. $piece, $from, $to: the piece moved and its squares; $square: where a piece is wrong;
# $instead: the right square.
verdict-hand-not-executed = Der Zug wurde nicht ausgeführt.
# The piece went to another aperture. Variables as above.
verdict-hand-executed-elsewhere = Ausgeführt: { $piece } nach { $square }, nicht nach { $instead }.
# Another move was executed that sounds alike. Variables as above.
verdict-hand-misheard-square = { verdict-hand-other-move } Vielleicht wurde { $square } statt { $instead } verstanden.
# Another move was executed. Variables as above.
verdict-hand-other-move = Ausgeführt: { $piece } { $from } { $to }.
# Another piece was moved to the square. Variables as above.
verdict-hand-other-piece = Mit einer anderen Figur ausgeführt: { $piece } { $from } { $to }.
# The captured piece was removed, the capturing one went elsewhere. Variables as above.
verdict-hand-capture-elsewhere = { verdict-hand-executed-elsewhere } Die geschlagene Figur wurde entfernt.
# The captured piece was removed, and no more. Variables as above.
verdict-hand-capture-unfinished = Die geschlagene Figur wurde entfernt, die schlagende steht noch auf { $square }.
# The captured piece was not removed, the capturing one went elsewhere. Variables as above.
verdict-hand-victim-left = { verdict-hand-executed-elsewhere } Die geschlagene Figur wurde nicht entfernt.
# Another piece was removed than the captured one. Variables as above.
verdict-hand-wrong-victim = Falsche Figur entfernt: auf { $square }, nicht auf { $instead }.
# Half a castling: the king. Variables as above.
verdict-hand-castled-king-only = Nur der König wurde gezogen.
# Half a castling: the rook. Variables as above.
verdict-hand-castled-rook-only = Nur der Turm wurde gezogen.
# Castling to the other side. Variables as above.
verdict-hand-castled-other-side = Es wurde nach der anderen Seite rochiert.
# Castling with a piece on another square. Variables as above.
verdict-hand-castled-wrong-square = { verdict-hand-executed-elsewhere }
# En passant without removing the pawn. Variables as above.
verdict-hand-en-passant-victim-left = Der en passant geschlagene Bauer steht noch auf { $square }.
# En passant with another pawn removed. Variables as above.
verdict-hand-en-passant-wrong-pawn = { verdict-hand-wrong-victim }
# A promotion without the new piece. Variables as above.
verdict-hand-pawn-left = Der Bauer auf { $square } wurde nicht durch die neue Figur ersetzt.
# A promotion to another piece. Variables as above.
verdict-hand-promoted-otherwise = Neue Figur: { $piece }.
# A promotion on another square. Variables as above.
verdict-hand-promoted-beside = { verdict-hand-executed-elsewhere }
# A piece was knocked to another aperture. Variables as above.
verdict-hand-displaced = Verschoben, vielleicht angestoßen: { $piece } auf { $square } statt auf { $instead }.
# A piece is missing. Variables as above.
verdict-hand-fallen-off = Es fehlt, vielleicht umgefallen oder in der Hand: { $piece } auf { $instead }.
# A captured piece is on the board again. Variables as above.
verdict-hand-captive-back = Eine geschlagene Figur ist wieder auf dem Brett: { $piece } auf { $square }.
# Two pieces exchanged when the board was set up. Variables as above.
verdict-hand-exchanged-at-start = Falsch aufgestellt: Die Figuren auf { $square } und { $instead } sind vertauscht.
# More than two pieces set up on wrong squares.
verdict-hand-set-up-otherwise = Falsch aufgestellt: Figuren stehen von Anfang an auf falschen Feldern.
# A move that players hardly confuse with the right one. Variables as above.
verdict-hand-anything-else = { verdict-hand-other-move }
# When a board that differs was last right. $board: whose; $ply: after which move.
verdict-right = Das { verdict-board } stimmte zuletzt nach { $ply }. Das zeigt das Journal.
# The same if that was before the first move.
verdict-right-start = Das { verdict-board } stimmte zuletzt zu Beginn. Das zeigt das Journal.
# A board shows one more move than the scoresheets, perhaps after one of the sentences above. $board:
# whose; $piece, $from, $to: that move.
verdict-moved-on = Das { verdict-board } ist einen Zug voraus. Der Zug: { $piece } { $from } { $to }.
# No one or two wrong moves explain the board. $squares: number of squares that differ.
verdict-deviates = Das { verdict-board } weicht auf { $squares ->
    [one] einem Feld
   *[other] { $squares } Feldern
} ab. Ein oder zwei falsche Züge erklären das nicht.
# The piece of a step, in the accusative. $piece-color: white or black; $piece-id: its kind.
verdict-step-piece = { $piece-id ->
    [queen] die { $piece-color ->
        [white] weiße
       *[black] schwarze
    } Dame
   *[other] den { $piece-color ->
        [white] weißen
       *[black] schwarzen
    } { $piece-id ->
        [king] König
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern
    }
}
# The steps that correct a board. $board: whose; $steps: the steps below, with a full stop between them.
verdict-steps = { verdict-board }: { $steps }.
# A step of the correction: a piece on a wrong square. $from: where it is; $to: where it belongs.
verdict-move = Von { $from } { verdict-step-piece } nehmen, auf { $to } einsetzen
# A step of the correction: a piece to take off the board.
verdict-remove = Von { $square } { verdict-step-piece } entfernen
# A step of the correction: a piece to put back. Variables as above.
verdict-place = Auf { $square } { verdict-step-piece } einsetzen

## Additions from a journal

# After times from a journal.
verdict-times-proposed = Nur ein Vorschlag: Der Schiedsrichter stellt die Uhr.
# The times at the move to which the game goes back, for the arbiter to set. $ply: which move.
verdict-times = Zeiten nach { $ply }. Weiß: { $white }. Schwarz: { $black }. { verdict-times-proposed }
# The same for the start of the game.
verdict-times-start = Zeiten zu Beginn. Weiß: { $white }. Schwarz: { $black }. { verdict-times-proposed }
# The number of moves that each side had made by then.
verdict-counter = Ausgeführte Züge: Weiß { $white }, Schwarz { $black }.
# The journal has a different move from the scoresheets. $ply: where; $move: the journal's move.
verdict-journal-differs = Das Journal hat bei { $ply } einen anderen Zug. Dort steht { $move }.
# The journal ends before the required position. $plies: number of moves by either side in it.
verdict-journal-short = Das Journal hat nur { $plies ->
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
}.

## The game that was probably played

# A difference explained. $ply: where; $why: a whole sentence.
verdict-difference = { $ply }: { $why }
# The start of the sentences below: a legal game that fits both scoresheets. $plies: number of moves by either side.
verdict-read-game = Zusammen ergeben die Mitschriften eine Partie von { $plies ->
    [one] einem Halbzug
   *[other] { $plies } Halbzügen
}
# All of its moves are certain. $plies as above.
verdict-read-sure = { verdict-read-game }, alle sicher.
# As before, but only $sure of them are certain.
verdict-read = { verdict-read-game }, davon { $sure } sicher.
# As before, but none of them is certain.
verdict-read-unsure = { verdict-read-game }, keiner davon sicher.
# How many more are likely, but not certain, after one of the sentences above. $likely: their number.
verdict-read-likely = { $likely ->
    [one] Ein weiterer Halbzug ist wahrscheinlich.
   *[other] { $likely } weitere Halbzüge sind wahrscheinlich.
}
# The scoresheets fit a legal game only so far. $ply: the first unknown move.
verdict-read-until = Ab { $ply } ist nichts mehr zu erkennen.
# They fit no legal game.
verdict-read-nothing = Keine regelgemäße Partie passt zu den beiden Mitschriften.
# A possible reason. The word with two hyphens is an option.
verdict-other-start = Hatte die Partie eine andere Anfangsstellung, geben Sie sie mit --start an.
# Heading of the differences that leave the move open. $count: how many.
verdict-still-open = { $count ->
    [one] Ein Unterschied ist noch offen:
   *[other] { $count } Unterschiede sind noch offen:
}
# Heading of the differences that are explained. $count: how many.
verdict-settled = { $count ->
    [one] Ein Unterschied ist erklärt:
   *[other] { $count } Unterschiede sind erklärt:
}
# Heading of the reasons, each once, why moves are uncertain.
verdict-uncertain-heading = Warum Züge unsicher sind:
# $plies: which moves, a list; $why: a sentence.
verdict-uncertain = { $plies }: { $why }
# A run of moves. $from: the first, $to: the last.
verdict-plies = { $from } bis { $to }
# Uncertain moves besides the open differences reported before. $plies: which, a list.
verdict-unsure-too = Auch unsicher: { $plies }.
# The same if they are many. $count: how many.
verdict-unsure-more = { $count ->
    [one] Noch ein anderer Zug ist unsicher.
   *[other] Noch { $count } andere Züge sind unsicher.
}
# Moves that are only likely, besides the differences reported before. $plies: which, a list.
verdict-likely-too = Nur wahrscheinlich: { $plies }.
# The same if they are many. $count: how many.
verdict-likely-more = { $count ->
    [one] Noch ein anderer Zug ist nur wahrscheinlich.
   *[other] Noch { $count } andere Züge sind nur wahrscheinlich.
}
# Heading of the game. A question mark follows each uncertain move.
verdict-game = Die Partie, mit einem Fragezeichen nach jedem unsicheren Zug:
# The same with ~ after each move that is likely, but not certain.
verdict-game-likely = Die Partie, mit ? nach jedem unsicheren Zug und ~ nach jedem wahrscheinlichen:
# The same if no move is less than likely.
verdict-game-only-likely = Die Partie, mit ~ nach jedem Zug, der nur wahrscheinlich ist:
# The same if all moves are certain.
verdict-game-sure = Die Partie:
# The same if no move is certain.
verdict-game-no-proof = Die Partie, mit einem Fragezeichen nach jedem Zug, der nicht in beiden Mitschriften steht:
# The question that the players must answer first. $ply: which move; $choices: the moves that it may have been.
verdict-question = Zuerst die Spieler fragen: { $ply }, war das { $choices }?
# The same if the answer settles more than that. $question: the sentence above; $decides:
# number of moves by either side that it settles.
verdict-question-decides = { $question } Die Antwort klärt etwa { $decides } Halbzüge.

## The dispute as a picture

# The title of the picture or page.
dispute-title = Zwei Mitschriften, zwei Bretter
# A heading: the decision, its certainty and its ground.
dispute-verdict = Entscheidung
# A heading: the steps that correct the boards.
dispute-steps = Bretter berichtigen
# A heading: the boards, with marks on the squares that differ.
dispute-boards = Die Bretter
# About a board on which no square differs.
dispute-no-square = Kein Feld weicht ab.
# A heading: the entries on which the verdict depends.
dispute-cells = Fragliche Einträge
# The caption of the table of entries.
dispute-caption = Jeder Zug, wie beide Spieler ihn notiert haben
# The header of a column: which move.
dispute-move = Zug
# The header of a column: the entries on White's scoresheet.
dispute-white = Mitschrift von Weiß
# The header of a column: the entries on Black's scoresheet.
dispute-black = Mitschrift von Schwarz
# The header of a column: the moves that were probably played.
dispute-read = Gelesen als
# A move that was read, but is not certain. $move: which.
dispute-read-open = { $move }, unsicher
# Instead of a move that cannot be known.
dispute-unread = unbekannt
# The name of a board that shows the last position on which both scoresheets agree.
dispute-agreed = Stellung, zu der es zurückgeht
# The file has another ending. $file: its name.
dispute-ending = { $file }: Der Name muss auf .svg oder .html enden.

## In play

# A player's entry would replace another. $side: whose scoresheet; $ply: which move; $before: the present entry; $cell: the new one.
verdict-sure-to-write = { $side ->
    [white] Mitschrift von Weiß: { $before } bei { $ply }. In { $cell } ändern? { command-yes } oder { command-no }.
   *[black] Mitschrift von Schwarz: { $before } bei { $ply }. In { $cell } ändern? { command-yes } oder { command-no }.
}
# An entry was written on the player's scoresheet. Variables as above.
verdict-entry-written = { $ply }: { $cell } steht in der Mitschrift.
# How to go back to the position on which both scoresheets agree. $plies: number of moves by either side.
verdict-retract = Zurücknehmen: Befehl { command-retract } { $plies }.
# An entry is for a move that the game does not have.
refused-no-such-move = Diesen Zug gibt es in der Partie nicht. Alle Züge: Befehl { command-score }.

## Files that are not a game

# $file: its name; $cause: one of the messages below.
score-file = { $file }: { $cause }
# $line as above.
score-too-long = Zeile { $line } überschreitet die größte Länge einer Partie.
# Two starting positions. $line: the line of one in $file; $other: the file or option with the other.
score-starts-differ = { $file }: Die Anfangsstellung in Zeile { $line } ist eine andere als die von { $other }.
# The journal is of a game without moves. $file: its name.
score-none-made = { $file }: Die Partie hat noch keine Züge. Es gibt nichts zu vergleichen.
# Both files are the same one. $file: its name.
score-same-file = { $file }: Für beide Mitschriften angegeben. Jede braucht ihre eigene Datei.
# Both files hold the same bytes.
score-copied = Beide Dateien haben denselben Text. Ist eine die Kopie der anderen, beweisen sie nichts.
# The journal's game has another starting position. $file: the journal; $other: the file or option with the other one.
score-journal-start = { $file }: Die Partie darin begann nicht aus der Stellung von { $other }.
# A journal's game was played under other Laws. $option: the option; $value: the game's value; $other: the one given.
score-laws-differ = { $file }: Die Partie wurde mit { $option } { $value } gespielt, nicht { $other }. Lassen Sie { $option } weg.
# The value of an option is not a position. $option: its name; $fen: its value.
score-no-position = { $option }: Keine Stellung: { $fen }
