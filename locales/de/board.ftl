## Serielle Anschlüsse

# $port is the path of a serial port.
port-not-found = { $port }: kein solcher Anschluss. Siehe annabella board list.
# $port is the path of a serial port that may be connected later, $others are the paths of the connected ones.
port-away = { $port }: nicht angeschlossen. Die Partie beginnt ohne dieses Brett und nutzt es, sobald es angeschlossen ist. Angeschlossen: { $others }
# $port is the path of a serial port that may be connected later.
port-away-alone = { $port }: nicht angeschlossen. Die Partie beginnt ohne dieses Brett und nutzt es, sobald es angeschlossen ist. Kein anderes ist angeschlossen.
# $port is the path of a serial port.
port-busy = { $port }: von einem anderen Programm belegt. Beenden Sie es.
# $port is the path of a serial port. "dialout" is the name of a group of users and stays.
port-denied = { $port }: keine Berechtigung. Fügen Sie sich der Gruppe dialout hinzu.
# $port is the path of a file that is not a serial port.
port-not-a-port = { $port }: kein serieller Anschluss. Siehe annabella board list.
# $port is the path of a serial port whose board was unplugged.
port-gone = { $port }: Das Brett wurde abgezogen.
# $port is the path of a connected serial port whose board does not answer, or no longer.
port-silent = { $port }: Das Brett antwortet nicht.
# $port is the path of a serial port whose device accepts no data.
port-stuck = { $port }: Das Gerät nimmt keine Daten an.
# $port is the path of a serial port; $why is the operating system's sentence.
port-failed = { $port }: funktioniert nicht: { $why }.

## annabella board list

# No serial port was found.
board-list-none = Kein serieller Anschluss wurde gefunden.
# A Braille service uses the port of a device that may be a board. $make is vendor and product.
board-list-brltty = Angeschlossen: ein mögliches Brett ({ $make }). BRLTTY nutzt den Anschluss als Braillezeile. Siehe docs/brltty.md.
# Another program uses it. $make is vendor and product.
board-list-held = Angeschlossen: ein mögliches Brett ({ $make }). Ein anderes Programm nutzt den Anschluss. Zu BRLTTY siehe docs/brltty.md.
# Said before the ports are queried, because nothing is heard until they have answered.
board-list-asking = Die seriellen Anschlüsse werden abgefragt. Das dauert bis zu sechs Sekunden.
# A line of the list: $port is a path.
board-list-port = { $port }
# A line of the list: $port is a path, $make the name that the device reports.
board-list-usb = { $port }, { $make }
# As board-list-usb, for devices that are known to be DGT boards.
board-list-likely = { $port }, { $make }, vielleicht ein Brett
# Eine Zeile der Liste: $line ist eine der Meldungen board-list-port, -usb und -likely, $answer eine
# der Meldungen board-found-* oder der Grund, warum der Anschluss nicht gefragt werden konnte.
board-list-found = { $line }: { $answer }
# Teil von board-list-found. $name: wie das Brett sich nennt, $version: etwa 1.0.
board-found-name = ein Brett, { $name }, Version { $version }
# Part of board-list-found.
board-found = ein Brett ohne Namen
# Teil von board-list-found: ein Brett, das keine Figuren erkennt.
board-found-rows = ein Brett, das nur besetzte Felder erkennt
# Teil von board-list-found: Solche Daten sendet kein bekanntes Brett.
board-found-nonsense = sendet unbekannte Daten: ein anderes Gerät oder Fabrikat
# Teil von board-list-found.
board-found-silent = antwortet nicht
# $why is the operating system's sentence.
board-list-failed = Serielle Anschlüsse: nicht aufzulisten: { $why }.

## annabella board watch

