### Italian. See docs/translators.md; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Il Bianco è sotto scacco.
   *[black] Il Nero è sotto scacco.
}
tridim-level-missing = Manca il livello. Possibile: { $squares }.

## Counts of move sequences, in any variant

perft-took = Contate in { $ms } ms, { $rate } al secondo.

## Errors in the text of a position (docs/tridim.md); printed

tridim-fields = Posizione: servono sette campi separati da uno spazio. Veda docs/tridim.md.
tridim-board = “{ $text }” non è la scacchiera attesa. Scriva prima W, N e S, poi le scacchiere d'attacco da DP1 a KP6.
tridim-rows = Scacchiera { $board }: le righe non corrispondono alle sue dimensioni.
tridim-attack-boards = Posizione: servono le scacchiere W, N, S e due scacchiere d'attacco per parte (3D 2.1, 2.6).
tridim-turn = “{ $text }”: non indica chi muove. Scriva w o b.
tridim-castling = “{ $text }”: diritti di arrocco impossibili in questa posizione (3D 3.5).
tridim-spent = “{ $text }”: non è una lista di pedoni non mossi che hanno perso il passo doppio (3D 3.4(b)).
tridim-doubled = “{ $text }”: non è un pedone che può aver appena fatto un passo doppio (3D 3.4(d)).
tridim-halfmoves = “{ $text }”: non è un numero di mosse senza catture né mosse di pedone.
tridim-number = “{ $text }”: non è un numero di mossa.
tridim-kings = { $side ->
    [white] Il Bianco deve avere un solo re (3D 2.6).
   *[black] Il Nero deve avere un solo re (3D 2.6).
}
tridim-too-many = { $side ->
    [white] Il Bianco ha troppi pezzi, anche con otto promozioni (3D 2.6, 3.4(e)).
   *[black] Il Nero ha troppi pezzi, anche con otto promozioni (3D 2.6, 3.4(e)).
}
tridim-pawn = Un pedone non può stare in { $square } (3D 3.4(e)).
tridim-check = La parte che non muove è sotto scacco (3D 3.5(b)).

## Reasons why a move is unreadable or illegal; spoken to the player who typed it

tridim-unreadable = Non è una mossa in questa notazione (3D da E1 a E15). Ne scriva una come Cb3N, axb4W, DP3 o 0-0.
tridim-ambiguous = Sono possibili { $moves } mosse. Aggiunga colonna, traversa o livello della casa di partenza.
tridim-no-square = { $square } ora non esiste (3D 3.1(e)).
tridim-own-piece = In { $square } c'è un pezzo dello stesso colore (3D 3.1(b)).
tridim-no-piece = Questo pezzo non c'è: { $piece }.
tridim-vertical = La mossa in { $square } è verticale, quindi illegale (3D 3.1(d)).
tridim-blocked = Un pezzo su un livello blocca la via per { $square } (3D 3.1(c)).
tridim-way = { $piece } in { $square }: non muove così (3D da 3.2 a 3.5).
tridim-moved = Il pedone in { $square } è già stato mosso o trasportato: una sola casa (3D 3.4(b)).
tridim-capture = { $square }: scriva x per una cattura, e solo allora (3D E10).
tridim-en-passant = Nessun pedone si può catturare en passant in { $square } (3D 3.4(d)).
tridim-promotion = Un pedone promuove sull'ultima traversa della colonna, e solo lì (3D 3.4(e)).
tridim-late = Prima della mossa promuova il pedone in { $square } (3D 3.4(e)(III)).
tridim-not-late = Nessun pedone va promosso prima della mossa (3D 3.4(e)(III)).
tridim-king = Il re sarebbe sotto scacco (3D 3.5(b)).
tridim-late-check = Il pedone in { $square } promuoverebbe dando scacco (3D 3.4(e)(III)).
tridim-castling-first = { $castling ->
    [short] Arrocco corto impossibile alla prima mossa (3D 3.5).
   *[long] Arrocco lungo impossibile alla prima mossa (3D 3.5).
}
tridim-castling-moved = { $castling ->
    [short] Arrocco corto impossibile: re o torre hanno già mosso o mancano (3D 3.5).
   *[long] Arrocco lungo impossibile: re o torre hanno già mosso o mancano (3D 3.5).
}
tridim-castling-between = { $castling ->
    [short] Arrocco corto impossibile: c'è un pezzo tra re e torre (3D 3.5).
   *[long] Arrocco lungo impossibile: c'è un pezzo tra re e torre (3D 3.5).
}
tridim-castling-attacked = { $castling ->
    [short] Arrocco corto impossibile: la casa del re o quella di arrivo è attaccata (3D 3.5).
   *[long] Arrocco lungo impossibile: la casa del re o quella di arrivo è attaccata (3D 3.5).
}
tridim-pin-empty = Su { $pin } non c'è una scacchiera d'attacco (3D 3.6).
tridim-pin-laden = La scacchiera d'attacco su { $pin } porta più di un pezzo (3D 3.6).
tridim-pin-not-own = La scacchiera d'attacco su { $pin } è dell'avversario (3D 3.6).
tridim-pin-taken = Su { $pin } c'è già una scacchiera d'attacco (3D 3.6, E4).
tridim-pin-not-adjacent = Nessuna scacchiera d'attacco può andare lì: { $pin } non è adiacente (3D 3.6).
tridim-pin-backward = La scacchiera d'attacco su { $pin } porta un pezzo e non può arretrare (3D 3.6).

