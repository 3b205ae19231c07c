### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

voice-missing = Er is geen stem, woorden worden alleen geschreven. { $reason }
voice-outlet = { $outlet ->
        [white] De koptelefoon van Wit
        [black] De koptelefoon van Zwart
        [arbiter] De koptelefoon van de arbiter
       *[room] De luidspreker
    }
voice-open = { voice-outlet } is gereed: { $device }.
voice-no-device = { voice-outlet } zwijgt, zijn woorden worden geschreven. { $reason } Er volgt een nieuwe poging.
voice-lost = { voice-outlet } is uitgevallen. Wat niet is gehoord wordt herhaald zodra hij terug is.
voice-back = { voice-outlet } is terug.
voice-shared = Privéwoorden klinken uit de luidspreker, want niet elke speler heeft een koptelefoon.
voice-unsaid = Woorden zijn niet gezegd, alleen geschreven. { $reason }
voice-system-ready = De stem van het systeem is gereed.
voice-system-restarting = De stem van het systeem antwoordt niet en wordt opnieuw gestart.
voice-system-gone = De stem van het systeem is te vaak uitgevallen, woorden worden alleen geschreven.

sound-unknown = { $count ->
        [0] Er is geen geluidsapparaat { $name }, en ook geen ander.
       *[other] Geen enkel geluidsapparaat heet { $name }; er zijn: { $there }.
    }
sound-none = Er is geen geluidsapparaat.
sound-taken = Het geluidsapparaat { $name } is al { $by ->
        [white] dat van Wit
        [black] dat van Zwart
        [arbiter] dat van de arbiter
       *[room] dat van de zaal
    }; privéwoorden zouden worden meegeluisterd.
sound-absent = Het geluidsapparaat { $name } is er niet.
sound-refused = Het geluidsapparaat { $name } kan niet worden geopend: { $why }.

espeak-library = De bibliotheek libespeak-ng ontbreekt; installeer espeak-ng.
espeak-named = { $path }, dat ANNABELLA_ESPEAK noemt, is geen bibliotheek libespeak-ng; verbeter het pad of verwijder ANNABELLA_ESPEAK.
espeak-data = De stemmen van espeak-ng ontbreken; installeer espeak-ng-data.
espeak-voice = espeak-ng heeft geen stem voor de taal { $language }.
espeak-synthesis = espeak-ng kan “{ $text }” niet zeggen.
espeak-ended = espeak-ng antwoordt niet meer.

## Changes of a voice

voice-rate = Snelheid { $rate }{ $bound ->
    [lowest] , langzamer gaat niet
    [highest] , sneller gaat niet
   *[none] {""}
}
voice-volume = Volume { $volume }{ $bound ->
    [lowest] , zachter gaat niet
    [highest] , luider gaat niet
   *[none] {""}
}
voice-pitch = Toonhoogte { $pitch }{ $bound ->
    [lowest] , lager gaat niet
    [highest] , hoger gaat niet
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Geen pauze voor velden. { command-rest } 300 stelt er een in; { command-halt } zet de klokken stil.
   *[other] Pauze voor velden: { $millis } milliseconden
}
voice-nowhere = Geen stem spreekt hier tot u alleen, dus blijft ze zoals ze is.
voice-which = Stem { $voice }, { $number } van { $count }
voice-usual = De gewone stem, er zijn { $count } andere. { command-voice } { command-next } neemt de volgende.
voice-unknown = Er is geen stem { $name }. { command-voice } { argument-all } noemt ze, { command-voice } { command-next } neemt de volgende.
voice-unknown-at-start = Er is geen stem { $name }; de gewone spreekt.
voice-names = Stemmen: { $names }
voice-alone = Hier is maar één stem.
