### Spanish. See docs/translators.md; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Las blancas están en jaque.
   *[black] Las negras están en jaque.
}
tridim-level-missing = Falta el nivel. Posible: { $squares }.

## Counts of move sequences, in any variant

perft-took = Contado en { $ms } ms, { $rate } por segundo.

## Errors in the text of a position; printed

tridim-fields = Posición: necesita siete campos separados por un espacio. Vea docs/tridim.md.
tridim-board = “{ $text }” no es el tablero esperado. Escriba primero W, N y S, luego los tableros de ataque de DP1 a KP6.
tridim-rows = Tablero { $board }: sus filas no corresponden a su tamaño.
tridim-attack-boards = Posición: necesita los tableros W, N y S y dos tableros de ataque por bando (3D 2.1, 2.6).
tridim-turn = “{ $text }”: no es el bando que juega. Escriba w o b.
tridim-castling = “{ $text }”: derechos de enroque imposibles en esta posición (3D 3.5).
tridim-spent = “{ $text }”: no es una lista de peones en su casilla inicial sin avance doble (3D 3.4(b)).
tridim-doubled = “{ $text }”: no es un peón que pueda acabar de avanzar dos casillas (3D 3.4(d)).
tridim-halfmoves = “{ $text }”: no es un número de jugadas sin captura ni avance de peón.
tridim-number = “{ $text }”: no es un número de jugada.
tridim-kings = { $side ->
    [white] Las blancas deben tener exactamente un rey (3D 2.6).
   *[black] Las negras deben tener exactamente un rey (3D 2.6).
}
tridim-too-many = { $side ->
    [white] Las blancas tienen demasiadas piezas, incluso con ocho promociones (3D 2.6, 3.4(e)).
   *[black] Las negras tienen demasiadas piezas, incluso con ocho promociones (3D 2.6, 3.4(e)).
}
tridim-pawn = En { $square } no puede haber un peón (3D 3.4(e)).
tridim-check = El bando que no juega está en jaque (3D 3.5(b)).

## Reasons why a move is unreadable or illegal; spoken to the player who typed it

tridim-unreadable = No es una jugada en esta notación (3D E1 a E15). Escriba, por ejemplo, Cb3N, axb4W, DP3 o 0-0.
tridim-ambiguous = Encajan { $moves } jugadas. Añada la columna, la fila o el nivel de salida.
tridim-no-square = { $square } no existe ahora (3D 3.1(e)).
tridim-own-piece = En { $square } hay una pieza del mismo bando (3D 3.1(b)).
tridim-no-piece = Esa pieza no está: { $piece }.
tridim-vertical = La jugada a { $square } es vertical, y por tanto ilegal (3D 3.1(d)).
tridim-blocked = En algún nivel, una pieza cierra el paso a { $square } (3D 3.1(c)).
tridim-way = Con { $piece } no se va así a { $square } (3D 3.2 a 3.5).
tridim-moved = El peón de { $square } ya se movió o fue transportado: solo una casilla (3D 3.4(b)).
tridim-capture = { $square }: escriba x si captura, y solo entonces (3D E10).
tridim-en-passant = En { $square } no se puede capturar ningún peón al paso (3D 3.4(d)).
tridim-promotion = Un peón solo promociona en la última fila de su columna (3D 3.4(e)).
tridim-late = Promocione el peón de { $square } antes de la jugada (3D 3.4(e)(III)).
tridim-not-late = Antes de la jugada no hay que promocionar ningún peón (3D 3.4(e)(III)).
tridim-king = El rey estaría en jaque (3D 3.5(b)).
tridim-late-check = El peón de { $square } promocionaría y daría jaque (3D 3.4(e)(III)).
tridim-castling-first = { $castling ->
    [short] No hay enroque corto en la primera jugada (3D 3.5).
   *[long] No hay enroque largo en la primera jugada (3D 3.5).
}
tridim-castling-moved = { $castling ->
    [short] No hay enroque corto: el rey o la torre se ha movido o falta (3D 3.5).
   *[long] No hay enroque largo: el rey o la torre se ha movido o falta (3D 3.5).
}
tridim-castling-between = { $castling ->
    [short] No hay enroque corto: hay una pieza entre el rey y la torre (3D 3.5).
   *[long] No hay enroque largo: hay una pieza entre el rey y la torre (3D 3.5).
}
tridim-castling-attacked = { $castling ->
    [short] No hay enroque corto: la casilla del rey o la de llegada está atacada (3D 3.5).
   *[long] No hay enroque largo: la casilla del rey o la de llegada está atacada (3D 3.5).
}
tridim-pin-empty = En { $pin } no hay ningún tablero de ataque (3D 3.6).
tridim-pin-laden = El tablero de ataque de { $pin } lleva más de una pieza (3D 3.6).
tridim-pin-not-own = El tablero de ataque de { $pin } es del adversario (3D 3.6).
tridim-pin-taken = En { $pin } ya hay un tablero de ataque (3D 3.6, E4).
tridim-pin-not-adjacent = Ningún tablero de ataque puede ir allí: { $pin } no es contigua (3D 3.6).
tridim-pin-backward = El tablero de ataque de { $pin } lleva una pieza: no puede retroceder (3D 3.6).

