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
line-private = { $speaker } à { $seat }: { $words }
line-unsaved = { $line } (pas encore sauvé)
seat-white = { speaker-white }
seat-black = { speaker-black }
seat-assistant = l'assistant
seat-white-assistant = l'assistant des Blancs
seat-black-assistant = l'assistant des Noirs
seat-arbiter = l'arbitre

## Moves, in the language of announcements

play-move = { $mv }
play-repeated = Répété: { $mv }
play-to-repeat = À répéter: { $mv }
play-corrected = Correction: { $mv }

## Beginning, halting, going on

play-journal-at = La partie est gardée dans { $file }
play-ready-to-start = Prêt. { command-start } met en marche la pendule des { $side ->
    [white] Blancs
   *[black] Noirs
}, { command-setup } aide à placer les pièces, { command-help } nomme les commandes.
play-ready-without-clock = Prêt, sans pendule. { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} commencent. { command-help } nomme les commandes.
play-started = { $side ->
    [white] La pendule des Blancs tourne.
   *[black] La pendule des Noirs tourne.
}
play-without-assistant = La partie commence sans assistant; l'arbitre en a décidé ainsi.
play-resumed = { $plies ->
    [0] La partie continue, aucun coup n'est encore joué. Interrompue pendant { $gap }.
   *[other] { $side ->
        [white] La partie continue après le coup { $number } des Blancs. Interrompue pendant { $gap }.
       *[black] La partie continue après le coup { $number } des Noirs. Interrompue pendant { $gap }.
    }
}
play-missing-entries = { $entries ->
        [one] Une entrée au moins du journal est perdue.
       *[other] { $entries } entrées au moins du journal sont perdues.
    } La partie reprend avant elles.
play-missing-arbiter = L'arbitre décide si la partie continue d'ici: { command-continue }.
play-missing-players = Pour qu'elle continue d'ici, les deux joueurs disent { command-continue }.
play-proposed-times = Les pendules sont arrêtées. Proposition: { play-white-black-times }. { command-continue } confirme.
play-gap = Une interruption de { $gap } a été remarquée.
play-halted = Les pendules sont arrêtées.
play-confirmed = { $side ->
    [white] Les Blancs ont confirmé, les Noirs pas encore.
   *[black] Les Noirs ont confirmé, les Blancs pas encore.
}
play-continued = { $side ->
    [white] La partie continue, la pendule des Blancs tourne.
   *[black] La partie continue, la pendule des Noirs tourne.
}
play-continued-without-clock = La partie continue.
play-time-set = { $side ->
    [white] Temps des Blancs réglé à { $left }.
   *[black] Temps des Noirs réglé à { $left }.
}
play-retracted = { $plies ->
    [one] Un demi-coup repris,
   *[other] { $plies } demi-coups repris,
} { play-whose-move }
play-takeback-offered = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} voudraient reprendre { $plies ->
    [one] un demi-coup:
   *[other] { $plies } demi-coups:
} { command-yes } accepte, { command-no } refuse.
play-takeback-declined = Reprise refusée.

## The talking clock

play-white-black-times = Blancs { $white }, Noirs { $black }
play-of-side = { $side ->
    [white] Blancs: { $answer }
   *[black] Noirs: { $answer }
}
play-moves-made = { $moves ->
    [0] Aucun coup encore
    [one] Un coup joué
   *[other] { $moves } coups joués
}

## Questions about the game

play-no-move-yet = Aucun coup encore
play-square = { $square }
play-whose-move = { $side ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
}

## Offers and the end

