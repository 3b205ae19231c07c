include <../board.scad>
