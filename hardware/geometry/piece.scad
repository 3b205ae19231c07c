// The six Staunton pieces, each known by its head: ball, battlements, horse, mitre, coronet, cross.
// Black ones carry a point on top and three notches in the foot (D.1.4.2). Printed as they stand,
// without supports. z = 0 is where a piece stands.

use <peg.scad>
use <ring.scad>
include <measures.scad>

// The outline of the body up to the collar's top: foot, stem, collar. Nowhere does it go out faster than up,
// so that it is printed without supports. The ring below the foot is ring.scad.
function body(size, height) =
    let(foot = size[1] / 2, rim = pedestal[1] + foot - flat, stem = resistor_room[0] / 2 + 1.8,
        belly = plug_lugs[0] / 2 + 1.9, collar = stem + 1.7)
    concat([[flat, pedestal[1]], [foot, rim], [foot, rim + 1.6], [foot - 1.2, rim + 2.8], [foot - 1.6, rim + 3],
        [foot - 1.2, rim + 3.4], [foot - 1.2, rim + 4.2]],
        [for (t = [0:0.125:1]) [stem + (max(belly - stem, foot - 2 - stem)) * pow(1 - t, 2) * (1 + 0.15 * t), max(rim + 5.2, plug_lugs[1]) + (height - 4.4 - max(rim + 5.2, plug_lugs[1])) * t]],
        [[collar, height - 2.4], [collar, height - 1.4], [stem - 0.2, height], [0, height]]);

// The room inside, from below: the plug's thread, its lugs, the resistor upright above them.
function room() =
    let(t = plug_thread[0] / 2, l = plug_lugs[0] / 2, r = resistor_room[0] / 2)
    [[0, resistor_room[1] + r], [r, resistor_room[1]], [r, plug_lugs[1] + l - r], [l, plug_lugs[1]], [l, plug_thread[1] + l - t],
     [t, plug_thread[1]], [t, pedestal[1] - 1], [0, pedestal[1] - 1]];

// The groove in the foot for the ring's tongue, with a roof that needs no supports.
function ring_groove() =
    let(i = pedestal[2] / 2 - tongue[1], o = pedestal[0] / 2 + tongue[1], z = pedestal[1] + tongue[0] + 0.1)
    [[i, pedestal[1] - 1], [o, pedestal[1] - 1], [o, z], [(i + o) / 2, z + (o - i) / 2], [i, z]];

module pawn_head() {
    translate([0, 0, 5]) sphere(d = 11.6);
}

module rook_head() {
    difference() {
        union() {
            cylinder(d1 = 8.4, d2 = 14.4, h = 4);
            translate([0, 0, 4]) cylinder(d = 14.4, h = 7);
        }
        translate([0, 0, 7]) cylinder(d = 9.4, h = 5);
        for (turn = [0:60:120]) rotate(turn) translate([-10, -1.6, 7.5]) cube([20, 3.2, 4]);
    }
}

// A horse's head looks forward, flat on both sides: nothing else on the board is.
module knight_head() {
    translate([0, 4.2, 0]) rotate([90, 0, 0]) linear_extrude(8.4) polygon([
        [-4, -1], [4, -1], [4, 2], [3.6, 5], [9.6, 11], [9.4, 13], [6.4, 15.6],
        [4.6, 16.2], [3.8, 19.6], [1.4, 17.2], [-2.4, 15.4], [-5.4, 11.6], [-6.4, 6], [-5.6, 1.6]]);
    // the mane can be felt as a ridge
    for (at = [[-5.8, 3.8], [-6.1, 6.8], [-5.6, 9.8], [-4.1, 12.8], [-1.6, 15.2]])
        translate([at[0], 0, at[1]]) sphere(d = 3.6, $fn = 20);
}

module bishop_head() {
    difference() {
        union() {
            translate([0, 0, 6.5]) scale([1, 1, 1.35]) sphere(d = 12);
            translate([0, 0, 12.6]) cylinder(d1 = 6, d2 = 2.4, h = 3);
            translate([0, 0, 15.8]) sphere(d = 3.2);
        }
        // the cleft of the mitre, wide enough for a fingernail
        translate([1.6, -8, 8.4]) rotate([0, -35, 0]) cube([2, 16, 12]);
    }
}

module queen_head() {
    difference() {
        cylinder(d1 = 8, d2 = 16, h = 10);
        translate([0, 0, 7.6]) cylinder(d = 10.8, h = 3);
        for (turn = [0:60:300]) rotate(turn) translate([7, 0, 10.8]) rotate([0, 90, 0]) cylinder(d = 4.6, h = 8, center = true);
    }
    translate([0, 0, 8.6]) sphere(d = 6);
}

// The arms of the cross rise on their way out, so that they need no supports.
module king_head() {
    cylinder(d1 = 8, d2 = 14, h = 7);
    translate([0, 0, 7]) cylinder(d1 = 14, d2 = 7, h = 2.4);
    translate([-1.8, -1.8, 7]) cube([3.6, 3.6, 12]);
    translate([0, 1.8, 0]) rotate([90, 0, 0]) linear_extrude(3.6) polygon([
        [-1.6, 9.6], [1.6, 9.6], [5, 13.2], [5, 16], [-5, 16], [-5, 13.2]]);
}

// How high the head of each stands above the collar, and where the point is rooted in it.
function head_height(name) =
    name == "pawn" ? 10.8 : name == "rook" ? 11 : name == "knight" ? 19.6 :
    name == "bishop" ? 17.4 : name == "queen" ? 11.6 : 19;
function top(name) = name == "knight" ? [0, 0, 15.4] : name == "rook" ? [0, 0, 6.4] : [0, 0, head_height(name) - 0.8];

module head(name) {
    if (name == "pawn") pawn_head();
    if (name == "rook") rook_head();
    if (name == "knight") knight_head();
    if (name == "bishop") bishop_head();
    if (name == "queen") queen_head();
    if (name == "king") king_head();
}

// The point stands above everything else of its piece: on the rook it rises from between the
// battlements, on the knight from between the ears and the mane.
module point(name) {
    length = head_height(name) + mark - top(name)[2];
    translate(top(name)) {
        cylinder(d = mark_thick, h = length - mark_thick / 2, $fn = 20);
        translate([0, 0, length - mark_thick / 2]) sphere(d = mark_thick, $fn = 20);
    }
}

function size_of(name) =
    name == "pawn" ? pawn : name == "rook" ? rook : name == "knight" ? knight :
    name == "bishop" ? bishop : name == "queen" ? queen : king;

module piece(name, black) {
    size = size_of(name);
    collar = size[0] - head_height(name);
    rim = pedestal[1] + size[1] / 2 - flat;
    color(black ? [0.33, 0.33, 0.38] : [0.96, 0.94, 0.88])
    difference() {
        union() {
            rotate_extrude() polygon(concat([[0, pedestal[1]]], body(size, collar)));
            translate([0, 0, collar - 0.6]) head(name);
            if (black) translate([0, 0, collar - 0.6]) point(name);
        }
        rotate_extrude() polygon(room());
        rotate_extrude() polygon(ring_groove());
        if (black) for (turn = [90, 210, 330])
            rotate(turn) translate([size[1] / 2 + 0.4, 0, 0]) cylinder(d = notch, h = rim + 3, $fn = 20);
    }
}

// On its ring, for pictures.
module standing(name, black) {
    piece(name, black);
    color(black ? [0.28, 0.28, 0.33] : [0.9, 0.88, 0.82]) ring();
}

name = "king";
black = true;
piece(name, black);
