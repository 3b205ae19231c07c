### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Adjournment

arbiter-adjourning = La partida se aplaza. { $side ->
    [white] Las blancas sellan la próxima jugada
   *[black] Las negras sellan la próxima jugada
}: { command-seal } y la jugada.
arbiter-sure-to-adjourn = { $side ->
    [white] ¿Aplazan las blancas, con una jugada secreta? { command-yes } o { command-no }. { command-quit } solo sale del programa.
   *[black] ¿Aplazan las negras, con una jugada secreta? { command-yes } o { command-no }. { command-quit } solo sale del programa.
}
arbiter-adjourned = { $side ->
    [white] La partida queda aplazada, las blancas han sellado la jugada { $number }. { command-continue } la abre.
   *[black] La partida queda aplazada, las negras han sellado la jugada { $number }. { command-continue } la abre.
}
arbiter-envelope = Para el sobre: posición { $position }
arbiter-envelope-times = Para el sobre: usado { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] La jugada secreta de las blancas no es válida
   *[black] La jugada secreta de las negras no es válida
}: { $entry }. { $why } Eso pierde la partida, salvo que el árbitro decida otra cosa.
arbiter-ask-passphrase = El árbitro escribe primero una clave para el sobre, no la jugada. Tiene al menos { $fewest } caracteres y no se muestra; luego Intro.
arbiter-ask-word = Escriba primero una clave para el sobre, no la jugada. Tiene al menos { $fewest } caracteres y no se muestra; luego Intro. Quien la sepa puede abrir el sobre.
arbiter-ask-to-open = La clave con la que se cerró el sobre, luego Intro. No se muestra.
arbiter-seal-now = { $side ->
    [white] Las blancas sellan ahora la jugada
   *[black] Las negras sellan ahora la jugada
}: { command-seal } y la jugada. Lo que se escribe no se ve.
arbiter-in-envelope = La jugada está en el sobre. { command-press } para los relojes; hasta entonces { command-seal } cambia la jugada.
arbiter-envelope-waits = { $side ->
    [white] El sobre sigue cerrado hasta que estén las blancas. Entonces { command-continue } lo abre.
   *[black] El sobre sigue cerrado hasta que estén las negras. Entonces { command-continue } lo abre.
}
arbiter-envelope-missing = { $side ->
    [white] Falta el sobre de las blancas. Si se encuentra, { command-continue } lo abre. Sin él, { command-continue }! sigue.
   *[black] Falta el sobre de las negras. Si se encuentra, { command-continue } lo abre. Sin él, { command-continue }! sigue.
}
arbiter-envelope-altered = { $side ->
    [white] El sobre de las blancas está dañado o es otro. Si se encuentra el correcto, { command-continue } lo abre. Sin él, { command-continue }! sigue.
   *[black] El sobre de las negras está dañado o es otro. Si se encuentra el correcto, { command-continue } lo abre. Sin él, { command-continue }! sigue.
}
arbiter-without-envelope = { $side ->
    [white] La partida sigue sin el sobre. Las blancas hacen la jugada que dicen haber sellado.
   *[black] La partida sigue sin el sobre. Las negras hacen la jugada que dicen haber sellado.
}
arbiter-envelope-names = Para el sobre: blancas { $white }, negras { $black }
arbiter-envelope-sealed-by = { $side ->
    [white] Para el sobre: las blancas han sellado la jugada { $number }
   *[black] Para el sobre: las negras han sellado la jugada { $number }
}
arbiter-envelope-goes-on = Para el sobre: fecha, hora y lugar de la reanudación: { $note }
envelope-at = El sobre: { $file }
envelope-not-written = El sobre no se puede escribir. { $cause }
envelope-no-outside = Lo que figura en el sobre no se puede escribir: { $cause }
passphrase-once-more = Escriba la misma clave otra vez, luego Intro.
passphrase-differs = Las dos claves son distintas. Escriba de nuevo dos veces una clave para el sobre.
passphrase-short = Al menos { $fewest } caracteres, por favor.
passphrase-too-short = La clave tiene menos de { $fewest } caracteres. Escriba una más larga; Intro solo deja todo como estaba.
passphrase-is-line = Eso se lee como una jugada o una orden, y no es la clave. { $typed ->
    [once] Escriba la misma clave otra vez; la jugada se sella después.
   *[never] Escriba otras palabras para el sobre; la jugada se sella después.
}
passphrase-here = La clave para el sobre se escribe ahora aquí, desde el principio, y no la jugada.
sealed-read-back = Su jugada sellada: { $move }.
sealed-as-typed = { $text }
sealed-unheard = La jugada sellada no se puede releer aquí, porque otros la oirían o leerían. En caso de duda, séllela otra vez.
sealed-forgotten = La jugada sellada no se puede releer tras un reinicio. En caso de duda, séllela otra vez.

## Losses

arbiter-loss-rule = { command-uphold } termina la partida, { command-dismiss } la deja jugar.
arbiter-played-on = Se sigue jugando.

## Absence

