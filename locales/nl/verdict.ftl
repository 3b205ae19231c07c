### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

verdict-ply = { $side ->
    [white] zet { $number } van Wit
   *[black] zet { $number } van Zwart
}
verdict-written = { $text }
verdict-nothing = niets
verdict-back-if = Als de borden van elkaar afwijken: terug naar de stelling na { $ply }. De zet: { $move }.
verdict-back-if-start = Als de borden van elkaar afwijken: terug naar de beginstelling.
verdict-times-proposed = Alleen een voorstel: de arbiter stelt de klok in.
verdict-times = Tijden na { $ply }. Wit: { $white }. Zwart: { $black }. { verdict-times-proposed }
verdict-times-start = Tijden aan het begin. Wit: { $white }. Zwart: { $black }. { verdict-times-proposed }
verdict-counter = Gedane zetten: Wit { $white }, Zwart { $black }.
verdict-journal-differs = Het journaal heeft een andere zet bij { $ply }. Daar staat { $move }.
verdict-sure-to-write = { $side ->
    [white] Notatie van Wit: { $before } bij { $ply }. Er { $cell } van maken? { command-yes } of { command-no }.
   *[black] Notatie van Zwart: { $before } bij { $ply }. Er { $cell } van maken? { command-yes } of { command-no }.
}
verdict-entry-written = { $ply }: { $cell } staat in de notatie.
verdict-retract = Typ { command-retract } { $plies } om { $plies ->
    [one] één zet terug te nemen
   *[other] { $plies } zetten terug te nemen
}.
refused-no-such-move = Die zet bestaat niet in de partij. Typ { command-score } voor alle zetten.

## The verdict, before all other lines

verdict-boards-match = { $boards ->
        [white] Het bord van Wit klopt met de notaties. Er valt niets te verbeteren.
        [black] Het bord van Zwart klopt met de notaties. Er valt niets te verbeteren.
       *[both] Beide borden kloppen met de notaties. Er valt niets te verbeteren.
    }
verdict-boards-alike = { $boards ->
    [white] Het bord van Wit hoeft niet te worden verbeterd, alleen een notatie.
    [black] Het bord van Zwart hoeft niet te worden verbeterd, alleen een notatie.
   *[both] Geen bord hoeft te worden verbeterd, alleen een notatie.
}
verdict-correct = { $side ->
        [white] Verbeter het bord van Wit.
        [black] Verbeter het bord van Zwart.
       *[both] Verbeter beide borden.
    }
verdict-retrace = Ga terug naar de stelling na { $ply }. Laatste zet: { $move }.
verdict-retrace-start = Ga terug naar de beginstelling.
verdict-ask-arbiter = De arbiter moet beslissen. { $why }
verdict-open-illegal = { $ply }: er staat geen reglementaire zet.
verdict-open-unknown = Vanaf { $ply } is te weinig genoteerd.
verdict-open-shifted = Vanaf { $ply } zijn misschien regels verschoven.
verdict-open-unclear = { $ply } beslist. Minstens één notatie is daar onduidelijk.
verdict-open-several = Bij beide notaties passen meerdere partijen.
verdict-open-unwritten = De borden zijn gelijk, maar kloppen niet met de notaties. Misschien ontbreken daar zetten.
verdict-open-in-progress = Misschien wordt daar juist een zet gedaan.

## Both readings

verdict-by-letter = Volgens artikel { $clause }: { $verdict }
verdict-by-no-clause = { $why ->
        [no-rule] De regels van { $edition } hebben hier niets voor.
       *[not-in-text] In de tekst van { $edition } in dit programma ontbreekt deze regel.
    } Volgens artikel D.2.9 van 2023: { $verdict }
verdict-set-up = { $what ->
        [swapped-colours] Als de kleuren op beide borden vanaf het begin verwisseld waren:
       *[wrong-set-up] Als beide borden vanaf het begin zo stonden:
    }{ $effect ->
        [none] { "" }
       *[other] { " " }{ desk-holds }
    }
verdict-by-both = { $degree ->
        [agreed] { $wrong }. Dat tonen beide notaties.
        [deduced] { $wrong }. Alleen dat past bij beide notaties.
        [one] { $wrong }. Dat tonen één notatie en de borden.
        [likely] Een vermoeden: { $wrong }. Andere passende zetten worden alleen minder vaak gespeeld.
       *[open] { $wrong }. Dat is niet zeker: andere verklaringen zijn niet uit te sluiten.
    }
