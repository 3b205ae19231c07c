### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Help of annabella-home

home = Giocare a casa contro un motore, rivedere la partita, risolvere posizioni
home-play = Giocare contro un motore scacchistico
home-play-engine = Programma di un motore UCI; altrimenti stockfish o gnuchess
home-play-colour = Il suo colore; lot lo sorteggia
home-play-level = Forza del motore
home-play-elo = Forza del motore in punti Elo, se ha questa regolazione
home-play-odds = Pezzo che manca al motore, o parte di tempo che riceve
home-play-opening = Apertura con cui comincia la partita, come "1. e4 e5 2. Cf3"
home-play-chess960 = Numero di una posizione iniziale di Chess960, o random
home-play-board = Porta della sua scacchiera tattile
home-play-turned = Leggere la sua scacchiera girata di 180 gradi
home-play-peg-echo = Dire ogni piolo che lei alza o mette
home-play-name = Il suo nome
home-review = Ripercorrere una partita finita con le sue svolte
home-review-game = Registro o PGN; last è la sua ultima partita
home-review-engine = { home-play-engine }
home-review-which = { help-sheet-which }
home-review-strict = { help-sheet-strict }
home-positions = Risolvere posizioni da un file
home-positions-file = EPD, PGN con FEN, o una FEN per riga
home-positions-engine = Programma di un motore UCI che valuta le mosse senza soluzione
home-positions-results = File a cui si aggiungono i risultati
home-positions-board = { home-play-board }
home-positions-turned = { home-play-turned }

## Engines that cannot be used

home-engine-none = Motore scacchistico: nessuno trovato. Ne installi uno, per esempio con: sudo apt install stockfish.
home-engine-missing = { $path }: programma inesistente. Ne indichi un altro con --engine.
home-engine-folder = { $path }: è una cartella, non un programma. Indichi con --engine il programma che contiene.
home-engine-not-executable = { $path }: non è eseguibile. Ne indichi un altro con --engine.
home-engine-not-started = { $path }: non si è avviato: { $cause }. Ne indichi un altro con --engine.
home-engine-not-uci = { $path }: non è un motore UCI utilizzabile. { $fault } Ne indichi un altro con --engine.
home-engine-no-elo = { $engine }: non ha una regolazione Elo. Usi --level.
home-engine-elo-range = { $engine }: non può giocare con questo Elo. Scelga --elo da { $least } a { $most }.
home-engine-no-chess960 = { $engine }: non gioca a Chess960. Indichi un altro motore con --engine.

## Options that do not fit

home-no-chess960 = --chess960: "{ $text }" non è una posizione iniziale. Usi un numero da 0 a 959, o random.
home-opening-empty = --opening: non contiene mosse. Le scriva come "1. e4 e5 2. Cf3".
home-opening-move = --opening: "{ $text }" lì non è una mossa legale. Scriva le mosse come "1. e4 e5 2. Cf3".
home-opening-over = --opening: dopo queste mosse la partita è finita. Tolga l'ultima.
home-no-announcer = --announce-by player: nessuno annuncia per il motore. Usi program o auto.
home-odds-no-clock = --odds: un vantaggio di tempo richiede un orologio. Aggiunga --time-control.
home-odds-position = --odds: un pezzo si può togliere solo dalla posizione iniziale. Tolga --fen e --chess960.
home-tournament-game = { $file }: è una partita non finita con arbitro. Per riprenderla: annabella play --resume { $game }
home-no-engine-game = { $file }: non è una partita contro un motore. Per riprenderla: annabella play --resume { $game }

## During a game

