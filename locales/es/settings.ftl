### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Words of the menu

settings-list = lista
settings-back = atrás
settings-quit = salir
settings-default = predeterminado
settings-preset = perfil
settings-file = archivo
settings-again = repetir
settings-on = activado
settings-off = desactivado
settings-where-word = dónde

## Sentences of the menu

settings-welcome = Ajustes. Escriba un número, { command-help } o { settings-quit }.
settings-where = Los ajustes están en { $file }.
settings-help = Escriba un número, un nombre, o un nombre y su valor, por ejemplo { settings-name-rate } 250. { settings-list } muestra sus ajustes, { settings-preset } los perfiles, { settings-where-word } el archivo. Escriba { settings-quit } para terminar.
settings-help-group = Escriba un número o un nombre. Intro repite la lista. { settings-back } lleva a los grupos, { settings-list } muestra sus ajustes. Escriba { settings-quit } para terminar.
settings-help-setting = Escriba el nuevo valor o su número. { settings-default } borra el suyo, { settings-back } lo conserva, Intro lo repite.
settings-help-option = Su opción es { $option }.
settings-help-example = Un ejemplo: { $example }.
settings-bounds = Valores posibles: de { $lowest } a { $highest }.
settings-choice = { $number }: { $what }
settings-title = { $title }
settings-pair = { $name }: { $value }
settings-by-default = { $value }, por defecto
settings-nothing = sin ajustar
settings-now = { $now }. Finalidad: { $purpose }.
settings-ask = Escriba el nuevo valor, o { settings-back } para conservar este.
settings-set = { $name }: ahora { $value }, guardado.
settings-not-here = { $value } no está disponible en este momento.
settings-taken-out = { $name }: ajuste borrado. Valor por defecto: { $value }.
settings-none = No hay nada ajustado.
settings-presets = Perfiles: { $presets }.
settings-in-preset = Está cambiando el perfil { $preset }. Escriba { settings-file } para los ajustes que valen siempre.
settings-new-preset = El perfil { $preset } es nuevo. Su primer cambio lo crea.
settings-in-file = Está cambiando los ajustes que valen siempre.
settings-left = Fin de los ajustes. Sus cambios están guardados.
settings-out-of-bounds = { $name }: "{ $value }" está fuera de los límites. Escriba de { $lowest } a { $highest }.
settings-no-choice = { $name }: "{ $value }" no es un valor posible. Escriba { $possible }.
settings-not-understood = "{ $text }": no es un ajuste ni un número de esta lista. Intro repite la lista.
settings-not-understood-near = "{ $text }": no es un ajuste ni un número de esta lista. ¿Quería decir { $near }?
settings-mend = Escriba { settings-default } { $key } para borrar la línea.

## Names of settings in the menu

