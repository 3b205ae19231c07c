### annabella board check --assembly: a newly built board. Spoken; each fault says what to do.

# At the start. The words are typed and stay; say, again, press, arbiter and time are buttons.
assembly-begin = Test of a new board. Enter or the button say: ready to measure. { check-word-again } or again: repeat. { check-word-skip } or press: next step. { check-word-rank } or arbiter: next rank. { check-word-empty } or time: measure the empty board again. { check-word-quit }: end.
# What was typed is not understood. The words are typed and stay.
assembly-help = Enter, { check-word-again }, { check-word-skip }, { check-word-rank }, { check-word-empty } or { check-word-quit }.
# The board does not report its readings.
assembly-no-readings = This board does not report resistances. Test it without --assembly.
# The first instruction.
assembly-empty = Remove all pieces, then press Enter or the button say.
# The empty board has no fault.
assembly-empty-good = No fault on the empty board. Now put one white pawn on each square.
# Number of faults of the empty board; the first one follows.
assembly-faults = { $count ->
    [one] One fault on the empty board.
   *[other] { $count } faults on the empty board. { check-word-skip } or press reads the next.
}
# The pawn has been on all squares. $square: square by its name.
assembly-pieces = Now put each piece in turn on { $square }.
# No square works, so pieces cannot be tested.
assembly-no-square = No square works yet, so pieces cannot be tested.
# Instruction: put this piece in, number $nth of $all of its kind. $piece: coloured piece.
assembly-piece = { $all ->
    [one] { $piece }
   *[other] { $piece }, { $nth } of { $all }
}
# A resistance. $ohms: number.
assembly-ohms = { $ohms } ohms
# A resistance. $kilohms: number.
assembly-kilohms = { $kilohms } kilohms
# How to resume an interrupted test. $port: the port's path, $square: a square such as c4.
assembly-go-on = Continue with: annabella board check { $port } --assembly --from { $square }

# Faults and repairs. $square, $other, $seen: squares by name; $rank, $place: a rank's number;
# $ohms: one of the resistances above; $chip: a pin of the chip; $ribbon: a pin of the header J1.
# An empty aperture is connected to ground.
assembly-grounded = { $square } is shorted to ground. Unplug USB. Feel for a drop of solder between the socket's three legs. Feel for a strand of wire inside.
# An empty aperture leaks.
assembly-leaks = { $square } leaks to ground while empty: about { $ohms }. Unplug USB. Clean the joints of this socket and of the chip with alcohol. Let them dry. If it still leaks, look for a solder bridge.
# All apertures of an empty rank leak.
assembly-rank-leaks = Rank { $rank } leaks to ground while empty: about { $ohms }. Unplug USB. Clean its circuit board around R1 and the chip with alcohol, and let it dry.
# A rank has no pull-up resistor.
assembly-no-pull-up = Rank { $rank } reads a pawn on every square. R1 of its circuit board is missing or badly soldered. Solder it again and measure it: 18 kilohms.
# The pull-up resistor has a wrong value.
assembly-pull-up = Rank { $rank }: R1 of its circuit board seems to have { $ohms } instead of 18 kilohms. Unplug USB and measure R1. Replace it or solder it again.
# Two circuit boards are connected to the input of this rank.
assembly-two-boards = Rank { $rank } has two circuit boards: another one has its jumper JP1 in place { $rank }. Feel all jumpers. The first place from the left is for rank 1, the eighth for rank 8.
# The jumper is in the place of another rank.
assembly-jumper = The pawn in rank { $rank } is read in rank { $place }. Move the jumper JP1 of this circuit board from place { $place } to place { $rank }. If the pawn is in rank { $place }, move the pawn.
# The input of a rank is not connected.
assembly-floats = Rank { $rank } is not connected and repeats another rank. Check the jumper JP1 of its circuit board and the ribbon cable in J1.
# Nothing is read in a whole rank.
assembly-rank-silent = Rank { $rank } reads nothing. Check that its jumper JP1 is in the right place. Check that the chip is the right way round. Push the chip and the ribbon cable in.
# Two select lines are swapped.
assembly-lines-exchanged = Rank { $rank }: two select lines are swapped. Test the chip's pins { $chip } and { $chiptoo } with a continuity tester. They must beep with pins { $ribbon } and { $ribbontoo } of J1, in this order.
# A select line is not connected.
assembly-line-open = Rank { $rank }: pin { $chip } of the chip has no contact with pin { $ribbon } of J1. Push the chip down, solder both joints again, and push the ribbon cable in.
# Two apertures are connected, or a select line is not connected.
assembly-joined-or-line = { $square } and { $other } read the same pawn. Put the pawn on { $other }. If both read it again, look for a bridge between them at the chip. If neither does, chip pin { $chip } has no contact with pin { $ribbon } of J1.
# Two apertures are connected.
assembly-joined = { $square } and { $other } are connected. Feel for a solder bridge between the joints of these two sockets. Then feel between their pins of the chip.
# The pawn is read in another aperture.
assembly-elsewhere = The pawn is read on { $seen }, not on { $square }. If it is on the right square, their wires are swapped at the chip.
# Nothing is read on a square.
assembly-no-contact = { $square } reads nothing. Solder tip and sleeve of this socket again, then pin { $chip } of the chip. If the next square reads nothing either, continue: the test then finds the fault of the rank.
# A bad joint.
assembly-bad-joint = { $square } has a bad joint: { $ohms } too much. Solder tip and sleeve of this socket again, then pin { $chip } of the chip. If the next square has the same fault, continue.
# The same, read as another piece. $piece: coloured piece.
assembly-bad-joint-taken = { $square } has a bad joint: { $ohms } too much, so the pawn is read as { $piece }. Solder tip and sleeve of this socket again, then pin { $chip } of the chip. If the next square has the same fault, continue.
# The pawn reads too low, and is not known to be right.
assembly-pawn-or-pull-up = The pawn reads too low in rank { $rank }. Either it has less than 2.7 kilohms: try another white pawn. Or R1 of this rank's circuit board has { $ohms } instead of 18 kilohms.
# Shorted to ground while the pawn is in.
assembly-shorted = { $square } is shorted to ground with the pawn in. Try another pawn. If it is the same, a leg of this socket touches its neighbour. Otherwise the two lugs of the pawn's plug touch.
# A piece has another piece's resistor. $piece, $has: coloured pieces.
assembly-piece-has = { $piece } has the resistor of { $has }. Open it and replace the resistor. The two may be swapped.
# A piece has the resistor of no piece.
assembly-piece-ohms = { $piece } has about { $ohms }, like no other piece. Solder both ends of its resistor again. If that does not help, replace the resistor.
# A piece's plug is shorted.
assembly-piece-shorted = { $piece } is shorted. The lugs of its plug touch, or a resistor wire touches the other lug. Bend them apart.
# A piece's resistor has no contact.
assembly-piece-open = { $piece } reads nothing. Solder both ends of its resistor again.
