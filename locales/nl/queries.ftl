### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Commands

command-time = tijd
    .heard = mijn tijd, hoeveel tijd nog, hoeveel tijd, hoe lang heb ik nog
command-clock = klok
    .heard = klokken, beide klokken, beide tijden
command-whose = wie
    .heard = aan zet, wie is aan zet, wie is er aan zet, wie is aan de beurt, wie speelt, is het mijn beurt
command-hour = kloktijd
    .heard = tijdstip
time-of-day = Het is { $time } uur.
command-control = speeltempo
    .heard = tijdcontrole
command-opponent = tegenstander
    .heard = mijn tegenstander, tegen wie speel ik, wie is mijn tegenstander
command-used = verbruikt
command-times = tijden
command-moves = zetten
command-again = opnieuw
    .heard = nog eens, nogmaals, nog een keer, herhaal, herhaal dat, zeg dat nog eens, wat zeg je, wat zei je, wat zegt u, kun je herhalen, kunt u herhalen, kan je dat herhalen, kunt u dat herhalen, ik heb het niet verstaan, niet verstaan, wat, pardon, kondig mijn zet nog eens aan
command-stop = stil
    .heard = hou op, houd op, hou je mond, houd je mond, stop met praten, stop, wees stil, stil zijn, zwijg, genoeg
command-digest = vingerafdruk
    .heard = digest, controlegetal
command-last = laatste
    .heard = laatste zet, de laatste zet
command-spell = spellen
command-board = bord
command-square = veld
    .heard = wat staat op, wat staat er op, welk stuk staat op, wie staat op, staat er iets op, wat is op
command-colour = kleur
command-piece = stuk
    .heard = stukken
command-score = notatie
    .heard = notatieformulier, formulier
command-castled = gerokeerd
    .heard = wie heeft gerokeerd
command-offers = aanbod
    .heard = remiseaanbod, is er een remiseaanbod, ligt er een remiseaanbod
command-faster = sneller
command-slower = langzamer
command-louder = luider
    .heard = harder
command-softer = zachter
command-higher = hoger
command-deeper = lager
    .heard = dieper
command-voice = stem
command-rest = pauze

## Answers

clock-white-black-moves = Zetten: Wit { $white }, Zwart { $black }
play-own-time = Nog { $left }
play-both-times = Nog { $own }, tegenstander { $other }.
play-clock-runs = { play-started }
play-clocks-stand = Er loopt geen klok.
play-times-of-both = { play-white-black-times }.
play-times-used = Verbruikt { $own }, tegenstander { $other }
play-move-times = { $number }: Wit { $white }, Zwart { $black }
play-move-time = { $number }: { $side ->
    [white] Wit
   *[black] Zwart
} { $time }
play-move-times-unknown = De tijd voor deze zetten is niet bekend.
play-moves-to-control = { $moves ->
    [one] nog één zet tot de tijdcontrole
   *[other] nog { $moves } zetten tot de tijdcontrole
}
play-move-of = { $side ->
    [white] Wit, zet { $number }: { $mv }.
   *[black] Zwart, zet { $number }: { $mv }.
}
play-not-castled = { $side ->
    [white] Wit heeft niet gerokeerd.
   *[black] Zwart heeft niet gerokeerd.
}
play-offer-none = Er ligt geen remiseaanbod.
play-no-such-move = Zet { $number } is er niet. De laatste is zet { $made }.
play-spelt-piece = { $piece }
play-spelt-square = { $letter } van { $file }, { $rank }
play-square-has = { $square }: { $piece }
play-square-empty = { $square } leeg
play-square-light = { $square }: wit veld
play-square-dark = { $square }: zwart veld
play-nothing-there = Niets
play-file-empty = Lijn { $file } leeg
play-rank-empty = Rij { $rank } leeg
play-piece-at = { $count ->
    [one] { $piece }
   *[other] { $piece-color ->
        [white] witte
       *[black] zwarte
    } { $piece-id ->
        [king] koningen
        [queen] dames
        [rook] torens
        [bishop] lopers
        [knight] paarden
       *[pawn] pionnen
    }
}: { $squares }
play-score-line = { $number }. { $moves }
play-score-empty = Nog niets genoteerd
play-score-offer = remise aangeboden
play-named = { $side ->
    [white] Wit: { $name }.
   *[black] Zwart: { $name }.
}
play-own-side = { $side ->
    [white] U hebt Wit.
   *[black] U hebt Zwart.
}
play-unnamed = { $side ->
    [white] Voor Wit is geen naam opgegeven.
   *[black] Voor Zwart is geen naam opgegeven.
}
play-not-over = De partij is nog niet afgelopen.

## Help

play-help-times = Typ { command-time } voor uw tijd, { command-clock } voor beide. Typ { command-used } voor de verbruikte tijd. Typ { command-moves } voor het aantal zetten. Typ { command-whose } voor wie aan zet is, { command-control } voor het speeltempo. Typ { command-hour } voor hoe laat het is.
play-help-last = Typ { command-last } voor de laatste zet, { command-last } 4 voor de laatste vier. Typ { command-spell } om hem te spellen. Typ { command-score } voor het notatieformulier, { command-digest } voor de vingerafdruk. Typ { command-times } voor de tijd per zet.
play-help-history = Typ { command-castled } voor de rokades. Typ { command-score } 5 voor zet 5.
play-help-position = Typ { command-board } voor alle stukken, { command-board } 4 voor een rij. Typ { command-board } e voor een lijn. Typ { command-square } e4 of { command-colour } e4 voor een veld. Typ { command-piece } paard voor de paarden.
play-help-voice = Het commando { command-again } herhaalt de laatste woorden. Het commando { command-stop } laat de stem zwijgen. Typ { command-faster }, { command-slower }, { command-louder }, { command-softer }, { command-higher } of { command-deeper } om de stem te veranderen. Typ { command-voice } 2 voor een andere stem, { command-rest } 300 voor een pauze voor velden.
