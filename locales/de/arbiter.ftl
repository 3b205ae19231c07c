### The arbiter's tasks besides the moves: adjournment, absence, interruptions.

## Adjournment

# The game is being adjourned. $side is the player to move, who seals the next move instead of making it.
arbiter-adjourning = Hängepartie. { $side ->
    [white] Weiß gibt den nächsten Zug ab
   *[black] Schwarz gibt den nächsten Zug ab
}: Befehl { command-seal } und der Zug.
# Confirmation of adjourn, which a player may have typed only to leave the program. help lists both commands.
arbiter-sure-to-adjourn = { $side ->
    [white] Partie abbrechen, mit Abgabezug von Weiß? { command-yes } oder { command-no }. Nur das Programm verlassen: Befehl { command-quit }.
   *[black] Partie abbrechen, mit Abgabezug von Schwarz? { command-yes } oder { command-no }. Nur das Programm verlassen: Befehl { command-quit }.
}
# The game is adjourned. $side has sealed a move, $number is its number.
arbiter-adjourned = { $side ->
    [white] Partie abgebrochen. Weiß hat Zug { $number } abgegeben. Wiederaufnehmen: Befehl { command-continue }.
   *[black] Partie abgebrochen. Schwarz hat Zug { $number } abgegeben. Wiederaufnehmen: Befehl { command-continue }.
}
# For the envelope. $position is the position before the sealed move, as a FEN.
arbiter-envelope = Für den Umschlag: Stellung { $position }
# For the envelope: the time that each player has used.
arbiter-envelope-times = Für den Umschlag: verbrauchte Zeiten: { play-white-black-times }
# The opened sealed move is not valid. $entry is the text of the move, $why the reason.
arbiter-sealed-wrong = { $side ->
    [white] Der Abgabezug von Weiß ist ungültig
   *[black] Der Abgabezug von Schwarz ist ungültig
}: { $entry }. { $why } Nach der Richtlinie für Hängepartien verliert { $side ->
    [white] Weiß
   *[black] Schwarz
}.

