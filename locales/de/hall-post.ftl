
hall-message-topic = Nachrichten: Eine gehört zu einem anderen Turnier oder zu keinem Brett. Prüfen Sie das Turnier an jedem Brett.
hall-message-long = Nachrichten: Eine ist länger als { $most } KiB. Prüfen Sie, welches Programm sie sendet.
hall-message-form = Nachrichten: Eine ist nicht lesbar. Prüfen Sie, welches Programm sie sendet.
hall-message-version = Nachrichten: Eine hat eine andere Version als { $version }. Verwenden Sie überall dieselbe Version von annabella-hall.
hall-message-no-round = Brett { $board }: Es sendet in einer Runde, die es in der Auslosung nicht gibt. Prüfen Sie seine Runde, oder ändern Sie das Passwort seines Benutzers.
hall-message-many-rounds = Brett { $board }: Es sendet in mehr als { $most } Runden, weitere werden übergangen. Ändern Sie das Passwort seines Benutzers.
hall-message-many-boards = Bretter: Mehr als { $most } senden, weitere werden übergangen. Prüfen Sie, wer die Passwörter hat.
hall-message-many-notices = Brett { $board }: mehr als { $most } Meldungen in einer Runde, weitere werden ausgelassen. Sehen Sie auf seiner Seite nach seinen Fällen.

hall-broker-address = { $url }: keine Adresse eines Brokers. Schreiben Sie mqtt://RECHNER oder mqtts://RECHNER, bei Bedarf mit Port.
hall-broker-plain-password = { $url }: Ein Passwort würde unverschlüsselt gesendet. Schreiben Sie stattdessen mqtts://.
hall-broker-open-file = { $path }: Andere Benutzer können sie lesen. Geben Sie chmod 600 { $path } ein.
hall-broker-no-password = { $path }: enthält kein Passwort. Schreiben Sie es in die erste Zeile.

hall-call = { desk-side } ruft den Schiedsrichter.

hall-post-no-journal = { $path }: kein Journal von annabella. Geben Sie die Datei oder den Ordner an, in den annabella play schreibt.
hall-post-missing = { $path }: noch kein Journal, oder nicht lesbar. Sobald es eines gibt, wird es veröffentlicht.
hall-post-no-board = { $path }: Turnier, Runde oder Brett ist unbekannt. Ergänzen Sie --event, --round und --board. Oder beginnen Sie die Partie mit --event NAME --round 3.7.
hall-post-board = Veröffentlicht wird { $event }, Runde { $round }, Brett { $board }.
hall-post-connected = Broker { $broker }: verbunden.
hall-post-lost = Broker { $broker }: keine Verbindung ({ $cause }). Der Versuch wird wiederholt, bis er antwortet.
hall-post-refused = Broker { $broker }: Benutzer oder Passwort nicht angenommen. Prüfen Sie --user und --password-file.
hall-no-runtime = annabella-hall: Start nicht möglich ({ $cause }). Schließen Sie andere Programme und versuchen Sie es noch einmal.

hall-help = Zeigt die Bretter eines Turniersaals auf einer Seite, über einen MQTT-Broker.
hall-help-post = Veröffentlicht die Partie eines Bretts aus ihrem Journal
hall-help-post-journal = Journal, oder Ordner, dessen neuestes Journal veröffentlicht wird
hall-help-post-broker = Adresse des Brokers: mqtt://RECHNER, oder mqtts://RECHNER mit TLS
hall-help-post-user = Benutzer beim Broker: die Nummer des Bretts
hall-help-post-password-file = Datei, deren erste Zeile das Passwort ist
hall-help-post-ca = Zertifikat der Stelle, die das des Brokers ausgestellt hat
hall-help-post-event = Turnier, wenn es nicht das des Journals ist
hall-help-post-round = Runde, wenn es nicht die des Journals ist
hall-help-post-board = Brett, wenn es nicht das des Journals ist
hall-help-post-delay = Verzögerung für Zuschauer: 5moves oder 15min

hall-simulate-write = --journals: Ein Journal kann nicht geschrieben werden ({ $cause }). Geben Sie einen anderen Ordner an.
hall-help-simulate = Spielt Zufallspartien an vielen Brettern und veröffentlicht sie, um einen Saal auszuprobieren
hall-help-simulate-broker = { hall-help-post-broker }
hall-help-simulate-user = Benutzer beim Broker, der alle Bretter veröffentlichen darf
hall-help-simulate-password-file = { hall-help-post-password-file }
hall-help-simulate-ca = { hall-help-post-ca }
hall-help-simulate-event = Turnier
hall-help-simulate-boards = Zahl der Bretter
hall-help-simulate-moves = Züge je Minute an jedem Brett
hall-help-simulate-seed = Nummer der ersten Zufallspartie
hall-help-simulate-journals = Ordner, in den auch die Journale geschrieben werden

hall-post-forbidden = { $topic }: Der Broker nimmt von diesem Benutzer keine Nachrichten an. Verwenden Sie den Benutzer mit der Nummer des Bretts.
hall-post-too-long = Broker { $broker }: { $topic } hat { $bytes } Bytes, mehr als er annimmt, und fehlt deshalb. Dort message_size_limit und max_packet_size auf mindestens 65536 setzen.
hall-post-two-games = { $path }: { $other } hat dieselbe Runde und dasselbe Brett, und beide Partien laufen. --round oder --board bei einer berichtigen.
hall-post-damaged = { $path }: Das Journal ist beschädigt. Führen Sie annabella journal repair aus.
