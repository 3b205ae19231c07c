# Words of annabella-hall.

# Eine empfangene Nachricht wird übergangen. Ihr Thema gehört zu einem anderen Turnier oder zu keinem Brett.
hall-message-topic = Nachrichten: Eine gehört zu einem anderen Turnier oder zu keinem Brett. Prüfen Sie, ob jedes Brett dasselbe Turnier nennt.
# $most: die Grenze in KiB.
hall-message-long = Nachrichten: Eine ist länger als { $most } KiB. Prüfen Sie, welches Programm sie sendet.
# Sie ist kein JSON, oder ihr fehlen Felder.
hall-message-form = Nachrichten: Eine ist nicht lesbar. Prüfen Sie, welches Programm sie sendet.
# $version: die Version, die dieses Programm liest.
hall-message-version = Nachrichten: Eine hat eine andere Version als { $version }. Verwenden Sie überall dieselbe Version von annabella-hall.

# $url: die angegebene Adresse.
hall-broker-address = { $url }: keine Adresse eines Brokers. Schreiben Sie mqtt://RECHNER oder mqtts://RECHNER, bei Bedarf mit Port.
# Ein Passwort würde unverschlüsselt gesendet. $url: die angegebene Adresse.
hall-broker-plain-password = { $url }: Ein Passwort würde unverschlüsselt gesendet. Schreiben Sie stattdessen mqtts://.
# $path: die Datei; $cause: der Grund des Systems.
hall-broker-file = { $path }: nicht lesbar ({ $cause }). Prüfen Sie den Pfad.
# $path: die Datei mit dem Passwort.
hall-broker-open-file = { $path }: Andere Benutzer können sie lesen. Führen Sie chmod 600 dafür aus.
# $path: die Datei mit dem Passwort.
hall-broker-no-password = { $path }: enthält kein Passwort. Schreiben Sie es in die erste Zeile.
