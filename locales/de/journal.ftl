### Das Journal einer Partie, ihre Niederschrift und deren Dateien.

# journal verify: Die Datei ist heil. $file: Dateiname, $entries: Zahl der Einträge.
journal-whole = { $file } ist vollständig: { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }.
# journal verify: nur bis zu einer Stelle heil; die folgende Zeile nennt sie. $file, $entries wie oben.
journal-whole-until = { $file } ist nicht vollständig: unversehrt { $entries ->
        [one] ist ein Eintrag
       *[other] sind { $entries } Einträge
    }.
# Die letzte Zeile wurde nicht zu Ende geschrieben, etwa bei Stromausfall.
# $line: Zeilennummer, $bytes: Länge in Byte, $text: was davon zu lesen ist.
journal-cut = Zeile { $line } am Ende der Aufzeichnung ist unvollständig ({ $bytes } Byte) und gilt nicht: { $text }
# play --resume mit einem beschädigten Journal. $cause: was ihm fehlt, $file: sein Name.
play-damaged = { $cause } Was sich beweisen lässt, behält: annabella journal repair { $file } --output NEU; danach: annabella play --resume NEU
# sheet und reconcile mit einem beschädigten Journal. $cause: was ihm fehlt.
journal-damaged = { $cause } Mit --damaged wird es bis dahin gelesen.
# Eine unvollständige letzte Zeile wurde in eine eigene Datei gelegt. $what: die Meldung journal-cut,
# $file: Name dieser Datei.
journal-cut-kept = { $what } Sie liegt in { $file }
# journal repair: fertig. $entries: wie viele Einträge, $new: Name des neuen Journals.
journal-repaired = { $new } enthält { $entries ->
        [one] einen bewiesenen Eintrag
       *[other] { $entries } bewiesene Einträge
    }.
# journal repair: ein falsches Bit ließ sich berichtigen. $line: Nummer der Zeile.
journal-mended = In Zeile { $line } war ein Bit falsch; ihre Prüfsumme beweist, was dort stand.
# Einträge eines Journals fehlen, von einer Nummer bis zu einer anderen. $line: die erste ungültige Zeile.
journal-hole = Ab Zeile { $line } fehlen die Einträge { $first } bis { $last }.
# Ein Eintrag eines Journals fehlt. $line: die ungültige Zeile, $first: seine Nummer.
journal-hole-one = Ab Zeile { $line } fehlt der Eintrag { $first }.
# Alles hinter einer Stelle eines Journals fehlt. $line: die erste ungültige Zeile, $first: die Nummer des ersten fehlenden Eintrags.
journal-hole-open = Ab Zeile { $line } fehlen der Eintrag { $first } und alles danach.
# journal repair: Zeilen hinter dem Schaden. $lines: wie viele, $new: Name des neuen Journals.
journal-kept-evidence = { $lines ->
        [one] Eine Zeile ab dort lässt sich nicht beweisen: Als Beweismittel nennt annabella journal show { $new } sie, nachgespielt wird sie nicht.
       *[other] { $lines } Zeilen ab dort lassen sich nicht beweisen: Als Beweismittel nennt annabella journal show { $new } sie, nachgespielt werden sie nicht.
    } annabella play --resume { $new } setzt davor fort, sobald das bestätigt ist.
