### Italian. docs/translators.md tells how; locales/en has a comment on each message.

play-leave-asked = La partita non è finita. Per uscire, prema di nuovo o scriva { command-yes }. Per riprenderla: { $command } --resume{ $named ->
    [yes] { " e il nome del registro" }
   *[no] { "" }
}.
play-sure-to-leave = La partita non è finita. Uscire? { command-yes } o { command-no }. La partita è salvata; --resume la riprende.
play-go-on-by = Per riprendere la partita: { $command } --resume
play-go-on-by-file = { play-go-on-by } { $file }
play-last-game = L'ultima partita, iniziata { $days ->
    [0] oggi
    [one] ieri
   *[other] { $days } giorni fa
} alle { $clock }.
play-last-game-of = { play-last-game } { $white } contro { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } e { command-digest } restano disponibili; { command-quit } chiude il programma.
resume-last-over = L'ultima partita è finita: { $file }. Per riprendere l'ultima non finita: --resume { $other }
resume-all-over = L'ultima partita è finita: { $file }. Non c'è nessuna partita da riprendere.
resume-none = Nessuna partita da riprendere in { $directory }.
resume-skipped = { $count ->
    [one] Un registro è stato saltato
   *[other] { $count } registri sono stati saltati; il più recente
}: { $cause }
journal-missing = { $file }: file non trovato.
journal-no-file =
    { $file }: è { $kind ->
        [directory] una cartella
        [pipe] una pipe
        [socket] un socket
       *[device] un dispositivo
    }. Scelga un file normale.
file-long-line = { $file }, riga { $line }: più di 64 kilobyte. Divida la riga.
journal-too-long = { $file }: il file è troppo lungo.
journal-version = { $file }: registro della versione { $found }; questo programma legge solo la versione { $known }. Lo apra con la versione di sviluppo che l'ha scritto.
journal-awaited = Salvataggio di { $file } in corso.
journal-not-saved = { $entries ->
        [one] Una voce non è stata salvata
       *[other] { $entries } voci non sono state salvate
    } in { $file }.
journal-write-down = Non è stato possibile salvare nemmeno una copia. Copiare queste mosse e questi tempi:
play-rescued = Non è stato possibile salvare il registro al suo posto. Una copia di tutta la partita è { $file }. Per riprenderla: { $command } --resume
