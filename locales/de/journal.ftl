### Das Journal einer Partie, ihre Mitschrift und deren Dateien.

# journal verify: Das Journal ist unversehrt. $file: Dateiname, $entries: Zahl der Einträge.
journal-whole = { $file } ist unversehrt: { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }.
# journal verify: unversehrt bis zu dem Schaden, den die folgende Zeile beschreibt. $file, $entries wie oben.
journal-whole-until = { $file } ist beschädigt: { $entries ->
        [0] Kein Eintrag ist
        [one] Nur der erste Eintrag ist
       *[other] Nur die ersten { $entries } Einträge sind
    } unversehrt.
# journal verify: ein repariertes Journal, in dem Einträge fehlen. $file: Name des Journals, $entries: Zahl der Einträge außerhalb der Lücke.
journal-gapped = { $file } hat eine Lücke. Außerhalb { $entries ->
        [0] ist kein Eintrag
        [one] ist ein Eintrag
       *[other] sind { $entries } Einträge
    } unversehrt.
# Eine lückenlose Kette von Einträgen nach einer Lücke. $first und $last: ihre Nummern, $entries: wie viele.
journal-chained = { $entries ->
        [one] Eintrag { $first } nach der Lücke folgt
       *[other] Die Einträge { $first } bis { $last } nach der Lücke folgen
    } lückenlos aufeinander. Nur in der Partie angesagte Prüffelder können { $entries ->
        [one] ihn
       *[other] sie
    } beweisen.
# Einträge nach einer Lücke, die lesbar sind, deren Prüfsummen aber nichts beweisen. $first, $last, $entries wie oben.
journal-legible = { $entries ->
        [one] Eintrag { $first } ist lesbar, aber nicht
       *[other] Die Einträge { $first } bis { $last } sind lesbar, aber nicht
    } beweisbar.
# Einträge nach einer Lücke, die nicht lesbar sind. $first, $last, $entries wie oben.
journal-lost = { $entries ->
        [one] Eintrag { $first } ist
       *[other] Die Einträge { $first } bis { $last } sind
    } verloren.
# Der Rest eines Journals ist nicht lesbar. $first: die Nummer des ersten verlorenen Eintrags.
journal-lost-open = Eintrag { $first } und alle späteren sind verloren.
# Nach den Sätzen über eine Lücke.
journal-gap-cause = Das Journal hat eine Lücke; ob durch Schaden oder Fälschung, ist unbekannt.
# Die letzte Zeile ist unvollständig, etwa nach einem Stromausfall.
# $line: Zeilennummer, $bytes: Länge in Byte, $text: ihr lesbarer Teil.
journal-cut = Zeile { $line }, die letzte des Journals, ist unvollständig ({ $bytes } Byte) und zählt nicht: { $text }
# play --resume mit einem beschädigten Journal. $cause: der Schaden, $file: sein Name.
play-damaged = { $cause } Retten Sie den beweisbaren Teil: annabella journal repair { $file } --output NEU; danach: { $command } --resume NEU
# sheet, reconcile und report mit einem beschädigten Journal. $cause: der Schaden.
journal-damaged = { $cause } Mit --damaged wird der Teil davor gelesen.
# Eine unvollständige letzte Zeile wurde in eine eigene Datei verschoben. $what: die Meldung journal-cut,
# $file: Name dieser Datei.
journal-cut-kept = { $what } Sie steht jetzt in { $file }
# journal repair: fertig. $entries: Zahl der Einträge, $new: Name des neuen Journals.
journal-repaired = { $new } enthält { $entries ->
        [one] einen bewiesenen Eintrag
       *[other] { $entries } bewiesene Einträge
    }.