# journal show: ein Eintrag hinter einer Lücke. $line: die Zeile darüber.
journal-evidence = [nicht bewiesen] { $line }
# journal show: eine Zeile hinter einer Lücke, die nicht zu lesen ist. $text: ihr Anfang.
journal-evidence-unreadable = nicht zu lesen: { $text }
# journal verify: die Prüffelder eines Eintrags. $words: eine der Meldungen digest-*, $entry: die Nummer des Eintrags.
journal-milestone = Eintrag { $entry }, { $words }
# journal verify --digest: das sind die Prüffelder dieses Eintrags. $entry: die Nummer des Eintrags.
journal-digest-right = Die Prüffelder stimmen: Bis Eintrag { $entry } ist die Aufzeichnung, wie sie war, als sie genannt wurden.
# journal verify --digest: diese Prüffelder wurden nie genannt. $file: Name des Journals.
journal-digest-wrong = Diese Prüffelder gehören nicht zu { $file }: Die Aufzeichnung ist nicht die, zu der sie genannt wurden.
# journal verify --digest: keine zehn Felder. $text: was angegeben wurde.
journal-no-digest = „{ $text }“ sind keine zehn Felder.
# journal sign: the signature was written. $file: its file.
sign-signed = Die Unterschrift steht in { $file }.
# journal verify --public-key: the signature is right. $file: the journal.
sign-right = Die Unterschrift stimmt: { $file } ist, wie es unterschrieben wurde.
# journal verify --public-key: the signature is of another key, or the journal was changed. $file: the journal.
sign-wrong = Die Unterschrift stimmt nicht: { $file } wurde seither geändert, fortgesetzt oder repariert, oder mit einem anderen Schlüssel unterschrieben.
# journal sign: a damaged journal is not signed. $cause: the damage.
sign-damaged = { $cause } Eine beschädigte Aufzeichnung wird nicht unterschrieben.
# journal sign: not a key of minisign, or another password. $file: the key.
sign-no-key = { $file } ist kein geheimer Schlüssel von minisign, oder das Passwort ist ein anderes.
# journal verify: not a key of minisign. $key: what was given.
sign-no-public-key = „{ $key }“ ist kein öffentlicher Schlüssel von minisign und keine Datei mit einem.
# journal verify: not a signature of minisign. $file: its file.
sign-no-signature = { $file } ist keine Unterschrift von minisign.
# journal sign: the key's password is asked for.
sign-password = Das Passwort des Schlüssels, dann die Eingabetaste. Es wird nicht angezeigt.
# journal sign: a pipe cannot be asked for the password.
sign-needs-password = Ohne Terminal kommt das Passwort des Schlüssels aus einer Datei: --password-file DATEI.
# sheet: below a score, the digest of its journal. $digest: ten squares.
sheet-digest = Prüffelder: { $digest }
# Ein neues Journal überschreibt nichts. $file: Dateiname.
journal-exists = { $file } gibt es schon; eine neue Aufzeichnung überschreibt keine Datei.
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
journal-none = { $file } ist keine Aufzeichnung.
# $file: Dateiname, $found: Version der Datei, $known: Version, die dieses Programm kennt.
journal-version = { $file }: Journal der Version { $found }; dieses Programm liest nur Version { $known }. Mit der Entwicklungsversion öffnen, die es geschrieben hat.
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
journal-entry = Ein Eintrag lässt sich nicht in die Aufzeichnung schreiben: { $cause }
# Die Partie ist zu Ende, aber der Datenträger hat noch nicht geantwortet. $file: Name des Journals.
journal-awaited = Es wird gewartet, bis { $file } auf dem Datenträger ist.
# Die letzten Einträge konnten vor dem Ende des Programms nicht geschrieben werden. $file: Name des
# Journals, $entries: von wie vielen Einträgen nicht bekannt ist, ob sie gesichert sind.
journal-not-saved = { $entries ->
        [one] Ein Eintrag ist
       *[other] { $entries } Einträge sind
    } nicht in { $file } gesichert.
