### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

voice-missing = Er is geen stem. Alles wordt alleen getoond. { $reason }
voice-outlet = { $outlet ->
        [white] De koptelefoon van Wit
        [black] De koptelefoon van Zwart
        [arbiter] De koptelefoon van de arbiter
       *[room] De luidspreker
    }
voice-open = { voice-outlet } is gereed: { $device }.
voice-no-device = { voice-outlet } zwijgt; woorden worden getoond. { $reason } Er volgt een nieuwe poging.
voice-lost = { voice-outlet } is uitgevallen. Wat u mist, wordt later herhaald.
voice-back = { voice-outlet } werkt weer.
voice-shared = Zonder koptelefoon hoort iedereen privéantwoorden.
voice-unsaid = Sommige woorden zijn alleen getoond. { $reason }
voice-system-ready = De systeemstem is gereed.
voice-system-restarting = De systeemstem antwoordt niet en wordt opnieuw gestart.
voice-system-gone = De systeemstem is te vaak uitgevallen. Alles wordt alleen getoond.

sound-unknown = { $count ->
        [0] Geluidsapparaat { $name }: niet gevonden. Er is ook geen ander.
       *[other] Geluidsapparaat { $name }: niet gevonden of niet eenduidig. Kies een van: { $there }.
    }
sound-none = Er is geen geluidsapparaat. Sluit er een aan.
sound-taken = Geluidsapparaat { $name }: al { $by ->
        [white] dat van Wit
        [black] dat van Zwart
        [arbiter] dat van de arbiter
       *[room] dat van de zaal
    }. Privéwoorden zouden worden meegeluisterd. Kies een ander.
sound-absent = Geluidsapparaat { $name }: niet aangesloten. Sluit het aan.
sound-refused = Geluidsapparaat { $name }: kan niet worden geopend: { $why }.

espeak-library = De bibliotheek libespeak-ng ontbreekt. Installeer espeak-ng.
espeak-named = ANNABELLA_ESPEAK: { $path } is geen bibliotheek libespeak-ng. Verbeter het pad of verwijder de variabele.
espeak-data = De stemmen van espeak-ng ontbreken. Installeer espeak-ng-data.
espeak-voice = espeak-ng heeft geen stem voor de taal { $language }.
espeak-synthesis = espeak-ng kan "{ $text }" niet zeggen.
espeak-ended = espeak-ng antwoordt niet meer.

## Changes of a voice

voice-rate = Snelheid { $rate }{ $bound ->
    [lowest] , de laagste
    [highest] , de hoogste
   *[none] {""}
}
voice-volume = Volume { $volume }{ $bound ->
    [lowest] , het zachtste
    [highest] , het luidste
   *[none] {""}
}
voice-pitch = Toonhoogte { $pitch }{ $bound ->
    [lowest] , de laagste
    [highest] , de hoogste
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Geen pauze voor velden. Typ { command-rest } 300 voor een pauze. Typ { command-halt } om de klokken stil te zetten.
   *[other] Pauze voor velden: { $millis } milliseconden
}
voice-nowhere = Hier hoort iedereen dezelfde stem. Er is niets veranderd.
voice-off = De stem staat uit. Start opnieuw met --speech espeak.
voice-which = Stem { $voice }, { $number } van { $count }
voice-usual = De gewone stem. Andere stemmen: { $count }. Typ { command-voice } { command-next } voor de volgende.
voice-unknown = Stem { $name }: niet gevonden. Typ { command-voice } { argument-all } voor de namen.
voice-unknown-at-start = Stem { $name }: niet gevonden. De gewone spreekt.
voice-names = Stemmen: { $names }
voice-names-printed = Er zijn { $count } stemmen; de namen zijn afgedrukt. Typ { command-voice } { command-next } voor de volgende.
voice-alone = Hier is maar één stem.
