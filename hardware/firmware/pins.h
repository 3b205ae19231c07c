/* Which pin of the processor does what: for firmware, simulation, and the test of the circuit. */
#ifndef PINS_H
#define PINS_H

/* Multiplexers' select lines A, B, C: three pins of port B from this one on (D8, D9, D10). */
#define SELECT_PORT 'B'
#define SELECT_FIRST 0

/* Buttons from their pin to ground: again, time, press, arbiter, say; port D from this one on (D2). */
#define BUTTONS_PORT 'D'
#define BUTTONS_FIRST 2
#define BUTTONS 5

/* The piezo sounder's pin of port B (D11). */
#define SOUNDER_PORT 'B'
#define SOUNDER_PIN 3

/* The analogue input of the first rank; the others follow (A0 to A7). */
#define RANKS_FIRST 0

#endif
