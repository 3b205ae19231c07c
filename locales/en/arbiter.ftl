### The arbiter's tasks besides the moves: adjournment, absence, interruptions.

## Adjournment

# The game is being adjourned. $side is the player to move, who seals the next move instead of making it.
arbiter-adjourning = Adjournment. { $side ->
    [white] White seals the next move
   *[black] Black seals the next move
}: type { command-seal } and the move.
# Confirmation of adjourn, which a player may have typed only to leave the program. help lists both commands.
arbiter-sure-to-adjourn = { $side ->
    [white] Adjourn, with a move sealed by White? { command-yes } or { command-no }. To leave only the program, type { command-quit }.
   *[black] Adjourn, with a move sealed by Black? { command-yes } or { command-no }. To leave only the program, type { command-quit }.
}
# The game is adjourned. $side has sealed a move, $number is its number.
arbiter-adjourned = { $side ->
    [white] Adjourned. White has sealed move { $number }.
   *[black] Adjourned. Black has sealed move { $number }.
} To resume, type { command-continue }.
# For the envelope. $position is the position before the sealed move, as a FEN.
arbiter-envelope = For the envelope: position { $position }
# For the envelope: the time that each player has used.
arbiter-envelope-times = For the envelope: times used: { play-white-black-times }
# The opened sealed move is not valid. $entry is the text of the move, $why the reason.
arbiter-sealed-wrong = { $side ->
    [white] White's sealed move is not valid
   *[black] Black's sealed move is not valid
}: { $entry }. { $why } Under the guideline on adjourned games the game is lost for { $side ->
    [white] White
   *[black] Black
}.

# The arbiter types the passphrase of the envelope. $fewest is its minimum number of characters.
arbiter-ask-passphrase = Arbiter: type a passphrase for the envelope, not the move. At least { $fewest } characters.
# The same in a game without an arbiter.
arbiter-ask-word = Type a passphrase for the envelope, not the move. At least { $fewest } characters. Anyone who knows it can open the envelope.
# To open a closed envelope.
arbiter-ask-to-open = Type the passphrase of the envelope.
# The passphrase has been typed. $side now seals a move.
arbiter-seal-now = { $side ->
    [white] White seals now
   *[black] Black seals now
}: type { command-seal } and the move.
# The question for the passphrase was cancelled: the game is not adjourned. The clock of $side runs.
arbiter-no-adjournment = No adjournment. { $side ->
    [white] White's clock is running.
   *[black] Black's clock is running.
}
# The same without a clock.
arbiter-no-adjournment-unclocked = No adjournment.
# To the player whose move is in the envelope.
arbiter-in-envelope = In the envelope. Type { command-press }; to change it, { command-seal } and another move.
# The envelope stays closed while $side, who has to answer the sealed move, is absent.
arbiter-envelope-waits = The envelope stays closed until { $side ->
    [white] White
   *[black] Black
} is present. Then type { command-continue } to open it.
# The arbiter may open the envelope although its player is absent (Guideline I.10).
arbiter-opens-anyway = If the sealed move ends the game, it counts. Type { command-continue }! to open it now.
# The file of the envelope is missing. $side has sealed the move.
arbiter-envelope-missing = { $side ->
    [white] White's envelope
   *[black] Black's envelope
} is missing. Find it and type { command-continue }. To resume without it, type { command-continue } with an exclamation mark.
# The file of the envelope is not the one that was closed. $side has sealed the move.
arbiter-envelope-altered = { $side ->
    [white] White's envelope
   *[black] Black's envelope
} is damaged or not the right one. Find the right one and type { command-continue }. To resume without it, type { command-continue } with an exclamation mark.
# The game is resumed without the envelope. $side has sealed the move.
arbiter-without-envelope = Resumed without the envelope. { $side ->
    [white] White makes the move that White says was sealed.
   *[black] Black makes the move that Black says was sealed.
}
# For the envelope: the players' names.
arbiter-envelope-names = For the envelope: White { $white }, Black { $black }
# For the envelope: the player who sealed a move, and its number.
arbiter-envelope-sealed-by = For the envelope: { $side ->
    [white] White
   *[black] Black
} has sealed move { $number }
# For the envelope: time and place of the resumption. $note was typed at the adjournment.
arbiter-envelope-goes-on = For the envelope: date, time and place of the resumption: { $note }
# Printed only: the path of the envelope's file.
envelope-at = The envelope: { $file }
# The envelope's file could not be written. $cause is the system's sentence.
envelope-not-written = The envelope cannot be written. { $cause }
# The outside of the envelope is a text file. $cause is the system's sentence.
envelope-no-outside = The outside of the envelope cannot be written: { $cause }
# The passphrase is typed twice, because it is not shown.
passphrase-once-more = Type the same passphrase again, then Enter.
# The second passphrase differs from the first.
passphrase-differs = The two passphrases differ. Type the same one twice.
# $fewest is the minimum number of characters of a passphrase.
passphrase-short = Too short: at least { $fewest } characters.
# The passphrase is too short. $fewest is its minimum number of characters.
passphrase-too-short = The passphrase has fewer than { $fewest } characters. Type a longer one, or Enter alone to cancel.
# Input is no terminal, so that no one can be asked for a passphrase.
passphrase-by-file = Without a terminal, give the passphrase in a file: --passphrase-file FILE.
# A move or a command was typed instead of the passphrase. $typed: whether the first passphrase was typed (once or never).
passphrase-is-line = That is a move or a command, not the passphrase. { $typed ->
    [once] Type the same passphrase again.
   *[never] Type other words for the envelope.
} Enter alone cancels.
# The arbiter's desk has left, and the game's terminal needs the passphrase.
passphrase-here = Type the passphrase for the envelope here, from the start. Do not type the move yet.
# To the player who has sealed a move, and to no one else. $move is the move.
sealed-read-back = Your sealed move: { $move }.
# The sealed move as its player typed it.
sealed-as-typed = { $text }
# The answer to a player who asks for their sealed move where others would hear or read it.
sealed-unheard = Others would hear or read the sealed move here. If you are not sure of it, seal it again.
# The answer to a player who asks for a sealed move that the program no longer has.
sealed-forgotten = The sealed move cannot be read back after a restart. If you are not sure of it, seal it again.

