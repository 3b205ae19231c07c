### Spellings for the voice only, of words that it would otherwise mispronounce.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51.

# Otherwise stressed on its first syllable.
respelt = remise = remieze
# Otherwise spoken as written.
en-passant = ang passang
# A number with a full stop would be read as an ordinal, and Pf3 as letters.
play-score-line = Zet { $number }: { $moves }
