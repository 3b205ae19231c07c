### The clock: times, warnings, rulings on times, and the clock alone.

clock-time-added = { $side ->
    [white] Weiß erhält { $more }. Jetzt: { $left }.
   *[black] Schwarz erhält { $more }. Jetzt: { $left }.
}
clock-because = Grund: { $note }.
clock-low-time = { play-own-time }
clock-differs = Die Schachuhr weicht ab. Weiß dort: { $shown_white }. Schwarz dort: { $shown_black }. Weiß hier: { $white }. Schwarz hier: { $black }.
clock-not-set = Die Schachuhr hat ihre Zeiten nicht übernommen. Stellen Sie sie von Hand.
clock-ready = Befehle: { command-start }, { command-press }, { command-help }.
refused-clock-only = Hier läuft nur die Uhr. Eine Partie beginnt mit annabella play.

## The time control, spoken before the game

control = { $periods }.
control-then = { $first }, dann { $rest }
control-and-so-on = { $period }, und so weiter
control-every = { $time }
control-several = { $time } für { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}
control-and-bonus = { $period }, { $bonus }
control-increment = plus { $span } je Zug
control-delay = { $span } Aufschub je Zug
control-bronstein = bis zu { $span } je Zug zurück
control-hourglass = als Sanduhr
control-short = Nur { $time }, nicht { $minutes }? Ja: Befehl { command-start }. Nein: Befehl { command-quit }, dann neu mit { $seconds }.

## Options

play-unknown-time-control = Bedenkzeit: Mit ? lässt sich keine Uhr stellen. Schreiben Sie - für keine Uhr, 900+10 für 15 Minuten und 10 Sekunden je Zug.
control-part = Bedenkzeit „{ $text }“: „{ $part }“ ist unverständlich. Schreiben Sie 90m+30s für 90 Minuten und 30 Sekunden je Zug.
control-hours-or-minutes = Bedenkzeit „{ $text }“: „{ $part }“ kann Stunden oder Minuten heißen. Schreiben Sie 1:30:00 oder 0:01:30.
control-no-unit = Bedenkzeit „{ $text }“: „{ $part }“ hat keine Einheit. Schreiben Sie 15m für Minuten, 900s für Sekunden.
control-no-main-time = Bedenkzeit „{ $text }“: Eine Verzögerung braucht eine Hauptbedenkzeit. Für { $seconds } Sekunden je Zug schreiben Sie 1/{ $seconds }. Nicht verbrauchte Zeit bleibt erhalten.
control-from-which-move = Bedenkzeit „{ $text }“: Ab welchem Zug gilt „{ $part }“? Ergänzen Sie: ab Zug 1.
play-no-warn = Warnzeiten: „{ $text }“ ist nicht lesbar. Schreiben Sie 10m,5m,1m,30 für zehn, fünf und eine Minute und 30 Sekunden.
clock-no-time-control = Die Uhr braucht eine Bedenkzeit. Geben Sie ein: annabella clock --time-control 900+10.
help-play-warn = Beide bei dieser Restzeit warnen (off: nie; ohne Wert: 10m,5m,2m,1m,30,10)
help-play-white-warn = Nur Weiß warnen, wie --warn
help-play-black-warn = Nur Schwarz warnen, wie --warn
help-clock = Nur die sprechende Schachuhr starten
help-clock-time-control = { help-play-time-control }
help-clock-journal = Uhr in dieser Datei speichern
help-clock-resume = Uhr aus ihrem Journal fortsetzen [Vorgabe: die letzte]
help-clock-white-impaired = { help-play-white-impaired }
help-clock-black-impaired = { help-play-black-impaired }
help-clock-arbiter = { help-play-arbiter }
help-clock-seat = { help-play-seat }
help-clock-pin = { help-play-pin }
help-clock-pin-file = { help-play-pin-file }
help-clock-pin-kept = { help-play-pin-kept }
help-clock-speech = { help-play-speech }
help-clock-rate = { help-play-rate }
help-clock-volume = { help-play-volume }
help-clock-voice = { help-play-voice }
help-clock-white-voice = { help-play-white-voice }
help-clock-black-voice = { help-play-black-voice }
help-clock-arbiter-voice = { help-play-arbiter-voice }
help-clock-room-device = { help-play-room-device }
help-clock-white-device = { help-play-white-device }
help-clock-black-device = { help-play-black-device }
help-clock-arbiter-device = { help-play-arbiter-device }
help-clock-width = { help-play-width }
help-clock-prefix = { help-play-prefix }
help-clock-echo = { help-play-echo }
help-clock-confirm = { help-play-confirm }
help-clock-warn = { help-play-warn }
help-clock-white-warn = { help-play-white-warn }
help-clock-black-warn = { help-play-black-warn }

## Keys

keys-help = F1: Hilfe.
keys-are = Tasten: F1 Hilfe, Tab Brett, F8 drücken. Alle: Befehl { command-help } { help-topic-keys }.
keys-talk = Mitschrift sprechen: F12 oder Alt mit d halten oder zweimal drücken.
keys-no-terminal = --keys: braucht ein Terminal. Lassen Sie es weg.
echo-without-keys = --echo: nur mit --keys möglich. Fügen Sie --keys hinzu.
echo-without-headphones = --echo: nur mit Kopfhörern möglich. Fügen Sie --white-device, --black-device oder --arbiter-device hinzu.
echo-typed = { $text }
echo-deleted = { $text } gelöscht
echo-blank = leer
help-play-keys = Tasten ohne Eingabetaste lesen: F1 bis F9, F11 und F12, oder Alt mit einem Buchstaben
help-clock-keys = { help-play-keys }
