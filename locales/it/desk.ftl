### Italian. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

desk-situation = { $situation ->
    [wrong-set-up] posizione iniziale errata
    [turned-board] scacchiera orientata male
    [set-up-found-late] posizione iniziale errata, scoperta troppo tardi
    [swapped-colours] colori scambiati
    [pieces-displaced] pezzi rovesciati
    [pieces-found-displaced] pezzi trovati fuori posto
    [illegal-move] mossa illegale
    [illegal-move-in-last-period] mossa illegale nell'ultimo periodo
    [illegal-move-answered] mossa illegale, già seguita da una risposta
    [king-left-in-check] re lasciato sotto scacco
    [king-captured] re catturato
    [both-kings-in-check] entrambi i re sotto scacco, o un pedone sull'ultima traversa
    [unpromoted-pawn] pedone non promosso
    [press-without-move] orologio premuto senza mossa
    [two-hands] due mani
    [written-beforehand] mossa scritta in anticipo
    [clock-mishandled] orologio maltrattato
    [halt-without-reason] orologi fermati senza motivo
    [opponent-disturbed] avversario disturbato
    [advice-taken] appunti o consigli
    [device] apparecchio o telefono
    [persistent-refusal] rifiuto di rispettare il regolamento
    [both-refuse] rifiuto di entrambi di rispettare il regolamento
    [external-disturbance] disturbo esterno
    [moves-told] numero di mosse rivelato
    [clock-set-wrongly] orologio regolato male
    [clock-defective] orologio difettoso
    [flag-fallen] bandierina caduta
    [both-flags-known] entrambe le bandierine cadute, questa per prima
    [both-flags-unknown] entrambe le bandierine cadute, ordine ignoto
    [both-flags-in-last-period] entrambe le bandierine cadute nell'ultimo periodo
    [increment-asked] richiesta di un incremento
    [end-claim] richiesta di patta negli ultimi due minuti
    [end-appeal] ricorso
    [end-without-arbiter] reclama la patta senza arbitro
   *[other] { $situation }
}
desk-side = { $side ->
    [white] Bianco
   *[black] Nero
}
desk-opponent = { $side ->
    [white] Nero
   *[black] Bianco
}
desk-measure = { $measure ->
    [warning] Ammonizione
    [opponent-time] { desk-opponent }: { $time } in più
    [own-time] { desk-side }: { $time } in meno
    [opponent-points] { desk-opponent }: { desk-points } in più
    [own-points] { desk-side }: { desk-points } in meno
    [loss] La partita è persa
    [draw] Patta, poiché l'avversario non può dare matto
    [fine] Multa
    [rounds] Esclusione per { $count ->
        [one] un turno
       *[other] { $count } turni
    }
    [expulsion] Espulsione dal torneo
   *[none] Nessuna
}
desk-points = { $count ->
    [1] mezzo punto
   *[2] un punto
}
desk-call = { $side ->
    [white] Il Bianco chiama
   *[black] Il Nero chiama
} l'arbitro, { $ago } fa.
desk-lapsed = Il caso { $number } è chiuso, poiché l'avversario ha mosso.
desk-upheld = Decisione: { desk-side }, { desk-situation }, { $clause }.
desk-dismissed = Il caso { $number } è respinto.
desk-undone = L'ultima decisione è annullata, e gli orologi sono fermi.
desk-given = Penalità, { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-scored = L'arbitro stabilisce il risultato.
desk-claimed = { $ground ->
    [increment-asked] Chiedo un incremento e offro patta.
   *[end-claim] Chiedo la patta: non si può vincere con mezzi normali.
}
desk-postponed = La decisione è rinviata; si continua a giocare.
desk-appealed = { $side ->
    [white] Il Bianco fa ricorso.
   *[black] Il Nero fa ricorso.
}

## Typed by who plays

command-appeal = appello
    .heard = faccio appello
argument-normal-means = normale
    .heard = mezzi normali
argument-increment = incremento

## A case, as a terminal that players share tells it

desk-waits = Caso { $number }, { $clause }: { desk-side }, { desk-situation }. { command-more }.
desk-waits-short = Caso { $number }, { $clause }. { command-more }.
desk-board-right = { $side ->
    [white] La scacchiera del Bianco è di nuovo giusta.
   *[black] La scacchiera del Nero è di nuovo giusta.
}
desk-righted = Il caso { $number } è chiuso, perché la scacchiera è di nuovo giusta.
desk-boards-compared = Le scacchiere e i formulari sono stati confrontati.
desk-open = Caso { $number }: { desk-side }, { desk-situation }, { $clause }, { $ago } fa{ $postponed ->
    [yes] , rinviato
   *[no] { "" }
}.
desk-open-more = { command-open } { $number } ne dice tutto.
desk-nothing = Nulla attende.
desk-claim = { $side ->
    [white] Il Bianco richiede
   *[black] Il Nero richiede
} la patta: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}.
desk-loss = { $side ->
    [white] Il Bianco avrebbe
   *[black] Il Nero avrebbe
} perso: { $reason ->
    [default-time] tempo di attesa
   *[sealed-move] mossa in busta
}.
desk-back-to = Ritorno alla posizione dopo la mossa { $number } del { desk-side }.
desk-back-to-start = Ritorno alla posizione iniziale.
desk-queen = Il pedone diventa donna.
desk-holds = { $holding ->
    [new-game] La partita è annullata, se ne gioca una nuova.
    [new-game-before] Prima di dieci mosse di entrambi una nuova partita; dopo, continua.
    [goes-on] La partita continua.
    [goes-on-unless-ruled] La partita continua, salvo che l'arbitro decida altrimenti.
    [goes-on-without-castling] La partita continua; un re o una torre mal posti non possono arroccare.
    [goes-on-swapped-king] La partita continua; un re scambiato con la donna non può arroccare.
    [put-back] Il giocatore rimette a posto i pezzi, nel proprio tempo.
    [stands] Resta com'è.
    [stands-unless-agreed] Resta com'è, salvo che i giocatori concordino di correggere.
    [stands-unless-ruled] Resta com'è, salvo che l'arbitro decida altrimenti.
    [drawn-after-next-move] Patta, se è ancora così dopo la prossima mossa.
    [both-lose] Perdono entrambi.
    [drawn] La partita è patta.
    [time-may-be-given] Si può dare del tempo.
    [times-corrected] I tempi vengono corretti.
    [clock-replaced] L'orologio viene sostituito.
    [increment] Entrambi ricevono cinque secondi a mossa, l'avversario due minuti.
    [draw-postpone-refuse] La patta, o { command-postpone }, o { command-dismiss }.
    [draw-postpone] La patta, o { command-postpone }; un rifiuto non è previsto.
    [ends-game] Pone fine alla partita.
   *[may-appeal] È possibile un appello.
}
desk-owes = { $counted ->
    [yes] Infrazione { $offence }: { desk-measure }.
   *[no] Penalità: { desk-measure }.
}
desk-chosen = L'arbitro sceglie la penalità: { command-uphold } { measure-warning }, { command-uphold } 1:00.
desk-optional = L'arbitro può penalizzare: { command-uphold } { measure-warning }, { command-uphold } 1:00.
desk-undetermined = Non si è potuto decidere subito se l'avversario può dare matto: { command-judge }, o { command-uphold } { measure-loss } o { command-uphold } { measure-draw }.
desk-times = Tempi: Bianco { $white }, Nero { $black }. Mosse: { $white_moves } e { $black_moves }.
desk-on-claim = Solo se l'avversario lo chiede.
desk-penalty-on-claim = La penalità solo se l'avversario la chiede.
desk-until-move = Solo prima della prossima mossa dell'avversario.
desk-noted = Annotato: { $note }.
desk-rule = { command-uphold } { $number } lo fa, con una penalità dietro un'altra; { command-dismiss } { $number } nulla.
play-help-last-minutes = { command-claim } { argument-normal-means } richiede la patta negli ultimi due minuti, { command-claim } { argument-increment } un incremento; { command-postpone } lo rinvia; { command-appeal } fa appello.

## Refusals

refused-no-such-rule = { $edition } non ha questa regola: { desk-situation }.
refused-not-in-text = Il testo di { $edition } lo omette: { desk-situation }.
refused-rule-excluded = Non con questa cadenza: { $clause }.
refused-not-announced = { $clause } vale dove il torneo lo ha annunciato: --quickplay-finish.
refused-no-arbiter = Per questo serve un arbitro: --arbiter.
refused-only-on-claim = Solo se l'avversario lo chiede: { $clause }.
refused-own-flag-down = Solo finché la propria bandierina non è caduta: { $clause }.
refused-not-last-minutes = { $clause }: solo sotto i due minuti, prima che cada la bandierina, nell'ultimo periodo, senza incremento.
refused-final-decision = La decisione è definitiva: { $clause }.
