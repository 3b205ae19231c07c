### French. docs/translators.md tells how; locales/en has a comment on each message.

## Who speaks

speaker-program = Annabella
speaker-white = Blancs
speaker-black = Noirs
speaker-assistant = Assistant
speaker-arbiter = Arbitre
speaker-clock = Pendule
speaker-board = Échiquier
line = { $speaker }: { $words }
line-private = { $speaker } { $seat }: { $words }
line-unsaved = { $line } (pas encore enregistré)
mark-program = a
mark-white = b
mark-black = n
mark-assistant = s
mark-arbiter = r
mark-clock = p
mark-board = e
seat-white = aux Blancs
seat-black = aux Noirs
seat-assistant = à l'assistant
seat-white-assistant = à l'assistant des Blancs
seat-black-assistant = à l'assistant des Noirs
seat-arbiter = à l'arbitre

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = { $whole ->
    [yes] Répété: { $mv }
   *[no] Répété.
}
play-to-repeat = Coup à répéter: { $mv }
play-corrected = Correction: { $mv }
play-correct-instead = Pour un autre coup, { command-correct } et le coup suffisent.

## Beginning, halting, going on

play-journal-at = La partie est enregistrée dans { $file }
play-ready-to-start = { $arbiter ->
    [yes] L'arbitre tape { command-start }.
   *[no] Tapez { command-start } ou { command-help }.
}
play-ready-without-clock = Prêt, sans pendule. { play-whose-move } Tapez { command-help }.
play-started = { $side ->
    [white] La pendule des Blancs tourne.
   *[black] La pendule des Noirs tourne.
}
play-without-assistant = L'arbitre a décidé: la partie commence sans assistant.
play-resumed = { $plies ->
    [0] Partie restaurée, avant le premier coup. Interrompue pendant { $gap }.
   *[other] { $side ->
        [white] Partie restaurée, après le coup { $number } des Blancs. Interrompue pendant { $gap }.
       *[black] Partie restaurée, après le coup { $number } des Noirs. Interrompue pendant { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Au moins une entrée du journal est perdue.
       *[other] Au moins { $entries } entrées du journal sont perdues.
    } La partie reprend avant la lacune.
play-missing-arbiter = Pour reprendre d'ici, l'arbitre tape { command-continue }.
play-missing-players = Pour reprendre d'ici, les deux joueurs tapent { command-continue }.
play-proposed-times = Pendules arrêtées. Blancs: { $white }. Noirs: { $black }. { $arbiter ->
    [yes] L'arbitre tape { command-continue }.
   *[no] Pour accepter, tapez { command-continue }.
}
play-gap = L'ordinateur s'est arrêté pendant { $gap }.
play-halted = Les pendules sont arrêtées.
play-confirmed = { $side ->
    [white] Les Blancs ont confirmé. Les Noirs tapent noir, deux-points, { command-continue }.
   *[black] Les Noirs ont confirmé. Les Blancs tapent blanc, deux-points, { command-continue }.
}
play-continued = Partie reprise. { play-started }
play-continued-without-clock = Partie reprise.
play-time-set = { $side ->
    [white] Les Blancs ont maintenant { $left }.
   *[black] Les Noirs ont maintenant { $left }.
}
play-retracted = { $plies ->
    [one] Coup annulé.
   *[other] { $plies } coups annulés.
} { play-whose-move }
play-entry-dropped = Le coup illégal ne compte pas. { play-whose-move }
play-pressed-unrepeated = { $side ->
    [white] Les Blancs ont appuyé sur la pendule sans répéter l'annonce.
   *[black] Les Noirs ont appuyé sur la pendule sans répéter l'annonce.
}
play-will-put-back = { $side ->
    [white] La pendule des Blancs tournera: ils doivent replacer les pièces.
   *[black] La pendule des Noirs tournera: ils doivent replacer les pièces.
}
play-pressed-back = { $side ->
    [white] La pendule des Blancs est relancée: ils doivent remettre les pièces en place.
   *[black] La pendule des Noirs est relancée: ils doivent remettre les pièces en place.
}
play-takeback-offered = Les { $side ->
    [white] Blancs
   *[black] Noirs
} veulent annuler { $plies ->
    [one] le dernier coup.
   *[other] { $plies } coups.
} Répondez { command-yes } ou { command-no }.
play-takeback-declined = Annulation refusée.

## The talking clock

play-white-black-times = Blancs { $white }, Noirs { $black }
play-of-side = { $side ->
    [white] Blancs: { $answer }
   *[black] Noirs: { $answer }
}
play-moves-made = { $moves ->
    [0] Aucun coup joué
    [one] Un coup joué
   *[other] { $moves } coups joués
}

## Questions about the game

play-no-move-yet = Aucun coup joué
play-square = { $square }
play-whose-move = { $side ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
}

## Offers and the end

play-offered = { $side ->
    [white] Les Blancs proposent la nulle. Répondez { command-accept } ou { command-decline }.
   *[black] Les Noirs proposent la nulle. Répondez { command-accept } ou { command-decline }.
}
play-ground-threefold = trois fois la même position
play-ground-fifty = cinquante coups sans prise ni coup de pion
play-claim = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} demandent la nulle{ $ground ->
    [threefold] . Motif: { play-ground-threefold }
   *[fifty] . Motif: { play-ground-fifty }
}
play-claimed = { play-claim }.
play-flag-claimed = Demande transmise. L'arbitre décide.
play-claimed-with = { play-claim }. Le coup: { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] La position apparaît pour la première fois.
       *[other] La position est apparue { $count } fois.
    }
   *[fifty] Chaque camp: { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } sans prise ni coup de pion.
}
play-claim-holds = La demande de nulle est correcte.
play-claim-rule = Tapez { command-uphold } pour la nulle. { $correct ->
    [yes] Tapez { command-dismiss } pour continuer.
   *[no] Tapez { command-dismiss } pour ajuster les temps et continuer.
}
play-claim-fails = La demande de nulle est incorrecte.
play-claim-is-offer = La demande vaut proposition de nulle. Répondez { command-accept } ou { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Les Blancs doivent recevoir { $given }.
   *[black] Les Noirs doivent recevoir { $given }.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Les Blancs doivent recevoir { $given }. Les Noirs doivent perdre { $taken }.
   *[black] Les Noirs doivent recevoir { $given }. Les Blancs doivent perdre { $taken }.
}
play-claim-costs-way = Tapez { command-add } { $opponent ->
    [white] { argument-white }
   *[black] { argument-black }
} { $clock } pour l'accorder.
play-claim-dismissed = La demande de nulle est rejetée.
play-complained = Je conteste le coup: la pièce en { $square } a été touchée d'abord.
play-complained-let-go = Je conteste le coup. La pièce de { $from } a été lâchée en { $square }.
play-complaint-fails = Malgré ce toucher, le coup était légal. Le coup: { $mv }.
play-offer-untimely = { $side ->
    [white] Les Blancs ont proposé la nulle au mauvais moment. La proposition est valable.
   *[black] Les Noirs ont proposé la nulle au mauvais moment. La proposition est valable.
}
play-offer-stands = { $side ->
    [white] Les Blancs ont proposé la nulle.
   *[black] Les Noirs ont proposé la nulle.
}
play-declined = Nulle refusée.
play-sure-to-resign = { $side ->
    [white] Les Blancs abandonnent-ils? Tapez { command-yes } pour confirmer.
   *[black] Les Noirs abandonnent-ils? Tapez { command-yes } pour confirmer.
}
play-sure-to-accept = { $side ->
    [white] Les Blancs acceptent-ils la nulle? Tapez { command-yes } pour confirmer.
   *[black] Les Noirs acceptent-ils la nulle? Tapez { command-yes } pour confirmer.
}
play-sure-absent = Aucun délai de forfait. { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} perdraient aussitôt. Tapez { command-yes } pour confirmer.
play-nothing-changed = Rien n'a changé.
play-over = { $winner ->
    [white] Les Blancs gagnent
    [black] Les Noirs gagnent
    [both-lost] Les deux joueurs perdent
    [half-none] Les Blancs ont un demi-point, les Noirs zéro
    [none-half] Les Noirs ont un demi-point, les Blancs zéro
    [one-half] Les Blancs ont un point, les Noirs un demi
    [half-one] Les Noirs ont un point, les Blancs un demi
    [open] Le résultat est en suspens
   *[none] Partie nulle
}{ $reason ->
    [mate] { " par mat." }
    [resignation] { " par abandon." }
    [resignation-cannot-mate] . Un abandon, mais l'adversaire ne peut pas mater.
    [stalemate] { " par pat." }
    [dead-position] . Une position morte.
    [agreement] { " par accord." }
    [flag] { " au temps." }
    [flag-cannot-mate] . Le temps est écoulé, mais l'adversaire ne peut pas mater.
    [threefold-claim] . Nulle demandée: { play-ground-threefold }.
    [fifty-claim] . Nulle demandée: { play-ground-fifty }.
    [fivefold-repetition] . Cinq fois la même position.
    [default-time] . L'adversaire n'est pas venu dans le délai de forfait.
    [nobody-came] . Personne n'est venu dans le délai de forfait.
    [sealed-move] . Le coup sous pli de l'adversaire n'est pas valable.
    [illegal-moves] . Coups illégaux de l'adversaire.
    [illegal-moves-cannot-mate] . Coups illégaux, mais l'adversaire ne peut pas mater.
    [penalty] . Pénalité de l'arbitre.
    [normal-means] . Demandée dans les deux dernières minutes.
    [unsettled] . Nulle demandée. Un arbitre décide.
    [both-flags] . Les deux drapeaux sont tombés.
    [not-objected] . La position illégale était encore sur l'échiquier.
    [ruling] . Décision de l'arbitre.
   *[seventy-five-moves] . 75 coups sans prise ni coup de pion.
}
play-over-score = Feuille de partie: annabella sheet { $file } --to { $form }
play-over-saved = Enregistrée.
digest-result = Empreinte de la partie: { $digest }
digest-none = Rien n'est enregistré ici: il n'y a pas d'empreinte.
digest-later = La partie est enregistrée. À la fin, tapez { command-digest } pour l'empreinte.
digest-unsaved = Le disque ne répond pas: tout n'est pas encore enregistré.
digest-adjournment = Empreinte de la partie ajournée: { $digest }
digest-unfinished = Empreinte de la partie inachevée: { $digest }
play-flag-fallen = { $side ->
    [white] Le drapeau des Blancs est tombé.
   *[black] Le drapeau des Noirs est tombé.
}
play-illegal-pressed = { $side ->
    [white] Les Blancs ont appuyé après un coup illégal. { $why }
   *[black] Les Noirs ont appuyé après un coup illégal. { $why }
}
play-arbiter-decides = L'arbitre se prononce sur le coup des { $side ->
    [white] blancs
   *[black] noirs
}. { play-missing-announced }
play-halt-meanwhile = Pour arrêter les pendules: { command-halt }.
play-unpromoted = { $queen ->
    [yes] Le pion en { $square } n'est pas promu. Une dame le remplace.
   *[no] Le pion en { $square } n'est pas promu.
}
play-pressed-early = { $side ->
    [white] Les Blancs ont appuyé sur la pendule avant de jouer le coup.
   *[black] Les Noirs ont appuyé sur la pendule avant de jouer le coup.
}
play-pressed-unannounced = { $side ->
    [white] Les Blancs ont appuyé sans annoncer { $mv }.
   *[black] Les Noirs ont appuyé sans annoncer { $mv }.
}
play-pressed-unfinished = { $side ->
    [white] Les Blancs ont appuyé avant l'annonce; le coup sur l'échiquier est incomplet.
   *[black] Les Noirs ont appuyé avant l'annonce; le coup sur l'échiquier est incomplet.
}
play-executed-otherwise = { $side ->
    [white] Les Blancs ont annoncé { $announced }. Leur échiquier montre { $pegs }.
   *[black] Les Noirs ont annoncé { $announced }. Leur échiquier montre { $pegs }.
}
play-touch-broken = { $side ->
    [white] Les Blancs n'ont pas joué la pièce touchée. Coup joué: { $mv }. { $why }
   *[black] Les Noirs n'ont pas joué la pièce touchée. Coup joué: { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Les Blancs ont déplacé deux pièces à la fois. Le coup: { $mv }.
   *[black] Les Noirs ont déplacé deux pièces à la fois. Le coup: { $mv }.
} { $counts ->
    [yes] À deux mains, il compte comme un coup illégal.
   *[no] Il faut jouer d'une seule main.
}
play-touched-early = { $side ->
    [white] Les Blancs ont levé une pièce trop tôt: { $piece } de { $square }. Le coup de l'adversaire n'est pas exécuté.
   *[black] Les Noirs ont levé une pièce trop tôt: { $piece } de { $square }. Le coup de l'adversaire n'est pas exécuté.
}
play-contact-lost = { $side ->
    [white] Échiquier des Blancs: { $square } sans contact { $millis } millisecondes. Puis { $mv }.
   *[black] Échiquier des Noirs: { $square } sans contact { $millis } millisecondes. Puis { $mv }.
} C'est peut-être le contact seul: aucun cas n'est ouvert. Si le joueur a touché la pièce, tapez { command-touch }, la couleur et la case.
play-contact-unsteady = { $side ->
    [white] Le contact en { $square } de l'échiquier des Blancs est instable.
   *[black] Le contact en { $square } de l'échiquier des Noirs est instable.
} Il a été perdu { $times } fois, au plus { $millis } millisecondes. Des pertes si courtes ne comptent plus comme un toucher.
play-adjusting = J'adoube.
play-untouched = { $side ->
    [white] Aucun toucher des Blancs ne compte.
   *[black] Aucun toucher des Noirs ne compte.
}
play-touch-reported = { $of ->
    [white] L'assistant des Blancs
    [black] L'assistant des Noirs
   *[only] L'assistant
} signale: { $side ->
    [white] les Blancs
   *[black] les Noirs
} ont touché { $square }.
play-touch-reported-of-you = Signalé à l'arbitre: vous avez touché { $square }.
play-pressed = Pendule actionnée.
play-opponent-pressed = { $side ->
    [white] Les Blancs ont appuyé.
   *[black] Les Noirs ont appuyé.
}
play-arbiter-called = { $side ->
    [white] Les Blancs appellent l'arbitre.
   *[black] Les Noirs appellent l'arbitre.
}

