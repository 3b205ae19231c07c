### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Help of annabella-home

home = Jugar en casa contra un motor, repasar la partida, resolver posiciones
home-play = Jugar contra un motor de ajedrez
home-play-engine = Programa de un motor UCI; si no, stockfish o gnuchess
home-play-colour = Su bando; lot lo sortea
home-play-level = Fuerza del motor
home-play-elo = Fuerza del motor en Elo, si tiene ese ajuste
home-play-odds = Pieza que le falta al motor, o parte del tiempo que tiene
home-play-opening = Apertura con la que empieza la partida, por ejemplo "1. e4 e5 2. Cf3"
home-play-chess960 = Número de una posición inicial de Chess960, o random
home-play-board = Puerto de su tablero táctil
home-play-turned = Leer su tablero girado 180 grados
home-play-peg-echo = Decir cada clavija que saque o ponga
home-play-name = Su nombre
home-review = Repasar una partida terminada con sus momentos críticos
home-review-game = Registro o PGN; last es su última partida
home-review-engine = { home-play-engine }
home-review-which = { help-sheet-which }
home-review-strict = { help-sheet-strict }
home-positions = Resolver posiciones de un archivo
home-positions-file = EPD, PGN con FEN, o una FEN por línea
home-positions-engine = Programa de un motor UCI que valora las jugadas sin solución
home-positions-results = Archivo al que se añaden los resultados
home-positions-board = { home-play-board }
home-positions-turned = { home-play-turned }

## Engines that cannot be used

home-engine-none = Motor de ajedrez: no se ha encontrado ninguno. Instale uno, por ejemplo con: sudo apt install stockfish.
home-engine-missing = { $path }: no existe ese programa. Indique otro con --engine.
home-engine-folder = { $path }: es una carpeta, no un programa. Indique con --engine el programa que contiene.
home-engine-not-executable = { $path }: no es ejecutable. Indique otro con --engine.
home-engine-not-started = { $path }: no arrancó: { $cause }. Indique otro con --engine.
home-engine-not-uci = { $path }: no es un motor UCI utilizable. { $fault } Indique otro con --engine.
home-engine-no-elo = { $engine }: no tiene ajuste de Elo. Use --level.
home-engine-elo-range = { $engine }: no puede jugar con ese Elo. Elija --elo de { $least } a { $most }.
home-engine-no-chess960 = { $engine }: no puede jugar Chess960. Indique otro motor con --engine.

## Options that do not fit

home-no-chess960 = --chess960: "{ $text }" no es una posición inicial. Use un número del 0 al 959, o random.
home-opening-empty = --opening: no contiene jugadas. Escríbalas así: "1. e4 e5 2. Cf3".
home-opening-move = --opening: "{ $text }" no es allí una jugada legal. Escriba las jugadas así: "1. e4 e5 2. Cf3".
home-opening-over = --opening: la partida termina con estas jugadas. Quite la última.
home-no-announcer = --announce-by player: nadie anuncia por el motor. Use program o auto.
home-odds-no-clock = --odds: la ventaja de tiempo necesita un reloj. Añada --time-control.
home-odds-position = --odds: solo se puede quitar una pieza en la posición inicial. Quite --fen y --chess960.
home-tournament-game = { $file }: una partida con árbitro sin terminar. Para reanudarla: annabella play --resume { $game }
home-no-engine-game = { $file }: no es una partida contra un motor. Para reanudarla: annabella play --resume { $game }

## During a game