## Words of announcements, chosen so that none is mistaken for another

tridim-file-z = Zacarías
    .heard = Zacharias
tridim-rank-0 = cero
    .heard = 0
tridim-rank-9 = nueve
    .heard = 9
tridim-level-white = planta baja
tridim-level-neutral = neutral
tridim-level-black = azotea
tridim-pin-queen = clavija dama
    .heard = clavija de dama, DP
tridim-pin-king = clavija rey
    .heard = clavija de rey, clavija del rey, RP
tridim-attack-board = ataque
    .heard = plataforma, plataforma de ataque
tridim-exchanged = promoción
    .heard = coronación
tridim-then = { $first } { $rest }
tridim-announced = { $square }
tridim-piece = { $piece }
tridim-chosen = { $word }
tridim-no-words = "{ $text }": no es una elección de palabras. Escriba --level-words z=Zepelín,W=fondo, con z, W, N, S, DP o KP.
tridim-word-taken = "{ $text }": ya significa algo en los anuncios. Elija otra palabra.

## A game on three levels

tridim-ready-to-start = Ajedrez tridimensional. Escriba { command-start } para el reloj de las { $side ->
    [white] blancas
   *[black] negras
}, { command-help } para las órdenes.
tridim-ready-without-clock = Ajedrez tridimensional. Empiezan las { $side ->
    [white] blancas
   *[black] negras
}. Escriba { command-help } para las órdenes.
tridim-no-pegs = No existe tablero táctil de tres niveles. Ejecute las jugadas a mano.
command-decks = ataques
    .heard = tableros de ataque, plataformas
tridim-level-empty = { $level }: vacío
tridim-level-begins = { $level }
tridim-above = Encima
tridim-below = Debajo
tridim-deck = { $pin }: tablero de ataque de las { $began ->
    [white] blancas
   *[black] negras
}, { $owner ->
    [white] lo pueden mover las blancas
    [black] lo pueden mover las negras
   *[none] con demasiadas piezas para moverlo
}
tridim-deck-goes = puede ir a { $pins }
tridim-spelt-square = { $letter } de { $file }, { $rank }, { $level }
tridim-spelt-deck = { $pin }
refused-no-level-pegs = { tridim-no-pegs }
refused-touch-by-arbiter = En tres niveles, sobre las piezas tocadas decide el árbitro (3D 4.3).
tridim-scores-only-white = { $ply }: solo las blancas anotaron una jugada legal. Blancas: { $white }. Negras: { $black }.
tridim-scores-only-black = { $ply }: solo las negras anotaron una jugada legal. Negras: { $black }. Blancas: { $white }.
tridim-scores-neither = { $ply }: nadie anotó una jugada legal. Blancas: { $white }. Negras: { $black }.
tridim-scores-moves = { $ply }: las planillas difieren. Las blancas anotaron { $white }, las negras { $black }. Jugadas posteriores que encajan con la de las blancas: { $after-white }. Con la de las negras: { $after-black }.
tridim-scores-back = Vuelva a la posición tras la { $ply }.
tridim-scores-one-game = Ambas planillas dan la misma partida hasta la { $ply }.
variant-unknown = --variant: "{ $variant }" no existe. Escriba standard, chess960, chess960:0 a chess960:959, o tridim.
variant-number = "{ $number }": no es una posición inicial. Escriba un número del 0 al 959.
variant-edition = Chess960: solo tiene reglas en las Leyes de 2023 (Directrices II). Quite --laws.
variant-no-levels = --level-words: solo para ajedrez tridimensional. Añada --variant tridim.
variant-another = { $file }: contiene una partida de otra variante: { $variant }.
tridim-no-journal = --journal: no se usa en ajedrez tridimensional. Indique el registro como una de las dos planillas.
variant-no-option = { $option }: no existe en ajedrez tridimensional. Quite esta opción.

