### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Serial ports

port-not-found = La porta { $port } non esiste.
port-away = La porta { $port } non c'è. La partita comincia senza questa scacchiera e la prende quando arriva. Ci sono: { $others }
port-away-alone = La porta { $port } non c'è, e nessun'altra. La partita comincia senza questa scacchiera e la prende quando arriva.
port-busy = La porta { $port } è usata da un altro programma.
port-denied = Questo utente non può aprire la porta { $port }; di solito basta appartenere al gruppo dialout.
port-not-a-port = { $port } non è una porta seriale.
port-gone = La scacchiera su { $port } è stata scollegata.
port-silent = La scacchiera su { $port } non risponde.
port-stuck = Il dispositivo su { $port } non accetta nulla di ciò che gli si chiede.
port-failed = La porta { $port } non funziona: { $why }.

## annabella board list

board-list-none = Nessuna porta seriale trovata.
board-list-brltty = È collegato un dispositivo che può essere una scacchiera ({ $make }), ma BRLTTY lo prende per un display braille e ne occupa la porta; docs/brltty.md dice che cosa fare.
board-list-held = È collegato un dispositivo che può essere una scacchiera ({ $make }), ma un altro programma ne occupa la porta; docs/brltty.md dice che cosa fare con BRLTTY.
board-list-asking = Si interrogano le porte seriali; ci vogliono fino a sei secondi.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, può essere una scacchiera
board-list-found = { $line }: { $answer }
board-found-name = una scacchiera, { $name }, versione { $version }
board-found = una scacchiera che non dice il suo nome
board-found-rows = una scacchiera che sente dove c'è qualcosa
board-found-nonsense = manda cose incomprensibili: un altro dispositivo o un'altra marca
board-found-silent = non risponde
board-list-failed = Le porte seriali non si possono elencare: { $why }.

## annabella board watch

board-opened = La scacchiera è collegata: { $name }, versione { $version }.
board-opened-name = La scacchiera è collegata: { $name }.
board-opened-version = La scacchiera è collegata, versione { $version }.
board-opened-rows = La scacchiera è collegata. Sente dove c'è qualcosa, ma non che cosa.
board-opened-silent = La porta è aperta, ma nessuna scacchiera dice il suo nome.
board-no-record = { $file } non si può scrivere: { $why }.
board-lost = La si cerca finché non torna.
board-back = La scacchiera è di nuovo collegata.
board-stands = { $count ->
    [one] Un pezzo è sulla scacchiera: { $placement }
   *[other] { $count } pezzi sono sulla scacchiera: { $placement }
}
board-lifted = { $piece }, via da { $square }
board-placed = { $piece }, messo in { $square }
board-button-again = Pulsante: ancora
board-button-time = Pulsante: tempo
board-button-press = Pulsante: premere l'orologio
board-button-arbiter = Pulsante: arbitro
board-button-say = Pulsante: annunciare
board-clock-runs = L'orologio della scacchiera va, a sinistra { $left }, a destra { $right }
board-clock-stands = L'orologio della scacchiera è fermo, a sinistra { $left }, a destra { $right }
board-serial = Numero di serie { $number }
board-battery = Batteria { $percent } per cento
board-no-battery = La scacchiera non dice nulla di una batteria.
board-kept = { $bytes ->
    [one] Nella scacchiera è conservato un byte di mosse.
   *[other] Nella scacchiera sono conservati { $bytes } byte di mosse.
}
board-kept-nothing = Nella scacchiera non sono conservate mosse.
board-nonsense = Ciò che viene dalla porta non si capisce.

## Boards that know no pieces

board-which-piece = Quale pezzo in { $square }? Per favore lo annunci.
board-unknown-piece = Non si sa che cosa sia in { $square }: per favore lo tolga.
board-filled = { $square } occupata
board-readable = { $square } si legge di nuovo.
board-emptied = { $square } vuota
board-occupied = { $count ->
    [one] C'è qualcosa in una casa.
   *[other] C'è qualcosa in { $count } case.
}

## annabella board simulate

simulate-done = fatto { $what }
simulate-unknown = “{ $line }” non è un comando. Ci sono: e2 e4, put N f3, lift e4, aside, say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = In { $square } non c'è nulla.
simulate-occupied = { $square } è occupata.
simulate-nothing-in-hand = In { $square } non c'è nulla, e nulla è in mano.
simulate-no-game = Non c'è partita da giocare: cominci con --pgn.
simulate-over = La partita non ha altre mosse.
simulate-differs = La scacchiera non è come nella partita: guardi { $square }.
simulate-no-such-game = { $file } non ha la partita { $number }.
simulate-bad-fen = “{ $fen }” non è una posizione.
simulate-bad-number = { $number } non è né un ritmo né una velocità.
simulate-no-port = Nessuna porta si può simulare: { $why }.
simulate-no-pty = Questo sistema non fa porte proprie: con --port dia una di due porte unite da un cavo o da un programma.
