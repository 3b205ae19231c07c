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

## Games, scoresheets and files that are read

games-listed = Partida { $number }{ $named ->
    [yes] : { $white } contra { $black }
   *[no] {""}
}{ $result ->
    [white] , ganaron las blancas
    [black] , ganaron las negras
    [draw] , tablas
    [both-lose] , ambos perdieron
   *[open] {""}
}, { $moves ->
    [0] ninguna jugada
    [one] una jugada
   *[other] { $moves } jugadas
}{ $dated ->
    [yes] , { $date }
   *[no] {""}
}
games-no-text = { $file }: otro tipo de archivo, por ejemplo una página web. Indique un PGN, una planilla escrita o un registro.
games-none = { $file }: no se encontró ninguna partida. Indique un PGN, una planilla escrita o un registro.
games-none-but = { $file }: no hay ninguna partida: { $cause }
games-several = { $file }: { $games } partidas. Elija una con --game NÚMERO o --game NOMBRE.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } más: annabella games ARCHIVO.
}
games-no-such = { $file }: no hay partida { $which } entre { $games ->
    [one] una sola
   *[other] { $games }
}. Para la lista, escriba annabella games y el nombre del archivo.
games-own = @{ $number }: { $date }, { $white } – { $black }, { $moves ->
    [0] ninguna jugada
    [one] una jugada
   *[other] { $moves } jugadas
}, { $status ->
    [running] en curso
    [over] terminada, { $result }
    [adjourned] aplazada
   *[unfinished] sin terminar
}
games-own-engine = Partidas contra un motor:
games-unreadable = @{ $number }: { $file } no se puede leer. Escriba annabella journal verify y el nombre del archivo.
games-own-none = { $directory }: aún no hay partidas. Empiece una con annabella play.
sheet-left-out = { $file }: comentarios omitidos: { $comments }; variantes omitidas: { $variations }. Solo --to pgn los incluye.
sheet-cell = { $file }: { $ply }, { $text }: no designa una única jugada legal.
journal-exists = { $file }: el archivo ya existe. Dé otro nombre al nuevo registro.
journal-empty = { $file }: el archivo está vacío.
journal-in-use = { $file }: otro programa está escribiendo en el archivo.
journal-none = { $file }: no es un registro.
journal-changed = { $file }, línea { $line }: la línea se ha modificado o dañado.
journal-cause-directory = la carpeta no existe.
journal-cause-permission = sin permiso.
journal-cause-full = el disco está lleno.
journal-cause-large = el archivo ha alcanzado su tamaño máximo.
journal-cause-read-only = el disco está protegido contra escritura.
output-journal = { $file }: un registro nunca se sustituye. Elija otro archivo.
output-exists = { $file }: el archivo ya existe. Sustitúyalo con --force.
output-link = { $file }: es un enlace. Elija un archivo normal.
output-lost = No se pudo escribir la salida.
resume-not-counting = { $count ->
    [one] La opción { $options } no se aplica
   *[other] Las opciones { $options } no se aplican
}: la partida conserva sus ajustes.
resume-many-not-counting = { $count } opciones no se aplican: la partida conserva sus ajustes.
resume-last-open = La última partida está abierta en otro terminal: { $file }. Para reanudar la última que no lo está: --resume { $other }
resume-all-open = La última partida está abierta en otro terminal: { $file }. Ciérrela allí y reanúdela aquí.
file-remark = línea { $line }, columna { $column }: { $what }
file-signs = "{ $text }" contiene caracteres que no son texto; se han omitido.
file-unreadable = { file-move }: "{ $text }" no es una jugada. La lectura termina aquí.
file-ambiguous = { file-move }: "{ $text }" vale para varias jugadas legales: { $moves }. La lectura termina aquí.
file-illegal = { file-move }, "{ $text }" (artículo 7.5.1): { $why } { $continues ->
    [yes] La jugada se ejecutó como está escrita.
   *[no] La lectura termina aquí.
}
file-missing = Falta: { file-move }. La lectura termina aquí.
file-number = el número de jugada { $text } contradice a los demás. Se ha seguido el orden de las jugadas.
file-surplus = "{ $text }" es una jugada de más en su línea. Se guarda como comentario.
file-after-result = "{ $text }" viene después del resultado. Las jugadas posteriores al resultado se guardan como comentario.
file-prose = "{ $text }" no forma parte de la partida. Se guarda como comentario.
file-outside = "{ $text }" no forma parte de ninguna partida. Se ha omitido.
file-escaped = "{ $text }" lleva un signo de porcentaje para otros programas. Se guarda como comentario.
file-tag = "{ $text }" no es una etiqueta correcta. Valor leído: "{ $value }".
file-unclear-tag = "{ $text }" no es una etiqueta correcta. Valor leído: "{ $value }". El texto entero se guarda como comentario.
file-tag-twice = "{ $text }" da un segundo valor a una etiqueta. Vale el primero: "{ $value }". El segundo se guarda como comentario.
file-results = el resultado tras las jugadas es { $text }, en la etiqueta { $value }. Vale el que sigue a las jugadas.
file-turn = { $side ->
    [white] según la FEN juegan las blancas, pero "{ $text }" está escrita como jugada de las negras. Las jugadas no se han leído.
   *[black] según la FEN juegan las negras, pero "{ $text }" está escrita como jugada de las blancas. Las jugadas no se han leído.
}
file-unclosed = { $what ->
    [comment] el comentario abierto aquí no está cerrado.
   *[variation] la variante abierta aquí no está cerrada.
}
file-unopened = "{ $text }" no cierra nada. Se ha omitido.
file-starts = "{ $text }" es otra posición inicial que la de la línea { $other }. Las jugadas no se han leído.
file-variant = la variante "{ $text }" no se juega aquí. Las jugadas no se han leído.
file-no-start = se anuncia una posición inicial, pero falta la FEN. Las jugadas se han leído desde la posición habitual.
file-chess960 = no se indica ninguna variante, y las letras del enroque solo valen para Chess960. La partida se ha leído como Chess960.
file-letters = letras de las piezas: { $letters }.
letters-learnt = deducidas de las jugadas, { $letters }
file-columns = las columnas de las blancas y de las negras están cambiadas. Se han leído así.
file-kings-in-centre = tras la partida los reyes se pusieron en el centro ({ $score }). Eso no son jugadas.
file-in-variation = "{ $text }" en una variante no es una jugada legal. El resto de la variante se guarda como texto.
file-stray = "{ $text }" no es una jugada. Se guarda como comentario.
file-no-time = "{ $text }" no es un tiempo de esta partida. Se guarda como texto.
file-counters = "{ $text }" tiene contadores imposibles en una partida. Se supone: jugada { $number }, { $halfmoves } jugadas de ambos bandos sin captura ni avance de peón.
file-glued = "{ $text }" se ha leído como dos jugadas.
file-no-capture = "{ $text }" se ha leído como jugada sin captura, porque no se captura nada.
file-both-lose = "{ $text }" se ha leído como el resultado: ambos jugadores han perdido.
file-ended-otherwise = la última jugada termina la partida con { $score }, pero el resultado es { $text }.

