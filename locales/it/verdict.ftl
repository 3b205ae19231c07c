### Italian. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] mossa { $number } del Bianco
   *[black] mossa { $number } del Nero
}
verdict-written = { $text }
verdict-nothing = nulla
verdict-back-if = Se le scacchiere sono diverse, torni indietro. La posizione: dopo la { $ply }. La mossa: { $move }.
verdict-back-if-start = Se le scacchiere sono diverse, torni alla posizione iniziale.
verdict-times-proposed = È solo una proposta: l'arbitro regola l'orologio.
verdict-times = Tempi dopo la { $ply }. Bianco: { $white }. Nero: { $black }. { verdict-times-proposed }
verdict-times-start = Tempi all'inizio. Bianco: { $white }. Nero: { $black }. { verdict-times-proposed }
verdict-counter = Mosse fatte: Bianco { $white }, Nero { $black }.
verdict-journal-differs = Il registro ha un'altra mossa alla { $ply }. È { $move }.
verdict-sure-to-write = { $side ->
    [white] Formulario del Bianco: { $before } alla { $ply }. Cambiare in { $cell }? { command-yes } o { command-no }.
   *[black] Formulario del Nero: { $before } alla { $ply }. Cambiare in { $cell }? { command-yes } o { command-no }.
}
verdict-entry-written = { $ply }: { $cell } è nel formulario.
verdict-retract = Scriva { command-retract } { $plies } per ritirare { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}.
refused-no-such-move = Questa mossa non c'è nella partita. Scriva { command-score } per sentirle tutte.

## The verdict, before all other lines

verdict-boards-match = { $boards ->
    [white] La scacchiera del Bianco corrisponde ai formulari. Nulla da correggere.
    [black] La scacchiera del Nero corrisponde ai formulari. Nulla da correggere.
   *[both] Entrambe le scacchiere corrispondono ai formulari. Nulla da correggere.
}
verdict-boards-alike = { $boards ->
    [white] Non va corretta la scacchiera del Bianco, solo un formulario.
    [black] Non va corretta la scacchiera del Nero, solo un formulario.
   *[both] Non va corretta alcuna scacchiera, solo un formulario.
}
verdict-correct = { $side ->
    [white] Corregga la scacchiera del Bianco.
    [black] Corregga la scacchiera del Nero.
   *[both] Corregga entrambe le scacchiere.
}
verdict-retrace = Torni alla posizione dopo la { $ply }. Ultima mossa: { $move }.
verdict-retrace-start = Torni alla posizione iniziale.
verdict-ask-arbiter = Deve decidere l'arbitro. { $why }
verdict-open-illegal = { $ply }: l'annotazione non è una mossa legale.
verdict-open-unknown = Dalla { $ply } in poi è scritto troppo poco.
verdict-open-shifted = Dalla { $ply } in poi le righe sono forse spostate.
verdict-open-unclear = La { $ply } è decisiva. Lì almeno un formulario non è chiaro.
verdict-open-several = Più partite si accordano con i due formulari.
verdict-open-unwritten = Le scacchiere concordano fra loro, ma non con i formulari. Lì forse mancano mosse.
verdict-open-in-progress = Lì forse una mossa è in corso.

## Both readings

