### French. See docs/translators.md; locales/en has a comment on each message.

## Commands

command-pawns = pions
command-lines = lignes
    .heard = ligne
command-captured = prises
    .heard = capturées
command-material = matériel
command-empty = vides
    .heard = vide
command-after = après
command-previous = précédent
    .heard = coup précédent
command-next = suivant
    .heard = coup suivant
command-fen = fen
command-check = échec
    .heard = en échec

## Answers

explore-direction = Vers { $to }: { $pieces }
explore-direction-empty = Vers { $to }: vide
explore-count = { $piece-id ->
    [king] { $count ->
        [one] roi
       *[other] { $count } rois
    }
    [queen] { $count ->
        [one] une dame
       *[other] { $count } dames
    }
    [rook] { $count ->
        [one] une tour
       *[other] { $count } tours
    }
    [bishop] { $count ->
        [one] un fou
       *[other] { $count } fous
    }
    [knight] { $count ->
        [one] un cavalier
       *[other] { $count } cavaliers
    }
   *[pawn] { $count ->
        [one] un pion
       *[other] { $count } pions
    }
}
explore-material = { $side ->
    [white] Les Blancs ont { $pieces } de plus.
   *[black] Les Noirs ont { $pieces } de plus.
}
explore-material-equal = Le matériel est égal.
explore-captured = { $side ->
    [white] Les Blancs ont pris: { $pieces }.
   *[black] Les Noirs ont pris: { $pieces }.
}
explore-nothing-captured = { $side ->
    [white] Les Blancs n'ont rien pris.
   *[black] Les Noirs n'ont rien pris.
}
explore-empty = Vides: { $squares }
explore-none-empty = Aucune case n'est vide
explore-first-move = C'est le premier coup.
explore-before-first = C'est la position de départ, avant le premier coup.
explore-last-move = C'est le dernier coup.
explore-after = { $side ->
    [white] Après le coup { $number } des Blancs, { $mv }
   *[black] Après le coup { $number } des Noirs, { $mv }
}
explore-no-check = Aucun roi n'est en échec.
explore-start = Au début

## Help

play-help-exploring = Tapez { command-piece } tour blanc pour une sorte de pièces, { command-pawns } pour tous les pions. Tapez { command-lines } e4 pour les pièces autour de e4. Tapez { command-lines } e4 e8 pour celles en direction de e8. Tapez { command-empty } e pour les cases vides de la colonne e. Tapez { command-material } pour la différence de matériel, { command-captured } pour les pièces capturées. Tapez { command-check } pour un roi en échec.
play-help-walking = Tapez { command-after } 12 pour la position après le coup 12. Tapez { command-previous } ou { command-next } pour la partie coup par coup. Tapez fen pour afficher la position pour un autre programme.
cursor-keys = Avec --keys, Tab mène à l'échiquier. Les flèches vont de case en case. Entrée prend une pièce et la pose. Le point d'interrogation explique une touche. Tab ramène à la saisie.
play-help-cursor = { cursor-keys } Tapez curseur e4 pour aller à une case.
tridim-help-cursor = { cursor-keys } Page haut et Page bas changent de niveau. Tapez curseur d3N pour aller à une case.
refused-one-board-only = Cette question n'existe pas sur trois niveaux. Utilisez { command-board } ou { command-square }.
refused-check-untold = En tournoi, le programme n'annonce aucun échec (article 11.3.1).

## The cursor on the board: keys instead of words

command-cursor = curseur
cursor-piece-letters = rdtfcp
cursor-digit-signs = &é"'(-è_
    .heard = &é"'(§è!
