// The bought plug that is every piece's peg, with the resistor above its lugs; z = 0 is where the
// piece stands, the plug's shoulder.

include <measures.scad>

length = real("pin_length");

module plug() {
    color([0.8, 0.8, 0.82]) {
        translate([0, 0, -length + 4.6]) cylinder(d = pin, h = length - 4.6); // sleeve
        cylinder(d = real("collar"), h = real("collar_height"));
        cylinder(d = real("thread"), h = plug_thread[1] - 1);
        for (x = [-2.9, 2.3]) translate([x, -1, 4]) cube([0.6, 2, 4]); // the lugs, inside the thread
        translate([-real("lugs") / 2, -1.2, 7.6]) cube([real("lugs") / 2 - 2.3, 2.4, real("lugs_height") - 7.6]); // the sleeve's
    }
    color([0.1, 0.1, 0.1]) translate([0, 0, -length + 3.8]) cylinder(d = pin - 0.1, h = 0.9); // insulation
    color([0.85, 0.85, 0.87]) translate([0, 0, -length]) { // tip
        cylinder(d1 = 1.6, d2 = pin, h = 1.6);
        translate([0, 0, 1.6]) cylinder(d1 = pin, d2 = 2.6, h = 1);
        translate([0, 0, 2.6]) cylinder(d1 = 2.6, d2 = pin, h = 1.3);
    }
    color([0.85, 0.85, 0.87]) translate([2.3, -0.8, 7.6]) cube([real("lugs") / 2 - 2.3, 1.6, 1.6]); // the tip's
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