## A loss that the Laws provide for

# How the arbiter rules on it.
arbiter-loss-rule = Type { command-uphold }, or { command-dismiss } to play on.
# The arbiter lets the game continue.
arbiter-played-on = Play continues.

## Absent players

# A player is not at the board. $wait is the default time.
arbiter-absent = { $side ->
    [white] White is not at the board. Default time: { $wait }.
   *[black] Black is not at the board. Default time: { $wait }.
}
# The player has arrived, $after the start of the game.
arbiter-arrived = { $side ->
    [white] White has arrived. Late by { $after }.
   *[black] Black has arrived. Late by { $after }.
}
# The default time has passed.
arbiter-default-time-over = { $side ->
    [white] The default time is over: White is absent and loses.
   *[black] The default time is over: Black is absent and loses.
}

## Interruptions

# A player has stopped the clocks to call the arbiter. A reason may follow.
arbiter-halted-for = { $side ->
    [white] White has stopped the clocks and calls the arbiter.
   *[black] Black has stopped the clocks and calls the arbiter.
}
# Of two late players, the arbiter lets $side play (2023 6.7.1).
arbiter-let-off = { $side ->
    [white] White may play.
   *[black] Black may play.
}
# A move counter was set by hand.
arbiter-moves-counted = { $side ->
    [white] White's move counter set to { $moves }.
   *[black] Black's move counter set to { $moves }.
}
# The arbiter has changed the time control during the game. $control is a sentence about the new one.
arbiter-control-changed = The arbiter has changed the time control. { $control }
# Asks the arbiter to confirm it. $white and $black are the times that follow.
arbiter-sure-to-change = White then has { $white }, Black { $black }. Type { command-yes } to confirm.
# Asks the arbiter to confirm that a new game is played.
arbiter-sure-to-start-new-game = Is this game annulled and a new one played? Type { command-yes } to confirm.
# The arbiter permits a draw earlier than the event does (2023 9.1.1).
arbiter-draw-allowed = The arbiter permits a draw by agreement.
# The arbiter changes the language of announcements (2023 D.2.1).
arbiter-announce-language = Moves are now announced in { $language ->
    [de] German
    [en] English
    [nl] Dutch
    [fr] French
    [es] Spanish
   *[it] Italian
}.
# A player now has an assistant, or no longer has one. $side is the player.
arbiter-assistant = { $side ->
    [white] White
   *[black] Black
} { $has ->
    [yes] has an assistant now.
   *[no] no longer has an assistant.
}
# A player who was asked to seal a move made it (2023 Guideline I.1.1). $side is the player.
arbiter-made-not-sealed = { $side ->
    [white] White has made the move to be sealed. It is the sealed move. If it was only said, type { command-adjourn }.
   *[black] Black has made the move to be sealed. It is the sealed move. If it was only said, type { command-adjourn }.
}

