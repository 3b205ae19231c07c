### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Adjournment

arbiter-adjourning = De partij wordt afgebroken. { $side ->
    [white] Wit geeft de volgende zet af
   *[black] Zwart geeft de volgende zet af
}: typ { command-seal } en de zet.
arbiter-sure-to-adjourn = { $side ->
    [white] De partij afbreken met een afgegeven zet van Wit? Antwoord { command-yes } of { command-no }.
   *[black] De partij afbreken met een afgegeven zet van Zwart? Antwoord { command-yes } of { command-no }.
}
arbiter-adjourned = { $side ->
    [white] Afgebroken. Wit heeft zet { $number } afgegeven.
   *[black] Afgebroken. Zwart heeft zet { $number } afgegeven.
} Om te hervatten, typ { command-continue }.
arbiter-envelope = Voor de envelop: stelling { $position }
arbiter-envelope-times = Voor de envelop: verbruikte tijden: { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] De afgegeven zet van Wit is niet geldig
   *[black] De afgegeven zet van Zwart is niet geldig
}: { $entry }. { $why } Volgens de richtlijn voor afgebroken partijen verliest { $side ->
    [white] Wit
   *[black] Zwart
}.
arbiter-ask-passphrase = Arbiter: typ een wachtzin voor de envelop, niet de zet. Minstens { $fewest } tekens.
arbiter-ask-word = Typ een wachtzin voor de envelop, niet de zet. Minstens { $fewest } tekens. Wie hem kent, kan de envelop openen.
arbiter-ask-to-open = Typ de wachtzin van de envelop.
arbiter-seal-now = { $side ->
    [white] Wit geeft nu af
   *[black] Zwart geeft nu af
}: typ { command-seal } en de zet.
arbiter-no-adjournment = Niet afgebroken. { $side ->
    [white] De klok van Wit loopt.
   *[black] De klok van Zwart loopt.
}
arbiter-no-adjournment-unclocked = Niet afgebroken.
arbiter-in-envelope = In de envelop. Typ { command-press }; om te veranderen, { command-seal } en een andere zet.
arbiter-envelope-waits = { $side ->
    [white] De envelop blijft dicht tot Wit aanwezig is. Typ dan { command-continue } om hem te openen.
   *[black] De envelop blijft dicht tot Zwart aanwezig is. Typ dan { command-continue } om hem te openen.
}
arbiter-opens-anyway = Beëindigt de afgegeven zet de partij, dan geldt hij. Typ { command-continue }! om nu te openen.
arbiter-envelope-missing = { $side ->
    [white] De envelop van Wit ontbreekt. Zoek hem en typ { command-continue }. Zonder envelop: typ { command-continue } met een uitroepteken.
   *[black] De envelop van Zwart ontbreekt. Zoek hem en typ { command-continue }. Zonder envelop: typ { command-continue } met een uitroepteken.
}
arbiter-envelope-altered = { $side ->
    [white] De envelop van Wit is beschadigd of niet de juiste. Zoek de juiste en typ { command-continue }. Zonder envelop: typ { command-continue } met een uitroepteken.
   *[black] De envelop van Zwart is beschadigd of niet de juiste. Zoek de juiste en typ { command-continue }. Zonder envelop: typ { command-continue } met een uitroepteken.
}
arbiter-without-envelope = { $side ->
    [white] Hervat zonder de envelop. Wit doet de zet die volgens Wit was afgegeven.
   *[black] Hervat zonder de envelop. Zwart doet de zet die volgens Zwart was afgegeven.
}
arbiter-envelope-names = Voor de envelop: Wit { $white }, Zwart { $black }
arbiter-envelope-sealed-by = { $side ->
    [white] Voor de envelop: Wit heeft zet { $number } afgegeven
   *[black] Voor de envelop: Zwart heeft zet { $number } afgegeven
}
arbiter-envelope-goes-on = Voor de envelop: datum, tijd en plaats van de hervatting: { $note }
envelope-at = De envelop: { $file }
envelope-not-written = De envelop kan niet worden geschreven. { $cause }
envelope-no-outside = De buitenkant van de envelop kan niet worden geschreven: { $cause }
passphrase-once-more = Typ dezelfde wachtzin opnieuw, dan Enter.
passphrase-differs = De twee wachtzinnen verschillen. Typ de wachtzin voor de envelop opnieuw twee keer.
passphrase-short = Te kort: minstens { $fewest } tekens.
passphrase-too-short = De wachtzin heeft minder dan { $fewest } tekens. Typ een langere; Enter alleen breekt af.
passphrase-by-file = Zonder terminal komt de wachtzin uit een bestand: --passphrase-file BESTAND.
passphrase-is-line = Dat is een zet of een commando, niet de wachtzin. { $typed ->
    [once] Typ dezelfde wachtzin opnieuw.
   *[never] Typ andere woorden voor de envelop.
} Alleen Enter breekt af.
passphrase-here = Typ de wachtzin voor de envelop nu hier, vanaf het begin. Nog niet de zet.
sealed-read-back = Uw afgegeven zet: { $move }.
sealed-as-typed = { $text }
sealed-unheard = Anderen zouden de afgegeven zet hier horen of lezen. Geef hem bij twijfel opnieuw af.
sealed-forgotten = Na een herstart kan de afgegeven zet niet worden voorgelezen. Geef hem bij twijfel opnieuw af.