# journal repair: ein falsches Bit wurde berichtigt. $line: Nummer der Zeile.
journal-mended = Zeile { $line }: Ein falsches Bit wurde berichtigt; die Prüfsumme beweist es.
# Einträge eines Journals fehlen, von einer Nummer bis zu einer anderen. $line: die erste ungültige Zeile.
journal-hole = Zeile { $line }: Die Einträge { $first } bis { $last } fehlen.
# Ein Eintrag eines Journals fehlt. $line: die ungültige Zeile, $first: seine Nummer.
journal-hole-one = Zeile { $line }: Eintrag { $first } fehlt.
# Der Rest eines Journals fehlt. $line: die erste ungültige Zeile, $first: die Nummer des ersten fehlenden Eintrags.
journal-hole-open = Zeile { $line }: Eintrag { $first } und alle späteren fehlen.
# journal repair: Zeilen nach dem Schaden. $lines: wie viele, $new: Name des neuen Journals.
journal-kept-evidence = { $lines ->
        [one] Eine spätere Zeile wird nicht nachgespielt. annabella journal show { $new } zeigt sie als Beweismittel.
       *[other] { $lines } spätere Zeilen werden nicht nachgespielt. annabella journal show { $new } zeigt sie als Beweismittel.
    } Nach Bestätigung setzt annabella play --resume { $new } die Partie vor der Lücke fort.
# journal show: ein Eintrag nach einer Lücke. $line: die Zeile dazu.
journal-evidence = [nicht bewiesen] { $line }
# journal show: eine unlesbare Zeile nach einer Lücke. $text: ihr Anfang.
journal-evidence-unreadable = nicht lesbar: { $text }
# journal verify: die Prüffelder bei einem Eintrag. $words: eine der Meldungen digest-*, $entry: die Nummer des Eintrags.
journal-milestone = Eintrag { $entry }, { $words }
# journal verify --digest: Das sind die Prüffelder bei diesem Eintrag. $entry: die Nummer des Eintrags.
journal-digest-right = Die Prüffelder stimmen: Bis Eintrag { $entry } ist das Journal unverändert.
# journal verify --digest: Diese Prüffelder gehören nicht zum Journal. $file: Name des Journals.
journal-digest-wrong = Die Prüffelder passen nicht zu { $file }. Das Journal wurde geändert oder gehört zu einer anderen Partie.
# journal verify und repair --digest: Die Prüffelder beweisen Einträge nach einer Lücke. $first und $last: ihre Nummern, $entries: wie viele.
journal-digest-after-gap = Die Prüffelder passen zu Eintrag { $last }. Sie beweisen { $entries ->
        [one] diesen Eintrag
       *[other] die Einträge { $first } bis { $last }
    } nach der Lücke.
# journal verify --digest: Kein verbliebener Eintrag eines Journals mit einer Lücke hat sie. $file: Name des Journals.
journal-digest-lost = Kein verbliebener Eintrag von { $file } hat diese Prüffelder. Sie können zu einem verlorenen Eintrag oder zu einer anderen Partie gehören.
# journal repair --digest: Sie beweisen keinen Eintrag nach der Lücke.
journal-digest-not-after = Die Prüffelder beweisen keinen Eintrag nach der Lücke.
# journal verify --digest: keine zehn Felder. $text: was angegeben wurde.
journal-no-digest = „{ $text }“: keine Prüffelder. Geben Sie zehn Felder an.
# journal sign: the signature was written. $file: its file.
sign-signed = Die Signatur wurde gespeichert in { $file }.
# journal verify --public-key: the signature is valid. $file: the journal.
sign-right = Die Signatur stimmt: { $file } ist unverändert.
# journal verify --public-key: the signature is of another key, or the journal was changed. $file: the journal.
sign-wrong = Die Signatur stimmt nicht: { $file } wurde danach geändert, fortgesetzt oder repariert oder mit einem anderen Schlüssel signiert.
# journal sign: a damaged journal cannot be signed. $cause: the damage.
sign-damaged = { $cause } Ein beschädigtes Journal lässt sich nicht signieren.
# journal sign: not a minisign key, or a wrong password. $file: the key.
sign-no-key = { $file }: kein geheimer Schlüssel von minisign, oder das Passwort ist falsch.
# journal verify: not a minisign key. $key: the text given.
sign-no-public-key = „{ $key }“: kein öffentlicher Schlüssel von minisign und keine Datei mit einem.
# journal verify: not a minisign signature. $file: its file.
sign-no-signature = { $file }: keine Signatur von minisign.
# journal sign: the prompt for the key's password.
sign-password = Geben Sie das Passwort des Schlüssels ein, dann die Eingabetaste. Es wird nicht angezeigt.
# journal sign: without a terminal there is no prompt for the password.
sign-needs-password = Das Passwort des Schlüssels fehlt. Geben Sie ohne Terminal eine Datei an: --password-file DATEI.
# sheet: below a scoresheet, the fingerprint of its journal. $digest: ten squares.
sheet-digest = { report-digest }: { $digest }
# Ein neues Journal ersetzt keine Datei. $file: Dateiname.
journal-exists = { $file }: Die Datei gibt es schon. Geben Sie dem neuen Journal einen anderen Namen.
# $file: Dateiname.
journal-missing = { $file }: Datei nicht gefunden.
# Keine gewöhnliche Datei. $file: Dateiname, $kind: directory, pipe, socket oder device.
journal-no-file =
    { $file }: Das ist { $kind ->
        [directory] ein Verzeichnis
        [pipe] eine Pipe
        [socket] ein Socket
       *[device] ein Gerät
    }. Wählen Sie eine gewöhnliche Datei.
