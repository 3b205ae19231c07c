### The verdict of Article D.2.9: two scoresheets, two boards, and the corrections.

verdict-ply = { $side ->
    [white] Zug { $number } von Weiß
   *[black] Zug { $number } von Schwarz
}
verdict-written = { $text }
verdict-nothing = nichts

## The verdict, before all other lines

verdict-boards-match = { $boards ->
    [white] Das Brett von Weiß stimmt mit den Mitschriften überein. Nichts zu berichtigen.
    [black] Das Brett von Schwarz stimmt mit den Mitschriften überein. Nichts zu berichtigen.
   *[both] Beide Bretter stimmen mit den Mitschriften überein. Nichts zu berichtigen.
}
verdict-boards-alike = { $boards ->
    [white] Das Brett von Weiß muss nicht berichtigt werden, nur eine Mitschrift.
    [black] Das Brett von Schwarz muss nicht berichtigt werden, nur eine Mitschrift.
   *[both] Die Bretter müssen nicht berichtigt werden, nur eine Mitschrift.
}
verdict-correct = { $side ->
    [white] Brett von Weiß berichtigen.
    [black] Brett von Schwarz berichtigen.
   *[both] Beide Bretter berichtigen.
}
verdict-retrace = Zurück zur Stellung nach { $ply }. Letzter Zug: { $move }.
verdict-retrace-start = Zurück zur Anfangsstellung.
verdict-back-if = Wenn die Bretter voneinander abweichen: zurück zur Stellung nach { $ply }. Letzter Zug: { $move }.
verdict-back-if-start = Wenn die Bretter voneinander abweichen: zurück zur Anfangsstellung.
verdict-ask-arbiter = Der Schiedsrichter muss entscheiden. { $why }
verdict-open-illegal = { $ply }: Der Eintrag ist kein regelgemäßer Zug.
verdict-open-unknown = Ab { $ply } ist zu wenig notiert.
verdict-open-shifted = Ab { $ply } sind vielleicht Zeilen verrutscht.
verdict-open-unclear = { $ply } entscheidet. Er ist in mindestens einer Mitschrift unklar.
verdict-open-several = Mehrere Partien passen zu beiden Mitschriften.
verdict-open-unwritten = Die Bretter stimmen miteinander überein, aber nicht mit den Mitschriften. Vielleicht fehlen dort Züge.
verdict-open-in-progress = Vielleicht wird dort gerade gezogen.

## Both readings

