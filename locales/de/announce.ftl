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

role-king = König
    .heard = Konig
role-queen = Dame
role-rook = Turm
    .otherwise = Türme
role-bishop = Läufer
    .heard = Laufer
role-knight = Springer
    .heard = Pferd
    .otherwise = Rössel, Springern
role-pawn = Bauer
    .otherwise = Bauern

piece-white-king = weißer König
piece-white-queen = weiße Dame
piece-white-rook = weißer Turm
piece-white-bishop = weißer Läufer
piece-white-knight = weißer Springer
piece-white-pawn = weißer Bauer
piece-black-king = schwarzer König
piece-black-queen = schwarze Dame
piece-black-rook = schwarzer Turm
piece-black-bishop = schwarzer Läufer
piece-black-knight = schwarzer Springer
piece-black-pawn = schwarzer Bauer

## Squares, with the names of Appendix D (2023 D.2.1)

file-a = Anna
    .heard = Alfa, Alpha
    .otherwise = ah
file-b = Bella
    .heard = Bravo
    .otherwise = be, beh
file-c = Cäsar
    .heard = Cesar, Zäsar, Casar, Charlie
    .otherwise = ce, ze, zeh, tse
file-d = David
    .heard = Delta
    .otherwise = de, deh
file-e = Eva
    .heard = Echo
    .otherwise = ä
file-f = Felix
    .heard = Foxtrot
    .otherwise = eff, ef
file-g = Gustav
    .heard = Gustaf, Golf
    .otherwise = ge, geh
file-h = Hector
    .heard = Hektor, Hotel
    .otherwise = ha

## Squares, with the names of radio, for answers with --alphabet nato

nato-a = Alfa
nato-b = Bravo
nato-c = Charlie
nato-d = Delta
nato-e = Echo
nato-f = Foxtrot
nato-g = Golf
nato-h = Hotel

## Ranks

rank-1 = eins
    .heard = 1, ein
rank-2 = zwei
    .heard = 2, zwo
rank-2-distinct = zwo
rank-3 = drei
    .heard = 3
rank-4 = vier
    .heard = 4
rank-5 = fünf
    .heard = 5, funf
rank-6 = sechs
    .heard = 6
rank-7 = sieben
    .heard = 7
rank-8 = acht
    .heard = 8

square = { $file } { $rank }

## Moves

takes = schlägt
    .heard = schlagt, nimmt, mal, x, schlagen, schlage, nehme, nehmen, frisst
en-passant = en passant
    .heard = enpassant, ep, im Vorbeigehen, i.V., a.p.
castling = Rochade
    .heard = rochieren, rochiert, rochiere
castling-short = Kurze Rochade
    .heard = Rochade kurz, kurz rochiert, kleine Rochade, Rochade nach kurz
    .otherwise = kurz, kurzen, Königsflügel, Königsseite
castling-long = Lange Rochade
    .heard = Rochade lang, lang rochiert, große Rochade, Rochade nach lang
    .otherwise = lang, langen, Damenflügel, Damenseite
check = Schach
    .heard = sch, mit Schach, und Schach
mate = Matt
    .heard = Schachmatt, Schach und Matt, Schach matt, und matt, mit Matt
filler = nach
    .heard = von, auf, zieht, wird, wird zur, wird zum, zur, zum, der, die, das, den, dem, mein, meine, meinen, ich, spiele, spielt, ziehe, ziehen, geht, gehe, in, aufs, gleich, verwandelt, seite, auf der, ins
    .otherwise = Umwandlung, Umwandlung in, Umwandlung zur
courtesy = bitte
    .heard = danke, bitte sehr

announcement-full =
    { $piece } { $from }{ $capture ->
        [yes] {" "}{ takes }
       *[no] {""}
    } { $to }{ announcement-ending }
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
announcement-ending =
    { $ending ->
        [en-passant] {" "}{ en-passant }
        [promotion] {" "}{ $promotion }
       *[none] {""}
    }

