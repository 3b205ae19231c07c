### Spanish. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

desk-situation = { $situation ->
    [wrong-set-up] posición inicial incorrecta
    [turned-board] tablero mal orientado
    [set-up-found-late] mala posición inicial, vista tarde
    [swapped-colours] colores cambiados
    [pieces-displaced] piezas desplazadas
    [pieces-found-displaced] piezas halladas fuera de sitio
    [boards-differ] tableros distintos
    [touch-broken] pieza tocada, no movida
    [illegal-move] jugada ilegal
    [illegal-move-in-last-period] jugada ilegal en el último periodo
    [illegal-move-answered] jugada ilegal, ya contestada
    [king-left-in-check] rey dejado en jaque
    [king-captured] rey capturado
    [both-kings-in-check] reyes en jaque, o peón en la última fila
    [unpromoted-pawn] peón sin promocionar
    [press-without-move] reloj pulsado sin jugada
    [two-hands] jugada con dos manos
    [written-beforehand] jugada anotada de antemano
    [clock-mishandled] reloj maltratado
    [other-hand] reloj pulsado con la otra mano
    [halt-without-reason] relojes parados sin motivo válido
    [opponent-disturbed] adversario molestado
    [misconduct] conducta impropia
    [area-left] salida sin permiso
    [announcement-missing] falta el anuncio o la repetición
    [not-recorded] jugadas no anotadas
    [scoresheet-hidden] planilla oculta
    [assistant-exceeds] asistente fuera de sus tareas
    [advice-taken] notas o consejos
    [device] aparato o teléfono
    [inspection-refused] negativa a un registro
    [persistent-refusal] negativa persistente
    [both-refuse] negativa de ambos jugadores
    [external-disturbance] molestia exterior
    [moves-told] número de jugadas revelado
    [clock-set-wrongly] reloj mal ajustado
    [clock-defective] reloj defectuoso
    [flag-fallen] bandera caída
    [both-flags-known] ambas banderas caídas, primero la suya
    [both-flags-unknown] ambas banderas caídas, orden desconocido
    [both-flags-in-last-period] ambas banderas caídas, último periodo
    [increment-asked] petición de incremento
    [end-claim] tablas en los últimos minutos
    [end-appeal] apelación
    [end-without-arbiter] reclamación de tablas sin árbitro
   *[other] { $situation }
}
desk-case-of = { $situation ->
    [wrong-set-up] { desk-situation }
    [swapped-colours] { desk-situation }
    [pieces-found-displaced] { desk-situation }
    [external-disturbance] { desk-situation }
    [moves-told] { desk-situation }
    [clock-set-wrongly] { desk-situation }
    [clock-defective] { desk-situation }
   *[other] { desk-side }, { desk-situation }
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
    [loss] { $side ->
        [white] Las blancas pierden la partida
       *[black] Las negras pierden la partida
    }
    [draw] Tablas, porque el adversario no puede dar mate
    [fine] Multa
    [rounds] Exclusión por { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
    [expulsion] Expulsión del torneo
    [new-game] Una partida nueva
   *[none] Ninguna
}
desk-points = { $count ->
    [1] medio punto
   *[2] un punto
}
desk-call = { $side ->
    [white] Las blancas llamaron
   *[black] Las negras llamaron
} al árbitro. Hace { $ago }.
desk-lapsed = Caso { $number } cerrado: el adversario ha jugado.
desk-upheld = Decisión: { desk-case-of }. Artículo { $clause }.
desk-appeal-upheld = Ejecute ahora la decisión. Para cambiar el resultado, escriba por ejemplo { command-result } 0-1.
desk-dismissed = Caso { $number } desestimado.
desk-undone = Última decisión anulada. Los relojes están parados.
desk-continue-next = Para poner en marcha los relojes: { command-continue }.
desk-given = Sanción, { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-sure-to-give = { $measure ->
    [fine] ¿{ desk-side } paga una multa?
    [loss] ¿{ desk-side } pierde la partida?
    [draw] ¿La partida es tablas?
   *[expulsion] ¿{ desk-side } queda expulsado del torneo?
} Escriba { command-yes } para confirmar.
desk-scored = Decide el árbitro.
desk-claimed = { $ground ->
    [increment-asked] Pido un incremento y ofrezco tablas.
   *[end-claim] Reclamo tablas: la partida no se puede ganar por medios normales.
}
desk-postponed = Decisión aplazada. La partida continúa.
desk-scoresheet-asked = { $side ->
    [white] Las blancas han pedido la planilla { $times } veces. El artículo { $clause } permite { $allowed }.
   *[black] Las negras han pedido la planilla { $times } veces. El artículo { $clause } permite { $allowed }.
}
desk-appealed = { $side ->
    [white] Las blancas apelan.
   *[black] Las negras apelan.
}
desk-appeal-dismissed = { $side ->
    [white] La apelación de las blancas queda desestimada.
   *[black] La apelación de las negras queda desestimada.
}
desk-sure-of-claim = La reclamación es incorrecta. ¿Es tablas la partida de todos modos? Escriba { command-yes } para confirmar.
desk-sure-both-lose = ¿Pierden la partida ambos jugadores? Escriba { command-yes } para confirmar.
desk-who-decides = Sobre las apelaciones decide el árbitro principal o el comité de apelación. ¿Es su decisión, o se ha retirado la apelación? Escriba { command-yes } para confirmar.

## Typed by players

command-appeal = apelar
    .heard = apelación
argument-normal-means = normal
    .heard = medios normales
argument-increment = incremento

## A case, at a terminal that players share

desk-waits = Caso { $number }: { desk-case-of }. Artículo { $clause }. Escriba { command-more } para los detalles.
desk-waits-short = Caso { $number }, artículo { $clause }. Escriba { command-more } para los detalles.
desk-board-right = { $side ->
    [white] El tablero de las blancas vuelve a ser correcto.
   *[black] El tablero de las negras vuelve a ser correcto.
}
desk-righted = Caso { $number } cerrado: los tableros coinciden con la partida.
desk-corrected = Caso { $number } cerrado: la jugada se corrigió antes de pulsar el reloj.
desk-joined = Caso { $number } cerrado: la jugada es ahora el caso { $into }.
desk-case-claimed = El caso { $number } ha sido reclamado ({ desk-side }).
desk-boards-joined = Caso { $number } cerrado: ambos tableros son ahora el caso { $into }.
desk-uncompleted = No se pulsó el reloj: ni infracción ni sanción.
desk-after-next-move = Caso { $number }: se decide cuando se complete la próxima jugada. Si la posición sigue siendo ilegal, la partida es tablas.
desk-legal-again = Caso { $number } cerrado: la posición vuelve a ser legal.
desk-still-there = Caso { $number }: la próxima jugada está completada. Si la posición sigue siendo ilegal, escriba { command-uphold } { $number }; si no, { command-dismiss } { $number }.
desk-flag-first = La bandera cayó antes ({ desk-side }): primero el caso { $number }. Si lo rechaza: { $outcome }
desk-opponents-score = Usted decide los puntos del adversario ({ desk-opponent }). Artículo { $clause }. Para cambiarlos, escriba por ejemplo { command-result } 0-0.
desk-castling-barred = { desk-side }: ya no pueden enrocar.
desk-castling-barred-with = { desk-side }: ya no pueden enrocar con la torre de { $square }.
desk-boards-compared = Tableros y planillas comparados.
desk-open = Caso { $number }: { desk-case-of }. Artículo { $clause }. Hace { $ago }{ $postponed ->
    [yes] . Aplazado
   *[no] { "" }
}.
desk-open-more = Escriba { command-open } { $number } para los detalles.
desk-nothing = No hay casos abiertos.
desk-claim = { $side ->
    [white] Las blancas reclaman
   *[black] Las negras reclaman
} tablas{ $ground ->
    [threefold] . Motivo: { play-ground-threefold }
   *[fifty] . Motivo: { play-ground-fifty }
}.
desk-loss = { $side ->
    [white] Las blancas
   *[black] Las negras
} perderían: { $reason ->
    [default-time] el tiempo de espera ha pasado
   *[sealed-move] la jugada secreta no es válida
}.
desk-back-to = Restablezca la posición tras la jugada { $number } de { $side ->
    [white] las blancas
   *[black] las negras
}.
desk-back-to-start = Restablezca la posición inicial.
desk-queen = El peón se convierte en dama.
desk-holds = { $effect ->
    [new-game] La partida se anula y se juega otra.
    [new-game-due] Entonces se anula la partida y se juega otra.
    [new-game-before] Antes de diez jugadas de ambos: partida nueva. Después, la partida continúa.
    [goes-on] La partida continúa.
    [transferred] La posición se traslada a un tablero bien colocado.
    [may-be-transferred] La posición puede trasladarse a un tablero bien colocado.
    [goes-on-unless-ruled] La partida continúa, salvo que usted decida otra cosa. Escriba { command-uphold } { measure-new-game } para jugar una nueva.
    [goes-on-without-castling] La partida continúa. Un rey o una torre mal colocados no pueden enrocar.
    [goes-on-swapped-king] La partida continúa. Un rey cambiado con la dama no puede enrocar.
    [board-corrected] Se corrige el tablero. No se retira ninguna jugada.
    [put-back] El jugador restablece la posición en su propio tiempo.
    [stands] La jugada vale.
    [stands-unless-agreed] La jugada vale, salvo que los jugadores acuerden corregirla.
    [stands-unless-ruled] El resultado vale, salvo que el árbitro decida otra cosa.
    [drawn-after-next-move] Espere la próxima jugada. Si la posición sigue siendo ilegal, la partida es tablas.
    [lost] El jugador pierde la partida.
    [lost-or-drawn] El jugador pierde la partida. Si el adversario no puede dar mate, es tablas. Escriba { command-judge } para saberlo.
    [both-lose] Pierden ambos.
    [drawn] La partida es tablas.
    [time-may-be-given] El árbitro puede dar tiempo.
    [times-corrected] Corrija los tiempos.
    [clock-replaced] Cambie el reloj.
    [increment] Ambos reciben cinco segundos por jugada. El adversario recibe dos minutos más.
    [draw-postpone-refuse] Escriba { command-uphold } para tablas. Escriba { command-postpone } para decidir después. Escriba { command-dismiss } para rechazar la reclamación.
    [draw-postpone] Escriba { command-uphold } para tablas. Escriba { command-postpone } para decidir después. La reclamación no se puede rechazar.
    [ends-game] Termina la partida.
   *[may-appeal] Se puede apelar.
}
desk-owes = { $counted ->
    [yes] Infracción { $offence }: { desk-measure }.
   *[no] Sanción: { desk-measure }.
}
desk-chosen = El árbitro elige la sanción. Por ejemplo: { command-uphold } { measure-warning } o { command-uphold } 1:00.
desk-optional = El árbitro puede sancionar. Por ejemplo: { command-uphold } { measure-warning } o { command-uphold } 1:00.
desk-undetermined = Aún no se sabe: ¿puede dar mate el adversario? Escriba { command-judge }, { command-uphold } { measure-loss } o { command-uphold } { measure-draw }.
desk-times = Tiempos tras la decisión. Blancas: { $white }. Negras: { $black }. Contadores de jugadas: blancas { $white_moves }, negras { $black_moves }.
desk-on-claim = Puede decidir solo si el adversario lo reclama.
desk-penalty-on-claim = La sanción se aplica solo si el adversario la reclama.
desk-touch-unknown = No se sabe qué pieza se tocó: encajan varias. Después de la decisión, escriba { command-touch } y su casilla.
desk-until-move = Puede decidir solo hasta la próxima jugada del adversario.
desk-too-late = Después de { $moves } jugadas de cada jugador, el artículo { $clause } ya no lo corrige.
desk-sure-though-late = Tarde según el artículo { $clause }. ¿Corregirlo de todos modos? Escriba { command-yes } para confirmar.
desk-noted = Nota: { $note }.
desk-before = Ya admitido antes contra { $side ->
    [white] las blancas
   *[black] las negras
}: { $count ->
    [one] caso { $numbers }.
   *[other] casos { $numbers }.
}
desk-legal-move = La jugada registrada es legal.
desk-rule = { $kind ->
    [appeal] Decide el árbitro principal o el comité de apelación. Escriba después { command-uphold } { $number } o { command-dismiss } { $number }, y { command-dismiss } { $number } también si se retira la apelación.
    [device] Escriba { command-uphold } { $number } para aplicarlo. Menos, si lo prevén las bases del torneo: { command-uphold } { $number } { measure-warning }. Escriba { command-dismiss } { $number } para cerrar.
    [no-offender] { desk-rule-no-offender }
    [no-penalty] Escriba { command-uphold } { $number } para aplicarlo. Escriba { command-dismiss } { $number } para desestimar el caso.
    [chosen] Escriba { command-uphold } { $number } { measure-warning } u otra sanción. Escriba { command-dismiss } { $number } para desestimar el caso.
   *[other] Escriba { command-uphold } { $number } para aplicarlo. Escriba { command-uphold } { $number } { measure-warning } para solo una advertencia. Escriba { command-dismiss } { $number } para desestimar el caso.
}
desk-rule-no-offender = Escriba { command-uphold } { $number } para aplicarlo. Escriba { command-add } blancas 2:00 para dar tiempo. Escriba { command-dismiss } { $number } para desestimar el caso.
play-help-last-minutes = { command-claim } { argument-normal-means } reclama tablas en los dos últimos minutos. { command-claim } { argument-increment } reclama un incremento. { command-postpone } aplaza la decisión; { command-appeal } apela.

## Refusals

refused-no-such-rule = Las Leyes de { $edition } no prevén nada para esto. El caso: { desk-situation }.
refused-not-in-text = Esta regla falta en el texto de { $edition }: { desk-situation }.
refused-rule-excluded = No a este ritmo de juego, según el Artículo { $clause }.
refused-not-announced = El Artículo { $clause } vale solo si el torneo lo ha anunciado. Opción al empezar: --quickplay-finish.
refused-no-arbiter = Solo en una partida con árbitro: --arbiter.
refused-no-new-game = El Artículo { $clause } no le permite empezar una partida nueva.
refused-only-on-claim = Solo si el adversario lo reclama, según el Artículo { $clause }.
refused-own-flag-down = Su bandera ha caído. El Artículo { $clause } no se aplica.
refused-not-last-minutes = No es posible ahora. El Artículo { $clause } exige menos de dos minutos, en el último periodo. No debe haber incremento ni bandera caída.
refused-final-decision = La decisión es definitiva según el Artículo { $clause }.
refused-claim-and-case = Esperan dos asuntos: { $kind ->
    [claim] { $side ->
        [white] la reclamación de las blancas
       *[black] la reclamación de las negras
    }
   *[loss] { $side ->
        [white] la derrota de las blancas
       *[black] la derrota de las negras
    }
} y el caso { $number }. Escriba { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $number } o { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $side ->
    [white] { argument-white }
   *[black] { argument-black }
}.
refused-nothing-to-rule = Nada espera una decisión. Escriba { command-open }.
refused-already-open = { $to ->
    [player] El árbitro ya lo tiene, como caso { $number }.
   *[arbiter] Ya es el caso { $number }. Escriba { command-uphold } { $number } o { command-dismiss } { $number }, y un motivo.
}
refused-no-offender = Ningún jugador tiene la culpa: no hay a quién sancionar. Escriba { command-add } blancas 2:00 para dar tiempo.
refused-nothing-decided = Todavía no hay ninguna decisión. Escriba { command-halt } para llamar al árbitro.
