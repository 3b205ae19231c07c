/* What is in the pegs: the one table from which firmware, simulation and analysis take it. */
#ifndef PEGS_H
#define PEGS_H

/* The resistor from the converter's input to the supply, one for each multiplexer, in ohms. */
#define PULL_UP 33000UL

/*
 * A line a peg: its code on the wire, its letter, its resistor in ohms, and the readings of the
 * converter that mean it. `make -C hardware/analysis check` shows that these bounds hold at the
 * worst tolerances; what lies between two bands is no reading at all.
 */
#define PEGS(PEG)                  \
    PEG(1, 'P', 2700, 65, 134)     \
    PEG(2, 'R', 6800, 155, 228)    \
    PEG(3, 'N', 12000, 250, 319)   \
    PEG(4, 'B', 18000, 338, 407)   \
    PEG(5, 'K', 27000, 433, 501)   \
    PEG(6, 'Q', 39000, 526, 592)   \
    PEG(7, 'p', 56000, 615, 678)   \
    PEG(8, 'r', 82000, 701, 759)   \
    PEG(9, 'n', 120000, 776, 828)  \
    PEG(10, 'b', 180000, 841, 890) \
    PEG(11, 'k', 330000, 905, 950) \
    PEG(12, 'q', 680000, 956, 996)

/* An empty aperture reads this or more. */
#define EMPTY_FROM 1003

#endif
