### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Adjournment

arbiter-adjourning = La partida se aplaza. { $side ->
    [white] Las blancas sellan la próxima jugada
   *[black] Las negras sellan la próxima jugada
}: escriba { command-seal } y la jugada.
arbiter-sure-to-adjourn = { $side ->
    [white] ¿Aplazar la partida con jugada secreta de las blancas? Responda { command-yes } o { command-no }.
   *[black] ¿Aplazar la partida con jugada secreta de las negras? Responda { command-yes } o { command-no }.
}
arbiter-adjourned = { $side ->
    [white] Aplazada. Las blancas han sellado la jugada { $number }.
   *[black] Aplazada. Las negras han sellado la jugada { $number }.
} Para reanudar, escriba { command-continue }.
arbiter-envelope = Para el sobre: posición { $position }
arbiter-envelope-times = Para el sobre: tiempos consumidos: { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] La jugada secreta de las blancas no es válida
   *[black] La jugada secreta de las negras no es válida
}: { $entry }. { $why } Según la directriz sobre partidas aplazadas, pierden { $side ->
    [white] las blancas
   *[black] las negras
}.
arbiter-ask-passphrase = Árbitro: escriba una clave para el sobre, no la jugada. Al menos { $fewest } caracteres.
arbiter-ask-word = Escriba una clave para el sobre, no la jugada. Al menos { $fewest } caracteres. Quien la sepa puede abrir el sobre.
arbiter-ask-to-open = Escriba la clave del sobre.
arbiter-seal-now = { $side ->
    [white] Las blancas sellan ahora
   *[black] Las negras sellan ahora
}: escriba { command-seal } y la jugada.
arbiter-no-adjournment = Sin aplazamiento. { $side ->
    [white] Corre el reloj de las blancas.
   *[black] Corre el reloj de las negras.
}
arbiter-no-adjournment-unclocked = Sin aplazamiento.
arbiter-in-envelope = En el sobre. Escriba { command-press }; para cambiarla, { command-seal } y otra jugada.
arbiter-envelope-waits = { $side ->
    [white] El sobre sigue cerrado hasta que lleguen las blancas. Escriba entonces { command-continue } para abrirlo.
   *[black] El sobre sigue cerrado hasta que lleguen las negras. Escriba entonces { command-continue } para abrirlo.
}
arbiter-opens-anyway = Si la jugada secreta acaba la partida, cuenta. Escriba { command-continue }! para abrirlo ya.
arbiter-envelope-missing = { $side ->
    [white] Falta el sobre de las blancas. Búsquelo y escriba { command-continue }. Sin el sobre, escriba { command-continue } con un signo de exclamación.
   *[black] Falta el sobre de las negras. Búsquelo y escriba { command-continue }. Sin el sobre, escriba { command-continue } con un signo de exclamación.
}
arbiter-envelope-altered = { $side ->
    [white] El sobre de las blancas está dañado o no es el correcto. Busque el correcto y escriba { command-continue }. Sin el sobre, escriba { command-continue } con un signo de exclamación.
   *[black] El sobre de las negras está dañado o no es el correcto. Busque el correcto y escriba { command-continue }. Sin el sobre, escriba { command-continue } con un signo de exclamación.
}
arbiter-without-envelope = { $side ->
    [white] Reanudada sin el sobre. Las blancas hacen la jugada que dicen haber sellado.
   *[black] Reanudada sin el sobre. Las negras hacen la jugada que dicen haber sellado.
}
arbiter-envelope-names = Para el sobre: blancas { $white }, negras { $black }
arbiter-envelope-sealed-by = { $side ->
    [white] Para el sobre: las blancas han sellado la jugada { $number }
   *[black] Para el sobre: las negras han sellado la jugada { $number }
}
arbiter-envelope-goes-on = Para el sobre: fecha, hora y lugar de la reanudación: { $note }
envelope-at = El sobre: { $file }
envelope-not-written = El sobre no se puede escribir. { $cause }
envelope-no-outside = El texto del sobre no se puede escribir: { $cause }
passphrase-once-more = Escriba otra vez la misma clave y pulse Intro.
passphrase-differs = Las dos claves son distintas. Escriba de nuevo dos veces la clave del sobre.
passphrase-short = Demasiado corta: al menos { $fewest } caracteres.
passphrase-too-short = La clave tiene menos de { $fewest } caracteres. Escriba una más larga; Intro solo cancela.
passphrase-by-file = Sin terminal, la clave se lee de un archivo: --passphrase-file ARCHIVO.
passphrase-is-line = Eso es una jugada o una orden, no la clave. { $typed ->
    [once] Escriba la misma clave otra vez.
   *[never] Escriba otras palabras para el sobre.
} Intro sin texto cancela.
passphrase-here = Escriba ahora aquí la clave del sobre, desde el principio. Todavía no la jugada.
sealed-read-back = Su jugada secreta: { $move }.
sealed-as-typed = { $text }
sealed-unheard = Otros oirían o leerían aquí la jugada secreta. En caso de duda, séllela otra vez.
sealed-forgotten = La jugada secreta no se puede releer tras un reinicio. En caso de duda, séllela otra vez.

