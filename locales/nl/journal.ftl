### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

play-leave-asked = De partij is niet afgelopen. Druk om te stoppen nog eens of typ { command-yes }. Hervatten met { $command } --resume{ $named ->
    [yes] { " en de naam van het journaal" }
   *[no] { "" }
}.
play-sure-to-leave = De partij is niet afgelopen. Stoppen? { command-yes } of { command-no }. De partij is opgeslagen; --resume hervat haar.
play-go-on-by = Partij hervatten: { $command } --resume
play-go-on-by-file = { play-go-on-by } { $file }
play-last-game = De laatste partij, begonnen { $days ->
    [0] vandaag
    [one] gisteren
   *[other] { $days } dagen geleden
} om { $clock }.
play-last-game-of = { play-last-game } { $white } tegen { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } en { command-digest } werken nog; { command-quit } sluit het programma.
resume-last-over = De laatste partij is afgelopen: { $file }. De laatste die niet is afgelopen, hervat u met --resume { $other }
resume-all-over = De laatste partij is afgelopen: { $file }. Er is geen partij om te hervatten.
resume-none = Er is geen partij om te hervatten in { $directory }.
resume-skipped = { $count ->
    [one] Eén journaal is overgeslagen
   *[other] { $count } journalen zijn overgeslagen; het laatste
}: { $cause }
journal-missing = { $file }: bestand niet gevonden.
journal-no-file =
    { $file }: dit is { $kind ->
        [directory] een map
        [pipe] een pipe
        [socket] een socket
       *[device] een apparaat
    }. Kies een gewoon bestand.
file-long-line = { $file }, regel { $line }: langer dan 64 kilobyte. Splits de regel.
journal-too-long = { $file }: het bestand is te lang.
journal-version = { $file }: journaal van versie { $found }; dit programma leest alleen versie { $known }. Open het met de ontwikkelversie die het geschreven heeft.
journal-awaited = { $file } wordt nog opgeslagen.
journal-not-saved = { $entries ->
        [one] Eén regel is
       *[other] { $entries } regels zijn
    } niet opgeslagen in { $file }.
journal-write-down = Ook een kopie kon nergens worden opgeslagen. Schrijf deze zetten en tijden over:
play-rescued = Het journaal kon niet op zijn plaats worden opgeslagen. Een kopie van de hele partij is { $file }. Hervatten: { $command } --resume
