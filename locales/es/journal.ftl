### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

play-leave-asked = La partida no ha terminado. Para salir, pulse otra vez o escriba { command-yes }. Para reanudarla: { $command } --resume{ $named ->
    [yes] { " y el nombre del registro" }
   *[no] { "" }
}.
play-sure-to-leave = La partida no ha terminado. ¿Salir? { command-yes } o { command-no }. Está guardada; --resume la reanuda.
play-go-on-by = Para reanudar la partida: { $command } --resume
play-go-on-by-file = { play-go-on-by } { $file }
play-last-game = La última partida, iniciada { $days ->
    [0] hoy
    [one] ayer
   *[other] hace { $days } días
} a las { $clock }.
play-last-game-of = { play-last-game } { $white } contra { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } y { command-digest } siguen disponibles; { command-quit } cierra el programa.
resume-last-over = La última partida ha terminado: { $file }. Para reanudar la última sin terminar: --resume { $other }
resume-all-over = La última partida ha terminado: { $file }. No hay ninguna partida que reanudar.
resume-none = No hay ninguna partida que reanudar en { $directory }.
resume-skipped = { $count ->
    [one] Se omitió un registro
   *[other] Se omitieron { $count } registros; el más reciente
}: { $cause }
journal-missing = { $file }: archivo no encontrado.
journal-no-file =
    { $file }: es { $kind ->
        [directory] una carpeta
        [pipe] una tubería
        [socket] un socket
       *[device] un dispositivo
    }. Elija un archivo normal.
file-long-line = { $file }, línea { $line }: más de 64 kilobytes. Divida la línea.
journal-too-long = { $file }: el archivo es demasiado largo.
journal-version = { $file }: registro de la versión { $found }; este programa solo lee la versión { $known }. Ábralo con la versión de desarrollo que lo escribió.
journal-awaited = Guardando { $file } en el disco.
journal-not-saved = { $entries ->
        [one] No se guardó una entrada
       *[other] No se guardaron { $entries } entradas
    } en { $file }.
journal-write-down = Tampoco se pudo guardar una copia. Copie estas jugadas y estos tiempos:
play-rescued = No se pudo guardar el registro en su lugar. Una copia de toda la partida es { $file }. Para reanudarla: { $command } --resume
