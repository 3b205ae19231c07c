### French. docs/translators.md tells how; locales/en has a comment on each message.

## Pieces

role-king = roi
role-queen = dame
role-rook = tour
role-bishop = fou
role-knight = cavalier
role-pawn = pion

piece-white-king = roi blanc
piece-white-queen = dame blanche
piece-white-rook = tour blanche
piece-white-bishop = fou blanc
piece-white-knight = cavalier blanc
piece-white-pawn = pion blanc
piece-black-king = roi noir
piece-black-queen = dame noire
piece-black-rook = tour noire
piece-black-bishop = fou noir
piece-black-knight = cavalier noir
piece-black-pawn = pion noir

## Squares

file-a = Anna
    .heard = Ana, Alfa, Alpha
file-b = Bella
    .heard = Bela, Bravo
    .otherwise = bé
file-c = César
    .heard = Cesare, Charlie
    .otherwise = cé
file-d = David
    .heard = Delta
    .otherwise = dé
file-e = Eva
    .heard = Ève, Echo
file-f = Félix
    .heard = Foxtrot
    .otherwise = effe
file-g = Gustave
    .heard = Gustav, Golf
    .otherwise = gé
file-h = Hector
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

rank-1 = un
    .heard = 1
rank-2 = deux
    .heard = 2
rank-2-distinct = deux
rank-3 = trois
    .heard = 3
rank-4 = quatre
    .heard = 4
rank-5 = cinq
    .heard = 5
rank-6 = six
    .heard = 6
rank-7 = sept
    .heard = 7
rank-8 = huit
    .heard = 8

square = { $file } { $rank }

## Moves

takes = prend
    .heard = prends, capture, par, x, mange, prendre
en-passant = en passant
    .heard = enpassant, ep, prise en passant
castling = Roque
    .heard = roquer
castling-short = Petit roque
    .heard = roque court, roque petit, court roque
    .otherwise = court, petit
castling-long = Grand roque
    .heard = roque long, roque grand, long roque
    .otherwise = long, grand
check = échec
    .heard = échec au roi, avec échec
mate = mat
    .heard = échec et mat
filler = vers
    .heard = sur, depuis, va, vient, devient, promu, promotion, à, en, au, de, du, le, la, les, mon, ma, je, joue, jouer, vas, se, en une, promotion en, promotion à, devient une, égale
courtesy = s'il vous plaît
    .heard = s'il te plaît, svp, merci

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
        [one] { $hours } heure
       *[other] { $hours } heures
    }
span-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
span-unknown = un temps inconnu
span-short = moins d'une seconde
span-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }

## Lists

list-end = { $first } ou { $last }
list-all-end = { $first } et { $last }
list-each = { $first }. { $rest }
list-group = { $items }
said-portion = { $words }.
list-more = { $first }, { $rest }
groups-more = { $first }; { $rest }
sentences-more = { $first } { $rest }

## Moves that cannot be played

move-unreadable = « { $text } » n'est pas un coup.
move-as-typed = « { $text } »
move-several = « { $text } » contient plusieurs coups. Tapez-les un par un.
move-unknown-word = « { $word } » n'est pas un mot d'un coup.
move-sentence = Pas compris.
move-small-letter = « { $text } » nomme une colonne. Pour { $piece }, tapez { $capitals }.
move-ambiguous = « { $text } » est ambigu. Voulez-vous dire { $moves }?
move-illegal = { $move }: ce n'est pas un coup légal ici.
move-illegal-no-piece = { $move }: cette pièce n'est pas sur l'échiquier.
move-illegal-empty = { $move }: { $square } est vide.
move-illegal-other-piece = { $move }: en { $square } se trouve une autre pièce, { $piece }.
move-illegal-turn =
    { $move }: { $side ->
        [white] seuls les Noirs peuvent le jouer; le trait est aux Blancs.
       *[black] seuls les Blancs peuvent le jouer; le trait est aux Noirs.
    }
