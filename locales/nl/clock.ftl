### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Wit krijgt er { $more } bij, nu { $left }.
   *[black] Zwart krijgt er { $more } bij, nu { $left }.
}
clock-because = Reden: { $note }.
clock-low-time = { play-own-time }
clock-differs = De klok bij het bord wijkt af: die toont voor Wit { $shown_white }, voor Zwart { $shown_black }; hier heeft Wit { $white }, Zwart { $black }.
clock-not-set = De klok naast het bord heeft zijn tijden niet overgenomen; stel die met de hand in.
clock-ready = Klaar. { command-start } laat de klok van Wit lopen, { command-press } drukt hem in, { command-help } noemt de commando's.
refused-clock-only = Hier loopt alleen de klok; een partij begint met annabella play.

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
control-short = { $time }, niet { $minutes }? { command-start }, of { command-quit } en { $seconds }.

## Options

play-unknown-time-control = Op een onbekend speeltempo (?) kan geen klok worden ingesteld; zonder klok zou - zijn, 15 minuten en 10 seconden per zet 900+10.
play-no-warn = “{ $text }” zijn geen tijden om bij te waarschuwen; 10m,5m,1m,30 zou tien, vijf en één minuut en 30 seconden zijn.
clock-no-time-control = Een klok heeft een speeltempo nodig: annabella clock --time-control 900+10.

## Keys

keys-are = Toetsen: F1 hulp, F8 indrukken, F9 aankondigen; { command-help } { help-topic-keys } noemt alle.
keys-talk = F12 of Alt met d, vastgehouden of tweemaal gedrukt: de eigen notatie inspreken.
keys-no-terminal = Toetsen (--keys) hebben een terminal nodig.
