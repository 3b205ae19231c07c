### Spanish. See docs/translators.md; locales/en has a comment on each message.

## Commands

command-pawns = peones
command-lines = líneas
    .heard = línea
command-captured = capturadas
command-material = material
command-empty = vacías
    .heard = vacía
command-after = después
    .heard = tras
command-previous = anterior
    .heard = jugada anterior
command-next = siguiente
    .heard = jugada siguiente
command-fen = fen
command-check = jaque
    .heard = en jaque

## Answers

explore-direction = Hacia { $to }: { $pieces }
explore-direction-empty = Hacia { $to }: vacío
explore-count = { $piece-id ->
    [king] { $count ->
        [one] rey
       *[other] { $count } reyes
    }
    [queen] { $count ->
        [one] una dama
       *[other] { $count } damas
    }
    [rook] { $count ->
        [one] una torre
       *[other] { $count } torres
    }
    [bishop] { $count ->
        [one] un alfil
       *[other] { $count } alfiles
    }
    [knight] { $count ->
        [one] un caballo
       *[other] { $count } caballos
    }
   *[pawn] { $count ->
        [one] un peón
       *[other] { $count } peones
    }
}
explore-material = { $side ->
    [white] Las blancas tienen { $pieces } de más.
   *[black] Las negras tienen { $pieces } de más.
}
explore-material-equal = El material es igual.
explore-captured = { $side ->
    [white] Las blancas han capturado: { $pieces }.
   *[black] Las negras han capturado: { $pieces }.
}
explore-nothing-captured = { $side ->
    [white] Las blancas no han capturado nada.
   *[black] Las negras no han capturado nada.
}
explore-empty = Vacías: { $squares }
explore-none-empty = Ninguna casilla está vacía
explore-first-move = Esa es la primera jugada.
explore-before-first = Esa es la posición inicial, antes de la primera jugada.
explore-last-move = Esa es la última jugada.
explore-after = { $side ->
    [white] Tras la jugada { $number } de las blancas, { $mv }
   *[black] Tras la jugada { $number } de las negras, { $mv }
}
explore-no-check = Ningún rey está en jaque.
explore-start = Al principio

## Help

play-help-exploring = Escriba { command-piece } torre { argument-white } para una clase de piezas, { command-pawns } para todos los peones. Escriba { command-lines } e4 para las piezas alrededor de e4. Escriba { command-lines } e4 e8 para las que hay hacia e8. Escriba { command-empty } e para las casillas vacías de la columna e. Escriba { command-material } para la diferencia de material, { command-captured } para las capturadas. Escriba { command-check } para un rey en jaque.
play-help-walking = Escriba { command-after } 12 para la posición tras la jugada 12. Escriba { command-previous } o { command-next } para la partida jugada a jugada. Escriba fen para imprimir la posición para otro programa.
cursor-keys = Con --keys, Tab lleva al tablero. Las flechas van de casilla en casilla. Intro toma una pieza y la deja. El signo de interrogación explica una tecla. Tab vuelve a la escritura.
play-help-cursor = { cursor-keys } Escriba cursor e4 para ir a una casilla.
tridim-help-cursor = { cursor-keys } Re Pág y Av Pág cambian de nivel. Escriba cursor d3N para ir a una casilla.
refused-one-board-only = En tres niveles no existe esa pregunta. Use { command-board } o { command-square }.
refused-check-untold = En un torneo, el programa no anuncia ningún jaque (artículo 11.3.1).

## The cursor on the board: keys instead of words

command-cursor = cursor
cursor-piece-letters = rdtacp
cursor-digit-signs = !"·$%&/(
    .heard = !"#$%&/(
