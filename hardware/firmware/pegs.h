/* Made by `make -C hardware/analysis header` from the schematics in ../circuit. */
#ifndef PEGS_H
#define PEGS_H

/* The resistor from the converter's input to the supply, one for each rank, in ohms. */
#define PULL_UP 18000UL

/*
 * A line a peg: its code on the wire, its letter, its resistor in ohms, and the readings of the
 * converter that mean it. What lies between two bands is no reading at all.
 */
#define PEGS(PEG) \
    PEG(1, 'P', 2700, 115, 211) \
    PEG(2, 'R', 5600, 224, 309) \
    PEG(3, 'N', 9100, 323, 399) \
    PEG(4, 'B', 13000, 409, 478) \
    PEG(5, 'K', 18000, 489, 553) \
    PEG(6, 'Q', 24000, 563, 623) \
    PEG(7, 'p', 33000, 638, 697) \
    PEG(8, 'r', 47000, 714, 769) \
    PEG(9, 'n', 68000, 785, 833) \
    PEG(10, 'b', 100000, 845, 888) \
    PEG(11, 'k', 160000, 899, 939) \
    PEG(12, 'q', 330000, 950, 990)

/* An empty aperture reads this or more. */
#define EMPTY_FROM 1003

#endif
