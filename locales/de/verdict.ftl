### Das Urteil nach D.2.9: zwei Mitschriften, zwei Bretter, und was zu berichtigen ist.

# A ply of the game, inside other sentences. $side is white or black, $number the number of the move.
verdict-ply = { $side ->
    [white] Zug { $number } von Weiß
   *[black] Zug { $number } von Schwarz
}
# A move or a cell as somebody wrote it, inside other sentences.
verdict-written = { $text }
# A cell in which nothing is written, inside other sentences.
verdict-nothing = nichts

## The verdict, first of all lines

# Nothing is to be corrected. $boards is both, white or black: which boards were looked at.
verdict-boards-match = { $boards ->
    [white] Das Brett von Weiß steht wie aufgezeichnet. Nichts ist zu berichtigen.
    [black] Das Brett von Schwarz steht wie aufgezeichnet. Nichts ist zu berichtigen.
   *[both] Beide Bretter stehen wie aufgezeichnet. Nichts ist zu berichtigen.
}
# Who wrote the right move and executed another corrects the own board. $side is white, black or both.
verdict-correct = { $side ->
    [white] Weiß berichtigt das eigene Brett.
    [black] Schwarz berichtigt das eigene Brett.
   *[both] Beide berichtigen das eigene Brett.
}
# The scores differ: moves are taken back. $ply is the last on which both agree, $move that move.
verdict-retrace = Zurück zur Stellung nach { $ply }, { $move }.
# The same where they agree on no move at all.
verdict-retrace-start = Zurück zur Anfangsstellung.
# No board is connected, and the scores differ: to where both go back. Variables as in verdict-retrace.
verdict-back-if = Stehen die Bretter verschieden, so geht es zurück zur Stellung nach { $ply }, { $move }.
# The same where they agree on no move at all.
verdict-back-if-start = Stehen die Bretter verschieden, so geht es zurück zur Anfangsstellung.
# The scores leave it open. $why is one of the sentences below.
verdict-ask-arbiter = Das entscheidet der Schiedsrichter. { $why }
# Why: a cell names no legal move. $ply: where.
verdict-open-illegal = { $ply }: Was dort steht, ist nicht regelgemäß.
# Why: too little is written. $ply: where.
verdict-open-unknown = { $ply }: Von da an steht zu wenig da.
# Why: rows may be shifted. $ply: where.
verdict-open-shifted = { $ply }: Von da an können Zeilen verrutscht sein.
# Why: the deviation may come from a move that only one score names clearly. $ply: which.
verdict-open-unclear = Es hängt an { $ply }, und den nennen nicht beide Mitschriften deutlich.
# Why: several games fit.
verdict-open-several = Zu beiden Mitschriften passen mehrere Partien.
# Why: both boards stand alike, and not as recorded.
verdict-open-unwritten = Beide Bretter stehen gleich, aber nicht so, wie die Mitschriften enden; vielleicht wurden Züge ausgeführt, die niemand geschrieben hat.

## Both readings

# D.2.9 taken by its letter. $verdict: one of the verdicts above.
verdict-by-letter = Dem Wortlaut nach: { $verdict }
# What both scores together prove. $wrong: one of the two below; $degree: agreed, deduced or open.
verdict-by-both = Nach beiden Mitschriften zusammen: { $wrong }; { $degree ->
    [agreed] so haben es beide
    [deduced] anders lassen sich beide nicht erklären
   *[open] sicher ist das nicht
}.
# They prove nothing.
verdict-by-both-open = Beide Mitschriften zusammen entscheiden nicht, welches Brett falsch steht.
# Which boards are wrong, in the sentence above. $side: white, black, both or none.
verdict-wrong = { $side ->
    [white] falsch steht das Brett von Weiß
    [black] falsch steht das Brett von Schwarz
    [none] kein Brett steht falsch
   *[both] falsch stehen beide Bretter
}
# The same with the ply since which. $ply: which.
verdict-wrong-since = { verdict-wrong }, seit { $ply }
# The scores have moves in another order. $first: the first that differs; $last: after which both stand on the same position.
verdict-other-order = Ab { $first } stehen in den Mitschriften verschiedene Züge; nach { $last } stehen beide auf derselben Stellung.
# The boards stand as one score has it, and contradict the other. $side: whose score they contradict.
verdict-against = Die Bretter widersprechen der Mitschrift von { $side ->
    [white] Weiß
   *[black] Schwarz
}.
# The scores lead to the same board, but not to the same rights. $what: castling or passing (en passant).
verdict-rights = Nach beiden Mitschriften steht dasselbe auf dem Brett, aber { $what ->
    [castling] das Recht zu rochieren
   *[passing] das Recht, en passant zu schlagen,
} ist nicht dasselbe.
# Each board stands as the other's score has it.
verdict-exchanged = Das Brett von Weiß steht wie in der Mitschrift von Schwarz und umgekehrt; vielleicht sind die Dateien vertauscht.
# A board that is wrong as a whole. $board: whose; $whole: empty, turned, swapped or foreign.
verdict-whole = { $whole ->
    [empty] Das { verdict-board } ist leer
    [turned] Das { verdict-board } ist umgedreht aufgebaut
    [swapped] Auf dem { verdict-board } sind die Farben vertauscht
   *[foreign] Das { verdict-board } hat mit dieser Partie kaum etwas gemein
}.
# A piece is missing. $board: on whose; $piece, $square: which, and where it should stand.
verdict-lost = Auf dem { verdict-board } fehlt: { $piece } auf { $square }.
# A board on which the last moves were not executed. $board: whose; $ply: after which move it stands.
verdict-behind = Das { verdict-board } steht noch wie nach { $ply }.
# The same where none was.
verdict-behind-start = Das { verdict-board } steht noch wie am Anfang.
# There is more to tell; the word with two hyphens is an option.
verdict-more = Alles Weitere nennt --full.

