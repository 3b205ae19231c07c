### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

reconcile-wrote = Wit noteerde { $white }, Zwart { $black }
reconcile-wrote-same = Beiden noteerden { $text }
reconcile-wrote-white = Wit noteerde { $text }, { $row ->
        [missing] Zwart sloeg de zet over
       *[empty] Zwart noteerde niets
    }
reconcile-wrote-black = Zwart noteerde { $text }, { $row ->
        [missing] Wit sloeg de zet over
       *[empty] Wit noteerde niets
    }
reconcile-wrote-none = Niemand noteerde deze zet
reconcile-only-allows = alleen na { $read } is { $later } bij { $ply } mogelijk
reconcile-only-checks = alleen na { $read } geeft { $later } bij { $ply } schaak
reconcile-only-legal = { $written }; alleen { $read } is reglementair.
reconcile-only-legal-so = { $written }; alleen { $read } is reglementair, als de open zetten ervoor kloppen.
reconcile-only-readable = { $written }; alleen { $read } is als zet te lezen.
reconcile-fits-later = { $written }; beide zijn reglementair. { $read } past beter bij de latere zetten.
reconcile-fits-later-allows = { $written }; beide zijn reglementair, maar { $only }.
reconcile-open = { $written }; beide zijn reglementair en passen bij de latere zetten. { $read } is waarschijnlijker.
reconcile-no-move = { $texts ->
        [two] geen van beide is hier een reglementaire zet.
       *[one] dat is hier geen reglementaire zet.
    }
reconcile-nearest = { $written }; { reconcile-no-move } Het dichtst in de buurt komt { $read }.
reconcile-nearest-allows = { $written }; { reconcile-no-move } Het dichtst in de buurt komt { $read }: { $only }.
reconcile-contradicted = { $written }, maar { $read } past beter bij de latere zetten.
reconcile-contradicted-allows = { $written }, maar { $only }.
reconcile-several = { $written }; meerdere zetten passen: { $moves }. Waarschijnlijk is het { $read }.
reconcile-several-fits = { $written }; meerdere zetten passen: { $moves }. { $read } past beter bij de latere zetten.
reconcile-several-allows = { $written }; meerdere zetten passen: { $moves }, maar { $only }.
reconcile-one-several = { $written }; { $several } past bij { $moves }. Waarschijnlijk is het { $read }.
reconcile-one-several-fits = { $written }; { $several } past bij { $moves }. { $read } past beter bij de latere zetten.
reconcile-one-several-allows = { $written }; { $several } past bij { $moves }, maar { $only }.
reconcile-unwritten = { $written }; { $read } zou passen.
reconcile-unwritten-allows = { $written }; { $only }.
reconcile-doubtful = { $written }; waarschijnlijk is het { $read }.
reconcile-known = { $written }; zeker is dat { $read } is gespeeld.
reconcile-left-over = { $written }; na de laatste zet past daar geen reglementaire zet bij.

## Why a move is uncertain

reconcile-doubted = { $why } { $doubt }
reconcile-rivals = Niet uit te sluiten: { $moves }.
reconcile-rivals-unlikely = Ook mogelijk, maar veel minder waarschijnlijk: { $moves }.
reconcile-rivals-prior = Past ook, maar wordt minder vaak gespeeld: { $moves }.
reconcile-doubt-rivals = Andere zetten zijn niet uit te sluiten.
reconcile-doubt-prior = Andere zetten passen ook, maar worden minder vaak gespeeld.
reconcile-doubt-elsewhere = Dat hangt af van een andere open zet.
reconcile-doubt-one-witness = Maar één notatie heeft deze zet.
reconcile-doubt-two-slips = Beide noteringen passen bij deze zet, maar beide kunnen schrijffouten zijn.
reconcile-doubt-unnamed = Geen van beide notaties heeft deze zet.
reconcile-doubt-same-slip = Beide hebben dezelfde schrijffout; geen notatie bevestigt de zet.
reconcile-doubt-count = Het aantal zetten ervoor is onzeker.
reconcile-doubt-order = De regels rond deze zet staan door elkaar.
reconcile-doubt-contradicted = Te veel noteringen rond deze zet spreken hem tegen.
reconcile-doubt-careless = De notaties hebben veel fouten; zeker is een zet pas met meer bewijs.
reconcile-doubt-no-proof = De notaties hebben te veel fouten: niets is zeker, ook niet waar ze gelijk zijn.
reconcile-doubt-two-games = De notaties hebben nauwelijks een zet gemeen; misschien zijn het verschillende partijen.

## A scoresheet out of order, or at its end

reconcile-score-of = De notatie van { $owner ->
        [white] Wit
       *[black] Zwart
    }
reconcile-skips = { reconcile-score-of } slaat hier { $plies ->
        [one] één halve zet
       *[other] { $plies } halve zetten
    } over.
reconcile-doubles = { reconcile-score-of } heeft vóór deze zet { $cells ->
        [one] één notering
       *[other] { $cells } noteringen
    } te veel.
reconcile-swaps-rows = { reconcile-score-of } verwisselt deze regel en de volgende.
reconcile-swaps-cells = { reconcile-score-of } verwisselt deze zet en de volgende.
reconcile-swaps-moves = { reconcile-score-of } verwisselt deze zet en de volgende van dezelfde speler.
reconcile-stops = { reconcile-score-of } eindigt vóór deze zet.
reconcile-lost = De rest is uit de twee notaties niet op te maken.

## Scoresheets as a whole

reconcile-letters-name = { $language ->
        [cs] Tsjechisch
        [pl] Pools
        [hu] Hongaars
        [ru] Russisch
        [uk] Oekraïens
        [bg] Bulgaars
        [sr] Servisch
        [fi] Fins
        [et] Ests
        [lv] Lets
        [lt] Litouws
        [ro] Roemeens
        [pt] Portugees
        [tr] Turks
        [el] Grieks
        [is] IJslands
        [eo] Esperanto
       *[id] Indonesisch
    }
reconcile-letters-sheet = De notatie van { $side ->
        [white] Wit
       *[black] Zwart
    }
reconcile-letters-language = { reconcile-letters-sheet } gebruikt stukletters uit het { reconcile-letters-name }.
reconcile-letters-one = { $piece } { $letter }
reconcile-letters-learnt = { reconcile-letters-sheet } gebruikt onbekende letters. Volgens de zetten betekenen ze: { $letters }.
reconcile-descriptive = { reconcile-letters-sheet } is beschrijvend. Volgens appendix { $clause } is dat geen bewijs.
reconcile-empty = { reconcile-letters-sheet } is leeg.
