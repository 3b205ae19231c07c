### The settings: the menu by which they are changed, and what is wrong with their file.

## Words of the menu

# Lists all that is set.
settings-list = liste
# Goes back to where the present list was chosen.
settings-back = zurück
# Ends the menu.
settings-quit = beenden
# Takes a setting out, so that it is as the program has it.
settings-default = vorgabe
# Turns to a preset, whose name stands behind it.
settings-preset = profil
# Turns to the settings that always count.
settings-file = datei
# Says the present list again.
settings-again = noch
# A switch that is on; command-yes is the same.
settings-on = an
# A switch that is off; command-no is the same.
settings-off = aus

## Sentences of the menu

# The first sentence. $file is the settings file.
settings-welcome = Einstellungen, gespeichert in { $file }. Tippen Sie eine Nummer oder einen Namen, oder einen Namen und seinen Wert, zum Beispiel rate 250. Die Eingabetaste allein wiederholt die Liste. Der Befehl { settings-back } führt eine Liste zurück, der Befehl { settings-list } nennt alles, was eingestellt ist, der Befehl { settings-quit } verlässt das Menü.
# A numbered choice: a group of settings, a setting with its value, or a value.
settings-choice = { $number }: { $what }
# A title, or a setting with its value, in a list.
settings-title = { $title }
# A setting and its value. $name is the name of an option and stays.
settings-pair = { $name }: { $value }
# A setting in the list of its group. $purpose is what it is for; its name is told where it is chosen.
settings-row = { $purpose }: { $value }
# A value that counts because nothing is set.
settings-by-default = { $value }, nicht eingestellt
# There is no value.
settings-nothing = nicht eingestellt
# The setting that was chosen. $now is its name and value, $purpose what it is for.
settings-now = { $now }. Das ist: { $purpose }.
# What may be typed now.
settings-ask = Tippen Sie den neuen Wert. Der Befehl { settings-default } nimmt Ihren heraus, der Befehl { settings-back } lässt ihn, wie er ist.
# A setting was changed.
settings-set = { $name } ist jetzt { $value }, gespeichert.
# A voice, a sound device or a port was chosen that is not there now.
settings-not-here = { $value } gibt es hier gerade nicht.
# A setting was taken out. $value is what counts instead.
settings-taken-out = { $name } ist nicht mehr eingestellt; es gilt: { $value }.
# Nothing is set.
settings-none = Nichts ist eingestellt.
# The presets there are. $presets is a list.
settings-presets = Profile: { $presets }.
# From here on a preset is changed.
settings-in-preset = Jetzt wird das Profil { $preset } geändert. Der Befehl { settings-file } führt zurück zu dem, was immer gilt.
# From here on a new preset is changed.
settings-new-preset = Das Profil { $preset } gibt es noch nicht; Ihre erste Änderung legt es an.
# From here on the settings are changed that always count.
settings-in-file = Jetzt werden die Einstellungen geändert, die immer gelten.
# The menu ends.
settings-left = Die Einstellungen stehen in { $file }.
# A line that means nothing.
settings-not-understood = „{ $text }“ ist keine Einstellung und keine Nummer dieser Liste; die Eingabetaste wiederholt sie.
# The same, with the setting that was probably meant.
settings-not-understood-near = „{ $text }“ ist keine Einstellung und keine Nummer dieser Liste; meinten Sie { $near }?
# How the menu mends the file. $key is what is wrong there.
settings-mend = Die Eingabe { settings-default } { $key } nimmt die Zeile heraus.

## The file

# The first lines of a new settings file.
settings-file-head =
    Einstellungen von annabella: Name = Wert, Wörter in Anführungszeichen, true oder false für einen Schalter.
    annabella settings liest und ändert sie; annabella help play sagt, wozu jede da ist.
    { "[" }preset.NAME] beginnt Einstellungen, die nur mit --preset NAME gelten.
# There is no place for the file.
settings-no-file = Für eine Datei mit Einstellungen ist kein Platz: Weder XDG_CONFIG_HOME noch HOME ist gesetzt, oder ANNABELLA_SETTINGS ist leer.
# The file cannot be read. $cause names it.
settings-unreadable = Die Einstellungen lassen sich nicht lesen. { $cause }
# A line is no setting. $text is the line.
settings-no-toml = Einstellungen in { $file }, Zeile { $line }: „{ $text }“ ist keine Einstellung; man schreibt Name = Wert, Wörter in Anführungszeichen.
# A setting that does not exist.
settings-unknown = Einstellungen in { $file }, Zeile { $line }: Die Einstellung „{ $key }“ gibt es nicht; annabella help play nennt sie als Optionen.
# The same, with the setting that was probably meant.
settings-unknown-near = Einstellungen in { $file }, Zeile { $line }: Die Einstellung „{ $key }“ gibt es nicht; meinten Sie { $near }?
# A setting with a table for its value, or a table that is no preset.
settings-no-value = Einstellungen in { $file }, Zeile { $line }: „{ $key }“ braucht einen einzelnen Wert; ein Profil beginnt mit [preset.NAME].
# A value that a setting cannot have. $cause is the sentence about the option.
settings-wrong-value = Einstellungen in { $file }, Zeile { $line }: { $cause }
# A preset that does not exist. $presets is a list.
settings-no-preset = Das Profil „{ $preset }“ gibt es nicht; es gibt { $presets }.

## Help

# The program settings.
help-settings = liest und ändert die Einstellungen, mit einem gesprochenen Menü oder einer Zeile
# An argument of settings.
help-settings-line = eine Zeile des Menüs, zum Beispiel rate 250; ohne sie das Menü
# An option of settings.
help-settings-preset = das Profil, das gelesen und geändert wird
# An option of settings.
help-settings-speech = { help-play-speech }; an einem Terminal spricht das Menü, zu einem Skript nur hiermit
# An option of play.
help-play-preset = Profile der Einstellungen, mit Kommas; --no-NAME lässt weg, was die Einstellungen von einer Option sagen
# An option of clock.
help-clock-preset = { help-play-preset }
# An option of play.
help-play-assistants = Aufgaben der Assistenz jedes sehbehinderten Spielers, wie bei Weiß
