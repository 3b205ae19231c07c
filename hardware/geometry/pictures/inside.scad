// The tray with rank boards and carrier, the plate taken off.
use <../board.scad>
use <../tray.scad>
use <../bought.scad>
include <../measures.scad>
color([0.6, 0.55, 0.5]) trays();
color([0.2, 0.45, 0.3]) for (rank = [0:7]) translate([0.5 * square, (rank + 0.5) * square, 0]) rank_board();
color([0.25, 0.35, 0.55]) carrier();
