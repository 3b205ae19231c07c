### French. See docs/translators.md; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Les Blancs sont en échec.
   *[black] Les Noirs sont en échec.
}
tridim-level-missing = Le niveau manque. Possible: { $squares }.

## Counts of move sequences

perft-took = Compté en { $ms } ms, { $rate } par seconde.

## Errors in the text of a position

tridim-fields = Position: il faut sept champs séparés par un espace. Voyez docs/tridim.md.
tridim-board = « { $text } »: ce n'est pas l'échiquier attendu. Écrivez d'abord W, N et S, puis les échiquiers d'attaque de DP1 à KP6.
tridim-rows = Échiquier { $board }: ses rangées ne correspondent pas à sa taille.
tridim-attack-boards = Position: il faut W, N, S et deux échiquiers d'attaque par camp (3D 2.1, 2.6).
tridim-turn = « { $text } »: ce n'est pas un camp au trait. Écrivez w ou b.
tridim-castling = « { $text } »: droits de roque impossibles dans cette position (3D 3.5).
tridim-spent = « { $text } »: ce n'est pas une liste de pions à leur place qui n'ont plus le double pas (3D 3.4(b)).
tridim-doubled = « { $text } »: ce n'est pas un pion qui a pu avancer de deux cases au dernier coup (3D 3.4(d)).
tridim-halfmoves = « { $text } »: ce n'est pas un nombre de coups sans prise ni coup de pion.
tridim-number = « { $text } »: ce n'est pas un numéro de coup.
tridim-kings = { $side ->
    [white] Les Blancs doivent avoir un roi et un seul (3D 2.6).
   *[black] Les Noirs doivent avoir un roi et un seul (3D 2.6).
}
tridim-too-many = { $side ->
    [white] Les Blancs ont trop de pièces, même avec huit promotions (3D 2.6, 3.4(e)).
   *[black] Les Noirs ont trop de pièces, même avec huit promotions (3D 2.6, 3.4(e)).
}
tridim-pawn = Un pion ne peut pas être en { $square } (3D 3.4(e)).
tridim-check = Le camp qui n'a pas le trait est en échec (3D 3.5(b)).

## Reasons why a move is unreadable or illegal

tridim-unreadable = Ce n'est pas un coup dans cette notation (3D E1 à E15). Tapez par exemple Cb3N, axb4W, DP3 ou 0-0.
tridim-ambiguous = { $moves } coups conviennent. Ajoutez la colonne, la rangée ou le niveau de la case de départ.
tridim-no-square = { $square } n'existe pas maintenant (3D 3.1(e)).
tridim-own-piece = En { $square } il y a une pièce du même camp (3D 3.1(b)).
tridim-no-piece = Aucune pièce de ce genre: { $piece }.
tridim-vertical = Le coup vers { $square } est vertical, c'est illégal (3D 3.1(d)).
tridim-blocked = Une pièce d'un des niveaux barre le passage vers { $square } (3D 3.1(c)).
tridim-way = { $piece }: ne va pas ainsi en { $square } (3D 3.2 à 3.5).
tridim-moved = Le pion en { $square } a joué ou a été transporté: une case seulement (3D 3.4(b)).
tridim-capture = { $square }: écrivez x pour une prise, et seulement alors (3D E10).
tridim-en-passant = Aucun pion ne peut être pris en passant en { $square } (3D 3.4(d)).
tridim-promotion = Un pion est promu sur la dernière rangée de sa colonne, et là seulement (3D 3.4(e)).
tridim-late = Promouvez le pion en { $square } avant le coup (3D 3.4(e)(III)).
tridim-not-late = Aucun pion n'est à promouvoir avant le coup (3D 3.4(e)(III)).
tridim-king = Le roi serait en échec (3D 3.5(b)).
tridim-late-check = Le pion en { $square } serait promu et ferait échec (3D 3.4(e)(III)).
tridim-castling-first = { $castling ->
    [short] Pas de petit roque au premier coup (3D 3.5).
   *[long] Pas de grand roque au premier coup (3D 3.5).
}
tridim-castling-moved = { $castling ->
    [short] Pas de petit roque: roi ou tour a joué ou manque (3D 3.5).
   *[long] Pas de grand roque: roi ou tour a joué ou manque (3D 3.5).
}
tridim-castling-between = { $castling ->
    [short] Pas de petit roque: une pièce est entre le roi et la tour (3D 3.5).
   *[long] Pas de grand roque: une pièce est entre le roi et la tour (3D 3.5).
}
tridim-castling-attacked = { $castling ->
    [short] Pas de petit roque: la case du roi ou celle d'arrivée est attaquée (3D 3.5).
   *[long] Pas de grand roque: la case du roi ou celle d'arrivée est attaquée (3D 3.5).
}
tridim-pin-empty = Aucun échiquier d'attaque n'est sur { $pin } (3D 3.6).
tridim-pin-laden = L'échiquier d'attaque sur { $pin } porte plus d'une pièce (3D 3.6).
tridim-pin-not-own = L'échiquier d'attaque sur { $pin } est à l'adversaire (3D 3.6).
tridim-pin-taken = { $pin } a déjà un échiquier d'attaque (3D 3.6, E4).
tridim-pin-not-adjacent = Aucun échiquier d'attaque ne peut y aller: { $pin } n'est pas voisine (3D 3.6).
tridim-pin-backward = L'échiquier d'attaque sur { $pin } porte une pièce et ne recule pas (3D 3.6).

