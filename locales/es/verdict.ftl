### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] jugada { $number } de las blancas
   *[black] jugada { $number } de las negras
}
verdict-written = { $text }
verdict-nothing = nada
verdict-back-if = Si los tableros difieren, vuelva atrás. La posición: tras la { $ply }. La jugada: { $move }.
verdict-back-if-start = Si los tableros difieren, vuelva a la posición inicial.
verdict-times-proposed = Es solo una propuesta: el árbitro ajusta el reloj.
verdict-times = Tiempos tras la { $ply }. Blancas: { $white }. Negras: { $black }. { verdict-times-proposed }
verdict-times-start = Tiempos al principio. Blancas: { $white }. Negras: { $black }. { verdict-times-proposed }
verdict-counter = Jugadas hechas: blancas { $white }, negras { $black }.
verdict-journal-differs = El registro tiene otra jugada en la { $ply }. Es { $move }.
verdict-sure-to-write = { $side ->
    [white] Planilla de las blancas: { $before } en la { $ply }. ¿Cambiar a { $cell }? { command-yes } o { command-no }.
   *[black] Planilla de las negras: { $before } en la { $ply }. ¿Cambiar a { $cell }? { command-yes } o { command-no }.
}
verdict-entry-written = { $ply }: { $cell } está en la planilla.
verdict-retract = Escriba { command-retract } { $plies } para deshacer { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}.
refused-no-such-move = Esa jugada no existe en la partida. Escriba { command-score } para oír todas.

## The verdict, before all other lines

verdict-boards-match = { $boards ->
    [white] El tablero de las blancas coincide con las planillas. Nada que corregir.
    [black] El tablero de las negras coincide con las planillas. Nada que corregir.
   *[both] Ambos tableros coinciden con las planillas. Nada que corregir.
}
verdict-boards-alike = { $boards ->
    [white] No hay que corregir el tablero de las blancas, solo una planilla.
    [black] No hay que corregir el tablero de las negras, solo una planilla.
   *[both] No hay que corregir ningún tablero, solo una planilla.
}
verdict-correct = { $side ->
    [white] Corrija el tablero de las blancas.
    [black] Corrija el tablero de las negras.
   *[both] Corrija ambos tableros.
}
verdict-retrace = Vuelva a la posición tras la { $ply }. Última jugada: { $move }.
verdict-retrace-start = Vuelva a la posición inicial.
verdict-ask-arbiter = Debe decidir el árbitro. { $why }
verdict-open-illegal = { $ply }: la anotación no es una jugada legal.
verdict-open-unknown = Desde la { $ply } hay muy poco anotado.
verdict-open-shifted = Desde la { $ply } puede haber líneas corridas.
verdict-open-unclear = Decide la { $ply }. Al menos una planilla no es clara allí.
verdict-open-several = Varias partidas encajan con ambas planillas.
verdict-open-unwritten = Los tableros coinciden entre sí, pero no con las planillas. Allí pueden faltar jugadas.
verdict-open-in-progress = Allí puede haber una jugada en curso.

## Both readings