## Losses

arbiter-loss-rule = Typ { command-uphold }, of { command-dismiss } om door te spelen.
arbiter-played-on = Er wordt verder gespeeld.

## Absence

arbiter-absent = { $side ->
    [white] Wit is niet aan het bord. Verzuimtijd: { $wait }.
   *[black] Zwart is niet aan het bord. Verzuimtijd: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Wit is aangekomen. Vertraging: { $after }.
   *[black] Zwart is aangekomen. Vertraging: { $after }.
}
arbiter-default-time-over = { $side ->
    [white] De verzuimtijd is voorbij: Wit is afwezig en verliest.
   *[black] De verzuimtijd is voorbij: Zwart is afwezig en verliest.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Wit heeft de klokken stilgezet en roept de arbiter.
   *[black] Zwart heeft de klokken stilgezet en roept de arbiter.
}
arbiter-let-off = { $side ->
    [white] Wit mag spelen.
   *[black] Zwart mag spelen.
}
arbiter-moves-counted = { $side ->
    [white] Zettenteller van Wit ingesteld op { $moves }.
   *[black] Zettenteller van Zwart ingesteld op { $moves }.
}
arbiter-control-changed = De arbiter heeft het speeltempo gewijzigd. { $control }
arbiter-sure-to-change = Wit heeft dan { $white }, Zwart { $black }. Typ { command-yes } om te bevestigen.
arbiter-sure-to-start-new-game = Is deze partij ongeldig en wordt een nieuwe gespeeld? Typ { command-yes } om te bevestigen.
arbiter-draw-allowed = De arbiter staat vanaf nu remise in overleg toe.
arbiter-announce-language = Zetten worden nu aangekondigd in het { $language ->
    [de] Duits
    [en] Engels
    [nl] Nederlands
    [fr] Frans
    [es] Spaans
   *[it] Italiaans
}.
arbiter-assistant = { $side ->
    [white] Wit
   *[black] Zwart
} { $has ->
    [yes] heeft nu een assistent.
   *[no] heeft geen assistent meer.
}
arbiter-made-not-sealed = { $side ->
    [white] Wit heeft de zet gedaan in plaats van hem af te geven. Het is de afgegeven zet. Is hij alleen gezegd, typ dan { command-adjourn }.
   *[black] Zwart heeft de zet gedaan in plaats van hem af te geven. Het is de afgegeven zet. Is hij alleen gezegd, typ dan { command-adjourn }.
}

## Refusals

refused-second-assistant = { $side ->
    [white] Wit mag geen assistent hebben: Wit is ziend en Zwart heeft er een.
   *[black] Zwart mag geen assistent hebben: Zwart is ziend en Wit heeft er een.
}
refused-too-many-duties = { $side ->
    [white] Wit is ziend. De assistent mag alleen zetten uitvoeren en aankondigen.
   *[black] Zwart is ziend. De assistent mag alleen zetten uitvoeren en aankondigen.
}
refused-no-penalty-on-claim = Hier is geen straf mogelijk. Typ { command-uphold } of { command-dismiss }.
refused-nobody-impaired = Geen speler is visueel gehandicapt: appendix D geldt niet. Typ { command-penalty } voor een andere straf.
refused-late = Is Wit te laat, typ { command-absent } wit; bij aankomst { command-arrived } wit.
refused-other-hourglass = Een zandloper kan tijdens de partij niet worden gewisseld.
refused-sealed-by-making = U hebt de zet gedaan in plaats van hem af te geven. Het is de afgegeven zet en staat vast.
refused-seal-first = De partij wordt afgebroken. { $side ->
    [white] Eerst geeft Wit de zet af
   *[black] Eerst geeft Zwart de zet af
}: typ { command-seal } en de zet.
refused-not-adjourned = De partij wordt niet afgebroken. Typ { command-adjourn }.
refused-open-first = De envelop is nog dicht.
refused-not-sealed = { $why ->
    [illegal] De zet is hier niet reglementair.
    [ambiguous] Er passen verschillende zetten.
    [touch] Het aangeraakte stuk staat die zet niet toe.
    [not-written] De envelop kan niet worden geschreven.
   *[unreadable] De tekst is geen zet.
} Er is niets afgegeven.
refused-wrong-passphrase = Verkeerde wachtzin. { $often ->
    [yes] Om het opnieuw te proberen, typ { command-continue }. Zonder envelop: typ { command-continue } met een uitroepteken.
   *[no] Om het opnieuw te proberen, typ { command-continue }.
}
refused-passphrase-missing = Geen wachtzin gegeven. De envelop heeft er een nodig.
refused-present = { $side ->
    [white] Wit is niet afwezig.
   *[black] Zwart is niet afwezig.
}

