### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Help of annabella-home

home = Thuis tegen een engine spelen, de partij doornemen, stellingen oplossen
home-play = Tegen een schaakengine spelen
home-play-engine = Programma van een UCI-engine; anders stockfish of gnuchess
home-play-colour = Uw kleur; bij lot wordt erom geloot
home-play-level = Sterkte van de engine
home-play-elo = Sterkte van de engine als Elo-rating, als hij die instelling heeft
home-play-odds = Stuk dat de engine mist, of deel van de tijd dat hij krijgt
home-play-opening = Opening waarmee de partij begint, zoals "1. e4 e5 2. Pf3"
home-play-chess960 = Nummer van een beginstelling van Chess960, of random
home-play-board = Poort van uw voelbord
home-play-turned = Uw bord 180 graden gedraaid lezen
home-play-peg-echo = Elke pen noemen die u optilt of neerzet
home-play-name = Uw naam
home-review = Een afgelopen partij met haar keerpunten doorlopen
home-review-game = Journaal of PGN; last is uw laatste partij
home-review-engine = { home-play-engine }
home-review-which = Een partij uit een bestand met meerdere kiezen, op nummer of naam
home-review-strict = Een bestand weigeren dat niet volledig leesbaar is
home-positions = Stellingen uit een bestand oplossen
home-positions-file = EPD, PGN met FEN, of één FEN per regel
home-positions-engine = Programma van een UCI-engine die zetten zonder oplossing beoordeelt
home-positions-results = Bestand waaraan resultaten worden toegevoegd
home-positions-board = { home-play-board }
home-positions-turned = { home-play-turned }

## Engines that cannot be used

home-engine-none = Schaakengine: geen gevonden. Installeer er een, bijvoorbeeld met: sudo apt install stockfish.
home-engine-missing = { $path }: dat programma bestaat niet. Noem een ander met --engine.
home-engine-folder = { $path }: een map, geen programma. Noem het programma erin met --engine.
home-engine-not-executable = { $path }: niet uitvoerbaar. Noem een ander programma met --engine.
home-engine-not-started = { $path }: start niet: { $cause }. Noem een ander programma met --engine.
home-engine-not-uci = { $path }: geen bruikbare UCI-engine. { $fault } Noem een andere met --engine.
home-engine-no-elo = { $engine }: heeft geen Elo-instelling. Gebruik --level.
home-engine-elo-range = { $engine }: kan niet met die Elo spelen. Kies --elo van { $least } tot { $most }.
home-engine-no-chess960 = { $engine }: kan geen Chess960. Noem een andere engine met --engine.

## Options that do not fit

home-no-chess960 = --chess960: "{ $text }" is geen beginstelling. Gebruik een getal van 0 tot 959, of random.
home-opening-empty = --opening: er staan geen zetten in. Schrijf ze zoals "1. e4 e5 2. Pf3".
home-opening-move = --opening: "{ $text }" is daar geen reglementaire zet. Schrijf zetten zoals "1. e4 e5 2. Pf3".
home-opening-over = --opening: na deze zetten is de partij afgelopen. Laat de laatste weg.
home-no-announcer = --announce-by player: niemand kondigt voor de engine aan. Gebruik program of auto.
home-odds-no-clock = --odds: tijdvoorgift vereist een klok. Voeg --time-control toe.
home-odds-position = --odds: een stuk kan alleen uit de normale beginstelling worden weggelaten. Laat --fen en --chess960 weg.
home-tournament-game = { $file }: een niet afgelopen partij met arbiter. Hervatten: annabella play --resume { $game }
home-no-engine-game = { $file }: geen partij tegen een engine. Hervatten: annabella play --resume { $game }

## During a game

home-opponent = { $side ->
        [white] U speelt met Wit tegen { $engine }, { $strength }.
       *[black] U speelt met Zwart tegen { $engine }, { $strength }.
    }
home-strength = niveau { $level ->
        [beginner] beginner
        [easy] makkelijk
        [medium] gemiddeld
        [strong] sterk
       *[full] volle sterkte
    }
home-strength-elo = Elo { $elo }
home-opening = Opening: { $moves }. { $side ->
        [white] Wit aan zet.
       *[black] Zwart aan zet.
    }
