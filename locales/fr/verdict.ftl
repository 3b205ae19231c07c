### French. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] Coup { $number } des Blancs
   *[black] Coup { $number } des Noirs
}
verdict-written = { $text }
verdict-nothing = rien
verdict-back-if = Si les échiquiers diffèrent, les deux reviennent à la position après { $ply }, { $move }.
verdict-back-if-start = Si les échiquiers diffèrent, les deux reviennent à la position de départ.
verdict-times-proposed = Une proposition; l'arbitre règle la pendule.
verdict-times = Journal après { $ply }: { play-white-black-times }. { verdict-times-proposed }
verdict-times-start = Journal au début: { play-white-black-times }. { verdict-times-proposed }
verdict-counter = Coups joués: Blancs { $white }, Noirs { $black }.
verdict-journal-differs = Le journal a autre chose à { $ply }: { $move }.
verdict-sure-to-write = { $side ->
    [white] La feuille des Blancs a { $before } à { $ply }. Y mettre { $cell }? { command-yes } ou { command-no }.
   *[black] La feuille des Noirs a { $before } à { $ply }. Y mettre { $cell }? { command-yes } ou { command-no }.
}
verdict-entry-written = { $ply }: { $cell } est sur la feuille.
verdict-retract = { command-retract } { $plies } y mène.
refused-no-such-move = Il n'y a pas de tel coup dans la partie; { command-score } les dit tous.