verdict-by-letter = Nach Artikel { $clause }: { $verdict }
verdict-by-no-clause = { $why ->
    [no-rule] Die Regeln von { $edition } sehen das nicht vor.
   *[not-in-text] Das Programm kennt diese Regel von { $edition } nicht.
} Nach Artikel D.2.9 von 2023: { $verdict }
verdict-set-up = { $what ->
    [swapped-colours] Wenn auf beiden Brettern die Farben von Anfang an vertauscht waren:
   *[wrong-set-up] Wenn beide Bretter schon zu Beginn so standen:
}{ $effect ->
    [none] { "" }
   *[other] { " " }{ desk-holds }
}
verdict-by-both = { $degree ->
    [agreed] { $wrong }. Das zeigen beide Mitschriften.
    [deduced] { $wrong }. Nur das passt zu beiden Mitschriften.
    [one] { $wrong }. Das zeigen eine Mitschrift und die Bretter.
    [likely] Eine Vermutung: { $wrong }. Andere passende Züge werden nur seltener gespielt.
   *[open] { $wrong }. Das ist nicht sicher: Andere Erklärungen sind nicht auszuschließen.
}
verdict-by-both-open = Beide Mitschriften zusammen zeigen nicht, welches Brett falsch ist.
verdict-illegal-move = { $ply }: { $move } war regelwidrig. { $breach } { $remedy ->
    [stands] Er bleibt bestehen, weil der Gegner geantwortet hat
    [queen] Der Bauer wird durch eine Dame ersetzt
   *[retrace] Zurück zur Stellung davor
}{ $clause ->
    [none] .
   *[other] { " " }(Artikel { $clause }).
}
verdict-or-queen = Oder nach Artikel { $clause }: Der Bauer wird durch eine Dame ersetzt.
verdict-if-pressed = Das gilt nur, wenn die Uhr gedrückt wurde.
verdict-breach-not-promoted = Der Bauer wurde nicht durch eine neue Figur ersetzt.
verdict-breach-moved-twice = Dieselbe Seite hatte gerade schon gezogen.
verdict-breach-castled-in-check = Der König stand bei der Rochade im Schach.
verdict-breach-castled-through-check = Der König rochierte über ein angegriffenes Feld oder auf eines.
verdict-breach-castled-after-move = Der König oder der Turm hatte schon gezogen.
verdict-breach-king-into-check = Der König zog ins Schach.
verdict-breach-left-in-check = Der König blieb im Schach.
verdict-breach-late-en-passant = Schlagen en passant war nicht mehr möglich.
verdict-breach-pawn-two-squares = Dieser Bauer darf nicht zwei Felder ziehen.
verdict-breach-pawn-captured-ahead = Ein Bauer schlägt nicht geradeaus.
verdict-breach-pawn-sideways = Ein Bauer zieht nur zum Schlagen schräg.
verdict-breach-pawn-backward = So zieht ein Bauer nicht.
verdict-breach-jumped = Eine Figur stand im Weg.
verdict-breach-moved-wrongly = So zieht die Figur nicht.
verdict-wrong = { $side ->
    [white] Das Brett von Weiß ist falsch
    [black] Das Brett von Schwarz ist falsch
    [none] Kein Brett ist falsch
   *[both] Beide Bretter sind falsch
}
verdict-wrong-since = { verdict-wrong } seit { $ply }
verdict-wrong-since-or = { verdict-wrong-since } oder seit { $other }
verdict-grounds = { $first } { $next }
verdict-other-order = Die Mitschriften unterscheiden sich ab { $first }. Nach { $last } erreichen sie dieselbe Stellung.
verdict-against = Die Bretter widersprechen der Mitschrift von { $side ->
    [white] Weiß
   *[black] Schwarz
}.
verdict-rights = Beide Mitschriften führen zum selben Brett. Verschieden ist nur das Recht { $what ->
    [castling] auf Rochade
   *[passing] auf Schlagen en passant
}.
verdict-exchanged = Jedes Brett entspricht der Mitschrift des Gegners. Vielleicht sind die Dateien vertauscht.
verdict-whole = { $whole ->
    [empty] Das { verdict-board } ist leer
    [turned] Das { verdict-board } ist um 180 Grad gedreht, oder so abgelesen
    [swapped] Auf dem { verdict-board } sind die Farben vertauscht
   *[foreign] Das { verdict-board } hat mit dieser Partie kaum etwas gemeinsam
}.
verdict-behind = Das { verdict-board } zeigt noch die Stellung nach { $ply }.
verdict-behind-start = Das { verdict-board } zeigt noch die Anfangsstellung.
verdict-more = Alles Weitere mit --full.

## The grounds of the verdict

