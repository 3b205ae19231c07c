### Questions and commands to the voice: their words, and the answers.
### A new question needs no other file of this folder.

## Commands: commands.ftl explains how these words are understood

# Asks for the asker's time.
command-time = zeit
    .heard = meine zeit, wie viel Zeit habe ich, wie viel Zeit habe ich noch, wieviel Zeit habe ich, wieviel Zeit habe ich noch, wie viel Zeit bleibt mir, wie viel Zeit bleibt mir noch, wieviel Zeit bleibt mir, wie lange habe ich noch, wie viel Zeit, wieviel Zeit, was ist meine Zeit, meine Restzeit, Restzeit
# Asks for both times.
command-clock = uhr
    .heard = uhren, beide zeiten, wie stehen die Uhren, die Uhren, die Zeiten
# Asks for the side to move and the running clock.
command-whose = wer
    .heard = wer ist dran, wer zieht, wer ist am zug, am zug, wer muss ziehen, bin ich dran, bin ich am Zug, wer spielt, wer darf, wer hat den Zug
# Asks for the time control.
command-control = bedenkzeit
    .heard = zeitkontrolle, welche bedenkzeit
# Asks for the name of the other player.
command-opponent = gegner
    .heard = mein gegner, der gegner, wer ist mein Gegner, gegen wen spiele ich
# Asks for the time used.
command-used = verbraucht
    .heard = verbrauch
# Asks for the time used for each of the last moves.
command-times = zeiten
# Asks for the number of moves made.
command-moves = züge
    .heard = zügezahl, zugzahl, wie viele Züge, der wievielte Zug ist es
# Asks for the last words again.
command-again = nochmal
    .heard = nochmals, noch mal, noch einmal, wie bitte, sag das noch mal, sag das nochmal, sag es noch einmal, was hast du gesagt, wie war das
# Silences the voice.
command-stop = stopp
    .heard = ruhe, still, sei still, sei ruhig, stop
# Reads the fingerprint of the journal.
command-digest = prüffelder
    .heard = prueffelder, digest
# Asks for the last moves.
command-last = letzter
    .heard = letzte, letzter zug, letzte züge, der letzte Zug, was war der letzte Zug, was hat er gezogen, was hat sie gezogen, was wurde gezogen, was hat er gespielt, was hat der Gegner gezogen, was war sein Zug, welcher Zug war der letzte
# Spells the last move.
command-spell = buchstabieren
    .heard = buchstabiere, buchstabiere das, buchstabiere den Zug
# Reads out the board, or a rank or file of it.
command-board = brett
    .heard = stellung, das Brett, die Stellung, wie ist die Stellung, lies das Brett, lies die Stellung, wie steht es auf dem Brett
# Asks for the piece on a square.
command-square = feld
    .heard = was steht auf, was ist auf, was steht da auf, was steht bei, was ist bei, welche Figur steht auf, welche Figur ist auf, wer steht auf, steht etwas auf, steht was auf
# Asks whether a square is light or dark.
command-colour = farbe
    .heard = feldfarbe
# Asks for the squares of one kind of piece.
command-piece = figur
    .heard = figuren, wo steht, wo stehen, wo ist, wo sind, wo steht der, wo steht die, wo stehen die, wo ist der, wo ist die, wo sind die, wo ist mein, wo ist meine, wo steht mein, wo steht meine, wo sind meine, wo stehen meine
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
# Sets the pause before each square, in milliseconds.
command-rest = pause

## Answers

# Moves made by both, for a hearer who plays neither side.
clock-white-black-moves = Züge: Weiß { $white }, Schwarz { $black }
# The asker's time: short.
play-own-time = Noch { $left }
# The asker's time and the opponent's.
play-both-times = Noch { $own }, Gegner { $other }.
# The running clock.
play-clock-runs = { play-started }
# No clock is running.
play-clocks-stand = Keine Uhr läuft.
# Both times, for a hearer who plays neither side.
play-times-of-both = { play-white-black-times }.
# Time used by the asker and by the opponent.
play-times-used = Verbraucht { $own }, Gegner { $other }
# Time used for a move by each side.
play-move-times = { $number }: Weiß { $white }, Schwarz { $black }
# Time used for a move by one side; the other has made no move with this number.
play-move-time = { $number }: { $side ->
    [white] Weiß
   *[black] Schwarz
} { $time }
# No time is known for any of the requested moves.
play-move-times-unknown = Die Zeit für diese Züge ist nicht bekannt.
# Number of moves to the next time control.
play-moves-to-control = { $moves ->
    [one] noch ein Zug bis zur Zeitkontrolle
   *[other] noch { $moves } Züge bis zur Zeitkontrolle
}
# One move of the game, as an answer.
play-move-of = { $side ->
    [white] Weiß, Zug { $number }: { $mv }.
   *[black] Schwarz, Zug { $number }: { $mv }.
}
# The piece of a spelt move.
play-spelt-piece = { $piece }
# A square of a spelt move. $letter is the letter, $file its name, $rank the numeral.
play-spelt-square = { $letter } wie { $file }, { $rank }
# The piece on a square.
play-square-has = { $square } { $piece }
# An empty square.
play-square-empty = { $square } leer
# The colour of a square.
play-square-light = { $square }: helles Feld
# The colour of a square.
play-square-dark = { $square }: dunkles Feld
# An empty rank or file, or no piece of that kind.
play-nothing-there = Nichts
# No piece is on a file.
play-file-empty = Linie { $file } leer
# No piece is on a rank.
play-rank-empty = Reihe { $rank } leer
# Squares of the pieces of one kind. $squares is a list.
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
# After a move with a draw offer on the scoresheet; written (=).
play-score-offer = Remis angeboten
# The name of a player. $name: as given at the start, such as Berg, Anna.
play-named = { $side ->
    [white] Weiß: { $name }.
   *[black] Schwarz: { $name }.
}
# The name of a player is not known.
play-unnamed = { $side ->
    [white] Für Weiß ist kein Name angegeben.
   *[black] Für Schwarz ist kein Name angegeben.
}

## Help

# Questions about times, also for the clock alone.
play-help-times = Ihre Zeit: Befehl zeit. Beide Zeiten: Befehl uhr. Verbrauchte Zeit: Befehl verbraucht. Zahl der Züge: Befehl züge. Seite am Zug: Befehl wer. Bedenkzeit: Befehl bedenkzeit.
# Questions about the moves and the scoresheet.
play-help-last = Letzter Zug: Befehl letzter. Die letzten vier: Befehl letzter 4. Zug buchstabieren: Befehl buchstabieren. Mitschrift: Befehl mitschrift. Prüffelder: Befehl prüffelder. Zeit je Zug: Befehl zeiten.
# Questions about the position.
play-help-position = Alle Figuren: Befehl brett. Eine Reihe: Befehl brett 4. Eine Linie: Befehl brett e. Ein Feld: Befehl feld e4 oder farbe e4. Alle Springer: Befehl figur Springer.
# Commands to the voice.
play-help-voice = Letzte Worte wiederholen: Befehl nochmal. Stimme unterbrechen: Befehl stopp. Stimme ändern: Befehl schneller, langsamer, lauter, leiser, höher oder tiefer. Andere Stimme: Befehl stimme 2. Pause vor Feldern: Befehl pause 300.
