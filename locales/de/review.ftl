### Eine beendete Partie durchgehen: annabella review; und eine Stellung zeigen: annabella show.

## Wörter, mit denen man durch die Partie geht: commands.ftl sagt, wie sie verstanden werden

# The next move. An empty line means it too.
review-word-next = weiter
    .heard = w, vor, nächster, nächster zug
# The move before.
review-word-previous = zurück
    .heard = z, voriger, voriger zug, vorheriger
# The position in which the game began.
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
# Leaves.
review-word-quit = beenden
    .heard = verlassen

## What is said

# At the beginning: who played.
review-named = { $white } gegen { $black }.
# At the beginning, where the players are not known.
review-unnamed = Eine Partie.
# How long it is.
review-length = { $moves ->
    [0] Sie hat keinen Zug.
    [one] Ein Zug.
   *[other] { $moves } Züge.
}
# How to begin.
review-begin = Die Eingabetaste geht weiter, eine Zahl zu diesem Zug; { command-help } nennt das Übrige.
# Which keys walk, where keys are read one by one and nothing is typed.
review-keys = Pfeil rechts: weiter; Pfeil links: zurück; Pos 1: zum Anfang; Taste Ende: zum Schluss.
# The time that a move took.
review-took = { $time } überlegt
# There is no move before the start.
review-before-first = Das ist der Anfang.
# There is no move after the last.
review-after-last = Das war der letzte Zug.
# There is no move of that number; $of is the side that was named, or both. $last is the number of the last,
# which is that of $side.
review-no-such-move = { $of ->
    [white] Zug { $number } von Weiß gibt es nicht
    [black] Zug { $number } von Schwarz gibt es nicht
   *[both] Zug { $number } gibt es nicht
}; der letzte ist Zug { $last } von { $side ->
    [white] Weiß
   *[black] Schwarz
}.
# There is no move at all.
review-nothing-played = Es wurde nicht gezogen.
# A result without its reason. $winner is white, black or none.
review-result = { $winner ->
    [white] Weiß hat gewonnen.
    [black] Schwarz hat gewonnen.
   *[none] Remis.
}
# The position as FEN, printed and not spoken.
review-fen = FEN: { $fen }
# Said when it was printed.
review-fen-printed = Die FEN steht in der Zeile davor.
# The game has no times here.
review-no-times = Zeiten sind hier nicht bekannt.
# The time left to one side, where only that one is known.
review-time-of = { $side ->
    [white] Weiß: { $left }
   *[black] Schwarz: { $left }
}
# How long the moves of each side took.
review-used = Verbraucht: Weiß { $white }, Schwarz { $black }
# The words of walking.
review-help = Eingabetaste oder { review-word-next } der nächste Zug, { review-word-previous } der davor, 12 der 12. Zug von Weiß, 12 schwarz der von Schwarz, { review-word-start }, { review-word-end }. { command-time } die Uhren, { command-used } die verbrauchte Zeit, { command-again } noch einmal, { command-board } alle Figuren, { command-square } e4, { command-piece } Springer, { review-word-fen }, { review-word-quit }.
# What only a game that is played has.
review-only-asked = Diese Partie ist beendet: Hier geht man sie durch und fragt. { command-help } nennt die Wörter.
# Leaving.
review-left = Auf Wiederhören.
# How to go on there, printed.
review-go-on = Hier geht es weiter mit: annabella review { $file } { $place }
# Only chess on one board can be walked through.
review-one-board = annabella review liest Schach auf einem Brett; eine dreidimensionale Partie liest annabella sheet --to longhand vor.
# The argument is no move.
review-no-place = „{ $text }“ nennt keinen Zug; 12 wäre der 12. Zug von Weiß, 12... der von Schwarz.

## A position shown

# Which castling a side has not lost. $which is short, long or both.
show-castling = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $which ->
    [short] kann noch kurz rochieren.
    [long] kann noch lang rochieren.
   *[both] kann noch kurz und lang rochieren.
}
# A pawn may be captured en passant on that square.
show-en-passant = Ein Bauer darf en passant geschlagen werden, auf { $square }.
