### Das Journal einer Partie, ihre Mitschrift und deren Dateien.

journal-whole = { $file } ist unversehrt: { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }.
journal-whole-until = { $file } ist beschädigt: { $entries ->
        [0] Kein Eintrag ist
        [one] Nur der erste Eintrag ist
       *[other] Nur die ersten { $entries } Einträge sind
    } unversehrt.
journal-gapped = { $file } hat eine Lücke. Außerhalb { $entries ->
        [0] ist kein Eintrag
        [one] ist ein Eintrag
       *[other] sind { $entries } Einträge
    } unversehrt.
journal-chained = { $entries ->
        [one] Eintrag { $first } nach der Lücke folgt
       *[other] Die Einträge { $first } bis { $last } nach der Lücke folgen
    } lückenlos aufeinander. Nur in der Partie angesagte Prüffelder können { $entries ->
        [one] ihn
       *[other] sie
    } beweisen.
journal-legible = { $entries ->
        [one] Eintrag { $first } ist lesbar, aber nicht
       *[other] Die Einträge { $first } bis { $last } sind lesbar, aber nicht
    } beweisbar.
journal-lost = { $entries ->
        [one] Eintrag { $first } ist
       *[other] Die Einträge { $first } bis { $last } sind
    } verloren.
journal-lost-open = Eintrag { $first } und alle späteren sind verloren.
journal-gap-cause = Das Journal hat eine Lücke; ob durch Schaden oder Fälschung, ist unbekannt.
journal-cut = Zeile { $line }, die letzte des Journals, ist unvollständig ({ $bytes } Byte) und zählt nicht: { $text }
play-damaged = { $cause } Retten Sie den beweisbaren Teil: annabella journal repair { $file } --output NEU; danach: { $command } --resume NEU
journal-damaged = { $cause } Mit --damaged wird der Teil davor gelesen.
journal-cut-kept = { $what } Sie steht jetzt in { $file }
journal-repaired = { $new } enthält { $entries ->
        [one] einen bewiesenen Eintrag
       *[other] { $entries } bewiesene Einträge
    }.
journal-mended = Zeile { $line }: Ein falsches Bit wurde berichtigt; die Prüfsumme beweist es.
journal-hole = Zeile { $line }: Die Einträge { $first } bis { $last } fehlen.
journal-hole-one = Zeile { $line }: Eintrag { $first } fehlt.
journal-hole-open = Zeile { $line }: Eintrag { $first } und alle späteren fehlen.
journal-kept-evidence = { $lines ->
        [one] Eine spätere Zeile wird nicht nachgespielt. annabella journal show { $new } zeigt sie als Beweismittel.
       *[other] { $lines } spätere Zeilen werden nicht nachgespielt. annabella journal show { $new } zeigt sie als Beweismittel.
    } Nach Bestätigung setzt annabella play --resume { $new } die Partie vor der Lücke fort.
journal-evidence = [nicht bewiesen] { $line }
journal-evidence-unreadable = nicht lesbar: { $text }
journal-milestone = Eintrag { $entry }, { $words }
journal-digest-right = Die Prüffelder stimmen: Bis Eintrag { $entry } ist das Journal unverändert.
journal-digest-wrong = Die Prüffelder passen nicht zu { $file }. Das Journal wurde geändert oder gehört zu einer anderen Partie.
journal-digest-after-gap = Die Prüffelder passen zu Eintrag { $last }. Sie beweisen { $entries ->
        [one] diesen Eintrag
       *[other] die Einträge { $first } bis { $last }
    } nach der Lücke.
