/* What stays when the power goes. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "board.h"

/* Equal samples in a row before a change counts: 1 to SAMPLES_MOST. */
uint8_t settings_samples(void);

/* Keeps that; false where it is out of range, and nothing has changed then. */
bool settings_set_samples(uint8_t samples);

#endif
