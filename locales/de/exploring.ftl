### The position by ear: pieces of a kind, lines, captured pieces, earlier positions.

## Commands: commands.ftl says how these words are understood

command-pawns = bauern
command-lines = linien
    .heard = linie
command-captured = geschlagen
command-material = material
command-check = schach
    .heard = im schach
command-empty = leer
command-after = nach
command-previous = voriger
    .heard = voriger zug, vorheriger
command-next = nächster
    .heard = nächster zug, nächste
command-fen = fen

## Answers

explore-direction = Richtung { $to }: { $pieces }
explore-direction-empty = Richtung { $to }: leer
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
explore-material = { $side ->
    [white] Weiß hat { $pieces } mehr.
   *[black] Schwarz hat { $pieces } mehr.
}
explore-material-equal = Das Material ist gleich.
explore-captured = { $side ->
    [white] Weiß hat { $pieces } geschlagen.
   *[black] Schwarz hat { $pieces } geschlagen.
}
explore-nothing-captured = { $side ->
    [white] Weiß hat nichts geschlagen.
   *[black] Schwarz hat nichts geschlagen.
}
explore-no-check = Kein König steht im Schach.
explore-empty = Leer: { $squares }
explore-none-empty = Kein Feld ist leer
explore-first-move = Das ist der erste Zug.
explore-before-first = Das ist die Anfangsstellung, vor dem ersten Zug.
explore-last-move = Das ist der letzte Zug.
explore-after = { $side ->
    [white] Nach Zug { $number } von Weiß, { $mv }
   *[black] Nach Zug { $number } von Schwarz, { $mv }
}
explore-start = Zu Beginn

## Help

play-help-exploring = Eine Art von Figuren: Befehl figur weiß Turm. Alle Bauern: Befehl bauern. Figuren rings um e4: Befehl linien e4. Die in Richtung e8: Befehl linien e4 e8. Leere Felder der e-Linie: Befehl leer e. Unterschied im Material: Befehl material. Geschlagene Figuren: Befehl geschlagen. König im Schach: Befehl schach.
play-help-walking = Stellung nach Zug 12: Befehl nach 12. Partie Zug für Zug: Befehl voriger oder nächster. Mit fen wird die Stellung für ein anderes Programm angezeigt.
cursor-keys = Mit --keys führt Tab auf das Brett. Die Pfeile gehen von Feld zu Feld. Enter nimmt eine Figur auf und stellt sie ab. Das Fragezeichen erklärt eine Taste. Tab führt zurück zum Tippen.
play-help-cursor = { cursor-keys } Mit zeiger e4 gehen Sie zu einem Feld.
tridim-help-cursor = { cursor-keys } Bild auf und Bild ab wechseln die Ebene. Mit zeiger d3N gehen Sie zu einem Feld.
refused-one-board-only = Auf drei Ebenen gibt es diese Frage nicht. Möglich: Befehl { command-board } oder { command-square }.

## The cursor on the board: keys instead of words

command-cursor = zeiger
    .heard = brett-tasten
cursor-piece-letters = kdtlsb
cursor-digit-signs = !"§$%&/(
    .heard = +"*ç%&/(
