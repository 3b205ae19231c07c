### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

check-begin = Test: zet elk stuk op het genoemde veld. Enter herhaalt. Andere commando's: { check-word-skip }, { check-word-quit }.
check-piece = { $piece } { $square }
check-aperture = { $square }
check-lift = { $square } leegmaken
check-good = Goed.
check-between = Nu een willekeurig stuk op elk leeg veld.
check-mistaken = Gelezen als { $piece }. Probeer het opnieuw.
check-elsewhere = Gemeld door { $square }.
check-stuck = { $square } meldt nog steeds een stuk.
check-help = Enter herhaalt. Andere commando's: { check-word-skip }, { check-word-quit }, of { check-word-debounce } 50 voor een ontdendertijd van 50 milliseconden.
check-no-square = "{ $value }": geen veld. Schrijf het zoals c4.
check-squares = { $good } van { $all } velden goed.
check-pieces = { $good } van { $all } stukken goed.
check-worst = De kleinste marge is op { $square }: nog { $margin } stappen tot de pen onleesbaar is. Gemeten velden: { $count }.
check-debounce = De ontdendertijd van het bord is { $millis } milliseconden.
check-fault = { $what }: { $fault }
check-fault-nothing = niets gemeld.
check-fault-mistaken = gelezen als { $as }.
check-fault-elsewhere = gemeld door { $at }.
check-fault-stuck = blijft bezet.
check-rest = { $count ->
        [one] Eén veld is niet getest.
       *[other] { $count } velden zijn niet getest.
    }
check-go-on = Verder met: annabella board check { $port } --from { $square }
check-word-again = opnieuw
    .heard = nogmaals
check-word-skip = overslaan
check-word-rank = rij
check-word-empty = leeg
check-word-debounce = ontdenderen
check-word-quit = verlaten
    .heard = stoppen, afsluiten
