### French. docs/translators.md tells how; locales/en has a comment on each message.

## Welcome

welcome-hello = annabella, les échecs à l'oreille et au toucher.
welcome-next = Tapez annabella learn pour les leçons, annabella play pour une partie, annabella help pour toutes les commandes.
welcome-rate = Pour une voix plus rapide ou plus lente, ajoutez --rate et les mots par minute, par exemple --rate 250. Dans une partie, tapez { command-faster } ou { command-slower }.
welcome-help = annabella doctor teste la voix et les appareils. Avec une pendule et les coups en français: annabella play --time-control 900+10 --announce-language fr.

## Doctor

doctor-voice-works = La voix peut être chargée.
doctor-no-voice = La voix ne fonctionne pas. { $reason } annabella play --speech print joue sans voix.
doctor-device = Appareil de son: { $device }
doctor-hear = Si vous entendez ceci, le son fonctionne.
doctor-heard = Une phrase de test a été dite. Si vous ne l'avez pas entendue, choisissez un autre appareil avec --room-device.
doctor-not-heard = La phrase de test n'a pas pu être dite. annabella play --speech print permet de jouer sans son.
doctor-works = En bref: la voix et le son fonctionnent. annabella play commence une partie.
doctor-fails = En bref: jouez sans voix, avec annabella play --speech print.

## The command line

usage-unknown-argument = { $argument }: cette option n'existe pas. Voyez { $command } --help.
usage-unknown-argument-near = { $argument }: cette option n'existe pas. Vouliez-vous dire { $near }?
usage-argument-elsewhere = { $argument }: ce n'est pas une option ici. Utilisez-la avec { $commands }.
usage-surplus = { $command }: « { $argument } » est un mot de trop. Voyez { $command } --help.
usage-unknown-command = { $command }: cette commande n'existe pas. Voyez { $help }.
usage-unknown-command-near = { $command }: cette commande n'existe pas. Vouliez-vous dire { $near }?
usage-no-value = { $argument }: il manque une valeur. Écrivez-la après l'option.
usage-invalid-value = { $argument }: « { $value } » n'est pas une valeur possible. Voyez { $help }.
usage-invalid-choice = { $argument }: « { $value } » n'est pas une valeur possible. Choisissez parmi { $possible }.
usage-missing = { $command }: il manque { $argument }. Voyez { $command } --help.
usage-conflict = { $argument }: impossible avec { $other }. Retirez l'une des deux.
usage-missing-command = { $command }: il manque une commande. Ajoutez l'une de { $possible }.
usage-other = { $program }: la ligne de commande est incompréhensible. Voyez { $help }.
usage-no-letters = « { $value } »: ce n'est pas un jeu de lettres de pièces. Prenez un ou plusieurs de de, en, nl, fr, it, es.
play-no-live-pgn = --live-pgn: pas aux échecs tridimensionnels, que PGN n'exprime pas. Retirez cette option.
play-no-start = « { $fen } »: aucune partie ne peut partir de cette position. Corrigez-la.
play-no-time-control = « { $text } »: ce n'est pas une cadence. Pour 15 minutes et 10 secondes par coup, écrivez 900+10.
pairing-no-game = { $file }: pas de partie. Utilisez le PGN de la ronde ou de l'échiquier.
pairing-several = { $file }: plusieurs parties. Indiquez ronde et échiquier, par exemple --round 3.7.
pairing-no-board = { $file }: pas de partie { $round }. Vérifiez --round.
pairing-damaged = { $file }: pas de partie { $round }. La partie de la ligne { $line } ne nomme ni sa ronde ni son échiquier. Corrigez-la ou vérifiez --round.
pairing-no-names = { $file }: la partie ne nomme pas les deux joueurs. Utilisez --white-name et --black-name.
settings-auto-arbiter = --announce-by auto: pas permis avec --arbiter, car les chevilles peuvent ne montrer qu'une partie d'un coup. Utilisez program ou player.
settings-practice-arbiter = --practice: pas permis avec --arbiter, car c'est donner des conseils (article { $article }). Retirez l'une des deux.
resume-option-differs = { $option }: ignorée. La partie reprise garde { $kept }.
resume-option-kept = { $option }: ignorée. La partie reprise garde son propre réglage.
resume-preset = --preset: seuls la voix, les appareils et l'affichage changent. La partie reprise garde ses autres réglages.
resume-not-set = { $option }: ignorée. La partie reprise se joue sans elle.
play-no-network = { $variable }: indique { $value }, mais un tournoi ne doit utiliser aucun réseau. Supprimez la variable.
play-awake = Une partie d'échecs est en cours
