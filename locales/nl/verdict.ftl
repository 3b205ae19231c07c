### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] Zet { $number } van Wit
   *[black] Zet { $number } van Zwart
}
verdict-written = { $text }
verdict-nothing = niets
verdict-back-if = Wijken de borden af, dan gaan beide terug naar de stelling na { $ply }, { $move }.
verdict-back-if-start = Wijken de borden af, dan gaan beide terug naar de beginstelling.
verdict-times-proposed = Een voorstel; de arbiter stelt de klok in.
verdict-times = Verslag na { $ply }: { play-white-black-times }. { verdict-times-proposed }
verdict-times-start = Verslag aan het begin: { play-white-black-times }. { verdict-times-proposed }
verdict-counter = Gedane zetten: Wit { $white }, Zwart { $black }.
verdict-journal-differs = Het verslag heeft iets anders bij { $ply }: { $move }.
verdict-sure-to-write = { $side ->
    [white] De notatie van Wit heeft { $before } bij { $ply }. Er { $cell } van maken? { command-yes } of { command-no }.
   *[black] De notatie van Zwart heeft { $before } bij { $ply }. Er { $cell } van maken? { command-yes } of { command-no }.
}
verdict-entry-written = { $ply }: { $cell } staat in de notatie.
verdict-retract = { command-retract } { $plies } leidt erheen.
refused-no-such-move = Die zet heeft de partij niet; { command-score } zegt ze alle.
