### Announcements that the program recognises by ear, in a game.

command-listen = microphone
    .heard = micro
play-help-listen = Tapez { command-listen }, ou maintenez F11 en parlant, pour faire reconnaître votre annonce. Tapez { command-say } pour noter le coup relu.
listening-open = Le microphone est ouvert.
listening-muted = Le microphone ne donne aucun son. Vérifiez s'il est coupé.
listening-proposed = { $request ->
        [repeat] Répétition: { $mv }?
        [correct] Correction: { $mv }?
       *[move] { $mv }?
    }
listening-likely = { $request ->
        [repeat] Répétition: avez-vous dit { $mv }?
        [correct] Correction: avez-vous dit { $mv }?
       *[move] Avez-vous dit { $mv }?
    }
listening-differs = { $announced ->
        [yes] Annoncé: { $other }. Entendu: { $spoken }.
       *[no] Votre échiquier: { $other }. Entendu: { $spoken }.
    }
listening-unsure = { $why ->
        [silence] Rien entendu. Parlez quand le microphone est ouvert.
        [too-loud] Trop fort pour le microphone. Répétez plus doucement.
        [too-quiet] Trop faible. Répétez plus fort ou plus près du microphone.
        [noisy] Trop de bruit. Répétez plus près du microphone.
        [too-long] Trop long. N'annoncez que le coup.
       *[doubtful] Pas compris avec certitude. Répétez, s'il vous plaît.
    }
listening-failed = { $fault ->
        [no-microphone] Pas de microphone. Tapez le coup.{ dictation-why }
        [unknown-microphone] Aucun microphone ne correspond à { $why }, ou plusieurs. Tapez le coup.
       *[microphone-lost] Le microphone est en panne. Tapez le coup.{ dictation-why }
    }
listening-allowed = { $allowed ->
        [yes] Le programme peut écouter les { $side ->
                [white] Blancs
               *[black] Noirs
            } par le microphone.
       *[no] Le programme n'écoute plus les { $side ->
                [white] Blancs
               *[black] Noirs
            }.
    }
refused-not-enrolled = Le programme ne peut pas reconnaître les annonces des { $side ->
        [white] Blancs
       *[black] Noirs
    }. Lancez-le avec l'option { $side ->
        [white] --white-hear
       *[black] --black-hear
    }.
refused-listening-forbidden = L'arbitre n'a pas autorisé le microphone. Tapez le coup.
refused-nothing-proposed = Aucun coup reconnu n'attend. Tapez { command-listen } pour ouvrir le microphone.
listening-in-use = Microphone des { $side ->
        [white] Blancs
       *[black] Noirs
    }: le programme reconnaît les annonces{ $allowed ->
        [yes] {""}
       *[no] {" "}quand vous le permettez
    }.
play-help-listen-arbiter = Tapez { command-listen } { argument-white } pour autoriser la reconnaissance des annonces, { command-listen } { argument-white } { argument-end } pour l'interdire.

help-play-white-hear = Reconnaître les annonces des Blancs avec ce profil vocal (expérimental)
help-play-black-hear = Reconnaître les annonces des Noirs avec ce profil vocal (expérimental)
