### The settings: the menu by which they are changed, and what is wrong with their file.

## Words of the menu

# Lists all that is set.
settings-list = list
# Goes back to where the present list was chosen.
settings-back = back
# Ends the menu.
settings-quit = quit
# Takes a setting out, so that it is as the program has it.
settings-default = default
# Turns to a preset, whose name stands behind it.
settings-preset = preset
# Turns to the settings that always count.
settings-file = file
# Says the present list again.
settings-again = again
# A switch that is on; command-yes is the same.
settings-on = on
# A switch that is off; command-no is the same.
settings-off = off
# Tells in which file the settings are.
settings-where-word = where

## Sentences of the menu

# The first sentence.
settings-welcome = Settings. A number chooses, { command-help } helps, { settings-quit } leaves.
# Where the settings are kept, when that is asked. $file is the settings file.
settings-where = The settings are in { $file }.
# help, where groups of settings are listed.
settings-help = Type a number or a name, or at once a name and its value, such as { settings-name-rate } 250. { settings-list } tells what is set, { settings-preset } the presets, { settings-where-word } the file. { settings-quit } leaves.
# help, where the settings of a group are listed.
settings-help-group = Type a number or a name. Enter repeats the list, { settings-back } leads to the groups, { settings-list } tells what is set, { settings-quit } leaves.
# help, where a setting was chosen.
settings-help-setting = Type the new value; where values have numbers, a number. { settings-default } takes yours out, { settings-back } leaves it, Enter tells it once more.
# Behind that: the setting on the command line and in the file. $option is that name, with its hyphens.
settings-help-option = Its option is { $option }.
# Behind that: a value that it may have. $example is typed and stays.
settings-help-example = An example: { $example }.
# Behind that: its bounds. $lowest and $highest are numbers.
settings-bounds = It may be from { $lowest } to { $highest }.
# A numbered choice: a group of settings, a setting with its value, or a value.
settings-choice = { $number }: { $what }
# A title, or a setting with its value, in a list.
settings-title = { $title }
# A setting and its value. $name is what the setting is called.
settings-pair = { $name }: { $value }
# A value that counts because nothing is set.
settings-by-default = { $value }, not set
# There is no value.
settings-nothing = not set
# The setting that was chosen. $now is its name and value, $purpose what it is for.
settings-now = { $now }. It is: { $purpose }.
# What may be typed now.
settings-ask = Type the new value; { settings-back } leaves it as it is.
# A setting was changed.
settings-set = { $name } is now { $value }, saved.
# A voice, a sound device or a port was chosen that is not there now.
settings-not-here = { $value } is not here at present.
# A setting was taken out. $value is what counts instead.
settings-taken-out = { $name } is no longer set; what counts is: { $value }.
# Nothing is set.
settings-none = Nothing is set.
# The presets there are. $presets is a list.
settings-presets = Presets: { $presets }.
# From here on a preset is changed.
settings-in-preset = Now the preset { $preset } is changed; { settings-file } turns back to the settings that always count.
# From here on a new preset is changed.
settings-new-preset = There is no preset { $preset } yet; your first change makes it.
# From here on the settings are changed that always count.
settings-in-file = Now the settings are changed that always count.
# The menu ends.
settings-left = End of the settings. What you have changed is saved.
# A value outside of its bounds. $value is what was typed, $name the setting.
settings-out-of-bounds = "{ $value }" does not fit { $name }; it may be from { $lowest } to { $highest }.
# A value that is none of those to choose from. $value is what was typed, $name the setting, $possible a list.
settings-no-choice = "{ $value }" does not fit { $name }; it may be { $possible }.
# A line that means nothing.
settings-not-understood = "{ $text }" is no setting and no number of this list; Enter repeats it.
# The same, with the setting that was probably meant.
settings-not-understood-near = "{ $text }" is no setting and no number of this list; did you mean { $near }?
# How the menu mends the file. $key is what is wrong there.
settings-mend = Typing { settings-default } { $key } takes the line out.

## What settings are called in the menu; the names on the command line are understood too