journal-digest-lost = Kein verbliebener Eintrag von { $file } hat diese Prüffelder. Sie können zu einem verlorenen Eintrag oder zu einer anderen Partie gehören.
journal-digest-not-after = Die Prüffelder beweisen keinen Eintrag nach der Lücke.
journal-no-digest = „{ $text }“: keine Prüffelder. Geben Sie zehn Felder an.
sign-signed = Die Signatur wurde gespeichert in { $file }.
sign-right = Die Signatur stimmt: { $file } ist unverändert.
sign-wrong = Die Signatur stimmt nicht: { $file } wurde danach geändert, fortgesetzt oder repariert oder mit einem anderen Schlüssel signiert.
sign-damaged = { $cause } Ein beschädigtes Journal lässt sich nicht signieren.
sign-no-key = { $file }: kein geheimer Schlüssel von minisign, oder das Passwort ist falsch.
sign-no-public-key = „{ $key }“: kein öffentlicher Schlüssel von minisign und keine Datei mit einem.
sign-no-signature = { $file }: keine Signatur von minisign.
sign-password = Geben Sie das Passwort des Schlüssels ein, dann die Eingabetaste. Es wird nicht angezeigt.
sign-needs-password = Das Passwort des Schlüssels fehlt. Geben Sie ohne Terminal eine Datei an: --password-file DATEI.
sheet-digest = { report-digest }: { $digest }
journal-exists = { $file }: Die Datei gibt es schon. Geben Sie dem neuen Journal einen anderen Namen.
journal-missing = { $file }: Datei nicht gefunden.
journal-no-file =
    { $file }: Das ist { $kind ->
        [directory] ein Verzeichnis
        [pipe] eine Pipe
        [socket] ein Socket
       *[device] ein Gerät
    }. Wählen Sie eine gewöhnliche Datei.
file-long-line = { $file }, Zeile { $line }: länger als 64 Kilobyte. Teilen Sie die Zeile.
journal-empty = { $file }: Die Datei ist leer.
journal-too-long = { $file }: Die Datei ist zu lang.
journal-in-use = { $file }: Ein anderes Programm schreibt gerade in die Datei.
journal-none = { $file }: kein Journal.
journal-version = { $file }: Journal der Version { $found }; dieses Programm liest nur Version { $known }. Öffnen Sie es mit der Entwicklungsversion, die es geschrieben hat.
journal-changed = { $file }, Zeile { $line }: Die Zeile wurde verändert oder beschädigt.
journal-number = { $file }, Zeile { $line }: Eintrag { $expected } wurde erwartet, Eintrag { $found } gefunden.
journal-meaning = { $file }, Zeile { $line }: Diesen Eintrag kennt das Programm nicht ({ $cause }).
journal-io = { $file }: { $cause }
journal-entry = Ein Eintrag lässt sich nicht ins Journal schreiben: { $cause }
journal-awaited = { $file } wird noch gespeichert.
journal-not-saved = { $entries ->
        [one] Ein Eintrag wurde
       *[other] { $entries } Einträge wurden
    } nicht in { $file } gespeichert.
journal-write-down = Auch eine Kopie ließ sich nirgends speichern. Schreiben Sie diese Züge und Zeiten ab:
play-rescued = Das Journal ließ sich nicht an seinem Platz speichern. Eine Kopie der ganzen Partie ist { $file }. Fortsetzen: { $command } --resume
journal-renewed-gone = { $file } wurde gelöscht; das ganze Journal ist neu geschrieben.
journal-renewed-replaced = { $file } wurde durch eine andere Datei ersetzt; das ganze Journal ist neu geschrieben.
journal-renewed-shortened = { $file } wurde gekürzt; das ganze Journal ist neu geschrieben.
journal-renewed-overwritten = { $file } wurde verändert; das ganze Journal ist neu geschrieben.
journal-renewed-unsure = Der Datenträger hat einen Teil von { $file } verloren; das ganze Journal ist neu geschrieben.
journal-renewed-aside = { $what } Die dort gefundene Datei heißt jetzt { $aside }
journal-cause-directory = Das Verzeichnis gibt es nicht.
journal-cause-permission = Keine Berechtigung.
journal-cause-full = Der Datenträger ist voll.
journal-cause-large = Die Datei hat ihre Höchstgröße erreicht.
journal-cause-read-only = Der Datenträger ist schreibgeschützt.
journal-cause-other = { $text }
sheet-cell = { $file }: { $ply }, { $text }: Das bezeichnet nicht genau einen regelgemäßen Zug.

## Files that commands write

