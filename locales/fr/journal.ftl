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
