### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Welcome

welcome-hello = annabella, schaken op gehoor en op de tast.
welcome-next = Typ annabella learn voor lessen, annabella play voor een partij, annabella help voor alle commando's.
welcome-rate = Snellere of langzamere stem: voeg --rate toe en de woorden per minuut, zoals --rate 250. Typ in een partij { command-faster } of { command-slower }.
welcome-help = annabella doctor test stem en apparaten. Met klok en zetten in het Nederlands: annabella play --time-control 900+10 --announce-language nl.

## Doctor

doctor-voice-works = De stem kan worden geladen.
doctor-no-voice = De stem werkt niet. { $reason } annabella play --speech print speelt zonder stem.
doctor-device = Geluidsapparaat: { $device }
doctor-hear = Als u dit hoort, werkt het geluid.
doctor-heard = Er is een testzin uitgesproken. Hebt u die niet gehoord, kies dan een ander apparaat met --room-device.
doctor-not-heard = De testzin kon niet worden afgespeeld. annabella play --speech print laat u zonder geluid spelen.
doctor-works = Kortom: stem en geluid werken. annabella play begint een partij.
doctor-fails = Kortom: speel zonder stem, met annabella play --speech print.

## The command line

usage-unknown-argument = { $argument }: die optie bestaat niet. Zie { $command } --help.
usage-unknown-argument-near = { $argument }: die optie bestaat niet. Bedoelde u { $near }?
usage-argument-elsewhere = { $argument }: hier geen optie. Gebruik die met { $commands }.
usage-surplus = { $command }: "{ $argument }" is een woord te veel. Zie { $command } --help.
usage-unknown-command = { $command }: dat commando bestaat niet. Zie { $help }.
usage-unknown-command-near = { $command }: dat commando bestaat niet. Bedoelde u { $near }?
usage-no-value = { $argument }: de waarde ontbreekt. Schrijf haar achter de optie.
usage-invalid-value = { $argument }: "{ $value }" is geen mogelijke waarde. Zie { $help }.
usage-invalid-choice = { $argument }: "{ $value }" is geen mogelijke waarde. Kies uit { $possible }.
usage-missing = { $command }: { $argument } ontbreekt. Zie { $command } --help.
usage-conflict = { $argument }: kan niet samen met { $other }. Laat een van beide weg.
usage-missing-command = { $command }: er ontbreekt een commando. Voeg er een toe: { $possible }.
usage-other = { $program }: de opdrachtregel is niet te begrijpen. Zie { $help }.
usage-no-letters = "{ $value }": geen stel stukletters. Gebruik een of meer van de, en, nl, fr, it, es.
play-no-live-pgn = --live-pgn: niet voor driedimensionaal schaak, dat PGN niet kan weergeven. Laat de optie weg.
play-no-start = "{ $fen }": uit deze stelling kan geen partij beginnen. Verbeter haar.
play-no-time-control = "{ $text }": geen speeltempo. Schrijf 900+10 voor 15 minuten en 10 seconden per zet.
pairing-no-game = { $file }: geen partij. Gebruik de PGN van de ronde of van het bord.
pairing-several = { $file }: meerdere partijen. Noem ronde en bord, bijvoorbeeld --round 3.7.
pairing-no-board = { $file }: geen partij { $round }. Controleer --round.
pairing-damaged = { $file }: geen partij { $round }. De partij op regel { $line } noemt ronde en bord niet. Verbeter die of controleer --round.
pairing-no-names = { $file }: de partij noemt niet beide spelers. Gebruik --white-name en --black-name.
settings-auto-arbiter = --announce-by auto: niet toegestaan met --arbiter, want de pennen tonen misschien maar een deel van een zet. Gebruik program of player.
settings-practice-arbiter = --practice: niet toegestaan met --arbiter, want het geeft advies (artikel { $article }). Laat een van beide weg.
resume-option-differs = { $option }: geldt niet. De hervatte partij houdt { $kept }.
resume-option-kept = { $option }: geldt niet. De hervatte partij houdt haar eigen instelling.
resume-preset = --preset: alleen stem, apparaten en weergave gelden. De hervatte partij houdt haar andere instellingen.
resume-not-set = { $option }: geldt niet. De hervatte partij wordt zonder gespeeld.
play-no-network = { $variable }: noemt { $value }, maar een toernooi mag geen netwerk gebruiken. Verwijder de variabele.
play-awake = Er wordt een schaakpartij gespeeld
