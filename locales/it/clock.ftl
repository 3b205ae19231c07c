### Italian. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Il Bianco riceve { $more } in più. Nuovo tempo: { $left }.
   *[black] Il Nero riceve { $more } in più. Nuovo tempo: { $left }.
}
clock-because = Motivo: { $note }.
clock-low-time = { play-own-time }
clock-differs = L'orologio da scacchi è diverso. Bianco lì: { $shown_white }. Nero lì: { $shown_black }. Bianco qui: { $white }. Nero qui: { $black }.
clock-not-set = L'orologio da scacchi non ha accettato i suoi tempi. Lo regoli a mano.
clock-ready = Pronto. Scriva { command-start } per avviare l'orologio del Bianco. Scriva { command-press } per premerlo, { command-help } per i comandi.
refused-clock-only = Qui funziona soltanto l'orologio. Cominci una partita con annabella play.

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
control-short = Solo { $time }, e non { $minutes }? Scriva { command-start }, oppure { command-quit } e ricominci con { $seconds }.

## Options

play-unknown-time-control = Cadenza: con ? non si regola alcun orologio. Scriva - per nessun orologio, 900+10 per 15 minuti e 10 secondi a mossa.
control-part = Cadenza «{ $text }»: «{ $part }» non si capisce. Scriva 90m+30s per 90 minuti e 30 secondi a mossa.
control-hours-or-minutes = Cadenza «{ $text }»: «{ $part }» può indicare ore o minuti. Scriva 1:30:00 o 0:01:30.
control-no-unit = Cadenza «{ $text }»: «{ $part }» è senza unità. Scriva 15m per i minuti, 900s per i secondi.
control-no-main-time = Cadenza «{ $text }»: un ritardo richiede un tempo principale. Per { $seconds } secondi a mossa scriva 1/{ $seconds }. Il tempo non usato resta.
control-from-which-move = Cadenza «{ $text }»: da quale mossa conta «{ $part }»? Aggiunga: dalla mossa 1.
play-no-warn = Tempi di avviso: "{ $text }" non si legge. Scriva 10m,5m,1m,30 per dieci, cinque e un minuto e 30 secondi.
clock-no-time-control = Un orologio ha bisogno di una cadenza. Scriva annabella clock --time-control 900+10.

## Keys

keys-help = F1: aiuto.
keys-are = Tasti: F1 aiuto, Tab scacchiera, F8 premere. Scriva { command-help } { help-topic-keys } per tutti.
keys-talk = Tenga premuto F12 o Alt con d, o prema due volte, per dettare il formulario.
keys-no-terminal = --keys: richiede un terminale. Tolga questa opzione.
echo-without-keys = --echo: funziona solo con --keys. Aggiungere --keys.
echo-without-headphones = --echo: servono le cuffie. Aggiungere --white-device, --black-device o --arbiter-device.
echo-typed = { $text }
echo-deleted = { $text } cancellato
echo-blank = spazio
