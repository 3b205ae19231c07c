### Das Journal einer Partie, ihre Niederschrift und deren Dateien.

# journal verify: Die Datei ist heil. $file: Dateiname, $entries: Zahl der Einträge.
journal-whole = { $file } ist vollständig: { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }.
# journal verify: nur bis zu einer Stelle heil; die folgende Zeile nennt sie. $file, $entries wie oben.
journal-whole-until = { $file } ist nicht vollständig: heil { $entries ->
        [one] ist ein Eintrag
       *[other] sind { $entries } Einträge
    }.
# Die letzte Zeile wurde nicht zu Ende geschrieben, etwa bei Stromausfall.
# $line: Zeilennummer, $bytes: Länge in Byte, $text: was davon zu lesen ist.
journal-cut = Zeile { $line } am Ende des Journals ist unvollständig ({ $bytes } Byte) und gilt nicht: { $text }
# Ein neues Journal überschreibt nichts. $file: Dateiname.
journal-exists = { $file } gibt es schon; ein neues Journal überschreibt keine Datei.
# $file: Dateiname.
journal-missing = { $file } gibt es nicht.
# Verzeichnis, Gerät oder Pipe. $file: Dateiname.
journal-no-file = { $file } ist keine gewöhnliche Datei.
# $file: Dateiname.
journal-empty = { $file } ist leer.
# Eine Datei ist länger als jede Partie und jede Aufzeichnung. $file: Dateiname.
journal-too-long = { $file } ist zu lang.
# Ein anderes Programm schreibt dieses Journal. $file: Dateiname.
journal-in-use = { $file } wird gerade von einem anderen Programm geschrieben.
# Die Datei fängt nicht an wie ein Journal. $file: Dateiname.
journal-none = { $file } ist kein Journal.
# $file: Dateiname, $found: Version der Datei, $known: Version, die dieses Programm kennt.
journal-version = { $file } ist ein Journal der Version { $found }; dieses Programm kennt Version { $known }.
# Eine Zeile mitten im Journal ist beschädigt. $file: Dateiname, $line: Zeilennummer.
journal-changed = { $file }, Zeile { $line }: Die Zeile ist nicht mehr so, wie sie geschrieben wurde.
# Zeilen fehlen, sind doppelt oder vertauscht. $file, $line wie oben,
# $expected: Nummer, die hierher gehört, $found: Nummer, die hier steht.
journal-number = { $file }, Zeile { $line }: Hier gehört Eintrag { $expected } hin, es steht aber Eintrag { $found } da.
# Heil, aber unbekannt. $file, $line wie oben, $cause: Grund auf Englisch, für Entwickler.
journal-meaning = { $file }, Zeile { $line }: Diesen Eintrag kennt das Programm nicht ({ $cause }).
# Das Betriebssystem weigert sich. $file: Dateiname, $cause: eine der Meldungen journal-cause-*.
journal-io = { $file }: { $cause }
# Ein Eintrag lässt sich nicht aufschreiben (Programmfehler). $cause: Grund auf Englisch.
journal-entry = Ein Eintrag lässt sich nicht ins Journal schreiben: { $cause }
# Grund in journal-io.
journal-cause-directory = Das Verzeichnis gibt es nicht.
# Grund in journal-io.
journal-cause-permission = Das Recht dazu fehlt.
# Grund in journal-io.
journal-cause-full = Der Datenträger ist voll.
# Grund in journal-io.
journal-cause-large = Die Datei darf nicht größer werden.
# Grund in journal-io.
journal-cause-read-only = Der Datenträger ist schreibgeschützt.
# Grund in journal-io. $text: Satz des Betriebssystems.
journal-cause-other = { $text }
# sheet: Fehler in einer Partiedatei. $file: Dateiname, $cause: eine der Meldungen pgn-*.
sheet-pgn = { $file }: { $cause }
# sheet: Ein Feld einer Mitschrift, das in keine andere Form zu bringen ist. $file: Dateiname,
# $ply: verdict-ply, $text: was dort steht.
sheet-cell = { $file }: { $ply }, { $text }: Das nennt nicht genau einen regelgemäßen Zug.
# Grund in sheet-pgn.
pgn-empty = Darin steht keine Partie.
# Grund in sheet-pgn. $games: Zahl der Partien.
pgn-several = Darin stehen { $games } Partien; es darf nur eine sein.
# Grund in sheet-pgn. $line: welche Zeile.
pgn-no-text = Zeile { $line } ist kein Text in UTF-8.
# Grund in sheet-pgn. $line wie oben.
pgn-starts = In Zeile { $line } steht eine zweite Ausgangsstellung.
# Grund in sheet-pgn. $line wie oben.
pgn-malformed = Zeile { $line }: Ein Kommentar oder ein Kopfeintrag ist nicht richtig abgeschlossen.
# Grund in sheet-pgn. $line wie oben, $fen: die angegebene Stellung.
pgn-start = Zeile { $line }: Das ist keine Ausgangsstellung: { $fen }
# Grund in sheet-pgn. $line wie oben, $ply: wievielter Halbzug, $move: was dort steht.
pgn-unreadable = Zeile { $line }, Halbzug { $ply }: { $move } ist kein Zug in englischer Kurznotation.
# Grund in sheet-pgn. $line, $ply, $move wie oben.
pgn-illegal = Zeile { $line }, Halbzug { $ply }: { $move } ist hier kein regelgemäßer Zug.
# Grund in sheet-pgn. $line, $ply, $move wie oben.
pgn-ambiguous = Zeile { $line }, Halbzug { $ply }: { $move } passt auf mehrere Züge.

## Files that commands write

# $file, which a command is to write, is the journal of a game.
output-journal = { $file } ist eine Aufzeichnung; sie wird nie ersetzt.
# $file, which a command is to write, is there already.
output-exists = { $file } gibt es schon; --force ersetzt die Datei.
# A command's answer could not be written to standard output, for example because a disk is full.
output-lost = Die Ausgabe ließ sich nicht schreiben.
# Ctrl-C or Ctrl-D in a game that is not over. $file is its journal.
play-leave-asked = Die Partie ist nicht zu Ende. Noch einmal dieselbe Taste verlässt sie; weiter geht es dann mit annabella play --resume { $file }
