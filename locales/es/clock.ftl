### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Las blancas reciben { $more } más, ahora { $left }.
   *[black] Las negras reciben { $more } más, ahora { $left }.
}
clock-because = Motivo: { $note }.
clock-low-time = { play-own-time }
clock-differs = El reloj junto al tablero difiere: muestra { $shown_white } a las blancas, { $shown_black } a las negras; aquí son { $white } para las blancas, { $black } para las negras.
clock-not-set = El reloj junto al tablero no ha tomado sus tiempos; ajústelo a mano, por favor.
clock-ready = Listo. { command-start } pone en marcha el reloj de las blancas, { command-press } lo pulsa, { command-help } nombra las órdenes.
refused-clock-only = Aquí solo anda el reloj; una partida empieza con annabella play.

## The rate of play

control = Ritmo de juego: { $periods }.
control-then = { $first }, luego { $rest }
control-and-so-on = { $period }, y así sucesivamente
control-every = { $time }
control-several = { $time } para { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
control-and-bonus = { $period }, { $bonus }
control-increment = { $span } de incremento por jugada
control-delay = { $span } de retardo por jugada
control-bronstein = devolución de hasta { $span } por jugada
control-hourglass = como reloj de arena
control-short = ¿{ $time }, y no { $minutes }? { command-start }, o bien { command-quit } y { $seconds }.

## Options

play-unknown-time-control = Ningún reloj se puede ajustar a un ritmo desconocido (?); sin reloj sería -, 15 minutos y 10 segundos por jugada serían 900+10.
play-no-warn = “{ $text }” no son tiempos en los que avisar; 10m,5m,1m,30 serían diez, cinco y un minuto y 30 segundos.
clock-no-time-control = Un reloj necesita un ritmo de juego: annabella clock --time-control 900+10.

## Keys

keys-are = Teclas: F1 ayuda, F8 pulsar, F9 anunciar; { command-help } { help-topic-keys } las nombra todas.
keys-talk = F12 o Alt con d, mantenida o pulsada dos veces: dictar la propia planilla.
keys-no-terminal = Las teclas (--keys) necesitan un terminal.
