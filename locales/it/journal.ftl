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

## Games, scoresheets and files that are read

games-listed = Partita { $number }{ $named ->
    [yes] : { $white } contro { $black }
   *[no] {""}
}{ $result ->
    [white] , ha vinto il Bianco
    [black] , ha vinto il Nero
    [draw] , patta
    [both-lose] , hanno perso entrambi
   *[open] {""}
}, { $moves ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $moves } mosse
}{ $dated ->
    [yes] , { $date }
   *[no] {""}
}
games-no-text = { $file }: un altro tipo di file, per esempio una pagina web. Indichi un PGN, un formulario scritto o un registro.
games-none = { $file }: nessuna partita trovata. Indichi un PGN, un formulario scritto o un registro.
games-none-but = { $file }: nessuna partita trovata: { $cause }
games-several = { $file }: { $games } partite. Ne scelga una con --game NUMERO o --game NOME.{ $more ->
    [0] {""}
   *[other] {" "}Altre { $more }: annabella games FILE.
}
games-no-such = { $file }: nessuna partita { $which } tra { $games ->
    [one] una sola
   *[other] { $games }
}. Per l'elenco, scriva annabella games e il nome del file.
games-own = @{ $number }: { $date }, { $white } – { $black }, { $moves ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $moves } mosse
}, { $status ->
    [running] in corso
    [over] finita, { $result }
    [adjourned] sospesa
   *[unfinished] non finita
}
games-own-engine = Partite contro un motore:
games-unreadable = @{ $number }: { $file } non si può leggere. Scriva annabella journal verify e il nome del file.
games-own-none = { $directory }: ancora nessuna partita. Ne cominci una con annabella play.
sheet-left-out = { $file }: commenti omessi: { $comments }; varianti omesse: { $variations }. Solo --to pgn li contiene.
sheet-cell = { $file }: { $ply }, { $text }: non indica una sola mossa legale.
journal-exists = { $file }: il file esiste già. Dia un altro nome al nuovo registro.
journal-empty = { $file }: il file è vuoto.
journal-in-use = { $file }: un altro programma sta scrivendo nel file.
journal-none = { $file }: non è un registro.
journal-changed = { $file }, riga { $line }: la riga è stata modificata o danneggiata.
journal-cause-directory = la cartella non esiste.
journal-cause-permission = accesso negato.
journal-cause-full = il disco è pieno.
journal-cause-large = il file ha raggiunto la dimensione massima.
journal-cause-read-only = il disco è protetto da scrittura.
output-journal = { $file }: un registro non viene mai sostituito. Scelga un altro file.
output-exists = { $file }: il file esiste già. Lo sostituisca con --force.
output-link = { $file }: è un collegamento. Scelga un file normale.
output-lost = Non è stato possibile scrivere il risultato.
resume-not-counting = { $count ->
    [one] L'opzione { $options } è ignorata
   *[other] Le opzioni { $options } sono ignorate
}: la partita mantiene le sue impostazioni.
resume-many-not-counting = { $count } opzioni sono ignorate: la partita mantiene le sue impostazioni.
resume-last-open = L'ultima partita è aperta in un altro terminale: { $file }. Per riprendere l'ultima che non lo è: --resume { $other }
resume-all-open = L'ultima partita è aperta in un altro terminale: { $file }. La chiuda lì, poi la riprenda qui.
file-remark = riga { $line }, colonna { $column }: { $what }
file-signs = "{ $text }" contiene caratteri che non sono testo; sono stati saltati.
file-unreadable = { file-move }: "{ $text }" non è una mossa. La lettura finisce qui.
file-ambiguous = { file-move }: "{ $text }" corrisponde a più mosse legali: { $moves }. La lettura finisce qui.
file-illegal = { file-move }, "{ $text }" (articolo 7.5.1): { $why } { $continues ->
    [yes] La mossa è stata eseguita come è scritta.
   *[no] La lettura finisce qui.
}
file-missing = Manca: { file-move }. La lettura finisce qui.
file-number = il numero di mossa { $text } contraddice gli altri. Si è seguito l'ordine delle mosse.
file-surplus = "{ $text }" è una mossa di troppo nella sua riga. Resta come commento.
file-after-result = "{ $text }" viene dopo il risultato. Le mosse dopo il risultato restano come commento.
file-prose = "{ $text }" non fa parte della partita. Resta come commento.
file-outside = "{ $text }" non fa parte di una partita. È stato saltato.
file-escaped = "{ $text }" è riservato ad altri programmi da un segno di percentuale. Resta come commento.
file-tag = "{ $text }" non è un'etichetta corretta. Valore letto: "{ $value }".
file-unclear-tag = "{ $text }" non è un'etichetta corretta. Valore letto: "{ $value }". Il testo intero resta come commento.
file-tag-twice = "{ $text }" dà un secondo valore a un'etichetta. Vale il primo: "{ $value }". Il secondo resta come commento.
file-results = il risultato dopo le mosse è { $text }, nell'etichetta { $value }. Vale quello dopo le mosse.
file-turn = { $side ->
    [white] secondo la FEN muove il Bianco, ma "{ $text }" è scritta come mossa del Nero. Le mosse non sono state lette.
   *[black] secondo la FEN muove il Nero, ma "{ $text }" è scritta come mossa del Bianco. Le mosse non sono state lette.
}
file-unclosed = { $what ->
    [comment] il commento aperto qui non è chiuso.
   *[variation] la variante aperta qui non è chiusa.
}
file-unopened = "{ $text }" non chiude nulla. È stato saltato.
file-starts = "{ $text }" è una posizione iniziale diversa da quella della riga { $other }. Le mosse non sono state lette.
file-variant = la variante "{ $text }" qui non si gioca. Le mosse non sono state lette.
file-no-start = è annunciata una posizione iniziale, ma manca la FEN. Le mosse sono state lette dalla posizione solita.
file-chess960 = nessuna variante è indicata, e le lettere dell'arrocco valgono solo per Chess960. La partita è stata letta come Chess960.
file-letters = lettere dei pezzi: { $letters }.
letters-learnt = dedotte dalle mosse, { $letters }
file-columns = le colonne del Bianco e del Nero sono scambiate. Sono state lette così.
file-kings-in-centre = dopo la partita i re sono stati messi al centro ({ $score }). Queste non sono mosse.
file-in-variation = "{ $text }" in una variante non è una mossa legale. Il resto della variante resta come testo.
file-stray = "{ $text }" non è una mossa. Resta come commento.
file-no-time = "{ $text }" non è un tempo di questa partita. Resta come testo.
file-counters = "{ $text }" ha contatori impossibili in una partita. Si assume: mossa { $number }, { $halfmoves } mosse dei due colori senza catture né mosse di pedone.
file-glued = "{ $text }" è stato letto come due mosse.
file-no-capture = "{ $text }" è stata letta come mossa senza cattura, perché non si cattura nulla.
file-both-lose = "{ $text }" è stato letto come il risultato: hanno perso entrambi i giocatori.
file-ended-otherwise = l'ultima mossa conclude la partita con { $score }, ma il risultato è { $text }.

