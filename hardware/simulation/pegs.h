/* The simulated pegs and other parts: of how many ohms they are. */
#ifndef SIMULATED_PEGS_H
#define SIMULATED_PEGS_H

#include <stdbool.h>
#include <stdint.h>

/* Squares as on the wire: a8 is 0, h1 is 63. */
#define SQUARES 64

/* Everything about the parts that is not ideal. */
struct parts {
    double pegs;        /* per cent by which the pegs' resistors differ from their value */
    double pull_ups;    /* the same of the resistors to the supply */
    double contacts;    /* ohms of the contacts in an aperture */
    double switches;    /* ohms through a multiplexer */
    double leak;        /* nanoamperes into the converter's input */
    double damp;        /* kilohms of flux and damp from every aperture's tip to ground; 0 is none */
    double converter;   /* codes by which the converter errs */
    double supply;      /* millivolts */
    double capacity;    /* picofarads at each of the converter's inputs: multiplexer, wires, sockets */
    double noise;       /* millivolts, each way, new at each conversion */
    double chatter;     /* milliseconds for which contacts chatter when a peg goes in or out */
    /* While these are set, each peg, pull-up and contact has a value of its own, drawn within 1 per
     * cent and 50 ohms. */
    bool pegs_vary, pull_ups_vary, contacts_vary;
};

extern struct parts parts;

void pegs_seed(uint64_t seed);

/* A number from 0 to below 1, the same ones for the same seed. */
double pegs_random(void);

/* False where there is no such piece. */
bool pegs_known(char piece);

/* What stands there, or 0; while contacts still chatter, what will stand there. */
char pegs_at(int square);

/* Puts a peg in (0 takes it out); its contacts chatter for that long. */
void pegs_put(int square, char piece, uint64_t now, uint64_t chatter);

/* The contacts of a standing peg chatter. */
void pegs_shake(int square, uint64_t now, uint64_t chatter);

/* Ohms in an aperture, with its contacts; INFINITY where nothing is in. */
double pegs_ohms(int square, uint64_t now);

/* Ohms of the resistor above of a rank board, the first being 0. */
double pegs_pull_up(int rank);

/* The resistor in the pieces of this kind is another one, in ohms; 0 is the right one again. */
bool pegs_solder(char piece, double ohms);

#endif
