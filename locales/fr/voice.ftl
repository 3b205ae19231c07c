### Spellings that only a voice gets, of words that it would mispronounce as they are written.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51.

# Spoken without its t otherwise, and so not the end of a game.
respelt = pat = patte
# A number with a full stop would be read as an ordinal, and Cf3 as letters.
play-score-line = Coup { $number }: { $moves }
# Bound to a vowel behind it otherwise, as in "un-n-Eva", and so are the next ones.
rank-1 = hun
rank-2 = deu
rank-2-distinct = deu
rank-3 = troi
# Without its last sound before a consonant otherwise, and so is huit.
rank-6 = sisse
rank-8 = huite
