### Spellings for the voice only, of words that it would otherwise mispronounce.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51.

# Otherwise spoken as "en passent".
en-passant = ong passong
# A number with a full stop would be read as an ordinal, and Nf3 as letters.
play-score-line = Move { $number }: { $moves }
