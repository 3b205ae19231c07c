### Italian. docs/translators.md tells how; locales/en has a comment on each message.

voice-missing = Non c'è voce, le parole sono solo scritte. { $reason }
voice-outlet = { $outlet ->
        [white] La cuffia del Bianco
        [black] La cuffia del Nero
        [arbiter] La cuffia dell'arbitro
       *[room] La cassa
    }
voice-open = { voice-outlet } è pronta: { $device }.
voice-no-device = { voice-outlet } è muta, le sue parole sono scritte. { $reason } Si riprova.
voice-lost = { voice-outlet } si è guastata. Ciò che non fu udito sarà ridetto quando torna.
voice-back = { voice-outlet } è tornata.
voice-shared = Le parole private sono dette dalla cassa, perché non ogni giocatore ha una cuffia.
voice-unsaid = Alcune parole non sono state dette, solo scritte. { $reason }
voice-system-ready = La voce del sistema è pronta.
voice-system-restarting = La voce del sistema non risponde ed è riavviata.
voice-system-gone = La voce del sistema si è guastata troppo spesso, le parole sono solo scritte.

sound-unknown = { $count ->
        [0] Non c'è nessun dispositivo audio { $name }, né alcun altro.
       *[other] Nessun dispositivo audio unico si chiama { $name }; ci sono: { $there }.
    }
sound-none = Non c'è nessun dispositivo audio.
sound-taken = Il dispositivo audio { $name } è già { $by ->
        [white] quello del Bianco
        [black] quello del Nero
        [arbiter] quello dell'arbitro
       *[room] quello della sala
    }; le parole private sarebbero udite.
sound-absent = Il dispositivo audio { $name } non c'è.
sound-refused = Il dispositivo audio { $name } non si può aprire: { $why }.

espeak-library = La libreria libespeak-ng manca; installi espeak-ng.
espeak-named = { $path }, indicato da ANNABELLA_ESPEAK, non è una libreria libespeak-ng; corregga il percorso o tolga ANNABELLA_ESPEAK.
espeak-data = Le voci di espeak-ng mancano; installi espeak-ng-data.
espeak-voice = espeak-ng non ha voci per la lingua { $language }.
espeak-synthesis = espeak-ng non può dire “{ $text }”.
espeak-ended = espeak-ng non risponde più.

## Changes of a voice

voice-rate = Velocità { $rate }{ $bound ->
    [lowest] , più lento non si può
    [highest] , più veloce non si può
   *[none] {""}
}
voice-volume = Volume { $volume }{ $bound ->
    [lowest] , più piano non si può
    [highest] , più forte non si può
   *[none] {""}
}
voice-pitch = Tono { $pitch }{ $bound ->
    [lowest] , più grave non si può
    [highest] , più acuto non si può
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Nessuna pausa prima delle case. { command-rest } 300 ne mette una; { command-halt } ferma gli orologi.
   *[other] Pausa prima delle case: { $millis } millisecondi
}
voice-nowhere = Nessuna voce qui parla a lei solo, perciò resta com'è.
voice-which = Voce { $voice }, { $number } di { $count }
voice-usual = La voce solita, ce ne sono altre { $count }. { command-voice } { command-next } prende la prossima.
voice-unknown = Non c'è una voce { $name }. { command-voice } { argument-all } le nomina, { command-voice } { command-next } prende la prossima.
voice-unknown-at-start = Non c'è una voce { $name }; parla la solita.
voice-names = Voci: { $names }
voice-alone = Qui c'è una sola voce.
