### annabella board check: die geführte Prüfung eines Bretts. Gesprochen, darum kurze Sätze.

check-begin = Prüfung: Stecken Sie jede Figur auf das genannte Feld. Die Eingabetaste wiederholt. Weitere Befehle: { check-word-skip }, { check-word-quit }.
check-piece = { $piece } { $square }
check-aperture = { $square }
check-lift = { $square } freimachen
check-good = Gut.
check-between = Jetzt eine beliebige Figur auf jedes freie Feld.
check-mistaken = Erkannt als { $piece }. Versuchen Sie es noch einmal.
check-elsewhere = Gemeldet von { $square }.
check-stuck = { $square } meldet noch immer eine Figur.
check-help = Die Eingabetaste wiederholt. Weitere Befehle: { check-word-skip }, { check-word-quit } oder { check-word-debounce } 50 für eine Entprellzeit von 50 Millisekunden.
check-no-square = „{ $value }“: kein Feld. Schreiben Sie es wie c4.
check-squares = { $good } von { $all } Feldern gut.
check-pieces = { $good } von { $all } Figuren gut.
check-worst = Der kleinste Abstand ist bei { $square }: { $margin } Stufen, bis der Stift nicht mehr zu lesen ist. Gemessene Felder: { $count }.
check-debounce = Die Entprellzeit des Bretts ist { $millis } Millisekunden.
check-fault = { $what }: { $fault }
check-fault-nothing = nichts gemeldet.
check-fault-mistaken = erkannt als { $as }.
check-fault-elsewhere = gemeldet von { $at }.
check-fault-stuck = bleibt besetzt.
check-rest = { $count ->
    [one] Ein Feld ist nicht geprüft.
   *[other] { $count } Felder sind nicht geprüft.
}
check-go-on = Weiter mit: annabella board check { $port } --from { $square }

check-word-again = nochmal
    .heard = noch mal
check-word-skip = überspringen
check-word-rank = reihe
check-word-empty = leer
check-word-debounce = entprellen
check-word-quit = beenden
