### The arbiter's tasks besides the moves: adjournment, absence, interruptions.

## Adjournment

arbiter-adjourning = Hängepartie. { $side ->
    [white] Weiß gibt den nächsten Zug ab
   *[black] Schwarz gibt den nächsten Zug ab
}: Befehl { command-seal } und der Zug.
arbiter-sure-to-adjourn = { $side ->
    [white] Partie abbrechen, mit Abgabezug von Weiß? { command-yes } oder { command-no }. Nur das Programm verlassen: Befehl { command-quit }.
   *[black] Partie abbrechen, mit Abgabezug von Schwarz? { command-yes } oder { command-no }. Nur das Programm verlassen: Befehl { command-quit }.
}
arbiter-adjourned = { $side ->
    [white] Abgebrochen. Weiß hat Zug { $number } abgegeben.
   *[black] Abgebrochen. Schwarz hat Zug { $number } abgegeben.
} Wiederaufnehmen: Befehl { command-continue }.
arbiter-envelope = Für den Umschlag: Stellung { $position }
arbiter-envelope-times = Für den Umschlag: verbrauchte Zeiten: { play-white-black-times }
arbiter-sealed-wrong = { $side ->
    [white] Der Abgabezug von Weiß ist ungültig
   *[black] Der Abgabezug von Schwarz ist ungültig
}: { $entry }. { $why } Nach der Richtlinie für Hängepartien verliert { $side ->
    [white] Weiß
   *[black] Schwarz
}.

arbiter-ask-passphrase = Schiedsrichter: Passphrase für den Umschlag eingeben, nicht den Zug. Mindestens { $fewest } Zeichen.
arbiter-ask-word = Geben Sie eine Passphrase für den Umschlag ein, nicht den Zug. Mindestens { $fewest } Zeichen. Wer sie kennt, kann den Umschlag öffnen.
arbiter-ask-to-open = Passphrase des Umschlags eingeben.
arbiter-seal-now = { $side ->
    [white] Weiß gibt jetzt ab
   *[black] Schwarz gibt jetzt ab
}: Befehl { command-seal } und der Zug.
arbiter-no-adjournment = Kein Abbruch. { $side ->
    [white] Die Uhr von Weiß läuft.
   *[black] Die Uhr von Schwarz läuft.
}
arbiter-no-adjournment-unclocked = Kein Abbruch.
arbiter-in-envelope = Im Umschlag. Uhren anhalten: Befehl { command-press }. Ändern: { command-seal } und ein anderer Zug.
arbiter-envelope-waits = Der Umschlag bleibt geschlossen, bis { $side ->
    [white] Weiß
   *[black] Schwarz
} anwesend ist. Dann öffnen: Befehl { command-continue }.
arbiter-opens-anyway = Beendet der Abgabezug die Partie, gilt er. Jetzt öffnen: { command-continue }!
arbiter-envelope-missing = Der Umschlag { $side ->
    [white] von Weiß
   *[black] von Schwarz
} fehlt. Umschlag gefunden: Befehl { command-continue }. Ohne Umschlag: Befehl { command-continue } mit Ausrufezeichen.
arbiter-envelope-altered = Der Umschlag { $side ->
    [white] von Weiß
   *[black] von Schwarz
} ist beschädigt oder vertauscht. Den richtigen öffnen: Befehl { command-continue }. Ohne Umschlag: Befehl { command-continue } mit Ausrufezeichen.
arbiter-without-envelope = Fortgesetzt ohne den Umschlag. { $side ->
    [white] Weiß führt den Zug aus, den Weiß nach eigener Angabe abgegeben hat.
   *[black] Schwarz führt den Zug aus, den Schwarz nach eigener Angabe abgegeben hat.
}
arbiter-envelope-names = Für den Umschlag: Weiß { $white }, Schwarz { $black }
arbiter-envelope-sealed-by = Für den Umschlag: { $side ->
    [white] Weiß
   *[black] Schwarz
} hat Zug { $number } abgegeben
arbiter-envelope-goes-on = Für den Umschlag: Datum, Zeit und Ort der Wiederaufnahme: { $note }
envelope-at = Der Umschlag: { $file }
envelope-not-written = Der Umschlag kann nicht geschrieben werden. { $cause }
envelope-no-outside = Die Angaben auf dem Umschlag können nicht geschrieben werden: { $cause }
passphrase-once-more = Dieselbe Passphrase noch einmal, dann die Eingabetaste.
passphrase-differs = Die beiden Passphrasen sind verschieden. Geben Sie wieder zweimal dieselbe ein.
passphrase-short = Zu kurz: mindestens { $fewest } Zeichen.
passphrase-too-short = Die Passphrase hat weniger als { $fewest } Zeichen. Geben Sie eine längere ein; eine leere Zeile bricht ab.
passphrase-by-file = Ohne Terminal steht die Passphrase in einer Datei: --passphrase-file DATEI.
passphrase-is-line = Das ist ein Zug oder ein Befehl, nicht die Passphrase. { $typed ->
    [once] Geben Sie dieselbe Passphrase noch einmal ein.
   *[never] Geben Sie andere Wörter für den Umschlag ein.
} Eingabe allein bricht ab.
passphrase-here = Geben Sie die Passphrase für den Umschlag jetzt hier ein, von vorn. Noch nicht den Zug.
sealed-read-back = Ihr Abgabezug: { $move }.
sealed-as-typed = { $text }
sealed-unheard = Andere würden den Abgabezug hier hören oder lesen. Geben Sie ihn im Zweifel noch einmal ab.
sealed-forgotten = Nach einem Neustart kann der Abgabezug nicht vorgelesen werden. Geben Sie ihn im Zweifel noch einmal ab.

