### What the arbiter settles beside the moves: adjournment, absence, interruptions.

## Adjournment

# The player on move is to write the next move down instead of making it. $side is that player.
arbiter-adjourning = Adjournment. { $side ->
    [white] White seals the next move
   *[black] Black seals the next move
}: { command-seal } and the move.
# adjourn, asked back: the word may have been meant to leave the program. help names both.
arbiter-sure-to-adjourn = { $side ->
    [white] White adjourns, with a sealed move? { command-yes } or { command-no }. { command-quit } only leaves the program.
   *[black] Black adjourns, with a sealed move? { command-yes } or { command-no }. { command-quit } only leaves the program.
}
# The game is adjourned. $side is who has sealed a move, $number the number of that move.
arbiter-adjourned = { $side ->
    [white] The game is adjourned, White has sealed move { $number }. { command-continue } opens it.
   *[black] The game is adjourned, Black has sealed move { $number }. { command-continue } opens it.
}
# What belongs on the envelope. $position is the position before the sealed move, as a FEN.
arbiter-envelope = For the envelope: position { $position }
# What belongs on the envelope: the time that each player has used.
arbiter-envelope-times = For the envelope: used { play-white-black-times }
# The sealed move is opened and is none. $entry is what was written, $why the reason.
arbiter-sealed-wrong = { $side ->
    [white] White's sealed move is not valid
   *[black] Black's sealed move is not valid
}: { $entry }. { $why } That loses the game, unless the arbiter decides otherwise.

# The passphrase of the envelope for the sealed move is asked for. $fewest is how many characters it has at least.
arbiter-ask-passphrase = The arbiter first types a passphrase for the envelope, not the move. It has at least { $fewest } characters and is not shown; then Enter.
# The same in a game without an arbiter.
arbiter-ask-word = First type a passphrase for the envelope, not the move. It has at least { $fewest } characters and is not shown; then Enter. Anyone who knows it can open the envelope.
# The passphrase of a closed envelope is asked for.
arbiter-ask-to-open = The passphrase with which the envelope was closed, then Enter. It is not shown.
# The passphrase was given. $side is who seals a move.
arbiter-seal-now = { $side ->
    [white] White seals the move now
   *[black] Black seals the move now
}: { command-seal } and the move. What is typed is not seen.
# To the player whose move is in the envelope.
arbiter-in-envelope = The move is in the envelope. { command-press } stops the clocks; until then { command-seal } changes the move.
# The envelope stays closed as long as $side is absent, who has to reply to the sealed move.
arbiter-envelope-waits = The envelope stays closed until { $side ->
    [white] White
   *[black] Black
} is there. Then { command-continue } opens it.
# The file of the envelope is not there. $side is who sealed the move.
arbiter-envelope-missing = { $side ->
    [white] White's envelope
   *[black] Black's envelope
} is missing. If it is found, { command-continue } opens it. Without it { command-continue }! goes on.
# The file of the envelope is not the one that was closed. $side is who sealed the move.
arbiter-envelope-altered = { $side ->
    [white] White's envelope
   *[black] Black's envelope
} is damaged or another one. If the right one is found, { command-continue } opens it. Without it { command-continue }! goes on.
# The game goes on without the envelope. $side is who sealed the move.
arbiter-without-envelope = Play goes on without the envelope. { $side ->
    [white] White makes the move that White says was sealed.
   *[black] Black makes the move that Black says was sealed.
}
# What belongs on the envelope: the players' names.
arbiter-envelope-names = For the envelope: White { $white }, Black { $black }
# What belongs on the envelope: who sealed which move.
arbiter-envelope-sealed-by = For the envelope: { $side ->
    [white] White
   *[black] Black
} has sealed move { $number }
# What belongs on the envelope: when and where the game goes on. $note was said when it was adjourned.
arbiter-envelope-goes-on = For the envelope: date, time and place of the resumption: { $note }
# Printed only: where the file of the envelope is.
envelope-at = The envelope: { $file }
# The move could not be put into an envelope. $cause is the system's sentence.
envelope-not-written = The envelope cannot be written. { $cause }
# The outside of the envelope is a text file. $cause is the system's sentence.
envelope-no-outside = What stands on the envelope cannot be written: { $cause }
# The passphrase is typed twice, since it is not shown.
passphrase-once-more = Type the same passphrase again, then Enter.
# The second passphrase is not the first.
passphrase-differs = The two passphrases differ. Type a passphrase for the envelope twice again.
# $fewest is how many characters a passphrase has at least.
passphrase-short = At least { $fewest } characters, please.
# A passphrase that was typed is too short. $fewest is how many characters it has at least.
passphrase-too-short = The passphrase has fewer than { $fewest } characters. Type a longer one; Enter alone leaves everything as it was.
# A move or a command was typed where a passphrase is asked for. $typed: whether the first passphrase was typed (once or never).
passphrase-is-line = That reads as a move or a command, so it is not the passphrase. { $typed ->
    [once] Type the same passphrase again; the move is sealed after that.
   *[never] Type other words for the envelope; the move is sealed after that.
}
# The arbiter's desk is gone, and the passphrase is asked for at the terminal of the game.
passphrase-here = The passphrase for the envelope must now be typed here, from the beginning, and not the move.
# To the player who has sealed a move, and to nobody else. $move is the move.
sealed-read-back = Your sealed move: { $move }.
# The sealed move as its player typed it.
sealed-as-typed = { $text }
# Somebody asks for the sealed move where others would hear or read it.
sealed-unheard = The sealed move cannot be read back here, because others would hear or read it. To be sure, seal it again.
# Somebody asks for the sealed move, which the program no longer knows.
sealed-forgotten = The sealed move cannot be read back after a restart. To be sure, seal it again.