## Losses

arbiter-loss-rule = Escriba { command-uphold }, o { command-dismiss } para seguir jugando.
arbiter-played-on = Se sigue jugando.

## Absence

arbiter-absent = { $side ->
    [white] Las blancas no están ante el tablero. Tiempo de espera: { $wait }.
   *[black] Las negras no están ante el tablero. Tiempo de espera: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Las blancas han llegado. Retraso: { $after }.
   *[black] Las negras han llegado. Retraso: { $after }.
}
arbiter-default-time-over = { $side ->
    [white] El tiempo de espera ha pasado: las blancas no están y pierden.
   *[black] El tiempo de espera ha pasado: las negras no están y pierden.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Las blancas han parado los relojes y llaman al árbitro.
   *[black] Las negras han parado los relojes y llaman al árbitro.
}
arbiter-let-off = { $side ->
    [white] Las blancas pueden jugar.
   *[black] Las negras pueden jugar.
}
arbiter-moves-counted = { $side ->
    [white] Contador de jugadas de las blancas ajustado a { $moves }.
   *[black] Contador de jugadas de las negras ajustado a { $moves }.
}
arbiter-control-changed = El árbitro ha cambiado el ritmo de juego. { $control }
arbiter-sure-to-change = Las blancas tienen entonces { $white }, las negras { $black }. Escriba { command-yes } para confirmar.
arbiter-sure-to-start-new-game = ¿Se anula esta partida y se juega otra? Escriba { command-yes } para confirmar.
arbiter-draw-allowed = El árbitro permite desde ahora tablas por acuerdo.
arbiter-announce-language = Ahora las jugadas se anuncian en { $language ->
    [de] alemán
    [en] inglés
    [nl] neerlandés
    [fr] francés
    [es] español
   *[it] italiano
}.
arbiter-assistant = { $side ->
    [white] Las blancas
   *[black] Las negras
} { $has ->
    [yes] tienen ahora un asistente.
   *[no] ya no tienen asistente.
}
arbiter-made-not-sealed = { $side ->
    [white] Las blancas han hecho la jugada en vez de sellarla. Es la jugada secreta. Si solo se dijo, escriba { command-adjourn }.
   *[black] Las negras han hecho la jugada en vez de sellarla. Es la jugada secreta. Si solo se dijo, escriba { command-adjourn }.
}

## Refusals

refused-second-assistant = { $side ->
    [white] Las blancas no pueden tener asistente: ven, y las negras tienen uno.
   *[black] Las negras no pueden tener asistente: ven, y las blancas tienen uno.
}
refused-too-many-duties = { $side ->
    [white] Las blancas ven. Su asistente solo puede ejecutar y anunciar jugadas.
   *[black] Las negras ven. Su asistente solo puede ejecutar y anunciar jugadas.
}
refused-no-penalty-on-claim = Aquí no cabe ninguna sanción. Escriba { command-uphold } o { command-dismiss }.
refused-nobody-impaired = Ningún jugador tiene discapacidad visual: el apéndice D no se aplica. Escriba { command-penalty } para otra sanción.
refused-late = Si las blancas llegan tarde, escriba { command-absent } blancas; al llegar, { command-arrived } blancas.
refused-other-hourglass = Un reloj de arena no se puede cambiar durante la partida.
refused-sealed-by-making = Usted hizo la jugada en vez de sellarla. Es la jugada secreta y no se puede cambiar.
refused-seal-first = La partida se aplaza. { $side ->
    [white] Primero las blancas sellan la jugada
   *[black] Primero las negras sellan la jugada
}: escriba { command-seal } y la jugada.
refused-not-adjourned = No hay ningún aplazamiento en curso. Escriba { command-adjourn }.
refused-open-first = El sobre sigue cerrado.
refused-not-sealed = { $why ->
    [illegal] La jugada no es legal aquí.
    [ambiguous] Hay varias jugadas posibles.
    [touch] La pieza tocada no permite esa jugada.
    [not-written] El sobre no se puede escribir.
   *[unreadable] El texto no es una jugada.
} No se ha sellado nada.
refused-wrong-passphrase = Clave incorrecta. { $often ->
    [yes] Para probar otra vez, escriba { command-continue }. Sin el sobre, escriba { command-continue } con un signo de exclamación.
   *[no] Para probar otra vez, escriba { command-continue }.
}
refused-passphrase-missing = No se dio ninguna clave. El sobre necesita una.
refused-present = { $side ->
    [white] Las blancas no están ausentes.
   *[black] Las negras no están ausentes.
}

