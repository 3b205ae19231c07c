### Eine beendete Partie nach Gehör: annabella review. Eine Stellung in Worten: annabella show.

## Befehle beim Durchgehen einer Partie: commands.ftl sagt, wie sie verstanden werden

# The next move. An empty line means it, too.
review-word-next = weiter
    .heard = w, vor, nächster, nächster zug
# The previous move.
review-word-previous = zurück
    .heard = z, voriger, voriger zug, vorheriger
# The starting position.
review-word-start = anfang
    .heard = beginn, grundstellung
# The last position.
review-word-end = ende
    .heard = schluss
# A move by its number, which follows.
review-word-go = zug
    .heard = gehe zu, gehe zu zug
# The position as FEN.
review-word-fen = fen
# Liest die Kommentare zum Zug vor.
review-word-comment = kommentar
    .heard = kommentare
# Führt in eine Variante des Zuges.
review-word-variation = variante
# Verlässt eine Variante.
review-word-leave = hauptvariante
    .heard = zur partie
# Fragt nach dem Ergebnis.
review-word-result = ergebnis
# Leaves the review.
review-word-quit = beenden
    .heard = verlassen

## Answers

# Start of a review: the players.
review-named = { $white } gegen { $black }.
# Start of a review, if the players are unknown.
review-unnamed = Eine Partie.
# Start of a review: the length of the game.
review-length = { $moves ->
    [0] Sie hat keinen Zug.
    [one] Ein Zug.
   *[other] { $moves } Züge.
}
# Start of a review: how to go through the game.
review-begin = Die Eingabetaste bringt den nächsten Zug, eine Zahl diesen Zug. { command-help } nennt die übrigen Befehle.
# The keys for going through the game, with --keys and nothing typed.
review-keys = Pfeil rechts: weiter; Pfeil links: zurück; Pos 1: zum Anfang; Taste Ende: zum Schluss.
# The time spent on a move.
review-took = { $time } überlegt
# Asked for the move before the starting position.
review-before-first = Das ist der Anfang.
# Asked for the move after the last one.
review-after-last = Das war der letzte Zug.
# No move has that number. $of: the side that was named, or both. $last: the number of the last move, by $side.
review-no-such-move = { $of ->
    [white] Zug { $number } von Weiß gibt es nicht
    [black] Zug { $number } von Schwarz gibt es nicht
   *[both] Zug { $number } gibt es nicht
}. Der letzte ist Zug { $last } von { $side ->
    [white] Weiß
   *[black] Schwarz
}.
# A move by its number, in a game without moves.
review-nothing-played = Es wurde nicht gezogen.
# A result without its reason. $winner is white, black or none.
review-result = { $winner ->
    [white] Weiß hat gewonnen.
    [black] Schwarz hat gewonnen.
   *[none] Remis.
}
# The position as FEN; printed, not spoken.
review-fen = FEN: { $fen }
# Spoken after the FEN was printed.
review-fen-printed = Die FEN steht in der Zeile darüber.
# Asked for times that the game does not have at this place.
review-no-times = Hier sind keine Zeiten verzeichnet.
# The time left to one side, if the time of the other is unknown.
review-time-of = { $side ->
    [white] Weiß: { $left }
   *[black] Schwarz: { $left }
}
# The time that each side has used.
review-used = Verbraucht: Weiß { $white }, Schwarz { $black }
# The commands of a review.
review-help = Eingabetaste oder { review-word-next } bringt den nächsten Zug, { review-word-previous } den vorigen. 12 bringt Zug 12 von Weiß, 12 schwarz den von Schwarz. { review-word-start } bringt die erste Stellung, { review-word-end } die letzte. { command-time } nennt beide Uhren, { command-used } die verbrauchte Zeit, { command-again } wiederholt die letzten Worte. { command-board } nennt alle Figuren, { command-square } e4 ein Feld, { command-piece } Springer die Springer. { review-word-comment } liest Kommentare, { review-word-variation } 1 führt in eine Variante, { review-word-leave } hinaus. { review-word-result } nennt das Ergebnis. { review-word-fen } zeigt die FEN, { review-word-quit } hört auf.
# Refused: a command for a game in progress.
review-only-asked = Diese Partie ist beendet. { command-help } nennt, was Sie fragen können.
# Goodbye on leaving.
review-left = Auf Wiederhören.
# How to resume the review here; printed.
review-go-on = Hier fortsetzen mit: { $command }
# Refused: a three-dimensional game; printed.
review-one-board = Dreidimensionale Partie: nicht lesbar für annabella review. Verwenden Sie annabella sheet --to longhand.
# A wrong move on the command line; printed.
review-no-place = „{ $text }“: kein Zug. Schreiben Sie 12 für Zug 12 von Weiß, 12... für den von Schwarz.

## A position in words

# Castling rights of a side. $which is short, long or both.
show-castling = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $which ->
    [short] kann noch kurz rochieren.
    [long] kann noch lang rochieren.
   *[both] kann noch kurz und lang rochieren.
}
# A pawn that may be captured en passant on $square.
show-en-passant = Auf { $square } darf ein Bauer en passant geschlagen werden.
# Ein Zeichen zum Zug. $number: 1 bis 6.
review-glyph = { $number ->
    [1] guter Zug
    [2] Fehler
    [3] glänzender Zug
    [4] grober Fehler
    [5] interessanter Zug
   *[6] zweifelhafter Zug
}
# Der Zug hat Kommentare. $comments: wie viele.
review-commented = { $comments ->
    [one] Ein Kommentar: Befehl { review-word-comment }
   *[other] { $comments } Kommentare: Befehl { review-word-comment }
}
# Der Zug hat Varianten. $variations: wie viele.
review-varied = { $variations ->
    [one] Eine Variante: Befehl { review-word-variation }
   *[other] { $variations } Varianten: Befehl { review-word-variation } 1
}
# Ein Kommentar. $text: wie in der Datei.
review-comment = Kommentar: { $text }
# Der Zug hat keinen.
review-no-comment = Zu diesem Zug gibt es keinen Kommentar.
# $variations: wie viele der Zug hat.
review-no-variation = { $variations ->
    [0] Dieser Zug hat keine Variante.
   *[other] Dieser Zug hat { $variations }. Möglich: { review-word-variation } und eine Zahl bis dahin.
}
# Vor dem ersten Zug einer Variante. $number: welche.
review-entered = Variante { $number }. Zurück: Befehl { review-word-leave }.
# Zurückgewiesen: Es wird keine Variante gezeigt.
review-in-game = Das ist die Partie selbst.
# Die Datei nennt kein Ergebnis.
review-no-result = Kein Ergebnis ist verzeichnet.
# Die Datei nennt keine Bedenkzeit.
review-no-control = Keine Bedenkzeit ist verzeichnet.
# Nach dem letzten lesbaren Zug. $text: der Rest, gekürzt.
review-unread = Der Rest der Datei ist nicht lesbar: „{ $text }“
# Eine Zeit, die älter ist als der letzte Zug. $left: die Zeit; $moves: wie viele Züge der Seite folgten.
review-time-as-of = { $side ->
    [white] Weiß { $left }, { $moves ->
        [one] vor einem Zug
       *[other] vor { $moves } Zügen
    }
   *[black] Schwarz { $left }, { $moves ->
        [one] vor einem Zug
       *[other] vor { $moves } Zügen
    }
}
