## Serielle Anschlüsse

port-not-found = { $port }: kein solcher Anschluss. Siehe annabella board list.
port-away = { $side ->
    [white] Brett von Weiß,
   *[black] Brett von Schwarz,
} { $port }: nicht angeschlossen. Die Partie beginnt ohne dieses Brett und nutzt es, sobald es angeschlossen ist. Angeschlossen: { $others }
port-away-alone = { $side ->
    [white] Brett von Weiß,
   *[black] Brett von Schwarz,
} { $port }: nicht angeschlossen. Die Partie beginnt ohne dieses Brett und nutzt es, sobald es angeschlossen ist. Kein anderes ist angeschlossen.
port-of-both = { $port }: für beide Spieler angegeben. Mit --white-board und --black-board jedem einen anderen Anschluss geben.
port-busy = { $port }: von einem anderen Programm belegt. Beenden Sie es.
port-denied = { $port }: keine Berechtigung. Fügen Sie sich der Gruppe dialout hinzu.
port-not-a-port = { $port }: kein serieller Anschluss. Siehe annabella board list.
port-gone = { $port }: Das Brett wurde abgezogen.
port-silent = { $port }: Das Brett antwortet nicht.
port-stuck = { $port }: Das Gerät nimmt keine Daten an.
port-failed = { $port }: funktioniert nicht: { $why }.

## annabella board list

board-list-none = Kein serieller Anschluss wurde gefunden.
board-list-brltty = Angeschlossen: ein mögliches Brett ({ $make }). BRLTTY nutzt den Anschluss als Braillezeile. Siehe docs/brltty.md.
board-list-held = Angeschlossen: ein mögliches Brett ({ $make }). Ein anderes Programm nutzt den Anschluss. Zu BRLTTY siehe docs/brltty.md.
board-list-asking = Die seriellen Anschlüsse werden abgefragt. Das dauert bis zu sechs Sekunden.
board-list-port = { $port }
board-list-usb = { $port }, { $make }
board-list-likely = { $port }, { $make }, vielleicht ein Brett
board-list-found = { $line }: { $answer }
board-found-name = ein Brett, { $name }, Version { $version }
board-found = ein Brett ohne Namen
board-found-rows = ein Brett, das nur besetzte Felder erkennt
board-found-nonsense = sendet unbekannte Daten: ein anderes Gerät oder Fabrikat
board-found-silent = antwortet nicht
board-list-failed = Serielle Anschlüsse: nicht aufzulisten: { $why }.

## annabella board watch

board-opened = Das Brett ist verbunden: { $name }, Version { $version }.
board-opened-name = Das Brett ist verbunden: { $name }.
board-opened-version = Das Brett ist verbunden, Version { $version }.
board-opened-rows = Das Brett ist verbunden. Es erkennt besetzte Felder, aber keine Figuren.
board-opened-silent = Der Anschluss ist offen, aber kein Brett antwortet.
board-no-record = { $file }: nicht zu schreiben: { $why }.
board-lost = Das Programm wartet, bis das Brett wieder da ist.
board-back = Das Brett ist wieder verbunden.
board-stands = { $count ->
    [one] Eine Figur steht auf dem Brett: { $placement }
   *[other] { $count } Figuren stehen auf dem Brett: { $placement }
}
board-lifted = { $piece } von { $square } herausgezogen
board-placed = { $piece } auf { $square } gesteckt
board-button-again = Knopf: noch einmal
board-button-time = Knopf: Zeit
board-button-press = Knopf: Uhr drücken
board-button-arbiter = Knopf: Schiedsrichter
board-button-say = Knopf: ansagen
board-clock-runs = Die Uhr am Brett läuft, links { $left }, rechts { $right }
board-clock-stands = Die Uhr am Brett steht, links { $left }, rechts { $right }
board-serial = Seriennummer { $number }
board-battery = Akku { $percent } Prozent
board-no-battery = Das Brett meldet keinen Akkustand.
board-kept = { $bytes ->
    [one] Das Brett hat ein Byte mit Zügen gespeichert.
   *[other] Das Brett hat { $bytes } Bytes mit Zügen gespeichert.
}
board-kept-nothing = Das Brett hat keine Züge gespeichert.
board-nonsense = Der Anschluss sendet unlesbare Daten.

## Bretter, die keine Figuren erkennen

board-which-piece = Welche Figur steht auf { $square }? Sagen Sie sie an.
board-unknown-piece = Unbekannte Figur auf { $square }. Nehmen Sie sie heraus.
board-filled = { $square } besetzt
board-readable = { $square } ist wieder zu lesen.
board-emptied = { $square } leer
board-occupied = { $count ->
    [one] Ein Feld ist besetzt.
   *[other] { $count } Felder sind besetzt.
}

## annabella board simulate

simulate-done = fertig { $what }
simulate-unknown = „{ $line }“: kein Befehl. Züge: e2 e4, put N f3, lift e4, aside. Weitere Befehle: say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit.
simulate-empty = { $square } ist leer.
simulate-occupied = { $square } ist besetzt.
simulate-nothing-in-hand = { $square } ist leer, und keine Figur ist in der Hand.
simulate-no-game = Keine Partie zum Nachspielen. Starten Sie mit --pgn.
simulate-over = Die Partie hat keine weiteren Züge.
simulate-differs = Das Brett weicht auf { $square } von der Partie ab.
simulate-bad-fen = „{ $fen }“: keine Stellung. Berichtigen Sie die FEN.
simulate-bad-number = „{ $number }“: kein Abstand und keine Geschwindigkeit. Wählen Sie eine positive Zahl.
simulate-no-port = Simulierter Anschluss: nicht möglich: { $why }.
simulate-no-pty = Simulierter Anschluss: auf diesem System nicht möglich. Wählen Sie mit --port einen von zwei verbundenen Anschlüssen.