## Words of announcements

tridim-file-z = Zacharias
    .heard = Zacharie
tridim-rank-0 = zéro
    .heard = 0
tridim-rank-9 = neuf
    .heard = 9
tridim-level-white = parterre
    .heard = downstairs, niveau inférieur
tridim-level-neutral = central
    .heard = neutral, neutre, niveau central
tridim-level-black = balcon
    .heard = upstairs, niveau supérieur
tridim-pin-queen = broche dame
    .heard = broche de la dame, queenpin, queen pin, DP
tridim-pin-king = broche roi
    .heard = broche du roi, kingpin, king pin, RP
tridim-attack-board = attaque
    .heard = échiquier d'attaque, plateau d'attaque, attack board
tridim-exchanged = transformation
    .heard = transformé, échangé, échange
tridim-then = { $first } { $rest }
tridim-announced = { $square }
tridim-piece = { $piece }
tridim-chosen = { $word }
tridim-no-words = « { $text } »: ce n'est pas un choix de mots. Écrivez --level-words z=Zeppelin,W=bas, avec z, W, N, S, DP ou KP.
tridim-word-taken = « { $text } »: a déjà un sens dans les annonces. Choisissez un autre mot.

## A game on three levels

tridim-ready-to-start = Échecs tridimensionnels. Tapez { command-start } pour la pendule des { $side ->
    [white] Blancs
   *[black] Noirs
}, { command-help } pour les commandes.
tridim-ready-without-clock = Échecs tridimensionnels. { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} jouent en premier. Tapez { command-help } pour les commandes.
tridim-no-pegs = Il n'existe pas d'échiquier tactile à trois niveaux. Exécutez les coups à la main.
command-decks = attaques
    .heard = échiquiers d'attaque, plateaux d'attaque
tridim-level-empty = { $level } vide
tridim-level-begins = { $level }
tridim-above = Au-dessus
tridim-below = Au-dessous
tridim-deck = { $pin }: { $began ->
    [white] échiquier d'attaque des Blancs
   *[black] échiquier d'attaque des Noirs
}, { $owner ->
    [white] les Blancs peuvent le jouer
    [black] les Noirs peuvent le jouer
   *[none] trop de pièces pour le déplacer
}
tridim-deck-goes = peut aller sur { $pins }
tridim-spelt-square = { $letter } comme { $file }, { $rank }, { $level }
tridim-spelt-deck = { $pin }
refused-no-level-pegs = { tridim-no-pegs }
refused-touch-by-arbiter = Sur trois niveaux, l'arbitre décide des pièces touchées (3D 4.3).
tridim-scores-only-white = { $ply }: seuls les Blancs ont noté un coup légal. Blancs: { $white }, Noirs: { $black }.
tridim-scores-only-black = { $ply }: seuls les Noirs ont noté un coup légal. Noirs: { $black }, Blancs: { $white }.
tridim-scores-neither = { $ply }: aucun n'a noté un coup légal. Blancs: { $white }, Noirs: { $black }.
tridim-scores-moves = { $ply }: les feuilles diffèrent. Les Blancs ont noté { $white }, les Noirs { $black }. Coups suivants qui vont avec les Blancs: { $after-white }. Avec les Noirs: { $after-black }.
tridim-scores-back = Revenez à la position après le { $ply }.
tridim-scores-one-game = Les deux feuilles donnent la même partie jusqu'au { $ply }.
variant-unknown = --variant: « { $variant } » est inconnu. Écrivez standard, chess960, chess960:0 à chess960:959, ou tridim.
variant-number = « { $number } »: ce n'est pas une position de départ. Écrivez un nombre de 0 à 959.
variant-edition = Chess960: n'a de règles que dans les règles de 2023 (Directives II). Retirez --laws.
variant-no-levels = --level-words: seulement pour les échecs tridimensionnels. Ajoutez --variant tridim.
variant-another = { $file }: contient une partie d'une autre variante: { $variant }.
tridim-no-journal = --journal: inutilisé aux échecs tridimensionnels. Indiquez le journal comme l'une des deux feuilles.
variant-no-option = { $option }: n'existe pas aux échecs tridimensionnels. Retirez cette option.

