### The settings: the menu that changes them, and the faults of their file.

## Words of the menu

settings-list = liste
settings-back = zurück
settings-quit = beenden
settings-default = vorgabe
settings-preset = profil
settings-file = datei
settings-again = noch
settings-on = an
settings-off = aus
settings-where-word = wo

## Sentences of the menu

settings-welcome = Einstellungen. Tippen Sie eine Nummer, { command-help } oder { settings-quit }.
settings-where = Die Einstellungen stehen in { $file }.
settings-help = Tippen Sie eine Nummer, einen Namen oder einen Namen mit Wert, etwa { settings-name-rate } 250. { settings-list } zeigt Ihre Einstellungen, { settings-preset } die Profile, { settings-where-word } die Datei. Zum Beenden tippen Sie { settings-quit }.
settings-help-group = Tippen Sie eine Nummer oder einen Namen. Die Eingabetaste wiederholt die Liste. { settings-back } führt zu den Gruppen, { settings-list } zeigt Ihre Einstellungen. Zum Beenden tippen Sie { settings-quit }.
settings-help-setting = Tippen Sie den neuen Wert oder seine Nummer. { settings-default } löscht Ihren Wert, { settings-back } behält ihn, die Eingabetaste wiederholt ihn.
settings-help-option = Die Option dazu heißt { $option }.
settings-help-example = Ein Beispiel: { $example }.
settings-bounds = Möglich ist { $lowest } bis { $highest }.
settings-choice = { $number }: { $what }
settings-title = { $title }
settings-pair = { $name }: { $value }
settings-by-default = { $value }, nicht eingestellt
settings-nothing = nicht eingestellt
settings-now = { $now }. Zweck: { $purpose }.
settings-ask = Tippen Sie den neuen Wert, oder { settings-back }, um diesen zu behalten.
settings-set = { $name } ist jetzt { $value }, gespeichert.
settings-not-here = { $value } ist hier zurzeit nicht vorhanden.
settings-taken-out = { $name } ist nicht mehr eingestellt. Es gilt die Vorgabe: { $value }.
settings-none = Nichts ist eingestellt.
settings-presets = Profile: { $presets }.
settings-in-preset = Sie ändern das Profil { $preset }. Der Befehl { settings-file } führt zu den Einstellungen, die immer gelten.
settings-new-preset = Das Profil { $preset } ist neu. Ihre erste Änderung legt es an.
settings-in-file = Sie ändern die Einstellungen, die immer gelten.
settings-left = Ende der Einstellungen. Ihre Änderungen sind gespeichert.
settings-out-of-bounds = { $name }: „{ $value }“ ist nicht möglich. Tippen Sie { $lowest } bis { $highest }.
settings-no-choice = { $name }: „{ $value }“ ist kein möglicher Wert. Tippen Sie { $possible }.
settings-not-understood = „{ $text }“: keine Einstellung und keine Nummer dieser Liste. Die Eingabetaste wiederholt die Liste.
settings-not-understood-near = „{ $text }“: keine Einstellung und keine Nummer dieser Liste. Meinten Sie { $near }?
settings-mend = Mit { settings-default } { $key } löschen Sie die Zeile.

## Names of settings in the menu; the names on the command line are understood too

