/* The serial port's other end: a pseudo-terminal, which can be pulled out and plugged in again. */
#ifndef PORT_H
#define PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Makes a new one and returns its path; `link`, where given, is made to lead there. */
const char *port_plug(const char *link);
void port_unplug(void);

/* Whether a host has it open. */
bool port_open(void);

/* Sends a byte. What nobody listens to is lost, and so is what a host leaves unread for long. */
void port_write(uint8_t byte);

/* The next byte from the host; false where there is none. */
bool port_read(uint8_t *byte);

#endif