## Refusals

# The arbiter gave a sighted player an assistant, but the opponent has one (2023 D.2.11). $side is the sighted player.
refused-second-assistant = { $side ->
    [white] White may not have an assistant: White is sighted, and Black has one.
   *[black] Black may not have an assistant: Black is sighted, and White has one.
}
# The duties of a sighted player's assistant (2023 D.2.11). $side is the sighted player.
refused-too-many-duties = { $side ->
    [white] White is sighted. White's assistant may only execute and announce moves.
   *[black] Black is sighted. Black's assistant may only execute and announce moves.
}
# A penalty after uphold, but a claim or a proposed loss waits.
refused-no-penalty-on-claim = No penalty is possible here. Type { command-uphold } or { command-dismiss }.
# A situation of Appendix D was reported in a game without a visually impaired player.
refused-nobody-impaired = No player is visually impaired, so Appendix D does not apply. Type { command-penalty } for another penalty.
# A late player was reported as an irregularity.
refused-late = Type { command-absent } white if White is late, and { command-arrived } white on arrival.
# The time control would become an hourglass, or was one.
refused-other-hourglass = An hourglass cannot be exchanged during the game.
# The player tries to seal another move (2023 Guideline I.1.1).
refused-sealed-by-making = You made the move instead of sealing it. It is the sealed move and cannot be changed.
# The next move must be sealed, not made. $side is the player to move.
refused-seal-first = The game is being adjourned. { $side ->
    [white] White seals the move first
   *[black] Black seals the move first
}: type { command-seal } and the move.
# A player wants to seal a move, but the game is not being adjourned.
refused-not-adjourned = No adjournment is in progress. Type { command-adjourn }.
# The envelope with the sealed move is still closed.
refused-open-first = The envelope is still closed.
# Nothing was sealed. $why is the reason; the move itself is not named, since others may read or hear this.
refused-not-sealed = { $why ->
    [illegal] The move is not legal here.
    [ambiguous] Several moves fit.
    [touch] The touched piece does not allow this move.
    [not-written] The envelope cannot be written.
   *[unreadable] The text is not a move.
} Nothing was sealed.
# The passphrase is not the envelope's.
refused-wrong-passphrase = Wrong passphrase. { $often ->
    [yes] Type { command-continue } to try again. To resume without the envelope, type { command-continue } with an exclamation mark.
   *[no] Type { command-continue } to try again.
}
# No passphrase was given.
refused-passphrase-missing = No passphrase was given. The envelope needs one.
# arrived was typed for a player who is not absent.
refused-present = { $side ->
    [white] White is not absent.
   *[black] Black is not absent.
}

## The arbiter's PIN