verdict-agree = Die Mitschriften stimmen bis zum Ende überein, { $ply }.
verdict-agree-but = Die Mitschriften stimmen bis zum Ende überein, { $ply }. Ausnahme: { $slips ->
    [one] ein Schreibfehler
   *[other] { $slips } Schreibfehler
}.
verdict-one-scoresheet = Nur die Mitschrift von { $side ->
    [white] Weiß
   *[black] Schwarz
} zählt. Sie ist klar bis { $ply }.
verdict-agree-as-far = Die Mitschriften stimmen bis { $ply } überein. Danach ist nur eine deutlich.
verdict-unwritten = Beide Mitschriften sind noch ohne Zug.
verdict-nowhere = Kein Zug ist in beiden Mitschriften deutlich.
verdict-differ = Die Mitschriften unterscheiden sich bei { $ply }. { reconcile-wrote }.
verdict-illegal = { $whose ->
    [white] Bei { $ply } schrieb Weiß { $white }. Das ist dort nicht regelgemäß. Schwarz schrieb { $black }.
    [black] Bei { $ply } schrieb Schwarz { $black }. Das ist dort nicht regelgemäß. Weiß schrieb { $white }.
    [same] Bei { $ply } schrieben beide { $white }. Das ist dort nicht regelgemäß.
   *[both] Bei { $ply } schrieb Weiß { $white }. Schwarz schrieb { $black }. Beides ist dort nicht regelgemäß.
}
verdict-illegal-after = Die Mitschriften stimmen bis { $agreed } überein. { $illegal }
verdict-part = Die Einträge allein sind ab { $ply } unklar. { $same ->
    [text] Beide schrieben { $white }
    [nothing] Keiner schrieb dort etwas
   *[no] { reconcile-wrote }
}.
verdict-left-out = { $side ->
    [white] In der Mitschrift von Weiß
   *[black] In der Mitschrift von Schwarz
} { $plies ->
    [one] fehlt ein Halbzug. Es ist
   *[other] fehlen { $plies } Halbzüge. Der erste ist
} { $ply }.
verdict-too-many = { $side ->
    [white] In der Mitschrift von Weiß
   *[black] In der Mitschrift von Schwarz
} { $plies ->
    [one] ist ein Eintrag zu viel. Er steht
   *[other] sind { $plies } Einträge zu viel. Sie stehen
} vor { $ply }.
verdict-swapped = In einer Mitschrift sind zwei Zeilen vertauscht. Sie beginnen mit { $ply }.
verdict-board = { $board ->
    [white] Brett von Weiß
   *[black] Brett von Schwarz
}
verdict-error-since = Das { verdict-board } weicht ab seit { $ply }. Notiert: { $move }. { $what }
verdict-error-or = Oder seit { $ply }. Notiert: { $move }. { $what }
verdict-error-too = Zweiter Fehler: { $ply }. Notiert: { $move }. { $what }
verdict-error-any-time = Das { verdict-board } weicht ab. { $what }
verdict-hand-not-executed = Der Zug wurde nicht ausgeführt.
verdict-hand-executed-elsewhere = Ausgeführt: { $piece } nach { $square }, nicht nach { $instead }.
verdict-hand-beside = In eine falsche Öffnung eingesetzt: { $piece } auf { $square }, nicht auf { $instead }.
verdict-hand-left-in-hand = Herausgenommen, aber nicht in { $square } eingesetzt: { $piece }.
verdict-hand-misheard-square = { verdict-hand-other-move } Vielleicht wurde { $square } statt { $instead } verstanden.
verdict-hand-other-move = Ausgeführt: { $piece } { $from } { $to }.
verdict-hand-other-piece = Mit einer anderen Figur ausgeführt: { $piece } { $from } { $to }.
verdict-hand-capture-elsewhere = { verdict-hand-executed-elsewhere } Die geschlagene Figur wurde entfernt.
verdict-hand-capture-unfinished = Die geschlagene Figur wurde entfernt, die schlagende steht noch auf { $square }.
verdict-hand-victim-left = { verdict-hand-executed-elsewhere } Die geschlagene Figur wurde nicht entfernt.
verdict-hand-wrong-victim = Falsche Figur entfernt: auf { $square }, nicht auf { $instead }.
verdict-hand-castled-king-only = Nur der König wurde gezogen.
verdict-hand-castled-rook-only = Nur der Turm wurde gezogen.
verdict-hand-castled-other-side = Es wurde nach der anderen Seite rochiert.
verdict-hand-castled-wrong-square = { verdict-hand-executed-elsewhere }
verdict-hand-en-passant-victim-left = Der en passant geschlagene Bauer steht noch auf { $square }.
verdict-hand-en-passant-wrong-pawn = { verdict-hand-wrong-victim }
verdict-hand-pawn-left = Der Bauer auf { $square } wurde nicht durch die neue Figur ersetzt.
verdict-hand-promoted-otherwise = Neue Figur: { $piece }.
verdict-hand-promoted-beside = { verdict-hand-executed-elsewhere }
verdict-hand-displaced = Verschoben, vielleicht angestoßen: { $piece } auf { $square } statt auf { $instead }.
verdict-hand-fallen-off = Es fehlt, vielleicht umgefallen oder in der Hand: { $piece } auf { $instead }.
verdict-hand-captive-back = Eine geschlagene Figur ist wieder auf dem Brett: { $piece } auf { $square }.
verdict-hand-exchanged-at-start = Falsch aufgestellt: Die Figuren auf { $square } und { $instead } sind vertauscht.
verdict-hand-set-up-otherwise = Falsch aufgestellt: Figuren stehen von Anfang an auf falschen Feldern.
verdict-hand-anything-else = { verdict-hand-other-move }
verdict-right = Das { verdict-board } stimmte zuletzt nach { $ply }. Das zeigt das Journal.
verdict-right-start = Das { verdict-board } stimmte zuletzt zu Beginn. Das zeigt das Journal.
verdict-moved-on = Das { verdict-board } ist einen Zug voraus. Der Zug: { $piece } { $from } { $to }.
verdict-deviates = Das { verdict-board } weicht auf { $squares ->
    [one] einem Feld
   *[other] { $squares } Feldern
} ab. Ein oder zwei falsche Züge erklären das nicht.
verdict-step-piece = { $piece-id ->
    [queen] die { $piece-color ->
        [white] weiße
       *[black] schwarze
    } Dame
   *[other] den { $piece-color ->
        [white] weißen
       *[black] schwarzen
    } { $piece-id ->
        [king] König
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern
    }
}
verdict-steps = { verdict-board }: { $steps }.
verdict-move = Von { $from } { verdict-step-piece } nehmen, auf { $to } einsetzen
verdict-remove = Von { $square } { verdict-step-piece } entfernen
verdict-place = Auf { $square } { verdict-step-piece } einsetzen

