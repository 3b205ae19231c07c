/* The wires between pegs and converter, as they are soldered: well, or with faults. */
#ifndef ASSEMBLY_H
#define ASSEMBLY_H

#include <stdint.h>

/* What drives an input of the converter, the first rank's being 0, while the select lines name this
 * file: where its voltage tends to, in millivolts, and through how many ohms. */
struct drive {
    double millivolts, ohms;
};
struct drive assembly_drive(int input, int selected, uint64_t now);

/* Makes a fault by its words, the last of which is empty; returns why that cannot be, or nothing. */
const char *assembly_fault(const char *const *words);

/* All is well again. */
void assembly_mend(void);

#endif
