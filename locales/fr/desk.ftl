### French. docs/translators.md tells how; locales/en has a comment on each message. Here is what players
### meet where an arbiter rules; what only an arbiter types is English.

desk-situation = { $situation ->
    [wrong-set-up] position initiale incorrecte
    [turned-board] échiquier mal orienté
    [set-up-found-late] position initiale incorrecte, vue trop tard
    [swapped-colours] couleurs interverties
    [pieces-displaced] pièces déplacées
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
    [other-hand] pendule actionnée de l'autre main
    [halt-without-reason] pendules arrêtées sans raison valable
    [opponent-disturbed] adversaire dérangé
    [misconduct] conduite incorrecte
    [area-left] départ sans permission
    [announcement-missing] annonce ou répétition manquante
    [not-recorded] coups non notés
    [scoresheet-hidden] feuille de partie cachée
    [assistant-exceeds] assistant au-delà de ses fonctions
    [advice-taken] notes ou conseils
    [device] appareil ou téléphone
    [inspection-refused] refus d'une fouille
    [persistent-refusal] refus persistant de respecter les règles
    [both-refuse] refus des deux joueurs
    [external-disturbance] dérangement extérieur
    [moves-told] nombre de coups révélé
    [clock-set-wrongly] pendule mal réglée
    [clock-defective] pendule défectueuse
    [flag-fallen] drapeau tombé
    [both-flags-known] les deux drapeaux tombés, le sien en premier
    [both-flags-unknown] les deux drapeaux tombés, ordre inconnu
    [both-flags-in-last-period] les deux drapeaux tombés dans la dernière période
    [increment-asked] demande d'un incrément
    [end-claim] demande de nulle dans les deux dernières minutes
    [end-appeal] appel
    [end-without-arbiter] demande de nulle sans arbitre
   *[other] { $situation }
}
desk-case-of = { $situation ->
    [wrong-set-up] { desk-situation }
    [swapped-colours] { desk-situation }
    [pieces-found-displaced] { desk-situation }
    [external-disturbance] { desk-situation }
    [moves-told] { desk-situation }
    [clock-set-wrongly] { desk-situation }
    [clock-defective] { desk-situation }
   *[other] { desk-side }, { desk-situation }
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
    [loss] { $side ->
        [white] Les Blancs perdent la partie
       *[black] Les Noirs perdent la partie
    }
    [draw] Nulle, car l'adversaire ne peut pas mater
    [fine] Amende
    [rounds] Exclusion pour { $count ->
        [one] une ronde
       *[other] { $count } rondes
    }
    [expulsion] Exclusion de la compétition
    [new-game] Une nouvelle partie
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
desk-upheld = Décision: { desk-case-of }. Article { $clause }.
desk-appeal-upheld = Exécutez maintenant la décision. Pour changer le résultat, tapez par exemple { command-result } 0-1.
desk-dismissed = Le cas { $number } est rejeté.
desk-undone = Dernière décision annulée. Les pendules sont arrêtées.
desk-continue-next = Pour remettre les pendules en marche: { command-continue }.
desk-given = Pénalité, { desk-side }: { desk-measure }.
desk-measured = { desk-measure }.
desk-sure-to-give = { $measure ->
    [fine] { desk-side } paie une amende?
    [loss] { desk-side } perd la partie?
    [draw] La partie est nulle?
   *[expulsion] { desk-side } est exclu du tournoi?
} Tapez { command-yes } pour confirmer.
desk-scored = L'arbitre fixe le résultat.
desk-claimed = { $ground ->
    [increment-asked] Je demande un incrément et propose nulle.
   *[end-claim] Je demande la nulle: la partie ne peut être gagnée par des moyens normaux.
}
desk-postponed = Décision reportée. La partie continue.
desk-scoresheet-asked = { $side ->
    [white] Les Blancs ont demandé la feuille { $times } fois. L'article { $clause } en permet { $allowed }.
   *[black] Les Noirs ont demandé la feuille { $times } fois. L'article { $clause } en permet { $allowed }.
}
desk-appealed = { $side ->
    [white] Les Blancs font appel.
   *[black] Les Noirs font appel.
}
desk-appeal-dismissed = { $side ->
    [white] L'appel des Blancs est rejeté.
   *[black] L'appel des Noirs est rejeté.
}
desk-sure-of-claim = La demande est incorrecte. La partie est-elle nulle quand même? Tapez { command-yes } pour confirmer.
desk-sure-both-lose = Les deux joueurs perdent-ils la partie? Tapez { command-yes } pour confirmer.
desk-who-decides = L'arbitre principal ou la commission d'appel décide des appels. Est-ce leur décision, ou l'appel est-il retiré? Tapez { command-yes } pour confirmer.

## Typed by players

command-appeal = appel
    .heard = faire appel
argument-normal-means = normal
    .heard = moyens normaux
argument-increment = incrément

## A case, at a terminal that players share

desk-waits = Cas { $number }: { desk-case-of }. Article { $clause }. Tapez { command-more } pour les détails.
desk-waits-short = Cas { $number }, article { $clause }. Tapez { command-more } pour les détails.
desk-board-right = { $side ->
    [white] L'échiquier des Blancs est de nouveau correct.
   *[black] L'échiquier des Noirs est de nouveau correct.
}
desk-righted = Cas { $number } clos: les échiquiers correspondent à la partie.
desk-corrected = Cas { $number } clos: le coup a été corrigé avant l'appui sur la pendule.
desk-joined = Cas { $number } clos: le coup est maintenant le cas { $into }.
desk-case-claimed = Le cas { $number } est maintenant réclamé par l'adversaire ({ desk-side }).
desk-boards-joined = Cas { $number } clos: les deux échiquiers sont maintenant le cas { $into }.
desk-uncompleted = La pendule n'a pas été actionnée: ni infraction ni pénalité.
desk-after-next-move = Cas { $number }: décidé dès que le prochain coup est achevé. Si la position est encore illégale alors, la partie est nulle.
desk-legal-again = Cas { $number } clos: la position est de nouveau légale.
desk-still-there = Cas { $number }: le prochain coup est achevé. Si la position est encore illégale, tapez { command-uphold } { $number }; sinon { command-dismiss } { $number }.
desk-flag-first = Le drapeau est tombé avant ({ desk-side }): d'abord le cas { $number }. En cas de rejet: { $outcome }
desk-opponents-score = Vous fixez le score de l'adversaire ({ desk-opponent }). Article { $clause }. Pour le changer, tapez par exemple { command-result } 0-0.
desk-castling-barred = Plus de roque pour le joueur ({ desk-side }).
desk-castling-barred-with = Plus de roque avec la tour en { $square } ({ desk-side }).
desk-boards-compared = Échiquiers et feuilles de partie comparés.
desk-open = Cas { $number }: { desk-case-of }. Article { $clause }. Il y a { $ago }{ $postponed ->
    [yes] . Reporté
   *[no] { "" }
}.
desk-open-more = Tapez { command-open } { $number } pour les détails.
desk-nothing = Aucun cas ouvert.
desk-claim = { $side ->
    [white] Les Blancs demandent
   *[black] Les Noirs demandent
} la nulle{ $ground ->
    [threefold] . Motif: { play-ground-threefold }
   *[fifty] . Motif: { play-ground-fifty }
}.
desk-loss = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} perdraient: { $reason ->
    [default-time] le délai de forfait est passé
   *[sealed-move] le coup sous pli n'est pas valable
}.
desk-back-to = Rétablissez la position après le coup { $number } des { desk-side }.
desk-back-to-start = Rétablissez la position initiale.
desk-queen = Le pion devient une dame.
desk-holds = { $effect ->
    [new-game] La partie est annulée. Une nouvelle est jouée.
    [new-game-due] La partie est alors annulée et une nouvelle est jouée.
    [new-game-before] Avant dix coups de chacun: une nouvelle partie. Après, la partie continue.
    [goes-on] La partie continue.
    [transferred] La position est transférée sur un échiquier bien placé.
    [may-be-transferred] La position peut être transférée sur un échiquier bien placé.
    [goes-on-unless-ruled] La partie continue, sauf si vous en décidez autrement. Tapez { command-uphold } { measure-new-game } pour en jouer une nouvelle.
    [goes-on-without-castling] La partie continue. Un roi ou une tour mal placés ne peuvent pas roquer.
    [goes-on-swapped-king] La partie continue. Un roi interverti avec la dame ne peut pas roquer.
    [board-corrected] L'échiquier est corrigé. Aucun coup n'est repris.
    [put-back] Le joueur rétablit la position sur son propre temps.
    [stands] Le coup est maintenu.
    [stands-unless-agreed] Le coup est maintenu, sauf si les joueurs s'accordent à le corriger.
    [stands-unless-ruled] Le résultat est maintenu, sauf décision contraire de l'arbitre.
    [drawn-after-next-move] Attendez le prochain coup. Si la position est encore illégale alors, la partie est nulle.
    [lost] Le joueur perd la partie.
    [lost-or-drawn] Le joueur perd la partie. Si l'adversaire ne peut pas mater, elle est nulle. Tapez { command-judge } pour le savoir.
    [both-lose] Les deux perdent.
    [drawn] La partie est nulle.
    [time-may-be-given] L'arbitre peut accorder du temps.
    [times-corrected] Corrigez les temps.
    [clock-replaced] Remplacez la pendule.
    [increment] Chacun reçoit cinq secondes par coup. L'adversaire reçoit deux minutes de plus.
    [draw-postpone-refuse] Tapez { command-uphold } pour la nulle. Tapez { command-postpone } pour décider plus tard. Tapez { command-dismiss } pour rejeter la demande.
    [draw-postpone] Tapez { command-uphold } pour la nulle. Tapez { command-postpone } pour décider plus tard. La demande ne peut pas être rejetée.
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
desk-times = Temps après la décision. Blancs: { $white }. Noirs: { $black }. Compteurs de coups: Blancs { $white_moves }, Noirs { $black_moves }.
desk-on-claim = Vous ne pouvez décider que si l'adversaire le réclame.
desk-penalty-on-claim = La pénalité ne s'applique que si l'adversaire la réclame.
desk-touch-unknown = La pièce touchée est inconnue: plusieurs conviennent. Après la décision, tapez { command-touch } et sa case.
desk-until-move = Vous ne pouvez décider que jusqu'au prochain coup de l'adversaire.
desk-too-late = Après { $moves } coups de chaque joueur, l'article { $clause } ne corrige plus cela.
desk-sure-though-late = Trop tard selon l'article { $clause }. Corriger tout de même? Tapez { command-yes } pour confirmer.
desk-noted = Note: { $note }.
desk-before = Déjà retenu contre les { desk-side }: { $count ->
    [one] cas { $numbers }.
   *[other] cas { $numbers }.
}
desk-legal-move = Le coup enregistré est légal.
desk-rule = { $kind ->
    [appeal] L'arbitre principal ou la commission d'appel décide. Tapez ensuite { command-uphold } { $number } ou { command-dismiss } { $number }, et { command-dismiss } { $number } aussi si l'appel est retiré.
    [device] Tapez { command-uphold } { $number } pour l'appliquer. Moins, si le règlement du tournoi le prévoit: { command-uphold } { $number } { measure-warning }. Tapez { command-dismiss } { $number } pour clore.
    [no-offender] { desk-rule-no-offender }
    [no-penalty] Tapez { command-uphold } { $number } pour appliquer cela. Tapez { command-dismiss } { $number } pour rejeter le cas.
    [chosen] Tapez { command-uphold } { $number } { measure-warning } ou une autre sanction. Tapez { command-dismiss } { $number } pour rejeter le cas.
   *[other] Tapez { command-uphold } { $number } pour appliquer cela. Tapez { command-uphold } { $number } { measure-warning } pour un simple avertissement. Tapez { command-dismiss } { $number } pour rejeter le cas.
}
desk-rule-no-offender = Tapez { command-uphold } { $number } pour appliquer cela. Tapez { command-add } blancs 2:00 pour donner du temps. Tapez { command-dismiss } { $number } pour rejeter le cas.
play-help-last-minutes = { command-claim } { argument-normal-means } demande la nulle dans les deux dernières minutes. { command-claim } { argument-increment } demande un incrément. { command-postpone } reporte la décision; { command-appeal } fait appel.

## Refusals

refused-no-such-rule = Les règles de { $edition } ne prévoient rien pour cela. Le cas: { desk-situation }.
refused-not-in-text = Cette règle manque dans le texte de { $edition }: { desk-situation }.
refused-rule-excluded = Pas à cette cadence, selon l'Article { $clause }.
refused-not-announced = L'Article { $clause } ne vaut que si la compétition l'a annoncé. Option au départ: --quickplay-finish.
refused-no-arbiter = Seulement dans une partie avec arbitre: --arbiter.
refused-no-new-game = L'Article { $clause } ne vous permet pas de commencer une nouvelle partie.
refused-only-on-claim = Seulement si l'adversaire le réclame, selon l'Article { $clause }.
refused-own-flag-down = Votre drapeau est tombé. L'Article { $clause } ne s'applique pas.
refused-not-last-minutes = Pas possible maintenant. L'Article { $clause } exige moins de deux minutes, dans la dernière période. Il ne faut ni incrément ni drapeau tombé.
refused-final-decision = La décision est sans appel, selon l'Article { $clause }.
refused-claim-and-case = Deux choses attendent: { $kind ->
    [claim] { $side ->
        [white] la demande des Blancs
       *[black] la demande des Noirs
    }
   *[loss] { $side ->
        [white] la perte des Blancs
       *[black] la perte des Noirs
    }
} et le cas { $number }. Tapez { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $number } ou { $verb ->
    [uphold] { command-uphold }
   *[dismiss] { command-dismiss }
} { $side ->
    [white] { argument-white }
   *[black] { argument-black }
}.
refused-nothing-to-rule = Rien n'attend de décision. Tapez { command-open }.
refused-already-open = { $to ->
    [player] L'arbitre l'a déjà, comme cas { $number }.
   *[arbiter] C'est déjà le cas { $number }. Tapez { command-uphold } { $number } ou { command-dismiss } { $number }, et un motif.
}
refused-no-offender = Aucun joueur n'est en faute: personne n'est à pénaliser. Tapez { command-add } blancs 2:00 pour donner du temps.
refused-nothing-decided = Il n'y a pas encore de décision. Tapez { command-halt } pour appeler l'arbitre.
