// The tray under the plate, in quarters: floor and outer walls, open above, printed as it stands.

use <plate.scad>
include <measures.scad>

top = -plate;
height = top - floor_top;

module post(at, high, hole) {
    translate([at[0], at[1], floor_top - 0.5]) difference() {
        cylinder(d = boss, h = high + 0.5, $fn = 32);
        translate([0, 0, high - 9]) cylinder(d = hole, h = 10, $fn = 16);
    }
}

// A post for a screw of the plate, with room for a threaded insert.
module insert_post(at) translate([at[0], at[1], floor_top - 0.5]) difference() {
    cylinder(d = insert_boss, h = height + 0.5, $fn = 32);
    translate([0, 0, height + 0.5 - insert[1]]) cylinder(d = insert[0], h = insert[1] + 1, $fn = 24);
    translate([0, 0, height + 0.5 - 10]) cylinder(d = screw, h = 11, $fn = 24);
}

// What holds the USB cable: it lies on top, a cable tie goes through the hole below.
module cable_saddle() {
    top = carrier_top + 6.1 - usb_cable / 2;
    translate([usb_tie[0] - 4, usb_tie[1] - 3.5, floor_top - 0.5]) difference() {
        cube([8, 7, top - floor_top + 0.5]);
        translate([1.5, -1, top - floor_top - 4.5]) cube([5, 9, 2.5]);
    }
}

// The outer walls of a quarter, and low ones at the seams.
module walls(files, ranks) {
    x0 = from(files, left);
    x1 = to(files, right);
    y0 = from(ranks, near);
    y1 = to(ranks, far);
    translate([0, 0, floor_top - 0.5]) {
        linear_extrude(height + 0.5) difference() {
            translate([x0, y0]) square([x1 - x0, y1 - y0]);
            translate([files == 0 ? x0 + wall : x0 - 1, ranks == 0 ? y0 + wall : y0 - 1])
                square([x1 - x0 - wall + 1, y1 - y0 - wall + 1]);
        }
        linear_extrude(flange + 0.5) {
            translate([files == 0 ? x1 - wall : x0, y0]) square([wall, y1 - y0]);
            translate([x0, ranks == 0 ? y1 - wall : y0]) square([x1 - x0, wall]);
        }
    }
}

module tray(files, ranks) {
    x0 = from(files, left);
    x1 = to(files, right);
    y0 = from(ranks, near);
    y1 = to(ranks, far);
    difference() {
        union() {
            translate([x0, y0, -skirt]) cube([x1 - x0, y1 - y0, floor_thickness]);
            walls(files, ranks);
            for (at = screws(files, ranks)) insert_post(at);
            if (files == 1) for (at = carrier_holes) if ((carrier_at[1] + at[0] < 4 * square) == (ranks == 0))
                post([carrier_at[0] + at[1], carrier_at[1] + at[0]], carrier_top - board - floor_top, pilot);
            if (files == 1 && ranks == 0) cable_saddle();
        }
        // Screws through the low walls, and the ribbon's way over the seam between the ranks 4 and 5.
        for (at = bolts) {
            y = ranks == 0 ? at : 8 * square - at;
            translate([4 * square, y, floor_top + flange / 2]) rotate([0, 90, 0]) cylinder(d = screw, h = 4 * wall, center = true, $fn = 24);
            x = files == 0 ? at : 8 * square - at;
            translate([x, 4 * square, floor_top + flange / 2]) rotate([90, 0, 0]) cylinder(d = screw, h = 4 * wall, center = true, $fn = 24);
        }
        translate([1 + ribbon_at[0] - 6, 4 * square - 5, floor_top]) cube([ribbon_at[1] - ribbon_at[0] + 12, 10, flange + 1]);
        // The way of the ribbon between the ranks and the carrier is open: no wall is there.
        // The USB cable leaves to the right; the opening takes its plug, too.
        if (files == 1 && ranks == 0)
            translate([right - wall - 1, usb_exit[0], top - usb_exit[2]]) cube([wall + 2, usb_exit[1] - usb_exit[0], usb_exit[2] + 1]);
    }
}

files = 0;
ranks = 0;
tray(files, ranks);
