### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Adjournment

arbiter-adjourning = De partij wordt afgebroken. { $side ->
    [white] Wit geeft de volgende zet af
   *[black] Zwart geeft de volgende zet af
}: { command-seal } en de zet.
arbiter-sure-to-adjourn = { $side ->
    [white] Wit breekt de partij af, met een afgegeven zet? { command-yes } of { command-no }. { command-quit } verlaat alleen het programma.
   *[black] Zwart breekt de partij af, met een afgegeven zet? { command-yes } of { command-no }. { command-quit } verlaat alleen het programma.
}
arbiter-adjourned = { $side ->
    [white] De partij is afgebroken, Wit heeft zet { $number } afgegeven. { command-continue } opent die.
   *[black] De partij is afgebroken, Zwart heeft zet { $number } afgegeven. { command-continue } opent die.
}
arbiter-envelope = Voor de envelop: stelling { $position }
arbiter-envelope-times = Voor de envelop: verbruikt { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] De afgegeven zet van Wit is niet geldig
   *[black] De afgegeven zet van Zwart is niet geldig
}: { $entry }. { $why } Dat verliest de partij, tenzij de arbiter anders beslist.
arbiter-ask-passphrase = De arbiter typt eerst een wachtzin voor de envelop, niet de zet. Die heeft minstens { $fewest } tekens en wordt niet getoond; dan Enter.
arbiter-ask-word = Typ eerst een wachtzin voor de envelop, niet de zet. Die heeft minstens { $fewest } tekens en wordt niet getoond; dan Enter. Wie hem kent kan de envelop openen.
arbiter-ask-to-open = De wachtzin waarmee de envelop is gesloten, dan Enter. Hij wordt niet getoond.
arbiter-seal-now = { $side ->
    [white] Wit geeft nu de zet af
   *[black] Zwart geeft nu de zet af
}: { command-seal } en de zet. Wat getypt wordt is niet te zien.
arbiter-in-envelope = De zet zit in de envelop. { command-press } zet de klokken stil; tot dan verandert { command-seal } de zet.
arbiter-envelope-waits = { $side ->
    [white] De envelop blijft dicht tot Wit er is. Dan opent { command-continue } hem.
   *[black] De envelop blijft dicht tot Zwart er is. Dan opent { command-continue } hem.
}
arbiter-envelope-missing = { $side ->
    [white] De envelop van Wit ontbreekt. Wordt hij gevonden, dan opent { command-continue } hem. Zonder hem gaat { command-continue }! verder.
   *[black] De envelop van Zwart ontbreekt. Wordt hij gevonden, dan opent { command-continue } hem. Zonder hem gaat { command-continue }! verder.
}
arbiter-envelope-altered = { $side ->
    [white] De envelop van Wit is beschadigd of een andere. Wordt de juiste gevonden, dan opent { command-continue } hem. Zonder hem gaat { command-continue }! verder.
   *[black] De envelop van Zwart is beschadigd of een andere. Wordt de juiste gevonden, dan opent { command-continue } hem. Zonder hem gaat { command-continue }! verder.
}
arbiter-without-envelope = { $side ->
    [white] De partij gaat verder zonder de envelop. Wit doet de zet die volgens Wit was afgegeven.
   *[black] De partij gaat verder zonder de envelop. Zwart doet de zet die volgens Zwart was afgegeven.
}
arbiter-envelope-names = Voor de envelop: Wit { $white }, Zwart { $black }
arbiter-envelope-sealed-by = { $side ->
    [white] Voor de envelop: Wit heeft zet { $number } afgegeven
   *[black] Voor de envelop: Zwart heeft zet { $number } afgegeven
}
arbiter-envelope-goes-on = Voor de envelop: datum, tijd en plaats van de hervatting: { $note }
envelope-at = De envelop: { $file }
envelope-not-written = De envelop kan niet worden geschreven. { $cause }
envelope-no-outside = Wat op de envelop staat kan niet worden geschreven: { $cause }
passphrase-once-more = Typ dezelfde wachtzin nog een keer, dan Enter.
passphrase-differs = De twee wachtzinnen verschillen. Typ opnieuw twee keer een wachtzin voor de envelop.
passphrase-short = Minstens { $fewest } tekens, alstublieft.
passphrase-too-short = De wachtzin heeft minder dan { $fewest } tekens. Typ een langere; Enter alleen laat alles zoals het was.
passphrase-is-line = Dat leest als een zet of een commando en is niet de wachtzin. { $typed ->
    [once] Typ dezelfde wachtzin nog een keer; de zet wordt daarna afgegeven.
   *[never] Typ andere woorden voor de envelop; de zet wordt daarna afgegeven.
}
passphrase-here = De wachtzin voor de envelop moet nu hier worden getypt, vanaf het begin, en niet de zet.
sealed-read-back = Uw afgegeven zet: { $move }.
sealed-as-typed = { $text }
sealed-unheard = De afgegeven zet wordt hier niet voorgelezen, omdat anderen hem zouden horen of lezen. Geef hem bij twijfel opnieuw af.
sealed-forgotten = Na een herstart wordt de afgegeven zet niet voorgelezen. Geef hem bij twijfel opnieuw af.

## Losses

arbiter-loss-rule = { command-uphold } beëindigt de partij, { command-dismiss } laat haar spelen.
arbiter-played-on = Er wordt verder gespeeld.

## Absence

