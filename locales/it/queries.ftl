### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Commands

command-time = tempo
    .heard = mio tempo, quanto tempo ho ancora, quanto tempo, il mio tempo, tempo rimasto
command-clock = orologio
    .heard = orologi, gli orologi, i due orologi
command-whose = turno
    .heard = chi, tocca, a chi tocca muovere, è il mio turno, è il mio turno adesso, chi ha il tratto
command-hour = ora
    .heard = ora del giorno
time-of-day = Ora: { $time }.
command-control = cadenza
    .heard = che cadenza
command-opponent = avversario
    .heard = il mio avversario, contro chi sto giocando, contro chi gioco, chi è il mio avversario
command-used = usato
    .heard = consumato
command-times = tempi
command-moves = mosse
command-again = ancora
    .heard = di nuovo, ancora una volta, ripeti, ripeta, ridillo, come, come hai detto, puoi ripetere, può ripetere, potresti ripetere, ripeti per favore, ripetere per favore, non ho capito, non capisco, cosa, cosa hai detto, che hai detto, annuncia ancora la mia mossa
command-stop = silenzio
    .heard = zitta, zitto, sta' zitto, stai zitto, sta zitto, sta zitta, basta, smettila, smetti di parlare, taci, fai silenzio, silenzio per favore
command-digest = impronta
    .heard = digest
command-last = ultima
    .heard = ultima mossa, l'ultima mossa, qual era l'ultima mossa
command-spell = compitare
command-board = scacchiera
command-square = casa
    .heard = casella, cosa c'è in, cosa c'è su, che cosa c'è in, che cosa c'è su, cosa c'è, che pezzo c'è in, che pezzo c'è su, che pezzo è in, c'è qualcosa in
command-colour = colore
command-piece = pezzo
    .heard = pezzi
command-score = formulario
command-castled = arroccato
    .heard = chi ha arroccato
command-offers = offerte
    .heard = proposta di patta, c'è una proposta di patta, c'è un'offerta di patta
command-faster = veloce
    .heard = più veloce
command-slower = lento
    .heard = più lento
command-louder = forte
    .heard = più forte
command-softer = piano
    .heard = più piano
command-higher = acuto
    .heard = più acuto
command-deeper = grave
    .heard = più grave
command-voice = voce
command-rest = pausa

## Answers

clock-white-black-moves = Mosse: Bianco { $white }, Nero { $black }
play-own-time = Restano { $left }
play-both-times = Restano { $own }, avversario { $other }.
play-clock-runs = { play-started }
play-clocks-stand = Nessun orologio è in moto.
play-times-of-both = { play-white-black-times }.
play-times-used = Tempo usato: { $own }, avversario { $other }
play-move-times = { $number }: Bianco { $white }, Nero { $black }
play-move-time = { $number }: { $side ->
    [white] Bianco
   *[black] Nero
} { $time }
play-move-times-unknown = Il tempo di queste mosse non è noto.
play-moves-to-control = { $moves ->
    [one] ancora una mossa al controllo del tempo
   *[other] ancora { $moves } mosse al controllo del tempo
}
play-move-of = { $side ->
    [white] Bianco, mossa { $number }: { $mv }.
   *[black] Nero, mossa { $number }: { $mv }.
}
play-not-castled = { $side ->
    [white] Il Bianco non ha arroccato.
   *[black] Il Nero non ha arroccato.
}
play-offer-none = Nessuna proposta di patta è in attesa.
play-no-such-move = Non c'è la mossa { $number }. L'ultima è la { $made }.
play-spelt-piece = { $piece }
play-spelt-square = { $letter } come { $file }, { $rank }
play-square-has = { $square }: { $piece }
play-square-empty = { $square } vuota
play-square-light = { $square }: casa bianca
play-square-dark = { $square }: casa nera
play-nothing-there = Nulla
play-file-empty = Colonna { $file } vuota
play-rank-empty = Traversa { $rank } vuota
play-piece-at = { $count ->
    [one] { $piece }
   *[other] { $piece-id ->
        [king] re
        [queen] donne
        [rook] torri
        [bishop] alfieri
        [knight] cavalli
       *[pawn] pedoni
    } { $piece-color ->
        [white] { $piece-id ->
            [queen] bianche
            [rook] bianche
           *[other] bianchi
        }
       *[black] { $piece-id ->
            [queen] nere
            [rook] nere
           *[other] neri
        }
    }
}: { $squares }
play-score-line = { $number }. { $moves }
play-score-empty = Nulla è ancora scritto
play-score-offer = patta offerta
play-named = { $side ->
    [white] Bianco: { $name }.
   *[black] Nero: { $name }.
}
play-own-side = { $side ->
    [white] Lei ha il Bianco.
   *[black] Lei ha il Nero.
}
play-unnamed = { $side ->
    [white] Per il Bianco non è indicato alcun nome.
   *[black] Per il Nero non è indicato alcun nome.
}
play-not-over = La partita non è finita.

## Help

play-help-times = Scriva { command-time } per il suo tempo, { command-clock } per entrambi. Scriva { command-used } per il tempo usato. Scriva { command-moves } per il numero delle mosse. Scriva { command-whose } per sapere chi muove, { command-control } per la cadenza. Scriva { command-hour } per l'ora.
play-help-last = Scriva { command-last } per l'ultima mossa, { command-last } 4 per le ultime quattro. Scriva { command-spell } per compitarla. Scriva { command-score } per il formulario, { command-digest } per l'impronta. Scriva { command-times } per il tempo di ogni mossa.
play-help-history = Scriva { command-castled } per gli arrocchi. Scriva { command-score } 5 per la mossa 5.
play-help-position = Scriva { command-board } per tutti i pezzi, { command-board } 4 per una traversa. Scriva { command-board } e per una colonna. Scriva { command-square } e4 o { command-colour } e4 per una casa. Scriva { command-piece } cavallo per i cavalli.
play-help-voice = Il comando { command-again } ripete le ultime parole. Il comando { command-stop } fa tacere la voce. Scriva { command-faster }, { command-slower }, { command-louder }, { command-softer }, { command-higher } o { command-deeper } per cambiarla. Scriva { command-voice } 2 per un'altra voce, { command-rest } 300 per una pausa prima delle case.
