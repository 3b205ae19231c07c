// A black and a white square cut through the middle, with a pawn in the black one and a king above the white.
use <../tile.scad>
use <../piece.scad>
use <../peg.scad>
use <../socket.scad>
include <../measures.scad>

// Takes the near half away; the cut is shown in that colour, a little before or behind others.
module cut(shade, before = 0) {
    difference() {
        children();
        color(shade) translate([-50, -100 - before, -60]) cube([200, 100, 200]);
    }
}

module metal() cut([0.85, 0.7, 0.35], 0.5) children();

cut([0.55, 0.38, 0.27]) translate([0, -square / 2, 0]) tile(true);
cut([0.8, 0.72, 0.55], 0.08) translate([square, -square / 2, 0]) tile(false);
translate([square / 2, 0, raise]) {
    metal() socket();
    cut([0.8, 0.78, 0.7], 0.32) piece("pawn", false);
    metal() plug();
    resistor();
}
translate([square * 1.5, 0, 0]) metal() socket();
translate([square * 1.5, 0, 20]) {
    cut([0.45, 0.45, 0.5], 0.25) piece("king", true);
    metal() plug();
    resistor();
}
