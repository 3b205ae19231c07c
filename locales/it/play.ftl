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
line-private = { $speaker } a { $seat }: { $words }
line-unsaved = { $line } (non ancora salvato)
seat-white = { speaker-white }
seat-black = { speaker-black }
seat-assistant = assistente
seat-white-assistant = assistente del Bianco
seat-black-assistant = assistente del Nero
seat-arbiter = arbitro

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = Ripetuto: { $mv }
play-to-repeat = Da ripetere: { $mv }
play-corrected = Correzione: { $mv }

## Beginning, halting, going on

play-journal-at = La partita è conservata in { $file }
play-ready-to-start = Pronto. { command-start } avvia l'orologio del { $side ->
    [white] Bianco
   *[black] Nero
}, { command-setup } aiuta a disporre i pezzi, { command-help } nomina i comandi.
play-ready-without-clock = Pronto, senza orologio. Comincia il { $side ->
    [white] Bianco
   *[black] Nero
}. { command-help } nomina i comandi.
play-started = { $side ->
    [white] L'orologio del Bianco va.
   *[black] L'orologio del Nero va.
}
play-without-assistant = La partita comincia senza assistente; così ha deciso l'arbitro.
play-resumed = { $plies ->
    [0] La partita prosegue, ancora senza mosse. Interrotta per { $gap }.
   *[other] { $side ->
        [white] La partita prosegue dopo la mossa { $number } del Bianco. Interrotta per { $gap }.
       *[black] La partita prosegue dopo la mossa { $number } del Nero. Interrotta per { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Almeno una voce del registro è perduta.
       *[other] Almeno { $entries } voci del registro sono perdute.
    } La partita prosegue da prima.
play-missing-arbiter = L'arbitro decide se la partita prosegue da qui: { command-continue }.
play-missing-players = Perché prosegua da qui, entrambi i giocatori dicono { command-continue }.
play-proposed-times = Gli orologi sono fermi. Proposta: { play-white-black-times }. { command-continue } conferma.
play-gap = È stata notata un'interruzione di { $gap }.
play-halted = Gli orologi sono fermi.
play-confirmed = { $side ->
    [white] Il Bianco ha confermato, il Nero non ancora.
   *[black] Il Nero ha confermato, il Bianco non ancora.
}
play-continued = { $side ->
    [white] La partita prosegue, va l'orologio del Bianco.
   *[black] La partita prosegue, va l'orologio del Nero.
}
play-continued-without-clock = La partita prosegue.
play-time-set = { $side ->
    [white] Tempo del Bianco regolato a { $left }.
   *[black] Tempo del Nero regolato a { $left }.
}
play-retracted = { $plies ->
    [one] Una semimossa indietro,
   *[other] { $plies } semimosse indietro,
} { play-whose-move }
play-takeback-offered = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} vorrebbe riprendere { $plies ->
    [one] una semimossa:
   *[other] { $plies } semimosse:
} { command-yes } accetta, { command-no } rifiuta.
play-takeback-declined = Ripresa rifiutata.

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
    [white] Il Bianco offre patta.
   *[black] Il Nero offre patta.
}
play-ground-threefold = tre volte la stessa posizione
play-ground-fifty = cinquanta mosse senza catture né mosse di pedone
play-claim = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} reclama patta: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}
play-claimed = { play-claim }.
play-claimed-with = { play-claim }, con { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] La posizione c'è per la prima volta.
       *[other] La stessa posizione: { $count } volte.
    }
   *[fifty] Senza catture né mosse di pedone: { $count } mosse per parte.
}
play-claim-holds = Il reclamo è giusto.
play-claim-rule = { command-uphold } chiude la partita in patta, { command-dismiss } regola i tempi secondo il regolamento e fa proseguire.
play-claim-fails = Il reclamo è sbagliato.
play-claim-is-offer = Il reclamo vale come offerta di patta: { command-accept } o { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Secondo il regolamento il Bianco riceve { $given }.
   *[black] Secondo il regolamento il Nero riceve { $given }.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Secondo il regolamento il Bianco riceve { $given }, il Nero perde { $taken }.
   *[black] Secondo il regolamento il Nero riceve { $given }, il Bianco perde { $taken }.
}
play-claim-dismissed = Il reclamo è respinto.
play-complained = Contesto la mossa: prima fu toccata { $square }.
play-complained-let-go = Contesto la mossa: il pezzo da { $from } fu lasciato in { $square }.
play-complaint-fails = La mossa era permessa anche così: { $mv }.
play-offer-untimely = { $side ->
    [white] Il Bianco ha offerto patta altrimenti che dopo una mossa e prima di premere; l'offerta vale.
   *[black] Il Nero ha offerto patta altrimenti che dopo una mossa e prima di premere; l'offerta vale.
}
play-offer-stands = { $side ->
    [white] Il Bianco ha offerto patta.
   *[black] Il Nero ha offerto patta.
}
play-declined = Patta rifiutata.
play-sure-to-resign = { $side ->
    [white] Il Bianco abbandona? { command-yes } conferma.
   *[black] Il Nero abbandona? { command-yes } conferma.
}
play-sure-to-accept = { $side ->
    [white] Il Bianco accetta la patta? { command-yes } conferma.
   *[black] Il Nero accetta la patta? { command-yes } conferma.
}
play-nothing-changed = Nulla è cambiato.
play-over = { $winner ->
    [white] Vince il Bianco
    [black] Vince il Nero
    [both-lost] Perdono entrambi
    [half-none] Il Bianco ottiene mezzo punto, il Nero nulla
    [none-half] Il Nero ottiene mezzo punto, il Bianco nulla
    [one-half] Il Bianco ottiene un punto, il Nero mezzo
    [half-one] Il Nero ottiene un punto, il Bianco mezzo
    [open] Il risultato è aperto
   *[none] Patta
}{ $reason ->
    [mate] { " per scacco matto." }
    [resignation] { " per abbandono." }
    [resignation-cannot-mate] : un abbandono, ma l'avversario non può dare matto.
    [stalemate] { " per stallo." }
    [dead-position] : una posizione morta.
    [agreement] { " per accordo." }
    [flag] { " per il tempo." }
    [flag-cannot-mate] : il tempo è scaduto, ma l'avversario non può dare matto.
    [threefold-claim] : { play-ground-threefold }, reclamato.
    [fifty-claim] : { play-ground-fifty }, reclamato.
    [fivefold-repetition] : cinque volte la stessa posizione.
    [default-time] : l'avversario non è venuto entro il tempo di tolleranza.
    [nobody-came] : nessuno è venuto entro il tempo di tolleranza.
    [sealed-move] : la mossa in busta dell'avversario non è valida.
    [illegal-moves] { " per mosse illegali." }
    [illegal-moves-cannot-mate] : mosse illegali, ma l'avversario non può dare matto.
    [penalty] : penalità dell'arbitro.
    [normal-means] : richiesta negli ultimi due minuti.
    [unsettled] : patta richiesta, decide un arbitro.
    [both-flags] : entrambe le bandierine sono cadute.
    [not-objected] : nessuno ha protestato.
    [ruling] : decisione dell'arbitro.
   *[seventy-five-moves] : 75 mosse senza catture né mosse di pedone.
}
play-over-score = Formulario: annabella sheet { $file } --to { $form }
digest-result = Impronta della partita: { $digest }
digest-none = Finora nessuna impronta è stata data; viene alla fine, e la dà anche annabella report.
digest-adjournment = Impronta della partita sospesa: { $digest }
digest-unfinished = Impronta della partita incompiuta: { $digest }
play-flag-fallen = { $side ->
    [white] La bandierina del Bianco è caduta.
   *[black] La bandierina del Nero è caduta.
}
play-illegal-pressed = { $side ->
    [white] Il Bianco ha premuto dopo una mossa illegale: { $entry }. { $why }
   *[black] Il Nero ha premuto dopo una mossa illegale: { $entry }. { $why }
}
play-unpromoted = { $queen ->
    [yes] Il pedone in { $square } non è promosso; è sostituito da una donna.
   *[no] Il pedone in { $square } non è promosso.
}
play-pressed-early = { $side ->
    [white] Il Bianco ha premuto prima di fare la mossa.
   *[black] Il Nero ha premuto prima di fare la mossa.
}
play-touch-broken = { $side ->
    [white] Il Bianco ha mosso contro un pezzo toccato: { $mv }. { $why }
   *[black] Il Nero ha mosso contro un pezzo toccato: { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Il Bianco ha mosso due pezzi insieme: { $mv }. È permessa una sola mano
   *[black] Il Nero ha mosso due pezzi insieme: { $mv }. È permessa una sola mano
}{ $counts ->
    [yes] ; con due mani la mossa conta come illegale.
   *[no] .
}
play-touched-early = { $side ->
    [white] Il Bianco ha alzato un pezzo prima di eseguire la mossa dell'avversario: { $piece } da { $square }.
   *[black] Il Nero ha alzato un pezzo prima di eseguire la mossa dell'avversario: { $piece } da { $square }.
}
play-adjusting = Acconcio.
play-untouched = { $side ->
    [white] Nessun pezzo conta più come toccato dal Bianco.
   *[black] Nessun pezzo conta più come toccato dal Nero.
}
play-pressed = Premuto.
play-opponent-pressed = { $side ->
    [white] Il Bianco ha premuto.
   *[black] Il Nero ha premuto.
}
play-arbiter-called = { $side ->
    [white] Il Bianco chiama l'arbitro.
   *[black] Il Nero chiama l'arbitro.
}

## The tactile board

play-executed = Eseguita.
play-opponent-executed = { $side ->
    [white] Il Bianco l'ha eseguita.
   *[black] Il Nero l'ha eseguita.
}
play-opponent-repeated = { $side ->
    [white] Il Bianco l'ha ripetuta.
   *[black] Il Nero l'ha ripetuta.
}
play-board-differs = { $side ->
    [white] La scacchiera del Bianco è diversa. Giusto è: { $squares }.
   *[black] La scacchiera del Nero è diversa. Giusto è: { $squares }.
}
play-should = { $piece } in { $square }
play-should-be-empty = { play-square-empty }
play-should-more = altre { $squares } case
play-pegs-differ = Annunciato { $announced }, la scacchiera mostra { $pegs }.
play-setup-lift = { $piece } via da { $square }
play-setup-place = { play-should }
play-setup-done = Tutto è disposto.
play-board-turned = { $side ->
    [white] La scacchiera del Bianco ora è letta al contrario.
   *[black] La scacchiera del Nero ora è letta al contrario.
}
play-board-looks-turned = { $side ->
    [white] La scacchiera del Bianco sembra posta al contrario; { command-turn } { argument-white } la legge così.
   *[black] La scacchiera del Nero sembra posta al contrario; { command-turn } { argument-black } la legge così.
}
play-board-colours-swapped = { $side ->
    [white] Sulla scacchiera del Bianco i colori sono scambiati.
   *[black] Sulla scacchiera del Nero i colori sono scambiati.
}
play-board-at-start = { $side ->
    [white] La scacchiera del Bianco mostra la posizione iniziale, { $plies } semimosse indietro; { command-setup } porta a quella di ora.
   *[black] La scacchiera del Nero mostra la posizione iniziale, { $plies } semimosse indietro; { command-setup } porta a quella di ora.
}
play-board-taken-back = { $side ->
    [white] Sulla scacchiera del Bianco { $mv } è ripresa; la mossa vale finché { command-retract } non la riprende.
   *[black] Sulla scacchiera del Nero { $mv } è ripresa; la mossa vale finché { command-retract } non la riprende.
}
play-board-shows = La scacchiera mostra { $mv }.
play-board-offers = La scacchiera mostra { $mv }; { command-say } lo annuncia.
play-echo-lifted = { $square } { $piece }, via
play-echo-placed = { $square } { $piece }
play-unreadable = Il piolo in { $square } non si legge: per favore lo rimetta.
play-kings-in-centre = Entrambi i re sono al centro. La partita finisce solo con { command-resign }, { command-offer } o { command-accept }.
play-board-ready = { $side ->
    [white] La scacchiera del Bianco è collegata.
   *[black] La scacchiera del Nero è collegata.
}
play-board-back = { $side ->
    [white] La scacchiera del Bianco è tornata.
   *[black] La scacchiera del Nero è tornata.
}
play-board-lost = { $side ->
    [white] La scacchiera del Bianco non è più collegata.
   *[black] La scacchiera del Nero non è più collegata.
}
play-board-silent = { $side ->
    [white] La scacchiera del Bianco non risponde.
   *[black] La scacchiera del Nero non risponde.
}
play-board-nonsense = { $side ->
    [white] La scacchiera del Bianco manda cose incomprensibili, { $bytes } byte; nulla ne conta.
   *[black] La scacchiera del Nero manda cose incomprensibili, { $bytes } byte; nulla ne conta.
}
play-board-flutters = { $side ->
    [white] Un contatto della scacchiera del Bianco trema. Ciò che sta o manca più a lungo conta ancora.
   *[black] Un contatto della scacchiera del Nero trema. Ciò che sta o manca più a lungo conta ancora.
}
play-square-flutters = È il contatto di { $square }.
play-board-floods = La scacchiera segnala più di quanto le mani possano fare; ciò che segnala conta un secondo dopo.

## Devices

play-journal-lost = Il registro non si può scrivere. La partita prosegue, nulla è dimenticato, si riprova.
play-journal-back = Il registro è di nuovo completo.
play-journal-stalled = Il disco del registro non risponde. La partita prosegue; ciò che accade ora non è ancora salvato.
play-journal-renewed = Il file del registro è stato cambiato da fuori. È stato riscritto per intero.

## What a move still needs

play-missing-move = Manca la mossa.
play-missing-execution = Manca { $mv } sulla scacchiera.
play-missing-rest = La mossa sulla scacchiera non è finita.
play-missing-in-hand = Ancora in mano: { $piece } da { $square }.
play-missing-nowhere = In nessuna casa: { $piece } da { $square }. Se è già in un foro, la scacchiera lì non lo legge: per favore lo rimetta.
play-missing-squares = Ancora da fare sulla scacchiera: { $squares }.
play-missing-capture = Il pezzo catturato è ancora in { $square }.
play-missing-promotion = Manca in { $square } il pezzo in cui il pedone si trasforma.
play-missing-duty = { $duty }
play-missing-announcement = Manca l'annuncio.
play-missing-press = L'orologio non è stato premuto.
play-missing-repetition = Manca la ripetizione di { $mv }.
play-missing-nothing = Non manca nulla.
play-missing-passphrase = Manca la frase segreta per la busta. { $keeper ->
    [arbiter] La scrive l'arbitro.
   *[players] La scriva prima, due volte.
}
play-missing-sealed = Manca la mossa in busta: scriva { command-seal } e la mossa.
play-missing-then-stop = { command-press } ferma gli orologi. { command-seal } da solo le rilegge la mossa in busta.
play-missing-others-seal = { $side ->
    [white] Il Bianco mette una mossa in busta
   *[black] Il Nero mette una mossa in busta
} e poi ferma gli orologi.
play-missing-then-open = La busta è chiusa; { command-continue } la apre.

## Refusals

refused-empty = La riga è vuota; { command-help } nomina ciò che si può.
refused-argument = { $command } non sa che fare di “{ $argument }”; { command-help } { $command } dice che cosa vuole.
refused-argument-missing = { $command } ha bisogno di un seguito; { command-help } { $command } dice quale.
refused-not-started = La partita non è cominciata; { command-start } la comincia.
refused-started = La partita è già in corso; { command-whose } dice chi deve muovere.
refused-halted = { $by ->
    [arbiter] Gli orologi sono fermi finché l'arbitro non li fa ripartire.
   *[asker] Gli orologi sono fermi; { command-continue } li fa ripartire.
}
refused-not-halted = Gli orologi non sono fermi; { command-halt } li ferma.
refused-not-your-move = { $side ->
    [white] Tocca al Bianco.
   *[black] Tocca al Nero.
}
refused-over = La partita è finita; { command-last }, { command-score } e { command-board } rispondono, { command-quit } esce.
refused-no-clock = Questa partita non ha orologio; --time-control ne dà uno all'inizio.
refused-clock-stands = Il suo orologio non va; { command-whose } dice quale va.
refused-nothing-made = Non ancora.
refused-repeat-first = Prima ripetere: { $mv }
refused-nothing-to-repeat = Non c'è nulla da ripetere; { command-last } dice l'ultima mossa.
refused-repetition-differs = Annunciato era { $announced }, ripetuto { $repeated }.
refused-announced = { $mv } è già annunciato; { command-correct } cambia l'annuncio.
refused-arbiter-only = Solo l'arbitro può farlo; { command-halt } lo chiama.
refused-own-touch = Chi ha toccato non cancella i propri tocchi; l'avversario o l'arbitro può.
refused-no-side = Questo è solo per il Bianco o il Nero: metta davanti { argument-white }: o { argument-black }:.
refused-resigns-unnamed = Abbandono: la riga non nomina un colore. Scriva { argument-white } { command-resign }! o { argument-black } { command-resign }!
refused-no-board = Qui non c'è una scacchiera tattile; --white-board o --black-board ne nomina una.
refused-board-away = Una scacchiera non è collegata; per favore controlli cavo e corrente.
refused-board-differs = { $side ->
    [white] Prima sistemi la scacchiera del Bianco: { $squares }.
   *[black] Prima sistemi la scacchiera del Nero: { $squares }.
}
refused-nothing-stands = In { $square } non c'è nulla; { command-board } dice che cosa sta dove.
refused-no-offer = Nessuna patta è offerta; { command-offer } la offre.
refused-offered = La patta è già offerta; l'avversario risponde con { command-accept } o { command-decline }.
refused-claim-lost = Chi ha toccato un pezzo non può più reclamare patta con questa mossa, ma di nuovo dopo la prossima dell'avversario.
refused-no-claim = Nulla è reclamato; { command-claim } reclama.
refused-claim-pending = Prima si decide il reclamo: { command-uphold } o { command-dismiss }.
refused-complaint-lost = Chi ha toccato un pezzo non può più contestare la mossa dell'avversario; { command-halt } chiama l'arbitro.
refused-no-move = L'avversario non ha ancora mosso; { command-whose } dice chi deve muovere.
refused-no-command = “{ $text }” non è né una mossa né un comando; intendeva { $command }? { command-help } nomina i comandi.
refused-not-duty = { $side ->
    [white] L'assistente del Bianco non è lì per
   *[black] L'assistente del Nero non è lì per
} { $duty ->
    [moves] eseguire le mosse.
    [announce] annunciare le mosse.
    [score] tenere il formulario.
    [clock] premere l'orologio.
    [inform] chiedere i tempi e il numero delle mosse.
    [claims] reclamare la vittoria per il tempo.
    [touches] segnalare questo tocco; lo segnala l'avversario o l'arbitro.
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
refused-assistant-owed = Contro un giocatore sordo ci vuole un assistente: --white-assistant o --black-assistant. Solo l'arbitro può cominciare senza, con { command-start }!.
refused-draw-barred = { $moves ->
    [one] Qui non si può concordare patta prima di una mossa per parte.
   *[other] Qui non si può concordare patta prima di { $moves } mosse per parte.
}
refused-too-early = Non c'è patta prima di una mossa per parte.
refused-nothing-asked = Nulla è stato chiesto; { command-help } nomina ciò che si può.
refused-takeback-stands = Questo è già proposto; l'altro giocatore risponde con { command-yes } o { command-no }.
refused-no-topic = Su “{ $text }” non c'è aiuto; { command-help } nomina gli argomenti.
refused-flag-stands = Nessuna bandierina è caduta; { command-clock } dice i tempi.
refused-too-far = { $plies ->
    [one] Non c'è nessuna semimossa da riprendere.
   *[other] Non ci sono state { $plies } semimosse.
}
refused-too-late = È troppo tardi; { command-halt } ferma gli orologi per risolverlo.
refused-arbiter-decides = L'arbitro sta decidendo; per favore attenda.
refused-other-seat = { $who ->
    [white] Solo il Bianco può farlo
    [black] Solo il Nero può farlo
    [white-assistant] Solo l'assistente del Bianco può farlo
    [black-assistant] Solo l'assistente del Nero può farlo
    [arbiter] Solo l'arbitro può farlo
   *[assistant] Solo l'assistente può farlo
}, e questo è il terminale { $seat ->
    [white] del Bianco
    [black] del Nero
    [white-assistant] dell'assistente del Bianco
    [black-assistant] dell'assistente del Nero
    [shared] dei giocatori, finché l'arbitro ha il suo
    [arbiter] dell'arbitro
    [shared] dei giocatori
   *[assistant] dell'assistente
}{ $way ->
    [call] ; { command-halt } chiama l'arbitro
    [result] ; { command-result } decide il risultato
    [leave] ; { command-quit } esce, e tutti e due scrivono il risultato
   *[none] { "" }
}.
refused-own-board = { $side ->
    [white] Il Bianco ha una scacchiera: mosse e pressioni vengono solo da lì.
   *[black] Il Nero ha una scacchiera: mosse e pressioni vengono solo da lì.
}
refused-wrong-pin = Questo non è il PIN dell'arbitro; non è stato fatto nulla. Il comando lo chiede di nuovo.
refused-pin-missing = Senza il PIN dell'arbitro non è stato fatto nulla. Il comando lo chiede di nuovo.
refused-may-hold-pin = Riga: forse contiene il PIN dell'arbitro e non è stata eseguita né salvata. La scriva senza il PIN.
refused-not-in-tournament = In torneo questo viene solo dalla propria scacchiera tattile.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Il Bianco abbandona.
       *[black] Il Nero abbandona.
    }
} Si verifica se il { $side ->
    [white] Nero
   *[black] Bianco
} può ancora dare matto; segue il risultato.
refused-result-awaited = La partita è finita; il risultato è in corso di verifica.
