### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Pieces

role-king = rey
role-queen = dama
    .heard = reina
role-rook = torre
role-bishop = alfil
role-knight = caballo
role-pawn = peón

piece-white-king = rey blanco
piece-white-queen = dama blanca
piece-white-rook = torre blanca
piece-white-bishop = alfil blanco
piece-white-knight = caballo blanco
piece-white-pawn = peón blanco
piece-black-king = rey negro
piece-black-queen = dama negra
piece-black-rook = torre negra
piece-black-bishop = alfil negro
piece-black-knight = caballo negro
piece-black-pawn = peón negro

## Squares

file-a = Ana
    .heard = Anna, Alfa, Alpha
file-b = Bella
    .heard = Bela, Bravo
    .otherwise = be
file-c = César
    .heard = Charlie
    .otherwise = ce
file-d = David
    .heard = Delta
    .otherwise = de
file-e = Eva
    .heard = Echo
file-f = Félix
    .heard = Foxtrot
    .otherwise = efe
file-g = Gustavo
    .heard = Gustav, Golf
    .otherwise = ge
file-h = Héctor
    .heard = Hektor, Hotel
    .otherwise = hache
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
rank-2 = dos
    .heard = 2
rank-2-distinct = dos
rank-3 = tres
    .heard = 3
rank-4 = cuatro
    .heard = 4
rank-5 = cinco
    .heard = 5
rank-6 = seis
    .heard = 6
rank-7 = siete
    .heard = 7
rank-8 = ocho
    .heard = 8

square = { $file } { $rank }

## Moves

takes = por
    .heard = captura, toma, come, x, captura a, capturo, tomo, comer
en-passant = al paso
    .heard = en passant, enpassant, ep
castling = Enroque
    .heard = enroca, enroco, enrocar
castling-short = Enroque corto
    .heard = enroca corto, enroque pequeño, enroque de rey
    .otherwise = corto, corta
castling-long = Enroque largo
    .heard = enroca largo, enroque grande, enroque de dama
    .otherwise = largo, larga
check = jaque
    .heard = con jaque
mate = mate
    .heard = jaque mate
filler = hacia
    .heard = desde, va, corona, promociona, a, en, al, de, del, el, la, los, las, mi, muevo, mover, mueve, juego, jugar, lleva, llevo, es, igual, hago, yo, promociona a, corona a, se
courtesy = por favor
    .heard = gracias

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
                       *[other] {" y "}{ span-seconds }
                    }
            }
       *[other]
            { span-hours }{ $seconds ->
                [0] { $minutes ->
                    [0] {""}
                   *[other] {" y "}{ span-minutes }
                }
               *[other] { $minutes ->
                    [0] {""}
                   *[other] {", "}{ span-minutes }
                }{" y "}{ span-seconds }
            }
    }
span-hours =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
span-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
span-unknown = un tiempo desconocido
span-short = menos de un segundo
span-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }

## Lists

list-end = { $first } o { $last }
list-all-end = { $first } y { $last }
list-each = { $first }. { $rest }
list-group = { $items }
said-portion = { $words }.
list-more = { $first }, { $rest }
groups-more = { $first }; { $rest }
sentences-more = { $first } { $rest }

## Moves that cannot be played

move-unreadable = “{ $text }” no es una jugada.
move-as-typed = «{ $text }»
move-several = “{ $text }” contiene varias jugadas. Escriba una cada vez.
move-unknown-word = “{ $word }” no es una palabra de una jugada.
move-sentence = No se ha entendido.
move-small-letter = “{ $text }” nombra una columna. Para { $piece }, escriba { $capitals }.
move-ambiguous = “{ $text }” es ambigua. ¿Quiere decir { $moves }?
move-illegal = { $move }: aquí no es una jugada legal.
move-illegal-no-piece = { $move }: esa pieza no está en el tablero.
move-illegal-empty = { $move }: { $square } está vacía.
move-illegal-other-piece = { $move }: en { $square } hay otra pieza, { $piece }.
move-illegal-turn =
    { $move }: { $side ->
        [white] solo las negras pueden jugar eso; juegan las blancas.
       *[black] solo las blancas pueden jugar eso; juegan las negras.
    }