verdict-by-both-open = De twee notaties samen tonen niet welk bord fout is.
verdict-illegal-move = { $ply }: { $move } was onreglementair. { $breach } { $remedy ->
        [stands] De zet blijft gelden, want de tegenstander heeft geantwoord
        [queen] Vervang de pion door een dame
       *[retrace] Ga terug naar de stelling ervoor
    }{ $clause ->
        [none] .
       *[other] { " " }(artikel { $clause }).
    }
verdict-or-queen = Of volgens artikel { $clause }: vervang de pion door een dame.
verdict-if-pressed = Dit geldt alleen als de klok is ingedrukt.
verdict-breach-not-promoted = De pion is niet door een nieuw stuk vervangen.
verdict-breach-moved-twice = Dezelfde speler had net al een zet gedaan.
verdict-breach-castled-in-check = De koning stond bij de rokade schaak.
verdict-breach-castled-through-check = De koning rokeerde over of naar een aangevallen veld.
verdict-breach-castled-after-move = De koning of de toren was al verzet.
verdict-breach-king-into-check = De koning ging schaak staan.
verdict-breach-left-in-check = De koning bleef schaak staan.
verdict-breach-late-en-passant = En passant slaan kon niet meer.
verdict-breach-pawn-two-squares = Deze pion mag niet twee velden vooruit.
verdict-breach-pawn-captured-ahead = Een pion slaat niet recht vooruit.
verdict-breach-pawn-sideways = Een pion gaat alleen schuin om te slaan.
verdict-breach-pawn-backward = Zo beweegt een pion niet.
verdict-breach-jumped = Er stond een stuk in de weg.
verdict-breach-moved-wrongly = Zo beweegt dat stuk niet.
verdict-wrong = { $side ->
        [white] Het bord van Wit is fout
        [black] Het bord van Zwart is fout
        [none] Geen bord is fout
       *[both] Beide borden zijn fout
    }
verdict-wrong-since = { $side ->
        [white] Het bord van Wit is fout
        [black] Het bord van Zwart is fout
        [none] Geen bord is fout
       *[both] Beide borden zijn fout
    } sinds { $ply }
verdict-wrong-since-or = { verdict-wrong-since }, of sinds { $other }
verdict-grounds = { $first } { $next }
verdict-other-order = De notaties verschillen vanaf { $first }. Na { $last } bereiken ze dezelfde stelling.
verdict-against = De borden spreken de notatie van { $side ->
        [white] Wit
       *[black] Zwart
    } tegen.
verdict-rights = Beide notaties leiden tot hetzelfde bord. Alleen het recht op { $what ->
        [castling] rokade
       *[passing] en passant slaan
    } verschilt.
verdict-exchanged = Elk bord klopt met de notatie van de tegenstander. Misschien zijn de bestanden verwisseld.
verdict-whole = { verdict-board } { $whole ->
        [empty] is leeg
        [turned] is 180 graden gedraaid, of van de andere kant gelezen
        [swapped] heeft wit en zwart verwisseld
       *[foreign] heeft bijna niets met deze partij gemeen
    }.
verdict-behind = { verdict-board } toont nog de stelling na { $ply }.
verdict-behind-start = { verdict-board } toont nog de beginstelling.
verdict-more = Voeg voor al het andere --full toe.

## The grounds of the verdict

verdict-agree = De notaties zijn gelijk tot het einde, { $ply }.
verdict-agree-but = De notaties zijn gelijk tot het einde, { $ply }, op { $slips ->
        [one] één schrijffout
       *[other] { $slips } schrijffouten
    } na.
verdict-one-scoresheet = Alleen de notatie van { $side ->
        [white] Wit
       *[black] Zwart
    } telt. Die is duidelijk tot en met { $ply }.
verdict-agree-as-far = De notaties zijn gelijk tot en met { $ply }. Daarna is er maar één duidelijk.
verdict-unwritten = In geen van beide notaties staat al een zet.
verdict-nowhere = Geen enkele zet is in beide notaties duidelijk.
verdict-differ = De notaties verschillen bij { $ply }. { reconcile-wrote }.
verdict-illegal = { $whose ->
        [white] Bij { $ply } noteerde Wit { $white }. Dat is daar niet reglementair. Zwart noteerde { $black }.
        [black] Bij { $ply } noteerde Zwart { $black }. Dat is daar niet reglementair. Wit noteerde { $white }.
        [same] Bij { $ply } noteerden beiden { $white }. Dat is daar niet reglementair.
       *[both] Bij { $ply } noteerde Wit { $white }. Zwart noteerde { $black }. Geen van beide is daar reglementair.
    }
