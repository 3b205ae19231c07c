### French. docs/translators.md tells how; locales/en has a comment on each message.

## The learner's words

learn-word-skip = passer
learn-word-quit = quitter
    .heard = sortir, au revoir
learn-word-help = aide
learn-word-on = suivant
    .heard = suite, continuer, oui, ok, d'accord, fini, fait

## About the lessons

learn-welcome = Bienvenue. Vous apprendrez à jouer à l'oreille, à votre rythme. Terminez chaque ligne par Entrée. Tapez { learn-word-quit } pour terminer à tout moment.
learn-goes-on = Reprise des leçons.
learn-title = { $title }.
learn-enter = Appuyez sur Entrée pour continuer.
learn-drill-begins = { $count ->
    [one] Tapez ce que vous entendez.
   *[other] Tapez ce que vous entendez, { $count } fois. Entrée le répète. Tapez { learn-word-skip } pour la réponse.
}
learn-right = Exact.
learn-drill-wrong = Non. Écoutez encore:
learn-drill-hint = Non. Tapez { learn-word-skip } pour la réponse. Écoutez encore:
learn-drill-was = C'était { $text }.
learn-drill-was-file = C'était { $file }, { $text }.
learn-drill-file = { $file }
learn-drill-rank = { $rank }
learn-where = { $piece-id ->
    [king] Cherchez le { $piece }.
    [queen] Cherchez la { $piece }.
   *[other] Cherchez une pièce: { $piece }.
} Quelle est sa case?
learn-what = Posez un doigt en { $square }. Quelle pièce s'y trouve?
learn-no-square = Ce n'est pas une case. Tapez par exemple { file-e } quatre.
learn-no-piece = Ce n'est pas une pièce. Tapez par exemple tour ou tour blanche.
learn-other-first = Non, c'est une autre pièce.
learn-taken-back = C'est possible, mais pas dans cette leçon. C'est annulé.
learn-chapter-done = Fin du chapitre. Appuyez sur Entrée pour le suivant: { $next }. Tapez { learn-word-quit } pour terminer.
learn-all-done = Vous avez terminé les leçons. Pour jouer, tapez annabella play. Pour le manuel, tapez annabella manual player. Pour rejouer une partie finie, tapez annabella review et son fichier.
learn-help = Appuyez sur Entrée pour continuer ou réentendre l'étape. Tapez { learn-word-skip } pour passer une étape, { learn-word-quit } pour terminer. annabella learn --list montre les chapitres.
learn-left = Au revoir. Tapez annabella learn pour reprendre ici.
learn-contents = { $word }: { $title }
learn-contents-done = { learn-contents }, terminé
learn-no-chapter = Chapitre « { $text } »: inconnu. Voyez annabella learn --list.
learn-damaged = Progression des leçons: illisible, conservée comme { $file }. Les leçons recommencent au début.
learn-not-kept = Progression des leçons: pas enregistrée dans { $file }: { $cause }.

## The alphabet

learn-alphabet = Les mots des cases
learn-alphabet-word = alphabet
learn-alphabet-why = Les lettres b, d et g se ressemblent à l'oreille. Chaque colonne a donc un nom. { learn-enter }
learn-alphabet-files = Les colonnes de a à h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Appuyez sur Entrée pour un exercice. Tapez la lettre de chaque nom.
learn-alphabet-ranks = Les rangées sont numérotées de un à huit. Appuyez sur Entrée pour un exercice. Tapez chaque chiffre.
learn-alphabet-squares = Une case est une colonne et une rangée: { file-e } quatre. Trop vite? Tapez { command-rest } 300 pour une pause avant chaque case. Appuyez sur Entrée pour un exercice. Tapez lettre et chiffre, par exemple e4.

## The board by touch

