### Spellings for the voice only, of words that it would otherwise mispronounce.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51, see
### tests/data/phonemes-de.txt; other German voices read them correctly, too.

# Words in any sentence, and their spelling for a voice: Remis is stressed on its last syllable, Rochade on its a.
respelt = Remis = Remie, Rochade = Roch-ade, Rochaderechte = Roch-ade-Rechte

# Otherwise spoken with k.
file-c = Zäsar
# Otherwise spoken as "Davied", with the stress on the last syllable.
file-d = Dahvitt
# Otherwise spoken with sch.
nato-c = Tscharli
# Otherwise spoken as "ehn passant".
en-passant = ang passang
# A number with a full stop would be read as an ordinal, and Sf3 as letters.
play-score-line = Zug { $number }: { $moves }
# A time with a colon would be read as one of the day: "fünf Uhr null null".
play-help-set = Der Befehl stellen weiß, 5 Doppelpunkt 0 0, stellt eine Zeit. gutschreiben schwarz, 2 Doppelpunkt 0 0, gibt zusätzliche Zeit. stellen weiß züge 23 stellt den Zugzähler.
# "13:05" is read with "Uhr" in it.
play-last-game = Die letzte Partie, begonnen { $days ->
    [0] heute
    [one] gestern
   *[other] vor { $days } Tagen
} um { $clock }.