## The arbiter's PIN

arbiter-ask-pin = Escriba el PIN del árbitro y pulse Intro. No se muestra.
arbiter-unguarded = No hay PIN. Quien escriba antes { argument-arbiter } y dos puntos puede decidir aquí. Ponga un PIN con --pin.
arbiter-pin-set = Se ha fijado de nuevo el PIN del árbitro.
arbiter-pin-paused = PIN incorrectos en el terminal compartido: { $wrong }. No acepta órdenes del árbitro durante { $pause }.
pin-not-needed = --pin: solo con --arbiter en un terminal compartido.
pin-needs-file = Sin terminal, el PIN se lee de un archivo: --pin-file ARCHIVO.
pin-too-short = PIN: pocas cifras. Escriba al menos { $fewest } cifras; puede añadir letras.
pin-is-a-word = PIN: es una orden, una jugada, una hora u otra palabra de las partidas. Elija otro PIN.
pin-no-value = --pin: no lleva valor. Escriba el PIN cuando el programa lo pida.
pin-file-open = { $file }: otros usuarios pueden leer o cambiar este archivo del PIN. Escriba chmod 600 y su nombre.
secret-unreadable = El secreto no se puede leer. { $cause }
pin-file-missing = PIN: no existe ese archivo. Indique un archivo que lo contenga.
pin-choose = Elija el PIN del árbitro para esta partida y pulse Intro. No se muestra.
pin-choose-again = Elija de nuevo el PIN del árbitro y pulse Intro. No se muestra. Todos oirán que se ha fijado.
pin-once-more = Escriba otra vez el mismo PIN y pulse Intro.
pin-differs = Los dos PIN son distintos.
refused-both-lose = Ambos perderían. Solo el árbitro puede fijar ese resultado. { command-dismiss } los deja jugar.
## The arbiter's desk

desk-came = Puesto del árbitro conectado. Las decisiones y los mensajes privados pasan ahora por allí.
desk-gone = Puesto del árbitro desconectado. El árbitro decide otra vez aquí.
desk-lost = La partida no responde. Este puesto sigue intentándolo.
desk-over = El programa de la partida ha terminado. Este puesto también termina.
desk-taken = El árbitro ya tiene un puesto en esta partida. Cierre primero aquel.
desk-other-version = La partida usa otra versión de annabella. Inicie el puesto con la misma versión.
desk-seat = Solo el árbitro puede unirse a una partida: --join con --seat arbiter.
desk-no-game = En la carpeta de partidas no hay ninguna en marcha con --arbiter. Indique el registro de otra: --join ARCHIVO.
desk-not-there = { $file }: no hay en marcha ninguna partida con --arbiter a la que un puesto pueda unirse.
desk-not-sent = La partida no responde. No se ha enviado nada.
desk-not-printed = Este puesto ya no puede mostrar nada y termina. La partida continúa; un puesto nuevo puede unirse.
desk-unsupported = Este sistema no puede conectar un segundo terminal. En el terminal de la partida, escriba antes de cada línea { speaker-arbiter } y dos puntos.
desk-no-door = Ningún puesto puede unirse a esta partida ({ $cause }). Escriba aquí antes de cada línea { speaker-arbiter } y dos puntos.
arbiter-adjourns = La partida se aplaza. { $side ->
    [white] Las blancas sellan la próxima jugada.
   *[black] Las negras sellan la próxima jugada.
}
refused-already-sealed = La jugada ya está en el sobre. Escriba { command-press } para parar los relojes. Para cambiarla, escriba { command-seal } y otra jugada.
refused-passphrase-first = El sobre aún no tiene clave. { $keeper ->
    [arbiter] Espere a que el árbitro la haya escrito.
   *[players] Escríbala primero, dos veces.
}
refused-envelope-closed = El sobre está cerrado. Nadie puede leer la jugada hasta que { command-continue } lo abra.
