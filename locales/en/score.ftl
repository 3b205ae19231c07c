### The player's own score (2023 D.2.7): in longhand, in Braille, as sound, and dictated.

## annabella sheet

# A ply in full words, as a line. $number of the move, $side is white or black, $mv the move as it is announced, $offer is yes where a draw was offered with it.
score-longhand = { $number }. { $side ->
        [white] White
       *[black] Black
    }: { $mv }{ $offer ->
        [yes] , draw offered
       *[no] {""}
    }
# The same, to be heard. $numbered is no where the number has just been said.
score-spoken = { $numbered ->
        [yes] Move { $number },{" "}
       *[no] {""}
    }{ $side ->
        [white] White
       *[black] Black
    }: { $mv }{ $offer ->
        [yes] , draw offered
       *[no] {""}
    }
# Words were asked for in a language that the program has none in. $value is what was asked for.
sheet-no-words = There are no words in { $value }, only in de and en.
# A language that is none of ours. $value is what was asked for.
sheet-no-language = { $value } is none of the languages; possible: de, en, nl, fr, it, es.
# Sound cannot stand among lines of text.
sheet-sound-alone = Sound does not go to standard output together with other forms; --to wav alone, or one by one with --output.
# Sound would go to a terminal.
sheet-sound-to-terminal = Sound needs a file: --output and its name.
# A file takes only one form.
sheet-one-form = Into one file goes one form; --to and --output for each form alone.
# An option of sheet.
help-sheet-language = language of piece letters and words: de, en, nl, fr, it, es; words are there in de and en; otherwise letters as the interface, words in German
# An option of sheet.
help-sheet-profile = Braille after German practice or by the UK code; otherwise the UK code where the piece letters are English
# An option of sheet.
help-sheet-width = cells a line, at least 20; for braille and brf otherwise 40
# An option of sheet.
help-sheet-page = lines a page of brf, 0 for one page without end
# An option of sheet.
help-sheet-rate = words a minute for wav
# An option of sheet.
help-sheet-output = a file instead of standard output