verdict-by-letter = Secondo l'articolo { $clause }: { $verdict }
verdict-by-no-clause = { $why ->
    [no-rule] Il regolamento del { $edition } non prevede questo caso.
   *[not-in-text] Nel testo del { $edition } di questo programma manca questa regola.
} Secondo l'articolo D.2.9 del 2023: { $verdict }
verdict-set-up = { $what ->
    [swapped-colours] Se i colori erano scambiati su entrambe le scacchiere dall'inizio:
   *[wrong-set-up] Se entrambe le scacchiere erano disposte così dall'inizio:
}{ $effect ->
    [none] { "" }
   *[other] { " " }{ desk-holds }
}
verdict-by-both = { $degree ->
    [agreed] { $wrong }. Lo mostrano entrambi i formulari.
    [deduced] { $wrong }. Null'altro si accorda con i due formulari.
    [one] { $wrong }. Lo mostrano un formulario e le scacchiere.
    [likely] Un'ipotesi: { $wrong }. Altre mosse possibili si giocano solo più di rado.
   *[open] { $wrong }. Non è certo: non si possono escludere altre spiegazioni.
}
verdict-by-both-open = I due formulari insieme non mostrano quale scacchiera è errata.
verdict-illegal-move = { $ply }: { $move } era illegale. { $breach } { $remedy ->
    [stands] Resta valida, perché l'avversario ha risposto
    [queen] Sostituisca il pedone con una donna
   *[retrace] Torni alla posizione precedente
}{ $clause ->
    [none] .
   *[other] { " " }(articolo { $clause }).
}
verdict-or-queen = Oppure, secondo l'articolo { $clause }: sostituisca il pedone con una donna.
verdict-if-pressed = Vale solo se l'orologio è stato premuto.
verdict-breach-not-promoted = Il pedone non è stato sostituito da un nuovo pezzo.
verdict-breach-moved-twice = Lo stesso giocatore aveva appena mosso.
verdict-breach-castled-in-check = Il re ha arroccato mentre era sotto scacco.
verdict-breach-castled-through-check = Il re ha arroccato passando o arrivando su una casa attaccata.
verdict-breach-castled-after-move = Il re o la torre aveva già mosso.
verdict-breach-king-into-check = Il re si è messo sotto scacco.
verdict-breach-left-in-check = Il re è rimasto sotto scacco.
verdict-breach-late-en-passant = La presa en passant non era più possibile.
verdict-breach-pawn-two-squares = Questo pedone non può avanzare di due case.
verdict-breach-pawn-captured-ahead = Un pedone non cattura in avanti.
verdict-breach-pawn-sideways = Un pedone muove in diagonale solo per catturare.
verdict-breach-pawn-backward = Un pedone non muove così.
verdict-breach-jumped = Un pezzo bloccava il passaggio.
verdict-breach-moved-wrongly = Il pezzo non muove così.
verdict-wrong = { $side ->
    [white] La scacchiera del Bianco è errata
    [black] La scacchiera del Nero è errata
    [none] Nessuna scacchiera è errata
   *[both] Entrambe le scacchiere sono errate
}
verdict-wrong-since = { $side ->
    [white] La scacchiera del Bianco è errata
    [black] La scacchiera del Nero è errata
    [none] Nessuna scacchiera è errata
   *[both] Entrambe le scacchiere sono errate
} dalla { $ply }
verdict-wrong-since-or = { verdict-wrong-since }, o dalla { $other }
verdict-grounds = { $first } { $next }
verdict-other-order = I formulari differiscono dalla { $first } in poi. Arrivano alla stessa posizione dopo la { $last }.
verdict-against = Le scacchiere contraddicono il formulario del { $side ->
    [white] Bianco
   *[black] Nero
}.
verdict-rights = I due formulari portano alla stessa scacchiera. Differiscono solo i diritti { $what ->
    [castling] di arrocco
   *[passing] di presa en passant
}.
verdict-exchanged = Ogni scacchiera corrisponde al formulario dell'avversario. Forse i file sono scambiati.
verdict-whole = { verdict-board } { $whole ->
    [empty] è vuota
    [turned] è girata di 180 gradi, o è stata letta dall'altro lato
    [swapped] ha il Bianco e il Nero scambiati
   *[foreign] non ha quasi nulla in comune con questa partita
}.
verdict-behind = { verdict-board } mostra ancora la posizione dopo la { $ply }.
verdict-behind-start = { verdict-board } mostra ancora la posizione iniziale.
verdict-more = Per tutto il resto, aggiunga --full.

## The grounds of the verdict

