### Italian. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

desk-situation = { $situation ->
    [wrong-set-up] posizione iniziale errata
    [turned-board] scacchiera orientata male
    [set-up-found-late] posizione errata, vista troppo tardi
    [swapped-colours] colori scambiati
    [pieces-displaced] pezzi spostati
    [pieces-found-displaced] pezzi trovati fuori posto
    [boards-differ] scacchiere diverse
    [touch-broken] pezzo toccato, non mosso
    [illegal-move] mossa illegale
    [illegal-move-in-last-period] mossa illegale nell'ultimo periodo
    [illegal-move-answered] mossa illegale, con risposta
    [king-left-in-check] re lasciato sotto scacco
    [king-captured] re catturato
    [both-kings-in-check] due re sotto scacco, o pedone in fondo
    [unpromoted-pawn] pedone non promosso
    [press-without-move] orologio premuto senza mossa
    [two-hands] mossa con due mani
    [written-beforehand] mossa scritta in anticipo
    [clock-mishandled] orologio maltrattato
    [other-hand] orologio premuto con l'altra mano
    [halt-without-reason] orologi fermati senza motivo valido
    [opponent-disturbed] avversario disturbato
    [misconduct] comportamento scorretto
    [area-left] uscita senza permesso
    [announcement-missing] annuncio o ripetizione mancante
    [not-recorded] mosse non trascritte
    [scoresheet-hidden] formulario nascosto
    [assistant-exceeds] assistente oltre i suoi compiti
    [advice-taken] appunti o consigli
    [device] apparecchio o telefono
    [inspection-refused] rifiuto di un controllo
    [persistent-refusal] rifiuto persistente del regolamento
    [both-refuse] rifiuto da parte di entrambi
    [external-disturbance] disturbo esterno
    [moves-told] numero di mosse rivelato
    [clock-set-wrongly] orologio regolato male
    [clock-defective] orologio difettoso
    [flag-fallen] bandierina caduta
    [both-flags-known] entrambe le bandierine cadute, prima la sua
    [both-flags-unknown] entrambe le bandierine, ordine ignoto
    [both-flags-in-last-period] entrambe le bandierine, ultimo periodo
    [increment-asked] richiesta di un incremento
    [end-claim] richiesta di patta negli ultimi due minuti
    [end-appeal] appello
    [end-without-arbiter] richiesta di patta senza arbitro
   *[other] { $situation }
}
desk-case-of = { $situation ->
    [wrong-set-up] { desk-situation }
    [swapped-colours] { desk-situation }
    [pieces-found-displaced] { desk-situation }
    [external-disturbance] { desk-situation }
    [moves-told] { desk-situation }
    [clock-set-wrongly] { desk-situation }
    [clock-defective] { desk-situation }
   *[other] { desk-side }, { desk-situation }
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
    [loss] { $side ->
        [white] Il Bianco perde la partita
       *[black] Il Nero perde la partita
    }
    [draw] Patta, perché l'avversario non può dare matto
    [fine] Multa
    [rounds] Esclusione per { $count ->
        [one] un turno
       *[other] { $count } turni
    }
    [expulsion] Espulsione dal torneo
    [new-game] Una nuova partita
   *[none] Nessuna
}
desk-points = { $count ->
    [1] mezzo punto
   *[2] un punto
}
desk-call = { $side ->
    [white] Il Bianco ha chiamato
   *[black] Il Nero ha chiamato
} l'arbitro. { $ago } fa.
desk-lapsed = Caso { $number } chiuso: l'avversario ha mosso.
desk-upheld = Decisione: { desk-case-of }. Articolo { $clause }.
desk-appeal-upheld = Esegua ora la decisione. Per cambiare il risultato, scriva per esempio { command-result } 0-1.
desk-dismissed = Caso { $number } respinto.
desk-undone = Ultima decisione annullata. Gli orologi sono fermi.
desk-continue-next = Per far ripartire gli orologi: { command-continue }.
desk-given = Penalità, { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-sure-to-give = { $measure ->
    [fine] { desk-side } paga una multa?
    [loss] { desk-side } perde la partita?
    [draw] La partita è patta?
   *[expulsion] { desk-side } è escluso dal torneo?
} Scriva { command-yes } per confermare.
desk-scored = L'arbitro stabilisce il risultato.
desk-claimed = { $ground ->
    [increment-asked] Chiedo un incremento e offro patta.
   *[end-claim] Richiedo la patta: la partita non si può vincere con mezzi normali.
}
desk-postponed = Decisione rinviata. Si continua a giocare.
desk-scoresheet-asked = { $side ->
    [white] Il Bianco ha chiesto il formulario { $times } volte. L'articolo { $clause } ne consente { $allowed }.
   *[black] Il Nero ha chiesto il formulario { $times } volte. L'articolo { $clause } ne consente { $allowed }.
}
desk-appealed = { $side ->
    [white] Il Bianco fa appello.
   *[black] Il Nero fa appello.
}
desk-appeal-dismissed = { $side ->
    [white] L'appello del Bianco è respinto.
   *[black] L'appello del Nero è respinto.
}
desk-sure-of-claim = La richiesta non è corretta. La partita è patta lo stesso? Scriva { command-yes } per confermare.
desk-sure-both-lose = Entrambi i giocatori perdono la partita? Scriva { command-yes } per confermare.
desk-who-decides = Sugli appelli decide l'arbitro principale o la commissione d'appello. È la loro decisione, o l'appello è stato ritirato? Scriva { command-yes } per confermare.

## Typed by players

command-appeal = appello
    .heard = faccio appello
argument-normal-means = normale
    .heard = mezzi normali
argument-increment = incremento

## A case, at a terminal that players share

desk-waits = Caso { $number }: { desk-case-of }. Articolo { $clause }. Scriva { command-more } per i dettagli.
desk-waits-short = Caso { $number }, articolo { $clause }. Scriva { command-more } per i dettagli.
desk-board-right = { $side ->
    [white] La scacchiera del Bianco è di nuovo corretta.
   *[black] La scacchiera del Nero è di nuovo corretta.
}
desk-righted = Caso { $number } chiuso: le scacchiere corrispondono alla partita.
desk-corrected = Caso { $number } chiuso: la mossa è stata corretta prima di premere l'orologio.
desk-joined = Caso { $number } chiuso: la mossa è ora il caso { $into }.
desk-case-claimed = Il caso { $number } è ora reclamato ({ desk-side }).
desk-boards-joined = Caso { $number } chiuso: le due scacchiere sono ora il caso { $into }.
desk-uncompleted = L'orologio non è stato premuto: nessuna infrazione, nessuna penalità.
desk-after-next-move = Caso { $number }: si decide quando la prossima mossa è completata. Se la posizione è ancora illegale, la partita è patta.
desk-legal-again = Caso { $number } chiuso: la posizione è di nuovo legale.
desk-still-there = Caso { $number }: la prossima mossa è completata. Se la posizione è ancora illegale, scriva { command-uphold } { $number }; altrimenti { command-dismiss } { $number }.
desk-flag-first = La bandierina è caduta prima ({ desk-side }): prima il caso { $number }. Se lo respinge: { $outcome }
desk-opponents-score = Lei decide i punti dell'avversario ({ desk-opponent }). Articolo { $clause }. Per cambiarli, scriva per esempio { command-result } 0-0.
desk-castling-barred = { desk-side }: non può più arroccare.
desk-castling-barred-with = { desk-side }: non può più arroccare con la torre in { $square }.
desk-boards-compared = Scacchiere e formulari confrontati.
desk-open = Caso { $number }: { desk-case-of }. Articolo { $clause }. { $ago } fa{ $postponed ->
    [yes] . Rinviato
   *[no] { "" }
}.
desk-open-more = Scriva { command-open } { $number } per i dettagli.
desk-nothing = Nessun caso aperto.
desk-claim = { $side ->
    [white] Il Bianco richiede
   *[black] Il Nero richiede
} la patta{ $ground ->
    [threefold] . Motivo: { play-ground-threefold }
   *[fifty] . Motivo: { play-ground-fifty }
}.
desk-loss = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} perderebbe: { $reason ->
    [default-time] il tempo di tolleranza è passato
   *[sealed-move] la mossa in busta non è valida
}.
desk-back-to = Ripristini la posizione dopo la mossa { $number } del { desk-side }.
desk-back-to-start = Ripristini la posizione iniziale.
desk-queen = Il pedone diventa donna.
desk-holds = { $effect ->
    [new-game] La partita è annullata. Se ne gioca una nuova.
    [new-game-due] La partita viene allora annullata e se ne gioca una nuova.
    [new-game-before] Prima di dieci mosse di entrambi: una nuova partita. Dopo, la partita continua.
    [goes-on] La partita continua.
    [transferred] La posizione è trasferita su una scacchiera ben orientata.
    [may-be-transferred] La posizione può essere trasferita su una scacchiera ben orientata.
    [goes-on-unless-ruled] La partita continua, salvo che lei decida altrimenti. Scriva { command-uphold } { measure-new-game } per giocarne una nuova.
    [goes-on-without-castling] La partita continua. Un re o una torre mal posti non possono arroccare.
    [goes-on-swapped-king] La partita continua. Un re scambiato con la donna non può arroccare.
    [board-corrected] La scacchiera viene corretta. Nessuna mossa viene ritirata.
    [put-back] Il giocatore ripristina la posizione nel proprio tempo.
    [stands] La mossa vale.
    [stands-unless-agreed] La mossa vale, salvo che i giocatori concordino di correggerla.
    [stands-unless-ruled] Il risultato vale, salvo che l'arbitro decida altrimenti.
    [drawn-after-next-move] Attenda la prossima mossa. Se la posizione è ancora illegale, la partita è patta.
    [lost] Il giocatore perde la partita.
    [lost-or-drawn] Il giocatore perde la partita. Se l'avversario non può dare matto, è patta. Scriva { command-judge } per saperlo.
    [both-lose] Perdono entrambi.
    [drawn] La partita è patta.
    [time-may-be-given] L'arbitro può dare del tempo.
    [times-corrected] Corregga i tempi.
    [clock-replaced] Sostituisca l'orologio.
    [increment] Entrambi ricevono cinque secondi a mossa. L'avversario riceve due minuti in più.
    [draw-postpone-refuse] Scriva { command-uphold } per la patta. Scriva { command-postpone } per decidere più tardi. Scriva { command-dismiss } per respingere la richiesta.
    [draw-postpone] Scriva { command-uphold } per la patta. Scriva { command-postpone } per decidere più tardi. La richiesta non si può respingere.
    [ends-game] Pone fine alla partita.
   *[may-appeal] È possibile un appello.
}
desk-owes = { $counted ->
    [yes] Infrazione { $offence }: { desk-measure }.
   *[no] Penalità: { desk-measure }.
}
desk-chosen = L'arbitro sceglie la penalità. Per esempio: { command-uphold } { measure-warning } o { command-uphold } 1:00.
desk-optional = L'arbitro può penalizzare. Per esempio: { command-uphold } { measure-warning } o { command-uphold } 1:00.
desk-undetermined = Non si sa ancora: l'avversario può dare matto? Scriva { command-judge }, { command-uphold } { measure-loss } o { command-uphold } { measure-draw }.
desk-times = Tempi dopo la decisione. Bianco: { $white }. Nero: { $black }. Contatori delle mosse: Bianco { $white_moves }, Nero { $black_moves }.
desk-on-claim = Può decidere solo se l'avversario lo chiede.
desk-penalty-on-claim = La penalità vale solo se l'avversario la chiede.
desk-touch-unknown = Il pezzo toccato non è noto: più di uno è possibile. Dopo la decisione, scriva { command-touch } e la sua casa.
desk-until-move = Può decidere solo fino alla prossima mossa dell'avversario.
desk-too-late = Dopo { $moves } mosse di ciascun giocatore, l'articolo { $clause } non lo corregge più.
desk-sure-though-late = Tardi secondo l'articolo { $clause }. Correggere comunque? Scriva { command-yes } per confermare.
desk-noted = Nota: { $note }.
desk-before = Già accolto contro il { desk-side }: { $count ->
    [one] caso { $numbers }.
   *[other] casi { $numbers }.
}
desk-legal-move = La mossa registrata è regolare.
desk-rule = { $kind ->
    [appeal] Decide l'arbitro principale o la commissione d'appello. Poi scriva { command-uphold } { $number } o { command-dismiss } { $number }, e { command-dismiss } { $number } anche se l'appello è ritirato.
    [device] Scriva { command-uphold } { $number } per applicarlo. Meno, se il regolamento del torneo lo prevede: { command-uphold } { $number } { measure-warning }. Scriva { command-dismiss } { $number } per chiudere.
    [no-offender] { desk-rule-no-offender }
    [no-penalty] Scriva { command-uphold } { $number } per applicarlo. Scriva { command-dismiss } { $number } per respingere il caso.
    [chosen] Scriva { command-uphold } { $number } { measure-warning } o un'altra penalità. Scriva { command-dismiss } { $number } per respingere il caso.
   *[other] Scriva { command-uphold } { $number } per applicarlo. Scriva { command-uphold } { $number } { measure-warning } per una sola ammonizione. Scriva { command-dismiss } { $number } per respingere il caso.
}
desk-rule-no-offender = Scriva { command-uphold } { $number } per applicarlo. Scriva { command-add } bianco 2:00 per dare tempo. Scriva { command-dismiss } { $number } per respingere il caso.
play-help-last-minutes = { command-claim } { argument-normal-means } richiede la patta negli ultimi due minuti. { command-claim } { argument-increment } richiede un incremento. { command-postpone } rinvia la decisione; { command-appeal } fa appello.

