### French. docs/translators.md tells how; locales/en has a comment on each message.

## Commands

command-time = temps
    .heard = mon temps
command-clock = pendule
    .heard = pendules
command-whose = trait
    .heard = qui, à qui, au trait
command-control = cadence
    .heard = quelle cadence
command-opponent = adversaire
    .heard = mon adversaire
command-used = utilisé
    .heard = consommé
command-moves = coups
command-again = encore
    .heard = encore une fois
command-stop = silence
    .heard = chut
command-digest = empreinte
    .heard = digest
command-last = dernier
    .heard = dernier coup, derniers
command-spell = épeler
command-board = échiquier
    .heard = plateau
command-square = case
command-colour = couleur
command-piece = pièce
    .heard = pièces
command-score = feuille
    .heard = feuille de partie
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
play-own-time = Reste { $left }
play-both-times = Reste { $own }, adversaire { $other }.
play-clock-runs = { play-started }
play-clocks-stand = Aucune pendule ne tourne.
play-times-of-both = { play-white-black-times }.
play-times-used = Utilisé { $own }, adversaire { $other }
play-moves-to-control = { $moves ->
    [one] encore un coup jusqu'au contrôle de temps
   *[other] encore { $moves } coups jusqu'au contrôle de temps
}
play-move-of = { $side ->
    [white] Blancs, coup { $number }: { $mv }.
   *[black] Noirs, coup { $number }: { $mv }.
}
play-spelt-piece = { $piece }
play-spelt-square = { $letter } comme { $file }, { $rank }
play-square-has = { $square } { $piece }
play-square-empty = { $square } vide
play-square-light = { $square }: case blanche
play-square-dark = { $square }: case noire
play-nothing-there = Rien
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
play-unnamed = { $side ->
    [white] Aucun nom n'est donné pour les Blancs.
   *[black] Aucun nom n'est donné pour les Noirs.
}

## Help

play-help-times = { command-time } est le temps propre, { command-clock } les deux, { command-used } le temps utilisé, { command-moves } le nombre de coups joués, { command-whose } qui a le trait, { command-control } la cadence.
play-help-last = { command-last } est le dernier coup, { command-last } 4 les quatre derniers, { command-spell } le dernier lettre par lettre, { command-score } la feuille de partie; { command-digest } lit l'empreinte.
play-help-position = { command-board } lit toutes les pièces, { command-board } 4 une rangée, { command-board } e une colonne, { command-square } e4 et { command-colour } e4 une case, { command-piece } cavalier les cavaliers.
play-help-voice = { command-again } redit les derniers mots, { command-stop } fait taire votre voix; { command-faster }, { command-slower }, { command-louder }, { command-softer }, { command-higher } et { command-deeper } la changent, { command-voice } 2 en prend une autre, { command-rest } 300 attend avant les cases.
