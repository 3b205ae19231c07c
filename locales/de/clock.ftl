### The clock: times, warnings, rulings on times, and the clock alone.

# Time was added for $side, for example after an irregularity of the opponent. $left: time now.
clock-time-added = { $side ->
    [white] Weiß erhält { $more } zusätzlich. Neue Zeit: { $left }.
   *[black] Schwarz erhält { $more } zusätzlich. Neue Zeit: { $left }.
}
# The arbiter's reason for a ruling on the clocks. $note is the typed text.
clock-because = Grund: { $note }.
# A warning that the player has asked for: the time left. Short.
clock-low-time = { play-own-time }
# To the arbiter or both players: a connected chess clock shows other times.
clock-differs = Die Schachuhr weicht ab. Weiß dort: { $shown_white }. Schwarz dort: { $shown_black }. Weiß hier: { $white }. Schwarz hier: { $black }.
# The connected chess clock did not accept the times sent to it.
clock-not-set = Die Schachuhr hat ihre Zeiten nicht übernommen. Stellen Sie sie von Hand.
# Start of the clock alone.
clock-ready = Bereit. Uhr von Weiß starten: Befehl { command-start }. Uhr drücken: Befehl { command-press }. Hilfe: Befehl { command-help }.
# A move or another command of a game, with the clock alone.
refused-clock-only = Hier läuft nur die Uhr. Eine Partie beginnt mit annabella play.

## The time control, spoken before the game

# The whole time control. $periods is the list of periods.
control = Bedenkzeit: { $periods }.
# One period and the periods after it.
control-then = { $first }, dann { $rest }
# The last period is by moves, and is repeated.
control-and-so-on = { $period }, und so weiter
# A period for all remaining moves.
control-every = { $time }
# A period for a number of moves.
control-several = { $time } für { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}
# A period with its increment or delay.
control-and-bonus = { $period }, { $bonus }
# Time added for each move (Fischer).
control-increment = { $span } Zeitgutschrift je Zug
# Time before the clock runs for a move (2023 6.3.2).
control-delay = { $span } Aufschub je Zug
# The time used for a move is given back, up to this limit (Bronstein).
control-bronstein = bis zu { $span } je Zug zurück
# The time that one player uses is given to the other.
control-hourglass = als Sanduhr
# After a time control of less than a minute: seconds may have been typed as minutes. $time: its length;
# $minutes: the same number in minutes; $seconds: those minutes in seconds.
control-short = Nur { $time }, nicht { $minutes }? Ja: Befehl { command-start }. Nein: Befehl { command-quit }, dann neu mit { $seconds }.

## Options

