### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

play-leave-asked = De partij is niet voorbij. Dezelfde toets nog een keer, of ja, verlaat haar; annabella { $command } --resume{ $named ->
    [yes] { " en de naam van het bestand" }
   *[no] { "" }
} zet haar daarna voort.
play-sure-to-leave = De partij is niet voorbij. Verlaten? { command-yes } of { command-no }. Ze wordt bewaard, en --resume zet haar voort.
play-go-on-by = annabella { $command } --resume zet haar voort.
play-go-on-by-file = annabella { $command } --resume { $file } zet haar voort.
play-last-game = De laatste partij, begonnen { $days ->
    [0] vandaag
    [one] gisteren
   *[other] { $days } dagen geleden
} om { $clock }.
play-last-game-of = { play-last-game } { $white } tegen { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } en { command-digest } antwoorden nog; { command-quit } verlaat het programma.
resume-last-over = De laatste partij is voorbij: { $file }. De laatste die dat niet is: { $other }. Haar naam achter --resume zet haar voort.
resume-all-over = De laatste partij is voorbij: { $file }. Er is er geen om voort te zetten.
resume-none = In { $directory } is geen partij om voort te zetten.
resume-skipped = { $count ->
    [one] Eén journaal is overgeslagen
   *[other] { $count } journalen zijn overgeslagen; het laatste
}: { $cause }
journal-version = { $file }: journaal van versie { $found }; dit programma leest alleen versie { $known }. Open het met de ontwikkelversie die het geschreven heeft.
journal-awaited = Er wordt gewacht tot { $file } op schijf staat.
journal-not-saved = { $entries ->
        [one] Eén regel is
       *[other] { $entries } regels zijn
    } niet bewaard in { $file }.
