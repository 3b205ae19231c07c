### French. docs/translators.md tells how; locales/en has a comment on each message.

voice-missing = Aucune voix n'est disponible. Tout est seulement affiché. { $reason }
voice-outlet = { $outlet ->
        [white] Le casque des Blancs
        [black] Le casque des Noirs
        [arbiter] Le casque de l'arbitre
       *[room] Le haut-parleur
    }
voice-open = { voice-outlet } est prêt: { $device }.
voice-no-device = { voice-outlet } est muet; ses mots sont affichés. { $reason } Un nouvel essai suit.
voice-lost = { voice-outlet } est en panne. Les mots perdus seront répétés.
voice-back = { voice-outlet } fonctionne de nouveau.
voice-shared = Sans casque, tous entendent les réponses privées.
voice-unsaid = Certains mots ont seulement été affichés. { $reason }
voice-system-ready = La voix du système est prête.
voice-system-restarting = La voix du système ne répond pas et redémarre.
voice-system-gone = La voix du système est tombée trop souvent en panne. Tout est seulement affiché.

sound-unknown = { $count ->
        [0] Appareil de son { $name }: introuvable. Il n'y en a pas d'autre.
       *[other] Appareil de son { $name }: introuvable ou ambigu. Choisissez parmi: { $there }.
    }
sound-none = Il n'y a pas d'appareil de son. Branchez-en un.
sound-taken = Appareil de son { $name }: c'est déjà { $by ->
        [white] celui des Blancs
        [black] celui des Noirs
        [arbiter] celui de l'arbitre
       *[room] celui de la salle
    }. Les mots privés seraient entendus. Choisissez-en un autre.
sound-absent = Appareil de son { $name }: non branché. Branchez-le.
sound-refused = Appareil de son { $name }: impossible à ouvrir: { $why }.

espeak-library = La bibliothèque libespeak-ng est introuvable. Installez espeak-ng.
espeak-named = ANNABELLA_ESPEAK: { $path } n'est pas une bibliothèque libespeak-ng. Corrigez le chemin ou supprimez la variable.
espeak-data = Les voix d'espeak-ng sont introuvables. Installez espeak-ng-data.
espeak-voice = espeak-ng n'a pas de voix pour la langue { $language }.
espeak-synthesis = espeak-ng ne peut pas dire « { $text } ».
espeak-ended = espeak-ng ne répond plus.

## Changes of a voice

voice-rate = Vitesse { $rate }{ $bound ->
    [lowest] , la plus lente
    [highest] , la plus rapide
   *[none] {""}
}
voice-volume = Volume { $volume }{ $bound ->
    [lowest] , le plus bas
    [highest] , le plus fort
   *[none] {""}
}
voice-pitch = Hauteur { $pitch }{ $bound ->
    [lowest] , la plus grave
    [highest] , la plus aiguë
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Pas de pause avant les cases. Tapez { command-rest } 300 pour une pause. Tapez { command-halt } pour arrêter les pendules.
   *[other] Pause avant les cases: { $millis } millisecondes
}
voice-nowhere = Ici, tous entendent la même voix. Rien n'a changé.
voice-off = La voix est coupée. Relancez avec --speech espeak.
voice-which = Voix { $voice }, { $number } de { $count }
voice-usual = La voix habituelle. Autres voix: { $count }. Tapez { command-voice } { command-next } pour la suivante.
voice-unknown = Voix { $name }: introuvable. Tapez { command-voice } { argument-all } pour les noms.
voice-unknown-at-start = Voix { $name }: introuvable. La voix habituelle parle.
voice-names = Voix: { $names }
voice-names-printed = Il y a { $count } voix; leurs noms sont affichés. Tapez { command-voice } { command-next } pour la suivante.
voice-alone = Il n'y a qu'une voix ici.
