### Italian. See docs/translators.md; locales/en has a comment on each message.

## Commands

command-pawns = pedoni
command-lines = linee
    .heard = linea
command-captured = catturati
    .heard = presi
command-material = materiale
command-empty = vuote
    .heard = vuota
command-after = dopo
command-previous = precedente
    .heard = mossa precedente
command-next = seguente
    .heard = prossima, mossa seguente
command-fen = fen
command-check = scacco
    .heard = sotto scacco

## Answers

explore-direction = Verso { $to }: { $pieces }
explore-direction-empty = Verso { $to }: vuoto
explore-count = { $piece-id ->
    [king] { $count ->
        [one] re
       *[other] { $count } re
    }
    [queen] { $count ->
        [one] una donna
       *[other] { $count } donne
    }
    [rook] { $count ->
        [one] una torre
       *[other] { $count } torri
    }
    [bishop] { $count ->
        [one] un alfiere
       *[other] { $count } alfieri
    }
    [knight] { $count ->
        [one] un cavallo
       *[other] { $count } cavalli
    }
   *[pawn] { $count ->
        [one] un pedone
       *[other] { $count } pedoni
    }
}
explore-material = { $side ->
    [white] Il Bianco ha { $pieces } in più.
   *[black] Il Nero ha { $pieces } in più.
}
explore-material-equal = Il materiale è pari.
explore-captured = { $side ->
    [white] Il Bianco ha catturato: { $pieces }.
   *[black] Il Nero ha catturato: { $pieces }.
}
explore-nothing-captured = { $side ->
    [white] Il Bianco non ha catturato nulla.
   *[black] Il Nero non ha catturato nulla.
}
explore-empty = Vuote: { $squares }
explore-none-empty = Nessuna casa è vuota
explore-first-move = Questa è la prima mossa.
explore-before-first = Questa è la posizione iniziale, prima della prima mossa.
explore-last-move = Questa è l'ultima mossa.
explore-after = { $side ->
    [white] Dopo la mossa { $number } del Bianco, { $mv }
   *[black] Dopo la mossa { $number } del Nero, { $mv }
}
explore-no-check = Nessun re è sotto scacco.
explore-start = All'inizio

## Help

play-help-exploring = Scriva { command-piece } torre { argument-white } per un tipo di pezzi, { command-pawns } per tutti i pedoni. Scriva { command-lines } e4 per i pezzi attorno a e4. Scriva { command-lines } e4 e8 per quelli in direzione di e8. Scriva { command-empty } e per le case vuote della colonna e. Scriva { command-material } per la differenza di materiale, { command-captured } per quelli catturati. Scriva { command-check } per un re sotto scacco.
play-help-walking = Scriva { command-after } 12 per la posizione dopo la mossa 12. Scriva { command-previous } o { command-next } per la partita mossa per mossa. Scriva fen per stampare la posizione per un altro programma.
cursor-keys = Con --keys, Tab porta sulla scacchiera. Le frecce vanno di casa in casa. Invio prende un pezzo e lo posa. Il punto interrogativo spiega un tasto. Tab riporta alla scrittura.
play-help-cursor = { cursor-keys } Scriva cursore e4 per andare a una casa.
tridim-help-cursor = { cursor-keys } Pag Su e Pag Giù cambiano livello. Scriva cursore d3N per andare a una casa.
refused-one-board-only = Su tre livelli questa domanda non esiste. Usi { command-board } o { command-square }.
refused-check-untold = In torneo il programma non annuncia lo scacco (articolo 11.3.1).

## The cursor on the board: keys instead of words

