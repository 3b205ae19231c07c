// One square: a tile with its aperture, as seen from above; z = 0 is the top of a white square.

use <socket.scad>
include <measures.scad>

module tile(black) {
    lift = black ? raise : 0;
    color(black ? [0.35, 0.24, 0.17] : [0.93, 0.87, 0.74])
    difference() {
        union() {
            translate([0, 0, -skirt]) linear_extrude(skirt, convexity = 6) square(square);
            // A little narrower, so that black squares never meet in their corners.
            if (black) translate([0.2, 0.2, -1]) cube([square - 0.4, square - 0.4, 1 + raise]);
        }
        translate([square / 2, square / 2, lift]) {
            // the bush, and its nut, sunk
            translate([0, 0, -skirt - raise - 1]) cylinder(d = bush, h = skirt + raise + 2);
            translate([0, 0, -nut_depth]) cylinder(d = nut, h = nut_depth + 1);
            // Hollow below: the plate is as thick in black squares as in white, and contacts as deep.
            room = square - 2 * wall;
            translate([-room / 2, -room / 2, -skirt - raise - panel - nut_depth]) cube([room, room, skirt + raise]);
        }
        // edges are broken, so that a finger is not caught
        if (black) for (turn = [0:90:270])
            translate([square / 2, square / 2, lift]) rotate(turn)
                translate([square / 2 - 0.2, 0, 0]) rotate([0, 45, 0]) cube([1.4, square + 2, 1.4], center = true);
    }
}

// A tile with its socket in it.
module fitted_tile(black) {
    tile(black);
    translate([square / 2, square / 2, black ? raise : 0]) socket();
}

tile(true);
translate([square, 0, 0]) tile(false);
