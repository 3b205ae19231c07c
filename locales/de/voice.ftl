### Spellings that only a voice gets, of words that it would mispronounce as they are written.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51, see
### tests/data/phonemes-de.txt; any other voice that knows German reads them right as well.

# Spoken with k otherwise.
file-c = Zäsar
# Spoken "Davied" otherwise, with the stress on the end.
file-d = Dahvitt
# Spoken "ehn passant" otherwise.
en-passant = ang passang
# A number with a full stop would be read as an ordinal, and Sf3 as letters.
play-score-line = Zug { $number }: { $moves }
