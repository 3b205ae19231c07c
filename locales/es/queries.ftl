### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Commands

command-time = tiempo
    .heard = mi tiempo
command-clock = reloj
    .heard = relojes
command-whose = turno
    .heard = quién, a quién, le toca
command-control = ritmo
    .heard = ritmo de juego
command-opponent = rival
    .heard = oponente, adversario
command-used = usado
    .heard = gastado
command-moves = jugadas
    .heard = movimientos
command-again = nuevamente
    .heard = otra vez, de nuevo
command-stop = silencio
    .heard = calla
command-digest = huella
    .heard = digest
command-last = última
    .heard = última jugada
command-spell = deletrear
command-board = tablero
command-square = casilla
command-colour = color
command-piece = pieza
    .heard = piezas
command-score = planilla
command-faster = rápido
    .heard = más rápido
command-slower = lento
    .heard = más lento, más despacio
command-louder = fuerte
    .heard = más fuerte
command-softer = suave
    .heard = más suave, más bajo
command-higher = agudo
    .heard = más agudo
command-deeper = grave
    .heard = más grave
command-voice = voz
command-rest = pausa

## Answers

clock-white-black-moves = Jugadas: blancas { $white }, negras { $black }
play-own-time = Aún { $left }
play-both-times = Aún { $own }, rival { $other }.
play-clock-runs = { play-started }
play-clocks-stand = No anda ningún reloj.
play-times-of-both = { play-white-black-times }.
play-times-used = Usado { $own }, rival { $other }
play-moves-to-control = { $moves ->
    [one] una jugada más hasta el control de tiempo
   *[other] { $moves } jugadas más hasta el control de tiempo
}
play-move-of = { $side ->
    [white] Blancas, jugada { $number }: { $mv }.
   *[black] Negras, jugada { $number }: { $mv }.
}
play-spelt-piece = { $piece }
play-spelt-square = { $letter } de { $file }, { $rank }
play-square-has = { $square } { $piece }
play-square-empty = { $square } vacía
play-square-light = { $square }: casilla blanca
play-square-dark = { $square }: casilla negra
play-nothing-there = Nada
play-piece-at = { $count ->
    [one] { $piece }
   *[other] { $piece-id ->
        [king] reyes
        [queen] damas
        [rook] torres
        [bishop] alfiles
        [knight] caballos
       *[pawn] peones
    } { $piece-color ->
        [white] { $piece-id ->
            [queen] blancas
            [rook] blancas
           *[other] blancos
        }
       *[black] { $piece-id ->
            [queen] negras
            [rook] negras
           *[other] negros
        }
    }
}: { $squares }
play-score-line = { $number }. { $moves }
play-score-empty = Aún no hay nada anotado
play-score-offer = tablas ofrecidas
play-named = { $side ->
    [white] Blancas: { $name }.
   *[black] Negras: { $name }.
}
play-unnamed = { $side ->
    [white] No se ha dado ningún nombre para las blancas.
   *[black] No se ha dado ningún nombre para las negras.
}

## Help

play-help-times = { command-time } es el tiempo propio, { command-clock } ambos, { command-used } el tiempo usado, { command-moves } cuántas jugadas se han hecho, { command-whose } a quién le toca, { command-control } el ritmo de juego.
play-help-last = { command-last } es la última jugada, { command-last } 4 las cuatro últimas, { command-spell } la última letra por letra, { command-score } la planilla; { command-digest } lee la huella.
play-help-position = { command-board } lee todas las piezas, { command-board } 4 una fila, { command-board } e una columna, { command-square } e4 y { command-colour } e4 una casilla, { command-piece } caballo los caballos.
play-help-voice = { command-again } repite las últimas palabras, { command-stop } calla su voz; { command-faster }, { command-slower }, { command-louder }, { command-softer }, { command-higher } y { command-deeper } la cambian, { command-voice } 2 toma otra, { command-rest } 300 espera antes de las casillas.
