### `annabella hear`: the enrolment of a person whose announcements are recognised.

help-hear = Stimmen einlernen, um Ansagen zu erkennen (Versuch)
help-hear-enrol = Eine Person einlernen: jedes Wort zweimal nachsprechen, dann zehn Züge
help-hear-enrol-name = Name der Person
help-hear-enrol-announce-language = { help-announce-announce-language }
help-hear-enrol-microphone = Mikrofon wählen
help-hear-enrol-seed = Anzusagende Züge mit dieser Zahl auslosen
help-hear-enrol-speech = { help-play-speech }
help-hear-enrol-rate = { help-play-rate }
help-hear-list = Eingelernte Personen nennen
help-hear-forget = Die Sprachmuster einer Person löschen
help-hear-forget-name = { help-hear-enrol-name }
help-hear-learn = Speichern, was das Programm in Partien über eine Stimme lernt
help-hear-learn-name = { help-hear-enrol-name }
help-hear-learn-off = Es vergessen und nichts mehr speichern
hear-start = Sprechen Sie nach dem Ton nach, was Sie hören, so wie Sie am Brett ansagen: { $count } Wörter, jedes zweimal, dann zehn Züge. Eingabetaste: noch einmal. Abbrechen und später fortsetzen: { command-quit }. Gespeichert werden nur Merkmale der Wörter, kein Ton.
hear-resumed = Das abgebrochene Einlernen wird fortgesetzt. Noch zu sprechen: { $count }.
hear-word = { $word }
hear-moves = Jetzt zehn Züge. Sprechen Sie jeden ohne Pause, wie am Brett.
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
       *[misheard] Das klang nicht nach diesem Zug.
    }
hear-alike = „{ $word }“ und „{ $other }“ klingen bei Ihnen fast gleich. Sprechen Sie sie am Brett besonders deutlich.
hear-done = { $name } ist eingelernt. Das Programm würde { $right } von Ihren { $count } Zügen erkennen.{ $poor ->
        [yes] {""} Lernen Sie noch einmal ein, an einem ruhigeren Platz oder näher am Mikrofon.
       *[no] {""}
    }
hear-saved = Die Sprachmuster sind in { $file }.
hear-not-saved = Abgebrochen. Nichts ist gespeichert.
hear-kept = Abgebrochen. Was Sie gesprochen haben, bleibt erhalten. Fortsetzen: denselben Befehl noch einmal.
hear-listed = { $name }, { $language }, eingelernte Züge: { $moves }{ $learnt ->
        [0] {""}
       *[other] , in Partien gelernt: { $learnt }
    }: { $file }
hear-listed-unfinished = { $name }, { $language }, nicht zu Ende eingelernt: { $file }
hear-none = Keine Stimme ist eingelernt. Einlernen: annabella hear enrol NAME.
hear-forgotten = { $count ->
        [0] { $name }: nicht eingelernt.
        [one] { $name }: ein Sprachmuster gelöscht.
       *[other] { $name }: { $count } Sprachmuster gelöscht.
    }
hear-learns = { $name }: Was das Programm in Partien lernt, wird ab jetzt gespeichert, als Merkmale der Stimme, nicht als Ton.
hear-learns-nothing = { $name }: Was das Programm in Partien gelernt hat, ist vergessen, und nichts mehr wird gespeichert.
hear-no-name = { $name }: kein Name. Nehmen Sie Buchstaben, Ziffern und Leerzeichen, höchstens 40.
hear-not-enrolled = { $name }: nicht eingelernt in der Sprache { $language }{ $other ->
        [none] {""}
       *[other] {""}, nur in { $other }
    }. Einlernen: annabella hear enrol "{ $name }" --announce-language { $language }.
hear-faulty = { $file }: { $fault ->
        [newer] Sprachmuster einer neueren Version
        [damaged] beschädigtes Sprachmuster
        [other-language] Sprachmuster einer anderen Sprache
        [incomplete] unvollständiges Sprachmuster
       *[no-enrolment] kein Sprachmuster
    }. Lernen Sie die Person neu ein: annabella hear enrol NAME.
hear-no-microphone = Mikrofon: keines zu öffnen{ dictation-why }. Schließen Sie eines an.
hear-unknown-microphone = { $why }: kein Mikrofon dieses Namens, oder mehrere. Nennen Sie eines aus annabella doctor.
hear-microphone-lost = Mikrofon: ausgefallen{ dictation-why }. Schließen Sie es wieder an, und wiederholen Sie den Befehl; was Sie gesprochen haben, bleibt erhalten.
doctor-microphone = Mikrofon: { $device }
doctor-no-microphone = Kein Mikrofon gefunden. Ansagen und Mitschriften lassen sich hier nicht aufnehmen.
doctor-devices = Ausgänge: { $outputs }. Mikrofone: { $inputs }. Ihre Namen: annabella doctor --full.
doctor-enrolled = Ansagen von { $name } können erkannt werden, Sprache { $language }.
doctor-second-recogniser = Ansagen auf Englisch prüft auch PocketSphinx.
doctor-no-second-recogniser = Ansagen auf Englisch werden mit den Paketen pocketsphinx und pocketsphinx-en-us öfter erkannt.