## Additions from a journal

verdict-times-proposed = Nur ein Vorschlag: Der Schiedsrichter stellt die Uhr.
verdict-times = Zeiten nach { $ply }. Weiß: { $white }. Schwarz: { $black }. { verdict-times-proposed }
verdict-times-start = Zeiten zu Beginn. Weiß: { $white }. Schwarz: { $black }. { verdict-times-proposed }
verdict-counter = Ausgeführte Züge: Weiß { $white }, Schwarz { $black }.
verdict-journal-differs = Das Journal hat bei { $ply } einen anderen Zug. Dort steht { $move }.
verdict-journal-short = Das Journal hat nur { $plies ->
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
}.

## The game that was probably played

verdict-difference = { $ply }: { $why }
verdict-read-game = Zusammen ergeben die Mitschriften eine Partie von { $plies ->
    [one] einem Halbzug
   *[other] { $plies } Halbzügen
}
verdict-read-sure = { verdict-read-game }, alle sicher.
verdict-read = { verdict-read-game }, davon { $sure } sicher.
verdict-read-unsure = { verdict-read-game }, keiner davon sicher.
verdict-read-likely = { $likely ->
    [one] Ein weiterer Halbzug ist wahrscheinlich.
   *[other] { $likely } weitere Halbzüge sind wahrscheinlich.
}
verdict-read-until = Ab { $ply } ist nichts mehr zu erkennen.
verdict-read-nothing = Keine regelgemäße Partie passt zu den beiden Mitschriften.
verdict-other-start = Hatte die Partie eine andere Anfangsstellung, geben Sie sie mit --start an.
verdict-still-open = { $count ->
    [one] Ein Unterschied ist noch offen:
   *[other] { $count } Unterschiede sind noch offen:
}
verdict-settled = { $count ->
    [one] Ein Unterschied ist erklärt:
   *[other] { $count } Unterschiede sind erklärt:
}
verdict-uncertain-heading = Warum Züge unsicher sind:
verdict-uncertain = { $plies }: { $why }
verdict-plies = { $from } bis { $to }
verdict-unsure-too = Auch unsicher: { $plies }.
verdict-unsure-more = { $count ->
    [one] Noch ein anderer Zug ist unsicher.
   *[other] Noch { $count } andere Züge sind unsicher.
}
verdict-likely-too = Nur wahrscheinlich: { $plies }.
verdict-likely-more = { $count ->
    [one] Noch ein anderer Zug ist nur wahrscheinlich.
   *[other] Noch { $count } andere Züge sind nur wahrscheinlich.
}
verdict-game = Die Partie, mit einem Fragezeichen nach jedem unsicheren Zug:
verdict-game-likely = Die Partie, mit ? nach jedem unsicheren Zug und ~ nach jedem wahrscheinlichen:
verdict-game-only-likely = Die Partie, mit ~ nach jedem Zug, der nur wahrscheinlich ist:
verdict-game-sure = Die Partie:
verdict-game-no-proof = Die Partie, mit einem Fragezeichen nach jedem Zug, der nicht in beiden Mitschriften steht:
verdict-question = Zuerst die Spieler fragen: { $ply }, war das { $choices }?
verdict-question-decides = { $question } Die Antwort klärt etwa { $decides } Halbzüge.

