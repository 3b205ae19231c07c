// The tray's near right part from above, with the ribbon from the carrier to rank 1 and its folds: 1 and 2 the Z,
// 3 the corner, 4 the turn back below rank 1. The ribbon along the ranks is cut off after rank 1.
use <../tray.scad>
include <../measures.scad>
use <../ribbon.scad>

carrier = [carrier_at[0] + carrier_header[1], carrier_at[1] + carrier_header[0]];
rank = [0.5 * square - rank_axis[0] + rank_header[0], 0.5 * square + rank_axis[1] - rank_header[1]];

module number(text, x, y) color([0.95, 0.95, 0.9]) translate([x, y, -20]) linear_extrude(0.5) text(text, size = 9, halign = "center", valign = "center");

color([0.45, 0.42, 0.4]) tray(1, 0);
color([0.6, 0.15, 0.12]) z_layer(0);
color([0.95, 0.5, 0.2]) translate([0, 2, 3]) z_layer(1);
color([0.8, 0.25, 0.2]) translate([0, 4, 6]) z_layer(2);
color([0.8, 0.25, 0.2]) to_turn();
color([0.9, 0.75, 0.3]) along_ranks(rank[1] + 12);
color([0.1, 0.1, 0.12]) {
    translate([rank[0] - 9, rank[1] - 3, -27]) cube([18, 6, 4]);
    translate([carrier[0] - 3, carrier[1] - 9, -29]) cube([6, 18, 4]);
}
number("1", 215, carrier[1] + 22);
number("2", 252, carrier[1] + 22);
number("3", rank[0] - 16, carrier[1] + 4);
number("4", rank[0] - 16, rank[1] - 4);