# Eine Textzeile ist länger, als ein Mensch sie schreibt. $file: Dateiname, $line: Nummer der Zeile.
file-long-line = { $file }, Zeile { $line }: länger als 64 Kilobyte. Teilen Sie die Zeile.
# $file: Dateiname.
journal-empty = { $file }: Die Datei ist leer.
# Eine Datei ist länger als jede Partie und jedes Journal. $file: Dateiname.
journal-too-long = { $file }: Die Datei ist zu lang.
# Ein anderes Programm schreibt dieses Journal. $file: Dateiname.
journal-in-use = { $file }: Ein anderes Programm schreibt gerade in die Datei.
# Die Datei beginnt nicht wie ein Journal. $file: Dateiname.
journal-none = { $file }: kein Journal.
# $file: Dateiname, $found: Version der Datei, $known: Version, die dieses Programm lesen kann.
journal-version = { $file }: Journal der Version { $found }; dieses Programm liest nur Version { $known }. Öffnen Sie es mit der Entwicklungsversion, die es geschrieben hat.
# Eine Zeile mitten im Journal ist beschädigt. $file: Dateiname, $line: Zeilennummer.
journal-changed = { $file }, Zeile { $line }: Die Zeile wurde verändert oder beschädigt.
# Zeilen fehlen, sind doppelt oder vertauscht. $file, $line wie oben,
# $expected: Nummer, die hierher gehört, $found: Nummer in der Zeile.
journal-number = { $file }, Zeile { $line }: Eintrag { $expected } wurde erwartet, Eintrag { $found } gefunden.
# Unversehrt, aber unbekannt. $file, $line wie oben, $cause: Grund auf Englisch, für Entwickler.
journal-meaning = { $file }, Zeile { $line }: Diesen Eintrag kennt das Programm nicht ({ $cause }).
# Das Betriebssystem hat abgelehnt. $file: Dateiname, $cause: eine der Meldungen journal-cause-*.
journal-io = { $file }: { $cause }
# Ein Eintrag lässt sich nicht kodieren (Programmfehler). $cause: Grund auf Englisch.
journal-entry = Ein Eintrag lässt sich nicht ins Journal schreiben: { $cause }
# Die Partie ist zu Ende, aber der Datenträger hat noch nicht bestätigt. $file: Name des Journals.
journal-awaited = { $file } wird noch gespeichert.
# Die letzten Einträge konnten vor dem Ende des Programms nicht gespeichert werden. $file: Name des
# Journals, $entries: Zahl der Einträge, die der Datenträger nicht bestätigt hat.
journal-not-saved = { $entries ->
        [one] Ein Eintrag wurde
       *[other] { $entries } Einträge wurden
    } nicht in { $file } gespeichert.