## Journals

journal-whole = { $file } è intatto: { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
journal-whole-until = { $file } è danneggiato: { $entries ->
        [0] nessuna voce è intatta
        [one] solo la prima voce è intatta
       *[other] solo le prime { $entries } voci sono intatte
    }.
journal-gapped = { $file } ha una lacuna. Al di fuori, { $entries ->
        [0] nessuna voce è intatta
        [one] una voce è intatta
       *[other] { $entries } voci sono intatte
    }.
journal-chained = { $entries ->
        [one] La voce { $first }, dopo la lacuna, forma
       *[other] Le voci da { $first } a { $last }, dopo la lacuna, formano
    } una catena ininterrotta. Solo un'impronta annunciata durante la partita può { $entries ->
        [one] provarla
       *[other] provarle
    }.
journal-legible = { $entries ->
        [one] La voce { $first } si può leggere, ma nulla la prova
       *[other] Le voci da { $first } a { $last } si possono leggere, ma nulla le prova
    }.
journal-lost = { $entries ->
        [one] La voce { $first } è perduta
       *[other] Le voci da { $first } a { $last } sono perdute
    }.
journal-lost-open = La voce { $first } e tutte le successive sono perdute.
journal-gap-cause = C'è una lacuna: non si sa se per un danno o una falsificazione.
journal-cut = La riga { $line }, ultima del registro, è incompleta ({ $bytes } byte) e non conta: { $text }
play-damaged = { $cause } Conservi la parte provata: annabella journal repair { $file } --output NUOVO; poi: { $command } --resume NUOVO
journal-damaged = { $cause } Aggiunga --damaged per leggere la parte precedente.
journal-cut-kept = { $what } È stata messa in { $file }
journal-repaired = { $new } contiene { $entries ->
        [one] una voce provata
       *[other] { $entries } voci provate
    }.