## Times

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
span-hours =
    { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
span-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
span-unknown = unbekannte Zeit
span-short = weniger als eine Sekunde
span-seconds =
    { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }

## Lists

list-end = { $first } oder { $last }
list-all-end = { $first } und { $last }
list-each = { $first }. { $rest }
list-group = { $items }
said-portion = { $words }.
list-more = { $first }, { $rest }
groups-more = { $first }; { $rest }
sentences-more = { $first } { $rest }

## Moves that cannot be played: $move is the move as far as it was named

move-unreadable = „{ $text }“ ist kein Zug.
move-as-typed = „{ $text }“
move-several = „{ $text }“ enthält mehrere Züge. Geben Sie einen nach dem anderen ein.
move-unknown-word = „{ $word }“ ist kein Wort eines Zugs.
move-sentence = Nicht verstanden.
move-small-letter = „{ $text }“ nennt eine Linie. Für { $piece } tippen Sie { $capitals }.
move-ambiguous = „{ $text }“ ist nicht eindeutig. Meinen Sie { $moves }?
move-illegal = { $move }: Das ist hier kein regelgemäßer Zug.
move-illegal-no-piece = { $move }: Eine solche Figur steht nicht auf dem Brett.
move-illegal-empty = { $move }: Auf { $square } steht nichts.
move-illegal-other-piece = { $move }: Auf { $square } steht eine andere Figur, { $piece }.
move-illegal-turn =
    { $move }: { $side ->
        [white] Das kann nur Schwarz spielen; Weiß ist am Zug.
       *[black] Das kann nur Weiß spielen; Schwarz ist am Zug.
    }
move-illegal-own-piece = { $move }: Auf { $square } steht eine eigene Figur.
move-illegal-capture = { $move }: Auf { $square } gibt es nichts zu schlagen.
move-illegal-blocked = { $move }: Die Figur auf { $square } steht im Weg.
move-illegal-pawn-ahead = { $move }: { $square } ist besetzt.
move-illegal-pawn-diagonal = { $move }: Ein Bauer schlägt nur ein Feld schräg nach vorn.
move-illegal-no-pawn = { $move }: Auf { $square } steht kein eigener Bauer.
move-illegal-no-pawn-file = { $move }: Auf der Linie { $file } steht kein eigener Bauer.
move-illegal-en-passant = { $move }: { en-passant } nur unmittelbar nach dem Doppelschritt.
move-illegal-in-check = { $move }: Der eigene König bliebe im Schach.
move-illegal-into-check = { $move }: Der eigene König stünde im Schach.
move-illegal-takes-king = { $move }: Der König darf nicht geschlagen werden.
move-illegal-castling = { $move }: Diese Rochade ist hier nicht möglich.
move-castling-lost = { $move }: Das Recht zu dieser Rochade besteht nicht.
move-castling-check = { $move }: Der König steht im Schach.
move-castling-attacked = { $move }: { $square } ist angegriffen.
move-illegal-promotion-missing = { $move }: Die Umwandlungsfigur fehlt. Ergänzen Sie etwa Dame.
move-illegal-promotion = { $move }: Hier wandelt sich kein Bauer um.

## FENs, wherever they are given

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
fen-refused = „{ $fen }“ ist keine Stellung: { fen-fault }
fen-refused-line = Zeile { $line }: „{ $fen }“ ist keine Anfangsstellung: { fen-fault }
fen-inferred = { $file } wurde als Schach960 gelesen: Die Datei nennt keine Variante, und ihre Rochade gibt es nur im Schach960.

## The command announce

announce-no-move = Zug { $number } kann nicht angesagt werden. { $reason }

## Touched pieces: the player's duties (2023 Article 4)

touch-piece =
    { $piece-id ->
        [queen] die { $piece } auf { $square }
        [pawn] den Bauern auf { $square }
       *[other] den { $piece } auf { $square }
    }
touch-piece-with =
    { $piece-id ->
        [queen] der { $piece } auf { $square }
        [pawn] dem Bauern auf { $square }
       *[other] dem { $piece } auf { $square }
    }
touch-move = { $own } ziehen
touch-capture = { $target } schlagen
touch-capture-with = { $target } mit { $own } schlagen
touch-castle =
    { $side ->
        [short] kurz rochieren
       *[long] lang rochieren
    }
touch-free = Jeder regelgemäße Zug ist erlaubt.
touch-must = { $side ->
    [white] Weiß muss { $duties }.
   *[black] Schwarz muss { $duties }.
}
touch-obligation = { $first }{ touch-barred }{ touch-stays }{ touch-becomes }
touch-barred =
    { $barred ->
        [short] {" "}Die kurze Rochade ist in diesem Zug nicht erlaubt.
        [long] {" "}Die lange Rochade ist in diesem Zug nicht erlaubt.
        [both] {" "}Die Rochade ist in diesem Zug nicht erlaubt.
       *[none] {""}
    }
touch-stays =
    { $stays ->
        [yes] {" "}{ $piece-id ->
            [queen] Die
           *[other] Der
        } { $piece } wurde auf { $to } losgelassen und muss dort bleiben.
       *[no] {""}
    }
touch-becomes =
    { $becomes ->
        [there] {" "}Die neue Figur, { $promotion }, bleibt auf { $square }.
        [yes] {" "}Die neue Figur ist gewählt: { $promotion }.
       *[no] {""}
    }