## What it rests on

# The scores agree to their end. $ply: the last.
verdict-agree = Die Mitschriften stimmen überein bis zum Ende, { $ply }.
# The same but for cells that name no legal move. $slips: at how many plies.
verdict-agree-but = Die Mitschriften stimmen überein bis zum Ende, { $ply }, von { $slips ->
    [one] einem Schreibfehler
   *[other] { $slips } Schreibfehlern
} abgesehen.
# They do not differ, but further on one is blank, unreadable or at its end. $ply: the last on which both agree.
verdict-agree-as-far = Die Mitschriften stimmen überein bis { $ply }, danach schreibt nur eine deutlich.
# Neither score has any move.
verdict-unwritten = In beiden Mitschriften steht noch kein Zug.
# No move is named clearly by both.
verdict-nowhere = Keinen Zug nennen beide Mitschriften deutlich.
# They name different moves. $ply: where; $white, $black: what each wrote.
verdict-differ = Verschieden mitgeschrieben ist { $ply }: { reconcile-wrote }.
# One names no legal move, or neither does. $whose: white, black, both or same (both wrote the same);
# the other variables as above.
verdict-illegal = { $whose ->
    [white] Bei { $ply } schrieb Weiß { $white }, was dort nicht regelgemäß ist; Schwarz schrieb { $black }.
    [black] Bei { $ply } schrieb Schwarz { $black }, was dort nicht regelgemäß ist; Weiß schrieb { $white }.
    [same] Bei { $ply } schrieben beide { $white }, was dort nicht regelgemäß ist.
   *[both] Bei { $ply } schrieb Weiß { $white }, Schwarz { $black }; beides ist dort nicht regelgemäß.
}
# The same where both agree before. $agreed: the last ply on which they do.
verdict-illegal-after = Die Mitschriften stimmen überein bis { $agreed }. { $illegal }
# Nothing certain can be said from there on. Variables as above; $same: text if both have
# the same there, nothing if neither has anything.
verdict-part = Die Mitschriften führen nicht sicher weiter ab { $ply }: { $same ->
    [text] beide schrieben { $white }
    [nothing] keiner schrieb dort etwas
   *[no] { reconcile-wrote }
}.
# A sheet leaves plies out. $side: whose; $ply: from where; $plies: how many.
verdict-left-out = { $side ->
    [white] In der Mitschrift von Weiß
   *[black] In der Mitschrift von Schwarz
} { $plies ->
    [one] fehlt ein Halbzug
   *[other] fehlen { $plies } Halbzüge
} ab { $ply }.
# A sheet has cells too many. Variables as above.
verdict-too-many = { $side ->
    [white] In der Mitschrift von Weiß
   *[black] In der Mitschrift von Schwarz
} { $plies ->
    [one] steht ein Eintrag
   *[other] stehen { $plies } Einträge
} zu viel vor { $ply }.
# Two rows stand in each other's place on one of the sheets. $ply: from where.
verdict-swapped = Ab { $ply } stehen zwei Zeilen in den Mitschriften in verschiedener Reihenfolge.
# Whose board, inside the sentences below. $board: white or black.
verdict-board = { $board ->
    [white] Brett von Weiß
   *[black] Brett von Schwarz
}
# What was written and what was executed. $move, $piece, $from, $to: as below.
verdict-executed-instead = geschrieben { $move }, ausgeführt { $piece } { $from } { $to }.
# What was written and not executed. $move: as below.
verdict-executed-nothing = { $move } ist geschrieben und nicht ausgeführt.
# Since when a board differs. $board: whose; $ply: since which move, $move: as both wrote it;
# $piece, $from, $to: what was executed instead.
verdict-executed = Das { verdict-board } weicht ab seit { $ply }: { verdict-executed-instead }
# The same where nothing was executed. Variables as above.
verdict-not-executed = Das { verdict-board } weicht ab seit { $ply }: { verdict-executed-nothing }
# A second move of the same board, after one of the sentences above. Variables as above.
verdict-executed-too = Und bei { $ply }: { verdict-executed-instead }
# The same where nothing was executed. Variables as above.
verdict-not-executed-too = Und bei { $ply }: { verdict-executed-nothing }
# When a board that differs last stood right, by the journal. $board: whose; $ply: after which move.
verdict-right = Laut Aufzeichnung stand das { verdict-board } zuletzt richtig nach { $ply }.
# The same where it did only at the start.
verdict-right-start = Laut Aufzeichnung stand das { verdict-board } zuletzt richtig zu Beginn.
# A board shows one more move than is recorded, perhaps after one of the sentences above. $board:
# whose; $piece, $from, $to: that move.
verdict-moved-on = Auf dem { verdict-board } ist schon weitergezogen: { $piece } { $from } { $to }.
# No two moves explain the board. $squares: on how many squares it differs.
verdict-deviates = Das { verdict-board } weicht auf { $squares ->
    [one] einem Feld
   *[other] { $squares } Feldern
} ab; ein oder zwei anders ausgeführte Züge erklären es nicht.
# What brings a board right. $board: whose; $steps: the steps below, a list.
verdict-steps = { verdict-board }: { $steps }.
# A step of the correction: a peg to be taken off.
verdict-remove = { $square } { $piece } weg
# A step of the correction: a peg to be placed. Variables as above.
verdict-place = { $square } { $piece } hin