verdict-by-letter = Según el artículo { $clause }: { $verdict }
verdict-by-no-clause = { $why ->
    [no-rule] Las Leyes de { $edition } no tienen regla para esto.
   *[not-in-text] Al texto de { $edition } de este programa le falta esta regla.
} Según el artículo D.2.9 de 2023: { $verdict }
verdict-set-up = { $what ->
    [swapped-colours] Si los colores estaban cambiados en ambos tableros desde el principio:
   *[wrong-set-up] Si ambos tableros se colocaron así al principio:
}{ $effect ->
    [none] { "" }
   *[other] { " " }{ desk-holds }
}
verdict-by-both = { $degree ->
    [agreed] { $wrong }. Lo muestran ambas planillas.
    [deduced] { $wrong }. Nada más encaja con ambas planillas.
    [one] { $wrong }. Lo muestran una planilla y los tableros.
    [likely] Una conjetura: { $wrong }. Otras jugadas también encajan, solo que se juegan menos.
   *[open] { $wrong }. No es seguro: no se pueden descartar otras explicaciones.
}
verdict-by-both-open = Las dos planillas juntas no muestran qué tablero está mal.
verdict-illegal-move = { $ply }: { $move } fue ilegal. { $breach } { $remedy ->
    [stands] Vale, porque el adversario ha respondido
    [queen] Cambie el peón por una dama
   *[retrace] Vuelva a la posición anterior
}{ $clause ->
    [none] .
   *[other] { " " }(artículo { $clause }).
}
verdict-or-queen = O, según el artículo { $clause }: cambie el peón por una dama.
verdict-if-pressed = Esto vale solo si se pulsó el reloj.
verdict-breach-not-promoted = El peón no se cambió por una pieza nueva.
verdict-breach-moved-twice = El mismo jugador acababa de jugar.
verdict-breach-castled-in-check = El rey enrocó estando en jaque.
verdict-breach-castled-through-check = El rey pasó por jaque al enrocar, o quedó en él.
verdict-breach-castled-after-move = El rey o la torre ya se había movido.
verdict-breach-king-into-check = El rey fue a una casilla atacada.
verdict-breach-left-in-check = El rey quedó en jaque.
verdict-breach-late-en-passant = La captura al paso ya no era posible.
verdict-breach-pawn-two-squares = Ese peón no puede avanzar dos casillas.
verdict-breach-pawn-captured-ahead = Un peón no captura de frente.
verdict-breach-pawn-sideways = Un peón solo va en diagonal al capturar.
verdict-breach-pawn-backward = Un peón no se mueve así.
verdict-breach-jumped = Había una pieza en medio.
verdict-breach-moved-wrongly = La pieza no se mueve así.
verdict-wrong = { $side ->
    [white] El tablero de las blancas está mal
    [black] El tablero de las negras está mal
    [none] Ningún tablero está mal
   *[both] Ambos tableros están mal
}
verdict-wrong-since = { $side ->
    [white] El tablero de las blancas está mal
    [black] El tablero de las negras está mal
    [none] Ningún tablero está mal
   *[both] Ambos tableros están mal
} desde la { $ply }
verdict-wrong-since-or = { verdict-wrong-since }, o desde la { $other }
verdict-grounds = { $first } { $next }
verdict-other-order = Las planillas difieren desde la { $first }. Llegan a la misma posición tras la { $last }.
verdict-against = Los tableros contradicen la planilla de las { $side ->
    [white] blancas
   *[black] negras
}.
verdict-rights = Ambas planillas llevan al mismo tablero. Solo difiere { $what ->
    [castling] el derecho al enroque
   *[passing] el derecho a capturar al paso
}.
verdict-exchanged = Cada tablero coincide con la planilla del adversario. Quizá los archivos están cambiados.
verdict-whole = { verdict-board } { $whole ->
    [empty] está vacío
    [turned] está girado 180 grados, o se leyó desde el otro lado
    [swapped] tiene los colores cambiados
   *[foreign] no tiene casi nada en común con esta partida
}.
verdict-behind = { verdict-board } aún muestra la posición tras la { $ply }.
verdict-behind-start = { verdict-board } aún muestra la posición inicial.
verdict-more = Para todo lo demás, añada --full.

## The grounds of the verdict

