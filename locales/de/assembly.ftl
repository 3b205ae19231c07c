### annabella board check --assembly: ein eben gebautes Brett. Gesprochen; jeder Fehler sagt, was zu tun ist.

# Zu Beginn. say, again, press, arbiter und time sind Tasten.
assembly-begin = Prüfung eines neuen Bretts. Die Eingabetaste oder die Taste say: fertig, jetzt nachsehen. { check-word-again } oder die Taste again: das Letzte noch einmal. { check-word-skip } oder press: weiter. { check-word-rank } oder arbiter: zur nächsten Reihe. { check-word-empty } oder time: das leere Brett noch einmal ansehen. { check-word-quit } hört auf.
# Die Eingabe wurde nicht verstanden.
assembly-help = Die Eingabetaste, { check-word-again }, { check-word-skip }, { check-word-rank }, { check-word-empty } oder { check-word-quit }.
# Das Brett sagt keine Messwerte.
assembly-no-readings = Dieses Brett sagt nicht, was es von seinen Widerständen liest. Bitte ohne --assembly prüfen.
# Was zuerst zu tun ist.
assembly-empty = Alle Figuren herunternehmen, dann die Eingabetaste oder die Taste say.
# Kein Fehler am leeren Brett.
assembly-empty-good = Das leere Brett ist in Ordnung. Jetzt ein weißer Bauer durch alle Felder.
# So viele Fehler am leeren Brett; der erste folgt.
assembly-faults = { $count ->
    [one] Ein Fehler am leeren Brett.
   *[other] { $count } Fehler am leeren Brett. { check-word-skip } oder press sagt den nächsten.
}
# Der Bauer war auf allen Feldern. $square: Feld beim Namen.
assembly-pieces = Jetzt jede Figur nach { $square }, eine nach der anderen.
# Kein Feld ist in Ordnung, Figuren lassen sich nicht prüfen.
assembly-no-square = Noch kein Feld ist in Ordnung, darum lassen sich keine Figuren prüfen.
# Was zu tun ist: diese Figur, die $nth von $all ihrer Art. $piece: farbige Figur.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } von { $all }
}
# Ein Widerstand. $ohms: Zahl.
assembly-ohms = { $ohms } Ohm
# Ein Widerstand. $kilohms: Zahl.
assembly-kilohms = { $kilohms } Kiloohm
# Wie eine abgebrochene Prüfung weitergeht. $port: Pfad des Anschlusses, $square: Feld wie c4.
assembly-go-on = Weiter mit: annabella board check { $port } --assembly --from { $square }

