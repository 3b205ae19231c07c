## Serielle Anschlüsse

# $port is the path of a serial port.
port-not-found = Den Anschluss { $port } gibt es nicht.
# $port is the path of a serial port that may come, $others are the paths of those that are there.
port-away = Der Anschluss { $port } ist nicht da. Die Partie beginnt ohne dieses Brett und nimmt es, sobald es kommt. Da sind: { $others }
# $port is the path of a serial port that may come.
port-away-alone = Der Anschluss { $port } ist nicht da, und kein anderer. Die Partie beginnt ohne dieses Brett und nimmt es, sobald es kommt.
# $port is the path of a serial port.
port-busy = Den Anschluss { $port } benutzt ein anderes Programm.
# $port is the path of a serial port. "dialout" is the name of a group of users and stays.
port-denied = Der Anschluss { $port } darf von diesem Benutzer nicht geöffnet werden; meist hilft die Gruppe dialout.
# $port is the path of a file that is no serial port.
port-not-a-port = { $port } ist kein serieller Anschluss.
# $port is the path of a serial port whose board was unplugged.
port-gone = Das Brett an { $port } wurde abgezogen.
# $port ist der Pfad einer Schnittstelle, die noch da ist, deren Brett aber schweigt.
port-silent = Das Brett an { $port } antwortet nicht.
# $port ist der Pfad einer Schnittstelle, deren Gerät nichts entgegennimmt.
port-stuck = Das Gerät an { $port } nimmt nichts entgegen.
# $port is the path of a serial port; $why is the operating system's sentence.
port-failed = Der Anschluss { $port } arbeitet nicht: { $why }.

## annabella board list

# Said where no serial port was found.
board-list-none = Kein serieller Anschluss wurde gefunden.
# A Braille service holds what may be a board. $make is vendor and product.
board-list-brltty = Ein Gerät, das ein Brett sein kann ({ $make }), steckt, aber BRLTTY hält es für eine Braillezeile und hat seinen Anschluss genommen; docs/brltty.md sagt, was hilft.
# Another program holds it. $make is vendor and product.
board-list-held = Ein Gerät, das ein Brett sein kann ({ $make }), steckt, aber ein anderes Programm hat seinen Anschluss genommen; docs/brltty.md sagt, was bei BRLTTY hilft.
# Said before the ports are asked, for nothing is heard until they have answered.
board-list-asking = Die seriellen Anschlüsse werden gefragt; das dauert bis zu sechs Sekunden.
# One line of the list: $port is a path.
board-list-port = { $port }
# One line of the list: $port is a path, $make what the device calls itself.
board-list-usb = { $port }, { $make }
# As board-list-usb, for devices that DGT boards are known to show.
board-list-likely = { $port }, { $make }, vielleicht ein Brett
# Eine Zeile der Liste: $line ist eine der Meldungen board-list-port, -usb und -likely, $answer eine
# der Meldungen board-found-* oder der Grund, warum der Anschluss nicht gefragt werden konnte.
board-list-found = { $line }: { $answer }
# Teil von board-list-found. $name: wie das Brett sich nennt, $version: etwa 1.0.
board-found-name = ein Brett, { $name }, Version { $version }
# Teil von board-list-found.
board-found = ein Brett, das seinen Namen nicht sagt
# Teil von board-list-found: ein Brett, das keine Figuren erkennt.
board-found-rows = ein Brett, das spürt, wo etwas steht
# Teil von board-list-found: Was kommt, sendet kein bekanntes Brett.
board-found-nonsense = sendet Unverständliches, also ein anderes Gerät oder Fabrikat
# Teil von board-list-found.
board-found-silent = antwortet nicht
# $why is the operating system's sentence.
board-list-failed = Die seriellen Anschlüsse lassen sich nicht auflisten: { $why }.

## annabella board watch

