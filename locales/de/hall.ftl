
hall-usage-unknown-command = { $command }: kein solcher Befehl. Siehe annabella-hall --help.
hall-usage-invalid-value = { $argument }: „{ $value }“ ist kein möglicher Wert. Siehe annabella-hall --help.
hall-usage-other = annabella-hall: Befehlszeile nicht verstanden. Siehe annabella-hall --help.

## Befehlszeile

hall-help-serve = Bietet die Seiten aller Bretter im Browser an
hall-help-serve-broker = { hall-help-post-broker }
hall-help-serve-user = Benutzer beim Broker, etwa arbiters oder spectators
hall-help-serve-password-file = { hall-help-post-password-file }
hall-help-serve-ca = { hall-help-post-ca }
hall-help-serve-event = Name des Turniers, wie ihn die Bretter schreiben
hall-help-serve-spectator = Zeigt nur, was Zuschauer wissen dürfen: abgeschlossene Züge, keine Fälle
hall-help-serve-listen = Adresse und Port der Seiten. Andere Rechner erreichen sie nur mit Passwort.
hall-help-serve-page-password-file = Datei mit dem Hash des Passworts für die Seiten; annabella-hall password erzeugt ihn
hall-help-serve-tls-cert = Zertifikat der Seiten als PEM-Datei
hall-help-serve-tls-key = Schlüssel dieses Zertifikats als PEM-Datei
hall-help-serve-behind-proxy = Vertraut einem Webserver, der HTTPS anbietet und an diese Seiten weiterleitet
hall-help-serve-arbiter-name = Name, unter dem Sie Fälle übernehmen
hall-help-watch = Zeigt die Bretter im Terminal, eine Zeile für jede Meldung, und beantwortet eingegebene Zeilen
hall-help-watch-broker = { hall-help-serve-broker }
hall-help-watch-user = Benutzer beim Broker, etwa arbiters
hall-help-watch-password-file = { hall-help-serve-password-file }
hall-help-watch-ca = { hall-help-serve-ca }
hall-help-watch-event = { hall-help-serve-event }
hall-help-watch-arbiter-name = { hall-help-serve-arbiter-name }
hall-help-watch-speak = Spricht jede Zeile auch mit espeak-ng
hall-help-password = Fragt nach einem Passwort für die Seiten und gibt seinen Hash aus

hall-broker-no-connection = Broker: keine Verbindung, neue Versuche folgen ({ $cause }). Prüfen Sie die Adresse.
hall-serve-ready = Die Bretter sind unter { $address }. Strg+C beendet das Programm.
hall-serve-no-password = { $address }: braucht ein Passwort für die Seiten. Erzeugen Sie es mit annabella-hall password, für --page-password-file.
hall-serve-plain = { $address }: Das Passwort würde unverschlüsselt gesendet. Ergänzen Sie --tls-cert und --tls-key, oder lesen Sie in --help über einen Proxy.
hall-serve-no-hash = { $path }: enthält keinen Hash eines Passworts. Erzeugen Sie einen mit annabella-hall password.
hall-serve-certificate = { $path }: mit seinem Schlüssel nicht verwendbar ({ $cause }). Prüfen Sie beide Dateien.
hall-serve-listen = { $address }: lässt sich nicht öffnen ({ $cause }). Wählen Sie mit --listen einen anderen Port.
hall-password-choose = Passwort für die Seiten, wird nicht angezeigt:
hall-password-again = Noch einmal dasselbe:
hall-password-short = Passwort: kürzer als { $fewest } Zeichen. Wählen Sie ein längeres.
hall-password-differs = Passwort: beim zweiten Mal anders eingegeben. Versuchen Sie es erneut.
hall-password-unread = Passwort: nicht lesbar ({ $cause }). Geben Sie es ein, oder senden Sie es als eine Zeile.

## Seiten

