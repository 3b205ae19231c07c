### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Commands

command-time = tiempo
    .heard = mi tiempo, cuánto tiempo queda, cuánto tiempo, cuánto me queda, tiempo restante
command-clock = reloj
    .heard = relojes, los relojes, ambos relojes
command-whose = turno
    .heard = quién, a quién, le toca, a quién le toca jugar, a quién le toca mover, es mi turno, quién tiene el turno
command-hour = hora
    .heard = hora del día
time-of-day = Hora: { $time }.
command-control = ritmo
    .heard = ritmo de juego
command-opponent = adversario
    .heard = rival, oponente, contra quién juego, quién es mi rival, quién es mi oponente
command-used = usado
    .heard = gastado
command-times = tiempos
command-moves = jugadas
    .heard = movimientos
command-again = nuevamente
    .heard = otra vez, de nuevo, repite, repita, repítelo, cómo, cómo has dicho, puedes repetir, puede repetir, podrías repetir, repite eso, repite por favor, no he entendido, no entendí, no entiendo, qué, qué has dicho, qué dijiste, anuncia otra vez mi jugada
command-stop = silencio
    .heard = calla, cállate, callate, deja de hablar, basta, silencio por favor, guarda silencio, para de hablar, no hables
command-digest = huella
    .heard = digest
command-last = última
    .heard = última jugada, la última jugada, último movimiento
command-spell = deletrear
command-board = tablero
command-square = casilla
    .heard = qué hay en, qué pieza hay en, qué hay, qué está en, hay algo en
command-colour = color
command-piece = pieza
    .heard = piezas
command-score = planilla
command-castled = enrocado
    .heard = quién ha enrocado
command-offers = ofertas
    .heard = oferta de tablas, hay oferta de tablas, hay una oferta de tablas
command-faster = rápido
    .heard = más rápido
command-slower = lento
    .heard = más lento, más despacio
command-louder = fuerte
    .heard = más fuerte, más alto
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
play-own-time = Quedan { $left }
play-both-times = Quedan { $own }, adversario { $other }.
play-clock-runs = { play-started }
play-clocks-stand = Ningún reloj está en marcha.
play-times-of-both = { play-white-black-times }.
play-times-used = Tiempo consumido: { $own }, adversario { $other }
play-move-times = { $number }: blancas { $white }, negras { $black }
play-move-time = { $number }: { $side ->
    [white] blancas
   *[black] negras
} { $time }
play-move-times-unknown = No se conoce el tiempo de estas jugadas.
play-moves-to-control = { $moves ->
    [one] una jugada más hasta el control de tiempo
   *[other] { $moves } jugadas más hasta el control de tiempo
}
play-move-of = { $side ->
    [white] Blancas, jugada { $number }: { $mv }.
   *[black] Negras, jugada { $number }: { $mv }.
}
play-not-castled = { $side ->
    [white] Las blancas no han enrocado.
   *[black] Las negras no han enrocado.
}
play-offer-none = No hay ninguna oferta de tablas.
play-no-such-move = No hay jugada { $number }. La última es la { $made }.
play-spelt-piece = { $piece }
play-spelt-square = { $letter } de { $file }, { $rank }
play-square-has = { $square }: { $piece }
play-square-empty = { $square } vacía
play-square-light = { $square }: casilla blanca
play-square-dark = { $square }: casilla negra
play-nothing-there = Nada
play-file-empty = Columna { $file } vacía
play-rank-empty = Fila { $rank } vacía
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
play-own-side = { $side ->
    [white] Usted lleva las blancas.
   *[black] Usted lleva las negras.
}
play-unnamed = { $side ->
    [white] No se ha dado ningún nombre para las blancas.
   *[black] No se ha dado ningún nombre para las negras.
}
play-not-over = La partida no ha terminado.

## Help

play-help-times = Escriba { command-time } para su tiempo, { command-clock } para ambos. Escriba { command-used } para el tiempo consumido. Escriba { command-moves } para el número de jugadas. Escriba { command-whose } para saber a quién le toca, { command-control } para el ritmo de juego. Escriba { command-hour } para la hora.
play-help-last = Escriba { command-last } para la última jugada, { command-last } 4 para las cuatro últimas. Escriba { command-spell } para deletrearla. Escriba { command-score } para la planilla, { command-digest } para la huella. Escriba { command-times } para el tiempo de cada jugada.
play-help-history = Escriba { command-castled } para los enroques. Escriba { command-score } 5 para la jugada 5.
play-help-position = Escriba { command-board } para todas las piezas, { command-board } 4 para una fila. Escriba { command-board } e para una columna. Escriba { command-square } e4 o { command-colour } e4 para una casilla. Escriba { command-piece } caballo para los caballos.
play-help-voice = La orden { command-again } repite las últimas palabras. La orden { command-stop } calla la voz. Escriba { command-faster }, { command-slower }, { command-louder }, { command-softer }, { command-higher } o { command-deeper } para cambiarla. Escriba { command-voice } 2 para otra voz, { command-rest } 300 para una pausa antes de las casillas.
