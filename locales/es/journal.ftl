### Spanish. docs/translators.md tells how; locales/en has a comment on each message.

play-leave-asked = La partida no ha terminado. La misma tecla otra vez, o sí, sale; después annabella { $command } --resume{ $named ->
    [yes] { " y el nombre del fichero" }
   *[no] { "" }
} la continúa.
play-sure-to-leave = La partida no ha terminado. ¿Salir? { command-yes } o { command-no }. Se guarda, y --resume la continúa.
play-go-on-by = annabella { $command } --resume la continúa.
play-go-on-by-file = annabella { $command } --resume { $file } la continúa.
play-last-game = La última partida, empezada { $days ->
    [0] hoy
    [one] ayer
   *[other] hace { $days } días
} a las { $clock }.
play-last-game-of = { play-last-game } { $white } contra { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } y { command-digest } aún responden; { command-quit } sale.
resume-last-over = La última partida ha terminado: { $file }. La última que no: { $other }. Su nombre tras --resume la continúa.
resume-all-over = La última partida ha terminado: { $file }. No hay ninguna que continuar.
resume-none = No hay partida que continuar en { $directory }.
resume-skipped = { $count ->
    [one] Se omitió un registro
   *[other] Se omitieron { $count } registros; el más reciente
}: { $cause }
journal-version = { $file }: registro de la versión { $found }; este programa solo lee la versión { $known }. Ábralo con la versión de desarrollo que lo escribió.
journal-awaited = Se espera a que { $file } esté en el disco.
journal-not-saved = { $entries ->
        [one] Una entrada no está guardada
       *[other] { $entries } entradas no están guardadas
    } en { $file }.
