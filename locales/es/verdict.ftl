### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] Jugada { $number } de las blancas
   *[black] Jugada { $number } de las negras
}
verdict-written = { $text }
verdict-nothing = nada
verdict-back-if = Si los tableros difieren, vuelva atrás. La posición: tras { $ply }. La jugada: { $move }.
verdict-back-if-start = Si los tableros difieren, vuelva a la posición inicial.
verdict-times-proposed = Es solo una propuesta: el árbitro ajusta el reloj.
verdict-times = Tiempos tras { $ply }. Blancas: { $white }. Negras: { $black }. { verdict-times-proposed }
verdict-times-start = Tiempos al principio. Blancas: { $white }. Negras: { $black }. { verdict-times-proposed }
verdict-counter = Jugadas hechas: blancas { $white }, negras { $black }.
verdict-journal-differs = El registro tiene otra jugada en { $ply }. Es { $move }.
verdict-sure-to-write = { $side ->
    [white] Planilla de las blancas: { $before } en { $ply }. ¿Cambiar a { $cell }? { command-yes } o { command-no }.
   *[black] Planilla de las negras: { $before } en { $ply }. ¿Cambiar a { $cell }? { command-yes } o { command-no }.
}
verdict-entry-written = { $ply }: { $cell } está en la planilla.
verdict-retract = Escriba { command-retract } { $plies } para deshacer { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}.
refused-no-such-move = Esa jugada no existe en la partida. Escriba { command-score } para oír todas.