play-offered = { $side ->
    [white] Les Blancs proposent la nulle.
   *[black] Les Noirs proposent la nulle.
}
play-ground-threefold = trois fois la même position
play-ground-fifty = cinquante coups sans prise ni coup de pion
play-claim = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} réclament la nulle: { $ground ->
    [threefold] { play-ground-threefold }
   *[fifty] { play-ground-fifty }
}
play-claimed = { play-claim }.
play-claimed-with = { play-claim }, par { $mv }.
play-claim-facts = { $ground ->
    [threefold] { $count ->
        [one] La position est là pour la première fois.
       *[other] La même position: { $count } fois.
    }
   *[fifty] Sans prise ni coup de pion: { $count } coups de chaque camp.
}
play-claim-holds = La réclamation est juste.
play-claim-rule = { command-uphold } finit la partie par la nulle, { command-dismiss } règle les temps selon les règles et fait continuer.
play-claim-fails = La réclamation est fausse.
play-claim-is-offer = La réclamation vaut proposition de nulle: { command-accept } ou { command-decline }.
play-claim-costs = { play-claim-fails } { $opponent ->
    [white] Selon les règles les Blancs reçoivent { $given }.
   *[black] Selon les règles les Noirs reçoivent { $given }.
}
play-claim-costs-both = { play-claim-fails } { $opponent ->
    [white] Selon les règles les Blancs reçoivent { $given }, les Noirs perdent { $taken }.
   *[black] Selon les règles les Noirs reçoivent { $given }, les Blancs perdent { $taken }.
}
play-claim-dismissed = La réclamation est rejetée.
play-complained = Je conteste le coup: { $square } a été touché d'abord.
play-complained-let-go = Je conteste le coup: la pièce de { $from } a été lâchée en { $square }.
play-complaint-fails = Le coup était permis même ainsi: { $mv }.
play-offer-untimely = { $side ->
    [white] Les Blancs ont proposé la nulle autrement qu'après un coup et avant d'appuyer; la proposition vaut.
   *[black] Les Noirs ont proposé la nulle autrement qu'après un coup et avant d'appuyer; la proposition vaut.
}
play-offer-stands = { $side ->
    [white] Les Blancs ont proposé la nulle.
   *[black] Les Noirs ont proposé la nulle.
}
play-declined = Nulle refusée.
play-sure-to-resign = { $side ->
    [white] Les Blancs abandonnent? { command-yes } confirme.
   *[black] Les Noirs abandonnent? { command-yes } confirme.
}
play-sure-to-accept = { $side ->
    [white] Les Blancs acceptent la nulle? { command-yes } confirme.
   *[black] Les Noirs acceptent la nulle? { command-yes } confirme.
}
play-nothing-changed = Rien n'a changé.
play-over = { $winner ->
    [white] Les Blancs gagnent
    [black] Les Noirs gagnent
    [both-lost] Les deux perdent
    [half-none] Les Blancs ont un demi-point, les Noirs rien
    [none-half] Les Noirs ont un demi-point, les Blancs rien
    [one-half] Les Blancs ont un point, les Noirs un demi
    [half-one] Les Noirs ont un point, les Blancs un demi
    [open] Le résultat est en suspens
   *[none] Partie nulle
}{ $reason ->
    [mate] { " par mat." }
    [resignation] { " par abandon." }
    [resignation-cannot-mate] : un abandon, mais l'adversaire ne peut pas mater.
    [stalemate] { " par pat." }
    [dead-position] : une position morte.
    [agreement] { " par accord." }
    [flag] { " au temps." }
    [flag-cannot-mate] : le temps est écoulé, mais l'adversaire ne peut pas mater.
    [threefold-claim] : { play-ground-threefold }, réclamé.
    [fifty-claim] : { play-ground-fifty }, réclamé.
    [fivefold-repetition] : cinq fois la même position.
    [default-time] : l'adversaire n'est pas venu dans le délai de forfait.
    [nobody-came] : personne n'est venu dans le délai de forfait.
    [sealed-move] : le coup sous pli de l'adversaire n'est pas valable.
    [illegal-moves] { " par coups illégaux." }
    [illegal-moves-cannot-mate] : coups illégaux, mais l'adversaire ne peut pas mater.
    [penalty] : pénalité de l'arbitre.
    [normal-means] : réclamée dans les deux dernières minutes.
    [unsettled] : nulle réclamée, un arbitre décide.
    [both-flags] : les deux drapeaux sont tombés.
    [not-objected] : personne n'a protesté.
    [ruling] : décision de l'arbitre.
   *[seventy-five-moves] : 75 coups sans prise ni coup de pion.
}
play-over-score = Feuille de partie: annabella sheet { $file } --to { $form }
digest-result = Empreinte de la partie: { $digest }
digest-none = Aucune empreinte n'a encore été donnée; elle l'est à la fin, et annabella report la donne aussi.
digest-adjournment = Empreinte de la partie ajournée: { $digest }
digest-unfinished = Empreinte de la partie inachevée: { $digest }
play-flag-fallen = { $side ->
    [white] Le drapeau des Blancs est tombé.
   *[black] Le drapeau des Noirs est tombé.
}
play-illegal-pressed = { $side ->
    [white] Les Blancs ont appuyé après un coup illégal: { $entry }. { $why }
   *[black] Les Noirs ont appuyé après un coup illégal: { $entry }. { $why }
}
play-unpromoted = { $queen ->
    [yes] Le pion en { $square } n'est pas promu; il est remplacé par une dame.
   *[no] Le pion en { $square } n'est pas promu.
}
play-pressed-early = { $side ->
    [white] Les Blancs ont appuyé avant que le coup soit joué.
   *[black] Les Noirs ont appuyé avant que le coup soit joué.
}
play-touch-broken = { $side ->
    [white] Les Blancs ont joué contre une pièce touchée: { $mv }. { $why }
   *[black] Les Noirs ont joué contre une pièce touchée: { $mv }. { $why }
}
play-two-hands = { $side ->
    [white] Les Blancs ont déplacé deux pièces à la fois: { $mv }. Une seule main est permise
   *[black] Les Noirs ont déplacé deux pièces à la fois: { $mv }. Une seule main est permise
}{ $counts ->
    [yes] ; à deux mains le coup compte comme illégal.
   *[no] .
}
play-touched-early = { $side ->
    [white] Les Blancs ont levé une pièce avant d'exécuter le coup de l'adversaire: { $piece } de { $square }.
   *[black] Les Noirs ont levé une pièce avant d'exécuter le coup de l'adversaire: { $piece } de { $square }.
}
play-adjusting = J'adoube.
play-untouched = { $side ->
    [white] Aucune pièce ne compte plus comme touchée par les Blancs.
   *[black] Aucune pièce ne compte plus comme touchée par les Noirs.
}
play-pressed = Enfoncée.
play-opponent-pressed = { $side ->
    [white] Les Blancs ont appuyé.
   *[black] Les Noirs ont appuyé.
}
play-arbiter-called = { $side ->
    [white] Les Blancs appellent l'arbitre.
   *[black] Les Noirs appellent l'arbitre.
}