## Refusals

refused-no-such-rule = Il regolamento del { $edition } non prevede nulla. Il caso: { desk-situation }.
refused-not-in-text = Questa regola manca nel testo del { $edition }: { desk-situation }.
refused-rule-excluded = Non con questa cadenza, secondo l'Articolo { $clause }.
refused-not-announced = L'Articolo { $clause } vale solo se il torneo lo ha annunciato. Opzione all'avvio: --quickplay-finish.
refused-no-arbiter = Solo in una partita con arbitro: --arbiter.
refused-no-new-game = L'Articolo { $clause } non le permette di iniziare una nuova partita.
refused-only-on-claim = Solo se l'avversario lo chiede, secondo l'Articolo { $clause }.
refused-own-flag-down = La sua bandierina è caduta. L'Articolo { $clause } non si applica.
refused-not-last-minutes = Ora non è possibile. L'Articolo { $clause } richiede meno di due minuti, nell'ultimo periodo. Non deve esserci incremento né bandierina caduta.
refused-final-decision = La decisione è definitiva secondo l'Articolo { $clause }.
refused-claim-and-case = Due cose attendono: { $kind ->
    [claim] { $side ->
        [white] la richiesta del Bianco
       *[black] la richiesta del Nero
    }
   *[loss] { $side ->
        [white] la sconfitta del Bianco
       *[black] la sconfitta del Nero
    }
} e il caso { $number }. Scriva { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $number } o { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $side ->
    [white] { argument-white }
   *[black] { argument-black }
}.
refused-nothing-to-rule = Nulla attende una decisione. Scriva { command-open }.
refused-already-open = { $to ->
    [player] L'arbitro lo ha già, come caso { $number }.
   *[arbiter] È già il caso { $number }. Scriva { command-uphold } { $number } o { command-dismiss } { $number }, e un motivo.
}
refused-no-offender = Nessun giocatore è in colpa: non c'è chi punire. Scriva { command-add } bianco 2:00 per dare tempo.
refused-nothing-decided = Non c'è ancora una decisione. Scriva { command-halt } per chiamare l'arbitro.
