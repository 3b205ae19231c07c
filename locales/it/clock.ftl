### Italian. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Il Bianco riceve { $more } in più, ora { $left }.
   *[black] Il Nero riceve { $more } in più, ora { $left }.
}
clock-because = Motivo: { $note }.
clock-low-time = { play-own-time }
clock-differs = L'orologio accanto alla scacchiera è diverso: segna { $shown_white } per il Bianco, { $shown_black } per il Nero; qui { $white } per il Bianco, { $black } per il Nero.
clock-not-set = L'orologio accanto alla scacchiera non ha preso i suoi tempi; per favore lo regoli a mano.
clock-ready = Pronto. { command-start } avvia l'orologio del Bianco, { command-press } lo preme, { command-help } nomina i comandi.
refused-clock-only = Qui va soltanto l'orologio; una partita comincia con annabella play.

## The rate of play

control = Cadenza: { $periods }.
control-then = { $first }, poi { $rest }
control-and-so-on = { $period }, e così via
control-every = { $time }
control-several = { $time } per { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
control-and-bonus = { $period }, { $bonus }
control-increment = { $span } di incremento a mossa
control-delay = { $span } di ritardo a mossa
control-bronstein = restituzione fino a { $span } a mossa
control-hourglass = a clessidra
control-short = { $time }, e non { $minutes }? { command-start }, oppure { command-quit } e { $seconds }.

## Options

play-unknown-time-control = Nessun orologio si può regolare su una cadenza sconosciuta (?); senza orologio sarebbe -, 15 minuti e 10 secondi a mossa sarebbero 900+10.
play-no-warn = “{ $text }” non sono tempi a cui avvisare; 10m,5m,1m,30 sarebbero dieci, cinque e un minuto e 30 secondi.
clock-no-time-control = Un orologio ha bisogno di una cadenza: annabella clock --time-control 900+10.

## Keys

keys-are = Tasti: F1 aiuto, F8 premere, F9 annunciare; { command-help } { help-topic-keys } li nomina tutti.
keys-talk = F12 o Alt con d, tenuto premuto o battuto due volte: dettare il proprio formulario.
keys-no-terminal = I tasti (--keys) hanno bisogno di un terminale.
