### Spellings for the voice only, of words that it would otherwise mispronounce.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51.

# Otherwise spoken with the Spanish ll.
file-b = Bela
# A number with a full stop would be read as an ordinal, and Cf3 as letters.
play-score-line = Jugada { $number }: { $moves }
