### Spellings that only a voice gets, of words that it would mispronounce as they are written.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51.

# Spoken "èn pàssant" otherwise.
en-passant = an passàn
# A number with a full stop would be read as an ordinal, and Cf3 as letters.
play-score-line = Mossa { $number }: { $moves }
# Spoken with the stress on its end otherwise.
file-h = Hèctor
