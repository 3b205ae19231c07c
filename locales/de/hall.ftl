# Words of annabella-hall.

# $command: das unbekannte Wort.
hall-usage-unknown-command = { $command }: kein solcher Befehl. Siehe annabella-hall --help.
# $argument: die Option; $value: der angegebene Wert.
hall-usage-invalid-value = { $argument }: „{ $value }“ ist kein möglicher Wert. Siehe annabella-hall --help.
# Jeder andere Fehler in der Befehlszeile.
hall-usage-other = annabella-hall: Befehlszeile nicht verstanden. Siehe annabella-hall --help.

## Befehlszeile

# Hilfe des Befehls serve.
hall-help-serve = Bietet die Seiten aller Bretter im Browser an
# Hilfe einer Option.
hall-help-serve-broker = { hall-help-post-broker }
# Hilfe einer Option.
hall-help-serve-user = Benutzer beim Broker, etwa arbiters oder spectators
# Hilfe einer Option.
hall-help-serve-password-file = { hall-help-post-password-file }
# Hilfe einer Option.
hall-help-serve-ca = { hall-help-post-ca }
# Hilfe einer Option.
hall-help-serve-event = Name des Turniers, wie ihn die Bretter schreiben
# Hilfe einer Option.
hall-help-serve-spectator = Zeigt nur, was Zuschauer wissen dürfen: abgeschlossene Züge, keine Fälle
# Hilfe einer Option.
hall-help-serve-listen = Adresse und Port der Seiten. Andere Rechner erreichen sie nur mit Passwort.
# Hilfe einer Option.
hall-help-serve-page-password-file = Datei mit dem Hash des Passworts für die Seiten; annabella-hall password erzeugt ihn
# Hilfe einer Option.
hall-help-serve-tls-cert = Zertifikat der Seiten als PEM-Datei
# Hilfe einer Option.
hall-help-serve-tls-key = Schlüssel dieses Zertifikats als PEM-Datei
# Hilfe einer Option.
hall-help-serve-behind-proxy = Vertraut einem Webserver, der HTTPS anbietet und an diese Seiten weiterleitet
# Hilfe einer Option.
hall-help-serve-arbiter-name = Name, unter dem Sie Fälle übernehmen
# Hilfe des Befehls watch.
hall-help-watch = Zeigt die Bretter im Terminal, eine Zeile für jede Meldung, und beantwortet eingegebene Zeilen
# Hilfe einer Option.
hall-help-watch-broker = { hall-help-serve-broker }
# Hilfe einer Option.
hall-help-watch-user = Benutzer beim Broker, etwa arbiters
# Hilfe einer Option.
hall-help-watch-password-file = { hall-help-serve-password-file }
# Hilfe einer Option.
hall-help-watch-ca = { hall-help-serve-ca }
# Hilfe einer Option.
hall-help-watch-event = { hall-help-serve-event }
# Hilfe einer Option.
hall-help-watch-arbiter-name = { hall-help-serve-arbiter-name }
# Hilfe einer Option.
hall-help-watch-speak = Spricht jede Zeile auch mit espeak-ng
# Hilfe des Befehls password.
hall-help-password = Fragt nach einem Passwort für die Seiten und gibt seinen Hash aus

