### Announcements that the program recognises by ear, in a game.

command-listen = micrófono
play-help-listen = Escriba { command-listen }, o mantenga F11 mientras habla, para que se reconozca su anuncio. Escriba { command-say } para anotar la jugada leída.
listening-open = El micrófono está abierto.
listening-muted = El micrófono no da ningún sonido. Compruebe si está silenciado.
listening-proposed = { $request ->
        [repeat] Repetición: ¿{ $mv }?
        [correct] Corrección: ¿{ $mv }?
       *[move] ¿{ $mv }?
    }
listening-likely = { $request ->
        [repeat] Repetición: ¿ha dicho { $mv }?
        [correct] Corrección: ¿ha dicho { $mv }?
       *[move] ¿Ha dicho { $mv }?
    }
listening-differs = { $announced ->
        [yes] Anunciada: { $other }. Oída: { $spoken }.
       *[no] Su tablero: { $other }. Oída: { $spoken }.
    }
listening-unsure = { $why ->
        [silence] No se oyó nada. Hable con el micrófono abierto.
        [too-loud] Demasiado alto para el micrófono. Repita más bajo.
        [too-quiet] Demasiado bajo. Repita más alto o más cerca del micrófono.
        [noisy] Demasiado ruido. Repita más cerca del micrófono.
        [too-long] Demasiado largo. Anuncie solo la jugada.
       *[doubtful] No se entendió con seguridad. Repita, por favor.
    }
listening-failed = { $fault ->
        [no-microphone] No hay micrófono. Escriba la jugada.{ dictation-why }
        [unknown-microphone] Ningún micrófono corresponde a { $why }, o varios. Escriba la jugada.
       *[microphone-lost] El micrófono ha fallado. Escriba la jugada.{ dictation-why }
    }
listening-allowed = { $allowed ->
        [yes] El programa puede escuchar a las { $side ->
                [white] blancas
               *[black] negras
            } por el micrófono.
       *[no] El programa ya no escucha a las { $side ->
                [white] blancas
               *[black] negras
            }.
    }
refused-not-enrolled = El programa no puede reconocer los anuncios de las { $side ->
        [white] blancas
       *[black] negras
    }. Inícielo con la opción { $side ->
        [white] --white-hear
       *[black] --black-hear
    }.
refused-listening-forbidden = El árbitro no ha permitido el micrófono. Escriba la jugada.
refused-nothing-proposed = No hay ninguna jugada reconocida. Escriba { command-listen } para abrir el micrófono.
listening-in-use = Micrófono de las { $side ->
        [white] blancas
       *[black] negras
    }: el programa reconoce los anuncios{ $allowed ->
        [yes] {""}
       *[no] {" "}cuando usted lo permita
    }.
play-help-listen-arbiter = Escriba { command-listen } { argument-white } para permitir que se reconozcan los anuncios, { command-listen } { argument-white } { argument-end } para prohibirlo.

help-play-white-hear = Reconocer los anuncios de las blancas con este perfil de voz (experimental)
help-play-black-hear = Reconocer los anuncios de las negras con este perfil de voz (experimental)
