### French. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

desk-situation = { $situation ->
    [wrong-set-up] position de départ incorrecte
    [turned-board] échiquier mal orienté
    [set-up-found-late] position de départ incorrecte, découverte trop tard
    [swapped-colours] couleurs interverties
    [pieces-displaced] pièces renversées
    [pieces-found-displaced] pièces trouvées déplacées
    [illegal-move] coup illégal
    [illegal-move-in-last-period] coup illégal dans la dernière période
    [illegal-move-answered] coup illégal, déjà suivi d'une réponse
    [king-left-in-check] roi laissé en échec
    [king-captured] roi pris
    [both-kings-in-check] les deux rois en échec, ou un pion sur la dernière rangée
    [unpromoted-pawn] pion non promu
    [press-without-move] pendule appuyée sans coup
    [two-hands] deux mains
    [written-beforehand] coup noté à l'avance
    [clock-mishandled] pendule malmenée
    [halt-without-reason] pendules arrêtées sans raison
    [opponent-disturbed] adversaire dérangé
    [advice-taken] notes ou conseils
    [device] appareil ou téléphone
    [persistent-refusal] refus de respecter les règles
    [both-refuse] refus des deux de respecter les règles
    [external-disturbance] dérangement extérieur
    [moves-told] nombre de coups révélé
    [clock-set-wrongly] pendule mal réglée
    [clock-defective] pendule défectueuse
    [flag-fallen] drapeau tombé
    [both-flags-known] les deux drapeaux tombés, celui-ci le premier
    [both-flags-unknown] les deux drapeaux tombés, ordre inconnu
    [both-flags-in-last-period] les deux drapeaux tombés dans la dernière période
    [increment-asked] demande d'un incrément
    [end-claim] réclamation de nulle dans les deux dernières minutes
    [end-appeal] appel
    [end-without-arbiter] réclame la nulle sans arbitre
   *[other] { $situation }
}
desk-side = { $side ->
    [white] Blancs
   *[black] Noirs
}
desk-opponent = { $side ->
    [white] Noirs
   *[black] Blancs
}
desk-measure = { $measure ->
    [warning] Avertissement
    [opponent-time] { desk-opponent }: { $time } en plus
    [own-time] { desk-side }: { $time } en moins
    [opponent-points] { desk-opponent }: { desk-points } en plus
    [own-points] { desk-side }: { desk-points } en moins
    [loss] La partie est perdue
    [draw] Nulle, car l'adversaire ne peut pas mater
    [fine] Amende
    [rounds] Exclusion pour { $count ->
        [one] une ronde
       *[other] { $count } rondes
    }
    [expulsion] Exclusion de la compétition
   *[none] Aucune
}
desk-points = { $count ->
    [1] un demi-point
   *[2] un point
}
desk-call = { $side ->
    [white] Les Blancs appellent
   *[black] Les Noirs appellent
} l'arbitre, il y a { $ago }.
desk-lapsed = Le cas { $number } est clos, car l'adversaire a joué.
desk-upheld = Décision: { desk-side }, { desk-situation }, { $clause }.
desk-dismissed = Le cas { $number } est rejeté.
desk-undone = La dernière décision est annulée, et les pendules sont arrêtées.
desk-given = Pénalité, { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-scored = L'arbitre fixe le résultat.
desk-claimed = { $ground ->
    [increment-asked] Je demande un incrément et propose nulle.
   *[end-claim] Je réclame la nulle: la partie ne peut être gagnée par des moyens normaux.
}
desk-postponed = La décision est remise à plus tard; la partie continue.
desk-appealed = { $side ->
    [white] Les Blancs font appel.
   *[black] Les Noirs font appel.
}

## Typed by who plays

command-appeal = appel
    .heard = faire appel
argument-normal-means = normal
    .heard = moyens normaux
argument-increment = incrément

## A case, as a terminal that players share tells it

desk-waits = Cas { $number }, { $clause }: { desk-side }, { desk-situation }. { command-more }.
desk-waits-short = Cas { $number }, { $clause }. { command-more }.
desk-board-right = { $side ->
    [white] L'échiquier des Blancs est de nouveau juste.
   *[black] L'échiquier des Noirs est de nouveau juste.
}
desk-righted = Le cas { $number } est clos, car l'échiquier est de nouveau juste.
desk-boards-compared = Les échiquiers et les feuilles de partie ont été comparés.
desk-open = Cas { $number }: { desk-side }, { desk-situation }, { $clause }, il y a { $ago }{ $postponed ->
    [yes] , remis à plus tard
   *[no] { "" }
}.
desk-open-more = { command-open } { $number } en dit tout.
desk-nothing = Rien n'attend.
desk-claim = { $side ->
    [white] Les Blancs réclament
   *[black] Les Noirs réclament
} la nulle: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}.
desk-loss = { $side ->
    [white] Les Blancs auraient
   *[black] Les Noirs auraient
} perdu: { $reason ->
    [default-time] délai de forfait
   *[sealed-move] coup sous pli
}.
desk-back-to = Retour à la position après le coup { $number } des { desk-side }.
desk-back-to-start = Retour à la position de départ.
desk-queen = Le pion devient une dame.
desk-holds = { $holding ->
    [new-game] La partie est annulée, une nouvelle est jouée.
    [new-game-before] Avant dix coups de chacun une nouvelle partie; après, elle continue.
    [goes-on] La partie continue.
    [goes-on-unless-ruled] La partie continue, à moins que l'arbitre n'en décide autrement.
    [goes-on-without-castling] La partie continue; un roi ou une tour mal placés ne peuvent pas roquer.
    [goes-on-swapped-king] La partie continue; un roi interverti avec la dame ne peut pas roquer.
    [put-back] Le joueur replace les pièces, sur son propre temps.
    [stands] Cela reste tel quel.
    [stands-unless-agreed] Cela reste tel quel, sauf si les joueurs s'accordent à le corriger.
    [stands-unless-ruled] Cela reste tel quel, à moins que l'arbitre n'en décide autrement.
    [drawn-after-next-move] Nulle, s'il en est encore ainsi après le prochain coup.
    [both-lose] Les deux perdent.
    [drawn] La partie est nulle.
    [time-may-be-given] Du temps peut être accordé.
    [times-corrected] Les temps sont corrigés.
    [clock-replaced] La pendule est remplacée.
    [increment] Chacun reçoit cinq secondes par coup, l'adversaire deux minutes.
    [draw-postpone-refuse] La nulle, ou { command-postpone }, ou { command-dismiss }.
    [draw-postpone] La nulle, ou { command-postpone }; un refus n'est pas prévu.
    [ends-game] Cela finit la partie.
   *[may-appeal] Un appel est possible.
}
desk-owes = { $counted ->
    [yes] Infraction { $offence }: { desk-measure }.
   *[no] Pénalité: { desk-measure }.
}
desk-chosen = L'arbitre choisit la pénalité: { command-uphold } { measure-warning }, { command-uphold } 1:00.
desk-optional = L'arbitre peut pénaliser: { command-uphold } { measure-warning }, { command-uphold } 1:00.
desk-undetermined = Si l'adversaire peut mater n'a pas pu être décidé aussitôt: { command-judge }, ou { command-uphold } { measure-loss } ou { command-uphold } { measure-draw }.
desk-times = Temps: Blancs { $white }, Noirs { $black }. Coups: { $white_moves } et { $black_moves }.
desk-on-claim = Seulement si l'adversaire le demande.
desk-penalty-on-claim = La pénalité seulement si l'adversaire la demande.
desk-until-move = Seulement avant le prochain coup de l'adversaire.
desk-noted = Note: { $note }.
desk-rule = { command-uphold } { $number } le fait, une pénalité derrière en donne une autre; { command-dismiss } { $number } rien.
play-help-last-minutes = { command-claim } { argument-normal-means } réclame la nulle dans les deux dernières minutes, { command-claim } { argument-increment } un incrément; { command-postpone } la remet à plus tard; { command-appeal } fait appel.

## Refusals

refused-no-such-rule = { $edition } n'a pas cette règle: { desk-situation }.
refused-not-in-text = Le texte de { $edition } l'omet: { desk-situation }.
refused-rule-excluded = Pas à cette cadence: { $clause }.
refused-not-announced = { $clause } vaut là où la compétition l'a annoncé: --quickplay-finish.
refused-no-arbiter = Il y faut un arbitre: --arbiter.
refused-only-on-claim = Seulement si l'adversaire le réclame: { $clause }.
refused-own-flag-down = Seulement tant que votre drapeau n'est pas tombé: { $clause }.
refused-not-last-minutes = { $clause }: seulement sous deux minutes, avant la chute du drapeau, dans la dernière période, sans incrément.
refused-final-decision = La décision est sans appel: { $clause }.
