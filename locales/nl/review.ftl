### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Commands of a review: commands.ftl says how they are understood

review-word-next = volgende
    .heard = volgende zet, verder, vooruit
review-word-previous = vorige
    .heard = vorige zet, terug, achteruit
review-word-start = begin
    .heard = eerste, eerste zet, beginstelling
review-word-end = einde
    .heard = eind, slot, slotstelling
review-word-go = zet
    .heard = ga naar, ga naar zet
review-word-fen = fen
review-word-comment = commentaar
    .heard = commentaren, opmerking, opmerkingen
review-word-variation = variant
    .heard = alternatief
review-word-leave = hoofdvariant
    .heard = hoofdlijn, naar de partij, terug naar de partij
review-word-result = uitslag
review-word-players = spelers
    .heard = namen
review-word-where = waar
    .heard = waar ben ik
review-word-quit = verlaten
    .heard = stoppen, afsluiten

## Answers

review-named = { $white } tegen { $black }.
review-unnamed = Een partij.
review-length = { $moves ->
        [0] Geen zetten.
        [one] Eén zet.
       *[other] { $moves } zetten.
    }
review-begin = Druk op Enter voor de volgende zet. Typ een nummer voor die zet, { command-help } voor meer.
review-keys = Pijl rechts: volgende; pijl links: vorige; Home: begin; End: einde.
review-before-first = Dat is het begin.
review-after-last = Dat was de laatste zet.
review-after-variation = Einde van de variant. Typ { review-word-leave }.
review-no-such-move = { $of ->
        [white] Wit heeft geen zet { $number }
        [black] Zwart heeft geen zet { $number }
       *[both] Er is geen zet { $number }
    }. De laatste is zet { $last } van { $side ->
        [white] Wit
       *[black] Zwart
    }.
review-nothing-played = Er zijn geen zetten gespeeld.
review-result = { $winner ->
        [white] Wit heeft gewonnen.
        [black] Zwart heeft gewonnen.
       *[none] Remise.
    }
review-fen = FEN: { $fen }
review-fen-printed = De FEN staat op de regel hierboven.
review-no-times = Hier zijn geen tijden genoteerd.
review-time-of = { $side ->
        [white] Wit: { $left }
       *[black] Zwart: { $left }
    }
review-used = Verbruikt: Wit { $white }, Zwart { $black }
review-help = Druk op Enter of typ { review-word-next } voor de volgende zet, { review-word-previous } voor de vorige. Typ 12 voor zet 12 van Wit, 12 zwart voor die van Zwart. Typ { review-word-start } of { review-word-end } voor de eerste of laatste stelling. Typ { command-time } voor beide klokken, { command-used } voor de verbruikte tijd. Typ { command-again } om de laatste woorden nog eens te horen. Typ { command-board } voor alle stukken, { command-square } e4 voor één veld, { command-piece } paard voor de paarden. Typ { review-word-comment }, { review-word-variation } 1 en { review-word-leave } voor aantekeningen, { review-word-result } voor de uitslag, { review-word-players } voor de spelers, { review-word-where } voor de getoonde zet. Typ { review-word-fen } voor de FEN, { review-word-quit } om te stoppen.
review-only-asked = Deze partij is afgelopen. Typ { command-help } voor wat u kunt vragen.
review-no-engine = Hier is geen engine. annabella-home gebruikt er een, als die geïnstalleerd is.
review-left = Tot ziens.
review-go-on = Hier verdergaan: { $command }
review-one-board = Driedimensionale partij: annabella review kan die niet lezen. Gebruik annabella sheet --to longhand.
review-no-place = "{ $text }": geen zet. Schrijf 12 voor zet 12 van Wit, 12... voor die van Zwart.

## A position in words

show-castling = { $side ->
        [white] Wit
       *[black] Zwart
    } { $which ->
        [short] kan nog kort rokeren.
        [long] kan nog lang rokeren.
       *[both] kan nog kort en lang rokeren.
    }
show-en-passant = Op { $square } mag een pion en passant worden geslagen.

## Marks, comments, variations

review-glyph = { $number ->
        [1] goede zet
        [2] fout
        [3] schitterende zet
        [4] blunder
        [5] interessante zet
       *[6] dubieuze zet
    }
review-commented = { $comments ->
        [one] Eén commentaar: typ { review-word-comment }
       *[other] { $comments } commentaren: typ { review-word-comment }
    }
review-varied = { $variations ->
        [one] Eén variant: typ { review-word-variation }
       *[other] { $variations } varianten: typ { review-word-variation } 1
    }
review-comment = Commentaar: { $text }
review-no-comment = Bij deze zet staat geen commentaar.
review-no-variation = { $variations ->
        [0] Deze zet heeft geen variant.
       *[other] Deze zet heeft er { $variations }. Typ { review-word-variation } en een nummer tot en met dat.
    }
review-entered = Variant { $number }. Typ { review-word-leave } om terug te gaan.
review-in-game = Dit is de partij zelf.
review-no-result = Er is geen uitslag genoteerd.
review-no-control = Er is geen speeltempo genoteerd.
review-unread = De rest van het bestand is onleesbaar: “{ $text }”
review-time-as-of = { $side ->
        [white] Wit { $left }, { $moves ->
            [one] één zet geleden
           *[other] { $moves } zetten geleden
        }
       *[black] Zwart { $left }, { $moves ->
            [one] één zet geleden
           *[other] { $moves } zetten geleden
        }
    }