# $cause: der Grund des Systems. Das Programm versucht es weiter.
hall-broker-no-connection = Broker: keine Verbindung, neue Versuche folgen ({ $cause }). Prüfen Sie die Adresse.
# Die Seiten sind bereit. $address: wo.
hall-serve-ready = Die Bretter sind unter { $address }. Strg+C beendet das Programm.
# $address: wo die Seiten für alle offen wären.
hall-serve-no-password = { $address }: braucht ein Passwort für die Seiten. Erzeugen Sie es mit annabella-hall password, für --page-password-file.
# $address: wo das Passwort im Netz lesbar wäre.
hall-serve-plain = { $address }: Das Passwort würde unverschlüsselt gesendet. Ergänzen Sie --tls-cert und --tls-key, oder lesen Sie in --help über einen Proxy.
# $path: die Datei.
hall-serve-no-hash = { $path }: enthält keinen Hash eines Passworts. Erzeugen Sie einen mit annabella-hall password.
# $path: das Zertifikat; $cause: der Grund des Systems.
hall-serve-certificate = { $path }: mit seinem Schlüssel nicht verwendbar ({ $cause }). Prüfen Sie beide Dateien.
# $address: die Adresse; $cause: der Grund des Systems.
hall-serve-listen = { $address }: lässt sich nicht öffnen ({ $cause }). Wählen Sie mit --listen einen anderen Port.
# Fragt nach einem neuen Passwort, das nicht angezeigt wird.
hall-password-choose = Passwort für die Seiten, wird nicht angezeigt:
# Fragt nach demselben Passwort.
hall-password-again = Noch einmal dasselbe:
# $fewest: die Mindestlänge.
hall-password-short = Passwort: kürzer als { $fewest } Zeichen. Wählen Sie ein längeres.
# Das zweite Passwort ist anders.
hall-password-differs = Passwort: beim zweiten Mal anders eingegeben. Versuchen Sie es erneut.
# $cause: der Grund des Systems.
hall-password-unread = Passwort: nicht lesbar ({ $cause }). Geben Sie es ein, oder senden Sie es als eine Zeile.

## Seiten

# Der Titel der Seite mit allen Brettern.
hall-title = Bretter im Turniersaal
# Ein Verweis, den Leser mit Tastatur zuerst erreichen.
hall-skip = Zum Hauptteil springen
# Der Schiedsrichter, wenn kein Name bekannt ist.
hall-arbiter = Schiedsrichter
# Ein Spieler.
hall-white = Weiß
# Ein Spieler.
hall-black = Schwarz
# $board und $round: Nummern.
hall-board = Brett { $board }, Runde { $round }
# Ein Brett der letzten Runde. $board: seine Nummer.
hall-board-short = Brett { $board }
# Der Name des Lesers ist bekannt.
hall-logged-in = Sie sind { $name }.
# Ein Knopf, der die Sitzung beendet.
hall-log-out = Abmelden
# Titel und Knopf der Seite zum Anmelden.
hall-login = Anmelden
# Die Beschriftung eines Feldes: unter welchem Namen Fälle übernommen werden.
hall-login-name = Ihr Name, sichtbar für andere Schiedsrichter
# Die Beschriftung eines Feldes.
hall-login-password = Passwort
# Das Passwort war falsch.
hall-login-wrong = Passwort: falsch. Geben Sie es erneut ein.
# Zu viele wollen sich gleichzeitig anmelden.
hall-login-too-many = Anmeldung: Zu viele Versuche warten. Versuchen Sie es in einer Minute erneut.
# Ein Formular stammt nicht von einer Seite dieses Servers, oder die Sitzung ist beendet.
hall-form-refused = Formular: veraltet. Öffnen Sie das Brett erneut.
# Der Broker bestätigt eine Nachricht nicht.
hall-not-published = Broker: Ihre Eingabe wurde nicht bestätigt. Versuchen Sie es erneut.
# Die Adresse nennt kein Brett.
hall-no-board = Brett: hat nichts veröffentlicht. Wählen Sie eines unter „{ hall-all-boards }“.
# Ein Verweis.
hall-all-boards = Alle Bretter
# Ein Verweis: die Seite, wie sie jetzt ist.
hall-refresh = Neu laden
# Der Name der Verweise oben auf einer Seite.
hall-pages = Seiten
# Das Ende jeder Seite.
hall-footer = Maßgeblich ist das Journal an jedem Brett. Entschieden wird am Brett.

