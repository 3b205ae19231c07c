### Italian. docs/translators.md tells how; locales/en has a comment on each message.

## Serial ports

port-not-found = { $port }: questa porta non esiste. Veda annabella board list.
port-away = { $side ->
    [white] Scacchiera del Bianco,
   *[black] Scacchiera del Nero,
} { $port }: non collegata. La partita comincia senza questa scacchiera e la usa appena è collegata. Porte collegate: { $others }
port-away-alone = { $side ->
    [white] Scacchiera del Bianco,
   *[black] Scacchiera del Nero,
} { $port }: non collegata. La partita comincia senza questa scacchiera e la usa appena è collegata. Nessun'altra porta è collegata.
port-of-both = { $port }: indicata per entrambi i giocatori. Dia a ciascuno un'altra porta con --white-board e --black-board.
port-busy = { $port }: usata da un altro programma. Lo chiuda.
port-denied = { $port }: accesso negato. Si aggiunga al gruppo dialout.
port-not-a-port = { $port }: non è una porta seriale. Veda annabella board list.
port-gone = { $port }: la scacchiera è stata scollegata.
port-silent = { $port }: la scacchiera non risponde.
port-stuck = { $port }: il dispositivo non accetta dati.
port-failed = { $port }: non funziona: { $why }.

## annabella board list

board-list-none = Nessuna porta seriale trovata.
board-list-brltty = Collegato: un dispositivo che può essere una scacchiera ({ $make }). BRLTTY ne usa la porta come display braille. Veda docs/brltty.md.
board-list-held = Collegato: un dispositivo che può essere una scacchiera ({ $make }). Un altro programma ne usa la porta. Per BRLTTY veda docs/brltty.md.
board-list-asking = Si interrogano le porte seriali. Ci vogliono fino a sei secondi.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, può essere una scacchiera
board-list-found = { $line }: { $answer }
board-found-name = una scacchiera, { $name }, versione { $version }
board-found = una scacchiera senza nome
board-found-rows = una scacchiera che rileva solo le case occupate
board-found-nonsense = manda dati sconosciuti: un altro dispositivo o un'altra marca
board-found-silent = non risponde
board-list-failed = Porte seriali: non si possono elencare: { $why }.

## annabella board watch

board-opened = La scacchiera è collegata: { $name }, versione { $version }.
board-opened-name = La scacchiera è collegata: { $name }.
board-opened-version = La scacchiera è collegata, versione { $version }.
board-opened-rows = La scacchiera è collegata. Rileva le case occupate, ma non i pezzi.
board-opened-silent = La porta è aperta, ma nessuna scacchiera risponde.
board-no-record = { $file }: non si può scrivere: { $why }.
board-lost = Il programma attende il ritorno della scacchiera.
board-back = La scacchiera è di nuovo collegata.
board-stands = { $count ->
    [one] Un pezzo sulla scacchiera: { $placement }
   *[other] { $count } pezzi sulla scacchiera: { $placement }
}
board-lifted = { $piece } via da { $square }
board-placed = { $piece } ora in { $square }
board-button-again = Pulsante: ancora
board-button-time = Pulsante: tempo
board-button-press = Pulsante: premere l'orologio
board-button-arbiter = Pulsante: arbitro
board-button-say = Pulsante: annunciare
board-clock-runs = L'orologio della scacchiera è in moto, a sinistra { $left }, a destra { $right }
board-clock-stands = L'orologio della scacchiera è fermo, a sinistra { $left }, a destra { $right }
board-serial = Numero di serie { $number }
board-battery = Batteria { $percent } per cento
board-no-battery = La scacchiera non segnala alcuna batteria.
board-kept = { $bytes ->
    [one] La scacchiera ha salvato un byte di mosse.
   *[other] La scacchiera ha salvato { $bytes } byte di mosse.
}
board-kept-nothing = La scacchiera non ha salvato mosse.
board-nonsense = La porta manda dati illeggibili.

## Boards that cannot identify pieces

board-which-piece = Quale pezzo è in { $square }? Lo annunci.
board-unknown-piece = Pezzo sconosciuto in { $square }. Lo tolga.
board-filled = { $square } occupata
board-readable = { $square } si legge di nuovo.
board-emptied = { $square } vuota
board-occupied = { $count ->
    [one] Una casa è occupata.
   *[other] { $count } case sono occupate.
}

## annabella board simulate

simulate-done = fatto { $what }
simulate-unknown = "{ $line }": non è un comando. Mosse: e2 e4, put N f3, lift e4, aside. Altri comandi: say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = { $square } è vuota.
simulate-occupied = { $square } è occupata.
simulate-nothing-in-hand = { $square } è vuota, e nessun pezzo è in mano.
simulate-no-game = Nessuna partita da riprodurre. Avvii con --pgn.
simulate-over = La partita non ha altre mosse.
simulate-differs = La scacchiera differisce dalla partita in { $square }.
simulate-bad-fen = "{ $fen }": non è una posizione. Corregga la FEN.
simulate-bad-number = "{ $number }": non è un ritmo né una velocità. Usi un numero positivo.
simulate-no-port = Porta simulata: impossibile: { $why }.
simulate-no-pty = Porta simulata: impossibile su questo sistema. Dia con --port una di due porte collegate fra loro.