## The tactile board

play-executed = Votre échiquier est correct.
play-opponent-executed = { $side ->
    [white] Les Blancs ont exécuté le coup.
   *[black] Les Noirs ont exécuté le coup.
}
play-opponent-repeated = { $side ->
    [white] Les Blancs ont répété le coup.
   *[black] Les Noirs ont répété le coup.
}
play-board-differs = { $side ->
    [white] L'échiquier des Blancs est incorrect. Corrigez: { $squares }.
   *[black] L'échiquier des Noirs est incorrect. Corrigez: { $squares }.
}
play-should = { $piece } en { $square }
play-should-be-empty = { play-square-empty }
play-should-more = { $squares } cases de plus
play-pegs-differ = Annoncé: { $announced }. L'échiquier montre { $pegs }. { $is_final ->
    [yes] Tapez { command-correct }.
   *[no] Tapez { command-correct }, ou changez l'échiquier.
}
play-setup-lift = { $piece } hors de { $square }
play-setup-place = { play-should }
play-setup-done = Mise en place terminée.
play-board-turned = { $side ->
    [white] L'échiquier des Blancs est lu maintenant depuis l'autre côté.
   *[black] L'échiquier des Noirs est lu maintenant depuis l'autre côté.
}
play-board-looks-turned = { $side ->
    [white] L'échiquier des Blancs semble tourné. Tapez { command-turn } { argument-white } pour le corriger.
   *[black] L'échiquier des Noirs semble tourné. Tapez { command-turn } { argument-black } pour le corriger.
}
play-board-colours-swapped = { $side ->
    [white] Sur l'échiquier des Blancs, les couleurs sont inversées.
   *[black] Sur l'échiquier des Noirs, les couleurs sont inversées.
}
play-board-at-start = { $side ->
    [white] L'échiquier des Blancs montre la position initiale. Tapez { command-setup } pour la position actuelle.
   *[black] L'échiquier des Noirs montre la position initiale. Tapez { command-setup } pour la position actuelle.
}
play-board-taken-back = { $side ->
    [white] Sur l'échiquier des Blancs, { $mv } est annulé. Le coup compte encore. Tapez { command-retract } pour l'annuler.
   *[black] Sur l'échiquier des Noirs, { $mv } est annulé. Le coup compte encore. Tapez { command-retract } pour l'annuler.
}
play-board-shows = L'échiquier montre { $mv }.
play-board-offers = L'échiquier montre { $mv }. Tapez { command-say } pour l'annoncer.
play-echo-lifted = { $square }: { $piece }, { $piece-id ->
    [queen] retirée
    [rook] retirée
   *[other] retiré
}
play-echo-placed = { $square }: { $piece }
play-unreadable = La cheville en { $square } est illisible. Remettez-la.
play-kings-in-centre = Les deux rois sont au centre. Terminez par { command-resign }, { command-offer } ou { command-accept }.
play-board-ready = { $side ->
    [white] L'échiquier des Blancs est branché.
   *[black] L'échiquier des Noirs est branché.
}
play-board-back = { $side ->
    [white] L'échiquier des Blancs est de nouveau branché.
   *[black] L'échiquier des Noirs est de nouveau branché.
}
play-board-lost = { $side ->
    [white] L'échiquier des Blancs n'est plus branché.
   *[black] L'échiquier des Noirs n'est plus branché.
}
play-board-silent = { $side ->
    [white] L'échiquier des Blancs ne répond pas.
   *[black] L'échiquier des Noirs ne répond pas.
}
play-board-other-port = Rebranchez-le. Si son port a changé, tapez { command-board }, { $side ->
    [white] { argument-white }
   *[black] { argument-black }
} et le nouveau port.
play-board-port = { $side ->
    [white] Échiquier des Blancs: ouverture de { $port }.
   *[black] Échiquier des Noirs: ouverture de { $port }.
}
play-board-appeared = { $side ->
    [white] Nouveau port: { $port }. Pour l'échiquier des Blancs, tapez { command-board } { argument-white } { $port }.
    [black] Nouveau port: { $port }. Pour l'échiquier des Noirs, tapez { command-board } { argument-black } { $port }.
   *[both] Nouveau port: { $port }. Pour un échiquier, tapez { command-board }, { argument-white } ou { argument-black }, et { $port }.
}
play-board-nonsense = { $side ->
    [white] L'échiquier des Blancs a envoyé { $bytes } octets illisibles. Ils ne comptent pas.
   *[black] L'échiquier des Noirs a envoyé { $bytes } octets illisibles. Ils ne comptent pas.
}
play-board-flutters = { $side ->
    [white] Un contact de l'échiquier des Blancs est peu fiable. Ce qui reste en place compte encore.
   *[black] Un contact de l'échiquier des Noirs est peu fiable. Ce qui reste en place compte encore.
}
play-square-flutters = C'est le contact en { $square }.
play-board-floods = L'échiquier signale trop vite. Les signaux comptent une seconde plus tard.

