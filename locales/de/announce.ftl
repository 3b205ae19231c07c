### Announcements, and what every other message is filled with: pieces, squares, times, lists.
###
### A value fills its gap with its words. Pieces, files, ranks and squares also have a keyword
### for selectors: $piece is "Springer" and $piece-id is knight (for a coloured piece
### $piece-color is white or black), $square-id is e4, $file-id is e, $rank-id is 4.
### The attribute .heard lists, between commas, what else is understood where people type or
### dictate moves. Case does not matter there, and ä, ö, ü, ß may be written ae, oe, ue, ss. The
### attribute .otherwise lists what is understood so only where a text has no other reading, such as
### what dictation makes of a word. Both are for people, not for the voice.

## Pieces

# The king, as in "König Eva eins Eva zwei".
role-king = König
    .heard = Konig
# The queen.
role-queen = Dame
# The rook.
role-rook = Turm
    .otherwise = Türme
# The bishop.
role-bishop = Läufer
    .heard = Laufer
# The knight.
role-knight = Springer
    .heard = Pferd
    .otherwise = Rössel, Springern
# The pawn.
role-pawn = Bauer
    .otherwise = Bauern

# A piece with its colour, where a square is read out.
piece-white-king = weißer König
# A piece with its colour.
piece-white-queen = weiße Dame
# A piece with its colour.
piece-white-rook = weißer Turm
# A piece with its colour.
piece-white-bishop = weißer Läufer
# A piece with its colour.
piece-white-knight = weißer Springer
# A piece with its colour.
piece-white-pawn = weißer Bauer
# A piece with its colour.
piece-black-king = schwarzer König
# A piece with its colour.
piece-black-queen = schwarze Dame
# A piece with its colour.
piece-black-rook = schwarzer Turm
# A piece with its colour.
piece-black-bishop = schwarzer Läufer
# A piece with its colour.
piece-black-knight = schwarzer Springer
# A piece with its colour.
piece-black-pawn = schwarzer Bauer

## Squares, with the names of Appendix D (2023 D.2.1)

# The a-file.
file-a = Anna
    .heard = Alfa, Alpha
    .otherwise = ah
# The b-file.
file-b = Bella
    .heard = Bravo
    .otherwise = be, beh
# The c-file.
file-c = Cäsar
    .heard = Cesar, Zäsar, Casar, Charlie
    .otherwise = ce, ze, zeh, tse
# The d-file.
file-d = David
    .heard = Delta
    .otherwise = de, deh
# The e-file.
file-e = Eva
    .heard = Echo
    .otherwise = ä
# The f-file.
file-f = Felix
    .heard = Foxtrot
    .otherwise = eff, ef
# The g-file.
file-g = Gustav
    .heard = Gustaf, Golf
    .otherwise = ge, geh
# The h-file.
file-h = Hector
    .heard = Hektor, Hotel
    .otherwise = ha

## Squares, with the names of radio, for answers with --alphabet nato

# The a-file, in the alphabet of radio; spelt so in every language.
nato-a = Alfa
# The b-file, in the alphabet of radio; spelt so in every language.
nato-b = Bravo
# The c-file, in the alphabet of radio; spelt so in every language.
nato-c = Charlie
# The d-file, in the alphabet of radio; spelt so in every language.
nato-d = Delta
# The e-file, in the alphabet of radio; spelt so in every language.
nato-e = Echo
# The f-file, in the alphabet of radio; spelt so in every language.
nato-f = Foxtrot
# The g-file, in the alphabet of radio; spelt so in every language.
nato-g = Golf
# The h-file, in the alphabet of radio; spelt so in every language.
nato-h = Hotel

## Ranks

# The first rank.
rank-1 = eins
    .heard = 1, ein
# The second rank.
rank-2 = zwei
    .heard = 2, zwo
# The second rank for a listener who mistakes zwei for drei; the same word in a language without such a pair.
rank-2-distinct = zwo
# The third rank.
rank-3 = drei
    .heard = 3
# The fourth rank.
rank-4 = vier
    .heard = 4
# The fifth rank.
rank-5 = fünf
    .heard = 5, funf
# The sixth rank.
rank-6 = sechs
    .heard = 6
# The seventh rank.
rank-7 = sieben
    .heard = 7
# The eighth rank.
rank-8 = acht
    .heard = 8

# A square: $file and $rank are its names, as in "Anna eins".
square = { $file } { $rank }

## Moves

