### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Scores as people type them

score-drawn = tablas
    .heard = tablas de mutuo acuerdo, tablas acordadas, ahogado
score-resigned = abandona
    .heard = abandonan, abandono, las blancas abandonan, las negras abandonan
score-lost-on-time = pierde por tiempo
    .heard = tiempo, por tiempo, bandera, caída de bandera

## annabella sheet

score-ply = { $side ->
        [white] Blancas
       *[black] Negras
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
score-longhand = { $number }. { score-ply }
score-spoken = { $numbered ->
        [yes] Jugada { $number },{" "}
       *[no] {""}
    }{ score-ply }
sheet-no-language = { $value }: idioma no disponible. Elija de, en, nl, fr, it o es.
sheet-sound-alone = --to: wav no puede ir a la salida estándar junto con otros formatos. Use --to wav solo, o cada formato con su propio --output.
sheet-sound-no-json = --to: wav es sonido, que no cabe en JSON. Quite --json.
sheet-sound-to-terminal = --to wav: un terminal no puede recibir sonido. Indique un archivo con --output.
sheet-one-form = --output: un archivo contiene un solo formato. Ejecute la orden para cada formato por separado.

## Dictated moves

dictation-runs = Grabando.
dictation-move = jugada { $number }, { $side ->
        [white] blancas
       *[black] negras
    }
dictation-kept = { $number ->
        [0] Grabado antes de la primera jugada, { $length }.
       *[other] Grabado en la { dictation-move }, { $length }.
    }
dictation-heard = { $number ->
        [0] Grabación antes de la primera jugada:
       *[other] Grabación en la { dictation-move }:
    }
dictation-failed = { $state ->
        [no-microphone] No se graba nada: no hay micrófono.{ dictation-why }
        [unknown-microphone] No se graba nada: ningún micrófono coincide con { $why }, o coinciden varios.
        [microphone-lost] El micrófono ha fallado; todo lo anterior está grabado.{ dictation-why }
       *[not-written] La grabación aún no está guardada; se intenta de nuevo.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Las grabaciones no se pueden oír aquí. Indique los auriculares del jugador con --white-device o --black-device.
refused-nothing-dictated = Para eso no hay nada grabado. Escriba { command-dictate }.
refused-writes-by-hand = Solo un jugador con discapacidad visual puede grabar. Anote las jugadas.
refused-dictating = La grabación sigue en curso. Escriba { command-dictate }.
journal-recording = grabación { $take } de las { $side ->
        [white] blancas
       *[black] negras
    }: { $state ->
        [running] en curso
        [kept] guardada, { $length }
        [no-microphone] sin micrófono { $why }
        [unknown-microphone] sin micrófono { $why }
        [microphone-lost] el micrófono falló tras { $length } { $why }
       *[not-written] sin guardar, { $length } { $why }
    }

## annabella dictation

dictation-of = { $owner ->
        [white] Blancas
       *[black] Negras
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: falta el archivo.
dictation-damaged = { dictation-of }: { $file } no es un archivo de sonido legible.
dictation-at = { $number ->
        [0] antes de la primera jugada
       *[other] { dictation-move }
    }
verdict-not-compared = { $side ->
    [white] El tablero de las blancas no está conectado y no se ha comparado.
   *[black] El tablero de las negras no está conectado y no se ha comparado.
}

## annabella sheet

help-sheet-language = Elegir el idioma de las letras de las piezas y de las palabras [valores: de, en, nl, fr, it, es] [por defecto: letras como la interfaz, palabras en alemán]
help-sheet-profile = Elegir el código braille [por defecto: uk con letras inglesas de las piezas, si no german]
help-sheet-width = Fijar las celdas por línea, al menos 20 [por defecto para braille y brf: 40]
help-sheet-page = Fijar las líneas por página de brf; 0 es una sola página sin fin
help-sheet-rate = Fijar la velocidad de voz de wav en palabras por minuto
help-sheet-output = Escribir en este archivo en vez de la salida estándar
help-sheet-force = Sustituir un archivo existente, pero nunca un registro

## Dictated moves

help-play-white-microphone = Elegir el micrófono de las blancas
help-play-black-microphone = Elegir el micrófono de las negras

## annabella dictation

help-dictation = Mostrar o unir las grabaciones de un jugador
help-dictation-game = { help-report-game }
help-dictation-side = Mostrar solo las grabaciones de las blancas o de las negras
help-dictation-output = Unir todas las grabaciones en este archivo de sonido
help-dictation-force = { help-sheet-force }
