### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Wit krijgt { $more }. Nu: { $left }.
   *[black] Zwart krijgt { $more }. Nu: { $left }.
}
clock-because = Reden: { $note }.
clock-low-time = { play-own-time }
clock-differs = De schaakklok wijkt af. Klok: Wit { $shown_white }, Zwart { $shown_black }. Programma: Wit { $white }, Zwart { $black }.
clock-not-set = De schaakklok heeft zijn tijden niet overgenomen. Stel hem met de hand in.
clock-ready = Typ { command-start }, { command-press } of { command-help }.
refused-clock-only = Hier werkt alleen de klok. Begin een partij met annabella play.

## The rate of play

control = { $periods }.
control-then = { $first }, daarna { $rest }
control-and-so-on = { $period }, enzovoort
control-every = { $time }
control-several = { $time } voor { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
control-and-bonus = { $period }, { $bonus }
control-increment = plus { $span } per zet
control-delay = { $span } vertraging per zet
control-bronstein = tot { $span } terug per zet
control-hourglass = als zandloper
control-short = Maar { $time }, niet { $minutes }? Typ { command-start }, of { command-quit } en begin opnieuw met { $seconds }.

## Options

play-unknown-time-control = Speeltempo: met ? kan geen klok worden ingesteld. Gebruik - voor geen klok, 900+10 voor 15 minuten en 10 seconden per zet.
control-part = Speeltempo "{ $text }": "{ $part }" is niet te begrijpen. Schrijf 90m+30s voor 90 minuten en 30 seconden per zet.
control-hours-or-minutes = Speeltempo "{ $text }": "{ $part }" kan uren of minuten zijn. Schrijf 1:30:00 of 0:01:30.
control-no-unit = Speeltempo "{ $text }": "{ $part }" heeft geen eenheid. Schrijf 15m voor minuten, 900s voor seconden.
control-no-main-time = Speeltempo "{ $text }": een vertraging heeft een hoofdtijd nodig. Schrijf voor { $seconds } seconden per zet 1/{ $seconds }. Niet gebruikte tijd blijft staan.
control-from-which-move = Speeltempo "{ $text }": vanaf welke zet geldt "{ $part }"? Voeg toe: vanaf zet 1.
play-no-warn = Waarschuwingstijden: "{ $text }" is niet te lezen. Schrijf 10m,5m,1m,30 voor tien, vijf en één minuut en 30 seconden.
clock-no-time-control = Een klok heeft een speeltempo nodig. Typ annabella clock --time-control 900+10.

## Keys

keys-help = F1: hulp.
keys-are = Toetsen: F1 hulp, Tab bord, F8 indrukken. Typ { command-help } { help-topic-keys } voor alle.
keys-talk = Notatie inspreken: houd F12 of Alt met d vast, of druk tweemaal.
keys-no-terminal = --keys: heeft een terminal nodig. Laat de optie weg.
echo-without-keys = --echo: werkt alleen met --keys. Voeg --keys toe.
echo-without-headphones = --echo: hiervoor is een koptelefoon nodig. Voeg --white-device, --black-device of --arbiter-device toe.
echo-typed = { $text }
echo-deleted = { $text } gewist
echo-blank = spatie

help-play-warn = Elke speler bij deze resttijden waarschuwen (off: nooit; zonder waarde: 10m,5m,2m,1m,30,10)
help-play-white-warn = Alleen Wit waarschuwen, zoals --warn
help-play-black-warn = Alleen Zwart waarschuwen, zoals --warn
help-clock = Alleen de sprekende klok starten
help-clock-time-control = Speeltempo instellen, zoals 90m+30s, of als in PGN [standaard: geen klok]
help-clock-journal = De klok in dit bestand opslaan
help-clock-resume = Een klok uit zijn journaal hervatten [standaard: de laatste]
help-clock-white-impaired = Wit als visueel gehandicapt behandelen
help-clock-black-impaired = Zwart als visueel gehandicapt behandelen
help-clock-arbiter = Een toernooipartij met arbiter spelen
help-clock-seat = Kiezen van wie deze terminal is
help-clock-pin = Een pincode instellen voor regels van de arbiter op deze terminal
help-clock-pin-file = De pincode van de arbiter uit dit bestand lezen
help-clock-pin-kept = Na zoveel seconden opnieuw om de pincode vragen
help-clock-speech = De stem kiezen
help-clock-rate = Spreektempo in woorden per minuut instellen
help-clock-volume = Volume in procent instellen, van 20 tot 200
help-clock-voice = De stem van eSpeak NG kiezen; { command-voice } { argument-all } noemt ze
help-clock-white-voice = De stem kiezen die Wit hoort
help-clock-black-voice = De stem kiezen die Zwart hoort
help-clock-arbiter-voice = De stem kiezen die de arbiter hoort
help-clock-room-device = De luidspreker kiezen
help-clock-white-device = De koptelefoon van Wit kiezen
help-clock-black-device = De koptelefoon van Zwart kiezen
help-clock-arbiter-device = De koptelefoon van de arbiter kiezen
help-clock-width = Regels na zoveel tekens afbreken
help-clock-prefix = De spreker van elke regel noemen (short: alleen een nieuwe; mark: met een letter)
help-clock-echo = Koptelefoons laten nazeggen wat u typt (met --keys)
help-clock-warn = { help-play-warn }
help-clock-white-warn = { help-play-white-warn }
help-clock-black-warn = { help-play-black-warn }

## Keys

help-play-keys = Toetsen zonder Enter lezen: F1 tot F9, F11 en F12, of Alt met een letter
help-clock-keys = { help-play-keys }
