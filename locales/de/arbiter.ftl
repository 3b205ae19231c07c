### What the arbiter settles beside the moves: adjournment, absence, interruptions.

## Adjournment

# The player on move is to write the next move down instead of making it. $side is that player.
arbiter-adjourning = Hängepartie. { $side ->
    [white] Weiß gibt den nächsten Zug ab
   *[black] Schwarz gibt den nächsten Zug ab
}: { command-seal } und der Zug.
# adjourn, asked back: the word may have been meant to leave the program. help names both.
arbiter-sure-to-adjourn = { $side ->
    [white] Weiß bricht ab, mit Abgabezug? { command-yes } oder { command-no }. { command-quit } verlässt nur das Programm.
   *[black] Schwarz bricht ab, mit Abgabezug? { command-yes } oder { command-no }. { command-quit } verlässt nur das Programm.
}
# The game is adjourned. $side is who has sealed a move, $number the number of that move.
arbiter-adjourned = { $side ->
    [white] Die Partie ist abgebrochen, Weiß hat Zug { $number } abgegeben. { command-continue } öffnet ihn.
   *[black] Die Partie ist abgebrochen, Schwarz hat Zug { $number } abgegeben. { command-continue } öffnet ihn.
}
# What belongs on the envelope. $position is the position before the sealed move, as a FEN.
arbiter-envelope = Für den Umschlag: Stellung { $position }
# What belongs on the envelope: the time that each player has used.
arbiter-envelope-times = Für den Umschlag: verbraucht { play-white-black-times }
# The sealed move is opened and is none. $entry is what was written, $why the reason.
arbiter-sealed-wrong = { $side ->
    [white] Der Abgabezug von Weiß gilt nicht
   *[black] Der Abgabezug von Schwarz gilt nicht
}: { $entry }. { $why } Damit ist die Partie verloren, wenn der Schiedsrichter nicht anders entscheidet.

