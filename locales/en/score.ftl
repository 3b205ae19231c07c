### A player's scoresheet (2023 D.2.7): in longhand, in Braille, as sound, and dictated.

## Typed scoresheets: words accepted besides the moves

# How the game ended, after its last move: drawn.
score-drawn = draw
    .heard = draw agreed, agreed draw, agreed drawn, drawn, stalemate
# The same: a player resigned.
score-resigned = resigned
    .heard = resigns, White resigns, Black resigns, White resigned, Black resigned, resignation
# The same: a player lost on time.
score-lost-on-time = lost on time
    .heard = time, on time, flag, flag fell, flag fall, out of time, time forfeit, White lost on time, Black lost on time

## annabella sheet

# A move by White or Black, the end of both forms below. $side made it, $mv is all its words, $offer is yes if a draw was offered with it.
score-ply = { $side ->
        [white] White
       *[black] Black
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
# A move by White or Black in full words, as a line. $number is the move's number, $side white or black, $mv the move as announced, $offer is yes if a draw was offered with it.
score-longhand = { $number }. { score-ply }
# The same, spoken. $numbered is no if the number has just been said.
score-spoken = { $numbered ->
        [yes] Move { $number },{" "}
       *[no] {""}
    }{ score-ply }
# A language that annabella does not have. $value: the text given.
sheet-no-language = { $value }: not an available language. Choose de, en, nl, fr, it or es.
# Sound and text cannot share standard output.
sheet-sound-alone = --to: wav cannot share standard output with other forms. Give --to wav alone, or each form its own --output.
# sheet --json was asked for sound.
sheet-sound-no-json = --to: wav is sound, which JSON does not hold. Leave out --json.
# Sound cannot be written to a terminal.
sheet-sound-to-terminal = --to wav: a terminal cannot take sound. Name a file with --output.
# A file holds only one form.
sheet-one-form = --output: a file holds only one form. Run the command once for each form.
# An option of sheet.
help-sheet-language = Choose the language of piece letters and words [values: de, en, nl, fr, it, es] [default: letters as the interface, words in German]
# An option of sheet.
help-sheet-profile = Choose the Braille code [default: uk with English piece letters, otherwise german]
# An option of sheet.
help-sheet-width = Set the cells a line, at least 20 [default for braille and brf: 40]
# An option of sheet.
help-sheet-page = Set the lines a page of brf; 0 means one endless page
# An option of sheet.
help-sheet-rate = Set the speaking rate of wav in words a minute
# An option of sheet.
help-sheet-output = Write to this file instead of standard output
# An option of several commands.
help-sheet-force = Replace an existing file, but never a journal

## Dictated moves

# The microphone is open; the player can speak. Printed, together with a tone.
dictation-runs = Recording.
# A move of the game, inside the sentences below. $number is its number, $side the player.
dictation-move = move { $number }, { $side ->
        [white] White
       *[black] Black
    }
# A dictated move was recorded. $number of the move (0 is before the first), $side the player of the move, $length of the recording.
dictation-kept = { $number ->
        [0] Recorded before the first move, { $length }.
       *[other] Recorded at { dictation-move }, { $length }.
    }
# A dictated move is played back. $number and $side as above.
dictation-heard = { $number ->
        [0] Recording before the first move:
       *[other] Recording at { dictation-move }:
    }
# Something failed while a move was dictated. $state is what, $why the system's sentence, or the name of a microphone, or none.
dictation-failed = { $state ->
        [no-microphone] Nothing is recorded: no microphone.{ dictation-why }
        [unknown-microphone] Nothing is recorded: no microphone matches { $why }, or several do.
        [microphone-lost] The microphone failed; everything said before is recorded.{ dictation-why }
       *[not-written] The recording is not saved yet; saving is retried.{ dictation-why }
    }
# The end of dictation-failed: the system's sentence in brackets, or nothing if $why is none.
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
# Dictated moves cannot be played back: the player has no headphones.
dictation-no-device = Recordings cannot be played here. Add headphones for the player with --white-device or --black-device.
# A player asked for a recording that does not exist.
refused-nothing-dictated = Nothing was recorded for that. Type { command-dictate }.
# A sighted player in a game with an arbiter (2023 8.1.1, D.2.7).
refused-writes-by-hand = Only a visually impaired player may record by voice. Write the moves down.
# A player asked for a recording while another is running.
refused-dictating = Still recording. Type { command-dictate }.
# journal show: the state of a recording. $side is the player, $take its number, $state, $length and $why as above.
journal-recording = { $side ->
        [white] White's
       *[black] Black's
    } recording { $take }: { $state ->
        [running] running
        [kept] saved, { $length }
        [no-microphone] no microphone { $why }
        [unknown-microphone] no microphone { $why }
        [microphone-lost] microphone failed after { $length } { $why }
       *[not-written] not saved, { $length } { $why }
    }
# An option of play.
help-play-white-microphone = Choose White's microphone
# An option of play.
help-play-black-microphone = Choose Black's microphone

## annabella dictation

# The command dictation.
help-dictation = List or join a player's recordings
# An argument of dictation.
help-dictation-game = { help-report-game }
# An option of dictation.
help-dictation-side = List only White's or Black's recordings
# An option of dictation.
help-dictation-output = Join all recordings into this sound file
# An option of dictation.
help-dictation-force = { help-sheet-force }
# A recording, the start of the lines below. $owner is white or black, $take its number, $number of the move (0 is before the first), $side the player of the move, $clock a time of day.
dictation-of = { $owner ->
        [white] White
       *[black] Black
    } { $take }: { dictation-at }, { $clock } UTC
# annabella dictation: one recording a line. $length of the recording, $file: its sound file; the others as above.
dictation-take = { dictation-of }, { $length }, { $file }
# The file of a recording is missing. The variables as above.
dictation-missing = { dictation-of }: the file is missing.
# The file of a recording is not a sound file. $file: its name; the others as above.
dictation-damaged = { dictation-of }: { $file } is not a readable sound file.
# The move of a recording; $number and $side as above.
dictation-at = { $number ->
        [0] before the first move
       *[other] { dictation-move }
    }
# Only one board was compared with the scoresheets. $side: the side of the other.
verdict-not-compared = { $side ->
    [white] White's board is not connected and was not compared.
   *[black] Black's board is not connected and was not compared.
}