## Scoresheets as text

tridim-row = « { $text } »: ce n'est pas une ligne de feuille de partie.
tridim-too-long = Feuille de partie: plus longue que toute partie.
tridim-sheet-form = Échecs tridimensionnels: ni PGN ni braille. Écrivez --to txt, longhand ou wav.
tridim-two-chesses = Feuilles de partie: une seule est d'échecs tridimensionnels.
tridim-two-starts = Feuilles de partie: leurs positions de départ diffèrent.
variant-no-lot = --lot: seulement pour le Chess960. Ajoutez --variant chess960.
variant-two-starts = Position de départ: indiquée plusieurs fois. Ne gardez que le numéro, la FEN ou --lot.
variant-chess-alone = --variant tridim: pas d'échiquier tactile à trois niveaux, donc aucun à simuler.

## Chess960

chess960-start = Chess960, position de départ { $number }, à partir d'Anna: { $pieces }.
chess960-entered = Chess960 à partir d'une position saisie.
chess960-drawn = Tirage avec le texte « { $lot } ». Les huit premiers octets de son SHA-256 comptent, modulo 960.

## Positions shown and judged

show-nothing = « { $text } »: ni une position ni un fichier.
show-too-few = { $file }: n'a que { $plies } demi-coups.
judge-status = { $status ->
    [mate] { $side ->
        [white] Les Blancs sont mat.
       *[black] Les Noirs sont mat.
    }
    [stalemate] { $side ->
        [white] Les Blancs sont pat.
       *[black] Les Noirs sont pat.
    }
    [dead] Aucun camp ne peut mater: la partie est nulle.
    [fivefold-repetition] La position est apparue cinq fois: la partie est nulle (2023 9.6.1).
    [seventy-five-moves] 75 coups de chacun sans prise ni coup de pion: la partie est nulle (2023 9.6.2).
   *[ongoing] Cette position ne termine pas la partie.
}
judge-ended = La partie a fini par la nulle au coup { $number } des { $side ->
    [white] Blancs
   *[black] Noirs
}: { $reason ->
    [fivefold-repetition] la position était apparue cinq fois (2023 9.6.1).
    [seventy-five-moves] 75 coups de chacun sans prise ni coup de pion (2023 9.6.2).
   *[dead-position] aucun camp ne peut mater.
}
judge-claim = { judge-side } peuvent demander la nulle: { $ground ->
    [threefold] la position est apparue trois fois (2023 9.2.2).
   *[fifty] 50 coups de chacun sans prise ni coup de pion (2023 9.3.2).
}
judge-claim-with = { $ground ->
    [threefold] { judge-side } peuvent demander la nulle en notant { $moves }: la position apparaîtra pour la troisième fois (2023 9.2.1).
   *[fifty] { judge-side } peuvent demander la nulle en notant un coup sans prise ni pion: cela fera 50 coups de chacun (2023 9.3.1).
}
judge-can-mate = { $can ->
    [yes] { judge-side } peuvent encore mater.
    [no] { judge-side } ne peuvent plus mater.
   *[undetermined] { judge-side } peuvent-ils encore mater? Ce n'est pas établi.
}
judge-mates = { judge-side } pourraient mater ainsi: { $moves }
judge-side = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
}