# The passphrase of the envelope for the sealed move is asked for. $fewest is how many characters it has at least.
arbiter-ask-passphrase = Der Schiedsrichter tippt zuerst eine Passphrase für den Umschlag, nicht den Zug. Sie hat mindestens { $fewest } Zeichen und wird nicht angezeigt; dann die Eingabetaste.
# The same in a game without an arbiter.
arbiter-ask-word = Tippen Sie zuerst eine Passphrase für den Umschlag, nicht den Zug. Sie hat mindestens { $fewest } Zeichen und wird nicht angezeigt; dann die Eingabetaste. Wer sie kennt, kann den Umschlag öffnen.
# The passphrase of a closed envelope is asked for.
arbiter-ask-to-open = Die Passphrase, mit der der Umschlag verschlossen wurde, dann die Eingabetaste. Sie wird nicht angezeigt.
# The passphrase was given. $side is who seals a move.
arbiter-seal-now = { $side ->
    [white] Weiß gibt nun den Zug ab
   *[black] Schwarz gibt nun den Zug ab
}: { command-seal } und der Zug. Was getippt wird, ist nicht zu sehen.
# To the player whose move is in the envelope.
arbiter-in-envelope = Der Zug ist im Umschlag. { command-press } hält die Uhren an; bis dahin ändert { command-seal } den Zug.
# The envelope stays closed as long as $side is absent, who has to reply to the sealed move.
arbiter-envelope-waits = Der Umschlag bleibt zu, bis { $side ->
    [white] Weiß
   *[black] Schwarz
} da ist. Dann öffnet ihn { command-continue }.
# The file of the envelope is not there. $side is who sealed the move.
arbiter-envelope-missing = Der Umschlag { $side ->
    [white] von Weiß
   *[black] von Schwarz
} fehlt. Findet er sich, öffnet ihn { command-continue }. Ohne ihn geht es mit { command-continue }! weiter.
# The file of the envelope is not the one that was closed. $side is who sealed the move.
arbiter-envelope-altered = Der Umschlag { $side ->
    [white] von Weiß
   *[black] von Schwarz
} ist beschädigt oder vertauscht. Findet sich der richtige, öffnet ihn { command-continue }. Ohne ihn geht es mit { command-continue }! weiter.
# The game goes on without the envelope. $side is who sealed the move.
arbiter-without-envelope = Es geht ohne den Umschlag weiter. { $side ->
    [white] Weiß führt den Zug aus, den Weiß nach eigener Angabe abgegeben hat.
   *[black] Schwarz führt den Zug aus, den Schwarz nach eigener Angabe abgegeben hat.
}
# What belongs on the envelope: the players' names.
arbiter-envelope-names = Für den Umschlag: Weiß { $white }, Schwarz { $black }
# What belongs on the envelope: who sealed which move.
arbiter-envelope-sealed-by = Für den Umschlag: { $side ->
    [white] Weiß
   *[black] Schwarz
} hat Zug { $number } abgegeben
# What belongs on the envelope: when and where the game goes on. $note was said when it was adjourned.
arbiter-envelope-goes-on = Für den Umschlag: Datum, Zeit und Ort der Wiederaufnahme: { $note }
# Printed only: where the file of the envelope is.
envelope-at = Der Umschlag: { $file }
# The move could not be put into an envelope. $cause is the system's sentence.
envelope-not-written = Der Umschlag lässt sich nicht schreiben. { $cause }
# The outside of the envelope is a text file. $cause is the system's sentence.
envelope-no-outside = Die Angaben zum Umschlag lassen sich nicht schreiben: { $cause }
# The passphrase is typed twice, since it is not shown.
passphrase-once-more = Tippen Sie dieselbe Passphrase noch einmal, dann die Eingabetaste.
# The second passphrase is not the first.
passphrase-differs = Die beiden Passphrasen sind verschieden. Tippen Sie wieder zweimal eine Passphrase für den Umschlag.
# $fewest is how many characters a passphrase has at least.
passphrase-short = Mindestens { $fewest } Zeichen, bitte.
# A passphrase that was typed is too short. $fewest is how many characters it has at least.
passphrase-too-short = Die Passphrase hat weniger als { $fewest } Zeichen. Tippen Sie eine längere; die Eingabetaste allein lässt alles, wie es war.
# A move or a command was typed where a passphrase is asked for. $typed: whether the first passphrase was typed (once or never).
passphrase-is-line = Das liest sich als Zug oder Befehl und ist nicht die Passphrase. { $typed ->
    [once] Tippen Sie dieselbe Passphrase noch einmal; der Zug wird danach abgegeben.
   *[never] Tippen Sie andere Wörter für den Umschlag; der Zug wird danach abgegeben.
}
# The arbiter's desk is gone, and the passphrase is asked for at the terminal of the game.
passphrase-here = Die Passphrase für den Umschlag ist jetzt hier zu tippen, von Anfang an, und nicht der Zug.
# To the player who has sealed a move, and to nobody else. $move is the move.
sealed-read-back = Ihr Abgabezug: { $move }.
# The sealed move as its player typed it.
sealed-as-typed = { $text }
# Somebody asks for the sealed move where others would hear or read it.
sealed-unheard = Der Abgabezug wird hier nicht vorgelesen, weil andere ihn hören oder lesen würden. Geben Sie ihn im Zweifel noch einmal ab.
# Somebody asks for the sealed move, which the program no longer knows.
sealed-forgotten = Nach einem Neustart wird der Abgabezug nicht vorgelesen. Geben Sie ihn im Zweifel noch einmal ab.

## A loss that the Laws provide for

# How the arbiter rules on it.
arbiter-loss-rule = { command-uphold } beendet die Partie, { command-dismiss } lässt spielen.
# The arbiter lets the game go on all the same.
arbiter-played-on = Es wird weitergespielt.

## Players who are not there

