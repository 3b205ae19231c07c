### What the arbiter settles beside the moves: adjournment, absence, interruptions.

## Adjournment

# The player on move is to write the next move down instead of making it. $side is that player.
arbiter-adjourning = Die Partie wird abgebrochen. { $side ->
    [white] Weiß gibt den nächsten Zug ab
   *[black] Schwarz gibt den nächsten Zug ab
}: { command-seal } und der Zug.
# To the player who has written a move down. $text is what was typed.
arbiter-sealed = Notiert: { $text }. { command-press } hält die Uhren an; bis dahin ändert { command-seal } den Zug.
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
    [white] Zugzähler von Weiß gestellt auf { $moves }.
   *[black] Zugzähler von Schwarz gestellt auf { $moves }.
}

## Refusals

# The next move is to be sealed, and not made. $side is whose move it is.
refused-seal-first = Die Partie wird abgebrochen; { $side ->
    [white] Weiß gibt den Zug erst ab
   *[black] Schwarz gibt den Zug erst ab
}: { command-seal } und der Zug.
# A move is to be sealed, but the game is not being adjourned.
refused-not-adjourned = Die Partie wird nicht abgebrochen; { command-adjourn } beginnt damit.
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
# The hash of the PIN cannot be made.
pin-no-hash = Die PIN lässt sich nicht verschlüsseln: Speicher oder Zufallszahlen fehlen.
# $file cannot be read; $cause is the system's sentence.
secret-unreadable = { $file } lässt sich nicht lesen: { $cause }
# The arbiter chooses the PIN, before the game begins.
pin-choose = Die PIN des Schiedsrichters für diese Partie, dann die Eingabetaste. Sie wird nicht angezeigt.
# The PIN is typed twice, since it is not shown.
pin-once-more = Dieselbe PIN noch einmal.
# The second PIN is not the first.
pin-differs = Das waren zwei verschiedene PINs.
# Both players would lose.
refused-both-lose = Beide hätten verloren; dieses Ergebnis trägt der Schiedsrichter selbst ein. { command-dismiss } lässt spielen.
