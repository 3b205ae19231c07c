### Dutch. See docs/translators.md; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Wit staat schaak.
   *[black] Zwart staat schaak.
}
tridim-level-missing = Het niveau ontbreekt. Mogelijk: { $squares }.

## Counts of move sequences, in any variant

perft-took = Geteld in { $ms } ms, { $rate } per seconde.

## Errors in the text of a position (docs/tridim.md); printed

tridim-fields = Stelling: vereist zeven velden, telkens met één spatie ertussen. Zie docs/tridim.md.
tridim-board = “{ $text }” is niet het verwachte bord. Schrijf eerst W, N en S, dan de aanvalsborden van DP1 tot KP6.
tridim-rows = Bord { $board }: de rijen passen niet bij de grootte.
tridim-attack-boards = Stelling: vereist de borden W, N en S en per kant twee aanvalsborden (3D 2.1, 2.6).
tridim-turn = “{ $text }”: geen kant aan zet. Schrijf w of b.
tridim-castling = “{ $text }”: rokaderechten die in deze stelling onmogelijk zijn (3D 3.5).
tridim-spent = “{ $text }”: geen lijst van pionnen op hun beginveld die de dubbele stap kwijt zijn (3D 3.4(b)).
tridim-doubled = “{ $text }”: geen pion die net twee velden kan zijn opgerukt (3D 3.4(d)).
tridim-halfmoves = “{ $text }”: geen aantal zetten zonder slaan of pionzet.
tridim-number = “{ $text }”: geen zetnummer.
tridim-kings = { $side ->
        [white] Wit moet precies één koning hebben (3D 2.6).
       *[black] Zwart moet precies één koning hebben (3D 2.6).
    }
tridim-too-many = { $side ->
        [white] Wit heeft te veel stukken, zelfs met acht promoties (3D 2.6, 3.4(e)).
       *[black] Zwart heeft te veel stukken, zelfs met acht promoties (3D 2.6, 3.4(e)).
    }
tridim-pawn = Op { $square } kan geen pion staan (3D 3.4(e)).
tridim-check = De kant die niet aan zet is, staat schaak (3D 3.5(b)).

## Reasons why a move is unreadable or illegal; spoken to the player who typed it

tridim-unreadable = Geen zet in deze notatie (3D E1 tot E15). Typ er een zoals Pb3N, axb4W, DP3 of 0-0.
tridim-ambiguous = Er passen { $moves } zetten. Noem ook de lijn, de rij of het niveau van het vertrekveld.
tridim-no-square = { $square } bestaat nu niet (3D 3.1(e)).
tridim-own-piece = Op { $square } staat een eigen stuk (3D 3.1(b)).
tridim-no-piece = Zo'n { $piece } is er niet.
tridim-vertical = De zet naar { $square } is verticaal, dus onreglementair (3D 3.1(d)).
tridim-blocked = Op een niveau staat een stuk in de weg naar { $square } (3D 3.1(c)).
tridim-way = Een { $piece } kan zo niet naar { $square } (3D 3.2 tot 3.5).
tridim-moved = De pion op { $square } is al verzet of meegenomen: maar één veld (3D 3.4(b)).
tridim-capture = { $square }: schrijf x als er wordt geslagen, en alleen dan (3D E10).
tridim-en-passant = Op { $square } kan geen pion en passant worden geslagen (3D 3.4(d)).
tridim-promotion = Een pion promoveert op de verste rij van zijn lijn, en alleen daar (3D 3.4(e)).
tridim-late = Promoveer vóór de zet de pion op { $square } (3D 3.4(e)(III)).
tridim-not-late = Vóór de zet hoeft geen pion te promoveren (3D 3.4(e)(III)).
tridim-king = De koning zou schaak staan (3D 3.5(b)).
tridim-late-check = De pion op { $square } zou promoveren en schaak geven (3D 3.4(e)(III)).
tridim-castling-first = { $castling ->
        [short] Geen korte rokade bij de eerste zet (3D 3.5).
       *[long] Geen lange rokade bij de eerste zet (3D 3.5).
    }
tridim-castling-moved = { $castling ->
        [short] Geen korte rokade: koning of toren is verzet of ontbreekt (3D 3.5).
       *[long] Geen lange rokade: koning of toren is verzet of ontbreekt (3D 3.5).
    }