verdict-illegal-after = De notaties zijn gelijk tot en met { $agreed }. { $illegal }
verdict-part = De noteringen alleen zijn vanaf { $ply } onduidelijk. { $same ->
        [text] Beiden noteerden { $white }
        [nothing] Daar noteerde niemand iets
       *[no] { reconcile-wrote }
    }.
verdict-left-out = { $side ->
        [white] In de notatie van Wit
       *[black] In de notatie van Zwart
    } { $plies ->
        [one] ontbreekt één halve zet:
       *[other] ontbreken { $plies } halve zetten. De eerste is
    } { $ply }.
verdict-too-many = { $side ->
        [white] In de notatie van Wit
       *[black] In de notatie van Zwart
    } { $plies ->
        [one] staat één notering te veel,
       *[other] staan { $plies } noteringen te veel,
    } vóór { $ply }.
verdict-swapped = In één notatie zijn twee regels verwisseld. Ze beginnen met { $ply }.
verdict-board = { $board ->
        [white] Het bord van Wit
       *[black] Het bord van Zwart
    }
verdict-error-since = { verdict-board } wijkt af sinds { $ply }. Genoteerd: { $move }. { $what }
verdict-error-or = Of sinds { $ply }. Genoteerd: { $move }. { $what }
verdict-error-too = Tweede fout: { $ply }. Genoteerd: { $move }. { $what }
verdict-error-any-time = { verdict-board } wijkt af. { $what }
verdict-hand-not-executed = De zet is niet uitgevoerd.
verdict-hand-executed-elsewhere = Uitgevoerd: { $piece } naar { $square }, niet naar { $instead }.
verdict-hand-beside = In een verkeerde opening gestoken: { $piece } op { $square }, niet op { $instead }.
verdict-hand-left-in-hand = Opgetild, maar niet op { $square } gezet: { $piece }.
verdict-hand-misheard-square = { verdict-hand-other-move } Misschien is { $square } verstaan in plaats van { $instead }.
verdict-hand-other-move = Uitgevoerd: { $piece } { $from } { $to }.
verdict-hand-other-piece = Met een ander stuk uitgevoerd: { $piece } { $from } { $to }.
verdict-hand-capture-elsewhere = { verdict-hand-executed-elsewhere } Het geslagen stuk is weggenomen.
verdict-hand-capture-unfinished = Het geslagen stuk is weggenomen, maar het slaande stuk staat nog op { $square }.
verdict-hand-victim-left = { verdict-hand-executed-elsewhere } Het geslagen stuk is niet weggenomen.
verdict-hand-wrong-victim = Verkeerd stuk weggenomen: op { $square }, niet op { $instead }.
verdict-hand-castled-king-only = Alleen de koning is verzet.
verdict-hand-castled-rook-only = Alleen de toren is verzet.
verdict-hand-castled-other-side = Er is naar de andere kant gerokeerd.
verdict-hand-castled-wrong-square = { verdict-hand-executed-elsewhere }
verdict-hand-en-passant-victim-left = De en passant geslagen pion staat nog op { $square }.
verdict-hand-en-passant-wrong-pawn = { verdict-hand-wrong-victim }
verdict-hand-pawn-left = De pion op { $square } is niet door het nieuwe stuk vervangen.
verdict-hand-promoted-otherwise = Nieuw stuk: { $piece }.
verdict-hand-promoted-beside = { verdict-hand-executed-elsewhere }
verdict-hand-displaced = Verschoven, misschien aangestoten: { $piece } op { $square }, niet op { $instead }.
verdict-hand-fallen-off = Ontbreekt, misschien gevallen of in een hand: { $piece } op { $instead }.
verdict-hand-captive-back = Een geslagen stuk staat weer op het bord: { $piece } op { $square }.
verdict-hand-exchanged-at-start = Verkeerd opgezet: de stukken op { $square } en { $instead } zijn verwisseld.
verdict-hand-set-up-otherwise = Verkeerd opgezet: er staan vanaf het begin stukken op verkeerde velden.
verdict-hand-anything-else = { verdict-hand-other-move }
verdict-right = { verdict-board } klopte het laatst na { $ply }. Dat toont het journaal.
verdict-right-start = { verdict-board } klopte het laatst aan het begin. Dat toont het journaal.
verdict-moved-on = { verdict-board } is één zet verder. De zet: { $piece } { $from } { $to }.
verdict-deviates = { verdict-board } wijkt af op { $squares ->
        [one] één veld
       *[other] { $squares } velden
    }. Eén of twee verkeerde zetten verklaren dat niet.
verdict-step-piece = { $piece-id ->
        [knight] { $piece-color ->
            [white] het witte paard
           *[black] het zwarte paard
        }
       *[other] de { $piece }
    }