output-journal = { $file }: Ein Journal wird nie ersetzt. Wählen Sie eine andere Datei.
output-exists = { $file }: Die Datei gibt es schon. Ersetzen Sie sie mit --force.
output-link = { $file }: Das ist eine Verknüpfung. Wählen Sie eine Datei.
output-lost = Die Ausgabe ließ sich nicht schreiben.
play-leave-asked = Die Partie ist nicht zu Ende. Zum Verlassen noch einmal drücken oder { command-yes }. Fortsetzen mit { $command } --resume{ $named ->
    [yes] { " und dem Namen des Journals" }
   *[no] { "" }
}.
play-sure-to-leave = Die Partie ist nicht zu Ende. Verlassen? { command-yes } oder { command-no }. Sie ist gespeichert; --resume setzt sie fort.
play-go-on-by = Partie fortsetzen: { $command } --resume
play-go-on-by-file = { play-go-on-by } { $file }
resume-not-counting = { $count ->
    [one] Die Option { $options } gilt nicht
   *[other] Die Optionen { $options } gelten nicht
}: Die Partie behält ihre Einstellungen.
resume-many-not-counting = { $count } Optionen gelten nicht: Die Partie behält ihre Einstellungen.
play-last-game = Die letzte Partie, begonnen { $days ->
    [0] heute
    [one] gestern
   *[other] vor { $days } Tagen
} um { $clock } Uhr.
play-last-game-of = { play-last-game } { $white } gegen { $black }.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } und { command-digest } bleiben möglich; { command-quit } verlässt die Partie.
resume-last-over = Die letzte Partie ist zu Ende: { $file }. Die letzte unbeendete setzen Sie fort mit --resume { $other }
resume-all-over = Die letzte Partie ist zu Ende: { $file }. Es gibt keine Partie zum Fortsetzen.
resume-last-open = Die letzte Partie ist an einem anderen Terminal geöffnet: { $file }. Die letzte nicht geöffnete setzen Sie fort mit --resume { $other }
resume-all-open = Die letzte Partie ist an einem anderen Terminal geöffnet: { $file }. Verlassen Sie sie dort, um sie hier fortzusetzen.
resume-none = In { $directory } gibt es keine Partie zum Fortsetzen.
resume-skipped = { $count ->
    [one] Ein Journal wurde übersprungen
   *[other] { $count } Journale wurden übersprungen; das neueste
}: { $cause }

## Bemerkungen zu einer Partiedatei: sheet, review, show, reconcile und andere

file-remark = Zeile { $line }, Spalte { $column }: { $what }
file-signs = „{ $text }“ enthält Zeichen, die kein Text sind. Sie wurden übergangen.
file-unreadable = { file-move }: „{ $text }“ ist kein Zug. Hier endet das Lesen.
file-ambiguous = { file-move }: „{ $text }“ passt zu mehreren regelgemäßen Zügen: { $moves }. Hier endet das Lesen.
file-illegal = { file-move }, „{ $text }“ (Artikel 7.5.1): { $why } { $continues ->
    [yes] Er wurde wie geschrieben ausgeführt.
   *[no] Hier endet das Lesen.
}
file-missing = { file-move } fehlt. Hier endet das Lesen.
file-move = { verdict-ply }
file-number = Zugnummer { $text } widerspricht den anderen. Es zählt die Reihenfolge der Züge.
file-surplus = „{ $text }“ ist ein Zug zu viel in der Zeile. Er bleibt als Kommentar erhalten.
file-after-result = „{ $text }“ folgt auf das Ergebnis. Die Züge danach bleiben als Kommentar erhalten.
file-prose = „{ $text }“ gehört nicht zur Partie. Es bleibt als Kommentar erhalten.
file-outside = „{ $text }“ gehört zu keiner Partie und wurde übergangen.
file-escaped = „{ $text }“ beginnt mit einem Prozentzeichen. Es bleibt als Kommentar erhalten.
file-tag = „{ $text }“ ist kein richtiges Tag. Als Wert wurde „{ $value }“ gelesen.
file-unclear-tag = „{ $text }“ ist kein richtiges Tag. Als Wert wurde „{ $value }“ gelesen. Der ganze Text bleibt als Kommentar erhalten.
file-tag-twice = „{ $text }“ gibt einem Tag einen zweiten Wert. Der erste gilt: „{ $value }“. Der zweite bleibt als Kommentar erhalten.
file-results = Das Ergebnis nach den Zügen ist { $text }, im Tag { $value }. Es gilt das nach den Zügen.
file-turn = { $side ->
    [white] Nach der FEN ist Weiß am Zug, aber „{ $text }“ steht als Zug von Schwarz. Die Züge wurden nicht gelesen.
   *[black] Nach der FEN ist Schwarz am Zug, aber „{ $text }“ steht als Zug von Weiß. Die Züge wurden nicht gelesen.
}
file-unclosed = { $what ->
    [comment] Der Kommentar, der hier beginnt, ist nicht geschlossen.
   *[variation] Die Variante, die hier beginnt, ist nicht geschlossen.
}
file-unopened = „{ $text }“ schließt nichts und wurde übergangen.
file-starts = „{ $text }“ ist eine andere Anfangsstellung als die in Zeile { $other }. Die Züge wurden nicht gelesen.
file-variant = Die Schachart „{ $text }“ wird hier nicht gespielt. Die Züge wurden nicht gelesen.
file-no-start = Eine Anfangsstellung ist angekündigt, aber es gibt keine FEN. Die Züge wurden von der üblichen aus gelesen.
file-chess960 = Keine Schachart ist genannt, und die Rochadebuchstaben passen nur zu Chess960. Die Partie wurde als Chess960 gelesen.
file-letters = Buchstaben der Figuren: { $letters }.
letters-learnt = aus den Zügen erschlossen, { $letters }
file-columns = Die Spalten von Weiß und Schwarz sind vertauscht und wurden umgekehrt gelesen.
file-kings-in-centre = Nach der Partie wurden die Könige in die Mitte gestellt ({ $score }). Das sind keine Züge.
file-in-variation = „{ $text }“ in einer Variante ist kein regelgemäßer Zug. Der Rest der Variante blieb als Text.
file-in = { $file }: { $cause }
file-stray = „{ $text }“ ist kein Zug. Es bleibt als Kommentar erhalten.
file-no-time = „{ $text }“ ist keine Bedenkzeit dieser Partie. Es bleibt als Text erhalten.
file-counters = „{ $text }“ hat Zähler, die keine Partie haben kann. Angenommen: Zug { $number }, { $halfmoves } Züge beider Seiten ohne Schlagen oder Bauernzug.
file-glued = „{ $text }“ wurde als zwei Züge gelesen.
file-no-capture = „{ $text }“ wurde als Zug ohne Schlagen gelesen, weil nichts geschlagen wird.
file-both-lose = „{ $text }“ wurde als Ergebnis gelesen: Beide Spieler haben verloren.
file-ended-otherwise = Der letzte Zug beendet die Partie mit { $score }, das Ergebnis ist aber { $text }.

