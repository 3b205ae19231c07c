### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Pieces

role-king = re
role-queen = donna
    .heard = regina
role-rook = torre
role-bishop = alfiere
role-knight = cavallo
role-pawn = pedone

piece-white-king = re bianco
piece-white-queen = donna bianca
piece-white-rook = torre bianca
piece-white-bishop = alfiere bianco
piece-white-knight = cavallo bianco
piece-white-pawn = pedone bianco
piece-black-king = re nero
piece-black-queen = donna nera
piece-black-rook = torre nera
piece-black-bishop = alfiere nero
piece-black-knight = cavallo nero
piece-black-pawn = pedone nero

## Squares

file-a = Anna
    .heard = Ana, Alfa, Alpha
file-b = Bella
    .heard = Bela, Bravo
    .otherwise = bi
file-c = Cesare
    .heard = Cesar, Charlie
    .otherwise = ci
file-d = David
    .heard = Davide, Delta
    .otherwise = di
file-e = Eva
    .heard = Echo
file-f = Felix
    .heard = Felice, Foxtrot
    .otherwise = effe
file-g = Gustav
    .heard = Gustavo, Golf
    .otherwise = gi
file-h = Hector
    .heard = Hektor, Ettore, Hotel
    .otherwise = acca
nato-a = Alfa
nato-b = Bravo
nato-c = Charlie
nato-d = Delta
nato-e = Echo
nato-f = Foxtrot
nato-g = Golf
nato-h = Hotel

rank-1 = uno
    .heard = 1
rank-2 = due
    .heard = 2
rank-2-distinct = due
rank-3 = tre
    .heard = 3
rank-4 = quattro
    .heard = 4
rank-5 = cinque
    .heard = 5
rank-6 = sei
    .heard = 6
rank-7 = sette
    .heard = 7
rank-8 = otto
    .heard = 8

square = { $file } { $rank }

## Moves

takes = per
    .heard = prende, cattura, mangia, x, catturo, prendo, mangio
en-passant = en passant
    .heard = enpassant, ep, al varco
castling = Arrocco
    .heard = arrocca, arrocco, arroccare
castling-short = Arrocco corto
    .heard = arrocca corto, arrocco piccolo, arrocco breve, arrocco di re, arrocco lato di re, arrocco sul lato di re
    .otherwise = corto, breve
castling-long = Arrocco lungo
    .heard = arrocca lungo, arrocco grande, arrocco di donna, arrocco lato di donna, arrocco sul lato di donna
    .otherwise = lungo
check = scacco
    .heard = con scacco
mate = matto
    .heard = scacco matto, scaccomatto
filler = verso
    .heard = va, diventa, promuove, a, in, su, da, al, alla, di, il, lo, la, mio, mia, muovo, muove, gioco, gioca, sul, promozione, promozione a, promuove a, uguale, lato, sul lato, l
courtesy = per favore
    .heard = per piacere, grazie, per cortesia

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
        [one] { $hours } ora
       *[other] { $hours } ore
    }
span-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
span-unknown = un tempo sconosciuto
span-short = meno di un secondo
span-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }

## Lists

list-end = { $first } o { $last }
list-all-end = { $first } e { $last }
list-each = { $first }. { $rest }
list-group = { $items }
said-portion = { $words }.
list-more = { $first }, { $rest }
groups-more = { $first }; { $rest }
sentences-more = { $first } { $rest }

## Moves that cannot be played

move-unreadable = “{ $text }” non è una mossa.
move-as-typed = «{ $text }»
move-several = “{ $text }” contiene più mosse. Ne scriva una alla volta.
move-unknown-word = “{ $word }” non è una parola di una mossa.
move-sentence = Non capito.
move-small-letter = “{ $text }” nomina una colonna. Per { $piece } scriva { $capitals }.
move-ambiguous = “{ $text }” è ambigua. Intende { $moves }?
move-illegal = { $move }: qui non è una mossa legale.
move-illegal-no-piece = { $move }: questo pezzo non è sulla scacchiera.
move-illegal-empty = { $move }: { $square } è vuota.
move-illegal-other-piece = { $move }: in { $square } c'è un altro pezzo, { $piece }.
move-illegal-turn =
    { $move }: { $side ->
        [white] può giocarla solo il Nero; muove il Bianco.
       *[black] può giocarla solo il Bianco; muove il Nero.
    }
