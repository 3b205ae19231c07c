### French. docs/translators.md tells how; locales/en has a comment on each message.

## Help of annabella-home

home = Jouer chez soi contre un moteur, revoir la partie, résoudre des positions
home-play = Jouer contre un moteur d'échecs
home-play-engine = Programme d'un moteur UCI; sinon stockfish ou gnuchess
home-play-colour = Votre camp; lot le tire au sort
home-play-level = Force du moteur
home-play-elo = Force du moteur en points Elo, s'il a ce réglage
home-play-odds = Pièce qui manque au moteur, ou part de temps qui lui reste
home-play-opening = Ouverture par laquelle la partie commence, par exemple « 1. e4 e5 2. Cf3 »
home-play-chess960 = Numéro d'une position de départ de Chess960, ou random
home-play-board = Port de votre échiquier tactile
home-play-turned = Lire votre échiquier tourné de 180 degrés
home-play-peg-echo = Dire chaque cheville que vous levez ou posez
home-play-name = Votre nom
home-review = Parcourir une partie finie avec ses tournants
home-review-game = Journal ou PGN; last est votre dernière partie
home-review-engine = { home-play-engine }
home-review-which = Choisir une partie d'un fichier qui en a plusieurs, par numéro ou par nom
home-review-strict = Refuser un fichier qui n'est pas entièrement lisible
home-positions = Résoudre les positions d'un fichier
home-positions-file = EPD, PGN avec FEN, ou une FEN par ligne
home-positions-engine = Programme d'un moteur UCI qui évalue les coups sans solution
home-positions-results = Fichier auquel les résultats sont ajoutés
home-positions-board = { home-play-board }
home-positions-turned = { home-play-turned }

## Engines that cannot be used

home-engine-none = Moteur d'échecs: aucun trouvé. Installez-en un, par exemple avec: sudo apt install stockfish.
home-engine-missing = { $path }: programme introuvable. Indiquez-en un autre avec --engine.
home-engine-folder = { $path }: un dossier, pas un programme. Indiquez le programme qu'il contient avec --engine.
home-engine-not-executable = { $path }: non exécutable. Indiquez-en un autre avec --engine.
home-engine-not-started = { $path }: ne démarre pas: { $cause }. Indiquez-en un autre avec --engine.
home-engine-not-uci = { $path }: ce n'est pas un moteur UCI utilisable. { $fault } Indiquez-en un autre avec --engine.
home-engine-no-elo = { $engine }: pas de réglage Elo. Utilisez --level.
home-engine-elo-range = { $engine }: ne peut pas jouer à cet Elo. Choisissez --elo de { $least } à { $most }.
home-engine-no-chess960 = { $engine }: ne sait pas jouer au Chess960. Indiquez un autre moteur avec --engine.

## Options that do not fit

home-no-chess960 = --chess960: « { $text } » n'est pas une position de départ. Donnez un nombre de 0 à 959, ou random.
home-opening-empty = --opening: aucun coup. Écrivez-les comme « 1. e4 e5 2. Cf3 ».
home-opening-move = --opening: « { $text } » n'y est pas un coup légal. Écrivez les coups comme « 1. e4 e5 2. Cf3 ».
home-opening-over = --opening: la partie est finie après ces coups. Enlevez le dernier.
home-no-announcer = --announce-by player: personne n'annonce pour le moteur. Utilisez program ou auto.
home-odds-no-clock = --odds: un avantage de temps demande une pendule. Ajoutez --time-control.
home-odds-position = --odds: une pièce ne s'enlève que de la position initiale. Retirez --fen et --chess960.
home-tournament-game = { $file }: partie inachevée avec arbitre. Pour la reprendre: annabella play --resume { $game }
home-no-engine-game = { $file }: ce n'est pas une partie contre un moteur. Pour la reprendre: annabella play --resume { $game }

## During a game

