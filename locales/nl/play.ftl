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
line-unsaved = { $line } (nog niet bewaard)
seat-white = { speaker-white }
seat-black = { speaker-black }
seat-assistant = de assistent
seat-white-assistant = de assistent van Wit
seat-black-assistant = de assistent van Zwart
seat-arbiter = de arbiter

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = Herhaald: { $mv }
play-to-repeat = Te herhalen: { $mv }
play-corrected = Verbetering: { $mv }

## Beginning, halting, going on

play-journal-at = De partij wordt bewaard in { $file }
play-ready-to-start = Klaar. { command-start } laat de klok van { $side ->
    [white] Wit
   *[black] Zwart
} lopen, { command-setup } helpt de stukken op te stellen, { command-help } noemt de commando's.
play-ready-without-clock = Klaar, zonder klok. { $side ->
    [white] Wit
   *[black] Zwart
} begint. { command-help } noemt de commando's.
play-started = { $side ->
    [white] De klok van Wit loopt.
   *[black] De klok van Zwart loopt.
}
play-without-assistant = De partij begint zonder assistent; de arbiter heeft zo beslist.
play-resumed = { $plies ->
    [0] De partij gaat verder, nog zonder zet. Onderbroken: { $gap }.
   *[other] { $side ->
        [white] De partij gaat verder na zet { $number } van wit. Onderbroken: { $gap }.
       *[black] De partij gaat verder na zet { $number } van zwart. Onderbroken: { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Minstens één regel van het verslag is verloren.
       *[other] Minstens { $entries } regels van het verslag zijn verloren.
    } De partij gaat daarvóór verder.
play-missing-arbiter = De arbiter beslist of de partij vanaf hier verdergaat: { command-continue }.
play-missing-players = Moet ze vanaf hier verdergaan, dan zeggen beide spelers { command-continue }.
play-proposed-times = De klokken staan stil. Voorstel: { play-white-black-times }. { command-continue } bevestigt.
play-gap = Een onderbreking van { $gap } is opgemerkt.
play-halted = De klokken staan stil.
play-confirmed = { $side ->
    [white] Wit heeft bevestigd, Zwart nog niet.
   *[black] Zwart heeft bevestigd, Wit nog niet.
}
play-continued = { $side ->
    [white] De partij gaat verder, de klok van Wit loopt.
   *[black] De partij gaat verder, de klok van Zwart loopt.
}
play-continued-without-clock = De partij gaat verder.
play-time-set = { $side ->
    [white] Tijd van Wit ingesteld op { $left }.
   *[black] Tijd van Zwart ingesteld op { $left }.
}
play-retracted = { $plies ->
    [one] Eén halve zet terug,
   *[other] { $plies } halve zetten terug,
} { play-whose-move }
play-takeback-offered = { $side ->
    [white] Wit
   *[black] Zwart
} zou graag { $plies ->
    [one] één halve zet terugnemen:
   *[other] { $plies } halve zetten terugnemen:
} { command-yes } stemt in, { command-no } weigert.
play-takeback-declined = Terugnemen geweigerd.

## The talking clock

play-white-black-times = Wit { $white }, Zwart { $black }
play-of-side = { $side ->
    [white] Wit: { $answer }
   *[black] Zwart: { $answer }
}
play-moves-made = { $moves ->
    [0] Nog geen zet
    [one] Één zet gedaan
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
    [white] Wit biedt remise aan.
   *[black] Zwart biedt remise aan.
}
play-ground-threefold = driemaal dezelfde stelling
play-ground-fifty = vijftig zetten zonder slaan of pionzet
play-claim = { $side ->
    [white] Wit
   *[black] Zwart
} claimt remise: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}
play-claimed = { play-claim }.
play-claimed-with = { play-claim }, met { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] De stelling is er voor de eerste keer.
       *[other] Dezelfde stelling: { $count } keer.
    }
   *[fifty] Zonder slaan of pionzet: { $count } zetten van elke kant.
}
play-claim-holds = De claim is juist.
play-claim-rule = { command-uphold } beëindigt de partij in remise, { command-dismiss } stelt de tijden in volgens het reglement en laat verder spelen.
play-claim-fails = De claim is onjuist.
play-claim-is-offer = De claim geldt als remiseaanbod: { command-accept } of { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Volgens het reglement krijgt Wit er { $given } bij.
   *[black] Volgens het reglement krijgt Zwart er { $given } bij.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Volgens het reglement krijgt Wit er { $given } bij en verliest Zwart { $taken }.
   *[black] Volgens het reglement krijgt Zwart er { $given } bij en verliest Wit { $taken }.
}
play-claim-dismissed = De claim is afgewezen.
play-complained = Ik maak bezwaar tegen de zet: { $square } is eerst aangeraakt.
play-complained-let-go = Ik maak bezwaar tegen de zet: het stuk van { $from } is losgelaten op { $square }.
play-complaint-fails = De zet mocht ook dan: { $mv }.
play-offer-untimely = { $side ->
    [white] Wit heeft remise aangeboden anders dan na een zet en voor het indrukken; het aanbod geldt.
   *[black] Zwart heeft remise aangeboden anders dan na een zet en voor het indrukken; het aanbod geldt.
}
play-offer-stands = { $side ->
    [white] Wit heeft remise aangeboden.
   *[black] Zwart heeft remise aangeboden.
}
play-declined = Remise geweigerd.
play-sure-to-resign = { $side ->
    [white] Wit geeft op? { command-yes } bevestigt.
   *[black] Zwart geeft op? { command-yes } bevestigt.
}
play-sure-to-accept = { $side ->
    [white] Wit neemt remise aan? { command-yes } bevestigt.
   *[black] Zwart neemt remise aan? { command-yes } bevestigt.
}
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
    [resignation-cannot-mate] : een opgave, maar de tegenstander kan niet mat zetten.
    [stalemate] { " door pat." }
    [dead-position] : een dode stelling.
    [agreement] { " door overeenkomst." }
    [flag] { " op tijd." }
    [flag-cannot-mate] : de tijd is voorbij, maar de tegenstander kan niet mat zetten.
    [threefold-claim] : { play-ground-threefold }, geclaimd.
    [fifty-claim] : { play-ground-fifty }, geclaimd.
    [fivefold-repetition] : vijfmaal dezelfde stelling.
    [default-time] : de tegenstander kwam niet binnen de verzuimtijd.
    [nobody-came] : niemand kwam binnen de verzuimtijd.
    [sealed-move] : de afgegeven zet van de tegenstander is niet geldig.
    [illegal-moves] { " door onreglementaire zetten." }
    [illegal-moves-cannot-mate] : onreglementaire zetten, maar de tegenstander kan niet mat zetten.
    [penalty] : straf van de arbiter.
    [normal-means] : geclaimd in de laatste twee minuten.
    [unsettled] : remise is geclaimd, een arbiter beslist.
    [both-flags] : beide vlaggen zijn gevallen.
    [not-objected] : niemand heeft bezwaar gemaakt.
    [ruling] : beslissing van de arbiter.
   *[seventy-five-moves] : 75 zetten zonder slaan of pionzet.
}
play-over-score = Notatieformulier: annabella sheet { $file } --to { $form }
digest-result = Controlegetal van de partij: { $digest }
digest-none = Tot nu toe is geen controlegetal genoemd; het komt aan het eind, en annabella report noemt het ook.
digest-adjournment = Controlegetal van de afgebroken partij: { $digest }
digest-unfinished = Controlegetal van de onvoltooide partij: { $digest }
play-flag-fallen = { $side ->
    [white] De vlag van Wit is gevallen.
   *[black] De vlag van Zwart is gevallen.
}
play-illegal-pressed = { $side ->
    [white] Wit heeft ingedrukt na een onreglementaire zet: { $entry }. { $why }
   *[black] Zwart heeft ingedrukt na een onreglementaire zet: { $entry }. { $why }
}
play-unpromoted = { $queen ->
    [yes] De pion op { $square } is niet gepromoveerd; hij wordt vervangen door een dame.
   *[no] De pion op { $square } is niet gepromoveerd.
}
play-pressed-early = { $side ->
    [white] Wit heeft ingedrukt voordat de zet was gespeeld.
   *[black] Zwart heeft ingedrukt voordat de zet was gespeeld.
}
play-touch-broken = { $side ->
    [white] Wit heeft tegen een aangeraakt stuk in gespeeld: { $mv }. { $why }
   *[black] Zwart heeft tegen een aangeraakt stuk in gespeeld: { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Wit heeft twee stukken tegelijk verzet: { $mv }. Alleen één hand is toegestaan
   *[black] Zwart heeft twee stukken tegelijk verzet: { $mv }. Alleen één hand is toegestaan
}{ $counts ->
    [yes] ; met twee handen telt de zet als onreglementair.
   *[no] .
}
play-touched-early = { $side ->
    [white] Wit heeft een stuk opgetild voordat de zet van de tegenstander was uitgevoerd: { $piece } van { $square }.
   *[black] Zwart heeft een stuk opgetild voordat de zet van de tegenstander was uitgevoerd: { $piece } van { $square }.
}
play-adjusting = Ik zet recht.
play-untouched = { $side ->
    [white] Geen stuk geldt meer als aangeraakt door Wit.
   *[black] Geen stuk geldt meer als aangeraakt door Zwart.
}
play-pressed = Ingedrukt.
play-opponent-pressed = { $side ->
    [white] Wit heeft ingedrukt.
   *[black] Zwart heeft ingedrukt.
}
play-arbiter-called = { $side ->
    [white] Wit roept de arbiter.
   *[black] Zwart roept de arbiter.
}

## The tactile board

play-executed = Uitgevoerd.
play-opponent-executed = { $side ->
    [white] Wit heeft hem uitgevoerd.
   *[black] Zwart heeft hem uitgevoerd.
}
play-opponent-repeated = { $side ->
    [white] Wit heeft hem herhaald.
   *[black] Zwart heeft hem herhaald.
}
play-board-differs = { $side ->
    [white] Het bord van Wit wijkt af. Juist is: { $squares }.
   *[black] Het bord van Zwart wijkt af. Juist is: { $squares }.
}
play-should = { $piece } op { $square }
play-should-be-empty = { play-square-empty }
play-should-more = nog { $squares } velden
play-pegs-differ = Aangekondigd is { $announced }, het bord toont { $pegs }.
play-setup-lift = { $piece } weg van { $square }
play-setup-place = { play-should }
play-setup-done = Alles is opgesteld.
play-board-turned = { $side ->
    [white] Het bord van Wit wordt nu andersom gelezen.
   *[black] Het bord van Zwart wordt nu andersom gelezen.
}
play-board-looks-turned = { $side ->
    [white] Het bord van Wit lijkt andersom te liggen; { command-turn } { argument-white } leest het zo.
   *[black] Het bord van Zwart lijkt andersom te liggen; { command-turn } { argument-black } leest het zo.
}
play-board-colours-swapped = { $side ->
    [white] Op het bord van Wit zijn de kleuren verwisseld.
   *[black] Op het bord van Zwart zijn de kleuren verwisseld.
}
play-board-at-start = { $side ->
    [white] Het bord van Wit toont de beginstelling, { $plies } halve zetten terug; { command-setup } leidt naar die van nu.
   *[black] Het bord van Zwart toont de beginstelling, { $plies } halve zetten terug; { command-setup } leidt naar die van nu.
}
play-board-taken-back = { $side ->
    [white] Op het bord van Wit is { $mv } teruggenomen; de zet staat tot { command-retract } hem terugneemt.
   *[black] Op het bord van Zwart is { $mv } teruggenomen; de zet staat tot { command-retract } hem terugneemt.
}
play-board-shows = Het bord toont { $mv }.
play-board-offers = Het bord toont { $mv }; { command-say } kondigt het aan.
play-echo-lifted = { $square } { $piece }, eraf
play-echo-placed = { $square } { $piece }
play-unreadable = De pen op { $square } is niet te lezen: steek hem er nog eens in.
play-kings-in-centre = Beide koningen staan in het centrum. De partij eindigt alleen door { command-resign }, { command-offer } of { command-accept }.
play-board-ready = { $side ->
    [white] Het bord van Wit is aangesloten.
   *[black] Het bord van Zwart is aangesloten.
}
play-board-back = { $side ->
    [white] Het bord van Wit is terug.
   *[black] Het bord van Zwart is terug.
}
play-board-lost = { $side ->
    [white] Het bord van Wit is niet meer aangesloten.
   *[black] Het bord van Zwart is niet meer aangesloten.
}
play-board-silent = { $side ->
    [white] Het bord van Wit antwoordt niet.
   *[black] Het bord van Zwart antwoordt niet.
}
play-board-nonsense = { $side ->
    [white] Het bord van Wit stuurt wat niet te begrijpen is, { $bytes } bytes; niets ervan telt.
   *[black] Het bord van Zwart stuurt wat niet te begrijpen is, { $bytes } bytes; niets ervan telt.
}
play-board-flutters = { $side ->
    [white] Een contact van het bord van Wit hapert. Wat langer staat of weg is telt nog.
   *[black] Een contact van het bord van Zwart hapert. Wat langer staat of weg is telt nog.
}
play-square-flutters = Het is het contact van { $square }.
play-board-floods = Het bord meldt meer dan handen kunnen doen; wat het meldt telt een seconde later.

## Devices

play-journal-lost = Het verslag kan niet worden geschreven. De partij gaat verder, niets wordt vergeten, er volgt een nieuwe poging.
play-journal-back = Het verslag is weer volledig.
play-journal-stalled = De schijf van het verslag antwoordt niet. De partij gaat verder; wat nu gebeurt is nog niet bewaard.
play-journal-renewed = Het bestand van het verslag is van buitenaf veranderd. Het is in zijn geheel opnieuw geschreven.

## What a move still needs

play-missing-move = De zet ontbreekt.
play-missing-execution = { $mv } ontbreekt op het bord.
play-missing-rest = De zet op het bord is niet af.
play-missing-in-hand = Nog in de hand: { $piece } van { $square }.
play-missing-nowhere = Op geen enkel veld: { $piece } van { $square }. Zit het al in een gat, dan leest het bord het daar niet: steek het er nog eens in.
play-missing-squares = Nog te doen op het bord: { $squares }.
play-missing-capture = Het geslagen stuk staat nog op { $square }.
play-missing-promotion = Het stuk dat de pion wordt ontbreekt op { $square }.
play-missing-duty = { $duty }
play-missing-announcement = De aankondiging ontbreekt.
play-missing-press = De klok is niet ingedrukt.
play-missing-repetition = De herhaling van { $mv } ontbreekt.
play-missing-nothing = Er ontbreekt niets.
play-missing-passphrase = De wachtzin voor de envelop ontbreekt. { $keeper ->
    [arbiter] De arbiter typt hem.
   *[players] Typ hem eerst, twee keer.
}
play-missing-sealed = De afgegeven zet ontbreekt: typ { command-seal } en de zet.
play-missing-then-stop = { command-press } zet de klokken stil. { command-seal } alleen leest u de afgegeven zet voor.
play-missing-others-seal = { $side ->
    [white] Wit geeft een zet af
   *[black] Zwart geeft een zet af
} en zet dan de klokken stil.
play-missing-then-open = De envelop is dicht; { command-continue } opent hem.

## Refusals

refused-empty = De regel is leeg; { command-help } noemt wat kan.
refused-argument = { $command } kan niets met “{ $argument }”; { command-help } { $command } zegt wat erbij hoort.
refused-argument-missing = { $command } heeft iets erachter nodig; { command-help } { $command } zegt wat.
refused-not-started = De partij is niet begonnen; { command-start } begint haar.
refused-started = De partij is al bezig; { command-whose } zegt wie aan zet is.
refused-halted = { $by ->
    [arbiter] De klokken staan stil tot de arbiter ze laat lopen.
   *[asker] De klokken staan stil; { command-continue } laat ze lopen.
}
refused-not-halted = De klokken staan niet stil; { command-halt } zet ze stil.
refused-not-your-move = { $side ->
    [white] Aan zet is Wit.
   *[black] Aan zet is Zwart.
}
refused-over = De partij is voorbij; { command-last }, { command-score } en { command-board } antwoorden, { command-quit } verlaat het programma.
refused-no-clock = Deze partij heeft geen klok; --time-control geeft er een aan het begin.
refused-clock-stands = Uw eigen klok loopt niet; { command-whose } zegt welke loopt.
refused-nothing-made = Nog niet.
refused-repeat-first = Eerst herhalen: { $mv }
refused-nothing-to-repeat = Er valt niets te herhalen; { command-last } zegt de laatste zet.
refused-repetition-differs = Aangekondigd was { $announced }, herhaald { $repeated }.
refused-announced = { $mv } is al aangekondigd; { command-correct } verandert dat.
refused-arbiter-only = Alleen de arbiter mag dat; { command-halt } roept de arbiter.
refused-own-touch = Wie iets aanraakte kan dat niet zelf schrappen; de tegenstander of de arbiter wel.
refused-no-side = Dat is alleen voor Wit of Zwart: zet { argument-white }: of { argument-black }: ervoor.
refused-resigns-unnamed = Opgave: de regel noemt geen kleur. Typ { argument-white } { command-resign }! of { argument-black } { command-resign }!
refused-no-board = Hier is geen voelbord; --white-board of --black-board noemt er een.
refused-board-away = Een bord is niet aangesloten; controleer kabel en stroom.
refused-board-differs = { $side ->
    [white] Breng eerst het bord van Wit in orde: { $squares }.
   *[black] Breng eerst het bord van Zwart in orde: { $squares }.
}
refused-nothing-stands = Op { $square } staat niets; { command-board } zegt wat waar staat.
refused-no-offer = Er is geen remise aangeboden; { command-offer } biedt het aan.
refused-offered = Remise is al aangeboden; de tegenstander antwoordt met { command-accept } of { command-decline }.
refused-claim-lost = Wie een stuk heeft aangeraakt kan met deze zet geen remise meer claimen, wel weer na de volgende van de tegenstander.
refused-no-claim = Er is niets geclaimd; { command-claim } doet dat.
refused-claim-pending = Eerst moet over de claim worden beslist: { command-uphold } of { command-dismiss }.
refused-complaint-lost = Wie een stuk heeft aangeraakt kan geen bezwaar meer maken tegen de zet van de tegenstander; { command-halt } roept de arbiter.
refused-no-move = De tegenstander heeft nog geen zet gedaan; { command-whose } zegt wie aan zet is.
refused-no-command = “{ $text }” is geen zet en geen commando; was { $command } bedoeld? { command-help } noemt de commando's.
refused-not-duty = { $side ->
    [white] De assistent van Wit is er niet om
   *[black] De assistent van Zwart is er niet om
} { $duty ->
    [moves] zetten uit te voeren.
    [announce] zetten aan te kondigen.
    [score] te noteren.
    [clock] de klok in te drukken.
    [inform] naar tijden en het aantal zetten te vragen.
    [claims] winst op tijd te claimen.
    [touches] deze aanraking te melden; de tegenstander of de arbiter meldt haar.
   *[adjourn] de partij af te breken.
}
refused-players-own = { $side ->
    [white] Alleen Wit zelf mag dat, geen assistent.
   *[black] Alleen Zwart zelf mag dat, geen assistent.
}
refused-no-assistant = { $side ->
    [white] Wit heeft geen assistent.
   *[black] Zwart heeft geen assistent.
}
refused-assistant-owed = Tegen een dove speler moet er een assistent zijn: --white-assistant of --black-assistant. Alleen de arbiter mag zonder beginnen, met { command-start }!.
refused-draw-barred = { $moves ->
    [one] Remise door overeenkomst kan hier niet vóór één zet van elke kant.
   *[other] Remise door overeenkomst kan hier niet vóór { $moves } zetten van elke kant.
}
refused-too-early = Er is geen remise vóór een zet van elke kant.
refused-nothing-asked = Er is niets gevraagd; { command-help } noemt wat kan.
refused-takeback-stands = Dat is al voorgesteld; de andere speler antwoordt met { command-yes } of { command-no }.
refused-no-topic = Over “{ $text }” is er geen hulp; { command-help } noemt de onderwerpen.
refused-flag-stands = Er is geen vlag gevallen; { command-clock } zegt de tijden.
refused-too-far = { $plies ->
    [one] Er is geen halve zet om terug te nemen.
   *[other] Er waren geen { $plies } halve zetten.
}
refused-too-late = Daarvoor is het te laat; { command-halt } zet de klokken stil om het te regelen.
refused-arbiter-decides = De arbiter is aan het beslissen; wacht tot dan.
refused-other-seat = { $who ->
    [white] Alleen Wit kan dat
    [black] Alleen Zwart kan dat
    [white-assistant] Alleen de assistent van Wit kan dat
    [black-assistant] Alleen de assistent van Zwart kan dat
    [arbiter] Alleen de arbiter kan dat
   *[assistant] Alleen de assistent kan dat
}, en dit is { $seat ->
    [white] de terminal van Wit
    [black] de terminal van Zwart
    [white-assistant] de terminal van de assistent van Wit
    [black-assistant] de terminal van de assistent van Zwart
    [shared] de terminal van de spelers, zolang de arbiter een eigen heeft
    [arbiter] de terminal van de arbiter
    [shared] de terminal van de spelers
   *[assistant] de terminal van de assistent
}{ $way ->
    [call] ; { command-halt } roept de arbiter
    [result] ; { command-result } beslist hoe de partij eindigde
    [leave] ; { command-quit } verlaat de partij, en beiden noteren de uitslag
   *[none] { "" }
}.
refused-own-board = { $side ->
    [white] Wit heeft een bord: zetten en indrukken komen alleen daarvandaan.
   *[black] Zwart heeft een bord: zetten en indrukken komen alleen daarvandaan.
}
refused-wrong-pin = Dat is niet de pincode van de arbiter; er is niets gedaan. Het commando vraagt er opnieuw om.
refused-pin-missing = Zonder de pincode van de arbiter is er niets gedaan. Het commando vraagt er opnieuw om.
refused-may-hold-pin = Regel: die bevat misschien de pincode van de arbiter en is niet uitgevoerd en niet bewaard. Typ de regel zonder de pincode.
refused-not-in-tournament = In een toernooi komt dat alleen van uw eigen voelbord.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Wit geeft op.
       *[black] Zwart geeft op.
    }
} Of { $side ->
    [white] Zwart
   *[black] Wit
} nog mat kan zetten, wordt nagegaan; de uitslag volgt.
refused-result-awaited = De partij is afgelopen; de uitslag wordt nagegaan.
