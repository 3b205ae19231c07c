// A black and a white square cut through the middle: a pawn stands in the black one, a king above the
// white one. Below them the sockets on their board, with its holes for the tips, and the floor.
use <../plate.scad>
use <../piece.scad>
use <../peg.scad>
use <../bought.scad>
include <../measures.scad>

// Takes the near half away; the cut is shown in that colour, a little before or behind others.
module cut(shade, before = 0) color(shade) difference() {
    children();
    translate([-50, -100 - before, -60]) cube([200, 100, 200]);
}

module here(x) translate([x, 0, 0]) children();

cut([0.8, 0.72, 0.55]) difference() {
    translate([0, -square / 2, 0]) quarter(0, 0);
    translate([2 * square, -40, -20]) cube([200, 200, 60]);
    translate([-40, -40, -20]) cube([40, 200, 60]);
}
cut([0.45, 0.45, 0.47], 0.3) {
    here(square / 2) socket();
    here(1.5 * square) socket();
}
cut([0.2, 0.45, 0.3], 0.2) difference() {
    translate([0, -20, board_top - board]) cube([2 * square, 40, board]);
    for (file = [0, 1]) translate([(file + 0.5) * square, 0, board_top - 2]) cylinder(d = peg_hole, h = 3);
}
cut([0.6, 0.55, 0.5], 0.1) translate([0, -15, -skirt]) cube([2 * square, 30, floor_thickness]);
here(square / 2) {
    cut([0.9, 0.88, 0.8], 0.32) standing("pawn", false);
    peg();
}
translate([1.5 * square, 0, 24]) {
    cut([0.45, 0.45, 0.5], 0.25) standing("king", true);
    peg();
}