move-illegal-own-piece = { $move }: en { $square } hay una pieza del mismo bando.
move-illegal-capture = { $move }: en { $square } no hay nada que capturar.
move-illegal-blocked = { $move }: la pieza de { $square } cierra el paso.
move-illegal-pawn-ahead = { $move }: { $square } está ocupada.
move-illegal-pawn-diagonal = { $move }: un peón solo captura una casilla en diagonal hacia delante.
move-illegal-no-pawn = { $move }: en { $square } no hay un peón del mismo bando.
move-illegal-no-pawn-file = { $move }: en la columna { $file } no hay un peón del mismo bando.
move-illegal-en-passant = { $move }: { en-passant } solo es posible justo después de un avance de dos casillas.
move-illegal-in-check = { $move }: el rey seguiría en jaque.
move-illegal-into-check = { $move }: el rey quedaría en jaque.
move-illegal-takes-king = { $move }: el rey no se puede capturar.
move-illegal-castling = { $move }: aquí no es posible.
move-castling-lost = { $move }: no hay derecho a este enroque.
move-castling-check = { $move }: el rey está en jaque.
move-castling-attacked = { $move }: { $square } está atacada.
move-illegal-promotion-missing = { $move }: falta la pieza de la promoción. Añada, por ejemplo, dama.
move-illegal-promotion = { $move }: aquí no corona ningún peón.

## FENs, wherever they are given

fen-fault = { $fault ->
    [fields] faltan campos de una FEN, o hay demasiados
    [placement] hacen falta ocho filas de ocho casillas, en letras conocidas
    [turn] el bando que juega debe ser w o b
    [castling] el campo del enroque no se puede leer
    [en-passant] el campo de la captura al paso no se puede leer
    [counter] un contador no se puede leer o es imposible en una partida
    [men] un bando tiene más de 16 piezas y peones
    [empty] el tablero está vacío
    [no-king] falta un rey
    [kings] un bando tiene varios reyes
    [pawn-rank] hay un peón en la primera o la octava fila
    [opponent-in-check] el bando que acaba de jugar está en jaque
    [no-castling] las letras del enroque no corresponden a ningún rey con su torre
    [castles-in-chess960] en el ajedrez estándar el rey enroca desde e1 o e8 con una torre en la esquina
    [no-en-passant] ningún peón pudo pasar por la casilla de la captura al paso
   *[unreachable] ninguna serie de jugadas lleva a ella
}. { $fault ->
    [castles-in-chess960] { $source ->
        [option] Use --variant chess960 o corrija las letras.
       *[file] Corrija la variante o las letras.
    }
   *[other] Corrija la FEN.
}
fen-refused = “{ $fen }” no es una posición: { fen-fault }
fen-refused-line = línea { $line }: “{ $fen }” no es una posición inicial: { fen-fault }
fen-inferred = { $file } se leyó como Chess960: el archivo no indica ninguna variante y sus letras de enroque solo valen en Chess960.

## The command announce

announce-no-move = La jugada { $number } no se puede anunciar. { $reason }

## Touched pieces

touch-piece = { $piece-id ->
    [queen] la { $piece }
    [rook] la { $piece }
   *[other] el { $piece }
} de { $square }
touch-piece-with = { touch-piece }
touch-move = mover { $own }
touch-capture = capturar { $target }
touch-capture-with = capturar { $target } con { $own }
touch-castle =
    { $side ->
        [short] hacer el enroque corto
       *[long] hacer el enroque largo
    }
touch-free = Se puede hacer cualquier jugada legal.
touch-must = { $side ->
    [white] Las blancas deben { $duties }.
   *[black] Las negras deben { $duties }.
}
touch-obligation = { $first }{ touch-barred }{ touch-stays }{ touch-becomes }
touch-barred =
    { $barred ->
        [short] {" "}El enroque corto no está permitido en esta jugada.
        [long] {" "}El enroque largo no está permitido en esta jugada.
        [both] {" "}El enroque no está permitido en esta jugada.
       *[none] {""}
    }
touch-stays =
    { $stays ->
        [yes] {" "}{ $piece-id ->
            [queen] La { $piece }
            [rook] La { $piece }
           *[other] El { $piece }
        } se soltó en { $to } y debe quedar allí.
       *[no] {""}
    }
touch-becomes =
    { $becomes ->
        [there] {" "}La pieza nueva es { $promotion-id ->
            [queen] una { $promotion }
            [rook] una { $promotion }
           *[other] un { $promotion }
        } y queda en { $square }.
        [yes] {" "}La pieza nueva es { $promotion-id ->
            [queen] una { $promotion }
            [rook] una { $promotion }
           *[other] un { $promotion }
        }.
       *[no] {""}
    }