verdict-steps = { verdict-board }: { $steps }.
verdict-move = Zet { verdict-step-piece } van { $from } op { $to }
verdict-remove = Haal { verdict-step-piece } weg van { $square }
verdict-place = Zet { $piece-id ->
        [king] { verdict-step-piece }
       *[other] een { $piece }
    } op { $square }
verdict-journal-short = Het journaal heeft maar { $plies ->
        [one] één halve zet
       *[other] { $plies } halve zetten
    }.

## The game that was probably played

verdict-difference = { $ply }: { $why }
verdict-read-game = Samen geven de notaties een partij van { $plies ->
        [one] één halve zet
       *[other] { $plies } halve zetten
    }
verdict-read-sure = { verdict-read-game }, alle zeker.
verdict-read = { verdict-read-game }, waarvan { $sure } zeker.
verdict-read-unsure = { verdict-read-game }, geen ervan zeker.
verdict-read-likely = { $likely ->
        [one] Nog één zet is waarschijnlijk.
       *[other] Nog { $likely } zetten zijn waarschijnlijk.
    }
verdict-read-until = Vanaf { $ply } is niets meer op te maken.
verdict-read-nothing = Bij de twee notaties past geen reglementaire partij.
verdict-other-start = Had de partij een andere beginstelling, geef die dan op met --start.
verdict-still-open = { $count ->
        [one] Eén verschil is nog open:
       *[other] { $count } verschillen zijn nog open:
    }
verdict-settled = { $count ->
        [one] Eén verschil is verklaard:
       *[other] { $count } verschillen zijn verklaard:
    }
verdict-uncertain-heading = Waarom zetten onzeker zijn:
verdict-uncertain = { $plies }: { $why }
verdict-plies = { $from } tot en met { $to }
verdict-unsure-too = Ook onzeker: { $plies }.
verdict-unsure-more = { $count ->
        [one] Nog één andere zet is onzeker.
       *[other] Nog { $count } andere zetten zijn onzeker.
    }
verdict-likely-too = Alleen waarschijnlijk: { $plies }.
verdict-likely-more = { $count ->
        [one] Nog één andere zet is alleen waarschijnlijk.
       *[other] Nog { $count } andere zetten zijn alleen waarschijnlijk.
    }
verdict-game = De partij, met een vraagteken na elke onzekere zet:
verdict-game-likely = De partij, met ? na elke onzekere zet en ~ na elke waarschijnlijke:
verdict-game-only-likely = De partij, met ~ na elke zet die alleen waarschijnlijk is:
verdict-game-sure = De partij:
verdict-game-no-proof = De partij, met een vraagteken na elke zet die niet in beide notaties staat:
verdict-question = Vraag eerst de spelers: { $ply }, was dat { $choices }?
verdict-question-decides = { $question } Het antwoord beslist over ongeveer { $decides } halve zetten.

## The dispute as a picture

dispute-title = Twee notaties, twee borden
dispute-verdict = Beslissing
dispute-steps = Verbeter de borden
dispute-boards = De borden
dispute-marks = Dikke rand met punt: de twee borden wijken van elkaar af. Streepjesrand: daar zijn ze gelijk, maar wijken ze af van: { $position }.
dispute-no-square = Geen veld wijkt af.
dispute-cells = Betwiste noteringen
dispute-caption = Elke zet zoals beide spelers die noteerden
dispute-move = Zet
dispute-white = Notatie van Wit
dispute-black = Notatie van Zwart
dispute-read = Gelezen als
dispute-read-open = { $move }, onzeker
dispute-unread = onbekend
dispute-agreed = Stelling om naar terug te gaan
dispute-ending = { $file }: de naam moet eindigen op .svg of .html.

## Files that are not a game

score-file = { $file }: { $cause }
score-too-long = regel { $line } overschrijdt de maximale lengte van een partij.
score-starts-differ = { $file }: de beginstelling in regel { $line } is een andere dan die van { $other }.
score-none-made = { $file }: de partij heeft nog geen zetten. Er valt niets te vergelijken.
score-same-file = { $file }: voor beide notaties opgegeven. Geef elk een eigen bestand.
score-copied = Beide bestanden hebben dezelfde tekst. Is het ene een kopie van het andere, dan bewijzen ze niets.
score-journal-start = { $file }: de partij erin begon niet vanuit de stelling van { $other }.
score-laws-differ = { $file }: de partij is gespeeld met { $option } { $value }, niet { $other }. Laat { $option } weg.
score-no-position = { $option }: geen schaakstelling: { $fen }
