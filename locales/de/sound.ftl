### Voices and sound devices: what works, what fails, and what to do.

# No voice works. $reason: a sentence.
voice-missing = Keine Stimme verfügbar. Alles wird nur angezeigt. { $reason }
# A sound device, at the start of the messages below. $outlet is white, black, arbiter or room.
voice-outlet = { $outlet ->
        [white] Der Kopfhörer von Weiß
        [black] Der Kopfhörer von Schwarz
        [arbiter] Der Kopfhörer des Schiedsrichters
       *[room] Der Lautsprecher
    }
# A device is opened for the first time. $device: its name in the system.
voice-open = { voice-outlet } ist bereit: { $device }.
# A device cannot be opened. $reason: a sentence.
voice-no-device = { voice-outlet } ist stumm; Worte werden angezeigt. { $reason } Neuer Versuch folgt.
# A working device has failed.
voice-lost = { voice-outlet } ist ausgefallen. Fehlendes wird später wiederholt.
# A failed device works again.
voice-back = { voice-outlet } funktioniert wieder.
# Said at the start: everyone can hear private answers.
voice-shared = Private Antworten kommen aus dem Lautsprecher, weil nicht jeder Spieler einen Kopfhörer hat.
# Some words could not be spoken. $reason: a sentence.
voice-unsaid = Einige Worte wurden nur angezeigt. { $reason }
# The system's own voice works.
voice-system-ready = Die Systemstimme ist bereit.
# The system's own voice hangs or has crashed.
voice-system-restarting = Die Systemstimme antwortet nicht und wird neu gestartet.
# The system's own voice keeps failing.
voice-system-gone = Die Systemstimme ist zu oft ausgefallen. Alles wird nur angezeigt.

# No device has that name, or several match. $name: the typed name, $there: names, $count: their number.
sound-unknown = { $count ->
        [0] Tongerät { $name }: nicht gefunden. Es gibt auch kein anderes.
       *[other] Tongerät { $name }: nicht gefunden oder nicht eindeutig. Wählen Sie eines von: { $there }.
    }
# No sound device exists.
sound-none = Es gibt kein Tongerät. Schließen Sie eines an.
# Headphones would be overheard: the device is used by another. $by: room, white, black or arbiter.
sound-taken = Tongerät { $name }: schon benutzt für { $by ->
        [white] Weiß
        [black] Schwarz
        [arbiter] den Schiedsrichter
       *[room] den Raum
    }. Private Worte würden mitgehört. Wählen Sie ein anderes.
# The system knows the device, but it is not connected.
sound-absent = Tongerät { $name }: nicht angeschlossen. Schließen Sie es an.
# The device cannot be opened. $why: the operating system's sentence.
sound-refused = Tongerät { $name }: lässt sich nicht öffnen: { $why }.

# The speech library cannot be loaded. $why: the operating system's sentence.
espeak-library = Die Bibliothek libespeak-ng fehlt. Installieren Sie espeak-ng.
# ANNABELLA_ESPEAK names a file that is not a speech library. $path: its value.
espeak-named = ANNABELLA_ESPEAK: { $path } ist keine Bibliothek libespeak-ng. Berichtigen Sie den Pfad oder löschen Sie die Variable.
# The speech library works, its data are missing.
espeak-data = Die Stimmen von espeak-ng fehlen. Installieren Sie espeak-ng-data.
# The speech library has no voice for a language. $language: its tag.
espeak-voice = espeak-ng hat keine Stimme für die Sprache { $language }.
# The speech library failed on these words.
espeak-synthesis = espeak-ng kann „{ $text }“ nicht sprechen.
# The speech library has stopped working.
espeak-ended = espeak-ng antwortet nicht mehr.

## Changes of a voice: spoken in the changed voice

# $rate: words a minute.
voice-rate = Tempo { $rate }{ $bound ->
    [lowest] , das langsamste
    [highest] , das schnellste
   *[none] {""}
}
# The voice that the audience now hears. $voice: its name; $number and $count: its place in the list.
voice-which = Stimme { $voice }, { $number } von { $count }
# The unnamed voice of the language. $count: number of other voices.
voice-usual = Die übliche Stimme; es gibt { $count } weitere. Nächste Stimme: Befehl { command-voice } { command-next }.
# No voice has that name. $name: the typed name.
voice-unknown = Stimme { $name }: nicht gefunden. Alle Namen: Befehl { command-voice } { argument-all }.
# The same before the game, for a name in the settings.
voice-unknown-at-start = Stimme { $name }: nicht gefunden. Es spricht die übliche.
# All names. $names.
voice-names = Stimmen: { $names }
# Said instead of many names, which are only printed. $count is their number.
voice-names-printed = { $count } Stimmen; die Namen sind angezeigt. Die nächste: Befehl { command-voice } { command-next }.
# There is no choice: the data have one voice, or another program speaks.
voice-alone = Hier gibt es nur eine Stimme.
# $volume: per cent.
voice-volume = Lautstärke { $volume }{ $bound ->
    [lowest] , die leiseste
    [highest] , die lauteste
   *[none] {""}
}
# $pitch: from 0 to 99.
voice-pitch = Tonhöhe { $pitch }{ $bound ->
    [lowest] , die tiefste
    [highest] , die höchste
   *[none] {""}
}
# Pause before each square of an announcement, in milliseconds.
voice-rest = { $millis ->
    [0] Keine Pause vor Feldern. Pause setzen: Befehl { command-rest } 300. Uhren anhalten: Befehl { command-halt }.
   *[other] Pause vor Feldern: { $millis } Millisekunden
}
# No device speaks to the asker alone.
voice-nowhere = Hier hören alle dieselbe Stimme. Nichts wurde geändert.
# Words are only printed, so that no voice can be changed.
voice-off = Hier spricht keine Stimme. Dafür neu starten mit --speech espeak.
