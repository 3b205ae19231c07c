### The position by ear: pieces of a kind, lines, captured pieces, earlier positions.

## Commands: commands.ftl says how these words are understood

# Asks where the pawns are, file by file.
command-pawns = bauern
# Asks for the pieces on the file, rank and diagonals of a square, or in one direction from it.
command-lines = linien
    .heard = linie
# Asks what each side has captured.
command-captured = geschlagen
# Asks how many pieces of each kind each side has.
command-material = material
# Asks whether a king is in check.
command-check = schach
    .heard = im schach
# Asks for the empty squares of a rank or file.
command-empty = leer
# Asks for the position after a move of that number.
command-after = nach
# Reads the game backwards, one move at a time.
command-previous = voriger
    .heard = voriger zug, vorheriger
# Reads the game forwards, one move at a time.
command-next = nächster
    .heard = nächster zug, nächste
# Prints the position as a FEN.
command-fen = fen

## Answers

# The pieces in one direction from a square. $to: the last square of that direction.
explore-direction = Richtung { $to }: { $pieces }
# No piece in one direction from a square. $to: the last square of that direction.
explore-direction-empty = Richtung { $to }: leer
# The number of pieces of one kind, in the two answers after this one.
explore-count = { $piece-id ->
    [king] { $count ->
        [one] König
       *[other] { $count } Könige
    }
    [queen] { $count ->
        [one] eine Dame
       *[other] { $count } Damen
    }
    [rook] { $count ->
        [one] einen Turm
       *[other] { $count } Türme
    }
    [bishop] { $count ->
        [one] einen Läufer
       *[other] { $count } Läufer
    }
    [knight] { $count ->
        [one] einen Springer
       *[other] { $count } Springer
    }
   *[pawn] { $count ->
        [one] einen Bauern
       *[other] { $count } Bauern
    }
}
# The pieces that a side has more of. $pieces: a list as above.
explore-material = { $side ->
    [white] Weiß hat { $pieces } mehr.
   *[black] Schwarz hat { $pieces } mehr.
}
# Both sides have the same pieces.
explore-material-equal = Das Material ist gleich.
# The pieces that a side has captured. $pieces: a list as above.
explore-captured = { $side ->
    [white] Weiß hat { $pieces } geschlagen.
   *[black] Schwarz hat { $pieces } geschlagen.
}
# Nothing captured by a side.
explore-nothing-captured = { $side ->
    [white] Weiß hat nichts geschlagen.
   *[black] Schwarz hat nichts geschlagen.
}
# Answer to the question whether a king is in check.
explore-no-check = Kein König steht im Schach.
# The empty squares of a rank or file.
explore-empty = Leer: { $squares }
# A rank or file without an empty square.
explore-none-empty = Kein Feld ist leer
# Asked for the move before the first one.
explore-first-move = Das ist der erste Zug.
# Asked for the move before the starting position.
explore-before-first = Das ist die Anfangsstellung, vor dem ersten Zug.
# Asked for the move after the last one.
explore-last-move = Das ist der letzte Zug.
# Before the pieces of an earlier position: the move that led to it.
explore-after = { $side ->
    [white] Nach Zug { $number } von Weiß, { $mv }
   *[black] Nach Zug { $number } von Schwarz, { $mv }
}
# Before the pieces of the starting position.
explore-start = Zu Beginn

## Help

# Questions about the pieces.
play-help-exploring = Eine Art von Figuren: Befehl figur weiß Turm. Alle Bauern: Befehl bauern. Figuren rings um e4: Befehl linien e4. Die in Richtung e8: Befehl linien e4 e8. Leere Felder der e-Linie: Befehl leer e. Unterschied im Material: Befehl material. Geschlagene Figuren: Befehl geschlagen. König im Schach: Befehl schach.
# Questions about earlier positions.
play-help-walking = Stellung nach Zug 12: Befehl nach 12. Partie Zug für Zug: Befehl voriger oder nächster. Mit fen wird die Stellung für ein anderes Programm angezeigt.
# The keys on the board, in the two sentences after this one.
cursor-keys = Mit --keys führt Tab auf das Brett. Die Pfeile gehen von Feld zu Feld. Enter nimmt eine Figur auf und stellt sie ab. Das Fragezeichen erklärt eine Taste. Tab führt zurück zum Tippen.
# The keys on one board.
play-help-cursor = { cursor-keys } Mit zeiger e4 gehen Sie zu einem Feld.
# The keys on three levels.
tridim-help-cursor = { cursor-keys } Bild auf und Bild ab wechseln die Ebene. Mit zeiger d3N gehen Sie zu einem Feld.
# Refused: a question about one board, in three-dimensional chess.
refused-one-board-only = Auf drei Ebenen gibt es diese Frage nicht. Möglich: Befehl { command-board } oder { command-square }.

