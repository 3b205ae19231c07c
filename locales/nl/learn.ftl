### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## The learner's words: commands.ftl says how they are understood

learn-word-skip = overslaan
learn-word-quit = verlaten
    .heard = stoppen, afsluiten
learn-word-help = hulp
learn-word-on = verder
    .heard = meer, doorgaan, volgende, ja, goed, klaar

## About the lessons

learn-welcome = Welkom. U leert hier op gehoor spelen, in uw eigen tempo. Sluit elke regel af met Enter. Met { learn-word-quit } stopt u wanneer u wilt.
learn-goes-on = Lessen hervat.
learn-title = { $title }.
learn-enter = Druk op Enter om verder te gaan.
learn-drill-begins = { $count ->
        [one] Typ wat u hoort.
       *[other] Typ wat u hoort, { $count } keer. Enter herhaalt het. Typ { learn-word-skip } voor het antwoord.
    }
learn-right = Goed.
learn-drill-wrong = Nee. Nog een keer:
learn-drill-hint = Nee. Typ { learn-word-skip } voor het antwoord. Nog een keer:
learn-drill-was = Dat was { $text }.
learn-drill-was-file = Dat was { $file }, { $text }.
learn-drill-file = { $file }
learn-drill-rank = { $rank }
learn-where = Op welk veld staat { $piece-id ->
        [king] de { $piece }
        [queen] de { $piece }
       *[other] een { $piece }
    }?
learn-what = Leg een vinger op { $square }. Welk stuk staat daar?
learn-no-square = Geen veld. Typ er een, zoals { file-e } vier.
learn-no-piece = Geen stuk. Typ er een, zoals toren of witte toren.
learn-other-first = Nee, daar staat een ander stuk.
learn-taken-back = Dat kan, maar niet in deze les. Het is teruggenomen.
learn-chapter-done = Einde van het hoofdstuk. Druk op Enter voor het volgende: { $next }. Typ { learn-word-quit } om te stoppen.
learn-all-done = U hebt alle lessen gedaan. Typ annabella play voor een partij. De handleiding hoort u met annabella manual player. Een afgelopen partij speelt u na met annabella review en het bestand.
learn-help = Enter gaat verder of herhaalt de stap. Typ { learn-word-skip } om een stap over te slaan, { learn-word-quit } om te stoppen. annabella learn --list toont de hoofdstukken.
learn-left = Tot ziens. Met annabella learn gaat u hier verder.
learn-contents = { $word }: { $title }
learn-contents-done = { learn-contents }, klaar
learn-no-chapter = Hoofdstuk "{ $text }": onbekend. Zie annabella learn --list.
learn-damaged = Stand van de lessen: onleesbaar, bewaard als { $file }. De lessen beginnen vooraan.
learn-not-kept = Stand van de lessen: niet opgeslagen in { $file }: { $cause }.

## The alphabet

learn-alphabet = De woorden voor velden
learn-alphabet-word = alfabet
learn-alphabet-why = De letters b, d en e klinken bijna gelijk. Daarom heeft elke lijn een naam. { learn-enter }
learn-alphabet-files = De lijnen van a tot en met h: { file-a }, { file-b }, { file-c }, { file-d }, { file-e }, { file-f }, { file-g }, { file-h }. Druk op Enter voor een oefening en typ de letter van elke naam.
learn-alphabet-ranks = De rijen zijn genummerd van één tot en met acht. Druk op Enter voor een oefening en typ elk cijfer.
learn-alphabet-squares = Een veld is een lijn en een rij: { file-e } vier. Te snel? Typ { command-rest } 300 voor een pauze vóór elk veld. Druk op Enter voor een oefening en typ letter en cijfer, zoals e4.

## The board by touch

learn-board = Het bord op de tast
learn-board-word = bord
learn-board-lies = { $board ->
        [yes] Zet de stukken op, de witte aan uw kant.
       *[no] Zet een bord op, de witte stukken aan uw kant. U kunt het zich ook gewoon voorstellen.
    } De hoek bij uw linkerhand is { file-a } één. { learn-enter }