learn-board = L'échiquier au toucher
learn-board-word = échiquier
learn-board-lies = { $board ->
    [yes] Placez les pièces, les blanches de votre côté.
   *[no] Préparez un échiquier, les pièces blanches de votre côté. Vous pouvez aussi l'imaginer.
} Le coin devant vous à gauche est { file-a } un. { learn-enter }
learn-board-feels = Les cases noires sont surélevées, et les pièces noires sont marquées. { $board ->
    [yes] Répondez par une case, par exemple { file-e } quatre, ou levez la pièce.
   *[no] Répondez par une case, par exemple { file-e } quatre.
} { learn-enter }
learn-board-questions = Au lieu de chercher une pièce du doigt, vous pouvez demander. { learn-enter }
learn-board-square = Demandez ce qu'il y a sur une case du centre. Tapez { command-square } { file-e } quatre.
learn-board-colour = Demandez si elle est blanche ou noire. Tapez { command-colour } { file-e } quatre.
learn-board-rank = Écoutez les pièces de la première rangée. Tapez { command-board } 1.
learn-board-piece = Demandez où sont les cavaliers. Tapez { command-piece } cavalier.

## Times

learn-times = Les temps à l'oreille
learn-times-word = temps
learn-times-why = Dans une partie, tapez { command-time } pour entendre votre temps restant. Avec un casque, vous seul l'entendez. Appuyez sur Entrée pour un exercice. Tapez chaque temps ainsi: minutes, deux-points, secondes.

## The first game

learn-game = Une première partie
learn-game-word = partie
learn-game-why = Vous avez les Blancs et vous avez une déficience visuelle. Le programme a les Noirs, annonce les coups et tient la pendule. { learn-enter }
learn-game-clock = Chaque joueur a 15 minutes, plus 10 secondes par coup. { $board ->
    [yes] Placez les pièces. Après Entrée, tapez { command-setup } pour être guidé.
   *[no] Si vous avez un échiquier, jouez-y aussi les coups.
} { learn-enter }
learn-game-start = Tapez { command-start }. La pendule des Blancs tourne alors.
learn-game-time = Votre pendule tourne. Tapez { command-time } pour votre temps restant.
learn-game-first = Jouez maintenant le pion de { file-e } deux en { file-e } quatre. { $board ->
    [yes] Jouez-le sur l'échiquier, puis tapez { command-say }.
   *[no] Tapez { file-e } quatre.
} Tous entendent l'annonce.
learn-game-press = Votre coup est annoncé. La pendule des Noirs ne part que si vous appuyez sur la vôtre. Tapez { command-press }.
learn-game-repeat = Les Noirs ont annoncé un coup. Répétez-le avant de répondre. { $board ->
    [yes] Jouez-le sur votre échiquier, ou tapez
   *[no] Tapez
} { command-repeat } { file-e } cinq.
learn-game-bishop = Jouez maintenant le fou de { file-f } un en { file-c } quatre. { $board ->
    [yes] Jouez-le sur l'échiquier, puis tapez { command-say }.
   *[no] Tapez fou { file-c } quatre.
}
learn-game-press-again = Tapez { command-press }.
learn-game-last = Le coup des Noirs vous a échappé? Tapez { command-last } pour le réentendre.
learn-game-repeat-again = Répétez-le. { $board ->
    [yes] Jouez-le sur votre échiquier, ou tapez
   *[no] Tapez
} { command-repeat } cavalier { file-c } six.
learn-game-repeat-third = Répétez-le: tapez { command-repeat } cavalier { file-f } six.
learn-game-queen = Jouez maintenant la dame de { file-d } un en { file-h } cinq. { $board ->
    [yes] Jouez-la sur l'échiquier, puis tapez { command-say }.
   *[no] Tapez dame { file-h } cinq.
}
learn-game-lines = { file-f } sept est faible maintenant. La voie de votre dame est-elle libre? Tapez { command-lines } { file-f } sept { file-h } cinq.
learn-game-mate = La voie est libre, et votre fou protège { file-f } sept. Prenez-y avec la dame: c'est mat. { $board ->
    [yes] Prenez sur l'échiquier, puis tapez { command-say }.
   *[no] Tapez dame prend { file-f } sept.
}
learn-game-score = Vous avez gagné. Le programme a tenu votre feuille. Tapez { command-score } pour l'entendre.
learn-game-over = Dans une partie, tapez { command-help } pour entendre ce que vous pouvez faire. Tapez { command-missing } pour entendre ce qui manque à votre coup. { learn-enter }
learn-game-voice = Tapez { command-again } pour réentendre les derniers mots. Tapez { command-faster } ou { command-slower } pour changer la voix. Appuyez sur Entrée pour finir le chapitre.