arbiter-absent = { $side ->
    [white] Las blancas no están ante el tablero. Tiempo de espera: { $wait }.
   *[black] Las negras no están ante el tablero. Tiempo de espera: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Las blancas están, { $after } después del comienzo.
   *[black] Las negras están, { $after } después del comienzo.
}
arbiter-default-time-over = { $side ->
    [white] El tiempo de espera ha pasado, las blancas no están y habrían perdido.
   *[black] El tiempo de espera ha pasado, las negras no están y habrían perdido.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Las blancas han parado los relojes y llaman al árbitro.
   *[black] Las negras han parado los relojes y llaman al árbitro.
}
arbiter-moves-counted = { $side ->
    [white] Contador de jugadas de las blancas ajustado a { $moves }.
   *[black] Contador de jugadas de las negras ajustado a { $moves }.
}

## Refusals

refused-seal-first = La partida se aplaza; { $side ->
    [white] primero las blancas sellan la jugada
   *[black] primero las negras sellan la jugada
}: { command-seal } y la jugada.
refused-not-adjourned = La partida no se aplaza; { command-adjourn } lo empieza.
refused-open-first = Primero se abre el sobre: { command-continue }.
refused-not-sealed = { $why ->
    [illegal] Eso no se puede jugar aquí.
    [ambiguous] Eso podría ser más de una jugada.
    [touch] La pieza tocada no lo permite.
    [not-written] El sobre no se puede escribir.
   *[unreadable] Eso no es una jugada que pueda leer.
} No se ha sellado nada.
refused-wrong-passphrase = El sobre no se cerró con esta clave. { command-continue } pregunta otra vez. Si la correcta se ha perdido, { command-continue }! sigue sin el sobre.
refused-passphrase-missing = Hace falta una clave. En una tubería viene de un archivo: --passphrase-file ARCHIVO.
refused-present = { $side ->
    [white] Las blancas no están ausentes.
   *[black] Las negras no están ausentes.
}

## The arbiter's PIN

arbiter-ask-pin = El PIN del árbitro, luego Intro. No se muestra.
arbiter-unguarded = Sin PIN, en este terminal se obedece toda línea con { argument-arbiter }: delante, la escriba quien la escriba. --pin pone uno.
pin-not-needed = Solo hay PIN con --arbiter en un terminal compartido.
pin-needs-file = Sin terminal, el PIN viene de un archivo: --pin-file ARCHIVO.
pin-too-short = Un PIN tiene al menos { $fewest } caracteres.
pin-is-a-word = PIN: el texto es una orden, una jugada u otra palabra que se escribe en las partidas. Elija otro PIN.
pin-no-hash = No se puede calcular el resumen del PIN: falta memoria o números aleatorios.
secret-unreadable = El secreto no se puede leer. { $cause }
pin-choose = El PIN del árbitro para esta partida, luego Intro. No se muestra.
pin-once-more = El mismo PIN otra vez.
pin-differs = Eran dos PIN distintos.
refused-both-lose = Ambos habrían perdido; ese resultado lo anota solo el árbitro. { command-dismiss } los deja jugar.
## The arbiter's desk

desk-came = El puesto del árbitro está conectado: las decisiones vienen de allí, y allí se dice lo que es solo para el árbitro.
desk-gone = El puesto del árbitro ya no está. Lo que es para el árbitro se dice aquí, y las líneas que empiezan con { speaker-arbiter }: deciden otra vez.
desk-lost = La partida no responde. En cuanto lo haga, este puesto sigue.
desk-over = El programa de la partida ha terminado, y este puesto con él.
desk-taken = El árbitro ya tiene un puesto en esta partida; termine primero aquel.
desk-other-version = La partida anda con otra versión de annabella; el puesto debe tener la misma.
desk-seat = Solo el árbitro se une a una partida: --join va con --seat arbiter.
desk-no-game = Donde se guardan las partidas no hay ninguna en marcha con --arbiter. En otro lugar, nombre su registro: --join ARCHIVO.
desk-not-there = Con { $file } no hay en marcha ninguna partida con --arbiter a la que un puesto pueda unirse.
desk-not-sent = La partida no responde; no se ha enviado nada.
desk-not-printed = Este puesto ya no puede mostrar nada y termina. La partida sigue; un puesto nuevo puede unirse.
desk-unsupported = En este sistema una partida no admite un segundo terminal; el árbitro escribe en el de la partida, con { speaker-arbiter }: delante.
desk-no-door = Ningún puesto puede unirse a esta partida ({ $cause }); el árbitro escribe aquí, con { speaker-arbiter }: delante.
arbiter-adjourns = La partida se aplaza. { $side ->
    [white] Las blancas sellan la próxima jugada.
   *[black] Las negras sellan la próxima jugada.
}
refused-already-sealed = La jugada ya está en el sobre: { command-press } para los relojes, { command-seal } y una jugada la cambia.
refused-passphrase-first = El sobre aún no tiene clave. { $keeper ->
    [arbiter] Espere a que el árbitro la haya escrito.
   *[players] Escríbala primero, dos veces.
}
refused-envelope-closed = El sobre está cerrado; nadie puede leer la jugada antes de que { command-continue } lo abra.
