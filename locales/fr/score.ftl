### French. docs/translators.md tells how; locales/en has a comment on each message.

## Scores as people type them

score-drawn = nulle
    .heard = partie nulle
score-resigned = abandonne
    .heard = abandonnent, abandon

## annabella sheet

score-ply = { $side ->
        [white] Blancs
       *[black] Noirs
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
score-longhand = { $number }. { score-ply }
score-spoken = { $numbered ->
        [yes] Coup { $number },{" "}
       *[no] {""}
    }{ score-ply }
sheet-no-language = { $value } n'est aucune des langues; possibles: de, en, nl, fr, it, es.
sheet-sound-alone = Le son ne va pas à la sortie standard avec d'autres formes; --to wav seul, ou chacune avec --output.
sheet-sound-to-terminal = Le son demande un fichier: --output et son nom.
sheet-one-form = Un fichier ne reçoit qu'une forme; --to et --output pour chacune.

## Dictated moves

dictation-runs = Enregistrement.
dictation-move = coup { $number }, { $side ->
        [white] Blancs
       *[black] Noirs
    }
dictation-kept = { $number ->
        [0] Enregistré avant le premier coup, { $length }.
       *[other] Enregistré au { dictation-move }, { $length }.
    }
dictation-heard = { $number ->
        [0] Enregistrement avant le premier coup:
       *[other] Enregistrement au { dictation-move }:
    }
dictation-failed = { $state ->
        [no-microphone] Rien n'est enregistré: pas de microphone.{ dictation-why }
        [unknown-microphone] Rien n'est enregistré: aucun microphone unique ne s'appelle { $why }.
        [microphone-lost] Le microphone est tombé en panne; ce qui a été dit avant est enregistré.{ dictation-why }
       *[not-written] L'enregistrement ne peut pas être écrit sur le disque; il est gardé et un nouvel essai suit.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Les enregistrements ne peuvent pas être entendus ici; un casque à soi se nomme par --white-device ou --black-device.
refused-nothing-dictated = Rien n'est enregistré pour cela; { command-dictate } enregistre.
refused-dictating = L'enregistrement dure encore; { command-dictate } le finit.
journal-recording = enregistrement { $take } des { $side ->
        [white] Blancs
       *[black] Noirs
    }: { $state ->
        [running] en cours
        [kept] gardé, { $length }
        [no-microphone] pas de microphone { $why }
        [unknown-microphone] pas de microphone { $why }
        [microphone-lost] microphone en panne après { $length } { $why }
       *[not-written] non écrit, { $length } { $why }
    }

## annabella dictation

dictation-of = { $owner ->
        [white] Blancs
       *[black] Noirs
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: le fichier manque.
dictation-damaged = { dictation-of }: { $file } ne peut pas être lu comme son.
dictation-at = { $number ->
        [0] avant le premier coup
       *[other] { dictation-move }
    }