## A loss that the Laws provide for

# How the arbiter rules on it.
arbiter-loss-rule = { command-uphold } ends the game, { command-dismiss } lets it be played.
# The arbiter lets the game go on all the same.
arbiter-played-on = The game goes on.

## Players who are not there

# A player is not at the board. $wait is the default time.
arbiter-absent = { $side ->
    [white] White is not at the board. Default time: { $wait }.
   *[black] Black is not at the board. Default time: { $wait }.
}
# The player has come, $after the start of the game.
arbiter-arrived = { $side ->
    [white] White is there, { $after } after the start.
   *[black] Black is there, { $after } after the start.
}
# The default time has passed.
arbiter-default-time-over = { $side ->
    [white] The default time is over, White is not there and would have lost.
   *[black] The default time is over, Black is not there and would have lost.
}

## Interruptions

# A player has halted the clocks to call the arbiter. A reason may follow.
arbiter-halted-for = { $side ->
    [white] White has halted the clocks and calls the arbiter.
   *[black] Black has halted the clocks and calls the arbiter.
}
# A counter of moves was set by hand.
arbiter-moves-counted = { $side ->
    [white] White's counter of moves set to { $moves }.
   *[black] Black's counter of moves set to { $moves }.
}

## Refusals

# The next move is to be sealed, and not made. $side is whose move it is.
refused-seal-first = The game is being adjourned; { $side ->
    [white] White seals the move first
   *[black] Black seals the move first
}: { command-seal } and the move.
# A move is to be sealed, but the game is not being adjourned.
refused-not-adjourned = The game is not being adjourned; { command-adjourn } begins that.
# The envelope with the sealed move is still closed.
refused-open-first = The envelope is opened first: { command-continue }.
# Nothing was sealed. $why is the reason; the move itself is not named, since others may read or hear this.
refused-not-sealed = { $why ->
    [illegal] That cannot be played here.
    [ambiguous] That could be several moves.
    [touch] The touched piece does not allow that.
    [not-written] The envelope cannot be written.
   *[unreadable] That is no move that I can read.
} Nothing was sealed.
# The passphrase of the envelope is another one.
refused-wrong-passphrase = The envelope was not closed with this passphrase. { command-continue } asks again. If the right one is lost, { command-continue }! goes on without the envelope.
# No passphrase was given.
refused-passphrase-missing = That needs a passphrase. In a pipe it comes from a file: --passphrase-file FILE.
# A player is said to have come who was there.
refused-present = { $side ->
    [white] White is not absent.
   *[black] Black is not absent.
}