learn-board-feels = De zwarte velden liggen hoger, de zwarte stukken hebben een merkteken. { $board ->
        [yes] Antwoord met een veld, zoals { file-e } vier, of til het stuk op.
       *[no] Antwoord met een veld, zoals { file-e } vier.
    } { learn-enter }
learn-board-questions = In plaats van een stuk te zoeken kunt u ook vragen. { learn-enter }
learn-board-square = Vraag wat er op een veld in het midden staat. Typ { command-square } { file-e } vier.
learn-board-colour = Vraag of het wit of zwart is. Typ { command-colour } { file-e } vier.
learn-board-rank = Hoor de stukken op de eerste rij. Typ { command-board } 1.
learn-board-piece = Vraag waar de paarden staan. Typ { command-piece } paard.

## Times

learn-times = Tijden op gehoor
learn-times-word = tijden
learn-times-why = Typ in een partij { command-time } om te horen hoeveel tijd u nog hebt. Met een koptelefoon hoort alleen u het. Druk op Enter voor een oefening en typ elke tijd als minuten, dubbele punt, seconden.

## The first game

learn-game = Een eerste partij
learn-game-word = partij
learn-game-why = U speelt met Wit en bent visueel gehandicapt. Het programma speelt met Zwart, kondigt de zetten aan en houdt de klok bij. { learn-enter }
learn-game-clock = Elke speler heeft 15 minuten, plus 10 seconden per zet. { $board ->
        [yes] Zet de stukken op. Na Enter helpt het commando { command-setup } u daarbij.
       *[no] Hebt u een bord, doe de zetten dan ook daar.
    } { learn-enter }
learn-game-start = Typ { command-start }. Dan loopt de klok van Wit.
learn-game-time = Uw klok loopt. Typ { command-time } om te horen hoeveel u nog hebt.
learn-game-first = Speel nu de pion van { file-e } twee naar { file-e } vier. { $board ->
        [yes] Doe de zet op het bord en typ { command-say }.
       *[no] Typ { file-e } vier.
    } Iedereen hoort de aankondiging.
learn-game-press = Uw zet is aangekondigd. De klok van Zwart loopt pas als u de uwe indrukt. Typ { command-press }.
learn-game-repeat = Zwart heeft een zet aangekondigd. Herhaal hem voordat u antwoordt. { $board ->
        [yes] Doe hem op uw bord, of typ
       *[no] Typ
    } { command-repeat } { file-e } vijf.
learn-game-bishop = Speel nu de loper van { file-f } één naar { file-c } vier. { $board ->
        [yes] Doe de zet op het bord en typ { command-say }.
       *[no] Typ loper { file-c } vier.
    }
learn-game-press-again = Typ { command-press }.
learn-game-last = Hebt u de zet van Zwart gemist? Typ { command-last } om hem nog eens te horen.
learn-game-repeat-again = Herhaal hem. { $board ->
        [yes] Doe hem op uw bord, of typ
       *[no] Typ
    } { command-repeat } paard { file-c } zes.
learn-game-repeat-third = Herhaal hem: typ { command-repeat } paard { file-f } zes.
learn-game-queen = Speel nu de dame van { file-d } één naar { file-h } vijf. { $board ->
        [yes] Doe de zet op het bord en typ { command-say }.
       *[no] Typ dame { file-h } vijf.
    }
learn-game-lines = { file-f } zeven is nu zwak. Heeft uw dame vrije baan? Typ { command-lines } { file-f } zeven { file-h } vijf.
learn-game-mate = De baan is vrij, en uw loper dekt { file-f } zeven. Sla daar met de dame: het is mat. { $board ->
        [yes] Sla op het bord en typ { command-say }.
       *[no] Typ dame slaat { file-f } zeven.
    }
learn-game-score = U hebt gewonnen. Het programma heeft uw notatie bijgehouden. Typ { command-score } om die te horen.
learn-game-over = Typ in een partij { command-help } om te horen wat u kunt doen. Typ { command-missing } om te horen wat uw zet nog nodig heeft. { learn-enter }
learn-game-voice = Typ { command-again } om de laatste woorden nog eens te horen. Typ { command-faster } of { command-slower } om de stem te veranderen. Enter beëindigt het hoofdstuk.
