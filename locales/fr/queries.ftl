### French. docs/translators.md tells how; locales/en has a comment on each message.

## Commands

command-time = temps
    .heard = mon temps, combien de temps il me reste, combien de temps, il me reste combien de temps, temps restant
command-clock = pendule
    .heard = pendules, les pendules, les deux temps
command-whose = trait
    .heard = qui, à qui, au trait, qui doit jouer, à qui est-ce le tour, c'est à qui de jouer, c'est mon tour, est-ce mon tour, c'est à moi, qui a le trait, au tour de qui
command-hour = heure
    .heard = heure du jour
time-of-day = Il est { $time }.
command-control = cadence
    .heard = quelle cadence
command-opponent = adversaire
    .heard = mon adversaire, contre qui je joue, qui est mon adversaire
command-used = utilisé
    .heard = consommé
command-times = durées
command-moves = coups
command-again = encore
    .heard = encore une fois, répétez, répète, pardon, comment, redites, redis, répète ça, peux-tu répéter, pouvez-vous répéter, tu peux répéter, vous pouvez répéter, je n'ai pas compris, pas compris, quoi, qu'est-ce que tu as dit, qu'avez-vous dit, annonce encore mon coup, annoncez encore mon coup
command-stop = silence
    .heard = chut, tais-toi, taisez-vous, arrête de parler, arrêtez de parler, stop, ça suffit, assez, du silence, silence s'il te plaît
command-digest = empreinte
    .heard = digest
command-last = dernier
    .heard = dernier coup, derniers, le dernier coup
command-spell = épeler
    .heard = épelle, épelez
command-board = échiquier
    .heard = plateau
command-square = case
    .heard = qu'y a-t-il en, qu'y a-t-il sur, qu'y a-t-il à, qu'y a-t-il, que y a-t-il, qu'est-ce qu'il y a en, qu'est-ce qu'il y a sur, qu'est-ce qu'il y a, quelle pièce est en, quelle pièce est sur, quelle pièce en, qui est en
command-colour = couleur
command-piece = pièce
    .heard = pièces
command-score = feuille
    .heard = feuille de partie
command-castled = roques
    .heard = qui a roqué
command-offers = offres
    .heard = y a-t-il une proposition de nulle, proposition de nulle
command-faster = accélérer
    .heard = plus vite
command-slower = ralentir
    .heard = plus lentement
command-louder = fort
    .heard = plus fort
command-softer = bas
    .heard = plus bas, moins fort
command-higher = aigu
    .heard = plus aigu
command-deeper = grave
    .heard = plus grave
command-voice = voix
command-rest = pause

## Answers

clock-white-black-moves = Coups: Blancs { $white }, Noirs { $black }
play-own-time = Il reste { $left }
play-both-times = Il reste { $own }, adversaire { $other }.
play-clock-runs = { play-started }
play-clocks-stand = Aucune pendule ne tourne.
play-times-of-both = { play-white-black-times }.
play-times-used = Temps utilisé: { $own }, adversaire { $other }
play-move-times = { $number }: Blancs { $white }, Noirs { $black }
play-move-time = { $number }: { $side ->
    [white] Blancs
   *[black] Noirs
} { $time }
play-move-times-unknown = Le temps de ces coups n'est pas connu.
play-moves-to-control = { $moves ->
    [one] encore un coup jusqu'au contrôle de temps
   *[other] encore { $moves } coups jusqu'au contrôle de temps
}
play-move-of = { $side ->
    [white] Blancs, coup { $number }: { $mv }.
   *[black] Noirs, coup { $number }: { $mv }.
}
play-not-castled = { $side ->
    [white] Les Blancs n'ont pas roqué.
   *[black] Les Noirs n'ont pas roqué.
}
play-offer-none = Aucune proposition de nulle n'est en attente.
play-no-such-move = Il n'y a pas de coup { $number }. Le dernier est le coup { $made }.
play-spelt-piece = { $piece }
play-spelt-square = { $letter } comme { $file }, { $rank }
play-square-has = { $square }: { $piece }
play-square-empty = { $square } vide
play-square-light = { $square }: case blanche
play-square-dark = { $square }: case noire
play-nothing-there = Rien
play-file-empty = Colonne { $file } vide
play-rank-empty = Rangée { $rank } vide
play-piece-at = { $count ->
    [one] { $piece }
   *[other] { $piece-id ->
        [king] rois
        [queen] dames
        [rook] tours
        [bishop] fous
        [knight] cavaliers
       *[pawn] pions
    } { $piece-color ->
        [white] { $piece-id ->
            [queen] blanches
            [rook] blanches
           *[other] blancs
        }
       *[black] { $piece-id ->
            [queen] noires
            [rook] noires
           *[other] noirs
        }
    }
}: { $squares }
play-score-line = { $number }. { $moves }
play-score-empty = Rien n'est encore noté
play-score-offer = nulle proposée
play-named = { $side ->
    [white] Blancs: { $name }.
   *[black] Noirs: { $name }.
}
play-own-side = { $side ->
    [white] Vous avez les Blancs.
   *[black] Vous avez les Noirs.
}
play-unnamed = { $side ->
    [white] Aucun nom n'est donné pour les Blancs.
   *[black] Aucun nom n'est donné pour les Noirs.
}
play-not-over = La partie n'est pas terminée.

## Help

play-help-times = Tapez { command-time } pour votre temps, { command-clock } pour les deux. Tapez { command-used } pour le temps utilisé. Tapez { command-moves } pour le nombre de coups. Tapez { command-whose } pour savoir qui a le trait, { command-control } pour la cadence. Tapez { command-hour } pour l'heure.
play-help-last = Tapez { command-last } pour le dernier coup, { command-last } 4 pour les quatre derniers. Tapez { command-spell } pour l'épeler. Tapez { command-score } pour la feuille de partie, { command-digest } pour l'empreinte. Tapez { command-times } pour le temps de chaque coup.
play-help-history = Tapez { command-castled } pour les roques. Tapez { command-score } 5 pour le coup 5.
play-help-position = Tapez { command-board } pour toutes les pièces, { command-board } 4 pour une rangée. Tapez { command-board } e pour une colonne. Tapez { command-square } e4 ou { command-colour } e4 pour une case. Tapez { command-piece } cavalier pour les cavaliers.
play-help-voice = La commande { command-again } répète les derniers mots. La commande { command-stop } fait taire la voix. Tapez { command-faster }, { command-slower }, { command-louder }, { command-softer }, { command-higher } ou { command-deeper } pour la changer. Tapez { command-voice } 2 pour une autre voix, { command-rest } 300 pour une pause avant les cases.
