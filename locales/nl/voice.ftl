### Spellings that only a voice gets, of words that it would mispronounce as they are written.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51.

# Spoken with the stress in front otherwise.
respelt = remise = remieze
# Spoken as it is written otherwise.
en-passant = ang passang
# A number with a full stop would be read as an ordinal, and Pf3 as letters.
play-score-line = Zet { $number }: { $moves }
