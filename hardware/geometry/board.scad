// The whole board from above, and as it is put together. White sits at the near edge.

use <plate.scad>
use <tray.scad>
use <cap.scad>
use <piece.scad>
use <lid.scad>
include <measures.scad>

row = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];

module on(file, rank) translate([(file + 0.5) * square, (rank + 0.5) * square, 0]) children();

module initial_position() {
    for (file = [0:7]) {
        on(file, 0) rotate(90) standing(row[file], false);
        on(file, 1) standing("pawn", false);
        on(file, 6) standing("pawn", true);
        on(file, 7) rotate(-90) standing(row[file], true);
    }
}

module plates() for (files = [0, 1], ranks = [0, 1]) quarter(files, ranks);
module trays() for (files = [0, 1], ranks = [0, 1]) tray(files, ranks);
module lid_closed() translate([hatch[0] + hatch[2] / 2, hatch[1] + hatch[3] / 2, 0.01]) rotate([180, 0, 0]) lid();
module caps() for (at = buttons) translate([carrier_at[0] + at[1], carrier_at[1] + at[0], 0]) button_cap();

// For a picture the black squares are of another colour.
module coloured() {
    color([0.9, 0.85, 0.74]) plates();
    color([0.42, 0.3, 0.2]) for (file = [0:7], rank = [0:7]) if (is_black(file, rank))
        on(file, rank) translate([0, 0, 0.02]) raised();
}

coloured();
color([0.6, 0.55, 0.5]) trays();
color([0.75, 0.3, 0.2]) caps();
color([0.6, 0.5, 0.4]) lid_closed();
initial_position();