home-how = Typ { command-hint } voor een tip. Typ { command-retract } om uw zet en het antwoord terug te nemen.
home-offered = U biedt remise aan. De engine antwoordt met zijn zet.
home-over = Typ voor de keerpunten annabella-home review { $game }.
home-engine-fault = { $fault ->
        [exited] De engine is onverwacht gestopt.
        [not-started] De engine is niet gestart.
        [silent] De engine geeft geen antwoord.
        [illegal] De engine antwoordde met een onreglementaire zet.
        [no-move] De engine antwoordde zonder zet.
        [flood] De engine stuurt te veel.
       *[long-line] De engine stuurt een eindeloze regel.
    }
home-engine-starting = De engine start nog.
home-engine-restarted = Hij is opnieuw gestart.
home-engine-off-clock = Hij blijft uit. Typ { command-halt } om de klokken stil te zetten. Typ { command-quit } en hervat met een andere engine.
home-engine-off = Hij blijft uit. Typ { command-quit } en hervat met een andere engine.
home-hint-piece = Kijk naar { $piece-id ->
        [knight] { $piece-color ->
            [white] het witte paard
           *[black] het zwarte paard
        }
       *[other] de { $piece }
    } op { $square }. Nog een tip noemt de zet.
home-hint-move = De engine zou { $move } spelen. Nog een tip noemt zijn variant.
home-hint-line = Variant van de engine: { $moves }.
home-hint-not-now = Nu geen tip: u bent niet aan zet.
home-hint-off = Geen tip: de engine staat uit.
home-hint-word = Voor een tip: typ { command-hint }.

## Review

home-review-wait = De engine bekijkt { $moves ->
        [one] één zet.
       *[other] { $moves } zetten.
    }
home-review-count = { $count ->
        [0] Geen keerpunten.
        [one] Eén keerpunt. Typ { home-word-turn } om het te horen.
       *[other] { $count } keerpunten. Typ { home-word-turn } voor het volgende.
    }
home-review-last = Geen volgend keerpunt.
home-review-progress = { $judged } van { $positions } stellingen beoordeeld.
home-review-unjudged = Hij blijft uit en heeft { $judged } van { $positions } stellingen beoordeeld.
home-review-comment = Beter: { $better }. Ervoor: { $before }. Erna: { $after }.
home-review-mate = { $side ->
        [white] Wit geeft mat in { $moves ->
            [one] één zet
           *[other] { $moves } zetten
        }
       *[black] Zwart geeft mat in { $moves ->
            [one] één zet
           *[other] { $moves } zetten
        }
    }
home-judgement = { $kind ->
        [winning] gewonnen
        [better] beter
        [equal] gelijk
        [worse] slechter
       *[lost] verloren
    }
home-word-turn = keerpunt
    .heard = keerpunten, volgende keerpunt

## Positions

home-positions-bad = { $file }, regel { $line }: { $what }. De regel wordt overgeslagen.
home-positions-bad-fen = geen stelling
home-positions-bad-solution = { $move } is daar geen reglementaire zet
home-positions-bad-both = { $move } is zowel de beste zet als een te vermijden zet
home-positions-bad-quote = een aanhalingsteken is niet gesloten
home-positions-none = { $file }: er staat geen stelling in. Geef EPD, PGN met FEN, of één FEN per regel.
home-position = Stelling { $number } van { $count }. { $side ->
        [white] Wit aan zet.
       *[black] Zwart aan zet.
    }
home-position-how = Typ of speel uw zet. Verder: { home-word-solution }, { home-word-skip }, { command-quit }.
home-position-right = Goed.
home-position-wrong = Niet de oplossing. Probeer het opnieuw of typ { home-word-solution }.
home-position-unjudged = Geen oplossing en geen engine: uw zet wordt niet beoordeeld.
home-position-unjudged-engine = De engine staat uit: uw zet wordt niet beoordeeld.
home-position-without-score = De engine beoordeelt deze zet niet.
home-position-solution = Oplossing: { $moves }.
home-position-avoid = Elke zet is goed, behalve: { $moves }.
home-position-no-solution = In het bestand staat geen oplossing bij deze stelling.
home-positions-end = { $solved } van { $count } opgelost.
home-positions-saved = { $file }: resultaten toegevoegd.
home-positions-not-saved = { $file }: resultaten niet opgeslagen: { $cause }. Noem een ander bestand met --results.
home-word-solution = oplossing
    .heard = oplossen, antwoord