home-opponent = { $side ->
    [white] Usted juega con blancas contra { $engine }, { $strength }.
   *[black] Usted juega con negras contra { $engine }, { $strength }.
}
home-strength = nivel { $level ->
    [beginner] principiante
    [easy] fácil
    [medium] medio
    [strong] fuerte
   *[full] máximo
}
home-strength-elo = Elo { $elo }
home-opening = Apertura: { $moves }. { $side ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
}
home-how = Escriba { command-hint } para un consejo. Escriba { command-retract } para deshacer su jugada y la respuesta.
home-offered = Usted ofrece tablas. El motor responde con su jugada.
home-over = Para los momentos críticos, escriba annabella-home review { $game }.
home-engine-fault = { $fault ->
    [exited] El motor se ha cerrado sin aviso.
    [not-started] El motor no ha arrancado.
    [silent] El motor no responde.
    [illegal] El motor ha respondido con una jugada ilegal.
    [no-move] El motor ha respondido sin jugada.
    [flood] El motor envía demasiado.
   *[long-line] El motor envía una línea sin fin.
}
home-engine-starting = El motor aún está arrancando.
home-engine-restarted = Se ha vuelto a arrancar.
home-engine-off-clock = Queda apagado. Escriba { command-halt } para parar los relojes. Escriba { command-quit } y reanude con otro motor.
home-engine-off = Queda apagado. Escriba { command-quit } y reanude con otro motor.
home-hint-piece = Fíjese en { $piece-id ->
    [queen] la { $piece }
    [rook] la { $piece }
   *[other] el { $piece }
} de { $square }. Pida otro consejo para la jugada.
home-hint-move = El motor jugaría { $move }. Pida otro consejo para su variante.
home-hint-line = Variante del motor: { $moves }.
home-hint-not-now = Ahora no hay consejo: no le toca jugar.
home-hint-off = No hay consejo: el motor está apagado.
home-hint-word = Para un consejo, escriba { command-hint }.

## Review

