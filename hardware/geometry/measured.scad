// The measures of the bought parts that decide dimensions, in millimetres. Measure yours and write the number
// here: all printed parts are made from this table.
//
// name, part, measure, what it changes, value, and how much less and how much more a part may have without a
// new print. What is tolerated leaves 0.2 mm for the printer. "make check-deviations" cuts each part 0.2 mm
// beyond both ends, where it must still fit, and 0.4 mm beyond, where it must not; 1 means 1 mm or more.
measured = [
    ["socket_height", "socket", "from its board to its shoulder", "depth of the tray", 9.0, 0.3, 1],
    ["bush", "socket", "thread, diameter", "holes of the plate", 6.0, 1, 0.1],
    ["bush_length", "socket", "thread, length", "thickness of the plate", 4.5, 0.2, 0.1],
    ["tip_contact", "socket", "from the end of the thread to the tip's contact", "thickness of the plate", 12.0, 0.4, 0.2],
    ["pin_length", "plug", "from the collar's face to the tip", "thickness of the plate", 14.0, 0.2, 0.4],
    ["collar", "plug", "collar, diameter", "holes of the black squares", 7.8, 1, 0.1],
    ["collar_height", "plug", "collar, height", "nothing", 1.5, 1, 1],
    ["thread", "plug", "thread, diameter", "hollow of the pieces", 6.0, 1, 0.2],
    ["lugs", "plug", "across the lugs", "hollow of the pieces", 7.6, 1, 0.8],
    ["lugs_height", "plug", "from the collar's face to the ends of the lugs", "hollow of the pieces", 12.6, 1, 1],
    ["chip_height", "chip", "in its socket, from the board to its top", "nothing: take lower sockets", 8.2, 1, 0.5],
    ["ribbon_height", "ribbon connector", "from the board to the ribbon, header included", "depth of the tray", 12.0, 1, 0.8],
    ["button_height", "button", "with its plunger", "length of the caps", 7.3, 0.8, 0.1],
    ["sounder", "sounder", "diameter", "nothing", 13.0, 1, 1],
    ["sounder_height", "sounder", "height", "nothing", 7.5, 1, 1],
];

// What deviates, for a check: names with by how much. Printed parts are made for the values above.
off = [];

function row(name) = measured[search([name], measured, 1, 0)[0]];
function sum_of(name, n = 0) = n == len(off) ? 0 : (off[n][0] == name ? off[n][1] : 0) + sum_of(name, n + 1);
function assumed(name) = row(name)[4];
function real(name) = assumed(name) + sum_of(name);