move-illegal-own-piece = { $move }: in { $square } c'è un pezzo dello stesso colore.
move-illegal-capture = { $move }: in { $square } non c'è nulla da catturare.
move-illegal-blocked = { $move }: il pezzo in { $square } blocca il passaggio.
move-illegal-pawn-ahead = { $move }: { $square } è occupata.
move-illegal-pawn-diagonal = { $move }: un pedone cattura solo di una casa in diagonale in avanti.
move-illegal-no-pawn = { $move }: in { $square } non c'è un pedone dello stesso colore.
move-illegal-no-pawn-file = { $move }: sulla colonna { $file } non c'è un pedone dello stesso colore.
move-illegal-en-passant = { $move }: { en-passant } è possibile solo subito dopo un passo doppio.
move-illegal-in-check = { $move }: il re resterebbe sotto scacco.
move-illegal-into-check = { $move }: il re sarebbe sotto scacco.
move-illegal-takes-king = { $move }: il re non si può catturare.
move-illegal-castling = { $move }: qui non è possibile.
move-castling-lost = { $move }: non c'è diritto a questo arrocco.
move-castling-check = { $move }: il re è sotto scacco.
move-castling-attacked = { $move }: { $square } è attaccata.
move-illegal-promotion-missing = { $move }: manca il pezzo di promozione. Aggiunga per esempio donna.
move-illegal-promotion = { $move }: qui nessun pedone è promosso.

## FENs, wherever they are given

fen-fault = { $fault ->
    [fields] mancano campi di una FEN, o sono troppi
    [placement] servono otto traverse di otto case, in lettere conosciute
    [turn] la parte che muove deve essere w o b
    [castling] il campo dell'arrocco non è leggibile
    [en-passant] il campo della presa en passant non è leggibile
    [counter] un contatore non è leggibile o è impossibile in una partita
    [men] una parte ha più di 16 pezzi e pedoni
    [empty] la scacchiera è vuota
    [no-king] manca un re
    [kings] una parte ha più re
    [pawn-rank] un pedone è sulla prima o sull'ottava traversa
    [opponent-in-check] la parte che ha appena mosso è sotto scacco
    [no-castling] le lettere dell'arrocco non corrispondono a nessun re con la sua torre
    [castles-in-chess960] negli scacchi standard il re arrocca da e1 o e8 con una torre nell'angolo
    [no-en-passant] nessun pedone può aver superato la casa della presa en passant
   *[unreachable] nessuna serie di mosse vi porta
}. { $fault ->
    [castles-in-chess960] { $source ->
        [option] Usi --variant chess960 o corregga le lettere.
       *[file] Corregga la variante o le lettere.
    }
   *[other] Corregga la FEN.
}
fen-refused = “{ $fen }” non è una posizione: { fen-fault }
fen-refused-line = riga { $line }: “{ $fen }” non è una posizione iniziale: { fen-fault }
fen-inferred = { $file } è stato letto come Chess960: il file non indica nessuna variante e le sue lettere dell'arrocco valgono solo in Chess960.

## The command announce

announce-no-move = La mossa { $number } non si può annunciare. { $reason }

## Touched pieces

touch-piece = { $piece-id ->
    [queen] la { $piece }
    [rook] la { $piece }
    [bishop] l'{ $piece }
   *[other] il { $piece }
} in { $square }
touch-piece-with = { touch-piece }
touch-move = muovere { $own }
touch-capture = catturare { $target }
touch-capture-with = catturare { $target } con { $own }
touch-castle =
    { $side ->
        [short] fare l'arrocco corto
       *[long] fare l'arrocco lungo
    }
touch-free = Si può giocare qualsiasi mossa legale.
touch-must = { $side ->
    [white] Il Bianco deve { $duties }.
   *[black] Il Nero deve { $duties }.
}
touch-obligation = { $first }{ touch-barred }{ touch-stays }{ touch-becomes }
touch-barred =
    { $barred ->
        [short] {" "}L'arrocco corto non è permesso in questa mossa.
        [long] {" "}L'arrocco lungo non è permesso in questa mossa.
        [both] {" "}L'arrocco non è permesso in questa mossa.
       *[none] {""}
    }
touch-stays =
    { $stays ->
        [yes] {" "}{ $piece-id ->
            [queen] La { $piece } è stata lasciata in { $to }
            [rook] La { $piece } è stata lasciata in { $to }
            [bishop] L'{ $piece } è stato lasciato in { $to }
           *[other] Il { $piece } è stato lasciato in { $to }
        } e deve restarvi.
       *[no] {""}
    }
touch-becomes =
    { $becomes ->
        [there] {" "}Il nuovo pezzo è { $promotion-id ->
            [queen] una { $promotion }
            [rook] una { $promotion }
           *[other] un { $promotion }
        } e resta in { $square }.
        [yes] {" "}Il nuovo pezzo è { $promotion-id ->
            [queen] una { $promotion }
            [rook] una { $promotion }
           *[other] un { $promotion }
        }.
       *[no] {""}
    }
