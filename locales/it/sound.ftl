### Italian. docs/translators.md tells how; locales/en has a comment on each message.

voice-missing = Nessuna voce disponibile. Tutto è soltanto scritto. { $reason }
voice-outlet = { $outlet ->
        [white] La cuffia del Bianco
        [black] La cuffia del Nero
        [arbiter] La cuffia dell'arbitro
       *[room] L'altoparlante
    }
voice-open = { voice-outlet } funziona: { $device }.
voice-no-device = { voice-outlet } tace; le sue parole sono scritte. { $reason } Si riprova.
voice-lost = { voice-outlet } non funziona più. Le parole perse saranno ripetute.
voice-back = { voice-outlet } funziona di nuovo.
voice-shared = Senza cuffie, tutti sentono le risposte private.
voice-unsaid = Alcune parole sono state soltanto scritte. { $reason }
voice-system-ready = La voce del sistema è pronta.
voice-system-restarting = La voce del sistema non risponde e viene riavviata.
voice-system-gone = La voce del sistema si è guastata troppo spesso. Tutto è soltanto scritto.

sound-unknown = { $count ->
        [0] Dispositivo audio { $name }: non trovato. Non ce n'è un altro.
       *[other] Dispositivo audio { $name }: non trovato o ambiguo. Ne scelga uno tra: { $there }.
    }
sound-none = Non c'è nessun dispositivo audio. Ne colleghi uno.
sound-taken = Dispositivo audio { $name }: è già { $by ->
        [white] quello del Bianco
        [black] quello del Nero
        [arbiter] quello dell'arbitro
       *[room] quello della sala
    }. Le parole private sarebbero udite. Ne scelga un altro.
sound-absent = Dispositivo audio { $name }: non collegato. Lo colleghi.
sound-refused = Dispositivo audio { $name }: non si può aprire: { $why }.

espeak-library = Manca la libreria libespeak-ng. Installi espeak-ng.
espeak-named = ANNABELLA_ESPEAK: { $path } non è una libreria libespeak-ng. Corregga il percorso o tolga la variabile.
espeak-data = Mancano le voci di espeak-ng. Installi espeak-ng-data.
espeak-voice = espeak-ng non ha voci per la lingua { $language }.
espeak-synthesis = espeak-ng non può dire "{ $text }".
espeak-ended = espeak-ng non risponde più.

## Changes of a voice

voice-rate = Velocità { $rate }{ $bound ->
    [lowest] , la più lenta
    [highest] , la più veloce
   *[none] {""}
}
voice-volume = Volume { $volume }{ $bound ->
    [lowest] , il più basso
    [highest] , il più forte
   *[none] {""}
}
voice-pitch = Tono { $pitch }{ $bound ->
    [lowest] , il più grave
    [highest] , il più acuto
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Nessuna pausa prima delle case. Scriva { command-rest } 300 per una pausa. Scriva { command-halt } per fermare gli orologi.
   *[other] Pausa prima delle case: { $millis } millisecondi
}
voice-nowhere = Qui tutti sentono la stessa voce. Nulla è cambiato.
voice-off = La voce è disattivata. Riavvii con --speech espeak.
voice-which = Voce { $voice }, { $number } di { $count }
voice-usual = La voce solita. Altre voci: { $count }. Scriva { command-voice } { command-next } per la prossima.
voice-unknown = Voce { $name }: non trovata. Scriva { command-voice } { argument-all } per i nomi.
voice-unknown-at-start = Voce { $name }: non trovata. Parla la solita.
voice-names = Voci: { $names }
voice-names-printed = Ci sono { $count } voci; i nomi sono stampati. Scriva { command-voice } { command-next } per la prossima.
voice-alone = Qui c'è una sola voce.