# Auch keine Kopie des Journals ließ sich speichern; es folgen die Züge und die Zeiten der Uhren.
journal-write-down = Auch eine Kopie ließ sich nirgends speichern. Schreiben Sie diese Züge und Zeiten ab:
# Der Ordner des Journals fehlte bis zum Ende oder war voll; eine Kopie ist woanders. $file: die Kopie, $command: play oder clock.
play-rescued = Das Journal ließ sich nicht an seinem Platz speichern. Eine Kopie der ganzen Partie ist { $file }. Fortsetzen: { $command } --resume
# Während einer Partie wurde ihr Journal gelöscht. $file: sein Name.
journal-renewed-gone = { $file } wurde gelöscht; das ganze Journal ist neu geschrieben.
# An seiner Stelle lag eine andere Datei. $file: sein Name.
journal-renewed-replaced = { $file } wurde durch eine andere Datei ersetzt; das ganze Journal ist neu geschrieben.
# Sein Ende fehlte. $file: sein Name.
journal-renewed-shortened = { $file } wurde gekürzt; das ganze Journal ist neu geschrieben.
# Sein Inhalt war verändert. $file: sein Name.
journal-renewed-overwritten = { $file } wurde verändert; das ganze Journal ist neu geschrieben.
# Der Datenträger hat einen Datenverlust gemeldet. $file: sein Name.
journal-renewed-unsure = Der Datenträger hat einen Teil von { $file } verloren; das ganze Journal ist neu geschrieben.
# Die an der Stelle des Journals gefundene Datei bleibt erhalten. $what: eine der Meldungen
# journal-renewed-*, $aside: ihr neuer Name.
journal-renewed-aside = { $what } Die dort gefundene Datei heißt jetzt { $aside }
# Grund in journal-io.
journal-cause-directory = Das Verzeichnis gibt es nicht.
# Grund in journal-io.
journal-cause-permission = Keine Berechtigung.
# Grund in journal-io.
journal-cause-full = Der Datenträger ist voll.
# Grund in journal-io.
journal-cause-large = Die Datei hat ihre Höchstgröße erreicht.
# Grund in journal-io.
journal-cause-read-only = Der Datenträger ist schreibgeschützt.
# Grund in journal-io. $text: Satz des Betriebssystems.
journal-cause-other = { $text }
# sheet: ein Eintrag einer Mitschrift, der sich nicht umwandeln lässt. $file: Dateiname,
# $ply: verdict-ply, $text: der Text des Eintrags.
sheet-cell = { $file }: { $ply }, { $text }: Das bezeichnet nicht genau einen regelgemäßen Zug.

## Files that commands write