# Eine Überschrift: was einen Schiedsrichter braucht.
hall-notices = Meldungen
# Eine Meldung. $time: Uhrzeit; $board: der Name des Bretts; $what: ein Satz.
hall-notice = { $time } { $board }: { $what }
# Eine Meldung.
hall-notice-lost = Die Verbindung zum Brett ist unterbrochen.
# Der Broker hat noch nicht geantwortet.
hall-broker-waiting = Der Broker ist noch nicht verbunden. Der Zustand aller Bretter ist unbekannt.
# Der Broker ist nicht mehr verbunden. Das Programm versucht es weiter.
hall-broker-lost = Die Verbindung zum Broker ist unterbrochen. Bis sie wieder besteht, ist der Zustand aller Bretter unbekannt.
# Der Server der Seite antwortet nicht.
hall-server-lost = Die Verbindung zum Server ist unterbrochen. Bis sie wieder besteht, ist der Zustand aller Bretter unbekannt.
# Der Server antwortet wieder.
hall-server-back = Die Verbindung zum Server besteht wieder.
# $count: übergangene Nachrichten.
hall-faults = Übergangene Nachrichten: { $count }. Die erste jeder Art steht im Terminal des Servers.

# Eine Überschrift.
hall-boards = Bretter
# $count: die Zahl der Bretter, auf die der Filter passt.
hall-count = { $count ->
    [0] Kein Brett entspricht dem Filter.
    [one] { $count } Brett entspricht dem Filter.
   *[other] { $count } Bretter entsprechen dem Filter.
}
# Die Beschriftung der Tabelle. $round: ihre Nummer.
hall-caption-cases = Runde { $round }, Bretter mit Fällen zuerst
# Die Beschriftung der Tabelle. $round: ihre Nummer.
hall-caption-number = Runde { $round }, nach Brettnummer
# Der Name der Verweise zum Sortieren.
hall-choices = Reihenfolge und Runde
# Vor den beiden Reihenfolgen.
hall-sort = Sortieren:
# Eine Reihenfolge.
hall-sort-cases = Fälle zuerst
# Eine Reihenfolge.
hall-sort-number = nach Nummer
# Vor den Nummern der Runden.
hall-round = Runde:
# Die Beschriftung eines Feldes.
hall-filter-text = Name oder Brett
# Die Beschriftung eines Kästchens.
hall-filter-cases = Nur Bretter mit Fällen
# Der Knopf des Formulars.
hall-filter = Filtern
# Wie Uhren gezeigt werden.
hall-counted = Zeiten mit ≈ werden auf dieser Seite heruntergezählt. Nach 10 Sekunden ohne Nachricht ist der Zustand eines Bretts unbekannt.

# Eine Spalte.
hall-column-board = Brett
# Eine Spalte.
hall-column-cases = Offene Fälle
# Eine Spalte: die Nummer des nächsten Zugs.
hall-column-number = Zug
# Eine Spalte: die Seite am Zug, oder das Ergebnis.
hall-column-turn = Am Zug
# Eine Spalte: die Verbindung zum Brett.
hall-column-link = Verbindung
# Eine Spalte: der Schiedsrichter.
hall-column-taken = Übernommen von
# $count: die Zahl offener Fälle; $kinds: ihre Arten.
hall-cases-cell = { $count }: { $kinds }

# Eine Verbindung.
hall-link-connected = verbunden
# Eine Verbindung: 10 Sekunden ohne Nachricht.
hall-link-silent = unbekannt
# Eine Verbindung: Das Brett hat sich abgemeldet, oder der Broker hat es verloren.
hall-link-offline = nicht verbunden
# Eine Verbindung: Das Brett hat nie veröffentlicht.
hall-link-never = noch nichts veröffentlicht
# Statt einer Zeit.
hall-clock-unknown = unbekannt
# Vor einer heruntergezählten Zeit, für einen Screenreader.
hall-clock-about = etwa
# Eine Zeitdauer.
hall-span = { $span }
# Eine Art von Fall.
hall-case-irregularity = Regelverstoß
# Eine Art von Fall.
hall-case-flag = Fallblättchen gefallen
# Eine Art von Fall.
hall-case-claim = Antrag
# Eine Art von Fall.
hall-case-loss = Verlust zu bestätigen
# Eine Art von Fall.
hall-case-call = Schiedsrichter gerufen
# Eine Art von Fall.
hall-case-boards = Bretter unterschiedlich
# Statt der Seite am Zug.
hall-phase-before = nicht begonnen
# Statt der Seite am Zug.
hall-phase-adjourned = Hängepartie
# Statt der Seite am Zug.
hall-phase-over = beendet
# Die Seite am Zug, während die Uhren stehen.
hall-turn-halted = { $side ->
    [white] Weiß
   *[black] Schwarz
}, Uhren stehen