# A player is not at the board. $wait is the default time.
arbiter-absent = { $side ->
    [white] Weiß ist nicht am Brett. Wartezeit: { $wait }.
   *[black] Schwarz ist nicht am Brett. Wartezeit: { $wait }.
}
# The player has come, $after the start of the game.
arbiter-arrived = { $side ->
    [white] Weiß ist da, { $after } nach Beginn.
   *[black] Schwarz ist da, { $after } nach Beginn.
}
# The default time has passed.
arbiter-default-time-over = { $side ->
    [white] Die Wartezeit ist um, Weiß ist nicht da und hätte verloren.
   *[black] Die Wartezeit ist um, Schwarz ist nicht da und hätte verloren.
}

## Interruptions

# A player has halted the clocks to call the arbiter. A reason may follow.
arbiter-halted-for = { $side ->
    [white] Weiß hat die Uhren angehalten und ruft den Schiedsrichter.
   *[black] Schwarz hat die Uhren angehalten und ruft den Schiedsrichter.
}
# A counter of moves was set by hand.
arbiter-moves-counted = { $side ->
    [white] Zügezahl von Weiß gestellt auf { $moves }.
   *[black] Zügezahl von Schwarz gestellt auf { $moves }.
}

## Refusals

# The next move is to be sealed, and not made. $side is whose move it is.
refused-seal-first = Die Partie wird abgebrochen; { $side ->
    [white] Weiß gibt den Zug erst ab
   *[black] Schwarz gibt den Zug erst ab
}: { command-seal } und der Zug.
# A move is to be sealed, but the game is not being adjourned.
refused-not-adjourned = Die Partie wird nicht abgebrochen; { command-adjourn } beginnt damit.
# The envelope with the sealed move is still closed.
refused-open-first = Erst wird der Umschlag geöffnet: { command-continue }.
# Nothing was sealed. $why is the reason; the move itself is not named, since others may read or hear this.
refused-not-sealed = { $why ->
    [illegal] Das geht hier nicht.
    [ambiguous] Das könnten mehrere Züge sein.
    [touch] Die berührte Figur lässt das nicht zu.
    [not-written] Der Umschlag lässt sich nicht schreiben.
   *[unreadable] Das ist kein Zug, den ich lesen kann.
} Nichts wurde abgegeben.
# The passphrase of the envelope is another one.
refused-wrong-passphrase = Mit dieser Passphrase wurde der Umschlag nicht verschlossen. { command-continue } fragt noch einmal. Ist die richtige verloren, geht es mit { command-continue }! ohne den Umschlag weiter.
# No passphrase was given.
refused-passphrase-missing = Ohne Passphrase geht das nicht. In einer Pipe kommt sie aus einer Datei: --passphrase-file DATEI.
# A player is said to have come who was there.
refused-present = { $side ->
    [white] Weiß fehlt nicht.
   *[black] Schwarz fehlt nicht.
}

## The arbiter's PIN

# At a shared terminal: the arbiter is asked for the PIN before a line is obeyed.
arbiter-ask-pin = Die PIN des Schiedsrichters, dann die Eingabetaste. Sie wird nicht angezeigt.
# There is no PIN: who types at the shared terminal can speak as the arbiter.
arbiter-unguarded = Ohne PIN gilt an diesem Terminal jede Zeile mit schiedsrichter: vorn, wer sie auch tippt. --pin setzt eine.
# A PIN is for tournament play at a shared terminal.
pin-not-needed = Eine PIN gibt es nur mit --arbiter an einem geteilten Terminal.
# A pipe cannot be asked for the PIN.
pin-needs-file = Ohne Terminal kommt die PIN aus einer Datei: --pin-file DATEI.
# $fewest is how many characters a PIN has at least.
pin-too-short = Eine PIN hat mindestens { $fewest } Zeichen.
# The chosen PIN is a word that is typed in games.
pin-is-a-word = PIN: Der Text ist ein Befehl, ein Zug oder ein anderes Wort, das in Partien eingegeben wird. Wählen Sie eine andere PIN.
# The hash of the PIN cannot be made.
pin-no-hash = Die PIN lässt sich nicht verschlüsseln: Speicher oder Zufallszahlen fehlen.
# The file of a secret cannot be read; $cause is the sentence that names it.
secret-unreadable = Das Geheimnis lässt sich nicht lesen. { $cause }
# The arbiter chooses the PIN, before the game begins.
pin-choose = Die PIN des Schiedsrichters für diese Partie, dann die Eingabetaste. Sie wird nicht angezeigt.
# The PIN is typed twice, since it is not shown.
pin-once-more = Dieselbe PIN noch einmal.
# The second PIN is not the first.
pin-differs = Das waren zwei verschiedene PINs.
# Both players would lose.
refused-both-lose = Beide hätten verloren; dieses Ergebnis trägt der Schiedsrichter selbst ein. { command-dismiss } lässt spielen.

