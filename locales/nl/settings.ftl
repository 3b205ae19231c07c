### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Words of the menu

settings-list = lijst
settings-back = terug
settings-quit = stoppen
settings-default = standaard
settings-preset = profiel
settings-file = bestand
settings-again = opnieuw
settings-on = aan
settings-off = uit
settings-where-word = waar

## Sentences of the menu

settings-welcome = Instellingen. Typ een nummer, { command-help } of { settings-quit }.
settings-where = De instellingen staan in { $file }.
settings-help = Typ een nummer, een naam, of een naam en zijn waarde, zoals { settings-name-rate } 250. { settings-list } toont uw instellingen, { settings-preset } de profielen, { settings-where-word } het bestand. Typ { settings-quit } om te eindigen.
settings-help-group = Typ een nummer of een naam. Enter herhaalt de lijst. { settings-back } gaat naar de groepen, { settings-list } toont uw instellingen. Typ { settings-quit } om te eindigen.
settings-help-setting = Typ de nieuwe waarde of haar nummer. { settings-default } wist de uwe, { settings-back } behoudt haar, Enter herhaalt haar.
settings-help-option = De optie ervoor is { $option }.
settings-help-example = Een voorbeeld: { $example }.
settings-bounds = Mogelijke waarden: { $lowest } tot en met { $highest }.
settings-choice = { $number }: { $what }
settings-title = { $title }
settings-pair = { $name }: { $value }
settings-by-default = { $value }, standaardwaarde
settings-nothing = niet ingesteld
settings-now = { $now }. Doel: { $purpose }.
settings-ask = Typ de nieuwe waarde, of { settings-back } om deze te behouden.
settings-set = { $name } is nu { $value }, opgeslagen.
settings-not-here = { $value } is op dit moment niet beschikbaar.
settings-taken-out = { $name } is niet meer ingesteld. Standaard geldt: { $value }.
settings-none = Er is niets ingesteld.
settings-presets = Profielen: { $presets }.
settings-in-preset = U wijzigt profiel { $preset }. Typ { settings-file } voor de instellingen die altijd gelden.
settings-new-preset = Profiel { $preset } is nieuw. Uw eerste wijziging maakt het aan.
settings-in-file = U wijzigt de instellingen die altijd gelden.
settings-left = Einde van de instellingen. Uw wijzigingen zijn opgeslagen.
settings-out-of-bounds = { $name }: "{ $value }" valt buiten de grenzen. Typ { $lowest } tot en met { $highest }.
settings-no-choice = { $name }: "{ $value }" is geen mogelijke waarde. Typ { $possible }.
settings-not-understood = "{ $text }": geen instelling en geen nummer van deze lijst. Enter herhaalt de lijst.
settings-not-understood-near = "{ $text }": geen instelling en geen nummer van deze lijst. Bedoelde u { $near }?
settings-mend = Typ { settings-default } { $key } om de regel te wissen.

## Names of settings in the menu

