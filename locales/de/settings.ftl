### The settings: the menu that changes them, and the faults of their file.

## Words of the menu

# Lists every changed setting.
settings-list = liste
# Returns to the list before.
settings-back = zurück
# Ends the menu.
settings-quit = beenden
# Removes a setting, so that the program's default applies.
settings-default = vorgabe
# Switches to a preset; its name follows.
settings-preset = profil
# Switches to the settings that always apply.
settings-file = datei
# Repeats the present list.
settings-again = noch
# A switch that is on; command-yes means the same.
settings-on = an
# A switch that is off; command-no means the same.
settings-off = aus
# Names the file of the settings.
settings-where-word = wo

## Sentences of the menu

# The first sentence.
settings-welcome = Einstellungen. Tippen Sie eine Nummer, { command-help } oder { settings-quit }.
# Answer to where. $file is the settings file.
settings-where = Die Einstellungen stehen in { $file }.
# help, where groups of settings are listed.
settings-help = Tippen Sie eine Nummer, einen Namen oder einen Namen mit Wert, etwa { settings-name-rate } 250. { settings-list } zeigt Ihre Einstellungen, { settings-preset } die Profile, { settings-where-word } die Datei. Zum Beenden tippen Sie { settings-quit }.
# help, where the settings of a group are listed.
settings-help-group = Tippen Sie eine Nummer oder einen Namen. Die Eingabetaste wiederholt die Liste. { settings-back } führt zu den Gruppen, { settings-list } zeigt Ihre Einstellungen. Zum Beenden tippen Sie { settings-quit }.
# help, where a setting was chosen.
settings-help-setting = Tippen Sie den neuen Wert oder seine Nummer. { settings-default } löscht Ihren Wert, { settings-back } behält ihn, die Eingabetaste wiederholt ihn.
# After that: the option. $option is its name on the command line, with hyphens.
settings-help-option = Die Option dazu heißt { $option }.
# After that: a value that it may have. $example is typed and stays.
settings-help-example = Ein Beispiel: { $example }.
# After that: its bounds. $lowest and $highest are numbers.
settings-bounds = Möglich ist { $lowest } bis { $highest }.
# A numbered choice: a group of settings, a setting with its value, or a value.
settings-choice = { $number }: { $what }
# A title, or a setting with its value, in a list.
settings-title = { $title }
# A setting and its value. $name is the name of the setting.
settings-pair = { $name }: { $value }
# A value that applies because nothing is set.
settings-by-default = { $value }, nicht eingestellt
# There is no value.
settings-nothing = nicht eingestellt
# The chosen setting. $now is its name and value, $purpose its help as on the command line.
settings-now = { $now }. Zweck: { $purpose }.
# The answers that are possible now.
settings-ask = Tippen Sie den neuen Wert, oder { settings-back }, um diesen zu behalten.
# A setting was changed.
settings-set = { $name } ist jetzt { $value }, gespeichert.
# The chosen voice, sound device or port is not connected now.
settings-not-here = { $value } ist hier zurzeit nicht vorhanden.
# A setting was removed. $value applies instead.
settings-taken-out = { $name } ist nicht mehr eingestellt. Es gilt die Vorgabe: { $value }.
# Nothing is set.
settings-none = Nichts ist eingestellt.
# The existing presets. $presets is a list.
settings-presets = Profile: { $presets }.
# The next changes are made in a preset.
settings-in-preset = Sie ändern das Profil { $preset }. Der Befehl { settings-file } führt zu den Einstellungen, die immer gelten.
# The next change makes a new preset.
settings-new-preset = Das Profil { $preset } ist neu. Ihre erste Änderung legt es an.
# The next changes are made in the settings that always apply.
settings-in-file = Sie ändern die Einstellungen, die immer gelten.
# The menu ends.
settings-left = Ende der Einstellungen. Ihre Änderungen sind gespeichert.
# A value outside of its bounds. $value is the typed value, $name the setting.
settings-out-of-bounds = { $name }: „{ $value }“ ist nicht möglich. Tippen Sie { $lowest } bis { $highest }.
# A value that cannot be chosen. $value is the typed value, $name the setting, $possible a list.
settings-no-choice = { $name }: „{ $value }“ ist kein möglicher Wert. Tippen Sie { $possible }.
# A line that cannot be understood.
settings-not-understood = „{ $text }“: keine Einstellung und keine Nummer dieser Liste. Die Eingabetaste wiederholt die Liste.
# The same, with the setting that was probably meant.
settings-not-understood-near = „{ $text }“: keine Einstellung und keine Nummer dieser Liste. Meinten Sie { $near }?
# How the menu corrects the file. $key is the wrong name there.
settings-mend = Mit { settings-default } { $key } löschen Sie die Zeile.

## Names of settings in the menu; the names on the command line are understood too

