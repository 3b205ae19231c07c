### French. docs/translators.md tells how; locales/en has a comment on each message.

play-leave-asked = La partie n'est pas terminée. Pour la quitter, appuyez de nouveau ou tapez { command-yes }. Pour la reprendre: { $command } --resume{ $named ->
    [yes] { " et le nom du journal" }
   *[no] { "" }
}.
play-sure-to-leave = La partie n'est pas terminée. La quitter? { command-yes } ou { command-no }. Elle est enregistrée; --resume la reprend.
play-go-on-by = Pour reprendre la partie: { $command } --resume
play-go-on-by-file = { play-go-on-by } { $file }
play-last-game = La dernière partie, commencée { $days ->
    [0] aujourd'hui
    [one] hier
   *[other] il y a { $days } jours
} à { $clock }.
play-last-game-of = { play-last-game } { $white } contre { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } et { command-digest } restent possibles; { command-quit } quitte le programme.
resume-last-over = La dernière partie est terminée: { $file }. Pour reprendre la dernière partie inachevée: --resume { $other }
resume-all-over = La dernière partie est terminée: { $file }. Il n'y a aucune partie à reprendre.
resume-none = Il n'y a aucune partie à reprendre dans { $directory }.
resume-skipped = { $count ->
    [one] Un journal a été ignoré
   *[other] { $count } journaux ont été ignorés; le plus récent
}: { $cause }
journal-missing = { $file }: fichier introuvable.
journal-no-file =
    { $file }: c'est { $kind ->
        [directory] un dossier
        [pipe] un tube
        [socket] un socket
       *[device] un périphérique
    }. Choisissez un fichier ordinaire.
file-long-line = { $file }, ligne { $line }: plus de 64 kilooctets. Coupez cette ligne.
journal-too-long = { $file }: le fichier est trop long.
journal-version = { $file }: journal de la version { $found }; ce programme ne lit que la version { $known }. Ouvrez-le avec la version de développement qui l'a écrit.
journal-awaited = Enregistrement de { $file } en cours.
journal-not-saved = { $entries ->
        [one] Une entrée n'a pas été enregistrée
       *[other] { $entries } entrées n'ont pas été enregistrées
    } dans { $file }.
journal-write-down = Aucune copie n'a pu être enregistrée non plus. Recopiez ces coups et ces temps:
play-rescued = Le journal n'a pas pu être enregistré à sa place. Une copie de toute la partie est { $file }. Pour la reprendre: { $command } --resume

## Games, scoresheets and files that are read

