#include "guard.h"
#include <avr/interrupt.h>
#include <avr/wdt.h>

/* Not cleared at the start. Boot loaders hide from a program why it begins, so that the watchdog
 * leaves this word behind before it bites. */
#define BITTEN 0xB17E
static uint16_t mark __attribute__((section(".noinit")));
static bool bitten;

/* Before anything else: the watchdog stays on after it has bitten, with its shortest time. */
__attribute__((naked, used, section(".init3"))) static void quiet_watchdog(void) {
    MCUSR = 0;
    wdt_disable();
}

/* The first time it is not fed it warns, the second time it bites. */
ISR(WDT_vect) {
    mark = BITTEN;
}

void guard_start(void) {
    bitten = mark == BITTEN;
    mark = 0;
    wdt_enable(WDTO_120MS);
}

void guard_feed(void) {
    wdt_reset();
    WDTCSR |= _BV(WDIE);
}

bool guard_has_bitten(void) {
    return bitten;
}
