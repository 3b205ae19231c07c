### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

help-hear = Crear perfiles de voz, para reconocer los anuncios (experimental)
help-hear-enrol = Crear el perfil de una persona, que repite cada palabra dos veces y luego diez jugadas
help-hear-enrol-name = Nombre de la persona
help-hear-enrol-announce-language = { help-announce-announce-language }
help-hear-enrol-microphone = Elegir el micrófono
help-hear-enrol-seed = Sortear las jugadas que se anuncian con este número
help-hear-enrol-speech = { help-play-speech }
help-hear-enrol-rate = { help-play-rate }
help-hear-list = Mostrar las personas con perfil de voz
help-hear-forget = Borrar los perfiles de voz de una persona
help-hear-forget-name = { help-hear-enrol-name }
help-hear-learn = Guardar lo que el programa aprende de una voz en las partidas
help-hear-learn-name = { help-hear-enrol-name }
help-hear-learn-off = Olvidarlo y no guardar más
hear-start = Tras el tono, repita lo que oye como lo anuncia en el tablero: { $count } palabras, cada una dos veces, y luego diez jugadas. Intro: otra vez. Para terminar y seguir más tarde: { command-quit }. Solo se guardan rasgos de las palabras, ningún sonido.
hear-resumed = Continúa el perfil interrumpido. Palabras y jugadas que faltan: { $count }.
hear-word = { $word }
hear-moves = Ahora, diez jugadas. Diga cada una sin pausas, como en el tablero.
hear-verdict = { $what ->
        [silent] No se oyó nada.
        [too-quiet] Demasiado bajo. Hable más alto, o acérquese al micrófono.
        [clipped] Demasiado alto para el micrófono. Hable más bajo.
        [too-short] Demasiado corto. Diga la palabra entera.
        [too-long] Demasiado largo. Diga solo la palabra.
        [too-fast] Mucho más rápido que antes. Mantenga el mismo ritmo.
        [unlike] No sonó como antes. Repita, por favor.
        [too-alike] Suena como { $other }. Hable más claro.
        [noisy] Aquí hay demasiado ruido. Busque un lugar más tranquilo.
        [too-slow] Mucho más lento que antes. Mantenga el mismo ritmo.
        [unknown-rate] Este micrófono da una frecuencia de muestreo inservible. Use otro.
       *[misheard] No sonó como esa jugada.
    }
hear-alike = Sus palabras “{ $word }” y “{ $other }” suenan casi igual. Dígalas muy claras en el tablero.
hear-done = El perfil de { $name } está listo. El programa reconocería { $right } de sus { $count } jugadas.{ $poor ->
        [yes] {""} Cree el perfil otra vez en un lugar más tranquilo o más cerca del micrófono.
       *[no] {""}
    }
hear-saved = El perfil está en { $file }.
hear-not-saved = Interrumpido. No se ha guardado nada.
hear-kept = Interrumpido. Lo que ha dicho se conserva. Para seguir, repita la misma orden.
hear-listed = { $name }, { $language }, jugadas del perfil: { $moves }{ $learnt ->
        [0] {""}
       *[other] , aprendidas en partidas: { $learnt }
    }: { $file }
hear-listed-unfinished = { $name }, { $language }, sin terminar: { $file }
hear-none = No hay ningún perfil de voz. Escriba annabella hear enrol NOMBRE.
hear-forgotten = { $count ->
        [0] { $name }: sin perfil de voz.
        [one] { $name }: un perfil borrado.
       *[other] { $name }: { $count } perfiles borrados.
    }
hear-learns = { $name }: desde ahora se guarda lo que el programa aprende en las partidas, como rasgos de la voz, no como sonido.
hear-learns-nothing = { $name }: lo que el programa aprendió en las partidas se ha olvidado y no se guarda nada más.
hear-no-name = { $name }: no es un nombre. Use letras, cifras y espacios, 40 como máximo.
hear-not-enrolled = { $name }: sin perfil de voz en el idioma { $language }{ $other ->
        [none] {""}
       *[other] {""}, solo en { $other }
    }. Escriba annabella hear enrol "{ $name }" --announce-language { $language }.
hear-faulty = { $file }: { $fault ->
        [newer] perfil de voz de una versión más nueva
        [damaged] perfil de voz dañado
        [other-language] perfil de voz en otro idioma
        [incomplete] perfil de voz incompleto
       *[no-enrolment] no es un perfil de voz
    }. Cree otra vez el perfil: annabella hear enrol NOMBRE.
hear-no-microphone = Micrófono: ninguno{ dictation-why }. Conecte uno.
hear-unknown-microphone = { $why }: ningún micrófono tiene este nombre, o lo tienen varios. Indique uno de los que muestra annabella doctor.
hear-microphone-lost = Micrófono: ha fallado{ dictation-why }. Conéctelo otra vez y repita la orden; lo que ha dicho se conserva.
doctor-microphone = Micrófono: { $device }
doctor-no-microphone = No hay micrófono. Aquí no se pueden grabar anuncios ni planillas.
doctor-devices = Salidas: { $outputs }. Micrófonos: { $inputs }. Sus nombres: annabella doctor --full.
doctor-enrolled = Se pueden reconocer los anuncios de { $name }, idioma { $language }.
doctor-second-recogniser = PocketSphinx comprueba también los anuncios en inglés.
doctor-no-second-recogniser = Los anuncios en inglés se reconocen más a menudo con los paquetes pocketsphinx y pocketsphinx-en-us.
