### Spellings for the voice only, of words that it would otherwise mispronounce.
### Print and Braille keep the spelling of the other files. Checked with eSpeak NG 1.51.

# Otherwise spoken without its t, which does not sound like the end of a game.
respelt = pat = patte
# A number with a full stop would be read as an ordinal, and Cf3 as letters.
play-score-line = Coup { $number }: { $moves }
# Otherwise linked to a following vowel, for example "un-n-Eva"; the same for the next ones.
rank-1 = hun
rank-2 = deu
rank-2-distinct = deu
rank-3 = troi
# Otherwise spoken without its last sound before a consonant; the same for huit.
rank-6 = sisse
rank-8 = huite
