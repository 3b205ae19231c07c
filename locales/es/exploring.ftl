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
    [white] Las blancas tienen de más: { $pieces }.
   *[black] Las negras tienen de más: { $pieces }.
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
play-help-walking = Escriba { command-after } 12 para la posición tras la jugada 12. Escriba { command-previous } o { command-next } para la partida jugada a jugada.
refused-one-board-only = En tres niveles no existe esa pregunta. Use { command-board } o { command-square }.
refused-check-untold = En un torneo, el programa no anuncia ningún jaque (artículo 11.3.1).

## Practice

command-attackers = atacantes
    .heard = atacante
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
practice-moves = Práctica: { $square } { $piece }, jugadas legales: { $squares }.
practice-no-moves = Práctica: { $square } { $piece } no tiene ninguna jugada legal.
play-help-practice = Práctica: escriba { command-attackers } e4 para los atacantes de e4. Escriba { command-moves } e2 para las jugadas legales desde e2.
refused-only-in-practice = Los atacantes y las jugadas legales serían un consejo (artículo { $article }). Para practicar, use annabella play --practice.
refused-no-advice = Eso sería un consejo (artículo { $article }). El programa no tiene motor ni libro de aperturas.