cursor-on = Touches de l'échiquier actives
cursor-off = Touches de l'échiquier inactives.
cursor-edge = Bord
cursor-no-square = Cette case n'existe pas
cursor-no-such-piece = { $piece-id ->
    [king] Pas de roi.
    [queen] Pas de dame.
    [rook] Pas de tour.
    [bishop] Pas de fou.
    [knight] Pas de cavalier.
   *[pawn] Pas de pion.
}
cursor-picked = { $piece } en main, { $square }
cursor-picked-here = { $piece } en main, { $here }
cursor-put-back = Reposée.
cursor-put-back-first = Reposée
cursor-in-hand = Toujours en main: { $piece }.
cursor-nothing-to-pick = { $side ->
    [white] Aucune pièce blanche ici. Les Blancs ont le trait.
   *[black] Aucune pièce noire ici. Les Noirs ont le trait.
}
cursor-repeat-first = Répétez d'abord: { $mv }. Appuyez sur Entrée sur la case de départ, puis sur la case d'arrivée.
cursor-which-piece = Quelle pièce? Appuyez sur sa lettre.
cursor-explains = Appuyez sur une touche. Elle est expliquée.
cursor-no-meaning = Cette touche ne fait rien sur l'échiquier. Le point d'interrogation explique la touche suivante.
cursor-key-here = Encore cette case et sa pièce.
cursor-key-colour = Si cette case est blanche ou noire.
cursor-key-rank = Les pièces de cette rangée.
cursor-key-file = Les pièces de cette colonne.
cursor-key-lines = Les pièces de toutes les lignes à partir de cette case.
cursor-key-stack = La case, et celles au-dessous et au-dessus.
cursor-key-diagonals = Les pièces des diagonales de cette case.
cursor-key-last = Le dernier coup.
cursor-key-previous = Le coup avant le dernier entendu.
cursor-key-next = Le coup après le dernier entendu.
cursor-key-first = Le premier coup.
cursor-key-time = Votre temps.
cursor-key-clock = Les deux temps.
cursor-key-captured = Les pièces prises.
cursor-key-check = Si un roi est en échec.
cursor-key-whose = Qui a le trait.
cursor-key-opponent = Le nom de l'adversaire.
cursor-key-explain = Explique la touche suivante. Cases: flèches, Début, Fin, Page haut, Page bas, chiffres, lettres des pièces. Pièces: Entrée, o, h, v, x, g, y. Coups: m, w, virgule, point, inférieur. Pendule: u, z. Adversaire: e. Avec Majuscule aussi chiffres, lettres des pièces, o, x.
cursor-key-arrows = Vers la case voisine.
cursor-key-edges = Vers le bord de l'échiquier.
cursor-key-levels = Vers la case au-dessus ou au-dessous.
cursor-key-enter = Prend une pièce, ou la joue ici. Répète de même le coup de l'adversaire.
cursor-key-digit = Vers cette rangée, sur la même colonne.
cursor-key-function = { $number ->
    [1] L'aide.
    [2] Votre temps.
    [3] Les deux temps.
    [4] Le temps utilisé.
    [5] Le nombre de coups.
    [6] Répète les dernières paroles.
    [7] Fait taire la voix.
    [8] Actionne votre pendule.
    [9] Annonce le coup placé sur l'échiquier tactile.
    [11] Reconnaît votre annonce tant que vous la maintenez.
    [12] Enregistre tant que vous la maintenez.
   *[other] { cursor-no-meaning }
}
cursor-key-back = Retour à la saisie.
cursor-key-shift-digit = Vers cette colonne, sur la même rangée.
cursor-key-piece = { $piece-id ->
    [king] Vers le roi suivant.
    [queen] Vers la dame suivante.
    [rook] Vers la tour suivante.
    [bishop] Vers le fou suivant.
    [knight] Vers le cavalier suivant.
   *[pawn] Vers le pion suivant.
} Avec Majuscule, en arrière.

## Practice

command-attackers = attaquants
    .heard = attaquant
command-castling = droits
    .heard = droit de roquer, droits de roque, droit au roque
command-repetitions = répétitions
    .heard = combien de répétitions
command-hint = conseil
    .heard = meilleur coup, évaluation
practice-game = Entraînement: vous pouvez demander les attaquants et les coups légaux.
practice-attacked = { $side ->
    [white] Entraînement: les Blancs attaquent { $square }: { $pieces }.
   *[black] Entraînement: les Noirs attaquent { $square }: { $pieces }.
}
practice-not-attacked = { $side ->
    [white] Entraînement: les Blancs n'attaquent pas { $square }.
   *[black] Entraînement: les Noirs n'attaquent pas { $square }.
}
practice-moves = Entraînement: { $square }, { $piece }, coups légaux: { $squares }.
practice-no-moves = Entraînement: { $square }, { $piece }, aucun coup légal.
practice-castling = Entraînement: { $rights }
practice-no-castling = { $side ->
    [white] Entraînement: les Blancs n'ont pas le droit de roquer.
   *[black] Entraînement: les Noirs n'ont pas le droit de roquer.
}
play-help-practice = Entraînement: tapez { command-attackers } e4 pour les attaquants de e4. Tapez { command-moves } e2 pour les coups légaux à partir de e2. Tapez { command-castling } pour le droit de roquer.
refused-only-in-practice = Ce serait un conseil (article { $article }). Pour vous exercer, utilisez annabella play --practice.
refused-no-advice = Ce serait un conseil: article { $article }.
refused-no-count = Ce nombre serait un conseil (article { $article }). Pour réclamer: { command-claim } { argument-threefold } ou { command-claim } { argument-fifty }.
