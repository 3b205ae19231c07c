### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

assembly-begin = Test van een nieuw bord. Enter of de knop say: klaar om te meten. { check-word-again }: herhalen. { check-word-skip } of press: volgende stap. { check-word-rank } of arbiter: volgende rij. { check-word-empty } of time: het lege bord opnieuw meten. { check-word-quit }: einde.
assembly-help = Enter, { check-word-again }, { check-word-skip }, { check-word-rank }, { check-word-empty } of { check-word-quit }.
assembly-no-readings = Dit bord meldt geen weerstanden. Test het zonder --assembly.
assembly-empty = Haal alle stukken eraf en druk op Enter of de knop say.
assembly-empty-good = Geen fout op het lege bord. Zet nu één witte pion op elk veld.
assembly-faults = { $count ->
    [one] Eén fout op het lege bord.
   *[other] { $count } fouten op het lege bord. { check-word-skip } of press leest de volgende voor.
}
assembly-pieces = Zet nu elk stuk om de beurt op { $square }.
assembly-no-square = Nog geen veld werkt, dus kunnen stukken niet worden getest.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } van { $all }
}
assembly-ohms = { $ohms } ohm
assembly-kilohms = { $kilohms } kilo-ohm
assembly-go-on = Verder met: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } maakt sluiting met massa. Trek de USB-stekker eruit. Voel naar een druppel soldeer tussen de drie pootjes van de bus. Voel naar een draadje erin.
assembly-leaks = { $square } lekt leeg naar massa: ongeveer { $ohms }. Trek de USB-stekker eruit. Maak de soldeerpunten van deze bus en van de chip schoon met alcohol. Laat ze drogen. Blijft de fout, zoek dan een soldeerbrug.
assembly-rank-leaks = Rij { $rank } lekt leeg naar massa: ongeveer { $ohms }. Trek de USB-stekker eruit. Maak de print rond R1 en de chip schoon met alcohol. Laat hem drogen.
assembly-no-pull-up = Rij { $rank } meldt op elk veld een pion. R1 van de print ontbreekt of is slecht gesoldeerd. Soldeer hem opnieuw en meet hem: 18 kilo-ohm.
assembly-pull-up = Rij { $rank }: R1 van de print lijkt { $ohms } te hebben in plaats van 18 kilo-ohm. Trek de USB-stekker eruit en meet R1. Vervang hem of soldeer hem opnieuw.
assembly-two-boards = Rij { $rank } heeft twee prints: de jumper JP1 van een andere zit op plaats { $rank }. Voel alle jumpers na. Van links is de eerste plaats voor rij 1, de achtste voor rij 8.
assembly-jumper = De pion in rij { $rank } wordt gemeld in rij { $place }. Zet de jumper JP1 van deze print van plaats { $place } op plaats { $rank }. Staat de pion in rij { $place }, verzet dan de pion.
assembly-floats = Rij { $rank } is niet verbonden en herhaalt een andere rij. Controleer de jumper JP1 van de print en de lintkabel in J1.
assembly-rank-silent = Rij { $rank } meldt niets. Controleer of de jumper JP1 goed zit. Controleer of de chip goed om zit. Druk de chip en de lintkabel aan.
assembly-lines-exchanged = Rij { $rank }: twee keuzelijnen zijn verwisseld. Test de pennen { $chip } en { $chiptoo } van de chip met een doorgangstester. Hij moet piepen met de pennen { $ribbon } en { $ribbontoo } van J1, in deze volgorde.
assembly-line-open = Rij { $rank }: pen { $chip } van de chip maakt geen contact met pen { $ribbon } van J1. Druk de chip en de lintkabel aan. Soldeer beide punten opnieuw.
assembly-joined-or-line = { $square } en { $other } melden dezelfde pion. Zet hem op { $other }. Melden beide hem weer, zoek dan bij de chip een brug ertussen. Meldt geen van beide hem: geen contact tussen pen { $chip } van de chip en J1, pen { $ribbon }.
assembly-joined = { $square } en { $other } zijn verbonden. Voel naar een soldeerbrug tussen de punten van deze twee bussen. Voel dan tussen hun pennen van de chip.
assembly-elsewhere = De pion wordt gemeld op { $seen }, niet op { $square }. Staat hij op het goede veld, dan zijn hun draden bij de chip verwisseld.
assembly-no-contact = { $square } meldt niets. Soldeer punt en huls van deze bus opnieuw, dan pen { $chip } van de chip. Meldt ook het volgende veld niets, ga dan verder: de test vindt dan de fout van de rij.
assembly-bad-joint = { $square } heeft een slechte soldeerpunt: { $ohms } te veel. Soldeer punt en huls van deze bus opnieuw, dan pen { $chip } van de chip. Heeft het volgende veld dezelfde fout, ga dan verder.
assembly-bad-joint-taken = { $square } heeft een slechte soldeerpunt: { $ohms } te veel, en de pion wordt gelezen als { $piece }. Soldeer punt en huls van deze bus opnieuw, dan pen { $chip } van de chip. Heeft het volgende veld dezelfde fout, ga dan verder.
assembly-pawn-or-pull-up = De waarde van de pion is te laag in rij { $rank }. Of hij heeft minder dan 2,7 kilo-ohm: neem een andere witte pion. Of R1 van de print van deze rij heeft { $ohms } in plaats van 18 kilo-ohm.
assembly-shorted = { $square } maakt met de pion sluiting met massa. Probeer een andere pion. Blijft de fout, dan raakt een pootje van deze bus zijn buur. Anders raken de twee lippen van de stekker van de pion elkaar.
assembly-piece-has = { $piece } heeft de weerstand van { $has }. Open het stuk en vervang de weerstand. Misschien zijn de twee verwisseld.
assembly-piece-ohms = { $piece } heeft ongeveer { $ohms }, zoals geen ander stuk. Soldeer beide einden van de weerstand opnieuw. Helpt dat niet, vervang de weerstand.
assembly-piece-shorted = { $piece } maakt kortsluiting. De lippen van de stekker raken elkaar. Of een draad van de weerstand raakt de andere lip. Buig ze uit elkaar.
assembly-piece-open = { $piece } meldt niets. Soldeer beide einden van de weerstand opnieuw.
