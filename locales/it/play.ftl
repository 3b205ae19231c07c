### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Who speaks

speaker-program = Annabella
speaker-white = Bianco
speaker-black = Nero
speaker-assistant = Assistente
speaker-arbiter = Arbitro
speaker-clock = Orologio
speaker-board = Scacchiera
line = { $speaker }: { $words }
line-private = { $speaker } { $seat }: { $words }
line-unsaved = { $line } (non ancora salvato)
mark-program = a
mark-white = b
mark-black = n
mark-assistant = s
mark-arbiter = r
mark-clock = o
mark-board = c
seat-white = al Bianco
seat-black = al Nero
seat-assistant = all'assistente
seat-white-assistant = all'assistente del Bianco
seat-black-assistant = all'assistente del Nero
seat-arbiter = all'arbitro

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = { $whole ->
    [yes] Ripetuta: { $mv }
   *[no] Ripetuta.
}
play-to-repeat = Mossa da ripetere: { $mv }
play-corrected = Correzione: { $mv }
play-correct-instead = Per un'altra mossa basta { command-correct } e la mossa.

## Beginning, halting, going on

play-journal-at = La partita è salvata in { $file }
play-ready-to-start = { $arbiter ->
    [yes] L'arbitro scrive { command-start }.
   *[no] Scriva { command-start } o { command-help }.
}
play-ready-without-clock = Pronto, senza orologio. { play-whose-move } Scriva { command-help }.
play-started = { $side ->
    [white] L'orologio del Bianco è in moto.
   *[black] L'orologio del Nero è in moto.
}
play-without-assistant = L'arbitro ha deciso: la partita comincia senza assistente.
play-resumed = { $plies ->
    [0] Partita ripristinata, prima della prima mossa. Interrotta per { $gap }.
   *[other] { $side ->
        [white] Partita ripristinata, dopo la mossa { $number } del Bianco. Interrotta per { $gap }.
       *[black] Partita ripristinata, dopo la mossa { $number } del Nero. Interrotta per { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Almeno una voce del registro è perduta.
       *[other] Almeno { $entries } voci del registro sono perdute.
    } La partita riprende prima della lacuna.
play-missing-arbiter = Per riprendere da qui, l'arbitro scrive { command-continue }.
play-missing-players = Per riprendere da qui, entrambi i giocatori scrivono { command-continue }.
play-proposed-times = Orologi fermi. Bianco: { $white }. Nero: { $black }. { $arbiter ->
    [yes] L'arbitro scrive { command-continue }.
   *[no] Per accettare, scriva { command-continue }.
}
play-gap = Il computer si è fermato per { $gap }.
play-halted = Gli orologi sono fermi.
play-confirmed = { $side ->
    [white] Il Bianco ha confermato. Il Nero scrive nero, due punti, { command-continue }.
   *[black] Il Nero ha confermato. Il Bianco scrive bianco, due punti, { command-continue }.
}
play-continued = Partita ripresa. { play-started }
play-continued-without-clock = Partita ripresa.
play-time-set = { $side ->
    [white] Il Bianco ha ora { $left }.
   *[black] Il Nero ha ora { $left }.
}
play-retracted = { $plies ->
    [one] Mossa annullata.
   *[other] { $plies } mosse annullate.
} { play-whose-move }
play-entry-dropped = La mossa illegale non conta. { play-whose-move }
play-pressed-unrepeated = { $side ->
    [white] Il Bianco ha premuto l'orologio senza ripetere l'annuncio.
   *[black] Il Nero ha premuto l'orologio senza ripetere l'annuncio.
}
play-will-put-back = { $side ->
    [white] Partirà l'orologio del Bianco: deve rimettere a posto i pezzi.
   *[black] Partirà l'orologio del Nero: deve rimettere a posto i pezzi.
}
play-pressed-back = { $side ->
    [white] L'orologio del Bianco corre di nuovo: deve rimettere a posto i pezzi.
   *[black] L'orologio del Nero corre di nuovo: deve rimettere a posto i pezzi.
}
play-takeback-offered = Il { $side ->
    [white] Bianco
   *[black] Nero
} vuole annullare { $plies ->
    [one] l'ultima mossa.
   *[other] { $plies } mosse.
} Risponda { command-yes } o { command-no }.
play-takeback-declined = Annullamento rifiutato.

## The talking clock

play-white-black-times = Bianco { $white }, Nero { $black }
play-of-side = { $side ->
    [white] Bianco: { $answer }
   *[black] Nero: { $answer }
}
play-moves-made = { $moves ->
    [0] Ancora nessuna mossa
    [one] Una mossa fatta
   *[other] { $moves } mosse fatte
}

## Questions about the game

play-no-move-yet = Ancora nessuna mossa
play-square = { $square }
play-whose-move = { $side ->
    [white] Muove il Bianco.
   *[black] Muove il Nero.
}

## Offers and the end

play-offered = { $side ->
    [white] Il Bianco offre patta. Risponda { command-accept } o { command-decline }.
   *[black] Il Nero offre patta. Risponda { command-accept } o { command-decline }.
}
play-ground-threefold = tre volte la stessa posizione
play-ground-fifty = cinquanta mosse senza catture né mosse di pedone
play-claim = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} richiede la patta{ $ground ->
    [threefold] . Motivo: { play-ground-threefold }
   *[fifty] . Motivo: { play-ground-fifty }
}
play-claimed = { play-claim }.
play-flag-claimed = Richiesta inoltrata. L'arbitro decide.
play-claimed-with = { play-claim }. La mossa: { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] La posizione si presenta per la prima volta.
       *[other] La posizione si è presentata { $count } volte.
    }
   *[fifty] Senza catture né mosse di pedone: { $count } mosse.
}
play-claim-holds = La richiesta è corretta.
play-claim-rule = Scriva { command-uphold } per la patta. { $correct ->
    [yes] Scriva { command-dismiss } per proseguire.
   *[no] Scriva { command-dismiss } per regolare i tempi e proseguire.
}
play-claim-fails = La richiesta non è corretta.
play-claim-is-offer = La richiesta vale come offerta di patta. Risponda { command-accept } o { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Il Bianco deve ricevere { $given }.
   *[black] Il Nero deve ricevere { $given }.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Il Bianco deve ricevere { $given }. Il Nero deve perdere { $taken }.
   *[black] Il Nero deve ricevere { $given }. Il Bianco deve perdere { $taken }.
}
play-claim-costs-way = Scriva { command-add } { $opponent ->
    [white] { argument-white }
   *[black] { argument-black }
} { $clock } per darlo.
play-claim-dismissed = La richiesta è respinta.
play-complained = Contesto la mossa: prima è stata toccata { $square }.
play-complained-let-go = Contesto la mossa. Il pezzo da { $from } è stato lasciato in { $square }.
play-complaint-fails = Anche con quel tocco, la mossa era legale. La mossa: { $mv }.
play-offer-untimely = { $side ->
    [white] Il Bianco ha offerto patta al momento sbagliato. L'offerta vale.
   *[black] Il Nero ha offerto patta al momento sbagliato. L'offerta vale.
}
play-offer-stands = { $side ->
    [white] Il Bianco ha offerto patta.
   *[black] Il Nero ha offerto patta.
}
play-declined = Patta rifiutata.
play-sure-to-resign = { $side ->
    [white] Il Bianco abbandona? Scriva { command-yes } per confermare.
   *[black] Il Nero abbandona? Scriva { command-yes } per confermare.
}
play-sure-to-accept = { $side ->
    [white] Il Bianco accetta la patta? Scriva { command-yes } per confermare.
   *[black] Il Nero accetta la patta? Scriva { command-yes } per confermare.
}
play-sure-absent = Nessun tempo di attesa. { $side ->
    [white] Il Bianco
   *[black] Il Nero
} perderebbe subito. Scriva { command-yes } per confermare.
play-nothing-changed = Nulla è cambiato.
play-over = { $winner ->
    [white] Vince il Bianco
    [black] Vince il Nero
    [both-lost] Perdono entrambi
    [half-none] Il Bianco ottiene mezzo punto, il Nero nulla
    [none-half] Il Nero ottiene mezzo punto, il Bianco nulla
    [one-half] Il Bianco ottiene un punto, il Nero mezzo
    [half-one] Il Nero ottiene un punto, il Bianco mezzo
    [open] Il risultato è in sospeso
   *[none] Patta
}{ $reason ->
    [mate] { " per scacco matto." }
    [resignation] { " per abbandono." }
    [resignation-cannot-mate] . Un abbandono, ma l'avversario non può dare matto.
    [stalemate] { " per stallo." }
    [dead-position] . Una posizione morta.
    [agreement] { " per accordo." }
    [flag] { " per il tempo." }
    [flag-cannot-mate] . Il tempo è scaduto, ma l'avversario non può dare matto.
    [threefold-claim] . Richiesta: { play-ground-threefold }.
    [fifty-claim] . Richiesta: { play-ground-fifty }.
    [fivefold-repetition] . Cinque volte la stessa posizione.
    [default-time] . L'avversario non è venuto entro il tempo di tolleranza.
    [nobody-came] . Nessuno è venuto entro il tempo di tolleranza.
    [sealed-move] . La mossa in busta dell'avversario non è valida.
    [illegal-moves] . Mosse illegali dell'avversario.
    [illegal-moves-cannot-mate] . Mosse illegali, ma l'avversario non può dare matto.
    [penalty] . Penalità dell'arbitro.
    [normal-means] . Richiesta negli ultimi due minuti.
    [unsettled] . Patta richiesta. Decide un arbitro.
    [both-flags] . Entrambe le bandierine sono cadute.
    [not-objected] . La posizione illegale era ancora sulla scacchiera.
    [ruling] . Decisione dell'arbitro.
   *[seventy-five-moves] . 75 mosse senza catture né mosse di pedone.
}
play-over-score = Formulario: annabella sheet { $file } --to { $form }
play-over-saved = Salvata.
digest-result = Impronta della partita: { $digest }
digest-none = Qui non si salva nulla: non c'è impronta.
digest-later = La partita è salvata. Alla fine scriva { command-digest } per l'impronta.
digest-unsaved = Il disco non risponde: non tutto è ancora salvato.
digest-adjournment = Impronta della partita sospesa: { $digest }
digest-unfinished = Impronta della partita incompiuta: { $digest }
play-flag-fallen = { $side ->
    [white] La bandierina del Bianco è caduta.
   *[black] La bandierina del Nero è caduta.
}
play-illegal-pressed = { $side ->
    [white] Il Bianco ha premuto dopo una mossa illegale. { $why }
   *[black] Il Nero ha premuto dopo una mossa illegale. { $why }
}
play-arbiter-decides = L'arbitro decide sulla mossa del { $side ->
    [white] Bianco
   *[black] Nero
}. { play-missing-announced }
play-halt-meanwhile = Per fermare gli orologi: { command-halt }.
play-unpromoted = { $queen ->
    [yes] Il pedone in { $square } non è promosso. Una donna lo sostituisce.
   *[no] Il pedone in { $square } non è promosso.
}
play-pressed-early = { $side ->
    [white] Il Bianco ha premuto l'orologio prima di fare la mossa.
   *[black] Il Nero ha premuto l'orologio prima di fare la mossa.
}
play-pressed-unannounced = { $side ->
    [white] Il Bianco ha premuto senza annuncio: { $mv }.
   *[black] Il Nero ha premuto senza annuncio: { $mv }.
}
play-pressed-unfinished = { $side ->
    [white] Il Bianco ha premuto senza annuncio; la mossa è incompleta.
   *[black] Il Nero ha premuto senza annuncio; la mossa è incompleta.
}
play-executed-otherwise = { $side ->
    [white] Il Bianco ha annunciato { $announced }. La sua scacchiera mostra { $pegs }.
   *[black] Il Nero ha annunciato { $announced }. La sua scacchiera mostra { $pegs }.
}
play-touch-broken = { $side ->
    [white] Il Bianco non ha giocato il pezzo toccato. Ha giocato { $mv }. { $why }
   *[black] Il Nero non ha giocato il pezzo toccato. Ha giocato { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Il Bianco ha mosso due pezzi insieme. La mossa: { $mv }.
   *[black] Il Nero ha mosso due pezzi insieme. La mossa: { $mv }.
} { $counts ->
    [yes] Con due mani vale come mossa illegale.
   *[no] Si muove con una mano sola.
}
play-touched-early = { $side ->
    [white] Il Bianco ha alzato un pezzo troppo presto. Pezzo: { $piece } da { $square }. La mossa dell'avversario non è eseguita.
   *[black] Il Nero ha alzato un pezzo troppo presto. Pezzo: { $piece } da { $square }. La mossa dell'avversario non è eseguita.
}
play-contact-lost = { $side ->
    [white] Scacchiera del Bianco: { $square } senza contatto. Durata: { $millis } millisecondi. Poi { $mv }.
   *[black] Scacchiera del Nero: { $square } senza contatto. Durata: { $millis } millisecondi. Poi { $mv }.
} Forse è stato solo il contatto, quindi nessun caso. Se il giocatore ha toccato il pezzo, scriva { command-touch }, il colore e la casa.
play-contact-unsteady = { $side ->
    [white] Il contatto in { $square } della scacchiera del Bianco è instabile.
   *[black] Il contatto in { $square } della scacchiera del Nero è instabile.
} È mancato { $times } volte, al massimo { $millis } millisecondi. Interruzioni così brevi non contano più come tocco.
play-adjusting = Acconcio.
play-untouched = { $side ->
    [white] Nessun tocco del Bianco conta.
   *[black] Nessun tocco del Nero conta.
}
play-touch-reported = { $of ->
    [white] L'assistente del Bianco
    [black] L'assistente del Nero
   *[only] L'assistente
} segnala: { $side ->
    [white] il Bianco
   *[black] il Nero
} ha toccato { $square }.
play-touch-reported-of-you = Segnalato all'arbitro: ha toccato { $square }.
play-pressed = Premuto.
play-opponent-pressed = { $side ->
    [white] Il Bianco ha premuto l'orologio.
   *[black] Il Nero ha premuto l'orologio.
}
play-arbiter-called = { $side ->
    [white] Il Bianco chiama l'arbitro.
   *[black] Il Nero chiama l'arbitro.
}

## The tactile board

play-executed = La sua scacchiera è corretta.
play-opponent-executed = { $side ->
    [white] Il Bianco ha eseguito la mossa.
   *[black] Il Nero ha eseguito la mossa.
}
play-opponent-repeated = { $side ->
    [white] Il Bianco ha ripetuto la mossa.
   *[black] Il Nero ha ripetuto la mossa.
}
play-board-differs = { $side ->
    [white] La scacchiera del Bianco non è corretta. Corregga: { $squares }.
   *[black] La scacchiera del Nero non è corretta. Corregga: { $squares }.
}
play-should = { $piece } in { $square }
play-should-be-empty = { play-square-empty }
play-should-more = altre { $squares } case
play-pegs-differ = Annunciata: { $announced }. La scacchiera mostra { $pegs }. { $is_final ->
    [yes] Scriva { command-correct }.
   *[no] Scriva { command-correct }, o cambi la scacchiera.
}
play-setup-lift = { $piece } via da { $square }
play-setup-place = { play-should }
play-setup-done = Disposizione completata.
play-board-turned = { $side ->
    [white] La scacchiera del Bianco ora è letta dall'altro lato.
   *[black] La scacchiera del Nero ora è letta dall'altro lato.
}
play-board-looks-turned = { $side ->
    [white] La scacchiera del Bianco sembra girata. Scriva { command-turn } { argument-white } per correggere.
   *[black] La scacchiera del Nero sembra girata. Scriva { command-turn } { argument-black } per correggere.
}
play-board-colours-swapped = { $side ->
    [white] Sulla scacchiera del Bianco i colori sono scambiati.
   *[black] Sulla scacchiera del Nero i colori sono scambiati.
}
play-board-at-start = { $side ->
    [white] La scacchiera del Bianco mostra la posizione iniziale. Scriva { command-setup } per quella attuale.
   *[black] La scacchiera del Nero mostra la posizione iniziale. Scriva { command-setup } per quella attuale.
}
play-board-taken-back = { $side ->
    [white] Sulla scacchiera del Bianco { $mv } è annullata. La mossa vale ancora. Scriva { command-retract } per annullarla.
   *[black] Sulla scacchiera del Nero { $mv } è annullata. La mossa vale ancora. Scriva { command-retract } per annullarla.
}
play-board-shows = La scacchiera mostra { $mv }.
play-board-offers = La scacchiera mostra { $mv }. Scriva { command-say } per annunciarla.
play-echo-lifted = { $square }: { $piece }, via
play-echo-placed = { $square }: { $piece }
play-unreadable = Il piolo in { $square } non si legge. Lo rimetta.
play-kings-in-centre = Entrambi i re sono al centro. Concluda con { command-resign }, { command-offer } o { command-accept }.
play-board-ready = { $side ->
    [white] La scacchiera del Bianco è collegata.
   *[black] La scacchiera del Nero è collegata.
}
play-board-back = { $side ->
    [white] La scacchiera del Bianco è di nuovo collegata.
   *[black] La scacchiera del Nero è di nuovo collegata.
}
play-board-lost = { $side ->
    [white] La scacchiera del Bianco non è più collegata.
   *[black] La scacchiera del Nero non è più collegata.
}
play-board-silent = { $side ->
    [white] La scacchiera del Bianco non risponde.
   *[black] La scacchiera del Nero non risponde.
}
play-board-other-port = La ricolleghi. Se la porta è cambiata, scriva { command-board }, { $side ->
    [white] { argument-white }
   *[black] { argument-black }
} e la nuova porta.
play-board-port = { $side ->
    [white] Scacchiera del Bianco: si apre { $port }.
   *[black] Scacchiera del Nero: si apre { $port }.
}
play-board-appeared = { $side ->
    [white] Nuova porta: { $port }. Per la scacchiera del Bianco, scriva { command-board } { argument-white } { $port }.
    [black] Nuova porta: { $port }. Per la scacchiera del Nero, scriva { command-board } { argument-black } { $port }.
   *[both] Nuova porta: { $port }. Per una scacchiera, scriva { command-board }, { argument-white } o { argument-black }, e { $port }.
}
play-board-nonsense = { $side ->
    [white] La scacchiera del Bianco ha mandato { $bytes } byte illeggibili. Non contano.
   *[black] La scacchiera del Nero ha mandato { $bytes } byte illeggibili. Non contano.
}
play-board-flutters = { $side ->
    [white] Un contatto della scacchiera del Bianco è instabile. Ciò che rimane così conta ancora.
   *[black] Un contatto della scacchiera del Nero è instabile. Ciò che rimane così conta ancora.
}
play-square-flutters = È il contatto in { $square }.
play-board-floods = La scacchiera segnala troppo in fretta. I segnali contano un secondo dopo.

## Devices

play-journal-lost = Salvataggio fallito; si riprova. Continui a giocare; nulla è ancora perso.
play-journal-back = Il registro è di nuovo completo.
play-journal-stalled = Il disco non risponde. Continui a giocare; le ultime mosse non sono ancora salvate.
play-journal-renewed = Il registro è stato modificato dall'esterno. È stato riscritto per intero.
play-journal-filling = Il registro è quasi pieno; poi non si salva più nulla. Sospenda o concluda la partita.

## What a move still needs

play-missing-move = Lei non ha ancora mosso.
play-missing-execution = { $mv } non è ancora sulla scacchiera.
play-missing-rest = La mossa sulla scacchiera non è finita.
play-missing-in-hand = Ancora in mano: { $piece } da { $square }.
play-missing-nowhere = In nessuna casa: { $piece } da { $square }. Se il pezzo è già in un'apertura, lo rimetta.
play-missing-squares = Ancora da fare sulla scacchiera: { $squares }.
play-missing-capture = Il pezzo catturato è ancora in { $square }.
play-missing-promotion = Sostituisca il pedone in { $square } con il nuovo pezzo.
play-missing-duty = { $duty }
play-missing-announcement = Manca l'annuncio.
play-missing-announced = Annunciata: { $mv }.
play-missing-press = Lei non ha premuto l'orologio.
play-missing-repetition = { $mv } non è stata ripetuta.
play-missing-nothing = Non manca nulla.
play-missing-passphrase = Manca la frase segreta per la busta. { $keeper ->
    [arbiter] La scrive l'arbitro.
   *[players] La scriva due volte.
}
play-missing-sealed = Manca la mossa in busta. Scriva { command-seal } e la mossa.
play-missing-then-stop = Scriva { command-press } per fermare gli orologi. Scriva { command-seal } per sentire la sua mossa in busta.
play-missing-others-seal = { $side ->
    [white] Il Bianco mette una mossa in busta
   *[black] Il Nero mette una mossa in busta
} e poi ferma gli orologi.
play-missing-then-open = La busta è chiusa. Scriva { command-continue } per aprirla.

## Refusals

refused-empty = La riga è vuota. Scriva { command-help }.
refused-argument = { $command }: "{ $argument }" non va bene. Scriva { command-help } { $command }.
refused-argument-missing = { $command }: incompleto. Scriva { command-help } { $command }.
refused-no-unit = { $command }: a "{ $argument }" manca l'unità. Scriva 2:00, 2 minuti o 2 secondi.
refused-penalty-or-reason = { $command }: "{ $argument }" può essere una penalità o un motivo. Scriva i due punti prima di un motivo.
refused-no-arbiter-command = "{ $text }" non è un comando. Scriva { command-help } per i comandi, { command-irregularity } per segnalare qualcosa.
refused-not-started = { $by ->
    [arbiter] La partita non è cominciata. Attendere l'arbitro.
   *[asker] La partita non è cominciata. Scriva { command-start }.
}
refused-started = La partita è già cominciata. Scriva { command-whose }.
refused-halted = { $by ->
    [arbiter] Gli orologi sono fermi. Solo l'arbitro può farli ripartire.
   *[asker] Gli orologi sono fermi. Scriva { command-continue }.
}
refused-not-halted = Gli orologi non sono stati fermati. Scriva { command-halt }.
refused-not-your-move = Non tocca a lei. { play-whose-move }
refused-over = La partita è finita. Scriva { command-last }, { command-score }, { command-board } o { command-quit }.
refused-no-clock = In questa partita non c'è orologio.
refused-unreadable = { $why } Scriva { command-help }.
refused-clock-stands = Il suo orologio è fermo. Scriva { command-whose }.
refused-nothing-made = L'orologio non è stato premuto.
refused-repeat-first = Prima ripeta: { $mv }
refused-nothing-to-repeat = Non resta nulla da ripetere. Scriva { command-last }.
refused-own-announcement = Già annunciata: { $mv }. L'avversario la ripete con { command-repeat }.
refused-repetition-differs = Ripetuta male: { $repeated }. Annunciata: { $announced }.
refused-announced = Già annunciata: { $mv }. Scriva { command-correct }.
refused-nothing-to-correct = Nessun annuncio da correggere. Scrivere la mossa.
refused-unchanged = Era annunciata così: { $mv }. Nulla è cambiato.
refused-arbiter-only = Solo l'arbitro può farlo.
refused-own-touch = Lei non può annullare il proprio tocco; l'avversario o l'arbitro sì.
refused-no-side = Solo il Bianco o il Nero può farlo. Scriva prima { argument-white } o { argument-black } e due punti.
refused-resigns-unnamed = Abbandono: manca il colore. Scriva il colore e { command-resign } con punto esclamativo.
refused-no-board = In questa partita non c'è scacchiera tattile. La scelga all'inizio con --white-board o --black-board.
refused-board-away = { $side ->
    [white] La scacchiera del Bianco non è collegata.
   *[black] La scacchiera del Nero non è collegata.
} Controlli il cavo e l'alimentazione.
refused-board-differs = { $side ->
    [white] La scacchiera del Bianco non è corretta. Prima corregga: { $squares }.
   *[black] La scacchiera del Nero non è corretta. Prima corregga: { $squares }.
}
refused-who-touched = Chi ha toccato { $square }? Scriva { command-touch } { argument-white } { $square } o { command-touch } { argument-black } { $square }.
refused-nothing-stands = { $square } è vuota. Scriva { command-board }.
refused-no-offer = Non è stata offerta patta.
refused-offered = { $own ->
    [yes] Ha già offerto la patta.
   *[no] L'avversario ha offerto la patta. Risponda { command-accept } o { command-decline }.
}
refused-claim-lost = Lei ha toccato un pezzo. Potrà richiedere la patta dopo la prossima mossa avversaria.
refused-no-claim = Non c'è nessuna richiesta. Scriva { command-claim }.
refused-claim-pending = Decida prima sulla richiesta. Scriva { command-uphold } o { command-dismiss }.
refused-flag-first = Decida prima sulla bandierina. Scriva { command-uphold } { $number } o { command-dismiss } { $number }.
refused-next-move-first = Articolo { $clause }: la prossima mossa non è ancora completata. La attenda.
refused-complaint-lost = Lei ha toccato un pezzo e non può più contestare. Scriva { command-halt } per chiamare l'arbitro.
refused-not-moved-yet = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} non ha ancora mosso. L'arbitro scrive { command-touch } { $side ->
    [white] bianco
   *[black] nero
} e2.
refused-no-move = L'avversario non ha ancora mosso. Scriva { command-whose }.
refused-no-command = Sconosciuto: "{ $text }". Intendeva { $command }?
refused-not-duty = { $side ->
    [white] L'assistente del Bianco non può
   *[black] L'assistente del Nero non può
} { $duty ->
    [moves] eseguire le mosse.
    [announce] annunciare le mosse.
    [score] tenere il formulario.
    [clock] premere l'orologio.
    [inform] chiedere i tempi o il numero di mosse.
    [claims] reclamare la vittoria per il tempo.
    [touches] segnalare questo tocco. L'avversario o l'arbitro sì.
   *[adjourn] sospendere la partita.
}
refused-players-own = { $side ->
    [white] Solo il Bianco può farlo, non un assistente.
   *[black] Solo il Nero può farlo, non un assistente.
}
refused-no-assistant = { $side ->
    [white] Il Bianco non ha assistente.
   *[black] Il Nero non ha assistente.
}
refused-assistant-owed = Contro un giocatore sordo ci vuole un assistente. Lo scelga con --white-assistant o --black-assistant. Senza, l'arbitro scrive { command-start } con punto esclamativo.
refused-draw-barred = { $moves ->
    [one] Qui non si può concordare patta prima di una mossa per parte.
   *[other] Qui non si può concordare patta prima di { $moves } mosse per parte.
}
refused-offer-stands = Un'offerta di patta non si può ritirare. L'avversario può ancora accettarla.
refused-claim-stands = Una richiesta di patta non si può ritirare. Decide l'arbitro.
refused-appeal-stands = L'arbitro chiude un appello ritirato: { command-dismiss } { $number }.
refused-nothing-to-withdraw = La patta non è offerta né richiesta.
refused-no-question = Questa domanda non ha risposta qui. Scriva { command-help }.
refused-about-laws = Le regole le spiega un arbitro, non il programma.
refused-question-move = "{ $text }" è una domanda. Per muovere, scriva la mossa senza punto interrogativo.
refused-too-early = La patta è possibile solo dopo una mossa per parte.
refused-nothing-asked = Non c'è alcuna domanda. Scriva { command-help }.
refused-takeback-stands = Questo è già proposto. L'altro giocatore risponde { command-yes } o { command-no }.
refused-takeback-unnamed = { $side ->
    [white] L'ultima mossa è del Bianco. Scriva { argument-white }: { command-retract }, o { argument-black }: { command-retract } 2 per entrambe.
   *[black] L'ultima mossa è del Nero. Scriva { argument-black }: { command-retract }, o { argument-white }: { command-retract } 2 per entrambe.
}
refused-no-topic = Nessun aiuto su "{ $text }". Scriva { command-help }.
refused-other-flag = { $side ->
    [white] È caduta la bandierina del Bianco, non quella del Nero. Scriva { command-flag }.
   *[black] È caduta la bandierina del Nero, non quella del Bianco. Scriva { command-flag }.
}
refused-flag-stands = Nessuna bandierina è caduta. Scriva { command-clock }.
refused-too-far = { $plies ->
    [one] Non c'è nessuna mossa da annullare.
   *[other] Non ci sono { $plies } mosse da annullare.
}
refused-too-late = Per questo è troppo tardi.
refused-made-move = La mossa è fatta e resta valida. Solo l'arbitro può ritirarla.
play-stop-is-for-voices = Gli orologi sono in moto. Scriva { command-halt } per fermarli.
refused-arbiter-decides = L'arbitro decide sulla mossa del { $side ->
    [white] Bianco
   *[black] Nero
}. { play-missing-announced } Attendere la decisione.
refused-other-seat = { $who ->
    [white] Solo il Bianco può farlo.
    [black] Solo il Nero può farlo.
    [white-assistant] Solo l'assistente del Bianco può farlo.
    [black-assistant] Solo l'assistente del Nero può farlo.
    [arbiter] Solo l'arbitro può farlo.
   *[assistant] Solo l'assistente può farlo.
} Questo è il terminale { $seat ->
    [white] del Bianco.
    [black] del Nero.
    [white-assistant] dell'assistente del Bianco.
    [black-assistant] dell'assistente del Nero.
    [arbiter] dell'arbitro.
    [shared] dei giocatori.
   *[assistant] dell'assistente.
}{ $way ->
    [call] { " Scriva" } { command-halt } per chiamare l'arbitro.
    [result] { " Scriva" } { command-result } per decidere il risultato.
    [leave] { " Scriva" } { command-quit } per terminare; entrambi annotano il risultato.
   *[none] { "" }
}
refused-own-board = { $side ->
    [white] Il Bianco ha una scacchiera. Mosse e orologio vengono solo da lì.
   *[black] Il Nero ha una scacchiera. Mosse e orologio vengono solo da lì.
}
refused-wrong-pin = PIN errato. Non è stato fatto nulla; ripeta il comando.
refused-pin-missing = Nessun PIN scritto. Non è stato fatto nulla; ripeta il comando.
refused-may-hold-pin = Riga: forse contiene il PIN dell'arbitro; non è stata eseguita né salvata. La scriva senza il PIN.
refused-pin-paused = Troppi PIN errati. Ripeta il comando tra { $left }.
refused-not-in-tournament = In torneo, solo la sua scacchiera tattile può rispondere a questo.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Il Bianco abbandona.
       *[black] Il Nero abbandona.
    }
} Si verifica se il { $side ->
    [white] Nero
   *[black] Bianco
} può ancora dare matto. Segue il risultato.
play-result-held = L'arbitro decide. Poi si saprà il risultato.
refused-result-awaited = La partita è finita; segue il risultato.