# $name is what the board calls itself, $version its version, such as 1.0.
board-opened = Das Brett ist verbunden: { $name }, Version { $version }.
# As board-opened, without a version.
board-opened-name = Das Brett ist verbunden: { $name }.
# As board-opened, without a name.
board-opened-version = Das Brett ist verbunden, Version { $version }.
# Ein Brett, das nur spürt, dass etwas auf einem Feld steht (TabuTronic).
board-opened-rows = Das Brett ist verbunden. Es spürt, wo etwas steht, aber nicht, was.
# The port is open, but no board has answered.
board-opened-silent = Der Anschluss ist offen, aber kein Brett nennt seinen Namen.
# $file ist der Pfad einer Datei; $why der Satz des Betriebssystems.
board-no-record = { $file } lässt sich nicht schreiben: { $why }.
# Follows the sentence that says why the board was lost.
board-lost = Es wird gesucht, bis es wieder da ist.
# The board was lost before.
board-back = Das Brett ist wieder verbunden.
# $count is a number of pieces; $placement is their placement as FEN writes it.
board-stands = { $count ->
    [one] Eine Figur steht auf dem Brett: { $placement }
   *[other] { $count } Figuren stehen auf dem Brett: { $placement }
}
# $piece is a coloured piece by its name, $square a square by its name.
board-lifted = { $piece } von { $square } gehoben
# $piece is a coloured piece by its name, $square a square by its name.
board-placed = { $piece } auf { $square } gesetzt
# The button that says the last words again.
board-button-again = Taste: noch einmal
# The button that says the own time.
board-button-time = Taste: Zeit
# The button that presses the clock.
board-button-press = Taste: Uhr drücken
# The button that calls the arbiter.
board-button-arbiter = Taste: Schiedsrichter
# The button that announces the move.
board-button-say = Taste: ansagen
# $left and $right are times in words.
board-clock-runs = Die Uhr am Brett läuft, links { $left }, rechts { $right }
# $left and $right are times in words.
board-clock-stands = Die Uhr am Brett steht, links { $left }, rechts { $right }
# $number is the board's serial number.
board-serial = Seriennummer { $number }
# $percent is what is left in the battery.
board-battery = Batterie { $percent } Prozent
# The board does not know what is left in its battery.
board-no-battery = Das Brett nennt keinen Batteriestand.
# $bytes is how many bytes of moves the board has kept by itself.
board-kept = { $bytes ->
    [one] Ein Byte mit Zügen ist im Brett gespeichert.
   *[other] { $bytes } Bytes mit Zügen sind im Brett gespeichert.
}
# The board has kept no moves by itself.
board-kept-nothing = Im Brett sind keine Züge gespeichert.
# The port sends bytes that no board would send.
board-nonsense = Was vom Anschluss kommt, ist nicht zu verstehen.

## Bretter, die keine Figuren erkennen

# Ein Bauer ist umgewandelt, und das Brett kann nicht wissen, worin. $square ist ein Feld beim Namen.
board-which-piece = Welche Figur auf { $square }? Bitte ansagen.
# Auf dem Feld steht etwas, von dem das Brett nicht wissen kann, was es ist. $square wie oben.
board-unknown-piece = Was auf { $square } steht, ist unbekannt: bitte herausnehmen.
# Auf einem Feld steht jetzt etwas. $square wie oben.
board-filled = { $square } besetzt
# The board can tell again what is in the aperture, or that nothing is. $square is which.
board-readable = { $square } ist wieder zu lesen.
# Auf einem Feld steht nichts mehr. $square wie oben.
board-emptied = { $square } frei
# So viele Felder sind besetzt; mehr weiß das Brett nicht.
board-occupied = { $count ->
    [one] Auf einem Feld steht etwas.
   *[other] Auf { $count } Feldern steht etwas.
}

## annabella board simulate

# The answer to a line: $what is the line, the moves executed, or the path of the port.
simulate-done = fertig { $what }
# $line is what was typed.
simulate-unknown = „{ $line }“ ist kein Befehl. Es gibt: e2 e4, put N f3, lift e4, aside, say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
# $square is a square by its name.
simulate-empty = Auf { $square } steht nichts.
# $square is a square by its name.
simulate-occupied = { $square } ist besetzt.
# $square is a square by its name.
simulate-nothing-in-hand = Auf { $square } steht nichts, und nichts ist in der Hand.
# The simulation was started without a game.
simulate-no-game = Es gibt keine Partie zum Nachspielen: mit --pgn starten.
# All moves of the game were executed.
simulate-over = Die Partie hat keinen weiteren Zug.
# $square is the first square on which the board differs from the game.
simulate-differs = Das Brett steht nicht wie in der Partie: siehe { $square }.
# $file is a path, $number which game in it was asked for.
simulate-no-such-game = { $file } hat keine Partie { $number }.
# $fen is what was given as a position.
simulate-bad-fen = „{ $fen }“ ist keine Stellung.
# $number is what was given as pace or speed.
simulate-bad-number = { $number } ist weder ein Abstand noch eine Geschwindigkeit.
# $why is the operating system's sentence.
simulate-no-port = Kein Anschluss lässt sich nachbilden: { $why }.
# Where programs cannot make ports for others, as on Windows.
simulate-no-pty = Dieses System hat keine nachgebildeten Anschlüsse: Geben Sie mit --port einen von zwei Anschlüssen an, die ein Kabel oder ein Programm verbindet.