tridim-castling-between = { $castling ->
        [short] Geen korte rokade: tussen koning en toren staat een stuk (3D 3.5).
       *[long] Geen lange rokade: tussen koning en toren staat een stuk (3D 3.5).
    }
tridim-castling-attacked = { $castling ->
        [short] Geen korte rokade: het veld of doelveld van de koning is aangevallen (3D 3.5).
       *[long] Geen lange rokade: het veld of doelveld van de koning is aangevallen (3D 3.5).
    }
tridim-pin-empty = Op { $pin } staat geen aanvalsbord (3D 3.6).
tridim-pin-laden = Op het aanvalsbord van { $pin } staat meer dan één stuk (3D 3.6).
tridim-pin-not-own = Het aanvalsbord op { $pin } is van de tegenstander (3D 3.6).
tridim-pin-taken = Op { $pin } staat al een aanvalsbord (3D 3.6, E4).
tridim-pin-not-adjacent = Daar kan geen aanvalsbord heen: { $pin } grenst er niet aan (3D 3.6).
tridim-pin-backward = Op het aanvalsbord van { $pin } staat een stuk: het kan niet achteruit (3D 3.6).

## Words of announcements, chosen so that none is mistaken for another (docs/tridim.md)

tridim-file-z = Zacharias
tridim-rank-0 = nul
    .heard = 0
tridim-rank-9 = negen
    .heard = 9
tridim-level-white = parterre
tridim-level-neutral = neutraal
tridim-level-black = verdieping
tridim-pin-queen = damepin
    .heard = dame pin, DP
tridim-pin-king = koningspin
    .heard = konings pin, koning pin, KP
tridim-attack-board = aanvalsbord
    .heard = aanvals bord, deck
tridim-exchanged = omwisseling
    .heard = omgewisseld
tridim-then = { $first } { $rest }
tridim-announced = { $square }
tridim-piece = { $piece }
tridim-chosen = { $word }
tridim-no-words = "{ $text }": geen keuze van woorden. Schrijf --level-words z=Zeppelin,W=beneden, met z, W, N, S, DP of KP.
tridim-word-taken = "{ $text }": heeft in aankondigingen al een betekenis. Kies een ander woord.

## A game on three levels

tridim-ready-to-start = Driedimensionaal schaak. Typ { command-start } voor de klok van { $side ->
        [white] Wit
       *[black] Zwart
    }, { command-help } voor de commando's.
tridim-ready-without-clock = Driedimensionaal schaak. { $side ->
        [white] Wit
       *[black] Zwart
    } begint. Typ { command-help } voor de commando's.
tridim-no-pegs = Voor drie niveaus bestaat geen voelbord. Voer zetten met de hand uit.
command-decks = aanvalsborden
    .heard = decks, aanvals borden
tridim-level-empty = { $level } leeg
tridim-level-begins = { $level }
tridim-above = Erboven
tridim-below = Eronder
tridim-deck = { $pin }: { $began ->
        [white] aanvalsbord van Wit
       *[black] aanvalsbord van Zwart
    }, { $owner ->
        [white] Wit mag het verzetten
        [black] Zwart mag het verzetten
       *[none] te veel stukken om te verzetten
    }
tridim-deck-goes = kan naar { $pins }
tridim-spelt-square = { $letter } van { $file }, { $rank }, { $level }
tridim-spelt-deck = { $pin }
refused-no-level-pegs = { tridim-no-pegs }
refused-touch-by-arbiter = Op drie niveaus beslist de arbiter over aangeraakte stukken (3D 4.3).
tridim-scores-only-white = { $ply }: alleen Wit noteerde een reglementaire zet. Wit: { $white }, Zwart: { $black }.
tridim-scores-only-black = { $ply }: alleen Zwart noteerde een reglementaire zet. Zwart: { $black }, Wit: { $white }.
tridim-scores-neither = { $ply }: niemand noteerde een reglementaire zet. Wit: { $white }, Zwart: { $black }.
tridim-scores-moves = { $ply }: de notaties verschillen. Wit noteerde { $white }, Zwart { $black }. Latere zetten die bij Wit passen: { $after-white }. Bij Zwart: { $after-black }.
tridim-scores-back = Terug naar de stelling na { $ply }.
tridim-scores-one-game = Beide notaties geven één partij tot en met { $ply }.
variant-unknown = --variant: "{ $variant }" is onbekend. Schrijf standard, chess960, chess960:0 tot chess960:959, of tridim.
variant-number = "{ $number }": geen beginstelling. Schrijf een getal van 0 tot 959.
variant-edition = Chess960: heeft alleen regels in de uitgave van 2023 (Richtlijnen II). Laat --laws weg.
variant-no-levels = --level-words: alleen voor driedimensionaal schaak. Voeg --variant tridim toe.
variant-another = { $file }: bevat een partij van een andere variant: { $variant }.
tridim-no-journal = --journal: bestaat niet bij driedimensionaal schaak. Noem het journaal als een van de twee notaties.
variant-no-option = { $option }: bestaat niet bij driedimensionaal schaak. Laat de optie weg.

