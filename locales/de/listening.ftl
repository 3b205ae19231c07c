### Announcements that the program recognises by ear, in a game.

# Opens the microphone, so that the program recognises the player's announcement, and closes it.
command-listen = zuhören
    .heard = hör zu, mikrofon
# A sentence of help.
play-help-listen = Zug ansagen und erkennen lassen: Befehl zuhören, oder F11 beim Sprechen halten. Den vorgelesenen Zug eintragen: Befehl ansagen.
# The arbiter, about the microphone of a player.
play-help-listen-arbiter = Erkennen von Ansagen erlauben: Befehl zuhören weiß. Verbieten: Befehl zuhören weiß ende.
# The microphone is open. Printed, together with a tone.
listening-open = Das Mikrofon ist offen.
# Reads a recognised move back to its player, as a question. $request is what it would be used for.
listening-proposed = { $request ->
        [repeat] Wiederholung: { $mv }?
        [correct] Berichtigung: { $mv }?
       *[move] { $mv }?
    }
# The recognised move $spoken is not the announced move, or that on the pegs, which is $other.
listening-differs = { $announced ->
        [yes] Angesagt: { $other }. Gehört: { $spoken }.
       *[no] Ihr Brett: { $other }. Gehört: { $spoken }.
    }
# An utterance was not recognised. $why is the reason.
listening-unsure = { $why ->
        [silence] Nichts gehört. Sprechen Sie bei offenem Mikrofon.
        [too-loud] Zu laut für das Mikrofon. Bitte leiser wiederholen.
        [too-long] Das war zu lang. Bitte nur den Zug ansagen.
       *[doubtful] Nicht sicher verstanden. Bitte wiederholen.
    }
# The microphone has failed. $why is the system's sentence, or the name of a microphone, or none.
listening-failed = { $fault ->
        [no-microphone] Kein Mikrofon. Geben Sie den Zug ein.{ dictation-why }
        [unknown-microphone] Zu { $why } passt kein Mikrofon oder mehr als eines. Geben Sie den Zug ein.
       *[microphone-lost] Das Mikrofon ist ausgefallen. Geben Sie den Zug ein.{ dictation-why }
    }
# The arbiter has allowed or forbidden it. Everyone hears it.
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
# For the arbiter's overview: the program may listen to a player.
listening-in-use = Mikrofon von { $side ->
        [white] Weiß
       *[black] Schwarz
    }: Das Programm erkennt Ansagen{ $allowed ->
        [yes] {""}
       *[no] {" "}erst, wenn Sie es erlauben
    }.
# A player without an enrolment asked for it.
refused-not-enrolled = Ansagen von { $side ->
        [white] Weiß
       *[black] Schwarz
    } kann das Programm nicht erkennen. Starten Sie mit der Option { $side ->
        [white] --white-hear
       *[black] --black-hear
    }.
# The arbiter has not allowed it.
refused-listening-forbidden = Der Schiedsrichter hat das Mikrofon nicht erlaubt. Geben Sie den Zug ein.
# An option of play.
help-play-white-hear = Ansagen von Weiß mit diesem Sprachmuster erkennen (Versuch)
# An option of play.
help-play-black-hear = Ansagen von Schwarz mit diesem Sprachmuster erkennen (Versuch)
# No recognised move waits to be entered.
refused-nothing-proposed = Kein erkannter Zug wartet. Mikrofon öffnen: Befehl zuhören.
