### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Las blancas reciben { $more } más. Tiempo nuevo: { $left }.
   *[black] Las negras reciben { $more } más. Tiempo nuevo: { $left }.
}
clock-because = Motivo: { $note }.
clock-low-time = { play-own-time }
clock-differs = El reloj de ajedrez difiere. Blancas allí: { $shown_white }. Negras allí: { $shown_black }. Blancas aquí: { $white }. Negras aquí: { $black }.
clock-not-set = El reloj de ajedrez no ha aceptado sus tiempos. Ajústelo a mano.
clock-ready = Listo. Escriba { command-start } para poner en marcha el reloj de las blancas. Escriba { command-press } para pulsarlo, { command-help } para las órdenes.
refused-clock-only = Aquí solo funciona el reloj. Empiece una partida con annabella play.

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
control-short = ¿Solo { $time }, y no { $minutes }? Escriba { command-start }, o { command-quit } y empiece de nuevo con { $seconds }.

## Options

play-unknown-time-control = Ritmo de juego: con ? no se puede ajustar ningún reloj. Use - para ningún reloj, 900+10 para 15 minutos y 10 segundos por jugada.
control-part = Ritmo de juego «{ $text }»: «{ $part }» no se entiende. Escriba 90m+30s para 90 minutos y 30 segundos por jugada.
control-hours-or-minutes = Ritmo de juego «{ $text }»: «{ $part }» puede ser horas o minutos. Escriba 1:30:00 o 0:01:30.
control-no-unit = Ritmo de juego «{ $text }»: «{ $part }» no tiene unidad. Escriba 15m para minutos, 900s para segundos.
control-no-main-time = Ritmo de juego «{ $text }»: un retardo necesita un tiempo principal. Para { $seconds } segundos por jugada escriba 1/{ $seconds }. El tiempo no usado se conserva.
control-from-which-move = Ritmo de juego «{ $text }»: ¿desde qué jugada cuenta «{ $part }»? Añada: desde la jugada 1.
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