# A setting: the option --time-control.
settings-name-time-control = bedenkzeit
# A setting: the option --white-impaired.
settings-name-white-impaired = weiß sehbehindert
# A setting: the option --black-impaired.
settings-name-black-impaired = schwarz sehbehindert
# A setting: the option --white-board.
settings-name-white-board = brett weiß
# A setting: the option --black-board.
settings-name-black-board = brett schwarz
# A setting: the option --arbiter.
settings-name-arbiter = schiedsrichter
# A setting: the option --speech.
settings-name-speech = sprachausgabe
# A setting: the option --rate.
settings-name-rate = tempo
# A setting: the option --volume.
settings-name-volume = lautstärke
# A setting: the option --variant.
settings-name-variant = spielart
# A setting: the option --laws.
settings-name-laws = regeln
# A setting: the option --repetition.
settings-name-repetition = wiederholen
# A setting: the option --sighted-press.
settings-name-sighted-press = sehender drückt
# A setting: the option --let-go.
settings-name-let-go = loslassen
# A setting: the option --no-draw-before.
settings-name-no-draw-before = remis erst nach
# A setting: the option --default-time.
settings-name-default-time = wartezeit
# A setting: the option --supervision.
settings-name-supervision = beaufsichtigung
# A setting: the option --quickplay-finish.
settings-name-quickplay-finish = endspurtphase
# A setting: the option --practice.
settings-name-practice = übung
# A setting: the option --level-words.
settings-name-level-words = ebenenwörter
# A setting: the option --white-name.
settings-name-white-name = name weiß
# A setting: the option --black-name.
settings-name-black-name = name schwarz
# A setting: the option --white-title.
settings-name-white-title = titel weiß
# A setting: the option --black-title.
settings-name-black-title = titel schwarz
# A setting: the option --white-elo.
settings-name-white-elo = wertung weiß
# A setting: the option --black-elo.
settings-name-black-elo = wertung schwarz
# A setting: the option --white-fide-id.
settings-name-white-fide-id = fide nummer weiß
# A setting: the option --black-fide-id.
settings-name-black-fide-id = fide nummer schwarz
# A setting: the option --event.
settings-name-event = turnier
# A setting: the option --site.
settings-name-site = ort
# A setting: the option --round.
settings-name-round = runde
# A setting: the option --announce-by.
settings-name-announce-by = ansager
# A setting: the option --announce-language.
settings-name-announce-language = ansagesprache
# A setting: the option --style.
settings-name-style = ansageart
# A setting: the option --alphabet.
settings-name-alphabet = alphabet
# A setting: the option --zwo.
settings-name-zwo = zwo
# A setting: the option --pause.
settings-name-pause = pause
# A setting: the option --notation.
settings-name-notation = notation
# A setting: the option --hear-execution.
settings-name-hear-execution = ausführung hören
# A setting: the option --seat.
settings-name-seat = platz
# A setting: the option --assistants.
settings-name-assistants = assistenz
# A setting: the option --white-assistant.
settings-name-white-assistant = assistenz weiß
# A setting: the option --black-assistant.
settings-name-black-assistant = assistenz schwarz
# A setting: the option --white-deaf.
settings-name-white-deaf = weiß gehörlos
# A setting: the option --black-deaf.
settings-name-black-deaf = schwarz gehörlos
# A setting: the option --pin.
settings-name-pin = pin
# A setting: the option --pin-kept.
settings-name-pin-kept = pin dauer
# A setting: the option --keys.
settings-name-keys = tasten
# A setting: the option --warn.
settings-name-warn = warnungen
# A setting: the option --white-warn.
settings-name-white-warn = warnungen weiß
# A setting: the option --black-warn.
settings-name-black-warn = warnungen schwarz
# A setting: the option --voice.
settings-name-voice = stimme
# A setting: the option --white-voice.
settings-name-white-voice = stimme weiß
# A setting: the option --black-voice.
settings-name-black-voice = stimme schwarz
# A setting: the option --arbiter-voice.
settings-name-arbiter-voice = stimme schiedsrichter
# A setting: the option --room-device.
settings-name-room-device = lautsprecher
# A setting: the option --white-device.
settings-name-white-device = kopfhörer weiß
# A setting: the option --black-device.
settings-name-black-device = kopfhörer schwarz
# A setting: the option --arbiter-device.
settings-name-arbiter-device = kopfhörer schiedsrichter
# A setting: the option --width.
settings-name-width = zeilenlänge
# A setting: the option --prefix.
settings-name-prefix = sprecherangabe
# A setting: the option --echo.
settings-name-echo = echo
# A setting: the option --white-microphone.
settings-name-white-microphone = mikrofon weiß
# A setting: the option --black-microphone.
settings-name-black-microphone = mikrofon schwarz
# A setting: the option --white-hear.
settings-name-white-hear = ansagen weiß
# A setting: the option --black-hear.
settings-name-black-hear = ansagen schwarz
# A setting: the option --white-peg-echo.
settings-name-white-peg-echo = stiftansage weiß
# A setting: the option --black-peg-echo.
settings-name-black-peg-echo = stiftansage schwarz
# A setting: the option --white-turned.
settings-name-white-turned = brett weiß gedreht
# A setting: the option --black-turned.
settings-name-black-turned = brett schwarz gedreht
# A setting: the option --set-clock.
settings-name-set-clock = uhr stellen
# A setting: the option --debounce.
settings-name-debounce = entprellen
# A setting: the option --quiet.
settings-name-quiet = brettruhe
# A setting: the option --rest.
settings-name-rest = ansageruhe
# A setting: the option --locale.
settings-name-locale = sprache

