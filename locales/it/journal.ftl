### Italian. docs/translators.md tells how; locales/en has a comment on each message.

play-leave-asked = La partita non è finita. Lo stesso tasto ancora una volta, o sì, la lascia; poi annabella { $command } --resume{ $named ->
    [yes] { " e il nome del file" }
   *[no] { "" }
} la prosegue.
play-sure-to-leave = La partita non è finita. Uscire? { command-yes } o { command-no }. È conservata, e --resume la prosegue.
play-go-on-by = annabella { $command } --resume la prosegue.
play-go-on-by-file = annabella { $command } --resume { $file } la prosegue.
play-last-game = L'ultima partita, cominciata { $days ->
    [0] oggi
    [one] ieri
   *[other] { $days } giorni fa
} alle { $clock }.
play-last-game-of = { play-last-game } { $white } contro { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } e { command-digest } rispondono ancora; { command-quit } esce.
resume-last-over = L'ultima partita è finita: { $file }. L'ultima che non lo è: { $other }. Il suo nome dietro --resume la prosegue.
resume-all-over = L'ultima partita è finita: { $file }. Non ce n'è nessuna da proseguire.
resume-none = Non c'è nessuna partita da proseguire in { $directory }.
resume-skipped = { $count ->
    [one] Un registro è stato saltato
   *[other] { $count } registri sono stati saltati; il più recente
}: { $cause }
journal-version = { $file }: registro della versione { $found }; questo programma legge solo la versione { $known }. Aprirlo con la versione di sviluppo che l'ha scritto.
journal-awaited = Si attende che { $file } sia sul disco.
journal-not-saved = { $entries ->
        [one] Una voce non è salvata
       *[other] { $entries } voci non sono salvate
    } in { $file }.