## Journals

journal-whole = { $file } está intacto: { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }.
journal-whole-until = { $file } está dañado: { $entries ->
        [0] ninguna entrada está intacta
        [one] solo la primera entrada está intacta
       *[other] solo las primeras { $entries } entradas están intactas
    }.
journal-gapped = { $file } tiene un hueco. Fuera de él, { $entries ->
        [0] ninguna entrada está intacta
        [one] una entrada está intacta
       *[other] { $entries } entradas están intactas
    }.
journal-chained = { $entries ->
        [one] La entrada { $first }, tras el hueco, forma
       *[other] Las entradas { $first } a { $last }, tras el hueco, forman
    } una cadena sin rotura. Solo una huella anunciada en la partida puede { $entries ->
        [one] probarla
       *[other] probarlas
    }.
journal-legible = { $entries ->
        [one] La entrada { $first } se puede leer, pero nada la prueba
       *[other] Las entradas { $first } a { $last } se pueden leer, pero nada las prueba
    }.
journal-lost = { $entries ->
        [one] La entrada { $first } se ha perdido
       *[other] Las entradas { $first } a { $last } se han perdido
    }.
journal-lost-open = La entrada { $first } y todas las posteriores se han perdido.
journal-gap-cause = Hay un hueco: no se sabe si es un daño o una falsificación.
journal-cut = La línea { $line }, última del registro, está incompleta ({ $bytes } bytes) y no cuenta: { $text }
play-damaged = { $cause } Conserve la parte probada: annabella journal repair { $file } --output NUEVO; después: { $command } --resume NUEVO
journal-damaged = { $cause } Añada --damaged para leer lo anterior.
journal-cut-kept = { $what } Se ha puesto en { $file }
journal-repaired = { $new } contiene { $entries ->
        [one] una entrada probada
       *[other] { $entries } entradas probadas
    }.