## Partien einer Datei: --game und der Befehl games

games-listed = Partie { $number }{ $named ->
    [yes] : { $white } gegen { $black }
   *[no] {""}
}{ $result ->
    [white] , Weiß gewann
    [black] , Schwarz gewann
    [draw] , remis
    [both-lose] , beide verloren
   *[open] {""}
}, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}{ $dated ->
    [yes] , { $date }
   *[no] {""}
}
games-no-text = { $file }: eine andere Art von Datei, etwa eine Webseite. Geben Sie PGN, eine getippte Mitschrift oder ein Journal an.
games-none = { $file }: keine Partie gefunden. Geben Sie PGN, eine getippte Mitschrift oder ein Journal an.
games-none-but = { $file }: keine Partie gefunden: { $cause }
games-several = { $file }: { $games } Partien. Wählen Sie eine mit --game NUMMER oder --game NAME.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } weitere: annabella games DATEI.
}
games-no-such = { $file }: keine Partie { $which } unter { $games ->
    [one] einer
   *[other] { $games }
}. Eine Liste gibt annabella games mit dem Namen der Datei.
games-own = @{ $number }: { $date }, { $white } – { $black }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $status ->
    [running] läuft
    [over] beendet, { $result }
    [adjourned] abgebrochen
   *[unfinished] nicht beendet
}
games-own-engine = Partien gegen eine Engine:
games-unreadable = @{ $number }: { $file } ist nicht lesbar. Prüfen: annabella journal verify und der Name der Datei.
games-own-none = { $directory }: noch keine Partie. Beginnen Sie eine mit annabella play.
sheet-left-out = { $file }: ausgelassene Kommentare: { $comments }; ausgelassene Varianten: { $variations }. Nur --to pgn enthält sie.
journal-spoken = Mikrofon von { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $what ->
        [open] geöffnet
        [move] Zug { $uci } erkannt
        [likely] Zug { $uci } vermutet
        [repeat] Wiederholung { $uci } erkannt
        [correct] Berichtigung { $uci } erkannt
        [again] Bitte um Wiederholung erkannt
        [doubtful] nicht sicher verstanden
        [silence] nichts gehört
        [muted] kein Ton, vielleicht stumm
        [too-loud] zu laut
        [too-long] zu lang
        [no-microphone] fehlt
        [unknown-microphone] kein Mikrofon dieses Namens
        [microphone-lost] ausgefallen
       *[closed] geschlossen
    }