## Devices

play-journal-lost = L'enregistrement a échoué; un nouvel essai suit. Continuez; rien n'est encore perdu.
play-journal-back = Le journal est de nouveau complet.
play-journal-stalled = Le disque ne répond pas. Continuez; les derniers coups ne sont pas encore enregistrés.
play-journal-renewed = Le journal a été modifié de l'extérieur. Il a été réécrit en entier.
play-journal-filling = Le journal est presque plein; ensuite, plus rien n'est enregistré. Ajournez ou terminez la partie.

## What a move still needs

play-missing-move = Vous n'avez pas encore joué.
play-missing-execution = { $mv } n'est pas encore sur l'échiquier.
play-missing-rest = Le coup sur l'échiquier n'est pas fini.
play-missing-in-hand = Encore en main: { $piece } de { $square }.
play-missing-nowhere = Sur aucune case: { $piece } de { $square }. Si la pièce est dans une ouverture, remettez-la.
play-missing-squares = Reste à faire sur l'échiquier: { $squares }.
play-missing-capture = La pièce prise est encore en { $square }.
play-missing-promotion = Remplacez le pion en { $square } par la nouvelle pièce.
play-missing-duty = { $duty }
play-missing-announcement = Il manque l'annonce.
play-missing-announced = Annoncé: { $mv }.
play-missing-press = Vous n'avez pas appuyé sur la pendule.
play-missing-repetition = { $mv } n'a pas été répété.
play-missing-nothing = Il ne manque rien.
play-missing-passphrase = Il manque la phrase secrète de l'enveloppe. { $keeper ->
    [arbiter] L'arbitre la tape.
   *[players] Tapez-la deux fois.
}
play-missing-sealed = Il manque le coup sous pli. Tapez { command-seal } et le coup.
play-missing-then-stop = Tapez { command-press } pour arrêter les pendules. Tapez { command-seal } pour entendre votre coup sous pli.
play-missing-others-seal = { $side ->
    [white] Les Blancs mettent un coup sous pli
   *[black] Les Noirs mettent un coup sous pli
}, puis arrêtent les pendules.
play-missing-then-open = L'enveloppe est fermée. Tapez { command-continue } pour l'ouvrir.

