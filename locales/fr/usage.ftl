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