## The arbiter's desk

# The arbiter has a terminal of their own now, beside this one.
desk-came = Das Pult des Schiedsrichters ist verbunden: Entscheidungen kommen von dort, und was nur den Schiedsrichter angeht, steht dort.
# That terminal is gone.
desk-gone = Das Pult des Schiedsrichters ist weg; der Schiedsrichter entscheidet wieder hier.
# At the desk: the game's program is gone. It is called again and again.
desk-lost = Die Partie antwortet nicht. Sobald sie es wieder tut, geht es hier weiter.
# At the desk: the game has ended.
desk-over = Das Programm der Partie ist zu Ende, und damit auch dieses Pult.
# A second desk comes.
desk-taken = Der Schiedsrichter hat an dieser Partie schon ein Pult; zuerst jenes beenden.
# The desk is of another version than the game.
desk-other-version = Die Partie läuft mit einer anderen Version von annabella; das Pult muss von derselben sein.
# The desk is the arbiter's. --join is the option that joins a game.
desk-seat = Nur der Schiedsrichter kommt zu einer Partie dazu: --join gehört zu --seat arbiter.
# --join without a file, and no game goes on that a desk can join.
desk-no-game = Wo Partien liegen, läuft keine mit --arbiter. Sonst ist ihre Aufzeichnung zu nennen: --join DATEI.
# No game with that journal can be joined. $file: its name.
desk-not-there = Mit { $file } läuft keine Partie mit --arbiter, zu der ein Pult dazukommen könnte.
# At a desk: this system has no sockets in the file system.
desk-unsupported = Auf diesem System hat eine Partie kein zweites Terminal; der Schiedsrichter tippt an dem der Partie, mit { speaker-arbiter }: davor.
# At the desk: a line could not be handed in.
desk-not-sent = Die Partie antwortet nicht; es wurde nichts gesendet.
# At the desk: its output is full or closed.
desk-not-printed = Dieses Pult kann nichts mehr ausgeben und endet. Die Partie geht weiter; ein neues Pult kann dazukommen.
# No desk can come to this game. $cause: the system's words.
desk-no-door = Zu dieser Partie kann kein Pult dazukommen ({ $cause }); der Schiedsrichter tippt hier, mit { speaker-arbiter }: davor.
# The same where a passphrase is asked for next. $side is that player.
arbiter-adjourns = Hängepartie. { $side ->
    [white] Weiß gibt den nächsten Zug ab.
   *[black] Schwarz gibt den nächsten Zug ab.
}
# A move is made or sealed without the word for it, though it is in its envelope.
refused-already-sealed = Der Zug ist schon im Umschlag: { command-press } hält die Uhren an, { command-seal } und ein Zug ändert ihn.
# A move is sealed before there is a passphrase. $keeper: who types it (arbiter or players).
refused-passphrase-first = Der Umschlag hat noch keine Passphrase. { $keeper ->
    [arbiter] Warten Sie, bis der Schiedsrichter sie getippt hat.
   *[players] Tippen Sie sie zuerst, zweimal.
}
# Somebody asks for the sealed move after the clocks were stopped.
refused-envelope-closed = Der Umschlag ist geschlossen; niemand kann den Zug lesen, bevor { command-continue } ihn öffnet.