## Scoresheets as text

tridim-row = "{ $text }": geen regel van een notatie.
tridim-too-long = Notatie: langer dan elke partij.
tridim-sheet-form = Driedimensionaal schaak: bestaat niet als PGN of braille. Schrijf --to txt, longhand of wav.
tridim-two-chesses = Notaties: maar één is van driedimensionaal schaak.
tridim-two-starts = Notaties: hun beginstellingen verschillen.
variant-no-lot = --lot: alleen voor Chess960. Voeg --variant chess960 toe.
variant-two-starts = Beginstelling: meer dan eens opgegeven. Gebruik maar één van nummer, FEN en --lot.
variant-chess-alone = --variant tridim: voor drie niveaus bestaat geen voelbord, dus ook geen gesimuleerd.

## Chess960 (2023, Guidelines II)

chess960-start = Chess960, beginstelling { $number }, vanaf Anna: { $pieces }.
chess960-entered = Chess960 vanuit een ingevoerde stelling.
chess960-drawn = Geloot met de tekst "{ $lot }". De eerste acht bytes van de SHA-256 ervan tellen, modulo 960.

## Positions shown and judged

show-nothing = "{ $text }": geen stelling en geen bestand.
show-too-few = { $file }: heeft maar { $plies } zetten van Wit en Zwart samen.
judge-status = { $status ->
        [mate] { $side ->
            [white] Wit staat mat.
           *[black] Zwart staat mat.
        }
        [stalemate] { $side ->
            [white] Wit staat pat.
           *[black] Zwart staat pat.
        }
        [dead] Geen van beiden kan mat zetten: de partij is remise.
        [fivefold-repetition] Vijfmaal dezelfde stelling: de partij is remise (2023 9.6.1).
        [seventy-five-moves] Elk 75 zetten zonder slaan of pionzet: de partij is remise (2023 9.6.2).
       *[ongoing] Deze stelling beëindigt de partij niet.
    }
judge-ended = De partij eindigde in remise met zet { $number } van { $side ->
        [white] Wit
       *[black] Zwart
    }: { $reason ->
        [fivefold-repetition] vijfmaal dezelfde stelling (2023 9.6.1).
        [seventy-five-moves] elk 75 zetten zonder slaan of pionzet (2023 9.6.2).
       *[dead-position] geen van beiden kan mat zetten.
    }
judge-claim = { judge-side } kan remise claimen: { $ground ->
        [threefold] driemaal dezelfde stelling (2023 9.2.2).
       *[fifty] elk 50 zetten zonder slaan of pionzet (2023 9.3.2).
    }
judge-claim-with = { $ground ->
        [threefold] { judge-side } kan remise claimen door { $moves } te noteren: dat wordt driemaal dezelfde stelling (2023 9.2.1).
       *[fifty] { judge-side } kan remise claimen door een zet zonder slaan of pion te noteren: dat worden elk 50 zetten (2023 9.3.1).
    }
judge-can-mate = { $can ->
        [yes] { judge-side } kan nog mat zetten.
        [no] { judge-side } kan niet meer mat zetten.
       *[undetermined] Onduidelijk is of { judge-side } nog mat kan zetten.
    }
judge-mates = { judge-side } zou zo mat kunnen zetten: { $moves }
judge-side = { $side ->
        [white] Wit
       *[black] Zwart
    }
