### A player's scoresheet (2023 D.2.7): in longhand, in Braille, as sound, and dictated.

## Typed scoresheets: words accepted besides the moves

# How the game ended, after its last move: drawn.
score-drawn = remis
    .heard = remis vereinbart, Remis angenommen, unentschieden, patt
# The same: a player resigned.
score-resigned = aufgegeben
    .heard = gibt auf, Weiß gibt auf, Schwarz gibt auf, Weiß gab auf, Schwarz gab auf, Aufgabe
# The same: a player lost on time.
score-lost-on-time = Zeitüberschreitung
    .heard = Zeit, Zeit überschritten, durch Zeit, Blättchen, Fallblättchen, Blättchen gefallen

## annabella sheet

# A move by White or Black, the end of both forms below. $side made it, $mv is all its words, $offer is yes if a draw was offered with it.
score-ply = { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
# A move by White or Black in full words, as a line. $number is the move's number, $side white or black, $mv the move as announced, $offer is yes if a draw was offered with it.
score-longhand = { $number }. { score-ply }
# The same, spoken. $numbered is no if the number has just been said.
score-spoken = { $numbered ->
        [yes] Zug { $number },{" "}
       *[no] {""}
    }{ score-ply }
# A language that annabella does not have. $value: the text given.
sheet-no-language = { $value }: keine verfügbare Sprache. Wählen Sie de, en, nl, fr, it oder es.
# Sound and text cannot share standard output.
sheet-sound-alone = --to: wav und andere Formen passen nicht zusammen auf die Standardausgabe. Geben Sie --to wav allein an oder jede Form mit eigenem --output.
# sheet --json was asked for sound.
sheet-sound-no-json = --to: wav ist Ton, den JSON nicht enthält. Lassen Sie --json weg.
# Sound cannot be written to a terminal.
sheet-sound-to-terminal = --to wav: Ein Terminal kann keinen Ton aufnehmen. Geben Sie mit --output eine Datei an.
# A file holds only one form.
sheet-one-form = --output: Eine Datei enthält nur eine Form. Rufen Sie den Befehl für jede Form einzeln auf.
# An option of sheet.
help-sheet-language = Sprache der Figurenbuchstaben und Wörter wählen [Werte: de, en, nl, fr, it, es] [Vorgabe: Buchstaben wie die Oberfläche, Wörter deutsch]
# An option of sheet.
help-sheet-profile = Braillesystem wählen [Vorgabe: uk bei englischen Figurenbuchstaben, sonst german]
# An option of sheet.
help-sheet-width = Zeichen je Zeile festlegen, mindestens 20 [Vorgabe bei braille und brf: 40]
# An option of sheet.
help-sheet-page = Zeilen je Seite bei brf festlegen; 0 für eine endlose Seite
# An option of sheet.
help-sheet-rate = Sprechtempo bei wav in Wörtern je Minute festlegen
# An option of sheet.
help-sheet-output = In diese Datei schreiben statt auf die Standardausgabe
# An option of several commands.
help-sheet-force = Vorhandene Datei ersetzen, aber nie ein Journal

## Dictated moves

# The microphone is open; the player can speak. Printed, together with a tone.
dictation-runs = Aufnahme läuft.
# A move of the game, inside the sentences below. $number is its number, $side the player.
dictation-move = Zug { $number }, { $side ->
        [white] Weiß
       *[black] Schwarz
    }
# A dictated move was recorded. $number of the move (0 is before the first), $side the player of the move, $length of the recording.
dictation-kept = { $number ->
        [0] Aufgenommen vor dem ersten Zug, { $length }.
       *[other] Aufgenommen zu { dictation-move }, { $length }.
    }
# A dictated move is played back. $number and $side as above.
dictation-heard = { $number ->
        [0] Aufnahme vor dem ersten Zug:
       *[other] Aufnahme zu { dictation-move }:
    }
# Something failed while a move was dictated. $state is what, $why the system's sentence, or the name of a microphone, or none.
dictation-failed = { $state ->
        [no-microphone] Nichts aufgenommen: kein Mikrofon.{ dictation-why }
        [unknown-microphone] Nichts aufgenommen: Zu { $why } passt kein Mikrofon oder mehr als eines.
        [microphone-lost] Das Mikrofon ist ausgefallen; bis dahin ist alles aufgenommen.{ dictation-why }
       *[not-written] Die Aufnahme ist noch nicht gespeichert; das Speichern wird wiederholt.{ dictation-why }
    }
# The end of dictation-failed: the system's sentence in brackets, or nothing if $why is none.
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
# Dictated moves cannot be played back: the player has no headphones.
dictation-no-device = Aufnahmen lassen sich hier nicht abspielen. Geben Sie den Kopfhörer des Spielers an: --white-device oder --black-device.
# A player asked for a recording that does not exist.
refused-nothing-dictated = Dazu gibt es keine Aufnahme. Aufnehmen: Befehl { command-dictate }.
# A player asked for a recording while another is running.
refused-dictating = Die Aufnahme läuft noch. Beenden: Befehl { command-dictate }.
# journal show: the state of a recording. $side is the player, $take its number, $state, $length and $why as above.
journal-recording = Aufnahme { $take } von { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $state ->
        [running] läuft
        [kept] gespeichert, { $length }
        [no-microphone] kein Mikrofon { $why }
        [unknown-microphone] kein Mikrofon { $why }
        [microphone-lost] Mikrofon ausgefallen nach { $length } { $why }
       *[not-written] nicht gespeichert, { $length } { $why }
    }
# An option of play.
help-play-white-microphone = Mikrofon von Weiß wählen
# An option of play.
help-play-black-microphone = Mikrofon von Schwarz wählen

## annabella dictation

# The command dictation.
help-dictation = Aufnahmen der Spieler auflisten oder verbinden
# An argument of dictation.
help-dictation-game = { help-report-game }
# An option of dictation.
help-dictation-side = Nur die Aufnahmen von Weiß oder von Schwarz auflisten
# An option of dictation.
help-dictation-output = Alle Aufnahmen in dieser Tondatei verbinden
# An option of dictation.
help-dictation-force = { help-sheet-force }
# A recording, the start of the lines below. $owner is white or black, $take its number, $number of the move (0 is before the first), $side the player of the move, $clock a time of day.
dictation-of = { $owner ->
        [white] Weiß
       *[black] Schwarz
    } { $take }: { dictation-at }, { $clock } UTC
# annabella dictation: one recording a line. $length of the recording, $file: its sound file; the others as above.
dictation-take = { dictation-of }, { $length }, { $file }
# The file of a recording is missing. The variables as above.
dictation-missing = { dictation-of }: Die Datei fehlt.
# The file of a recording is not a sound file. $file: its name; the others as above.
dictation-damaged = { dictation-of }: { $file } ist keine lesbare Tondatei.
# The move of a recording; $number and $side as above.
dictation-at = { $number ->
        [0] vor dem ersten Zug
       *[other] { dictation-move }
    }
