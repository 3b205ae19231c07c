/* What stands in the apertures and which buttons are held, sampled every TICK_MS and settled. */
#ifndef SCAN_H
#define SCAN_H

#include "board.h"

/* Equal samples in a row before a change counts; of buttons always so many. */
#define SAMPLES_DEFAULT 4
#define SAMPLES_MOST 100

void scan_start(uint8_t samples);
void scan_set_samples(uint8_t samples);

/* Set when a scan has ended; whoever has seen it clears it. */
extern volatile bool scan_has_ended;

/* What stands on a square, settled. */
uint8_t scan_piece(uint8_t square);

/* What the converter read there last, and what that means. */
uint16_t scan_reading(uint8_t square);
uint8_t scan_meaning(uint16_t reading);

/* Whether it is less than that of any piece: as good as joined to ground. */
bool scan_is_grounded(uint16_t reading);

/* The buttons that are held down, settled: a bit each. */
uint8_t scan_buttons(void);

#endif