hall-title = Bretter im Turniersaal
hall-skip = Zum Hauptteil springen
hall-arbiter = Schiedsrichter
hall-white = Weiß
hall-black = Schwarz
hall-board = Brett { $board }, Runde { $round }
hall-board-short = Brett { $board }
hall-logged-in = Sie sind { $name }.
hall-log-out = Abmelden
hall-login = Anmelden
hall-login-name = Ihr Name, sichtbar für andere Schiedsrichter
hall-login-password = Passwort
hall-login-wrong = Passwort: falsch. Geben Sie es erneut ein.
hall-login-too-many = Anmeldung: Zu viele Versuche warten. Versuchen Sie es in einer Minute erneut.
hall-form-refused = Formular: veraltet. Öffnen Sie das Brett erneut.
hall-not-published = Broker: Ihre Eingabe wurde nicht bestätigt. Versuchen Sie es erneut.
hall-no-board = Brett: hat nichts veröffentlicht. Wählen Sie eines unter „{ hall-all-boards }“.
hall-all-boards = Alle Bretter
hall-refresh = Neu laden
hall-pages = Seiten
hall-footer = Maßgeblich ist das Journal an jedem Brett. Entschieden wird am Brett.

hall-notices = Meldungen
hall-notice = { $time } { $board }: { $what }
hall-notice-lost = Die Verbindung zum Brett ist unterbrochen.
hall-two-games = Zwei laufende Partien haben diese Runde und dieses Brett: { $one }; { $other }. Runde oder Brett bei einer berichtigen.
hall-one-of-two-games = { $white } gegen { $black }, { $file }
hall-broker-waiting = Der Broker ist noch nicht verbunden. Der Zustand aller Bretter ist unbekannt.
hall-broker-lost = Die Verbindung zum Broker ist unterbrochen. Bis sie wieder besteht, ist der Zustand aller Bretter unbekannt.
hall-server-lost = Die Verbindung zum Server ist unterbrochen. Bis sie wieder besteht, ist der Zustand aller Bretter unbekannt.
hall-server-back = Die Verbindung zum Server besteht wieder.
hall-faults = Übergangene Nachrichten: { $count }. Die erste jeder Art steht im Terminal des Servers.

hall-boards = Bretter
hall-count = { $count ->
    [0] Kein Brett entspricht dem Filter.
    [one] { $count } Brett entspricht dem Filter.
   *[other] { $count } Bretter entsprechen dem Filter.
}
hall-caption-cases = Runde { $round }, Bretter mit Fällen zuerst
hall-caption-number = Runde { $round }, nach Brettnummer
hall-choices = Reihenfolge und Runde
hall-sort = Sortieren:
hall-sort-cases = Fälle zuerst
hall-sort-number = nach Nummer
hall-round = Runde:
hall-filter-text = Name oder Brett
hall-filter-cases = Nur Bretter mit Fällen
hall-filter = Filtern
hall-counted = Zeiten mit ≈ werden auf dieser Seite heruntergezählt. Nach 10 Sekunden ohne Nachricht ist der Zustand eines Bretts unbekannt.

hall-column-board = Brett
hall-column-cases = Offene Fälle
hall-column-number = Zug
hall-column-turn = Am Zug
hall-column-link = Verbindung
hall-column-taken = Übernommen von
hall-cases-cell = { $count }: { $kinds }

hall-link-connected = verbunden
hall-link-two-games = zwei Partien
hall-link-silent = unbekannt
hall-link-offline = nicht verbunden
hall-link-ended = Programm beendet
hall-link-never = noch nichts veröffentlicht
hall-clock-unknown = unbekannt
hall-clock-about = etwa
hall-span = { $span }
hall-case-irregularity = Regelverstoß
hall-case-flag = Fallblättchen gefallen
hall-case-claim = Antrag
hall-case-loss = Verlust zu bestätigen
hall-case-call = Schiedsrichter gerufen
hall-case-boards = Bretter unterschiedlich
hall-phase-before = nicht begonnen
hall-phase-adjourned = Hängepartie
hall-phase-over = beendet
hall-turn-halted = { $side ->
    [white] Weiß
   *[black] Schwarz
}, Uhren stehen

