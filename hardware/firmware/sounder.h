/* The piezo sounder. Whatever is to sound takes the place of what sounds. */
#ifndef SOUNDER_H
#define SOUNDER_H

#include "board.h"

enum tone { HIGH, LOW };

/* Sounds for so many ticks. */
void sounder_beep(enum tone tone, uint16_t ticks);

/* Sounds so many short high tones and then so many short low ones. */
void sounder_count(uint8_t high, uint8_t low);

/* The same, and then so many short high tones once more. */
void sounder_tell(uint8_t high, uint8_t low, uint8_t last);

void sounder_tick(void);

#endif
