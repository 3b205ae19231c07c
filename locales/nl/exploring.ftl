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
    [white] Wit heeft meer: { $pieces }.
   *[black] Zwart heeft meer: { $pieces }.
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
play-help-walking = Typ { command-after } 12 voor de stelling na zet 12. Typ { command-previous } of { command-next } voor de partij zet voor zet.
refused-one-board-only = Op drie niveaus bestaat deze vraag niet. Gebruik { command-board } of { command-square }.
refused-check-untold = In een toernooi meldt het programma geen schaak (artikel 11.3.1).

## Practice

command-attackers = aanvallers
    .heard = aanvaller
command-hint = raad
    .heard = tip, beste zet, beoordeling
practice-game = Oefening: u kunt naar aanvallers en reglementaire zetten vragen.
practice-attacked = { $side ->
    [white] Oefening: Wit valt { $square } aan: { $pieces }.
   *[black] Oefening: Zwart valt { $square } aan: { $pieces }.
}
practice-not-attacked = { $side ->
    [white] Oefening: Wit valt { $square } niet aan.
   *[black] Oefening: Zwart valt { $square } niet aan.
}
practice-moves = Oefening: { $square } { $piece }, reglementaire zetten: { $squares }.
practice-no-moves = Oefening: { $square } { $piece } heeft geen reglementaire zet.
play-help-practice = Oefening: typ { command-attackers } e4 voor de aanvallers van e4. Typ { command-moves } e2 voor de reglementaire zetten vanaf e2.
refused-only-in-practice = Aanvallers en reglementaire zetten zouden advies zijn (artikel { $article }). Gebruik om te oefenen annabella play --practice.
refused-no-advice = Dat zou advies zijn (artikel { $article }). Het programma heeft geen engine en geen openingsboek.
