### Announcements that the program recognises by ear, in a game.

command-listen = microfono
play-help-listen = Scriva { command-listen }, o tenga premuto F11 mentre parla, per far riconoscere il suo annuncio. Scriva { command-say } per annotare la mossa riletta.
listening-open = Il microfono è aperto.
listening-muted = Il microfono non dà alcun suono. Controlli se è disattivato.
listening-proposed = { $request ->
        [repeat] Ripetizione: { $mv }?
        [correct] Correzione: { $mv }?
       *[move] { $mv }?
    }
listening-likely = { $request ->
        [repeat] Ripetizione: ha detto { $mv }?
        [correct] Correzione: ha detto { $mv }?
       *[move] Ha detto { $mv }?
    }
listening-differs = { $announced ->
        [yes] Annunciata: { $other }. Sentita: { $spoken }.
       *[no] La sua scacchiera: { $other }. Sentita: { $spoken }.
    }
listening-unsure = { $why ->
        [silence] Non si è sentito nulla. Parli con il microfono aperto.
        [too-loud] Troppo forte per il microfono. Ripeta più piano.
        [too-quiet] Troppo piano. Ripeta più forte o più vicino al microfono.
        [noisy] Troppo rumore. Ripeta più vicino al microfono.
        [too-long] Troppo lungo. Annunci solo la mossa.
       *[doubtful] Non capito con certezza. Ripeta, per favore.
    }
listening-failed = { $fault ->
        [no-microphone] Nessun microfono. Scriva la mossa.{ dictation-why }
        [unknown-microphone] Nessun microfono corrisponde a { $why }, o più di uno. Scriva la mossa.
       *[microphone-lost] Il microfono si è guastato. Scriva la mossa.{ dictation-why }
    }
listening-allowed = { $allowed ->
        [yes] Il programma può ascoltare il { $side ->
                [white] Bianco
               *[black] Nero
            } dal microfono.
       *[no] Il programma non ascolta più il { $side ->
                [white] Bianco
               *[black] Nero
            }.
    }
refused-not-enrolled = Il programma non può riconoscere gli annunci del { $side ->
        [white] Bianco
       *[black] Nero
    }. Lo avvii con l'opzione { $side ->
        [white] --white-hear
       *[black] --black-hear
    }.
refused-listening-forbidden = L'arbitro non ha permesso il microfono. Scriva la mossa.
refused-nothing-proposed = Nessuna mossa riconosciuta è in attesa. Scriva { command-listen } per aprire il microfono.
listening-in-use = Microfono del { $side ->
        [white] Bianco
       *[black] Nero
    }: il programma riconosce gli annunci{ $allowed ->
        [yes] {""}
       *[no] {" "}quando lei lo permette
    }.
play-help-listen-arbiter = Scriva { command-listen } { argument-white } per permettere il riconoscimento degli annunci, { command-listen } { argument-white } { argument-end } per vietarlo.

help-play-white-hear = Riconoscere gli annunci del Bianco con questo profilo vocale (sperimentale)
help-play-black-hear = Riconoscere gli annunci del Nero con questo profilo vocale (sperimentale)
