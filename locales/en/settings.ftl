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

## Sentences of the menu

# The first sentence. $file is the settings file.
settings-welcome = Settings, saved in { $file }. Type a number or a name, or a name and its value, such as rate 250. Enter alone repeats the list. The command { settings-back } leads one list back, { settings-list } tells all that is set, { settings-quit } leaves the menu.
# A numbered choice: a group of settings, a setting with its value, or a value.
settings-choice = { $number }: { $what }
# A title, or a setting with its value, in a list.
settings-title = { $title }
# A setting and its value. $name is the name of an option and stays.
settings-pair = { $name }: { $value }
# A setting in the list of its group. $purpose is what it is for; its name is told where it is chosen.
settings-row = { $purpose }: { $value }
# A value that counts because nothing is set.
settings-by-default = { $value }, not set
# There is no value.
settings-nothing = not set
# The setting that was chosen. $now is its name and value, $purpose what it is for.
settings-now = { $now }. It is: { $purpose }.
# What may be typed now.
settings-ask = Type the new value. The command { settings-default } takes yours out, { settings-back } leaves it as it is.
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
settings-left = The settings are in { $file }.
# A line that means nothing.
settings-not-understood = "{ $text }" is no setting and no number of this list; Enter repeats it.
# The same, with the setting that was probably meant.
settings-not-understood-near = "{ $text }" is no setting and no number of this list; did you mean { $near }?
# How the menu mends the file. $key is what is wrong there.
settings-mend = Typing { settings-default } { $key } takes the line out.

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