settings-name-time-control = ritmo de juego
settings-name-white-impaired = blancas con discapacidad visual
settings-name-black-impaired = negras con discapacidad visual
settings-name-white-board = tablero blancas
settings-name-black-board = tablero negras
settings-name-arbiter = árbitro
settings-name-speech = salida de voz
settings-name-rate = velocidad
settings-name-volume = volumen
settings-name-variant = variante
settings-name-laws = reglas
settings-name-repetition = repetición
settings-name-sighted-press = pulsación del vidente
settings-name-let-go = soltar
settings-name-no-draw-before = sin tablas antes
settings-name-default-time = tiempo de espera
settings-name-supervision = supervisión
settings-name-quickplay-finish = final rápido
settings-name-practice = práctica
settings-name-level-words = palabras de los niveles
settings-name-white-name = nombre blancas
settings-name-black-name = nombre negras
settings-name-white-title = título blancas
settings-name-black-title = título negras
settings-name-white-elo = elo blancas
settings-name-black-elo = elo negras
settings-name-white-fide-id = número fide blancas
settings-name-black-fide-id = número fide negras
settings-name-event = torneo
settings-name-site = lugar
settings-name-round = ronda
settings-name-announce-by = anunciador
settings-name-announce-language = idioma de los anuncios
settings-name-style = estilo
settings-name-alphabet = alfabeto
settings-name-zwo = zwo
settings-name-pause = pausa
settings-name-notation = notación
settings-name-hear-execution = oír la ejecución
settings-name-seat = puesto
settings-name-assistants = asistentes
settings-name-white-assistant = asistente blancas
settings-name-black-assistant = asistente negras
settings-name-white-deaf = blancas sordas
settings-name-black-deaf = negras sordas
settings-name-pin = pin
settings-name-pin-kept = duración del pin
settings-name-keys = teclas
settings-name-warn = avisos
settings-name-white-warn = avisos blancas
settings-name-black-warn = avisos negras
settings-name-voice = voz
settings-name-white-voice = voz blancas
settings-name-black-voice = voz negras
settings-name-arbiter-voice = voz árbitro
settings-name-room-device = altavoz
settings-name-white-device = auricular blancas
settings-name-black-device = auricular negras
settings-name-arbiter-device = auricular árbitro
settings-name-width = longitud de línea
settings-name-prefix = nombre del hablante
settings-name-echo = eco
settings-name-confirm = confirmación
settings-name-white-microphone = micrófono blancas
settings-name-black-microphone = micrófono negras
settings-name-white-hear = anuncios blancas
settings-name-black-hear = anuncios negras
settings-name-white-peg-echo = eco de clavijas blancas
settings-name-black-peg-echo = eco de clavijas negras
settings-name-white-turned = tablero blancas girado
settings-name-black-turned = tablero negras girado
settings-name-set-clock = ajustar el reloj
settings-name-debounce = antirrebote
settings-name-quiet = reposo del tablero
settings-name-rest = reposo del anuncio
settings-name-locale = idioma

## Names of values in the menu

settings-value-espeak = voz propia
settings-value-system = voz del sistema
settings-value-print = solo texto
settings-value-required = exigido
settings-value-words = con palabras
settings-value-announced = anunciada
settings-value-executed = ejecutada
settings-value-full = completo
settings-value-short = corto
settings-value-partial = parcial
settings-value-program = el programa
settings-value-player = una persona
settings-value-auto = automático
settings-value-shared = compartido
settings-value-white = blancas
settings-value-black = negras
settings-value-assistant = asistente
settings-value-white-assistant = asistente de las blancas
settings-value-black-assistant = asistente de las negras
settings-value-arbiter = árbitro
settings-value-left = izquierda
settings-value-right = derecha

## The file

settings-file-head =
    Ajustes de annabella: nombre = valor, las palabras entre comillas, true o false para un interruptor.
    annabella settings los muestra y los cambia. annabella help play explica cada uno.
    Los ajustes tras { "[" }preset.NOMBRE] solo valen con --preset NOMBRE.
settings-no-file = Ajustes: no hay sitio para el archivo. Defina XDG_CONFIG_HOME, HOME o ANNABELLA_SETTINGS.
settings-unreadable = Ajustes: no se pueden leer. { $cause }
settings-no-toml = Ajustes { $file }, línea { $line }: "{ $text }" no es un ajuste. Escriba nombre = valor, las palabras entre comillas.
settings-unknown = Ajustes { $file }, línea { $line }: no existe el ajuste "{ $key }". Vea annabella help play.
settings-unknown-near = Ajustes { $file }, línea { $line }: no existe el ajuste "{ $key }". ¿Quería decir { $near }?
settings-no-value = Ajustes { $file }, línea { $line }: "{ $key }" no es un único valor. Dé uno, o empiece un perfil con [preset.NOMBRE].
settings-wrong-value = Ajustes { $file }, línea { $line }: { $cause }
settings-no-preset = "{ $preset }": ese perfil no existe. Elija uno de { $presets }.

## Help

help-settings = Mostrar o cambiar los ajustes
help-settings-line = Una línea del menú [por defecto: todo el menú]
help-settings-preset = Mostrar o cambiar este perfil
help-settings-speech = Elegir la voz [por defecto: solo en un terminal]
help-play-preset = Aplicar estos perfiles; --no-NOMBRE omite un ajuste
help-clock-preset = { help-play-preset }
help-play-assistants = Dar un asistente a cada jugador con discapacidad visual, como a las blancas