verdict-agree = I formulari concordano fino alla fine, { $ply }.
verdict-agree-but = I formulari concordano fino alla fine, { $ply }. Eccezioni: { $slips ->
    [one] un errore di scrittura
   *[other] { $slips } errori di scrittura
}.
verdict-one-scoresheet = Conta solo il formulario del { $side ->
    [white] Bianco
   *[black] Nero
}. È chiaro fino alla { $ply }.
verdict-agree-as-far = I formulari concordano fino alla { $ply }. Poi uno solo è chiaro.
verdict-unwritten = Nessun formulario ha ancora una mossa.
verdict-nowhere = Nessuna mossa è chiara in entrambi i formulari.
verdict-differ = I formulari differiscono alla { $ply }. { reconcile-wrote }.
verdict-illegal = { $whose ->
    [white] Alla { $ply } il Bianco ha scritto { $white }. Lì non è legale. Il Nero ha scritto { $black }.
    [black] Alla { $ply } il Nero ha scritto { $black }. Lì non è legale. Il Bianco ha scritto { $white }.
    [same] Alla { $ply } entrambi hanno scritto { $white }. Lì non è legale.
   *[both] Alla { $ply } il Bianco ha scritto { $white }. Il Nero ha scritto { $black }. Lì nessuna delle due è legale.
}
verdict-illegal-after = I formulari concordano fino alla { $agreed }. { $illegal }
verdict-part = Dalla { $ply } in poi le sole annotazioni non sono chiare. { $same ->
    [text] Entrambi hanno scritto { $white }
    [nothing] Nessuno dei due ha scritto nulla
   *[no] { reconcile-wrote }
}.
verdict-left-out = { $side ->
    [white] Nel formulario del Bianco
   *[black] Nel formulario del Nero
} { $plies ->
    [one] manca una semimossa. È la
   *[other] mancano { $plies } semimosse. La prima è la
} { $ply }.
verdict-too-many = { $side ->
    [white] Nel formulario del Bianco
   *[black] Nel formulario del Nero
} { $plies ->
    [one] c'è un'annotazione di troppo. Si trova
   *[other] ci sono { $plies } annotazioni di troppo. Si trovano
} prima della { $ply }.
verdict-swapped = Un formulario ha due righe nell'ordine sbagliato. Cominciano con la { $ply }.
verdict-board = { $board ->
    [white] La scacchiera del Bianco
   *[black] La scacchiera del Nero
}
verdict-error-since = { verdict-board } differisce dalla { $ply } in poi. Scritta: { $move }. { $what }
verdict-error-or = Oppure dalla { $ply }. Scritta: { $move }. { $what }
verdict-error-too = Secondo errore: { $ply }. Scritta: { $move }. { $what }
verdict-error-any-time = { verdict-board } differisce. { $what }
verdict-hand-not-executed = Non è stata eseguita.
verdict-hand-executed-elsewhere = Eseguita così: { $piece } in { $square }, non in { $instead }.
verdict-hand-beside = Apertura sbagliata: { $piece } in { $square }, non in { $instead }.
verdict-hand-left-in-hand = Pezzo alzato, ma non messo in { $square }: { $piece }.
verdict-hand-misheard-square = { verdict-hand-other-move } Forse si è capito { $square } invece di { $instead }.
verdict-hand-other-move = Eseguita: { $piece } { $from } { $to }.
verdict-hand-other-piece = Eseguita con un altro pezzo: { $piece } { $from } { $to }.
verdict-hand-capture-elsewhere = { verdict-hand-executed-elsewhere } Il pezzo catturato è stato tolto.
verdict-hand-capture-unfinished = Pezzo catturato tolto; quello che cattura è ancora in { $square }.
verdict-hand-victim-left = { verdict-hand-executed-elsewhere } Il pezzo catturato non è stato tolto.
verdict-hand-wrong-victim = Tolto il pezzo sbagliato: in { $square }, non in { $instead }.
verdict-hand-castled-king-only = È stato mosso solo il re.
verdict-hand-castled-rook-only = È stata mossa solo la torre.
verdict-hand-castled-other-side = Arrocco eseguito dall'altro lato.
verdict-hand-castled-wrong-square = { verdict-hand-executed-elsewhere }
verdict-hand-en-passant-victim-left = Il pedone catturato en passant è ancora in { $square }.
verdict-hand-en-passant-wrong-pawn = { verdict-hand-wrong-victim }
verdict-hand-pawn-left = Il pedone in { $square } non è stato sostituito dal nuovo pezzo.
verdict-hand-promoted-otherwise = Nuovo pezzo: { $piece }.
verdict-hand-promoted-beside = { verdict-hand-executed-elsewhere }
verdict-hand-displaced = Pezzo spostato, forse urtato: { $piece } in { $square }, non in { $instead }.
verdict-hand-fallen-off = Manca un pezzo, forse caduto o in mano: { $piece } in { $instead }.
verdict-hand-captive-back = Un pezzo catturato è di nuovo sulla scacchiera: { $piece } in { $square }.
verdict-hand-exchanged-at-start = Disposizione errata: i pezzi in { $square } e { $instead } sono scambiati.
verdict-hand-set-up-otherwise = Disposizione errata: dall'inizio alcuni pezzi sono in case sbagliate.
verdict-hand-anything-else = { verdict-hand-other-move }
verdict-right = { verdict-board } era corretta per l'ultima volta dopo la { $ply }. Lo mostra il registro.
verdict-right-start = { verdict-board } era corretta per l'ultima volta all'inizio. Lo mostra il registro.
verdict-moved-on = { verdict-board } è avanti di una mossa: { $piece } { $from } { $to }.
verdict-deviates = { verdict-board } differisce in { $squares ->
    [one] una casa
   *[other] { $squares } case
}. Una o due mosse sbagliate non lo spiegano.
verdict-step-piece = { $piece }
verdict-steps = { verdict-board }: { $steps }.
verdict-move = { verdict-step-piece } da { $from } a { $to }
verdict-remove = { verdict-step-piece } via da { $square }
verdict-place = { $piece-id ->
    [king] { verdict-step-piece }
   *[other] { $piece }
} in { $square }

