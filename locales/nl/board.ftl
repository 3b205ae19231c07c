### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Serial ports

port-not-found = Er is geen poort { $port }.
port-away = De poort { $port } is er niet. De partij begint zonder dit bord en neemt het erbij als het komt. Er zijn: { $others }
port-away-alone = De poort { $port } is er niet, en ook geen andere. De partij begint zonder dit bord en neemt het erbij als het komt.
port-busy = De poort { $port } is in gebruik bij een ander programma.
port-denied = Deze gebruiker mag de poort { $port } niet openen; lidmaatschap van de groep dialout helpt meestal.
port-not-a-port = { $port } is geen seriële poort.
port-gone = Het bord aan { $port } is losgekoppeld.
port-silent = Het bord aan { $port } antwoordt niet.
port-stuck = Het apparaat aan { $port } neemt niets aan van wat het gevraagd wordt.
port-failed = De poort { $port } werkt niet: { $why }.

## annabella board list

board-list-none = Er is geen seriële poort gevonden.
board-list-brltty = Een apparaat dat een bord kan zijn ({ $make }) is aangesloten, maar BRLTTY houdt het voor een brailleleesregel en bezet de poort; docs/brltty.md zegt wat helpt.
board-list-held = Een apparaat dat een bord kan zijn ({ $make }) is aangesloten, maar een ander programma bezet de poort; docs/brltty.md zegt wat helpt bij BRLTTY.
board-list-asking = De seriële poorten worden bevraagd; dat duurt tot zes seconden.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, kan een bord zijn
board-list-found = { $line }: { $answer }
board-found-name = een bord, { $name }, versie { $version }
board-found = een bord dat zijn naam niet zegt
board-found-rows = een bord dat voelt waar iets staat
board-found-nonsense = stuurt wat niet te begrijpen is: een ander apparaat of merk
board-found-silent = antwoordt niet
board-list-failed = De seriële poorten kunnen niet worden opgesomd: { $why }.

## annabella board watch

board-opened = Het bord is aangesloten: { $name }, versie { $version }.
board-opened-name = Het bord is aangesloten: { $name }.
board-opened-version = Het bord is aangesloten, versie { $version }.
board-opened-rows = Het bord is aangesloten. Het voelt waar iets staat, maar niet wat.
board-opened-silent = De poort is open, maar geen bord zegt zijn naam.
board-no-record = { $file } kan niet worden geschreven: { $why }.
board-lost = Er wordt naar gezocht tot het terug is.
board-back = Het bord is weer aangesloten.
board-stands = { $count ->
    [one] Er staat één stuk op het bord: { $placement }
   *[other] Er staan { $count } stukken op het bord: { $placement }
}
board-lifted = { $piece } opgetild van { $square }
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
board-no-battery = Het bord zegt niets over een batterij.
board-kept = { $bytes ->
    [one] Eén byte aan zetten is in het bord bewaard.
   *[other] { $bytes } bytes aan zetten zijn in het bord bewaard.
}
board-kept-nothing = Er zijn geen zetten in het bord bewaard.
board-nonsense = Wat van de poort komt is niet te begrijpen.

## Boards that know no pieces

board-which-piece = Welk stuk op { $square }? Kondig het aan.
board-unknown-piece = Wat op { $square } staat is niet bekend: haal het eruit.
board-filled = { $square } bezet
board-readable = { $square } is weer te lezen.
board-emptied = { $square } leeg
board-occupied = { $count ->
    [one] Er staat iets op één veld.
   *[other] Er staat iets op { $count } velden.
}

## annabella board simulate

simulate-done = gedaan { $what }
simulate-unknown = “{ $line }” is geen commando. Er zijn: e2 e4, put N f3, lift e4, aside, say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = Op { $square } staat niets.
simulate-occupied = { $square } is bezet.
simulate-nothing-in-hand = Op { $square } staat niets, en niets is in de hand.
simulate-no-game = Er is geen partij om uit te spelen: begin met --pgn.
simulate-over = De partij heeft geen zet meer.
simulate-differs = Het bord is niet zoals in de partij: kijk naar { $square }.
simulate-no-such-game = { $file } heeft geen partij { $number }.
simulate-bad-fen = “{ $fen }” is geen stelling.
simulate-bad-number = { $number } is geen tempo en geen snelheid.
simulate-no-port = Er kan geen poort worden nagebootst: { $why }.
simulate-no-pty = Dit systeem maakt geen eigen poorten: geef met --port een van twee poorten die een kabel of een programma verbindt.
