### French. docs/translators.md tells how; locales/en has a comment on each message.

## Serial ports

port-not-found = Il n'y a pas de port { $port }.
port-away = Le port { $port } n'est pas là. La partie commence sans cet échiquier et le prend quand il vient. Il y a: { $others }
port-away-alone = Le port { $port } n'est pas là, et il n'y en a pas d'autre. La partie commence sans cet échiquier et le prend quand il vient.
port-busy = Le port { $port } est occupé par un autre programme.
port-denied = Cet utilisateur ne peut pas ouvrir le port { $port }; appartenir au groupe dialout y remédie d'ordinaire.
port-not-a-port = { $port } n'est pas un port série.
port-gone = L'échiquier de { $port } a été débranché.
port-silent = L'échiquier de { $port } ne répond pas.
port-stuck = L'appareil de { $port } ne prend rien de ce qu'on lui demande.
port-failed = Le port { $port } ne marche pas: { $why }.

## annabella board list

board-list-none = Aucun port série n'a été trouvé.
board-list-brltty = Un appareil qui peut être un échiquier ({ $make }) est branché, mais BRLTTY le prend pour une plage braille et tient son port; docs/brltty.md dit que faire.
board-list-held = Un appareil qui peut être un échiquier ({ $make }) est branché, mais un autre programme tient son port; docs/brltty.md dit que faire avec BRLTTY.
board-list-asking = Les ports série sont interrogés; cela prend jusqu'à six secondes.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, peut être un échiquier
board-list-found = { $line }: { $answer }
board-found-name = un échiquier, { $name }, version { $version }
board-found = un échiquier qui ne dit pas son nom
board-found-rows = un échiquier qui sent où il y a quelque chose
board-found-nonsense = envoie ce qui ne se comprend pas: un autre appareil ou une autre marque
board-found-silent = ne répond pas
board-list-failed = Les ports série ne peuvent pas être énumérés: { $why }.

## annabella board watch

board-opened = L'échiquier est branché: { $name }, version { $version }.
board-opened-name = L'échiquier est branché: { $name }.
board-opened-version = L'échiquier est branché, version { $version }.
board-opened-rows = L'échiquier est branché. Il sent où il y a quelque chose, mais non quoi.
board-opened-silent = Le port est ouvert, mais aucun échiquier ne dit son nom.
board-no-record = { $file } ne peut pas être écrit: { $why }.
board-lost = Il est cherché jusqu'à son retour.
board-back = L'échiquier est de nouveau branché.
board-stands = { $count ->
    [one] Une pièce est sur l'échiquier: { $placement }
   *[other] { $count } pièces sont sur l'échiquier: { $placement }
}
board-lifted = { $piece } levé de { $square }
board-placed = { $piece } posé en { $square }
board-button-again = Bouton: encore
board-button-time = Bouton: temps
board-button-press = Bouton: enfoncer la pendule
board-button-arbiter = Bouton: arbitre
board-button-say = Bouton: annoncer
board-clock-runs = La pendule de l'échiquier tourne, à gauche { $left }, à droite { $right }
board-clock-stands = La pendule de l'échiquier est arrêtée, à gauche { $left }, à droite { $right }
board-serial = Numéro de série { $number }
board-battery = Batterie { $percent } pour cent
board-no-battery = L'échiquier ne dit rien d'une batterie.
board-kept = { $bytes ->
    [one] Un octet de coups est gardé dans l'échiquier.
   *[other] { $bytes } octets de coups sont gardés dans l'échiquier.
}
board-kept-nothing = Aucun coup n'est gardé dans l'échiquier.
board-nonsense = Ce qui vient du port ne se comprend pas.

## Boards that know no pieces

board-which-piece = Quelle pièce en { $square }? Veuillez l'annoncer.
board-unknown-piece = Ce qui est en { $square } n'est pas connu: veuillez l'ôter.
board-filled = { $square } occupé
board-readable = { $square } est de nouveau lisible.
board-emptied = { $square } vide
board-occupied = { $count ->
    [one] Il y a quelque chose sur une case.
   *[other] Il y a quelque chose sur { $count } cases.
}

## annabella board simulate

simulate-done = fait { $what }
simulate-unknown = « { $line } » n'est pas une commande. Il y a: e2 e4, put N f3, lift e4, aside, say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = Il n'y a rien en { $square }.
simulate-occupied = { $square } est occupé.
simulate-nothing-in-hand = Il n'y a rien en { $square }, et rien n'est en main.
simulate-no-game = Il n'y a pas de partie à jouer: commencez avec --pgn.
simulate-over = La partie n'a pas d'autre coup.
simulate-differs = L'échiquier n'est pas comme dans la partie: voyez { $square }.
simulate-no-such-game = { $file } n'a pas de partie { $number }.
simulate-bad-fen = « { $fen } » n'est pas une position.
simulate-bad-number = { $number } n'est ni un rythme ni une vitesse.
simulate-no-port = Aucun port ne peut être simulé: { $why }.
simulate-no-pty = Ce système ne fait pas de ports à lui: par --port, donnez l'un de deux ports qu'un câble ou un programme relie.