## A loss that the Laws provide for

arbiter-loss-rule = Partie beenden: Befehl { command-uphold }. Weiterspielen: Befehl { command-dismiss }.
arbiter-played-on = Es wird weitergespielt.

## Absent players

arbiter-absent = { $side ->
    [white] Weiß ist nicht am Brett. Wartezeit: { $wait }.
   *[black] Schwarz ist nicht am Brett. Wartezeit: { $wait }.
}
arbiter-arrived = { $side ->
    [white] Weiß ist eingetroffen. Verspätung: { $after }.
   *[black] Schwarz ist eingetroffen. Verspätung: { $after }.
}
arbiter-default-time-over = { $side ->
    [white] Die Wartezeit ist um: Weiß fehlt und verliert.
   *[black] Die Wartezeit ist um: Schwarz fehlt und verliert.
}

## Interruptions

arbiter-halted-for = { $side ->
    [white] Weiß hat die Uhren angehalten und ruft den Schiedsrichter.
   *[black] Schwarz hat die Uhren angehalten und ruft den Schiedsrichter.
}
arbiter-let-off = { $side ->
    [white] Weiß darf spielen.
   *[black] Schwarz darf spielen.
}
arbiter-moves-counted = { $side ->
    [white] Zugzähler von Weiß gestellt auf { $moves }.
   *[black] Zugzähler von Schwarz gestellt auf { $moves }.
}
arbiter-control-changed = Der Schiedsrichter hat die Bedenkzeit geändert. { $control }
arbiter-sure-to-change = Weiß hat dann { $white }, Schwarz { $black }. Bestätigen: Befehl { command-yes }.
arbiter-sure-to-start-new-game = Ist diese Partie ungültig, und wird eine neue gespielt? Bestätigen: Befehl { command-yes }.
arbiter-draw-allowed = Der Schiedsrichter erlaubt ein vereinbartes Remis.
arbiter-announce-language = Züge werden jetzt angesagt auf { $language ->
    [de] Deutsch
    [en] Englisch
    [nl] Niederländisch
    [fr] Französisch
    [es] Spanisch
   *[it] Italienisch
}.
arbiter-assistant = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $has ->
    [yes] hat jetzt eine Assistenz.
   *[no] hat keine Assistenz mehr.
}
arbiter-made-not-sealed = { $side ->
    [white] Weiß hat den Zug ausgeführt, statt ihn abzugeben. Er ist der Abgabezug. Wurde er nur gesagt: Befehl { command-adjourn }.
   *[black] Schwarz hat den Zug ausgeführt, statt ihn abzugeben. Er ist der Abgabezug. Wurde er nur gesagt: Befehl { command-adjourn }.
}

