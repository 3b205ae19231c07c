### Dutch. See docs/translators.md; locales/en has a comment on each message.

## Commands

command-pawns = pionnen
command-lines = lijnen
    .heard = lijn
command-captured = geslagen
command-material = materiaal
command-empty = leeg
command-after = stelling
    .heard = na zet
command-previous = vorige
    .heard = vorige zet
command-next = volgende
    .heard = volgende zet
command-fen = fen
command-check = schaak

## Answers

explore-direction = Richting { $to }: { $pieces }
explore-direction-empty = Richting { $to }: leeg
explore-count = { $piece-id ->
    [king] { $count ->
        [one] koning
       *[other] { $count } koningen
    }
    [queen] { $count ->
        [one] één dame
       *[other] { $count } dames
    }
    [rook] { $count ->
        [one] één toren
       *[other] { $count } torens
    }
    [bishop] { $count ->
        [one] één loper
       *[other] { $count } lopers
    }
    [knight] { $count ->
        [one] één paard
       *[other] { $count } paarden
    }
   *[pawn] { $count ->
        [one] één pion
       *[other] { $count } pionnen
    }
}
explore-material = { $side ->
    [white] Wit heeft { $pieces } meer.
   *[black] Zwart heeft { $pieces } meer.
}
explore-material-equal = Het materiaal is gelijk.
explore-captured = { $side ->
    [white] Wit heeft geslagen: { $pieces }.
   *[black] Zwart heeft geslagen: { $pieces }.
}
explore-nothing-captured = { $side ->
    [white] Wit heeft niets geslagen.
   *[black] Zwart heeft niets geslagen.
}
explore-empty = Leeg: { $squares }
explore-none-empty = Geen veld is leeg
explore-first-move = Dat is de eerste zet.
explore-before-first = Dat is de beginstelling, voor de eerste zet.
explore-last-move = Dat is de laatste zet.
explore-after = { $side ->
    [white] Na zet { $number } van Wit, { $mv }
   *[black] Na zet { $number } van Zwart, { $mv }
}
explore-no-check = Geen koning staat schaak.
explore-start = Aan het begin

## Help

play-help-exploring = Typ { command-piece } toren { argument-white } voor één soort stukken, { command-pawns } voor alle pionnen. Typ { command-lines } e4 voor de stukken rond e4. Typ { command-lines } e4 e8 voor die in de richting van e8. Typ { command-empty } e voor de lege velden van de e-lijn. Typ { command-material } voor het verschil in materiaal, { command-captured } voor de geslagen stukken. Typ { command-check } voor een koning die schaak staat.
play-help-walking = Typ { command-after } 12 voor de stelling na zet 12. Typ { command-previous } of { command-next } voor de partij zet voor zet. Met fen drukt u de stelling af voor een ander programma.
cursor-keys = Met --keys gaat u met Tab naar het bord. De pijlen gaan van veld naar veld. Enter pakt een stuk op en zet het neer. Het vraagteken legt een toets uit. Met Tab typt u weer.
play-help-cursor = { cursor-keys } Met wijzer e4 gaat u naar een veld.
tridim-help-cursor = { cursor-keys } Page Up en Page Down wisselen van niveau. Met wijzer d3N gaat u naar een veld.
refused-one-board-only = Op drie niveaus bestaat deze vraag niet. Gebruik { command-board } of { command-square }.
refused-check-untold = In een toernooi meldt het programma geen schaak (artikel 11.3.1).

## The cursor on the board: keys instead of words