# $file, the output of a command, is the journal of a game.
output-journal = { $file }: Ein Journal wird nie ersetzt. Wählen Sie eine andere Datei.
# $file, the output of a command, already exists.
output-exists = { $file }: Die Datei gibt es schon. Ersetzen Sie sie mit --force.
# A command's answer could not be written to standard output, for example because a disk is full.
output-lost = Die Ausgabe ließ sich nicht schreiben.
# Ctrl-C or Ctrl-D in a game that is not over. $command: annabella play, for example; $named: whether its
# journal must be named to resume it.
play-leave-asked = Die Partie ist nicht zu Ende. Zum Verlassen noch einmal drücken oder { command-yes }. Fortsetzen mit { $command } --resume{ $named ->
    [yes] { " und dem Namen des Journals" }
   *[no] { "" }
}.
# quit in a game that is not over.
play-sure-to-leave = Die Partie ist nicht zu Ende. Verlassen? { command-yes } oder { command-no }. Sie ist gespeichert; --resume setzt sie fort.
# How to resume a game that was left. $command: annabella play, for example.
play-go-on-by = Partie fortsetzen: { $command } --resume
# The same, printed where the file was named by hand.
play-go-on-by-file = { play-go-on-by } { $file }
# Said aloud when a game is resumed: $options, without their hyphens, are ignored. Standard error lists them, too.
resume-not-counting = { $count ->
    [one] Die Option { $options } gilt nicht
   *[other] Die Optionen { $options } gelten nicht
}: Die Partie behält ihre Einstellungen.
# The same of many. $count: how many.
resume-many-not-counting = { $count } Optionen gelten nicht: Die Partie behält ihre Einstellungen.
# The last game is resumed. $days: how many days ago it started; $clock: at which time of day, 13:05.
play-last-game = Die letzte Partie, begonnen { $days ->
    [0] heute
    [one] gestern
   *[other] vor { $days } Tagen
} um { $clock } Uhr.
# The same, with the players' names.
play-last-game-of = { play-last-game } { $white } gegen { $black }.
# The game is over, and its players are still connected.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } und { command-digest } bleiben möglich; { command-quit } verlässt die Partie.
# play --resume alone: the last game is over. $file is its journal, $other that of the last game that is not.
resume-last-over = Die letzte Partie ist zu Ende: { $file }. Die letzte unbeendete setzen Sie fort mit --resume { $other }
# play --resume alone: no game is left to resume. $file is the journal of the last one.
resume-all-over = Die letzte Partie ist zu Ende: { $file }. Es gibt keine Partie zum Fortsetzen.
# play --resume alone: the last game is open at another terminal. $file is its journal, $other that of the last one
# that is not.
resume-last-open = Die letzte Partie ist an einem anderen Terminal geöffnet: { $file }. Die letzte nicht geöffnete setzen Sie fort mit --resume { $other }
# The same, and no other game is left to resume.
resume-all-open = Die letzte Partie ist an einem anderen Terminal geöffnet: { $file }. Verlassen Sie sie dort, um sie hier fortzusetzen.
# play --resume alone: no game was started yet. $directory is where games are saved.
resume-none = In { $directory } gibt es keine Partie zum Fortsetzen.
# play --resume alone: unreadable journals that are newer than the game, if there is one. $count: their number,
# $cause: why the latest cannot be read, with its name.
resume-skipped = { $count ->
    [one] Ein Journal wurde übersprungen
   *[other] { $count } Journale wurden übersprungen; das neueste
}: { $cause }

## Bemerkungen zu einer Partiedatei: sheet, review, show, reconcile und andere

