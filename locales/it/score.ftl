### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Scores as people type them

score-drawn = patta
    .heard = patta concordata, patta d'accordo, stallo
score-resigned = abbandona
    .heard = abbandonano, abbandono, il Bianco abbandona, il Nero abbandona
score-lost-on-time = perde per il tempo
    .heard = tempo, per il tempo, bandierina, caduta della bandierina

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
sheet-no-language = { $value }: lingua non disponibile. Scelga de, en, nl, fr, it o es.
sheet-sound-alone = --to: wav non può andare sull'uscita standard insieme ad altri formati. Usi --to wav da solo, o un --output per ogni formato.
sheet-sound-no-json = --to: wav è audio, che JSON non contiene. Tolga --json.
sheet-sound-to-terminal = --to wav: un terminale non può ricevere suono. Indichi un file con --output.
sheet-one-form = --output: un file contiene un solo formato. Esegua il comando per ogni formato separatamente.

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
        [unknown-microphone] Non si registra nulla: nessun microfono corrisponde a { $why }, o più di uno.
        [microphone-lost] Il microfono si è guastato; tutto ciò che precede è registrato.{ dictation-why }
       *[not-written] La registrazione non è ancora salvata; si riprova.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Qui le registrazioni non si possono ascoltare. Indichi la cuffia con --white-device o --black-device.
refused-nothing-dictated = Per questo non c'è nulla di registrato. Scriva { command-dictate }.
refused-writes-by-hand = Solo un giocatore con disabilità visiva può registrare. Scriva le mosse.
refused-dictating = La registrazione è ancora in corso. Scriva { command-dictate }.
journal-recording = registrazione { $take } del { $side ->
        [white] Bianco
       *[black] Nero
    }: { $state ->
        [running] in corso
        [kept] salvata, { $length }
        [no-microphone] nessun microfono { $why }
        [unknown-microphone] nessun microfono { $why }
        [microphone-lost] microfono guasto dopo { $length } { $why }
       *[not-written] non salvata, { $length } { $why }
    }

## annabella dictation

dictation-of = { $owner ->
        [white] Bianco
       *[black] Nero
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: il file manca.
dictation-damaged = { dictation-of }: { $file } non è un file audio leggibile.
dictation-at = { $number ->
        [0] prima della prima mossa
       *[other] { dictation-move }
    }
verdict-not-compared = { $side ->
    [white] La scacchiera del Bianco non è collegata e non è stata confrontata.
   *[black] La scacchiera del Nero non è collegata e non è stata confrontata.
}

## annabella sheet

help-sheet-language = Scegliere la lingua delle lettere dei pezzi e delle parole [valori: de, en, nl, fr, it, es] [predefinito: lettere come l'interfaccia, parole in tedesco]
help-sheet-profile = Scegliere il codice Braille [predefinito: uk con lettere inglesi dei pezzi, altrimenti german]
help-sheet-width = Impostare le celle per riga, almeno 20 [predefinito per braille e brf: 40]
help-sheet-page = Impostare le righe per pagina di brf; 0 è una sola pagina senza fine
help-sheet-rate = Impostare la velocità della voce di wav in parole al minuto
help-sheet-output = Scrivere in questo file anziché sull'uscita standard
help-sheet-force = Sostituire un file esistente, ma mai un registro

## Dictated moves

help-play-white-microphone = Scegliere il microfono del Bianco
help-play-black-microphone = Scegliere il microfono del Nero

## annabella dictation

help-dictation = Elencare o unire le registrazioni di un giocatore
help-dictation-game = { help-report-game }
help-dictation-side = Elencare solo le registrazioni del Bianco o del Nero
help-dictation-output = Unire tutte le registrazioni in questo file audio
help-dictation-force = { help-sheet-force }
