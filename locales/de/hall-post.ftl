# Words of annabella-hall.

# Eine empfangene Nachricht wird übergangen. Ihr Thema gehört zu einem anderen Turnier oder zu keinem Brett.
hall-message-topic = Nachrichten: Eine gehört zu einem anderen Turnier oder zu keinem Brett. Prüfen Sie das Turnier an jedem Brett.
# $most: die Grenze in KiB.
hall-message-long = Nachrichten: Eine ist länger als { $most } KiB. Prüfen Sie, welches Programm sie sendet.
# Sie ist kein JSON, oder ihr fehlen Felder.
hall-message-form = Nachrichten: Eine ist nicht lesbar. Prüfen Sie, welches Programm sie sendet.
# $version: die Version, die dieses Programm liest.
hall-message-version = Nachrichten: Eine hat eine andere Version als { $version }. Verwenden Sie überall dieselbe Version von annabella-hall.
# $board: die Nummer eines Bretts.
hall-message-no-round = Brett { $board }: Es sendet in einer Runde, die es in der Auslosung nicht gibt. Prüfen Sie seine Runde, oder ändern Sie das Passwort seines Benutzers.
# $board: die Nummer eines Bretts; $most: die Grenze.
hall-message-many-rounds = Brett { $board }: Es sendet in mehr als { $most } Runden, weitere werden übergangen. Ändern Sie das Passwort seines Benutzers.
# $most: die Grenze.
hall-message-many-boards = Bretter: Mehr als { $most } senden, weitere werden übergangen. Prüfen Sie, wer die Passwörter hat.
# $board: die Nummer eines Bretts; $most: die Grenze.
hall-message-many-notices = Brett { $board }: mehr als { $most } Meldungen in einer Runde, weitere werden ausgelassen. Sehen Sie auf seiner Seite nach seinen Fällen.

# $url: die angegebene Adresse.
hall-broker-address = { $url }: keine Adresse eines Brokers. Schreiben Sie mqtt://RECHNER oder mqtts://RECHNER, bei Bedarf mit Port.
# Ein Passwort würde unverschlüsselt gesendet. $url: die angegebene Adresse.
hall-broker-plain-password = { $url }: Ein Passwort würde unverschlüsselt gesendet. Schreiben Sie stattdessen mqtts://.
# $path: die Datei; $cause: der Grund des Systems.
hall-broker-file = { $path }: nicht lesbar ({ $cause }). Prüfen Sie den Pfad.
# $path: die Datei mit dem Passwort.
hall-broker-open-file = { $path }: Andere Benutzer können sie lesen. Geben Sie chmod 600 { $path } ein.
# $path: die Datei mit dem Passwort.
hall-broker-no-password = { $path }: enthält kein Passwort. Schreiben Sie es in die erste Zeile.

# Ein Spieler ruft den Schiedsrichter.
hall-call = { desk-side } ruft den Schiedsrichter.

# $path: das Journal.
hall-post-no-journal = { $path }: kein Journal von annabella. Geben Sie die Datei oder den Ordner an, in den annabella play schreibt.
# $path: das Journal, oder der Ordner, in dem eines erwartet wird.
hall-post-missing = { $path }: noch kein Journal, oder nicht lesbar. Sobald es eines gibt, wird es veröffentlicht.
# Das Journal nennt kein Turnier oder Brett. $path: das Journal.
hall-post-no-board = { $path }: Turnier, Runde oder Brett ist unbekannt. Ergänzen Sie --event, --round und --board. Oder beginnen Sie die Partie mit --event NAME --round 3.7.
# Die Partie eines Journals wird veröffentlicht. $event, $round, $board: wo.
hall-post-board = Veröffentlicht wird { $event }, Runde { $round }, Brett { $board }.
# $broker: Rechner und Port.
hall-post-connected = Broker { $broker }: verbunden.
# $broker: Rechner und Port; $cause: in den Worten des Systems.
hall-post-lost = Broker { $broker }: keine Verbindung ({ $cause }). Der Versuch wird wiederholt, bis er antwortet.
# $broker: Rechner und Port.
hall-post-refused = Broker { $broker }: Benutzer oder Passwort nicht angenommen. Prüfen Sie --user und --password-file.
# $cause: in den Worten des Systems.
hall-no-runtime = annabella-hall: Start nicht möglich ({ $cause }). Schließen Sie andere Programme und versuchen Sie es noch einmal.

# Hilfe zu annabella-hall.
hall-help = Zeigt die Bretter eines Turniersaals auf einer Seite, über einen MQTT-Broker.
# Hilfe zu einer Option, die jeder Befehl hat.
hall-help-locale = Sprache der Meldungen: de, en und andere
# Hilfe zu einem Befehl.
hall-help-post = Veröffentlicht die Partie eines Bretts aus ihrem Journal
# Hilfe zu einem Argument.
hall-help-post-journal = Journal, oder Ordner, dessen neuestes Journal veröffentlicht wird
# Hilfe zu einer Option.
hall-help-post-broker = Adresse des Brokers: mqtt://RECHNER, oder mqtts://RECHNER mit TLS
# Hilfe zu einer Option.
hall-help-post-user = Benutzer beim Broker: die Nummer des Bretts
# Hilfe zu einer Option.
hall-help-post-password-file = Datei, deren erste Zeile das Passwort ist
# Hilfe zu einer Option.
hall-help-post-ca = Zertifikat der Stelle, die das des Brokers ausgestellt hat
# Hilfe zu einer Option.
hall-help-post-event = Turnier, wenn es nicht das des Journals ist
# Hilfe zu einer Option.
hall-help-post-round = Runde, wenn es nicht die des Journals ist
# Hilfe zu einer Option.
hall-help-post-board = Brett, wenn es nicht das des Journals ist
# Hilfe zu einer Option.
hall-help-post-delay = Verzögerung für Zuschauer: 5moves oder 15min

# $cause: in den Worten des Systems.
hall-simulate-write = --journals: Ein Journal kann nicht geschrieben werden ({ $cause }). Geben Sie einen anderen Ordner an.
# Hilfe zu einem Befehl.
hall-help-simulate = Spielt Zufallspartien an vielen Brettern und veröffentlicht sie, um einen Saal auszuprobieren
# Hilfe zu einer Option.
hall-help-simulate-broker = { hall-help-post-broker }
# Hilfe zu einer Option.
hall-help-simulate-user = Benutzer beim Broker, der alle Bretter veröffentlichen darf
# Hilfe zu einer Option.
hall-help-simulate-password-file = { hall-help-post-password-file }
# Hilfe zu einer Option.
hall-help-simulate-ca = { hall-help-post-ca }
# Hilfe zu einer Option.
hall-help-simulate-event = Turnier
# Hilfe zu einer Option.
hall-help-simulate-boards = Zahl der Bretter
# Hilfe zu einer Option.
hall-help-simulate-moves = Züge je Minute an jedem Brett
# Hilfe zu einer Option.
hall-help-simulate-seed = Nummer der ersten Zufallspartie
# Hilfe zu einer Option.
hall-help-simulate-journals = Ordner, in den auch die Journale geschrieben werden

# Der Benutzer des Bretts darf seine Themen nicht schreiben. $topic: eines davon.
hall-post-forbidden = { $topic }: Der Broker nimmt von diesem Benutzer keine Nachrichten an. Verwenden Sie den Benutzer mit der Nummer des Bretts.
# $path: das Journal oder sein Ordner.
hall-post-damaged = { $path }: Das Journal ist beschädigt. Führen Sie annabella journal repair aus.