settings-name-time-control = speeltempo
settings-name-white-impaired = wit visueel gehandicapt
settings-name-black-impaired = zwart visueel gehandicapt
settings-name-white-board = bord wit
settings-name-black-board = bord zwart
settings-name-arbiter = arbiter
settings-name-speech = spraakuitvoer
settings-name-rate = tempo
settings-name-volume = volume
settings-name-variant = variant
settings-name-laws = regels
settings-name-repetition = herhaling
settings-name-sighted-press = drukken door de ziende
settings-name-let-go = loslaten
settings-name-no-draw-before = geen remise voor
settings-name-default-time = verzuimtijd
settings-name-supervision = toezicht
settings-name-quickplay-finish = versneld beëindigen
settings-name-practice = oefenmodus
settings-name-level-words = niveauwoorden
settings-name-white-name = naam wit
settings-name-black-name = naam zwart
settings-name-white-title = titel wit
settings-name-black-title = titel zwart
settings-name-white-elo = elo wit
settings-name-black-elo = elo zwart
settings-name-white-fide-id = fide nummer wit
settings-name-black-fide-id = fide nummer zwart
settings-name-event = toernooi
settings-name-site = plaats
settings-name-round = ronde
settings-name-announce-by = aankondiger
settings-name-announce-language = taal van aankondigingen
settings-name-style = stijl
settings-name-alphabet = alfabet
settings-name-zwo = zwo
settings-name-pause = pauze
settings-name-notation = notatie
settings-name-hear-execution = uitvoering horen
settings-name-seat = zitplaats
settings-name-assistants = assistenten
settings-name-white-assistant = assistent wit
settings-name-black-assistant = assistent zwart
settings-name-white-deaf = wit doof
settings-name-black-deaf = zwart doof
settings-name-pin = pincode
settings-name-pin-kept = duur van pincode
settings-name-keys = toetsen
settings-name-warn = waarschuwingen
settings-name-white-warn = waarschuwingen wit
settings-name-black-warn = waarschuwingen zwart
settings-name-voice = stem
settings-name-white-voice = stem wit
settings-name-black-voice = stem zwart
settings-name-arbiter-voice = stem arbiter
settings-name-room-device = luidspreker
settings-name-white-device = koptelefoon wit
settings-name-black-device = koptelefoon zwart
settings-name-arbiter-device = koptelefoon arbiter
settings-name-width = regellengte
settings-name-prefix = sprekernaam
settings-name-echo = echo
settings-name-confirm = bevestiging
settings-name-white-microphone = microfoon wit
settings-name-black-microphone = microfoon zwart
settings-name-white-hear = aankondigingen wit
settings-name-black-hear = aankondigingen zwart
settings-name-white-peg-echo = penecho wit
settings-name-black-peg-echo = penecho zwart
settings-name-white-turned = bord wit gedraaid
settings-name-black-turned = bord zwart gedraaid
settings-name-set-clock = klok instellen
settings-name-debounce = ontdendering
settings-name-quiet = bordrust
settings-name-rest = aankondigingsrust
settings-name-locale = taal

## Names of values in the menu

settings-value-espeak = eigen stem
settings-value-system = stem van het systeem
settings-value-print = alleen tekst
settings-value-required = vereist
settings-value-words = in woorden
settings-value-announced = aangekondigd
settings-value-executed = uitgevoerd
settings-value-full = volledig
settings-value-short = kort
settings-value-partial = gedeeltelijk
settings-value-program = het programma
settings-value-player = een persoon
settings-value-auto = automatisch
settings-value-shared = gedeeld
settings-value-white = Wit
settings-value-black = Zwart
settings-value-assistant = assistent
settings-value-white-assistant = assistent van Wit
settings-value-black-assistant = assistent van Zwart
settings-value-arbiter = arbiter
settings-value-left = links
settings-value-right = rechts

## The file

settings-file-head =
    Instellingen van annabella: naam = waarde, woorden tussen aanhalingstekens, true of false voor een schakelaar.
    annabella settings toont en wijzigt ze. annabella help play legt ze elk uit.
    Instellingen na { "[" }preset.NAAM] gelden alleen met --preset NAAM.
settings-no-file = Instellingen: geen plaats voor het bestand. Stel XDG_CONFIG_HOME, HOME of ANNABELLA_SETTINGS in.
settings-unreadable = Instellingen: niet te lezen. { $cause }
settings-no-toml = Instellingen { $file }, regel { $line }: "{ $text }" is geen instelling. Schrijf naam = waarde, woorden tussen aanhalingstekens.
settings-unknown = Instellingen { $file }, regel { $line }: geen instelling "{ $key }". Zie annabella help play.
settings-unknown-near = Instellingen { $file }, regel { $line }: geen instelling "{ $key }". Bedoelde u { $near }?
settings-no-value = Instellingen { $file }, regel { $line }: "{ $key }" is niet één waarde. Geef er een, of begin een profiel met [preset.NAAM].
settings-wrong-value = Instellingen { $file }, regel { $line }: { $cause }
settings-no-preset = "{ $preset }": dat profiel bestaat niet. Kies uit { $presets }.

## Help

help-settings = De instellingen tonen of wijzigen
help-settings-line = Eén regel van het menu [standaard: het hele menu]
help-settings-preset = Dit profiel tonen of wijzigen
help-settings-speech = { help-clock-speech } [standaard: alleen op een terminal]
help-play-preset = Deze profielen toepassen; --no-NAAM slaat een instelling over
help-clock-preset = { help-play-preset }
help-play-assistants = Elke visueel gehandicapte speler een assistent geven, zoals voor Wit
