// The cap of a button: its flange is under the plate, its top is felt. Five are printed, flange down.

include <measures.scad>

plunger_top = carrier_top + button_height;

module button_cap() {
    translate([0, 0, plunger_top + 0.2]) {
        cylinder(d = cap_flange[0], h = -plate - 0.3 - plunger_top - 0.2);
        cylinder(d = cap[0], h = cap[1] - plunger_top - 0.2);
    }
}

assert(cap[1] + real("button_height") - button_height >= 1.2 - tiny, "cap: it stands out of the plate");
placed = false; // true: all five where they are in the board, each on its real plunger
if (placed) for (at = buttons) translate([carrier_at[0] + at[1], carrier_at[1] + at[0], real("button_height") - button_height]) button_cap();
else button_cap();
