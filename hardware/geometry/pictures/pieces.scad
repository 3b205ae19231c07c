// All pieces beside each other, White's in front.
use <../piece.scad>
names = ["pawn", "rook", "knight", "bishop", "queen", "king"];
for (n = [0:5]) {
    translate([n * 30, 0, 0]) standing(names[n], false);
    translate([n * 30, 34, 0]) standing(names[n], true);
}
