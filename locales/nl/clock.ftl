### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Wit krijgt er { $more } bij. Nieuwe tijd: { $left }.
   *[black] Zwart krijgt er { $more } bij. Nieuwe tijd: { $left }.
}
clock-because = Reden: { $note }.
clock-low-time = { play-own-time }
clock-differs = De schaakklok wijkt af. Wit daar: { $shown_white }. Zwart daar: { $shown_black }. Wit hier: { $white }. Zwart hier: { $black }.
clock-not-set = De schaakklok heeft zijn tijden niet overgenomen. Stel hem met de hand in.
clock-ready = Klaar. Typ { command-start } om de klok van Wit te starten. Typ { command-press } om hem in te drukken, { command-help } voor de commando's.
refused-clock-only = Hier loopt alleen de klok. Begin een partij met annabella play.

## The rate of play

control = Speeltempo: { $periods }.
control-then = { $first }, daarna { $rest }
control-and-so-on = { $period }, enzovoort
control-every = { $time }
control-several = { $time } voor { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
control-and-bonus = { $period }, { $bonus }
control-increment = { $span } extra per zet
control-delay = { $span } uitstel per zet
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
keys-no-terminal = --keys: heeft een terminal nodig. Laat het weg.
echo-without-keys = --echo: werkt alleen met --keys. Voeg --keys toe.
echo-without-headphones = --echo: hiervoor is een hoofdtelefoon nodig. Voeg --white-device, --black-device of --arbiter-device toe.
echo-typed = { $text }
echo-deleted = { $text } gewist
echo-blank = spatie
