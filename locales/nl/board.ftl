### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Serial ports

port-not-found = { $port }: die poort bestaat niet. Zie annabella board list.
port-away = { $side ->
    [white] Bord van Wit,
   *[black] Bord van Zwart,
} { $port }: niet aangesloten. De partij begint zonder dit bord en gebruikt het zodra het is aangesloten. Aangesloten: { $others }
port-away-alone = { $side ->
    [white] Bord van Wit,
   *[black] Bord van Zwart,
} { $port }: niet aangesloten. De partij begint zonder dit bord en gebruikt het zodra het is aangesloten. Geen andere poort is aangesloten.
port-of-both = { $port }: voor beide spelers opgegeven. Geef elk een andere poort met --white-board en --black-board.
port-busy = { $port }: in gebruik bij een ander programma. Sluit dat programma.
port-denied = { $port }: geen toegang. Voeg uzelf toe aan de groep dialout.
port-not-a-port = { $port }: geen seriële poort. Zie annabella board list.
port-gone = { $port }: het bord is losgekoppeld.
port-silent = { $port }: het bord antwoordt niet.
port-stuck = { $port }: het apparaat neemt geen gegevens aan.
port-failed = { $port }: werkt niet: { $why }.

## annabella board list

board-list-none = Er is geen seriële poort gevonden.
board-list-brltty = Aangesloten: een apparaat dat een bord kan zijn ({ $make }). BRLTTY gebruikt de poort als brailleleesregel. Zie docs/brltty.md.
board-list-held = Aangesloten: een apparaat dat een bord kan zijn ({ $make }). Een ander programma gebruikt de poort. Zie voor BRLTTY docs/brltty.md.
board-list-asking = De seriële poorten worden bevraagd. Dat duurt tot zes seconden.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, kan een bord zijn
board-list-found = { $line }: { $answer }
board-found-name = een bord, { $name }, versie { $version }
board-found = een bord zonder naam
board-found-rows = een bord dat alleen bezette velden herkent
board-found-nonsense = stuurt onbekende gegevens: een ander apparaat of merk
board-found-silent = antwoordt niet
board-list-failed = Seriële poorten: niet op te vragen: { $why }.

## annabella board watch

board-opened = Het bord is aangesloten: { $name }, versie { $version }.
board-opened-name = Het bord is aangesloten: { $name }.
board-opened-version = Het bord is aangesloten, versie { $version }.
board-opened-rows = Het bord is aangesloten. Het herkent bezette velden, maar geen stukken.
board-opened-silent = De poort is open, maar geen bord antwoordt.
board-no-record = { $file }: kan niet worden geschreven: { $why }.
board-lost = Het programma wacht tot het bord terug is.
board-back = Het bord is weer aangesloten.
board-stands = { $count ->
    [one] Eén stuk op het bord: { $placement }
   *[other] { $count } stukken op het bord: { $placement }
}
board-lifted = { $piece } van { $square } genomen
board-placed = { $piece } gezet op { $square }
board-button-again = Knop: opnieuw
board-button-time = Knop: tijd
board-button-press = Knop: klok indrukken
board-button-arbiter = Knop: arbiter
board-button-say = Knop: aankondigen
board-clock-runs = De klok aan het bord loopt, links { $left }, rechts { $right }
board-clock-stands = De klok aan het bord staat stil, links { $left }, rechts { $right }
board-serial = Serienummer { $number }
board-battery = Batterij { $percent } procent
board-no-battery = Het bord meldt geen batterij.
board-kept = { $bytes ->
    [one] Het bord heeft één byte aan zetten opgeslagen.
   *[other] Het bord heeft { $bytes } bytes aan zetten opgeslagen.
}
board-kept-nothing = Het bord heeft geen zetten opgeslagen.
board-nonsense = De poort stuurt onleesbare gegevens.

## Boards that cannot identify pieces

board-which-piece = Welk stuk staat op { $square }? Kondig het aan.
board-unknown-piece = Onbekend stuk op { $square }. Haal het eruit.
board-filled = { $square } bezet
board-readable = { $square } is weer te lezen.
board-emptied = { $square } leeg
board-occupied = { $count ->
    [one] Eén veld is bezet.
   *[other] { $count } velden zijn bezet.
}

## annabella board simulate

simulate-done = gedaan { $what }
simulate-unknown = "{ $line }": geen commando. Zetten: e2 e4, put N f3, lift e4, aside. Andere commando's: say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = { $square } is leeg.
simulate-occupied = { $square } is bezet.
simulate-nothing-in-hand = { $square } is leeg, en er is geen stuk in de hand.
simulate-no-game = Geen partij om na te spelen. Begin met --pgn.
simulate-over = De partij heeft geen zetten meer.
simulate-differs = Het bord wijkt op { $square } af van de partij.
simulate-bad-fen = "{ $fen }": geen stelling. Verbeter de FEN.
simulate-bad-number = "{ $number }": geen tempo of snelheid. Gebruik een positief getal.
simulate-no-port = Gesimuleerde poort: niet mogelijk: { $why }.
simulate-no-pty = Gesimuleerde poort: niet mogelijk op dit systeem. Geef met --port een van twee verbonden poorten.
