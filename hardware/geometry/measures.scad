// All measures, in millimetres. The numbers behind D are the sections of Appendix D of the Laws.
// z = 0 is the top of a white square; a1 has its corner at the origin. Bought parts: measured.scad.

include <measured.scad>

square = 30;          // side of a square
raise = 3.2;          // by how much black squares stand higher (D.1.2)
chamfer = 0.6;        // broken edges of the black squares
groove = 1.6;         // width of the line felt around the 64 squares
groove_depth = 0.8;

// The plate with the squares, printed in quarters, flat, top up.
rim = 16;             // around the squares: near, far and left
console = 81;         // right of the squares: buttons, sounder, processor, captured pieces
// The sockets' threads end level with a white square: pegs go in so deep that the contact pulls them in.
plate = assumed("bush_length") + max(0, assumed("pin_length") - assumed("tip_contact") - 2);
bed = 220;            // the printer's
left = -rim;          // where it ends on its four sides
right = 8 * square + console;
near = -rim;
far = 8 * square + rim;
thinnest = 1.2;       // no wall is thinner

// The socket in each square (D.1.3): QingPu WQP-PJ398SM, 3.5 mm, bush M6, soldered to the rank board.
bush = assumed("bush") + 0.3;     // hole for the bush
socket_height = assumed("socket_height");
socket_body = [9, 10.5];
socket_bore = 3.7;
socket_legs = 3.5;    // below its shoulder's other end

// Circuit boards, by circuit/rank.kicad_pcb and circuit/carrier.kicad_pcb.
board = 1.6;          // thickness
rank_size = [238, 29];
rank_axis = [14, 8];  // of the first socket, from the far left corner
ribbon_height = assumed("ribbon_height"); // header, connector and ribbon below a board
peg_hole = 4;         // under each socket, for the tip of the plug
// Screws through the rank board into black squares, on the sockets' axis. Boards are alike, squares alternate:
// each board uses every second hole.
rank_screw = 12;      // from the middle of a black square
rank_screw_depth = 5.8; // into the plate: M3 by 16 cuts its thread over 5.4 mm
rank_holes = [for (pair = [0:3], way = [rank_screw, square - rank_screw]) 2 * square * pair + way]; // from the first socket
chip_height = assumed("chip_height");
ribbon_at = [198, 215]; // where along the rank, from its left edge
rank_header = [206.62, 26.17]; // the middle of its header's pins, from the far left corner
carrier_header = [67.62, 39.27]; // the same on the carrier
carrier_size = [116, 44.5];
carrier_at = [253, 35.4]; // its near left corner: the edge with the buttons is left, USB near, before it room for the plug
carrier_holes = [[23, 4.5], [89, 4.5], [111.5, 40.5], [4, 41.9]];
buttons = [for (n = [0:4]) [12 + 22 * n, 8]];
button_height = assumed("button_height"); // of the push button with its plunger, above the carrier
sounder_at = [101, 33.8]; // on the carrier
grille = [4.5, 2.4];  // openings above the sounder: six around one, how far from it, diameter
usb_at = 29.6;        // from the carrier's left edge to the middle of the USB socket
usb_plug = [12, 9, 30]; // of a cable, with its sleeve: width, height, length
usb_cable = 5;        // diameter
usb_exit = [-5, 9, 12]; // the cable's way out through the right wall: from and to, and how deep
usb_tie = [294, 1];   // a saddle for the cable, with a hole for a cable tie
icsp = [41, 29.7];    // the middle of the Nano's six pins, on the carrier
icsp_height = 9;      // above the Nano, with solder: 8.5 to 9 mm
jumper = [47.27, 40.5, 13.5]; // JP1 of the carrier, and the height of its jumper with a handle
hatch = [277, 72.4, 21, 14.6]; // opening above both: near left corner, size
hatch_edge = [1.8, 1.6]; // what its lid lies on: width, depth
captured_hole = 4.4;  // for pegs of captured pieces, without contacts
captured = concat([for (n = [0:4], x = [267, 288.5, 310]) [x, 156.5 + 22 * n]], [[267, -4], [267, 19.5], [310, 24]]);

// Tolerances of the check of moving parts: sideways, what glue, legs in their holes and the printer add up to.
play = 0.25;
tiny = 0.001;

// The ribbon: 14 wires of 1.27 mm, nine connectors, the carrier's first, then the ranks 1 to 8.
ribbon = [17.8, 0.9]; // width, thickness
ribbon_leg = 268;     // from the carrier's connector to that of rank 1
ribbon_end = 10;      // beyond the first and the last connector
feet = [11, 5];       // under the tray: diameter, height