hall-state = Stand
hall-last-move = Letzter Zug: { $move }
hall-control = Bedenkzeit: { $control }
hall-tactile-lost = Das Tastbrett von { $side ->
    [white] Weiß
   *[black] Schwarz
} ist nicht verbunden.
hall-tactile-differs = Das Tastbrett von { $side ->
    [white] Weiß
   *[black] Schwarz
} zeigt nicht die Stellung der Partie.
hall-devices-lost = Ausgefallene Geräte: { $devices }
hall-journal-damaged = Das Journal ist beschädigt. Die Partie ist bis dahin zu sehen.
hall-journal-repaired = Das Journal wurde repariert; ein Teil fehlt.
hall-journal-missing = Das Journal ist nicht lesbar.
hall-program-ended = Das Programm am Brett ist beendet, die Partie nicht.
hall-open-cases = Offene Fälle
hall-no-cases = Kein Fall ist offen.
hall-case-heading = Fall { $number }: { $kind }, { $side ->
    [white] Weiß
   *[black] Schwarz
}
hall-case-heading-plain = Fall ohne Nummer: { $kind }, { $side ->
    [white] Weiß
   *[black] Schwarz
}
hall-case-clause = Artikel { $clause }
hall-case-noticed = Festgestellt um { $time } Uhr.
hall-position-then = Stellung zu diesem Zeitpunkt
hall-taken-by = Übernommen von { $name } um { $time } Uhr.
hall-take = Übernehmen
hall-take-over = Trotzdem übernehmen
hall-give-back = Zurückgeben
hall-taken-late = Ein anderer Schiedsrichter hat die Fälle übernommen. Nichts wurde geändert.
hall-rulings-at-board = Das informiert nur die anderen Schiedsrichter. Entschieden wird am Brett.
hall-position = Stellung
hall-no-position = Die Stellung ist nicht bekannt.
hall-position-as-text = Als Text:
hall-moves = Züge
hall-pgn-of-others = Die Partiedatei dieses Brettes nennt andere Spieler als sein Stand. Ihre Züge werden nicht gezeigt.
hall-no-moves = Noch keine Züge.
hall-pgn = Die Partie als PGN
hall-report = Bisheriger Bericht
hall-report-caption = Fälle, Anträge, Entscheidungen und Unterbrechungen
hall-no-report = Der Bericht ist leer.
hall-report-left-out = { $count ->
    [one] { $count } älteres Ereignis steht
   *[other] { $count } ältere Ereignisse stehen
} nur im Journal.

## Terminal

hall-command-boards = bretter
    .heard = brett
hall-command-cases = fälle
    .heard = faelle, fall
hall-command-position = stellung
hall-command-take = übernehmen
    .heard = uebernehmen, nehmen
hall-command-back = zurückgeben
    .heard = zurueckgeben, zurück, zurueck
hall-command-help = hilfe
hall-command-quit = ende
    .heard = beenden