## Refusals

refused-second-assistant = { $side ->
    [white] Weiß darf keine Assistenz haben: Weiß ist sehend, und Schwarz hat eine.
   *[black] Schwarz darf keine Assistenz haben: Schwarz ist sehend, und Weiß hat eine.
}
refused-too-many-duties = { $side ->
    [white] Weiß ist sehend. Die Assistenz von Weiß darf nur Züge ausführen und ansagen.
   *[black] Schwarz ist sehend. Die Assistenz von Schwarz darf nur Züge ausführen und ansagen.
}
refused-no-penalty-on-claim = Hier ist keine Strafe möglich. Befehl { command-uphold } oder { command-dismiss }.
refused-nobody-impaired = Niemand ist sehbehindert, also gilt Anhang D nicht. Andere Strafen: Befehl { command-penalty }.
refused-late = Verspätet: Befehl { command-absent } weiß; bei der Ankunft { command-arrived } weiß.
refused-other-hourglass = Eine Sanduhr lässt sich während der Partie nicht austauschen.
refused-sealed-by-making = Sie haben den Zug ausgeführt, statt ihn abzugeben. Er ist der Abgabezug und lässt sich nicht ändern.
refused-seal-first = Die Partie wird abgebrochen. { $side ->
    [white] Erst gibt Weiß den Zug ab
   *[black] Erst gibt Schwarz den Zug ab
}: Befehl { command-seal } und der Zug.
refused-not-adjourned = Kein Abbruch im Gang. Befehl: { command-adjourn }.
refused-open-first = Der Umschlag ist noch geschlossen.
refused-not-sealed = { $why ->
    [illegal] Der Zug ist hier nicht regelgemäß.
    [ambiguous] Mehrere Züge passen.
    [touch] Die berührte Figur lässt diesen Zug nicht zu.
    [not-written] Der Umschlag kann nicht geschrieben werden.
   *[unreadable] Der Text ist kein Zug.
} Nichts wurde abgegeben.
refused-wrong-passphrase = Falsche Passphrase. { $often ->
    [yes] Noch einmal: Befehl { command-continue }. Ohne Umschlag: Befehl { command-continue } mit Ausrufezeichen.
   *[no] Noch einmal: Befehl { command-continue }.
}
refused-passphrase-missing = Keine Passphrase eingegeben. Der Umschlag braucht eine.
refused-present = { $side ->
    [white] Weiß ist nicht abwesend.
   *[black] Schwarz ist nicht abwesend.
}

## The arbiter's PIN

