### The clock: times, warnings, rulings on times, and the clock alone.

# Time was added for $side, for example after an irregularity of the opponent. $left: time now.
clock-time-added = { $side ->
    [white] White gets { $more }. Now: { $left }.
   *[black] Black gets { $more }. Now: { $left }.
}
# The arbiter's reason for a ruling on the clocks. $note is the typed text.
clock-because = Reason: { $note }.
# A warning that the player has asked for: the time left. Short.
clock-low-time = { play-own-time }
# To the arbiter or both players: a connected chess clock shows other times.
clock-differs = The chess clock differs. White there: { $shown_white }. Black there: { $shown_black }. White here: { $white }. Black here: { $black }.
# The connected chess clock did not accept the times sent to it.
clock-not-set = The chess clock did not accept its times. Set it by hand.
# Start of the clock alone.
clock-ready = Type { command-start }, { command-press } or { command-help }.
# A move or another command of a game, with the clock alone.
refused-clock-only = Only the clock runs here. Start a game with annabella play.

## The time control, spoken before the game

# The whole time control. $periods is the list of periods.
control = { $periods }.
# One period and the periods after it.
control-then = { $first }, then { $rest }
# The last period is by moves, and is repeated.
control-and-so-on = { $period }, and so on
# A period for all remaining moves.
control-every = { $time }
# A period for a number of moves.
control-several = { $time } for { $moves ->
    [one] one move
   *[other] { $moves } moves
}
# A period with its increment or delay.
control-and-bonus = { $period }, { $bonus }
# Time added for each move (Fischer).
control-increment = plus { $span } a move
# Time before the clock runs for a move (2023 6.3.2).
control-delay = { $span } delay per move
# The time used for a move is given back, up to this limit (Bronstein).
control-bronstein = up to { $span } given back per move
# The time that one player uses is given to the other.
control-hourglass = as an hourglass
# After a short time control or a large increment: minutes may be meant. $time: its length;
# $minutes: the same number in minutes; $seconds: the time control with those minutes.
control-short = Only { $time }, not { $minutes }? Type { command-start }, or { command-quit } and restart with { $seconds }.

## Options

# A clock is requested with an unknown time control, PGN's question mark.
play-unknown-time-control = Time control: ? cannot set a clock. Use - for no clock, or 900+10 for 15 minutes and 10 seconds a move.
# A part of a time control has no meaning. $text: the whole option; $part: the part, as typed.
control-part = Time control "{ $text }": "{ $part }" is not understood. Write 90m+30s for 90 minutes and 30 seconds a move.
# Two numbers with a colon, 1:30, may be hours and minutes or minutes and seconds.
control-hours-or-minutes = Time control "{ $text }": "{ $part }" may be hours or minutes. Write 1:30:00 or 0:01:30.
# A time without a unit that is too long for minutes.
control-no-unit = Time control "{ $text }": "{ $part }" has no unit. Write 15m for minutes, 900s for seconds.
# A delay without a main time. $text: the whole option; $seconds: the delay.
control-no-main-time = Time control "{ $text }": a delay needs a main time. For { $seconds } seconds a move, write 1/{ $seconds }. Unused time is kept.
# Several periods, and a bonus that may count from the first move or only in the last period.
control-from-which-move = Time control "{ $text }": from which move does "{ $part }" count? Add: from move 1.
# The times for warnings cannot be read.
play-no-warn = Warning times: "{ $text }" cannot be read. Write 10m,5m,1m,30 for ten, five and one minute and 30 seconds.
# A clock without a time control.
clock-no-time-control = A clock needs a time control. Type annabella clock --time-control 900+10.
# The option --warn of play: without a value, the usual times. Off is typed and stays.
help-play-warn = Warn each player at these times left (off: never; alone: 10m,5m,2m,1m,30,10)
# The option --white-warn of play.
help-play-white-warn = Warn White alone, as --warn
# The option --black-warn of play.
help-play-black-warn = Warn Black alone, as --warn
# The command clock.
help-clock = Run the talking clock alone
# An option of clock.
help-clock-time-control = { help-play-time-control }
# An option of clock.
help-clock-journal = Save the clock in this file
# An option of clock.
help-clock-resume = Resume a clock from its journal [default: the last one]
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
# The option --confirm of clock.
help-clock-confirm = { help-play-confirm }
# An option of clock, as of play.
help-clock-warn = { help-play-warn }
# An option of clock, as of play.
help-clock-white-warn = { help-play-white-warn }
# An option of clock, as of play.
help-clock-black-warn = { help-play-black-warn }

## Keys

# Heard at the start, with --keys: the key that names the others.
keys-help = F1 is help.
# At the start, with --keys: the most important keys.
keys-are = Keys: F1 help, Tab board, F8 press. Type { command-help } { help-topic-keys } for all.
# At the start of a game: one more key.
keys-talk = Hold F12 or Alt with d, or press it twice, to record your scoresheet.
# Single keys can only be read at a terminal.
keys-no-terminal = --keys: needs a terminal. Leave it out.
# Refused: typed text is echoed only where keys are read one by one.
echo-without-keys = --echo: works only with --keys. Add --keys.
# Refused: typed text is private, and no loudspeaker says it.
echo-without-headphones = --echo: needs the user's headphones. Add --white-device, --black-device or --arbiter-device.
# Said while text is typed. $text: the character or the words.
echo-typed = { $text }
# Said when text is deleted. $text: what.
echo-deleted = { $text } deleted
# A blank was typed or deleted.
echo-blank = blank
# The option --keys of play.
help-play-keys = Read keys without Enter: F1 to F9, F11 and F12, or Alt with a letter
# An option of clock, as of play.
help-clock-keys = { help-play-keys }