journal-mended = Línea { $line }: se ha corregido un bit erróneo; lo prueba la suma de control.
journal-hole = Línea { $line }: faltan las entradas { $first } a { $last }.
journal-hole-one = Línea { $line }: falta la entrada { $first }.
journal-hole-open = Línea { $line }: faltan la entrada { $first } y todas las posteriores.
journal-kept-evidence = { $lines ->
        [one] Una línea posterior no se reproduce. annabella journal show { $new } la muestra como indicio.
       *[other] { $lines } líneas posteriores no se reproducen. annabella journal show { $new } las muestra como indicios.
    } Tras confirmarlo, annabella play --resume { $new } reanuda la partida antes del hueco.
journal-evidence = [sin probar] { $line }
journal-evidence-unreadable = no se puede leer: { $text }
journal-milestone = Entrada { $entry }, { $words }
journal-digest-right = La huella coincide: el registro no ha cambiado hasta la entrada { $entry }.
journal-digest-wrong = La huella no coincide con { $file }. El registro se ha modificado, o es de otra partida.
journal-digest-after-gap = La huella coincide con la entrada { $last }. Prueba { $entries ->
        [one] esta entrada
       *[other] las entradas { $first } a { $last }
    } tras el hueco.
journal-digest-lost = Ninguna entrada restante de { $file } tiene esta huella. Puede ser la de una entrada perdida, o de otra partida.
journal-digest-not-after = La huella no prueba ninguna entrada tras el hueco.
journal-no-digest = "{ $text }": no es una huella. Indique diez casillas.
sign-signed = La firma se ha guardado en { $file }.
sign-right = La firma es válida: { $file } no ha cambiado.
sign-wrong = La firma no es válida: { $file } se modificó, continuó o reparó tras la firma, o se firmó con otra clave.
sign-damaged = { $cause } Un registro dañado no se puede firmar.
sign-no-key = { $file }: no es una clave secreta de minisign, o la contraseña es incorrecta.
sign-no-public-key = "{ $key }": no es una clave pública de minisign ni un archivo que la contenga.
sign-no-signature = { $file }: no es una firma de minisign.
sign-password = Escriba la contraseña de la clave y pulse Intro. No se muestra.
sign-needs-password = Falta la contraseña de la clave. Sin terminal, indique un archivo: --password-file ARCHIVO.
journal-number = { $file }, línea { $line }: se esperaba la entrada { $expected }, pero se encontró la { $found }.
journal-meaning = { $file }, línea { $line }: el programa no conoce esta entrada ({ $cause }).
journal-io = { $file }: { $cause }
journal-entry = No se puede escribir una entrada en el registro: { $cause }
journal-renewed-gone = { $file } se borró; se ha escrito de nuevo todo el registro.
journal-renewed-replaced = { $file } fue sustituido por otro archivo; se ha escrito de nuevo todo el registro.
journal-renewed-shortened = { $file } fue recortado; se ha escrito de nuevo todo el registro.
journal-renewed-overwritten = { $file } fue modificado; se ha escrito de nuevo todo el registro.
journal-renewed-unsure = El disco perdió parte de { $file }; se ha escrito de nuevo todo el registro.
journal-renewed-aside = { $what } El archivo que había allí es ahora { $aside }
journal-cause-other = { $text }
