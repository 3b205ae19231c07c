/*
 * All eight ranks of one file, then the next file, a conversion every STEP_US. The converter's own
 * small capacitor brings charge from one input to the next, and the inputs are slow through their
 * pull-ups: more than half of each step is theirs to come to rest, and a whole one more after the
 * multiplexers have switched. Judging a square happens while the next one rests.
 */
#include "scan.h"
#include "pegs.h"
#include <avr/interrupt.h>
#include <avr/pgmspace.h>
#include <util/atomic.h>

/* What each aperture settles to, and then the buttons: what is there, what was read last instead,
 * and how often in a row. Arrays of bytes are what this chip reaches fastest. */
#define SETTLING_THINGS (SQUARES + BUTTONS)
static volatile uint8_t pieces[SETTLING_THINGS];
static uint8_t candidates[SETTLING_THINGS], seen[SETTLING_THINGS];
static volatile uint16_t readings[SQUARES];

static volatile uint8_t samples_wanted;
static volatile uint8_t held;
static uint8_t file;
static volatile bool scanning;
volatile bool scan_has_ended;
static uint8_t rank; /* counted from the first */
static bool switched;
#define STEP_US 60

struct band {
    uint16_t low, high;
};
#define BAND(code, letter, ohms, low, high) {low, high},
static const struct band bands[] PROGMEM = {PEGS(BAND)};
#define KINDS (sizeof bands / sizeof *bands)

/* Whether a reading means that this still stands there: nearly always so, and quickly told. */
static bool is_still(uint8_t piece, uint16_t reading) {
    if (piece == EMPTY)
        return reading >= EMPTY_FROM;
    const struct band *band = &bands[piece - 1];
    return reading >= pgm_read_word(&band->low) && reading <= pgm_read_word(&band->high);
}

uint8_t scan_meaning(uint16_t reading) {
    if (reading >= EMPTY_FROM)
        return EMPTY;
    for (uint8_t kind = 0; kind < KINDS; kind++) {
        if (reading < pgm_read_word(&bands[kind].low))
            return UNREADABLE;
        if (reading <= pgm_read_word(&bands[kind].high))
            return kind + 1;
    }
    return UNREADABLE;
}

bool scan_is_grounded(uint16_t reading) {
    return reading < pgm_read_word(&bands[0].low);
}

/* A change counts after enough equal samples; one that differs begins the count again. */
static void settle(uint8_t thing, uint8_t sample, uint8_t wanted) {
    if (sample == pieces[thing] || sample == UNREADABLE) {
        seen[thing] = 0;
        return;
    }
    if (sample != candidates[thing]) {
        candidates[thing] = sample;
        seen[thing] = 0;
    }
    if (++seen[thing] >= wanted) {
        pieces[thing] = sample;
        seen[thing] = 0;
    }
}

/* A peg leaves before another one comes. A piece that turns into another where it stands is a contact that
 * has become worse, and no reading. */
static uint8_t believed(uint8_t square, uint8_t sample) {
    return pieces[square] != EMPTY && sample != EMPTY ? UNREADABLE : sample;
}

static void select_file(void) {
    PORTB = (PORTB & ~SELECT_MASK) | file << SELECT_SHIFT;
    switched = true;
}

/* Joins the converter to a rank; the supply is the reference, so that its own value cancels out. */
static void join(void) {
    ADMUX = _BV(REFS0) | (RANKS_FIRST + rank);
}

static void sample_buttons(void) {
    uint8_t up = PIND >> BUTTONS_SHIFT;
    for (uint8_t button = 0; button < BUTTONS; button++) {
        settle(SQUARES + button, !(up >> button & 1), SAMPLES_DEFAULT);
        if (pieces[SQUARES + button])
            held |= _BV(button);
        else
            held &= ~_BV(button);
    }
}

/* The tick: a scan begins. */
ISR(TIMER1_COMPA_vect) {
    if (scanning)
        return;
    scanning = true;
    file = rank = 0;
    select_file();
    join();
    TCNT0 = 0;
    TIFR0 = _BV(OCF0A);
    TIMSK0 = _BV(OCIE0A);
    sample_buttons();
}

/* A step: what is joined has come to rest, unless the multiplexers have just switched. */
ISR(TIMER0_COMPA_vect) {
    if (switched)
        switched = false;
    else
        ADCSRA |= _BV(ADSC);
}

ISR(ADC_vect) {
    uint16_t reading = ADC;
    uint8_t square = (RANKS - 1 - rank) * FILES + file;
    if (++rank == RANKS) {
        rank = 0;
        if (++file < FILES)
            select_file();
    }
    join();
    if (file == FILES) {
        TIMSK0 = 0;
        scanning = false;
        scan_has_ended = true;
    }
    readings[square] = reading;
    if (is_still(pieces[square], reading))
        seen[square] = 0;
    else
        settle(square, believed(square, scan_meaning(reading)), samples_wanted);
}

void scan_start(uint8_t samples) {
    samples_wanted = samples;
    DDRB |= SELECT_MASK;
    PORTD |= BUTTONS_MASK; /* their pull-ups */
    DIDR0 = 0x3F; /* no digital input where the voltage is in between */
    /* A thirty-second of the clock is 500 kHz: 26 microseconds a conversion. */
    ADCSRA = _BV(ADEN) | _BV(ADIE) | _BV(ADPS2) | _BV(ADPS0);
    TCCR0A = _BV(WGM01);
    TCCR0B = _BV(CS01);
    OCR0A = F_CPU / 8 / 1000000 * STEP_US - 1;
    TCCR1B = _BV(WGM12) | _BV(CS11) | _BV(CS10);
    OCR1A = F_CPU / 64 / 1000 * TICK_MS - 1;
    TIMSK1 = _BV(OCIE1A);
}

void scan_set_samples(uint8_t samples) {
    samples_wanted = samples;
}

uint8_t scan_piece(uint8_t square) {
    return pieces[square];
}

uint16_t scan_reading(uint8_t square) {
    uint16_t reading;
    ATOMIC_BLOCK(ATOMIC_FORCEON) {
        reading = readings[square];
    }
    return reading;
}

uint8_t scan_buttons(void) {
    return held;
}
