### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] Jugada { $number } de las blancas
   *[black] Jugada { $number } de las negras
}
verdict-written = { $text }
verdict-nothing = nada
verdict-back-if = Si los tableros difieren, ambos vuelven a la posición tras { $ply }, { $move }.
verdict-back-if-start = Si los tableros difieren, ambos vuelven a la posición inicial.
verdict-times-proposed = Una propuesta; el árbitro ajusta el reloj.
verdict-times = Registro tras { $ply }: { play-white-black-times }. { verdict-times-proposed }
verdict-times-start = Registro al principio: { play-white-black-times }. { verdict-times-proposed }
verdict-counter = Jugadas hechas: blancas { $white }, negras { $black }.
verdict-journal-differs = El registro tiene otra cosa en { $ply }: { $move }.
verdict-sure-to-write = { $side ->
    [white] La planilla de las blancas tiene { $before } en { $ply }. ¿Poner { $cell }? { command-yes } o { command-no }.
   *[black] La planilla de las negras tiene { $before } en { $ply }. ¿Poner { $cell }? { command-yes } o { command-no }.
}
verdict-entry-written = { $ply }: { $cell } está en la planilla.
verdict-retract = { command-retract } { $plies } lleva allí.
refused-no-such-move = No hay tal jugada en la partida; { command-score } las dice todas.
