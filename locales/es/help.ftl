### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

play-help = Temas: { $topics }.
play-help-topics = { $topics }. Escriba { command-help } y un tema.
play-help-more = Escriba { command-more }.
play-help-nothing = Ahora no hay ayuda sobre eso. Escriba { command-help } para los temas.
play-help-end = Eso es todo. Escriba { command-help } para los temas.

## Topics

help-topic-start = inicio
    .heard = empezar
help-topic-moving = jugar
    .heard = jugadas, jugada, enroque, enrocar
help-topic-touching = tocar
    .heard = tocada
help-topic-draw = tablas
    .heard = final, abandono
help-topic-clock = reloj
    .heard = tiempo
help-topic-board = tablero
    .heard = posición
help-topic-levels = niveles
    .heard = nivel, clavijas
help-topic-score = planilla
help-topic-voice = voz
help-topic-arbiter = árbitro
    .heard = decisiones
help-topic-leaving = salir
    .heard = aplazar
help-topic-speakers = quién habla
    .heard = quién
help-topic-keys = teclas
help-topic-words = palabras
    .heard = idiomas

## Sentences

play-help-setup = Escriba { command-setup } para colocar las piezas. Escriba { command-turn } si su tablero está girado. Si el puerto de su tablero ha cambiado, escriba { command-board } y el puerto.
play-help-start = Escriba { command-start } para poner en marcha el reloj de las blancas.
play-help-moving = Escriba una jugada así: caballo Gustavo uno Félix tres. También se entiende Cf3 o g1f3.
tridim-help-moving = Escriba una jugada así: caballo Ana uno planta baja Bella tres neutral, o Cb3N. Un tablero de ataque es clavija dama tres, o DP3.
play-help-say = Escriba { command-say } para anunciar lo que muestra su tablero.
play-help-press = Escriba { command-press } para pulsar el reloj.
play-help-repeat = Escriba { command-repeat } y la jugada para repetir el anuncio del adversario. Por ejemplo: { command-repeat } e5.
tridim-help-repeat = Escriba { command-repeat } y la jugada para repetir el anuncio del adversario. Por ejemplo: { command-repeat } Cb6N.
play-help-correct = Escriba { command-correct } y la jugada para corregir su anuncio antes de pulsar. Por ejemplo: { command-correct } Cc3.
play-help-missing = Escriba { command-missing } para saber qué le falta a su jugada.
play-help-touch = Escriba { command-adjust } e2 antes de componer e2. Escriba { command-touch } e2 si se tocó e2. Escriba { command-touch } e2 e3 si la pieza se soltó en e3. Escriba { command-touch } { argument-none } si no se tocó nada.
play-help-must = Escriba { command-must } para saber qué debe jugar.
play-help-object = Escriba { command-claim } { command-touch } e7 si el adversario tocó primero e7. Escriba { command-claim } { command-touch } e7 e6 si la pieza se soltó en e6.
play-help-offer = Escriba { command-offer } para ofrecer tablas. Responda con { command-accept } o { command-decline }. Escriba { command-offers } para saber si hay una oferta.
play-help-claim = Escriba { command-claim } { argument-threefold } o { command-claim } { argument-fifty } para reclamar tablas. Añada la jugada antes de hacerla: { command-claim } { argument-fifty } Cf3.
play-help-resign = Escriba { command-resign } para abandonar. El programa pide confirmación.
play-help-resign-opponent = Aquí no puede abandonar por el adversario. Escriba { command-halt } para llamar al árbitro. Sin árbitro, escriba { command-quit }; ambos anotan el resultado.
play-help-halt = Escriba { command-halt } para parar los relojes, { command-continue } para ponerlos en marcha. En un torneo, use { command-halt } solo para llamar al árbitro.
play-help-dictation = Escriba { command-dictate } para empezar o terminar una grabación de su planilla. Escriba { command-hear } para la última, { command-hear } 12 para la de la jugada 12. Escriba { command-write } 12. Cf3 para anotar una jugada.
play-help-set = Escriba { command-set } { argument-white } 5:00 para ajustar un tiempo. Escriba { command-add } { argument-black } 2:00 para añadir tiempo. Escriba { command-set } { argument-white } { command-moves } 23 para el número de jugadas.
play-help-rule = Escriba { command-uphold } o { command-dismiss } para decidir una reclamación o una propuesta.
play-help-retract = Escriba { command-retract } para deshacer la última jugada, { command-retract } 2 para las dos últimas.
play-help-flag = Escriba { command-flag } para avisar de que un tiempo se ha agotado.
play-help-compare = Escriba { command-reconcile } para comparar las dos planillas y los tableros. Escriba { command-score } { argument-white } para la planilla de las blancas.
play-help-absent = Escriba { command-absent } { argument-black } si las negras no están, { command-arrived } { argument-black } cuando lleguen.
play-help-back = Escriba { command-retract } para proponer deshacer la última jugada. Escriba { command-retract } 2 para las dos últimas. El otro jugador responde sí o no.
play-help-adjourn = Escriba { command-adjourn } para aplazar la partida. Quien debe jugar sella entonces su jugada secreta, por ejemplo { command-seal } Cf3.
play-help-quit = Escriba { command-quit } para terminar. No se pierde nada; el programa muestra cómo reanudar.
play-help-answers = Escriba { command-yes } o { command-no } cuando el programa pregunte.
play-help-who = Nombre antes a quien habla y dos puntos: { argument-white }, { argument-black }, { argument-assistant } o { argument-arbiter }. Por ejemplo: { argument-white }, dos puntos, e4.
play-help-opponent = Escriba { command-opponent } para el nombre del adversario.
play-help-languages = Cada orden existe en español y en inglés. Escriba { command-help } { help-topic-words } para ambas.
play-help-keys = Con --keys: F1 o Alt h: ayuda. F2 o Alt t: su tiempo. F3 o Alt c: ambos tiempos. F4 o Alt u: tiempo consumido. F5 o Alt m: jugadas. F6 o Alt a: otra vez. F7 o Alt s: silencio. F8 o Alt p: pulsar el reloj. F9 o Alt y: anunciar. Tab: el tablero. { keys-talk }
play-help-words = Español e inglés: { $words }.
tridim-help-squares = Escriba { command-square } a4N para una casilla y las de debajo y encima. Escriba { command-square } a4 para toda una columna vertical. Escriba { command-colour } a4N para un color, { command-piece } caballo para los caballos.
tridim-help-levels = Escriba { command-board } para todas las piezas. Añada N o DP3 para un nivel o un tablero de ataque. Añada b o 4 para una columna o una fila. Escriba { command-decks } para todos los tableros de ataque.
tridim-help-level-words = W es el nivel más bajo, { $low }. N es el del medio, { $middle }. S es el más alto, { $high }.
tridim-help-pin-words = DP1 es { $queen }, en el flanco de dama. RP1 es { $king }, en el flanco de rey. Un tablero de ataque está en una clavija. Las clavijas 1 y 2 son de { $low }. Las clavijas 3 y 4 son de { $middle }. Las clavijas 5 y 6 son de { $high }.
tridim-help-level-letters = Escriba la palabra o la letra: { command-board } { $high }, o { command-board } S. Una casilla siempre tiene nivel: a4N.
tridim-help-dictation = Escriba { command-dictate } para empezar o terminar una grabación de su planilla. Escriba { command-hear } para la última, { command-hear } 12 para la de la jugada 12. Escriba { command-write } 12. Cb3N para anotar una jugada.
