### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Serial ports

port-not-found = No hay puerto { $port }.
port-away = El puerto { $port } no está. La partida empieza sin este tablero y lo toma cuando llegue. Hay: { $others }
port-away-alone = El puerto { $port } no está, ni hay otro. La partida empieza sin este tablero y lo toma cuando llegue.
port-busy = El puerto { $port } lo usa otro programa.
port-denied = Este usuario no puede abrir el puerto { $port }; pertenecer al grupo dialout suele ayudar.
port-not-a-port = { $port } no es un puerto serie.
port-gone = El tablero de { $port } se ha desconectado.
port-silent = El tablero de { $port } no responde.
port-stuck = El dispositivo de { $port } no recibe nada de lo que se le pide.
port-failed = El puerto { $port } no funciona: { $why }.

## annabella board list

board-list-none = No se ha encontrado ningún puerto serie.
board-list-brltty = Hay conectado un dispositivo que puede ser un tablero ({ $make }), pero BRLTTY lo toma por una línea braille y ocupa su puerto; docs/brltty.md dice qué hacer.
board-list-held = Hay conectado un dispositivo que puede ser un tablero ({ $make }), pero otro programa ocupa su puerto; docs/brltty.md dice qué hacer con BRLTTY.
board-list-asking = Se pregunta a los puertos serie; eso tarda hasta seis segundos.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, puede ser un tablero
board-list-found = { $line }: { $answer }
board-found-name = un tablero, { $name }, versión { $version }
board-found = un tablero que no dice su nombre
board-found-rows = un tablero que nota dónde hay algo
board-found-nonsense = envía algo incomprensible: otro dispositivo u otra marca
board-found-silent = no responde
board-list-failed = Los puertos serie no se pueden enumerar: { $why }.

## annabella board watch

board-opened = El tablero está conectado: { $name }, versión { $version }.
board-opened-name = El tablero está conectado: { $name }.
board-opened-version = El tablero está conectado, versión { $version }.
board-opened-rows = El tablero está conectado. Nota dónde hay algo, pero no qué.
board-opened-silent = El puerto está abierto, pero ningún tablero dice su nombre.
board-no-record = { $file } no se puede escribir: { $why }.
board-lost = Se lo busca hasta que vuelva.
board-back = El tablero está conectado otra vez.
board-stands = { $count ->
    [one] Hay una pieza en el tablero: { $placement }
   *[other] Hay { $count } piezas en el tablero: { $placement }
}
board-lifted = { $piece }, levantada de { $square }
board-placed = { $piece }, puesta en { $square }
board-button-again = Botón: otra vez
board-button-time = Botón: tiempo
board-button-press = Botón: pulsar el reloj
board-button-arbiter = Botón: árbitro
board-button-say = Botón: anunciar
board-clock-runs = El reloj del tablero está en marcha, izquierda { $left }, derecha { $right }
board-clock-stands = El reloj del tablero está parado, izquierda { $left }, derecha { $right }
board-serial = Número de serie { $number }
board-battery = Batería { $percent } por ciento
board-no-battery = El tablero no dice nada de una batería.
board-kept = { $bytes ->
    [one] En el tablero hay guardado un byte de jugadas.
   *[other] En el tablero hay guardados { $bytes } bytes de jugadas.
}
board-kept-nothing = En el tablero no hay jugadas guardadas.
board-nonsense = Lo que viene del puerto no se entiende.

## Boards that know no pieces

board-which-piece = ¿Qué pieza en { $square }? Anúnciela, por favor.
board-unknown-piece = No se sabe qué hay en { $square }: sáquelo, por favor.
board-filled = { $square } ocupada
board-readable = { $square } se puede leer otra vez.
board-emptied = { $square } vacía
board-occupied = { $count ->
    [one] Hay algo en una casilla.
   *[other] Hay algo en { $count } casillas.
}

## annabella board simulate

simulate-done = hecho { $what }
simulate-unknown = “{ $line }” no es una orden. Hay: e2 e4, put N f3, lift e4, aside, say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = No hay nada en { $square }.
simulate-occupied = { $square } está ocupada.
simulate-nothing-in-hand = No hay nada en { $square }, ni nada en la mano.
simulate-no-game = No hay partida de la que jugar: empiece con --pgn.
simulate-over = La partida no tiene más jugadas.
simulate-differs = El tablero no está como en la partida: mire { $square }.
simulate-no-such-game = { $file } no tiene partida { $number }.
simulate-bad-fen = “{ $fen }” no es una posición.
simulate-bad-number = { $number } no es ni ritmo ni velocidad.
simulate-no-port = No se puede simular ningún puerto: { $why }.
simulate-no-pty = Este sistema no hace puertos propios: con --port, dé uno de dos puertos que une un cable o un programa.