games-listed = Partie { $number }{ $named ->
    [yes] : { $white } contre { $black }
   *[no] {""}
}{ $result ->
    [white] , les Blancs ont gagné
    [black] , les Noirs ont gagné
    [draw] , nulle
    [both-lose] , les deux ont perdu
   *[open] {""}
}, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
}{ $dated ->
    [yes] , { $date }
   *[no] {""}
}
games-no-text = { $file }: autre sorte de fichier, par exemple une page web. Indiquez un PGN, une feuille tapée ou un journal.
games-none = { $file }: aucune partie trouvée. Indiquez un PGN, une feuille tapée ou un journal.
games-none-but = { $file }: aucune partie trouvée: { $cause }
games-several = { $file }: { $games } parties. Choisissez-en une avec --game NUMÉRO ou --game NOM.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } de plus: annabella games FICHIER.
}
games-no-such = { $file }: pas de partie { $which } parmi { $games ->
    [one] une seule
   *[other] { $games }
}. Pour la liste, tapez annabella games et le nom du fichier.
games-own = @{ $number }: { $date }, { $white } – { $black }, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
}, { $status ->
    [running] en cours
    [over] terminée, { $result }
    [adjourned] ajournée
   *[unfinished] inachevée
}
games-own-engine = Parties contre un moteur:
games-unreadable = @{ $number }: { $file } est illisible. Tapez annabella journal verify et le nom du fichier.
games-own-none = { $directory }: encore aucune partie. Commencez-en une avec annabella play.
sheet-left-out = { $file }: commentaires omis: { $comments }; variantes omises: { $variations }. Seul --to pgn les contient.
sheet-cell = { $file }: { $ply }, { $text }: cela ne désigne pas un seul coup légal.
journal-exists = { $file }: ce fichier existe déjà. Donnez un autre nom au nouveau journal.
journal-empty = { $file }: ce fichier est vide.
journal-in-use = { $file }: un autre programme écrit dans ce fichier.
journal-none = { $file }: ce n'est pas un journal.
journal-changed = { $file }, ligne { $line }: cette ligne a été modifiée ou abîmée.
journal-cause-directory = ce dossier n'existe pas.
journal-cause-permission = accès refusé.
journal-cause-full = le disque est plein.
journal-cause-large = le fichier a atteint sa taille maximale.
journal-cause-read-only = le disque est protégé en écriture.
output-journal = { $file }: un journal n'est jamais remplacé. Choisissez un autre fichier.
output-exists = { $file }: ce fichier existe déjà. Remplacez-le avec --force.
output-link = { $file }: c'est un lien. Choisissez un vrai fichier.
output-lost = La sortie n'a pas pu être écrite.
resume-not-counting = { $count ->
    [one] L'option { $options } est ignorée
   *[other] Les options { $options } sont ignorées
}: la partie garde ses réglages.
resume-many-not-counting = { $count } options sont ignorées: la partie garde ses réglages.
resume-last-open = La dernière partie est ouverte à un autre terminal: { $file }. Pour reprendre la dernière qui ne l'est pas: --resume { $other }
resume-all-open = La dernière partie est ouverte à un autre terminal: { $file }. Quittez-la là-bas, puis reprenez-la ici.
file-remark = ligne { $line }, colonne { $column }: { $what }
file-signs = « { $text } » contient des caractères qui ne sont pas du texte; ils ont été sautés.
file-unreadable = { file-move }: « { $text } » n'est pas un coup. La lecture s'arrête ici.
file-ambiguous = { file-move }: « { $text } » convient à plusieurs coups légaux: { $moves }. La lecture s'arrête ici.
file-illegal = { file-move }, « { $text } » (article 7.5.1): { $why } { $continues ->
    [yes] Le coup a été exécuté comme il est écrit.
   *[no] La lecture s'arrête ici.
}
file-missing = Manque: { file-move }. La lecture s'arrête ici.
file-number = le numéro de coup { $text } contredit les autres. L'ordre des coups a été suivi.
file-surplus = « { $text } » est un coup de trop sur sa ligne. Il est gardé comme commentaire.
file-after-result = « { $text } » suit le résultat. Les coups qui suivent le résultat sont gardés comme commentaire.
file-prose = « { $text } » n'appartient pas à la partie. Ce texte est gardé comme commentaire.
file-outside = « { $text } » n'appartient à aucune partie. Ce texte a été sauté.
file-escaped = « { $text } » est réservé à d'autres programmes par un signe pour cent. Ce texte est gardé comme commentaire.
file-tag = « { $text } » n'est pas une balise correcte. Valeur lue: « { $value } ».
file-unclear-tag = « { $text } » n'est pas une balise correcte. Valeur lue: « { $value } ». Le texte entier est gardé comme commentaire.
file-tag-twice = « { $text } » donne une deuxième valeur à une balise. La première compte: « { $value } ». La deuxième est gardée comme commentaire.
file-results = le résultat après les coups est { $text }, dans la balise { $value }. Celui après les coups compte.
file-turn = { $side ->
    [white] selon la FEN, le trait est aux Blancs, mais « { $text } » est écrit comme coup des Noirs. Les coups n'ont pas été lus.
   *[black] selon la FEN, le trait est aux Noirs, mais « { $text } » est écrit comme coup des Blancs. Les coups n'ont pas été lus.
}
file-unclosed = { $what ->
    [comment] le commentaire ouvert ici n'est pas fermé.
   *[variation] la variante ouverte ici n'est pas fermée.
}
file-unopened = « { $text } » ne ferme rien. Ce signe a été sauté.
file-starts = « { $text } » est une autre position de départ qu'à la ligne { $other }. Les coups n'ont pas été lus.
file-variant = la variante « { $text } » ne se joue pas ici. Les coups n'ont pas été lus.
file-no-start = une position de départ est annoncée, mais la FEN manque. Les coups ont été lus à partir de la position habituelle.
file-chess960 = aucune variante n'est indiquée, et les lettres de roque ne conviennent qu'au Chess960. La partie a été lue comme du Chess960.
file-letters = lettres des pièces: { $letters }.
letters-learnt = déduites des coups, { $letters }
file-columns = les colonnes des Blancs et des Noirs sont échangées. Elles ont été lues ainsi.
file-kings-in-centre = après la partie, les rois ont été placés au centre ({ $score }). Ce ne sont pas des coups.
file-in-variation = « { $text } » dans une variante n'est pas un coup légal. Le reste de la variante est gardé comme texte.
file-stray = « { $text } » n'est pas un coup. Ce texte est gardé comme commentaire.
file-no-time = « { $text } » n'est pas un temps de cette partie. C'est gardé comme texte.
file-counters = « { $text } » a des compteurs impossibles dans une partie. Admis: coup { $number }, { $halfmoves } coups des deux camps sans prise ni coup de pion.
file-glued = « { $text } » a été lu comme deux coups.
file-no-capture = « { $text } » a été lu comme un coup sans prise, car rien n'est pris.
file-both-lose = « { $text } » a été lu comme le résultat: les deux joueurs ont perdu.
file-ended-otherwise = le dernier coup finit la partie par { $score }, mais le résultat est { $text }.

## Journals

journal-whole = { $file } est intact: { $entries ->
        [one] une entrée
       *[other] { $entries } entrées
    }.
journal-whole-until = { $file } est abîmé: { $entries ->
        [0] aucune entrée n'est intacte
        [one] seule la première entrée est intacte
       *[other] seules les { $entries } premières entrées sont intactes
    }.
