### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Las blancas reciben { $more }. Ahora: { $left }.
   *[black] Las negras reciben { $more }. Ahora: { $left }.
}
clock-because = Motivo: { $note }.
clock-low-time = { play-own-time }
clock-differs = El reloj de ajedrez difiere. Reloj: blancas { $shown_white }, negras { $shown_black }. Programa: blancas { $white }, negras { $black }.
clock-not-set = El reloj de ajedrez no ha aceptado sus tiempos. Ajústelo a mano.
clock-ready = Escriba { command-start }, { command-press } o { command-help }.
refused-clock-only = Aquí solo funciona el reloj. Empiece una partida con annabella play.

## The rate of play

control = { $periods }.
control-then = { $first }, luego { $rest }
control-and-so-on = { $period }, y así sucesivamente
control-every = { $time }
control-several = { $time } para { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
control-and-bonus = { $period }, { $bonus }
control-increment = más { $span } por jugada
control-delay = { $span } de retardo por jugada
control-bronstein = devolución de hasta { $span } por jugada
control-hourglass = como reloj de arena
control-short = ¿Solo { $time }, y no { $minutes }? Escriba { command-start }, o { command-quit } y empiece de nuevo con { $seconds }.

## Options

play-unknown-time-control = Ritmo de juego: con ? no se puede ajustar ningún reloj. Use - para ningún reloj, 900+10 para 15 minutos y 10 segundos por jugada.
control-part = Ritmo de juego "{ $text }": "{ $part }" no se entiende. Escriba 90m+30s para 90 minutos y 30 segundos por jugada.
control-hours-or-minutes = Ritmo de juego "{ $text }": "{ $part }" puede ser horas o minutos. Escriba 1:30:00 o 0:01:30.
control-no-unit = Ritmo de juego "{ $text }": "{ $part }" no tiene unidad. Escriba 15m para minutos, 900s para segundos.
control-no-main-time = Ritmo de juego "{ $text }": un retardo necesita un tiempo principal. Para { $seconds } segundos por jugada escriba 1/{ $seconds }. El tiempo no consumido se conserva.
control-from-which-move = Ritmo de juego "{ $text }": ¿desde qué jugada cuenta "{ $part }"? Añada: desde la jugada 1.
play-no-warn = Tiempos de aviso: "{ $text }" no se puede leer. Escriba 10m,5m,1m,30 para diez, cinco y un minuto y 30 segundos.
clock-no-time-control = Un reloj necesita un ritmo de juego. Escriba annabella clock --time-control 900+10.

## Keys

keys-help = F1: ayuda.
keys-are = Teclas: F1 ayuda, Tab tablero, F8 pulsar. Escriba { command-help } { help-topic-keys } para todas.
keys-talk = Mantenga F12 o Alt con d, o pulse dos veces, para dictar su planilla.
keys-no-terminal = --keys: necesita un terminal. Quite esta opción.
echo-without-keys = --echo: solo funciona con --keys. Añada --keys.
echo-without-headphones = --echo: hacen falta auriculares. Añada --white-device, --black-device o --arbiter-device.
echo-typed = { $text }
echo-deleted = { $text } borrado
echo-blank = espacio

## Options

help-play-warn = Avisar a cada jugador cuando le quede este tiempo (off: nunca; sin valor: 10m,5m,2m,1m,30,10)
help-play-white-warn = Avisar solo a las blancas, como --warn
help-play-black-warn = Avisar solo a las negras, como --warn
help-clock = Usar solo el reloj parlante
help-clock-time-control = { help-play-time-control }
help-clock-journal = Guardar el reloj en este archivo
help-clock-resume = Reanudar un reloj desde su registro [por defecto: el último]
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

help-play-keys = Leer teclas sin Intro: F1 a F9, F11 y F12, o Alt con una letra
help-clock-keys = { help-play-keys }