home-review-wait = El motor analiza { $moves ->
    [one] una jugada.
   *[other] { $moves } jugadas.
}
home-review-count = { $count ->
    [0] Ningún momento crítico.
    [one] Un momento crítico. Escriba { home-word-turn } para verlo.
   *[other] { $count } momentos críticos. Escriba { home-word-turn } para el siguiente.
}
home-review-last = No hay más momentos críticos.
home-review-progress = { $judged } de { $positions } posiciones valoradas.
home-review-unjudged = Queda apagado; ha valorado { $judged } de { $positions } posiciones.
home-review-comment = Mejor: { $better }. Antes: { $before }. Después: { $after }.
home-review-mate = { $side ->
    [white] las blancas dan mate en { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
   *[black] las negras dan mate en { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
}
home-judgement = { $kind ->
    [winning] ganada
    [better] mejor
    [equal] igualada
    [worse] peor
   *[lost] perdida
}
home-word-turn = crítico
    .heard = critico, momento crítico, momento critico, siguiente momento, momentos críticos, momentos criticos

## Positions

home-positions-bad = { $file }, línea { $line }: { $what }. La línea se omite.
home-positions-bad-fen = no es una posición
home-positions-bad-solution = { $move } no es allí una jugada legal
home-positions-bad-both = { $move } figura como la mejor y como jugada que evitar
home-positions-bad-quote = unas comillas quedan sin cerrar
home-positions-none = { $file }: no contiene ninguna posición. Dé EPD, PGN con FEN, o una FEN por línea.
home-position = Posición { $number } de { $count }. { $side ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
}
home-position-how = Escriba o haga su jugada. Otras órdenes: { home-word-solution }, { home-word-skip }, { command-quit }.
home-position-right = Correcto.
home-position-wrong = No es la solución. Pruebe otra vez, o escriba { home-word-solution }.
home-position-unjudged = Sin solución ni motor: su jugada no se valora.
home-position-unjudged-engine = El motor está apagado: su jugada no se valora.
home-position-without-score = El motor no valora esta jugada.
home-position-solution = Solución: { $moves }.
home-position-avoid = Vale cualquier jugada, salvo: { $moves }.
home-position-no-solution = Esta posición no tiene solución en el archivo.
home-positions-end = { $solved } de { $count } resueltas.
home-positions-saved = { $file }: resultados añadidos.
home-positions-not-saved = { $file }: resultados no guardados: { $cause }. Indique otro archivo con --results.
home-word-solution = solución
    .heard = solucion, respuesta, resolver
home-word-skip = saltar
    .heard = pasar, omitir, posición siguiente, siguiente posición

## Help on the words of this program

home-help-hint = Escriba { command-hint } para saber en qué pieza fijarse. Escríbalo otra vez para la jugada, y luego para la variante del motor.
home-help-retract = Escriba { command-retract } para deshacer su última jugada y la respuesta. Escriba { command-retract } 1 solo para la última jugada. El motor siempre acepta.
home-help-turn = Escriba { home-word-turn } para ir al siguiente momento crítico, donde cambió la valoración.
home-help-solution = Escriba { home-word-solution } para oír la solución, { home-word-skip } para la posición siguiente.

## Drills

home-drill = Practicar de oído, sin tablero: casillas, diagonales y caminos del caballo
home-drill-kind = Tema del ejercicio
home-drill-rounds = Número de preguntas
home-drill-seed = Número para repetir las mismas preguntas
home-drill-results = { home-positions-results }
home-drill-start = { $count ->
    [one] Una pregunta{" "}
   *[other] { $count } preguntas{" "}
}{ $kind ->
    [squares] sobre el color de las casillas.
    [diagonals] sobre las líneas de dos casillas.
    [meetings] sobre casillas que atacan dos piezas.
   *[knight] sobre el camino más corto del caballo.
}
home-drill-how = { $kind ->
    [squares] Escriba { home-word-light } o { home-word-dark }.
    [diagonals] Escriba { home-word-yes } o { home-word-no }, o la clase de línea.
    [diagonal] Escriba { home-word-yes } o { home-word-no }.
    [line] Escriba { home-word-file }, { home-word-rank }, { home-word-diagonal } o { home-word-none }.
    [meetings] Escriba una casilla que ataquen ambas piezas, o { home-word-none }.
   *[knight] Escriba el número de jugadas, o cada casilla del camino.
}
home-drill-help = Escriba { command-again } para la pregunta, { home-word-skip } para la respuesta, { command-quit } para terminar.
home-drill-colour = ¿{ $square }?
home-drill-colour-is = { $light ->
    [yes] { $square } es una casilla blanca.
   *[no] { $square } es una casilla negra.
}
home-drill-diagonal = { $first } y { $second }: ¿la misma diagonal?
home-drill-diagonal-is = { $shared ->
    [yes] { $first } y { $second } están en la misma diagonal.
   *[no] { $first } y { $second } no están en la misma diagonal.
}
home-drill-line = { $first } y { $second }: ¿columna, fila, diagonal o ninguna?
home-drill-line-file = { $first } y { $second } están en la columna { $file }.
home-drill-line-rank = { $first } y { $second } están en la fila { $rank }.
home-drill-line-diagonal = { $first } y { $second } están en la misma diagonal.
home-drill-line-none = { $first } y { $second } no comparten columna, fila ni diagonal.
home-drill-meeting = { $one } { $first }, { $other } { $second }: ¿qué casilla atacan ambas piezas?
home-drill-meeting-is = Ambas piezas atacan { $squares }.
home-drill-meeting-none = No atacan ninguna casilla en común.
home-drill-route = Caballo de { $from } a { $to }.
home-drill-route-is = { $moves ->
    [one] Una jugada: { $squares }.
   *[other] { $moves } jugadas, por ejemplo { $squares }.
}
home-drill-wrong = Incorrecto. { $answer }
home-drill-was = { $answer }
home-drill-unread = No es una respuesta.
home-drill-repeat = { $count ->
    [one] Una de ellas otra vez.
   *[other] { $count } de ellas otra vez.
}
home-drill-end = { $right } de { $count } correctas a la primera. Tiempo mediano: { $seconds },{ $tenth } segundos.
home-drill-nothing = No se ha respondido ninguna pregunta.
home-word-light = blanca
    .heard = blanco, clara, claro, c, casilla blanca, casilla clara
home-word-dark = negra
    .heard = negro, n, oscura, oscuro, o, casilla negra, casilla oscura
home-word-yes = sí
    .heard = si, s, la misma, misma
home-word-no = no
    .heard = n, no la misma, distinta
home-word-file = columna
    .heard = la misma columna, misma columna
home-word-rank = fila
    .heard = la misma fila, misma fila
home-word-diagonal = diagonal
    .heard = la misma diagonal, misma diagonal
home-word-none = ninguna
    .heard = ninguno, nada, ninguna casilla, ninguna línea, ninguna linea, en ninguna