# Eine Überschrift.
hall-state = Stand
# $move: der letzte Zug mit seiner Nummer.
hall-last-move = Letzter Zug: { $move }
# $control: die Bedenkzeit.
hall-control = Bedenkzeit: { $control }
# Das Tastbrett eines Spielers ist nicht verbunden.
hall-tactile-lost = Das Tastbrett von { $side ->
    [white] Weiß
   *[black] Schwarz
} ist nicht verbunden.
# Das Tastbrett eines Spielers zeigt eine andere Stellung.
hall-tactile-differs = Das Tastbrett von { $side ->
    [white] Weiß
   *[black] Schwarz
} zeigt nicht die Stellung der Partie.
# $devices: Namen von Geräten.
hall-devices-lost = Ausgefallene Geräte: { $devices }
# Der Zustand des Journals.
hall-journal-damaged = Das Journal ist beschädigt. Die Partie ist bis dahin zu sehen.
# Der Zustand des Journals.
hall-journal-repaired = Das Journal wurde repariert; ein Teil fehlt.
# Der Zustand des Journals.
hall-journal-missing = Das Journal ist nicht lesbar.
# Eine Überschrift.
hall-open-cases = Offene Fälle
# Statt Fällen.
hall-no-cases = Kein Fall ist offen.
# Eine Überschrift. $number: der Fall; $kind: seine Art; $side: der Spieler.
hall-case-heading = Fall { $number }: { $kind }, { $side ->
    [white] Weiß
   *[black] Schwarz
}
# Eine Überschrift. $kind: die Art des Falls; $side: der Spieler.
hall-case-heading-plain = Fall ohne Nummer: { $kind }, { $side ->
    [white] Weiß
   *[black] Schwarz
}
# $clause: die Bestimmung der Regeln.
hall-case-clause = Artikel { $clause }
# $time: Uhrzeit.
hall-case-noticed = Festgestellt um { $time } Uhr.
# Öffnet die Stellung, in der der Fall festgestellt wurde.
hall-position-then = Stellung zu diesem Zeitpunkt
# $name: der Schiedsrichter; $time: Uhrzeit.
hall-taken-by = Übernommen von { $name } um { $time } Uhr.
# Ein Knopf: sagt den anderen Schiedsrichtern, dass Sie zum Brett gehen.
hall-take = Übernehmen
# Dasselbe, obwohl ein anderer Schiedsrichter die Fälle übernommen hat.
hall-take-over = Trotzdem übernehmen
# Ein Knopf: das Gegenteil.
hall-give-back = Zurückgeben
# Ein anderer Schiedsrichter hat die Fälle zuerst übernommen.
hall-taken-late = Ein anderer Schiedsrichter hat die Fälle übernommen. Nichts wurde geändert.
# Neben dem Knopf.
hall-rulings-at-board = Das informiert nur die anderen Schiedsrichter. Entschieden wird am Brett.
# Eine Überschrift.
hall-position = Stellung
# Statt der Stellung.
hall-no-position = Die Stellung ist nicht bekannt.
# Vor der Stellung als FEN.
hall-position-as-text = Als Text:
# Eine Überschrift.
hall-moves = Züge
# Statt der Züge.
hall-no-moves = Noch keine Züge.
# Ein Verweis auf die Partie.
hall-pgn = Die Partie als PGN
# Eine Überschrift.
hall-report = Bisheriger Bericht
# Die Beschriftung einer Tabelle.
hall-report-caption = Fälle, Anträge, Entscheidungen und Unterbrechungen
# Statt des Berichts.
hall-no-report = Der Bericht ist leer.
# $count: ältere Ereignisse, die nicht gezeigt werden.
hall-report-left-out = { $count ->
    [one] { $count } älteres Ereignis steht
   *[other] { $count } ältere Ereignisse stehen
} nur im Journal.

## Terminal

# Ein Befehl im Terminal: listet die Bretter auf.
hall-command-boards = bretter
    .heard = brett
