# The voices and the sound devices: what works, what does not, and what to do.

# There is no voice at all. $reason: a sentence saying why.
voice-missing = There is no voice, words are printed only. { $reason }
# A sound device, inside the sentences below. $outlet is white, black, arbiter or room.
voice-outlet = { $outlet ->
        [white] White's headset
        [black] Black's headset
        [arbiter] The arbiter's headset
       *[room] The loudspeaker
    }
# A device is open for the first time. $outlet: room, white, black or arbiter; $device: its name in the system.
voice-open = { voice-outlet } is ready: { $device }.
# A device cannot be opened. $reason: a sentence saying why.
voice-no-device = { voice-outlet } is silent, its words are printed. { $reason } It is tried again.
# A device that worked is gone.
voice-lost = { voice-outlet } has failed. What was not heard is said again when it is back.
# A device that was gone works again.
voice-back = { voice-outlet } is back.
# Said at the start: private words can be heard by everybody.
voice-shared = Private words are said on the loudspeaker, because not every player has a headset.
# Some words could not be spoken. $reason: a sentence saying why.
voice-unsaid = Words were not said, only printed. { $reason }
# The system's own voice works.
voice-system-ready = The system's voice is ready.
# The system's own voice hung or died.
voice-system-restarting = The system's voice does not answer and is started again.
# The system's own voice fails again and again.
voice-system-gone = The system's voice has failed too often, words are printed only.

# No device has that name, or several might be meant. $name: what was typed, $there: names, $count: how many.
sound-unknown = { $count ->
        [0] There is no sound device { $name }, nor any other.
       *[other] No single sound device is called { $name }; there are: { $there }.
    }
# There is no sound device.
sound-none = There is no sound device.
# A headset would be overheard, because its device is somebody else's. $by: room, white, black or arbiter.
sound-taken = The sound device { $name } is already { $by ->
        [white] White's
        [black] Black's
        [arbiter] the arbiter's
       *[room] the room's
    }; private words would be overheard.
# A sound device that the system knows and that is not there.
sound-absent = The sound device { $name } is not there.
# A device is there and does not open. $why: the operating system's sentence.
sound-refused = The sound device { $name } cannot be opened: { $why }.

# The speech library cannot be loaded. $why: the operating system's sentence.
espeak-library = The library libespeak-ng is missing; install espeak-ng.
# ANNABELLA_ESPEAK names a file that is no such library. $path: what it names.
espeak-named = { $path }, which ANNABELLA_ESPEAK names, is no library libespeak-ng; correct the path or unset ANNABELLA_ESPEAK.
# The speech library is there, its data are not.
espeak-data = The voices of espeak-ng are missing; install espeak-ng-data.
# The speech library has no voice for a language. $language: its tag.
espeak-voice = espeak-ng has no voice for the language { $language }.
# The speech library failed on these words.
espeak-synthesis = espeak-ng cannot say “{ $text }”.
# The speech library does not work any more.
espeak-ended = espeak-ng does not answer any more.

## Changes of a voice: told in the changed voice

# $rate: words a minute.
voice-rate = Rate { $rate }{ $bound ->
    [lowest] , it gets no slower
    [highest] , it gets no faster
   *[none] {""}
}
# The voice that an audience hears now. $voice: its name; $number and $count: which of how many.
voice-which = Voice { $voice }, { $number } of { $count }
# The voice of the language, without a name. $count: how many others there are.
voice-usual = The usual voice, there are { $count } others. { command-voice } { command-next } takes the next.
# There is no voice of that name. $name: what was typed.
voice-unknown = There is no voice { $name }. { command-voice } { argument-all } names them, { command-voice } { command-next } takes the next.
# The same where the settings named it, before the game.
voice-unknown-at-start = There is no voice { $name }; the usual one speaks.
# All names. $names.
voice-names = Voices: { $names }
# Nothing can be chosen: the data of the voice have no others, or another program speaks.
voice-alone = There is only one voice here.
# $volume: per cent.
voice-volume = Volume { $volume }{ $bound ->
    [lowest] , it gets no softer
    [highest] , it gets no louder
   *[none] {""}
}
# $pitch: from 0 to 99.
voice-pitch = Pitch { $pitch }{ $bound ->
    [lowest] , it gets no deeper
    [highest] , it gets no higher
   *[none] {""}
}
# How long the voice rests before each square of an announcement, in milliseconds.
voice-rest = { $millis ->
    [0] No pause before squares. { command-rest } 300 sets one; { command-halt } stops the clocks.
   *[other] Pause before squares: { $millis } milliseconds
}
# No device speaks to the one who asked.
voice-nowhere = No voice here speaks to you alone, so it stays as it is.
