### Spanish. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### are told of rulings; the desk's own words are English.

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
