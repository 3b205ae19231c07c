// The bought socket, simplified: to see where its two contacts are. z = 0 is the top of its square.

include <measures.scad>

module socket() {
    translate([0, 0, -nut_depth]) {
        color([0.75, 0.75, 0.78]) difference() {
            union() {
                cylinder(d = bush - 0.4, h = 1.8);
                cylinder(d = nut - 1.5, h = 1.6, $fn = 6);
                translate([0, 0, -panel]) cylinder(d = bush - 0.4, h = panel);
            }
            translate([0, 0, -panel - 1]) cylinder(d = pin + 0.3, h = panel + 4);
        }
        // its body
        color([0.15, 0.15, 0.17]) translate([0, 0, -panel - 9]) difference() {
            translate([-5, -5, 0]) cube([10, 10, 9]);
            translate([0, 0, -1]) cylinder(d = 5, h = 11);
        }
        // the contact of the tip, to the multiplexer, and that of the sleeve, to ground
        color([0.9, 0.65, 0.2]) {
            translate([pin / 2 - 0.2, -1.5, -panel - 10]) cube([0.6, 3, 4]);
            translate([pin / 2 - 0.2, -1.5, -panel - 13]) cube([0.6, 3, 3.2]);
            translate([-pin / 2 - 0.6, -1.5, -panel - 1.6]) cube([0.6, 3, 1.6]);
            translate([-pin / 2 - 3.6, -1.5, -panel - 1.6]) cube([3, 3, 0.5]);
            translate([-pin / 2 - 3.9, -1.5, -panel - 13]) cube([0.6, 3, 12]);
        }
    }
}

socket();