# Ein Befehl im Terminal: listet die offenen Fälle auf.
hall-command-cases = fälle
    .heard = faelle, fall
# Ein Befehl im Terminal: beschreibt die Stellung eines Bretts.
hall-command-position = stellung
# Ein Befehl im Terminal: sagt den anderen Schiedsrichtern, dass Sie zum Brett gehen.
hall-command-take = übernehmen
    .heard = uebernehmen, nehmen
# Ein Befehl im Terminal: das Gegenteil.
hall-command-back = zurückgeben
    .heard = zurueckgeben, zurück, zurueck
# Ein Befehl im Terminal.
hall-command-help = hilfe
# Ein Befehl im Terminal: beendet das Programm.
hall-command-quit = ende
    .heard = beenden
# Die erste Zeile. $event: das Turnier.
hall-watch-ready = Die Bretter von { $event } werden beobachtet. Geben Sie { hall-command-help } ein, um die Befehle zu erhalten.
# $line: die eingegebene Zeile.
hall-watch-unknown = { $line }: nicht verstanden. Geben Sie { hall-command-help } ein, um die Befehle zu erhalten.
# $board: sein Name.
hall-watch-no-board = { $board }: nichts empfangen. Geben Sie { hall-command-boards } ein, um eine Liste zu erhalten.
# Kein Brett hat veröffentlicht.
hall-watch-no-boards = Noch kein Brett hat etwas veröffentlicht.
# $board: sein Name; $what: ein Satz darüber.
hall-watch-notice = { $board }: { $what }
# $board: sein Name; $white und $black: die Spieler.
hall-watch-players = { $board }: { $white } gegen { $black }.
# $number: die Nummer des nächsten Zugs; $turn: die Seite am Zug, oder das Ergebnis.
hall-watch-move = Zug { $number }: { $turn }.
# Dasselbe, wenn das Brett geschwiegen hat.
hall-watch-clocks-unknown = Uhren: unbekannt.
# $link: die Verbindung, wenn sie nicht gut ist.
hall-watch-link = Verbindung: { $link }.
# $cases: ihre Zahl und Arten.
hall-watch-cases = Offene Fälle, { $cases }.
# $clause: die Bestimmung der Regeln.
hall-watch-clause = Artikel { $clause }.
# $name: der Schiedsrichter, der die Fälle übernommen hat.
hall-watch-taken-short = Übernommen von { $name }.
# $board: sein Name; $name: der Schiedsrichter.
hall-watch-taken = { $board }: übernommen von { $name }.
# $board: sein Name.
hall-watch-given-back = { $board }: zurückgegeben.
# Ein anderer Schiedsrichter hat die Fälle übernommen. $board: sein Name; $name: der Schiedsrichter.
hall-watch-taken-by-other = { $board }: schon übernommen von { $name }. Geben Sie dieselbe Zeile erneut ein, um es trotzdem zu übernehmen.
# $board: sein Name.
hall-watch-not-yours = { $board }: nicht von Ihnen übernommen. Nichts wurde geändert.
# Der Broker ist wieder verbunden.
hall-broker-back = Die Verbindung zum Broker besteht wieder.
# Die Stimme ist nicht installiert.
hall-watch-no-voice = Stimme: espeak-ng ist nicht installiert. Installieren Sie es, oder lassen Sie --speak weg.
# $cause: der Grund des Systems.
hall-watch-failed = Terminal: nicht verwendbar ({ $cause }). Starten Sie das Programm erneut.
# Eine Zeile der Hilfe.
hall-watch-help-boards = { hall-command-boards }: alle Bretter, je eine Zeile.
# Eine Zeile der Hilfe.
hall-watch-help-cases = { hall-command-cases }: die offenen Fälle.
# Eine Zeile der Hilfe.
hall-watch-help-board = 7, oder 3.7 mit der Runde: das Brett in Worten.
# Eine Zeile der Hilfe.
hall-watch-help-position = { hall-command-position } 7: die Stellung des Bretts.
# Eine Zeile der Hilfe.
hall-watch-help-take = { hall-command-take } 7: zeigt den anderen Schiedsrichtern, dass Sie zu Brett 7 gehen.
# Eine Zeile der Hilfe.
hall-watch-help-back = { hall-command-back } 7: gibt die Fälle von Brett 7 zurück.
# Eine Zeile der Hilfe.
hall-watch-help-quit = { hall-command-quit }: beendet dieses Programm. Die Bretter laufen weiter.

