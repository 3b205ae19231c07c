### Questions and commands to the voice: their words, and the answers.
### A new question needs no other file of this folder.

## Commands: commands.ftl explains how these words are understood

command-time = zeit
    .heard = meine zeit, wie viel Zeit bleibt mir noch, wie viel Zeit, wieviel Zeit, was ist meine Zeit, meine Restzeit, Restzeit
command-clock = uhr
    .heard = uhren, beide zeiten, die Uhren, die Zeiten
command-whose = wer
    .heard = wer ist dran, wer ist am zug, am zug, wer spielt, wer darf
command-hour = uhrzeit
    .heard = tageszeit, ortszeit
time-of-day = Es ist { $time } Uhr.
command-control = bedenkzeit
    .heard = zeitkontrolle, welche bedenkzeit
command-opponent = gegner
    .heard = mein gegner, der gegner, wer ist mein Gegner, gegen wen spiele ich
command-used = verbraucht
    .heard = verbrauch
command-times = zeiten
command-moves = züge
    .heard = zügezahl, zugzahl, wie viele Züge
command-again = nochmal
    .heard = nochmals, noch mal, noch einmal, wie bitte, sag das noch mal, sag es noch einmal, wie war das, wiederhole das, wiederhol das, wiederhole bitte, bitte wiederholen, was hast du gesagt, ich habe nicht verstanden, ich habe das nicht verstanden, nicht verstanden, noch einmal bitte, wie war das noch mal, sag das nochmal, meinen Zug nochmal ansagen, sag meinen Zug nochmal
command-stop = stopp
    .heard = ruhe, still, sei still, sei ruhig, stop, stumm, schweig, schweigen, hör auf, hör auf zu reden, sei leise, pst, psst, genug, nicht reden, schluss damit, halt die klappe, halt den mund, halt den schnabel, klappe, ruhe jetzt, ruhe bitte
command-digest = prüffelder
    .heard = prueffelder, digest
command-last = letzter
    .heard = letzte, letzter zug, letzte züge, der letzte Zug, welcher Zug war der letzte
command-spell = buchstabieren
    .heard = buchstabiere, buchstabiere das, buchstabiere den Zug
command-board = brett
    .heard = stellung, das Brett, die Stellung, lies das Brett, lies die Stellung
command-square = feld
    .heard = was steht auf, was ist auf, was steht da auf, was steht bei, was ist bei, welche Figur steht auf, welche Figur ist auf, wer steht auf, steht etwas auf, steht was auf
command-colour = farbe
    .heard = feldfarbe
command-piece = figur
    .heard = figuren
command-score = mitschrift
    .heard = partieformular, formular
command-castled = rochiert
    .heard = wer hat rochiert
command-offers = remisangebote
    .heard = liegt ein remisangebot vor, gibt es ein remisangebot
command-faster = schneller
command-slower = langsamer
command-louder = lauter
command-softer = leiser
command-higher = höher
command-deeper = tiefer
command-voice = stimme
command-rest = pause

## Answers

clock-white-black-moves = Züge: Weiß { $white }, Schwarz { $black }
play-own-time = Noch { $left }
play-both-times = Noch { $own }, Gegner { $other }.
play-clock-runs = { play-started }
play-clocks-stand = Keine Uhr läuft.
play-times-of-both = { play-white-black-times }.
play-times-used = Verbraucht { $own }, Gegner { $other }
play-move-times = { $number }: Weiß { $white }, Schwarz { $black }
play-move-time = { $number }: { $side ->
    [white] Weiß
   *[black] Schwarz
} { $time }
play-move-times-unknown = Die Zeit für diese Züge ist nicht bekannt.
play-moves-to-control = { $moves ->
    [one] noch ein Zug bis zur Zeitkontrolle
   *[other] noch { $moves } Züge bis zur Zeitkontrolle
}
play-move-of = { $side ->
    [white] Weiß, Zug { $number }: { $mv }.
   *[black] Schwarz, Zug { $number }: { $mv }.
}
play-not-castled = { $side ->
    [white] Weiß hat nicht rochiert.
   *[black] Schwarz hat nicht rochiert.
}
play-offer-none = Kein Remisangebot ist offen.
play-no-such-move = Zug { $number } gibt es nicht. Der letzte ist Zug { $made }.
play-spelt-piece = { $piece }
play-spelt-square = { $letter } wie { $file }, { $rank }
play-square-has = { $square } { $piece }
play-square-empty = { $square } leer
play-square-light = { $square }: helles Feld
play-square-dark = { $square }: dunkles Feld
play-nothing-there = Nichts
play-file-empty = Linie { $file } leer
play-rank-empty = Reihe { $rank } leer
play-piece-at = { $count ->
    [one] { $piece }
   *[other] { $piece-color ->
        [white] weiße
       *[black] schwarze
    } { $piece-id ->
        [king] Könige
        [queen] Damen
        [rook] Türme
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern
    }
}: { $squares }
play-score-line = { $number }. { $moves }
play-score-empty = Noch nichts notiert
play-score-offer = Remis angeboten
play-named = { $side ->
    [white] Weiß: { $name }.
   *[black] Schwarz: { $name }.
}
play-own-side = { $side ->
    [white] Sie haben Weiß.
   *[black] Sie haben Schwarz.
}
play-unnamed = { $side ->
    [white] Für Weiß ist kein Name angegeben.
   *[black] Für Schwarz ist kein Name angegeben.
}
play-not-over = { report-not-over }

## Help

play-help-times = Ihre Zeit: Befehl zeit. Beide Zeiten: Befehl uhr. Verbrauchte Zeit: Befehl verbraucht. Zahl der Züge: Befehl züge. Seite am Zug: Befehl wer. Bedenkzeit: Befehl bedenkzeit. Tageszeit: Befehl uhrzeit.
play-help-last = Letzter Zug: Befehl letzter. Die letzten vier: Befehl letzter 4. Zug buchstabieren: Befehl buchstabieren. Mitschrift: Befehl mitschrift. Prüffelder: Befehl prüffelder. Zeit je Zug: Befehl zeiten.
play-help-history = Rochaden beider Seiten: Befehl rochiert. Zug 5: Befehl mitschrift 5.
play-help-position = Alle Figuren: Befehl brett. Eine Reihe: Befehl brett 4. Eine Linie: Befehl brett e. Ein Feld: Befehl feld e4 oder farbe e4. Alle Springer: Befehl figur Springer.
play-help-voice = Letzte Worte wiederholen: Befehl nochmal. Stimme unterbrechen: Befehl stopp. Stimme ändern: Befehl schneller, langsamer, lauter, leiser, höher oder tiefer. Andere Stimme: Befehl stimme 2. Pause vor Feldern: Befehl pause 300.
