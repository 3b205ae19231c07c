### Voices and sound devices: what works, what fails, and what to do.

voice-missing = Keine Stimme verfügbar. Alles wird nur angezeigt. { $reason }
voice-outlet = { $outlet ->
        [white] Der Kopfhörer von Weiß
        [black] Der Kopfhörer von Schwarz
        [arbiter] Der Kopfhörer des Schiedsrichters
       *[room] Der Lautsprecher
    }
voice-open = { voice-outlet } ist bereit: { $device }.
voice-no-device = { voice-outlet } ist stumm; Worte werden angezeigt. { $reason } Neuer Versuch folgt.
voice-lost = { voice-outlet } ist ausgefallen. Fehlendes wird später wiederholt.
voice-back = { voice-outlet } funktioniert wieder.
voice-shared = Ohne Kopfhörer hören alle private Antworten.
voice-unsaid = Einige Worte wurden nur angezeigt. { $reason }
voice-system-ready = Die Systemstimme ist bereit.
voice-system-restarting = Die Systemstimme antwortet nicht und wird neu gestartet.
voice-system-gone = Die Systemstimme ist zu oft ausgefallen. Alles wird nur angezeigt.

sound-unknown = { $count ->
        [0] Tongerät { $name }: nicht gefunden. Es gibt auch kein anderes.
       *[other] Tongerät { $name }: nicht gefunden oder nicht eindeutig. Wählen Sie eines von: { $there }.
    }
sound-none = Es gibt kein Tongerät. Schließen Sie eines an.
sound-taken = Tongerät { $name }: schon benutzt für { $by ->
        [white] Weiß
        [black] Schwarz
        [arbiter] den Schiedsrichter
       *[room] den Raum
    }. Private Worte würden mitgehört. Wählen Sie ein anderes.
sound-absent = Tongerät { $name }: nicht angeschlossen. Schließen Sie es an.
sound-refused = Tongerät { $name }: lässt sich nicht öffnen: { $why }.

espeak-library = Die Bibliothek libespeak-ng fehlt. Installieren Sie espeak-ng.
espeak-named = ANNABELLA_ESPEAK: { $path } ist keine Bibliothek libespeak-ng. Berichtigen Sie den Pfad oder löschen Sie die Variable.
espeak-data = Die Stimmen von espeak-ng fehlen. Installieren Sie espeak-ng-data.
espeak-voice = espeak-ng hat keine Stimme für die Sprache { $language }.
espeak-synthesis = espeak-ng kann „{ $text }“ nicht sprechen.
espeak-ended = espeak-ng antwortet nicht mehr.

## Changes of a voice: spoken in the changed voice

voice-rate = Tempo { $rate }{ $bound ->
    [lowest] , das langsamste
    [highest] , das schnellste
   *[none] {""}
}
voice-which = Stimme { $voice }, { $number } von { $count }
voice-usual = Die übliche Stimme; es gibt { $count } weitere. Nächste Stimme: Befehl { command-voice } { command-next }.
voice-unknown = Stimme { $name }: nicht gefunden. Alle Namen: Befehl { command-voice } { argument-all }.
voice-unknown-at-start = Stimme { $name }: nicht gefunden. Es spricht die übliche.
voice-names = Stimmen: { $names }
voice-names-printed = { $count } Stimmen; die Namen sind angezeigt. Die nächste: Befehl { command-voice } { command-next }.
voice-alone = Hier gibt es nur eine Stimme.
voice-volume = Lautstärke { $volume }{ $bound ->
    [lowest] , die leiseste
    [highest] , die lauteste
   *[none] {""}
}
voice-pitch = Tonhöhe { $pitch }{ $bound ->
    [lowest] , die tiefste
    [highest] , die höchste
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Keine Pause vor Feldern. Pause setzen: Befehl { command-rest } 300. Uhren anhalten: Befehl { command-halt }.
   *[other] Pause vor Feldern: { $millis } Millisekunden
}
voice-nowhere = Hier hören alle dieselbe Stimme. Nichts wurde geändert.
voice-off = Hier spricht keine Stimme. Dafür neu starten mit --speech espeak.
