### French. docs/translators.md tells how; locales/en has a comment on each message.

play-help = Aide sur { $topics }. { command-help } { $one } en dit une partie, { command-more } passe par tout.
play-help-more = { command-more } continue.
play-help-nothing = Cela ne se peut pas maintenant; { command-help } nomme ce qui se peut.
play-help-end = C'était tout; { command-help } nomme les sujets.

## Topics

help-topic-start = début
    .heard = commencer
help-topic-moving = jouer
    .heard = coups, coup
help-topic-touching = toucher
    .heard = touché
help-topic-draw = nulle
    .heard = fin, abandon
help-topic-clock = pendule
    .heard = temps
help-topic-board = échiquier
    .heard = position
help-topic-score = feuille
    .heard = feuille de partie
help-topic-voice = voix
help-topic-arbiter = arbitre
    .heard = décisions
help-topic-leaving = quitter
    .heard = ajourner
help-topic-speakers = qui
help-topic-keys = touches
help-topic-words = mots
    .heard = langues

## Sentences

play-help-setup = { command-setup } aide à placer les pièces, { command-turn } lit un échiquier posé à l'envers.
play-help-start = { command-start } met en marche la pendule des Blancs.
play-help-moving = Un coup s'écrit cavalier Gustave un Félix trois, ou Cf3, ou g1f3.
tridim-help-moving = Un coup s'écrit cavalier Anna un downstairs Bella trois neutral, ou Cb3N; attack board queenpin trois, ou DP3.
play-help-say = { command-say } annonce ce que montre votre échiquier.
play-help-press = { command-press } enfonce la pendule.
play-help-repeat = { command-repeat } et le coup répète l'annonce de l'adversaire; { command-correct } et le coup corrige votre propre lapsus.
play-help-missing = { command-missing } dit ce qui manque encore.
play-help-touch = { command-adjust } e2 annonce que vous rajustez; { command-touch } e2 signale une pièce touchée, { command-touch } e2 e3 une pièce lâchée en e3, { command-touch } { argument-none } que rien n'a été touché; { command-must } dit ce qui reste permis.
play-help-object = { command-claim } { command-touch } e7 conteste le coup de l'adversaire, { command-claim } { command-touch } e7 e6 parce que la pièce a été lâchée en e6.
play-help-offer = { command-offer } propose la nulle; { command-accept } et { command-decline } y répondent.
play-help-claim = { command-claim } { argument-threefold } et { command-claim } { argument-fifty } réclament la nulle, suivis d'un coup avant qu'il soit joué.
play-help-resign = { command-resign } abandonne la partie; une question suit.
play-help-resign-opponent = Personne n'abandonne ici pour l'adversaire: { command-halt } appelle l'arbitre; sans arbitre, { command-quit } quitte la partie et les deux notent le résultat.
play-help-halt = { command-halt } arrête les pendules, en tournoi seulement pour appeler l'arbitre; { command-continue } les remet en marche.
play-help-dictation = { command-dictate } commence et finit l'enregistrement de votre feuille, { command-hear } fait entendre le dernier, { command-hear } 12 celui du coup 12, { command-write } 12. Cf3 note un coup.
play-help-set = { command-set } { argument-white } 5:00 règle un temps, { command-add } { argument-black } 2:00 en ajoute, { command-set } { argument-white } { command-moves } 23 règle le nombre de coups.
play-help-rule = { command-uphold } et { command-dismiss } tranchent ce qui est réclamé ou proposé.
play-help-retract = { command-retract } reprend le dernier demi-coup, { command-retract } 2 les deux derniers.
play-help-flag = { command-flag } dit qu'un temps est écoulé.
play-help-compare = { command-reconcile } compare les deux feuilles et les échiquiers; { command-score } { argument-white } en lit une.
play-help-absent = { command-absent } { argument-black } et { command-arrived } { argument-black } notent qui est là.
play-help-back = { command-retract } reprend le dernier coup, { command-retract } 2 deux demi-coups, si l'autre joueur dit oui.
play-help-adjourn = { command-adjourn } ajourne la partie; qui a le trait met alors son coup sous pli par { command-seal } et le coup.
play-help-quit = { command-quit } quitte et dit comment continuer; rien n'est perdu.
play-help-answers = { command-yes } et { command-no } répondent à une question.
play-help-who = Celui qui parle peut se nommer d'abord: { argument-white }:, { argument-black }:, { argument-assistant }:, { argument-arbiter }:.
play-help-opponent = { command-opponent } dit le nom de l'adversaire.
play-help-languages = Chaque commande est comprise en français et en anglais; { command-help } { help-topic-words } les nomme.
play-help-keys = Avec --keys: F1 aide, F2 temps propre, F3 les deux temps, F4 temps utilisé, F5 coups, F6 encore une fois, F7 silence, F8 appuyer, F9 annoncer; ou Alt avec h, t, c, u, m, a, s, p, y. { keys-talk }
play-help-words = Français et anglais: { $words }.
tridim-help-squares = { command-square } a4N est une case et ce qui se trouve au-dessous et au-dessus, { command-square } a4 toute une colonne verticale, { command-colour } a4N la couleur d'une case, { command-piece } cavalier les cavaliers.
tridim-help-levels = { command-board } lit toutes les pièces, { command-board } avec N, DP3, b ou 4 un niveau, un échiquier d'attaque, une colonne ou une rangée, { command-decks } tous les échiquiers d'attaque.
tridim-help-dictation = { command-dictate } commence et finit l'enregistrement de votre feuille, { command-hear } fait entendre le dernier, { command-hear } 12 celui du coup 12, { command-write } 12. Cb3N note un coup.
