### annabella board check: die geführte Prüfung eines Bretts. Gesprochen, darum kurze Sätze.

# Zu Beginn.
check-begin = Prüfung: Stecken Sie jede Figur auf das genannte Feld. Die Eingabetaste wiederholt. Weitere Befehle: { check-word-skip }, { check-word-quit }.
# Anweisung: diese Figur auf dieses Feld. $piece: farbige Figur, $square: Feld beim Namen.
check-piece = { $piece } { $square }
# Anweisung: irgendeine Figur auf dieses Feld. $square wie oben.
check-aperture = { $square }
# Auf dem Feld steht noch eine Figur. $square wie oben.
check-lift = { $square } freimachen
# Der Schritt ist gelungen.
check-good = Gut.
# Die 32 Figuren stehen; die Felder dazwischen folgen.
check-between = Jetzt eine beliebige Figur auf jedes freie Feld.
# Eine andere Figur wurde erkannt. $piece: farbige Figur.
check-mistaken = Erkannt als { $piece }. Versuchen Sie es noch einmal.
# Ein anderes Feld meldet sich. $square wie oben.
check-elsewhere = Gemeldet von { $square }.
# Ein Feld meldet eine Figur, die entfernt wurde. $square wie oben.
check-stuck = { $square } meldet noch immer eine Figur.
# Die Eingabe wurde nicht verstanden.
check-help = Die Eingabetaste wiederholt. Weitere Befehle: { check-word-skip }, { check-word-quit } oder { check-word-debounce } 50 für eine Entprellzeit von 50 Millisekunden.
# Die Option --from nennt kein Feld. $value: ihr Wert.
check-no-square = „{ $value }“: kein Feld. Schreiben Sie es wie c4.
# Am Ende. $good von $all Schritten sind gelungen.
check-squares = { $good } von { $all } Feldern gut.
# Am Ende. $good von $all Figuren wurden erkannt.
check-pieces = { $good } von { $all } Figuren gut.
# At the end, on a board that measures. $square is the aperture with the smallest margin, $margin its distance in steps of the converter, $count the number of measured squares.
check-worst = Der kleinste Abstand ist bei { $square }: { $margin } Stufen, bis der Stift nicht mehr zu lesen ist. Gemessene Felder: { $count }.
# How long a contact must be still on the board, now.
check-debounce = Die Entprellzeit des Bretts ist { $millis } Millisekunden.
# Ein Fehler am Ende: $what ist eine der Meldungen check-piece und check-aperture, $fault eine von
# check-fault-*.
check-fault = { $what }: { $fault }
# Ein Fehler: Es kam keine Meldung.
check-fault-nothing = nichts gemeldet.
# Ein Fehler: eine andere Figur erkannt. $as: farbige Figur.
check-fault-mistaken = erkannt als { $as }.
# Ein Fehler: ein anderes Feld meldete sich. $at: Feld beim Namen.
check-fault-elsewhere = gemeldet von { $at }.
# Ein Fehler: Das Feld meldet noch immer eine Figur.
check-fault-stuck = bleibt besetzt.
# Am Ende einer abgebrochenen Prüfung. $count Schritte fehlen.
check-rest = { $count ->
    [one] Ein Feld ist nicht geprüft.
   *[other] { $count } Felder sind nicht geprüft.
}
# Fortsetzung einer abgebrochenen Prüfung. $port: Pfad des Anschlusses, $square: Feld wie c4.
check-go-on = Weiter mit: annabella board check { $port } --from { $square }

# Typed during a test, with or without --assembly: repeats the last words.
check-word-again = nochmal
    .heard = noch mal
# Skips a step.
check-word-skip = überspringen
# Skips the rest of a rank.
check-word-rank = reihe
# Reads the empty board again.
check-word-empty = leer
# How long a contact must be still; milliseconds follow.
check-word-debounce = entprellen
# Ends the test.
check-word-quit = beenden
