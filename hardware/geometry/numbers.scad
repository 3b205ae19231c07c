// The measures that are checked, for the program in meshes/.

include <measures.scad>

module tell(name, value) { echo(name, value); }

tell("square", square);
tell("raise", raise);
tell("plate", plate);
tell("bush", bush);
tell("bed", bed);
tell("thinnest", thinnest);
tell("left", left);
tell("right", right);
tell("near", near);
tell("far", far);
tell("skirt", skirt);
tell("board", board);
tell("board_top", board_top);
tell("carrier_top", carrier_top);
tell("socket_legs", socket_legs);
tell("recess", recess);
tell("pedestal 0", pedestal[0]);
tell("carrier_at 0", carrier_at[0]);
tell("carrier_at 1", carrier_at[1]);
tell("usb_at", usb_at);
