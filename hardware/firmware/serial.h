/* The serial port: bytes in and out by interrupts, eight bits, no parity, one stop bit. */
#ifndef SERIAL_H
#define SERIAL_H

#include "board.h"

/* Set when a byte has come or gone; whoever has seen it clears it. */
extern volatile bool serial_moved;

void serial_start(uint32_t baud);

/* The next byte that has come; false where there is none. */
bool serial_take(uint8_t *byte);

/* Whether one more byte can be sent at once, and sending it. */
bool serial_has_room(void);
void serial_give(uint8_t byte);

#endif