cursor-on = Bretttasten ein
cursor-off = Bretttasten aus.
cursor-edge = Rand
cursor-no-square = Kein solches Feld
cursor-no-such-piece = { $piece-id ->
    [king] Kein König.
    [queen] Keine Dame.
    [rook] Kein Turm.
    [bishop] Kein Läufer.
    [knight] Kein Springer.
   *[pawn] Kein Bauer.
}
cursor-picked = { $piece } aufgenommen von { $square }
cursor-picked-here = { $piece } aufgenommen von { $here }
cursor-put-back = Zurückgestellt.
cursor-put-back-first = Zurückgestellt
cursor-in-hand = Noch aufgenommen: { $piece }.
cursor-nothing-to-pick = { $side ->
    [white] Hier ist keine weiße Figur. Weiß ist am Zug.
   *[black] Hier ist keine schwarze Figur. Schwarz ist am Zug.
}
cursor-repeat-first = Zuerst wiederholen: { $mv }. Enter drücken, wo die Figur herkam, dann, wo sie hinging.
cursor-which-piece = Welche Figur? Ihren Buchstaben drücken.
cursor-explains = Eine Taste drücken. Sie wird erklärt.
cursor-no-meaning = Diese Taste tut auf dem Brett nichts. Das Fragezeichen erklärt die nächste Taste.
cursor-key-here = Noch einmal dieses Feld und seine Figur.
cursor-key-colour = Ob dieses Feld hell oder dunkel ist.
cursor-key-rank = Die Figuren auf dieser Reihe.
cursor-key-file = Die Figuren auf dieser Linie.
cursor-key-lines = Die Figuren auf allen Linien von diesem Feld.
cursor-key-stack = Das Feld und die Felder darunter und darüber.
cursor-key-diagonals = Die Figuren auf den Diagonalen dieses Feldes.
cursor-key-last = Der letzte Zug.
cursor-key-previous = Der Zug vor dem zuletzt gehörten.
cursor-key-next = Der Zug nach dem zuletzt gehörten.
cursor-key-first = Der erste Zug.
cursor-key-time = Ihre Zeit.
cursor-key-clock = Beide Zeiten.
cursor-key-captured = Die geschlagenen Figuren.
cursor-key-check = Ob ein König im Schach steht.
cursor-key-whose = Wer am Zug ist.
cursor-key-opponent = Der Name des Gegners.
cursor-key-explain = Erklärt die nächste Taste. Felder: Pfeile, Pos 1, Ende, Bild auf, Bild ab, Ziffern, Buchstaben der Figuren. Figuren: Enter, o, h, v, x, g, y. Züge: m, w, Komma, Punkt, Kleiner. Uhr: u, z. Gegner: e. Mit Umschalt auch Ziffern, Buchstaben der Figuren, o, x.
cursor-key-arrows = Zum nächsten Feld.
cursor-key-edges = Zum Rand des Bretts.
cursor-key-levels = Zum nächsten Feld darüber oder darunter.
cursor-key-enter = Nimmt eine Figur auf oder zieht sie hierher. Wiederholt ebenso den Zug des Gegners.
cursor-key-digit = Zu dieser Reihe auf derselben Linie.
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
cursor-key-back = Zurück zum Tippen.
cursor-key-shift-digit = Zu dieser Linie auf derselben Reihe.
cursor-key-piece = { $piece-id ->
    [king] Zum nächsten König.
    [queen] Zur nächsten Dame.
    [rook] Zum nächsten Turm.
    [bishop] Zum nächsten Läufer.
    [knight] Zum nächsten Springer.
   *[pawn] Zum nächsten Bauern.
} Mit Umschalt rückwärts.

## Practice

command-attackers = angreifer
command-castling = rochaderecht
    .heard = rochaderechte
command-repetitions = wiederholungen
    .heard = wie oft, wie viele wiederholungen
command-hint = tipp
    .heard = hinweis, rat, vorschlag, bester zug, bewertung, bewerten, bewerte, analyse, analysieren, eröffnungsbuch, eröffnung, drohungen, trainer
practice-game = Übung: Sie können nach Angreifern und regelgemäßen Zügen fragen.
practice-attacked = { $side ->
    [white] Übung: Weiß greift { $square } an: { $pieces }.
   *[black] Übung: Schwarz greift { $square } an: { $pieces }.
}
practice-not-attacked = { $side ->
    [white] Übung: Weiß greift { $square } nicht an.
   *[black] Übung: Schwarz greift { $square } nicht an.
}
practice-moves = Übung: { $square } { $piece }, regelgemäße Züge: { $squares }.
practice-no-moves = Übung: { $square } { $piece } hat keinen regelgemäßen Zug.
practice-castling = Übung: { $rights }
practice-no-castling = { $side ->
    [white] Übung: Weiß hat kein Recht zur Rochade.
   *[black] Übung: Schwarz hat kein Recht zur Rochade.
}
play-help-practice = Übung, Angreifer von e4: Befehl angreifer e4. Regelgemäße Züge von e2: Befehl züge e2. Recht zur Rochade: Befehl rochaderecht.
refused-check-untold = Im Turnier sagt das Programm kein Schach an (Artikel 11.3.1).
refused-only-in-practice = Das wäre ein Rat (Artikel { $article }). Zum Üben: annabella play --practice.
refused-no-advice = Das wäre ein Rat: Artikel { $article }.
refused-no-count = Die Zahl wäre ein Rat (Artikel { $article }). Befehl: { command-claim } { argument-threefold } oder { command-claim } { argument-fifty }.
