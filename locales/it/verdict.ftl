### Italian. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] Mossa { $number } del Bianco
   *[black] Mossa { $number } del Nero
}
verdict-written = { $text }
verdict-nothing = nulla
verdict-back-if = Se le scacchiere sono diverse, torni indietro. La posizione: dopo { $ply }. La mossa: { $move }.
verdict-back-if-start = Se le scacchiere sono diverse, torni alla posizione iniziale.
verdict-times-proposed = È solo una proposta: l'arbitro regola l'orologio.
verdict-times = Tempi dopo { $ply }. Bianco: { $white }. Nero: { $black }. { verdict-times-proposed }
verdict-times-start = Tempi all'inizio. Bianco: { $white }. Nero: { $black }. { verdict-times-proposed }
verdict-counter = Mosse fatte: Bianco { $white }, Nero { $black }.
verdict-journal-differs = Il registro ha un'altra mossa in { $ply }. È { $move }.
verdict-sure-to-write = { $side ->
    [white] Formulario del Bianco: { $before } in { $ply }. Cambiare in { $cell }? { command-yes } o { command-no }.
   *[black] Formulario del Nero: { $before } in { $ply }. Cambiare in { $cell }? { command-yes } o { command-no }.
}
verdict-entry-written = { $ply }: { $cell } è nel formulario.
verdict-retract = Scriva { command-retract } { $plies } per ritirare { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}.
refused-no-such-move = Questa mossa non c'è nella partita. Scriva { command-score } per sentirle tutte.