move-illegal-own-piece = { $move }: en { $square } se trouve une pièce du même camp.
move-illegal-capture = { $move }: il n'y a rien à prendre en { $square }.
move-illegal-blocked = { $move }: la pièce en { $square } bloque le passage.
move-illegal-pawn-ahead = { $move }: { $square } est occupé.
move-illegal-pawn-diagonal = { $move }: un pion ne prend que d'une case en diagonale vers l'avant.
move-illegal-no-pawn = { $move }: en { $square } il n'y a pas de pion du même camp.
move-illegal-no-pawn-file = { $move }: sur la colonne { $file } il n'y a pas de pion du même camp.
move-illegal-en-passant = { $move }: { en-passant } n'est possible que juste après une avance de deux cases.
move-illegal-in-check = { $move }: le roi resterait en échec.
move-illegal-into-check = { $move }: le roi serait en échec.
move-illegal-takes-king = { $move }: le roi ne peut pas être pris.
move-illegal-castling = { $move }: ce n'est pas possible ici.
move-castling-lost = { $move }: il n'y a pas de droit à ce roque.
move-castling-check = { $move }: le roi est en échec.
move-castling-attacked = { $move }: { $square } est attaquée.
move-illegal-promotion-missing = { $move }: la pièce de promotion manque. Ajoutez par exemple dame.
move-illegal-promotion = { $move }: aucun pion n'est promu ici.

## FENs, wherever they are given

fen-fault = { $fault ->
    [fields] il manque des champs d'une FEN, ou il y en a trop
    [placement] il faut huit rangées de huit cases, en lettres connues
    [turn] le camp au trait doit être w ou b
    [castling] le champ du roque est illisible
    [en-passant] le champ de la prise en passant est illisible
    [counter] un compteur est illisible ou impossible dans une partie
    [men] un camp a plus de 16 pièces et pions
    [empty] l'échiquier est vide
    [no-king] il manque un roi
    [kings] un camp a plusieurs rois
    [pawn-rank] un pion est sur la première ou la huitième rangée
    [opponent-in-check] le camp qui vient de jouer est en échec
    [no-castling] les lettres du roque ne correspondent à aucun roi avec sa tour
    [castles-in-chess960] aux échecs standard on roque depuis e1 ou e8 avec une tour dans le coin
    [no-en-passant] aucun pion n'a pu franchir la case de prise en passant
   *[unreachable] aucune suite de coups n'y mène
}. { $fault ->
    [castles-in-chess960] { $source ->
        [option] Utilisez --variant chess960 ou corrigez les lettres.
       *[file] Corrigez la variante ou les lettres.
    }
   *[other] Corrigez la FEN.
}
fen-refused = « { $fen } » n'est pas une position: { fen-fault }
fen-refused-line = ligne { $line }: « { $fen } » n'est pas une position de départ: { fen-fault }
fen-inferred = { $file } a été lu comme du Chess960: le fichier n'indique aucune variante et ses lettres de roque ne conviennent qu'au Chess960.

## The command announce

announce-no-move = Le coup { $number } ne peut pas être annoncé. { $reason }

## Touched pieces

touch-piece = { $piece-id ->
    [queen] la { $piece }
    [rook] la { $piece }
   *[other] le { $piece }
} en { $square }
touch-piece-with = { touch-piece }
touch-move = jouer { $own }
touch-capture = prendre { $target }
touch-capture-with = prendre { $target } avec { $own }
touch-castle =
    { $side ->
        [short] faire le petit roque
       *[long] faire le grand roque
    }
touch-free = Tout coup légal peut être joué.
touch-must = { $side ->
    [white] Les Blancs doivent { $duties }.
   *[black] Les Noirs doivent { $duties }.
}
touch-obligation = { $first }{ touch-barred }{ touch-stays }{ touch-becomes }
touch-barred =
    { $barred ->
        [short] {" "}Le petit roque n'est pas permis à ce coup.
        [long] {" "}Le grand roque n'est pas permis à ce coup.
        [both] {" "}Le roque n'est pas permis à ce coup.
       *[none] {""}
    }
touch-stays =
    { $stays ->
        [yes] {" "}{ $piece-id ->
            [queen] La { $piece } a été lâchée en { $to }
            [rook] La { $piece } a été lâchée en { $to }
           *[other] Le { $piece } a été lâché en { $to }
        } et doit y rester.
       *[no] {""}
    }
touch-becomes =
    { $becomes ->
        [there] {" "}La nouvelle pièce est { $promotion-id ->
            [queen] une { $promotion }
            [rook] une { $promotion }
           *[other] un { $promotion }
        } et reste en { $square }.
        [yes] {" "}La nouvelle pièce est { $promotion-id ->
            [queen] une { $promotion }
            [rook] une { $promotion }
           *[other] un { $promotion }
        }.
       *[no] {""}
    }