## Scoresheets as text

tridim-row = "{ $text }": no es una línea de planilla.
tridim-too-long = Planilla: más larga que cualquier partida.
tridim-sheet-form = Ajedrez tridimensional: no existe en PGN ni en braille. Escriba --to txt, longhand o wav.
tridim-two-chesses = Planillas: solo una es de ajedrez tridimensional.
tridim-two-starts = Planillas: sus posiciones iniciales difieren.
variant-no-lot = --lot: solo para Chess960. Añada --variant chess960.
variant-two-starts = Posición inicial: indicada más de una vez. Use solo un número, una FEN o --lot.
variant-chess-alone = --variant tridim: no existe tablero táctil de tres niveles que simular.

## Chess960 (2023, Guidelines II)

chess960-start = Chess960, posición inicial { $number }, desde { file-a }: { $pieces }.
chess960-entered = Chess960 desde una posición introducida.
chess960-drawn = Sorteada con el texto "{ $lot }". Cuentan los ocho primeros bytes de su SHA-256, módulo 960.

## Positions shown and judged

show-nothing = "{ $text }": no es ni una posición ni un archivo.
show-too-few = { $file }: solo tiene { $plies } jugadas, sumando las de ambos bandos.
judge-status = { $status ->
    [mate] { $side ->
        [white] Las blancas han recibido mate.
       *[black] Las negras han recibido mate.
    }
    [stalemate] { $side ->
        [white] Las blancas están ahogadas.
       *[black] Las negras están ahogadas.
    }
    [dead] Ningún bando puede dar mate: la partida es tablas.
    [fivefold-repetition] La posición se ha dado cinco veces: la partida es tablas (2023 9.6.1).
    [seventy-five-moves] 75 jugadas de cada jugador sin captura ni avance de peón: la partida es tablas (2023 9.6.2).
   *[ongoing] Esta posición no termina la partida.
}
judge-ended = La partida acabó en tablas con la jugada { $number } de las { $side ->
    [white] blancas
   *[black] negras
}: { $reason ->
    [fivefold-repetition] la posición se había dado cinco veces (2023 9.6.1).
    [seventy-five-moves] 75 jugadas de cada jugador sin captura ni avance de peón (2023 9.6.2).
   *[dead-position] ningún bando puede dar mate.
}
judge-claim = { judge-side } pueden reclamar tablas: { $ground ->
    [threefold] la posición se ha dado tres veces (2023 9.2.2).
   *[fifty] 50 jugadas de cada jugador sin captura ni avance de peón (2023 9.3.2).
}
judge-claim-with = { $ground ->
    [threefold] { judge-side } pueden reclamar tablas anotando { $moves }: la posición se daría por tercera vez (2023 9.2.1).
   *[fifty] { judge-side } pueden reclamar tablas anotando una jugada sin captura ni peón: completa 50 de cada jugador (2023 9.3.1).
}
judge-can-mate = { $can ->
    [yes] { judge-side } aún pueden dar mate.
    [no] { judge-side } ya no pueden dar mate.
   *[undetermined] { judge-side }: no se sabe si aún pueden dar mate.
}
judge-mates = { judge-side } podrían dar mate así: { $moves }
judge-side = { $side ->
    [white] Las blancas
   *[black] Las negras
}
