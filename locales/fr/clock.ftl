### French. docs/translators.md tells how; locales/en has a comment on each message.

clock-time-added = { $side ->
    [white] Les Blancs reçoivent { $more } de plus, maintenant { $left }.
   *[black] Les Noirs reçoivent { $more } de plus, maintenant { $left }.
}
clock-because = Motif: { $note }.
clock-low-time = { play-own-time }
clock-differs = La pendule près de l'échiquier diffère: elle montre { $shown_white } aux Blancs, { $shown_black } aux Noirs; ici { $white } aux Blancs, { $black } aux Noirs.
clock-not-set = La pendule près de l'échiquier n'a pas pris ses temps; veuillez la régler à la main.
clock-ready = Prêt. { command-start } met en marche la pendule des Blancs, { command-press } l'enfonce, { command-help } nomme les commandes.
refused-clock-only = Seule la pendule tourne ici; une partie commence par annabella play.

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
control-short = { $time }, et non { $minutes }? { command-start }, ou bien { command-quit } et { $seconds }.

## Options

play-unknown-time-control = Aucune pendule ne peut être réglée sur une cadence inconnue (?); sans pendule ce serait -, 15 minutes et 10 secondes par coup seraient 900+10.
play-no-warn = « { $text } » ne sont pas des temps auxquels avertir; 10m,5m,1m,30 seraient dix, cinq et une minute et 30 secondes.
clock-no-time-control = Une pendule a besoin d'une cadence: annabella clock --time-control 900+10.

## Keys

keys-are = Touches: F1 aide, F8 appuyer, F9 annoncer; { command-help } { help-topic-keys } les nomme toutes.
keys-talk = F12 ou Alt avec d, tenu ou frappé deux fois: dicter sa propre feuille.
keys-no-terminal = Les touches (--keys) ont besoin d'un terminal.
