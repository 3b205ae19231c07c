// What is bought and built in, as plain bodies: to see that all of it has room.

include <measures.scad>

// All heights are those of the real parts; screws pull the board up, so the sockets' shoulders stay where they are.
real_top = -plate - real("socket_height");

module socket() {
    difference() {
        union() {
            translate([-socket_body[0] / 2, -6, real_top]) cube([socket_body[0], socket_body[1], real("socket_height") - 0.1]);
            translate([0, 0, real_top]) cylinder(d = real("bush"), h = real("socket_height") + real("bush_length"));
            for (y = [6.4, 3.3, -5]) translate([0, y, real_top - socket_legs]) cylinder(d = 1, h = socket_legs + 1, $fn = 12);
        }
        translate([0, 0, real_top - 1]) cylinder(d = socket_bore, h = 40);
    }
}

module sockets() for (file = [0:files_cut - 1]) translate([file * square, 0, 0]) socket();

// A rank board, by where its parts stand in circuit/rank.kicad_pcb: from its far left corner.
module rank_board() {
    translate([-rank_axis[0], rank_axis[1], real_top]) {
        difference() {
            translate([0, -rank_size[1], -board]) cube([rank_size[0], rank_size[1], board]);
            for (file = [0:7]) translate([rank_axis[0] + file * square, -rank_axis[1], -board - 1]) cylinder(d = peg_hole, h = board + 2);
        }
        translate([108.7, -28, 0]) cube([20.6, 10.4, 4.5]);          // the multiplexer's socket
        translate([109.2, -26.3, 0]) cube([19.6, 7, real("chip_height")]);
        translate([158.7, -28.8, 0]) cube([20.4, 5.2, 8.5]);         // jumper
        translate([16.7, -27.5, 0]) cube([15.3, 2.6, 8.5]);          // bench header
        translate([ribbon_at[0] - 0.5, -28.9, -board - real("ribbon_height")]) cube([ribbon_at[1] - ribbon_at[0] + 1, 6.5, real("ribbon_height")]);
    }
}

// The screws of a rank, their heads below its board; rank 0 is the first.
module rank_screws(rank) for (file = [rank % 2 : 2 : 7]) translate([file * square + (rank % 2 == 0 ? rank_screw : -rank_screw), 0, real_top - board]) {
    translate([0, 0, -2.4]) cylinder(d = 5.7, h = 2.4, $fn = 24);
    cylinder(d = pilot - 0.1, h = 16, $fn = 16); // its thread cuts into the plate
}

// The carrier: its left edge is turned to the squares, its USB socket to the near edge.
module carrier() {
    translate([carrier_at[0], carrier_at[1], carrier_top]) {
        difference() {
            translate([0, 0, -board]) cube([carrier_size[1], carrier_size[0], board]);
            for (at = carrier_holes) translate([at[1], at[0], -board - 1]) cylinder(d = 3.2, h = board + 2, $fn = 16);
        }
        for (at = buttons) translate([at[1], at[0], 0]) {
            translate([-6, -6, 0]) cube([12, 12, 4.3]);
            cylinder(d = 5, h = real("button_height"), $fn = 24);
        }
        translate([20.9, 0.6, 0]) cube([17.6, 43, 4.3]);             // Nano on its pins
        translate([icsp[1] - 2.9, icsp[0] - 1.6, 4.3]) cube([5.8, 3.2, icsp_height]); // its six pins
        translate([jumper[1] - 1.3, jumper[0] - 2.6, 0]) cube([2.6, 5.2, jumper[2]]);
        translate([usb_at - 4, -0.8, 4.1]) cube([8, 9, 4]);          // its USB socket
        translate([sounder_at[1], sounder_at[0], 0]) cylinder(d = real("sounder"), h = real("sounder_height"));
        translate([40.5, 54.2, 0]) cylinder(d = 5.2, h = 7.5);       // capacitor
        translate([37, 58, -board - real("ribbon_height")]) cube([6, 19, real("ribbon_height")]);
    }
}

// The screws that join the trays.
module joints() {
    for (at = bolts, there = [at, 8 * square - at]) {
        translate([4 * square, there, floor_top + flange / 2]) rotate([0, 90, 0]) cylinder(d = 3, h = 10, center = true, $fn = 16);
        translate([there, 4 * square, floor_top + flange / 2]) rotate([90, 0, 0]) cylinder(d = 3, h = 10, center = true, $fn = 16);
    }
}

// The widest pieces in the places for captured ones: peg, ring and foot in one outline.
module captured_pieces() {
    foot = queen[1] / 2;
    for (at = captured) translate(at) rotate_extrude($fn = 24) polygon([[0, -real("pin_length")], [pin / 2, -real("pin_length")],
        [pin / 2, pedestal[1]], [pedestal[2] / 2, pedestal[1]], [pedestal[2] / 2, 0], [pedestal[0] / 2, 0], [pedestal[0] / 2, pedestal[1]],
        [flat, pedestal[1]], [foot, pedestal[1] + foot - flat], [foot, 14], [0, 14]]);
}

ranks_cut = 8; // the check of deviations cuts only the first rank, and the sockets of a1 and b1
files_cut = 8;
part = "all";
module each_rank() for (rank = [0:ranks_cut - 1]) translate([0.5 * square, (rank + 0.5) * square, 0]) children();
if (part == "all" || part == "boards") joints();
if (part == "all" || part == "boards") each_rank() rank_board();
if (part == "all" || part == "boards") for (rank = [0:ranks_cut - 1]) translate([0.5 * square, (rank + 0.5) * square, 0]) rank_screws(rank);
if (part == "captured") captured_pieces();
if (part == "all" || part == "sockets") each_rank() sockets();
if (part == "all" || part == "carrier") carrier();
