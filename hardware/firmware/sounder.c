#include "sounder.h"

#define SHORT (80 / TICK_MS)
#define PAUSE (120 / TICK_MS)
#define LONG_PAUSE (400 / TICK_MS)

/* What is still to be counted, and what sounds or is silent now, for so long. */
static uint8_t high_left, low_left, last_left;
static uint16_t ticks_left;
static bool sounding;

/*
 * Half periods in steps of the timer. The sounder resonates at 4 kHz, where it is loudest: the high tone is
 * 4,032 Hz, and the fifth harmonic of the low one, 806 Hz, is the same.
 */
#define HIGH_STEPS 31
#define LOW_STEPS (5 * HIGH_STEPS)

/* The timer toggles the pin by itself. */
static void on(enum tone tone, uint16_t ticks) {
    DDRB |= _BV(SOUNDER);
    OCR2A = (tone == HIGH ? HIGH_STEPS : LOW_STEPS) - 1;
    TCCR2A = _BV(COM2A0) | _BV(WGM21);
    TCCR2B = _BV(CS22);
    sounding = true;
    ticks_left = ticks;
}

static void off(void) {
    TCCR2A = 0;
    TCCR2B = 0;
    PORTB &= ~_BV(SOUNDER);
    sounding = false;
}

/* The next short tone; the last high one is set apart from the first low one. */
static void count_on(void) {
    if (high_left > 0) {
        high_left--;
        on(HIGH, SHORT);
    } else if (low_left > 0) {
        low_left--;
        on(LOW, SHORT);
    } else if (last_left > 0) {
        last_left--;
        on(HIGH, SHORT);
    }
}

void sounder_beep(enum tone tone, uint16_t ticks) {
    high_left = low_left = last_left = 0;
    off();
    if (ticks > 0)
        on(tone, ticks);
}

void sounder_count(uint8_t high, uint8_t low) {
    sounder_tell(high, low, 0);
}

void sounder_tell(uint8_t high, uint8_t low, uint8_t last) {
    off();
    high_left = high;
    low_left = low;
    last_left = last;
    count_on();
}

void sounder_tick(void) {
    if (ticks_left == 0 || --ticks_left > 0)
        return;
    if (!sounding) {
        count_on();
        return;
    }
    bool was_high = OCR2A < HIGH_STEPS;
    off();
    if (high_left > 0 || low_left > 0 || last_left > 0) {
        bool ends_group = was_high ? high_left == 0 && low_left > 0 : low_left == 0;
        ticks_left = ends_group ? LONG_PAUSE : PAUSE;
    }
}
