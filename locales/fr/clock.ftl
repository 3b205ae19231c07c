### French. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Les Blancs reçoivent { $more } de plus. Nouveau temps: { $left }.
   *[black] Les Noirs reçoivent { $more } de plus. Nouveau temps: { $left }.
}
clock-because = Motif: { $note }.
clock-low-time = { play-own-time }
clock-differs = La pendule électronique diffère. Blancs là-bas: { $shown_white }. Noirs là-bas: { $shown_black }. Blancs ici: { $white }. Noirs ici: { $black }.
clock-not-set = La pendule électronique n'a pas accepté ses temps. Réglez-la à la main.
clock-ready = Prêt. Tapez { command-start } pour lancer la pendule des Blancs. Tapez { command-press } pour l'actionner, { command-help } pour les commandes.
refused-clock-only = Seule la pendule tourne ici. Commencez une partie par annabella play.

## The rate of play

control = Cadence: { $periods }.
control-then = { $first }, puis { $rest }
control-and-so-on = { $period }, et ainsi de suite
control-every = { $time }
control-several = { $time } pour { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
control-and-bonus = { $period }, { $bonus }
control-increment = { $span } de plus par coup
control-delay = { $span } de délai par coup
control-bronstein = restitution de { $span } au plus par coup
control-hourglass = en sablier
control-short = { $time } seulement, et non { $minutes }? Tapez { command-start }, ou { command-quit } et recommencez avec { $seconds }.

## Options

play-unknown-time-control = Cadence: ? ne peut régler aucune pendule. Écrivez - pour aucune pendule, 900+10 pour 15 minutes et 10 secondes par coup.
control-part = Cadence « { $text } » : « { $part } » n’est pas compris. Écrivez 90m+30s pour 90 minutes et 30 secondes par coup.
control-hours-or-minutes = Cadence « { $text } » : « { $part } » peut être des heures ou des minutes. Écrivez 1:30:00 ou 0:01:30.
control-no-unit = Cadence « { $text } » : « { $part } » est sans unité. Écrivez 15m pour des minutes, 900s pour des secondes.
control-no-main-time = Cadence « { $text } » : un délai demande un temps principal. Pour { $seconds } secondes par coup, écrivez 1/{ $seconds }. Le temps non utilisé est conservé.
control-from-which-move = Cadence « { $text } » : à partir de quel coup compte « { $part } » ? Ajoutez : dès le coup 1.
play-no-warn = Temps d'avertissement: « { $text } » est illisible. Écrivez 10m,5m,1m,30 pour dix, cinq et une minute et 30 secondes.
clock-no-time-control = Une pendule a besoin d'une cadence. Tapez annabella clock --time-control 900+10.

## Keys

keys-help = F1: aide.
keys-are = Touches: F1 aide, Tab échiquier, F8 appuyer. Tapez { command-help } { help-topic-keys } pour toutes.
keys-talk = Tenez F12 ou Alt avec d, ou frappez deux fois, pour dicter votre feuille.
keys-no-terminal = --keys: demande un terminal. Retirez cette option.
echo-without-keys = --echo : fonctionne seulement avec --keys. Ajoutez --keys.
echo-without-headphones = --echo : il faut un casque. Ajoutez --white-device, --black-device ou --arbiter-device.
echo-typed = { $text }
echo-deleted = { $text } effacé
echo-blank = espace