home-opponent = { $side ->
    [white] Lei ha il Bianco contro { $engine }, { $strength }.
   *[black] Lei ha il Nero contro { $engine }, { $strength }.
}
home-strength = livello { $level ->
    [beginner] principiante
    [easy] facile
    [medium] medio
    [strong] forte
   *[full] massimo
}
home-strength-elo = Elo { $elo }
home-opening = Apertura: { $moves }. { $side ->
    [white] Muove il Bianco.
   *[black] Muove il Nero.
}
home-how = Scriva { command-hint } per un consiglio, { command-retract } per annullare la sua mossa e la risposta.
home-offered = Lei offre patta. Il motore risponde con la sua mossa.
home-over = Per le svolte della partita, scriva annabella-home review { $game }.
home-engine-fault = { $fault ->
    [exited] Il motore si è chiuso inaspettatamente.
    [not-started] Il motore non si è avviato.
    [silent] Il motore non risponde.
    [illegal] Il motore ha risposto con una mossa illegale.
    [no-move] Il motore ha risposto senza una mossa.
    [flood] Il motore manda troppi dati.
   *[long-line] Il motore manda una riga senza fine.
}
home-engine-starting = Il motore si sta ancora avviando.
home-engine-restarted = È stato riavviato.
home-engine-off-clock = Resta spento. Scriva { command-halt } per fermare gli orologi. Scriva { command-quit }, poi riprenda con un altro motore.
home-engine-off = Resta spento. Scriva { command-quit }, poi riprenda con un altro motore.
home-hint-piece = Guardi { $piece-id ->
    [queen] la { $piece }
    [rook] la { $piece }
    [bishop] l'{ $piece }
   *[other] il { $piece }
} in { $square }. Chieda di nuovo per la mossa.
home-hint-move = Il motore giocherebbe { $move }. Chieda di nuovo per la sua variante.
home-hint-line = La variante del motore: { $moves }.
home-hint-not-now = Nessun consiglio ora: non tocca a lei.
home-hint-off = Nessun consiglio: il motore è spento.
home-hint-word = Per un consiglio, scriva { command-hint }.

## Review

home-review-wait = Il motore esamina { $moves ->
    [one] una mossa.
   *[other] { $moves } mosse.
}
home-review-count = { $count ->
    [0] Nessuna svolta.
    [one] Una svolta. Scriva { home-word-turn } per raggiungerla.
   *[other] { $count } svolte. Scriva { home-word-turn } per la prossima.
}
home-review-last = Non ci sono altre svolte.
home-review-progress = Posizioni valutate: { $judged } di { $positions }.
home-review-unjudged = Resta spento. Posizioni valutate: { $judged } di { $positions }.
home-review-comment = Meglio: { $better }. Prima: { $before }. Dopo: { $after }.
home-review-mate = { $side ->
    [white] il Bianco dà matto in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }
   *[black] il Nero dà matto in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }
}
home-judgement = { $kind ->
    [winning] vinta
    [better] migliore
    [equal] pari
    [worse] peggiore
   *[lost] persa
}
home-word-turn = svolta
    .heard = prossima svolta, svolta seguente, punto di svolta, svolte

## Positions

home-positions-bad = { $file }, riga { $line }: { $what }. La riga è saltata.
home-positions-bad-fen = non è una posizione
home-positions-bad-solution = { $move } lì non è una mossa legale
home-positions-bad-both = { $move } è insieme la migliore e da evitare
home-positions-bad-quote = le virgolette non sono chiuse
home-positions-none = { $file }: non contiene posizioni. Dia EPD, PGN con FEN, o una FEN per riga.
home-position = Posizione { $number } di { $count }. { $side ->
    [white] Muove il Bianco.
   *[black] Muove il Nero.
}
home-position-how = Scriva o faccia la sua mossa. Altri comandi: { home-word-solution }, { home-word-skip }, { command-quit }.
home-position-right = Esatto.
home-position-wrong = Non è la soluzione. Riprovi, o scriva { home-word-solution }.
home-position-unjudged = Né soluzione né motore: la sua mossa non è valutata.
home-position-unjudged-engine = Il motore è spento: la sua mossa non è valutata.
home-position-without-score = Il motore non valuta questa mossa.
home-position-solution = Soluzione: { $moves }.
home-position-avoid = Va bene qualsiasi mossa tranne: { $moves }.
home-position-no-solution = Nel file non c'è la soluzione di questa posizione.
home-positions-end = Risolte: { $solved } di { $count }.
home-positions-saved = { $file }: risultati aggiunti.
home-positions-not-saved = { $file }: risultati non salvati: { $cause }. Indichi un altro file con --results.
home-word-solution = soluzione
    .heard = risolvere, risposta
home-word-skip = saltare
    .heard = salta, prossima posizione, posizione seguente

## Help on the words of this program

