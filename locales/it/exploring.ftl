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
    [white] Il Bianco ha in più: { $pieces }.
   *[black] Il Nero ha in più: { $pieces }.
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
play-help-walking = Scriva { command-after } 12 per la posizione dopo la mossa 12. Scriva { command-previous } o { command-next } per la partita mossa per mossa.
refused-one-board-only = Su tre livelli questa domanda non esiste. Usi { command-board } o { command-square }.
refused-check-untold = In torneo il programma non annuncia lo scacco (articolo 11.3.1).

## Practice

command-attackers = attaccanti
    .heard = attaccante
command-hint = consiglio
    .heard = suggerimento, mossa migliore, valutazione
practice-game = Esercizio: può chiedere gli attaccanti e le mosse legali.
practice-attacked = { $side ->
    [white] Esercizio: il Bianco attacca { $square }: { $pieces }.
   *[black] Esercizio: il Nero attacca { $square }: { $pieces }.
}
practice-not-attacked = { $side ->
    [white] Esercizio: il Bianco non attacca { $square }.
   *[black] Esercizio: il Nero non attacca { $square }.
}
practice-moves = Esercizio: { $square } { $piece }, mosse legali: { $squares }.
practice-no-moves = Esercizio: { $square } { $piece } non ha mosse legali.
play-help-practice = Esercizio: scriva { command-attackers } e4 per gli attaccanti di e4. Scriva { command-moves } e2 per le mosse legali da e2.
refused-only-in-practice = Attaccanti e mosse legali sarebbero un consiglio (articolo { $article }). Per esercitarsi, usi annabella play --practice.
refused-no-advice = Sarebbe un consiglio (articolo { $article }). Il programma non ha né motore né libro di aperture.
