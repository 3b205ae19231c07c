### The player's own score (2023 D.2.7): in longhand, in Braille, as sound, and dictated.

## Scores as people type them: what may stand there beside the moves

# How the game ended, behind its last move: drawn.
score-drawn = draw
# The same: a player resigned.
score-resigned = resigned
    .heard = resigns

## annabella sheet

# A half-move, as both forms below end. $side is who made it, $mv all its words, $offer is yes where a draw was offered with it.
score-ply = { $side ->
        [white] White
       *[black] Black
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
# A ply in full words, as a line. $number of the move, $side is white or black, $mv the move as it is announced, $offer is yes where a draw was offered with it.
score-longhand = { $number }. { score-ply }
# The same, to be heard. $numbered is no where the number has just been said.
score-spoken = { $numbered ->
        [yes] Move { $number },{" "}
       *[no] {""}
    }{ score-ply }
# A language that is none of ours. $value is what was asked for.
sheet-no-language = { $value } is none of the languages; possible: de, en, nl, fr, it, es.
# Sound cannot stand among lines of text.
sheet-sound-alone = Sound does not go to standard output together with other forms; --to wav alone, or one by one with --output.
# Sound would go to a terminal.
sheet-sound-to-terminal = Sound needs a file: --output and its name.
# A file takes only one form.
sheet-one-form = Into one file goes one form; --to and --output for each form alone.
# An option of sheet.
help-sheet-language = language of piece letters and words: de, en, nl, fr, it, es; otherwise letters as the interface, words in German
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
# An option of several commands.
help-sheet-force = replace an existing file, but never a journal

## Dictated moves

# The microphone is open, the player may speak. In print, beside a tone.
dictation-runs = Recording.
# A move of the game, inside the sentences below. $number is its number, $side is whose it is.
dictation-move = move { $number }, { $side ->
        [white] White
       *[black] Black
    }
# A dictated move is kept. $number of the move (0 is before the first), $side is whose move it is, $length how long the take is.
dictation-kept = { $number ->
        [0] Recorded before the first move, { $length }.
       *[other] Recorded at { dictation-move }, { $length }.
    }
# A dictated move is played back. $number and $side as above.
dictation-heard = { $number ->
        [0] Recording before the first move:
       *[other] Recording at { dictation-move }:
    }
# Something failed while a move was dictated. $state is what, $why the system's sentence, or the name of a microphone that is not there, or none.
dictation-failed = { $state ->
        [no-microphone] Nothing is recorded: no microphone.{ dictation-why }
        [unknown-microphone] Nothing is recorded: no single microphone is called { $why }.
        [microphone-lost] The microphone has failed; what was said before is recorded.{ dictation-why }
       *[not-written] The recording cannot be written to disk; it is kept and tried again.{ dictation-why }
    }
# The end of dictation-failed: the system's sentence in brackets, or nothing where $why is none.
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
# Dictated moves cannot be played back: no device may sound them.
dictation-no-device = Recordings cannot be played here; headphones of one's own are named by --white-device or --black-device.
# Nothing was dictated at that move, or nothing at all.
refused-nothing-dictated = Nothing was recorded for that; { command-dictate } records.
# A recording must be ended before one is played.
refused-dictating = The recording still runs; dictate ends it.
# journal show: what became of a take. $side is whose, $take its number, $state, $length and $why as above.
journal-recording = take { $take } of { $side ->
        [white] White
       *[black] Black
    }: { $state ->
        [running] running
        [kept] kept, { $length }
        [no-microphone] no microphone { $why }
        [unknown-microphone] no microphone { $why }
        [microphone-lost] microphone failed after { $length } { $why }
       *[not-written] not written, { $length } { $why }
    }
# An option of play.
help-play-white-microphone = White's microphone, for recordings
# An option of play.
help-play-black-microphone = Black's microphone, for recordings

## annabella dictation

# The program dictation.
help-dictation = what the players have recorded
# An argument of dictation.
help-dictation-game = the game's journal
# An option of dictation.
help-dictation-side = only the recordings of White or of Black
# An option of dictation.
help-dictation-output = a sound file with all recordings one after the other
# An option of dictation.
help-dictation-force = { help-sheet-force }
# Which take, as the lines below begin. $owner is white or black, $take its number, $number of the move (0 is before the first), $side whose move it is, $clock a time of day.
dictation-of = { $owner ->
        [white] White
       *[black] Black
    } { $take }: { dictation-at }, { $clock } UTC
# annabella dictation: one take a line. $owner is white or black, $take its number, $number of the move (0 is before the first), $side whose move it is, $clock a time of day, $length how long it is, $file where it is.
dictation-take = { dictation-of }, { $length }, { $file }
# The file of a take is gone. The variables as above.
dictation-missing = { dictation-of }: the file is missing.
# There is such a file, and no sound in it. $file: where it is; the others as above.
dictation-damaged = { dictation-of }: { $file } cannot be read as sound.
# Which move a take is of; $number and $side as above.
dictation-at = { $number ->
        [0] before the first move
       *[other] { dictation-move }
    }