# Eine Bemerkung. $line und $column: Beginn des Textes; $what: eine der Meldungen file-*.
file-remark = Zeile { $line }, Spalte { $column }: { $what }
# $text überall: der Text der Datei. Zeichen, die kein Text enthält.
file-signs = „{ $text }“ enthält Zeichen, die kein Text sind. Sie wurden übergangen.
# Ein Wort, das kein Zug ist; danach ist kein Zug lesbar. $number und $side: der Zug, der dort stehen müsste.
file-unreadable = { file-move }: „{ $text }“ ist kein Zug. Hier endet das Lesen.
# $number und $side wie oben.
file-ambiguous = { file-move }: „{ $text }“ passt zu mehreren regelgemäßen Zügen. Hier endet das Lesen.
# $why: der Grund als Satz; $continues: yes, wenn danach weitergelesen wird.
file-illegal = { file-move }, „{ $text }“ (Artikel 7.5.1): { $why } { $continues ->
    [yes] Er wurde wie geschrieben ausgeführt.
   *[no] Hier endet das Lesen.
}
# $number und $side wie oben.
file-missing = { file-move } fehlt. Hier endet das Lesen.
# Der Name eines Zuges, am Anfang der Meldungen oben.
file-move = { verdict-ply }
# Eine Zugnummer, die nicht folgt.
file-number = Zugnummer { $text } widerspricht den anderen. Es zählt die Reihenfolge der Züge.
# Text nach einer vollen Zeile.
file-surplus = „{ $text }“ ist ein Zug zu viel in der Zeile. Er wurde nicht gelesen.
# Züge nach dem Ergebnis.
file-after-result = „{ $text }“ folgt auf das Ergebnis. Die Züge danach wurden nicht gelesen.
# Text außerhalb der Partien.
file-prose = „{ $text }“ gehört zu keiner Partie und wurde übergangen.
# Eine Zeile für andere Programme.
file-escaped = „{ $text }“ beginnt mit einem Prozentzeichen und wurde übergangen.
# Ein fehlerhaftes Tag. $value: was gelesen wurde.
file-tag = „{ $text }“ ist kein richtiges Tag. Als Wert wurde „{ $value }“ gelesen.
# $value: der erste Wert.
file-tag-twice = „{ $text }“ gibt einem Tag einen zweiten Wert. Der erste gilt: „{ $value }“.
# $value: das Ergebnis im Tag.
file-results = Das Ergebnis nach den Zügen ist { $text }, im Tag { $value }. Es gilt das nach den Zügen.
# $side: die Seite am Zug in der FEN.
file-turn = { $side ->
    [white] Nach der FEN ist Weiß am Zug, aber „{ $text }“ steht als Zug von Schwarz. Die Züge wurden nicht gelesen.
   *[black] Nach der FEN ist Schwarz am Zug, aber „{ $text }“ steht als Zug von Weiß. Die Züge wurden nicht gelesen.
}
# $what: comment (Kommentar) oder variation (Variante).
file-unclosed = { $what ->
    [comment] Der Kommentar, der hier beginnt, ist nicht geschlossen.
   *[variation] Die Variante, die hier beginnt, ist nicht geschlossen.
}
# Eine schließende Klammer.
file-unopened = „{ $text }“ schließt nichts und wurde übergangen.
# $other: die Zeile der ersten.
file-starts = „{ $text }“ ist eine andere Anfangsstellung als die in Zeile { $other }. Die Züge wurden nicht gelesen.
# Eine Schachart, wie die Datei sie nennt.
file-variant = Die Schachart „{ $text }“ wird hier nicht gespielt. Die Züge wurden nicht gelesen.
# Ein Tag kündigt eine Anfangsstellung an, die fehlt.
file-no-start = Eine Anfangsstellung ist angekündigt, aber es gibt keine FEN. Die Züge wurden von der üblichen aus gelesen.
# $text: die FEN.
file-chess960 = Keine Schachart ist genannt, und die Rochadebuchstaben passen nur zu Chess960. Die Partie wurde als Chess960 gelesen.
# $letters: der Name einer Sprache oder die Figuren mit ihren Buchstaben.
file-letters = Buchstaben der Figuren: { $letters }.
# Figuren mit ihren Buchstaben, wenn sie keine Sprache hat. $letters: eine Aufzählung.
letters-learnt = aus den Zügen erschlossen, { $letters }
# Die Züge von Weiß stehen in der Spalte von Schwarz.
file-columns = Die Spalten von Weiß und Schwarz sind vertauscht und wurden umgekehrt gelesen.
# $score: der Spielstand, den die Könige zeigen.
file-kings-in-centre = Nach der Partie wurden die Könige in die Mitte gestellt ({ $score }). Das sind keine Züge.
# Ein Teil einer Variante.
file-in-variation = „{ $text }“ in einer Variante ist kein regelgemäßer Zug. Der Rest der Variante blieb als Text.
# Die Datei einer Bemerkung.
file-in = { $file }: { $cause }
# Ein Wort zwischen den Zügen.
file-stray = „{ $text }“ ist kein Zug und wurde übergangen.
# Eine Zeit bei einem Zug. $text: was dort steht.
file-no-time = „{ $text }“ ist keine Bedenkzeit dieser Partie und wurde übergangen.
# Die Zähler einer FEN sind unmöglich. $halfmoves, $number: was angenommen wird.
file-counters = „{ $text }“ hat Zähler, die keine Partie haben kann. Angenommen: Zug { $number }, { $halfmoves } Züge beider Seiten ohne Schlagen oder Bauernzug.
# Zwei Züge ohne Leerzeichen.
file-glued = „{ $text }“ wurde als zwei Züge gelesen.
# Ein Schlagzeichen, obwohl nichts geschlagen wird.
file-no-capture = „{ $text }“ wurde als Zug ohne Schlagen gelesen, weil nichts geschlagen wird.
# Das Ergebnis 0-0.
file-both-lose = „{ $text }“ wurde als Ergebnis gelesen: Beide Spieler haben verloren.
# Der letzte Zug setzt matt oder patt. $score: der Spielstand, der daraus folgt.
file-ended-otherwise = Der letzte Zug beendet die Partie mit { $score }, das Ergebnis ist aber { $text }.