## The tactile board

play-executed = Exécuté.
play-opponent-executed = { $side ->
    [white] Les Blancs l'ont exécuté.
   *[black] Les Noirs l'ont exécuté.
}
play-opponent-repeated = { $side ->
    [white] Les Blancs l'ont répété.
   *[black] Les Noirs l'ont répété.
}
play-board-differs = { $side ->
    [white] L'échiquier des Blancs diffère. Il faut: { $squares }.
   *[black] L'échiquier des Noirs diffère. Il faut: { $squares }.
}
play-should = { $piece } en { $square }
play-should-be-empty = { play-square-empty }
play-should-more = { $squares } cases de plus
play-pegs-differ = Annoncé { $announced }, l'échiquier montre { $pegs }.
play-setup-lift = { $piece } hors de { $square }
play-setup-place = { play-should }
play-setup-done = Tout est placé.
play-board-turned = { $side ->
    [white] L'échiquier des Blancs est lu désormais dans l'autre sens.
   *[black] L'échiquier des Noirs est lu désormais dans l'autre sens.
}
play-board-looks-turned = { $side ->
    [white] L'échiquier des Blancs semble posé à l'envers; { command-turn } { argument-white } le lit ainsi.
   *[black] L'échiquier des Noirs semble posé à l'envers; { command-turn } { argument-black } le lit ainsi.
}
play-board-colours-swapped = { $side ->
    [white] Sur l'échiquier des Blancs, les couleurs sont inversées.
   *[black] Sur l'échiquier des Noirs, les couleurs sont inversées.
}
play-board-at-start = { $side ->
    [white] L'échiquier des Blancs montre la position du début, { $plies } demi-coups plus tôt; { command-setup } mène à celle d'à présent.
   *[black] L'échiquier des Noirs montre la position du début, { $plies } demi-coups plus tôt; { command-setup } mène à celle d'à présent.
}
play-board-taken-back = { $side ->
    [white] Sur l'échiquier des Blancs, { $mv } est repris; le coup reste joué jusqu'à ce que { command-retract } le reprenne.
   *[black] Sur l'échiquier des Noirs, { $mv } est repris; le coup reste joué jusqu'à ce que { command-retract } le reprenne.
}
play-board-shows = L'échiquier montre { $mv }.
play-board-offers = L'échiquier montre { $mv }; { command-say } l'annonce.
play-echo-lifted = { $square } { $piece }, retiré
play-echo-placed = { $square } { $piece }
play-unreadable = La cheville en { $square } ne peut pas être lue: veuillez la remettre.
play-kings-in-centre = Les deux rois sont au centre. La partie ne finit que par { command-resign }, { command-offer } ou { command-accept }.
play-board-ready = { $side ->
    [white] L'échiquier des Blancs est branché.
   *[black] L'échiquier des Noirs est branché.
}
play-board-back = { $side ->
    [white] L'échiquier des Blancs est de retour.
   *[black] L'échiquier des Noirs est de retour.
}
play-board-lost = { $side ->
    [white] L'échiquier des Blancs n'est plus branché.
   *[black] L'échiquier des Noirs n'est plus branché.
}
play-board-silent = { $side ->
    [white] L'échiquier des Blancs ne répond pas.
   *[black] L'échiquier des Noirs ne répond pas.
}
play-board-nonsense = { $side ->
    [white] L'échiquier des Blancs envoie ce qui ne se comprend pas, { $bytes } octets; rien n'en compte.
   *[black] L'échiquier des Noirs envoie ce qui ne se comprend pas, { $bytes } octets; rien n'en compte.
}
play-board-flutters = { $side ->
    [white] Un contact de l'échiquier des Blancs tremble. Ce qui reste en place plus longtemps compte encore.
   *[black] Un contact de l'échiquier des Noirs tremble. Ce qui reste en place plus longtemps compte encore.
}
play-square-flutters = C'est le contact de { $square }.
play-board-floods = L'échiquier signale plus que des mains ne peuvent faire; ce qu'il signale compte une seconde plus tard.

