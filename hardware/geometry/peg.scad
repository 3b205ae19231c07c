// The bought plug that is every piece's peg, with the resistor between its lugs; z = 0 is the foot of the piece.

include <measures.scad>

module plug() {
    color([0.8, 0.8, 0.82]) {
        translate([0, 0, -pin_length + 4.6]) cylinder(d = pin, h = pin_length - 4.6); // sleeve
        cylinder(d = plug_thread - 0.4, h = 4);
        translate([-2.6, -1.2, 4]) cube([0.6, 2.4, 9]); // the sleeve's lug
    }
    color([0.1, 0.1, 0.1]) translate([0, 0, -pin_length + 3.8]) cylinder(d = pin - 0.1, h = 0.8); // insulation
    color([0.85, 0.85, 0.87]) translate([0, 0, -pin_length]) { // tip
        cylinder(d1 = 1.6, d2 = pin, h = 1.6);
        translate([0, 0, 1.6]) cylinder(d1 = pin, d2 = 2.6, h = 1);
        translate([0, 0, 2.6]) cylinder(d1 = 2.6, d2 = pin, h = 1.2);
    }
    color([0.85, 0.85, 0.87]) translate([2, -0.8, 4]) cube([0.6, 1.6, 5]); // the tip's lug
}

module resistor() {
    color([0.75, 0.75, 0.75]) {
        translate([-2.3, 0, 11.6]) rotate([0, 90, 0]) cylinder(d = 0.6, h = 4.9, $fn = 12);
        translate([2.4, 0, 8]) cylinder(d = 0.6, h = 3.6, $fn = 12);
    }
    color([0.45, 0.65, 0.8]) translate([-1.2, 0, 11.6]) rotate([0, 90, 0]) cylinder(d = 2.3, h = 2.6, $fn = 24);
}

plug();
resistor();
