### French. docs/translators.md tells how; locales/en has a comment on each message.

## Adjournment

arbiter-adjourning = La partie est ajournée. { $side ->
    [white] Les Blancs mettent le prochain coup sous pli
   *[black] Les Noirs mettent le prochain coup sous pli
}: tapez { command-seal } et le coup.
arbiter-sure-to-adjourn = { $side ->
    [white] Ajourner la partie, le coup des Blancs sous pli? Répondez { command-yes } ou { command-no }.
   *[black] Ajourner la partie, le coup des Noirs sous pli? Répondez { command-yes } ou { command-no }.
}
arbiter-adjourned = { $side ->
    [white] Ajournée. Coup { $number } des Blancs sous pli.
   *[black] Ajournée. Coup { $number } des Noirs sous pli.
} Pour reprendre, tapez { command-continue }.
arbiter-envelope = Pour l'enveloppe: position { $position }
arbiter-envelope-times = Pour l'enveloppe: temps utilisés: { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] Le coup sous pli des Blancs n'est pas valable
   *[black] Le coup sous pli des Noirs n'est pas valable
}: { $entry }. { $why } Selon la directive sur les parties ajournées, la partie est perdue pour les { $side ->
    [white] Blancs
   *[black] Noirs
}.
arbiter-ask-passphrase = Arbitre: tapez une phrase secrète pour l'enveloppe, pas le coup. Au moins { $fewest } caractères.
arbiter-ask-word = Tapez une phrase secrète pour l'enveloppe, pas le coup. Au moins { $fewest } caractères. Quiconque la connaît peut ouvrir l'enveloppe.
arbiter-ask-to-open = Tapez la phrase secrète de l'enveloppe.
arbiter-seal-now = { $side ->
    [white] Aux Blancs de mettre le coup sous pli
   *[black] Aux Noirs de mettre le coup sous pli
}: tapez { command-seal } et le coup.
arbiter-no-adjournment = Pas d'ajournement. { $side ->
    [white] La pendule des Blancs tourne.
   *[black] La pendule des Noirs tourne.
}
arbiter-no-adjournment-unclocked = Pas d'ajournement.
arbiter-in-envelope = Dans l'enveloppe. Tapez { command-press }; pour le changer, { command-seal } et un autre coup.
arbiter-envelope-waits = L'enveloppe reste fermée jusqu'à l'arrivée des { $side ->
    [white] Blancs
   *[black] Noirs
}. Tapez alors { command-continue } pour l'ouvrir.
arbiter-opens-anyway = Si le coup mis sous enveloppe finit la partie, il compte. Tapez { command-continue }! pour l'ouvrir.
arbiter-envelope-missing = { $side ->
    [white] Il manque l'enveloppe des Blancs. Trouvez-la et tapez { command-continue }. Sans l'enveloppe, tapez { command-continue } avec un point d'exclamation.
   *[black] Il manque l'enveloppe des Noirs. Trouvez-la et tapez { command-continue }. Sans l'enveloppe, tapez { command-continue } avec un point d'exclamation.
}
arbiter-envelope-altered = { $side ->
    [white] L'enveloppe des Blancs est abîmée ou n'est pas la bonne. Trouvez la bonne et tapez { command-continue }. Sans l'enveloppe, tapez { command-continue } avec un point d'exclamation.
   *[black] L'enveloppe des Noirs est abîmée ou n'est pas la bonne. Trouvez la bonne et tapez { command-continue }. Sans l'enveloppe, tapez { command-continue } avec un point d'exclamation.
}
arbiter-without-envelope = { $side ->
    [white] Partie reprise sans l'enveloppe. Les Blancs jouent le coup qu'ils disent avoir mis sous pli.
   *[black] Partie reprise sans l'enveloppe. Les Noirs jouent le coup qu'ils disent avoir mis sous pli.
}
arbiter-envelope-names = Pour l'enveloppe: Blancs { $white }, Noirs { $black }
arbiter-envelope-sealed-by = { $side ->
    [white] Pour l'enveloppe: les Blancs ont mis le coup { $number } sous pli
   *[black] Pour l'enveloppe: les Noirs ont mis le coup { $number } sous pli
}
arbiter-envelope-goes-on = Pour l'enveloppe: date, heure et lieu de la reprise: { $note }
envelope-at = L'enveloppe: { $file }
envelope-not-written = L'enveloppe ne peut pas être écrite. { $cause }
envelope-no-outside = Le texte de l'enveloppe ne peut pas être écrit: { $cause }
passphrase-once-more = Tapez de nouveau la même phrase secrète, puis Entrée.
passphrase-differs = Les deux phrases secrètes diffèrent. Tapez de nouveau deux fois la phrase secrète de l'enveloppe.
passphrase-short = Trop court: au moins { $fewest } caractères.
passphrase-too-short = La phrase secrète a moins de { $fewest } caractères. Tapez-en une plus longue; Entrée seule annule.
passphrase-by-file = Sans terminal, la phrase secrète se lit dans un fichier: --passphrase-file FICHIER.
passphrase-is-line = C'est un coup ou une commande, pas la phrase secrète. { $typed ->
    [once] Tapez de nouveau la même phrase secrète.
   *[never] Tapez d'autres mots pour l'enveloppe.
} Entrée seule annule.
passphrase-here = Tapez maintenant ici la phrase secrète de l'enveloppe, depuis le début. Pas encore le coup.
sealed-read-back = Votre coup sous pli: { $move }.
sealed-as-typed = { $text }
sealed-unheard = D'autres entendraient ou liraient ici le coup sous pli. En cas de doute, mettez-le de nouveau sous pli.
sealed-forgotten = Le coup sous pli ne peut pas être relu après un redémarrage. En cas de doute, mettez-le de nouveau sous pli.

