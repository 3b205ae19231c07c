### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Who speaks

speaker-program = Annabella
speaker-white = Blancas
speaker-black = Negras
speaker-assistant = Asistente
speaker-arbiter = Árbitro
speaker-clock = Reloj
speaker-board = Tablero
line = { $speaker }: { $words }
line-private = { $speaker } { $seat }: { $words }
line-unsaved = { $line } (aún sin guardar)
mark-program = a
mark-white = b
mark-black = n
mark-assistant = s
mark-arbiter = r
mark-clock = l
mark-board = t
seat-white = a las blancas
seat-black = a las negras
seat-assistant = al asistente
seat-white-assistant = al asistente de las blancas
seat-black-assistant = al asistente de las negras
seat-arbiter = al árbitro

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = { $whole ->
    [yes] Repetida: { $mv }
   *[no] Repetida.
}
play-to-repeat = Jugada por repetir: { $mv }
play-corrected = Corrección: { $mv }
play-correct-instead = Para otra jugada basta { command-correct } y la jugada.

## Beginning, halting, going on

play-journal-at = La partida se ha guardado en { $file }
play-ready-to-start = { $arbiter ->
    [yes] El árbitro escribe { command-start }.
   *[no] Escriba { command-start } o { command-help }.
}
play-ready-without-clock = Listo, sin reloj. { play-whose-move } Escriba { command-help }.
play-started = { $side ->
    [white] El reloj de las blancas está en marcha.
   *[black] El reloj de las negras está en marcha.
}
play-without-assistant = El árbitro ha decidido: la partida empieza sin asistente.
play-resumed = { $plies ->
    [0] Partida recuperada, antes de la primera jugada. Interrumpida durante { $gap }.
   *[other] { $side ->
        [white] Partida recuperada, tras la jugada { $number } de las blancas. Interrumpida durante { $gap }.
       *[black] Partida recuperada, tras la jugada { $number } de las negras. Interrumpida durante { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Se ha perdido al menos una entrada del registro.
       *[other] Se han perdido al menos { $entries } entradas del registro.
    } La partida se reanuda antes de ese hueco.
play-missing-arbiter = Para reanudar desde aquí, el árbitro escribe { command-continue }.
play-missing-players = Para reanudar desde aquí, ambos jugadores escriben { command-continue }.
play-proposed-times = Relojes parados. Blancas: { $white }. Negras: { $black }. { $arbiter ->
    [yes] El árbitro escribe { command-continue }.
   *[no] Para aceptar, escriba { command-continue }.
}
play-gap = El ordenador se detuvo durante { $gap }.
play-halted = Los relojes están parados.
play-confirmed = { $side ->
    [white] Las blancas han confirmado. Las negras escriben negras, dos puntos, { command-continue }.
   *[black] Las negras han confirmado. Las blancas escriben blancas, dos puntos, { command-continue }.
}
play-continued = Partida reanudada. { play-started }
play-continued-without-clock = Partida reanudada.
play-time-set = { $side ->
    [white] Blancas: ahora { $left }.
   *[black] Negras: ahora { $left }.
}
play-retracted = { $plies ->
    [one] Jugada deshecha.
   *[other] { $plies } jugadas deshechas.
} { play-whose-move }
play-entry-dropped = La jugada ilegal no cuenta. { play-whose-move }
play-pressed-unrepeated = { $side ->
    [white] Las blancas han pulsado el reloj sin repetir el anuncio.
   *[black] Las negras han pulsado el reloj sin repetir el anuncio.
}
play-will-put-back = { $side ->
    [white] Correrá el reloj de las blancas: deben reponer las piezas.
   *[black] Correrá el reloj de las negras: deben reponer las piezas.
}
play-pressed-back = { $side ->
    [white] El reloj de las blancas corre de nuevo: deben recolocar las piezas.
   *[black] El reloj de las negras corre de nuevo: deben recolocar las piezas.
}
play-takeback-offered = Las { $side ->
    [white] blancas
   *[black] negras
} quieren deshacer { $plies ->
    [one] la última jugada.
   *[other] { $plies } jugadas.
} Responda { command-yes } o { command-no }.
play-takeback-declined = No se acepta deshacer la jugada.

## The talking clock

play-white-black-times = blancas { $white }, negras { $black }
play-of-side = { $side ->
    [white] Blancas: { $answer }
   *[black] Negras: { $answer }
}
play-moves-made = { $moves ->
    [0] Ninguna jugada todavía
    [one] Una jugada hecha
   *[other] { $moves } jugadas hechas
}

## Questions about the game

play-no-move-yet = Ninguna jugada todavía
play-square = { $square }
play-whose-move = { $side ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
}

## Offers and the end

play-offered = { $side ->
    [white] Las blancas ofrecen tablas. Responda { command-accept } o { command-decline }.
   *[black] Las negras ofrecen tablas. Responda { command-accept } o { command-decline }.
}
play-ground-threefold = tres veces la misma posición
play-ground-fifty = cincuenta jugadas sin captura ni avance de peón
play-claim = { $side ->
    [white] Las blancas
   *[black] Las negras
} reclaman tablas{ $ground ->
    [threefold] . Motivo: { play-ground-threefold }
   *[fifty] . Motivo: { play-ground-fifty }
}
play-claimed = { play-claim }.
play-flag-claimed = Reclamado. El árbitro decide.
play-claimed-with = { play-claim }. La jugada: { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] La posición se da por primera vez.
       *[other] La posición se ha dado { $count } veces.
    }
   *[fifty] Sin captura ni avance de peón: { $count } jugadas.
}
play-claim-holds = La reclamación es correcta.
play-claim-rule = Escriba { command-uphold } para tablas. { $correct ->
    [yes] Escriba { command-dismiss } para seguir.
   *[no] Escriba { command-dismiss } para ajustar los tiempos y seguir.
}
play-claim-fails = La reclamación es incorrecta.
play-claim-is-offer = La reclamación vale como oferta de tablas. Responda { command-accept } o { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Las blancas deben recibir { $given }.
   *[black] Las negras deben recibir { $given }.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Las blancas deben recibir { $given }. Las negras deben perder { $taken }.
   *[black] Las negras deben recibir { $given }. Las blancas deben perder { $taken }.
}
play-claim-costs-way = Escriba { command-add } { $opponent ->
    [white] { argument-white }
   *[black] { argument-black }
} { $clock } para dárselo.
play-claim-dismissed = La reclamación queda desestimada.
play-complained = Protesto la jugada: primero se tocó { $square }.
play-complained-let-go = Protesto la jugada. La pieza de { $from } se soltó en { $square }.
play-complaint-fails = Aun con ese toque, la jugada era legal. La jugada: { $mv }.
play-offer-untimely = { $side ->
    [white] Las blancas han ofrecido tablas en mal momento. La oferta vale.
   *[black] Las negras han ofrecido tablas en mal momento. La oferta vale.
}
play-offer-stands = { $side ->
    [white] Las blancas han ofrecido tablas.
   *[black] Las negras han ofrecido tablas.
}
play-declined = Tablas rechazadas.
play-sure-to-resign = { $side ->
    [white] ¿Abandonan las blancas? Escriba { command-yes } para confirmar.
   *[black] ¿Abandonan las negras? Escriba { command-yes } para confirmar.
}
play-sure-to-accept = { $side ->
    [white] ¿Aceptan las blancas las tablas? Escriba { command-yes } para confirmar.
   *[black] ¿Aceptan las negras las tablas? Escriba { command-yes } para confirmar.
}
play-sure-absent = No hay tiempo de espera. { $side ->
    [white] Las blancas
   *[black] Las negras
} perderían en el acto. Escriba { command-yes } para confirmar.
play-nothing-changed = No ha cambiado nada.
play-over = { $winner ->
    [white] Ganan las blancas
    [black] Ganan las negras
    [both-lost] Pierden ambos
    [half-none] Las blancas obtienen medio punto, las negras nada
    [none-half] Las negras obtienen medio punto, las blancas nada
    [one-half] Las blancas obtienen un punto, las negras medio
    [half-one] Las negras obtienen un punto, las blancas medio
    [open] El resultado queda pendiente
   *[none] Tablas
}{ $reason ->
    [mate] { " por mate." }
    [resignation] { " por abandono." }
    [resignation-cannot-mate] . Un abandono, pero el adversario no puede dar mate.
    [stalemate] { " por ahogado." }
    [dead-position] . Una posición muerta.
    [agreement] { " por acuerdo." }
    [flag] { " por tiempo." }
    [flag-cannot-mate] . El tiempo se ha agotado, pero el adversario no puede dar mate.
    [threefold-claim] . Reclamación: { play-ground-threefold }.
    [fifty-claim] . Reclamación: { play-ground-fifty }.
    [fivefold-repetition] . Cinco veces la misma posición.
    [default-time] . El adversario no llegó en el tiempo de espera.
    [nobody-came] . Nadie llegó en el tiempo de espera.
    [sealed-move] . La jugada secreta del adversario no es válida.
    [illegal-moves] . Jugadas ilegales del adversario.
    [illegal-moves-cannot-mate] . Jugadas ilegales, pero el adversario no puede dar mate.
    [penalty] . Sanción del árbitro.
    [normal-means] . Reclamadas en los dos últimos minutos.
    [unsettled] . Se reclamaron tablas. Decide un árbitro.
    [both-flags] . Han caído ambas banderas.
    [not-objected] . La posición ilegal seguía en el tablero.
    [ruling] . Decisión del árbitro.
   *[seventy-five-moves] . 75 jugadas sin captura ni avance de peón.
}
play-over-score = Planilla: annabella sheet { $file } --to { $form }
play-over-saved = Guardada.
digest-result = Huella de la partida: { $digest }
digest-none = Aquí no se guarda nada: no hay huella.
digest-later = La partida está guardada. Al final, escriba { command-digest } para la huella.
digest-unsaved = El disco no responde: aún no está todo guardado.
digest-adjournment = Huella de la partida aplazada: { $digest }
digest-unfinished = Huella de la partida inacabada: { $digest }
play-flag-fallen = { $side ->
    [white] Ha caído la bandera de las blancas.
   *[black] Ha caído la bandera de las negras.
}
play-illegal-pressed = { $side ->
    [white] Las blancas han pulsado tras una jugada ilegal. { $why }
   *[black] Las negras han pulsado tras una jugada ilegal. { $why }
}
play-arbiter-decides = El árbitro decide sobre la jugada de las { $side ->
    [white] blancas
   *[black] negras
}. { play-missing-announced }
play-halt-meanwhile = Para parar los relojes: { command-halt }.
play-unpromoted = { $queen ->
    [yes] El peón de { $square } no se ha promocionado. Una dama lo sustituye.
   *[no] El peón de { $square } no se ha promocionado.
}
play-pressed-early = { $side ->
    [white] Las blancas han pulsado el reloj antes de hacer la jugada.
   *[black] Las negras han pulsado el reloj antes de hacer la jugada.
}
play-pressed-unannounced = { $side ->
    [white] Las blancas han pulsado sin anunciar { $mv }.
   *[black] Las negras han pulsado sin anunciar { $mv }.
}
play-pressed-unfinished = { $side ->
    [white] Las blancas han pulsado sin anunciar; la jugada está incompleta.
   *[black] Las negras han pulsado sin anunciar; la jugada está incompleta.
}
play-executed-otherwise = { $side ->
    [white] Las blancas anunciaron { $announced }. Su tablero muestra { $pegs }.
   *[black] Las negras anunciaron { $announced }. Su tablero muestra { $pegs }.
}
play-touch-broken = { $side ->
    [white] Las blancas no jugaron la pieza tocada. Jugaron { $mv }. { $why }
   *[black] Las negras no jugaron la pieza tocada. Jugaron { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Las blancas han movido dos piezas a la vez. La jugada: { $mv }.
   *[black] Las negras han movido dos piezas a la vez. La jugada: { $mv }.
} { $counts ->
    [yes] Con dos manos cuenta como jugada ilegal.
   *[no] Se juega con una sola mano.
}
play-touched-early = { $side ->
    [white] Las blancas levantaron una pieza demasiado pronto. Pieza: { $piece } de { $square }. La jugada del adversario no está ejecutada.
   *[black] Las negras levantaron una pieza demasiado pronto. Pieza: { $piece } de { $square }. La jugada del adversario no está ejecutada.
}
play-contact-lost = { $side ->
    [white] Tablero de las blancas: { $square } sin contacto. Duró { $millis } milisegundos. Luego { $mv }.
   *[black] Tablero de las negras: { $square } sin contacto. Duró { $millis } milisegundos. Luego { $mv }.
} Quizá fue solo el contacto, por eso no hay caso. Si el jugador tocó la pieza, escriba { command-touch }, el color y la casilla.
play-contact-unsteady = { $side ->
    [white] El contacto en { $square } del tablero de las blancas es inestable.
   *[black] El contacto en { $square } del tablero de las negras es inestable.
} Se perdió { $times } veces, como máximo { $millis } milisegundos. Pérdidas tan breves ya no cuentan como toque.
play-adjusting = Compongo.
play-untouched = { $side ->
    [white] Ningún toque de las blancas cuenta.
   *[black] Ningún toque de las negras cuenta.
}
play-touch-reported = { $of ->
    [white] El asistente de las blancas
    [black] El asistente de las negras
   *[only] El asistente
} informa: { $side ->
    [white] las blancas
   *[black] las negras
} han tocado { $square }.
play-touch-reported-of-you = Comunicado al árbitro: usted tocó { $square }.
play-pressed = Pulsado.
play-opponent-pressed = { $side ->
    [white] Las blancas han pulsado.
   *[black] Las negras han pulsado.
}
play-arbiter-called = { $side ->
    [white] Las blancas llaman al árbitro.
   *[black] Las negras llaman al árbitro.
}

## The tactile board

play-executed = Su tablero es correcto.
play-opponent-executed = { $side ->
    [white] Las blancas han ejecutado la jugada.
   *[black] Las negras han ejecutado la jugada.
}
play-opponent-repeated = { $side ->
    [white] Las blancas han repetido la jugada.
   *[black] Las negras han repetido la jugada.
}
play-board-differs = { $side ->
    [white] El tablero de las blancas no es correcto. Corrija: { $squares }.
   *[black] El tablero de las negras no es correcto. Corrija: { $squares }.
}
play-should = { $piece } en { $square }
play-should-be-empty = { play-square-empty }
play-should-more = { $squares } casillas más
play-pegs-differ = Anunciada: { $announced }. El tablero muestra { $pegs }. { $is_final ->
    [yes] Escriba { command-correct }.
   *[no] Escriba { command-correct }, o cambie el tablero.
}
play-setup-lift = { $piece } fuera de { $square }
play-setup-place = { play-should }
play-setup-done = Colocación terminada.
play-board-turned = { $side ->
    [white] El tablero de las blancas se lee ahora desde el otro lado.
   *[black] El tablero de las negras se lee ahora desde el otro lado.
}
play-board-looks-turned = { $side ->
    [white] El tablero de las blancas parece girado. Escriba { command-turn } { argument-white } para corregirlo.
   *[black] El tablero de las negras parece girado. Escriba { command-turn } { argument-black } para corregirlo.
}
play-board-colours-swapped = { $side ->
    [white] En el tablero de las blancas los colores están cambiados.
   *[black] En el tablero de las negras los colores están cambiados.
}
play-board-at-start = { $side ->
    [white] El tablero de las blancas muestra la posición inicial. Escriba { command-setup } para la actual.
   *[black] El tablero de las negras muestra la posición inicial. Escriba { command-setup } para la actual.
}
play-board-taken-back = { $side ->
    [white] En el tablero de las blancas se ha deshecho { $mv }. La jugada aún vale. Escriba { command-retract } para deshacerla.
   *[black] En el tablero de las negras se ha deshecho { $mv }. La jugada aún vale. Escriba { command-retract } para deshacerla.
}
play-board-shows = El tablero muestra { $mv }.
play-board-offers = El tablero muestra { $mv }. Escriba { command-say } para anunciarla.
play-echo-lifted = { $square }: { $piece }, fuera
play-echo-placed = { $square }: { $piece }
play-unreadable = La clavija de { $square } no se puede leer. Póngala otra vez.
play-kings-in-centre = Ambos reyes están en el centro. Termine con { command-resign }, { command-offer } o { command-accept }.
play-board-ready = { $side ->
    [white] El tablero de las blancas está conectado.
   *[black] El tablero de las negras está conectado.
}
play-board-back = { $side ->
    [white] El tablero de las blancas está conectado otra vez.
   *[black] El tablero de las negras está conectado otra vez.
}
play-board-lost = { $side ->
    [white] El tablero de las blancas ya no está conectado.
   *[black] El tablero de las negras ya no está conectado.
}
play-board-silent = { $side ->
    [white] El tablero de las blancas no responde.
   *[black] El tablero de las negras no responde.
}
play-board-other-port = Conéctelo de nuevo. Si su puerto ha cambiado, escriba { command-board }, { $side ->
    [white] { argument-white }
   *[black] { argument-black }
} y el nuevo puerto.
play-board-port = { $side ->
    [white] Tablero de las blancas: se abre { $port }.
   *[black] Tablero de las negras: se abre { $port }.
}
play-board-appeared = { $side ->
    [white] Nuevo puerto: { $port }. Para el tablero de las blancas, escriba { command-board } { argument-white } { $port }.
    [black] Nuevo puerto: { $port }. Para el tablero de las negras, escriba { command-board } { argument-black } { $port }.
   *[both] Nuevo puerto: { $port }. Para un tablero, escriba { command-board }, { argument-white } o { argument-black }, y { $port }.
}
play-board-nonsense = { $side ->
    [white] El tablero de las blancas ha enviado { $bytes } bytes ilegibles. No cuentan.
   *[black] El tablero de las negras ha enviado { $bytes } bytes ilegibles. No cuentan.
}
play-board-flutters = { $side ->
    [white] Un contacto del tablero de las blancas no es fiable. Lo que se mantiene sigue contando.
   *[black] Un contacto del tablero de las negras no es fiable. Lo que se mantiene sigue contando.
}
play-square-flutters = Es el contacto en { $square }.
play-board-floods = El tablero avisa demasiado deprisa. Los avisos cuentan un segundo después.

## Devices

play-journal-lost = No se pudo guardar; se intenta de nuevo. Siga jugando; aún no se ha perdido nada.
play-journal-back = El registro está completo otra vez.
play-journal-stalled = El disco no responde. Siga jugando; las últimas jugadas aún no están guardadas.
play-journal-renewed = El registro fue modificado desde fuera. Se ha escrito de nuevo entero.
play-journal-filling = El registro está casi lleno; después no se guarda nada más. Aplace o termine la partida.

## What a move still needs

play-missing-move = Usted aún no ha jugado.
play-missing-execution = { $mv } aún no está en el tablero.
play-missing-rest = La jugada en el tablero no está terminada.
play-missing-in-hand = Aún en la mano: { $piece } de { $square }.
play-missing-nowhere = En ninguna casilla: { $piece } de { $square }. Si ya está en una abertura, póngala otra vez.
play-missing-squares = Falta por hacer en el tablero: { $squares }.
play-missing-capture = La pieza capturada sigue en { $square }.
play-missing-promotion = Cambie el peón de { $square } por la pieza nueva.
play-missing-duty = { $duty }
play-missing-announcement = Falta el anuncio.
play-missing-announced = Anunciada: { $mv }.
play-missing-press = Aún no se ha pulsado el reloj.
play-missing-repetition = No se ha repetido { $mv }.
play-missing-nothing = No falta nada.
play-missing-passphrase = Falta la clave del sobre. { $keeper ->
    [arbiter] La escribe el árbitro.
   *[players] Escríbala dos veces.
}
play-missing-sealed = Falta la jugada secreta. Escriba { command-seal } y la jugada.
play-missing-then-stop = Escriba { command-press } para parar los relojes. Escriba { command-seal } para oír su jugada secreta.
play-missing-others-seal = { $side ->
    [white] Las blancas sellan su jugada secreta
   *[black] Las negras sellan su jugada secreta
} y paran los relojes.
play-missing-then-open = El sobre está cerrado. Escriba { command-continue } para abrirlo.

## Refusals

refused-empty = La línea está vacía. Escriba { command-help }.
refused-argument = { $command }: "{ $argument }" no vale aquí. Escriba { command-help } { $command }.
refused-argument-missing = { $command }: incompleto. Escriba { command-help } { $command }.
refused-no-unit = { $command }: a "{ $argument }" le falta la unidad. Escriba 2:00, 2 minutos o 2 segundos.
refused-penalty-or-reason = { $command }: "{ $argument }" puede ser una sanción o un motivo. Escriba dos puntos antes de un motivo.
refused-no-arbiter-command = "{ $text }" no es una orden. Escriba { command-help } para las órdenes, { command-irregularity } para informar de algo.
refused-not-started = { $by ->
    [arbiter] La partida no ha empezado. Espere al árbitro.
   *[asker] La partida no ha empezado. Escriba { command-start }.
}
refused-started = La partida ya ha empezado. Escriba { command-whose }.
refused-halted = { $by ->
    [arbiter] Los relojes están parados. Solo el árbitro puede ponerlos en marcha.
   *[asker] Los relojes están parados. Escriba { command-continue }.
}
refused-not-halted = Los relojes no están parados. Escriba { command-halt }.
refused-not-your-move = No le toca a usted. { play-whose-move }
refused-over = La partida ha terminado. Escriba { command-last }, { command-score }, { command-board } o { command-quit }.
refused-no-clock = Esta partida no tiene reloj.
refused-unreadable = { $why } Escriba { command-help }.
refused-clock-stands = Su reloj no está en marcha. Escriba { command-whose }.
refused-nothing-made = El reloj no se ha pulsado.
refused-repeat-first = Primero repita: { $mv }
refused-nothing-to-repeat = No queda nada por repetir. Escriba { command-last }.
refused-own-announcement = Ya anunciada: { $mv }. El adversario la repite con { command-repeat }.
refused-repetition-differs = Mal repetida: { $repeated }. Anunciada: { $announced }.
refused-announced = Ya anunciada: { $mv }. Escriba { command-correct }.
refused-nothing-to-correct = No hay anuncio que corregir. Escriba la jugada.
refused-unchanged = Así estaba anunciada: { $mv }. No se ha cambiado nada.
refused-arbiter-only = Solo el árbitro puede hacerlo.
refused-own-touch = No puede anular su toque. El adversario o el árbitro sí.
refused-no-side = Solo las blancas o las negras pueden hacerlo. Escriba antes { argument-white } o { argument-black } y dos puntos.
refused-resigns-unnamed = Abandono: falta el bando. Escriba el bando y { command-resign } con signo de exclamación.
refused-no-board = Esta partida no tiene tablero táctil. Elíjalo al principio con --white-board o --black-board.
refused-board-away = { $side ->
    [white] El tablero de las blancas no está conectado.
   *[black] El tablero de las negras no está conectado.
} Revise el cable y la alimentación.
refused-board-differs = { $side ->
    [white] El tablero de las blancas no es correcto. Corrija primero: { $squares }.
   *[black] El tablero de las negras no es correcto. Corrija primero: { $squares }.
}
refused-who-touched = ¿Quién tocó { $square }? Escriba { command-touch } { argument-white } { $square } o { command-touch } { argument-black } { $square }.
refused-nothing-stands = { $square } está vacía. Escriba { command-board }.
refused-no-offer = No se han ofrecido tablas.
refused-offered = { $own ->
    [yes] Ya ha ofrecido tablas.
   *[no] El adversario ha ofrecido tablas. Responda { command-accept } o { command-decline }.
}
refused-claim-lost = Ha tocado una pieza. Podrá reclamar tablas tras la próxima jugada del adversario.
refused-no-claim = No hay ninguna reclamación. Escriba { command-claim }.
refused-claim-pending = Decida primero la reclamación. Escriba { command-uphold } o { command-dismiss }.
refused-flag-first = Decida primero el caso de la bandera. Escriba { command-uphold } { $number } o { command-dismiss } { $number }.
refused-next-move-first = Artículo { $clause }: la próxima jugada aún no está completada. Espérela.
refused-complaint-lost = Ha tocado una pieza y ya no puede protestar. Escriba { command-halt } para llamar al árbitro.
refused-not-moved-yet = { $side ->
    [white] Las blancas
   *[black] Las negras
} aún no han jugado. El árbitro escribe { command-touch } { $side ->
    [white] blancas
   *[black] negras
} e2.
refused-no-move = El adversario aún no ha jugado. Escriba { command-whose }.
refused-no-command = Desconocido: "{ $text }". ¿Quería decir { $command }?
refused-not-duty = { $side ->
    [white] El asistente de las blancas no puede
   *[black] El asistente de las negras no puede
} { $duty ->
    [moves] ejecutar jugadas.
    [announce] anunciar jugadas.
    [score] llevar la planilla.
    [clock] pulsar el reloj.
    [inform] preguntar por tiempos ni jugadas.
    [claims] reclamar la victoria por tiempo.
    [touches] avisar de este toque. El adversario o el árbitro sí.
   *[adjourn] aplazar la partida.
}
refused-players-own = { $side ->
    [white] Eso solo pueden hacerlo las blancas, no un asistente.
   *[black] Eso solo pueden hacerlo las negras, no un asistente.
}
refused-no-assistant = { $side ->
    [white] Las blancas no tienen asistente.
   *[black] Las negras no tienen asistente.
}
refused-assistant-owed = Contra un jugador sordo hace falta un asistente. Elíjalo con --white-assistant o --black-assistant. O el árbitro escribe { command-start } con signo de exclamación.
refused-draw-barred = { $moves ->
    [one] Aquí no se pueden acordar tablas antes de una jugada de cada bando.
   *[other] Aquí no se pueden acordar tablas antes de { $moves } jugadas de cada bando.
}
refused-offer-stands = Una oferta de tablas no se puede retirar. El adversario aún puede aceptarla.
refused-claim-stands = Una reclamación de tablas no se puede retirar. Decide el árbitro.
refused-appeal-stands = El árbitro cierra una apelación retirada: { command-dismiss } { $number }.
refused-nothing-to-withdraw = No hay tablas ofrecidas ni reclamadas.
refused-no-question = Esa pregunta no tiene respuesta aquí. Escriba { command-help }.
refused-about-laws = El reglamento lo explica un árbitro, no el programa.
refused-question-move = "{ $text }" es una pregunta. Para mover, escriba la jugada sin interrogación.
refused-too-early = Las tablas solo son posibles tras una jugada de cada bando.
refused-nothing-asked = No hay ninguna pregunta. Escriba { command-help }.
refused-takeback-stands = Eso ya está propuesto. El otro jugador responde { command-yes } o { command-no }.
refused-takeback-unnamed = { $side ->
    [white] La última jugada es de las blancas. Escriba { argument-white }: { command-retract }, o { argument-black }: { command-retract } 2 para ambas.
   *[black] La última jugada es de las negras. Escriba { argument-black }: { command-retract }, o { argument-white }: { command-retract } 2 para ambas.
}
refused-no-topic = No hay ayuda sobre "{ $text }". Escriba { command-help }.
refused-other-flag = { $side ->
    [white] Ha caído la bandera de las blancas, no la de las negras. Escriba { command-flag }.
   *[black] Ha caído la bandera de las negras, no la de las blancas. Escriba { command-flag }.
}
refused-flag-stands = No ha caído ninguna bandera. Escriba { command-clock }.
refused-too-far = { $plies ->
    [one] No hay ninguna jugada que deshacer.
   *[other] No hay { $plies } jugadas que deshacer.
}
refused-too-late = Es tarde para eso.
refused-made-move = La jugada está hecha y vale. Solo el árbitro puede retirarla.
play-stop-is-for-voices = Los relojes están en marcha. Escriba { command-halt } para pararlos.
refused-arbiter-decides = El árbitro decide sobre la jugada de las { $side ->
    [white] blancas
   *[black] negras
}. { play-missing-announced } Espere la decisión.
refused-other-seat = { $who ->
    [white] Eso solo pueden hacerlo las blancas.
    [black] Eso solo pueden hacerlo las negras.
    [white-assistant] Eso solo puede hacerlo el asistente de las blancas.
    [black-assistant] Eso solo puede hacerlo el asistente de las negras.
    [arbiter] Eso solo puede hacerlo el árbitro.
   *[assistant] Eso solo puede hacerlo el asistente.
} Este es el terminal { $seat ->
    [white] de las blancas.
    [black] de las negras.
    [white-assistant] del asistente de las blancas.
    [black-assistant] del asistente de las negras.
    [arbiter] del árbitro.
    [shared] de los jugadores.
   *[assistant] del asistente.
}{ $way ->
    [call] { " Escriba" } { command-halt } para llamar al árbitro.
    [result] { " Escriba" } { command-result } para decidir el resultado.
    [leave] { " Escriba" } { command-quit } para terminar; ambos anotan el resultado.
   *[none] { "" }
}
refused-own-board = { $side ->
    [white] Las blancas tienen un tablero. Jugadas y reloj vienen solo de allí.
   *[black] Las negras tienen un tablero. Jugadas y reloj vienen solo de allí.
}
refused-wrong-pin = PIN incorrecto. No se ha hecho nada; repita la orden.
refused-pin-missing = No se ha escrito el PIN. No se ha hecho nada; repita la orden.
refused-may-hold-pin = Línea: quizá contiene el PIN del árbitro; no se ha ejecutado ni guardado. Escríbala sin el PIN.
refused-pin-paused = Demasiados PIN incorrectos. Repita la orden dentro de { $left }.
refused-not-in-tournament = En un torneo, solo su propio tablero táctil puede responder a eso.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Las blancas abandonan.
       *[black] Las negras abandonan.
    }
} Se comprueba si las { $side ->
    [white] negras
   *[black] blancas
} aún pueden dar mate. Enseguida, el resultado.
play-result-held = El árbitro decide. Después se dará el resultado.
refused-result-awaited = La partida ha terminado; falta el resultado.