## Refusals

refused-empty = La ligne est vide. Tapez { command-help }.
refused-argument = { $command }: « { $argument } » ne convient pas. Tapez { command-help } { $command }.
refused-argument-missing = { $command }: incomplet. Tapez { command-help } { $command }.
refused-no-unit = { $command }: « { $argument } » n'a pas d'unité. Tapez 2:00, 2 minutes ou 2 secondes.
refused-penalty-or-reason = { $command }: « { $argument } » peut être une pénalité ou un motif. Tapez deux points avant un motif.
refused-no-arbiter-command = « { $text } » n'est pas une commande. Tapez { command-help } pour les commandes, { command-irregularity } pour signaler un fait.
refused-not-started = { $by ->
    [arbiter] La partie n'a pas commencé. Attendez l'arbitre.
   *[asker] La partie n'a pas commencé. Tapez { command-start }.
}
refused-started = La partie a déjà commencé. Tapez { command-whose }.
refused-halted = { $by ->
    [arbiter] Les pendules sont arrêtées. Seul l'arbitre peut les remettre en marche.
   *[asker] Les pendules sont arrêtées. Tapez { command-continue }.
}
refused-not-halted = Les pendules ne sont pas arrêtées. Tapez { command-halt }.
refused-not-your-move = Ce n'est pas à vous de jouer. { play-whose-move }
refused-over = La partie est finie. Tapez { command-last }, { command-score }, { command-board } ou { command-quit }.
refused-no-clock = Cette partie n'a pas de pendule.
refused-unreadable = { $why } Tapez { command-help }.
refused-clock-stands = Votre pendule ne tourne pas. Tapez { command-whose }.
refused-nothing-made = La pendule n'a pas été actionnée.
refused-repeat-first = Répétez d'abord: { $mv }
refused-nothing-to-repeat = Plus rien à répéter. Tapez { command-last }.
refused-own-announcement = Déjà annoncé: { $mv }. L'adversaire répète avec { command-repeat }.
refused-repetition-differs = Mal répété: { $repeated }. Annoncé: { $announced }.
refused-announced = Déjà annoncé: { $mv }. Tapez { command-correct }.
refused-nothing-to-correct = Aucune annonce à corriger. Tapez le coup.
refused-unchanged = C'est ce qui était annoncé: { $mv }. Rien n'a changé.
refused-arbiter-only = Seul l'arbitre peut le faire.
refused-own-touch = Vous ne pouvez pas annuler votre toucher; l'adversaire ou l'arbitre le peut.
refused-no-side = Seuls les Blancs ou les Noirs peuvent le faire. Tapez avant { argument-white } ou { argument-black } et deux-points.
refused-resigns-unnamed = Abandon: aucun camp n'est nommé. Tapez le camp et { command-resign } avec un point d'exclamation.
refused-no-board = Cette partie n'a pas d'échiquier tactile. Choisissez-en un au début avec --white-board ou --black-board.
refused-board-away = { $side ->
    [white] L'échiquier des Blancs n'est pas branché.
   *[black] L'échiquier des Noirs n'est pas branché.
} Vérifiez son câble et son alimentation.
refused-board-differs = { $side ->
    [white] L'échiquier des Blancs est incorrect. Corrigez d'abord: { $squares }.
   *[black] L'échiquier des Noirs est incorrect. Corrigez d'abord: { $squares }.
}
refused-who-touched = Qui a touché { $square }? Tapez { command-touch } { argument-white } { $square } ou { command-touch } { argument-black } { $square }.
refused-nothing-stands = { $square } est vide. Tapez { command-board }.
refused-no-offer = Aucune nulle n'est proposée.
refused-offered = { $own ->
    [yes] Vous avez déjà proposé la nulle.
   *[no] L'adversaire propose la nulle. Répondez { command-accept } ou { command-decline }.
}
refused-claim-lost = Vous avez touché une pièce. Vous pourrez demander la nulle après le prochain coup adverse.
refused-no-claim = Il n'y a pas de demande de nulle. Tapez { command-claim }.
refused-claim-pending = Tranchez d'abord la demande. Tapez { command-uphold } ou { command-dismiss }.
refused-flag-first = Tranchez d'abord le cas du drapeau. Tapez { command-uphold } { $number } ou { command-dismiss } { $number }.
refused-next-move-first = Article { $clause }: le prochain coup n'est pas encore achevé. Attendez-le.
refused-complaint-lost = Vous avez touché une pièce et ne pouvez plus contester. Tapez { command-halt } pour appeler l'arbitre.
refused-not-moved-yet = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} n'ont pas encore joué. L'arbitre tape { command-touch } { $side ->
    [white] blancs
   *[black] noirs
} e2.
refused-no-move = L'adversaire n'a pas encore joué. Tapez { command-whose }.
refused-no-command = Inconnu: « { $text } ». Vouliez-vous dire { $command }?
refused-not-duty = { $side ->
    [white] L'assistant des Blancs ne peut pas
   *[black] L'assistant des Noirs ne peut pas
} { $duty ->
    [moves] exécuter les coups.
    [announce] annoncer les coups.
    [score] tenir la feuille de partie.
    [clock] appuyer sur la pendule.
    [inform] demander les temps ou le nombre de coups.
    [claims] réclamer le gain au temps.
    [touches] signaler ce toucher. L'adversaire ou l'arbitre le peut.
   *[adjourn] ajourner la partie.
}
refused-players-own = { $side ->
    [white] Seuls les Blancs peuvent le faire, pas un assistant.
   *[black] Seuls les Noirs peuvent le faire, pas un assistant.
}
refused-no-assistant = { $side ->
    [white] Les Blancs n'ont pas d'assistant.
   *[black] Les Noirs n'ont pas d'assistant.
}
refused-assistant-owed = Contre un joueur sourd, il faut un assistant. Choisissez-le avec --white-assistant ou --black-assistant. Sans assistant, l'arbitre tape { command-start } avec un point d'exclamation.
refused-draw-barred = { $moves ->
    [one] Ici, pas de nulle par accord avant un coup de chaque camp.
   *[other] Ici, pas de nulle par accord avant { $moves } coups de chaque camp.
}
refused-offer-stands = Une proposition de nulle ne se retire pas. L'adversaire peut encore l'accepter.
refused-claim-stands = Une demande de nulle ne se retire pas. L'arbitre décide.
refused-appeal-stands = L'arbitre clôt un appel retiré: { command-dismiss } { $number }.
refused-nothing-to-withdraw = La nulle n'est ni proposée ni demandée.
refused-no-question = Cette question n'a pas de réponse ici. Tapez { command-help }.
refused-about-laws = Un arbitre explique les règles, pas le programme.
refused-question-move = "{ $text }" est une question. Pour jouer, tapez le coup sans point d'interrogation.
refused-too-early = La nulle n'est possible qu'après un coup de chaque camp.
refused-nothing-asked = Il n'y a pas de question. Tapez { command-help }.
refused-takeback-stands = C'est déjà proposé. L'autre joueur répond { command-yes } ou { command-no }.
refused-takeback-unnamed = { $side ->
    [white] Le dernier coup est aux Blancs. Tapez { argument-white }: { command-retract }, ou { argument-black }: { command-retract } 2 pour les deux.
   *[black] Le dernier coup est aux Noirs. Tapez { argument-black }: { command-retract }, ou { argument-white }: { command-retract } 2 pour les deux.
}
refused-no-topic = Il n'y a pas d'aide sur « { $text } ». Tapez { command-help }.
refused-other-flag = { $side ->
    [white] C'est le drapeau des Blancs qui est tombé, pas celui des Noirs. Tapez { command-flag }.
   *[black] C'est le drapeau des Noirs qui est tombé, pas celui des Blancs. Tapez { command-flag }.
}
refused-flag-stands = Aucun drapeau n'est tombé. Tapez { command-clock }.
refused-too-far = { $plies ->
    [one] Il n'y a aucun coup à annuler.
   *[other] Il n'y a pas { $plies } coups à annuler.
}
refused-too-late = Il est trop tard pour cela.
refused-made-move = Le coup est joué et reste valable. Seul l'arbitre peut le reprendre.
play-stop-is-for-voices = Les pendules tournent. Tapez { command-halt } pour les arrêter.
refused-arbiter-decides = L'arbitre se prononce sur le coup des { $side ->
    [white] blancs
   *[black] noirs
}. { play-missing-announced } Attendez la décision.
refused-other-seat = { $who ->
    [white] Seuls les Blancs peuvent le faire.
    [black] Seuls les Noirs peuvent le faire.
    [white-assistant] Seul l'assistant des Blancs peut le faire.
    [black-assistant] Seul l'assistant des Noirs peut le faire.
    [arbiter] Seul l'arbitre peut le faire.
   *[assistant] Seul l'assistant peut le faire.
} Ce terminal est celui { $seat ->
    [white] des Blancs.
    [black] des Noirs.
    [white-assistant] de l'assistant des Blancs.
    [black-assistant] de l'assistant des Noirs.
    [arbiter] de l'arbitre.
    [shared] des joueurs.
   *[assistant] de l'assistant.
}{ $way ->
    [call] { " Tapez" } { command-halt } pour appeler l'arbitre.
    [result] { " Tapez" } { command-result } pour décider du résultat.
    [leave] { " Tapez" } { command-quit } pour terminer; les deux joueurs notent le résultat.
   *[none] { "" }
}
refused-own-board = { $side ->
    [white] Les Blancs ont un échiquier. Coups et appuis ne viennent que de là.
   *[black] Les Noirs ont un échiquier. Coups et appuis ne viennent que de là.
}
refused-wrong-pin = Code incorrect. Rien n'a été fait; répétez la commande.
refused-pin-missing = Aucun code tapé. Rien n'a été fait; répétez la commande.
refused-may-hold-pin = Ligne: elle contient peut-être le code de l'arbitre. Elle n'est ni exécutée ni enregistrée. Tapez-la sans le code.
refused-pin-paused = Trop de codes incorrects. Répétez la commande dans { $left }.
refused-not-in-tournament = En tournoi, seul votre propre échiquier tactile peut y répondre.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Les Blancs abandonnent.
       *[black] Les Noirs abandonnent.
    }
} On vérifie si les { $side ->
    [white] Noirs
   *[black] Blancs
} peuvent encore mater. Le résultat suit.
play-result-held = L'arbitre décide. Le résultat suit.
refused-result-awaited = La partie est finie; le résultat suit.
