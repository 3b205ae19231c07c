/* The simulated chip with its firmware, and what is soldered to its pins. */
#ifndef CHIP_H
#define CHIP_H

#include "../firmware/pins.h"
#include <stdbool.h>
#include <stdint.h>

#define MILLISECOND 16000ULL /* in cycles of its clock */

/* How it scans, in cycles: from the first to the last conversion, from one scan to the next, and
 * for how long of that the processor was awake. */
struct chip_scan {
    uint64_t took, period, awake;
};

/* Loads a firmware, or ends the program where that cannot be. */
void chip_load(const char *firmware);

/* The firmware begins anew. */
void chip_restart(void);

/* A disturbance switches the converter off behind the firmware's back: no scan ends any more. */
void chip_upset(void);

/* Writes a byte of the memory that stays when the power goes; false where there is no such place. */
bool chip_remember(unsigned at, uint8_t byte);

/* The cycle it is in. */
uint64_t chip_now(void);

/* Runs it until then; or lets time go by without it. */
void chip_run(uint64_t until);
void chip_pass(uint64_t until);

/* Cycles of so many milliseconds; none where they are negative. */
uint64_t chip_cycles(double ms);

/* Millivolts of the supply, which is the converter's reference as well. */
void chip_supply(double millivolts);

/* Which buttons are closed: a bit each. */
void chip_buttons(uint8_t closed);

/* Whether it has room for a byte from the host, and giving it one. */
bool chip_has_room(void);
void chip_take(uint8_t byte);

/* The next byte whose stop bit has been sent by now, and when that was; false where there is none. */
bool chip_sent(uint8_t *byte, uint64_t *when);

/* The tone of the sounder in hertz, 0 for silence. */
int chip_hertz(void);

struct chip_scan chip_scan(void);

#endif