# Said between origin and destination of a capture.
takes = schlägt
    .heard = schlagt, nimmt, mal, x, schlagen, schlage, nehme, nehmen, frisst
# Said after a capture in passing.
en-passant = en passant
    .heard = enpassant, ep, im Vorbeigehen, i.V., a.p.
# Castling without a side.
castling = Rochade
    .heard = rochieren, rochiert, rochiere
# Castling with the rook on the h-file.
castling-short = Kurze Rochade
    .heard = Rochade kurz, kurz rochiert, kleine Rochade, Rochade nach kurz
    .otherwise = kurz, kurzen, Königsflügel, Königsseite
# Castling with the rook on the a-file.
castling-long = Lange Rochade
    .heard = Rochade lang, lang rochiert, große Rochade, Rochade nach lang
    .otherwise = lang, langen, Damenflügel, Damenseite
# Said after a move that gives check, only if a player asked for it.
check = Schach
    .heard = sch, mit Schach, und Schach
# Said after a move that mates, likewise.
mate = Matt
    .heard = Schachmatt, Schach und Matt, Schach matt, und matt, mit Matt
# Little words that may stand anywhere in a move and say nothing about which one it is.
filler = nach
    .heard = von, auf, zieht, wird, wird zur, wird zum, zur, zum, der, die, das, den, dem, mein, meine, meinen, ich, spiele, spielt, ziehe, ziehen, geht, gehe, in, aufs, gleich, verwandelt, seite, auf der, ins
    .otherwise = Umwandlung, Umwandlung in, Umwandlung zur
# A word of courtesy before or after a move or question, which says nothing else.
courtesy = bitte
    .heard = danke, bitte sehr

# A move with origin and destination. $piece moves from $from to $to; $capture is yes or no;
# $ending is none, en-passant, or promotion, the new piece then being $promotion.
announcement-full =
    { $piece } { $from }{ $capture ->
        [yes] {" "}{ takes }
       *[no] {""}
    } { $to }{ announcement-ending }
# A move as written on a scoresheet. $origin says what is named of the square of origin: none, file
# ($file), rank ($rank) or square ($from). $piece-id is pawn for pawns, which are not named.
announcement-short =
    { $piece-id ->
        [pawn] {""}
       *[other] { $piece }{" "}
    }{ $origin ->
        [file] { $file }{" "}
        [rank] { $rank }{" "}
        [square] { $from }{" "}
       *[none] {""}
    }{ $capture ->
        [yes] { takes }{" "}
       *[no] {""}
    }{ $to }{ announcement-ending }
# The end of a move: $ending is none, en-passant or promotion; $promotion is the new piece.
announcement-ending =
    { $ending ->
        [en-passant] {" "}{ en-passant }
        [promotion] {" "}{ $promotion }
       *[none] {""}
    }
# An announced move; $mv is all its words.
announce = { $mv }

## Times

# A length of time: $hours, $minutes and $seconds. Short: without hours, the word for seconds is left out after minutes, and what is zero is not said.
span =
    { $hours ->
        [0]
            { $minutes ->
                [0] { span-seconds }
               *[other]
                    { span-minutes }{ $seconds ->
                        [0] {""}
                       *[other] {" "}{ span-seconds }
                    }
            }
       *[other]
            { span-hours }{ $minutes ->
                [0] {""}
               *[other] {" "}{ span-minutes }
            }{ $seconds ->
                [0] {""}
               *[other] {" "}{ span-seconds }
            }
    }
# A number of $hours. A voice reads "1 Stunde" as "eins Stunde", hence the word.
span-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
# A number of $minutes.
span-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
# A number of $seconds.
span-seconds =
    { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }

## Lists

# The last two of several: $first and $last.
list-end = { $first } oder { $last }
# The same if all are meant.
list-all-end = { $first } und { $last }
# Eine Aufzählung, deren Glieder eine Stimme als eigene Sätze sagt.
list-each = { $first }. { $rest }
# Einige Glieder einer längeren Aufzählung.
list-group = { $items }
# One portion of a long answer. $words: the words, without a full stop.
said-portion = { $words }.
# An item before others: $first, and the others in $rest.
list-more = { $first }, { $rest }
# Zwei Gruppen, von denen eine selbst eine Aufzählung ist.
groups-more = { $first }; { $rest }
# A sentence before others: $first, and the others in $rest.
sentences-more = { $first } { $rest }

## Moves that cannot be played: $move is the move as far as it was named

