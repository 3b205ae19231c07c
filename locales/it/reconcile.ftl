### Italian. docs/translators.md tells how; locales/en has a comment on each message.

reconcile-wrote = Il Bianco ha scritto { $white }, il Nero { $black }
reconcile-wrote-same = Entrambi hanno scritto { $text }
reconcile-wrote-white = Il Bianco ha scritto { $text }, { $row ->
        [missing] il Nero ha saltato la mossa
       *[empty] il Nero non ha scritto nulla
    }
reconcile-wrote-black = Il Nero ha scritto { $text }, { $row ->
        [missing] il Bianco ha saltato la mossa
       *[empty] il Bianco non ha scritto nulla
    }
reconcile-wrote-none = Nessuno dei due ha scritto questa mossa
reconcile-only-allows = solo { $read } permette { $later } alla { $ply }
reconcile-only-checks = solo con { $read } { $later } è uno scacco alla { $ply }
reconcile-only-legal = { $written }; solo { $read } è legale.
reconcile-only-legal-so = { $written }; solo { $read } è legale, se le precedenti mosse ancora aperte sono giuste.
reconcile-only-readable = { $written }; solo { $read } si può leggere come mossa.
reconcile-fits-later = { $written }; entrambe sono legali. { $read } si accorda meglio con le mosse successive.
reconcile-fits-later-allows = { $written }; entrambe sono legali, ma { $only }.
reconcile-open = { $written }; entrambe sono legali e si accordano con le mosse successive. { $read } è più probabile.
reconcile-no-move = { $texts ->
        [two] qui nessuna delle due è una mossa legale.
       *[one] qui non è una mossa legale.
    }
reconcile-nearest = { $written }; { reconcile-no-move } La più vicina è { $read }.
reconcile-nearest-allows = { $written }; { reconcile-no-move } La più vicina è { $read }: { $only }.
reconcile-contradicted = { $written }, ma { $read } si accorda meglio con le mosse successive.
reconcile-contradicted-allows = { $written }, ma { $only }.
reconcile-several = { $written }; sono possibili più mosse: { $moves }. { $read } è probabile.
reconcile-several-fits = { $written }; sono possibili più mosse: { $moves }. { $read } si accorda meglio con le mosse successive.
reconcile-several-allows = { $written }; sono possibili più mosse: { $moves }, ma { $only }.
reconcile-one-several = { $written }; { $several } può essere { $moves }. { $read } è probabile.
reconcile-one-several-fits = { $written }; { $several } può essere { $moves }. { $read } si accorda meglio con le mosse successive.
reconcile-one-several-allows = { $written }; { $several } può essere { $moves }, ma { $only }.
reconcile-unwritten = { $written }; { $read } andrebbe bene.
reconcile-unwritten-allows = { $written }; { $only }.
reconcile-doubtful = { $written }; { $read } è probabile.
reconcile-known = { $written }; si sa che è stata giocata { $read }.
reconcile-left-over = { $written }; dopo l'ultima mossa, non vi corrisponde alcuna mossa legale.

## Why a move is uncertain

reconcile-doubted = { $why } { $doubt }
reconcile-rivals = Non si può escludere { $moves }.
reconcile-rivals-unlikely = È possibile anche, ma molto meno probabile: { $moves }.
reconcile-rivals-prior = Anche { $moves } andrebbe bene, ma si gioca più di rado.
reconcile-doubt-rivals = Non si possono escludere altre mosse.
reconcile-doubt-prior = Anche altre mosse andrebbero bene, ma si giocano più di rado.
reconcile-doubt-elsewhere = Dipende da un'altra mossa ancora aperta.
reconcile-doubt-one-witness = Un solo formulario ha questa mossa.
reconcile-doubt-two-slips = Le due annotazioni si accordano con questa mossa, ma forse sono entrambe errate.
reconcile-doubt-unnamed = Nessun formulario ha questa mossa.
reconcile-doubt-same-slip = Entrambi hanno lo stesso errore di scrittura; nessun formulario conferma la mossa.
reconcile-doubt-count = Il numero delle mosse precedenti è incerto.
reconcile-doubt-order = Le righe vicine a questa mossa sono in disordine.
reconcile-doubt-contradicted = Troppe annotazioni vicine contraddicono questa mossa.
reconcile-doubt-careless = I formulari hanno molti errori: per essere certa, una mossa richiede più prove.
reconcile-doubt-no-proof = I formulari hanno troppi errori: nulla è certo, neanche dove concordano.
reconcile-doubt-two-games = I formulari non hanno quasi mosse in comune; forse sono di partite diverse.

## A scoresheet out of order, or at its end

reconcile-score-of = { $owner ->
        [white] Il formulario del Bianco
       *[black] Il formulario del Nero
    }
reconcile-skips = { reconcile-score-of } qui salta { $plies ->
        [one] una semimossa
       *[other] { $plies } semimosse
    }.
reconcile-doubles = { reconcile-score-of } ha { $cells ->
        [one] un'annotazione
       *[other] { $cells } annotazioni
    } di troppo prima di questa mossa.
reconcile-swaps-rows = { reconcile-score-of } scambia questa riga con la seguente.
reconcile-swaps-cells = { reconcile-score-of } scambia questa mossa con la seguente.
reconcile-swaps-moves = { reconcile-score-of } scambia questa mossa con la seguente dello stesso giocatore.
reconcile-stops = { reconcile-score-of } finisce prima di questa mossa.
reconcile-lost = Il resto non si può ricavare dai due formulari.

## Scoresheets as a whole

reconcile-letters-name = { $language ->
        [cs] ceche
        [pl] polacche
        [hu] ungheresi
        [ru] russe
        [uk] ucraine
        [bg] bulgare
        [sr] serbe
        [fi] finlandesi
        [et] estoni
        [lv] lettoni
        [lt] lituane
        [ro] romene
        [pt] portoghesi
        [tr] turche
        [el] greche
        [is] islandesi
        [eo] esperanto
       *[id] indonesiane
    }
reconcile-letters-sheet = { $side ->
        [white] Il formulario del Bianco
       *[black] Il formulario del Nero
    }
reconcile-letters-language = { reconcile-letters-sheet } usa lettere { reconcile-letters-name }.
reconcile-letters-one = { $piece } { $letter }
reconcile-letters-learnt = { reconcile-letters-sheet } usa lettere sconosciute. Le mosse ne mostrano il significato: { $letters }.
reconcile-descriptive = { reconcile-letters-sheet } usa la notazione descrittiva. Secondo l'appendice { $clause }, non vale come prova.
reconcile-empty = { reconcile-letters-sheet } è vuoto.
