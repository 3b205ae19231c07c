### Dutch. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

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
    [end-without-arbiter] claimt remise zonder arbiter
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

## Typed by who plays

command-appeal = beroep
    .heard = in beroep
argument-normal-means = normaal
    .heard = normale middelen
argument-increment = toeslag
    .heard = tijdtoeslag

## A case, as a terminal that players share tells it

desk-waits = Geval { $number }, { $clause }: { desk-side }, { desk-situation }. { command-more }.
desk-waits-short = Geval { $number }, { $clause }. { command-more }.
desk-board-right = { $side ->
    [white] Het bord van Wit klopt weer.
   *[black] Het bord van Zwart klopt weer.
}
desk-righted = Geval { $number } is voorbij, want het bord klopt weer.
desk-boards-compared = De borden en de notaties zijn vergeleken.
desk-open = Geval { $number }: { desk-side }, { desk-situation }, { $clause }, { $ago } geleden{ $postponed ->
    [yes] , uitgesteld
   *[no] { "" }
}.
desk-open-more = { command-open } { $number } zegt er alles over.
desk-nothing = Er wacht niets.
desk-claim = { desk-side } claimt remise: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}.
desk-loss = { desk-side } zou verloren hebben: { $reason ->
    [default-time] wachttijd
   *[sealed-move] afgegeven zet
}.
desk-back-to = Terug naar de stelling na zet { $number } van { desk-side }.
desk-back-to-start = Terug naar de beginstelling.
desk-queen = De pion wordt een dame.
desk-holds = { $holding ->
    [new-game] De partij vervalt, er wordt een nieuwe gespeeld.
    [new-game-before] Voor tien zetten van beiden een nieuwe partij; daarna gaat ze door.
    [goes-on] De partij gaat door.
    [goes-on-unless-ruled] De partij gaat door, tenzij de arbiter anders beslist.
    [goes-on-without-castling] De partij gaat door; een koning of toren die verkeerd stond, mag niet rokeren.
    [goes-on-swapped-king] De partij gaat door; een met de dame verwisselde koning mag niet rokeren.
    [put-back] De speler zet de stukken terug, in de eigen tijd.
    [stands] Het blijft staan.
    [stands-unless-agreed] Het blijft staan, tenzij de spelers samen verbeteren.
    [stands-unless-ruled] Het blijft staan, tenzij de arbiter anders beslist.
    [drawn-after-next-move] Remise, als het na de volgende zet nog zo is.
    [both-lose] Beiden verliezen.
    [drawn] De partij is remise.
    [time-may-be-given] Er mag tijd gegeven worden.
    [times-corrected] De tijden worden goed gezet.
    [clock-replaced] De klok wordt vervangen.
    [increment] Beiden krijgen vijf seconden per zet, de tegenstander twee minuten.
    [draw-postpone-refuse] Remise, of { command-postpone }, of { command-dismiss }.
    [draw-postpone] Remise, of { command-postpone }; weigeren is niet voorzien.
    [ends-game] Het beëindigt de partij.
   *[may-appeal] Beroep is mogelijk.
}
desk-owes = { $counted ->
    [yes] Overtreding { $offence }: { desk-measure }.
   *[no] Straf: { desk-measure }.
}
desk-chosen = De arbiter kiest de straf: { command-uphold } { measure-warning }, { command-uphold } 1:00.
desk-optional = De arbiter mag straffen: { command-uphold } { measure-warning }, { command-uphold } 1:00.
desk-undetermined = Of de tegenstander mat kan zetten, kon niet meteen worden beslist: { command-judge }, of { command-uphold } { measure-loss } of { command-uphold } { measure-draw }.
desk-times = Tijden: Wit { $white }, Zwart { $black }. Zetten: { $white_moves } en { $black_moves }.
desk-on-claim = Alleen als de tegenstander erom vraagt.
desk-penalty-on-claim = De straf alleen als de tegenstander erom vraagt.
desk-until-move = Alleen voor de volgende zet van de tegenstander.
desk-noted = Aantekening: { $note }.
desk-rule = { command-uphold } { $number } doet dat, met een straf erachter een andere; { command-dismiss } { $number } niets.
play-help-last-minutes = { command-claim } { argument-normal-means } claimt remise in de laatste twee minuten, { command-claim } { argument-increment } een toeslag; { command-postpone } stelt dat uit; { command-appeal } gaat in beroep.

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