# $name is the name that the board reports, $version its version, such as 1.0.
board-opened = Das Brett ist verbunden: { $name }, Version { $version }.
# As board-opened, without a version.
board-opened-name = Das Brett ist verbunden: { $name }.
# As board-opened, without a name.
board-opened-version = Das Brett ist verbunden, Version { $version }.
# Ein Brett, das nur besetzte Felder erkennt (TabuTronic).
board-opened-rows = Das Brett ist verbunden. Es erkennt besetzte Felder, aber keine Figuren.
# The port is open, but no board has answered.
board-opened-silent = Der Anschluss ist offen, aber kein Brett antwortet.
# $file ist der Pfad einer Datei; $why der Satz des Betriebssystems.
board-no-record = { $file }: nicht zu schreiben: { $why }.
# Follows the sentence with the reason why the board was lost.
board-lost = Das Programm wartet, bis das Brett wieder da ist.
# The board is back.
board-back = Das Brett ist wieder verbunden.
# $count is a number of pieces; $placement is their placement as FEN writes it.
board-stands = { $count ->
    [one] Eine Figur steht auf dem Brett: { $placement }
   *[other] { $count } Figuren stehen auf dem Brett: { $placement }
}
# $piece is a coloured piece by its name, $square a square by its name.
board-lifted = { $piece } von { $square } herausgezogen
# $piece is a coloured piece by its name, $square a square by its name.
board-placed = { $piece } auf { $square } gesteckt
# The button that repeats the last words.
board-button-again = Knopf: noch einmal
# The button that says the player's remaining time.
board-button-time = Knopf: Zeit
# The button that presses the clock.
board-button-press = Knopf: Uhr drücken
# The button that calls the arbiter.
board-button-arbiter = Knopf: Schiedsrichter
# The button that announces the move.
board-button-say = Knopf: ansagen
# $left and $right are times in words.
board-clock-runs = Die Uhr am Brett läuft, links { $left }, rechts { $right }
# $left and $right are times in words.
board-clock-stands = Die Uhr am Brett steht, links { $left }, rechts { $right }
# $number is the board's serial number.
board-serial = Seriennummer { $number }
# $percent is the charge of the battery.
board-battery = Akku { $percent } Prozent
# The board does not know the charge of its battery.
board-no-battery = Das Brett meldet keinen Akkustand.
# $bytes is the size of the moves that the board has saved itself.
board-kept = { $bytes ->
    [one] Das Brett hat ein Byte mit Zügen gespeichert.
   *[other] Das Brett hat { $bytes } Bytes mit Zügen gespeichert.
}
# The board has saved no moves.
board-kept-nothing = Das Brett hat keine Züge gespeichert.
# The port sends bytes that no board would send.
board-nonsense = Der Anschluss sendet unlesbare Daten.

## Bretter, die keine Figuren erkennen

# Ein Bauer ist umgewandelt, und das Brett erkennt die neue Figur nicht. $square ist ein Feld beim Namen.
board-which-piece = Welche Figur steht auf { $square }? Sagen Sie sie an.
# Das Brett erkennt eine Figur nicht. $square wie oben.
board-unknown-piece = Unbekannte Figur auf { $square }. Nehmen Sie sie heraus.
# Ein Feld ist jetzt besetzt. $square wie oben.
board-filled = { $square } besetzt
# The board can read that aperture again. $square is its name.
board-readable = { $square } ist wieder zu lesen.
# Ein Feld ist jetzt leer. $square wie oben.
board-emptied = { $square } leer
# Zahl der besetzten Felder; mehr weiß das Brett nicht.
board-occupied = { $count ->
    [one] Ein Feld ist besetzt.
   *[other] { $count } Felder sind besetzt.
}

## annabella board simulate

# The answer to a line: $what is the line, the moves executed, or the path of the port.
simulate-done = fertig { $what }
# $line is what was typed; the list is typed as it stands.
simulate-unknown = „{ $line }“: kein Befehl. Züge: e2 e4, put N f3, lift e4, aside. Weitere Befehle: say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
# $square is a square by its name.
simulate-empty = { $square } ist leer.
# $square is a square by its name.
simulate-occupied = { $square } ist besetzt.
# $square is a square by its name.
simulate-nothing-in-hand = { $square } ist leer, und keine Figur ist in der Hand.
# The simulation was started without a game.
simulate-no-game = Keine Partie zum Nachspielen. Starten Sie mit --pgn.
# All moves of the game were executed.
simulate-over = Die Partie hat keine weiteren Züge.
# $square is the first square on which the board differs from the game.
simulate-differs = Das Brett weicht auf { $square } von der Partie ab.
# $fen is the text of --fen.
simulate-bad-fen = „{ $fen }“: keine Stellung. Berichtigen Sie die FEN.
# $number is the value of --pace or --speed.
simulate-bad-number = „{ $number }“: kein Abstand und keine Geschwindigkeit. Wählen Sie eine positive Zahl.
# $why is the operating system's sentence.
simulate-no-port = Simulierter Anschluss: nicht möglich: { $why }.
# On systems where programs cannot make ports, such as Windows.
simulate-no-pty = Simulierter Anschluss: auf diesem System nicht möglich. Wählen Sie mit --port einen von zwei verbundenen Anschlüssen.
