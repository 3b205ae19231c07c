### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## The learner's words

learn-word-skip = saltar
    .heard = omitir
learn-word-quit = salir
    .heard = terminar, adiós
learn-word-help = ayuda
learn-word-on = siguiente
    .heard = más, continuar, seguir, sí, vale, hecho

## About the lessons

learn-welcome = Le damos la bienvenida. Aprenderá a jugar de oído, a su ritmo. Termine cada línea con Intro. Escriba { learn-word-quit } para terminar cuando quiera.
learn-goes-on = Lecciones reanudadas.
learn-title = { $title }.
learn-enter = Pulse Intro para seguir.
learn-drill-begins = { $count ->
    [one] Escriba lo que oiga.
   *[other] Escriba lo que oiga, { $count } veces. Intro lo repite. Escriba { learn-word-skip } para la respuesta.
}
learn-right = Correcto.
learn-drill-wrong = No. Escuche otra vez:
learn-drill-hint = No. Escriba { learn-word-skip } para la respuesta. Escuche otra vez:
learn-drill-was = Era { $text }.
learn-drill-was-file = Era { $file }, { $text }.
learn-drill-file = { $file }
learn-drill-rank = { $rank }
learn-where = { $piece-id ->
    [king] Busque el { $piece }.
    [queen] Busque la { $piece }.
   *[other] Busque cualquier { $piece }.
} ¿En qué casilla está?
learn-what = Ponga un dedo en { $square }. ¿Qué pieza hay allí?
learn-no-square = No es una casilla. Escriba una, por ejemplo { file-e } cuatro.
learn-no-piece = No es una pieza. Escriba una, por ejemplo torre o torre blanca.
learn-other-first = No, es otra pieza.
learn-taken-back = Es posible, pero no en esta lección. Se ha deshecho.
learn-chapter-done = Fin del capítulo. Pulse Intro para el siguiente: { $next }. Escriba { learn-word-quit } para terminar.
learn-all-done = Ha terminado las lecciones. Para jugar, escriba annabella play. Para el manual, escriba annabella manual player. Para repasar una partida terminada, escriba annabella review y su archivo.
learn-help = Pulse Intro para seguir o para oír otra vez el paso. Escriba { learn-word-skip } para saltar un paso, { learn-word-quit } para terminar. annabella learn --list muestra los capítulos.
learn-left = Hasta pronto. Escriba annabella learn para seguir desde aquí.
learn-contents = { $word }: { $title }
learn-contents-done = { learn-contents }, terminado
learn-no-chapter = Capítulo "{ $text }": desconocido. Vea annabella learn --list.
learn-damaged = Progreso de las lecciones: ilegible, conservado como { $file }. Las lecciones empiezan desde el principio.
learn-not-kept = Progreso de las lecciones: no guardado en { $file }: { $cause }.

## The alphabet

learn-alphabet = Las palabras de las casillas
learn-alphabet-word = alfabeto
learn-alphabet-why = Las letras b, d y e suenan parecido. Por eso cada columna tiene un nombre. { learn-enter }
learn-alphabet-files = Las columnas, de la a a la h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Pulse Intro para un ejercicio y escriba la letra de cada nombre.
learn-alphabet-ranks = Las filas se numeran del uno al ocho. Pulse Intro para un ejercicio y escriba cada cifra.
learn-alphabet-squares = Una casilla es una columna y una fila: { file-e } cuatro. ¿Demasiado rápido? Escriba { command-rest } 300 para una pausa antes de cada casilla. Pulse Intro para un ejercicio y escriba letra y cifra, por ejemplo e4.

## The board by touch