settings-name-time-control = bedenkzeit
settings-name-white-impaired = weiß sehbehindert
settings-name-black-impaired = schwarz sehbehindert
settings-name-white-board = brett weiß
settings-name-black-board = brett schwarz
settings-name-arbiter = schiedsrichter
settings-name-speech = sprachausgabe
settings-name-rate = tempo
settings-name-volume = lautstärke
settings-name-variant = spielart
settings-name-laws = regeln
settings-name-repetition = wiederholen
settings-name-sighted-press = sehender drückt
settings-name-let-go = loslassen
settings-name-no-draw-before = remis erst nach
settings-name-default-time = wartezeit
settings-name-supervision = beaufsichtigung
settings-name-quickplay-finish = endspurtphase
settings-name-practice = übung
settings-name-level-words = ebenenwörter
settings-name-white-name = name weiß
settings-name-black-name = name schwarz
settings-name-white-title = titel weiß
settings-name-black-title = titel schwarz
settings-name-white-elo = wertung weiß
settings-name-black-elo = wertung schwarz
settings-name-white-fide-id = fide nummer weiß
settings-name-black-fide-id = fide nummer schwarz
settings-name-event = turnier
settings-name-site = ort
settings-name-round = runde
settings-name-announce-by = ansager
settings-name-announce-language = ansagesprache
settings-name-style = ansageart
settings-name-alphabet = alphabet
settings-name-zwo = zwo
settings-name-pause = pause
settings-name-notation = notation
settings-name-hear-execution = ausführung hören
settings-name-seat = platz
settings-name-assistants = assistenz
settings-name-white-assistant = assistenz weiß
settings-name-black-assistant = assistenz schwarz
settings-name-white-deaf = weiß gehörlos
settings-name-black-deaf = schwarz gehörlos
settings-name-pin = pin
settings-name-pin-kept = pin dauer
settings-name-keys = tasten
settings-name-warn = warnungen
settings-name-white-warn = warnungen weiß
settings-name-black-warn = warnungen schwarz
settings-name-voice = stimme
settings-name-white-voice = stimme weiß
settings-name-black-voice = stimme schwarz
settings-name-arbiter-voice = stimme schiedsrichter
settings-name-room-device = lautsprecher
settings-name-white-device = kopfhörer weiß
settings-name-black-device = kopfhörer schwarz
settings-name-arbiter-device = kopfhörer schiedsrichter
settings-name-width = zeilenlänge
settings-name-prefix = sprecherangabe
settings-name-echo = echo
settings-name-confirm = bestätigung
settings-name-white-microphone = mikrofon weiß
settings-name-black-microphone = mikrofon schwarz
settings-name-white-hear = ansagen weiß
settings-name-black-hear = ansagen schwarz
settings-name-white-peg-echo = stiftansage weiß
settings-name-black-peg-echo = stiftansage schwarz
settings-name-white-turned = brett weiß gedreht
settings-name-black-turned = brett schwarz gedreht
settings-name-set-clock = uhr stellen
settings-name-debounce = entprellen
settings-name-quiet = brettruhe
settings-name-rest = ansageruhe
settings-name-locale = sprache

## Names of values in the menu

settings-value-espeak = eigene Stimme
settings-value-system = Stimme des Systems
settings-value-print = nur Text
settings-value-required = verlangt
settings-value-words = mit Worten
settings-value-announced = angesagt
settings-value-executed = ausgeführt
settings-value-full = voll
settings-value-short = kurz
settings-value-partial = teilweise
settings-value-program = Programm
settings-value-player = Mensch
settings-value-auto = automatisch
settings-value-shared = gemeinsam
settings-value-white = Weiß
settings-value-black = Schwarz
settings-value-assistant = Assistenz
settings-value-white-assistant = Assistenz von Weiß
settings-value-black-assistant = Assistenz von Schwarz
settings-value-arbiter = Schiedsrichter
settings-value-left = links
settings-value-right = rechts

## The file

settings-file-head =
    Einstellungen von annabella: Name = Wert, Wörter in Anführungszeichen, true oder false für einen Schalter.
    annabella settings zeigt und ändert sie. annabella help play erklärt jede.
    Einstellungen nach { "[" }preset.NAME] gelten nur mit --preset NAME.
settings-no-file = Einstellungen: kein Ort für die Datei. Setzen Sie XDG_CONFIG_HOME, HOME oder ANNABELLA_SETTINGS.
settings-unreadable = Einstellungen: nicht zu lesen. { $cause }
settings-no-toml = Einstellungen in { $file }, Zeile { $line }: „{ $text }“ ist keine Einstellung. Schreiben Sie Name = Wert, Wörter in Anführungszeichen.
settings-unknown = Einstellungen in { $file }, Zeile { $line }: keine Einstellung „{ $key }“. Siehe annabella help play.
settings-unknown-near = Einstellungen in { $file }, Zeile { $line }: keine Einstellung „{ $key }“. Meinten Sie { $near }?
settings-no-value = Einstellungen in { $file }, Zeile { $line }: „{ $key }“ ist kein einzelner Wert. Geben Sie einen an, oder beginnen Sie ein Profil mit [preset.NAME].
settings-wrong-value = Einstellungen in { $file }, Zeile { $line }: { $cause }
settings-no-preset = „{ $preset }“: kein solches Profil. Wählen Sie aus { $presets }.

## Help

help-settings = Einstellungen zeigen oder ändern
help-settings-line = Eine Zeile des Menüs [Vorgabe: das ganze Menü]
help-settings-preset = Dieses Profil zeigen oder ändern
help-settings-speech = { help-play-speech } [Vorgabe: nur an einem Terminal]
help-play-preset = Diese Profile anwenden; --no-NAME übergeht eine Einstellung
help-clock-preset = { help-play-preset }
help-play-assistants = Jedem sehbehinderten Spieler eine Assistenz geben, wie bei Weiß
