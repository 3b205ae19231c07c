### The player's own score (2023 D.2.7): in longhand, in Braille, as sound, and dictated.

## Scores as people type them: what may stand there beside the moves

# How the game ended, behind its last move: drawn.
score-drawn = remis
# The same: a player resigned.
score-resigned = aufgegeben

## annabella sheet

# A half-move, as both forms below end. $side is who made it, $mv all its words, $offer is yes where a draw was offered with it.
score-ply = { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
# A ply in full words, as a line. $number of the move, $side is white or black, $mv the move as it is announced, $offer is yes where a draw was offered with it.
score-longhand = { $number }. { score-ply }
# The same, to be heard. $numbered is no where the number has just been said.
score-spoken = { $numbered ->
        [yes] Zug { $number },{" "}
       *[no] {""}
    }{ score-ply }
# A language that is none of ours. $value is what was asked for.
sheet-no-language = { $value } ist keine der Sprachen; möglich: de, en, nl, fr, it, es.
# Sound cannot stand among lines of text.
sheet-sound-alone = Ton geht nicht zusammen mit anderen Formen auf die Standardausgabe; --to wav allein, oder einzeln mit --output.
# Sound would go to a terminal.
sheet-sound-to-terminal = Ton braucht eine Datei: --output und ihr Name.
# A file takes only one form.
sheet-one-form = In eine Datei geht nur eine Form; --to und --output je Form einzeln.
# An option of sheet.
help-sheet-language = Sprache der Figurenbuchstaben und Wörter: de, en, nl, fr, it, es; sonst Buchstaben wie die Oberfläche, Wörter deutsch
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
# An option of several commands.
help-sheet-force = eine vorhandene Datei ersetzen, aber nie eine Aufzeichnung

## Dictated moves

# The microphone is open, the player may speak. In print, beside a tone.
dictation-runs = Aufnahme läuft.
# A move of the game, inside the sentences below. $number is its number, $side is whose it is.
dictation-move = Zug { $number }, { $side ->
        [white] Weiß
       *[black] Schwarz
    }
# A dictated move is kept. $number of the move (0 is before the first), $side is whose move it is, $length how long the take is.
dictation-kept = { $number ->
        [0] Aufgenommen vor dem ersten Zug, { $length }.
       *[other] Aufgenommen zu { dictation-move }, { $length }.
    }
# A dictated move is played back. $number and $side as above.
dictation-heard = { $number ->
        [0] Aufnahme vor dem ersten Zug:
       *[other] Aufnahme zu { dictation-move }:
    }
# Something failed while a move was dictated. $state is what, $why the system's sentence, or the name of a microphone that is not there, or none.
dictation-failed = { $state ->
        [no-microphone] Nichts aufgenommen: kein Mikrofon.{ dictation-why }
        [unknown-microphone] Nichts aufgenommen: Kein einzelnes Mikrofon heißt { $why }.
        [microphone-lost] Das Mikrofon ist ausgefallen; bis dahin ist aufgenommen.{ dictation-why }
       *[not-written] Die Aufnahme lässt sich nicht speichern; sie bleibt erhalten, das Speichern wird weiter versucht.{ dictation-why }
    }
# The end of dictation-failed: the system's sentence in brackets, or nothing where $why is none.
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
# Dictated moves cannot be played back: no device may sound them.
dictation-no-device = Aufnahmen können hier nicht gespielt werden; ein eigener Kopfhörer wird mit --white-device oder --black-device angegeben.
# Nothing was dictated at that move, or nothing at all.
refused-nothing-dictated = Dazu ist nichts aufgenommen; { command-dictate } nimmt auf.
# A recording must be ended before one is played.
refused-dictating = Die Aufnahme läuft noch; aufnehmen beendet sie.
# journal show: what became of a take. $side is whose, $take its number, $state, $length and $why as above.
journal-recording = Aufnahme { $take } von { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $state ->
        [running] läuft
        [kept] behalten, { $length }
        [no-microphone] kein Mikrofon { $why }
        [unknown-microphone] kein Mikrofon { $why }
        [microphone-lost] Mikrofon ausgefallen nach { $length } { $why }
       *[not-written] nicht geschrieben, { $length } { $why }
    }
# An option of play.
help-play-white-microphone = Mikrofon von Weiß, für Aufnahmen
# An option of play.
help-play-black-microphone = Mikrofon von Schwarz, für Aufnahmen

## annabella dictation

# The program dictation.
help-dictation = was die Spieler aufgenommen haben
# An argument of dictation.
help-dictation-game = Aufzeichnung der Partie
# An option of dictation.
help-dictation-side = nur die Aufnahmen von Weiß oder von Schwarz
# An option of dictation.
help-dictation-output = eine Tondatei mit allen Aufnahmen nacheinander
# An option of dictation.
help-dictation-force = { help-sheet-force }
# Which take, as the lines below begin. $owner is white or black, $take its number, $number of the move (0 is before the first), $side whose move it is, $clock a time of day.
dictation-of = { $owner ->
        [white] Weiß
       *[black] Schwarz
    } { $take }: { dictation-at }, { $clock } UTC
# annabella dictation: one take a line. $owner is white or black, $take its number, $number of the move (0 is before the first), $side whose move it is, $clock a time of day, $length how long it is, $file where it is.
dictation-take = { dictation-of }, { $length }, { $file }
# The file of a take is gone. The variables as above.
dictation-missing = { dictation-of }: Die Datei fehlt.
# There is such a file, and no sound in it. $file: where it is; the others as above.
dictation-damaged = { dictation-of }: { $file } ist nicht als Ton lesbar.
# Which move a take is of; $number and $side as above.
dictation-at = { $number ->
        [0] vor dem ersten Zug
       *[other] { dictation-move }
    }
