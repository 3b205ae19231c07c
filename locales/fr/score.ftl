### French. docs/translators.md tells how; locales/en has a comment on each message.

## Scores as people type them

score-drawn = nulle
    .heard = partie nulle, nulle par accord, pat
score-resigned = abandonne
    .heard = abandonnent, abandon, les Blancs abandonnent, les Noirs abandonnent
score-lost-on-time = perte au temps
    .heard = temps, au temps, drapeau, drapeau tombé, chute du drapeau

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
sheet-no-language = { $value }: langue non disponible. Choisissez de, en, nl, fr, it ou es.
sheet-sound-alone = --to: wav ne peut pas partager la sortie standard avec d'autres formes. Indiquez --to wav seul, ou chaque forme avec son propre --output.
sheet-sound-no-json = --to: wav est du son, que JSON ne contient pas. Enlevez --json.
sheet-sound-to-terminal = --to wav: un terminal ne peut pas recevoir de son. Indiquez un fichier avec --output.
sheet-one-form = --output: un fichier ne contient qu'une forme. Lancez la commande pour chaque forme séparément.

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
        [unknown-microphone] Rien n'est enregistré: aucun microphone ne correspond à { $why }, ou plusieurs.
        [microphone-lost] Le microphone est tombé en panne; tout ce qui précède est enregistré.{ dictation-why }
       *[not-written] L'enregistrement n'est pas encore sur le disque; un nouvel essai suit.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Les enregistrements ne peuvent pas être écoutés ici. Indiquez le casque du joueur avec --white-device ou --black-device.
refused-nothing-dictated = Rien n'est enregistré pour cela. Tapez { command-dictate }.
refused-writes-by-hand = Seul un joueur déficient visuel peut enregistrer. Notez les coups.
refused-dictating = L'enregistrement est encore en cours. Tapez { command-dictate }.
journal-recording = enregistrement { $take } des { $side ->
        [white] Blancs
       *[black] Noirs
    }: { $state ->
        [running] en cours
        [kept] sauvegardé, { $length }
        [no-microphone] pas de microphone { $why }
        [unknown-microphone] pas de microphone { $why }
        [microphone-lost] microphone en panne après { $length } { $why }
       *[not-written] non sauvegardé, { $length } { $why }
    }

## annabella dictation

dictation-of = { $owner ->
        [white] Blancs
       *[black] Noirs
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: le fichier manque.
dictation-damaged = { dictation-of }: { $file } n'est pas un fichier son lisible.
dictation-at = { $number ->
        [0] avant le premier coup
       *[other] { dictation-move }
    }
verdict-not-compared = { $side ->
    [white] L'échiquier des Blancs n'est pas connecté et n'a pas été comparé.
   *[black] L'échiquier des Noirs n'est pas connecté et n'a pas été comparé.
}

## annabella sheet

help-sheet-language = Choisir la langue des lettres de pièces et des mots [valeurs: de, en, nl, fr, it, es] [défaut: lettres comme l'interface, mots en allemand]
help-sheet-profile = Choisir le code braille [défaut: uk avec les lettres de pièces anglaises, sinon german]
help-sheet-width = Fixer le nombre de cellules par ligne, au moins 20 [défaut pour braille et brf: 40]
help-sheet-page = Fixer le nombre de lignes par page de brf; 0: une seule page sans fin
help-sheet-rate = Fixer la vitesse de parole de wav en mots par minute
help-sheet-output = Écrire dans ce fichier au lieu de la sortie standard
help-sheet-force = Remplacer un fichier existant, mais jamais un journal

## Dictated moves

help-play-white-microphone = Choisir le microphone des Blancs
help-play-black-microphone = Choisir le microphone des Noirs

## annabella dictation

help-dictation = Lister ou réunir les enregistrements d'un joueur
help-dictation-game = Journal de la partie
help-dictation-side = Lister seulement les enregistrements des Blancs ou des Noirs
help-dictation-output = Réunir tous les enregistrements dans ce fichier son
help-dictation-force = { help-sheet-force }