arbiter-absent = { $side ->
    [white] Wit is niet aan het bord. Verzuimtijd: { $wait }.
   *[black] Zwart is niet aan het bord. Verzuimtijd: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Wit is er, { $after } na het begin.
   *[black] Zwart is er, { $after } na het begin.
}
arbiter-default-time-over = { $side ->
    [white] De verzuimtijd is voorbij, Wit is er niet en zou verloren hebben.
   *[black] De verzuimtijd is voorbij, Zwart is er niet en zou verloren hebben.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Wit heeft de klokken stilgezet en roept de arbiter.
   *[black] Zwart heeft de klokken stilgezet en roept de arbiter.
}
arbiter-moves-counted = { $side ->
    [white] Zettenteller van Wit ingesteld op { $moves }.
   *[black] Zettenteller van Zwart ingesteld op { $moves }.
}

## Refusals

refused-seal-first = De partij wordt afgebroken; { $side ->
    [white] eerst geeft Wit de zet af
   *[black] eerst geeft Zwart de zet af
}: { command-seal } en de zet.
refused-not-adjourned = De partij wordt niet afgebroken; { command-adjourn } begint dat.
refused-open-first = Eerst gaat de envelop open: { command-continue }.
refused-not-sealed = { $why ->
    [illegal] Dat kan hier niet worden gespeeld.
    [ambiguous] Dat kunnen verschillende zetten zijn.
    [touch] Het aangeraakte stuk staat dat niet toe.
    [not-written] De envelop kan niet worden geschreven.
   *[unreadable] Dat is geen zet die ik kan lezen.
} Er is niets afgegeven.
refused-wrong-passphrase = De envelop is niet met deze wachtzin gesloten. { command-continue } vraagt opnieuw. Is de juiste kwijt, dan gaat { command-continue }! verder zonder de envelop.
refused-passphrase-missing = Daarvoor is een wachtzin nodig. In een pijp komt die uit een bestand: --passphrase-file BESTAND.
refused-present = { $side ->
    [white] Wit is niet afwezig.
   *[black] Zwart is niet afwezig.
}

## The arbiter's PIN

arbiter-ask-pin = De pincode van de arbiter, dan Enter. Ze wordt niet getoond.
arbiter-unguarded = Zonder pincode wordt aan deze terminal elke regel met { argument-arbiter }: ervoor gehoorzaamd, wie die ook typt. --pin stelt er een in.
pin-not-needed = Een pincode is er alleen met --arbiter aan een gedeelde terminal.
pin-needs-file = Zonder terminal komt de pincode uit een bestand: --pin-file BESTAND.
pin-too-short = Een pincode heeft minstens { $fewest } tekens.
pin-is-a-word = Pincode: de tekst is een commando, een zet of een ander woord dat in partijen wordt getypt. Kies een andere pincode.
pin-no-hash = Van de pincode kan geen hash worden gemaakt: er ontbreekt geheugen of toeval.
secret-unreadable = Het geheim kan niet worden gelezen. { $cause }
pin-choose = De pincode van de arbiter voor deze partij, dan Enter. Ze wordt niet getoond.
pin-once-more = Dezelfde pincode nog een keer.
pin-differs = Dat waren twee verschillende pincodes.
refused-both-lose = Beiden zouden verloren hebben; alleen de arbiter legt die uitslag vast. { command-dismiss } laat hen spelen.
## The arbiter's desk

desk-came = De post van de arbiter is verbonden: beslissingen komen daarvandaan, en wat alleen voor de arbiter is wordt daar verteld.
desk-gone = De post van de arbiter is weg. Wat voor de arbiter is wordt hier verteld, en regels die met { speaker-arbiter }: beginnen beslissen weer.
desk-lost = De partij antwoordt niet. Zodra ze dat weer doet gaat deze post verder.
desk-over = Het programma van de partij is geëindigd, en daarmee deze post.
desk-taken = De arbiter heeft bij deze partij al een post; beëindig die eerst.
desk-other-version = De partij loopt met een andere versie van annabella; de post moet dezelfde hebben.
desk-seat = Alleen de arbiter sluit zich bij een partij aan: --join hoort bij --seat arbiter.
desk-no-game = Waar partijen worden bewaard loopt er geen met --arbiter. Noem anders het verslag ervan: --join BESTAND.
desk-not-there = Met { $file } loopt geen partij met --arbiter waarbij een post zich kan aansluiten.
desk-not-sent = De partij antwoordt niet; er is niets verstuurd.
desk-not-printed = Deze post kan niets meer tonen en stopt. De partij gaat verder; een nieuwe post kan erbij komen.
desk-unsupported = Op dit systeem neemt een partij geen tweede terminal aan; de arbiter typt aan die van de partij, met { speaker-arbiter }: ervoor.
desk-no-door = Geen post kan zich bij deze partij aansluiten ({ $cause }); de arbiter typt hier, met { speaker-arbiter }: ervoor.
arbiter-adjourns = De partij wordt afgebroken. { $side ->
    [white] Wit geeft de volgende zet af.
   *[black] Zwart geeft de volgende zet af.
}
refused-already-sealed = De zet zit al in de envelop: { command-press } zet de klokken stil, { command-seal } en een zet verandert hem.
refused-passphrase-first = De envelop heeft nog geen wachtzin. { $keeper ->
    [arbiter] Wacht tot de arbiter hem heeft getypt.
   *[players] Typ hem eerst, twee keer.
}
refused-envelope-closed = De envelop is dicht; niemand kan de zet lezen voordat { command-continue } hem opent.
