/*
 * The converter works by interrupts: all eight ranks of one file, then the next file. While it
 * converts one square, the one before is judged, so that judging takes no time of its own.
 */
#include "scan.h"
#include "pegs.h"
#include <avr/interrupt.h>
#include <avr/pgmspace.h>
#include <util/atomic.h>

/* What each aperture settles to, and then the buttons: what is there, what was read last instead,
 * and how often in a row. Arrays of bytes are what this chip reaches fastest. */
#define SETTLING_THINGS (SQUARES + BUTTONS)
static uint8_t pieces[SETTLING_THINGS], candidates[SETTLING_THINGS], seen[SETTLING_THINGS];
static uint16_t readings[SQUARES];

static uint8_t samples_wanted;
static uint8_t held;
static uint8_t file;
static volatile bool scanning;
volatile bool scan_has_ended;
/* The rank that is being converted, counted from the first; none while the inputs settle. */
static uint8_t rank;
#define SETTLING 0xFF

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

static void select_file(void) {
    PORTB = (PORTB & ~SELECT_MASK) | file << SELECT_SHIFT;
}

static void convert(uint8_t input) {
    ADMUX = _BV(REFS0) | input; /* the supply is the reference: its own value cancels out */
    ADCSRA |= _BV(ADSC);
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
    file = 0;
    select_file();
    rank = SETTLING;
    convert(0);
    sample_buttons();
}

ISR(ADC_vect) {
    uint16_t reading = ADC;
    if (rank == SETTLING) {
        rank = 0; /* the first conversion after a switch only gives the inputs time */
        convert(0);
        return;
    }
    uint8_t square = (RANKS - 1 - rank) * FILES + file;
    if (++rank < RANKS) {
        convert(rank);
    } else if (++file < FILES) {
        select_file();
        rank = SETTLING;
        convert(0);
    } else {
        scanning = false;
        scan_has_ended = true;
    }
    readings[square] = reading;
    if (is_still(pieces[square], reading))
        seen[square] = 0;
    else
        settle(square, scan_meaning(reading), samples_wanted);
}

void scan_start(uint8_t samples) {
    samples_wanted = samples;
    DDRB |= SELECT_MASK;
    PORTD |= BUTTONS_MASK; /* their pull-ups */
    DIDR0 = 0x3F; /* no digital input where the voltage is in between */
    /* A sixty-fourth of the clock is 250 kHz: 52 microseconds a conversion. */
    ADCSRA = _BV(ADEN) | _BV(ADIE) | _BV(ADPS2) | _BV(ADPS1);
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
