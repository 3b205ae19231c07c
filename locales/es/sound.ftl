### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

voice-missing = No hay ninguna voz. Todo se muestra solo por escrito. { $reason }
voice-outlet = { $outlet ->
        [white] El auricular de las blancas
        [black] El auricular de las negras
        [arbiter] El auricular del árbitro
       *[room] El altavoz
    }
voice-open = { voice-outlet } está listo: { $device }.
voice-no-device = { voice-outlet } está mudo; sus palabras se muestran. { $reason } Se intenta de nuevo.
voice-lost = { voice-outlet } ha fallado. Lo que no oiga se repetirá después.
voice-back = { voice-outlet } funciona otra vez.
voice-shared = Sin auriculares, todos oyen las respuestas privadas.
voice-unsaid = Algunas palabras solo se han mostrado. { $reason }
voice-system-ready = La voz del sistema está lista.
voice-system-restarting = La voz del sistema no responde y se inicia de nuevo.
voice-system-gone = La voz del sistema ha fallado demasiadas veces. Todo se muestra solo por escrito.

sound-unknown = { $count ->
        [0] Dispositivo de sonido { $name }: no encontrado. No hay ningún otro.
       *[other] Dispositivo de sonido { $name }: no encontrado o ambiguo. Elija uno de: { $there }.
    }
sound-none = No hay dispositivo de sonido. Conecte uno.
sound-taken = Dispositivo de sonido { $name }: ya es { $by ->
        [white] el de las blancas
        [black] el de las negras
        [arbiter] el del árbitro
       *[room] el de la sala
    }. Las palabras privadas se oirían. Elija otro.
sound-absent = Dispositivo de sonido { $name }: no conectado. Conéctelo.
sound-refused = Dispositivo de sonido { $name }: no se puede abrir: { $why }.

espeak-library = Falta la biblioteca libespeak-ng. Instale espeak-ng.
espeak-named = ANNABELLA_ESPEAK: { $path } no es una biblioteca libespeak-ng. Corrija la ruta o quite la variable.
espeak-data = Faltan las voces de espeak-ng. Instale espeak-ng-data.
espeak-voice = espeak-ng no tiene voz para el idioma { $language }.
espeak-synthesis = espeak-ng no puede decir "{ $text }".
espeak-ended = espeak-ng ya no responde.

## Changes of a voice

voice-rate = Velocidad { $rate }{ $bound ->
    [lowest] , la más lenta
    [highest] , la más rápida
   *[none] {""}
}
voice-volume = Volumen { $volume }{ $bound ->
    [lowest] , el más bajo
    [highest] , el más fuerte
   *[none] {""}
}
voice-pitch = Tono { $pitch }{ $bound ->
    [lowest] , el más grave
    [highest] , el más agudo
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Sin pausa antes de las casillas. Escriba { command-rest } 300 para una pausa. Escriba { command-halt } para parar los relojes.
   *[other] Pausa antes de las casillas: { $millis } milisegundos
}
voice-nowhere = Aquí todos oyen la misma voz. No se ha cambiado nada.
voice-off = La voz está desactivada. Reinicie con --speech espeak.
voice-which = Voz { $voice }, { $number } de { $count }
voice-usual = La voz habitual. Otras voces: { $count }. Escriba { command-voice } { command-next } para la siguiente.
voice-unknown = Voz { $name }: no encontrada. Escriba { command-voice } { argument-all } para los nombres.
voice-unknown-at-start = Voz { $name }: no encontrada. Habla la habitual.
voice-names = Voces: { $names }
voice-names-printed = Hay { $count } voces; sus nombres están impresos. Escriba { command-voice } { command-next } para la siguiente.
voice-alone = Aquí hay una sola voz.
