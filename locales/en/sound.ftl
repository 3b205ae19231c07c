### Voices and sound devices: what works, what fails, and what to do.

# No voice works. $reason: a sentence.
voice-missing = No voice is available. Words are only printed. { $reason }
# A sound device, at the start of the messages below. $outlet is white, black, arbiter or room.
voice-outlet = { $outlet ->
        [white] White's headphones
        [black] Black's headphones
        [arbiter] The arbiter's headphones
       *[room] Loudspeaker
    }
# A device is opened for the first time. $device: its name in the system.
voice-open = { voice-outlet }: ready on { $device }.
# A device cannot be opened. $reason: a sentence.
voice-no-device = { voice-outlet }: silent; words are printed. { $reason } Trying again.
# A working device has failed.
voice-lost = { voice-outlet }: failed. Missed words will be repeated.
# A failed device works again.
voice-back = { voice-outlet }: working again.
# Said at the start: everyone can hear private answers.
voice-shared = Without headphones, everyone hears private answers.
# Some words could not be spoken. $reason: a sentence.
voice-unsaid = Some words were only printed. { $reason }
# The system's own voice works.
voice-system-ready = The system voice is ready.
# The system's own voice hangs or has crashed.
voice-system-restarting = The system voice does not answer and is being restarted.
# The system's own voice keeps failing.
voice-system-gone = The system voice failed too often. Words are only printed.

# No device has that name, or several match. $name: the typed name, $there: names, $count: their number.
sound-unknown = { $count ->
        [0] Sound device { $name }: not found. There is no other.
       *[other] Sound device { $name }: not found, or not unique. Choose one of: { $there }.
    }
# No sound device exists.
sound-none = There is no sound device. Connect one.
# Headphones would be overheard: the device is used by another. $by: room, white, black or arbiter.
sound-taken = Sound device { $name }: already { $by ->
        [white] White's
        [black] Black's
        [arbiter] the arbiter's
       *[room] the room's
    }. Private words would be overheard. Choose another.
# The system knows the device, but it is not connected.
sound-absent = Sound device { $name }: not connected. Connect it.
# The device cannot be opened. $why: the operating system's sentence.
sound-refused = Sound device { $name }: cannot be opened: { $why }.

# The speech library cannot be loaded. $why: the operating system's sentence.
espeak-library = The library libespeak-ng is missing. Install espeak-ng.
# ANNABELLA_ESPEAK names a file that is not a speech library. $path: its value.
espeak-named = ANNABELLA_ESPEAK: { $path } is not a libespeak-ng library. Correct the path or unset the variable.
# The speech library works, its data are missing.
espeak-data = The voices of espeak-ng are missing. Install espeak-ng-data.
# The speech library has no voice for a language. $language: its tag.
espeak-voice = espeak-ng has no voice for the language { $language }.
# The speech library failed on these words.
espeak-synthesis = espeak-ng cannot say "{ $text }".
# The speech library has stopped working.
espeak-ended = espeak-ng has stopped working.

## Changes of a voice: spoken in the changed voice

# $rate: words a minute.
voice-rate = Rate { $rate }{ $bound ->
    [lowest] , the slowest
    [highest] , the fastest
   *[none] {""}
}
# The voice that the audience now hears. $voice: its name; $number and $count: its place in the list.
voice-which = Voice { $voice }, { $number } of { $count }
# The unnamed voice of the language. $count: number of other voices.
voice-usual = The usual voice; there are { $count } others. Type { command-voice } { command-next } for the next.
# No voice has that name. $name: the typed name.
voice-unknown = Voice { $name }: not found. Type { command-voice } { argument-all } for the names.
# The same before the game, for a name in the settings.
voice-unknown-at-start = Voice { $name }: not found. The usual voice speaks.
# All names. $names.
voice-names = Voices: { $names }
# Said instead of many names, which are only printed. $count is their number.
voice-names-printed = There are { $count } voices; their names are printed. Type { command-voice } { command-next } for the next.
# There is no choice: the data have one voice, or another program speaks.
voice-alone = There is only one voice here.
# $volume: per cent.
voice-volume = Volume { $volume }{ $bound ->
    [lowest] , the softest
    [highest] , the loudest
   *[none] {""}
}
# $pitch: from 0 to 99.
voice-pitch = Pitch { $pitch }{ $bound ->
    [lowest] , the deepest
    [highest] , the highest
   *[none] {""}
}
# Pause before each square of an announcement, in milliseconds.
voice-rest = { $millis ->
    [0] No pause before squares. Type { command-rest } 300 for one. Type { command-halt } to stop the clocks.
   *[other] Pause before squares: { $millis } milliseconds
}
# No device speaks to the asker alone.
voice-nowhere = Everyone hears the same voice here. Nothing was changed.
# Words are only printed, so that no voice can be changed.
voice-off = There is no voice here. To have one, start again with --speech espeak.