## The arbiter's PIN

arbiter-ask-pin = Typ de pincode van de arbiter, dan Enter. Ze wordt niet getoond.
arbiter-unguarded = Er is geen pincode. Wie eerst { argument-arbiter } en een dubbele punt typt, kan hier beslissen. Stel een pincode in met --pin.
arbiter-pin-set = De pincode van de arbiter is opnieuw ingesteld.
arbiter-pin-paused = Verkeerde pincodes op de gedeelde terminal: { $wrong }. Hij neemt geen commando's van de arbiter aan. Duur: { $pause }.
pin-not-needed = --pin: alleen met --arbiter aan een gedeelde terminal.
pin-needs-file = Zonder terminal komt de pincode uit een bestand: --pin-file BESTAND.
pin-too-short = Pincode: te weinig cijfers. Typ minstens { $fewest } cijfers; letters mogen erbij.
pin-is-a-word = Pincode: dat is een commando, een zet, een tijd of een ander woord uit partijen. Kies een andere pincode.
pin-no-value = --pin: heeft geen waarde. Typ de pincode wanneer het programma erom vraagt.
pin-file-open = { $file }: ook andere gebruikers kunnen dit pincodebestand lezen of wijzigen. Typ chmod 600 en de naam.
secret-unreadable = Het geheim kan niet worden gelezen. { $cause }
pin-file-missing = Pincode: dat bestand bestaat niet. Noem een bestand waarin ze staat.
pin-choose = Kies de pincode van de arbiter voor deze partij, dan Enter. Ze wordt niet getoond.
pin-choose-again = Kies de pincode van de arbiter opnieuw, dan Enter. Ze wordt niet getoond. Iedereen hoort dat ze is ingesteld.
pin-once-more = Typ dezelfde pincode opnieuw, dan Enter.
pin-differs = De twee pincodes verschillen.
refused-both-lose = Beiden zouden verliezen. Alleen de arbiter kan die uitslag vaststellen. { command-dismiss } laat hen spelen.
## The arbiter's desk

desk-came = Post van de arbiter aangesloten. Beslissingen en privémeldingen lopen nu daar.
desk-gone = Post van de arbiter losgekoppeld. De arbiter beslist weer hier.
desk-lost = De partij antwoordt niet. Deze post blijft het proberen.
desk-over = Het programma van de partij is beëindigd. Deze post stopt ook.
desk-taken = De arbiter heeft bij deze partij al een post. Beëindig die eerst.
desk-other-version = De partij gebruikt een andere versie van annabella. Start de post met dezelfde versie.
desk-seat = Alleen de arbiter kan zich bij een partij aansluiten: --join met --seat arbiter.
desk-no-game = In de map met partijen loopt er geen met --arbiter. Noem het journaal van een andere: --join BESTAND.
desk-not-there = { $file }: er loopt geen partij met --arbiter waarbij een post zich kan aansluiten.
desk-not-sent = De partij antwoordt niet. Er is niets verstuurd.
desk-not-printed = Deze post kan niets meer tonen en stopt. De partij gaat door; een nieuwe post kan zich aansluiten.
desk-unsupported = Dit systeem kan geen tweede terminal aansluiten. Typ aan de terminal van de partij voor elke regel { speaker-arbiter } en een dubbele punt.
desk-no-door = Geen post kan zich bij deze partij aansluiten ({ $cause }). Typ hier voor elke regel { speaker-arbiter } en een dubbele punt.
arbiter-adjourns = De partij wordt afgebroken. { $side ->
    [white] Wit geeft de volgende zet af.
   *[black] Zwart geeft de volgende zet af.
}
refused-already-sealed = De zet zit al in de envelop. Typ { command-press } om de klokken stil te zetten. Om te veranderen, typ { command-seal } en een andere zet.
refused-passphrase-first = De envelop heeft nog geen wachtzin. { $keeper ->
    [arbiter] Wacht tot de arbiter hem heeft getypt.
   *[players] Typ hem eerst, twee keer.
}
refused-envelope-closed = De envelop is dicht. Niemand kan de zet lezen tot { command-continue } hem opent.
