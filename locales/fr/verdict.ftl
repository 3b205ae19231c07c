### French. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] Coup { $number } des Blancs
   *[black] Coup { $number } des Noirs
}
verdict-written = { $text }
verdict-nothing = rien
verdict-back-if = Si les échiquiers diffèrent, revenez à la position après { $ply }. Le coup: { $move }.
verdict-back-if-start = Si les échiquiers diffèrent, revenez à la position initiale.
verdict-times-proposed = Simple proposition: l'arbitre règle la pendule.
verdict-times = Temps après { $ply }. Blancs: { $white }. Noirs: { $black }. { verdict-times-proposed }
verdict-times-start = Temps au début. Blancs: { $white }. Noirs: { $black }. { verdict-times-proposed }
verdict-counter = Coups joués: Blancs { $white }, Noirs { $black }.
verdict-journal-differs = Le journal a un autre coup à { $ply }. Il porte { $move }.
verdict-sure-to-write = { $side ->
    [white] Feuille des Blancs: { $before } à { $ply }. Remplacer par { $cell }? { command-yes } ou { command-no }.
   *[black] Feuille des Noirs: { $before } à { $ply }. Remplacer par { $cell }? { command-yes } ou { command-no }.
}
verdict-entry-written = { $ply }: { $cell } est sur la feuille.
verdict-retract = Tapez { command-retract } { $plies } pour reprendre { $plies ->
    [one] un coup
   *[other] { $plies } coups
}.
refused-no-such-move = Ce coup n'existe pas dans la partie. Tapez { command-score } pour tous les coups.
