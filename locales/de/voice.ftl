### Spellings that only a voice gets, of words that it would mispronounce as they are written.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51, see
### tests/data/phonemes-de.txt; any other voice that knows German reads them right as well.

# Words in any sentence, and how they are spelt for a voice: Remis has its stress on the end, and so has Rochade on
# its a.
respelt = Remis = Remie, Rochade = Roch-ade, Rochaderechte = Roch-ade-Rechte

# Spoken with k otherwise.
file-c = Zäsar
# Spoken "Davied" otherwise, with the stress on the end.
file-d = Dahvitt
# Spoken "ehn passant" otherwise.
en-passant = ang passang
# A number with a full stop would be read as an ordinal, and Sf3 as letters.
play-score-line = Zug { $number }: { $moves }
# A time with a colon would be read as one of the day: "fünf Uhr null null".
play-help-set = Der Befehl stellen weiß, 5 Doppelpunkt 0 0, stellt eine Zeit. gutschreiben schwarz, 2 Doppelpunkt 0 0, gibt eine Zeitgutschrift, stellen weiß züge 23 stellt die Zügezahl.
# "13:05" is read with "Uhr" in it.
play-last-game = Die letzte Partie, begonnen { $days ->
    [0] heute
    [one] gestern
   *[other] vor { $days } Tagen
} um { $clock }.
