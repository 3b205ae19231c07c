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
