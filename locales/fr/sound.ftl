### French. docs/translators.md tells how; locales/en has a comment on each message.

voice-missing = Il n'y a pas de voix, les mots sont seulement écrits. { $reason }
voice-outlet = { $outlet ->
        [white] Le casque des Blancs
        [black] Le casque des Noirs
        [arbiter] Le casque de l'arbitre
       *[room] Le haut-parleur
    }
voice-open = { voice-outlet } est prêt: { $device }.
voice-no-device = { voice-outlet } est muet, ses mots sont écrits. { $reason } Un nouvel essai suit.
voice-lost = { voice-outlet } est tombé en panne. Ce qui n'a pas été entendu sera redit à son retour.
voice-back = { voice-outlet } est de retour.
voice-shared = Les mots privés sont dits par le haut-parleur, car tous les joueurs n'ont pas de casque.
voice-unsaid = Des mots n'ont pas été dits, seulement écrits. { $reason }
voice-system-ready = La voix du système est prête.
voice-system-restarting = La voix du système ne répond pas et est relancée.
voice-system-gone = La voix du système est tombée trop souvent en panne, les mots sont seulement écrits.

sound-unknown = { $count ->
        [0] Il n'y a pas d'appareil de son { $name }, ni aucun autre.
       *[other] Aucun appareil de son unique ne s'appelle { $name }; il y a: { $there }.
    }
sound-none = Il n'y a pas d'appareil de son.
sound-taken = L'appareil de son { $name } est déjà { $by ->
        [white] celui des Blancs
        [black] celui des Noirs
        [arbiter] celui de l'arbitre
       *[room] celui de la salle
    }; les mots privés seraient entendus.
sound-absent = L'appareil de son { $name } n'est pas là.
sound-refused = L'appareil de son { $name } ne peut pas être ouvert: { $why }.

espeak-library = La bibliothèque libespeak-ng manque; installez espeak-ng.
espeak-named = { $path }, que nomme ANNABELLA_ESPEAK, n'est pas une bibliothèque libespeak-ng; corrigez le chemin ou supprimez ANNABELLA_ESPEAK.
espeak-data = Les voix d'espeak-ng manquent; installez espeak-ng-data.
espeak-voice = espeak-ng n'a pas de voix pour la langue { $language }.
espeak-synthesis = espeak-ng ne peut pas dire « { $text } ».
espeak-ended = espeak-ng ne répond plus.

## Changes of a voice

voice-rate = Vitesse { $rate }{ $bound ->
    [lowest] , pas plus lent
    [highest] , pas plus vite
   *[none] {""}
}
voice-volume = Volume { $volume }{ $bound ->
    [lowest] , pas plus bas
    [highest] , pas plus fort
   *[none] {""}
}
voice-pitch = Hauteur { $pitch }{ $bound ->
    [lowest] , pas plus grave
    [highest] , pas plus aigu
   *[none] {""}
}
voice-rest = { $millis ->
    [0] Pas de pause avant les cases. { command-rest } 300 en met une ; { command-halt } arrête les pendules.
   *[other] Pause avant les cases : { $millis } millisecondes
}
voice-nowhere = Aucune voix ici ne parle à vous seul, elle reste donc comme elle est.
voice-which = Voix { $voice }, { $number } de { $count }
voice-usual = La voix habituelle, il y en a { $count } autres. { command-voice } { command-next } prend la suivante.
voice-unknown = Il n'y a pas de voix { $name }. { command-voice } { argument-all } les nomme, { command-voice } { command-next } prend la suivante.
voice-unknown-at-start = Il n'y a pas de voix { $name }; l'habituelle parle.
voice-names = Voix: { $names }
voice-alone = Il n'y a ici qu'une voix.
