### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Commands of a review

review-word-next = siguiente
    .heard = s, siguiente jugada, jugada siguiente, próxima, adelante
review-word-previous = anterior
    .heard = anterior jugada, jugada anterior, atrás
review-word-start = inicio
    .heard = primera, primera jugada, principio, comienzo, posición inicial
review-word-end = final
    .heard = fin, posición final
review-word-go = jugada
    .heard = ir a, ir a la jugada, a la jugada
review-word-fen = fen
review-word-comment = comentario
    .heard = comentarios
review-word-variation = variante
    .heard = línea, alternativa
review-word-leave = principal
    .heard = línea principal, variante principal, volver a la partida
review-word-result = resultado
review-word-players = jugadores
    .heard = nombres
review-word-where = dónde
    .heard = dónde estoy
review-word-quit = salir
    .heard = terminar, adiós

## Answers

review-named = { $white } contra { $black }.
review-unnamed = Una partida.
review-length = { $moves ->
    [0] No tiene jugadas.
    [one] Una jugada.
   *[other] { $moves } jugadas.
}
review-begin = Pulse Intro para la jugada siguiente. Escriba un número para esa jugada, { command-help } para más.
review-keys = Flecha derecha: siguiente; flecha izquierda: anterior; Inicio: principio; Fin: final.
review-before-first = Ese es el principio.
review-after-last = Esa era la última jugada.
review-after-variation = Fin de la variante. Escriba { review-word-leave }.
review-no-such-move = { $of ->
    [white] Las blancas no tienen jugada { $number }
    [black] Las negras no tienen jugada { $number }
   *[both] No hay jugada { $number }
}. La última es la { $last } de las { $side ->
    [white] blancas
   *[black] negras
}.
review-nothing-played = No se hizo ninguna jugada.
review-result = { $winner ->
    [white] Ganaron las blancas.
    [black] Ganaron las negras.
   *[none] Tablas.
}
review-fen = FEN: { $fen }
review-fen-printed = La FEN está en la línea anterior.
review-no-times = Aquí no hay tiempos anotados.
review-time-of = { $side ->
    [white] Blancas: { $left }
   *[black] Negras: { $left }
}
review-used = Tiempo consumido: blancas { $white }, negras { $black }
review-help = Pulse Intro o escriba { review-word-next } para la jugada siguiente, { review-word-previous } para la anterior. Escriba 12 para la jugada 12 de las blancas, 12 { argument-black } para la de las negras. Escriba { review-word-start } o { review-word-end } para la primera o la última posición. Escriba { command-time } para ambos relojes, { command-used } para el tiempo consumido. Escriba { command-again } para oír otra vez las últimas palabras. Escriba { command-board } para todas las piezas, { command-square } e4 para una casilla, { command-piece } caballo para los caballos. Escriba { review-word-comment }, { review-word-variation } 1 y { review-word-leave } para las notas, { review-word-result } para el resultado, { review-word-players } para los jugadores, { review-word-where } para la jugada mostrada. Escriba { review-word-fen } para la FEN, { review-word-quit } para terminar.
review-only-asked = Esta partida ha terminado. Escriba { command-help } para saber qué puede preguntar.
review-no-engine = Aquí no hay motor. annabella-home usa uno, si está instalado.
review-left = Adiós.
review-go-on = Para seguir desde aquí: { $command }
review-one-board = Partida tridimensional: annabella review no puede leerla. Use annabella sheet --to longhand.
review-no-place = "{ $text }": no es una jugada. Escriba 12 para la jugada 12 de las blancas, 12... para la de las negras.

## A position in words

show-castling = { $side ->
    [white] Las blancas
   *[black] Las negras
} { $which ->
    [short] aún pueden enrocar corto.
    [long] aún pueden enrocar largo.
   *[both] aún pueden enrocar por ambos lados.
}
show-en-passant = Se puede capturar un peón al paso en { $square }.
review-glyph = { $number ->
    [1] buena jugada
    [2] error
    [3] jugada brillante
    [4] error grave
    [5] jugada interesante
   *[6] jugada dudosa
}
review-commented = { $comments ->
    [one] Un comentario: escriba { review-word-comment }
   *[other] { $comments } comentarios: escriba { review-word-comment }
}
review-varied = { $variations ->
    [one] Una variante: escriba { review-word-variation }
   *[other] { $variations } variantes: escriba { review-word-variation } 1
}
review-comment = Comentario: { $text }
review-no-comment = Esta jugada no tiene comentarios.
review-no-variation = { $variations ->
    [0] Esta jugada no tiene variantes.
   *[other] Esta jugada tiene { $variations }. Escriba { review-word-variation } y un número hasta ese.
}
review-entered = Variante { $number }. Escriba { review-word-leave } para volver.
review-in-game = Esta es la partida misma.
review-no-result = No consta ningún resultado.
review-no-control = No consta el ritmo de juego.
review-unread = No se pudo leer el resto del archivo: “{ $text }”
review-time-as-of = { $side ->
    [white] Blancas { $left }, hace { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
   *[black] Negras { $left }, hace { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
}
