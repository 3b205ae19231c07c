/* The reference board: scans, settles, and says over the serial port what has changed. */
#include "guard.h"
#include "protocol.h"
#include "scan.h"
#include "selftest.h"
#include "serial.h"
#include "settings.h"
#include "sounder.h"
#include <avr/interrupt.h>
#include <avr/sleep.h>

/* Scans until all that stands there at first has settled, and one for certainty. */
static uint8_t ticks_to_ready;

static void tick(void) {
    static uint8_t held;
    uint8_t now = scan_buttons();
    if (ticks_to_ready > 0) {
        if (--ticks_to_ready == 0)
            selftest_start(now);
    } else {
        selftest_tick();
        selftest_pressed(now & ~held);
    }
    sounder_tick();
    if (ticks_to_ready == 0) {
        protocol_tick();
        protocol_pressed(now & ~held);
    }
    held = now;
}

/* Until there is something to do; the converter's interrupts alone are nothing. */
static void rest(void) {
    cli();
    while (!scan_has_ended && !serial_moved) {
        sleep_enable();
        sei();
        sleep_cpu(); /* nothing interrupts between these two, so that nothing is slept through */
        sleep_disable();
        cli();
    }
    serial_moved = false;
    sei();
}

int main(void) {
    uint8_t byte;
    uint8_t samples = settings_samples();
    ticks_to_ready = samples + 1;
    scan_start(samples);
    serial_start(protocol_baud);
    set_sleep_mode(SLEEP_MODE_IDLE);
    guard_start();
    protocol_start();
    sei();
    for (;;) {
        if (scan_has_ended) {
            scan_has_ended = false;
            guard_feed();
            tick();
        }
        if (ticks_to_ready == 0) {
            while (serial_take(&byte))
                protocol_take(byte);
            while (serial_has_room() && protocol_next(&byte))
                serial_give(byte);
        }
        rest();
    }
}
