### French. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### are told of rulings; the desk's own words are English.

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
