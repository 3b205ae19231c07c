### `annabella hear`: the enrolment of a person whose announcements are recognised.

# The command.
help-hear = Enrol voices, so that announcements are recognised (experimental)
# A subcommand of hear.
help-hear-enrol = Enrol a person, who repeats each word twice and then ten moves
# An argument of hear enrol.
help-hear-enrol-name = The person's name
# An option of hear enrol.
help-hear-enrol-announce-language = { help-announce-announce-language }
# An option of hear enrol.
help-hear-enrol-microphone = Choose the microphone
# An option of hear enrol.
help-hear-enrol-seed = Draw the moves to announce with this number
# An option of hear enrol.
help-hear-enrol-speech = { help-play-speech }
# An option of hear enrol.
help-hear-enrol-rate = { help-play-rate }
# A subcommand of hear.
help-hear-list = List the enrolled persons
# A subcommand of hear.
help-hear-forget = Delete a person's enrolments
# An argument of hear forget.
help-hear-forget-name = { help-hear-enrol-name }
# A subcommand of hear.
help-hear-learn = Save what the program learns of a voice in games
# An argument of hear learn.
help-hear-learn-name = { help-hear-enrol-name }
# An option of hear learn.
help-hear-learn-off = Forget it, and save no more
# The start of the dialogue. $count is the number of words.
hear-start = After the tone, repeat what you hear, as you announce at the board: { $count } words, each twice, then ten moves. Enter: again. To stop and continue later: { command-quit }. Only features of the words are saved, no sound.
# A stopped enrolment continues. $count words and moves are left.
hear-resumed = The stopped enrolment continues. Words and moves left: { $count }.
# A word or a move to say. Spoken in the language of the announcements.
hear-word = { $word }
# The start of the moves.
hear-moves = Now ten moves. Say each in one breath, as at the board.
# What was wrong with a try. $other is another word that sounds like it.
hear-verdict = { $what ->
        [silent] Nothing heard.
        [too-quiet] Too quiet. Speak louder, or go closer to the microphone.
        [clipped] Too loud for the microphone. Speak more quietly.
        [too-short] Too short. Say the whole word.
        [too-long] Too long. Say only the word.
        [too-fast] Much faster than before. Keep the same pace.
        [unlike] That sounded different from before. Please repeat it.
        [too-alike] That sounds like { $other }. Speak more distinctly.
        [noisy] It is too noisy here. Go to a quieter place.
        [too-slow] Much slower than before. Keep the same pace.
        [unknown-rate] This microphone delivers an unusable sample rate. Use another one.
       *[misheard] That did not sound like this move.
    }
# Two words still sound alike after they were repeated.
hear-alike = Your words “{ $word }” and “{ $other }” sound almost alike. Say them very distinctly at the board.
# The end. Of $count moves, $right are recognised by the others. $poor is yes if these are few.
hear-done = { $name } is enrolled. The program would recognise { $right } of your { $count } moves.{ $poor ->
        [yes] {""} Enrol again in a quieter place or closer to the microphone.
       *[no] {""}
    }
# Printed after the end. $file is the file.
hear-saved = The enrolment is in { $file }.
# The person ended the dialogue.
hear-not-saved = Stopped. Nothing is saved.
# The person ended the dialogue after some words.
hear-kept = Stopped. What you have said is kept. To continue, type the same command again.
# A line of hear list. $language is a tag; $moves and $learnt are numbers of moves.
hear-listed = { $name }, { $language }, moves enrolled: { $moves }{ $learnt ->
        [0] {""}
       *[other] , learnt in games: { $learnt }
    }: { $file }
# A line of hear list: a stopped enrolment.
hear-listed-unfinished = { $name }, { $language }, not finished: { $file }
# The answer of hear list without any file.
hear-none = No voice is enrolled. Type annabella hear enrol NAME.
# The answer of hear forget. $count is the number of removed files.
hear-forgotten = { $count ->
        [0] { $name }: not enrolled.
        [one] { $name }: one enrolment deleted.
       *[other] { $name }: { $count } enrolments deleted.
    }
# The answer of hear learn.
hear-learns = { $name }: what the program learns in future games is saved as features of the voice, not as sound.
# The answer of hear learn --off.
hear-learns-nothing = { $name }: what the program has learnt in games is forgotten, and nothing more is saved.
# A name that cannot be that of a file.
hear-no-name = { $name }: not a name. Use letters, digits and spaces, at most 40.
# The person is not enrolled in this language. $other is another language or none.
hear-not-enrolled = { $name }: not enrolled in the language { $language }{ $other ->
        [none] {""}
       *[other] {""}, only in { $other }
    }. Type annabella hear enrol "{ $name }" --announce-language { $language }.
# A file is not a whole enrolment. $fault says why.
hear-faulty = { $file }: { $fault ->
        [newer] an enrolment of a newer version
        [damaged] a damaged enrolment
        [other-language] an enrolment in another language
        [incomplete] an incomplete enrolment
       *[no-enrolment] not an enrolment
    }. Enrol the person again: annabella hear enrol NAME.
# No microphone. $why is the system's sentence, or none.
hear-no-microphone = Microphone: none can be opened{ dictation-why }. Connect one.
# No microphone with this name.
hear-unknown-microphone = { $why }: no microphone has this name, or several do. Name one that annabella doctor lists.
# The microphone failed. $why is the system's sentence, or none.
hear-microphone-lost = Microphone: failed{ dictation-why }. Connect it again and repeat the command; what you have said is kept.
# doctor: a microphone.
doctor-microphone = Microphone: { $device }
# doctor: no microphone.
doctor-no-microphone = No microphone found. Announcements and scoresheets cannot be recorded here.
# Answer of doctor: the numbers of sound outputs and microphones, whose names it lists on request.
doctor-devices = Outputs: { $outputs }. Microphones: { $inputs }. Their names: annabella doctor --full.
# doctor: a person is enrolled.
doctor-enrolled = Announcements by { $name } can be recognised, language { $language }.
# doctor: someone is enrolled in English, and the second recogniser is installed.
doctor-second-recogniser = Announcements in English are checked by PocketSphinx, too.
# doctor: someone is enrolled in English, and the second recogniser is missing.
doctor-no-second-recogniser = Announcements in English are recognised more often with the packages pocketsphinx and pocketsphinx-en-us.
