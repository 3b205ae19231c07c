### The clock: talking, warnings, rulings on times, and the clock alone.

# Time was added to a side, as for an irregularity of the opponent. $left is what it has now.
clock-time-added = { $side ->
    [white] White is given { $more }, now { $left }.
   *[black] Black is given { $more }, now { $left }.
}
# The reason that an arbiter gave for a ruling on the clocks. $note is as it was typed.
clock-because = Reason: { $note }.
# A warning that the player has asked for: so much is left. Short.
clock-low-time = { play-own-time }
# A clock connected to the board shows other times, to the arbiter or both players.
clock-differs = The clock at the board differs. It shows White { $shown_white }, Black { $shown_black }. Here it is White { $white }, Black { $black }.
# The chess clock beside the board was told its times and has not taken them.
clock-not-set = The clock beside the board did not take its times; please set it by hand.
# How the clock alone begins.
clock-ready = Ready. start starts White's clock, press presses it, help names the commands.
# Nothing is played here: only the clock runs.
refused-clock-only = Only the clock runs here; a game begins with annabella play.

## The rate of play, said before the game

# $periods is what follows, joined.
control = Time control: { $periods }.
# One period and those behind it.
control-then = { $first }, then { $rest }
# The last period is by moves, and is repeated.
control-and-so-on = { $period }, and so on
# A period for all moves that are left.
control-every = { $time }
# A period for so many moves.
control-several = { $time } for { $moves ->
    [one] one move
   *[other] { $moves } moves
}
# A period with what is given for each move.
control-and-bonus = { $period }, { $bonus }
# So much is added for each move (Fischer).
control-increment = { $span } added a move
# The time stands still for so long before it runs (2023 6.3.2).
control-delay = { $span } delay a move
# The time used for a move is given back, up to so much (Bronstein).
control-bronstein = up to { $span } given back a move
# What one uses, the other gains.
control-hourglass = as an hourglass
# After the time control, if it begins with less than a minute: minutes may have been meant for seconds. $time: how
# long it is; $minutes: so many minutes; $seconds: those in seconds.
control-short = { $time }, not { $minutes }? { command-start }, or { command-quit } and { $seconds }.

## Options

# A time control that nobody knows, PGN's question mark.
play-unknown-time-control = No clock can be set to an unknown time control (?); no clock would be -, 15 minutes and 10 seconds a move would be 900+10.
# Times to be warned at that cannot be read.
play-no-warn = "{ $text }" are no times to be warned at; 10m,5m,1m,30 would be ten, five and one minute and 30 seconds.
# A clock without a time control.
clock-no-time-control = A clock needs a time control: annabella clock --time-control 900+10.
# The option --warn of play: without a value, the usual times.
help-play-warn = warn both sides when so much time is left, each for itself alone; without a value 10m,5m,2m,1m,30,10
# The option --white-warn of play.
help-play-white-warn = warn White, as --warn
# The option --black-warn of play.
help-play-black-warn = warn Black, as --warn
# The program clock.
help-clock = the talking chess clock alone, with the commands of a game
# An option of clock.
help-clock-time-control = time control as in PGN: 900+10, 40/5400+30:1800+30, 300d5, 300b5, *60
# An option of clock.
help-clock-journal = file in which the clock is kept
# An option of clock.
help-clock-resume = go on with an interrupted clock from its journal
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
keys-are = Keys: F1 help, F8 press, F9 announce; { command-help } { help-topic-keys } names all.
# One more key, in a game.
keys-talk = F12 or Alt with d, held down or pressed twice: speak your own score.
# Keys can only be read one by one at a terminal.
keys-no-terminal = Keys (--keys) need a terminal.
# The option --keys of play.
help-play-keys = keys without Enter: F1 to F9 and F12, or Alt with a letter
# An option of clock, as of play.
help-clock-keys = { help-play-keys }
