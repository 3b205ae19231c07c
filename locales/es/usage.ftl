### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

## Welcome

welcome-hello = annabella, ajedrez de oído y al tacto.
welcome-next = Escriba annabella learn para las lecciones, annabella play para una partida, annabella help para todas las órdenes.
welcome-rate = Para una voz más rápida o lenta, añada --rate y las palabras por minuto, por ejemplo --rate 250. En una partida, escriba { command-faster } o { command-slower }.
welcome-help = annabella doctor prueba la voz y los dispositivos. Con reloj y jugadas en español: annabella play --time-control 900+10 --announce-language es.

## Doctor

doctor-voice-works = La voz se puede cargar.
doctor-no-voice = La voz no funciona. { $reason } Con annabella play --speech print se juega sin voz.
doctor-device = Dispositivo de sonido: { $device }
doctor-hear = Si oye esto, el sonido funciona.
doctor-heard = Se ha dicho una frase de prueba. Si no la ha oído, elija otro dispositivo con --room-device.
doctor-not-heard = No se pudo reproducir la frase de prueba. Con annabella play --speech print se juega sin sonido.
doctor-works = En resumen: la voz y el sonido funcionan. annabella play empieza una partida.
doctor-fails = En resumen: juegue sin voz, con annabella play --speech print.