journal-mended = Riga { $line }: un bit errato è stato corretto; lo prova la somma di controllo.
journal-hole = Riga { $line }: mancano le voci da { $first } a { $last }.
journal-hole-one = Riga { $line }: manca la voce { $first }.
journal-hole-open = Riga { $line }: mancano la voce { $first } e tutte le successive.
journal-kept-evidence = { $lines ->
        [one] Una riga successiva non è riprodotta. annabella journal show { $new } la mostra come indizio.
       *[other] { $lines } righe successive non sono riprodotte. annabella journal show { $new } le mostra come indizi.
    } Dopo la conferma, annabella play --resume { $new } riprende la partita prima della lacuna.
journal-evidence = [non provato] { $line }
journal-evidence-unreadable = non si può leggere: { $text }
journal-milestone = Voce { $entry }, { $words }
journal-digest-right = L'impronta corrisponde: il registro è immutato fino alla voce { $entry }.
journal-digest-wrong = L'impronta non corrisponde a { $file }. Il registro è stato modificato, o è di un'altra partita.
journal-digest-after-gap = L'impronta corrisponde alla voce { $last }. Prova { $entries ->
        [one] questa voce
       *[other] le voci da { $first } a { $last }
    } dopo la lacuna.
journal-digest-lost = Nessuna voce rimasta di { $file } ha questa impronta. Può essere quella di una voce perduta, o di un'altra partita.
journal-digest-not-after = L'impronta non prova nessuna voce dopo la lacuna.
journal-no-digest = "{ $text }": non è un'impronta. Indichi dieci case.
sign-signed = La firma è salvata in { $file }.
sign-right = La firma è valida: { $file } è immutato.
sign-wrong = La firma non è valida: { $file } è stato modificato, continuato o riparato dopo la firma, o firmato con un'altra chiave.
sign-damaged = { $cause } Un registro danneggiato non si può firmare.
sign-no-key = { $file }: non è una chiave segreta minisign, o la password è errata.
sign-no-public-key = "{ $key }": non è una chiave pubblica minisign, né un file che la contiene.
sign-no-signature = { $file }: non è una firma minisign.
sign-password = Scriva la password della chiave, poi Invio. Non viene mostrata.
sign-needs-password = Manca la password della chiave. Senza terminale, indichi un file: --password-file FILE.
journal-number = { $file }, riga { $line }: era attesa la voce { $expected }, ma c'è la voce { $found }.
journal-meaning = { $file }, riga { $line }: il programma non conosce questa voce ({ $cause }).
journal-io = { $file }: { $cause }
journal-entry = Una voce del registro non si può scrivere: { $cause }
journal-renewed-gone = { $file } è stato cancellato; tutto il registro è stato riscritto.
journal-renewed-replaced = { $file } è stato sostituito da un altro file; tutto il registro è stato riscritto.
journal-renewed-shortened = { $file } è stato troncato; tutto il registro è stato riscritto.
journal-renewed-overwritten = { $file } è stato modificato; tutto il registro è stato riscritto.
journal-renewed-unsure = Il disco ha perso parte di { $file }; tutto il registro è stato riscritto.
journal-renewed-aside = { $what } Il file che era lì è ora { $aside }
journal-cause-other = { $text }
