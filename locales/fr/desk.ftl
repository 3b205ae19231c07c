### French. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

desk-situation = { $situation ->
    [wrong-set-up] position de départ incorrecte
    [turned-board] échiquier mal orienté
    [set-up-found-late] position de départ incorrecte, vue trop tard
    [swapped-colours] couleurs interverties
    [pieces-displaced] pièces renversées
    [pieces-found-displaced] pièces trouvées déplacées
    [boards-differ] échiquiers différents
    [touch-broken] pièce touchée mais non jouée
    [illegal-move] coup illégal
    [illegal-move-in-last-period] coup illégal dans la dernière période
    [illegal-move-answered] coup illégal, déjà suivi d'une réponse
    [king-left-in-check] roi laissé en échec
    [king-captured] roi pris
    [both-kings-in-check] deux rois en échec, ou pion sur la dernière rangée
    [unpromoted-pawn] pion non promu
    [press-without-move] pendule actionnée sans coup
    [two-hands] coup joué à deux mains
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
    [end-without-arbiter] réclamation de nulle sans arbitre
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
    [white] Les Blancs ont appelé
   *[black] Les Noirs ont appelé
} l'arbitre. Il y a { $ago }.
desk-lapsed = Cas { $number } clos: l'adversaire a joué.
desk-upheld = Décision: { desk-side }, { desk-situation }. Article { $clause }.
desk-dismissed = Le cas { $number } est rejeté.
desk-undone = Dernière décision annulée. Les pendules sont arrêtées.
desk-given = Pénalité, { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-scored = L'arbitre fixe le résultat.
desk-claimed = { $ground ->
    [increment-asked] Je demande un incrément et propose nulle.
   *[end-claim] Je réclame la nulle: la partie ne peut être gagnée par des moyens normaux.
}
desk-postponed = Décision reportée. La partie continue.
desk-appealed = { $side ->
    [white] Les Blancs font appel.
   *[black] Les Noirs font appel.
}

## Typed by players

command-appeal = appel
    .heard = faire appel
argument-normal-means = normal
    .heard = moyens normaux
argument-increment = incrément

## A case, at a terminal that players share

desk-waits = Cas { $number }: { desk-side }, { desk-situation }. Article { $clause }. Tapez { command-more }.
desk-waits-short = Cas { $number }, Article { $clause }. Tapez { command-more } pour les détails.
desk-board-right = { $side ->
    [white] L'échiquier des Blancs est de nouveau correct.
   *[black] L'échiquier des Noirs est de nouveau correct.
}
desk-righted = Cas { $number } clos: l'échiquier est de nouveau correct.
desk-boards-compared = Échiquiers et feuilles de partie comparés.
desk-open = Cas { $number }: { desk-side }, { desk-situation }. Article { $clause }. Il y a { $ago }{ $postponed ->
    [yes] . Reporté
   *[no] { "" }
}.
desk-open-more = Tapez { command-open } { $number } pour les détails.
desk-nothing = Aucun cas ouvert.
desk-claim = { $side ->
    [white] Les Blancs réclament
   *[black] Les Noirs réclament
} la nulle{ $ground ->
    [threefold] : { play-ground-threefold }
   *[fifty] . Motif: { play-ground-fifty }
}.
desk-loss = { $side ->
    [white] Les Blancs perdraient
   *[black] Les Noirs perdraient
} à cause { $reason ->
    [default-time] du délai de forfait
   *[sealed-move] du coup sous pli
}.
desk-back-to = Rétablissez la position après le coup { $number } des { desk-side }.
desk-back-to-start = Rétablissez la position de départ.
desk-queen = Le pion devient une dame.
desk-holds = { $effect ->
    [new-game] La partie est annulée. Une nouvelle est jouée.
    [new-game-before] Avant dix coups de chacun: une nouvelle partie. Après, la partie continue.
    [goes-on] La partie continue.
    [goes-on-unless-ruled] La partie continue, sauf décision contraire de l'arbitre.
    [goes-on-without-castling] La partie continue. Un roi ou une tour mal placés ne peuvent pas roquer.
    [goes-on-swapped-king] La partie continue. Un roi interverti avec la dame ne peut pas roquer.
    [put-back] Le joueur rétablit la position sur son temps.
    [stands] Le coup est maintenu.
    [stands-unless-agreed] Le coup est maintenu, sauf si les joueurs s'accordent à le corriger.
    [stands-unless-ruled] Le résultat est maintenu, sauf décision contraire de l'arbitre.
    [drawn-after-next-move] Nulle, si rien n'a changé après le prochain coup.
    [lost] La partie est perdue.
    [lost-or-drawn] Perdue, ou nulle si l'adversaire ne peut pas mater. Tapez { command-judge }.
    [both-lose] Les deux perdent.
    [drawn] La partie est nulle.
    [time-may-be-given] L'arbitre peut accorder du temps.
    [times-corrected] Corrigez les temps.
    [clock-replaced] Remplacez la pendule.
    [increment] Chacun reçoit cinq secondes par coup. L'adversaire reçoit deux minutes de plus.
    [draw-postpone-refuse] La nulle, { command-postpone } ou { command-dismiss }.
    [draw-postpone] La nulle ou { command-postpone }. La réclamation ne peut pas être rejetée.
    [ends-game] Cela termine la partie.
   *[may-appeal] Un appel est possible.
}
desk-owes = { $counted ->
    [yes] Infraction { $offence }: { desk-measure }.
   *[no] Pénalité: { desk-measure }.
}
desk-chosen = L'arbitre choisit la pénalité. Par exemple: { command-uphold } { measure-warning } ou { command-uphold } 1:00.
desk-optional = L'arbitre peut pénaliser. Par exemple: { command-uphold } { measure-warning } ou { command-uphold } 1:00.
desk-undetermined = Pas encore établi: l'adversaire peut-il mater? Tapez { command-judge }, { command-uphold } { measure-loss } ou { command-uphold } { measure-draw }.
desk-times = Temps. Blancs: { $white }. Noirs: { $black }. Coups: { $white_moves } et { $black_moves }.
desk-on-claim = Seulement si l'adversaire le réclame.
desk-penalty-on-claim = La pénalité ne s'applique que si l'adversaire la réclame.
desk-until-move = Seulement avant le prochain coup de l'adversaire.
desk-noted = Note: { $note }.
desk-rule = Tapez { command-uphold } { $number } pour appliquer cela, ou avec une autre pénalité. { command-dismiss } { $number } rejette le cas.
play-help-last-minutes = { command-claim } { argument-normal-means } réclame la nulle dans les deux dernières minutes. { command-claim } { argument-increment } réclame un incrément. { command-postpone } reporte la décision; { command-appeal } fait appel.

## Refusals

refused-no-such-rule = Les règles de { $edition } ne prévoient rien pour cela: { desk-situation }.
refused-not-in-text = Cette règle manque dans le texte de { $edition }: { desk-situation }.
refused-rule-excluded = Pas à cette cadence, selon l'Article { $clause }.
refused-not-announced = L'Article { $clause } ne vaut que si la compétition l'a annoncé. Option au départ: --quickplay-finish.
refused-no-arbiter = Seulement dans une partie avec arbitre: --arbiter.
refused-only-on-claim = Seulement si l'adversaire le réclame, selon l'Article { $clause }.
refused-own-flag-down = Votre drapeau est tombé aussi. L'Article { $clause } ne s'applique pas.
refused-not-last-minutes = Trop tôt ou trop tard. Article { $clause }: moins de deux minutes, dernière période, pas d'incrément, drapeau non tombé.
refused-final-decision = La décision est sans appel, selon l'Article { $clause }.