## Partien einer Datei: --game und der Befehl games

# Eine Partie einer Liste. $number: ihre Nummer in der Datei; $white und $black: die Spieler; $date, $result: wie in der Datei; $moves: Zahl der Züge.
games-listed = { $number }: { $white } – { $black }, { $date }, { $result }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
# Eine Datei, die kein Text ist. $file: ihr Name, auch in den nächsten Meldungen.
games-no-text = { $file }: kein Text, sondern eine andere Datei. Geben Sie PGN, eine getippte Mitschrift oder ein Journal an.
# Eine Datei ohne Partie. $file wie oben.
games-none = { $file }: keine Partie gefunden. Geben Sie PGN, eine getippte Mitschrift oder ein Journal an.
# $games: wie viele; $more: wie viele über der Meldung nicht aufgeführt sind.
games-several = { $file }: { $games } Partien. Wählen Sie eine mit --game NUMMER oder --game NAME.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } weitere: annabella games DATEI.
}
# $which: die Nummer oder der Name; $games: wie viele Partien es gibt.
games-no-such = { $file }: keine Partie { $which } unter { $games ->
    [one] einer
   *[other] { $games }
}. Eine Liste gibt annabella games mit dem Namen der Datei.
# Eine eigene Partie. $number: ihr Kurzname ist @ und diese Zahl; $date: Beginn; $white, $black: Namen oder ?; $moves: Zahl der Züge; $status: running (läuft), over (beendet), adjourned (abgebrochen), unfinished; $result: das Ergebnis, wenn sie beendet ist.
games-own = @{ $number }: { $date }, { $white } – { $black }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $status ->
    [running] läuft
    [over] beendet, { $result }
    [adjourned] abgebrochen
   *[unfinished] nicht beendet
}
# Vor der Liste der Partien gegen eine Engine, die nach den anderen kommen.
games-own-engine = Partien gegen eine Engine:
# Ein Journal, das nicht lesbar ist. $number wie oben; $file: sein Pfad.
games-unreadable = @{ $number }: { $file } ist nicht lesbar. Prüfen: annabella journal verify und der Name der Datei.
# Kein Journal im Ordner. $directory: sein Pfad.
games-own-none = { $directory }: noch keine Partie. Beginnen Sie eine mit annabella play.
# sheet: nur PGN enthält sie. $file: die Datei; $comments, $variations: wie viele es gibt.
sheet-left-out = { $file }: ausgelassene Kommentare: { $comments }; ausgelassene Varianten: { $variations }. Nur --to pgn enthält sie.
# journal show: the report of the recogniser. $what is what it reports, $uci the recognised move.
journal-spoken = Mikrofon von { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $what ->
        [open] geöffnet
        [move] Zug { $uci } erkannt
        [repeat] Wiederholung { $uci } erkannt
        [correct] Berichtigung { $uci } erkannt
        [again] Bitte um Wiederholung erkannt
        [doubtful] nicht sicher verstanden
        [silence] nichts gehört
        [too-loud] zu laut
        [too-long] zu lang
        [no-microphone] fehlt
        [unknown-microphone] kein Mikrofon dieses Namens
        [microphone-lost] ausgefallen
       *[closed] geschlossen
    }
