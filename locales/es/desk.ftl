### Spanish. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

desk-situation = { $situation ->
    [wrong-set-up] posición inicial incorrecta
    [turned-board] tablero mal orientado
    [set-up-found-late] posición inicial incorrecta, advertida demasiado tarde
    [swapped-colours] colores cambiados
    [pieces-displaced] piezas derribadas
    [pieces-found-displaced] piezas halladas fuera de sitio
    [illegal-move] jugada ilegal
    [illegal-move-in-last-period] jugada ilegal en el último periodo
    [illegal-move-answered] jugada ilegal, ya contestada
    [king-left-in-check] rey dejado en jaque
    [king-captured] rey capturado
    [both-kings-in-check] ambos reyes en jaque, o un peón en la última fila
    [unpromoted-pawn] peón sin promocionar
    [press-without-move] reloj pulsado sin jugada
    [two-hands] dos manos
    [written-beforehand] jugada anotada de antemano
    [clock-mishandled] reloj maltratado
    [halt-without-reason] relojes parados sin motivo
    [opponent-disturbed] adversario molestado
    [advice-taken] notas o consejos
    [device] aparato o teléfono
    [persistent-refusal] negativa a cumplir las Leyes
    [both-refuse] negativa de ambos a cumplir las Leyes
    [external-disturbance] molestia exterior
    [moves-told] número de jugadas revelado
    [clock-set-wrongly] reloj mal ajustado
    [clock-defective] reloj defectuoso
    [flag-fallen] bandera caída
    [both-flags-known] ambas banderas caídas, esta primero
    [both-flags-unknown] ambas banderas caídas, orden desconocido
    [both-flags-in-last-period] ambas banderas caídas en el último periodo
    [increment-asked] petición de incremento
    [end-claim] reclamación de tablas en los últimos dos minutos
    [end-appeal] apelación
    [end-without-arbiter] reclama tablas sin árbitro
   *[other] { $situation }
}
desk-side = { $side ->
    [white] Blancas
   *[black] Negras
}
desk-opponent = { $side ->
    [white] Negras
   *[black] Blancas
}
desk-measure = { $measure ->
    [warning] Advertencia
    [opponent-time] { desk-opponent }: { $time } más
    [own-time] { desk-side }: { $time } menos
    [opponent-points] { desk-opponent }: { desk-points } más
    [own-points] { desk-side }: { desk-points } menos
    [loss] La partida está perdida
    [draw] Tablas, pues el adversario no puede dar mate
    [fine] Multa
    [rounds] Exclusión por { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
    [expulsion] Expulsión del torneo
   *[none] Ninguna
}
desk-points = { $count ->
    [1] medio punto
   *[2] un punto
}
desk-call = { $side ->
    [white] Las blancas llaman
   *[black] Las negras llaman
} al árbitro, hace { $ago }.
desk-lapsed = El caso { $number } queda cerrado, pues el adversario ha jugado.
desk-upheld = Decisión: { desk-side }, { desk-situation }, { $clause }.
desk-dismissed = El caso { $number } queda desestimado.
desk-undone = La última decisión queda anulada, y los relojes están parados.
desk-given = Penalización, { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-scored = El árbitro fija el resultado.
desk-claimed = { $ground ->
    [increment-asked] Pido un incremento y ofrezco tablas.
   *[end-claim] Reclamo tablas: no se puede ganar por medios normales.
}
desk-postponed = La decisión queda aplazada; la partida sigue.
desk-appealed = { $side ->
    [white] Las blancas apelan.
   *[black] Las negras apelan.
}

## Typed by who plays

command-appeal = apelar
    .heard = apelación
argument-normal-means = normal
    .heard = medios normales
argument-increment = incremento

## A case, as a terminal that players share tells it

desk-waits = Caso { $number }, { $clause }: { desk-side }, { desk-situation }. { command-more }.
desk-waits-short = Caso { $number }, { $clause }. { command-more }.
desk-board-right = { $side ->
    [white] El tablero de las blancas vuelve a estar bien.
   *[black] El tablero de las negras vuelve a estar bien.
}
desk-righted = El caso { $number } está cerrado, porque el tablero vuelve a estar bien.
desk-boards-compared = Se han comparado los tableros y las planillas.
desk-open = Caso { $number }: { desk-side }, { desk-situation }, { $clause }, hace { $ago }{ $postponed ->
    [yes] , aplazado
   *[no] { "" }
}.
desk-open-more = { command-open } { $number } lo dice todo.
desk-nothing = No espera nada.
desk-claim = { $side ->
    [white] Las blancas reclaman
   *[black] Las negras reclaman
} tablas: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}.
desk-loss = { $side ->
    [white] Las blancas habrían
   *[black] Las negras habrían
} perdido: { $reason ->
    [default-time] tiempo de espera
   *[sealed-move] jugada secreta
}.
desk-back-to = Vuelta a la posición tras la jugada { $number } de { $side ->
    [white] las blancas
   *[black] las negras
}.
desk-back-to-start = Vuelta a la posición inicial.
desk-queen = El peón se convierte en dama.
desk-holds = { $holding ->
    [new-game] La partida se anula y se juega otra.
    [new-game-before] Antes de diez jugadas de ambos, partida nueva; después continúa.
    [goes-on] La partida continúa.
    [goes-on-unless-ruled] La partida continúa, salvo que el árbitro decida otra cosa.
    [goes-on-without-castling] La partida continúa; un rey o una torre mal colocados no pueden enrocar.
    [goes-on-swapped-king] La partida continúa; un rey cambiado con la dama no puede enrocar.
    [put-back] El jugador vuelve a colocar las piezas, en su propio tiempo.
    [stands] Queda como está.
    [stands-unless-agreed] Queda como está, salvo que los jugadores acuerden corregirlo.
    [stands-unless-ruled] Queda como está, salvo que el árbitro decida otra cosa.
    [drawn-after-next-move] Tablas, si sigue así tras la próxima jugada.
    [both-lose] Pierden ambos.
    [drawn] La partida es tablas.
    [time-may-be-given] Se puede dar tiempo.
    [times-corrected] Se corrigen los tiempos.
    [clock-replaced] Se cambia el reloj.
    [increment] Ambos reciben cinco segundos por jugada; el rival, dos minutos.
    [draw-postpone-refuse] Tablas, o { command-postpone }, o { command-dismiss }.
    [draw-postpone] Tablas, o { command-postpone }; no se prevé una negativa.
    [ends-game] Termina la partida.
   *[may-appeal] Se puede apelar.
}
desk-owes = { $counted ->
    [yes] Infracción { $offence }: { desk-measure }.
   *[no] Sanción: { desk-measure }.
}
desk-chosen = El árbitro elige la sanción: { command-uphold } { measure-warning }, { command-uphold } 1:00.
desk-optional = El árbitro puede sancionar: { command-uphold } { measure-warning }, { command-uphold } 1:00.
desk-undetermined = No se pudo decidir enseguida si el rival puede dar mate: { command-judge }, o { command-uphold } { measure-loss } o { command-uphold } { measure-draw }.
desk-times = Tiempos: blancas { $white }, negras { $black }. Jugadas: { $white_moves } y { $black_moves }.
desk-on-claim = Solo si el rival lo pide.
desk-penalty-on-claim = La sanción, solo si el rival la pide.
desk-until-move = Solo antes de la próxima jugada del rival.
desk-noted = Anotado: { $note }.
desk-rule = { command-uphold } { $number } lo hace; con una sanción detrás, otra; { command-dismiss } { $number } nada.
play-help-last-minutes = { command-claim } { argument-normal-means } reclama tablas en los dos últimos minutos, { command-claim } { argument-increment } un incremento; { command-postpone } lo aplaza; { command-appeal } apela.

## Refusals

refused-no-such-rule = { $edition } no tiene esa regla: { desk-situation }.
refused-not-in-text = El texto de { $edition } lo omite: { desk-situation }.
refused-rule-excluded = No a este ritmo de juego: { $clause }.
refused-not-announced = { $clause } vale donde el torneo lo ha anunciado: --quickplay-finish.
refused-no-arbiter = Para eso hace falta un árbitro: --arbiter.
refused-only-on-claim = Solo si el adversario lo reclama: { $clause }.
refused-own-flag-down = Solo mientras no haya caído la bandera propia: { $clause }.
refused-not-last-minutes = { $clause }: solo con menos de dos minutos, antes de que caiga la bandera, en el último periodo, sin incremento.
refused-final-decision = La decisión es definitiva: { $clause }.
