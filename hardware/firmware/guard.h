/* The watchdog: where no scan has ended for a quarter of a second, the processor begins anew. */
#ifndef GUARD_H
#define GUARD_H

#include "board.h"

void guard_start(void);

/* A scan has ended and all is well. */
void guard_feed(void);

/* Whether the watchdog has made the processor begin, so that what a host has asked for still holds. */
bool guard_has_bitten(void);

#endif
