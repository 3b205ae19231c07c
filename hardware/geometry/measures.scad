// All measures, in millimetres. The numbers behind D are the sections of Appendix D of the Laws.

square = 30;          // side of a square
raise = 3;            // by how much black squares stand higher (D.1.2)
panel = 3;            // thickness that the bush of a socket passes through
skirt = 22;           // height of a white square, down to the bottom plate: sockets and wires fit in
wall = 1.5;           // of a tile, all around below
rim = 14;             // the frame around the squares

// The socket in each square (D.1.3): 3.5 mm, two contacts, threaded bush. Measure yours.
bush = 6.2;           // hole for the bush
nut = 10.5;           // room for its nut, sunk so that nothing stands out
nut_depth = 2;

// The plug in each piece (D.1.4.1): 3.5 mm, two poles, without its cover.
pin = 3.5;
pin_length = 14;
plug_thread = 6.4;    // hole for its thread: glued in
plug_room = 10;       // room above it for its lugs and the resistor
plug_room_height = 11;

// Pieces: height above the board, and diameter of the foot.
pawn = [30, 17];
rook = [33, 19];
knight = [38, 19];
bishop = [42, 19];
queen = [47, 21];
king = [54, 21];

mark = 2.4;           // the point on top of every black piece (D.1.4.2)

assert(8 * square >= 200, "D.1.1: at least 20 cm by 20 cm");
assert(raise > 0, "D.1.2: black squares are raised");
assert(pin < bush, "D.1.4.1: the pin fits the aperture");
assert(king[1] < square && pawn[1] < square, "pieces have room beside each other");
assert(square > nut + 4, "the nut has room in its square");
assert(pin_length > nut_depth + panel, "the pin reaches the contacts");

$fn = 48;
