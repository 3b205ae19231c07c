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

games-listed = { $number }: { $white } – { $black }, { $date }, { $result }, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
}
games-no-text = { $file }: autre sorte de fichier, par exemple une page web. Indiquez un PGN, une feuille tapée ou un journal.
games-none = { $file }: aucune partie trouvée. Indiquez un PGN, une feuille tapée ou un journal.
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
