### The words of questions and of orders to the voice, and what is answered.
### A new question needs no other file of this folder.

## Commands: commands.ftl says how these words are understood

# Asks for the own time.
command-time = zeit
    .heard = meine zeit
# Asks for both times.
command-clock = uhr
    .heard = uhren, beide zeiten
# Asks whose move it is, and whose clock runs.
command-whose = wer
    .heard = wer ist dran, wer zieht, wer ist am zug, am zug
# Asks for the rate of play.
command-control = bedenkzeit
    .heard = zeitkontrolle, welche bedenkzeit
# Asks for the name of the other player.
command-opponent = gegner
    .heard = mein gegner, der gegner
# Asks for the time used.
command-used = verbraucht
    .heard = verbrauch
# Asks how many moves were made.
command-moves = züge
    .heard = zügezahl, zugzahl
# Asks for the last words again.
command-again = nochmal
    .heard = nochmals, noch mal, noch einmal
# Silences the voice.
command-stop = stopp
    .heard = ruhe, still
# Reads the digest of the record.
command-digest = prüffelder
    .heard = prueffelder, digest
# Asks for the last moves.
command-last = letzter
    .heard = letzte, letzter zug, letzte züge
# Has the last move spelt.
command-spell = buchstabieren
    .heard = buchstabiere
# Reads out the board, or a rank or file of it.
command-board = brett
    .heard = stellung
# Asks what stands on a square.
command-square = feld
    .heard = was steht auf, was ist auf
# Asks whether a square is light or dark.
command-colour = farbe
    .heard = feldfarbe
# Asks where the pieces of a kind stand.
command-piece = figur
    .heard = figuren, wo steht, wo stehen, wo ist, wo sind, wo steht der, wo steht die, wo stehen die, wo ist der, wo ist die, wo sind die
# Reads out a scoresheet.
command-score = mitschrift
    .heard = partieformular, formular
# Makes the voice faster.
command-faster = schneller
# Makes the voice slower.
command-slower = langsamer
# Makes the voice louder.
command-louder = lauter
# Makes the voice softer.
command-softer = leiser
# Makes the voice higher.
command-higher = höher
# Makes the voice deeper.
command-deeper = tiefer
# Chooses a voice, by name or number, or the next.
command-voice = stimme
# Sets how many milliseconds the voice rests before squares.
command-rest = pause

## Answers

# How many moves both have made, to somebody who plays neither side.
clock-white-black-moves = Züge: Weiß { $white }, Schwarz { $black }
# The own time: short.
play-own-time = Noch { $left }
# The own time and the opponent's.
play-both-times = Noch { $own }, Gegner { $other }.
# Which time runs.
play-clock-runs = { play-started }
# No time runs.
play-clocks-stand = Keine Uhr läuft.
# Both times, to somebody who plays neither side.
play-times-of-both = { play-white-black-times }.
# The time used by oneself and by the opponent.
play-times-used = Verbraucht { $own }, Gegner { $other }
# How many moves are left to the time control.
play-moves-to-control = { $moves ->
    [one] noch ein Zug bis zur Zeitkontrolle
   *[other] noch { $moves } Züge bis zur Zeitkontrolle
}
# One move of the game, asked for.
play-move-of = { $side ->
    [white] Weiß, Zug { $number }: { $mv }.
   *[black] Schwarz, Zug { $number }: { $mv }.
}
# The piece of a move that is spelt.
play-spelt-piece = { $piece }
# A square of a move that is spelt. $letter is the letter, $file its name, $rank the numeral.
play-spelt-square = { $letter } wie { $file }, { $rank }
# What stands on a square.
play-square-has = { $square } { $piece }
# Nothing stands there.
play-square-empty = { $square } leer
# The colour of a square.
play-square-light = { $square }: helles Feld
# The colour of a square.
play-square-dark = { $square }: dunkles Feld
# Nothing stands on that rank or file, or no such piece is left.
play-nothing-there = Nichts
# Where the pieces of one kind stand. $squares is a list.
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
# One line of a scoresheet: the number, and in $moves White's move, Black's or both.
play-score-line = { $number }. { $moves }
# The scoresheet is empty.
play-score-empty = Noch nichts notiert
# Said after a move on the scoresheet at which a draw was offered; written (=).
play-score-offer = Remis angeboten
# Who plays a side. $name: as it is given at the start, such as Berg, Anna.
play-named = { $side ->
    [white] Weiß: { $name }.
   *[black] Schwarz: { $name }.
}
# Who plays a side is not known.
play-unnamed = { $side ->
    [white] Für Weiß ist kein Name angegeben.
   *[black] Für Schwarz ist kein Name angegeben.
}

## Help

# Questions about times, which the clock alone answers too.
play-help-times = zeit nennt die eigene Zeit, uhr beide, verbraucht die verbrauchte, züge die Zahl der Züge, wer die Seite am Zug, bedenkzeit die Bedenkzeit der Partie.
# Questions about what was said and played.
play-help-last = letzter nennt den letzten Zug, letzter 4 die letzten vier, buchstabieren den letzten Buchstabe für Buchstabe, mitschrift liest die Mitschrift vor; prüffelder liest die Prüffelder vor.
# Questions about the position.
play-help-position = brett liest alle Figuren vor, brett 4 eine Reihe, brett e eine Linie, feld e4 und farbe e4 ein Feld, figur Springer die Springer.
# What is said to the voice.
play-help-voice = nochmal sagt die letzten Worte noch einmal, stopp lässt die eigene Stimme schweigen; schneller, langsamer, lauter, leiser, höher und tiefer ändern sie, stimme 2 nimmt eine andere, pause 300 wartet vor Feldern.
