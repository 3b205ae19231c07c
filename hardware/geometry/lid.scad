// The lid of the hatch above the processor's pins and JP1, printed upside down: its edge presses into the opening.

include <measures.scad>

module lid() {
    room = 0.3;
    outside = [hatch[2] + 2 * hatch_edge[0] - 2 * room, hatch[3] + 2 * hatch_edge[0] - 2 * room];
    translate([0, 0, hatch_edge[1] / 2]) cube([outside[0], outside[1], hatch_edge[1]], center = true);
    linear_extrude(hatch_edge[1] + 2) difference() {
        square([hatch[2] - 0.2, hatch[3] - 0.2], center = true);
        square([hatch[2] - 2.8, hatch[3] - 2.8], center = true);
    }
}

placed = false; // true: in the plate
if (placed) translate([hatch[0] + hatch[2] / 2, hatch[1] + hatch[3] / 2, 0]) rotate([180, 0, 0]) lid();
else lid();
