### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Who speaks

speaker-program = Annabella
speaker-white = Wit
speaker-black = Zwart
speaker-assistant = Assistent
speaker-arbiter = Arbiter
speaker-clock = Klok
speaker-board = Bord
line = { $speaker }: { $words }
line-private = { $speaker } aan { $seat }: { $words }
line-unsaved = { $line } (nog niet opgeslagen)
mark-program = a
mark-white = w
mark-black = z
mark-assistant = h
mark-arbiter = r
mark-clock = k
mark-board = b
seat-white = { speaker-white }
seat-black = { speaker-black }
seat-assistant = de assistent
seat-white-assistant = de assistent van Wit
seat-black-assistant = de assistent van Zwart
seat-arbiter = de arbiter

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = { $whole ->
    [yes] Herhaald: { $mv }
   *[no] Herhaald.
}
play-to-repeat = Te herhalen zet: { $mv }
play-corrected = Verbetering: { $mv }
play-correct-instead = Voor een andere zet volstaat { command-correct } en de zet.

## Beginning, halting, going on

play-journal-at = De partij is opgeslagen in { $file }
play-ready-to-start = { $arbiter ->
    [yes] De arbiter typt { command-start }.
   *[no] Typ { command-start } of { command-help }.
}
play-ready-without-clock = Gereed, zonder klok. { play-whose-move } Typ { command-help }.
play-started = { $side ->
    [white] De klok van Wit loopt.
   *[black] De klok van Zwart loopt.
}
play-without-assistant = De arbiter heeft beslist: de partij begint zonder assistent.
play-resumed = { $plies ->
    [0] Partij hersteld, voor de eerste zet. Onderbroken: { $gap }.
   *[other] { $side ->
        [white] Partij hersteld, na zet { $number } van Wit. Onderbroken: { $gap }.
       *[black] Partij hersteld, na zet { $number } van Zwart. Onderbroken: { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Minstens één regel van het journaal is verloren.
       *[other] Minstens { $entries } regels van het journaal zijn verloren.
    } De partij wordt vóór dat gat hervat.
play-missing-arbiter = Om vanaf hier te hervatten typt de arbiter { command-continue }.
play-missing-players = Om vanaf hier te hervatten typen beide spelers { command-continue }.
play-proposed-times = Klokken stil. Wit: { $white }. Zwart: { $black }. { $arbiter ->
    [yes] De arbiter typt { command-continue }.
   *[no] Typ { command-continue } om te aanvaarden.
}
play-gap = De computer stond stil: { $gap }.
play-halted = De klokken staan stil.
play-confirmed = { $side ->
    [white] Wit heeft bevestigd. Zwart typt zwart, dubbele punt, { command-continue }.
   *[black] Zwart heeft bevestigd. Wit typt wit, dubbele punt, { command-continue }.
}
play-continued = Hervat. { play-started }
play-continued-without-clock = Partij hervat.
play-time-set = { $side ->
    [white] Wit heeft nu { $left }.
   *[black] Zwart heeft nu { $left }.
}
play-retracted = { $plies ->
    [one] Teruggenomen.
   *[other] { $plies } zetten teruggenomen.
} { play-whose-move }
play-entry-dropped = De onreglementaire zet telt niet. { play-whose-move }
play-pressed-unrepeated = { $side ->
    [white] Wit heeft de klok ingedrukt zonder de aankondiging te herhalen.
   *[black] Zwart heeft de klok ingedrukt zonder de aankondiging te herhalen.
}
play-will-put-back = { $side ->
    [white] Dan loopt de klok van Wit: Wit moet de stukken terugzetten.
   *[black] Dan loopt de klok van Zwart: Zwart moet de stukken terugzetten.
}
play-pressed-back = { $side ->
    [white] De klok van Wit loopt weer: Wit moet de stukken goed neerzetten.
   *[black] De klok van Zwart loopt weer: Zwart moet de stukken goed neerzetten.
}
play-takeback-offered = { $side ->
    [white] Wit
   *[black] Zwart
} wil { $plies ->
    [one] de laatste zet terugnemen.
   *[other] { $plies } zetten terugnemen.
} Antwoord { command-yes } of { command-no }.
play-takeback-declined = Terugnemen geweigerd.

## The talking clock

play-white-black-times = Wit { $white }, Zwart { $black }
play-of-side = { $side ->
    [white] Wit: { $answer }
   *[black] Zwart: { $answer }
}
play-moves-made = { $moves ->
    [0] Nog geen zet
    [one] Eén zet gedaan
   *[other] { $moves } zetten gedaan
}

## Questions about the game

play-no-move-yet = Nog geen zet
play-square = { $square }
play-whose-move = { $side ->
    [white] Wit is aan zet.
   *[black] Zwart is aan zet.
}

## Offers and the end

play-offered = { $side ->
    [white] Wit biedt remise aan. Antwoord { command-accept } of { command-decline }.
   *[black] Zwart biedt remise aan. Antwoord { command-accept } of { command-decline }.
}
play-ground-threefold = driemaal dezelfde stelling
play-ground-fifty = vijftig zetten zonder slaan of pionzet
play-claim = { $side ->
    [white] Wit
   *[black] Zwart
} claimt remise{ $ground ->
    [threefold] . Reden: { play-ground-threefold }
   *[fifty] . Reden: { play-ground-fifty }
}
play-claimed = { play-claim }.
play-flag-claimed = Geclaimd. De arbiter beslist.
play-claimed-with = { play-claim }. De zet: { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] De stelling is één keer voorgekomen.
       *[other] De stelling is { $count } keer voorgekomen.
    }
   *[fifty] Beide partijen: { $count } zetten zonder slaan of pionzet.
}
play-claim-holds = De claim is juist.
play-claim-rule = Typ { command-uphold } voor remise. { $correct ->
    [yes] Typ { command-dismiss } om door te spelen.
   *[no] Typ { command-dismiss } om de tijden aan te passen en verder te spelen.
}
play-claim-fails = De claim is onjuist.
play-claim-is-offer = De claim geldt als remiseaanbod. Antwoord { command-accept } of { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Wit moet er { $given } bij krijgen.
   *[black] Zwart moet er { $given } bij krijgen.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Wit moet er { $given } bij krijgen. Zwart moet { $taken } verliezen.
   *[black] Zwart moet er { $given } bij krijgen. Wit moet { $taken } verliezen.
}
play-claim-costs-way = Typ { command-add } { $opponent ->
    [white] { argument-white }
   *[black] { argument-black }
} { $clock } om die te geven.
play-claim-dismissed = De claim is afgewezen.
play-complained = Ik maak bezwaar tegen de zet: { $square } is eerst aangeraakt.
play-complained-let-go = Ik maak bezwaar tegen de zet. Het stuk van { $from } is losgelaten op { $square }.
play-complaint-fails = Ook met die aanraking was de zet reglementair. De zet: { $mv }.
play-offer-untimely = { $side ->
    [white] Wit heeft op het verkeerde moment remise aangeboden. Het aanbod geldt.
   *[black] Zwart heeft op het verkeerde moment remise aangeboden. Het aanbod geldt.
}
play-offer-stands = { $side ->
    [white] Wit heeft remise aangeboden.
   *[black] Zwart heeft remise aangeboden.
}
play-declined = Remise geweigerd.
play-sure-to-resign = { $side ->
    [white] Geeft Wit op? Typ { command-yes } om te bevestigen.
   *[black] Geeft Zwart op? Typ { command-yes } om te bevestigen.
}
play-sure-to-accept = { $side ->
    [white] Neemt Wit remise aan? Typ { command-yes } om te bevestigen.
   *[black] Neemt Zwart remise aan? Typ { command-yes } om te bevestigen.
}
play-sure-absent = Er is geen wachttijd. { $side ->
    [white] Wit
   *[black] Zwart
} zou meteen verliezen. Typ { command-yes } om te bevestigen.
play-nothing-changed = Er is niets veranderd.
play-over = { $winner ->
    [white] Wit wint
    [black] Zwart wint
    [both-lost] Beiden verliezen
    [half-none] Wit krijgt een half punt, Zwart niets
    [none-half] Zwart krijgt een half punt, Wit niets
    [one-half] Wit krijgt een punt, Zwart een half
    [half-one] Zwart krijgt een punt, Wit een half
    [open] De uitslag staat nog open
   *[none] Remise
}{ $reason ->
    [mate] { " door mat." }
    [resignation] { " door opgave." }
    [resignation-cannot-mate] . Een opgave, maar de tegenstander kan niet mat zetten.
    [stalemate] { " door pat." }
    [dead-position] . Een dode stelling.
    [agreement] { " door overeenkomst." }
    [flag] { " op tijd." }
    [flag-cannot-mate] . De bedenktijd is om, maar de tegenstander kan niet mat zetten.
    [threefold-claim] . Geclaimd: { play-ground-threefold }.
    [fifty-claim] . Geclaimd: { play-ground-fifty }.
    [fivefold-repetition] . Vijfmaal dezelfde stelling.
    [default-time] . De tegenstander kwam niet binnen de verzuimtijd.
    [nobody-came] . Niemand kwam binnen de verzuimtijd.
    [sealed-move] . De afgegeven zet van de tegenstander is niet geldig.
    [illegal-moves] . Onreglementaire zetten van de tegenstander.
    [illegal-moves-cannot-mate] . Onreglementaire zetten, maar de tegenstander kan niet mat zetten.
    [penalty] . Straf van de arbiter.
    [normal-means] . Geclaimd in de laatste twee minuten.
    [unsettled] . Remise is geclaimd. Een arbiter beslist.
    [both-flags] . Beide vlaggen zijn gevallen.
    [not-objected] . De onreglementaire stelling stond nog op het bord.
    [ruling] . Beslissing van de arbiter.
   *[seventy-five-moves] . 75 zetten zonder slaan of pionzet.
}
play-over-score = Notatieformulier: annabella sheet { $file } --to { $form }
play-over-saved = Opgeslagen.
digest-result = Vingerafdruk van de partij: { $digest }
digest-none = Hier wordt niets bewaard, dus er is geen vingerafdruk.
digest-later = De partij is bewaard. Typ aan het eind { command-digest } voor de vingerafdruk.
digest-unsaved = De schijf antwoordt niet: nog niet alles is bewaard.
digest-adjournment = Vingerafdruk van de afgebroken partij: { $digest }
digest-unfinished = Vingerafdruk van de onvoltooide partij: { $digest }
play-flag-fallen = { $side ->
    [white] De vlag van Wit is gevallen.
   *[black] De vlag van Zwart is gevallen.
}
play-illegal-pressed = { $side ->
    [white] Wit heeft gedrukt na een onreglementaire zet. { $why }
   *[black] Zwart heeft gedrukt na een onreglementaire zet. { $why }
}
play-arbiter-decides = De arbiter beslist over de zet van { $side ->
    [white] wit
   *[black] zwart
}. { play-missing-announced }
play-halt-meanwhile = Klokken stilzetten: { command-halt }.
play-unpromoted = { $queen ->
    [yes] De pion op { $square } is niet gepromoveerd. Een dame vervangt hem.
   *[no] De pion op { $square } is niet gepromoveerd.
}
play-pressed-early = { $side ->
    [white] Wit heeft de klok ingedrukt voordat de zet was gespeeld.
   *[black] Zwart heeft de klok ingedrukt voordat de zet was gespeeld.
}
play-pressed-unannounced = { $side ->
    [white] Wit drukte zonder aankondiging: { $mv }.
   *[black] Zwart drukte zonder aankondiging: { $mv }.
}
play-pressed-unfinished = { $side ->
    [white] Wit drukte vóór de aankondiging; de zet op het bord is onvolledig.
   *[black] Zwart drukte vóór de aankondiging; de zet op het bord is onvolledig.
}
play-executed-otherwise = { $side ->
    [white] Wit kondigde { $announced } aan. Zijn bord toont { $pegs }.
   *[black] Zwart kondigde { $announced } aan. Zijn bord toont { $pegs }.
}
play-touch-broken = { $side ->
    [white] Wit speelde niet het aangeraakte stuk. Gespeeld: { $mv }. { $why }
   *[black] Zwart speelde niet het aangeraakte stuk. Gespeeld: { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Wit heeft twee stukken tegelijk verzet. De zet: { $mv }.
   *[black] Zwart heeft twee stukken tegelijk verzet. De zet: { $mv }.
} { $counts ->
    [yes] Met twee handen telt dat als een onreglementaire zet.
   *[no] Er mag maar één hand worden gebruikt.
}
play-touched-early = { $side ->
    [white] Wit tilde te vroeg een stuk op: { $piece } van { $square }. De zet van de tegenstander is niet uitgevoerd.
   *[black] Zwart tilde te vroeg een stuk op: { $piece } van { $square }. De zet van de tegenstander is niet uitgevoerd.
}
play-contact-lost = { $side ->
    [white] Bord van Wit: { $square } { $millis } milliseconden zonder contact. Dan { $mv }.
   *[black] Bord van Zwart: { $square } { $millis } milliseconden zonder contact. Dan { $mv }.
} Misschien was het alleen het contact, dus geen geval. Heeft de speler het stuk aangeraakt, typ dan { command-touch }, de kleur en het veld.
play-contact-unsteady = { $side ->
    [white] Het contact op { $square } van het bord van Wit is onbetrouwbaar.
   *[black] Het contact op { $square } van het bord van Zwart is onbetrouwbaar.
} Het viel { $times } keer weg, hoogstens { $millis } milliseconden. Zo korte onderbrekingen tellen niet meer als aanraken.
play-adjusting = Ik zet recht.
play-untouched = { $side ->
    [white] Geen aanraking van Wit telt.
   *[black] Geen aanraking van Zwart telt.
}
play-touch-reported = { $of ->
    [white] De assistent van Wit
    [black] De assistent van Zwart
   *[only] De assistent
} meldt: { $side ->
    [white] Wit
   *[black] Zwart
} heeft { $square } aangeraakt.
play-touch-reported-of-you = Gemeld aan de arbiter: u hebt { $square } aangeraakt.
play-pressed = Ingedrukt.
play-opponent-pressed = { $side ->
    [white] Wit heeft de klok ingedrukt.
   *[black] Zwart heeft de klok ingedrukt.
}
play-arbiter-called = { $side ->
    [white] Wit roept de arbiter.
   *[black] Zwart roept de arbiter.
}

## The tactile board

play-executed = Uw bord klopt.
play-opponent-executed = { $side ->
    [white] Wit heeft de zet uitgevoerd.
   *[black] Zwart heeft de zet uitgevoerd.
}
play-opponent-repeated = { $side ->
    [white] Wit heeft de zet herhaald.
   *[black] Zwart heeft de zet herhaald.
}
play-board-differs = { $side ->
    [white] Het bord van Wit klopt niet. Verbeter: { $squares }.
   *[black] Het bord van Zwart klopt niet. Verbeter: { $squares }.
}
play-should = { $piece } op { $square }
play-should-be-empty = { play-square-empty }
play-should-more = nog { $squares } velden
play-pegs-differ = Aangekondigd: { $announced }. Het bord toont { $pegs }. { $is_final ->
    [yes] Typ { command-correct }.
   *[no] Typ { command-correct }, of verander het bord.
}
play-setup-lift = { $piece } weg van { $square }
play-setup-place = { play-should }
play-setup-done = Opstelling voltooid.
play-board-turned = { $side ->
    [white] Het bord van Wit wordt nu van de andere kant gelezen.
   *[black] Het bord van Zwart wordt nu van de andere kant gelezen.
}
play-board-looks-turned = { $side ->
    [white] Het bord van Wit lijkt gedraaid. Typ { command-turn } { argument-white } om dat te herstellen.
   *[black] Het bord van Zwart lijkt gedraaid. Typ { command-turn } { argument-black } om dat te herstellen.
}
play-board-colours-swapped = { $side ->
    [white] Op het bord van Wit zijn de kleuren verwisseld.
   *[black] Op het bord van Zwart zijn de kleuren verwisseld.
}
play-board-at-start = { $side ->
    [white] Het bord van Wit toont de beginstelling. Typ { command-setup } voor de huidige stelling.
   *[black] Het bord van Zwart toont de beginstelling. Typ { command-setup } voor de huidige stelling.
}
play-board-taken-back = { $side ->
    [white] Op het bord van Wit is { $mv } teruggenomen. De zet telt nog. Typ { command-retract } om hem terug te nemen.
   *[black] Op het bord van Zwart is { $mv } teruggenomen. De zet telt nog. Typ { command-retract } om hem terug te nemen.
}
play-board-shows = Het bord toont { $mv }.
play-board-offers = Het bord toont { $mv }. Typ { command-say } om hem aan te kondigen.
play-echo-lifted = { $square }: { $piece }, eraf
play-echo-placed = { $square }: { $piece }
play-unreadable = De pen op { $square } is niet te lezen. Steek hem er opnieuw in.
play-kings-in-centre = Beide koningen staan in het midden. Beëindig de partij met { command-resign }, { command-offer } of { command-accept }.
play-board-ready = { $side ->
    [white] Het bord van Wit is aangesloten.
   *[black] Het bord van Zwart is aangesloten.
}
play-board-back = { $side ->
    [white] Het bord van Wit is weer aangesloten.
   *[black] Het bord van Zwart is weer aangesloten.
}
play-board-lost = { $side ->
    [white] Het bord van Wit is niet meer aangesloten.
   *[black] Het bord van Zwart is niet meer aangesloten.
}
play-board-silent = { $side ->
    [white] Het bord van Wit antwoordt niet.
   *[black] Het bord van Zwart antwoordt niet.
}
play-board-other-port = Sluit het weer aan. Is de poort veranderd, typ dan { command-board }, { $side ->
    [white] { argument-white }
   *[black] { argument-black }
} en de nieuwe poort.
play-board-port = { $side ->
    [white] Bord van Wit: { $port } wordt geopend.
   *[black] Bord van Zwart: { $port } wordt geopend.
}
play-board-appeared = { $side ->
    [white] Nieuwe poort: { $port }. Voor het bord van Wit: typ { command-board } { argument-white } { $port }.
    [black] Nieuwe poort: { $port }. Voor het bord van Zwart: typ { command-board } { argument-black } { $port }.
   *[both] Nieuwe poort: { $port }. Voor een bord: typ { command-board }, { argument-white } of { argument-black }, en { $port }.
}
play-board-nonsense = { $side ->
    [white] Het bord van Wit stuurde { $bytes } onleesbare bytes. Ze tellen niet.
   *[black] Het bord van Zwart stuurde { $bytes } onleesbare bytes. Ze tellen niet.
}
play-board-flutters = { $side ->
    [white] Een contact van het bord van Wit is onbetrouwbaar. Wat zo blijft, telt nog.
   *[black] Een contact van het bord van Zwart is onbetrouwbaar. Wat zo blijft, telt nog.
}
play-square-flutters = Het is het contact op { $square }.
play-board-floods = Het bord meldt te snel. Meldingen tellen een seconde later.

## Devices

play-journal-lost = Opslaan is mislukt en wordt herhaald. Speel door; er is nog niets verloren.
play-journal-back = Het journaal is weer volledig.
play-journal-stalled = De schijf antwoordt niet. Speel door; de laatste zetten zijn nog niet opgeslagen.
play-journal-renewed = Het journaal is van buitenaf gewijzigd. Het is volledig opnieuw geschreven.
play-journal-filling = Het journaal is bijna vol; daarna wordt niets meer opgeslagen. Breek de partij af of beëindig haar.

## What a move still needs

play-missing-move = U hebt nog geen zet gedaan.
play-missing-execution = { $mv } staat nog niet op het bord.
play-missing-rest = De zet op het bord is niet af.
play-missing-in-hand = Nog in de hand: { $piece } van { $square }.
play-missing-nowhere = Op geen veld: { $piece } van { $square }. Zit het stuk al in een opening, steek het er dan opnieuw in.
play-missing-squares = Nog te doen op het bord: { $squares }.
play-missing-capture = Het geslagen stuk staat nog op { $square }.
play-missing-promotion = Vervang de pion op { $square } door het nieuwe stuk.
play-missing-duty = { $duty }
play-missing-announcement = De aankondiging ontbreekt.
play-missing-announced = Aangekondigd: { $mv }.
play-missing-press = De klok is nog niet ingedrukt.
play-missing-repetition = { $mv } is nog niet herhaald.
play-missing-nothing = Er ontbreekt niets.
play-missing-passphrase = De wachtzin voor de envelop ontbreekt. { $keeper ->
    [arbiter] De arbiter typt hem.
   *[players] Typ hem twee keer.
}
play-missing-sealed = De afgegeven zet ontbreekt. Typ { command-seal } en de zet.
play-missing-then-stop = Typ { command-press } om de klokken stil te zetten. Typ { command-seal } om uw afgegeven zet te horen.
play-missing-others-seal = { $side ->
    [white] Wit geeft een zet af
   *[black] Zwart geeft een zet af
} en zet dan de klokken stil.
play-missing-then-open = De envelop is gesloten. Typ { command-continue } om hem te openen.

## Refusals

refused-empty = De regel is leeg. Typ { command-help }.
refused-argument = { $command }: "{ $argument }" kan hier niet. Typ { command-help } { $command }.
refused-argument-missing = { $command }: onvolledig. Typ { command-help } { $command }.
refused-no-unit = { $command }: bij "{ $argument }" ontbreekt de eenheid. Typ 2:00, 2 minuten of 2 seconden.
refused-penalty-or-reason = { $command }: "{ $argument }" kan een straf of een reden zijn. Typ een dubbele punt voor een reden.
refused-no-arbiter-command = "{ $text }" is geen commando. Typ { command-help } voor de commando's, { command-irregularity } om iets te melden.
refused-not-started = { $by ->
    [arbiter] De partij is niet begonnen. Wacht op de arbiter.
   *[asker] De partij is niet begonnen. Typ { command-start }.
}
refused-started = De partij is al begonnen. Typ { command-whose }.
refused-halted = { $by ->
    [arbiter] De klokken staan stil. Alleen de arbiter kan ze weer laten lopen.
   *[asker] De klokken staan stil. Typ { command-continue }.
}
refused-not-halted = De klokken zijn niet stilgezet. Typ { command-halt }.
refused-not-your-move = U bent niet aan zet. { play-whose-move }
refused-over = De partij is afgelopen. Typ { command-last }, { command-score }, { command-board } of { command-quit }.
refused-no-clock = In deze partij is er geen klok.
refused-unreadable = { $why } Typ { command-help }.
refused-clock-stands = Uw klok loopt niet. Typ { command-whose }.
refused-nothing-made = De klok is niet ingedrukt.
refused-repeat-first = Eerst herhalen: { $mv }
refused-nothing-to-repeat = Er is niets meer te herhalen. Typ { command-last }.
refused-own-announcement = Al aangekondigd: { $mv }. De tegenstander herhaalt met { command-repeat }.
refused-repetition-differs = Verkeerd herhaald: { $repeated }. Aangekondigd: { $announced }.
refused-announced = Al aangekondigd: { $mv }. Typ { command-correct }.
refused-nothing-to-correct = Geen aankondiging te verbeteren. Typ de zet.
refused-unchanged = Zo was het aangekondigd: { $mv }. Er is niets veranderd.
refused-arbiter-only = Dat mag alleen de arbiter.
refused-own-touch = U kunt uw eigen aanraking niet schrappen; de tegenstander of de arbiter wel.
refused-no-side = Dat kan alleen Wit of Zwart. Typ eerst { argument-white } of { argument-black } en een dubbele punt.
refused-resigns-unnamed = Opgave: de kleur ontbreekt. Typ de kleur en { command-resign } met uitroepteken.
refused-no-board = In deze partij is er geen voelbord. Kies er een bij het begin met --white-board of --black-board.
refused-board-away = { $side ->
    [white] Het bord van Wit is niet aangesloten.
   *[black] Het bord van Zwart is niet aangesloten.
} Controleer kabel en stroom.
refused-board-differs = { $side ->
    [white] Het bord van Wit klopt niet. Verbeter eerst: { $squares }.
   *[black] Het bord van Zwart klopt niet. Verbeter eerst: { $squares }.
}
refused-who-touched = Wie heeft { $square } aangeraakt? Typ { command-touch } { argument-white } { $square } of { command-touch } { argument-black } { $square }.
refused-nothing-stands = { $square } is leeg. Typ { command-board }.
refused-no-offer = Er is geen remise aangeboden.
refused-offered = { $own ->
    [yes] U hebt al remise aangeboden.
   *[no] De tegenstander heeft remise aangeboden. Antwoord { command-accept } of { command-decline }.
}
refused-claim-lost = U hebt een stuk aangeraakt. Remise claimen kan na de volgende zet van de tegenstander.
refused-no-claim = Er is geen claim. Typ { command-claim }.
refused-claim-pending = Beslis eerst over de claim. Typ { command-uphold } of { command-dismiss }.
refused-flag-first = Beslis eerst over de vlag. Typ { command-uphold } { $number } of { command-dismiss } { $number }.
refused-next-move-first = Artikel { $clause }: de volgende zet is nog niet voltooid. Wacht die af.
refused-complaint-lost = U hebt een stuk aangeraakt en kunt geen bezwaar meer maken. Typ { command-halt } om de arbiter te roepen.
refused-not-moved-yet = { $side ->
    [white] Wit
   *[black] Zwart
} heeft nog geen zet gedaan. De arbiter typt { command-touch } { $side ->
    [white] wit
   *[black] zwart
} e2.
refused-no-move = De tegenstander heeft nog geen zet gedaan. Typ { command-whose }.
refused-no-command = Onbekend: "{ $text }". Bedoelde u { $command }?
refused-not-duty = { $side ->
    [white] De assistent van Wit mag
   *[black] De assistent van Zwart mag
} { $duty ->
    [moves] geen zetten uitvoeren.
    [announce] geen zetten aankondigen.
    [score] niet noteren.
    [clock] de klok niet indrukken.
    [inform] niet naar tijden of zetten vragen.
    [claims] geen winst op tijd claimen.
    [touches] deze aanraking niet melden. De tegenstander of de arbiter wel.
   *[adjourn] de partij niet afbreken.
}
refused-players-own = { $side ->
    [white] Dat mag alleen Wit, geen assistent.
   *[black] Dat mag alleen Zwart, geen assistent.
}
refused-no-assistant = { $side ->
    [white] Wit heeft geen assistent.
   *[black] Zwart heeft geen assistent.
}
refused-assistant-owed = Tegen een dove speler is een assistent nodig. Kies er een met --white-assistant of --black-assistant. Zonder assistent typt de arbiter { command-start } met uitroepteken.
refused-draw-barred = { $moves ->
    [one] Hier mag pas na één zet van elke speler remise worden overeengekomen.
   *[other] Hier mag pas na { $moves } zetten van elke speler remise worden overeengekomen.
}
refused-offer-stands = Een remiseaanbod kan niet worden ingetrokken. De tegenstander kan het nog aannemen.
refused-claim-stands = Een remiseclaim kan niet worden ingetrokken. De arbiter beslist.
refused-appeal-stands = De arbiter sluit een ingetrokken beroep: { command-dismiss } { $number }.
refused-nothing-to-withdraw = Er is geen remise aangeboden of geclaimd.
refused-no-question = Op die vraag is hier geen antwoord. Typ { command-help }.
refused-about-laws = De regels legt een arbiter uit, niet het programma.
refused-question-move = "{ $text }" is een vraag. Typ de zet zonder vraagteken.
refused-too-early = Remise kan pas na een zet van elke speler.
refused-nothing-asked = Er is geen vraag te beantwoorden. Typ { command-help }.
refused-takeback-stands = Dat is al voorgesteld. De andere speler antwoordt { command-yes } of { command-no }.
refused-takeback-unnamed = { $side ->
    [white] De laatste zet is van Wit. Typ { argument-white }: { command-retract }, of { argument-black }: { command-retract } 2 voor beide.
   *[black] De laatste zet is van Zwart. Typ { argument-black }: { command-retract }, of { argument-white }: { command-retract } 2 voor beide.
}
refused-no-topic = Er is geen hulp over "{ $text }". Typ { command-help }.
refused-other-flag = { $side ->
    [white] De vlag van Wit is gevallen, niet die van Zwart. Typ { command-flag }.
   *[black] De vlag van Zwart is gevallen, niet die van Wit. Typ { command-flag }.
}
refused-flag-stands = Er is geen vlag gevallen. Typ { command-clock }.
refused-too-far = { $plies ->
    [one] Er is geen zet om terug te nemen.
   *[other] Er zijn geen { $plies } zetten om terug te nemen.
}
refused-too-late = Daarvoor is het te laat.
refused-made-move = De zet is gedaan en geldt. Alleen de arbiter kan hem terugnemen.
play-stop-is-for-voices = De klokken lopen. Typ { command-halt } om ze stil te zetten.
refused-arbiter-decides = De arbiter beslist over de zet van { $side ->
    [white] wit
   *[black] zwart
}. { play-missing-announced } Wacht op de beslissing.
refused-other-seat = { $who ->
    [white] Dat kan alleen Wit.
    [black] Dat kan alleen Zwart.
    [white-assistant] Dat kan alleen de assistent van Wit.
    [black-assistant] Dat kan alleen de assistent van Zwart.
    [arbiter] Dat kan alleen de arbiter.
   *[assistant] Dat kan alleen de assistent.
} Dit is de terminal { $seat ->
    [white] van Wit.
    [black] van Zwart.
    [white-assistant] van de assistent van Wit.
    [black-assistant] van de assistent van Zwart.
    [arbiter] van de arbiter.
    [shared] van de spelers.
   *[assistant] van de assistent.
}{ $way ->
    [call] { " Typ" } { command-halt } om de arbiter te roepen.
    [result] { " Typ" } { command-result } om de uitslag te bepalen.
    [leave] { " Typ" } { command-quit } om te stoppen; beide spelers noteren de uitslag.
   *[none] { "" }
}
refused-own-board = { $side ->
    [white] Wit heeft een bord. Zetten en het indrukken van de klok komen alleen daarvandaan.
   *[black] Zwart heeft een bord. Zetten en het indrukken van de klok komen alleen daarvandaan.
}
refused-wrong-pin = Verkeerde pincode. Er is niets gedaan; herhaal het commando.
refused-pin-missing = Geen pincode getypt. Er is niets gedaan; herhaal het commando.
refused-may-hold-pin = Regel: bevat misschien de pincode van de arbiter; niet uitgevoerd en niet opgeslagen. Typ de regel zonder de pincode.
refused-pin-paused = Te veel verkeerde pincodes. Herhaal het commando over { $left }.
refused-not-in-tournament = In een toernooi mag alleen uw eigen voelbord dat beantwoorden.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Wit geeft op.
       *[black] Zwart geeft op.
    }
} Of { $side ->
    [white] Zwart
   *[black] Wit
} nog mat kan zetten, wordt nagegaan. De uitslag volgt.
play-result-held = De arbiter beslist. De uitslag volgt.
refused-result-awaited = De partij is afgelopen; de uitslag volgt.
