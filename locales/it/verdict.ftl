### Italian. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] Mossa { $number } del Bianco
   *[black] Mossa { $number } del Nero
}
verdict-written = { $text }
verdict-nothing = nulla
verdict-back-if = Se le scacchiere sono diverse, entrambe tornano alla posizione dopo { $ply }, { $move }.
verdict-back-if-start = Se le scacchiere sono diverse, entrambe tornano alla posizione iniziale.
verdict-times-proposed = Una proposta; l'arbitro regola l'orologio.
verdict-times = Registro dopo { $ply }: { play-white-black-times }. { verdict-times-proposed }
verdict-times-start = Registro all'inizio: { play-white-black-times }. { verdict-times-proposed }
verdict-counter = Mosse fatte: Bianco { $white }, Nero { $black }.
verdict-journal-differs = Il registro ha altro in { $ply }: { $move }.
verdict-sure-to-write = { $side ->
    [white] Il formulario del Bianco ha { $before } in { $ply }. Metterci { $cell }? { command-yes } o { command-no }.
   *[black] Il formulario del Nero ha { $before } in { $ply }. Metterci { $cell }? { command-yes } o { command-no }.
}
verdict-entry-written = { $ply }: { $cell } è nel formulario.
verdict-retract = { command-retract } { $plies } ci porta.
refused-no-such-move = Non c'è una tale mossa nella partita; { command-score } le dice tutte.
