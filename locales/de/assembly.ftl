### annabella board check --assembly: ein neu gebautes Brett. Gesprochen; jeder Fehler sagt, was zu tun ist.

assembly-begin = Prüfung eines neuen Bretts. Eingabetaste oder Knopf say: bereit zum Messen. { check-word-again } oder again: wiederholen. { check-word-skip } oder press: nächster Schritt. { check-word-rank } oder arbiter: nächste Reihe. { check-word-empty } oder time: leeres Brett noch einmal messen. { check-word-quit }: Ende.
assembly-help = Die Eingabetaste, { check-word-again }, { check-word-skip }, { check-word-rank }, { check-word-empty } oder { check-word-quit }.
assembly-no-readings = Dieses Brett meldet keine Widerstände. Prüfen Sie es ohne --assembly.
assembly-empty = Nehmen Sie alle Figuren herunter, dann Eingabetaste oder Knopf say.
assembly-empty-good = Kein Fehler am leeren Brett. Stecken Sie jetzt einen weißen Bauern nacheinander auf jedes Feld.
assembly-faults = { $count ->
    [one] Ein Fehler am leeren Brett.
   *[other] { $count } Fehler am leeren Brett. { check-word-skip } oder press liest den nächsten vor.
}
assembly-pieces = Stecken Sie jetzt jede Figur nacheinander auf { $square }.
assembly-no-square = Noch kein Feld funktioniert, darum lassen sich keine Figuren prüfen.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } von { $all }
}
assembly-ohms = { $ohms } Ohm
assembly-kilohms = { $kilohms } Kiloohm
assembly-go-on = Weiter mit: annabella board check { $port } --assembly --from { $square }

assembly-grounded = { $square } hat Schluss mit Masse. Ziehen Sie den USB-Stecker. Tasten Sie zwischen den drei Beinen der Buchse nach einem Tropfen Lot. Tasten Sie in der Buchse nach einem Drahthaar.
assembly-leaks = { $square } leitet leer an Masse: etwa { $ohms }. Ziehen Sie den USB-Stecker. Reinigen Sie die Lötstellen von Buchse und Chip mit Alkohol. Lassen Sie sie trocknen. Bleibt der Fehler, suchen Sie eine Lötbrücke.
assembly-rank-leaks = Reihe { $rank } leitet leer an Masse: etwa { $ohms }. Ziehen Sie den USB-Stecker. Reinigen Sie ihre Platine um R1 und den Chip mit Alkohol. Lassen Sie sie trocknen.
assembly-no-pull-up = Reihe { $rank } meldet auf jedem Feld einen Bauern. R1 ihrer Platine fehlt oder ist schlecht gelötet. Löten Sie R1 nach und messen Sie ihn: 18 Kiloohm.
assembly-pull-up = Reihe { $rank }: R1 ihrer Platine scheint { $ohms } statt 18 Kiloohm zu haben. Ziehen Sie den USB-Stecker und messen Sie R1. Tauschen Sie ihn aus oder löten Sie ihn nach.
assembly-two-boards = Reihe { $rank } hat zwei Platinen: Die Steckbrücke JP1 einer anderen steckt auf Platz { $rank }. Tasten Sie alle Steckbrücken ab. Der erste Platz von links ist für Reihe 1, der achte für Reihe 8.
assembly-jumper = Der Bauer in Reihe { $rank } wird in Reihe { $place } gemeldet. Stecken Sie die Steckbrücke JP1 dieser Platine von Platz { $place } auf Platz { $rank }. Steht der Bauer in Reihe { $place }, versetzen Sie ihn.
assembly-floats = Reihe { $rank } ist nicht verbunden und wiederholt eine andere. Prüfen Sie die Steckbrücke JP1 ihrer Platine und das Flachkabel in J1.
assembly-rank-silent = Reihe { $rank } meldet nichts. Prüfen Sie, ob ihre Steckbrücke JP1 richtig steckt. Prüfen Sie, ob der Chip richtig herum sitzt. Drücken Sie Chip und Flachkabel fest.
assembly-lines-exchanged = Reihe { $rank }: Zwei Auswahlleitungen sind vertauscht. Prüfen Sie die Pins { $chip } und { $chiptoo } des Chips mit dem Durchgangsprüfer. Er muss mit den Pins { $ribbon } und { $ribbontoo } von J1 piepen, in dieser Reihenfolge.
assembly-line-open = Reihe { $rank }: Pin { $chip } des Chips hat keinen Kontakt mit Pin { $ribbon } von J1. Drücken Sie Chip und Flachkabel fest. Löten Sie beide Lötstellen nach.
assembly-joined-or-line = { $square } und { $other } melden denselben Bauern. Stecken Sie ihn auf { $other }. Melden ihn wieder beide, suchen Sie am Chip eine Brücke zwischen ihnen. Meldet ihn keines, hat Pin { $chip } des Chips keinen Kontakt mit Pin { $ribbon } von J1.
assembly-joined = { $square } und { $other } sind verbunden. Tasten Sie nach einer Lötbrücke zwischen den Lötstellen der beiden Buchsen. Tasten Sie dann zwischen ihren Pins am Chip.
assembly-elsewhere = Der Bauer wird auf { $seen } gemeldet, nicht auf { $square }. Steht er auf dem richtigen Feld, sind die Leitungen der beiden am Chip vertauscht.
assembly-no-contact = { $square } meldet nichts. Löten Sie Spitze und Hülse dieser Buchse nach, dann Pin { $chip } des Chips. Meldet auch das nächste Feld nichts, gehen Sie weiter: Die Prüfung findet dann den Fehler der Reihe.
assembly-bad-joint = { $square } hat eine schlechte Lötstelle: { $ohms } zu viel. Löten Sie Spitze und Hülse dieser Buchse nach, dann Pin { $chip } des Chips. Hat das nächste Feld denselben Fehler, gehen Sie weiter.
assembly-bad-joint-taken = { $square } hat eine schlechte Lötstelle: { $ohms } zu viel, der Bauer wird erkannt als { $piece }. Löten Sie Spitze und Hülse dieser Buchse nach, dann Pin { $chip } des Chips. Hat das nächste Feld denselben Fehler, gehen Sie weiter.
assembly-pawn-or-pull-up = Der Messwert des Bauern ist in Reihe { $rank } zu niedrig. Entweder hat er weniger als 2,7 Kiloohm: Nehmen Sie einen anderen weißen Bauern. Oder R1 auf der Platine dieser Reihe hat { $ohms } statt 18 Kiloohm.
assembly-shorted = { $square } hat mit dem Bauern Schluss mit Masse. Versuchen Sie einen anderen Bauern. Bleibt der Fehler, berührt ein Bein dieser Buchse das nächste. Sonst berühren sich die beiden Fahnen am Stecker des Bauern.
assembly-piece-has = { $piece }: erkannt als { $has }, also mit deren Widerstand. Öffnen Sie die Figur und tauschen Sie ihn aus. Vielleicht sind die zwei vertauscht.
assembly-piece-ohms = { $piece }: etwa { $ohms }, wie keine andere Figur. Löten Sie beide Enden ihres Widerstands nach. Hilft das nicht, tauschen Sie ihn aus.
assembly-piece-shorted = { $piece }: kurzgeschlossen. Die Fahnen des Steckers berühren sich, oder ein Draht des Widerstands berührt die andere Fahne. Biegen Sie sie auseinander.
assembly-piece-open = { $piece }: meldet nichts. Löten Sie beide Enden ihres Widerstands nach.
