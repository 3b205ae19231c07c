### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] Zet { $number } van Wit
   *[black] Zet { $number } van Zwart
}
verdict-written = { $text }
verdict-nothing = niets
verdict-back-if = Als de borden van elkaar afwijken: terug naar de stelling na { $ply }. De zet: { $move }.
verdict-back-if-start = Als de borden van elkaar afwijken: terug naar de beginstelling.
verdict-times-proposed = Alleen een voorstel: de arbiter stelt de klok in.
verdict-times = Tijden na { $ply }. Wit: { $white }. Zwart: { $black }. { verdict-times-proposed }
verdict-times-start = Tijden aan het begin. Wit: { $white }. Zwart: { $black }. { verdict-times-proposed }
verdict-counter = Gedane zetten: Wit { $white }, Zwart { $black }.
verdict-journal-differs = Het journaal heeft een andere zet bij { $ply }. Daar staat { $move }.
verdict-sure-to-write = { $side ->
    [white] Notatie van Wit: { $before } bij { $ply }. Er { $cell } van maken? { command-yes } of { command-no }.
   *[black] Notatie van Zwart: { $before } bij { $ply }. Er { $cell } van maken? { command-yes } of { command-no }.
}
verdict-entry-written = { $ply }: { $cell } staat in de notatie.
verdict-retract = Typ { command-retract } { $plies } om { $plies ->
    [one] één zet terug te nemen
   *[other] { $plies } zetten terug te nemen
}.
refused-no-such-move = Die zet bestaat niet in de partij. Typ { command-score } voor alle zetten.
