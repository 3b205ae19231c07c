### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

check-begin = Prueba: ponga cada pieza en la casilla nombrada. Intro repite. Otras órdenes: { check-word-skip }, { check-word-quit }.
check-piece = { $piece } { $square }
check-aperture = { $square }
check-lift = vacíe { $square }
check-good = Bien.
check-between = Ahora, cualquier pieza en cada casilla vacía.
check-mistaken = Leída como { $piece }. Pruebe otra vez.
check-elsewhere = Indicada por { $square }.
check-stuck = { $square } sigue indicando una pieza.
check-help = Intro repite. Otras órdenes: { check-word-skip }, { check-word-quit }, o { check-word-debounce } 50 para un tiempo antirrebote de 50 milisegundos.
check-no-square = "{ $value }": no es una casilla. Escríbala así: c4.
check-squares = { $good } de { $all } casillas bien.
check-pieces = { $good } de { $all } piezas bien.
check-worst = El margen menor está en { $square }: { $margin } pasos hasta que la clavija no se pueda leer. Casillas medidas: { $count }.
check-debounce = El tiempo antirrebote del tablero es de { $millis } milisegundos.
check-fault = { $what }: { $fault }
check-fault-nothing = no se indicó nada.
check-fault-mistaken = leída como { $as }.
check-fault-elsewhere = indicada por { $at }.
check-fault-stuck = sigue ocupada.
check-rest = { $count ->
    [one] Queda una casilla sin probar.
   *[other] Quedan { $count } casillas sin probar.
}
check-go-on = Continúe con: annabella board check { $port } --from { $square }

check-word-again = nuevamente
    .heard = repetir
check-word-skip = saltar
check-word-rank = fila
check-word-empty = vacío
    .heard = vacía
check-word-debounce = antirrebote
check-word-quit = salir
