### The player's own score (2023 D.2.7): in longhand, in Braille, as sound, and dictated.

## annabella sheet

# A ply in full words, as a line. $number of the move, $side is white or black, $mv the move as it is announced, $offer is yes where a draw was offered with it.
score-longhand = { $number }. { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $mv }{ $offer ->
        [yes] , Remis angeboten
       *[no] {""}
    }
# The same, to be heard. $numbered is no where the number has just been said.
score-spoken = { $numbered ->
        [yes] Zug { $number },{" "}
       *[no] {""}
    }{ $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $mv }{ $offer ->
        [yes] , Remis angeboten
       *[no] {""}
    }
# Words were asked for in a language that the program has none in. $value is what was asked for.
sheet-no-words = In { $value } gibt es keine Wörter, nur in de und en.
# A language that is none of ours. $value is what was asked for.
sheet-no-language = { $value } ist keine der Sprachen; möglich: de, en, nl, fr, it, es.
# Sound cannot stand among lines of text.
sheet-sound-alone = Klang geht nicht zusammen mit anderen Formen auf die Standardausgabe; --to wav allein, oder einzeln mit --output.
# Sound would go to a terminal.
sheet-sound-to-terminal = Klang braucht eine Datei: --output und ihr Name.
# A file takes only one form.
sheet-one-form = In eine Datei geht nur eine Form; --to und --output je Form einzeln.
# An option of sheet.
help-sheet-language = Sprache der Figurenbuchstaben und Wörter: de, en, nl, fr, it, es; Wörter gibt es in de und en; sonst Buchstaben wie die Oberfläche, Wörter deutsch
# An option of sheet.
help-sheet-profile = Brailleschrift nach deutscher Übung oder nach dem britischen Code; sonst britisch bei englischen Figurenbuchstaben
# An option of sheet.
help-sheet-width = Zeichen je Zeile, mindestens 20; bei braille und brf sonst 40
# An option of sheet.
help-sheet-page = Zeilen je Seite bei brf, 0 für eine Seite ohne Ende
# An option of sheet.
help-sheet-rate = Wörter je Minute bei wav
# An option of sheet.
help-sheet-output = Datei statt der Standardausgabe
