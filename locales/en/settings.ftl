### The settings: the menu that changes them, and the faults of their file.

## Words of the menu

# Lists every changed setting.
settings-list = list
# Returns to the list before.
settings-back = back
# Ends the menu.
settings-quit = quit
# Removes a setting, so that the program's default applies.
settings-default = default
# Switches to a preset; its name follows.
settings-preset = preset
# Switches to the settings that always apply.
settings-file = file
# Repeats the present list.
settings-again = again
# A switch that is on; command-yes means the same.
settings-on = on
# A switch that is off; command-no means the same.
settings-off = off
# Names the file of the settings.
settings-where-word = where

## Sentences of the menu

# The first sentence.
settings-welcome = Settings. Type a number, { command-help } or { settings-quit }.
# Answer to where. $file is the settings file.
settings-where = The settings are in { $file }.
# help, where groups of settings are listed.
settings-help = Type a number, a name, or a name and its value, such as { settings-name-rate } 250. { settings-list } shows your settings, { settings-preset } the presets, { settings-where-word } the file. { settings-quit } leaves.
# help, where the settings of a group are listed.
settings-help-group = Type a number or a name. Enter repeats the list. { settings-back } returns to the groups, { settings-list } shows your settings, { settings-quit } leaves.
# help, where a setting was chosen.
settings-help-setting = Type the new value, or its number. { settings-default } deletes yours, { settings-back } keeps it, Enter repeats it.
# After that: the option. $option is its name on the command line, with hyphens.
settings-help-option = Its option is { $option }.
# After that: a value that it may have. $example is typed and stays.
settings-help-example = An example: { $example }.
# After that: its bounds. $lowest and $highest are numbers.
settings-bounds = It can be from { $lowest } to { $highest }.
# A numbered choice: a group of settings, a setting with its value, or a value.
settings-choice = { $number }: { $what }
# A title, or a setting with its value, in a list.
settings-title = { $title }
# A setting and its value. $name is the name of the setting.
settings-pair = { $name }: { $value }
# A value that applies because nothing is set.
settings-by-default = { $value }, not set
# There is no value.
settings-nothing = not set
# The chosen setting. $now is its name and value, $purpose its help as on the command line.
settings-now = { $now }. Purpose: { $purpose }.
# The answers that are possible now.
settings-ask = Type the new value, or { settings-back } to keep this one.
# A setting was changed.
settings-set = { $name } is now { $value }, saved.
# The chosen voice, sound device or port is not connected now.
settings-not-here = { $value } is not available at present.
# A setting was removed. $value applies instead.
settings-taken-out = { $name } is no longer set. The default applies: { $value }.
# Nothing is set.
settings-none = Nothing is set.
# The existing presets. $presets is a list.
settings-presets = Presets: { $presets }.
# The next changes are made in a preset.
settings-in-preset = You are changing preset { $preset }. Type { settings-file } for the settings that always apply.
# The next change makes a new preset.
settings-new-preset = Preset { $preset } is new. Your first change creates it.
# The next changes are made in the settings that always apply.
settings-in-file = You are changing the settings that always apply.
# The menu ends.
settings-left = End of the settings. Your changes are saved.
# A value outside of its bounds. $value is the typed value, $name the setting.
settings-out-of-bounds = { $name }: "{ $value }" is out of range. Type { $lowest } to { $highest }.
# A value that cannot be chosen. $value is the typed value, $name the setting, $possible a list.
settings-no-choice = { $name }: "{ $value }" is not a possible value. Type { $possible }.
# A line that cannot be understood.
settings-not-understood = "{ $text }": not a setting or a number of this list. Enter repeats the list.
# The same, with the setting that was probably meant.
settings-not-understood-near = "{ $text }": not a setting or a number of this list. Did you mean { $near }?
# How the menu corrects the file. $key is the wrong name there.
settings-mend = Type { settings-default } { $key } to delete the line.

## Names of settings in the menu; the names on the command line are understood too

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
# A setting: the option --default-time. Not "default time": default is a word of the menu.
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
# A setting: the option --alphabet.
settings-name-alphabet = alphabet
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
# A setting: the option --echo.
settings-name-echo = echo
# A setting: the option --confirm.
settings-name-confirm = confirm
# A setting: the option --white-microphone.
settings-name-white-microphone = white microphone
# A setting: the option --black-microphone.
settings-name-black-microphone = black microphone
# A setting: the option --white-hear.
settings-name-white-hear = white hear
# A setting: the option --black-hear.
settings-name-black-hear = black hear
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

## Names of values in the menu

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
    Read and change them with annabella settings. annabella help play explains each.
    Settings after { "[" }preset.NAME] apply only with --preset NAME.
# The settings file has no place.
settings-no-file = Settings: no place for the file. Set XDG_CONFIG_HOME, HOME or ANNABELLA_SETTINGS.
# The file cannot be read. $cause names it.
settings-unreadable = Settings: cannot be read. { $cause }
# A line is not a setting. $text is the line.
settings-no-toml = Settings file { $file }, line { $line }: "{ $text }" is not a setting. Write name = value, with words in quotation marks.
# A setting that does not exist.
settings-unknown = Settings file { $file }, line { $line }: no setting "{ $key }". See annabella help play.
# The same, with the setting that was probably meant.
settings-unknown-near = Settings file { $file }, line { $line }: no setting "{ $key }". Did you mean { $near }?
# A setting with a table for its value, or a table that is not a preset.
settings-no-value = Settings file { $file }, line { $line }: "{ $key }" is not one value. Give it one, or start a preset with [preset.NAME].
# A value that a setting cannot have. $cause is the sentence about the option.
settings-wrong-value = Settings file { $file }, line { $line }: { $cause }
# A preset that does not exist. $presets is a list.
settings-no-preset = "{ $preset }": no such preset. Use one of { $presets }.

## Help

# The command settings.
help-settings = Show or change the settings
# An argument of settings.
help-settings-line = One line of the menu [default: the whole menu]
# An option of settings.
help-settings-preset = Show or change this preset
# An option of settings.
help-settings-speech = { help-play-speech } [default: only at a terminal]
# An option of play. NAME is the name of an option.
help-play-preset = Apply these presets; --no-NAME ignores one setting
# An option of clock.
help-clock-preset = { help-play-preset }
# An option of play.
help-play-assistants = Give each visually impaired player an assistant, as for White
