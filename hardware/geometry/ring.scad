// The ring on which a piece stands, glued into its foot by the tongue on top; 34 are printed as they stand.

include <measures.scad>

module ring() difference() {
    cylinder(d = pedestal[0], h = pedestal[1] + tongue[0]);
    translate([0, 0, -1]) cylinder(d = pedestal[2], h = pedestal[1] + tongue[0] + 2);
}

ring();