verdict-agree = Las planillas coinciden hasta el final, { $ply }.
verdict-agree-but = Las planillas coinciden hasta el final, { $ply }. Excepciones: { $slips ->
    [one] un error de anotación
   *[other] { $slips } errores de anotación
}.
verdict-one-scoresheet = Solo cuenta la planilla de las { $side ->
    [white] blancas
   *[black] negras
}. Es clara hasta la { $ply }.
verdict-agree-as-far = Las planillas coinciden hasta la { $ply }. Después solo una es clara.
verdict-unwritten = Ninguna planilla tiene aún jugadas.
verdict-nowhere = Ninguna jugada es clara en ambas planillas.
verdict-differ = Las planillas difieren en la { $ply }. { reconcile-wrote }.
verdict-illegal = { $whose ->
    [white] En la { $ply }, las blancas anotaron { $white }. Allí no es legal. Las negras anotaron { $black }.
    [black] En la { $ply }, las negras anotaron { $black }. Allí no es legal. Las blancas anotaron { $white }.
    [same] En la { $ply }, ambos anotaron { $white }. Allí no es legal.
   *[both] En la { $ply }, las blancas anotaron { $white }. Las negras anotaron { $black }. Ninguna es legal allí.
}
verdict-illegal-after = Las planillas coinciden hasta la { $agreed }. { $illegal }
verdict-part = Por sí solas, las anotaciones no son claras desde la { $ply }. { $same ->
    [text] Ambos anotaron { $white }
    [nothing] Nadie anotó nada allí
   *[no] { reconcile-wrote }
}.
verdict-left-out = { $side ->
    [white] En la planilla de las blancas
   *[black] En la planilla de las negras
} { $plies ->
    [one] falta una jugada. Es la
   *[other] faltan { $plies } medias jugadas. La primera es la
} { $ply }.
verdict-too-many = { $side ->
    [white] En la planilla de las blancas
   *[black] En la planilla de las negras
} { $plies ->
    [one] sobra una anotación. Está
   *[other] sobran { $plies } anotaciones. Están
} antes de la { $ply }.
verdict-swapped = Una planilla tiene dos líneas intercambiadas. Empiezan en la { $ply }.
verdict-board = { $board ->
    [white] El tablero de las blancas
   *[black] El tablero de las negras
}
verdict-error-since = { verdict-board } difiere desde la { $ply }. Anotado: { $move }. { $what }
verdict-error-or = O desde la { $ply }. Anotado: { $move }. { $what }
verdict-error-too = Segundo error: { $ply }. Anotado: { $move }. { $what }
verdict-error-any-time = { verdict-board } difiere. { $what }
verdict-hand-not-executed = No se ejecutó.
verdict-hand-executed-elsewhere = Ejecutado: { $piece } a { $square }, no a { $instead }.
verdict-hand-beside = Puesta en otra abertura: { $piece } en { $square }, no en { $instead }.
verdict-hand-left-in-hand = Levantada, pero no puesta en { $square }: { $piece }.
verdict-hand-misheard-square = { verdict-hand-other-move } Quizá se oyó { $square } en vez de { $instead }.
verdict-hand-other-move = Ejecutado: { $piece } { $from } { $to }.
verdict-hand-other-piece = Ejecutado con otra pieza: { $piece } { $from } { $to }.
verdict-hand-capture-elsewhere = { verdict-hand-executed-elsewhere } La pieza capturada se quitó.
verdict-hand-capture-unfinished = La pieza capturada se quitó, pero la que captura sigue en { $square }.
verdict-hand-victim-left = { verdict-hand-executed-elsewhere } La pieza capturada no se quitó.
verdict-hand-wrong-victim = Se quitó otra pieza: la de { $square }, no la de { $instead }.
verdict-hand-castled-king-only = Solo se movió el rey.
verdict-hand-castled-rook-only = Solo se movió la torre.
verdict-hand-castled-other-side = Se enrocó hacia el otro lado.
verdict-hand-castled-wrong-square = { verdict-hand-executed-elsewhere }
verdict-hand-en-passant-victim-left = El peón capturado al paso sigue en { $square }.
verdict-hand-en-passant-wrong-pawn = { verdict-hand-wrong-victim }
verdict-hand-pawn-left = El peón de { $square } no se cambió por la pieza nueva.
verdict-hand-promoted-otherwise = Pieza nueva: { $piece }.
verdict-hand-promoted-beside = { verdict-hand-executed-elsewhere }
verdict-hand-displaced = Desplazada, quizá por un golpe: { $piece } en { $square }, no en { $instead }.
verdict-hand-fallen-off = Falta, quizá caída o en una mano: { $piece } en { $instead }.
verdict-hand-captive-back = Una pieza capturada ha vuelto al tablero: { $piece } en { $square }.
verdict-hand-exchanged-at-start = Mala colocación: las piezas de { $square } y { $instead } están intercambiadas.
verdict-hand-set-up-otherwise = Mala colocación: hay piezas en casillas equivocadas desde el principio.
verdict-hand-anything-else = { verdict-hand-other-move }
verdict-right = { verdict-board } aún estaba bien tras la { $ply }. Lo muestra el registro.
verdict-right-start = { verdict-board } aún estaba bien al principio. Lo muestra el registro.
verdict-moved-on = { verdict-board } va una jugada por delante. La jugada: { $piece } { $from } { $to }.
verdict-deviates = { verdict-board } difiere en { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}. Una o dos jugadas erróneas no lo explican.
verdict-step-piece = { $piece }
verdict-steps = { verdict-board } se corrige así. { $steps }.
verdict-move = Pase de { $from } a { $to }: { verdict-step-piece }
verdict-remove = Quite de { $square }: { verdict-step-piece }
verdict-place = Ponga en { $square }: { $piece-id ->
    [king] { verdict-step-piece }
   *[other] { $piece }
}

