### The position by ear: pieces of a kind, lines, what was captured, earlier positions.

## Commands: commands.ftl says how these words are understood

# Asks where the pawns stand, file by file.
command-pawns = bauern
# Asks what stands on file, rank and diagonals from a square, or in one direction.
command-lines = linien
    .heard = linie
# Asks what each side has captured.
command-captured = geschlagen
# Asks how many pieces of each kind there are.
command-material = material
# Asks whether a king is in check.
command-check = schach
    .heard = im schach
# Asks for the empty squares of a rank or file.
command-empty = leer
# Asks for the position after a move of that number.
command-after = nach
# Reads the score backwards, a move at a time.
command-previous = voriger
    .heard = voriger zug, vorheriger
# Reads the score forwards, a move at a time.
command-next = nächster
    .heard = nächster zug, nächste

## Answers

# What stands from a square in the direction of $to, the last square there.
explore-direction = Richtung { $to }: { $pieces }
# Nothing stands in that direction.
explore-direction-empty = Richtung { $to }: leer
# So many pieces of a kind.
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
        [one] ein Turm
       *[other] { $count } Türme
    }
    [bishop] { $count ->
        [one] ein Läufer
       *[other] { $count } Läufer
    }
    [knight] { $count ->
        [one] ein Springer
       *[other] { $count } Springer
    }
   *[pawn] { $count ->
        [one] ein Bauer
       *[other] { $count } Bauern
    }
}
# What a side has on the board.
explore-material = { $side ->
    [white] Weiß: { $pieces }.
   *[black] Schwarz: { $pieces }.
}
# What a side has captured.
explore-captured = { $side ->
    [white] Weiß hat geschlagen: { $pieces }.
   *[black] Schwarz hat geschlagen: { $pieces }.
}
# A side has captured nothing.
explore-nothing-captured = { $side ->
    [white] Weiß hat nichts geschlagen.
   *[black] Schwarz hat nichts geschlagen.
}
# No king is in check.
explore-no-check = Kein König steht im Schach.
# The empty squares of a rank or file.
explore-empty = Leer: { $squares }
# Every square of that rank or file is taken.
explore-none-empty = Kein Feld ist leer
# There is no move before the one that was told.
explore-first-move = Das ist der erste Zug.
# Where the reader stands before the first move, there is none before that.
explore-before-first = Das ist die Stellung zu Beginn, vor dem ersten Zug.
# There is no move after the one that was told.
explore-last-move = Das ist der letzte Zug.
# Before the pieces of an earlier position: after which move it stood.
explore-after = { $side ->
    [white] Nach Zug { $number } von Weiß, { $mv }
   *[black] Nach Zug { $number } von Schwarz, { $mv }
}
# Before the pieces of the position in which the game began.
explore-start = Zu Beginn

## Help

# Questions about the pieces of a position.
play-help-exploring = figur weiß Turm nennt eine Art, bauern die Bauern nach Linien, linien e4 was rings um ein Feld steht, linien e4 e8 in einer Richtung; leer e, material und geschlagen, was sie sagen, schach, ob ein König im Schach steht.
# Questions about earlier positions.
play-help-walking = nach 12 nennt die Stellung nach Zug 12; voriger und nächster lesen die Partie Zug für Zug.
# A question about one board, where there are three levels.
refused-one-board-only = Diese Frage gibt es nur im Schach auf einem Brett; { command-board } und { command-square } antworten hier.

## Practice

# Asks which pieces attack a square.
command-attackers = angreifer
# Asks for what other programs tell of a position, and this one never.
command-hint = tipp
    .heard = hinweis, rat, vorschlag, bester zug, bewertung, bewerten, bewerte, analyse, analysieren, eröffnungsbuch, eröffnung, drohungen, trainer
# At the beginning of a practice game.
practice-game = Übung: Angreifer und erlaubte Züge werden genannt, wenn man fragt.
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
# Where a piece may go.
practice-moves = Übung: { $square } { $piece }, erlaubte Züge: { $squares }.
# A piece has no legal move.
practice-no-moves = Übung: { $square } { $piece } hat keinen erlaubten Zug.
# Questions in practice.
play-help-practice = Übung: angreifer e4, züge e2.
# A player in tournament play asks whether a king is in check.
refused-check-untold = Im Turnier sagt das Programm kein Schach an (Artikel 11.3.1).
# Attackers or legal moves were asked for where it is not practice. $article: of the Laws.
refused-only-in-practice = Angreifer und erlaubte Züge wären ein Rat (Artikel { $article }); nur annabella play --practice nennt sie.
# A hint, an evaluation or an opening book was asked for. $article: of the Laws.
refused-no-advice = Das wäre ein Rat (Artikel { $article }); das Programm hat keine Engine und kein Eröffnungsbuch.
