// The plate with the squares, and its four quarters: flat below, printed top up, without supports.

use <braille.scad>
include <measures.scad>

function is_black(file, rank) = (file + rank) % 2 == 0;
function middle(file, rank) = [(file + 0.5) * square, (rank + 0.5) * square];

// A quarter: files and ranks 0 to 3 or 4 to 7. From where to where it goes.
function from(half, start) = half == 0 ? start : 4 * square;
function to(half, end) = half == 0 ? 4 * square : end;

// Screws into the tray: the outer corner of a quarter, and beside both seams.
inset = 5.5;
function screws(files, ranks) = let(
    x = files == 0 ? left + inset : right - inset,
    y = ranks == 0 ? near + inset : far - inset,
    seam_x = 4 * square + (files == 0 ? -6 : 6),
    seam_y = 4 * square + (ranks == 0 ? -6 : 6)) [[x, y], [seam_x, y], [x, seam_y]];

// Pins across the seams: between squares and in the rims.
pins = [-4.5, square, 2 * square, 3 * square];

module outline(files, ranks, grow = 0) {
    translate([from(files, left) - grow, from(ranks, near) - grow])
        square([to(files, right) - from(files, left) + 2 * grow, to(ranks, far) - from(ranks, near) + 2 * grow]);
}

module each_square(files, ranks) {
    for (file = [0:3], rank = [0:3]) {
        $black = is_black(file + 4 * files, rank + 4 * ranks);
        $rank = rank;
        translate(middle(file + 4 * files, rank + 4 * ranks)) children();
    }
}

// Openings of the console: the buttons, seven above the sounder, the hatch, the places for captured pieces.
module console_holes() {
    for (at = buttons) translate([carrier_at[0] + at[1], carrier_at[1] + at[0]]) circle(d = cap[0] + 0.6);
    translate([carrier_at[0] + sounder_at[1], carrier_at[1] + sounder_at[0]]) {
        circle(d = grille[1], $fn = 16);
        for (turn = [0:60:300]) rotate(turn) translate([grille[0], 0]) circle(d = grille[1], $fn = 16);
    }
    translate([hatch[0], hatch[1]]) square([hatch[2], hatch[3]]);
    for (at = captured) translate(at) circle(d = captured_hole, $fn = 24);
}

// What the lid of the hatch lies on, and a notch for a fingernail on its right.
module hatch_rebate() {
    translate([hatch[0] - hatch_edge[0], hatch[1] - hatch_edge[0], -hatch_edge[1]])
        cube([hatch[2] + 2 * hatch_edge[0], hatch[3] + 2 * hatch_edge[0], plate]);
    translate([hatch[0] + hatch[2] + hatch_edge[0] - 1, hatch[1] + hatch[3] / 2 - 4, -hatch_edge[1]]) cube([4, 8, plate]);
}

// A raised black square, its edges broken: a groove for the ring of a piece, and a hole for its plug's collar.
module raised() {
    side = square - 0.4;
    difference() {
        union() {
            translate([0, 0, -0.5]) linear_extrude(raise - chamfer + 0.5) square(side, center = true);
            translate([0, 0, raise - chamfer]) linear_extrude(chamfer, scale = (side - 2 * chamfer) / side) square(side, center = true);
        }
        translate([0, 0, -1]) linear_extrude(raise + 2) difference() {
            circle(d = recess);
            circle(d = island[1]);
        }
        translate([0, 0, -1]) cylinder(d = island[0], h = raise + 2);
    }
}

// Holes into which the screws of the rank boards cut their threads, from below into black squares.
module rank_pilots(files, ranks) each_square(files, ranks) if ($black) translate([$rank % 2 == 0 ? rank_screw : -rank_screw, 0, -plate]) {
    translate([0, 0, -1]) cylinder(d = pilot, h = rank_screw_depth + 1, $fn = 24);
    translate([0, 0, rank_screw_depth - 0.001]) cylinder(d1 = pilot, d2 = 0, h = pilot / 2, $fn = 24);
}

module frame_line() {
    difference() {
        translate([-0.6 - groove, -0.6 - groove]) square(8 * square + 1.2 + 2 * groove);
        translate([-0.6, -0.6]) square(8 * square + 1.2);
    }
}

module labels(files, ranks) {
    for (n = [0:3]) {
        file = n + 4 * files;
        rank = n + 4 * ranks;
        // White reads the near and the left side, Black the far and the right one, each from their own.
        if (ranks == 0) translate([(file + 0.5) * square, near / 2 - 1, 0]) braille(letter(file));
        if (ranks == 1) translate([(file + 0.5) * square, far - rim / 2 + 1, 0]) rotate(180) braille(letter(file));
        if (files == 0) translate([left / 2 - 1, (rank + 0.5) * square, 0]) numbered(rank);
        if (files == 1) translate([8 * square + rim / 2 + 1, (rank + 0.5) * square, 0]) rotate(180) numbered(rank);
    }
    // Buttons, to be read from White's side: a again, b time, c press, d arbiter, e say.
    if (files == 1) for (n = [0:4]) let (y = carrier_at[1] + buttons[n][0]) if ((y < 4 * square) == (ranks == 0))
        translate([carrier_at[0] + buttons[n][1] + 12, y, 0]) braille(letter(n));
}

module numbered(rank) {
    translate([-3, 0, 0]) braille(number_sign());
    translate([3, 0, 0]) braille(letter(rank));
}

// Holes for pins in the two edges at the seams.
module pin_holes(files, ranks) {
    for (at = pins) {
        // Along the seam between the files d and e, mirrored for the far half.
        y = ranks == 0 ? at : 8 * square - at;
        translate([4 * square, y, -plate / 2]) rotate([0, 90, 0]) cylinder(d = pin_hole, h = 2 * pin_depth, center = true, $fn = 16);
        x = files == 0 ? at : 8 * square - at;
        translate([x, 4 * square, -plate / 2]) rotate([90, 0, 0]) cylinder(d = pin_hole, h = 2 * pin_depth, center = true, $fn = 16);
    }
    // One more in the console.
    if (files == 1) translate([8 * square + console - 20, 4 * square, -plate / 2])
        rotate([90, 0, 0]) cylinder(d = pin_hole, h = 2 * pin_depth, center = true, $fn = 16);
}

module flat_part(files, ranks) difference() {
    outline(files, ranks);
    each_square(files, ranks) circle(d = bush);
    if (files == 1) console_holes();
}

module quarter(files, ranks) {
    difference() {
        union() {
            translate([0, 0, -plate]) linear_extrude(plate - groove_depth) flat_part(files, ranks);
            translate([0, 0, -groove_depth]) linear_extrude(groove_depth) difference() {
                flat_part(files, ranks);
                frame_line();
            }
            each_square(files, ranks) if ($black) raised();
            labels(files, ranks);
        }
        for (at = screws(files, ranks)) translate([at[0], at[1], 0]) {
            translate([0, 0, -plate - 1]) cylinder(d = screw, h = plate + 2, $fn = 24);
            translate([0, 0, -screw_head / 2 + screw / 2]) cylinder(d1 = screw, d2 = screw_head + 0.2, h = screw_head / 2 - screw / 2 + 0.1, $fn = 24);
        }
        pin_holes(files, ranks);
        rank_pilots(files, ranks);
        if (files == 1 && ranks == 0) hatch_rebate();
    }
}

files = 0;
ranks = 0;
quarter(files, ranks);
