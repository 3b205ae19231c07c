### French. docs/translators.md tells how; locales/en has a comment on each message.

## Serial ports

port-not-found = { $port }: ce port n'existe pas. Voyez annabella board list.
port-away = { $side ->
    [white] Échiquier des Blancs,
   *[black] Échiquier des Noirs,
} { $port }: pas branché. La partie commence sans cet échiquier et l'utilise dès qu'il est branché. Ports présents: { $others }
port-away-alone = { $side ->
    [white] Échiquier des Blancs,
   *[black] Échiquier des Noirs,
} { $port }: pas branché. La partie commence sans cet échiquier et l'utilise dès qu'il est branché. Aucun autre port n'est présent.
port-of-both = { $port }: indiqué pour les deux joueurs. Donnez à chacun un autre port avec --white-board et --black-board.
port-busy = { $port }: occupé par un autre programme. Fermez ce programme.
port-denied = { $port }: accès refusé. Ajoutez-vous au groupe dialout.
port-not-a-port = { $port }: ce n'est pas un port série. Voyez annabella board list.
port-gone = { $port }: l'échiquier a été débranché.
port-silent = { $port }: l'échiquier ne répond pas.
port-stuck = { $port }: l'appareil n'accepte aucune donnée.
port-failed = { $port }: ne fonctionne pas: { $why }.

## annabella board list

board-list-none = Aucun port série n'a été trouvé.
board-list-brltty = Branché: un appareil qui peut être un échiquier ({ $make }). BRLTTY utilise son port comme plage braille. Voyez docs/brltty.md.
board-list-held = Branché: un appareil qui peut être un échiquier ({ $make }). Un autre programme utilise son port. Pour BRLTTY, voyez docs/brltty.md.
board-list-asking = Les ports série sont interrogés. Cela prend jusqu'à six secondes.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, peut être un échiquier
board-list-found = { $line }: { $answer }
board-found-name = un échiquier, { $name }, version { $version }
board-found = un échiquier sans nom
board-found-rows = un échiquier qui ne détecte que les cases occupées
board-found-nonsense = envoie des données inconnues: un autre appareil ou une autre marque
board-found-silent = ne répond pas
board-list-failed = Ports série: impossible de les lister: { $why }.

## annabella board watch

board-opened = L'échiquier est branché: { $name }, version { $version }.
board-opened-name = L'échiquier est branché: { $name }.
board-opened-version = L'échiquier est branché, version { $version }.
board-opened-rows = L'échiquier est branché. Il détecte les cases occupées, mais pas les pièces.
board-opened-silent = Le port est ouvert, mais aucun échiquier ne répond.
board-no-record = { $file }: écriture impossible: { $why }.
board-lost = Le programme attend le retour de l'échiquier.
board-back = L'échiquier est de nouveau branché.
board-stands = { $count ->
    [one] Une pièce sur l'échiquier: { $placement }
   *[other] { $count } pièces sur l'échiquier: { $placement }
}
board-lifted = { $piece }: retrait de { $square }
board-placed = { $piece }: pose en { $square }
board-button-again = Bouton: encore
board-button-time = Bouton: temps
board-button-press = Bouton: appuyer sur la pendule
board-button-arbiter = Bouton: arbitre
board-button-say = Bouton: annoncer
board-clock-runs = La pendule de l'échiquier tourne, à gauche { $left }, à droite { $right }
board-clock-stands = La pendule de l'échiquier est arrêtée, à gauche { $left }, à droite { $right }
board-serial = Numéro de série { $number }
board-battery = Batterie { $percent } pour cent
board-no-battery = L'échiquier ne signale pas de batterie.
board-kept = { $bytes ->
    [one] L'échiquier a enregistré un octet de coups.
   *[other] L'échiquier a enregistré { $bytes } octets de coups.
}
board-kept-nothing = L'échiquier n'a enregistré aucun coup.
board-nonsense = Le port envoie des données illisibles.

## Boards that cannot identify pieces

board-which-piece = Quelle pièce est en { $square }? Annoncez-la.
board-unknown-piece = Pièce inconnue en { $square }. Retirez-la.
board-filled = { $square } occupée
board-readable = { $square } est de nouveau lisible.
board-emptied = { $square } vide
board-occupied = { $count ->
    [one] Une case est occupée.
   *[other] { $count } cases sont occupées.
}

## annabella board simulate

simulate-done = fait { $what }
simulate-unknown = "{ $line }": ce n'est pas une commande. Coups: e2 e4, put N f3, lift e4, aside. Autres commandes: say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = { $square } est vide.
simulate-occupied = { $square } est occupée.
simulate-nothing-in-hand = { $square } est vide, et aucune pièce n'est en main.
simulate-no-game = Aucune partie à rejouer. Lancez avec --pgn.
simulate-over = La partie n'a plus de coups.
simulate-differs = L'échiquier diffère de la partie en { $square }.
simulate-bad-fen = "{ $fen }": ce n'est pas une position. Corrigez la FEN.
simulate-bad-number = "{ $number }": ni un rythme ni une vitesse. Donnez un nombre positif.
simulate-no-port = Port simulé: impossible: { $why }.
simulate-no-pty = Port simulé: impossible sur ce système. Donnez avec --port l'un de deux ports reliés.
