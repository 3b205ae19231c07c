### Italian. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Il Bianco riceve { $more }. Ora: { $left }.
   *[black] Il Nero riceve { $more }. Ora: { $left }.
}
clock-because = Motivo: { $note }.
clock-low-time = { play-own-time }
clock-differs = L'orologio da scacchi non concorda. Orologio: Bianco { $shown_white }, Nero { $shown_black }. Programma: Bianco { $white }, Nero { $black }.
clock-not-set = L'orologio da scacchi non ha accettato i suoi tempi. Lo regoli a mano.
clock-ready = Scriva { command-start }, { command-press } o { command-help }.
refused-clock-only = Qui funziona soltanto l'orologio. Cominci una partita con annabella play.

## The rate of play

control = { $periods }.
control-then = { $first }, poi { $rest }
control-and-so-on = { $period }, e così via
control-every = { $time }
control-several = { $time } per { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
control-and-bonus = { $period }, { $bonus }
control-increment = più { $span } a mossa
control-delay = { $span } di ritardo a mossa
control-bronstein = restituzione fino a { $span } a mossa
control-hourglass = a clessidra
control-short = Solo { $time }, e non { $minutes }? Scriva { command-start }, oppure { command-quit } e ricominci con { $seconds }.

## Options

play-unknown-time-control = Cadenza: con ? non si regola alcun orologio. Scriva - per nessun orologio, 900+10 per 15 minuti e 10 secondi a mossa.
control-part = Cadenza "{ $text }": "{ $part }" non si capisce. Scriva 90m+30s per 90 minuti e 30 secondi a mossa.
control-hours-or-minutes = Cadenza "{ $text }": "{ $part }" può indicare ore o minuti. Scriva 1:30:00 o 0:01:30.
control-no-unit = Cadenza "{ $text }": "{ $part }" è senza unità. Scriva 15m per i minuti, 900s per i secondi.
control-no-main-time = Cadenza "{ $text }": un ritardo richiede un tempo principale. Per { $seconds } secondi a mossa scriva 1/{ $seconds }. Il tempo non usato resta.
control-from-which-move = Cadenza "{ $text }": da quale mossa conta "{ $part }"? Aggiunga: dalla mossa 1.
play-no-warn = Tempi di avviso: "{ $text }" non si legge. Scriva 10m,5m,1m,30 per dieci, cinque e un minuto e 30 secondi.
clock-no-time-control = Un orologio ha bisogno di una cadenza. Scriva annabella clock --time-control 900+10.

## Keys

keys-help = F1: aiuto.
keys-are = Tasti: F1 aiuto, Tab scacchiera, F8 premere. Scriva { command-help } { help-topic-keys } per tutti.
keys-talk = Tenga premuto F12 o Alt con d, o prema due volte, per dettare il formulario.
keys-no-terminal = --keys: richiede un terminale. Tolga questa opzione.
echo-without-keys = --echo: funziona solo con --keys. Aggiunga --keys.
echo-without-headphones = --echo: servono le cuffie. Aggiunga --white-device, --black-device o --arbiter-device.
echo-typed = { $text }
echo-deleted = { $text } cancellato
echo-blank = spazio

## Options

help-play-warn = Avvisare ogni giocatore a questi tempi rimasti (off: mai; senza valore: 10m,5m,2m,1m,30,10)
help-play-white-warn = Avvisare solo il Bianco, come --warn
help-play-black-warn = Avvisare solo il Nero, come --warn
help-clock = Usare soltanto l'orologio parlante
help-clock-time-control = { help-play-time-control }
help-clock-journal = Salvare l'orologio in questo file
help-clock-resume = Riprendere un orologio dal suo registro [predefinito: l'ultimo]
help-clock-white-impaired = { help-play-white-impaired }
help-clock-black-impaired = { help-play-black-impaired }
help-clock-arbiter = { help-play-arbiter }
help-clock-seat = { help-play-seat }
help-clock-pin = { help-play-pin }
help-clock-pin-file = { help-play-pin-file }
help-clock-pin-kept = { help-play-pin-kept }
help-clock-speech = { help-play-speech }
help-clock-rate = { help-play-rate }
help-clock-volume = { help-play-volume }
help-clock-voice = { help-play-voice }
help-clock-white-voice = { help-play-white-voice }
help-clock-black-voice = { help-play-black-voice }
help-clock-arbiter-voice = { help-play-arbiter-voice }
help-clock-room-device = { help-play-room-device }
help-clock-white-device = { help-play-white-device }
help-clock-black-device = { help-play-black-device }
help-clock-arbiter-device = { help-play-arbiter-device }
help-clock-width = { help-play-width }
help-clock-prefix = { help-play-prefix }
help-clock-echo = { help-play-echo }
help-clock-warn = { help-play-warn }
help-clock-white-warn = { help-play-white-warn }
help-clock-black-warn = { help-play-black-warn }

## Keys

help-play-keys = Leggere i tasti senza Invio: da F1 a F9, F11 e F12, o Alt con una lettera
help-clock-keys = { help-play-keys }