# The text, $text, is not a move in any form.
move-unreadable = „{ $text }“ ist kein Zug. Versuchen Sie e2e4 oder Springer { file-f } drei.
# Mehrere Züge in einer Zeile, wie aus einer Datei eingefügt. $text: die Zeile, gekürzt.
move-several = „{ $text }“ enthält mehrere Züge. Geben Sie einen nach dem anderen ein.
# The first word, $word, of a typed text that has no meaning in a move.
move-unknown-word = „{ $word }“ ist kein Wort eines Zugs. Versuchen Sie e2e4 oder Springer { file-f } drei.
# $text begins with a small letter, which is a file; with a capital, $capitals, it is a move of $piece.
move-small-letter = „{ $text }“ nennt eine Linie. Für { $piece } tippen Sie { $capitals }.
# $text fits several legal moves; $moves lists them as they would be announced.
move-ambiguous = „{ $text }“ ist nicht eindeutig. Meinen Sie { $moves }?
# The piece of $move cannot go there.
move-illegal = { $move }: Das ist hier kein regelgemäßer Zug.
# No piece of that kind stands where $move says, or there is none at all.
move-illegal-no-piece = { $move }: Eine solche Figur steht nicht auf dem Brett.
# The square of origin of $move, $square, is empty.
move-illegal-empty = { $move }: Auf { $square } steht nichts.
# The square of origin of $move, $square, holds $piece instead (with its colour).
move-illegal-other-piece = { $move }: Auf { $square } steht eine andere Figur, { $piece }.
# $move would be a move of the other side; $side (white or black) is to move.
move-illegal-turn =
    { $move }: { $side ->
        [white] Das wäre ein Zug von Schwarz.
       *[black] Das wäre ein Zug von Weiß.
    }
# The square of destination of $move, $square, holds a piece of the same side.
move-illegal-own-piece = { $move }: Auf { $square } steht eine eigene Figur.
# $move says that something is captured on $square, but nothing can be.
move-illegal-capture = { $move }: Auf { $square } gibt es nichts zu schlagen.
# The piece of $move could go there if $square in between were empty.
move-illegal-blocked = { $move }: Die Figur auf { $square } steht im Weg.
# A pawn would move straight ahead to $square, which is occupied.
move-illegal-pawn-ahead = { $move }: { $square } ist besetzt.
# $move would capture more than one square away, or not diagonally.
move-illegal-pawn-diagonal = { $move }: Ein Bauer schlägt nur ein Feld schräg nach vorn.
# There is no pawn on $square that could capture.
move-illegal-no-pawn = { $move }: Auf { $square } steht kein eigener Bauer.
# A pawn's move on a file where the side to move has no pawn. $file is the file.
move-illegal-no-pawn-file = { $move }: Auf der Linie { $file } steht kein eigener Bauer.
# The pawn that $move would capture in passing has not just moved two squares (2023 3.7.3.1).
move-illegal-en-passant = { $move }: { en-passant } nur unmittelbar nach dem Doppelschritt.
# The king is in check, and $move does nothing against it.
move-illegal-in-check = { $move }: Der eigene König bliebe im Schach.
# $move would put the mover's king in check.
move-illegal-into-check = { $move }: Der eigene König stünde im Schach.
# $move would take the opponent's king.
move-illegal-takes-king = { $move }: Der König darf nicht geschlagen werden.
# $move is castling, and that is not possible now.
move-illegal-castling = { $move }: Diese Rochade ist hier nicht möglich.
# $move takes a pawn to the last rank and does not say which piece it becomes (2023 D.2.1).
move-illegal-promotion-missing = { $move }: Die Umwandlungsfigur fehlt. Ergänzen Sie etwa Dame.
# $move names a promotion piece, but no pawn reaches the last rank.
move-illegal-promotion = { $move }: Hier wandelt sich kein Bauer um.

## FENs, wherever they are given