hall-watch-ready = Die Bretter von { $event } werden beobachtet. Geben Sie { hall-command-help } ein, um die Befehle zu erhalten.
hall-watch-unknown = { $line }: nicht verstanden. Geben Sie { hall-command-help } ein, um die Befehle zu erhalten.
hall-watch-no-board = { $board }: nichts empfangen. Geben Sie { hall-command-boards } ein, um eine Liste zu erhalten.
hall-watch-no-boards = Noch kein Brett hat etwas veröffentlicht.
hall-watch-notice = { $board }: { $what }
hall-watch-players = { $board }: { $white } gegen { $black }.
hall-watch-move = Zug { $number }: { $turn }.
hall-watch-clocks-unknown = Uhren: unbekannt.
hall-watch-link = Verbindung: { $link }.
hall-watch-cases = Offene Fälle, { $cases }.
hall-watch-clause = Artikel { $clause }.
hall-watch-taken-short = Übernommen von { $name }.
hall-watch-taken = { $board }: übernommen von { $name }.
hall-watch-given-back = { $board }: zurückgegeben.
hall-watch-taken-by-other = { $board }: schon übernommen von { $name }. Geben Sie dieselbe Zeile erneut ein, um es trotzdem zu übernehmen.
hall-watch-not-yours = { $board }: nicht von Ihnen übernommen. Nichts wurde geändert.
hall-broker-back = Die Verbindung zum Broker besteht wieder.
hall-watch-no-voice = Stimme: espeak-ng ist nicht installiert. Installieren Sie es, oder lassen Sie --speak weg.
hall-watch-failed = Terminal: nicht verwendbar ({ $cause }). Starten Sie das Programm erneut.
hall-watch-help-boards = { hall-command-boards }: alle Bretter, je eine Zeile.
hall-watch-help-cases = { hall-command-cases }: die offenen Fälle.
hall-watch-help-board = 7, oder 3.7 mit der Runde: das Brett in Worten.
hall-watch-help-position = { hall-command-position } 7: die Stellung des Bretts.
hall-watch-help-take = { hall-command-take } 7: zeigt den anderen Schiedsrichtern, dass Sie zu Brett 7 gehen.
hall-watch-help-back = { hall-command-back } 7: gibt die Fälle von Brett 7 zurück.
hall-watch-help-quit = { hall-command-quit }: beendet dieses Programm. Die Bretter laufen weiter.

## Spätere Meldungen

