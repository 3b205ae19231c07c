// The measures that are checked, for the program in meshes/.

use <plate.scad>
include <ribbon.scad>

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
tell("play", play);
tell("finger", finger);
tell("usb_cable", usb_cable);
for (n = [0:2]) tell(str("usb_plug ", n), usb_plug[n]);
for (n = [0, 1]) tell(str("usb_exit ", n), usb_exit[n]);
for (n = [0, 1]) tell(str("usb_tie ", n), usb_tie[n]);
for (n = [0:7]) tell(str("rank_hole ", n), rank_holes[n]);
tell("insert 0", insert[0]);
tell("insert 1", insert[1]);
for (files = [0, 1], ranks = [0, 1], n = [0:2]) pair(str("screw ", 6 * files + 3 * ranks + n), screws(files, ranks)[n]);
module pair(name, values) for (n = [0, 1]) tell(str(name, " ", n), values[n]);
pair("rank_size", rank_size);
pair("rank_axis", rank_axis);
pair("rank_header", rank_header);
pair("carrier_size", carrier_size);
pair("carrier_header", carrier_header);
pair("sounder_at", sounder_at);
for (n = [0:4]) pair(str("button ", n), buttons[n]);
for (n = [0:3]) pair(str("hole ", n), carrier_holes[n]);
tell("peg_hole", peg_hole);
