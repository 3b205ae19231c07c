// The bought plug that is every piece's peg, with the resistor above its lugs; z = 0 is where the
// piece stands, the plug's shoulder.

include <measures.scad>

module plug() {
    color([0.8, 0.8, 0.82]) {
        translate([0, 0, -pin_length + 4.6]) cylinder(d = pin, h = pin_length - 4.6); // sleeve
        cylinder(d = plug_flange[0] - 0.2, h = plug_flange[1] - 0.1);
        cylinder(d = plug_thread[0] - 0.4, h = plug_thread[1] - 1);
        translate([-2.9, -1.2, 4]) cube([0.6, 2.4, plug_lugs[1] - 4.4]); // the sleeve's lug
    }
    color([0.1, 0.1, 0.1]) translate([0, 0, -pin_length + 3.8]) cylinder(d = pin - 0.1, h = 0.9); // insulation
    color([0.85, 0.85, 0.87]) translate([0, 0, -pin_length]) { // tip
        cylinder(d1 = 1.6, d2 = pin, h = 1.6);
        translate([0, 0, 1.6]) cylinder(d1 = pin, d2 = 2.6, h = 1);
        translate([0, 0, 2.6]) cylinder(d1 = 2.6, d2 = pin, h = 1.3);
    }
    color([0.85, 0.85, 0.87]) translate([2, -0.8, 4]) cube([0.6, 1.6, 5]); // the tip's lug
}

// Its body upright above the lugs, one wire straight down to the tip's lug, the other back beside it.
module resistor() {
    foot = plug_lugs[1] + 1.4;
    color([0.75, 0.75, 0.75]) {
        translate([0, 0, foot - 1.4]) cylinder(d = 0.6, h = 1.5, $fn = 12);
        translate([0, 0, foot + resistor[1] - 0.1]) cylinder(d = 0.6, h = 1, $fn = 12);
        translate([-1.9, 0, foot - 1.4]) cylinder(d = 0.6, h = resistor[1] + 2.3, $fn = 12);
    }
    color([0.45, 0.65, 0.8]) translate([0, 0, foot]) cylinder(d = resistor[0], h = resistor[1], $fn = 24);
}

module peg() {
    plug();
    resistor();
}

peg();
