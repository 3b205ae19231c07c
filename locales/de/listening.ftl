### Announcements that the program recognises by ear, in a game.

command-listen = zuhören
    .heard = hör zu, mikrofon
play-help-listen = Zug ansagen und erkennen lassen: Befehl zuhören, oder F11 beim Sprechen halten. Den vorgelesenen Zug eintragen: Befehl ansagen.
play-help-listen-arbiter = Erkennen von Ansagen erlauben: Befehl zuhören weiß. Verbieten: Befehl zuhören weiß ende.
listening-open = Das Mikrofon ist offen.
listening-muted = Das Mikrofon liefert keinen Ton. Prüfen Sie, ob es stumm ist.
listening-proposed = { $request ->
        [repeat] Wiederholung: { $mv }?
        [correct] Berichtigung: { $mv }?
       *[move] { $mv }?
    }
listening-likely = { $request ->
        [repeat] Wiederholung: Sagten Sie { $mv }?
        [correct] Berichtigung: Sagten Sie { $mv }?
       *[move] Sagten Sie { $mv }?
    }
listening-differs = { $announced ->
        [yes] Angesagt: { $other }. Gehört: { $spoken }.
       *[no] Ihr Brett: { $other }. Gehört: { $spoken }.
    }
listening-unsure = { $why ->
        [silence] Nichts gehört. Sprechen Sie bei offenem Mikrofon.
        [too-loud] Zu laut für das Mikrofon. Bitte leiser wiederholen.
        [too-quiet] Zu leise. Lauter oder näher am Mikrofon wiederholen.
        [noisy] Zu viel Lärm. Näher am Mikrofon wiederholen.
        [too-long] Das war zu lang. Bitte nur den Zug ansagen.
       *[doubtful] Nicht sicher verstanden. Bitte wiederholen.
    }
listening-failed = { $fault ->
        [no-microphone] Kein Mikrofon. Geben Sie den Zug ein.{ dictation-why }
        [unknown-microphone] Zu { $why } passt kein Mikrofon oder mehr als eines. Geben Sie den Zug ein.
       *[microphone-lost] Das Mikrofon ist ausgefallen. Geben Sie den Zug ein.{ dictation-why }
    }
listening-allowed = { $allowed ->
        [yes] Das Programm darf { $side ->
                [white] Weiß
               *[black] Schwarz
            } über das Mikrofon zuhören.
       *[no] Das Programm hört { $side ->
                [white] Weiß
               *[black] Schwarz
            } nicht mehr zu.
    }
listening-in-use = Mikrofon von { $side ->
        [white] Weiß
       *[black] Schwarz
    }: Das Programm erkennt Ansagen{ $allowed ->
        [yes] {""}
       *[no] {" "}erst, wenn Sie es erlauben
    }.
refused-not-enrolled = Ansagen von { $side ->
        [white] Weiß
       *[black] Schwarz
    } kann das Programm nicht erkennen. Starten Sie mit der Option { $side ->
        [white] --white-hear
       *[black] --black-hear
    }.
refused-listening-forbidden = Der Schiedsrichter hat das Mikrofon nicht erlaubt. Geben Sie den Zug ein.
help-play-white-hear = Ansagen von Weiß mit diesem Sprachmuster erkennen (Versuch)
help-play-black-hear = Ansagen von Schwarz mit diesem Sprachmuster erkennen (Versuch)
refused-nothing-proposed = Kein erkannter Zug wartet. Mikrofon öffnen: Befehl zuhören.
