### Dutch. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### are told of rulings; the desk's own words are English.

desk-situation = { $situation ->
    [wrong-set-up] verkeerde opstelling
    [turned-board] bord verkeerd om
    [set-up-found-late] verkeerde opstelling te laat ontdekt
    [swapped-colours] kleuren verwisseld
    [pieces-displaced] stukken omgestoten
    [pieces-found-displaced] stukken verschoven aangetroffen
    [illegal-move] onreglementaire zet
    [illegal-move-in-last-period] onreglementaire zet in de laatste periode
    [illegal-move-answered] onreglementaire zet, al beantwoord
    [king-left-in-check] koning schaak gelaten
    [king-captured] koning geslagen
    [both-kings-in-check] beide koningen schaak, of een pion op de laatste rij
    [unpromoted-pawn] pion niet gepromoveerd
    [press-without-move] gedrukt zonder zet
    [two-hands] twee handen
    [written-beforehand] zet vooraf genoteerd
    [clock-mishandled] klok ruw behandeld
    [halt-without-reason] klokken zonder reden stilgezet
    [opponent-disturbed] tegenstander gestoord
    [advice-taken] notities of raad
    [device] apparaat of telefoon
    [persistent-refusal] weigert zich aan de regels te houden
    [both-refuse] beiden weigeren zich aan de regels te houden
    [external-disturbance] storing van buiten
    [moves-told] aantal zetten verraden
    [clock-set-wrongly] klok verkeerd ingesteld
    [clock-defective] klok defect
    [flag-fallen] vlag gevallen
    [both-flags-known] beide vlaggen gevallen, deze eerst
    [both-flags-unknown] beide vlaggen gevallen, volgorde onbekend
    [both-flags-in-last-period] beide vlaggen gevallen in de laatste periode
    [increment-asked] vraagt om een tijdtoeslag
    [end-claim] claimt remise in de laatste twee minuten
    [end-appeal] gaat in beroep
   *[other] { $situation }
}
desk-side = { $side ->
    [white] Wit
   *[black] Zwart
}
desk-opponent = { $side ->
    [white] Zwart
   *[black] Wit
}
desk-measure = { $measure ->
    [warning] Waarschuwing
    [opponent-time] { desk-opponent } krijgt { $time }
    [own-time] { desk-side } verliest { $time }
    [opponent-points] { desk-opponent } krijgt { desk-points }
    [own-points] { desk-side } verliest { desk-points }
    [loss] De partij is verloren
    [draw] Remise, want de tegenstander kan niet mat zetten
    [fine] Boete
    [rounds] Uitgesloten voor { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
    [expulsion] Van het evenement uitgesloten
   *[none] Geen
}
desk-points = { $count ->
    [1] een half punt
   *[2] een punt
}
desk-call = { desk-side } roept de arbiter, { $ago } geleden.
desk-lapsed = Geval { $number } is voorbij, want de tegenstander heeft gezet.
desk-upheld = Beslissing: { desk-side }, { desk-situation }, { $clause }.
desk-dismissed = Geval { $number } is afgewezen.
desk-undone = De laatste beslissing is ingetrokken, en de klokken staan stil.
desk-given = Straf voor { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-scored = De arbiter stelt de uitslag vast.
desk-claimed = { $ground ->
    [increment-asked] Ik vraag om een tijdtoeslag en bied remise aan.
   *[end-claim] Ik claim remise: met normale middelen is de partij niet te winnen.
}
desk-postponed = De beslissing is uitgesteld; er wordt verder gespeeld.
desk-appealed = { desk-side } gaat in beroep.

## Refusals

refused-no-such-rule = { $edition } kent die regel niet: { desk-situation }.
refused-not-in-text = De tekst van { $edition } laat dat weg: { desk-situation }.
refused-rule-excluded = Niet bij dit speeltempo: { $clause }.
refused-not-announced = { $clause } geldt waar het evenement het heeft aangekondigd: --quickplay-finish.
refused-no-arbiter = Daarvoor is een arbiter nodig: --arbiter.
refused-only-on-claim = Alleen als de tegenstander het claimt: { $clause }.
refused-own-flag-down = Alleen zolang de eigen vlag niet is gevallen: { $clause }.
refused-not-last-minutes = { $clause }: alleen onder twee minuten, voor de vlag valt, in de laatste periode, zonder toeslag.
refused-final-decision = De beslissing is definitief: { $clause }.
