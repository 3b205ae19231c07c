### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Commands of a review: commands.ftl says how they are understood

review-word-next = seguente
    .heard = prossima, mossa seguente, prossima mossa, avanti
review-word-previous = precedente
    .heard = p, mossa precedente, indietro
review-word-start = inizio
    .heard = prima, prima mossa, posizione iniziale
review-word-end = fine
    .heard = posizione finale
review-word-go = mossa
    .heard = vai, vai a, vai alla mossa
review-word-fen = fen
review-word-comment = commento
    .heard = commenti
review-word-variation = variante
    .heard = alternativa
review-word-leave = principale
    .heard = variante principale, linea principale, alla partita
review-word-result = risultato
review-word-players = giocatori
    .heard = nomi
review-word-where = dove
    .heard = dove sono
review-word-quit = uscire
    .heard = esci, uscita

## Answers

review-named = { $white } contro { $black }.
review-unnamed = Una partita.
review-length = { $moves ->
    [0] Non ha mosse.
    [one] Una mossa.
   *[other] { $moves } mosse.
}
review-begin = Prema Invio per la prossima mossa. Scriva il numero di una mossa per raggiungerla, { command-help } per il resto.
review-keys = Freccia destra: seguente; sinistra: precedente; Inizio: inizio; Fine: fine.
review-before-first = Questo è l'inizio.
review-after-last = Era l'ultima mossa.
review-after-variation = Fine della variante. Scriva { review-word-leave }.
review-no-such-move = { $of ->
    [white] Il Bianco non ha la mossa { $number }
    [black] Il Nero non ha la mossa { $number }
   *[both] La mossa { $number } non c'è
}. L'ultima è la mossa { $last } del { $side ->
    [white] Bianco
   *[black] Nero
}.
review-nothing-played = Non è stata giocata nessuna mossa.
review-result = { $winner ->
    [white] Ha vinto il Bianco.
    [black] Ha vinto il Nero.
   *[none] Patta.
}
review-fen = FEN: { $fen }
review-fen-printed = La FEN è nella riga sopra.
review-no-times = Qui non è registrato alcun tempo.
review-time-of = { $side ->
    [white] Bianco: { $left }
   *[black] Nero: { $left }
}
review-used = Usato: Bianco { $white }, Nero { $black }
review-help = Prema Invio o scriva { review-word-next } per la mossa seguente, { review-word-previous } per quella prima. Scriva 12 per la mossa 12 del Bianco, 12 nero per quella del Nero. Scriva { review-word-start } o { review-word-end } per la prima o l'ultima posizione. Scriva { command-time } per i due orologi, { command-used } per il tempo usato. Scriva { command-again } per riascoltare le ultime parole. Scriva { command-board } per tutti i pezzi, { command-square } e4 per una casa, { command-piece } cavallo per i cavalli. Scriva { review-word-comment }, { review-word-variation } 1 e { review-word-leave } per le note, { review-word-result } per il risultato, { review-word-players } per i giocatori, { review-word-where } per la mossa mostrata. Scriva { review-word-fen } per la FEN, { review-word-quit } per finire.
review-only-asked = Questa partita è finita. Scriva { command-help } per sapere che cosa può chiedere.
review-no-engine = Qui non c'è un motore. annabella-home ne usa uno, se è installato.
review-left = Arrivederci.
review-go-on = Per riprendere da qui: { $command }
review-one-board = Partita tridimensionale: annabella review non la legge. Usi annabella sheet --to longhand.
review-no-place = "{ $text }": non è una mossa. Scriva 12 per la mossa 12 del Bianco, 12... per quella del Nero.

## A position in words

show-castling = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} { $which ->
    [short] può ancora fare l'arrocco corto.
    [long] può ancora fare l'arrocco lungo.
   *[both] può ancora arroccare da entrambi i lati.
}
show-en-passant = Si può catturare un pedone en passant in { $square }.
review-glyph = { $number ->
    [1] buona mossa
    [2] errore
    [3] mossa brillante
    [4] grave errore
    [5] mossa interessante
   *[6] mossa dubbia
}
review-commented = { $comments ->
    [one] Un commento: scriva { review-word-comment }
   *[other] { $comments } commenti: scriva { review-word-comment }
}
review-varied = { $variations ->
    [one] Una variante: scriva { review-word-variation }
   *[other] { $variations } varianti: scriva { review-word-variation } 1
}
review-comment = Commento: { $text }
review-no-comment = Questa mossa non ha commenti.
review-no-variation = { $variations ->
    [0] Questa mossa non ha varianti.
   *[other] Questa mossa ne ha { $variations }. Scriva { review-word-variation } e un numero fino a quello.
}
review-entered = Variante { $number }. Scriva { review-word-leave } per tornare.
review-in-game = Questa è la partita stessa.
review-no-result = Nessun risultato è registrato.
review-no-control = Nessuna cadenza è registrata.
review-unread = Il resto del file non si è potuto leggere: “{ $text }”
review-time-as-of = { $side ->
    [white] Bianco { $left }, { $moves ->
        [one] una mossa fa
       *[other] { $moves } mosse fa
    }
   *[black] Nero { $left }, { $moves ->
        [one] una mossa fa
       *[other] { $moves } mosse fa
    }
}
