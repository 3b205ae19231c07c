// All measures, in millimetres. The numbers behind D are the sections of Appendix D of the Laws.
// z = 0 is the top of a white square; a1 has its corner at the origin. Bought parts: measure yours.

square = 30;          // side of a square
raise = 3.2;          // by how much black squares stand higher (D.1.2)
chamfer = 0.6;        // broken edges of the black squares
groove = 1.6;         // width of the line felt around the 64 squares
groove_depth = 0.8;

// The plate with the squares, printed in quarters, flat, top up.
rim = 16;             // around the squares: near, far and left
console = 64;         // right of the squares: buttons, sounder, processor
panel = 2;            // what is left of the plate under a nut
nut_depth = 2.6;      // nuts are sunk so that nothing stands out
plate = panel + nut_depth;
bed = 220;            // the printer's
left = -rim;          // where it ends on its four sides
right = 8 * square + console;
near = -rim;
far = 8 * square + rim;
thinnest = 1.2;       // no wall is thinner

// The socket in each square (D.1.3): QingPu WQP-PJ398SM, 3.5 mm, bush M6, soldered to the rank board.
bush = 6.3;           // hole for the bush
bush_length = 4.5;    // from the socket's shoulder
nut = 10.5;           // room for its nut, 8 mm across, 2 mm high, and for a key
socket_height = 9;    // from its board to its shoulder; builders tell of 8.9
socket_body = [9, 10.5];
socket_legs = 3.5;    // below its shoulder's other end

// Circuit boards, by circuit/rank.kicad_pcb and circuit/carrier.kicad_pcb.
board = 1.6;          // thickness
rank_size = [238, 29];
rank_axis = [14, 8];  // of the first socket, from the far left corner
ribbon_height = 12;   // header, connector and ribbon below a board
ribbon_at = [198, 215]; // where along the rank, from its left edge
carrier_size = [116, 44.5];
carrier_at = [253, -12.6]; // its near left corner: the edge with the buttons is left, USB near
carrier_holes = [[23, 4.5], [89, 4.5], [111.5, 40.5], [4, 41.9]];
buttons = [for (n = [0:4]) [12 + 22 * n, 8]];
button_height = 7.3;  // of the push button with its plunger, above the carrier
usb_at = 29.6;        // from the carrier's left edge to the middle of the USB socket
usb = [13, 9];        // opening for the plug, with its sleeve

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
flange = 8;           // where trays are screwed to each other, above the floor
bolts = [0.75 * square, 2.5 * square]; // where along their seams: below the rank boards, away from the ribbon
pin_hole = 2.1;       // for pins of 1.75 mm filament between quarters
pin_depth = 6;

// The plug in each piece (D.1.4.1): Rean NYS226, 3.5 mm, two poles, without its cover.
pin = 3.5;
pin_length = 14;
tip_contact = 12;     // from the shoulder of a plug that is home to the socket's tip contact
plug_flange = [8, 1.6];   // its collar: diameter, height
plug_thread = [6.4, 6];   // the thread for the cover, glued in: hole, up to this height
plug_lugs = [9, 13];      // room for its lugs: diameter, up to this height
resistor = [2.5, 6.3];    // a quarter of a watt: diameter, length of the body
resistor_room = [5, 21.5]; // it stands upright above the lugs: diameter, up to this height

// Pieces: height above the white square, and diameter at the widest.
// All stand on a pedestal that goes down into the black squares: so pegs go equally deep everywhere.
pedestal = [14, raise + 0.2];
recess = 15;          // in the black squares, for the pedestal
pawn = [36, 19];
rook = [39, 20];
knight = [45, 20];
bishop = [48, 20];
queen = [54, 22];
king = [61, 22];

mark = 2.4;           // the point on top of every black piece (D.1.4.2)
mark_thick = 2.4;
notch = 3;            // and three notches in its foot

cap = [10, 2.2];      // a button's cap: diameter, how far it stands out
cap_flange = [13, 1.6];

assert(8 * square >= 200, "D.1.1: at least 20 cm by 20 cm");
assert(raise >= 3 && raise <= 4, "D.1.2: black squares are raised, by 3 to 4 mm");
assert(pin < bush, "D.1.4.1: the pin fits the aperture");
assert(pedestal[0] < recess && nut < pedestal[0] - 2, "a pedestal goes into its recess and stands around the nut");
assert(recess < square - 8, "a black square is mostly raised");
assert(king[1] < square && queen[1] < square, "pieces have room beside each other");
assert(bush_length >= panel + 2 && bush_length <= plate, "the bush takes its nut and does not stand out");
assert(pin_length > tip_contact && tip_contact > bush_length, "the pin reaches the contacts");
assert(resistor[1] + 2 <= resistor_room[1] - plug_lugs[1] && resistor[0] + 1.5 < resistor_room[0], "the resistor has room");

$fn = 48;