## The cursor on the board: keys instead of words

# Makes the keys walk on the board. Programs write the name of a key after it: cursor left.
command-cursor = zeiger
    .heard = brett-tasten
# The letters of king, queen, rook, bishop, knight and pawn, without blanks. None may be h, v, x, m, u, z, g, w, o, y or e.
cursor-piece-letters = kdtlsb
# The signs of the digits 1 to 8 with Shift on the keyboards of this language; where digits need Shift, without it.
cursor-digit-signs = !"§$%&/(
    .heard = +"*ç%&/(
# The keys walk on the board from now on; the square at the cursor follows.
cursor-on = Bretttasten ein
# The keys type again.
cursor-off = Bretttasten aus.
# No square is in this direction; the square at the cursor follows.
cursor-edge = Rand
# A digit for a rank that has no square there on any level; the square at the cursor follows.
cursor-no-square = Kein solches Feld
# No piece of this kind is on the board.
cursor-no-such-piece = { $piece-id ->
    [king] Kein König.
    [queen] Keine Dame.
    [rook] Kein Turm.
    [bishop] Kein Läufer.
    [knight] Kein Springer.
   *[pawn] Kein Bauer.
}
# Enter picked up a piece.
cursor-picked = { $piece } aufgenommen von { $square }
# The same on three levels. $here: the square.
cursor-picked-here = { $piece } aufgenommen von { $here }
# Enter put the piece back on its square.
cursor-put-back = Zurückgestellt.
# The same before another piece is picked up, which follows.
cursor-put-back-first = Zurückgestellt
# After a refused move by keys: the piece is still picked up. $piece is a piece and its colour.
cursor-in-hand = Noch aufgenommen: { $piece }.
# Enter on a square without a piece of the side to move.
cursor-nothing-to-pick = { $side ->
    [white] Hier ist keine weiße Figur. Weiß ist am Zug.
   *[black] Hier ist keine schwarze Figur. Schwarz ist am Zug.
}
# Enter on the board where the opponent's move must be repeated first, on a square without the opponent's piece.
cursor-repeat-first = Zuerst wiederholen: { $mv }. Enter drücken, wo die Figur herkam, dann, wo sie hinging.
# A pawn was put on the last rank.
cursor-which-piece = Welche Figur? Ihren Buchstaben drücken.
# After the question mark.
cursor-explains = Eine Taste drücken. Sie wird erklärt.
# A key without a meaning on the board.
cursor-no-meaning = Diese Taste tut auf dem Brett nichts. Das Fragezeichen erklärt die nächste Taste.
# What a key does: the square at the cursor again.
cursor-key-here = Noch einmal dieses Feld und seine Figur.
# What a key does: says the colour of the square.
cursor-key-colour = Ob dieses Feld hell oder dunkel ist.
# What a key does: reads the rank.
cursor-key-rank = Die Figuren auf dieser Reihe.
# What a key does: reads the file.
cursor-key-file = Die Figuren auf dieser Linie.
# What a key does: reads all lines from the square.
cursor-key-lines = Die Figuren auf allen Linien von diesem Feld.
# The same key on three levels.
cursor-key-stack = Das Feld und die Felder darunter und darüber.
# What a key does: reads the diagonals of the square.
cursor-key-diagonals = Die Figuren auf den Diagonalen dieses Feldes.
# What a key does: reads the last move.
cursor-key-last = Der letzte Zug.
# What a key does: reads the move before the one heard last.
cursor-key-previous = Der Zug vor dem zuletzt gehörten.
# What a key does: reads the move after it.
cursor-key-next = Der Zug nach dem zuletzt gehörten.
# What a key does: reads the first move of the game.
cursor-key-first = Der erste Zug.
# What a key does: reads the asker's time.
cursor-key-time = Ihre Zeit.
# What a key does: reads both times.
cursor-key-clock = Beide Zeiten.
# What a key does: reads the captured pieces.
cursor-key-captured = Die geschlagenen Figuren.
# What a key does: says whether a king is in check.
cursor-key-check = Ob ein König im Schach steht.
# What a key does: names the side to move.
cursor-key-whose = Wer am Zug ist.
# What a key does: names the opponent.
cursor-key-opponent = Der Name des Gegners.
# What a key does: explains the next key. All keys are named.
cursor-key-explain = Erklärt die nächste Taste. Felder: Pfeile, Pos 1, Ende, Bild auf, Bild ab, Ziffern, Buchstaben der Figuren. Figuren: Enter, o, h, v, x, g, y. Züge: m, w, Komma, Punkt, Kleiner. Uhr: u, z. Gegner: e. Mit Umschalt auch Ziffern, Buchstaben der Figuren, o, x.
# What a key does: an arrow.
cursor-key-arrows = Zum nächsten Feld.
# What a key does: Home, End, Page Up or Page Down.
cursor-key-edges = Zum Rand des Bretts.
# What a key does: Page Up or Page Down on three levels.
cursor-key-levels = Zum nächsten Feld darüber oder darunter.
# What a key does: Enter.
cursor-key-enter = Nimmt eine Figur auf oder zieht sie hierher. Wiederholt ebenso den Zug des Gegners.
# What a key does: a digit from 1 to 8.
cursor-key-digit = Zu dieser Reihe auf derselben Linie.
# What a function key does, or the same letter with Alt. $number is that of the key.
cursor-key-function = { $number ->
    [1] Hilfe.
    [2] Ihre Zeit.
    [3] Beide Zeiten.
    [4] Die verbrauchte Zeit.
    [5] Die Zahl der Züge.
    [6] Noch einmal das Letzte.
    [7] Lässt die Stimme schweigen.
    [8] Drückt Ihre Uhr.
    [9] Sagt den gesteckten Zug an.
    [11] Erkennt Ihre Ansage, solange Sie die Taste halten.
    [12] Nimmt auf, solange Sie sie halten.
   *[other] { cursor-no-meaning }
}
# The key that leads from the board back to the line.
cursor-key-back = Zurück zum Tippen.
# What a key does: a digit from 1 to 8 with Shift.
cursor-key-shift-digit = Zu dieser Linie auf derselben Reihe.
# What a key does: the letter of a piece; $piece is which.
cursor-key-piece = { $piece-id ->
    [king] Zum nächsten König.
    [queen] Zur nächsten Dame.
    [rook] Zum nächsten Turm.
    [bishop] Zum nächsten Läufer.
    [knight] Zum nächsten Springer.
   *[pawn] Zum nächsten Bauern.
} Mit Umschalt rückwärts.