command-cursor = wijzer
cursor-piece-letters = kdtlpi
cursor-digit-signs = !@#$%^&*
cursor-on = Bordtoetsen aan
cursor-off = Bordtoetsen uit.
cursor-edge = Rand
cursor-no-square = Zo'n veld is er niet
cursor-no-such-piece = { $piece-id ->
    [king] Geen koning.
    [queen] Geen dame.
    [rook] Geen toren.
    [bishop] Geen loper.
    [knight] Geen paard.
   *[pawn] Geen pion.
}
cursor-picked = { $piece } opgepakt van { $square }
cursor-picked-here = { $piece } opgepakt van { $here }
cursor-put-back = Teruggezet.
cursor-put-back-first = Teruggezet
cursor-in-hand = Nog opgepakt: { $piece }.
cursor-nothing-to-pick = { $side ->
    [white] Hier staat geen wit stuk. Wit is aan zet.
   *[black] Hier staat geen zwart stuk. Zwart is aan zet.
}
cursor-repeat-first = Eerst herhalen: { $mv }. Druk Enter waar het stuk vandaan kwam, dan waar het heen ging.
cursor-which-piece = Welk stuk? Druk op de letter.
cursor-explains = Druk op een toets. Die wordt uitgelegd.
cursor-no-meaning = Deze toets doet niets op het bord. Het vraagteken legt de volgende toets uit.
cursor-key-here = Nog eens dit veld en het stuk.
cursor-key-colour = Of dit veld wit of zwart is.
cursor-key-rank = De stukken op deze rij.
cursor-key-file = De stukken op deze lijn.
cursor-key-lines = De stukken op alle lijnen vanaf dit veld.
cursor-key-stack = Het veld, en de velden eronder en erboven.
cursor-key-diagonals = De stukken op de diagonalen van dit veld.
cursor-key-last = De laatste zet.
cursor-key-previous = De zet voor de laatst gehoorde.
cursor-key-next = De zet na de laatst gehoorde.
cursor-key-first = De eerste zet.
cursor-key-time = Uw tijd.
cursor-key-clock = Beide tijden.
cursor-key-captured = De geslagen stukken.
cursor-key-check = Of een koning schaak staat.
cursor-key-whose = Wie aan zet is.
cursor-key-opponent = De naam van de tegenstander.
cursor-key-explain = Legt de volgende toets uit. Velden: pijlen, Home, End, Page Up, Page Down, cijfers, letters van stukken. Stukken: Enter, o, h, v, x, g, y. Zetten: m, w, komma, punt, kleiner dan. Klok: u, z. Tegenstander: e. Met Shift ook cijfers, letters van stukken, o, x.
cursor-key-arrows = Naar het volgende veld.
cursor-key-edges = Naar de rand van het bord.
cursor-key-levels = Naar het volgende veld erboven of eronder.
cursor-key-enter = Pakt een stuk op, of zet het hier neer. Herhaalt zo ook de zet van de tegenstander.
cursor-key-digit = Naar deze rij op dezelfde lijn.
cursor-key-function = { $number ->
    [1] Hulp.
    [2] Uw tijd.
    [3] Beide tijden.
    [4] De verbruikte tijd.
    [5] Het aantal zetten.
    [6] Het laatste nog eens.
    [7] Laat de stem zwijgen.
    [8] Drukt uw klok in.
    [9] Kondigt de gestoken zet aan.
    [11] Herkent uw aankondiging zolang u hem ingedrukt houdt.
    [12] Neemt op zolang u hem ingedrukt houdt.
   *[other] { cursor-no-meaning }
}
cursor-key-back = Terug naar het typen.
cursor-key-shift-digit = Naar deze lijn op dezelfde rij.
cursor-key-piece = { $piece-id ->
    [king] Naar de volgende koning.
    [queen] Naar de volgende dame.
    [rook] Naar de volgende toren.
    [bishop] Naar de volgende loper.
    [knight] Naar het volgende paard.
   *[pawn] Naar de volgende pion.
} Met Shift achteruit.

## Practice

command-attackers = aanvallers
    .heard = aanvaller
command-castling = rechten
    .heard = recht op rokade, rokaderechten
command-repetitions = herhalingen
    .heard = hoeveel herhalingen
command-hint = tip
    .heard = raad, beste zet, beoordeling
practice-game = Oefenmodus: u kunt naar aanvallers en reglementaire zetten vragen.
practice-attacked = { $side ->
    [white] Oefenmodus: Wit valt { $square } aan: { $pieces }.
   *[black] Oefenmodus: Zwart valt { $square } aan: { $pieces }.
}
practice-not-attacked = { $side ->
    [white] Oefenmodus: Wit valt { $square } niet aan.
   *[black] Oefenmodus: Zwart valt { $square } niet aan.
}
practice-moves = Oefenmodus: { $square }, { $piece }, reglementaire zetten: { $squares }.
practice-no-moves = Oefenmodus: { $square }, { $piece }, geen reglementaire zet.
practice-castling = Oefenmodus: { $rights }
practice-no-castling = { $side ->
    [white] Oefenmodus: Wit heeft geen recht om te rokeren.
   *[black] Oefenmodus: Zwart heeft geen recht om te rokeren.
}
play-help-practice = Oefenmodus: typ { command-attackers } e4 voor de aanvallers van e4. Typ { command-moves } e2 voor de reglementaire zetten vanaf e2. Typ { command-castling } voor het recht om te rokeren.
refused-only-in-practice = Dat zou advies zijn (artikel { $article }). Gebruik om te oefenen annabella play --practice.
refused-no-advice = Dat zou advies zijn: artikel { $article }.
refused-no-count = Het aantal zou advies zijn (artikel { $article }). Om te claimen: { command-claim } { argument-threefold } of { command-claim } { argument-fifty }.