## The dispute as a picture

dispute-title = Zwei Mitschriften, zwei Bretter
dispute-verdict = Entscheidung
dispute-steps = Bretter berichtigen
dispute-boards = Die Bretter
dispute-marks = Dicker Rahmen mit Punkt: Die beiden Bretter weichen voneinander ab. Gestrichelter Rahmen: Dort sind sie gleich, weichen aber ab von: { $position }.
dispute-no-square = Kein Feld weicht ab.
dispute-cells = Fragliche Einträge
dispute-caption = Jeder Zug, wie beide Spieler ihn notiert haben
dispute-move = Zug
dispute-white = Mitschrift von Weiß
dispute-black = Mitschrift von Schwarz
dispute-read = Gelesen als
dispute-read-open = { $move }, unsicher
dispute-unread = unbekannt
dispute-agreed = Stellung, zu der es zurückgeht
dispute-ending = { $file }: Der Name muss auf .svg oder .html enden.

## In play

verdict-sure-to-write = { $side ->
    [white] Mitschrift von Weiß: { $before } bei { $ply }. In { $cell } ändern? { command-yes } oder { command-no }.
   *[black] Mitschrift von Schwarz: { $before } bei { $ply }. In { $cell } ändern? { command-yes } oder { command-no }.
}
verdict-entry-written = { $ply }: { $cell } steht in der Mitschrift.
verdict-retract = Zurücknehmen: Befehl { command-retract } { $plies }.
refused-no-such-move = Diesen Zug gibt es in der Partie nicht. Alle Züge: Befehl { command-score }.

## Files that are not a game

score-file = { $file }: { $cause }
score-too-long = Zeile { $line } überschreitet die größte Länge einer Partie.
score-starts-differ = { $file }: Die Anfangsstellung in Zeile { $line } ist eine andere als die von { $other }.
score-none-made = { $file }: Die Partie hat noch keine Züge. Es gibt nichts zu vergleichen.
score-same-file = { $file }: Für beide Mitschriften angegeben. Jede braucht ihre eigene Datei.
score-copied = Beide Dateien haben denselben Text. Ist eine die Kopie der anderen, beweisen sie nichts.
score-journal-start = { $file }: Die Partie darin begann nicht aus der Stellung von { $other }.
score-laws-differ = { $file }: Die Partie wurde mit { $option } { $value } gespielt, nicht { $other }. Lassen Sie { $option } weg.
score-no-position = { $option }: Keine Stellung: { $fen }
