### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Scores as people type them

score-drawn = tablas
score-resigned = abandona
    .heard = abandonan, abandono

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
sheet-no-language = { $value } no es ninguno de los idiomas; posibles: de, en, nl, fr, it, es.
sheet-sound-alone = El sonido no va a la salida estándar junto con otras formas; --to wav solo, o cada una con --output.
sheet-sound-to-terminal = El sonido necesita un archivo: --output y su nombre.
sheet-one-form = En un archivo cabe una sola forma; --to y --output para cada una.

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
        [unknown-microphone] No se graba nada: ningún micrófono único se llama { $why }.
        [microphone-lost] El micrófono ha fallado; lo dicho antes está grabado.{ dictation-why }
       *[not-written] La grabación no se puede escribir en el disco; se guarda y se intenta de nuevo.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Las grabaciones no se pueden oír aquí; unos auriculares propios se nombran con --white-device o --black-device.
refused-nothing-dictated = Para eso no hay nada grabado; { command-dictate } graba.
refused-dictating = La grabación sigue; { command-dictate } la termina.
journal-recording = grabación { $take } de las { $side ->
        [white] blancas
       *[black] negras
    }: { $state ->
        [running] en curso
        [kept] guardada, { $length }
        [no-microphone] sin micrófono { $why }
        [unknown-microphone] sin micrófono { $why }
        [microphone-lost] el micrófono falló tras { $length } { $why }
       *[not-written] sin escribir, { $length } { $why }
    }

## annabella dictation

dictation-of = { $owner ->
        [white] Blancas
       *[black] Negras
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: falta el archivo.
dictation-damaged = { dictation-of }: { $file } no se puede leer como sonido.
dictation-at = { $number ->
        [0] antes de la primera jugada
       *[other] { dictation-move }
    }