## Names of values in the menu

# A value: espeak on the command line.
settings-value-espeak = eigene Stimme
# A value: system on the command line.
settings-value-system = Stimme des Systems
# A value: print on the command line.
settings-value-print = nur Text
# A value: required on the command line.
settings-value-required = verlangt
# A value: words on the command line.
settings-value-words = mit Worten
# A value: announced on the command line.
settings-value-announced = angesagt
# A value: executed on the command line.
settings-value-executed = ausgeführt
# A value: full on the command line.
settings-value-full = voll
# A value: short on the command line.
settings-value-short = kurz
# A value: partial on the command line.
settings-value-partial = teilweise
# A value: program on the command line.
settings-value-program = Programm
# A value: player on the command line.
settings-value-player = Mensch
# A value: auto on the command line.
settings-value-auto = automatisch
# A value: shared on the command line.
settings-value-shared = gemeinsam
# A value: white on the command line.
settings-value-white = Weiß
# A value: black on the command line.
settings-value-black = Schwarz
# A value: assistant on the command line.
settings-value-assistant = Assistenz
# A value: white-assistant on the command line.
settings-value-white-assistant = Assistenz von Weiß
# A value: black-assistant on the command line.
settings-value-black-assistant = Assistenz von Schwarz
# A value: arbiter on the command line.
settings-value-arbiter = Schiedsrichter
# A value: left on the command line.
settings-value-left = links
# A value: right on the command line.
settings-value-right = rechts

## The file

# The first lines of a new settings file.
settings-file-head =
    Einstellungen von annabella: Name = Wert, Wörter in Anführungszeichen, true oder false für einen Schalter.
    annabella settings zeigt und ändert sie. annabella help play erklärt jede.
    Einstellungen nach { "[" }preset.NAME] gelten nur mit --preset NAME.
# The settings file has no place.
settings-no-file = Einstellungen: kein Ort für die Datei. Setzen Sie XDG_CONFIG_HOME, HOME oder ANNABELLA_SETTINGS.
# The file cannot be read. $cause names it.
settings-unreadable = Einstellungen: nicht zu lesen. { $cause }
# A line is not a setting. $text is the line.
settings-no-toml = Einstellungen in { $file }, Zeile { $line }: „{ $text }“ ist keine Einstellung. Schreiben Sie Name = Wert, Wörter in Anführungszeichen.
# A setting that does not exist.
settings-unknown = Einstellungen in { $file }, Zeile { $line }: keine Einstellung „{ $key }“. Siehe annabella help play.
# The same, with the setting that was probably meant.
settings-unknown-near = Einstellungen in { $file }, Zeile { $line }: keine Einstellung „{ $key }“. Meinten Sie { $near }?
# A setting with a table for its value, or a table that is not a preset.
settings-no-value = Einstellungen in { $file }, Zeile { $line }: „{ $key }“ ist kein einzelner Wert. Geben Sie einen an, oder beginnen Sie ein Profil mit [preset.NAME].
# A value that a setting cannot have. $cause is the sentence about the option.
settings-wrong-value = Einstellungen in { $file }, Zeile { $line }: { $cause }
# A preset that does not exist. $presets is a list.
settings-no-preset = „{ $preset }“: kein solches Profil. Wählen Sie aus { $presets }.

## Help

# The command settings.
help-settings = Einstellungen zeigen oder ändern
# An argument of settings.
help-settings-line = Eine Zeile des Menüs [Vorgabe: das ganze Menü]
# An option of settings.
help-settings-preset = Dieses Profil zeigen oder ändern
# An option of settings.
help-settings-speech = { help-play-speech } [Vorgabe: nur an einem Terminal]
# An option of play. NAME is the name of an option.
help-play-preset = Diese Profile anwenden; --no-NAME übergeht eine Einstellung
# An option of clock.
help-clock-preset = { help-play-preset }
# An option of play.
help-play-assistants = Jedem sehbehinderten Spieler eine Assistenz geben, wie bei Weiß