# The arbiter types the passphrase of the envelope. $fewest is its minimum number of characters.
arbiter-ask-passphrase = Schiedsrichter: Passphrase für den Umschlag eingeben, nicht den Zug, dann die Eingabetaste. Sie braucht mindestens { $fewest } Zeichen und wird nicht angezeigt.
# The same in a game without an arbiter.
arbiter-ask-word = Geben Sie eine Passphrase für den Umschlag ein, nicht den Zug, dann die Eingabetaste. Sie braucht mindestens { $fewest } Zeichen und wird nicht angezeigt. Wer sie kennt, kann den Umschlag öffnen.
# To open a closed envelope.
arbiter-ask-to-open = Passphrase des Umschlags eingeben, dann die Eingabetaste. Sie wird nicht angezeigt.
# The passphrase has been typed. $side now seals a move.
arbiter-seal-now = { $side ->
    [white] Weiß gibt den Zug jetzt ab
   *[black] Schwarz gibt den Zug jetzt ab
}: Befehl { command-seal } und der Zug. Der Text wird nicht angezeigt.
# To the player whose move is in the envelope.
arbiter-in-envelope = Der Zug ist im Umschlag. Uhren anhalten: Befehl { command-press }. Ändern: Befehl { command-seal } und ein anderer Zug.
# The envelope stays closed while $side, who has to answer the sealed move, is absent.
arbiter-envelope-waits = Der Umschlag bleibt geschlossen, bis { $side ->
    [white] Weiß
   *[black] Schwarz
} anwesend ist. Dann öffnen: Befehl { command-continue }.
# The file of the envelope is missing. $side has sealed the move.
arbiter-envelope-missing = Der Umschlag { $side ->
    [white] von Weiß
   *[black] von Schwarz
} fehlt. Umschlag gefunden: Befehl { command-continue }. Ohne Umschlag: Befehl { command-continue } mit Ausrufezeichen.
# The file of the envelope is not the one that was closed. $side has sealed the move.
arbiter-envelope-altered = Der Umschlag { $side ->
    [white] von Weiß
   *[black] von Schwarz
} ist beschädigt oder vertauscht. Den richtigen öffnen: Befehl { command-continue }. Ohne Umschlag: Befehl { command-continue } mit Ausrufezeichen.
# The game is resumed without the envelope. $side has sealed the move.
arbiter-without-envelope = Fortgesetzt ohne den Umschlag. { $side ->
    [white] Weiß führt den Zug aus, den Weiß nach eigener Angabe abgegeben hat.
   *[black] Schwarz führt den Zug aus, den Schwarz nach eigener Angabe abgegeben hat.
}
# For the envelope: the players' names.
arbiter-envelope-names = Für den Umschlag: Weiß { $white }, Schwarz { $black }
# For the envelope: the player who sealed a move, and its number.
arbiter-envelope-sealed-by = Für den Umschlag: { $side ->
    [white] Weiß
   *[black] Schwarz
} hat Zug { $number } abgegeben
# For the envelope: time and place of the resumption. $note was typed at the adjournment.
arbiter-envelope-goes-on = Für den Umschlag: Datum, Zeit und Ort der Wiederaufnahme: { $note }
# Printed only: the path of the envelope's file.
envelope-at = Der Umschlag: { $file }
# The envelope's file could not be written. $cause is the system's sentence.
envelope-not-written = Der Umschlag kann nicht geschrieben werden. { $cause }
# The outside of the envelope is a text file. $cause is the system's sentence.
envelope-no-outside = Die Angaben auf dem Umschlag können nicht geschrieben werden: { $cause }
# The passphrase is typed twice, because it is not shown.
passphrase-once-more = Dieselbe Passphrase noch einmal, dann die Eingabetaste.
# The second passphrase differs from the first.
passphrase-differs = Die beiden Passphrasen sind verschieden. Geben Sie wieder zweimal dieselbe ein.
# $fewest is the minimum number of characters of a passphrase.
passphrase-short = Zu kurz: mindestens { $fewest } Zeichen.
# The passphrase is too short. $fewest is its minimum number of characters.
passphrase-too-short = Die Passphrase hat weniger als { $fewest } Zeichen. Geben Sie eine längere ein; eine leere Zeile bricht ab.
# A move or a command was typed instead of the passphrase. $typed: whether the first passphrase was typed (once or never).
passphrase-is-line = Das ist ein Zug oder ein Befehl, nicht die Passphrase. { $typed ->
    [once] Geben Sie dieselbe Passphrase noch einmal ein. Danach geben Sie den Zug ab.
   *[never] Geben Sie andere Wörter für den Umschlag ein. Danach geben Sie den Zug ab.
}
# The arbiter's desk has left, and the game's terminal needs the passphrase.
passphrase-here = Geben Sie die Passphrase für den Umschlag jetzt hier ein, von vorn. Noch nicht den Zug.
# To the player who has sealed a move, and to no one else. $move is the move.
sealed-read-back = Ihr Abgabezug: { $move }.
# The sealed move as its player typed it.
sealed-as-typed = { $text }
# The answer to a player who asks for their sealed move where others would hear or read it.
sealed-unheard = Andere würden den Abgabezug hier hören oder lesen. Geben Sie ihn im Zweifel noch einmal ab.
# The answer to a player who asks for a sealed move that the program no longer has.
sealed-forgotten = Nach einem Neustart kann der Abgabezug nicht vorgelesen werden. Geben Sie ihn im Zweifel noch einmal ab.

## A loss that the Laws provide for

# How the arbiter rules on it.
arbiter-loss-rule = Partie beenden: Befehl { command-uphold }. Weiterspielen: Befehl { command-dismiss }.
# The arbiter lets the game continue.
arbiter-played-on = Es wird weitergespielt.

## Absent players

# A player is not at the board. $wait is the default time.
arbiter-absent = { $side ->
    [white] Weiß ist nicht am Brett. Wartezeit: { $wait }.
   *[black] Schwarz ist nicht am Brett. Wartezeit: { $wait }.
}
# The player has arrived, $after the start of the game.
arbiter-arrived = { $side ->
    [white] Weiß ist eingetroffen. Verspätung: { $after }.
   *[black] Schwarz ist eingetroffen. Verspätung: { $after }.
}
# The default time has passed.
arbiter-default-time-over = { $side ->
    [white] Die Wartezeit ist um. Weiß fehlt und verliert, sofern Sie nicht anders entscheiden.
   *[black] Die Wartezeit ist um. Schwarz fehlt und verliert, sofern Sie nicht anders entscheiden.
}

## Interruptions