home-word-skip = overslaan
    .heard = volgende stelling, sla over, pas

## Help on the words of this program

home-help-hint = Typ { command-hint } voor het stuk waar u naar moet kijken. Typ het nog eens voor de zet, dan voor de variant van de engine.
home-help-retract = Typ { command-retract } om uw laatste zet en het antwoord terug te nemen. Typ { command-retract } 1 voor alleen de laatste zet. De engine stemt altijd toe.
home-help-turn = Typ { home-word-turn } voor het volgende keerpunt, waar de beoordeling veranderde.
home-help-solution = Typ { home-word-solution } om de oplossing te horen, { home-word-skip } voor de volgende stelling.

## Drills

home-drill = Velden, diagonalen en paardroutes op gehoor oefenen, zonder bord
home-drill-kind = Onderwerp van de oefening
home-drill-rounds = Aantal vragen
home-drill-seed = Getal waarmee dezelfde vragen terugkomen
home-drill-results = { home-positions-results }
home-drill-start = { $count ->
        [one] Eén vraag{" "}
       *[other] { $count } vragen{" "}
    }{ $kind ->
        [squares] over de kleur van velden.
        [diagonals] over de lijnen van twee velden.
        [meetings] over velden die twee stukken aanvallen.
       *[knight] over de kortste weg van een paard.
    }
home-drill-how = { $kind ->
        [squares] Typ { home-word-light } of { home-word-dark }.
        [diagonals] Typ { home-word-yes } of { home-word-no }, of de soort lijn.
        [diagonal] Typ { home-word-yes } of { home-word-no }.
        [line] Typ { home-word-file }, { home-word-rank }, { home-word-diagonal } of { home-word-none }.
        [meetings] Typ een veld dat beide aanvallen, of { home-word-none }.
       *[knight] Typ het aantal zetten, of elk veld van de weg.
    }
home-drill-help = Typ { command-again } voor de vraag, { home-word-skip } voor het antwoord, { command-quit } om te stoppen.
home-drill-colour = { $square }?
home-drill-colour-is = { $light ->
        [yes] { $square } is een wit veld.
       *[no] { $square } is een zwart veld.
    }
home-drill-diagonal = { $first } en { $second }: dezelfde diagonaal?
home-drill-diagonal-is = { $shared ->
        [yes] { $first } en { $second } liggen op dezelfde diagonaal.
       *[no] { $first } en { $second } liggen niet op dezelfde diagonaal.
    }
home-drill-line = { $first } en { $second }: lijn, rij, diagonaal of geen?
home-drill-line-file = { $first } en { $second } liggen op lijn { $file }.
home-drill-line-rank = { $first } en { $second } liggen op rij { $rank }.
home-drill-line-diagonal = { $first } en { $second } liggen op dezelfde diagonaal.
home-drill-line-none = { $first } en { $second } hebben geen lijn, rij of diagonaal gemeen.
home-drill-meeting = { $one } { $first }, { $other } { $second }: welk veld vallen beide aan?
home-drill-meeting-is = Beide vallen { $squares } aan.
home-drill-meeting-none = Er is geen veld dat beide aanvallen.
home-drill-route = Paard van { $from } naar { $to }.
home-drill-route-is = { $moves ->
        [one] Eén zet: { $squares }.
       *[other] { $moves } zetten, bijvoorbeeld { $squares }.
    }
home-drill-wrong = Fout. { $answer }
home-drill-was = { $answer }
home-drill-unread = Dat is geen antwoord.
home-drill-repeat = { $count ->
        [one] Eén ervan nog eens.
       *[other] { $count } ervan nog eens.
    }
home-drill-end = { $right } van { $count } meteen goed. Mediane tijd: { $seconds },{ $tenth } seconden.
home-drill-nothing = Er is geen vraag beantwoord.
home-word-light = wit
    .heard = w, licht, l, wit veld, licht veld
home-word-dark = zwart
    .heard = z, donker, d, zwart veld, donker veld
home-word-yes = ja
    .heard = j, dezelfde
home-word-no = nee
    .heard = n, niet, niet dezelfde
home-word-file = lijn
    .heard = dezelfde lijn
home-word-rank = rij
    .heard = dezelfde rij
home-word-diagonal = diagonaal
    .heard = dezelfde diagonaal
home-word-none = geen
    .heard = geen enkele, niets, nergens, geen veld
