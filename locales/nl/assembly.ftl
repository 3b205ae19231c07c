### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

assembly-begin = Test van een nieuw bord. Enter of de knop say: klaar, kijk nu. again: nog eens. skip of press: verder. rank of arbiter: naar de volgende rij. empty of time: nog eens naar het lege bord kijken. quit eindigt.
assembly-help = Enter, again, skip, rank, empty of quit.
assembly-no-readings = Dit bord zegt niet wat het van zijn weerstanden leest. Test het zonder --assembly.
assembly-empty = Haal alle stukken eraf, dan Enter of say.
assembly-empty-good = Het lege bord is goed. Nu één witte pion door alle velden.
assembly-faults = { $count ->
    [one] Eén fout op het lege bord.
   *[other] { $count } fouten op het lege bord. skip of press zegt de volgende.
}
assembly-pieces = Nu elk stuk op { $square }, het een na het ander.
assembly-no-square = Nog geen veld is goed, dus kunnen stukken niet worden getest.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } van { $all }
}
assembly-ohms = { $ohms } ohm
assembly-kilohms = { $kilohms } kilo-ohm
assembly-go-on = Verder met: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } is met massa verbonden. Trek de USB-stekker eruit, voel naar een druppel soldeer tussen de drie pootjes van deze bus en naar een draadje erin.
assembly-leaks = { $square } is niet leeg hoewel er niets in zit: ongeveer { $ohms } leidt naar massa. Trek de USB-stekker eruit, maak de soldeerpunten van deze bus en van de chip schoon met alcohol, laat ze drogen. Blijft het, zoek dan een brug van soldeer.
assembly-rank-leaks = Heel rij { $rank } is niet leeg hoewel er niets in zit: ongeveer { $ohms } leidt naar massa. Trek de USB-stekker eruit, maak haar print rond R1 en de chip schoon met alcohol, laat die drogen.
assembly-no-pull-up = Rij { $rank }: één pion lijkt overal te staan, niets trekt de rij omhoog. R1 van haar print ontbreekt of is slecht gesoldeerd: soldeer hem opnieuw, meet hem, hij heeft 18 kilo-ohm.
assembly-pull-up = Rij { $rank }: R1 van haar print lijkt { $ohms } te hebben in plaats van 18 kilo-ohm. Meet hem met de stekker eruit, vervang hem, of soldeer hem opnieuw.
assembly-two-boards = Rij { $rank } heeft twee prints: de jumper JP1 van een andere print zit op de plaats van rij { $rank }. Voel alle jumpers na: op de print van rij 1 zit hij op de eerste plaats van links, op die van rij 8 op de achtste.
assembly-jumper = De pion in rij { $rank } wordt gezien in rij { $place }: de jumper JP1 van deze print zit op plaats { $place }; zet hem op plaats { $rank }. Staat de pion in rij { $place }, zet dan de pion goed.
assembly-floats = Rij { $rank } hangt aan niets, ze herhaalt wat een andere rij heeft. De jumper JP1 van haar print ontbreekt of zit verkeerd, of de lintkabel zit niet diep genoeg in J1.
assembly-rank-silent = In heel rij { $rank } wordt niets gezien. De jumper JP1 van haar print ontbreekt of zit verkeerd, de chip is omgedraaid of zit los, of de lintkabel zit niet diep genoeg in J1.
assembly-lines-exchanged = Rij { $rank }: twee keuzelijnen zijn verwisseld. Test de pennen { $chip } en { $chiptoo } van de chip met de multimeter: ze piepen met de pennen { $ribbon } en { $ribbontoo } van J1, elk met de zijne.
assembly-line-open = Rij { $rank }: pen { $chip } van de chip maakt geen contact met pen { $ribbon } van J1. Druk de chip aan, soldeer deze twee punten opnieuw, druk de lintkabel aan.
assembly-joined-or-line = { $square } en { $other } zien dezelfde pion. Probeer nu { $other } zelf: wordt hij ook daar in beide gezien, dan zijn ze verbonden, zoek een brug ertussen bij de chip; wordt daar niets gezien, dan maakt pen { $chip } van de chip geen contact met pen { $ribbon } van J1.
assembly-joined = { $square } en { $other } zijn verbonden: voel naar een brug van soldeer tussen de punten van deze twee bussen en tussen hun pennen van de chip.
assembly-elsewhere = Niet op { $square } maar op { $seen } wordt een pion gezien. Staat hij op het goede veld, dan zijn de draden van die twee bij de chip verwisseld.
assembly-no-contact = Op { $square } wordt niets gezien. Soldeer punt en huls van deze bus opnieuw, dan pen { $chip } van de chip. Zwijgt ook het volgende veld, ga dan verder: daarna wordt gezegd wat de hele rij heeft.
assembly-bad-joint = { $square } heeft { $ohms } te veel: een slechte soldeerpunt. Soldeer punt en huls van deze bus opnieuw, dan pen { $chip } van de chip. Is het bij het volgende veld net zo, ga dan verder.
assembly-bad-joint-taken = { $square } heeft { $ohms } te veel, zodat de pion voor { $piece } wordt gehouden: een slechte soldeerpunt. Soldeer punt en huls van deze bus opnieuw, dan pen { $chip } van de chip. Gaat het bij het volgende veld net zo, ga dan verder.
assembly-pawn-or-pull-up = De pion leest te laag in rij { $rank }. Of hij heeft minder dan 2,7 kilo-ohm: neem een andere witte pion. Of R1 van de print van deze rij heeft { $ohms } in plaats van 18 kilo-ohm.
assembly-shorted = { $square } is met massa verbonden als de pion erin zit. Doet een andere pion dat ook, dan raakt een pootje van deze bus zijn buur; anders raken de twee lippen van de stekker van de pion elkaar.
assembly-piece-has = { $piece }: de weerstand is die van { $has }. Haal het stuk open en zet er de zijne in; misschien zijn die twee verwisseld.
assembly-piece-ohms = { $piece }: ongeveer { $ohms }, wat geen stuk heeft. Soldeer beide einden van de weerstand opnieuw; helpt dat niet, dan is het de verkeerde.
assembly-piece-shorted = { $piece }: de twee lippen van de stekker raken elkaar, of een draad van de weerstand ligt op de andere lip. Buig ze uit elkaar.
assembly-piece-open = { $piece }: er wordt niets van gezien. Soldeer beide einden van de weerstand opnieuw.