// The tray below.
floor_thickness = 2.4;
wall = 2.4;
below = 1;            // room between ribbon and floor
carrier_drop = 2.2;   // the carrier lies so much lower than the rank boards: USB plugs pass under the plate
board_top = -plate - socket_height;
carrier_top = board_top - carrier_drop;
floor_top = carrier_top - board - ribbon_height - below;
skirt = -floor_top + floor_thickness; // height of the tray's underside below the white squares
screw = 3.4;          // hole for M3
screw_head = 6.4;
pilot = 2.7;          // hole into which an M3 screw cuts its thread
boss = 7;
insert = [4, 6.5];    // hole for a threaded insert M3, melted in: diameter, depth
insert_boss = 8.6;
flange = 8;           // where trays are screwed to each other, above the floor
bolts = [0.75 * square, 2.5 * square]; // where along their seams: below the rank boards, away from the ribbon
pin_hole = 2.1;       // for pins of 1.75 mm filament between quarters
pin_depth = 6;

// The plug in each piece (D.1.4.1): Rean NYS226, 3.5 mm, two poles, without its cover.
pin = 3.5;
pin_length = assumed("pin_length");
tip_contact = assumed("tip_contact"); // from the end of the thread, where a plug is home
tip_slope = [1.6, 2.6];   // from the tip's end: where the contact pulls the plug in
plug_thread = [assumed("thread") + 0.4, 6];   // the thread for the cover, glued in: hole, up to this height
plug_lugs = [assumed("lugs") + 1.4, assumed("lugs_height") + 0.5]; // room for its lugs: diameter, up to this height
resistor = [2.5, 6.3];    // a quarter of a watt: diameter, length of the body
resistor_room = [5, 21.5]; // it stands upright above the lugs: diameter, up to this height

// Pieces: height above the white square, and diameter at the widest.
// All stand on a printed ring that goes down into a groove of the black squares: so pegs go equally deep
// everywhere, and a finger feels the middle of a black square raised.
pedestal = [14.8, raise + 0.2, 12.3]; // the ring: outside, height, inside
tongue = [0.7, 0.1];  // by which it goes into the foot: height, room on each side
recess = 15.8;        // the groove for it, outside
island = [assumed("collar") + 1, 11.3]; // what is raised within the groove: the plug's collar, outside
flat = pedestal[0] / 2 + tongue[1] + 1.2; // of the foot, around the ring
pawn = [36, 20];
rook = [39, 20.4];
knight = [45, 20.4];
bishop = [48, 20.4];
queen = [54, 22];
king = [61, 22];

finger = 8;           // between the feet of two pieces on neighbouring squares, at least
mark = 2.4;           // the point on top of every black piece (D.1.4.2)
mark_thick = 2.4;
notch = 3;            // and three notches in its foot

cap = [10, 2.2];      // a button's cap: diameter, how far it stands out
cap_flange = [13, 1.6];

assert(8 * square >= 200, "D.1.1: at least 20 cm by 20 cm");
assert(raise >= 3 && raise <= 4, "D.1.2: black squares are raised, by 3 to 4 mm");
assert(pin < bush, "D.1.4.1: the pin fits the aperture");
assert(pin + 2 * play <= peg_hole, "the peg passes the hole in the rank board");
assert(pedestal[0] < recess && pedestal[2] > island[1], "a ring goes into its groove");
assert(assumed("collar_height") < pedestal[1] - 0.5, "the plug's collar is below the foot");
assert(pedestal[1] + 1.5 <= plug_thread[1], "the foot holds the plug's thread");
assert(len(captured) >= 18 && 21.5 >= (queen[1] + bishop[1]) / 2, "captured pieces have a place");
assert(recess < square - 8, "a black square is mostly raised");
assert(king[1] < square && queen[1] < square, "pieces have room beside each other");
assert(resistor[1] + 2 <= resistor_room[1] - plug_lugs[1] && resistor[0] + 1.5 < resistor_room[0], "the resistor has room");

// What a bought part must do, with the measures it really has.
bush_top = -plate + real("bush_length");
assert(bush_top <= 0.3 + tiny, "bush: a piece stands on its square, or at most 0.3 mm above it");
on_contact = real("pin_length") - real("tip_contact") + min(0, bush_top);
assert(on_contact >= tip_slope[0] - tiny && on_contact <= tip_slope[1] + tiny, "plug: the contact pulls it in");

$fn = 48;
