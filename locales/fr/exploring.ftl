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
    [white] Les Blancs ont de plus: { $pieces }.
   *[black] Les Noirs ont de plus: { $pieces }.
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
play-help-walking = Tapez { command-after } 12 pour la position après le coup 12. Tapez { command-previous } ou { command-next } pour la partie coup par coup.
refused-one-board-only = Cette question n'existe pas sur trois niveaux. Utilisez { command-board } ou { command-square }.
refused-check-untold = En tournoi, le programme n'annonce aucun échec (article 11.3.1).

## Practice

command-attackers = attaquants
    .heard = attaquant
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
practice-moves = Entraînement: { $square } { $piece }, coups légaux: { $squares }.
practice-no-moves = Entraînement: { $square } { $piece } n'a aucun coup légal.
play-help-practice = Entraînement: tapez { command-attackers } e4 pour les attaquants de e4. Tapez { command-moves } e2 pour les coups légaux depuis e2.
refused-only-in-practice = Attaquants et coups légaux seraient un conseil (article { $article }). Pour l'entraînement, utilisez annabella play --practice.
refused-no-advice = Ce serait un conseil (article { $article }). Le programme n'a ni moteur ni livre d'ouvertures.
