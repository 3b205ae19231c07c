/* The values of the parts, read from the schematics: the one place where they are written down. */
#ifndef VALUES_H
#define VALUES_H

#include <math.h>

#define KINDS 12

struct values {
    double pull_up;      /* ohms from a rank's input to the supply */
    double pegs[KINDS];  /* ohms in the pieces, in the order of PIECES */
};

/* The pieces in the order of their codes on the wire. */
extern const char PIECES[KINDS + 1];

/* Reads rank.kicad_sch and pieces.kicad_sch there; ends the program where a value is missing. */
struct values values_read(const char *directory);

/* Ohms of a value as it is written in a schematic (220, 2k7, 330k), or NAN. */
double values_ohms(const char *written);

/* The same the other way; the text is good until the next call. */
const char *values_written(double ohms);

#endif