## Losses

arbiter-loss-rule = Tapez { command-uphold }, ou { command-dismiss } pour continuer.
arbiter-played-on = { play-continued-without-clock }

## Absence

arbiter-absent = { $side ->
    [white] Les Blancs ne sont pas à l'échiquier. Délai de forfait: { $wait }.
   *[black] Les Noirs ne sont pas à l'échiquier. Délai de forfait: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Les Blancs sont arrivés. Retard: { $after }.
   *[black] Les Noirs sont arrivés. Retard: { $after }.
}
arbiter-default-time-over = { $side ->
    [white] Le délai de forfait est passé: les Blancs, absents, perdent.
   *[black] Le délai de forfait est passé: les Noirs, absents, perdent.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Les Blancs ont arrêté les pendules et appellent l'arbitre.
   *[black] Les Noirs ont arrêté les pendules et appellent l'arbitre.
}
arbiter-let-off = { $side ->
    [white] Les Blancs peuvent jouer.
   *[black] Les Noirs peuvent jouer.
}
arbiter-moves-counted = { $side ->
    [white] Compteur de coups des Blancs réglé à { $moves }.
   *[black] Compteur de coups des Noirs réglé à { $moves }.
}
arbiter-control-changed = L'arbitre a changé la cadence. { $control }
arbiter-sure-to-change = Les Blancs ont alors { $white }, les Noirs { $black }. Tapez { command-yes } pour confirmer.
arbiter-sure-to-start-new-game = Cette partie est-elle annulée et une nouvelle jouée? Tapez { command-yes } pour confirmer.
arbiter-draw-allowed = L'arbitre autorise désormais la nulle par accord.
arbiter-announce-language = Les coups sont maintenant annoncés en { $language ->
    [de] allemand
    [en] anglais
    [nl] néerlandais
    [fr] français
    [es] espagnol
   *[it] italien
}.
arbiter-assistant = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} { $has ->
    [yes] ont maintenant un assistant.
   *[no] n'ont plus d'assistant.
}
arbiter-made-not-sealed = { $side ->
    [white] Les Blancs ont joué le coup au lieu de le mettre sous pli. C'est le coup sous pli. S'il n'a été que dit, tapez { command-adjourn }.
   *[black] Les Noirs ont joué le coup au lieu de le mettre sous pli. C'est le coup sous pli. S'il n'a été que dit, tapez { command-adjourn }.
}

## Refusals

refused-second-assistant = { $side ->
    [white] Les Blancs ne peuvent pas avoir d'assistant: ils voient, et les Noirs en ont un.
   *[black] Les Noirs ne peuvent pas avoir d'assistant: ils voient, et les Blancs en ont un.
}
refused-too-many-duties = { $side ->
    [white] Les Blancs voient. Leur assistant peut seulement exécuter et annoncer les coups.
   *[black] Les Noirs voient. Leur assistant peut seulement exécuter et annoncer les coups.
}
refused-no-penalty-on-claim = Aucune sanction n'est possible ici. Tapez { command-uphold } ou { command-dismiss }.
refused-nobody-impaired = Aucun joueur n'est déficient visuel: l'annexe D ne s'applique pas. Tapez { command-penalty } pour une autre sanction.
refused-late = Pour un retard des Blancs, tapez { command-absent } blancs; à leur arrivée, { command-arrived } blancs.
refused-other-hourglass = Un sablier ne peut pas être échangé pendant la partie.
refused-sealed-by-making = Vous avez joué le coup au lieu de le mettre sous pli. C'est le coup sous pli, il ne peut plus changer.
refused-seal-first = La partie est ajournée. { $side ->
    [white] Les Blancs mettent d'abord leur coup sous pli
   *[black] Les Noirs mettent d'abord leur coup sous pli
}: tapez { command-seal } et le coup.
refused-not-adjourned = Aucun ajournement en cours. Tapez { command-adjourn }.
refused-open-first = L'enveloppe est encore fermée.
refused-not-sealed = { $why ->
    [illegal] Le coup est illégal ici.
    [ambiguous] Plusieurs coups conviennent.
    [touch] La pièce touchée ne permet pas ce coup.
    [not-written] L'enveloppe ne peut pas être écrite.
   *[unreadable] Le texte n'est pas un coup.
} Rien n'a été mis sous pli.
refused-wrong-passphrase = Mauvaise phrase secrète. { $often ->
    [yes] Pour réessayer, tapez { command-continue }. Sans l'enveloppe, tapez { command-continue } avec un point d'exclamation.
   *[no] Pour réessayer, tapez { command-continue }.
}
refused-passphrase-missing = Aucune phrase secrète donnée. L'enveloppe en demande une.
refused-present = { $side ->
    [white] Les Blancs ne sont pas absents.
   *[black] Les Noirs ne sont pas absents.
}

