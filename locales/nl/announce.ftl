### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Pieces

role-king = koning
role-queen = dame
role-rook = toren
role-bishop = loper
role-knight = paard
role-pawn = pion

piece-white-king = witte koning
piece-white-queen = witte dame
piece-white-rook = witte toren
piece-white-bishop = witte loper
piece-white-knight = wit paard
piece-white-pawn = witte pion
piece-black-king = zwarte koning
piece-black-queen = zwarte dame
piece-black-rook = zwarte toren
piece-black-bishop = zwarte loper
piece-black-knight = zwart paard
piece-black-pawn = zwarte pion

## Squares

file-a = Anna
    .heard = Ana, Alfa, Alpha
file-b = Bella
    .heard = Bela, Bravo
    .otherwise = bee
file-c = Cesar
    .heard = Caesar, Charlie
    .otherwise = cee, see
file-d = David
    .heard = Delta
    .otherwise = dee
file-e = Eva
    .heard = Echo
file-f = Felix
    .heard = Foxtrot
    .otherwise = eff, ef
file-g = Gustav
    .heard = Gustaaf, Gustaf, Golf
    .otherwise = gee
file-h = Hector
    .heard = Hektor, Hotel
    .otherwise = haa
nato-a = Alfa
nato-b = Bravo
nato-c = Charlie
nato-d = Delta
nato-e = Echo
nato-f = Foxtrot
nato-g = Golf
nato-h = Hotel

rank-1 = één
    .heard = 1, een
rank-2 = twee
    .heard = 2
rank-2-distinct = twee
rank-3 = drie
    .heard = 3
rank-4 = vier
    .heard = 4
rank-5 = vijf
    .heard = 5
rank-6 = zes
    .heard = 6
rank-7 = zeven
    .heard = 7
rank-8 = acht
    .heard = 8

square = { $file } { $rank }

## Moves

takes = slaat
    .heard = slaan, neemt, x, sla, pakt
en-passant = en passant
    .heard = enpassant, ep
castling = Rokade
    .heard = rokeren, rokeert, rokeer, rochade
castling-short = Korte rokade
    .heard = rokade kort, kort rokeren, rokeert kort, korte rochade, rochade kort
    .otherwise = kort, koningsvleugel
castling-long = Lange rokade
    .heard = rokade lang, lang rokeren, rokeert lang, lange rochade, rochade lang
    .otherwise = lang, damevleugel
check = schaak
    .heard = met schaak
mate = mat
    .heard = schaakmat
filler = naar
    .heard = van, op, gaat, wordt, promoveert, de, het, mijn, ik, speel, speelt, zet, ga, tot, in, uit, promotie, gelijk, is
courtesy = alstublieft
    .heard = alsjeblieft, graag, dank u

announcement-full =
    { $piece } { $from }{ $capture ->
        [yes] {" "}{ takes }
       *[no] {""}
    } { $to }{ announcement-ending }
announcement-short =
    { $piece-id ->
        [pawn] {""}
       *[other] { $piece }{" "}
    }{ $origin ->
        [file] { $file }{" "}
        [rank] { $rank }{" "}
        [square] { $from }{" "}
       *[none] {""}
    }{ $capture ->
        [yes] { takes }{" "}
       *[no] {""}
    }{ $to }{ announcement-ending }
announcement-ending =
    { $ending ->
        [en-passant] {" "}{ en-passant }
        [promotion] {" "}{ $promotion }
       *[none] {""}
    }

## Times

span =
    { $hours ->
        [0]
            { $minutes ->
                [0] { span-seconds }
               *[other]
                    { span-minutes }{ $seconds ->
                        [0] {""}
                       *[other] {" "}{ span-seconds }
                    }
            }
       *[other]
            { span-hours }{ $minutes ->
                [0] {""}
               *[other] {" "}{ span-minutes }
            }{ $seconds ->
                [0] {""}
               *[other] {" "}{ span-seconds }
            }
    }
span-hours =
    { $hours ->
        [one] { $hours } uur
       *[other] { $hours } uur
    }
span-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
span-unknown = onbekende tijd
span-short = minder dan een seconde
span-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }

## Lists

list-end = { $first } of { $last }
list-all-end = { $first } en { $last }
list-each = { $first }. { $rest }
list-group = { $items }
said-portion = { $words }.
list-more = { $first }, { $rest }
groups-more = { $first }; { $rest }
sentences-more = { $first } { $rest }

## Moves that cannot be played

move-unreadable = “{ $text }” is geen zet.
move-as-typed = “{ $text }”
move-several = “{ $text }” bevat meerdere zetten. Typ er één tegelijk.
move-unknown-word = “{ $word }” is geen woord van een zet.
move-sentence = Niet begrepen.
move-small-letter = “{ $text }” noemt een lijn. Typ voor { $piece } { $capitals }.
move-ambiguous = “{ $text }” is niet eenduidig. Bedoelt u { $moves }?
move-illegal = { $move }: dat is hier geen reglementaire zet.
move-illegal-no-piece = { $move }: zo'n stuk staat niet op het bord.
move-illegal-empty = { $move }: { $square } is leeg.
move-illegal-other-piece = { $move }: op { $square } staat een ander stuk, { $piece }.
move-illegal-turn =
    { $move }: { $side ->
        [white] alleen Zwart kan dat spelen; Wit is aan zet.
       *[black] alleen Wit kan dat spelen; Zwart is aan zet.
    }
