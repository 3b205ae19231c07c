### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

play-help = Ayuda sobre { $topics }. { command-help } { $one } cuenta uno, { command-more } lo recorre todo.
play-help-more = { command-more } sigue.
play-help-nothing = Eso no se puede ahora; { command-help } nombra lo que se puede.
play-help-end = Eso era todo; { command-help } nombra los temas.

## Topics

help-topic-start = inicio
    .heard = empezar
help-topic-moving = jugar
    .heard = jugadas, jugada
help-topic-touching = tocar
    .heard = tocada
help-topic-draw = tablas
    .heard = final, abandono
help-topic-clock = reloj
    .heard = tiempo
help-topic-board = tablero
    .heard = posición
help-topic-score = planilla
help-topic-voice = voz
help-topic-arbiter = árbitro
    .heard = decisiones
help-topic-leaving = salir
    .heard = aplazar
help-topic-speakers = quién
help-topic-keys = teclas
help-topic-words = palabras
    .heard = idiomas

## Sentences

play-help-setup = { command-setup } ayuda a colocar las piezas, { command-turn } lee un tablero que está al revés.
play-help-start = { command-start } pone en marcha el reloj de las blancas.
play-help-moving = Una jugada se escribe caballo Gustavo uno Félix tres, o Cf3, o g1f3.
tridim-help-moving = Una jugada se escribe caballo Ana uno downstairs Bella tres neutral, o Cb3N; attack board queenpin tres, o DP3.
play-help-say = { command-say } anuncia lo que muestra su tablero.
play-help-press = { command-press } pulsa el reloj.
play-help-repeat = { command-repeat } y la jugada repite el anuncio del rival; { command-correct } y la jugada corrige un desliz propio.
play-help-missing = { command-missing } dice qué falta todavía.
play-help-touch = { command-adjust } e2 anuncia que compone; { command-touch } e2 avisa de una pieza tocada, { command-touch } e2 e3 de una soltada en e3, { command-touch } { argument-none } de que no se ha tocado nada; { command-must } dice qué queda permitido.
play-help-object = { command-claim } { command-touch } e7 protesta la jugada del rival, { command-claim } { command-touch } e7 e6 porque la pieza se soltó en e6.
play-help-offer = { command-offer } ofrece tablas; { command-accept } y { command-decline } responden.
play-help-claim = { command-claim } { argument-threefold } y { command-claim } { argument-fifty } reclaman tablas, con una jugada detrás antes de hacerla.
play-help-resign = { command-resign } da la partida por perdida; se pregunta antes.
play-help-resign-opponent = Nadie abandona aquí por el rival: { command-halt } llama al árbitro; si no hay, { command-quit } sale y ambos anotan el resultado.
play-help-halt = { command-halt } para los relojes, en un torneo solo para llamar al árbitro; { command-continue } los pone de nuevo en marcha.
play-help-dictation = { command-dictate } empieza y termina la grabación de su planilla, { command-hear } hace oír la última, { command-hear } 12 la de la jugada 12, { command-write } 12. Cf3 anota una jugada.
play-help-set = { command-set } { argument-white } 5:00 ajusta un tiempo, { command-add } { argument-black } 2:00 le suma, { command-set } { argument-white } { command-moves } 23 ajusta la cuenta de jugadas.
play-help-rule = { command-uphold } y { command-dismiss } deciden lo que se reclama o propone.
play-help-retract = { command-retract } vuelve atrás la última media jugada, { command-retract } 2 las dos últimas.
play-help-flag = { command-flag } dice que un tiempo se ha agotado.
play-help-compare = { command-reconcile } compara las dos planillas y los tableros; { command-score } { argument-white } lee una.
play-help-absent = { command-absent } { argument-black } y { command-arrived } { argument-black } anotan quién está.
play-help-back = { command-retract } vuelve atrás la última jugada, { command-retract } 2 dos medias jugadas, si el otro jugador dice que sí.
play-help-adjourn = { command-adjourn } aplaza la partida; a quien le toca jugar sella entonces con { command-seal } y la jugada.
play-help-quit = { command-quit } sale y dice cómo seguir; no se pierde nada.
play-help-answers = { command-yes } y { command-no } responden a una pregunta.
play-help-who = Quien habla puede nombrarse primero: { argument-white }:, { argument-black }:, { argument-assistant }:, { argument-arbiter }:.
play-help-opponent = { command-opponent } dice el nombre del rival.
play-help-languages = Cada orden se entiende en español y en inglés; { command-help } { help-topic-words } nombra ambas.
play-help-keys = Con --keys: F1 ayuda, F2 tiempo propio, F3 ambos tiempos, F4 tiempo usado, F5 jugadas, F6 otra vez, F7 silencio, F8 pulsar, F9 anunciar; o Alt con h, t, c, u, m, a, s, p, y. { keys-talk }
play-help-words = Español e inglés: { $words }.
tridim-help-squares = { command-square } a4N es una casilla y lo que hay debajo y encima, { command-square } a4 toda una columna vertical, { command-colour } a4N el color de una casilla, { command-piece } caballo los caballos.
tridim-help-levels = { command-board } lee todas las piezas, { command-board } con N, DP3, b o 4 un nivel, un tablero de ataque, una columna o una fila, { command-decks } todos los tableros de ataque.
tridim-help-dictation = { command-dictate } empieza y termina la grabación de su planilla, { command-hear } hace oír la última, { command-hear } 12 la de la jugada 12, { command-write } 12. Cb3N anota una jugada.
