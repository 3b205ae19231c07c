#include "sounder.h"

#define SHORT (60 / TICK_MS)
#define PAUSE (90 / TICK_MS)

static enum tone sounding;
static uint16_t ticks_left;
static uint8_t times_left;
static bool pausing;

/* The timer toggles the pin by itself: 2 kHz or 500 Hz. */
static void on(void) {
    DDRB |= _BV(SOUNDER);
    OCR2A = sounding == HIGH ? F_CPU / 64 / 2 / 2000 - 1 : F_CPU / 64 / 2 / 500 - 1;
    TCCR2A = _BV(COM2A0) | _BV(WGM21);
    TCCR2B = _BV(CS22);
}

static void off(void) {
    TCCR2A = 0;
    TCCR2B = 0;
    PORTB &= ~_BV(SOUNDER);
}

void sounder_beep(enum tone tone, uint16_t ticks) {
    sounding = tone;
    ticks_left = ticks;
    times_left = 0;
    pausing = false;
    if (ticks > 0)
        on();
}

void sounder_count(enum tone tone, uint8_t times) {
    if (times == 0)
        return;
    sounder_beep(tone, SHORT);
    times_left = times - 1;
}

void sounder_tick(void) {
    if (ticks_left == 0 || --ticks_left > 0)
        return;
    if (pausing) {
        sounder_count(sounding, times_left);
        return;
    }
    off();
    if (times_left > 0) {
        pausing = true;
        ticks_left = PAUSE;
    }
}
