### annabella board check: die geführte Prüfung eines Bretts. Alles wird gesprochen, darum so kurz.

# Zu Beginn.
check-begin = Prüfung: Jede Figur auf das genannte Feld. Die Eingabetaste wiederholt, { check-word-skip } geht weiter, { check-word-quit } hört auf.
# Was zu tun ist: diese Figur auf dieses Feld. $piece: farbige Figur, $square: Feld beim Namen.
check-piece = { $piece } { $square }
# Was zu tun ist: irgendeine Figur auf dieses Feld. $square wie oben.
check-aperture = { $square }
# Auf dem Feld steht noch etwas. $square wie oben.
check-lift = { $square } freimachen
# Der Schritt ist gelungen.
check-good = Gut.
# Die 32 Figuren stehen; nun kommen die Felder dazwischen.
check-between = Jetzt eine beliebige Figur auf jedes freie Feld.
# Eine andere Figur wurde erkannt. $piece: farbige Figur.
check-mistaken = Erkannt als { $piece }. Noch einmal?
# Ein anderes Feld meldet sich. $square wie oben.
check-elsewhere = Gemeldet von { $square }.
# Ein Feld meldet eine Figur, die nicht mehr darauf steht. $square wie oben.
check-stuck = { $square } meldet noch immer eine Figur.
# Die Eingabe wurde nicht verstanden.
check-help = Die Eingabetaste wiederholt, { check-word-skip } geht weiter, { check-word-debounce } 50 lässt das Brett mit 50 Millisekunden entprellen, { check-word-quit } hört auf.
# Die Option --from nennt kein Feld. $value: was sie nennt.
check-no-square = „{ $value }“ ist kein Feld; gemeint ist etwa c4.
# Am Ende. $good von $all Schritten sind gelungen.
check-squares = { $good } von { $all } Feldern gut.
# Am Ende. $good von $all Figuren wurden erkannt.
check-pieces = { $good } von { $all } Figuren gut.
# At the end, on a board that measures. $square is the aperture read most narrowly, $margin by how many steps of the converter, $count how many were measured.
check-worst = Am knappsten gelesen wird { $square }: { $margin } Stufen bis dahin, wo der Stift nicht mehr zu lesen ist. Gemessen: { $count } Felder.
# How long a contact must be still on the board, now.
check-debounce = Das Brett entprellt mit { $millis } Millisekunden.
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
# Am Ende einer Prüfung, die abgebrochen wurde. $count Schritte fehlen.
check-rest = { $count ->
    [one] Ein Feld ist nicht geprüft.
   *[other] { $count } Felder sind nicht geprüft.
}
# Wie eine abgebrochene Prüfung weitergeht. $port: Pfad des Anschlusses, $square: Feld wie c4.
check-go-on = Weiter mit: annabella board check { $port } --from { $square }

# What is typed during a test, with or without --assembly: the last words again.
check-word-again = nochmal
    .heard = noch mal
# Passes over a step.
check-word-skip = überspringen
# Passes over the rest of a rank.
check-word-rank = reihe
# Looks at the empty board once more.
check-word-empty = leer
# How long a contact must be still; milliseconds follow.
check-word-debounce = entprellen
# Ends the test.
check-word-quit = beenden