home-help-hint = Scriva { command-hint } per il pezzo da guardare. Lo scriva di nuovo per la mossa, poi per la variante del motore.
home-help-retract = Scriva { command-retract } per annullare la sua ultima mossa e la risposta. Scriva { command-retract } 1 per la sola ultima mossa. Il motore accetta sempre.
home-help-turn = Scriva { home-word-turn } per andare alla prossima svolta, dove è cambiata la valutazione.
home-help-solution = Scriva { home-word-solution } per sentire la soluzione, { home-word-skip } per la prossima posizione.

## Drills

home-drill = Esercitarsi a orecchio su case, diagonali e percorsi di cavallo, senza scacchiera
home-drill-kind = Tema dell'esercizio
home-drill-rounds = Numero di domande
home-drill-seed = Numero per riavere le stesse domande
home-drill-results = { home-positions-results }
home-drill-start = { $count ->
    [one] Una domanda{" "}
   *[other] { $count } domande{" "}
}{ $kind ->
    [squares] sui colori delle case.
    [diagonals] sulle linee di due case.
    [meetings] sulle case attaccate da due pezzi.
   *[knight] sulla via più breve di un cavallo.
}
home-drill-how = { $kind ->
    [squares] Scriva { home-word-light } o { home-word-dark }.
    [diagonals] Scriva { home-word-yes } o { home-word-no }, o il tipo di linea.
    [diagonal] Scriva { home-word-yes } o { home-word-no }.
    [line] Scriva { home-word-file }, { home-word-rank }, { home-word-diagonal } o { home-word-none }.
    [meetings] Scriva una casa che entrambi attaccano, o { home-word-none }.
   *[knight] Scriva il numero di mosse, o ogni casa del percorso.
}
home-drill-help = Scriva { command-again } per la domanda, { home-word-skip } per la risposta, { command-quit } per terminare.
home-drill-colour = { $square }?
home-drill-colour-is = { $light ->
    [yes] { $square } è una casa bianca.
   *[no] { $square } è una casa nera.
}
home-drill-diagonal = { $first }, { $second }: stessa diagonale?
home-drill-diagonal-is = { $shared ->
    [yes] { $first }, { $second }: sì, stessa diagonale.
   *[no] { $first }, { $second }: no, diagonali diverse.
}
home-drill-line = { $first }, { $second }: colonna, traversa, diagonale o nessuna?
home-drill-line-file = { $first }, { $second }: stessa colonna, { $file }.
home-drill-line-rank = { $first }, { $second }: stessa traversa, { $rank }.
home-drill-line-diagonal = { $first }, { $second }: è la stessa diagonale.
home-drill-line-none = { $first }, { $second }: nessuna colonna, traversa o diagonale in comune.
home-drill-meeting = { $one } { $first }, { $other } { $second }: quale casa attaccano entrambi?
home-drill-meeting-is = Entrambi attaccano { $squares }.
home-drill-meeting-none = Nessuna casa è attaccata da entrambi.
home-drill-route = Cavallo da { $from } a { $to }.
home-drill-route-is = { $moves ->
    [one] Una mossa: { $squares }.
   *[other] { $moves } mosse, per esempio { $squares }.
}
home-drill-wrong = Sbagliato. { $answer }
home-drill-was = { $answer }
home-drill-unread = Non è una risposta.
home-drill-repeat = { $count ->
    [one] Se ne ripete una.
   *[other] Se ne ripetono { $count }.
}
home-drill-end = Giuste al primo tentativo: { $right } di { $count }. Tempo mediano: { $seconds },{ $tenth } secondi.
home-drill-nothing = Nessuna domanda ha avuto risposta.
home-word-light = bianca
    .heard = chiara, chiaro, bianco, c, casa bianca, casa chiara
home-word-dark = nera
    .heard = scura, scuro, nero, s, casa nera, casa scura
home-word-yes = sì
    .heard = s, stessa, la stessa
home-word-no = no
    .heard = n, non la stessa, diversa
home-word-file = colonna
    .heard = stessa colonna, la stessa colonna
home-word-rank = traversa
    .heard = stessa traversa, la stessa traversa
home-word-diagonal = diagonale
    .heard = stessa diagonale, la stessa diagonale
home-word-none = nessuna
    .heard = nessuno, niente, nulla, mai, da nessuna parte, nessuna casa