# A setting: the option --time-control.
settings-name-time-control = time control
# A setting: the option --white-impaired.
settings-name-white-impaired = white impaired
# A setting: the option --black-impaired.
settings-name-black-impaired = black impaired
# A setting: the option --white-board.
settings-name-white-board = white board
# A setting: the option --black-board.
settings-name-black-board = black board
# A setting: the option --arbiter.
settings-name-arbiter = arbiter
# A setting: the option --speech.
settings-name-speech = speech
# A setting: the option --rate.
settings-name-rate = rate
# A setting: the option --volume.
settings-name-volume = volume
# A setting: the option --variant.
settings-name-variant = variant
# A setting: the option --laws.
settings-name-laws = laws
# A setting: the option --repetition.
settings-name-repetition = repetition
# A setting: the option --sighted-press.
settings-name-sighted-press = sighted press
# A setting: the option --let-go.
settings-name-let-go = let go
# A setting: the option --no-draw-before.
settings-name-no-draw-before = no draw before
# A setting: the option --default-time.
settings-name-default-time = waiting time
# A setting: the option --supervision.
settings-name-supervision = supervision
# A setting: the option --quickplay-finish.
settings-name-quickplay-finish = quickplay finish
# A setting: the option --practice.
settings-name-practice = practice
# A setting: the option --level-words.
settings-name-level-words = level words
# A setting: the option --white-name.
settings-name-white-name = white name
# A setting: the option --black-name.
settings-name-black-name = black name
# A setting: the option --white-title.
settings-name-white-title = white title
# A setting: the option --black-title.
settings-name-black-title = black title
# A setting: the option --white-elo.
settings-name-white-elo = white elo
# A setting: the option --black-elo.
settings-name-black-elo = black elo
# A setting: the option --white-fide-id.
settings-name-white-fide-id = white fide id
# A setting: the option --black-fide-id.
settings-name-black-fide-id = black fide id
# A setting: the option --event.
settings-name-event = event
# A setting: the option --site.
settings-name-site = site
# A setting: the option --round.
settings-name-round = round
# A setting: the option --announce-by.
settings-name-announce-by = announce by
# A setting: the option --announce-language.
settings-name-announce-language = announce language
# A setting: the option --style.
settings-name-style = style
# A setting: the option --zwo.
settings-name-zwo = zwo
# A setting: the option --pause.
settings-name-pause = pause
# A setting: the option --notation.
settings-name-notation = notation
# A setting: the option --hear-execution.
settings-name-hear-execution = hear execution
# A setting: the option --seat.
settings-name-seat = seat
# A setting: the option --assistants.
settings-name-assistants = assistants
# A setting: the option --white-assistant.
settings-name-white-assistant = white assistant
# A setting: the option --black-assistant.
settings-name-black-assistant = black assistant
# A setting: the option --white-deaf.
settings-name-white-deaf = white deaf
# A setting: the option --black-deaf.
settings-name-black-deaf = black deaf
# A setting: the option --pin.
settings-name-pin = pin
# A setting: the option --pin-kept.
settings-name-pin-kept = pin kept
# A setting: the option --keys.
settings-name-keys = keys
# A setting: the option --warn.
settings-name-warn = warn
# A setting: the option --white-warn.
settings-name-white-warn = white warn
# A setting: the option --black-warn.
settings-name-black-warn = black warn
# A setting: the option --voice.
settings-name-voice = voice
# A setting: the option --white-voice.
settings-name-white-voice = white voice
# A setting: the option --black-voice.
settings-name-black-voice = black voice
# A setting: the option --arbiter-voice.
settings-name-arbiter-voice = arbiter voice
# A setting: the option --room-device.
settings-name-room-device = room device
# A setting: the option --white-device.
settings-name-white-device = white device
# A setting: the option --black-device.
settings-name-black-device = black device
# A setting: the option --arbiter-device.
settings-name-arbiter-device = arbiter device
# A setting: the option --width.
settings-name-width = width
# A setting: the option --prefix.
settings-name-prefix = prefix
# A setting: the option --white-microphone.
settings-name-white-microphone = white microphone
# A setting: the option --black-microphone.
settings-name-black-microphone = black microphone
# A setting: the option --white-peg-echo.
settings-name-white-peg-echo = white peg echo
# A setting: the option --black-peg-echo.
settings-name-black-peg-echo = black peg echo
# A setting: the option --white-turned.
settings-name-white-turned = white turned
# A setting: the option --black-turned.
settings-name-black-turned = black turned
# A setting: the option --set-clock.
settings-name-set-clock = set clock
# A setting: the option --debounce.
settings-name-debounce = debounce
# A setting: the option --quiet.
settings-name-quiet = quiet
# A setting: the option --rest.
settings-name-rest = rest
# A setting: the option --locale.
settings-name-locale = locale