learn-board = El tablero al tacto
learn-board-word = tablero
learn-board-lies = { $board ->
    [yes] Coloque las piezas, las blancas en su lado.
   *[no] Prepare un tablero, con las blancas en su lado. También puede solo imaginarlo.
} La esquina de su mano izquierda es { file-a } uno. { learn-enter }
learn-board-feels = Las casillas negras están en relieve y las piezas negras, marcadas. { $board ->
    [yes] Responda con una casilla, por ejemplo { file-e } cuatro, o levante la pieza.
   *[no] Responda con una casilla, por ejemplo { file-e } cuatro.
} { learn-enter }
learn-board-questions = En vez de palpar una pieza, puede preguntar. { learn-enter }
learn-board-square = Pregunte qué hay en una casilla del centro. Escriba { command-square } { file-e } cuatro.
learn-board-colour = Pregunte si es blanca o negra. Escriba { command-colour } { file-e } cuatro.
learn-board-rank = Oiga las piezas de la primera fila. Escriba { command-board } 1.
learn-board-piece = Pregunte dónde están los caballos. Escriba { command-piece } caballo.

## Times

learn-times = Los tiempos de oído
learn-times-word = tiempos
learn-times-why = En una partida, escriba { command-time } para oír cuánto tiempo le queda. Con auriculares, solo lo oye usted. Pulse Intro para un ejercicio y escriba cada tiempo: minutos, dos puntos, segundos.

## The first game

learn-game = Una primera partida
learn-game-word = partida
learn-game-why = Usted juega con blancas y tiene discapacidad visual. El programa juega con negras, anuncia las jugadas y lleva el reloj. { learn-enter }
learn-game-clock = Cada jugador tiene 15 minutos, más 10 segundos por jugada. { $board ->
    [yes] Coloque las piezas. Después de Intro, puede escribir { command-setup } para que le guíe.
   *[no] Si tiene un tablero, haga las jugadas también en él.
} { learn-enter }
learn-game-start = Escriba { command-start }. Entonces corre el reloj de las blancas.
learn-game-time = Su reloj está en marcha. Escriba { command-time } para oír cuánto le queda.
learn-game-first = Ahora mueva el peón de { file-e } dos a { file-e } cuatro. { $board ->
    [yes] Muévalo en el tablero y escriba { command-say }.
   *[no] Escriba { file-e } cuatro.
} Todos oyen el anuncio.
learn-game-press = Su jugada está anunciada. El reloj de las negras no corre hasta que pulse el suyo. Escriba { command-press }.
learn-game-repeat = Las negras han anunciado una jugada. Repítala antes de responder. { $board ->
    [yes] Hágala en su tablero, o escriba
   *[no] Escriba
} { command-repeat } { file-e } cinco.
learn-game-bishop = Ahora mueva el alfil de { file-f } uno a { file-c } cuatro. { $board ->
    [yes] Muévalo en el tablero y escriba { command-say }.
   *[no] Escriba alfil { file-c } cuatro.
}
learn-game-press-again = Escriba { command-press }.
learn-game-last = ¿No oyó la jugada de las negras? Escriba { command-last } para oírla otra vez.
learn-game-repeat-again = Repítala. { $board ->
    [yes] Hágala en su tablero, o escriba
   *[no] Escriba
} { command-repeat } caballo { file-c } seis.
learn-game-repeat-third = Repítala: escriba { command-repeat } caballo { file-f } seis.
learn-game-queen = Ahora mueva la dama de { file-d } uno a { file-h } cinco. { $board ->
    [yes] Muévala en el tablero y escriba { command-say }.
   *[no] Escriba dama { file-h } cinco.
}
learn-game-lines = { file-f } siete está débil. ¿Tiene su dama el paso libre? Escriba { command-lines } { file-f } siete { file-h } cinco.
learn-game-mate = El paso está libre, y su alfil defiende { file-f } siete. Capture allí con la dama: es mate. { $board ->
    [yes] Capture en el tablero y escriba { command-say }.
   *[no] Escriba dama por { file-f } siete.
}
learn-game-score = Ha ganado. El programa ha llevado su planilla. Escriba { command-score } para oírla.
learn-game-over = En una partida, escriba { command-help } para oír qué puede hacer. Escriba { command-missing } para oír qué le falta a su jugada. { learn-enter }
learn-game-voice = Escriba { command-again } para oír otra vez las últimas palabras. Escriba { command-faster } o { command-slower } para cambiar la voz. Pulse Intro para terminar el capítulo.