move-illegal-own-piece = { $move }: op { $square } staat een stuk van dezelfde kleur.
move-illegal-capture = { $move }: op { $square } valt niets te slaan.
move-illegal-blocked = { $move }: het stuk op { $square } staat in de weg.
move-illegal-pawn-ahead = { $move }: { $square } is bezet.
move-illegal-pawn-diagonal = { $move }: een pion slaat alleen één veld schuin vooruit.
move-illegal-no-pawn = { $move }: op { $square } staat geen eigen pion.
move-illegal-no-pawn-file = { $move }: op de lijn { $file } staat geen eigen pion.
move-illegal-en-passant = { $move }: { en-passant } kan alleen direct na een dubbele stap.
move-illegal-in-check = { $move }: de koning zou schaak blijven staan.
move-illegal-into-check = { $move }: de koning zou schaak staan.
move-illegal-takes-king = { $move }: de koning kan niet worden geslagen.
move-illegal-castling = { $move }: dat kan hier niet.
move-castling-lost = { $move }: er is geen recht op deze rokade.
move-castling-check = { $move }: de koning staat schaak.
move-castling-attacked = { $move }: { $square } wordt aangevallen.
move-illegal-promotion-missing = { $move }: het promotiestuk ontbreekt. Voeg bijvoorbeeld dame toe.
move-illegal-promotion = { $move }: hier promoveert geen pion.

## FENs, wherever they are given

fen-fault = { $fault ->
    [fields] er ontbreken velden van een FEN, of het zijn er te veel
    [placement] de opstelling moet acht rijen van acht velden hebben, in bekende letters
    [turn] de kleur aan zet moet w of b zijn
    [castling] het rokadeveld is niet leesbaar
    [en-passant] het veld voor en passant is niet leesbaar
    [counter] een teller is niet leesbaar of in geen partij mogelijk
    [men] een kleur heeft meer dan 16 stukken en pionnen
    [empty] het bord is leeg
    [no-king] er ontbreekt een koning
    [kings] een kleur heeft meerdere koningen
    [pawn-rank] er staat een pion op de eerste of achtste rij
    [opponent-in-check] de kleur die net een zet heeft gedaan, staat schaak
    [no-castling] de rokadeletters passen bij geen koning met zijn toren
    [castles-in-chess960] in standaardschaak rokeert de koning vanaf e1 of e8 met een toren in de hoek
    [no-en-passant] geen pion kan het veld voor en passant zijn gepasseerd
   *[unreachable] geen reeks zetten leidt ernaartoe
}. { $fault ->
    [castles-in-chess960] { $source ->
        [option] Gebruik --variant chess960 of verbeter de letters.
       *[file] Verbeter de variant of de letters.
    }
   *[other] Verbeter de FEN.
}
fen-refused = “{ $fen }” is geen stelling: { fen-fault }
fen-refused-line = regel { $line }: “{ $fen }” is geen beginstelling: { fen-fault }
fen-inferred = { $file } is als Chess960 gelezen: het bestand noemt geen variant en de rokadeletters passen alleen bij Chess960.

## The command announce

announce-no-move = Zet { $number } kan niet worden aangekondigd. { $reason }

## Touched pieces

touch-piece = { $piece-id ->
    [knight] het { $piece }
   *[other] de { $piece }
} op { $square }
touch-piece-with = { touch-piece }
touch-move = { $own } spelen
touch-capture = { $target } slaan
touch-capture-with = { $target } slaan met { $own }
touch-castle =
    { $side ->
        [short] kort rokeren
       *[long] lang rokeren
    }
touch-free = Elke reglementaire zet mag worden gespeeld.
touch-must = { $side ->
    [white] Wit moet { $duties }.
   *[black] Zwart moet { $duties }.
}
touch-obligation = { $first }{ touch-barred }{ touch-stays }{ touch-becomes }
touch-barred =
    { $barred ->
        [short] {" "}De korte rokade is bij deze zet niet toegestaan.
        [long] {" "}De lange rokade is bij deze zet niet toegestaan.
        [both] {" "}Rokeren is bij deze zet niet toegestaan.
       *[none] {""}
    }
touch-stays =
    { $stays ->
        [yes] {" "}{ $piece-id ->
            [knight] Het { $piece }
           *[other] De { $piece }
        } is op { $to } losgelaten en moet daar blijven.
       *[no] {""}
    }
touch-becomes =
    { $becomes ->
        [there] {" "}Het nieuwe stuk is een { $promotion } en blijft op { $square }.
        [yes] {" "}Het nieuwe stuk is een { $promotion }.
       *[no] {""}
    }