## What values are called in the menu

# A value: espeak on the command line.
settings-value-espeak = own voice
# A value: system on the command line.
settings-value-system = the system's voice
# A value: print on the command line.
settings-value-print = text only
# A value: required on the command line.
settings-value-required = required
# A value: words on the command line.
settings-value-words = in words
# A value: announced on the command line.
settings-value-announced = announced
# A value: executed on the command line.
settings-value-executed = executed
# A value: full on the command line.
settings-value-full = full
# A value: short on the command line.
settings-value-short = short
# A value: partial on the command line.
settings-value-partial = partial
# A value: program on the command line.
settings-value-program = the program
# A value: player on the command line.
settings-value-player = a person
# A value: auto on the command line.
settings-value-auto = automatic
# A value: shared on the command line.
settings-value-shared = shared
# A value: white on the command line.
settings-value-white = White
# A value: black on the command line.
settings-value-black = Black
# A value: assistant on the command line.
settings-value-assistant = assistant
# A value: white-assistant on the command line.
settings-value-white-assistant = White's assistant
# A value: black-assistant on the command line.
settings-value-black-assistant = Black's assistant
# A value: arbiter on the command line.
settings-value-arbiter = arbiter
# A value: left on the command line.
settings-value-left = left
# A value: right on the command line.
settings-value-right = right

## The file

# The first lines of a new settings file.
settings-file-head =
    Settings of annabella: name = value, words in quotation marks, true or false for a switch.
    annabella settings reads and changes them; annabella help play says what each is for.
    { "[" }preset.NAME] begins settings that count only with --preset NAME.
# There is no place for the file.
settings-no-file = There is no place for a settings file: neither XDG_CONFIG_HOME nor HOME is set, or ANNABELLA_SETTINGS is empty.
# The file cannot be read. $cause names it.
settings-unreadable = The settings cannot be read. { $cause }
# A line is no setting. $text is the line.
settings-no-toml = Settings file { $file }, line { $line }: "{ $text }" is no setting; one is written name = value, words in quotation marks.
# A setting that does not exist.
settings-unknown = Settings file { $file }, line { $line }: there is no setting "{ $key }"; annabella help play lists them as options.
# The same, with the setting that was probably meant.
settings-unknown-near = Settings file { $file }, line { $line }: there is no setting "{ $key }"; did you mean { $near }?
# A setting with a table for its value, or a table that is no preset.
settings-no-value = Settings file { $file }, line { $line }: "{ $key }" needs one value; a preset begins with [preset.NAME].
# A value that a setting cannot have. $cause is the sentence about the option.
settings-wrong-value = Settings file { $file }, line { $line }: { $cause }
# A preset that does not exist. $presets is a list.
settings-no-preset = There is no preset "{ $preset }"; there are { $presets }.

## Help

# The program settings.
help-settings = reads and changes the settings, by a spoken menu or by one line
# An argument of settings.
help-settings-line = one line of the menu, such as rate 250; without it the menu
# An option of settings.
help-settings-preset = the preset to be read and changed
# An option of settings.
help-settings-speech = { help-play-speech }; at a terminal the menu is spoken, to a script only with this
# An option of play.
help-play-preset = presets of the settings file, with commas; --no-NAME leaves out what the file says of an option
# An option of clock.
help-clock-preset = { help-play-preset }
# An option of play.
help-play-assistants = duties of the assistant of each visually impaired player, as for White
