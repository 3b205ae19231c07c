### Dutch. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

desk-situation = { $situation ->
    [wrong-set-up] verkeerde beginstelling
    [turned-board] bord gedraaid
    [set-up-found-late] beginstelling fout, te laat ontdekt
    [swapped-colours] kleuren verwisseld
    [pieces-displaced] stukken verschoven
    [pieces-found-displaced] stukken verschoven aangetroffen
    [boards-differ] borden verschillen
    [touch-broken] aangeraakt, niet gespeeld
    [illegal-move] onreglementaire zet
    [illegal-move-in-last-period] onreglementaire zet, laatste periode
    [illegal-move-answered] onreglementaire zet, al beantwoord
    [king-left-in-check] koning schaak gelaten
    [king-captured] koning geslagen
    [both-kings-in-check] koningen schaak of pion op laatste rij
    [unpromoted-pawn] pion niet gepromoveerd
    [press-without-move] klok ingedrukt zonder zet
    [two-hands] met twee handen gezet
    [written-beforehand] zet vooraf genoteerd
    [clock-mishandled] klok ruw behandeld
    [other-hand] klok met de andere hand ingedrukt
    [halt-without-reason] klokken zonder goede reden stilgezet
    [opponent-disturbed] tegenstander gestoord
    [misconduct] onbehoorlijk gedrag
    [area-left] spelersgebied zonder toestemming verlaten
    [announcement-missing] aankondiging of herhaling ontbreekt
    [not-recorded] zetten niet genoteerd
    [scoresheet-hidden] notatieformulier verborgen
    [assistant-exceeds] assistent buiten zijn taken
    [advice-taken] notities of advies
    [device] apparaat of telefoon
    [inspection-refused] weigering van een onderzoek
    [persistent-refusal] hardnekkige weigering
    [both-refuse] weigering van beide spelers
    [external-disturbance] storing van buiten
    [moves-told] aantal zetten verraden
    [clock-set-wrongly] klok verkeerd ingesteld
    [clock-defective] klok defect
    [flag-fallen] vlag gevallen
    [both-flags-known] beide vlaggen gevallen, de zijne eerst
    [both-flags-unknown] beide vlaggen gevallen, volgorde onbekend
    [both-flags-in-last-period] beide vlaggen gevallen, laatste periode
    [increment-asked] verzoek om een tijdtoeslag
    [end-claim] remiseclaim in de laatste twee minuten
    [end-appeal] beroep
    [end-without-arbiter] remiseclaim zonder arbiter
   *[other] { $situation }
}
desk-case-of = { $situation ->
    [wrong-set-up] { desk-situation }
    [swapped-colours] { desk-situation }
    [pieces-found-displaced] { desk-situation }
    [external-disturbance] { desk-situation }
    [moves-told] { desk-situation }
    [clock-set-wrongly] { desk-situation }
    [clock-defective] { desk-situation }
   *[other] { desk-side }, { desk-situation }
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
    [loss] { desk-side } verliest de partij
    [draw] Remise, omdat de tegenstander niet mat kan zetten
    [fine] Boete
    [rounds] Uitsluiting voor { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
    [expulsion] Uitsluiting van het evenement
    [new-game] Een nieuwe partij
   *[none] Geen
}
desk-points = { $count ->
    [1] een half punt
   *[2] een punt
}
desk-call = { desk-side } heeft de arbiter geroepen. { $ago } geleden.
desk-lapsed = Geval { $number } is gesloten: de tegenstander heeft een zet gedaan.
desk-upheld = Beslissing: { desk-case-of }. Artikel { $clause }.
desk-appeal-upheld = Voer de beslissing nu uit. Typ bijvoorbeeld { command-result } 0-1 om de uitslag te wijzigen.
desk-dismissed = Geval { $number } is afgewezen.
desk-undone = Laatste beslissing ingetrokken. De klokken staan stil.
desk-continue-next = Klokken starten: { command-continue }.
desk-given = Straf voor { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-sure-to-give = { $measure ->
    [fine] Krijgt { desk-side } een boete?
    [loss] Verliest { desk-side } de partij?
    [draw] Is de partij remise?
   *[expulsion] Wordt { desk-side } uitgesloten van het toernooi?
} Typ { command-yes } om te bevestigen.
desk-scored = De arbiter stelt de uitslag vast.
desk-claimed = { $ground ->
    [increment-asked] Ik vraag om een tijdtoeslag en bied remise aan.
   *[end-claim] Ik claim remise: met normale middelen is de partij niet te winnen.
}
desk-postponed = Beslissing uitgesteld. Er wordt verder gespeeld.
desk-scoresheet-asked = { $side ->
    [white] Wit heeft { $times } keer om het notatieformulier gevraagd. Artikel { $clause } staat { $allowed } toe.
   *[black] Zwart heeft { $times } keer om het notatieformulier gevraagd. Artikel { $clause } staat { $allowed } toe.
}
desk-appealed = { desk-side } gaat in beroep.
desk-appeal-dismissed = Het beroep van { desk-side } is afgewezen.
desk-sure-of-claim = De claim is onjuist. Is de partij toch remise? Typ { command-yes } om te bevestigen.
desk-sure-both-lose = Verliezen beide spelers de partij? Typ { command-yes } om te bevestigen.
desk-who-decides = Over een beroep beslist de hoofdarbiter of de commissie van beroep. Is dit hun beslissing, of is het beroep ingetrokken? Typ { command-yes } om te bevestigen.

## Typed by players

command-appeal = beroep
    .heard = in beroep
argument-normal-means = normaal
    .heard = normale middelen
argument-increment = toeslag
    .heard = tijdtoeslag

## A case, at a terminal that players share

desk-waits = Geval { $number }: { desk-case-of }. Artikel { $clause }. Typ { command-more } voor details.
desk-waits-short = Geval { $number }, artikel { $clause }. Typ { command-more } voor details.
desk-board-right = { $side ->
    [white] Het bord van Wit klopt weer.
   *[black] Het bord van Zwart klopt weer.
}
desk-righted = Geval { $number } is gesloten: de borden kloppen met de partij.
desk-corrected = Geval { $number } is gesloten: de zet is op tijd hersteld.
desk-joined = Geval { $number } is gesloten: de zet is nu geval { $into }.
desk-case-claimed = Geval { $number } wordt nu door { desk-side } geclaimd.
desk-boards-joined = Geval { $number } is gesloten: beide borden zijn nu geval { $into }.
desk-uncompleted = De klok is niet ingedrukt: geen overtreding, geen straf.
desk-after-next-move = Geval { $number }: beslist zodra de volgende zet voltooid is. Is de stelling dan nog onreglementair, dan is de partij remise.
desk-legal-again = Geval { $number } is gesloten: de stelling is weer reglementair.
desk-still-there = Geval { $number }: de volgende zet is voltooid. Is de stelling nog onreglementair, typ dan { command-uphold } { $number }; anders { command-dismiss } { $number }.
desk-flag-first = De vlag van { desk-side } viel eerder: eerst geval { $number }. Bij afwijzing: { $outcome }
desk-opponents-score = U bepaalt de score van { desk-opponent }. Artikel { $clause }. Wijzigen: typ bijvoorbeeld { command-result } 0-0.
desk-castling-barred = { desk-side } mag niet meer rokeren.
desk-castling-barred-with = { desk-side } mag niet meer rokeren met de toren op { $square }.
desk-boards-compared = Borden en notaties vergeleken.
desk-open = Geval { $number }: { desk-case-of }. Artikel { $clause }. { $ago } geleden{ $postponed ->
    [yes] . Uitgesteld
   *[no] { "" }
}.
desk-open-more = Typ { command-open } { $number } voor details.
desk-nothing = Geen open gevallen.
desk-claim = { desk-side } claimt remise{ $ground ->
    [threefold] . Reden: { play-ground-threefold }
   *[fifty] . Reden: { play-ground-fifty }
}.
desk-loss = { desk-side } zou verliezen: { $reason ->
    [default-time] de verzuimtijd is voorbij
   *[sealed-move] de afgegeven zet is niet geldig
}.
desk-back-to = Herstel de stelling na zet { $number } van { desk-side }.
desk-back-to-start = Herstel de beginstelling.
desk-queen = De pion wordt een dame.
desk-holds = { $effect ->
    [new-game] De partij is ongeldig. Er wordt een nieuwe gespeeld.
    [new-game-due] De partij vervalt dan en er wordt een nieuwe gespeeld.
    [new-game-before] Voor tien zetten van beiden: een nieuwe partij. Daarna gaat de partij door.
    [goes-on] De partij gaat door.
    [transferred] De stelling wordt overgebracht op een juist geplaatst bord.
    [may-be-transferred] De stelling mag worden overgebracht op een juist geplaatst bord.
    [goes-on-unless-ruled] De partij gaat door, tenzij u anders beslist. Typ { command-uphold } { measure-new-game } om een nieuwe te spelen.
    [goes-on-without-castling] De partij gaat door. Een koning of toren die verkeerd stond, mag niet rokeren.
    [goes-on-swapped-king] De partij gaat door. Een met de dame verwisselde koning mag niet rokeren.
    [board-corrected] Het bord wordt verbeterd. Er wordt geen zet teruggenomen.
    [put-back] De speler herstelt de stelling in de eigen tijd.
    [stands] De zet blijft staan.
    [stands-unless-agreed] De zet blijft staan, tenzij de spelers het eens worden over een correctie.
    [stands-unless-ruled] De uitslag geldt, tenzij de arbiter anders beslist.
    [drawn-after-next-move] Wacht de volgende zet af. Is de stelling dan nog onreglementair, dan is de partij remise.
    [lost] De speler verliest de partij.
    [lost-or-drawn] De speler verliest de partij. Kan de tegenstander niet mat zetten, dan is die remise. Typ { command-judge } om dat uit te zoeken.
    [both-lose] Beiden verliezen.
    [drawn] De partij is remise.
    [time-may-be-given] De arbiter mag tijd geven.
    [times-corrected] Verbeter de tijden.
    [clock-replaced] Vervang de klok.
    [increment] Beiden krijgen vijf seconden per zet. De tegenstander krijgt twee minuten extra.
    [draw-postpone-refuse] Typ { command-uphold } voor remise. Typ { command-postpone } om later te beslissen. Typ { command-dismiss } om de claim af te wijzen.
    [draw-postpone] Typ { command-uphold } voor remise. Typ { command-postpone } om later te beslissen. De claim kan niet worden afgewezen.
    [ends-game] Het beëindigt de partij.
   *[may-appeal] Beroep is mogelijk.
}
desk-owes = { $counted ->
    [yes] Overtreding { $offence }: { desk-measure }.
   *[no] Straf: { desk-measure }.
}
desk-chosen = De arbiter kiest de straf. Bijvoorbeeld: { command-uphold } { measure-warning } of { command-uphold } 1:00.
desk-optional = De arbiter mag straffen. Bijvoorbeeld: { command-uphold } { measure-warning } of { command-uphold } 1:00.
desk-undetermined = Nog onbekend: kan de tegenstander mat zetten? Typ { command-judge }, { command-uphold } { measure-loss } of { command-uphold } { measure-draw }.
desk-times = Tijden na de beslissing. Wit: { $white }. Zwart: { $black }. Zettentellers: Wit { $white_moves }, Zwart { $black_moves }.
desk-on-claim = U mag alleen beslissen als de tegenstander het claimt.
desk-penalty-on-claim = De straf geldt alleen als de tegenstander die claimt.
desk-touch-unknown = Het aangeraakte stuk is niet bekend: er passen er meer. Typ na de beslissing { command-touch } en het veld.
desk-until-move = U mag alleen beslissen tot de volgende zet van de tegenstander.
desk-too-late = Na { $moves } zetten van elke speler wordt dit volgens artikel { $clause } niet meer hersteld.
desk-sure-though-late = Te laat volgens artikel { $clause }. Toch herstellen? Typ { command-yes } om te bevestigen.
desk-noted = Aantekening: { $note }.
desk-before = Eerder toegewezen tegen { desk-side }: { $count ->
    [one] geval { $numbers }.
   *[other] gevallen { $numbers }.
}
desk-legal-move = De genoteerde zet is reglementair.
desk-rule = { $kind ->
    [appeal] De hoofdarbiter of de commissie van beroep beslist. Typ daarna { command-uphold } { $number } of { command-dismiss } { $number }, en { command-dismiss } { $number } ook als het beroep wordt ingetrokken.
    [device] Typ { command-uphold } { $number } om dit toe te passen. Minder, als het toernooireglement dat zegt: { command-uphold } { $number } { measure-warning }. Typ { command-dismiss } { $number } om te sluiten.
    [no-offender] { desk-rule-no-offender }
    [no-penalty] Typ { command-uphold } { $number } om dit toe te passen. Typ { command-dismiss } { $number } om het geval af te wijzen.
    [chosen] Typ { command-uphold } { $number } { measure-warning } of een andere straf. Typ { command-dismiss } { $number } om het geval af te wijzen.
   *[other] Typ { command-uphold } { $number } om dit toe te passen. Typ { command-uphold } { $number } { measure-warning } om alleen te waarschuwen. Typ { command-dismiss } { $number } om het geval af te wijzen.
}
desk-rule-no-offender = Typ { command-uphold } { $number } om dit toe te passen. Typ { command-add } wit 2:00 om tijd te geven. Typ { command-dismiss } { $number } om het geval af te wijzen.
play-help-last-minutes = { command-claim } { argument-normal-means } claimt remise in de laatste twee minuten. { command-claim } { argument-increment } claimt een toeslag. { command-postpone } stelt de beslissing uit; { command-appeal } gaat in beroep.

## Refusals

refused-no-such-rule = De regels van { $edition } hebben hier niets voor. Het geval: { desk-situation }.
refused-not-in-text = In de tekst van { $edition } ontbreekt deze regel: { desk-situation }.
refused-rule-excluded = Niet bij dit speeltempo, volgens Artikel { $clause }.
refused-not-announced = Artikel { $clause } geldt alleen als het evenement het heeft aangekondigd. Optie bij de start: --quickplay-finish.
refused-no-arbiter = Alleen in een partij met een arbiter: --arbiter.
refused-no-new-game = Artikel { $clause } laat u geen nieuwe partij beginnen.
refused-only-on-claim = Alleen als de tegenstander het claimt, volgens Artikel { $clause }.
refused-own-flag-down = Uw vlag is gevallen. Artikel { $clause } geldt niet.
refused-not-last-minutes = Nu niet mogelijk. Artikel { $clause } vereist minder dan twee minuten, in de laatste periode. Er mag geen toeslag zijn, en geen gevallen vlag.
refused-final-decision = De beslissing is definitief volgens Artikel { $clause }.
refused-claim-and-case = Er wachten twee zaken: { $kind ->
    [claim] { $side ->
        [white] de claim van Wit
       *[black] de claim van Zwart
    }
   *[loss] { $side ->
        [white] het verlies van Wit
       *[black] het verlies van Zwart
    }
} en geval { $number }. Typ { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $number } of { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $side ->
    [white] { argument-white }
   *[black] { argument-black }
}.
refused-nothing-to-rule = Niets wacht op een beslissing. Typ { command-open }.
refused-already-open = { $to ->
    [player] De arbiter heeft dit al, als geval { $number }.
   *[arbiter] Dit is al geval { $number }. Typ { command-uphold } { $number } of { command-dismiss } { $number }, met een reden.
}
refused-no-offender = Geen speler treft schuld: er valt niemand te straffen. Typ { command-add } wit 2:00 om tijd te geven.
refused-nothing-decided = Er is nog geen beslissing. Typ { command-halt } om de arbiter te roepen.