## The arbiter's PIN

# At a shared terminal: the arbiter is asked for the PIN before a line is obeyed.
arbiter-ask-pin = The arbiter's PIN, then Enter. It is not shown.
# There is no PIN: who types at the shared terminal can speak as the arbiter.
arbiter-unguarded = Without a PIN every line with arbiter: in front is obeyed at this terminal, whoever types it. --pin sets one.
# A PIN is for tournament play at a shared terminal.
pin-not-needed = There is a PIN only with --arbiter at a shared terminal.
# A pipe cannot be asked for the PIN.
pin-needs-file = Without a terminal the PIN comes from a file: --pin-file FILE.
# $fewest is how many characters a PIN has at least.
pin-too-short = A PIN has at least { $fewest } characters.
# The chosen PIN is a word that is typed in games.
pin-is-a-word = PIN: the text is a command, a move or another word typed in games. Choose another PIN.
# The hash of the PIN cannot be made.
pin-no-hash = The PIN cannot be hashed: memory or random numbers are missing.
# The file of a secret cannot be read; $cause is the sentence that names it.
secret-unreadable = The secret cannot be read. { $cause }
# The arbiter chooses the PIN, before the game begins.
pin-choose = The arbiter's PIN for this game, then Enter. It is not shown.
# The PIN is typed twice, since it is not shown.
pin-once-more = The same PIN once more.
# The second PIN is not the first.
pin-differs = These were two different PINs.
# Both players would lose.
refused-both-lose = Both would have lost; the arbiter notes that result alone. { command-dismiss } lets them play.

## The arbiter's desk

# The arbiter has a terminal of their own now, beside this one.
desk-came = The arbiter's desk is connected: rulings come from there, and what is for the arbiter alone is told there.
# That terminal is gone.
desk-gone = The arbiter's desk is gone; the arbiter rules here again.
# At the desk: the game's program is gone. It is called again and again.
desk-lost = The game does not answer. As soon as it does again, this desk goes on.
# At the desk: the game has ended.
desk-over = The program of the game has ended, and so does this desk.
# A second desk comes.
desk-taken = The arbiter has a desk at this game already; end that one first.
# The desk is of another version than the game.
desk-other-version = The game runs with another version of annabella; the desk must be of the same.
# The desk is the arbiter's. --join is the option that joins a game.
desk-seat = Only the arbiter joins a game: --join is for --seat arbiter.
# --join without a file, and no game goes on that a desk can join.
desk-no-game = No game with --arbiter goes on where games are kept. Elsewhere name its journal: --join FILE.
# No game with that journal can be joined. $file: its name.
desk-not-there = No game with --arbiter goes on with { $file } that a desk could join.
# At a desk: this system has no sockets in the file system.
desk-unsupported = On this system a game takes no second terminal; the arbiter types at that of the game, with { speaker-arbiter }: in front.
# At the desk: a line could not be handed in.
desk-not-sent = The game does not answer; nothing was sent.
# At the desk: its output is full or closed.
desk-not-printed = This desk can print nothing any more, and ends. The game goes on; a new desk can join it.
# No desk can come to this game. $cause: the system's words.
desk-no-door = No desk can join this game ({ $cause }); the arbiter types here, with { speaker-arbiter }: in front.
# The same where a passphrase is asked for next. $side is that player.
arbiter-adjourns = Adjournment. { $side ->
    [white] White seals the next move.
   *[black] Black seals the next move.
}
# A move is made or sealed without the word for it, though it is in its envelope.
refused-already-sealed = The move is already in the envelope: { command-press } stops the clocks, { command-seal } and a move changes it.
# A move is sealed before there is a passphrase. $keeper: who types it (arbiter or players).
refused-passphrase-first = The envelope has no passphrase yet. { $keeper ->
    [arbiter] Wait until the arbiter has typed it.
   *[players] Type it first, twice.
}
# Somebody asks for the sealed move after the clocks were stopped.
refused-envelope-closed = The envelope is closed, and nobody can read the move before { command-continue } opens it.