cursor-on = Teclas del tablero activadas
cursor-off = Teclas del tablero desactivadas.
cursor-edge = Borde
cursor-no-square = Esa casilla no existe
cursor-no-such-piece = { $piece-id ->
    [king] Ningún rey.
    [queen] Ninguna dama.
    [rook] Ninguna torre.
    [bishop] Ningún alfil.
    [knight] Ningún caballo.
   *[pawn] Ningún peón.
}
cursor-picked = { $piece } en la mano, de { $square }
cursor-picked-here = { $piece } en la mano, de { $here }
cursor-put-back = Devuelta a su casilla.
cursor-put-back-first = Devuelta a su casilla
cursor-in-hand = Aún en la mano: { $piece }.
cursor-nothing-to-pick = { $side ->
    [white] Aquí no hay pieza blanca. Juegan las blancas.
   *[black] Aquí no hay pieza negra. Juegan las negras.
}
cursor-repeat-first = Primero repita: { $mv }. Pulse Intro en la casilla de salida y luego en la de llegada.
cursor-which-piece = ¿Qué pieza? Pulse su letra.
cursor-explains = Pulse una tecla. Se explicará.
cursor-no-meaning = Esta tecla no hace nada en el tablero. El signo de interrogación explica la tecla siguiente.
cursor-key-here = Otra vez esta casilla y su pieza.
cursor-key-colour = Si esta casilla es blanca o negra.
cursor-key-rank = Las piezas de esta fila.
cursor-key-file = Las piezas de esta columna.
cursor-key-lines = Las piezas de todas las líneas desde esta casilla.
cursor-key-stack = La casilla, y las de debajo y encima.
cursor-key-diagonals = Las piezas de las diagonales de esta casilla.
cursor-key-last = La última jugada.
cursor-key-previous = La jugada anterior a la última oída.
cursor-key-next = La jugada siguiente a la última oída.
cursor-key-first = La primera jugada.
cursor-key-time = Su tiempo.
cursor-key-clock = Los dos tiempos.
cursor-key-captured = Las piezas capturadas.
cursor-key-check = Si un rey está en jaque.
cursor-key-whose = A quién le toca jugar.
cursor-key-opponent = El nombre del adversario.
cursor-key-explain = Explica la tecla siguiente. Casillas: flechas, Inicio, Fin, Re Pág, Av Pág, cifras, letras de las piezas. Piezas: Intro, o, h, v, x, g, y. Jugadas: m, w, coma, punto, menor que. Reloj: u, z. Adversario: e. Con Mayúsculas también cifras, letras de las piezas, o, x.
cursor-key-arrows = A la casilla vecina.
cursor-key-edges = Al borde del tablero.
cursor-key-levels = A la casilla de encima o de debajo.
cursor-key-enter = Toma una pieza, o la pone aquí. Repite así también la jugada del adversario.
cursor-key-digit = A esta fila, en la misma columna.
cursor-key-function = { $number ->
    [1] La ayuda.
    [2] Su tiempo.
    [3] Ambos tiempos.
    [4] El tiempo consumido.
    [5] El número de jugadas.
    [6] Repite lo último.
    [7] Hace callar la voz.
    [8] Pulsa su reloj.
    [9] Anuncia la jugada colocada en el tablero táctil.
    [11] Reconoce su anuncio mientras la mantiene.
    [12] Graba mientras la mantiene pulsada.
   *[other] { cursor-no-meaning }
}
cursor-key-back = Vuelve a la escritura.
cursor-key-shift-digit = A esta columna, en la misma fila.
cursor-key-piece = { $piece-id ->
    [king] Al rey siguiente.
    [queen] A la dama siguiente.
    [rook] A la torre siguiente.
    [bishop] Al alfil siguiente.
    [knight] Al caballo siguiente.
   *[pawn] Al peón siguiente.
} Con Mayúsculas, hacia atrás.

## Practice

command-attackers = atacantes
    .heard = atacante
command-castling = derechos
    .heard = derechos de enroque, derecho a enrocar
command-repetitions = repeticiones
    .heard = cuántas repeticiones
command-hint = consejo
    .heard = pista, mejor jugada, evaluación
practice-game = Práctica: puede preguntar por los atacantes y las jugadas legales.
practice-attacked = { $side ->
    [white] Práctica: las blancas atacan { $square }: { $pieces }.
   *[black] Práctica: las negras atacan { $square }: { $pieces }.
}
practice-not-attacked = { $side ->
    [white] Práctica: las blancas no atacan { $square }.
   *[black] Práctica: las negras no atacan { $square }.
}
practice-moves = Práctica: { $square }, { $piece }, jugadas legales: { $squares }.
practice-no-moves = Práctica: { $square }, { $piece }, ninguna jugada legal.
practice-castling = Práctica: { $rights }
practice-no-castling = { $side ->
    [white] Práctica: las blancas no tienen derecho a enrocar.
   *[black] Práctica: las negras no tienen derecho a enrocar.
}
play-help-practice = Práctica: escriba { command-attackers } e4 para los atacantes de e4. Escriba { command-moves } e2 para las jugadas legales desde e2. Escriba { command-castling } para el derecho a enrocar.
refused-only-in-practice = Eso sería un consejo (artículo { $article }). Para practicar, use annabella play --practice.
refused-no-advice = Eso sería un consejo: artículo { $article }.
refused-no-count = El recuento sería un consejo (artículo { $article }). Para reclamar: { command-claim } { argument-threefold } o { command-claim } { argument-fifty }.