## Devices

play-journal-lost = Le journal ne peut pas être écrit. La partie continue, rien n'est oublié, un nouvel essai suit.
play-journal-back = Le journal est de nouveau complet.
play-journal-stalled = Le disque du journal ne répond pas. La partie continue; ce qui arrive maintenant n'est pas encore sauvé.
play-journal-renewed = Le fichier du journal a été changé du dehors. Il a été réécrit en entier.

## What a move still needs

play-missing-move = Il manque le coup.
play-missing-execution = { $mv } manque sur l'échiquier.
play-missing-rest = Le coup sur l'échiquier n'est pas fini.
play-missing-in-hand = Encore en main: { $piece } de { $square }.
play-missing-nowhere = Sur aucune case: { $piece } de { $square }. Si la pièce est déjà dans un trou, l'échiquier ne l'y lit pas: veuillez la remettre.
play-missing-squares = Reste à faire sur l'échiquier: { $squares }.
play-missing-capture = La pièce prise est encore en { $square }.
play-missing-promotion = La pièce que devient le pion manque en { $square }.
play-missing-duty = { $duty }
play-missing-announcement = Il manque l'annonce.
play-missing-press = La pendule n'a pas été enfoncée.
play-missing-repetition = Il manque la répétition de { $mv }.
play-missing-nothing = Il ne manque rien.
play-missing-passphrase = Il manque la phrase secrète de l'enveloppe. { $keeper ->
    [arbiter] L'arbitre la tape.
   *[players] Tapez-la d'abord, deux fois.
}
play-missing-sealed = Il manque le coup sous pli: tapez { command-seal } et le coup.
play-missing-then-stop = { command-press } arrête les pendules. { command-seal } seul vous relit le coup sous pli.
play-missing-others-seal = { $side ->
    [white] Les Blancs mettent un coup sous pli
   *[black] Les Noirs mettent un coup sous pli
}, puis arrêtent les pendules.
play-missing-then-open = L'enveloppe est fermée; { command-continue } l'ouvre.