## The arbiter's PIN

arbiter-ask-pin = Tapez le code de l'arbitre, puis Entrée. Il ne s'affiche pas.
arbiter-unguarded = Aucun code fixé. Qui tape d'abord { argument-arbiter } et deux-points peut décider ici. Fixez un code avec --pin.
arbiter-pin-set = Le code de l'arbitre a été fixé de nouveau.
arbiter-pin-paused = Codes faux au terminal partagé: { $wrong }. Il n'accepte plus de commandes de l'arbitre pendant { $pause }.
pin-not-needed = --pin: seulement avec --arbiter à un terminal commun.
pin-needs-file = Sans terminal, le code se lit dans un fichier: --pin-file FICHIER.
pin-too-short = Code: pas assez de chiffres. Tapez au moins { $fewest } chiffres; des lettres peuvent s'y ajouter.
pin-is-a-word = Code: c'est une commande, un coup, une heure ou un autre mot des parties. Choisissez un autre code.
pin-no-value = --pin: ne prend pas de valeur. Tapez le code quand le programme le demande.
pin-file-open = { $file }: d'autres utilisateurs peuvent lire ou modifier ce fichier du code. Tapez chmod 600 et son nom.
secret-unreadable = Le secret ne peut pas être lu. { $cause }
pin-file-missing = Code: ce fichier n'existe pas. Indiquez un fichier qui le contient.
pin-choose = Choisissez le code de l'arbitre pour cette partie, puis Entrée. Il ne s'affiche pas.
pin-choose-again = Choisissez de nouveau le code de l'arbitre, puis Entrée. Il ne s'affiche pas. Tous entendront qu'il a été fixé.
pin-once-more = Tapez de nouveau le même code, puis Entrée.
pin-differs = Les deux codes diffèrent.
refused-both-lose = Les deux perdraient. Seul l'arbitre peut fixer ce résultat. { command-dismiss } les laisse jouer.
## The arbiter's desk

desk-came = Poste de l'arbitre relié. Les décisions et les messages privés passent maintenant par là.
desk-gone = Poste de l'arbitre déconnecté. L'arbitre décide de nouveau ici.
desk-lost = La partie ne répond pas. Ce poste continue d'essayer.
desk-over = Le programme de la partie est terminé. Ce poste se termine aussi.
desk-taken = L'arbitre a déjà un poste à cette partie. Terminez d'abord celui-là.
desk-other-version = La partie utilise une autre version d'annabella. Lancez le poste avec la même version.
desk-seat = Seul l'arbitre peut rejoindre une partie: --join avec --seat arbiter.
desk-no-game = Aucune partie avec --arbiter n'est en cours dans le dossier des parties. Indiquez le journal d'une autre: --join FICHIER.
desk-not-there = { $file }: aucune partie avec --arbiter qu'un poste puisse rejoindre n'est en cours.
desk-not-sent = La partie ne répond pas. Rien n'a été envoyé.
desk-not-printed = Ce poste ne peut plus rien afficher et se termine. La partie continue; un nouveau poste peut la rejoindre.
desk-unsupported = Ce système ne peut pas relier un second terminal. Au terminal de la partie, tapez avant chaque ligne { speaker-arbiter } et deux-points.
desk-no-door = Aucun poste ne peut rejoindre cette partie ({ $cause }). Tapez ici avant chaque ligne { speaker-arbiter } et deux-points.
arbiter-adjourns = La partie est ajournée. { $side ->
    [white] Les Blancs mettent le prochain coup sous pli.
   *[black] Les Noirs mettent le prochain coup sous pli.
}
refused-already-sealed = Le coup est déjà dans l'enveloppe. Tapez { command-press } pour arrêter les pendules. Pour le changer, tapez { command-seal } et un autre coup.
refused-passphrase-first = L'enveloppe n'a pas encore de phrase secrète. { $keeper ->
    [arbiter] Attendez que l'arbitre l'ait tapée.
   *[players] Tapez-la d'abord, deux fois.
}
refused-envelope-closed = L'enveloppe est fermée. Personne ne peut lire le coup avant que { command-continue } ne l'ouvre.
