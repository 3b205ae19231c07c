### French. docs/translators.md tells how; locales/en has a comment on each message.

## Words of the menu

settings-list = liste
settings-back = retour
settings-quit = quitter
settings-default = défaut
settings-preset = profil
settings-file = fichier
settings-again = encore
settings-on = activé
settings-off = désactivé
settings-where-word = où

## Sentences of the menu

settings-welcome = Réglages. Tapez un numéro, { command-help } ou { settings-quit }.
settings-where = Les réglages sont dans { $file }.
settings-help = Tapez un numéro, un nom, ou un nom et sa valeur, par exemple { settings-name-rate } 250. { settings-list } montre vos réglages, { settings-preset } les profils, { settings-where-word } le fichier. Tapez { settings-quit } pour terminer.
settings-help-group = Tapez un numéro ou un nom. Entrée répète la liste. { settings-back } ramène aux groupes, { settings-list } montre vos réglages. Tapez { settings-quit } pour terminer.
settings-help-setting = Tapez la nouvelle valeur ou son numéro. { settings-default } efface la vôtre, { settings-back } la garde, Entrée la répète.
settings-help-option = Son option est { $option }.
settings-help-example = Un exemple: { $example }.
settings-bounds = Valeurs possibles: de { $lowest } à { $highest }.
settings-choice = { $number }: { $what }
settings-title = { $title }
settings-pair = { $name }: { $value }
settings-by-default = { $value }, par défaut
settings-nothing = non réglé
settings-now = { $now }. But: { $purpose }.
settings-ask = Tapez la nouvelle valeur, ou { settings-back } pour garder celle-ci.
settings-set = { $name }: maintenant { $value }, enregistré.
settings-not-here = { $value } n'est pas disponible en ce moment.
settings-taken-out = { $name }: réglage effacé. Valeur par défaut: { $value }.
settings-none = Rien n'est réglé.
settings-presets = Profils: { $presets }.
settings-in-preset = Vous modifiez le profil { $preset }. Tapez { settings-file } pour les réglages qui valent toujours.
settings-new-preset = Le profil { $preset } est nouveau. Votre première modification le crée.
settings-in-file = Vous modifiez les réglages qui valent toujours.
settings-left = Fin des réglages. Vos modifications sont enregistrées.
settings-out-of-bounds = { $name }: « { $value } » est hors limites. Tapez de { $lowest } à { $highest }.
settings-no-choice = { $name }: « { $value } » n'est pas une valeur possible. Tapez { $possible }.
settings-not-understood = « { $text } »: ni un réglage, ni un numéro de cette liste. Entrée répète la liste.
settings-not-understood-near = « { $text } »: ni un réglage, ni un numéro de cette liste. Vouliez-vous dire { $near }?
settings-mend = Tapez { settings-default } { $key } pour effacer la ligne.

## Names of settings in the menu