command-cursor = cursore
cursor-piece-letters = rdtacp
cursor-digit-signs = !"£$%&/(
cursor-on = Tasti della scacchiera attivi
cursor-off = Tasti della scacchiera disattivati.
cursor-edge = Bordo
cursor-no-square = Questa casa non esiste
cursor-no-such-piece = { $piece-id ->
    [king] Nessun re.
    [queen] Nessuna donna.
    [rook] Nessuna torre.
    [bishop] Nessun alfiere.
    [knight] Nessun cavallo.
   *[pawn] Nessun pedone.
}
cursor-picked = { $piece } in mano, da { $square }
cursor-picked-here = { $piece } in mano, da { $here }
cursor-put-back = Rimesso al suo posto.
cursor-put-back-first = Rimesso al suo posto
cursor-in-hand = Ancora in mano: { $piece }.
cursor-nothing-to-pick = { $side ->
    [white] Qui non ci sono pezzi bianchi. Muove il Bianco.
   *[black] Qui non ci sono pezzi neri. Muove il Nero.
}
cursor-repeat-first = Prima ripeta: { $mv }. Prema Invio sulla casa di partenza, poi su quella di arrivo.
cursor-which-piece = Quale pezzo? Prema la sua lettera.
cursor-explains = Prema un tasto. Verrà spiegato.
cursor-no-meaning = Questo tasto non fa nulla sulla scacchiera. Il punto interrogativo spiega il tasto seguente.
cursor-key-here = Ancora questa casa e il suo pezzo.
cursor-key-colour = Se questa casa è bianca o nera.
cursor-key-rank = I pezzi di questa traversa.
cursor-key-file = I pezzi di questa colonna.
cursor-key-lines = I pezzi di tutte le linee da questa casa.
cursor-key-stack = La casa, e quelle sotto e sopra.
cursor-key-diagonals = I pezzi sulle diagonali di questa casa.
cursor-key-last = L'ultima mossa.
cursor-key-previous = La mossa prima dell'ultima ascoltata.
cursor-key-next = La mossa dopo l'ultima ascoltata.
cursor-key-first = La prima mossa.
cursor-key-time = Il suo tempo.
cursor-key-clock = I due tempi.
cursor-key-captured = I pezzi catturati.
cursor-key-check = Se un re è sotto scacco.
cursor-key-whose = A chi tocca muovere.
cursor-key-opponent = Il nome dell'avversario.
cursor-key-explain = Spiega il tasto seguente. Case: frecce, Inizio, Fine, Pag Su, Pag Giù, cifre, lettere dei pezzi. Pezzi: Invio, o, h, v, x, g, y. Mosse: m, w, virgola, punto, minore. Orologio: u, z. Avversario: e. Con Maiusc anche cifre, lettere dei pezzi, o, x.
cursor-key-arrows = Alla casa vicina.
cursor-key-edges = Al bordo della scacchiera.
cursor-key-levels = Alla casa sopra o sotto.
cursor-key-enter = Prende un pezzo, o lo mette qui. Ripete così anche la mossa dell'avversario.
cursor-key-digit = A questa traversa, sulla stessa colonna.
cursor-key-function = { $number ->
    [1] L'aiuto.
    [2] Il suo tempo.
    [3] Entrambi i tempi.
    [4] Il tempo usato.
    [5] Il numero di mosse.
    [6] Ripete le ultime parole.
    [7] Fa tacere la voce.
    [8] Preme il suo orologio.
    [9] Annuncia la mossa sulla scacchiera tattile.
    [11] Riconosce il suo annuncio finché la tiene premuta.
    [12] Registra finché la tiene premuta.
   *[other] { cursor-no-meaning }
}
cursor-key-back = Torna alla scrittura.
cursor-key-shift-digit = A questa colonna, sulla stessa traversa.
cursor-key-piece = { $piece-id ->
    [king] Al re seguente.
    [queen] Alla donna seguente.
    [rook] Alla torre seguente.
    [bishop] All'alfiere seguente.
    [knight] Al cavallo seguente.
   *[pawn] Al pedone seguente.
} Con Maiuscole, all'indietro.

## Practice

command-attackers = attaccanti
    .heard = attaccante
command-castling = diritti
    .heard = diritto di arrocco, diritto di arroccare
command-repetitions = ripetizioni
    .heard = quante ripetizioni
command-hint = consiglio
    .heard = suggerimento, mossa migliore, valutazione
practice-game = Allenamento: può chiedere gli attaccanti e le mosse legali.
practice-attacked = { $side ->
    [white] Allenamento: il Bianco attacca { $square }: { $pieces }.
   *[black] Allenamento: il Nero attacca { $square }: { $pieces }.
}
practice-not-attacked = { $side ->
    [white] Allenamento: il Bianco non attacca { $square }.
   *[black] Allenamento: il Nero non attacca { $square }.
}
practice-moves = Allenamento: { $square }, { $piece }, mosse legali: { $squares }.
practice-no-moves = Allenamento: { $square }, { $piece }, nessuna mossa legale.
practice-castling = Allenamento: { $rights }
practice-no-castling = { $side ->
    [white] Allenamento: il Bianco non ha il diritto di arroccare.
   *[black] Allenamento: il Nero non ha il diritto di arroccare.
}
play-help-practice = Allenamento: scriva { command-attackers } e4 per gli attaccanti di e4. Scriva { command-moves } e2 per le mosse legali da e2. Scriva { command-castling } per il diritto di arroccare.
refused-only-in-practice = Sarebbe un consiglio (articolo { $article }). Per allenarsi, usi annabella play --practice.
refused-no-advice = Sarebbe un consiglio: articolo { $article }.
refused-no-count = Il conteggio sarebbe un consiglio (articolo { $article }). Per reclamare: { command-claim } { argument-threefold } o { command-claim } { argument-fifty }.