## What a journal adds

# Behind times that a journal has.
verdict-times-proposed = Ein Vorschlag; der Schiedsrichter stellt die Uhr.
# The times of the moment gone back to, for the arbiter to set. $ply: after which move.
verdict-times = Nach { $ply }: { play-white-black-times }. { verdict-times-proposed }
# The same for the start of the game.
verdict-times-start = Zu Beginn: { play-white-black-times }. { verdict-times-proposed }
# How many moves each side has made then.
verdict-counter = Züge ausgeführt: Weiß { $white }, Schwarz { $black }.
# The journal has another move than the scores. $ply: where; $move: what it has.
verdict-journal-differs = Die Aufzeichnung hat bei { $ply } etwas anderes: { $move }.
# The journal ends before the moment asked for. $plies: how many half-moves it has.
verdict-journal-short = Die Aufzeichnung hat nur { $plies ->
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
}.

## What was probably played

# A difference explained. $ply: where; $why: a whole sentence.
verdict-difference = { $ply }: { $why }
# What the two scores make together, as the sentences below begin: a legal game of $plies half-moves.
verdict-read-game = Zusammen ergeben die Mitschriften eine Partie von { $plies ->
    [one] einem Halbzug
   *[other] { $plies } Halbzügen
}
# All of its moves are certain. $plies as above.
verdict-read-sure = { verdict-read-game }, alles sicher.
# As before, but only $sure of them are certain.
verdict-read = { verdict-read-game }, sicher davon { $sure }.
# As before, but none of them is certain.
verdict-read-unsure = { verdict-read-game }, nichts davon sicher.
# The scores fit a legal game only so far. $ply: from where on nothing is known.
verdict-read-until = Ab { $ply } lässt sich nichts mehr erkennen.
# They fit none at all.
verdict-read-nothing = Zu den beiden Mitschriften passt keine regelgemäße Partie.
# What may be the reason. The word with two hyphens is an option.
verdict-other-start = Wenn die Partie nicht aus der üblichen Stellung begann, gibt man jene Stellung mit --start an.
# Heading of the differences that leave the move open. $count: how many.
verdict-still-open = { $count ->
    [one] Eine Stelle ist offen:
   *[other] { $count } Stellen sind offen:
}
# Heading of the differences that leave nothing open. $count: how many.
verdict-settled = { $count ->
    [one] Ein Unterschied ist erklärt:
   *[other] { $count } Unterschiede sind erklärt:
}
# Heading of the reasons, each once, why moves are not certain.
verdict-uncertain-heading = Warum Züge nicht sicher sind:
# $plies: which moves, a list; $why: a sentence.
verdict-uncertain = { $plies }: { $why }
# A run of moves. $from: the first, $to: the last.
verdict-plies = { $from } bis { $to }
# Moves that are not certain besides the open places told before. $plies: which, a list.
verdict-unsure-too = Nicht ganz sicher: { $plies }.
# The same where they are many. $count: how many.
verdict-unsure-more = Nicht ganz sicher { $count ->
    [one] ist noch ein anderer Halbzug.
   *[other] sind noch { $count } andere Halbzüge.
}
# Heading of the game. A question mark follows moves that are not certain.
verdict-game = Die Partie; ein Fragezeichen steht hinter allem, was nicht sicher ist:
# The same where all is certain.
verdict-game-sure = Die Partie:
# The same where nothing is certain.
verdict-game-no-proof = Die Partie; ein Fragezeichen steht hinter allem, was nicht in beiden Mitschriften steht:
# What to ask the players first. $ply: which move; $choices: the moves it may have been.
verdict-question = Zuerst die Spieler fragen: { $ply }, war das { $choices }?
# The same where the answer settles more than that. $question: the sentence above; $decides:
# how many half-moves it settles.
verdict-question-decides = { $question } Die Antwort klärt etwa { $decides } Halbzüge.

