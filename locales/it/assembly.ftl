### Italian. docs/translators.md tells how; locales/en has a comment on each message.

assembly-begin = Prova di una scacchiera nuova. Invio o il pulsante say: pronto a misurare. { check-word-again }: ripetere. { check-word-skip } o press: passo seguente. { check-word-rank } o arbiter: traversa seguente. { check-word-empty } o time: misurare di nuovo la scacchiera vuota. { check-word-quit }: fine.
assembly-help = Invio, { check-word-again }, { check-word-skip }, { check-word-rank }, { check-word-empty } o { check-word-quit }.
assembly-no-readings = Questa scacchiera non segnala resistenze. La provi senza --assembly.
assembly-empty = Tolga tutti i pezzi, poi prema Invio o il pulsante say.
assembly-empty-good = Nessun guasto sulla scacchiera vuota. Ora metta un pedone bianco in ogni casa.
assembly-faults = { $count ->
    [one] Un guasto sulla scacchiera vuota.
   *[other] { $count } guasti sulla scacchiera vuota. { check-word-skip } o press legge il seguente.
}
assembly-pieces = Ora metta ogni pezzo, a turno, in { $square }.
assembly-no-square = Nessuna casa funziona ancora, perciò i pezzi non si possono provare.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } di { $all }
}
assembly-ohms = { $ohms } ohm
assembly-kilohms = { $kilohms } kiloohm
assembly-go-on = Continui con: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } è in corto con la massa. Stacchi l'USB. Cerchi col dito una goccia di stagno fra i tre piedini della presa. Cerchi un filo al suo interno.
assembly-leaks = { $square } disperde verso massa da vuota: circa { $ohms }. Stacchi l'USB. Pulisca con alcol le saldature di questa presa e del chip. Le lasci asciugare. Se il guasto resta, cerchi un ponte di stagno.
assembly-rank-leaks = La traversa { $rank } disperde verso massa da vuota: circa { $ohms }. Stacchi l'USB. Pulisca con alcol la sua scheda attorno a R1 e al chip. La lasci asciugare.
assembly-no-pull-up = La traversa { $rank } segnala un pedone in ogni casa. R1 della sua scheda manca o è saldato male. Lo risaldi e lo misuri: 18 kiloohm.
assembly-pull-up = Traversa { $rank }: R1 della sua scheda sembra avere { $ohms } invece di 18 kiloohm. Stacchi l'USB e misuri R1. Lo cambi o lo risaldi.
assembly-two-boards = La traversa { $rank } ha due schede: il ponticello JP1 di un'altra è al posto { $rank }. Tasti tutti i ponticelli. Da sinistra, il primo posto è della traversa 1, l'ottavo della traversa 8.
assembly-jumper = Il pedone nella traversa { $rank } è segnalato nella traversa { $place }. Sposti il ponticello JP1 di questa scheda dal posto { $place } al posto { $rank }. Se il pedone è nella traversa { $place }, sposti il pedone.
assembly-floats = La traversa { $rank } non è collegata e ne ripete un'altra. Controlli il ponticello JP1 della sua scheda e il cavo piatto in J1.
assembly-rank-silent = La traversa { $rank } non segnala nulla. Controlli che il suo ponticello JP1 sia al posto giusto. Controlli che il chip non sia girato. Prema il chip e il cavo piatto.
assembly-lines-exchanged = Traversa { $rank }: due linee di selezione sono scambiate. Provi i piedini { $chip } e { $chiptoo } del chip con un tester di continuità. Deve suonare con i piedini { $ribbon } e { $ribbontoo } di J1, in quest'ordine.
assembly-line-open = Traversa { $rank }: il piedino { $chip } del chip non ha contatto col piedino { $ribbon } di J1. Prema il chip e il cavo piatto. Risaldi i due punti.
assembly-joined-or-line = { $square } e { $other } segnalano lo stesso pedone. Lo metta in { $other }. Se lo segnalano di nuovo entrambe, cerchi un ponte fra loro presso il chip. Se nessuna lo segnala: manca il contatto tra il piedino { $chip } del chip e J1, piedino { $ribbon }.
assembly-joined = { $square } e { $other } sono unite. Cerchi col dito un ponte di stagno fra le saldature di queste due prese. Cerchi poi fra i loro piedini del chip.
assembly-elsewhere = Il pedone è segnalato in { $seen }, non in { $square }. Se è nella casa giusta, i loro fili sono scambiati al chip.
assembly-no-contact = { $square } non segnala nulla. Risaldi punta e manica di questa presa, poi il piedino { $chip } del chip. Se anche la casa seguente non segnala nulla, vada avanti: la prova trova allora il guasto della traversa.
assembly-bad-joint = { $square } ha una saldatura cattiva: { $ohms } di troppo. Risaldi punta e manica di questa presa, poi il piedino { $chip } del chip. Se la casa seguente ha lo stesso guasto, vada avanti.
assembly-bad-joint-taken = { $square } ha una saldatura cattiva: { $ohms } di troppo, e il pedone è letto come { $piece }. Risaldi punta e manica di questa presa, poi il piedino { $chip } del chip. Se la casa seguente ha lo stesso guasto, vada avanti.
assembly-pawn-or-pull-up = Il valore del pedone è troppo basso nella traversa { $rank }. O ha meno di 2,7 kiloohm: prenda un altro pedone bianco. O R1 della scheda di questa traversa ha { $ohms } invece di 18 kiloohm.
assembly-shorted = { $square } è in corto con la massa quando c'è il pedone. Provi un altro pedone. Se il guasto resta, un piedino di questa presa tocca il vicino. Altrimenti si toccano le due linguette della spina del pedone.
assembly-piece-has = { $piece }: ha il resistore di { $has }. Apra il pezzo e cambi il resistore. Forse i due sono scambiati.
assembly-piece-ohms = { $piece }: circa { $ohms }, come nessun altro pezzo. Risaldi entrambi i capi del resistore. Se non basta, lo cambi.
assembly-piece-shorted = { $piece }: in corto. Le linguette della spina si toccano, o un filo del resistore tocca l'altra linguetta. Le pieghi in fuori.
assembly-piece-open = { $piece }: non segnala nulla. Risaldi entrambi i capi del resistore.
