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

## Games, scoresheets and files that are read

games-listed = Partij { $number }{ $named ->
    [yes] : { $white } tegen { $black }
   *[no] {""}
}{ $result ->
    [white] , Wit won
    [black] , Zwart won
    [draw] , remise
    [both-lose] , beiden verloren
   *[open] {""}
}, { $moves ->
    [0] geen zetten
    [one] één zet
   *[other] { $moves } zetten
}{ $dated ->
    [yes] , { $date }
   *[no] {""}
}
games-no-text = { $file }: een ander soort bestand, bijvoorbeeld een webpagina. Geef een PGN, een getypte notatie of een journaal.
games-none = { $file }: geen partij gevonden. Geef een PGN, een getypte notatie of een journaal.
games-none-but = { $file }: geen partij gevonden: { $cause }
games-several = { $file }: { $games } partijen. Kies er een met --game NUMMER of --game NAAM.{ $more ->
    [0] {""}
   *[other] {" "}Nog { $more }: annabella games BESTAND.
}
games-no-such = { $file }: geen partij { $which } onder { $games ->
    [one] één
   *[other] { $games }
}. Typ voor de lijst annabella games en de naam van het bestand.
games-own = @{ $number }: { $date }, { $white } – { $black }, { $moves ->
    [0] geen zetten
    [one] één zet
   *[other] { $moves } zetten
}, { $status ->
    [running] bezig
    [over] afgelopen, { $result }
    [adjourned] afgebroken
   *[unfinished] niet afgelopen
}
games-own-engine = Partijen tegen een engine:
games-unreadable = @{ $number }: { $file } is niet te lezen. Typ annabella journal verify en de naam van het bestand.
games-own-none = { $directory }: nog geen partij. Begin er een met annabella play.
sheet-left-out = { $file }: weggelaten commentaren: { $comments }; weggelaten varianten: { $variations }. Alleen --to pgn bevat ze.
sheet-cell = { $file }: { $ply }, { $text }: dat duidt niet precies één reglementaire zet aan.
journal-exists = { $file }: het bestand bestaat al. Geef het nieuwe journaal een andere naam.
journal-empty = { $file }: het bestand is leeg.
journal-in-use = { $file }: een ander programma schrijft in het bestand.
journal-none = { $file }: geen journaal.
journal-changed = { $file }, regel { $line }: de regel is gewijzigd of beschadigd.
journal-cause-directory = de map bestaat niet.
journal-cause-permission = geen toegang.
journal-cause-full = de schijf is vol.
journal-cause-large = het bestand heeft zijn maximale grootte bereikt.
journal-cause-read-only = de schijf is tegen schrijven beveiligd.
output-journal = { $file }: een journaal wordt nooit vervangen. Kies een ander bestand.
output-exists = { $file }: het bestand bestaat al. Vervang het met --force.
output-link = { $file }: dit is een koppeling. Kies een gewoon bestand.
output-lost = De uitvoer kon niet worden geschreven.
resume-not-counting = { $count ->
    [one] Optie { $options } geldt niet
   *[other] Opties { $options } gelden niet
}: de partij houdt haar instellingen.
resume-many-not-counting = { $count } opties gelden niet: de partij houdt haar instellingen.
resume-last-open = De laatste partij is open op een andere terminal: { $file }. Om de laatste te hervatten die dat niet is: --resume { $other }
resume-all-open = De laatste partij is open op een andere terminal: { $file }. Sluit haar daar en hervat haar hier.
file-remark = regel { $line }, kolom { $column }: { $what }
file-signs = "{ $text }" bevat tekens die geen tekst zijn; ze zijn overgeslagen.
file-unreadable = { file-move }: "{ $text }" is geen zet. Het lezen stopt hier.
file-ambiguous = { file-move }: "{ $text }" past bij meerdere reglementaire zetten: { $moves }. Het lezen stopt hier.
file-illegal = { file-move }, "{ $text }" (artikel 7.5.1): { $why } { $continues ->
    [yes] De zet is uitgevoerd zoals hij er staat.
   *[no] Het lezen stopt hier.
}
file-missing = Ontbreekt: { file-move }. Het lezen stopt hier.
file-number = zetnummer { $text } spreekt de andere tegen. De volgorde van de zetten is gebruikt.
file-surplus = "{ $text }" is een zet te veel op zijn regel. Hij blijft staan als commentaar.
file-after-result = "{ $text }" komt na de uitslag. De zetten na de uitslag blijven staan als commentaar.
file-prose = "{ $text }" hoort niet bij de partij. Het blijft staan als commentaar.
file-outside = "{ $text }" hoort niet bij een partij. Het is overgeslagen.
file-escaped = "{ $text }" is met een procentteken voor andere programma's bestemd. Het blijft staan als commentaar.
file-tag = "{ $text }" is geen juist label. Gelezen waarde: "{ $value }".
file-unclear-tag = "{ $text }" is geen juist label. Gelezen waarde: "{ $value }". De hele tekst blijft staan als commentaar.
file-tag-twice = "{ $text }" geeft een label een tweede waarde. De eerste geldt: "{ $value }". De tweede blijft staan als commentaar.
file-results = de uitslag na de zetten is { $text }, in het label { $value }. Die na de zetten geldt.
file-turn = { $side ->
    [white] volgens de FEN is Wit aan zet, maar "{ $text }" staat er als zet van Zwart. De zetten zijn niet gelezen.
   *[black] volgens de FEN is Zwart aan zet, maar "{ $text }" staat er als zet van Wit. De zetten zijn niet gelezen.
}
file-unclosed = { $what ->
    [comment] het commentaar dat hier begint, wordt niet gesloten.
   *[variation] de variant die hier begint, wordt niet gesloten.
}
file-unopened = "{ $text }" sluit niets. Het is overgeslagen.
file-starts = "{ $text }" is een andere beginstelling dan die in regel { $other }. De zetten zijn niet gelezen.
file-variant = de variant "{ $text }" wordt hier niet gespeeld. De zetten zijn niet gelezen.
file-no-start = er is een beginstelling aangekondigd, maar de FEN ontbreekt. De zetten zijn vanaf de gewone beginstelling gelezen.
file-chess960 = er is geen variant genoemd en de rokadeletters passen alleen bij Chess960. De partij is als Chess960 gelezen.
file-letters = stukletters: { $letters }.
letters-learnt = afgeleid uit de zetten, { $letters }
file-columns = de kolommen van Wit en Zwart zijn verwisseld. Ze zijn zo gelezen.
file-kings-in-centre = na de partij zijn de koningen in het midden gezet ({ $score }). Dat zijn geen zetten.
file-in-variation = "{ $text }" in een variant is geen reglementaire zet. De rest van de variant blijft staan als tekst.
file-stray = "{ $text }" is geen zet. Het blijft staan als commentaar.
file-no-time = "{ $text }" is geen tijd van deze partij. Het blijft staan als tekst.
file-counters = "{ $text }" heeft tellers die in een partij niet kunnen. Aangenomen: zet { $number }, { $halfmoves } zetten van beide partijen zonder slaan of pionzet.
file-glued = "{ $text }" is als twee zetten gelezen.
file-no-capture = "{ $text }" is als zet zonder slaan gelezen, omdat er niets wordt geslagen.
file-both-lose = "{ $text }" is als de uitslag gelezen: beide spelers hebben verloren.
file-ended-otherwise = de laatste zet beëindigt de partij met { $score }, maar de uitslag is { $text }.

