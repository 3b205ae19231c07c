### French. docs/translators.md tells how; locales/en has a comment on each message.

## annabella hear

help-hear = Créer des profils vocaux pour reconnaître les annonces (expérimental)
help-hear-enrol = Enregistrer une personne, qui répète chaque mot et quinze annonces
help-hear-enrol-name = Nom de la personne
help-hear-enrol-announce-language = Choisir la langue des annonces
help-hear-enrol-microphone = Choisir le microphone
help-hear-enrol-seed = Tirer les coups du test avec ce nombre
help-hear-enrol-speech = Choisir la voix du dialogue
help-hear-enrol-rate = Fixer sa vitesse en mots par minute
help-hear-list = Lister les personnes qui ont un profil vocal
help-hear-forget = Supprimer les profils vocaux d'une personne
help-hear-forget-name = { help-hear-enrol-name }
hear-begin = Après le son, répétez ce que vous entendez, comme vous annoncez à l'échiquier: { $count } mots, puis { $sentences } annonces. Entrée: encore. Refaire le dernier: { command-correct }. Interrompre: { command-quit }. Aucun son n'est gardé.
hear-continue = L'enregistrement continue où vous l'avez laissé. Suivront { $sentences } annonces.
hear-word = { $word }
hear-sentences = Maintenant { $sentences } annonces, chacune d'un trait.
hear-verdict = { $what ->
        [silent] Rien entendu.
        [too-quiet] Trop bas. Parlez plus fort, ou plus près du microphone.
        [clipped] Trop fort pour le microphone. Parlez plus doucement.
        [too-short] Trop court. Dites le mot entier.
        [too-long] Trop long. Ne dites que le mot.
        [noisy] Il y a trop de bruit ici. Cherchez un endroit plus calme.
        [unknown-rate] Ce microphone donne une fréquence d'échantillonnage inutilisable. Prenez-en un autre.
       *[misheard] Cela ressemblait à une autre annonce.
    }
hear-done = { $name } est enregistré. Sur { $sentences } annonces: { $right } reconnues, { $doubtful } sans certitude, { $wrong } confondues. L'enregistrement est dans { $file }.
hear-poor = Seulement { $right } annonces sur { $sentences } sont reconnues, trop peu pour une partie. Recommencez: plus près du microphone, au calme, comme vous annoncez. Enregistrer quand même: { command-yes }.
hear-not-saved = Rien n'est enregistré.
hear-left = Interrompu. La même commande continue l'enregistrement.
hear-listed = { $name }, { $language }: { $file }
hear-none = Aucun profil vocal. Tapez annabella hear enrol NOM.
hear-forgotten = { $count ->
        [0] { $name }: aucun profil vocal.
        [one] { $name }: un profil vocal supprimé.
       *[other] { $name }: { $count } profils vocaux supprimés.
    }
hear-no-name = { $name }: ce n'est pas un nom. Prenez lettres, chiffres et espaces, 40 au plus.
hear-not-enrolled = { $name }: pas de profil vocal dans la langue { $language }{ $other ->
        [none] {""}
       *[other] {""}, seulement en { $other }
    }. Tapez annabella hear enrol "{ $name }" --announce-language { $language }.
hear-faulty = { $file }: { $fault ->
        [newer] profil vocal d'une version plus récente
        [damaged] profil vocal abîmé
        [other-language] profil vocal dans une autre langue
        [incomplete] profil vocal incomplet
       *[no-enrolment] pas un profil vocal
    }. Refaites le profil: annabella hear enrol NOM.
hear-no-microphone = Microphone: aucun{ dictation-why }. Branchez-en un.
hear-unknown-microphone = { $why }: aucun microphone de ce nom, ou plusieurs. Indiquez-en un que liste annabella doctor.
hear-microphone-lost = Microphone: en panne{ dictation-why }. Rebranchez-le et recommencez.
doctor-microphone = Microphone: { $device }
doctor-no-microphone = Aucun microphone trouvé. Annonces et feuilles ne peuvent pas être enregistrées ici.
doctor-devices = Sorties: { $outputs }. Microphones: { $inputs }. Leurs noms: annabella doctor --full.
doctor-enrolled = Les annonces de { $name } peuvent être reconnues, langue { $language }.