# Eine laufende Partie hat bemerkt, dass ihr Journal gelöscht war. $file: sein Name.
journal-renewed-gone = { $file } war gelöscht; die Datei ist vollständig neu geschrieben.
# An seiner Stelle stand eine andere Datei. $file: sein Name.
journal-renewed-replaced = { $file } war durch eine andere Datei ersetzt; die Aufzeichnung ist vollständig neu geschrieben.
# Sein Ende fehlte. $file: sein Name.
journal-renewed-shortened = { $file } war gekürzt; die Datei ist vollständig neu geschrieben.
# Sein Inhalt war ein anderer. $file: sein Name.
journal-renewed-overwritten = { $file } war verändert; die Datei ist vollständig neu geschrieben.
# Der Datenträger hat gemeldet, dass er nicht alles behalten hat. $file: sein Name.
journal-renewed-unsure = Der Datenträger hat nicht alles aus { $file } behalten; die Datei ist vollständig neu geschrieben.
# Was an der Stelle des Journals stand, bleibt erhalten. $what: eine der Meldungen journal-renewed-*,
# $aside: sein neuer Name.
journal-renewed-aside = { $what } Was dort stand, liegt in { $aside }
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
pgn-starts = In Zeile { $line } steht eine zweite Anfangsstellung.
# Grund in sheet-pgn. $line wie oben.
pgn-malformed = Zeile { $line }: Ein Kommentar oder ein Kopfeintrag ist nicht richtig abgeschlossen.
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
# Ctrl-C or Ctrl-D in a game that is not over. $command is play or clock; $named: whether its
# journal must be named to go on with it.
play-leave-asked = Die Partie ist nicht zu Ende. Noch einmal dieselbe Taste, oder ja, verlässt sie; weiter geht es dann mit annabella { $command } --resume{ $named ->
    [yes] { " und dem Namen der Aufzeichnung" }
   *[no] { "" }
}.
# quit in a game that is not over.
play-sure-to-leave = Die Partie ist nicht zu Ende. Verlassen? { command-yes } oder { command-no }. Sie bleibt erhalten, mit --resume geht es weiter.
# How to go on with a game that was left. $command is play or clock.
play-go-on-by = Weiter geht es mit annabella { $command } --resume
# The same, printed where the file was named by hand.
play-go-on-by-file = Weiter geht es mit annabella { $command } --resume { $file }
# Said aloud when a game is resumed: $options, typed without their hyphens, are not its settings; they stand on standard error.
resume-not-counting = { $count ->
    [one] Die Option { $options } gilt nicht
   *[other] Die Optionen { $options } gelten nicht
}: Die Partie behält ihre Einstellungen.
# The same of many. $count: how many.
resume-many-not-counting = { $count } Optionen gelten nicht: Die Partie behält ihre Einstellungen.
# The last game is resumed. $days: how many days ago it was begun; $clock: at which time of day, 13:05.
play-last-game = Die letzte Partie, begonnen { $days ->
    [0] heute
    [one] gestern
   *[other] vor { $days } Tagen
} um { $clock } Uhr.
# The same, with the players' names.
play-last-game-of = { play-last-game } { $white } gegen { $black }.
# The game is over, and its players are still there.
play-over-stays = { command-last }, { command-score }, { command-board }, { command-time } und { command-digest } antworten weiter; { command-quit } verlässt die Partie.
# play --resume alone: the last game is over. $file is its journal, $other that of the last game that is not.
resume-last-over = Die letzte Partie ist zu Ende: { $file }. Die letzte, die es nicht ist: { $other }. Mit ihrem Namen hinter --resume geht sie weiter.
# play --resume alone: no game is left to go on with. $file is the journal of the last one.
resume-all-over = Die letzte Partie ist zu Ende: { $file }. Es gibt keine, die weitergehen könnte.
# play --resume alone: the last game is open at another terminal. $file is its journal, $other that of the last one
# that is not.
resume-last-open = Die letzte Partie läuft an einem anderen Terminal: { $file }. Die letzte, die nirgends läuft: { $other }. Mit ihrem Namen hinter --resume geht sie weiter.
# The same, and no other game is left to go on with.
resume-all-open = Die letzte Partie läuft an einem anderen Terminal: { $file }. Dort geht sie weiter; wer sie hier fortsetzen will, verlässt sie dort zuerst.
# play --resume alone: no game was begun yet. $directory is where games are kept.
resume-none = In { $directory } gibt es keine Partie, die weitergehen könnte.
# play --resume alone: journals that cannot be read and are newer than the game, if there is one. $count: their number,
# $cause: why the latest cannot be read, with its name.
resume-skipped = { $count ->
    [one] Ein Journal wurde übergangen
   *[other] { $count } Journale wurden übergangen; das neueste
}: { $cause }
