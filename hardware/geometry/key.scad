// The key for the sockets' nuts, printed as it stands: its wings down, its hexagon up.

include <measures.scad>

module nut_key() {
    difference() {
        union() {
            cylinder(d = key[0], h = key[2]);
            for (turn = [0, 90]) rotate(turn) translate([-17, -2, 0]) cube([34, 4, 12]); // wings for two fingers
        }
        translate([0, 0, key[2] - 4]) cylinder(d = key[1] / cos(30), h = 5, $fn = 6);
        translate([0, 0, key[2] - 8]) cylinder(d = 7, h = 5); // the bush
    }
}

placed = false; // true: on the nut of a square, from above
if (placed) translate([0, 0, -plate + panel + 0.2 + key[2]]) rotate([180, 0, 0]) nut_key();
else nut_key();
