// The whole board. White sits at the near edge; a1 is at the origin.

use <tile.scad>
use <piece.scad>
include <measures.scad>

// Dots 1 to 3 are the left column from the top, 4 to 6 the right one.
function dot(n) = [n > 3 ? 2.5 : 0, -2.5 * ((n - 1) % 3)];
letters = [[1], [1, 2], [1, 4], [1, 4, 5], [1, 5], [1, 2, 4], [1, 2, 4, 5], [1, 2, 5]]; // a to h, and 1 to 8
number_sign = [3, 4, 5, 6];

module braille(dots) {
    for (n = dots) translate([dot(n)[0] - 1.25, dot(n)[1] + 2.5, 0])
        scale([1, 1, 0.65]) sphere(d = 1.6, $fn = 16);
}

// The frame with files and ranks in Braille, to be read from White's side, and again for Black's.
module frame() {
    color([0.5, 0.42, 0.33]) difference() {
        translate([-rim, -rim, -skirt]) cube([8 * square + 2 * rim, 8 * square + 2 * rim, skirt]);
        translate([0, 0, -skirt - 1]) cube([8 * square, 8 * square, skirt + 2]);
    }
    color([0.95, 0.95, 0.95]) for (turned = [0, 180])
        translate([4 * square, 4 * square, 0]) rotate(turned) translate([-4 * square, -4 * square, 0])
            for (n = [0:7]) {
                own = turned == 0 ? n : 7 - n;
                translate([(n + 0.5) * square, -rim / 2, 0]) braille(letters[own]);
                translate([-rim / 2 - 3, (n + 0.5) * square, 0]) braille(number_sign);
                translate([-rim / 2 + 3, (n + 0.5) * square, 0]) braille(letters[own]);
            }
}

function is_black(file, rank) = (file + rank) % 2 == 0;

// So many squares as fit a printer: 4 make a quarter of 12 cm.
module squares(first_file, first_rank, count) {
    for (file = [first_file:first_file + count - 1], rank = [first_rank:first_rank + count - 1])
        translate([file * square, rank * square, 0]) tile(is_black(file, rank));
}

module on(file, rank) {
    translate([(file + 0.5) * square, (rank + 0.5) * square, is_black(file, rank) ? raise : 0]) children();
}

row = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];

module initial_position() {
    for (file = [0:7]) {
        on(file, 0) rotate(90) piece(row[file], false);
        on(file, 1) piece("pawn", false);
        on(file, 6) piece("pawn", true);
        on(file, 7) rotate(-90) piece(row[file], true);
    }
}

quarter = false; // true: only what is printed, four times
if (quarter) {
    squares(0, 0, 4);
} else {
    frame();
    squares(0, 0, 8);
    initial_position();
}