home-opponent = { $side ->
    [white] Vous avez les Blancs contre { $engine }, { $strength }.
   *[black] Vous avez les Noirs contre { $engine }, { $strength }.
}
home-strength = niveau { $level ->
    [beginner] débutant
    [easy] facile
    [medium] moyen
    [strong] fort
   *[full] maximal
}
home-strength-elo = Elo { $elo }
home-opening = Ouverture: { $moves }. { $side ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
}
home-how = Tapez { command-hint } pour un conseil, { command-retract } pour annuler votre coup et la réponse.
home-offered = Vous proposez la nulle. Le moteur répond par son coup.
home-over = Pour les tournants, tapez annabella-home review { $game }.
home-engine-fault = { $fault ->
    [exited] Le moteur s'est arrêté brusquement.
    [not-started] Le moteur n'a pas démarré.
    [silent] Le moteur ne répond pas.
    [illegal] Le moteur a répondu par un coup illégal.
    [no-move] Le moteur a répondu sans coup.
    [flood] Le moteur envoie trop de données.
   *[long-line] Le moteur envoie une ligne sans fin.
}
home-engine-starting = Le moteur démarre encore.
home-engine-restarted = Il a redémarré.
home-engine-off-clock = Il reste arrêté. Tapez { command-halt } pour arrêter les pendules. Tapez { command-quit }, puis reprenez avec un autre moteur.
home-engine-off = Il reste arrêté. Tapez { command-quit }, puis reprenez avec un autre moteur.
home-hint-piece = Regardez { $piece-id ->
    [queen] la { $piece }
    [rook] la { $piece }
   *[other] le { $piece }
} en { $square }. Redemandez pour le coup.
home-hint-move = Le moteur jouerait { $move }. Redemandez pour sa variante.
home-hint-line = Variante du moteur: { $moves }.
home-hint-not-now = Pas de conseil: vous n'avez pas le trait.
home-hint-off = Pas de conseil: le moteur est arrêté.
home-hint-word = Pour un conseil, tapez { command-hint }.

## Review

home-review-wait = Le moteur examine { $moves ->
    [one] un coup.
   *[other] { $moves } coups.
}
home-review-count = { $count ->
    [0] Aucun tournant.
    [one] Un tournant. Tapez { home-word-turn } pour y aller.
   *[other] { $count } tournants. Tapez { home-word-turn } pour le suivant.
}
home-review-last = Plus aucun tournant.
home-review-progress = Positions évaluées: { $judged } sur { $positions }.
home-review-unjudged = Il reste arrêté. Positions évaluées: { $judged } sur { $positions }.
home-review-comment = Meilleur coup: { $better }. Avant: { $before }. Après: { $after }.
home-review-mate = { $side ->
    [white] les Blancs matent en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
   *[black] les Noirs matent en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
}
home-judgement = { $kind ->
    [winning] gagnante
    [better] meilleure
    [equal] égale
    [worse] inférieure
   *[lost] perdue
}
home-word-turn = tournant
    .heard = tournants, tournant suivant, le tournant suivant

## Positions

home-positions-bad = { $file }, ligne { $line }: { $what }. La ligne est sautée.
home-positions-bad-fen = ce n'est pas une position
home-positions-bad-solution = { $move } n'y est pas un coup légal
home-positions-bad-both = { $move } est à la fois le meilleur et à éviter
home-positions-bad-quote = un guillemet n'est pas fermé
home-positions-none = { $file }: aucune position. Donnez EPD, PGN avec FEN, ou une FEN par ligne.
home-position = Position { $number } sur { $count }. { $side ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
}
home-position-how = Tapez ou jouez votre coup. Sinon: { home-word-solution }, { home-word-skip }, { command-quit }.
home-position-right = Exact.
home-position-wrong = Ce n'est pas la solution. Réessayez, ou tapez { home-word-solution }.
home-position-unjudged = Ni solution ni moteur: votre coup n'est pas évalué.
home-position-unjudged-engine = Moteur arrêté: votre coup n'est pas évalué.
home-position-without-score = Le moteur n'évalue pas ce coup.
home-position-solution = Solution: { $moves }.
home-position-avoid = Tout coup est juste, sauf: { $moves }.
home-position-no-solution = Le fichier n'a pas de solution pour cette position.
home-positions-end = Positions résolues: { $solved } sur { $count }.
home-positions-saved = { $file }: résultats ajoutés.
home-positions-not-saved = { $file }: résultats non enregistrés: { $cause }. Indiquez un autre fichier avec --results.
home-word-solution = solution
    .heard = réponse, résoudre, la solution
home-word-skip = passer
    .heard = position suivante, je passe

## Help on the words of this program