# A fault of a FEN, and what to do, at the end of fen-refused and fen-refused-line. $fault: what is wrong; $source: option if the command has --variant, file if a file is at fault.
fen-fault = { $fault ->
    [fields] Felder einer FEN fehlen, oder es sind zu viele
    [placement] die Aufstellung braucht acht Reihen mit je acht Feldern, in bekannten Buchstaben
    [turn] die Seite am Zug muss w oder b sein
    [castling] das Feld der Rochaden ist nicht lesbar
    [en-passant] das Feld für en passant ist nicht lesbar
    [counter] ein Zähler ist nicht lesbar, oder keine Partie kann ihn haben
    [men] eine Seite hat mehr als 16 Figuren und Bauern
    [empty] das Brett ist leer
    [no-king] ein König fehlt
    [kings] eine Seite hat mehrere Könige
    [pawn-rank] ein Bauer steht auf der ersten oder achten Reihe
    [opponent-in-check] die Seite, die eben gezogen hat, steht im Schach
    [no-castling] die Buchstaben der Rochade passen zu keinem König mit seinem Turm
    [castles-in-chess960] im Standardschach rochiert man von e1 oder e8 mit einem Eckturm
    [no-en-passant] kein Bauer kann das Feld für en passant überschritten haben
   *[unreachable] keine Folge von Zügen führt dahin
}. { $fault ->
    [castles-in-chess960] { $source ->
        [option] Geben Sie --variant chess960 an oder berichtigen Sie die Buchstaben.
       *[file] Berichtigen Sie die Variante oder die Buchstaben.
    }
   *[other] Berichtigen Sie die FEN.
}
# A typed FEN is refused. $fen: its first part; the rest as in fen-fault.
fen-refused = „{ $fen }“ ist keine Stellung: { fen-fault }
# The same in a file whose name comes before it. $line: which line.
fen-refused-line = Zeile { $line }: „{ $fen }“ ist keine Anfangsstellung: { fen-fault }
# A file has a FEN but does not name its variant. $file: its name.
fen-inferred = { $file } wurde als Schach960 gelesen: Die Datei nennt keine Variante, und ihre Rochade gibt es nur im Schach960.

## The command announce

# Move number $number cannot be read or played; $reason is a sentence with the reason.
announce-no-move = Zug { $number } kann nicht angesagt werden. { $reason }

## Touched pieces: the player's duties (2023 Article 4)

# A touched $piece and its $square, where the player must move or capture it; $piece-id for the article.
touch-piece =
    { $piece-id ->
        [queen] die { $piece } auf { $square }
        [pawn] den Bauern auf { $square }
       *[other] den { $piece } auf { $square }
    }
# A touched $piece and its $square, after "with".
touch-piece-with =
    { $piece-id ->
        [queen] der { $piece } auf { $square }
        [pawn] dem Bauern auf { $square }
       *[other] dem { $piece } auf { $square }
    }
# A duty, after "müssen": moving $own (a touch-piece).
touch-move = { $own } ziehen
# A duty, after "müssen": capturing $target (a touch-piece).
touch-capture = { $target } schlagen
# A duty, after "müssen": capturing $target (a touch-piece) with $own (a touch-piece-with).
touch-capture-with = { $target } mit { $own } schlagen
# A duty, after "müssen": castling. $side is short or long.
touch-castle =
    { $side ->
        [short] kurz rochieren
       *[long] lang rochieren
    }
# The touched pieces put no duty on the player.
touch-free = Jeder regelgemäße Zug ist erlaubt.
# The player's duties: $duties; one of them is enough.
touch-must = { $side ->
    [white] Weiß muss { $duties }.
   *[black] Schwarz muss { $duties }.
}
# The whole answer: $first is touch-free or touch-must, followed by the sentences that apply.
touch-obligation = { $first }{ touch-barred }{ touch-stays }{ touch-becomes }
# Castling is forbidden because the rook was touched before the king: $barred is none, short, long or both.
touch-barred =
    { $barred ->
        [short] {" "}Die kurze Rochade ist in diesem Zug nicht erlaubt.
        [long] {" "}Die lange Rochade ist in diesem Zug nicht erlaubt.
        [both] {" "}Die Rochade ist in diesem Zug nicht erlaubt.
       *[none] {""}
    }
# A released piece: $stays is yes or no; $piece, which came from $from, must stay on $to.
touch-stays =
    { $stays ->
        [yes] {" "}{ $piece-id ->
            [queen] Die
           *[other] Der
        } { $piece } wurde auf { $to } losgelassen und muss dort bleiben.
       *[no] {""}
    }
# The choice of a new piece is final: $becomes is yes, there (it stays on $square) or no; $promotion is the piece.
touch-becomes =
    { $becomes ->
        [there] {" "}Die neue Figur, { $promotion }, bleibt auf { $square }.
        [yes] {" "}Die neue Figur ist gewählt: { $promotion }.
       *[no] {""}
    }
