/* The piezo sounder: short tones, one after the other. */
#ifndef SOUNDER_H
#define SOUNDER_H

#include "board.h"

enum tone { HIGH, LOW };

/* Sounds for so many ticks; in place of what sounds. */
void sounder_beep(enum tone tone, uint16_t ticks);

/* Sounds so many short tones; in place of what sounds. */
void sounder_count(enum tone tone, uint8_t times);

void sounder_tick(void);

#endif