# At a shared terminal: before a line of the arbiter is obeyed.
arbiter-ask-pin = Type the arbiter's PIN, then Enter. It is not shown.
# The game has no PIN: anyone at the shared terminal can type as the arbiter.
arbiter-unguarded = No PIN is set. Anyone here can rule by typing { argument-arbiter } and a colon first. Set a PIN with --pin.
# To everyone: a resumed game has a new PIN, because no journal contains the former one.
arbiter-pin-set = The arbiter's PIN was set again.
# To the arbiter: a pause after wrong PINs. $wrong: their number since the last right one; $pause: its length.
arbiter-pin-paused = Wrong PINs at the shared terminal: { $wrong }. It refuses the arbiter's commands for { $pause }.
# A PIN is for tournament play at a shared terminal.
pin-not-needed = --pin: only with --arbiter at a shared terminal.
# A program without a terminal cannot ask for the PIN.
pin-needs-file = Without a terminal, give the PIN in a file: --pin-file FILE.
# $fewest is the minimum number of digits in a PIN.
pin-too-short = PIN: too few digits. Type at least { $fewest } digits; letters may be added.
# The chosen PIN is a word that is typed in games.
pin-is-a-word = PIN: this is a command, a move, a time or another word of games. Choose another PIN.
# A word was typed after the option --pin; it may be the PIN, and is not shown.
pin-no-value = --pin: needs no value. Type the PIN when the program asks for it.
# Other users can read or change the PIN file. $file: its path.
pin-file-open = { $file }: other users can read or change this PIN file. Type chmod 600 and its name.
# The file of a secret cannot be read; $cause is the sentence that names it.
secret-unreadable = The secret cannot be read. { $cause }
# The PIN file does not exist. Its name may be the PIN, and is not shown.
pin-file-missing = PIN: no such file. Give a file that contains the PIN.
# The arbiter chooses the PIN, before the game.
pin-choose = Choose the arbiter's PIN for this game, then Enter. It is not shown.
# The arbiter of a resumed game chooses the PIN, because no journal contains the former one.
pin-choose-again = Choose the arbiter's PIN again, then Enter. It is not shown. Everyone will hear that it was set.
# The PIN is typed twice, because it is not shown.
pin-once-more = Type the same PIN again, then Enter.
# The second PIN differs from the first.
pin-differs = The two PINs differ.
# Both players would lose.
refused-both-lose = Both would lose. Only the arbiter can set that result. Type { command-dismiss } to let them play.

## The arbiter's desk

# The arbiter has a terminal of their own now, besides this one.
desk-came = Arbiter's desk connected. Rulings and private messages now go there.
# That terminal has left.
desk-gone = Arbiter's desk disconnected. The arbiter rules here again.
# At the desk: the game's program does not answer. The desk keeps trying.
desk-lost = The game does not answer. This desk keeps trying.
# At the desk: the game's program has ended.
desk-over = The game's program has ended. This desk ends, too.
# A second desk wants to join.
desk-taken = The arbiter already has a desk at this game. End that one first.
# The desk is of another version than the game.
desk-other-version = The game uses another version of annabella. Start the desk with the same version.
# The desk is the arbiter's. --join is the option that joins a game.
desk-seat = Only the arbiter can join a game: use --join with --seat arbiter.
# --join without a file, and no game is running that a desk can join.
desk-no-game = No game with --arbiter is running in the games folder. Name the journal of another: --join FILE.
# No game with that journal can be joined. $file: its name.
desk-not-there = { $file }: no game with --arbiter is running that a desk could join.
# At a desk: this system has no sockets in the file system.
desk-unsupported = This system cannot connect a second terminal. At the game's terminal, type { speaker-arbiter } and a colon before each ruling.
# At the desk: a line could not be sent to the game.
desk-not-sent = The game does not answer. Nothing was sent.
# At the desk: its output is full or closed.
desk-not-printed = This desk can no longer print, and ends. The game continues; a new desk can join it.
# No desk can join this game. $cause: the system's words.
desk-no-door = No desk can join this game ({ $cause }). At this terminal, type { speaker-arbiter } and a colon before each ruling.
# The game is being adjourned, and a passphrase is typed next. $side is the player to move.
arbiter-adjourns = Adjournment. { $side ->
    [white] White seals the next move.
   *[black] Black seals the next move.
}
# A player makes or seals a move that is already in its envelope, without the word for it.
refused-already-sealed = The move is already in the envelope. Type { command-press } to stop the clocks. To change it, type { command-seal } and another move.
# A move is sealed before there is a passphrase. $keeper: who types it (arbiter or players).
refused-passphrase-first = The envelope has no passphrase yet. { $keeper ->
    [arbiter] Wait until the arbiter has typed it.
   *[players] Type it first, twice.
}
# A player asks for the sealed move after the clocks were stopped.
refused-envelope-closed = The envelope is closed. No one can read the move until the game is resumed with { command-continue }.
