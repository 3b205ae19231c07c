### Announcements that the program recognises by ear, in a game.

command-listen = luisteren
    .heard = microfoon
play-help-listen = Typ { command-listen }, of houd F11 ingedrukt terwijl u spreekt, om uw aankondiging te laten herkennen. Typ { command-say } om de voorgelezen zet in te voeren.
listening-open = De microfoon is open.
listening-muted = De microfoon geeft geen geluid. Controleer of hij gedempt is.
listening-proposed = { $request ->
        [repeat] Herhaling: { $mv }?
        [correct] Verbetering: { $mv }?
       *[move] { $mv }?
    }
listening-likely = { $request ->
        [repeat] Herhaling: zei u { $mv }?
        [correct] Verbetering: zei u { $mv }?
       *[move] Zei u { $mv }?
    }
listening-differs = { $announced ->
        [yes] Aangekondigd: { $other }. Gehoord: { $spoken }.
       *[no] Uw bord: { $other }. Gehoord: { $spoken }.
    }
listening-unsure = { $why ->
        [silence] Niets gehoord. Spreek terwijl de microfoon open is.
        [too-loud] Te luid voor de microfoon. Herhaal het zachter.
        [too-quiet] Te zacht. Herhaal het luider of dichter bij de microfoon.
        [noisy] Te veel lawaai. Herhaal het dichter bij de microfoon.
        [too-long] Te lang. Kondig alleen de zet aan.
       *[doubtful] Niet zeker verstaan. Herhaal het alstublieft.
    }
listening-failed = { $fault ->
        [no-microphone] Geen microfoon. Typ de zet.{ dictation-why }
        [unknown-microphone] Geen microfoon past bij { $why }, of meer dan één. Typ de zet.
       *[microphone-lost] De microfoon is uitgevallen. Typ de zet.{ dictation-why }
    }
listening-allowed = { $allowed ->
        [yes] Het programma mag via de microfoon naar { $side ->
                [white] Wit
               *[black] Zwart
            } luisteren.
       *[no] Het programma luistert niet meer naar { $side ->
                [white] Wit
               *[black] Zwart
            }.
    }
refused-not-enrolled = Het programma kan aankondigingen van { $side ->
        [white] Wit
       *[black] Zwart
    } niet herkennen. Start het met de optie { $side ->
        [white] --white-hear
       *[black] --black-hear
    }.
refused-listening-forbidden = De arbiter heeft de microfoon niet toegestaan. Typ de zet.
refused-nothing-proposed = Er wacht geen herkende zet. Typ { command-listen } om de microfoon te openen.
listening-in-use = Microfoon van { $side ->
        [white] Wit
       *[black] Zwart
    }: het programma herkent aankondigingen{ $allowed ->
        [yes] {""}
       *[no] {" "}zodra u het toestaat
    }.
play-help-listen-arbiter = Herkennen van aankondigingen toestaan: { command-listen } { argument-white }. Verbieden: { command-listen } { argument-white } { argument-end }.

help-play-white-hear = Aankondigingen van Wit met dit stemprofiel herkennen (experimenteel)
help-play-black-hear = Aankondigingen van Zwart met dit stemprofiel herkennen (experimenteel)
