### `annabella hear`: the enrolment of a person whose announcements are recognised.

# The command.
help-hear = Stimmen einlernen, um Ansagen zu erkennen (Versuch)
# A subcommand of hear.
help-hear-enrol = Eine Person einlernen: jedes Wort dreimal nachsprechen
# An argument of hear enrol.
help-hear-enrol-name = Name der Person
# An option of hear enrol.
help-hear-enrol-announce-language = { help-announce-announce-language }
# An option of hear enrol.
help-hear-enrol-microphone = Mikrofon wählen
# An option of hear enrol.
help-hear-enrol-seed = Züge der Probe mit dieser Zahl auslosen
# An option of hear enrol.
help-hear-enrol-speech = { help-play-speech }
# An option of hear enrol.
help-hear-enrol-rate = { help-play-rate }
# A subcommand of hear.
help-hear-list = Eingelernte Personen nennen
# A subcommand of hear.
help-hear-forget = Die Sprachmuster einer Person löschen
# An argument of hear forget.
help-hear-forget-name = { help-hear-enrol-name }
# The start of the dialogue. $count is the number of words.
hear-begin = Sprechen Sie nach dem Ton jedes Wort nach, so wie Sie am Brett ansagen: { $count } Wörter, jedes dreimal. Eingabetaste: noch einmal. Abbrechen: { command-quit }. Gespeichert werden nur Merkmale der Wörter, kein Ton.
# A word or a move to say. Spoken in the language of the announcements.
hear-word = { $word }
# The start of the test.
hear-test = Jetzt zehn Züge zur Probe.
# What was wrong with a try. $other is another word that sounds like it.
hear-verdict = { $what ->
        [silent] Nichts gehört.
        [too-quiet] Zu leise. Sprechen Sie lauter, oder gehen Sie näher ans Mikrofon.
        [clipped] Zu laut für das Mikrofon. Sprechen Sie leiser.
        [too-short] Zu kurz. Sprechen Sie das ganze Wort.
        [too-long] Zu lang. Sprechen Sie nur das Wort.
        [too-fast] Viel schneller als vorher. Sprechen Sie im selben Tempo.
        [unlike] Das klang anders als vorher. Bitte noch einmal.
        [too-alike] Das klingt wie { $other }. Sprechen Sie deutlicher.
        [noisy] Hier ist es zu laut. Suchen Sie einen ruhigeren Platz.
        [too-slow] Viel langsamer als vorher. Sprechen Sie im selben Tempo.
        [unknown-rate] Dieses Mikrofon liefert eine unbrauchbare Abtastrate. Nehmen Sie ein anderes.
       *[misheard] Nicht sicher erkannt.
    }
# Two words still sound alike after they were repeated.
hear-alike = „{ $word }“ und „{ $other }“ klingen bei Ihnen fast gleich. Sprechen Sie sie am Brett besonders deutlich.
# The end. $right, $doubtful and $wrong count the moves of the test. $name is the person, $file the file.
hear-done = { $name } ist eingelernt. Von zehn Zügen der Probe: { $right } erkannt, { $doubtful } nicht sicher verstanden, { $wrong } verwechselt. Die Sprachmuster sind in { $file }.
# The person ended the dialogue.
hear-not-saved = Abgebrochen. Nichts ist gespeichert.
# A line of hear list. $language is a tag.
hear-listed = { $name }, { $language }: { $file }
# The answer of hear list without any file.
hear-none = Keine Stimme ist eingelernt. Einlernen: annabella hear enrol NAME.
# The answer of hear forget. $count is the number of removed files.
hear-forgotten = { $count ->
        [0] { $name }: nicht eingelernt.
        [one] { $name }: ein Sprachmuster gelöscht.
       *[other] { $name }: { $count } Sprachmuster gelöscht.
    }
# A name that cannot be that of a file.
hear-no-name = { $name }: kein Name. Nehmen Sie Buchstaben, Ziffern und Leerzeichen, höchstens 40.
# The person is not enrolled in this language. $other is another language or none.
hear-not-enrolled = { $name }: nicht eingelernt in der Sprache { $language }{ $other ->
        [none] {""}
       *[other] {""}, nur in { $other }
    }. Einlernen: annabella hear enrol "{ $name }" --announce-language { $language }.
# A file is not a whole enrolment. $fault says why.
hear-faulty = { $file }: { $fault ->
        [newer] Sprachmuster einer neueren Version
        [damaged] beschädigtes Sprachmuster
        [other-language] Sprachmuster einer anderen Sprache
        [incomplete] unvollständiges Sprachmuster
       *[no-enrolment] kein Sprachmuster
    }. Lernen Sie die Person neu ein: annabella hear enrol NAME.
# No microphone. $why is the system's sentence, or none.
hear-no-microphone = Mikrofon: keines zu öffnen{ dictation-why }. Schließen Sie eines an.
# No microphone with this name.
hear-unknown-microphone = { $why }: kein Mikrofon dieses Namens, oder mehrere. Nennen Sie eines aus annabella doctor.
# The microphone failed. $why is the system's sentence, or none.
hear-microphone-lost = Mikrofon: ausgefallen{ dictation-why }. Schließen Sie es wieder an, und beginnen Sie neu.
# doctor: a microphone.
doctor-microphone = Mikrofon: { $device }
# doctor: no microphone.
doctor-no-microphone = Kein Mikrofon gefunden. Ansagen und Mitschriften lassen sich hier nicht aufnehmen.
# doctor: a person is enrolled.
doctor-enrolled = Ansagen von { $name } können erkannt werden, Sprache { $language }.