home-help-hint = Tapez { command-hint } pour la pièce à regarder. Retapez-le pour le coup, puis pour la variante du moteur.
home-help-retract = Tapez { command-retract } pour annuler votre dernier coup et la réponse. Tapez { command-retract } 1 pour le dernier coup seul. Le moteur accepte toujours.
home-help-turn = Tapez { home-word-turn } pour aller au tournant suivant, où l'évaluation a changé.
home-help-solution = Tapez { home-word-solution } pour entendre la solution, { home-word-skip } pour la position suivante.

## Drills

home-drill = Travailler cases, diagonales et chemins de cavalier à l'oreille, sans échiquier
home-drill-kind = Sujet de l'exercice
home-drill-rounds = Nombre de questions
home-drill-seed = Nombre pour retrouver les mêmes questions
home-drill-results = { home-positions-results }
home-drill-start = { $count ->
    [one] Une question{" "}
   *[other] { $count } questions{" "}
}{ $kind ->
    [squares] sur la couleur des cases.
    [diagonals] sur les lignes de deux cases.
    [meetings] sur les cases attaquées par deux pièces.
   *[knight] sur le plus court chemin d'un cavalier.
}
home-drill-how = { $kind ->
    [squares] Tapez { home-word-light } ou { home-word-dark }.
    [diagonals] Tapez { home-word-yes } ou { home-word-no }, ou la sorte de ligne.
    [diagonal] Tapez { home-word-yes } ou { home-word-no }.
    [line] Tapez { home-word-file }, { home-word-rank }, { home-word-diagonal } ou { home-word-none }.
    [meetings] Tapez une case attaquée par les deux, ou { home-word-none }.
   *[knight] Tapez le nombre de coups, ou chaque case du chemin.
}
home-drill-help = Tapez { command-again } pour la question, { home-word-skip } pour la réponse, { command-quit } pour terminer.
home-drill-colour = { $square }?
home-drill-colour-is = { $light ->
    [yes] { $square } est une case blanche.
   *[no] { $square } est une case noire.
}
home-drill-diagonal = { $first } et { $second }: même diagonale?
home-drill-diagonal-is = { $shared ->
    [yes] { $first } et { $second } sont sur la même diagonale.
   *[no] { $first } et { $second } ne sont pas sur la même diagonale.
}
home-drill-line = { $first } et { $second }: colonne, rangée, diagonale ou aucune?
home-drill-line-file = { $first } et { $second } sont sur la colonne { $file }.
home-drill-line-rank = { $first } et { $second } sont sur la rangée { $rank }.
home-drill-line-diagonal = { $first } et { $second } sont sur la même diagonale.
home-drill-line-none = { $first } et { $second } n'ont ni colonne, ni rangée, ni diagonale en commun.
home-drill-meeting = { $one } { $first }, { $other } { $second }: quelle case est attaquée par les deux?
home-drill-meeting-is = Les deux attaquent { $squares }.
home-drill-meeting-none = Aucune case n'est attaquée par les deux.
home-drill-route = Cavalier de { $from } à { $to }.
home-drill-route-is = { $moves ->
    [one] Un coup: { $squares }.
   *[other] { $moves } coups, par exemple { $squares }.
}
home-drill-wrong = Faux. { $answer }
home-drill-was = { $answer }
home-drill-unread = Ce n'est pas une réponse.
home-drill-repeat = { $count ->
    [one] Une d'entre elles encore une fois.
   *[other] { $count } d'entre elles encore une fois.
}
home-drill-end = Justes au premier essai: { $right } sur { $count }. Temps médian: { $seconds },{ $tenth } secondes.
home-drill-nothing = Aucune question n'a reçu de réponse.
home-word-light = blanche
    .heard = blanc, claire, clair, case blanche, case claire
home-word-dark = noire
    .heard = noir, foncée, foncé, sombre, case noire, case foncée
home-word-yes = oui
    .heard = o, même, la même
home-word-no = non
    .heard = pas la même
home-word-file = colonne
    .heard = la même colonne, même colonne
home-word-rank = rangée
    .heard = la même rangée, même rangée
home-word-diagonal = diagonale
    .heard = la même diagonale, même diagonale
home-word-none = aucune
    .heard = aucun, aucune case, rien, nulle part, jamais
