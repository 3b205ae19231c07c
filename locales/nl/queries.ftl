### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

## Commands

command-time = tijd
    .heard = mijn tijd
command-clock = klok
    .heard = klokken
command-whose = wie
    .heard = aan zet
command-control = speeltempo
    .heard = tijdcontrole
command-opponent = tegenstander
    .heard = mijn tegenstander
command-used = verbruikt
command-moves = zetten
command-again = opnieuw
    .heard = nog eens, nogmaals
command-stop = stil
command-digest = controlegetal
    .heard = digest
command-last = laatste
    .heard = laatste zet
command-spell = spellen
command-board = bord
command-square = veld
command-colour = kleur
command-piece = stuk
    .heard = stukken
command-score = notatie
    .heard = notatieformulier, formulier
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
play-moves-to-control = { $moves ->
    [one] nog één zet tot de tijdcontrole
   *[other] nog { $moves } zetten tot de tijdcontrole
}
play-move-of = { $side ->
    [white] Wit, zet { $number }: { $mv }.
   *[black] Zwart, zet { $number }: { $mv }.
}
play-spelt-piece = { $piece }
play-spelt-square = { $letter } van { $file }, { $rank }
play-square-has = { $square } { $piece }
play-square-empty = { $square } leeg
play-square-light = { $square }: wit veld
play-square-dark = { $square }: zwart veld
play-nothing-there = Niets
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
play-unnamed = { $side ->
    [white] Voor Wit is geen naam opgegeven.
   *[black] Voor Zwart is geen naam opgegeven.
}

## Help

play-help-times = { command-time } is de eigen tijd, { command-clock } beide, { command-used } de verbruikte tijd, { command-moves } het aantal zetten, { command-whose } wie aan zet is, { command-control } het speeltempo.
play-help-last = { command-last } is de laatste zet, { command-last } 4 de laatste vier, { command-spell } de laatste letter voor letter, { command-score } het notatieformulier; { command-digest } leest het controlegetal voor.
play-help-position = { command-board } leest alle stukken, { command-board } 4 een rij, { command-board } e een lijn, { command-square } e4 en { command-colour } e4 een veld, { command-piece } paard de paarden.
play-help-voice = { command-again } zegt de laatste woorden nog eens, { command-stop } brengt uw stem tot zwijgen; { command-faster }, { command-slower }, { command-louder }, { command-softer }, { command-higher } en { command-deeper } veranderen hem, { command-voice } 2 neemt een andere, { command-rest } 300 wacht voor velden.
