// The six Staunton pieces, each known by its head: ball, battlements, horse, mitre, coronet, cross.
// Black ones carry a point on top and three notches in the foot (D.1.4.2).

use <peg.scad>
include <measures.scad>

// The body of all: foot, bead, stem and collar, up to this height.
module body(size, height) {
    foot = size[1] / 2;
    neck = foot * 0.36;
    rotate_extrude() polygon(concat(
        [[0, 0], [foot, 0], [foot, 2.5], [foot * 0.93, 4], [foot * 0.86, 4.5], [foot * 0.9, 6], [foot * 0.8, 7.5]],
        [for (t = [0:0.1:1]) [neck + (foot * 0.74 - neck) * pow(1 - t, 2.2), 8 + (height - 10.5) * t]],
        [[foot * 0.62, height - 2], [foot * 0.66, height - 1.2], [foot * 0.62, height - 0.4], [foot * 0.3, height], [0, height]]));
}

module pawn_head() {
    translate([0, 0, 4.6]) sphere(d = 10.5);
}

module rook_head() {
    difference() {
        cylinder(d1 = 11, d2 = 14, h = 10);
        translate([0, 0, 6]) cylinder(d = 8.5, h = 5);
        for (turn = [0:60:120]) rotate(turn) translate([-10, -1.5, 6.5]) cube([20, 3, 4]);
    }
}

// A horse's head looks forward, flat on both sides: nothing else on the board is.
module knight_head() {
    translate([0, 3.8, -1]) rotate([90, 0, 0]) linear_extrude(7.6) polygon([
        [-5.5, 0], [5, 0], [5.2, 3], [3, 6.5], [4.5, 7.2], [8.6, 5], [10, 7], [9.6, 9], [6, 13.5],
        [4.4, 15.2], [3.6, 18.6], [1.6, 15.6], [-2.4, 14], [-5.4, 10.5], [-6.6, 5.5]]);
    // the mane can be felt as a ridge
    for (at = [[-5.6, 3.5], [-6, 6.2], [-5.3, 9], [-3.7, 11.6], [-1.4, 13.6]])
        translate([at[0], 0, at[1]]) sphere(d = 3.4, $fn = 20);
}

module bishop_head() {
    difference() {
        union() {
            translate([0, 0, 6]) scale([1, 1, 1.35]) sphere(d = 10.5);
            translate([0, 0, 11.5]) cylinder(d1 = 5, d2 = 1.8, h = 3);
            translate([0, 0, 14.6]) sphere(d = 2.8);
        }
        // the cleft of the mitre, wide enough for a fingernail
        translate([2.5, -8, 7]) rotate([0, -35, 0]) cube([2, 16, 12]);
    }
}

module queen_head() {
    difference() {
        cylinder(d1 = 7, d2 = 15, h = 10);
        translate([0, 0, 8]) cylinder(d = 10, h = 3);
        for (turn = [0:45:315]) rotate(turn) translate([7.4, 0, 10.5]) rotate([0, 90, 0]) cylinder(d = 4, h = 6, center = true);
    }
    translate([0, 0, 9.5]) sphere(d = 6);
}

module king_head() {
    cylinder(d1 = 7, d2 = 13, h = 8);
    translate([0, 0, 8]) scale([1, 1, 0.35]) sphere(d = 13);
    translate([-1.6, -1.6, 8]) cube([3.2, 3.2, 11]);
    translate([-4.5, -1.6, 12.5]) cube([9, 3.2, 3.2]);
}

// How high the head of each stands above the collar, where its top is and how deep the point is rooted.
function head_height(name) =
    name == "pawn" ? 9.8 : name == "rook" ? 10 : name == "knight" ? 17.6 :
    name == "bishop" ? 16 : name == "queen" ? 12.5 : 19;
function top(name) = name == "knight" ? [3.6, 0, 17] : name == "rook" ? [0, 0, 5.8] : [0, 0, head_height(name) - 0.4];

module head(name) {
    if (name == "pawn") pawn_head();
    if (name == "rook") rook_head();
    if (name == "knight") knight_head();
    if (name == "bishop") bishop_head();
    if (name == "queen") queen_head();
    if (name == "king") king_head();
}

// The point: on the rook it rises from between the battlements above them.
module point(name) {
    length = name == "rook" ? mark + 4.4 : mark + 0.4;
    translate(top(name)) {
        cylinder(d = 2.4, h = length - 0.8, $fn = 20);
        translate([0, 0, length - 0.8]) sphere(d = 2.4, $fn = 20);
    }
}

function size_of(name) =
    name == "pawn" ? pawn : name == "rook" ? rook : name == "knight" ? knight :
    name == "bishop" ? bishop : name == "queen" ? queen : king;

module piece(name, black) {
    size = size_of(name);
    collar = size[0] - head_height(name);
    color(black ? [0.33, 0.33, 0.38] : [0.96, 0.94, 0.88])
    difference() {
        union() {
            body(size, collar);
            translate([0, 0, collar - 0.6]) head(name);
            if (black) translate([0, 0, collar - 0.6]) point(name);
        }
        // from below: the plug's thread, then room for lugs and resistor
        translate([0, 0, -1]) cylinder(d = plug_thread, h = 6);
        translate([0, 0, 3.5]) cylinder(d1 = plug_thread, d2 = min(plug_room, size[1] * 0.4), h = 1.5);
        translate([0, 0, 4.9]) cylinder(d1 = min(plug_room, size[1] * 0.4), d2 = 4.5, h = plug_room_height);
        if (black) for (turn = [90, 210, 330])
            rotate(turn) translate([size[1] / 2, 0, -1]) cylinder(d = 3, h = 4.6, $fn = 20);
    }
}

module fitted_piece(name, black) {
    piece(name, black);
    plug();
    resistor();
}

name = "king";
black = true;
piece(name, black);
