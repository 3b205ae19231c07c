### A player's scoresheet (2023 D.2.7): in longhand, in Braille, as sound, and dictated.

## Typed scoresheets: words accepted besides the moves

score-drawn = remis
    .heard = remis vereinbart, Remis angenommen, unentschieden, patt
score-resigned = aufgegeben
    .heard = gibt auf, Weiß gibt auf, Schwarz gibt auf, Weiß gab auf, Schwarz gab auf, Aufgabe
score-lost-on-time = Zeitüberschreitung
    .heard = Zeit, Zeit überschritten, durch Zeit, Blättchen, Fallblättchen, Blättchen gefallen

## annabella sheet

score-ply = { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $mv }{ $offer ->
        [yes] , { play-score-offer }
       *[no] {""}
    }
score-longhand = { $number }. { score-ply }
score-spoken = { $numbered ->
        [yes] Zug { $number },{" "}
       *[no] {""}
    }{ score-ply }
sheet-no-language = { $value }: keine verfügbare Sprache. Wählen Sie de, en, nl, fr, it oder es.
sheet-sound-alone = --to: wav und andere Formen passen nicht zusammen auf die Standardausgabe. Geben Sie --to wav allein an oder jede Form mit eigenem --output.
sheet-sound-no-json = --to: wav ist Ton, den JSON nicht enthält. Lassen Sie --json weg.
sheet-sound-to-terminal = --to wav: Ein Terminal kann keinen Ton aufnehmen. Geben Sie mit --output eine Datei an.
sheet-one-form = --output: Eine Datei enthält nur eine Form. Rufen Sie den Befehl für jede Form einzeln auf.
help-sheet-language = Sprache der Figurenbuchstaben und Wörter wählen [Werte: de, en, nl, fr, it, es] [Vorgabe: Buchstaben wie die Oberfläche, Wörter deutsch]
help-sheet-profile = Braillesystem wählen [Vorgabe: uk bei englischen Figurenbuchstaben, sonst german]
help-sheet-width = Zeichen je Zeile festlegen, mindestens 20 [Vorgabe bei braille und brf: 40]
help-sheet-page = Zeilen je Seite bei brf festlegen; 0 für eine endlose Seite
help-sheet-rate = Sprechtempo bei wav in Wörtern je Minute festlegen
help-sheet-output = In diese Datei schreiben statt auf die Standardausgabe
help-sheet-force = Vorhandene Datei ersetzen, aber nie ein Journal

## Dictated moves

dictation-runs = Aufnahme läuft.
dictation-move = Zug { $number }, { $side ->
        [white] Weiß
       *[black] Schwarz
    }
dictation-kept = { $number ->
        [0] Aufgenommen vor dem ersten Zug, { $length }.
       *[other] Aufgenommen zu { dictation-move }, { $length }.
    }
dictation-heard = { $number ->
        [0] Aufnahme vor dem ersten Zug:
       *[other] Aufnahme zu { dictation-move }:
    }
dictation-failed = { $state ->
        [no-microphone] Nichts aufgenommen: kein Mikrofon.{ dictation-why }
        [unknown-microphone] Nichts aufgenommen: Zu { $why } passt kein Mikrofon oder mehr als eines.
        [microphone-lost] Das Mikrofon ist ausgefallen; bis dahin ist alles aufgenommen.{ dictation-why }
       *[not-written] Die Aufnahme ist noch nicht gespeichert; das Speichern wird wiederholt.{ dictation-why }
    }
dictation-why = { $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
dictation-no-device = Aufnahmen lassen sich hier nicht abspielen. Geben Sie den Kopfhörer des Spielers an: --white-device oder --black-device.
refused-nothing-dictated = Dazu gibt es keine Aufnahme. Befehl: { command-dictate }.
refused-writes-by-hand = Aufnehmen darf nur ein sehbehinderter Spieler. Schreiben Sie die Züge mit.
refused-dictating = Die Aufnahme läuft noch. Befehl: { command-dictate }.
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
help-play-white-microphone = Mikrofon von Weiß wählen
help-play-black-microphone = Mikrofon von Schwarz wählen

## annabella dictation

help-dictation = Aufnahmen der Spieler auflisten oder verbinden
help-dictation-game = { help-report-game }
help-dictation-side = Nur die Aufnahmen von Weiß oder von Schwarz auflisten
help-dictation-output = Alle Aufnahmen in dieser Tondatei verbinden
help-dictation-force = { help-sheet-force }
dictation-of = { $owner ->
        [white] Weiß
       *[black] Schwarz
    } { $take }: { dictation-at }, { $clock } UTC
dictation-take = { dictation-of }, { $length }, { $file }
dictation-missing = { dictation-of }: Die Datei fehlt.
dictation-damaged = { dictation-of }: { $file } ist keine lesbare Tondatei.
dictation-at = { $number ->
        [0] vor dem ersten Zug
       *[other] { dictation-move }
    }
verdict-not-compared = { $side ->
    [white] Das Brett von Weiß ist nicht angeschlossen und wurde nicht verglichen.
   *[black] Das Brett von Schwarz ist nicht angeschlossen und wurde nicht verglichen.
}
