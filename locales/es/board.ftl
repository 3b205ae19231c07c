### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Serial ports

port-not-found = { $port }: ese puerto no existe. Vea annabella board list.
port-away = { $side ->
    [white] Tablero de las blancas,
   *[black] Tablero de las negras,
} { $port }: no está conectado. La partida empieza sin este tablero y lo usa en cuanto se conecte. Puertos conectados: { $others }
port-away-alone = { $side ->
    [white] Tablero de las blancas,
   *[black] Tablero de las negras,
} { $port }: no está conectado. La partida empieza sin este tablero y lo usa en cuanto se conecte. No hay otro puerto.
port-of-both = { $port }: indicado para ambos jugadores. Dé a cada uno otro puerto con --white-board y --black-board.
port-busy = { $port }: lo usa otro programa. Ciérrelo.
port-denied = { $port }: sin permiso. Añádase al grupo dialout.
port-not-a-port = { $port }: no es un puerto serie. Vea annabella board list.
port-gone = { $port }: el tablero se ha desconectado.
port-silent = { $port }: el tablero no responde.
port-stuck = { $port }: el dispositivo no acepta datos.
port-failed = { $port }: no funciona: { $why }.

## annabella board list

board-list-none = No se ha encontrado ningún puerto serie.
board-list-brltty = Conectado: un dispositivo que puede ser un tablero ({ $make }). BRLTTY usa su puerto como línea braille. Vea docs/brltty.md.
board-list-held = Conectado: un dispositivo que puede ser un tablero ({ $make }). Otro programa usa su puerto. Para BRLTTY, vea docs/brltty.md.
board-list-asking = Se consultan los puertos serie. Tarda hasta seis segundos.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, puede ser un tablero
board-list-found = { $line }: { $answer }
board-found-name = un tablero, { $name }, versión { $version }
board-found = un tablero sin nombre
board-found-rows = un tablero que solo detecta casillas ocupadas
board-found-nonsense = envía datos desconocidos: otro dispositivo u otra marca
board-found-silent = no responde
board-list-failed = Puertos serie: no se pueden enumerar: { $why }.

## annabella board watch

board-opened = El tablero está conectado: { $name }, versión { $version }.
board-opened-name = El tablero está conectado: { $name }.
board-opened-version = El tablero está conectado, versión { $version }.
board-opened-rows = El tablero está conectado. Detecta casillas ocupadas, pero no piezas.
board-opened-silent = El puerto está abierto, pero ningún tablero responde.
board-no-record = { $file }: no se puede escribir: { $why }.
board-lost = El programa espera a que vuelva el tablero.
board-back = El tablero está conectado otra vez.
board-stands = { $count ->
    [one] Una pieza en el tablero: { $placement }
   *[other] { $count } piezas en el tablero: { $placement }
}
board-lifted = { $piece }, fuera de { $square }
board-placed = { $piece }, ahora en { $square }
board-button-again = Botón: otra vez
board-button-time = Botón: tiempo
board-button-press = Botón: pulsar el reloj
board-button-arbiter = Botón: árbitro
board-button-say = Botón: anunciar
board-clock-runs = El reloj del tablero está en marcha, izquierda { $left }, derecha { $right }
board-clock-stands = El reloj del tablero está parado, izquierda { $left }, derecha { $right }
board-serial = Número de serie { $number }
board-battery = Batería { $percent } por ciento
board-no-battery = El tablero no informa de ninguna batería.
board-kept = { $bytes ->
    [one] El tablero ha guardado un byte de jugadas.
   *[other] El tablero ha guardado { $bytes } bytes de jugadas.
}
board-kept-nothing = El tablero no ha guardado jugadas.
board-nonsense = El puerto envía datos ilegibles.

## Boards that cannot identify pieces

board-which-piece = ¿Qué pieza hay en { $square }? Anúnciela.
board-unknown-piece = Pieza desconocida en { $square }. Sáquela.
board-filled = { $square } ocupada
board-readable = { $square } se puede leer otra vez.
board-emptied = { $square } vacía
board-occupied = { $count ->
    [one] Una casilla está ocupada.
   *[other] { $count } casillas están ocupadas.
}

## annabella board simulate

simulate-done = hecho { $what }
simulate-unknown = "{ $line }": no es una orden. Jugadas: e2 e4, put N f3, lift e4, aside. Otras órdenes: say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = { $square } está vacía.
simulate-occupied = { $square } está ocupada.
simulate-nothing-in-hand = { $square } está vacía, y no hay ninguna pieza en la mano.
simulate-no-game = No hay partida que reproducir. Empiece con --pgn.
simulate-over = La partida no tiene más jugadas.
simulate-differs = El tablero difiere de la partida en { $square }.
simulate-bad-fen = "{ $fen }": no es una posición. Corrija la FEN.
simulate-bad-number = "{ $number }": no es un ritmo ni una velocidad. Use un número positivo.
simulate-no-port = Puerto simulado: no es posible: { $why }.
simulate-no-pty = Puerto simulado: no es posible en este sistema. Dé con --port uno de dos puertos unidos.