settings-name-time-control = cadence
settings-name-white-impaired = blancs déficients visuels
settings-name-black-impaired = noirs déficients visuels
settings-name-white-board = échiquier blancs
settings-name-black-board = échiquier noirs
settings-name-arbiter = arbitre
settings-name-speech = sortie vocale
settings-name-rate = vitesse
settings-name-volume = volume
settings-name-variant = variante
settings-name-laws = règles
settings-name-repetition = répétition
settings-name-sighted-press = appui du voyant
settings-name-let-go = lâcher
settings-name-no-draw-before = pas de nulle avant
settings-name-default-time = délai de forfait
settings-name-supervision = surveillance
settings-name-quickplay-finish = fin rapide
settings-name-practice = entraînement
settings-name-level-words = mots des niveaux
settings-name-white-name = nom blancs
settings-name-black-name = nom noirs
settings-name-white-title = titre blancs
settings-name-black-title = titre noirs
settings-name-white-elo = elo blancs
settings-name-black-elo = elo noirs
settings-name-white-fide-id = numéro fide blancs
settings-name-black-fide-id = numéro fide noirs
settings-name-event = tournoi
settings-name-site = lieu
settings-name-round = ronde
settings-name-announce-by = annonceur
settings-name-announce-language = langue des annonces
settings-name-style = style
settings-name-alphabet = alphabet
settings-name-zwo = zwo
settings-name-pause = pause
settings-name-notation = notation
settings-name-hear-execution = entendre l'exécution
settings-name-seat = place
settings-name-assistants = assistants
settings-name-white-assistant = assistant blancs
settings-name-black-assistant = assistant noirs
settings-name-white-deaf = blancs sourds
settings-name-black-deaf = noirs sourds
settings-name-pin = code
settings-name-pin-kept = durée du code
settings-name-keys = touches
settings-name-warn = avertissements
settings-name-white-warn = avertissements blancs
settings-name-black-warn = avertissements noirs
settings-name-voice = voix
settings-name-white-voice = voix blancs
settings-name-black-voice = voix noirs
settings-name-arbiter-voice = voix arbitre
settings-name-room-device = haut-parleur
settings-name-white-device = casque blancs
settings-name-black-device = casque noirs
settings-name-arbiter-device = casque arbitre
settings-name-width = longueur de ligne
settings-name-prefix = nom du locuteur
settings-name-echo = écho
settings-name-confirm = confirmation
settings-name-white-microphone = microphone blancs
settings-name-black-microphone = microphone noirs
settings-name-white-hear = annonces blancs
settings-name-black-hear = annonces noirs
settings-name-white-peg-echo = écho des chevilles blancs
settings-name-black-peg-echo = écho des chevilles noirs
settings-name-white-turned = échiquier blancs tourné
settings-name-black-turned = échiquier noirs tourné
settings-name-set-clock = régler la pendule
settings-name-debounce = anti-rebond
settings-name-quiet = repos de l'échiquier
settings-name-rest = repos de l'annonce
settings-name-locale = langue

## Names of values in the menu

settings-value-espeak = voix propre
settings-value-system = voix du système
settings-value-print = texte seul
settings-value-required = exigé
settings-value-words = en mots
settings-value-announced = annoncé
settings-value-executed = exécuté
settings-value-full = complet
settings-value-short = court
settings-value-partial = partiel
settings-value-program = le programme
settings-value-player = une personne
settings-value-auto = automatique
settings-value-shared = partagé
settings-value-white = Blancs
settings-value-black = Noirs
settings-value-assistant = assistant
settings-value-white-assistant = assistant des Blancs
settings-value-black-assistant = assistant des Noirs
settings-value-arbiter = arbitre
settings-value-left = gauche
settings-value-right = droite

## The file

settings-file-head =
    Réglages d'annabella: nom = valeur, les mots entre guillemets droits, true ou false pour un commutateur.
    annabella settings les montre et les modifie. annabella help play explique chacun.
    Les réglages après { "[" }preset.NOM] ne valent qu'avec --preset NOM.
settings-no-file = Réglages: aucun endroit pour le fichier. Définissez XDG_CONFIG_HOME, HOME ou ANNABELLA_SETTINGS.
settings-unreadable = Réglages: illisibles. { $cause }
settings-no-toml = Réglages { $file }, ligne { $line }: « { $text } » n'est pas un réglage. Écrivez nom = valeur, les mots entre guillemets droits.
settings-unknown = Réglages { $file }, ligne { $line }: pas de réglage « { $key } ». Voyez annabella help play.
settings-unknown-near = Réglages { $file }, ligne { $line }: pas de réglage « { $key } ». Vouliez-vous dire { $near }?
settings-no-value = Réglages { $file }, ligne { $line }: « { $key } » n'est pas une valeur unique. Donnez-en une, ou commencez un profil par [preset.NOM].
settings-wrong-value = Réglages { $file }, ligne { $line }: { $cause }
settings-no-preset = « { $preset } »: ce profil n'existe pas. Choisissez parmi { $presets }.

## Help

help-settings = Montrer ou modifier les réglages
help-settings-line = Une ligne du menu [défaut: le menu entier]
help-settings-preset = Montrer ou modifier ce profil
help-settings-speech = { help-clock-speech } [défaut: seulement à un terminal]
help-play-preset = Appliquer ces profils; --no-NOM ignore un réglage
help-clock-preset = { help-play-preset }
help-play-assistants = Donner un assistant à chaque joueur déficient visuel, comme pour les Blancs