# A player has stopped the clocks to call the arbiter. A reason may follow.
arbiter-halted-for = { $side ->
    [white] Weiß hat die Uhren angehalten und ruft den Schiedsrichter.
   *[black] Schwarz hat die Uhren angehalten und ruft den Schiedsrichter.
}
# A move counter was set by hand.
arbiter-moves-counted = { $side ->
    [white] Zugzähler von Weiß gestellt auf { $moves }.
   *[black] Zugzähler von Schwarz gestellt auf { $moves }.
}

## Refusals

# The next move must be sealed, not made. $side is the player to move.
refused-seal-first = Die Partie wird abgebrochen. { $side ->
    [white] Erst gibt Weiß den Zug ab
   *[black] Erst gibt Schwarz den Zug ab
}: Befehl { command-seal } und der Zug.
# A player wants to seal a move, but the game is not being adjourned.
refused-not-adjourned = Kein Abbruch im Gang. Einleiten: Befehl { command-adjourn }.
# The envelope with the sealed move is still closed.
refused-open-first = Der Umschlag ist noch geschlossen. Öffnen: Befehl { command-continue }.
# Nothing was sealed. $why is the reason; the move itself is not named, since others may read or hear this.
refused-not-sealed = { $why ->
    [illegal] Der Zug ist hier nicht regelgemäß.
    [ambiguous] Mehrere Züge passen.
    [touch] Die berührte Figur lässt diesen Zug nicht zu.
    [not-written] Der Umschlag kann nicht geschrieben werden.
   *[unreadable] Der Text ist kein Zug.
} Nichts wurde abgegeben.
# The passphrase is not the envelope's.
refused-wrong-passphrase = Falsche Passphrase. Noch einmal versuchen: Befehl { command-continue }. Ohne Umschlag: Befehl { command-continue } mit Ausrufezeichen.
# No passphrase was given.
refused-passphrase-missing = Keine Passphrase. Ohne Terminal steht sie in einer Datei: --passphrase-file DATEI.
# arrived was typed for a player who is not absent.
refused-present = { $side ->
    [white] Weiß ist nicht abwesend.
   *[black] Schwarz ist nicht abwesend.
}

## The arbiter's PIN

# At a shared terminal: before a line of the arbiter is obeyed.
arbiter-ask-pin = PIN des Schiedsrichters eingeben, dann die Eingabetaste. Sie wird nicht angezeigt.
# The game has no PIN: anyone at the shared terminal can type as the arbiter.
arbiter-unguarded = Keine PIN gesetzt. Mit { argument-arbiter } und einem Doppelpunkt kann hier jeder entscheiden. Setzen: --pin.
# To everyone: a resumed game has a new PIN, because no journal contains the former one.
arbiter-pin-set = Die PIN des Schiedsrichters wurde neu gesetzt.
# To the arbiter: a pause after wrong PINs. $wrong: their number since the last right one; $pause: its length.
arbiter-pin-paused = Falsche PINs am gemeinsamen Terminal: { $wrong }. Es nimmt keine Befehle des Schiedsrichters an. Dauer: { $pause }.
# A PIN is for tournament play at a shared terminal.
pin-not-needed = --pin: nur mit --arbiter an einem gemeinsamen Terminal.
# A program without a terminal cannot ask for the PIN.
pin-needs-file = Ohne Terminal steht die PIN in einer Datei: --pin-file DATEI.
# $fewest is the minimum number of digits in a PIN.
pin-too-short = PIN: zu wenige Ziffern. Mindestens { $fewest } Ziffern eingeben; Buchstaben sind zusätzlich erlaubt.
# The chosen PIN is a word that is typed in games.
pin-is-a-word = PIN: ein Befehl, ein Zug, eine Uhrzeit oder ein anderes Wort aus Partien. Wählen Sie eine andere.
# A word was typed after the option --pin; it may be the PIN, and is not shown.
pin-no-value = --pin: hat keinen Wert. Geben Sie die PIN ein, wenn das Programm danach fragt.
# Other users can read or change the PIN file. $file: its path.
pin-file-open = { $file }: auch andere Benutzer können diese PIN-Datei lesen oder ändern. Geben Sie chmod 600 und ihren Namen ein.
# The file of a secret cannot be read; $cause is the sentence that names it.
secret-unreadable = Das Geheimnis kann nicht gelesen werden. { $cause }
# The PIN file does not exist. Its name may be the PIN, and is not shown.
pin-file-missing = PIN: keine solche Datei. Geben Sie den Namen einer Datei an, die sie enthält.
# The arbiter chooses the PIN, before the game.
pin-choose = PIN des Schiedsrichters für diese Partie wählen, dann die Eingabetaste. Sie wird nicht angezeigt.
# The arbiter of a resumed game chooses the PIN, because no journal contains the former one.
pin-choose-again = PIN des Schiedsrichters neu wählen, dann die Eingabetaste. Sie wird nicht angezeigt. Alle hören, dass sie gesetzt wurde.
# The PIN is typed twice, because it is not shown.
pin-once-more = Dieselbe PIN noch einmal, dann die Eingabetaste.
# The second PIN differs from the first.
pin-differs = Die beiden PINs sind verschieden.
# Both players would lose.
refused-both-lose = Beide würden verlieren. Dieses Ergebnis setzt nur der Schiedsrichter. Weiterspielen: Befehl { command-dismiss }.

