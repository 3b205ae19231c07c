// The ribbon between the carrier and rank 1, and how long it must be: with the plate on the tray, and with the
// plate upside down in front of it, where the connectors are pushed on. The folds are those of wiring.md.

include <measures.scad>

// Where the two headers are.
carrier_x = carrier_at[0] + carrier_header[1];
carrier_y = carrier_at[1] + carrier_header[0];
rank_x = 0.5 * square - rank_axis[0] + rank_header[0];
rank_y = 0.5 * square + rank_axis[1] - rank_header[1];
rank_z = board_top - board - ribbon_height;

// The folds: a Z that takes up the slack, a corner of 45 degrees, a turn back below rank 1.
bottom = floor_top + 0.1;
turn = 8;             // from the middle of rank 1's header to the turn back
straight = carrier_x - rank_x + carrier_y - rank_y + turn + 3.14 / 2 * (rank_z - ribbon[1] / 2 - bottom) + turn;
slack = ribbon_leg - straight;
z_first = 222;        // the crease nearer to the corner
z_second = z_first + slack / 2;

// Open: over the near wall, to a plate upside down on the table, a finger's width before the tray.
gap = 10;
opened = carrier_x - rank_x + carrier_y - near + (-plate - bottom) + gap + rank_y - near + abs(-skirt - feet[1] + raise - rank_z + plate);

assert(slack >= 0, "ribbon: it reaches rank 1 on the carrier's way, folds included");
assert(ribbon_leg >= opened + 5, "ribbon: it reaches over the wall to a plate in front of the tray");
assert(z_second <= carrier_x - 18 && z_first >= rank_x + ribbon[0] / 2 + 4, "ribbon: there is room for the slack");
assert(rank_y - turn - ribbon[1] > near + wall, "ribbon: there is room for the turn before the wall");

echo("ribbon, closed", straight);
echo("ribbon, open", opened);
echo("ribbon, slack", slack);
echo("ribbon, to the first crease", carrier_x - z_first);
echo("ribbon, to the second crease", carrier_x - z_first + slack / 2);
echo("ribbon, to the corner", carrier_x - rank_x + slack);
echo("ribbon, to the turn", carrier_x - rank_x + slack + carrier_y - rank_y + turn);
echo("ribbon, to rank 1", ribbon_leg);
echo("ribbon, whole length", 2 * ribbon_end + ribbon_leg + 7 * square);

module along_x(from, to, layer) translate([from, carrier_y - ribbon[0] / 2, bottom + layer * ribbon[1]]) cube([to - from, ribbon[0], ribbon[1]]);
module along_y(from, to, z) translate([rank_x - ribbon[0] / 2, from, z]) cube([ribbon[0], to - from, ribbon[1]]);

module z_layer(n) {
    if (n == 0) along_x(z_first, carrier_x - 3.5, 0);
    if (n == 1) along_x(z_first, z_second, 1);
    if (n == 2) along_x(rank_x + ribbon[0] / 2, z_second, 2);
}

// From the corner, a triangle folded onto a triangle, to the turn below rank 1.
module to_turn() {
    translate([rank_x - ribbon[0] / 2, carrier_y - ribbon[0] / 2, bottom]) linear_extrude(3 * ribbon[1]) polygon([[0, 0], [ribbon[0], 0], [ribbon[0], ribbon[0]]]);
    along_y(rank_y - turn, carrier_y - ribbon[0] / 2, bottom);
    translate([rank_x - ribbon[0] / 2, rank_y - turn - ribbon[1], bottom]) cube([ribbon[0], ribbon[1], rank_z - bottom]);
}

module along_ranks(to) along_y(rank_y - turn, to, rank_z - 1.1 * ribbon[1]);

module ribbon_folded() {
    for (n = [0:2]) z_layer(n);
    to_turn();
    along_ranks(rank_y + 7 * square + ribbon_end);
}

ribbon_folded();