## Spätere Meldungen

# Nichts ist zu übernehmen. $board: sein Name.
hall-no-case-to-take = { $board }: Kein Fall ist offen. Nichts wurde geändert.
# Statt Fällen, solange der Broker nicht verbunden ist.
hall-cases-unknown = Fälle: unbekannt, bis der Broker wieder da ist.
# Statt der Fälle eines Bretts, das veröffentlicht. $board: sein Name.
hall-cases-not-received = { $board }: Seine Fälle kamen nicht an. Prüfen Sie, ob --user der Benutzer der Schiedsrichter ist.
# Das System nennt keinen Benutzer.
hall-no-arbiter-name = Schiedsrichter: Ihr Name ist unbekannt. Ergänzen Sie --arbiter-name und Ihren Namen.
# Eine Meldung, nach dem Namen des Bretts. $name: der andere Schiedsrichter.
hall-notice-taken-over = { $name } hat es von Ihnen übernommen.
# Eine Meldung, nach dem Namen des Bretts.
hall-notice-back = wieder verbunden.
# Eine Meldung, nach dem Namen des Bretts: Dort ist nichts mehr zu tun.
hall-notice-closed = Alle Fälle sind erledigt.
# Der Knopf wurde gedrückt. $board: die Nummer.
hall-done-taken = Sie haben die Fälle von Brett { $board } übernommen.
# Der Knopf wurde gedrückt. $board: die Nummer.
hall-done-back = Sie haben die Fälle von Brett { $board } zurückgegeben.
# $count: die Zahl offener Fälle, mindestens 2; $kinds: ihre Arten.
hall-cases-several = { $count } Fälle: { $kinds }
# $kind: die Art des einzigen offenen Falls.
hall-watch-one-case = Offener Fall: { $kind }.
# Ein Brett, dessen Spieler nicht bekannt sind. $board: sein Name.
hall-watch-unnamed = { $board }.
# Die Partie ist beendet. $result: ein Satz.
hall-watch-over = Beendet: { $result }
# $line: die eingegebene Zeile; $command: ihr Befehl.
hall-watch-no-number-of = { $line }: Die Nummer eines Bretts fehlt. Geben Sie zum Beispiel { $command } 7 ein.
# Unter diesem Namen veröffentlicht kein Brett. $event: das Turnier.
hall-no-board-of-event = { $event }: Kein Brett hat etwas veröffentlicht. Prüfen Sie --event.
# Die Adresse ist keine der Seiten.
hall-no-page = Seite: gibt es nicht. Wählen Sie ein Brett.
# Die Züge werden verzögert veröffentlicht, die Uhren auch.
hall-clocks-after-move = Diese Uhrzeiten gelten nach dem letzten gezeigten Zug.
# Name einer Liste: was an der Auslosung oder den Dateien der Runde nicht stimmt.
hall-remarks = Hinweise zur Auslosung
# $count: weitere Hinweise.
hall-remarks-left-out = { $count ->
    [one] { $count } weiterer Hinweis steht
   *[other] { $count } weitere Hinweise stehen
} im Terminal des Servers und im Protokoll neben den Ergebnissen.
# Der Broker weist einen Eintrag dieses Programms ab.
hall-entry-refused = Broker: Ein Eintrag dieses Benutzers wird nicht angenommen. Verwenden Sie die Zugriffsliste dieser Version.
# $what: Sätze über ein Brett, das zu viel sendet; $count: wie oft.
hall-faults-so-far = { $what } Bisher: { $count }.
# $count: weitere Bretter dieser Art.
hall-faults-further = { $count ->
    [one] Das Terminal des Servers nennt { $count } weiteres Brett.
   *[other] Das Terminal des Servers nennt { $count } weitere Bretter.
}