## Journals

journal-whole = { $file } is intact: { $entries ->
        [one] één regel
       *[other] { $entries } regels
    }.
journal-whole-until = { $file } is beschadigd: { $entries ->
        [0] geen regel is intact
        [one] alleen de eerste regel is intact
       *[other] alleen de eerste { $entries } regels zijn intact
    }.
journal-gapped = { $file } heeft een gat. Daarbuiten { $entries ->
        [0] is geen regel intact
        [one] is één regel intact
       *[other] zijn { $entries } regels intact
    }.
journal-chained = { $entries ->
        [one] Regel { $first }, na het gat, vormt
       *[other] Regels { $first } tot en met { $last }, na het gat, vormen
    } een ononderbroken keten. Alleen een in de partij genoemde vingerafdruk kan { $entries ->
        [one] die bewijzen
       *[other] ze bewijzen
    }.
journal-legible = { $entries ->
        [one] Regel { $first } is te lezen, maar niets bewijst die
       *[other] Regels { $first } tot en met { $last } zijn te lezen, maar niets bewijst ze
    }.
journal-lost = { $entries ->
        [one] Regel { $first } is verloren
       *[other] Regels { $first } tot en met { $last } zijn verloren
    }.
journal-lost-open = Regel { $first } en alle latere regels zijn verloren.
journal-gap-cause = Er is een gat: of dat schade is of vervalsing, is onbekend.
journal-cut = Regel { $line }, de laatste van het journaal, is onvolledig ({ $bytes } bytes) en telt niet: { $text }
play-damaged = { $cause } Bewaar het bewezen deel: annabella journal repair { $file } --output NIEUW; dan: { $command } --resume NIEUW
journal-damaged = { $cause } Voeg --damaged toe om het deel ervoor te lezen.
journal-cut-kept = { $what } Die staat nu in { $file }
journal-repaired = { $new } bevat { $entries ->
        [one] één bewezen regel
       *[other] { $entries } bewezen regels
    }.
