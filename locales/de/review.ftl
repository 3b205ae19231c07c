### Eine beendete Partie nach Gehör: annabella review. Eine Stellung in Worten: annabella show.

## Befehle beim Durchgehen einer Partie: commands.ftl sagt, wie sie verstanden werden

review-word-next = weiter
    .heard = w, vor, nächster, nächster zug
review-word-previous = zurück
    .heard = z, voriger, voriger zug, vorheriger
review-word-start = anfang
    .heard = beginn, grundstellung, erster, erster zug
review-word-end = ende
    .heard = schluss
review-word-go = zug
    .heard = gehe zu, gehe zu zug
review-word-fen = fen
review-word-comment = kommentar
    .heard = kommentare
review-word-variation = variante
review-word-leave = hauptvariante
    .heard = zur partie
review-word-result = ergebnis
review-word-players = spieler
    .heard = namen
review-word-where = wo
    .heard = wo bin ich
review-word-quit = beenden
    .heard = verlassen

## Answers

review-named = { $white } gegen { $black }.
review-unnamed = Eine Partie.
review-length = { $moves ->
    [0] Sie hat keinen Zug.
    [one] Ein Zug.
   *[other] { $moves } Züge.
}
review-begin = Die Eingabetaste bringt den nächsten Zug, eine Zahl diesen Zug. { command-help } nennt die übrigen Befehle.
review-keys = Pfeil rechts: weiter; Pfeil links: zurück; Pos 1: zum Anfang; Taste Ende: zum Schluss.
review-before-first = Das ist der Anfang.
review-after-last = Das war der letzte Zug.
review-after-variation = Ende der Variante. Zurück: Befehl { review-word-leave }.
review-no-such-move = { $of ->
    [white] Zug { $number } von Weiß gibt es nicht
    [black] Zug { $number } von Schwarz gibt es nicht
   *[both] Zug { $number } gibt es nicht
}. Der letzte ist Zug { $last } von { $side ->
    [white] Weiß
   *[black] Schwarz
}.
review-nothing-played = Es wurde nicht gezogen.
review-result = { $winner ->
    [white] Weiß hat gewonnen.
    [black] Schwarz hat gewonnen.
   *[none] Remis.
}
review-fen = FEN: { $fen }
review-fen-printed = Die FEN steht in der Zeile darüber.
review-no-times = Hier sind keine Zeiten verzeichnet.
review-time-of = { $side ->
    [white] Weiß: { $left }
   *[black] Schwarz: { $left }
}
review-used = Verbraucht: Weiß { $white }, Schwarz { $black }
review-help = Eingabetaste oder { review-word-next } bringt den nächsten Zug, { review-word-previous } den vorigen. 12 bringt Zug 12 von Weiß, 12 schwarz den von Schwarz. { review-word-start } bringt die erste Stellung, { review-word-end } die letzte. { command-time } nennt beide Uhren, { command-used } die verbrauchte Zeit, { command-again } wiederholt die letzten Worte. { command-board } nennt alle Figuren, { command-square } e4 ein Feld, { command-piece } Springer die Springer. { review-word-comment } liest Kommentare, { review-word-variation } 1 führt in eine Variante, { review-word-leave } hinaus. { review-word-result } nennt das Ergebnis, { review-word-players } die Spieler, { review-word-where } den gezeigten Zug. { review-word-fen } zeigt die FEN, { review-word-quit } hört auf.
review-only-asked = Diese Partie ist beendet. { command-help } nennt, was Sie fragen können.
review-no-engine = Hier ist keine Engine. annabella-home nutzt eine, wenn sie installiert ist.
review-left = Auf Wiederhören.
review-go-on = Hier fortsetzen mit: { $command }
review-one-board = Dreidimensionale Partie: nicht lesbar für annabella review. Verwenden Sie annabella sheet --to longhand.
review-no-place = „{ $text }“: kein Zug. Schreiben Sie 12 für Zug 12 von Weiß, 12... für den von Schwarz.

## A position in words

show-castling = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $which ->
    [short] kann noch kurz rochieren.
    [long] kann noch lang rochieren.
   *[both] kann noch kurz und lang rochieren.
}
show-en-passant = Auf { $square } darf ein Bauer en passant geschlagen werden.
review-glyph = { $number ->
    [1] guter Zug
    [2] Fehler
    [3] glänzender Zug
    [4] grober Fehler
    [5] interessanter Zug
   *[6] zweifelhafter Zug
}
review-commented = { $comments ->
    [one] Ein Kommentar: Befehl { review-word-comment }
   *[other] { $comments } Kommentare: Befehl { review-word-comment }
}
review-varied = { $variations ->
    [one] Eine Variante: Befehl { review-word-variation }
   *[other] { $variations } Varianten: Befehl { review-word-variation } 1
}
review-comment = Kommentar: { $text }
review-no-comment = Zu diesem Zug gibt es keinen Kommentar.
review-no-variation = { $variations ->
    [0] Dieser Zug hat keine Variante.
   *[other] Dieser Zug hat { $variations }. Möglich: { review-word-variation } und eine Zahl bis dahin.
}
review-entered = Variante { $number }. Zurück: Befehl { review-word-leave }.
review-in-game = Das ist die Partie selbst.
review-no-result = Kein Ergebnis ist verzeichnet.
review-no-control = Keine Bedenkzeit ist verzeichnet.
review-unread = Der Rest der Datei ist nicht lesbar: „{ $text }“
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
