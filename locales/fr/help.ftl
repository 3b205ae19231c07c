### French. docs/translators.md tells how; locales/en has a comment on each message.

play-help = Sujets: { $topics }.
play-help-topics = { $topics }. Tapez { command-help } et un sujet.
play-help-more = Tapez { command-more }.
play-help-nothing = Il n'y a pas d'aide sur cela maintenant. Tapez { command-help } pour les sujets.
play-help-end = C'est tout. Tapez { command-help } pour les sujets.

## Topics

help-topic-start = début
    .heard = commencer
help-topic-moving = jouer
    .heard = coups, coup, roque, roquer
help-topic-touching = toucher
    .heard = touché
help-topic-draw = nulle
    .heard = fin, abandon
help-topic-clock = pendule
    .heard = temps
help-topic-board = échiquier
    .heard = position
help-topic-levels = niveaux
    .heard = niveau, broches
help-topic-score = feuille
    .heard = feuille de partie
help-topic-voice = voix
help-topic-arbiter = arbitre
    .heard = décisions
help-topic-leaving = quitter
    .heard = ajourner
help-topic-speakers = qui parle
    .heard = qui
help-topic-keys = touches
help-topic-words = mots
    .heard = langues

## Sentences

play-help-setup = Tapez { command-setup } pour placer les pièces. Tapez { command-turn } si votre échiquier est tourné. Si le port de votre échiquier a changé, tapez { command-board } et le port.
play-help-start = Tapez { command-start } pour mettre en marche la pendule des Blancs.
play-help-moving = Tapez un coup ainsi: cavalier Gustave un Félix trois. Cf3 ou g1f3 est compris aussi.
tridim-help-moving = Tapez un coup ainsi: cavalier Anna un parterre Bella trois central, ou Cb3N. Un échiquier d'attaque est broche dame trois, ou DP3.
play-help-say = Tapez { command-say } pour annoncer ce que montre votre échiquier.
play-help-press = Tapez { command-press } pour actionner la pendule.
play-help-repeat = Tapez { command-repeat } et le coup pour répéter l'annonce de l'adversaire. Par exemple: { command-repeat } e5.
tridim-help-repeat = Tapez { command-repeat } et le coup pour répéter l'annonce de l'adversaire. Par exemple: { command-repeat } Cb6N.
play-help-correct = Tapez { command-correct } et le coup pour corriger votre annonce avant d'appuyer. Par exemple: { command-correct } Cc3.
play-help-missing = Tapez { command-missing } pour savoir ce qui manque à votre coup.
play-help-touch = Tapez { command-adjust } e2 avant de rajuster e2. Tapez { command-touch } e2 si e2 a été touché. Tapez { command-touch } e2 e3 si la pièce a été lâchée en e3. Tapez { command-touch } { argument-none } si rien n'a été touché.
play-help-must = Tapez { command-must } pour savoir ce que vous devez jouer.
play-help-object = Tapez { command-claim } { command-touch } e7 si l'adversaire a d'abord touché e7. Tapez { command-claim } { command-touch } e7 e6 si la pièce a été lâchée en e6.
play-help-offer = Tapez { command-offer } pour proposer la nulle. Répondez par { command-accept } ou { command-decline }. Tapez { command-offers } pour savoir s'il y a une proposition.
play-help-claim = Tapez { command-claim } { argument-threefold } ou { command-claim } { argument-fifty } pour demander la nulle. Ajoutez le coup avant de le jouer: { command-claim } { argument-fifty } Cf3.
play-help-resign = Tapez { command-resign } pour abandonner. Le programme demande confirmation.
play-help-resign-opponent = Vous ne pouvez pas abandonner ici pour l'adversaire. Tapez { command-halt } pour appeler l'arbitre. Sans arbitre, tapez { command-quit }; les deux joueurs notent le résultat.
play-help-halt = Tapez { command-halt } pour arrêter les pendules, { command-continue } pour les remettre en marche. En tournoi, { command-halt } ne sert qu'à appeler l'arbitre.
play-help-dictation = Tapez { command-dictate } pour commencer ou finir un enregistrement de votre feuille. Tapez { command-hear } pour le dernier, { command-hear } 12 pour celui du coup 12. Tapez { command-write } 12. Cf3 pour noter un coup.
play-help-set = Tapez { command-set } { argument-white } 5:00 pour régler un temps. Tapez { command-add } { argument-black } 2:00 pour ajouter du temps. Tapez { command-set } { argument-white } { command-moves } 23 pour le nombre de coups.
play-help-rule = Tapez { command-uphold } ou { command-dismiss } pour trancher une demande ou une proposition.
play-help-retract = Tapez { command-retract } pour annuler le dernier coup, { command-retract } 2 pour les deux derniers.
play-help-flag = Tapez { command-flag } pour signaler qu'un temps est écoulé.
play-help-compare = Tapez { command-reconcile } pour comparer les deux feuilles et les échiquiers. Tapez { command-score } { argument-white } pour la feuille des Blancs.
play-help-absent = Tapez { command-absent } { argument-black } si les Noirs sont absents, { command-arrived } { argument-black } quand ils arrivent.
play-help-back = Tapez { command-retract } pour proposer d'annuler le dernier coup. Tapez { command-retract } 2 pour les deux derniers. L'autre joueur répond oui ou non.
play-help-adjourn = Tapez { command-adjourn } pour ajourner la partie. Le joueur au trait met alors un coup sous pli, par exemple { command-seal } Cf3.
play-help-quit = Tapez { command-quit } pour terminer. Rien n'est perdu; le programme indique comment reprendre.
play-help-answers = Tapez { command-yes } ou { command-no } quand le programme pose une question.
play-help-who = Nommez avant celui qui parle et deux-points: { argument-white }, { argument-black }, { argument-assistant } ou { argument-arbiter }. Par exemple: { argument-white }, deux-points, e4.
play-help-opponent = Tapez { command-opponent } pour le nom de l'adversaire.
play-help-languages = Chaque commande existe en français et en anglais. Tapez { command-help } { help-topic-words } pour les deux.
play-help-keys = Avec --keys: F1 ou Alt h: aide. F2 ou Alt t: votre temps. F3 ou Alt c: les deux temps. F4 ou Alt u: temps utilisé. F5 ou Alt m: coups. F6 ou Alt a: encore une fois. F7 ou Alt s: silence. F8 ou Alt p: actionner la pendule. F9 ou Alt y: annoncer. Tab: l'échiquier. { keys-talk }
play-help-words = Français et anglais: { $words }.
tridim-help-squares = Tapez { command-square } a4N pour une case et celles au-dessous et au-dessus. Tapez { command-square } a4 pour toute une colonne verticale. Tapez { command-colour } a4N pour une couleur, { command-piece } cavalier pour les cavaliers.
tridim-help-levels = Tapez { command-board } pour toutes les pièces. Ajoutez N ou DP3 pour un niveau ou un échiquier d'attaque. Ajoutez b ou 4 pour une colonne ou une rangée. Tapez { command-decks } pour tous les échiquiers d'attaque.
tridim-help-level-words = W est le niveau le plus bas, { $low }. N est celui du milieu, { $middle }. S est le plus haut, { $high }.
tridim-help-pin-words = DP1 est { $queen }, à l'aile dame. RP1 est { $king }, à l'aile roi. Un échiquier d'attaque est sur une broche. Les broches 1 et 2 sont à { $low }. Les broches 3 et 4 sont à { $middle }. Les broches 5 et 6 sont à { $high }.
tridim-help-level-letters = Tapez le mot ou la lettre: { command-board } { $high }, ou { command-board } S. Une case a toujours un niveau: a4N.
tridim-help-dictation = Tapez { command-dictate } pour commencer ou finir un enregistrement de votre feuille. Tapez { command-hear } pour le dernier, { command-hear } 12 pour celui du coup 12. Tapez { command-write } 12. Cb3N pour noter un coup.