hall-no-case-to-take = { $board }: Kein Fall ist offen. Nichts wurde geändert.
hall-cases-unknown = Fälle: unbekannt, bis der Broker wieder da ist.
hall-cases-not-received = { $board }: Seine Fälle kamen nicht an. Prüfen Sie, ob --user der Benutzer der Schiedsrichter ist.
hall-no-arbiter-name = Schiedsrichter: Ihr Name ist unbekannt. Ergänzen Sie --arbiter-name und Ihren Namen.
hall-notice-taken-over = { $name } hat es von Ihnen übernommen.
hall-notice-back = wieder verbunden.
hall-notice-closed = Alle Fälle sind erledigt.
hall-done-taken = Sie haben die Fälle von Brett { $board } übernommen.
hall-done-back = Sie haben die Fälle von Brett { $board } zurückgegeben.
hall-cases-several = { $count } Fälle: { $kinds }
hall-watch-one-case = Offener Fall: { $kind }.
hall-watch-unnamed = { $board }.
hall-watch-over = Beendet: { $result }
hall-watch-no-number-of = { $line }: Die Nummer eines Bretts fehlt. Geben Sie zum Beispiel { $command } 7 ein.
hall-no-board-of-event = { $event }: Kein Brett hat etwas veröffentlicht. Prüfen Sie --event.
hall-no-page = Seite: gibt es nicht. Wählen Sie ein Brett.
hall-clocks-after-move = Diese Uhrzeiten gelten nach dem letzten gezeigten Zug.
hall-remarks = Hinweise zur Auslosung
hall-remarks-count = { hall-remarks }: { $count }
hall-remarks-left-out = { $count ->
    [one] { $count } weiterer Hinweis steht
   *[other] { $count } weitere Hinweise stehen
} im Terminal des Servers und im Protokoll neben den Ergebnissen.
hall-entry-refused = Broker: Ein Eintrag dieses Benutzers wird nicht angenommen. Verwenden Sie die Zugriffsliste dieser Version.
hall-faults-so-far = { $what } Bisher: { $count }.
hall-faults-further = { $count ->
    [one] Das Terminal des Servers nennt { $count } weiteres Brett.
   *[other] Das Terminal des Servers nennt { $count } weitere Bretter.
}
hall-refused = Abgewiesene Verbindungen: { $connections }, abgewiesene Anmeldungen: { $logins }; zuletzt von { $address }.
hall-pairing = Paarung
hall-pairing-question = Dieses Brett nennt nicht beide Spieler. Spielen hier { $white } (Weiß) und { $black } (Schwarz)?
hall-pairing-confirm = Bestätigen
hall-pairing-confirmed = { $name } hat um { $time } bestätigt: Hier spielen { $white } (Weiß) und { $black } (Schwarz).
hall-pairing-withdraw = Zurücknehmen
hall-done-confirmed = Sie haben die Spieler von Brett { $board } bestätigt.
hall-done-withdrawn = Sie haben die Spieler von Brett { $board } zurückgenommen.
hall-pairing-changed = Die Paarung dieses Bretts hat sich geändert. Nichts wurde bestätigt.
hall-notice-over = Die Partie ist zu Ende. { $result }
hall-board-with-players = { $board }, { $white } gegen { $black }
hall-position-before = Die Stellung jetzt kann nicht gezeigt werden. Dies ist die letzte davor:
hall-column-result = Ergebnis
hall-link-with-faults = { $link }. { $faults }
hall-clock-little = (wenig Zeit)
hall-counted-spectator = Die Uhren zeigen die Zeiten nach dem letzten Zug. Nach 10 Sekunden ohne Nachricht ist der Zustand eines Bretts unbekannt.
hall-sound = Ton bei jeder Meldung
hall-counts = { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
}, { $cases } mit Fällen, { $ended } beendet.
hall-counts-spectator = { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
}, { $ended } beendet.
hall-group-broker = Der Broker
hall-group-pages = Die Seiten
hall-group-round = Die laufende Runde
hall-group-broadcast = Live-Partien
hall-value-folder = ORDNER
hall-value-journal = JOURNAL
hall-value-delay = VERZUG
hall-cause-not-listening = dort läuft kein Broker
hall-cause-no-answer = keine Antwort in der Zeit
hall-cause-no-such-name = kein Rechner heißt so
hall-cause-unreachable = das Netz erreicht ihn nicht
hall-cause-cut = die Verbindung wurde getrennt
hall-cause-other-authority = sein Zertifikat ist nicht mit dem von --ca signiert
hall-cause-other-name = sein Zertifikat hat einen anderen Namen
hall-cause-expired = sein Zertifikat gilt heute nicht
hall-cause-no-authority = die Datei von --ca enthält kein Zertifikat
hall-cause-no-tls = TLS ist dort nicht möglich
hall-cause-denied = er nimmt die Verbindung nicht an
hall-cause-no-broker = die Antwort ist nicht die eines Brokers
hall-round-pgn = Runde als PGN
hall-no-round = Runde: keine Partie wurde veröffentlicht. Wählen Sie ein Brett.
hall-case-proposal = Das Brett schlägt vor:
hall-claim-wrong = Der Antrag ist nicht richtig.

hall-standings = Tabelle
hall-no-standings = Tabelle: Diese Runde hat keine Paarungen. Starten Sie den Server mit --pairings.
hall-standings-of = Tabelle in Runde { $round }
hall-standings-note = Stand { $time } Uhr. { $open ->
    [0] Jede Partie der Runde hat ein Ergebnis.
    [one] { $open } Partie ist noch offen.
   *[other] { $open } Partien sind noch offen.
}
hall-standings-places = Bei gleichen Punkten teilen sich Spieler einen Platz. Die Feinwertung ist die des Auslosungsprogramms.
hall-standings-caption = Jede Runde: Nummer des Gegners, w oder s für die Farbe des Spielers, und die Punkte. Ein Strich ist eine Runde ohne Partie, … eine Partie ohne Ergebnis.
hall-column-place = Platz
hall-column-start = Nummer
hall-column-name = Spieler
hall-column-rating = Elo
hall-column-points = Punkte
hall-column-round = Runde { $round }
hall-cross-game = { $side } gegen Nummer { $number }: { $points }
hall-cross-short = { $number }{ $side ->
    [white] w
   *[black] s
}{ $points }
hall-cross-open = noch kein Ergebnis
hall-cross-forfeit = { $points } kampflos
hall-cross-bye = Keine Partie: { $points }
hall-cross-unreadable = in der Auslosung nicht lesbar