arbiter-ask-pin = PIN des Schiedsrichters eingeben, dann die Eingabetaste. Sie wird nicht angezeigt.
arbiter-unguarded = Keine PIN gesetzt. Mit { argument-arbiter } und einem Doppelpunkt kann hier jeder entscheiden. Setzen: --pin.
arbiter-pin-set = Die PIN des Schiedsrichters wurde neu gesetzt.
arbiter-pin-paused = Falsche PINs am gemeinsamen Terminal: { $wrong }. Es nimmt keine Befehle des Schiedsrichters an. Dauer: { $pause }.
pin-not-needed = --pin: nur mit --arbiter an einem gemeinsamen Terminal.
pin-needs-file = Ohne Terminal steht die PIN in einer Datei: --pin-file DATEI.
pin-too-short = PIN: zu wenige Ziffern. Mindestens { $fewest } Ziffern eingeben; Buchstaben sind zusätzlich erlaubt.
pin-is-a-word = PIN: ein Befehl, ein Zug, eine Uhrzeit oder ein anderes Wort aus Partien. Wählen Sie eine andere.
pin-no-value = --pin: hat keinen Wert. Geben Sie die PIN ein, wenn das Programm danach fragt.
pin-file-open = { $file }: auch andere Benutzer können diese PIN-Datei lesen oder ändern. Geben Sie chmod 600 und ihren Namen ein.
secret-unreadable = Das Geheimnis kann nicht gelesen werden. { $cause }
pin-file-missing = PIN: keine solche Datei. Geben Sie den Namen einer Datei an, die sie enthält.
pin-choose = PIN des Schiedsrichters für diese Partie wählen, dann die Eingabetaste. Sie wird nicht angezeigt.
pin-choose-again = PIN des Schiedsrichters neu wählen, dann die Eingabetaste. Sie wird nicht angezeigt. Alle hören, dass sie gesetzt wurde.
pin-once-more = Dieselbe PIN noch einmal, dann die Eingabetaste.
pin-differs = Die beiden PINs sind verschieden.
refused-both-lose = Beide würden verlieren. Dieses Ergebnis setzt nur der Schiedsrichter. Weiterspielen: Befehl { command-dismiss }.

## The arbiter's desk

desk-came = Pult des Schiedsrichters verbunden. Entscheidungen und vertrauliche Meldungen laufen jetzt dort.
desk-gone = Pult des Schiedsrichters getrennt. Der Schiedsrichter entscheidet wieder hier.
desk-lost = Die Partie antwortet nicht. Dieses Pult versucht es weiter.
desk-over = Das Programm der Partie ist beendet. Dieses Pult endet auch.
desk-taken = Der Schiedsrichter hat an dieser Partie schon ein Pult. Beenden Sie zuerst jenes.
desk-other-version = Die Partie hat eine andere Version von annabella. Starten Sie das Pult mit derselben.
desk-seat = Nur der Schiedsrichter kann sich mit einer Partie verbinden: --join mit --seat arbiter.
desk-no-game = Im Ordner der Partien läuft keine mit --arbiter. Geben Sie das Journal einer anderen an: --join DATEI.
desk-not-there = { $file }: Hier läuft keine Partie mit --arbiter, mit der sich ein Pult verbinden kann.
desk-unsupported = Dieses System kann kein zweites Terminal verbinden. Tippen Sie am Terminal der Partie vor jeder Zeile { speaker-arbiter } und einen Doppelpunkt.
desk-not-sent = Die Partie antwortet nicht. Nichts wurde gesendet.
desk-not-printed = Dieses Pult kann nichts mehr ausgeben und endet. Die Partie läuft; ein neues Pult kann sich verbinden.
desk-no-door = Mit dieser Partie kann sich kein Pult verbinden ({ $cause }). Tippen Sie hier vor jeder Zeile { speaker-arbiter } und einen Doppelpunkt.
arbiter-adjourns = Hängepartie. { $side ->
    [white] Weiß gibt den nächsten Zug ab.
   *[black] Schwarz gibt den nächsten Zug ab.
}
refused-already-sealed = Der Zug ist schon im Umschlag. Uhren anhalten: Befehl { command-press }. Ändern: Befehl { command-seal } und ein anderer Zug.
refused-passphrase-first = Der Umschlag hat noch keine Passphrase. { $keeper ->
    [arbiter] Warten Sie, bis der Schiedsrichter sie eingegeben hat.
   *[players] Geben Sie sie zuerst ein, zweimal.
}
refused-envelope-closed = Der Umschlag ist geschlossen. Vor der Wiederaufnahme kann niemand den Zug lesen. Wiederaufnehmen: Befehl { command-continue }.