## Additions from a journal

verdict-journal-short = Il registro ha solo { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}.

## The game that was probably played

verdict-difference = { $ply }: { $why }
verdict-read-game = Insieme, i formulari danno una partita di { $plies ->
    [one] una semimossa
   *[other] { $plies } semimosse
}
verdict-read-sure = { verdict-read-game }, tutte certe.
verdict-read = { verdict-read-game }, di cui { $sure } certe.
verdict-read-unsure = { verdict-read-game }, nessuna certa.
verdict-read-likely = { $likely ->
    [one] Un'altra semimossa è probabile.
   *[other] Altre { $likely } semimosse sono probabili.
}
verdict-read-until = Dalla { $ply } in poi non si può sapere nulla.
verdict-read-nothing = Nessuna partita legale si accorda con i due formulari.
verdict-other-start = Se la partita aveva un'altra posizione iniziale, la indichi con --start.
verdict-still-open = { $count ->
    [one] Una differenza è ancora aperta:
   *[other] { $count } differenze sono ancora aperte:
}
verdict-settled = { $count ->
    [one] Una differenza è spiegata:
   *[other] { $count } differenze sono spiegate:
}
verdict-uncertain-heading = Perché alcune mosse sono incerte:
verdict-uncertain = { $plies }: { $why }
verdict-plies = dalla { $from } alla { $to }
verdict-unsure-too = Incerte anche: { $plies }.
verdict-unsure-more = { $count ->
    [one] Un'altra mossa è incerta.
   *[other] Altre { $count } mosse sono incerte.
}
verdict-likely-too = Solo probabili: { $plies }.
verdict-likely-more = { $count ->
    [one] Un'altra mossa è solo probabile.
   *[other] Altre { $count } mosse sono solo probabili.
}
verdict-game = La partita, con un punto interrogativo dopo ogni mossa incerta:
verdict-game-likely = La partita, con ? dopo ogni mossa incerta e ~ dopo ogni mossa probabile:
verdict-game-only-likely = La partita, con ~ dopo ogni mossa solo probabile:
verdict-game-sure = La partita:
verdict-game-no-proof = La partita, con un punto interrogativo dopo ogni mossa che non è in entrambi i formulari:
verdict-question = Chieda prima ai giocatori: { $ply }, era { $choices }?
verdict-question-decides = { $question } La risposta chiarisce circa { $decides } semimosse.

## The dispute as a picture

dispute-title = Due formulari, due scacchiere
dispute-verdict = Verdetto
dispute-steps = Correggere le scacchiere
dispute-boards = Le scacchiere
dispute-marks = Cornice spessa con punto: le due scacchiere differiscono tra loro. Cornice tratteggiata: lì sono uguali, ma differiscono da: { $position }.
dispute-no-square = Nessuna casa differisce.
dispute-cells = Annotazioni in questione
dispute-caption = Ogni mossa come l'hanno scritta i due giocatori
dispute-move = Mossa
dispute-white = Formulario del Bianco
dispute-black = Formulario del Nero
dispute-read = Letta come
dispute-read-open = { $move }, incerta
dispute-unread = sconosciuta
dispute-agreed = Posizione a cui tornare
dispute-ending = { $file }: il nome deve finire in .svg o .html.

## Files that are not a game

score-file = { $file }: { $cause }
score-too-long = la riga { $line } supera la lunghezza massima di una partita.
score-starts-differ = { $file }: la posizione iniziale nella riga { $line } è diversa da quella di { $other }.
score-none-made = { $file }: la partita non ha ancora mosse. Non c'è nulla da confrontare.
score-same-file = { $file }: indicato per entrambi i formulari. Dia a ciascuno il suo file.
score-copied = I due file hanno lo stesso testo. Se uno è copia dell'altro, non provano nulla.
score-journal-start = { $file }: la sua partita non è cominciata dalla posizione di { $other }.
score-laws-differ = { $file }: la partita è stata giocata con { $option } { $value }, non { $other }. Tolga { $option }.
score-no-position = { $option }: non è una posizione di scacchi: { $fen }
