### French. docs/translators.md tells how; locales/en has a comment on each message.

## Commands of a review

review-word-next = suivant
    .heard = s, coup suivant, avancer, en avant
review-word-previous = précédent
    .heard = p, coup précédent, reculer, en arrière, retour
review-word-start = début
    .heard = premier, premier coup, commencement, position initiale
review-word-end = fin
    .heard = dernière position, position finale
review-word-go = coup
    .heard = aller, aller à, aller au, aller au coup
review-word-fen = fen
review-word-comment = commentaire
    .heard = commentaires
review-word-variation = variante
    .heard = variation, alternative
review-word-leave = partie
    .heard = principale, variante principale, ligne principale, retour à la partie
review-word-result = résultat
review-word-players = joueurs
    .heard = noms
review-word-where = où
    .heard = où suis-je
review-word-quit = quitter
    .heard = sortir, au revoir

## Answers

review-named = { $white } contre { $black }.
review-unnamed = Une partie.
review-length = { $moves ->
    [0] Elle n'a aucun coup.
    [one] Un coup.
   *[other] { $moves } coups.
}
review-begin = Appuyez sur Entrée pour le coup suivant. Tapez un numéro pour ce coup, { command-help } pour les commandes.
review-keys = Flèche droite: suivant; flèche gauche: précédent; touche Début: position de départ; touche Fin: dernier coup.
review-before-first = C'est le début.
review-after-last = C'était le dernier coup.
review-after-variation = Fin de la variante. Tapez { review-word-leave }.
review-no-such-move = { $of ->
    [white] Les Blancs n'ont pas de coup { $number }
    [black] Les Noirs n'ont pas de coup { $number }
   *[both] Il n'y a pas de coup { $number }
}. Le dernier est le coup { $last } des { $side ->
    [white] Blancs
   *[black] Noirs
}.
review-nothing-played = Aucun coup n'a été joué.
review-result = { $winner ->
    [white] Les Blancs ont gagné.
    [black] Les Noirs ont gagné.
   *[none] Nulle.
}
review-fen = FEN: { $fen }
review-fen-printed = La FEN est à la ligne précédente.
review-no-times = Aucun temps n'est noté ici.
review-time-of = { $side ->
    [white] Blancs: { $left }
   *[black] Noirs: { $left }
}
review-used = Temps utilisé: Blancs { $white }, Noirs { $black }
review-help = Appuyez sur Entrée ou tapez { review-word-next } pour le coup suivant, { review-word-previous } pour le précédent. Tapez 12 pour le coup 12 des Blancs, 12 noir pour celui des Noirs. Tapez { review-word-start } ou { review-word-end } pour la première ou la dernière position. Tapez { command-time } pour les deux temps, { command-used } pour le temps utilisé. Tapez { command-again } pour réentendre les derniers mots. Tapez { command-board } pour toutes les pièces, { command-square } e4 pour une case, { command-piece } cavalier pour les cavaliers. Tapez { review-word-comment } pour un commentaire, { review-word-variation } 1 pour une variante, { review-word-leave } pour en sortir. Tapez { review-word-result } pour le résultat, { review-word-players } pour les joueurs, { review-word-where } pour le coup montré. Tapez { review-word-fen } pour la FEN, { review-word-quit } pour finir.
review-only-asked = Cette partie est finie. Tapez { command-help } pour les questions possibles.
review-no-engine = Il n'y a pas de moteur ici. annabella-home en utilise un, s'il est installé.
review-left = Au revoir.
review-go-on = Pour continuer ici: { $command }
review-one-board = Partie tridimensionnelle: annabella review ne peut pas la lire. Utilisez annabella sheet --to longhand.
review-no-place = « { $text } »: ce n'est pas un coup. Écrivez 12 pour le coup 12 des Blancs, 12... pour celui des Noirs.

## A position in words

show-castling = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} { $which ->
    [short] peuvent encore faire le petit roque.
    [long] peuvent encore faire le grand roque.
   *[both] peuvent encore roquer des deux côtés.
}
show-en-passant = Un pion peut être pris en passant en { $square }.
review-glyph = { $number ->
    [1] bon coup
    [2] erreur
    [3] coup brillant
    [4] gaffe
    [5] coup intéressant
   *[6] coup douteux
}
review-commented = { $comments ->
    [one] Un commentaire: tapez { review-word-comment }
   *[other] { $comments } commentaires: tapez { review-word-comment }
}
review-varied = { $variations ->
    [one] Une variante: tapez { review-word-variation }
   *[other] { $variations } variantes: tapez { review-word-variation } 1
}
review-comment = Commentaire: { $text }
review-no-comment = Ce coup n'a pas de commentaire.
review-no-variation = { $variations ->
    [0] Ce coup n'a pas de variante.
   *[other] Ce coup en a { $variations }. Tapez { review-word-variation } et un numéro jusque-là.
}
review-entered = Variante { $number }. Tapez { review-word-leave } pour revenir.
review-in-game = C'est la partie elle-même.
review-no-result = Aucun résultat n'est noté.
review-no-control = Aucune cadence n'est notée.
review-unread = Le reste du fichier est illisible: « { $text } »
review-time-as-of = { $side ->
    [white] Blancs { $left }, { $moves ->
        [one] il y a un coup
       *[other] il y a { $moves } coups
    }
   *[black] Noirs { $left }, { $moves ->
        [one] il y a un coup
       *[other] il y a { $moves } coups
    }
}