## Words of announcements, chosen so that none is mistaken for another (docs/tridim.md)

tridim-file-z = Zaccaria
tridim-rank-0 = zero
    .heard = 0
tridim-rank-9 = nove
    .heard = 9
tridim-level-white = pianterreno
tridim-level-neutral = neutrale
tridim-level-black = soffitta
tridim-pin-queen = perno donna
    .heard = perno di donna, DP
tridim-pin-king = perno re
    .heard = perno di re, perno del re, KP, RP
tridim-attack-board = scacchiera d'attacco
    .heard = scacchiera di attacco, piattaforma
tridim-exchanged = cambio
    .heard = cambiato, scambio
tridim-then = { $first } { $rest }
tridim-announced = { $square }
tridim-piece = { $piece }
tridim-chosen = { $word }
tridim-no-words = "{ $text }": non è una scelta di parole. Scriva --level-words z=Zeppelin,W=fondo, con z, W, N, S, DP o KP.
tridim-word-taken = "{ $text }": ha già un significato negli annunci. Scelga un'altra parola.

## A game on three levels

tridim-ready-to-start = Scacchi tridimensionali. Scriva { command-start } per l'orologio del { $side ->
    [white] Bianco
   *[black] Nero
}, { command-help } per i comandi.
tridim-ready-without-clock = Scacchi tridimensionali. { $side ->
    [white] Comincia il Bianco
   *[black] Comincia il Nero
}. Scriva { command-help } per i comandi.
tridim-no-pegs = Per tre livelli non esiste una scacchiera tattile. Esegua le mosse a mano.
command-decks = piattaforme
    .heard = scacchiere d'attacco, scacchiere di attacco
tridim-level-empty = { $level }: nessun pezzo
tridim-level-begins = { $level }
tridim-above = Sopra
tridim-below = Sotto
tridim-deck = { $pin }: { $began ->
    [white] scacchiera d'attacco del Bianco
   *[black] scacchiera d'attacco del Nero
}, { $owner ->
    [white] può muoverla il Bianco
    [black] può muoverla il Nero
   *[none] troppi pezzi per muoverla
}
tridim-deck-goes = può andare su { $pins }
tridim-spelt-square = { $letter } come { $file }, { $rank }, { $level }
tridim-spelt-deck = { $pin }
refused-no-level-pegs = { tridim-no-pegs }
refused-touch-by-arbiter = Su tre livelli, sui pezzi toccati decide l'arbitro (3D 4.3).
tridim-scores-only-white = { $ply }: solo il Bianco ha scritto una mossa legale. Bianco: { $white }, Nero: { $black }.
tridim-scores-only-black = { $ply }: solo il Nero ha scritto una mossa legale. Nero: { $black }, Bianco: { $white }.
tridim-scores-neither = { $ply }: nessuno ha scritto una mossa legale. Bianco: { $white }, Nero: { $black }.
tridim-scores-moves = { $ply }: i formulari sono diversi. Il Bianco ha scritto { $white }, il Nero { $black }. Mosse successive legali con quella del Bianco: { $after-white }. Con quella del Nero: { $after-black }.
tridim-scores-back = Torni alla posizione dopo la { $ply }.
tridim-scores-one-game = I due formulari danno una sola partita fino alla { $ply }.
variant-unknown = --variant: "{ $variant }" è sconosciuto. Scriva standard, chess960, da chess960:0 a chess960:959, o tridim.
variant-number = "{ $number }": non è una posizione iniziale. Scriva un numero da 0 a 959.
variant-edition = Chess960: ha regole solo nel regolamento del 2023 (linee guida II). Tolga --laws.
variant-no-levels = --level-words: solo per gli scacchi tridimensionali. Aggiunga --variant tridim.
variant-another = { $file }: contiene una partita di un'altra variante: { $variant }.
tridim-no-journal = --journal: non si usa negli scacchi tridimensionali. Indichi il registro come uno dei due formulari.
variant-no-option = { $option }: non disponibile negli scacchi tridimensionali. La tolga.