## Additions from a journal

verdict-journal-short = El registro solo tiene { $plies ->
    [one] una jugada
   *[other] { $plies } medias jugadas
}.

## The game that was probably played

verdict-difference = { $ply }: { $why }
verdict-read-game = Juntas, las planillas dan una partida de { $plies ->
    [one] una jugada
   *[other] { $plies } medias jugadas
}
verdict-read-sure = { verdict-read-game }, todas seguras.
verdict-read = { verdict-read-game }, { $sure } de ellas seguras.
verdict-read-unsure = { verdict-read-game }, ninguna segura.
verdict-read-likely = { $likely ->
    [one] Otra jugada es probable.
   *[other] Otras { $likely } son probables.
}
verdict-read-until = Desde la { $ply } no se puede saber nada.
verdict-read-nothing = Ninguna partida legal encaja con las dos planillas.
verdict-other-start = Si la partida tuvo otra posición inicial, indíquela con --start.
verdict-still-open = { $count ->
    [one] Queda una diferencia por aclarar:
   *[other] Quedan { $count } diferencias por aclarar:
}
verdict-settled = { $count ->
    [one] Una diferencia está explicada:
   *[other] { $count } diferencias están explicadas:
}
verdict-uncertain-heading = Por qué hay jugadas dudosas:
verdict-uncertain = { $plies }: { $why }
verdict-plies = { $from } a { $to }
verdict-unsure-too = También dudosas: { $plies }.
verdict-unsure-more = { $count ->
    [one] Otra jugada es dudosa.
   *[other] Otras { $count } jugadas son dudosas.
}
verdict-likely-too = Solo probables: { $plies }.
verdict-likely-more = { $count ->
    [one] Otra jugada es solo probable.
   *[other] Otras { $count } jugadas son solo probables.
}
verdict-game = La partida, con un signo de interrogación tras cada jugada dudosa:
verdict-game-likely = La partida, con ? tras cada jugada dudosa y ~ tras cada probable:
verdict-game-only-likely = La partida, con ~ tras cada jugada solo probable:
verdict-game-sure = La partida:
verdict-game-no-proof = La partida, con un signo de interrogación tras cada jugada que no está en ambas planillas:
verdict-question = Pregunte primero a los jugadores: { $ply }, ¿fue { $choices }?
verdict-question-decides = { $question } La respuesta aclara unas { $decides } medias jugadas.

## The dispute as a picture

dispute-title = Dos planillas, dos tableros
dispute-verdict = Decisión
dispute-steps = Corregir los tableros
dispute-boards = Los tableros
dispute-marks = Marco grueso con punto: los dos tableros difieren entre sí. Marco discontinuo: allí son iguales, pero difieren de: { $position }.
dispute-no-square = No difiere ninguna casilla.
dispute-cells = Anotaciones en cuestión
dispute-caption = Cada jugada como la anotaron ambos jugadores
dispute-move = Jugada
dispute-white = Planilla de las blancas
dispute-black = Planilla de las negras
dispute-read = Leída como
dispute-read-open = { $move }, dudosa
dispute-unread = desconocida
dispute-agreed = Posición a la que se vuelve
dispute-ending = { $file }: el nombre debe acabar en .svg o .html.

## Files that are not a game

score-file = { $file }: { $cause }
score-too-long = la línea { $line } supera la longitud máxima de una partida.
score-starts-differ = { $file }: la posición inicial de la línea { $line } difiere de la de { $other }.
score-none-made = { $file }: la partida aún no tiene jugadas. No hay nada que comparar.
score-same-file = { $file }: indicado para ambas planillas. Dé a cada una su archivo.
score-copied = Ambos archivos tienen el mismo texto. Si uno es copia del otro, no prueban nada.
score-journal-start = { $file }: su partida no empezó desde la posición de { $other }.
score-laws-differ = { $file }: la partida se jugó con { $option } { $value }, no con { $other }. Quite { $option }.
score-no-position = { $option }: no es una posición de ajedrez: { $fen }