journal-gapped = { $file } a une lacune. En dehors, { $entries ->
        [0] aucune entrée n'est intacte
        [one] une entrée est intacte
       *[other] { $entries } entrées sont intactes
    }.
journal-chained = { $entries ->
        [one] L'entrée { $first }, après la lacune, forme
       *[other] Les entrées { $first } à { $last }, après la lacune, forment
    } une chaîne sans rupture. Seule une empreinte annoncée pendant la partie peut { $entries ->
        [one] la prouver
       *[other] les prouver
    }.
journal-legible = { $entries ->
        [one] L'entrée { $first } est lisible, mais rien ne la prouve
       *[other] Les entrées { $first } à { $last } sont lisibles, mais rien ne les prouve
    }.
journal-lost = { $entries ->
        [one] L'entrée { $first } est perdue
       *[other] Les entrées { $first } à { $last } sont perdues
    }.
journal-lost-open = L'entrée { $first } et toutes les suivantes sont perdues.
journal-gap-cause = Il y a une lacune: on ne sait pas si c'est un dommage ou une falsification.
journal-cut = Ligne { $line }, la dernière du journal: incomplète ({ $bytes } octets), donc ignorée: { $text }
play-damaged = { $cause } Gardez la partie prouvée: annabella journal repair { $file } --output NOUVEAU; puis: { $command } --resume NOUVEAU
journal-damaged = { $cause } Ajoutez --damaged pour lire ce qui précède.
journal-cut-kept = { $what } Elle a été mise dans { $file }
journal-repaired = { $new } contient { $entries ->
        [one] une entrée prouvée
       *[other] { $entries } entrées prouvées
    }.
journal-mended = Ligne { $line }: un bit faux a été corrigé; la somme de contrôle le prouve.
journal-hole = Ligne { $line }: les entrées { $first } à { $last } manquent.
journal-hole-one = Ligne { $line }: l'entrée { $first } manque.
journal-hole-open = Ligne { $line }: l'entrée { $first } et toutes les suivantes manquent.
journal-kept-evidence = { $lines ->
        [one] Une ligne suivante n'est pas rejouée. annabella journal show { $new } la montre comme indice.
       *[other] { $lines } lignes suivantes ne sont pas rejouées. annabella journal show { $new } les montre comme indices.
    } Après confirmation, annabella play --resume { $new } reprend la partie avant la lacune.
journal-evidence = [non prouvé] { $line }
journal-evidence-unreadable = illisible: { $text }
journal-milestone = Entrée { $entry }, { $words }
journal-digest-right = L'empreinte correspond: le journal est inchangé jusqu'à l'entrée { $entry }.
journal-digest-wrong = L'empreinte ne correspond pas à { $file }. Le journal a été modifié, ou il vient d'une autre partie.
journal-digest-after-gap = L'empreinte correspond à l'entrée { $last }. Elle prouve { $entries ->
        [one] cette entrée
       *[other] les entrées { $first } à { $last }
    } après la lacune.
journal-digest-lost = Aucune entrée restante de { $file } n'a cette empreinte. C'est peut-être celle d'une entrée perdue, ou d'une autre partie.
journal-digest-not-after = L'empreinte ne prouve aucune entrée après la lacune.
journal-no-digest = « { $text } »: ce n'est pas une empreinte. Indiquez dix cases.
sign-signed = La signature est enregistrée dans { $file }.
sign-right = La signature est valable: { $file } est inchangé.
sign-wrong = La signature n'est pas valable: { $file } a été modifié, continué ou réparé après la signature, ou signé avec une autre clé.
sign-damaged = { $cause } Un journal abîmé ne peut pas être signé.
sign-no-key = { $file }: ce n'est pas une clé secrète minisign, ou le mot de passe est faux.
sign-no-public-key = « { $key } »: ni une clé publique minisign, ni un fichier qui en contient une.
sign-no-signature = { $file }: ce n'est pas une signature minisign.
sign-password = Tapez le mot de passe de la clé, puis Entrée. Il n'est pas affiché.
sign-needs-password = Il manque le mot de passe de la clé. Sans terminal, donnez un fichier: --password-file FICHIER.
journal-number = { $file }, ligne { $line }: entrée { $expected } attendue, entrée { $found } trouvée.
journal-meaning = { $file }, ligne { $line }: le programme ne connaît pas cette entrée ({ $cause }).
journal-io = { $file }: { $cause }
journal-entry = Une entrée du journal ne peut pas être écrite: { $cause }
journal-renewed-gone = { $file } a été supprimé; le journal entier a été réécrit.
journal-renewed-replaced = { $file } a été remplacé par un autre fichier; le journal entier a été réécrit.
journal-renewed-shortened = { $file } a été raccourci; le journal entier a été réécrit.
journal-renewed-overwritten = { $file } a été modifié; le journal entier a été réécrit.
journal-renewed-unsure = Le disque a perdu une partie de { $file }; le journal entier a été réécrit.
journal-renewed-aside = { $what } Le fichier trouvé là est maintenant { $aside }
journal-cause-other = { $text }