## Practice

# Asks which pieces attack a square.
command-attackers = angreifer
# Asks for advice, which the program never gives.
command-hint = tipp
    .heard = hinweis, rat, vorschlag, bester zug, bewertung, bewerten, bewerte, analyse, analysieren, eröffnungsbuch, eröffnung, drohungen, trainer
# Start of a practice game.
practice-game = Übung: Sie können nach Angreifern und regelgemäßen Zügen fragen.
# The pieces of a side that attack a square.
practice-attacked = { $side ->
    [white] Übung: Weiß greift { $square } an: { $pieces }.
   *[black] Übung: Schwarz greift { $square } an: { $pieces }.
}
# No piece of a side attacks a square.
practice-not-attacked = { $side ->
    [white] Übung: Weiß greift { $square } nicht an.
   *[black] Übung: Schwarz greift { $square } nicht an.
}
# The legal moves of a piece. $squares: where it can go.
practice-moves = Übung: { $square } { $piece }, regelgemäße Züge: { $squares }.
# A piece without a legal move.
practice-no-moves = Übung: { $square } { $piece } hat keinen regelgemäßen Zug.
# Questions in practice games.
play-help-practice = Übung, Angreifer von e4: Befehl angreifer e4. Regelgemäße Züge von e2: Befehl züge e2.
# Refused: a player asks in tournament play whether a king is in check.
refused-check-untold = Im Turnier sagt das Programm kein Schach an (Artikel 11.3.1).
# Refused: attackers or legal moves in a game that is not practice. $article: of the Laws.
refused-only-in-practice = Angreifer und regelgemäße Züge wären ein Rat (Artikel { $article }). Zur Übung dient annabella play --practice.
# Refused: a hint, an evaluation or an opening book. $article: of the Laws.
refused-no-advice = Das wäre ein Rat (Artikel { $article }). Das Programm hat keine Engine und kein Eröffnungsbuch.