## In play

# A player's entry would replace another. $side: whose scoresheet; $ply: which move; $before: the present entry; $cell: the new one.
verdict-sure-to-write = { $side ->
    [white] In der Mitschrift von Weiß steht { $before } bei { $ply }. In { $cell } ändern? { command-yes } oder { command-no }.
   *[black] In der Mitschrift von Schwarz steht { $before } bei { $ply }. In { $cell } ändern? { command-yes } oder { command-no }.
}
# An entry was written into the own score. Variables as above.
verdict-entry-written = { $ply }: { $cell } steht in der Mitschrift.
# How to go back to where both scores agree; the first word is a command. $plies: how many half-moves.
verdict-retract = zurücknehmen { $plies } führt dorthin.
# An entry is for a move that the game does not have.
refused-no-such-move = Diesen Zug gibt es in der Partie nicht; { command-score } nennt alle.

## Files that are no score

# $file: its name; $cause: one of the messages below.
score-file = { $file }: { $cause }
# $line: which line. Also a reason in sheet-pgn.
score-encoding = Zeile { $line } ist kein Text.
# $line as above.
score-too-long = Ab Zeile { $line } ist es länger als jede Mitschrift.
# $line as above, $text: how the line begins.
score-no-row = Zeile { $line } ist keine nummerierte Zeile wie „12. Sf3 e5“: { $text }
# $line as above.
score-three-cells = In Zeile { $line } stehen mehr als zwei Züge zu einer Nummer.
# $line as above.
score-black-begins = In Zeile { $line } steht ein Zug von Weiß, aber Schwarz beginnt.
# $line as above, $other: the line with the other position.
score-two-starts = In Zeile { $line } steht eine andere Anfangsstellung als in Zeile { $other }.
# $line as above, $text: how the line begins.
score-no-tag = Zeile { $line } beginnt wie ein Kopfeintrag, ist aber keiner wie [White "Anna"]: { $text }
# A comment or variation in brackets. $line as above.
score-bracket = In Zeile { $line } steht eine Klammer ohne ihr Gegenstück.
# $line as above.
score-after-result = In Zeile { $line } geht es nach dem Ergebnis weiter.
# $line as above.
score-second-game = In Zeile { $line } beginnt eine zweite Partie; in einer Datei darf nur eine stehen.
# $line as above.
score-no-moves = Bis Zeile { $line } steht nichts, das ein Zug sein könnte.
# Two start positions. $line: where in $file one stands; $other: the file or option with the other.
score-starts-differ = { $file }: Die Anfangsstellung in Zeile { $line } ist nicht die von { $other }.
# The journal is of a game that has no moves yet. $file: its name.
score-none-made = In der Partie von { $file } wurde kein Zug ausgeführt: Es gibt nichts zu vergleichen.
# Both files are the same one. $file: its name.
score-same-file = { $file } ist für beide Mitschriften angegeben; jede braucht ihre eigene Datei.
# Both files hold the same bytes.
score-copied = In beiden Dateien steht derselbe Text; ist eine die Abschrift der anderen, so beweisen sie nichts.
# The journal's game began elsewhere. $file: the journal; $other: the file or option with the other start position.
score-journal-start = { $file }: Die Partie darin begann nicht aus der Stellung von { $other }.
# A file cannot be read. $text: the system's sentence.
score-unreadable = { $file } kann nicht gelesen werden: { $text }
# An option is no position. $option: its name; $fen: its value.
score-no-position = { $option }: Das ist keine Stellung: { $fen }
