### French. docs/translators.md tells how; locales/en has a comment on each message.

## annabella hear

help-hear = Créer des profils vocaux pour reconnaître les annonces (expérimental)
help-hear-enrol = Créer le profil vocal d'une personne, qui répète chaque mot deux fois, puis dix coups
help-hear-enrol-name = Nom de la personne
help-hear-enrol-announce-language = Choisir la langue des annonces
help-hear-enrol-microphone = Choisir le microphone
help-hear-enrol-seed = Tirer les coups à annoncer avec ce nombre
help-hear-enrol-speech = Choisir la voix du dialogue
help-hear-enrol-rate = Fixer sa vitesse en mots par minute
help-hear-list = Lister les personnes qui ont un profil vocal
help-hear-forget = Supprimer les profils vocaux d'une personne
help-hear-forget-name = { help-hear-enrol-name }
help-hear-learn = Enregistrer ce que le programme apprend d'une voix en partie
help-hear-learn-name = { help-hear-enrol-name }
help-hear-learn-off = L'oublier et ne plus rien enregistrer
hear-start = Après le signal, répétez ce que vous entendez, comme vous annoncez à l'échiquier: { $count } mots, deux fois chacun, puis dix coups. Entrée: encore une fois. Pour arrêter et continuer plus tard: { command-quit }. Seules des caractéristiques des mots sont enregistrées, aucun son.
hear-resumed = Le profil interrompu continue. Mots et coups restants: { $count }.
hear-word = { $word }
hear-moves = Maintenant dix coups. Dites chacun sans pause, comme à l'échiquier.
hear-verdict = { $what ->
        [silent] Rien entendu.
        [too-quiet] Trop bas. Parlez plus fort, ou plus près du microphone.
        [clipped] Trop fort pour le microphone. Parlez plus doucement.
        [too-short] Trop court. Dites le mot entier.
        [too-long] Trop long. Ne dites que le mot.
        [too-fast] Beaucoup plus vite qu'avant. Gardez le même rythme.
        [unlike] C'était différent d'avant. Répétez, s'il vous plaît.
        [too-alike] Cela ressemble à { $other }. Articulez mieux.
        [noisy] Il y a trop de bruit ici. Cherchez un endroit plus calme.
        [too-slow] Beaucoup plus lent qu'avant. Gardez le même rythme.
        [unknown-rate] Ce microphone donne une fréquence d'échantillonnage inutilisable. Prenez-en un autre.
       *[misheard] Cela ne ressemblait pas à ce coup.
    }
hear-alike = Vos mots « { $word } » et « { $other } » se ressemblent beaucoup. Articulez-les bien à l'échiquier.
hear-done = Le profil vocal de { $name } est créé. Le programme reconnaîtrait { $right } de vos { $count } coups.{ $poor ->
        [yes] {""} Refaites-le dans un endroit plus calme ou plus près du micro.
       *[no] {""}
    }
hear-saved = Le profil est dans { $file }.
hear-not-saved = Arrêté. Rien n'est enregistré.
hear-kept = Arrêté. Ce que vous avez dit est conservé. Pour continuer, retapez la même commande.
hear-listed = { $name }, { $language }, coups du profil: { $moves }{ $learnt ->
        [0] {""}
       *[other] , appris en partie: { $learnt }
    }: { $file }
hear-listed-unfinished = { $name }, { $language }, inachevé: { $file }
hear-none = Aucun profil vocal. Tapez annabella hear enrol NOM.
hear-forgotten = { $count ->
        [0] { $name }: aucun profil vocal.
        [one] { $name }: un profil vocal supprimé.
       *[other] { $name }: { $count } profils vocaux supprimés.
    }
hear-learns = { $name }: ce que le programme apprend en partie est désormais enregistré, sous forme de caractéristiques de la voix, sans son.
hear-learns-nothing = { $name }: ce que le programme a appris en partie est oublié, et plus rien n'est enregistré.
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
hear-microphone-lost = Microphone: en panne{ dictation-why }. Rebranchez-le et retapez la commande; ce que vous avez dit est conservé.
doctor-microphone = Microphone: { $device }
doctor-no-microphone = Aucun microphone trouvé. Annonces et feuilles ne peuvent pas être enregistrées ici.
doctor-devices = Sorties: { $outputs }. Microphones: { $inputs }. Leurs noms: annabella doctor --full.
doctor-enrolled = Les annonces de { $name } peuvent être reconnues, langue { $language }.
doctor-second-recogniser = PocketSphinx vérifie aussi les annonces en anglais.
doctor-no-second-recogniser = Les annonces en anglais sont reconnues plus souvent avec les paquets pocketsphinx et pocketsphinx-en-us.
