### Spellings for the voice only, of words that it would otherwise mispronounce.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51.

# Otherwise spoken as "èn pàssant".
en-passant = an passàn
# A number with a full stop would be read as an ordinal, and Cf3 as letters.
play-score-line = Mossa { $number }: { $moves }
# Otherwise stressed on its last syllable.
file-h = Hèctor
