# Stimmen und Tongeräte: was geht, was nicht geht, und was zu tun ist.

# Es gibt gar keine Stimme. $reason: ein Satz, warum.
voice-missing = Es gibt keine Stimme, Worte werden nur angezeigt. { $reason }
# A sound device, inside the sentences below. $outlet is white, black, arbiter or room.
voice-outlet = { $outlet ->
        [white] Der Kopfhörer von Weiß
        [black] Der Kopfhörer von Schwarz
        [arbiter] Der Kopfhörer des Schiedsrichters
       *[room] Der Lautsprecher
    }
# Ein Gerät ist zum ersten Mal offen. $outlet: room, white, black oder arbiter; $device: sein Name im System.
voice-open = { voice-outlet } ist bereit: { $device }.
# Ein Gerät lässt sich nicht öffnen. $reason: ein Satz, warum.
voice-no-device = { voice-outlet } ist stumm, seine Worte werden angezeigt. { $reason } Es wird weiter versucht.
# Ein Gerät, das ging, ist weg.
voice-lost = { voice-outlet } ist ausgefallen. Was nicht zu hören war, wird wiederholt, sobald er wieder geht.
# Ein Gerät, das weg war, geht wieder.
voice-back = { voice-outlet } geht wieder.
# Zu Beginn gesagt: private Worte können alle hören.
voice-shared = Private Worte kommen aus dem Lautsprecher, weil nicht jeder Spieler einen Kopfhörer hat.
# Worte konnten nicht gesprochen werden. $reason: ein Satz, warum.
voice-unsaid = Worte wurden nicht gesprochen, nur angezeigt. { $reason }
# Die Stimme des Systems geht.
voice-system-ready = Die Stimme des Systems ist bereit.
# Die Stimme des Systems hängt oder ist abgestürzt.
voice-system-restarting = Die Stimme des Systems antwortet nicht und wird neu gestartet.
# Die Stimme des Systems fällt immer wieder aus.
voice-system-gone = Die Stimme des Systems ist zu oft ausgefallen, Worte werden nur angezeigt.

# Kein Gerät heißt so, oder mehrere könnten gemeint sein. $name: was eingegeben wurde, $there: Namen, $count: wie viele.
sound-unknown = { $count ->
        [0] Es gibt kein Tongerät { $name } und auch kein anderes.
       *[other] Kein einzelnes Tongerät heißt { $name }; es gibt: { $there }.
    }
# Es gibt kein Tongerät.
sound-none = Es gibt kein Tongerät.
# Ein Kopfhörer würde mitgehört, weil das Gerät jemand anderem gehört. $by: room, white, black oder arbiter.
sound-taken = Das Tongerät { $name } wird schon für { $by ->
        [white] Weiß
        [black] Schwarz
        [arbiter] den Schiedsrichter
       *[room] alle
    } benutzt; private Worte würden mitgehört.
# A sound device that the system knows and that is not there.
sound-absent = Das Tongerät { $name } ist nicht da.
# Ein Gerät ist da und lässt sich nicht öffnen. $why: Satz des Betriebssystems.
sound-refused = Das Tongerät { $name } lässt sich nicht öffnen: { $why }.

# Die Sprachbibliothek lässt sich nicht laden. $why: Satz des Betriebssystems.
espeak-library = Die Bibliothek libespeak-ng fehlt; bitte espeak-ng installieren.
# ANNABELLA_ESPEAK nennt eine Datei, die keine solche Bibliothek ist. $path: was es nennt.
espeak-named = { $path }, das ANNABELLA_ESPEAK nennt, ist keine Bibliothek libespeak-ng; bitte den Pfad berichtigen oder ANNABELLA_ESPEAK löschen.
# Die Sprachbibliothek ist da, ihre Daten nicht.
espeak-data = Die Stimmen von espeak-ng fehlen; bitte espeak-ng-data installieren.
# Die Sprachbibliothek hat keine Stimme für eine Sprache. $language: ihr Kürzel.
espeak-voice = espeak-ng hat keine Stimme für die Sprache { $language }.
# Die Sprachbibliothek scheitert an diesen Worten.
espeak-synthesis = espeak-ng kann „{ $text }“ nicht sprechen.
# Die Sprachbibliothek geht nicht mehr.
espeak-ended = espeak-ng antwortet nicht mehr.

## Changes of a voice: told in the changed voice

# $rate: words a minute.
voice-rate = Tempo { $rate }{ $bound ->
    [lowest] , langsamer geht es nicht
    [highest] , schneller geht es nicht
   *[none] {""}
}
# The voice that an audience hears now. $voice: its name; $number and $count: which of how many.
voice-which = Stimme { $voice }, { $number } von { $count }
# The voice of the language, without a name. $count: how many others there are; $next, $all: examples.
voice-usual = Übliche Stimme, andere gibt es { $count }. { command-voice } { command-next } nimmt die nächste.
# There is no voice of that name. $name: what was typed.
voice-unknown = Eine Stimme { $name } gibt es nicht. { command-voice } { argument-all } nennt die Namen, { command-voice } { command-next } nimmt die nächste.
# The same where the settings named it, before the game.
voice-unknown-at-start = Eine Stimme { $name } gibt es nicht; es spricht die übliche.
# All names. $names.
voice-names = Stimmen: { $names }
# Nothing can be chosen: the data of the voice have no others, or another program speaks.
voice-alone = Hier gibt es nur eine Stimme.
# $volume: per cent.
voice-volume = Lautstärke { $volume }{ $bound ->
    [lowest] , leiser geht es nicht
    [highest] , lauter geht es nicht
   *[none] {""}
}
# $pitch: from 0 to 99.
voice-pitch = Tonhöhe { $pitch }{ $bound ->
    [lowest] , tiefer geht es nicht
    [highest] , höher geht es nicht
   *[none] {""}
}
# How long the voice rests before each square of an announcement, in milliseconds.
voice-rest = { $millis ->
    [0] Keine Pause vor Feldern. { command-rest } 300 setzt eine; die Uhren hält { command-halt } an.
   *[other] Pause vor Feldern: { $millis } Millisekunden
}
# No device speaks to the one who asked.
voice-nowhere = Hier spricht keine Stimme für Sie allein, deshalb bleibt sie, wie sie ist.