journal-mended = Regel { $line }: één foute bit is hersteld; de controlesom bewijst het.
journal-hole = Regel { $line }: de regels { $first } tot en met { $last } ontbreken.
journal-hole-one = Regel { $line }: regel { $first } ontbreekt.
journal-hole-open = Regel { $line }: regel { $first } en alle latere ontbreken.
journal-kept-evidence = { $lines ->
        [one] Eén latere regel wordt niet nagespeeld. annabella journal show { $new } toont die als aanwijzing.
       *[other] { $lines } latere regels worden niet nagespeeld. annabella journal show { $new } toont ze als aanwijzing.
    } Na bevestiging hervat annabella play --resume { $new } de partij vóór het gat.
journal-evidence = [niet bewezen] { $line }
journal-evidence-unreadable = niet te lezen: { $text }
journal-milestone = Regel { $entry }, { $words }
journal-digest-right = De vingerafdruk klopt: het journaal is ongewijzigd tot en met regel { $entry }.
journal-digest-wrong = De vingerafdruk klopt niet met { $file }. Het journaal is gewijzigd of is van een andere partij.
journal-digest-after-gap = De vingerafdruk klopt met regel { $last }. Hij bewijst { $entries ->
        [one] deze regel
       *[other] de regels { $first } tot en met { $last }
    } na het gat.
journal-digest-lost = Geen overgebleven regel van { $file } heeft deze vingerafdruk. Misschien is hij van een verloren regel of van een andere partij.
journal-digest-not-after = De vingerafdruk bewijst geen regel na het gat.
journal-no-digest = "{ $text }": geen vingerafdruk. Geef tien velden.
sign-signed = De handtekening is opgeslagen in { $file }.
sign-right = De handtekening is geldig: { $file } is ongewijzigd.
sign-wrong = De handtekening is ongeldig: { $file } is na het ondertekenen gewijzigd, voortgezet of hersteld, of met een andere sleutel ondertekend.
sign-damaged = { $cause } Een beschadigd journaal kan niet worden ondertekend.
sign-no-key = { $file }: geen geheime sleutel van minisign, of het wachtwoord is fout.
sign-no-public-key = "{ $key }": geen openbare sleutel van minisign en geen bestand met zo'n sleutel.
sign-no-signature = { $file }: geen handtekening van minisign.
sign-password = Typ het wachtwoord van de sleutel en druk op Enter. Het wordt niet getoond.
sign-needs-password = Het wachtwoord van de sleutel ontbreekt. Geef zonder terminal een bestand op: --password-file BESTAND.
journal-number = { $file }, regel { $line }: nummer { $expected } werd verwacht, maar nummer { $found } staat er.
journal-meaning = { $file }, regel { $line }: het programma kent deze regel niet ({ $cause }).
journal-io = { $file }: { $cause }
journal-entry = Een regel kan niet in het journaal worden geschreven: { $cause }
journal-renewed-gone = { $file } is gewist; het hele journaal is opnieuw geschreven.
journal-renewed-replaced = { $file } is door een ander bestand vervangen; het hele journaal is opnieuw geschreven.
journal-renewed-shortened = { $file } is ingekort; het hele journaal is opnieuw geschreven.
journal-renewed-overwritten = { $file } is gewijzigd; het hele journaal is opnieuw geschreven.
journal-renewed-unsure = De schijf verloor een deel van { $file }; het hele journaal is opnieuw geschreven.
journal-renewed-aside = { $what } Het bestand dat daar stond, is nu { $aside }
journal-cause-other = { $text }