## Scoresheets as text

tridim-row = "{ $text }": non è una riga di un formulario.
tridim-too-long = Formulario: più lungo di qualsiasi partita.
tridim-sheet-form = Scacchi tridimensionali: né PGN né Braille. Scriva --to txt, longhand o wav.
tridim-two-chesses = Formulari: uno solo è di scacchi tridimensionali.
tridim-two-starts = Formulari: le posizioni iniziali sono diverse.
variant-no-lot = --lot: solo per Chess960. Aggiunga --variant chess960.
variant-two-starts = Posizione iniziale: indicata più volte. Usi solo un numero, una FEN o --lot.
variant-chess-alone = --variant tridim: per tre livelli non c'è una scacchiera tattile da simulare.

## Chess960 (2023, Guidelines II)

chess960-start = Chess960, posizione iniziale { $number }, da Anna: { $pieces }.
chess960-entered = Chess960 da una posizione immessa.
chess960-drawn = Sorteggiata con il testo "{ $lot }". Contano i primi otto byte del suo SHA-256, modulo 960.

## Positions shown and judged

show-nothing = "{ $text }": non è né una posizione né un file.
show-too-few = { $file }: ha solo { $plies } semimosse.
judge-status = { $status ->
    [mate] { $side ->
        [white] Il Bianco è matto.
       *[black] Il Nero è matto.
    }
    [stalemate] { $side ->
        [white] Il Bianco è in stallo.
       *[black] Il Nero è in stallo.
    }
    [dead] Nessuno può dare matto: la partita è patta.
    [fivefold-repetition] Cinque volte la stessa posizione: la partita è patta (2023 9.6.1).
    [seventy-five-moves] 75 mosse per parte senza catture né mosse di pedone: la partita è patta (2023 9.6.2).
   *[ongoing] Questa posizione non chiude la partita.
}
judge-ended = La partita è finita patta con la mossa { $number } del { $side ->
    [white] Bianco
   *[black] Nero
}: { $reason ->
    [fivefold-repetition] cinque volte la stessa posizione (2023 9.6.1).
    [seventy-five-moves] 75 mosse per parte senza catture né mosse di pedone (2023 9.6.2).
   *[dead-position] nessuno può dare matto.
}
judge-claim = { judge-side } può richiedere la patta: { $ground ->
    [threefold] tre volte la stessa posizione (2023 9.2.2).
   *[fifty] 50 mosse per parte senza catture né mosse di pedone (2023 9.3.2).
}
judge-claim-with = { $ground ->
    [threefold] { judge-side } può richiedere la patta scrivendo { $moves }: la posizione si presenta per la terza volta (2023 9.2.1).
   *[fifty] { judge-side } può richiedere la patta scrivendo una mossa senza cattura né pedone: completa le 50 per parte (2023 9.3.1).
}
judge-can-mate = { $can ->
    [yes] { judge-side } può ancora dare matto.
    [no] { judge-side } non può più dare matto.
   *[undetermined] { judge-side } può ancora dare matto? Non si sa.
}
judge-mates = { judge-side } potrebbe dare matto così: { $moves }
judge-side = { $side ->
    [white] Il Bianco
   *[black] Il Nero
}