## The arbiter's desk

# The arbiter has a terminal of their own now, besides this one.
desk-came = Pult des Schiedsrichters verbunden. Entscheidungen und vertrauliche Meldungen laufen jetzt dort.
# That terminal has left.
desk-gone = Pult des Schiedsrichters getrennt. Der Schiedsrichter entscheidet wieder hier.
# At the desk: the game's program does not answer. The desk keeps trying.
desk-lost = Die Partie antwortet nicht. Dieses Pult versucht es weiter.
# At the desk: the game's program has ended.
desk-over = Das Programm der Partie ist beendet. Dieses Pult endet auch.
# A second desk wants to join.
desk-taken = Der Schiedsrichter hat an dieser Partie schon ein Pult. Beenden Sie zuerst jenes.
# The desk is of another version than the game.
desk-other-version = Die Partie hat eine andere Version von annabella. Starten Sie das Pult mit derselben.
# The desk is the arbiter's. --join is the option that joins a game.
desk-seat = Nur der Schiedsrichter kann sich mit einer Partie verbinden: --join mit --seat arbiter.
# --join without a file, and no game is running that a desk can join.
desk-no-game = Im Ordner der Partien läuft keine mit --arbiter. Geben Sie das Journal einer anderen an: --join DATEI.
# No game with that journal can be joined. $file: its name.
desk-not-there = { $file }: Hier läuft keine Partie mit --arbiter, mit der sich ein Pult verbinden kann.
# At a desk: this system has no sockets in the file system.
desk-unsupported = Dieses System kann kein zweites Terminal verbinden. Tippen Sie am Terminal der Partie vor jeder Zeile { speaker-arbiter } und einen Doppelpunkt.
# At the desk: a line could not be sent to the game.
desk-not-sent = Die Partie antwortet nicht. Nichts wurde gesendet.
# At the desk: its output is full or closed.
desk-not-printed = Dieses Pult kann nichts mehr ausgeben und endet. Die Partie läuft; ein neues Pult kann sich verbinden.
# No desk can join this game. $cause: the system's words.
desk-no-door = Mit dieser Partie kann sich kein Pult verbinden ({ $cause }). Tippen Sie hier vor jeder Zeile { speaker-arbiter } und einen Doppelpunkt.
# The game is being adjourned, and a passphrase is typed next. $side is the player to move.
arbiter-adjourns = Hängepartie. { $side ->
    [white] Weiß gibt den nächsten Zug ab.
   *[black] Schwarz gibt den nächsten Zug ab.
}
# A player makes or seals a move that is already in its envelope, without the word for it.
refused-already-sealed = Der Zug ist schon im Umschlag. Uhren anhalten: Befehl { command-press }. Ändern: Befehl { command-seal } und ein anderer Zug.
# A move is sealed before there is a passphrase. $keeper: who types it (arbiter or players).
refused-passphrase-first = Der Umschlag hat noch keine Passphrase. { $keeper ->
    [arbiter] Warten Sie, bis der Schiedsrichter sie eingegeben hat.
   *[players] Geben Sie sie zuerst ein, zweimal.
}
# A player asks for the sealed move after the clocks were stopped.
refused-envelope-closed = Der Umschlag ist geschlossen. Vor der Wiederaufnahme kann niemand den Zug lesen. Wiederaufnehmen: Befehl { command-continue }.
