/* Tests of the board by ear alone, without a computer. */
#ifndef SELFTEST_H
#define SELFTEST_H

#include "board.h"

/* Begins one where its button is held while the power comes on: SAY tells pieces, TIME squares,
 * ARBITER leads through the assembly, PRESS counts buttons alone. */
void selftest_start(uint8_t buttons);

void selftest_tick(void);

/* Buttons have just been pressed: a bit each. */
void selftest_pressed(uint8_t buttons);

#endif
