### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Scores as people type them

score-drawn = patta
score-resigned = abbandona
    .heard = abbandonano, abbandono

## annabella sheet

score-ply = { $side ->
        [white] Bianco
       *[black] Nero
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
score-longhand = { $number }. { score-ply }
score-spoken = { $numbered ->
        [yes] Mossa { $number },{" "}
       *[no] {""}
    }{ score-ply }
sheet-no-language = { $value } non è nessuna delle lingue; possibili: de, en, nl, fr, it, es.
sheet-sound-alone = Il suono non va sull'uscita standard insieme ad altre forme; --to wav da solo, o ciascuna con --output.
sheet-sound-to-terminal = Il suono ha bisogno di un file: --output e il suo nome.
sheet-one-form = In un file va una sola forma; --to e --output per ciascuna.

## Dictated moves

dictation-runs = Registrazione.
dictation-move = mossa { $number }, { $side ->
        [white] Bianco
       *[black] Nero
    }
dictation-kept = { $number ->
        [0] Registrato prima della prima mossa, { $length }.
       *[other] Registrato alla { dictation-move }, { $length }.
    }
dictation-heard = { $number ->
        [0] Registrazione prima della prima mossa:
       *[other] Registrazione alla { dictation-move }:
    }
dictation-failed = { $state ->
        [no-microphone] Non si registra nulla: nessun microfono.{ dictation-why }
        [unknown-microphone] Non si registra nulla: nessun microfono unico si chiama { $why }.
        [microphone-lost] Il microfono si è guastato; ciò che fu detto prima è registrato.{ dictation-why }
       *[not-written] La registrazione non si può scrivere sul disco; è conservata e si riprova.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Qui le registrazioni non si possono ascoltare; una cuffia propria si nomina con --white-device o --black-device.
refused-nothing-dictated = Per questo non c'è nulla di registrato; { command-dictate } registra.
refused-dictating = La registrazione dura ancora; { command-dictate } la finisce.
journal-recording = registrazione { $take } del { $side ->
        [white] Bianco
       *[black] Nero
    }: { $state ->
        [running] in corso
        [kept] conservata, { $length }
        [no-microphone] nessun microfono { $why }
        [unknown-microphone] nessun microfono { $why }
        [microphone-lost] microfono guasto dopo { $length } { $why }
       *[not-written] non scritta, { $length } { $why }
    }

## annabella dictation

dictation-of = { $owner ->
        [white] Bianco
       *[black] Nero
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: il file manca.
dictation-damaged = { dictation-of }: { $file } non si può leggere come suono.
dictation-at = { $number ->
        [0] prima della prima mossa
       *[other] { dictation-move }
    }
