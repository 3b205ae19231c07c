### Die Uhr: the talking clock, warnings, rulings on times, and the clock alone.

# Time was added to a side, as for an irregularity of the opponent. $left is what it has now.
clock-time-added = { $side ->
    [white] Weiß bekommt { $more } dazu, jetzt { $left }.
   *[black] Schwarz bekommt { $more } dazu, jetzt { $left }.
}
# The reason that an arbiter gave for a ruling on the clocks. $note is as it was typed.
clock-because = Grund: { $note }.
# A warning that the player has asked for: so much is left. Short.
clock-low-time = { play-own-time }
# A clock connected to the board shows other times, to the arbiter or both players.
clock-differs = Die Uhr am Brett weicht ab. Sie zeigt Weiß { $shown_white }, Schwarz { $shown_black }. Hier sind es Weiß { $white }, Schwarz { $black }.
# The chess clock beside the board was told its times and has not taken them.
clock-not-set = Die Uhr neben dem Brett hat ihre Zeiten nicht übernommen; bitte von Hand stellen.
# How the clock alone begins.
clock-ready = Bereit. starten setzt die Uhr von Weiß in Gang, drücken drückt sie, hilfe nennt die Befehle.
# Nothing is played here: only the clock runs.
refused-clock-only = Hier läuft nur die Uhr; eine Partie beginnt mit annabella play.

## The rate of play, said before the game

# $periods is what follows, joined.
control = Bedenkzeit: { $periods }.
# One period and those behind it.
control-then = { $first }, dann { $rest }
# The last period is by moves, and is repeated.
control-and-so-on = { $period }, und so fort
# A period for all moves that are left.
control-every = { $time }
# A period for so many moves.
control-several = { $time } für { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}
# A period with what is given for each move.
control-and-bonus = { $period }, { $bonus }
# So much is added for each move (Fischer).
control-increment = { $span } je Zug dazu
# The time stands still for so long before it runs (2023 6.3.2).
control-delay = { $span } Aufschub je Zug
# The time used for a move is given back, up to so much (Bronstein).
control-bronstein = bis zu { $span } je Zug zurück
# What one uses, the other gains.
control-hourglass = als Sanduhr
# After the time control, if it begins with less than a minute: minutes may have been meant for seconds. $time: how
# long it is; $minutes: so many minutes; $seconds: those in seconds.
control-short = { $time }, nicht { $minutes }? { command-start }, oder { command-quit } und { $seconds }.

## Options

# A time control that nobody knows, PGN's question mark.
play-unknown-time-control = Zu einer unbekannten Bedenkzeit (?) lässt sich keine Uhr stellen; ohne Uhr wäre -, 15 Minuten und 10 Sekunden je Zug wären 900+10.
# Times to be warned at that cannot be read.
play-no-warn = „{ $text }“ sind keine Zeiten für Warnungen; 10m,5m,1m,30 wären zehn, fünf und eine Minute und 30 Sekunden.
# A clock without a time control.
clock-no-time-control = Eine Uhr braucht eine Bedenkzeit: annabella clock --time-control 900+10.
# The option --warn of play: without a value, the usual times.
help-play-warn = beide Seiten warnen, wenn so viel Zeit bleibt, jede Seite nur für sich; ohne Angabe 10m,5m,2m,1m,30,10
# The option --white-warn of play.
help-play-white-warn = Weiß warnen, wie --warn
# The option --black-warn of play.
help-play-black-warn = Schwarz warnen, wie --warn
# The program clock.
help-clock = die sprechende Schachuhr allein, mit den Befehlen einer Partie
# An option of clock.
help-clock-time-control = Bedenkzeit wie in PGN: 900+10, 40/5400+30:1800+30, 300d5, 300b5, *60
# An option of clock.
help-clock-journal = Datei, in der die Uhr aufgezeichnet wird
# An option of clock.
help-clock-resume = eine unterbrochene Uhr aus ihrer Aufzeichnung fortsetzen
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
# An option of clock, as of play.
help-clock-warn = { help-play-warn }
# An option of clock, as of play.
help-clock-white-warn = { help-play-white-warn }
# An option of clock, as of play.
help-clock-black-warn = { help-play-black-warn }

## Keys

# The keys, with --keys, named at the start.
keys-are = Tasten: F1 Hilfe, F8 drücken, F9 ansagen; { command-help } { help-topic-keys } nennt alle.
# One more key, in a game.
keys-talk = F12 oder Alt mit d, gehalten oder zweimal gedrückt: die eigene Mitschrift sprechen.
# Keys can only be read one by one at a terminal.
keys-no-terminal = Tasten (--keys) gibt es nur an einem Terminal.
# The option --keys of play.
help-play-keys = Tasten ohne Eingabetaste: F1 bis F9 und F12, oder Alt mit einem Buchstaben
# An option of clock, as of play.
help-clock-keys = { help-play-keys }
