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

## The command line

usage-unknown-argument = { $argument }: esa opción no existe. Vea { $command } --help.
usage-unknown-argument-near = { $argument }: esa opción no existe. ¿Quería decir { $near }?
usage-argument-elsewhere = { $argument }: aquí no es una opción. Úsela con { $commands }.
usage-surplus = { $command }: "{ $argument }" es una palabra de más. Vea { $command } --help.
usage-unknown-command = { $command }: esa orden no existe. Vea { $help }.
usage-unknown-command-near = { $command }: esa orden no existe. ¿Quería decir { $near }?
usage-no-value = { $argument }: falta un valor. Escríbalo tras la opción.
usage-invalid-value = { $argument }: "{ $value }" no es un valor posible. Vea { $help }.
usage-invalid-choice = { $argument }: "{ $value }" no es un valor posible. Elija uno de { $possible }.
usage-missing = { $command }: falta { $argument }. Vea { $command } --help.
usage-conflict = { $argument }: no es posible con { $other }. Quite una de las dos.
usage-missing-command = { $command }: falta una orden. Añada una de { $possible }.
usage-other = { $program }: no se entiende la línea de órdenes. Vea { $help }.
usage-no-letters = "{ $value }": no es un juego de letras de piezas. Use uno o varios de de, en, nl, fr, it, es.
play-no-live-pgn = --live-pgn: no sirve para el ajedrez tridimensional, que PGN no expresa. Quite la opción.
play-no-start = "{ $fen }": ninguna partida puede empezar en esa posición. Corríjala.
play-no-time-control = "{ $text }": no es un ritmo de juego. Para 15 minutos y 10 segundos por jugada, escriba 900+10.
pairing-no-game = { $file }: sin partidas. Use el PGN de la ronda o del tablero.
pairing-several = { $file }: varias partidas. Indique ronda y tablero, por ejemplo --round 3.7.
pairing-no-board = { $file }: no hay partida { $round }. Revise --round.
pairing-damaged = { $file }: no hay partida { $round }. La partida de la línea { $line } no nombra ni su ronda ni su tablero. Corríjala o revise --round.
pairing-no-names = { $file }: la partida no nombra a ambos jugadores. Use --white-name y --black-name.
settings-auto-arbiter = --announce-by auto: no se permite con --arbiter, pues las clavijas pueden mostrar solo parte de una jugada. Use program o player.
settings-practice-arbiter = --practice: no se permite con --arbiter, porque da consejos (artículo { $article }). Quite una de las dos.
resume-option-differs = { $option }: no se aplica. La partida reanudada conserva { $kept }.
resume-option-kept = { $option }: no se aplica. La partida reanudada conserva su propio ajuste.
resume-preset = --preset: solo se aplican voz, dispositivos y presentación. La partida reanudada conserva sus demás ajustes.
resume-not-set = { $option }: no se aplica. La partida reanudada se juega sin ella.
play-no-network = { $variable }: indica { $value }, pero un torneo no puede usar ninguna red. Quite la variable.
play-awake = Se está jugando una partida de ajedrez
