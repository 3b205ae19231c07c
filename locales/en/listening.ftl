### Announcements that the program recognises by ear, in a game.

# Opens the microphone, so that the program recognises the player's announcement, and closes it.
command-listen = listen
    .heard = microphone
# A sentence of help.
play-help-listen = Type listen, or hold F11 while you speak, to have your announcement recognised. Type say to enter the move that was read back.
# The arbiter, about the microphone of a player.
play-help-listen-arbiter = Type listen white to allow the recognition of announcements, listen white end to forbid it.
# The microphone is open. Printed, together with a tone.
listening-open = The microphone is open.
# The microphone is open, but there is not even noise.
listening-muted = The microphone delivers no sound. Check whether it is muted.
# Reads a recognised move back to its player, as a question. $request is what it would be used for.
listening-proposed = { $request ->
        [repeat] Repetition: { $mv }?
        [correct] Correction: { $mv }?
       *[move] { $mv }?
    }
# Asks whether the player said a recognised move that is uncertain. $request is what it would be used for.
listening-likely = { $request ->
        [repeat] Repetition: did you say { $mv }?
        [correct] Correction: did you say { $mv }?
       *[move] Did you say { $mv }?
    }
# The recognised move $spoken is not the announced move, or that on the pegs, which is $other.
listening-differs = { $announced ->
        [yes] Announced: { $other }. Heard: { $spoken }.
       *[no] Your board: { $other }. Heard: { $spoken }.
    }
# An utterance was not recognised. $why is the reason.
listening-unsure = { $why ->
        [silence] Nothing heard. Speak while the microphone is open.
        [too-loud] Too loud for the microphone. Please repeat it more quietly.
        [too-quiet] Too quiet. Repeat it louder, or closer to the microphone.
        [noisy] Too much noise. Repeat it closer to the microphone.
        [too-long] Too long. Please announce only the move.
       *[doubtful] Not recognised with certainty. Please repeat it.
    }
# The microphone has failed. $why is the system's sentence, or the name of a microphone, or none.
listening-failed = { $fault ->
        [no-microphone] No microphone. Type the move.{ dictation-why }
        [unknown-microphone] No microphone matches { $why }, or several do. Type the move.
       *[microphone-lost] The microphone failed. Type the move.{ dictation-why }
    }
# The arbiter has allowed or forbidden it. Everyone hears it.
listening-allowed = { $allowed ->
        [yes] The program may listen to { $side ->
                [white] White
               *[black] Black
            } through the microphone.
       *[no] The program no longer listens to { $side ->
                [white] White
               *[black] Black
            }.
    }
# For the arbiter's overview: the program may listen to a player.
listening-in-use = { $side ->
        [white] White
       *[black] Black
    }'s microphone: the program recognises announcements{ $allowed ->
        [yes] {""}
       *[no] {" "}once you allow it
    }.
# A player without an enrolment asked for it.
refused-not-enrolled = The program cannot recognise announcements by { $side ->
        [white] White
       *[black] Black
    }. Start it with the option { $side ->
        [white] --white-hear
       *[black] --black-hear
    }.
# The arbiter has not allowed it.
refused-listening-forbidden = The arbiter has not allowed the microphone. Type the move.
# An option of play.
help-play-white-hear = Recognise White's announcements with this enrolment (experimental)
# An option of play.
help-play-black-hear = Recognise Black's announcements with this enrolment (experimental)
# No recognised move waits to be entered.
refused-nothing-proposed = No recognised move waits. Type listen to open the microphone.
