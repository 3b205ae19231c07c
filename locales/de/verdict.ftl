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
# A player who wrote the right move but executed a wrong one corrects their board. $side is white, black or both.
verdict-correct = { $side ->
    [white] Brett von Weiß berichtigen.
    [black] Brett von Schwarz berichtigen.
   *[both] Beide Bretter berichtigen.
}
# The scoresheets differ: moves are taken back. $ply is the last move on which both agree, $move that move.
verdict-retrace = Zurück zur Stellung nach { $ply }. Der Zug: { $move }.
# The same if they agree on no move.
verdict-retrace-start = Zurück zur Anfangsstellung.
# No board is connected, and the scoresheets differ. Variables as in verdict-retrace.
verdict-back-if = Wenn die Bretter voneinander abweichen: zurück zur Stellung nach { $ply }. Der Zug: { $move }.
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

## Both readings

# The decision under D.2.9 alone. $verdict: one of the verdicts above.
verdict-by-letter = Nach den Regeln: { $verdict }
# The conclusion from both scoresheets together. $wrong: one of the two below; $degree: agreed, deduced or open.
verdict-by-both = { $degree ->
    [agreed] Beide Mitschriften stimmen überein. { $wrong }.
    [deduced] { $wrong }. Nur das passt zu beiden Mitschriften.
   *[open] { $wrong }. Das ist wahrscheinlich, nicht sicher.
}
# No conclusion from both scoresheets.
verdict-by-both-open = Beide Mitschriften zusammen zeigen nicht, welches Brett falsch ist.
# Which boards are wrong, after the sentence above. $side: white, black, both or none.
verdict-wrong = { $side ->
    [white] Das Brett von Weiß ist falsch
    [black] Das Brett von Schwarz ist falsch
    [none] Kein Brett ist falsch
   *[both] Beide Bretter sind falsch
}
# The same with the first wrong move. $ply: which.
verdict-wrong-since = { verdict-wrong } seit { $ply }
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
    [turned] Das { verdict-board } ist gedreht
    [swapped] Auf dem { verdict-board } sind die Farben vertauscht
   *[foreign] Das { verdict-board } hat mit dieser Partie kaum etwas gemeinsam
}.
# A piece is missing. $board: on whose board; $piece, $square: which piece, and its square.
verdict-lost = Auf dem { verdict-board } fehlt: { $piece } auf { $square }.
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
verdict-part = Ab { $ply } ist nichts mehr sicher. { $same ->
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
# The move that was written and the one that was executed. $move, $piece, $from, $to: as below.
verdict-executed-instead = Notiert: { $move }. Auf dem { verdict-board } ausgeführt: { $piece } { $from } { $to }.
# A move that was written and not executed. $move: as below.
verdict-executed-nothing = Notiert, aber auf dem { verdict-board } nicht ausgeführt: { $move }.
# Since when a board differs. $board: whose; $ply: the first wrong move, $move: as both wrote it;
# $piece, $from, $to: the move that was executed instead.
verdict-executed = Das { verdict-board } weicht ab seit { $ply }. { verdict-executed-instead }
# The same if nothing was executed. Variables as above.
verdict-not-executed = Das { verdict-board } weicht ab seit { $ply }. { verdict-executed-nothing }
# A second wrong move on the same board, after one of the sentences above. Variables as above.
verdict-executed-too = Zweiter Fehler: { $ply }. { verdict-executed-instead }
# The same if nothing was executed. Variables as above.
verdict-not-executed-too = Zweiter Fehler: { $ply }. { verdict-executed-nothing }
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
# The steps that correct a board. $board: whose; $steps: the steps below, a list.
verdict-steps = Auf dem { verdict-board } { $steps }.
# A step of the correction: a piece to take off the board.
verdict-remove = entfernen: { $piece } auf { $square }
# A step of the correction: a piece to place. Variables as above.
verdict-place = einsetzen: { $piece } auf { $square }

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
# Heading of the game. A question mark follows each uncertain move.
verdict-game = Die Partie, mit einem Fragezeichen nach jedem unsicheren Zug:
# The same if all moves are certain.
verdict-game-sure = Die Partie:
# The same if no move is certain.
verdict-game-no-proof = Die Partie, mit einem Fragezeichen nach jedem Zug, der nicht in beiden Mitschriften steht:
# The question that the players must answer first. $ply: which move; $choices: the moves that it may have been.
verdict-question = Zuerst die Spieler fragen: { $ply }, war das { $choices }?
# The same if the answer settles more than that. $question: the sentence above; $decides:
# number of moves by either side that it settles.
verdict-question-decides = { $question } Die Antwort klärt etwa { $decides } Halbzüge.

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
# $line: which line. Also a reason in sheet-pgn.
score-encoding = Zeile { $line } ist kein Text.
# $line as above.
score-too-long = Zeile { $line } überschreitet die größte Länge einer Partie.
# $line as above, $text: the start of the line.
score-no-row = Zeile { $line } ist keine nummerierte Zeile wie "12. Sf3 e5": { $text }
# $line as above.
score-three-cells = Zeile { $line } hat mehr als zwei Züge zu einer Nummer.
# $line as above.
score-black-begins = Zeile { $line } hat einen Zug von Weiß, aber Schwarz beginnt.
# $line as above, $other: the line with the other position.
score-two-starts = Die Zeilen { $other } und { $line } geben verschiedene Anfangsstellungen an.
# $line as above, $text: the start of the line.
score-no-tag = Zeile { $line } ist kein vollständiger Kopfeintrag wie [White "Anna"]: { $text }
# A comment or variation in brackets. $line as above.
score-bracket = Zeile { $line } hat eine Klammer ohne Gegenstück.
# $line as above.
score-after-result = Zeile { $line } folgt noch nach dem Ergebnis.
# $line as above.
score-second-game = Zeile { $line } beginnt eine zweite Partie. Jede Partie braucht ihre eigene Datei.
# $line as above.
score-no-moves = Bis Zeile { $line } ist nichts als Zug zu lesen.
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
# A file cannot be read. $text: the system's sentence.
score-unreadable = { $file } kann nicht gelesen werden: { $text }
# The value of an option is not a position. $option: its name; $fen: its value.
score-no-position = { $option }: Keine Stellung: { $fen }
