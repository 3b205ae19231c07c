/* What is spoken over the serial port. There are two: dgt.c and occupancy.c. */
#ifndef PROTOCOL_H
#define PROTOCOL_H

#include "board.h"

extern const uint32_t protocol_baud;

/* Begins; where the watchdog has bitten, what the host has asked for still holds. */
void protocol_start(void);

/* A byte has come from the host. */
void protocol_take(uint8_t byte);

/* A scan has ended: TICK_MS have passed, and what has changed is to be noticed. */
void protocol_tick(void);

/* Buttons have just been pressed: a bit each. */
void protocol_pressed(uint8_t buttons);

/* The next byte to be sent; false where there is none. */
bool protocol_next(uint8_t *byte);

#endif
