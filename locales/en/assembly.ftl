### annabella board check --assembly: a board that was just built. Spoken; each fault says what to do.

# At the beginning. The words are typed and stay; say, again, press, arbiter and time are buttons.
assembly-begin = Test of a new board. Enter or the button say: done, look now. { check-word-again }: the last words again. { check-word-skip } or press: on. { check-word-rank } or arbiter: to the next rank. { check-word-empty } or time: look at the empty board once more. { check-word-quit } ends.
# What was typed is not understood. The words are typed and stay.
assembly-help = Enter, { check-word-again }, { check-word-skip }, { check-word-rank }, { check-word-empty } or { check-word-quit }.
# The board tells no readings.
assembly-no-readings = This board does not tell what it reads of its resistors. Test it without --assembly.
# What is to be done first.
assembly-empty = Take all pieces off, then Enter or say.
# No fault on the empty board.
assembly-empty-good = The empty board is well. Now one white pawn through all squares.
# So many faults of the empty board; the first one follows.
assembly-faults = { $count ->
    [one] One fault on the empty board.
   *[other] { $count } faults on the empty board. skip or press tells the next.
}
# The pawn has been through all squares. $square: square by its name.
assembly-pieces = Now each piece into { $square }, one after the other.
# No square is right, so that pieces cannot be tried.
assembly-no-square = No square is right yet, so pieces cannot be tested.
# What is to be done: this piece, the $nth of $all of its kind. $piece: coloured piece.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } of { $all }
}
# A resistance. $ohms: number.
assembly-ohms = { $ohms } ohms
# A resistance. $kilohms: number.
assembly-kilohms = { $kilohms } kilohms
# How a test that was broken off goes on. $port: the port's path, $square: a square such as c4.
assembly-go-on = Go on with: annabella board check { $port } --assembly --from { $square }

# Faults and what to do. $square, $other, $seen: squares by name; $rank, $place: a rank's number;
# $ohms: one of the resistances above; $chip: a pin of the chip; $ribbon: a pin of the header J1.
# An empty aperture is joined to ground.
assembly-grounded = { $square } is joined to ground. Pull the USB plug, feel for a drop of solder between the three legs of this socket and for a hair of wire in it.
# An empty aperture leaks.
assembly-leaks = { $square } is not empty although nothing is in it: about { $ohms } lead to ground. Pull the USB plug, clean the joints of this socket and of the chip with alcohol, let them dry. If it stays, look for a bridge of solder.
# All apertures of an empty rank leak.
assembly-rank-leaks = All of rank { $rank } is not empty although nothing is in it: about { $ohms } lead to ground. Pull the USB plug, clean its board around R1 and the chip with alcohol, let it dry.
# Nothing pulls a rank up.
assembly-no-pull-up = Rank { $rank }: one pawn seems to be everywhere, nothing pulls the rank up. R1 of its board is missing or has a bad joint: solder it again, measure it, it has 18 kilohms.
# The resistor above has a wrong value.
assembly-pull-up = Rank { $rank }: R1 of its board seems to have { $ohms } instead of 18 kilohms. Measure it with the plug pulled, exchange it, or solder it again.
# Two boards are joined to the input of this rank.
assembly-two-boards = Rank { $rank } has two boards: the jumper JP1 of another board is in the place of rank { $rank }. Feel all jumpers: on the board of rank 1 it is in the first place from the left, on that of rank 8 in the eighth.
# The jumper is in the place of another rank.
assembly-jumper = The pawn in rank { $rank } is seen in rank { $place }: the jumper JP1 of this board is in place { $place }; put it into place { $rank }. If the pawn stands in rank { $place }, put it right.
# The input of a rank hangs on nothing.
assembly-floats = Rank { $rank } hangs on nothing, it repeats what another rank has. The jumper JP1 of its board is missing or in the wrong place, or the ribbon is not home in J1.
# Nothing is seen in a whole rank.
assembly-rank-silent = Nothing is seen in all of rank { $rank }. The jumper JP1 of its board is missing or in the wrong place, the chip is turned round or not home, or the ribbon is not home in J1.
# Two select lines are exchanged.
assembly-lines-exchanged = Rank { $rank }: two select lines are exchanged. Try the chip's pins { $chip } and { $chiptoo } with the multimeter: they beep with the pins { $ribbon } and { $ribbontoo } of J1, each with its own.
# A select line reaches nothing.
assembly-line-open = Rank { $rank }: pin { $chip } of the chip has no contact with pin { $ribbon } of J1. Push the chip down, solder these two joints again, press the ribbon home.
# Two apertures are joined, or a select line reaches nothing.
assembly-joined-or-line = { $square } and { $other } see the same pawn. Try { $other } itself next: if it too is seen in both, the two are joined, look for a bridge between them at the chip; if nothing is seen there, pin { $chip } of the chip has no contact with pin { $ribbon } of J1.
# Two apertures are joined.
assembly-joined = { $square } and { $other } are joined: feel for a bridge of solder between the joints of these two sockets and between their pins of the chip.
# The pawn is seen in another aperture.
assembly-elsewhere = Not in { $square } but in { $seen } a pawn is seen. If it is in the right square, the wires of the two are exchanged at the chip.
# Nothing is seen in a square.
assembly-no-contact = Nothing is seen in { $square }. Solder tip and sleeve of this socket again, then pin { $chip } of the chip. If the next square is silent too, go on: it is then told what the whole rank has.
# A bad joint.
assembly-bad-joint = { $square } has { $ohms } too much: a bad joint. Solder tip and sleeve of this socket again, then pin { $chip } of the chip. If it is the same in the next square, go on.
# The same, read as another piece. $piece: coloured piece.
assembly-bad-joint-taken = { $square } has { $ohms } too much, so that the pawn is taken for a { $piece }: a bad joint. Solder tip and sleeve of this socket again, then pin { $chip } of the chip. If it is the same in the next square, go on.
# The pawn reads too low, and it is not known to be right.
assembly-pawn-or-pull-up = The pawn reads too low in rank { $rank }. Either it has less than 2.7 kilohms: take another white pawn. Or R1 of this rank's board has { $ohms } instead of 18 kilohms.
# Joined to ground while the pawn is in.
assembly-shorted = { $square } is joined to ground when the pawn is in. If another pawn does the same, a leg of this socket touches its neighbour; else the two lugs of the pawn's plug touch.
# A piece has another piece's resistor. $piece, $has: coloured pieces.
assembly-piece-has = { $piece }: it has the resistor of a { $has }. Take it apart and put in its own; perhaps the two were exchanged.
# A piece has a resistor of no piece.
assembly-piece-ohms = { $piece }: it has about { $ohms }, which no piece has. Solder both ends of its resistor again; if that does not help, it is a wrong one.
# A piece's plug is short-circuited.
assembly-piece-shorted = { $piece }: the two lugs of its plug touch, or a wire of the resistor lies on the other lug. Bend them apart.
# A piece's resistor has no contact.
assembly-piece-open = { $piece }: nothing is seen of it. Solder both ends of its resistor again.