# Fehler und was zu tun ist. $square, $other, $seen: Felder beim Namen; $rank, $place: Nummer einer
# Reihe; $ohms: einer der Widerstände oben; $chip: Stift des Chips; $ribbon: Stift der Leiste J1.
# Eine leere Buchse liegt an Masse.
assembly-grounded = { $square } liegt an Masse. USB-Stecker ziehen, zwischen den drei Beinen dieser Buchse nach einem Tropfen Lot tasten und in ihr nach einem Drahthaar.
# Eine leere Buchse leitet.
assembly-leaks = { $square } ist nicht leer, obwohl nichts darin steckt: etwa { $ohms } führen an Masse. USB-Stecker ziehen, die Lötstellen dieser Buchse und des Chips mit Alkohol reinigen, trocknen lassen. Bleibt es so, nach einer Brücke aus Lot suchen.
# Alle Buchsen einer leeren Reihe leiten.
assembly-rank-leaks = Die ganze Reihe { $rank } ist nicht leer, obwohl nichts darin steckt: etwa { $ohms } führen an Masse. USB-Stecker ziehen, ihre Platine um R1 und um den Chip mit Alkohol reinigen, trocknen lassen.
# Nichts zieht eine Reihe hoch.
assembly-no-pull-up = Reihe { $rank }: Ein Bauer scheint überall zu stehen, nichts zieht die Reihe hoch. R1 ihrer Platine fehlt oder ist schlecht gelötet: nachlöten, messen, er hat 18 Kiloohm.
# Der obere Widerstand hat einen falschen Wert.
assembly-pull-up = Reihe { $rank }: R1 ihrer Platine scheint { $ohms } statt 18 Kiloohm zu haben. Bei gezogenem Stecker messen, austauschen oder nachlöten.
# Zwei Platinen liegen am Eingang dieser Reihe.
assembly-two-boards = Reihe { $rank } hat zwei Platinen: Die Steckbrücke JP1 einer anderen Platine steckt auf dem Platz der Reihe { $rank }. Alle Steckbrücken abtasten: Auf der Platine der Reihe 1 steckt sie auf dem ersten Platz von links, auf der der Reihe 8 auf dem achten.
# Die Steckbrücke steckt auf dem Platz einer anderen Reihe.
assembly-jumper = Der Bauer in Reihe { $rank } wird in Reihe { $place } gesehen: Die Steckbrücke JP1 dieser Platine steckt auf Platz { $place }; sie gehört auf Platz { $rank }. Steht der Bauer in Reihe { $place }, dann bitte umstecken.
# Der Eingang einer Reihe hängt an nichts.
assembly-floats = Reihe { $rank } hängt an nichts, sie wiederholt, was eine andere hat. Die Steckbrücke JP1 ihrer Platine fehlt oder steckt falsch, oder das Flachkabel sitzt nicht fest in J1.
# In einer ganzen Reihe wird nichts gesehen.
assembly-rank-silent = In der ganzen Reihe { $rank } wird nichts gesehen. Die Steckbrücke JP1 ihrer Platine fehlt oder steckt falsch, der Chip ist verdreht oder sitzt nicht fest, oder das Flachkabel sitzt nicht fest in J1.
# Zwei Auswahlleitungen sind vertauscht.
assembly-lines-exchanged = Reihe { $rank }: Zwei Auswahlleitungen sind vertauscht. Die Stifte { $chip } und { $chiptoo } des Chips mit dem Durchgangsprüfer prüfen: Sie piepen mit den Stiften { $ribbon } und { $ribbontoo } von J1, jeder mit seinem.
# Eine Auswahlleitung erreicht nichts.
assembly-line-open = Reihe { $rank }: Stift { $chip } des Chips hat keinen Kontakt mit Stift { $ribbon } von J1. Den Chip festdrücken, diese beiden Lötstellen nachlöten, das Flachkabel festdrücken.
# Zwei Buchsen sind verbunden, oder eine Auswahlleitung erreicht nichts.
assembly-joined-or-line = { $square } und { $other } sehen denselben Bauern. Als Nächstes { $other } selbst versuchen: Wird er auch dort in beiden gesehen, sind die zwei verbunden, dann am Chip nach einer Brücke zwischen ihnen suchen; wird dort nichts gesehen, hat Stift { $chip } des Chips keinen Kontakt mit Stift { $ribbon } von J1.
# Zwei Buchsen sind verbunden.
assembly-joined = { $square } und { $other } sind verbunden: nach einer Brücke aus Lot zwischen den Lötstellen dieser beiden Buchsen und zwischen ihren Stiften am Chip tasten.
# Der Bauer wird in einer anderen Buchse gesehen.
assembly-elsewhere = Nicht in { $square }, sondern in { $seen } wird ein Bauer gesehen. Steckt er im richtigen Feld, sind die Leitungen der beiden am Chip vertauscht.
# In einem Feld wird nichts gesehen.
assembly-no-contact = In { $square } wird nichts gesehen. Spitze und Hülse dieser Buchse nachlöten, dann Stift { $chip } des Chips. Ist auch das nächste Feld stumm, weitergehen: Dann wird gesagt, was die ganze Reihe hat.
# Eine schlechte Lötstelle.
assembly-bad-joint = { $square } hat { $ohms } zu viel: eine schlechte Lötstelle. Spitze und Hülse dieser Buchse nachlöten, dann Stift { $chip } des Chips. Ist es im nächsten Feld ebenso, weitergehen.
# Dasselbe, als andere Figur gelesen. $piece: farbige Figur.
assembly-bad-joint-taken = { $square } hat { $ohms } zu viel, der Bauer gilt als { $piece }: eine schlechte Lötstelle. Spitze und Hülse dieser Buchse nachlöten, dann Stift { $chip } des Chips. Ist es im nächsten Feld ebenso, weitergehen.
# Der Bauer liest zu niedrig und ist noch nicht als richtig bekannt.
assembly-pawn-or-pull-up = Der Bauer liest in Reihe { $rank } zu niedrig. Entweder hat er weniger als 2,7 Kiloohm: einen anderen weißen Bauern nehmen. Oder R1 auf der Platine dieser Reihe hat { $ohms } statt 18 Kiloohm.
# An Masse, während der Bauer darin steckt.
assembly-shorted = { $square } liegt an Masse, wenn der Bauer darin steckt. Ist es mit einem anderen Bauern ebenso, berührt ein Bein dieser Buchse das nächste; sonst berühren sich die beiden Fahnen am Stecker des Bauern.
# Eine Figur hat den Widerstand einer anderen. $piece, $has: farbige Figuren.
assembly-piece-has = { $piece }: gelesen als { $has }, es ist der Widerstand jener Figur. Öffnen und den eigenen einsetzen; vielleicht wurden die zwei vertauscht.
# Eine Figur hat einen Widerstand, den keine hat.
assembly-piece-ohms = { $piece }: hat etwa { $ohms }, das hat keine Figur. Beide Enden ihres Widerstands nachlöten; hilft das nicht, ist es ein falscher.
# Der Stecker einer Figur ist kurzgeschlossen.
assembly-piece-shorted = { $piece }: Die beiden Fahnen des Steckers berühren sich, oder ein Draht des Widerstands liegt auf der anderen Fahne. Auseinanderbiegen.
# Der Widerstand einer Figur hat keinen Kontakt.
assembly-piece-open = { $piece }: Es wird nichts von ihr gesehen. Beide Enden ihres Widerstands nachlöten.
