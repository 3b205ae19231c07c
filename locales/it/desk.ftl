### Italian. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### are told of rulings; the desk's own words are English.

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
