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
line-private = { $speaker } a { $seat }: { $words }
line-unsaved = { $line } (aún sin guardar)
seat-white = { speaker-white }
seat-black = { speaker-black }
seat-assistant = asistente
seat-white-assistant = asistente de las blancas
seat-black-assistant = asistente de las negras
seat-arbiter = árbitro

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = Repetido: { $mv }
play-to-repeat = Por repetir: { $mv }
play-corrected = Corrección: { $mv }

## Beginning, halting, going on

play-journal-at = La partida se guarda en { $file }
play-ready-to-start = Listo. { command-start } pone en marcha el reloj de las { $side ->
    [white] blancas
   *[black] negras
}, { command-setup } ayuda a colocar las piezas, { command-help } nombra las órdenes.
play-ready-without-clock = Listo, sin reloj. Empiezan las { $side ->
    [white] blancas
   *[black] negras
}. { command-help } nombra las órdenes.
play-started = { $side ->
    [white] El reloj de las blancas está en marcha.
   *[black] El reloj de las negras está en marcha.
}
play-without-assistant = La partida empieza sin asistente; así lo ha decidido el árbitro.
play-resumed = { $plies ->
    [0] La partida sigue, aún sin jugadas. Interrumpida durante { $gap }.
   *[other] { $side ->
        [white] La partida sigue tras la jugada { $number } de las blancas. Interrumpida durante { $gap }.
       *[black] La partida sigue tras la jugada { $number } de las negras. Interrumpida durante { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Se ha perdido al menos una entrada del registro.
       *[other] Se han perdido al menos { $entries } entradas del registro.
    } La partida sigue desde antes.
play-missing-arbiter = El árbitro decide si la partida sigue desde aquí: { command-continue }.
play-missing-players = Para seguir desde aquí, ambos jugadores dicen { command-continue }.
play-proposed-times = Los relojes están parados. Propuesta: { play-white-black-times }. { command-continue } confirma.
play-gap = Se ha notado una interrupción de { $gap }.
play-halted = Los relojes están parados.
play-confirmed = { $side ->
    [white] Las blancas han confirmado, las negras todavía no.
   *[black] Las negras han confirmado, las blancas todavía no.
}
play-continued = { $side ->
    [white] La partida sigue, el reloj de las blancas está en marcha.
   *[black] La partida sigue, el reloj de las negras está en marcha.
}
play-continued-without-clock = La partida sigue.
play-time-set = { $side ->
    [white] Tiempo de las blancas ajustado a { $left }.
   *[black] Tiempo de las negras ajustado a { $left }.
}
play-retracted = { $plies ->
    [one] Una media jugada atrás,
   *[other] { $plies } medias jugadas atrás,
} { play-whose-move }
play-takeback-offered = { $side ->
    [white] Las blancas
   *[black] Las negras
} querrían volver atrás { $plies ->
    [one] una media jugada:
   *[other] { $plies } medias jugadas:
} { command-yes } acepta, { command-no } rechaza.
play-takeback-declined = Volver atrás, rechazado.

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
    [white] Las blancas ofrecen tablas.
   *[black] Las negras ofrecen tablas.
}
play-ground-threefold = tres veces la misma posición
play-ground-fifty = cincuenta jugadas sin captura ni movimiento de peón
play-claim = { $side ->
    [white] Las blancas
   *[black] Las negras
} reclaman tablas: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}
play-claimed = { play-claim }.
play-claimed-with = { play-claim }, con { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] La posición está por primera vez.
       *[other] La misma posición: { $count } veces.
    }
   *[fifty] Sin captura ni movimiento de peón: { $count } jugadas de cada bando.
}
play-claim-holds = La reclamación es correcta.
play-claim-rule = { command-uphold } termina la partida en tablas, { command-dismiss } ajusta los tiempos según las leyes y hace seguir.
play-claim-fails = La reclamación es incorrecta.
play-claim-is-offer = La reclamación vale como oferta de tablas: { command-accept } o { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Según las leyes, las blancas reciben { $given }.
   *[black] Según las leyes, las negras reciben { $given }.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Según las leyes, las blancas reciben { $given } y las negras pierden { $taken }.
   *[black] Según las leyes, las negras reciben { $given } y las blancas pierden { $taken }.
}
play-claim-dismissed = La reclamación queda desestimada.
play-complained = Protesto la jugada: primero se tocó { $square }.
play-complained-let-go = Protesto la jugada: la pieza de { $from } se soltó en { $square }.
play-complaint-fails = La jugada estaba permitida aun así: { $mv }.
play-offer-untimely = { $side ->
    [white] Las blancas han ofrecido tablas de otro modo que tras una jugada y antes de pulsar; la oferta vale.
   *[black] Las negras han ofrecido tablas de otro modo que tras una jugada y antes de pulsar; la oferta vale.
}
play-offer-stands = { $side ->
    [white] Las blancas han ofrecido tablas.
   *[black] Las negras han ofrecido tablas.
}
play-declined = Tablas rechazadas.
play-sure-to-resign = { $side ->
    [white] ¿Abandonan las blancas? { command-yes } confirma.
   *[black] ¿Abandonan las negras? { command-yes } confirma.
}
play-sure-to-accept = { $side ->
    [white] ¿Aceptan las blancas las tablas? { command-yes } confirma.
   *[black] ¿Aceptan las negras las tablas? { command-yes } confirma.
}
play-nothing-changed = No ha cambiado nada.
play-over = { $winner ->
    [white] Ganan las blancas
    [black] Ganan las negras
    [both-lost] Pierden ambos
    [half-none] Las blancas obtienen medio punto, las negras nada
    [none-half] Las negras obtienen medio punto, las blancas nada
    [one-half] Las blancas obtienen un punto, las negras medio
    [half-one] Las negras obtienen un punto, las blancas medio
    [open] El resultado está abierto
   *[none] Tablas
}{ $reason ->
    [mate] { " por mate." }
    [resignation] { " por abandono." }
    [resignation-cannot-mate] : un abandono, pero el rival no puede dar mate.
    [stalemate] { " por ahogado." }
    [dead-position] : una posición muerta.
    [agreement] { " por acuerdo." }
    [flag] { " por tiempo." }
    [flag-cannot-mate] : el tiempo se ha agotado, pero el rival no puede dar mate.
    [threefold-claim] : { play-ground-threefold }, reclamado.
    [fifty-claim] : { play-ground-fifty }, reclamado.
    [fivefold-repetition] : cinco veces la misma posición.
    [default-time] : el rival no llegó en el tiempo de espera.
    [nobody-came] : nadie llegó en el tiempo de espera.
    [sealed-move] : la jugada secreta del rival no es válida.
    [illegal-moves] { " por jugadas ilegales." }
    [illegal-moves-cannot-mate] : jugadas ilegales, pero el rival no puede dar mate.
    [penalty] : sanción del árbitro.
    [normal-means] : reclamadas en los dos últimos minutos.
    [unsettled] : se reclamaron tablas, decide un árbitro.
    [both-flags] : han caído ambas banderas.
    [not-objected] : nadie protestó.
    [ruling] : decisión del árbitro.
   *[seventy-five-moves] : 75 jugadas sin captura ni movimiento de peón.
}
play-over-score = Planilla: annabella sheet { $file } --to { $form }
digest-result = Huella de la partida: { $digest }
digest-none = Aún no se ha dado ninguna huella; se da al final, y también la da annabella report.
digest-adjournment = Huella de la partida aplazada: { $digest }
digest-unfinished = Huella de la partida inacabada: { $digest }
play-flag-fallen = { $side ->
    [white] Ha caído la bandera de las blancas.
   *[black] Ha caído la bandera de las negras.
}
play-illegal-pressed = { $side ->
    [white] Las blancas han pulsado tras una jugada ilegal: { $entry }. { $why }
   *[black] Las negras han pulsado tras una jugada ilegal: { $entry }. { $why }
}
play-unpromoted = { $queen ->
    [yes] El peón de { $square } no ha promocionado; se sustituye por una dama.
   *[no] El peón de { $square } no ha promocionado.
}
play-pressed-early = { $side ->
    [white] Las blancas han pulsado antes de hacer la jugada.
   *[black] Las negras han pulsado antes de hacer la jugada.
}
play-touch-broken = { $side ->
    [white] Las blancas han jugado contra una pieza tocada: { $mv }. { $why }
   *[black] Las negras han jugado contra una pieza tocada: { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Las blancas han movido dos piezas a la vez: { $mv }. Solo se permite una mano
   *[black] Las negras han movido dos piezas a la vez: { $mv }. Solo se permite una mano
}{ $counts ->
    [yes] ; con dos manos la jugada cuenta como ilegal.
   *[no] .
}
play-touched-early = { $side ->
    [white] Las blancas han levantado una pieza antes de ejecutar la jugada del rival: { $piece } de { $square }.
   *[black] Las negras han levantado una pieza antes de ejecutar la jugada del rival: { $piece } de { $square }.
}
play-adjusting = Compongo.
play-untouched = { $side ->
    [white] Ya no cuenta ninguna pieza como tocada por las blancas.
   *[black] Ya no cuenta ninguna pieza como tocada por las negras.
}
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

play-executed = Ejecutada.
play-opponent-executed = { $side ->
    [white] Las blancas la han ejecutado.
   *[black] Las negras la han ejecutado.
}
play-opponent-repeated = { $side ->
    [white] Las blancas la han repetido.
   *[black] Las negras la han repetido.
}
play-board-differs = { $side ->
    [white] El tablero de las blancas difiere. Lo correcto es: { $squares }.
   *[black] El tablero de las negras difiere. Lo correcto es: { $squares }.
}
play-should = { $piece } en { $square }
play-should-be-empty = { play-square-empty }
play-should-more = { $squares } casillas más
play-pegs-differ = Anunciado { $announced }, el tablero muestra { $pegs }.
play-setup-lift = { $piece } fuera de { $square }
play-setup-place = { play-should }
play-setup-done = Todo está colocado.
play-board-turned = { $side ->
    [white] El tablero de las blancas se lee ahora al revés.
   *[black] El tablero de las negras se lee ahora al revés.
}
play-board-looks-turned = { $side ->
    [white] El tablero de las blancas parece estar al revés; { command-turn } { argument-white } lo lee así.
   *[black] El tablero de las negras parece estar al revés; { command-turn } { argument-black } lo lee así.
}
play-board-colours-swapped = { $side ->
    [white] En el tablero de las blancas los colores están cambiados.
   *[black] En el tablero de las negras los colores están cambiados.
}
play-board-at-start = { $side ->
    [white] El tablero de las blancas muestra la posición inicial, { $plies } medias jugadas atrás; { command-setup } lleva a la de ahora.
   *[black] El tablero de las negras muestra la posición inicial, { $plies } medias jugadas atrás; { command-setup } lleva a la de ahora.
}
play-board-taken-back = { $side ->
    [white] En el tablero de las blancas se ha vuelto atrás { $mv }; la jugada vale hasta que { command-retract } la deshaga.
   *[black] En el tablero de las negras se ha vuelto atrás { $mv }; la jugada vale hasta que { command-retract } la deshaga.
}
play-board-shows = El tablero muestra { $mv }.
play-board-offers = El tablero muestra { $mv }; { command-say } lo anuncia.
play-echo-lifted = { $square } { $piece }, fuera
play-echo-placed = { $square } { $piece }
play-unreadable = La clavija de { $square } no se puede leer: póngala otra vez, por favor.
play-kings-in-centre = Ambos reyes están en el centro. La partida termina solo con { command-resign }, { command-offer } o { command-accept }.
play-board-ready = { $side ->
    [white] El tablero de las blancas está conectado.
   *[black] El tablero de las negras está conectado.
}
play-board-back = { $side ->
    [white] El tablero de las blancas ha vuelto.
   *[black] El tablero de las negras ha vuelto.
}
play-board-lost = { $side ->
    [white] El tablero de las blancas ya no está conectado.
   *[black] El tablero de las negras ya no está conectado.
}
play-board-silent = { $side ->
    [white] El tablero de las blancas no responde.
   *[black] El tablero de las negras no responde.
}
play-board-nonsense = { $side ->
    [white] El tablero de las blancas envía algo incomprensible, { $bytes } bytes; nada de ello cuenta.
   *[black] El tablero de las negras envía algo incomprensible, { $bytes } bytes; nada de ello cuenta.
}
play-board-flutters = { $side ->
    [white] Un contacto del tablero de las blancas vacila. Lo que está o falta más tiempo sigue contando.
   *[black] Un contacto del tablero de las negras vacila. Lo que está o falta más tiempo sigue contando.
}
play-square-flutters = Es el contacto de { $square }.
play-board-floods = El tablero avisa de más de lo que pueden hacer las manos; lo que avisa cuenta un segundo después.

## Devices

play-journal-lost = El registro no se puede escribir. La partida sigue, no se olvida nada, se intenta de nuevo.
play-journal-back = El registro está completo otra vez.
play-journal-stalled = El disco del registro no responde. La partida sigue; lo que pasa ahora aún no está guardado.
play-journal-renewed = El archivo del registro fue cambiado desde fuera. Se ha escrito de nuevo entero.

## What a move still needs

play-missing-move = Falta la jugada.
play-missing-execution = Falta { $mv } en el tablero.
play-missing-rest = La jugada en el tablero no está terminada.
play-missing-in-hand = Aún en la mano: { $piece } de { $square }.
play-missing-nowhere = En ninguna casilla: { $piece } de { $square }. Si ya está en un agujero, el tablero no la lee allí: póngala otra vez, por favor.
play-missing-squares = Falta por hacer en el tablero: { $squares }.
play-missing-capture = La pieza capturada sigue en { $square }.
play-missing-promotion = Falta en { $square } la pieza en que se convierte el peón.
play-missing-duty = { $duty }
play-missing-announcement = Falta el anuncio.
play-missing-press = No se ha pulsado el reloj.
play-missing-repetition = Falta repetir { $mv }.
play-missing-nothing = No falta nada.
play-missing-passphrase = Falta la clave del sobre. { $keeper ->
    [arbiter] La escribe el árbitro.
   *[players] Escríbala primero, dos veces.
}
play-missing-sealed = Falta la jugada sellada: escriba { command-seal } y la jugada.
play-missing-then-stop = { command-press } para los relojes. { command-seal } solo le lee la jugada sellada.
play-missing-others-seal = { $side ->
    [white] Las blancas sellan una jugada
   *[black] Las negras sellan una jugada
} y luego paran los relojes.
play-missing-then-open = El sobre está cerrado; { command-continue } lo abre.

## Refusals

refused-empty = La línea está vacía; { command-help } nombra lo que se puede.
refused-argument = { $command } no puede usar “{ $argument }”; { command-help } { $command } dice qué admite.
refused-argument-missing = { $command } necesita algo detrás; { command-help } { $command } dice qué.
refused-not-started = La partida no ha empezado; { command-start } la empieza.
refused-started = La partida ya está en marcha; { command-whose } dice a quién le toca.
refused-halted = { $by ->
    [arbiter] Los relojes están parados hasta que el árbitro los ponga en marcha.
   *[asker] Los relojes están parados; { command-continue } los pone en marcha.
}
refused-not-halted = Los relojes no están parados; { command-halt } los para.
refused-not-your-move = { $side ->
    [white] Les toca a las blancas.
   *[black] Les toca a las negras.
}
refused-over = La partida ha terminado; { command-last }, { command-score } y { command-board } responden, { command-quit } sale.
refused-no-clock = Esta partida no tiene reloj; --time-control le da uno al principio.
refused-clock-stands = Su propio reloj no anda; { command-whose } dice cuál anda.
refused-nothing-made = Todavía no.
refused-repeat-first = Primero repita: { $mv }
refused-nothing-to-repeat = No hay nada que repetir; { command-last } dice la última jugada.
refused-repetition-differs = Se anunció { $announced }, se repitió { $repeated }.
refused-announced = { $mv } ya está anunciado; { command-correct } cambia el anuncio.
refused-arbiter-only = Solo el árbitro puede; { command-halt } lo llama.
refused-own-touch = Quien ha tocado no borra sus toques; el rival o el árbitro pueden.
refused-no-side = Eso es solo para blancas o negras: ponga { argument-white }: o { argument-black }: delante.
refused-resigns-unnamed = Abandono: la línea no nombra el bando. Escriba { argument-white } { command-resign }! o { argument-black } { command-resign }!
refused-no-board = Aquí no hay tablero táctil; --white-board o --black-board nombra uno.
refused-board-away = Un tablero no está conectado; revise su cable y su corriente, por favor.
refused-board-differs = { $side ->
    [white] Arregle primero el tablero de las blancas: { $squares }.
   *[black] Arregle primero el tablero de las negras: { $squares }.
}
refused-nothing-stands = No hay nada en { $square }; { command-board } dice qué hay y dónde.
refused-no-offer = No se han ofrecido tablas; { command-offer } las ofrece.
refused-offered = Ya se han ofrecido tablas; el rival responde con { command-accept } o { command-decline }.
refused-claim-lost = Quien ha tocado una pieza ya no puede reclamar tablas en esta jugada, pero sí tras la próxima del rival.
refused-no-claim = No se ha reclamado nada; { command-claim } reclama.
refused-claim-pending = Primero se decide la reclamación: { command-uphold } o { command-dismiss }.
refused-complaint-lost = Quien ha tocado una pieza ya no puede protestar la jugada del rival; { command-halt } llama al árbitro.
refused-no-move = El rival aún no ha jugado; { command-whose } dice a quién le toca.
refused-no-command = “{ $text }” no es ni jugada ni orden; ¿quería decir { $command }? { command-help } nombra las órdenes.
refused-not-duty = { $side ->
    [white] El asistente de las blancas no está para
   *[black] El asistente de las negras no está para
} { $duty ->
    [moves] ejecutar jugadas.
    [announce] anunciar jugadas.
    [score] llevar la planilla.
    [clock] pulsar el reloj.
    [inform] preguntar los tiempos y el número de jugadas.
    [claims] reclamar la victoria por tiempo.
    [touches] avisar de este toque; avisa el rival o el árbitro.
   *[adjourn] aplazar la partida.
}
refused-players-own = { $side ->
    [white] Eso solo lo pueden las blancas, no un asistente.
   *[black] Eso solo lo pueden las negras, no un asistente.
}
refused-no-assistant = { $side ->
    [white] Las blancas no tienen asistente.
   *[black] Las negras no tienen asistente.
}
refused-assistant-owed = Contra un jugador sordo debe haber un asistente: --white-assistant o --black-assistant. Solo el árbitro puede empezar sin él, con { command-start }!.
refused-draw-barred = { $moves ->
    [one] Aquí no se pueden acordar tablas antes de una jugada de cada bando.
   *[other] Aquí no se pueden acordar tablas antes de { $moves } jugadas de cada bando.
}
refused-too-early = No hay tablas antes de una jugada de cada bando.
refused-nothing-asked = No se ha preguntado nada; { command-help } nombra lo que se puede.
refused-takeback-stands = Eso ya está propuesto; el otro jugador responde con { command-yes } o { command-no }.
refused-no-topic = No hay ayuda sobre “{ $text }”; { command-help } nombra los temas.
refused-flag-stands = No ha caído ninguna bandera; { command-clock } dice los tiempos.
refused-too-far = { $plies ->
    [one] No hay media jugada que volver atrás.
   *[other] No ha habido { $plies } medias jugadas.
}
refused-too-late = Es tarde para eso; { command-halt } para los relojes para resolverlo.
refused-arbiter-decides = El árbitro está decidiendo; espere hasta entonces, por favor.
refused-other-seat = { $who ->
    [white] Eso solo lo pueden las blancas
    [black] Eso solo lo pueden las negras
    [white-assistant] Eso solo lo puede el asistente de las blancas
    [black-assistant] Eso solo lo puede el asistente de las negras
    [arbiter] Eso solo lo puede el árbitro
   *[assistant] Eso solo lo puede el asistente
}, y este es el terminal { $seat ->
    [white] de las blancas
    [black] de las negras
    [white-assistant] del asistente de las blancas
    [black-assistant] del asistente de las negras
    [shared] de los jugadores, mientras el árbitro tiene el suyo
    [arbiter] del árbitro
    [shared] de los jugadores
   *[assistant] del asistente
}{ $way ->
    [call] ; { command-halt } llama al árbitro
    [result] ; { command-result } decide el resultado
    [leave] ; { command-quit } sale, y ambos anotan el resultado
   *[none] { "" }
}.
refused-own-board = { $side ->
    [white] Las blancas tienen un tablero: jugadas y pulsaciones vienen solo de allí.
   *[black] Las negras tienen un tablero: jugadas y pulsaciones vienen solo de allí.
}
refused-wrong-pin = Ese no es el PIN del árbitro; no se ha hecho nada. La orden lo pide de nuevo.
refused-pin-missing = Sin el PIN del árbitro no se ha hecho nada. La orden lo pide de nuevo.
refused-may-hold-pin = Línea: quizá contiene el PIN del árbitro y no se ha ejecutado ni guardado. Escríbala sin el PIN.
refused-not-in-tournament = En un torneo eso viene solo de su propio tablero táctil.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Las blancas abandonan.
       *[black] Las negras abandonan.
    }
} Se comprueba si las { $side ->
    [white] negras
   *[black] blancas
} aún pueden dar mate; sigue el resultado.
refused-result-awaited = La partida ha terminado; se está comprobando el resultado.
