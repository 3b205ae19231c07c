### French. docs/translators.md tells how; locales/en has a comment on each message.

play-leave-asked = La partie n'est pas finie. La même touche encore une fois, ou oui, la quitte; annabella { $command } --resume{ $named ->
    [yes] { " et le nom du fichier" }
   *[no] { "" }
} la continue ensuite.
play-sure-to-leave = La partie n'est pas finie. La quitter? { command-yes } ou { command-no }. Elle est gardée, et --resume la continue.
play-go-on-by = annabella { $command } --resume la continue.
play-go-on-by-file = annabella { $command } --resume { $file } la continue.
play-last-game = La dernière partie, commencée { $days ->
    [0] aujourd'hui
    [one] hier
   *[other] il y a { $days } jours
} à { $clock }.
play-last-game-of = { play-last-game } { $white } contre { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } et { command-digest } répondent encore; { command-quit } s'en va.
resume-last-over = La dernière partie est finie: { $file }. La dernière qui ne l'est pas: { $other }. Son nom derrière --resume la continue.
resume-all-over = La dernière partie est finie: { $file }. Il n'y en a aucune à continuer.
resume-none = Il n'y a aucune partie à continuer dans { $directory }.
resume-skipped = { $count ->
    [one] Un journal a été ignoré
   *[other] { $count } journaux ont été ignorés; le plus récent
}: { $cause }
journal-version = { $file }: journal de la version { $found }; ce programme ne lit que la version { $known }. Ouvrez-le avec la version de développement qui l'a écrit.
journal-awaited = Attente que { $file } soit sur le disque.
journal-not-saved = { $entries ->
        [one] Une entrée n'est pas sauvée
       *[other] { $entries } entrées ne sont pas sauvées
    } dans { $file }.
