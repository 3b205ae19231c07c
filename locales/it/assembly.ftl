### Italian. docs/translators.md tells how; locales/en has a comment on each message.

assembly-begin = Prova di una scacchiera nuova. Invio o il pulsante say: fatto, guarda ora. again: ridire. skip o press: avanti. rank o arbiter: alla traversa seguente. empty o time: guardare di nuovo la scacchiera vuota. quit finisce.
assembly-help = Invio, again, skip, rank, empty o quit.
assembly-no-readings = Questa scacchiera non dice che cosa legge dei suoi resistori. La provi senza --assembly.
assembly-empty = Tolga tutti i pezzi, poi Invio o say.
assembly-empty-good = La scacchiera vuota va bene. Ora un pedone bianco per tutte le case.
assembly-faults = { $count ->
    [one] Un guasto sulla scacchiera vuota.
   *[other] { $count } guasti sulla scacchiera vuota. skip o press dice il seguente.
}
assembly-pieces = Ora ogni pezzo in { $square }, uno dopo l'altro.
assembly-no-square = Nessuna casa va ancora bene, perciò i pezzi non si possono provare.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } di { $all }
}
assembly-ohms = { $ohms } ohm
assembly-kilohms = { $kilohms } kiloohm
assembly-go-on = Si prosegue con: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } è unita a massa. Stacchi l'USB, cerchi col dito una goccia di stagno fra i tre piedini di questa presa e un filo al suo interno.
assembly-leaks = { $square } non è vuota benché non ci sia nulla: circa { $ohms } portano a massa. Stacchi l'USB, pulisca con alcol le saldature di questa presa e del chip, le lasci asciugare. Se resta, cerchi un ponte di stagno.
assembly-rank-leaks = Tutta la traversa { $rank } non è vuota benché non ci sia nulla: circa { $ohms } portano a massa. Stacchi l'USB, pulisca con alcol la sua scheda attorno a R1 e al chip, la lasci asciugare.
assembly-no-pull-up = Traversa { $rank }: un pedone sembra essere dappertutto, nulla tira in su la traversa. R1 della sua scheda manca o è saldato male: lo risaldi, lo misuri, ha 18 kiloohm.
assembly-pull-up = Traversa { $rank }: R1 della sua scheda sembra avere { $ohms } invece di 18 kiloohm. Lo misuri a spina staccata, lo cambi o lo risaldi.
assembly-two-boards = La traversa { $rank } ha due schede: il ponticello JP1 di un'altra scheda è al posto della traversa { $rank }. Tasti tutti i ponticelli: sulla scheda della traversa 1 è al primo posto da sinistra, su quella della traversa 8 all'ottavo.
assembly-jumper = Il pedone nella traversa { $rank } si vede nella traversa { $place }: il ponticello JP1 di questa scheda è al posto { $place }; lo metta al posto { $rank }. Se il pedone è nella traversa { $place }, metta a posto il pedone.
assembly-floats = La traversa { $rank } non è appesa a nulla, ripete ciò che ha un'altra. Il ponticello JP1 della sua scheda manca o è al posto sbagliato, o il cavo piatto non è in fondo a J1.
assembly-rank-silent = In tutta la traversa { $rank } non si vede nulla. Il ponticello JP1 della sua scheda manca o è al posto sbagliato, il chip è girato o non è in fondo, o il cavo piatto non è in fondo a J1.
assembly-lines-exchanged = Traversa { $rank }: due linee di selezione sono scambiate. Provi col multimetro i piedini { $chip } e { $chiptoo } del chip: suonano con i piedini { $ribbon } e { $ribbontoo } di J1, ciascuno col suo.
assembly-line-open = Traversa { $rank }: il piedino { $chip } del chip non ha contatto col piedino { $ribbon } di J1. Prema il chip, risaldi questi due punti, spinga in fondo il cavo piatto.
assembly-joined-or-line = { $square } e { $other } vedono lo stesso pedone. Provi ora { $other }: se anche lì si vede in entrambe, sono unite, cerchi un ponte fra loro presso il chip; se lì non si vede nulla, il piedino { $chip } del chip non ha contatto col piedino { $ribbon } di J1.
assembly-joined = { $square } e { $other } sono unite: cerchi col dito un ponte di stagno fra le saldature di queste due prese e fra i loro piedini del chip.
assembly-elsewhere = Non in { $square } ma in { $seen } si vede un pedone. Se è nella casa giusta, i fili delle due sono scambiati al chip.
assembly-no-contact = In { $square } non si vede nulla. Risaldi punta e manica di questa presa, poi il piedino { $chip } del chip. Se tace anche la casa seguente, vada avanti: poi si dice che cosa ha tutta la traversa.
assembly-bad-joint = { $square } ha { $ohms } di troppo: una saldatura cattiva. Risaldi punta e manica di questa presa, poi il piedino { $chip } del chip. Se nella casa seguente è lo stesso, vada avanti.
assembly-bad-joint-taken = { $square } ha { $ohms } di troppo, così che il pedone è preso per { $piece }: una saldatura cattiva. Risaldi punta e manica di questa presa, poi il piedino { $chip } del chip. Se nella casa seguente accade lo stesso, vada avanti.
assembly-pawn-or-pull-up = Il pedone si legge troppo basso nella traversa { $rank }. O ha meno di 2,7 kiloohm: prenda un altro pedone bianco. O R1 della scheda di questa traversa ha { $ohms } invece di 18 kiloohm.
assembly-shorted = { $square } è unita a massa quando c'è il pedone. Se un altro pedone fa lo stesso, un piedino di questa presa tocca il vicino; altrimenti si toccano le due linguette della spina del pedone.
assembly-piece-has = { $piece }: il resistore è quello di { $has }. Apra il pezzo e metta il suo; forse i due furono scambiati.
assembly-piece-ohms = { $piece }: circa { $ohms }, che nessun pezzo ha. Risaldi entrambi i capi del resistore; se non basta, è quello sbagliato.
assembly-piece-shorted = { $piece }: le due linguette della spina si toccano, o un filo del resistore poggia sull'altra linguetta. Le pieghi in fuori.
assembly-piece-open = { $piece }: non se ne vede nulla. Risaldi entrambi i capi del resistore.