## Refusals

refused-empty = La ligne est vide; { command-help } nomme ce qui se peut.
refused-argument = { $command } ne peut rien faire de « { $argument } »; { command-help } { $command } dit ce qu'il faut.
refused-argument-missing = { $command } demande une suite; { command-help } { $command } dit laquelle.
refused-not-started = La partie n'a pas commencé; { command-start } la commence.
refused-started = La partie est déjà en cours; { command-whose } dit qui a le trait.
refused-halted = { $by ->
    [arbiter] Les pendules sont arrêtées jusqu'à ce que l'arbitre les remette en marche.
   *[asker] Les pendules sont arrêtées; { command-continue } les remet en marche.
}
refused-not-halted = Les pendules ne sont pas arrêtées; { command-halt } les arrête.
refused-not-your-move = { $side ->
    [white] Le trait est aux Blancs.
   *[black] Le trait est aux Noirs.
}
refused-over = La partie est finie; { command-last }, { command-score } et { command-board } répondent, { command-quit } s'en va.
refused-no-clock = Cette partie n'a pas de pendule; --time-control en donne une au début.
refused-clock-stands = Votre propre pendule ne tourne pas; { command-whose } dit laquelle tourne.
refused-nothing-made = Pas encore.
refused-repeat-first = D'abord répéter: { $mv }
refused-nothing-to-repeat = Il n'y a rien à répéter; { command-last } dit le dernier coup.
refused-repetition-differs = Annoncé { $announced }, répété { $repeated }.
refused-announced = { $mv } est déjà annoncé; { command-correct } change l'annonce.
refused-arbiter-only = Seul l'arbitre le peut; { command-halt } l'appelle.
refused-own-touch = Qui a touché n'efface pas ses touches; l'adversaire ou l'arbitre le peut.
refused-no-side = Cela ne vaut que pour les Blancs ou les Noirs: mettez { argument-white }: ou { argument-black }: devant.
refused-resigns-unnamed = Abandon: la ligne ne nomme pas de camp. Tapez { argument-white } { command-resign }! ou { argument-black } { command-resign }!
refused-no-board = Il n'y a pas d'échiquier tactile ici; --white-board ou --black-board en nomme un.
refused-board-away = Un échiquier n'est pas branché; veuillez vérifier son câble et son courant.
refused-board-differs = { $side ->
    [white] Mettez d'abord en ordre l'échiquier des Blancs: { $squares }.
   *[black] Mettez d'abord en ordre l'échiquier des Noirs: { $squares }.
}
refused-nothing-stands = Il n'y a rien en { $square }; { command-board } dit où sont les pièces.
refused-no-offer = Aucune nulle n'est proposée; { command-offer } en propose une.
refused-offered = La nulle est déjà proposée; l'adversaire répond par { command-accept } ou { command-decline }.
refused-claim-lost = Qui a touché une pièce ne peut plus réclamer la nulle à ce coup, mais de nouveau après le prochain de l'adversaire.
refused-no-claim = Rien n'est réclamé; { command-claim } réclame.
refused-claim-pending = Il faut d'abord trancher la réclamation: { command-uphold } ou { command-dismiss }.
refused-complaint-lost = Qui a touché une pièce ne peut plus contester le coup de l'adversaire; { command-halt } appelle l'arbitre.
refused-no-move = L'adversaire n'a encore joué aucun coup; { command-whose } dit qui a le trait.
refused-no-command = « { $text } » n'est ni un coup ni une commande; vouliez-vous dire { $command }? { command-help } nomme les commandes.
refused-not-duty = { $side ->
    [white] L'assistant des Blancs n'est pas là pour
   *[black] L'assistant des Noirs n'est pas là pour
} { $duty ->
    [moves] exécuter les coups.
    [announce] annoncer les coups.
    [score] tenir la feuille de partie.
    [clock] enfoncer la pendule.
    [inform] demander les temps et le nombre de coups.
    [claims] réclamer le gain au temps.
    [touches] signaler cette touche; l'adversaire ou l'arbitre la signale.
   *[adjourn] ajourner la partie.
}
refused-players-own = { $side ->
    [white] Seuls les Blancs le peuvent, non un assistant.
   *[black] Seuls les Noirs le peuvent, non un assistant.
}
refused-no-assistant = { $side ->
    [white] Les Blancs n'ont pas d'assistant.
   *[black] Les Noirs n'ont pas d'assistant.
}
refused-assistant-owed = Contre un joueur sourd il faut un assistant: --white-assistant ou --black-assistant. Seul l'arbitre peut commencer sans, par { command-start }!.
refused-draw-barred = { $moves ->
    [one] La nulle par accord n'est pas permise ici avant un coup de chaque camp.
   *[other] La nulle par accord n'est pas permise ici avant { $moves } coups de chaque camp.
}
refused-too-early = Il n'y a pas de nulle avant un coup de chaque camp.
refused-nothing-asked = Rien n'est demandé; { command-help } nomme ce qui se peut.
refused-takeback-stands = C'est déjà proposé; l'autre joueur répond par { command-yes } ou { command-no }.
refused-no-topic = Il n'y a pas d'aide sur « { $text } »; { command-help } nomme les sujets.
refused-flag-stands = Aucun drapeau n'est tombé; { command-clock } dit les temps.
refused-too-far = { $plies ->
    [one] Il n'y a aucun demi-coup à reprendre.
   *[other] Il n'y a pas eu { $plies } demi-coups.
}
refused-too-late = Il est trop tard pour cela; { command-halt } arrête les pendules pour en décider.
refused-arbiter-decides = L'arbitre est en train de décider; veuillez attendre.
refused-other-seat = { $who ->
    [white] Seuls les Blancs le peuvent
    [black] Seuls les Noirs le peuvent
    [white-assistant] Seul l'assistant des Blancs le peut
    [black-assistant] Seul l'assistant des Noirs le peut
    [arbiter] Seul l'arbitre le peut
   *[assistant] Seul l'assistant le peut
}, et c'est ici { $seat ->
    [white] le terminal des Blancs
    [black] le terminal des Noirs
    [white-assistant] le terminal de l'assistant des Blancs
    [black-assistant] le terminal de l'assistant des Noirs
    [shared] le terminal des joueurs, tant que l'arbitre a le sien
    [arbiter] le terminal de l'arbitre
    [shared] le terminal des joueurs
   *[assistant] le terminal de l'assistant
}{ $way ->
    [call] ; { command-halt } appelle l'arbitre
    [result] ; { command-result } décide du résultat
    [leave] ; { command-quit } quitte la partie, et les deux notent le résultat
   *[none] { "" }
}.
refused-own-board = { $side ->
    [white] Les Blancs ont un échiquier: coups et appuis ne viennent que de là.
   *[black] Les Noirs ont un échiquier: coups et appuis ne viennent que de là.
}
refused-wrong-pin = Ce n'est pas le code de l'arbitre; rien n'a été fait. La commande le redemande.
refused-pin-missing = Sans le code de l'arbitre, rien n'a été fait. La commande le redemande.
refused-may-hold-pin = Ligne: elle contient peut-être le PIN de l'arbitre et n'a été ni exécutée ni enregistrée. Tapez-la sans le PIN.
refused-not-in-tournament = En tournoi, cela ne vient que de votre propre échiquier tactile.

play-result-awaited = { $reason ->
    [flag] { play-flag-fallen }
   *[resignation] { $side ->
        [white] Les Blancs abandonnent.
       *[black] Les Noirs abandonnent.
    }
} On vérifie si les { $side ->
    [white] Noirs
   *[black] Blancs
} peuvent encore mater ; le résultat suit.
refused-result-awaited = La partie est finie ; son résultat est en cours de vérification.
