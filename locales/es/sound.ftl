### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

voice-missing = No hay voz, las palabras solo se escriben. { $reason }
voice-outlet = { $outlet ->
        [white] El auricular de las blancas
        [black] El auricular de las negras
        [arbiter] El auricular del árbitro
       *[room] El altavoz
    }
voice-open = { voice-outlet } está listo: { $device }.
voice-no-device = { voice-outlet } está mudo, sus palabras se escriben. { $reason } Se intenta de nuevo.
voice-lost = { voice-outlet } ha fallado. Lo que no se oyó se repite cuando vuelva.
voice-back = { voice-outlet } ha vuelto.
voice-shared = Las palabras privadas se dicen por el altavoz, pues no todos los jugadores tienen auricular.
voice-unsaid = Hubo palabras que no se dijeron, solo se escribieron. { $reason }
voice-system-ready = La voz del sistema está lista.
voice-system-restarting = La voz del sistema no responde y se inicia de nuevo.
voice-system-gone = La voz del sistema ha fallado demasiadas veces, las palabras solo se escriben.

sound-unknown = { $count ->
        [0] No hay dispositivo de sonido { $name }, ni ningún otro.
       *[other] Ningún dispositivo de sonido único se llama { $name }; hay: { $there }.
    }
sound-none = No hay dispositivo de sonido.
sound-taken = El dispositivo de sonido { $name } ya es { $by ->
        [white] el de las blancas
        [black] el de las negras
        [arbiter] el del árbitro
       *[room] el de la sala
    }; las palabras privadas se oirían.
sound-absent = El dispositivo de sonido { $name } no está.
sound-refused = El dispositivo de sonido { $name } no se puede abrir: { $why }.

espeak-library = Falta la biblioteca libespeak-ng; instale espeak-ng.
espeak-named = { $path }, que nombra ANNABELLA_ESPEAK, no es una biblioteca libespeak-ng; corrija la ruta o quite ANNABELLA_ESPEAK.
espeak-data = Faltan las voces de espeak-ng; instale espeak-ng-data.
espeak-voice = espeak-ng no tiene voz para el idioma { $language }.
espeak-synthesis = espeak-ng no puede decir “{ $text }”.
espeak-ended = espeak-ng ya no responde.

## Changes of a voice

voice-rate = Velocidad { $rate }{ $bound ->
    [lowest] , más lento no puede ser
    [highest] , más rápido no puede ser
   *[none] {""}
}
voice-volume = Volumen { $volume }{ $bound ->
    [lowest] , más bajo no puede ser
    [highest] , más fuerte no puede ser
   *[none] {""}
}
voice-pitch = Tono { $pitch }{ $bound ->
    [lowest] , más grave no puede ser
    [highest] , más agudo no puede ser
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Sin pausa antes de las casillas. { command-rest } 300 pone una; { command-halt } detiene los relojes.
   *[other] Pausa antes de las casillas: { $millis } milisegundos
}
voice-nowhere = Ninguna voz le habla aquí solo a usted, así que queda como está.
voice-which = Voz { $voice }, { $number } de { $count }
voice-usual = La voz habitual, hay otras { $count }. { command-voice } { command-next } toma la siguiente.
voice-unknown = No hay voz { $name }. { command-voice } { argument-all } las nombra, { command-voice } { command-next } toma la siguiente.
voice-unknown-at-start = No hay voz { $name }; habla la habitual.
voice-names = Voces: { $names }
voice-alone = Aquí hay una sola voz.
