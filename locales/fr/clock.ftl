### French. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Les Blancs reçoivent { $more }. Maintenant: { $left }.
   *[black] Les Noirs reçoivent { $more }. Maintenant: { $left }.
}
clock-because = Motif: { $note }.
clock-low-time = { play-own-time }
clock-differs = La pendule électronique diffère. Pendule: Blancs { $shown_white }, Noirs { $shown_black }. Programme: Blancs { $white }, Noirs { $black }.
clock-not-set = La pendule électronique n'a pas accepté ses temps. Réglez-la à la main.
clock-ready = Tapez { command-start }, { command-press } ou { command-help }.
refused-clock-only = Seule la pendule tourne ici. Commencez une partie par annabella play.

## The rate of play

control = { $periods }.
control-then = { $first }, puis { $rest }
control-and-so-on = { $period }, et ainsi de suite
control-every = { $time }
control-several = { $time } pour { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
control-and-bonus = { $period }, { $bonus }
control-increment = plus { $span } par coup
control-delay = { $span } de délai par coup
control-bronstein = restitution de { $span } au plus par coup
control-hourglass = en sablier
control-short = { $time } seulement, et non { $minutes }? Tapez { command-start }, ou { command-quit } et recommencez avec { $seconds }.

## Options

play-unknown-time-control = Cadence: ? ne peut régler aucune pendule. Écrivez - pour aucune pendule, 900+10 pour 15 minutes et 10 secondes par coup.
control-part = Cadence « { $text } »: « { $part } » n'est pas compris. Écrivez 90m+30s pour 90 minutes et 30 secondes par coup.
control-hours-or-minutes = Cadence « { $text } »: « { $part } » peut être des heures ou des minutes. Écrivez 1:30:00 ou 0:01:30.
control-no-unit = Cadence « { $text } »: « { $part } » est sans unité. Écrivez 15m pour des minutes, 900s pour des secondes.
control-no-main-time = Cadence « { $text } »: un délai demande un temps principal. Pour { $seconds } secondes par coup, écrivez 1/{ $seconds }. Le temps non utilisé est conservé.
control-from-which-move = Cadence « { $text } »: à partir de quel coup compte « { $part } »? Ajoutez: dès le coup 1.
play-no-warn = Temps d'avertissement: « { $text } » est illisible. Écrivez 10m,5m,1m,30 pour dix, cinq et une minute et 30 secondes.
clock-no-time-control = Une pendule a besoin d'une cadence. Tapez annabella clock --time-control 900+10.

## Keys

keys-help = F1: aide.
keys-are = Touches: F1 aide, Tab échiquier, F8 appuyer. Tapez { command-help } { help-topic-keys } pour toutes.
keys-talk = Tenez F12 ou Alt avec d, ou appuyez deux fois, pour dicter la feuille.
keys-no-terminal = --keys: demande un terminal. Retirez cette option.
echo-without-keys = --echo: fonctionne seulement avec --keys. Ajoutez --keys.
echo-without-headphones = --echo: il faut un casque. Ajoutez --white-device, --black-device ou --arbiter-device.
echo-typed = { $text }
echo-deleted = { $text } effacé
echo-blank = espace

## Options

help-play-warn = Avertir chaque joueur à ces temps restants (off: jamais; sans valeur: 10m,5m,2m,1m,30,10)
help-play-white-warn = Avertir seulement les Blancs, comme --warn
help-play-black-warn = Avertir seulement les Noirs, comme --warn
help-clock = Lancer seulement la pendule parlante
help-clock-time-control = Fixer la cadence, par exemple 90m+30s, ou comme en PGN [défaut: sans pendule]
help-clock-journal = Enregistrer la pendule dans ce fichier
help-clock-resume = Reprendre une pendule depuis son journal [défaut: la dernière]
help-clock-white-impaired = Traiter les Blancs comme déficients visuels
help-clock-black-impaired = Traiter les Noirs comme déficients visuels
help-clock-arbiter = Jouer une partie de tournoi avec un arbitre
help-clock-seat = Choisir à qui est ce terminal
help-clock-pin = Fixer un code pour les lignes de l'arbitre à ce terminal
help-clock-pin-file = Lire le code de l'arbitre dans ce fichier
help-clock-pin-kept = Redemander le code après ce nombre de secondes
help-clock-speech = Choisir la voix
help-clock-rate = Fixer la vitesse de parole en mots par minute
help-clock-volume = Fixer le volume en pour cent, de 20 à 200
help-clock-voice = Choisir la voix d'eSpeak NG; { command-voice } { argument-all } donne les noms
help-clock-white-voice = Choisir la voix qu'entendent les Blancs
help-clock-black-voice = Choisir la voix qu'entendent les Noirs
help-clock-arbiter-voice = Choisir la voix qu'entend l'arbitre
help-clock-room-device = Choisir le haut-parleur
help-clock-white-device = Choisir le casque des Blancs
help-clock-black-device = Choisir le casque des Noirs
help-clock-arbiter-device = Choisir le casque de l'arbitre
help-clock-width = Couper les lignes après ce nombre de caractères
help-clock-prefix = Nommer qui parle à chaque ligne (short: seulement s'il change; mark: par une lettre)
help-clock-echo = Faire répéter au casque ce que vous tapez (avec --keys)
help-clock-warn = { help-play-warn }
help-clock-white-warn = { help-play-white-warn }
help-clock-black-warn = { help-play-black-warn }

## Keys

help-play-keys = Lire les touches sans Entrée: F1 à F9, F11 et F12, ou Alt avec une lettre
help-clock-keys = { help-play-keys }