# A clock is requested with an unknown time control, PGN's question mark.
play-unknown-time-control = Bedenkzeit: Mit ? lässt sich keine Uhr stellen. Schreiben Sie - für keine Uhr, 900+10 für 15 Minuten und 10 Sekunden je Zug.
# A part of a time control has no meaning. $text: the whole option; $part: the part, as typed.
control-part = Bedenkzeit „{ $text }“: „{ $part }“ ist unverständlich. Schreiben Sie 90m+30s für 90 Minuten und 30 Sekunden je Zug.
# Two numbers with a colon, 1:30, may be hours and minutes or minutes and seconds.
control-hours-or-minutes = Bedenkzeit „{ $text }“: „{ $part }“ kann Stunden oder Minuten heißen. Schreiben Sie 1:30:00 oder 0:01:30.
# A time without a unit that is too long for minutes.
control-no-unit = Bedenkzeit „{ $text }“: „{ $part }“ hat keine Einheit. Schreiben Sie 15m für Minuten, 900s für Sekunden.
# Several periods, and a bonus that may count from the first move or only in the last period.
control-from-which-move = Bedenkzeit „{ $text }“: Ab welchem Zug gilt „{ $part }“? Ergänzen Sie: ab Zug 1.
# The times for warnings cannot be read.
play-no-warn = Warnzeiten: „{ $text }“ ist nicht lesbar. Schreiben Sie 10m,5m,1m,30 für zehn, fünf und eine Minute und 30 Sekunden.
# A clock without a time control.
clock-no-time-control = Die Uhr braucht eine Bedenkzeit. Geben Sie ein: annabella clock --time-control 900+10.
# The option --warn of play: without a value, the usual times. Off is typed and stays.
help-play-warn = Beide bei dieser Restzeit warnen (off: nie; ohne Wert: 10m,5m,2m,1m,30,10)
# The option --white-warn of play.
help-play-white-warn = Nur Weiß warnen, wie --warn
# The option --black-warn of play.
help-play-black-warn = Nur Schwarz warnen, wie --warn
# The command clock.
help-clock = Nur die sprechende Schachuhr starten
# An option of clock.
help-clock-time-control = { help-play-time-control }
# An option of clock.
help-clock-journal = Uhr in dieser Datei speichern
# An option of clock.
help-clock-resume = Uhr aus ihrem Journal fortsetzen [Vorgabe: die letzte]
# An option of clock, as of play.
help-clock-white-impaired = { help-play-white-impaired }
# An option of clock, as of play.
help-clock-black-impaired = { help-play-black-impaired }
# An option of clock, as of play.
help-clock-arbiter = { help-play-arbiter }
# An option of clock, as of play.
help-clock-seat = { help-play-seat }
# An option of clock.
help-clock-pin = { help-play-pin }
# An option of clock.
help-clock-pin-file = { help-play-pin-file }
# An option of clock.
help-clock-pin-kept = { help-play-pin-kept }
# An option of clock, as of play.
help-clock-speech = { help-play-speech }
# An option of clock, as of play.
help-clock-rate = { help-play-rate }
# An option of clock.
help-clock-volume = { help-play-volume }
# An option of clock.
help-clock-voice = { help-play-voice }
# An option of clock.
help-clock-white-voice = { help-play-white-voice }
# An option of clock.
help-clock-black-voice = { help-play-black-voice }
# An option of clock.
help-clock-arbiter-voice = { help-play-arbiter-voice }
# An option of clock, as of play.
help-clock-room-device = { help-play-room-device }
# An option of clock, as of play.
help-clock-white-device = { help-play-white-device }
# An option of clock, as of play.
help-clock-black-device = { help-play-black-device }
# An option of clock, as of play.
help-clock-arbiter-device = { help-play-arbiter-device }
# An option of clock.
help-clock-width = { help-play-width }
# An option of clock.
help-clock-prefix = { help-play-prefix }
# The option --echo of clock.
help-clock-echo = { help-play-echo }
# An option of clock, as of play.
help-clock-warn = { help-play-warn }
# An option of clock, as of play.
help-clock-white-warn = { help-play-white-warn }
# An option of clock, as of play.
help-clock-black-warn = { help-play-black-warn }

## Keys

# Heard at the start, with --keys: the key that names the others.
keys-help = F1: Hilfe.
# At the start, with --keys: the most important keys.
keys-are = Tasten: F1 Hilfe, Tab Brett, F8 drücken. Alle: Befehl { command-help } { help-topic-keys }.
# At the start of a game: one more key.
keys-talk = Mitschrift sprechen: F12 oder Alt mit d halten oder zweimal drücken.
# Single keys can only be read at a terminal.
keys-no-terminal = --keys: braucht ein Terminal. Lassen Sie es weg.
# Refused: typed text is echoed only where keys are read one by one.
echo-without-keys = --echo: nur mit --keys möglich. Fügen Sie --keys hinzu.
# Refused: typed text is private, and no loudspeaker says it.
echo-without-headphones = --echo: nur mit Kopfhörern möglich. Fügen Sie --white-device, --black-device oder --arbiter-device hinzu.
# Said while text is typed. $text: the character or the words.
echo-typed = { $text }
# Said when text is deleted. $text: what.
echo-deleted = { $text } gelöscht
# A blank was typed or deleted.
echo-blank = leer
# The option --keys of play.
help-play-keys = Tasten ohne Eingabetaste lesen: F1 bis F9, F11 und F12, oder Alt mit einem Buchstaben
# An option of clock, as of play.
help-clock-keys = { help-play-keys }
