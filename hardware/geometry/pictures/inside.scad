// The tray with rank boards, carrier and ribbon, the plate taken off.
use <../board.scad>
use <../tray.scad>
use <../bought.scad>
use <../ribbon.scad>
include <../measures.scad>
color([0.6, 0.55, 0.5]) trays();
for (rank = [0:7]) translate([0.5 * square, (rank + 0.5) * square, 0]) {
    color([0.2, 0.45, 0.3]) rank_board();
    color([0.45, 0.45, 0.47]) sockets();
}
color([0.25, 0.35, 0.55]) carrier();
color([0.8, 0.25, 0.2]) ribbon_folded();
