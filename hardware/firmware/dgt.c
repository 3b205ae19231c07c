/*
 * The wire format of DGT boards, at 9600 baud: commands of one byte, messages whose first byte
 * alone has its top bit set.
 *
 * A change may be sent in the middle of a longer message, as those boards do; every other message
 * waits its turn. What changes and which buttons are pressed is told in the order in which it
 * happened.
 */
#include "protocol.h"
#include "guard.h"
#include "scan.h"
#include "settings.h"
#include "sounder.h"
#include <avr/pgmspace.h>

const uint32_t protocol_baud = 9600;

#ifndef SERIAL_NUMBER
#define SERIAL_NUMBER 1
#endif
#define VERSION_MAJOR 1
#define VERSION_MINOR 0
static const char trademark[] PROGMEM =
    "annabella reference board with pegs. Open hardware, firmware under GPL-3.0-or-later.";

/* Commands. */
enum {
    RESET = 0x40,
    SEND_CLOCK = 0x41,
    SEND_BOARD = 0x42,
    UPDATE = 0x43,
    UPDATE_BOARD = 0x44,
    SEND_SERIAL = 0x45,
    SEND_BUS_ADDRESS = 0x46,
    SEND_TRADEMARK = 0x47,
    SEND_MOVES = 0x49,
    UPDATE_NICE = 0x4B,
    SEND_BATTERY = 0x4C,
    SEND_VERSION = 0x4D,
    SEND_LONG_SERIAL = 0x55,
    /* These are followed by the number of bytes that follow it. */
    TO_CLOCK = 0x2B,
    TO_LIGHTS = 0x60,
    TO_SETTINGS = 0x70, /* this board's own; hosts of DGT boards never send it */
};

/* First bytes of messages. */
enum {
    BOARD = 0x86,
    CLOCK = 0x8D,
    CHANGE = 0x8E,
    MOVES = 0x8F,
    BUS_ADDRESS = 0x90,
    SERIAL = 0x91,
    TRADEMARK = 0x92,
    VERSION = 0x93,
    BATTERY = 0xA0,
    LONG_SERIAL = 0xA2,
    SETTING = 0xF0,
};

/* Settings: `70 02 what 00` asks, `70 03 what value 00` sets; the answer is `F0 00 06 what high low`. */
enum {
    SAMPLES = 0x01,
    START = 0x02, /* whether the watchdog made the processor begin; it can only be asked */
    DOUBTS = 0x03, /* whether apertures that cannot be read are told unasked, until the next reset */
    DOUBT = 0x04, /* what is told then: the square, and 1, or 0 when it can be read again */
    READING = 0x40, /* and the square: what the converter reads there; it can only be asked */
};

/* The command of the clock's beeper. */
enum { BEEP = 0x0B };

enum mode { IDLE, CHANGES, BUTTONS_TOO, CLOCK_TOO };
#define KEPT __attribute__((section(".noinit"))) /* over a bite of the watchdog */
static enum mode mode KEPT;

/* What the host knows of each square, and whether it has asked for that since the last reset. */
static uint8_t told[SQUARES] KEPT;
static bool dumped KEPT;

/* What has happened and is not sent yet, oldest first: a square and its piece, or a button. */
#define EVENTS 64
#define IS_BUTTON 0x80
#define IS_DOUBT 0x40
static struct event {
    uint8_t what, piece;
} events[EVENTS];
static uint8_t events_first, events_count;

/* Commands that are not answered yet, oldest first; with a detail for those that have one. */
#define REQUESTS 16
static struct request {
    uint8_t command, what;
} requests[REQUESTS];
static uint8_t requests_first, requests_count;

/* The message that is being sent, and the change that is sent in the middle of it. */
static uint8_t message[3 + sizeof trademark];
static uint8_t message_at, message_size;
#define SHORT 13
static uint8_t change[5], change_at = sizeof change;

/* A command of several bytes that is not whole yet, or the rest of one that is longer than any known
 * one and is passed over, so that nothing in it is obeyed. */
#define LONGEST_COMMAND 18
#define PATIENCE (100 / TICK_MS)
static uint8_t partial[LONGEST_COMMAND], partial_size, partial_age;
static uint8_t to_skip;

static uint16_t ticks_to_clock;

/* How much of late each aperture has not read as what it is told to hold, and whether that was told. */
static bool telling_doubts KEPT;
static uint8_t doubts[SQUARES], doubted_first;
#define DOUBT_MORE 3
#define DOUBT_LESS 1
#define DOUBT_FULL 18 /* a quarter of a second of nothing else, or three quarters of every other reading */
#define DOUBT_TOLD 0x80

static void happened(uint8_t what, uint8_t piece) {
    struct event *event = &events[(events_first + events_count++) % EVENTS];
    event->what = what;
    event->piece = piece;
}

/* A host that asks faster than it can be answered loses what it asks. */
static void ask(uint8_t command, uint8_t what) {
    if (requests_count == REQUESTS)
        return;
    struct request *request = &requests[(requests_first + requests_count++) % REQUESTS];
    request->command = command;
    request->what = what;
}

/* From here on changes are told. Those since the last board that was sent are told as well. */
static void update(enum mode wanted) {
    mode = wanted;
    ticks_to_clock = 0;
}

static void reset(void) {
    mode = IDLE;
    telling_doubts = false;
    dumped = false;
    events_count = 0;
    requests_count = 0;
}

void protocol_start(void) {
    if (!guard_has_bitten() || mode > CLOCK_TOO)
        reset();
}

static void take_settings(void) {
    uint8_t what = partial[2];
    if (partial[1] == 3 && what == SAMPLES && settings_set_samples(partial[3]))
        scan_set_samples(partial[3]);
    if (partial[1] == 3 && what == DOUBTS) {
        for (uint8_t square = 0; square < SQUARES && !telling_doubts; square++)
            doubts[square] = 0;
        telling_doubts = partial[3];
    }
    ask(TO_SETTINGS, what);
}

/* No clock is there, so that nothing answers what is said to one, as with any board without a clock.
 * But its beeper is here; a host that is not told so sends the beep again. */
static void take_clock(void) {
    if (partial[3] != BEEP || partial[1] < 4)
        return;
    sounder_beep(HIGH, partial[4] * 64 / TICK_MS);
    if (mode == BUTTONS_TOO || mode == CLOCK_TOO)
        ask(TO_CLOCK, BEEP);
}

static void take_long(uint8_t byte) {
    partial[partial_size++] = byte;
    partial_age = 0;
    if (partial_size < 2)
        return;
    if (partial[1] < 2 || partial[1] > LONGEST_COMMAND - 2) {
        to_skip = partial[1] < 0x80 ? partial[1] : 0; /* a length has seven bits */
        partial_size = 0;
        return;
    }
    if (partial_size < partial[1] + 2)
        return;
    if (partial[0] == TO_SETTINGS)
        take_settings();
    else if (partial[0] == TO_CLOCK && partial[1] >= 3)
        take_clock();
    partial_size = 0;
}

void protocol_take(uint8_t byte) {
    if (to_skip > 0) {
        to_skip--;
        partial_age = 0;
        return;
    }
    if (partial_size > 0) {
        take_long(byte);
        return;
    }
    switch (byte) {
    case TO_CLOCK:
    case TO_LIGHTS:
    case TO_SETTINGS:
        take_long(byte);
        break;
    case RESET:
        reset();
        break;
    case UPDATE:
        update(CLOCK_TOO);
        break;
    case UPDATE_BOARD:
        update(CHANGES);
        break;
    case UPDATE_NICE:
        update(BUTTONS_TOO);
        break;
    default:
        ask(byte, 0);
    }
}

static void doubt(uint8_t square) {
    uint8_t doubt = doubts[square] & ~DOUBT_TOLD, told_of = doubts[square] & DOUBT_TOLD;
    if (scan_meaning(scan_reading(square)) == scan_piece(square))
        doubt -= doubt < DOUBT_LESS ? doubt : DOUBT_LESS;
    else if ((doubt += DOUBT_MORE) > DOUBT_FULL)
        doubt = DOUBT_FULL;
    if (doubt == (told_of ? 0 : DOUBT_FULL) && events_count < EVENTS) {
        told_of ^= DOUBT_TOLD;
        happened(IS_DOUBT | square, told_of != 0);
    }
    doubts[square] = doubt | told_of;
}

/* A rank at every tick. */
static void doubt_some(void) {
    if (mode == IDLE || !telling_doubts)
        return;
    for (uint8_t file = 0; file < FILES; file++)
        doubt(doubted_first + file);
    doubted_first = (doubted_first + FILES) % SQUARES;
}

void protocol_tick(void) {
    for (uint8_t square = 0; square < SQUARES; square++) {
        uint8_t piece = scan_piece(square);
        if (mode == IDLE) {
            if (!dumped)
                told[square] = piece;
        } else if (piece != told[square] && events_count < EVENTS) {
            /* Where there is no room, it is noticed again at the next tick. */
            told[square] = piece;
            happened(square, piece);
        }
    }
    doubt_some();
    if ((partial_size > 0 || to_skip > 0) && ++partial_age > PATIENCE)
        partial_size = to_skip = 0; /* the rest will never come */
    if (mode == CLOCK_TOO && ticks_to_clock-- == 0) {
        ticks_to_clock = 1000 / TICK_MS - 10;
        ask(SEND_CLOCK, 0);
    }
}

void protocol_pressed(uint8_t pressed) {
    if (mode != BUTTONS_TOO && mode != CLOCK_TOO)
        return;
    for (uint8_t button = 0; button < BUTTONS; button++)
        if (pressed >> button & 1 && events_count < EVENTS)
            happened(IS_BUTTON | button, 0);
}

static void begin(uint8_t id) {
    message[0] = id;
    message_size = 3;
    message_at = 0;
}

static void add(uint8_t byte) {
    message[message_size++] = byte & 0x7F;
}

static void end(void) {
    message[1] = message_size >> 7;
    message[2] = message_size & 0x7F;
}

static void add_digits(uint8_t count) {
    uint32_t number = SERIAL_NUMBER;
    message_size += count;
    for (uint8_t at = 1; at <= count; at++) {
        message[message_size - at] = '0' + number % 10;
        number /= 10;
    }
}

/* Four bytes by which a clock acknowledges; their top bits travel in the bytes of the hours. */
static void acknowledge(uint8_t ack0, uint8_t ack1, uint8_t ack2, uint8_t ack3) {
    begin(CLOCK);
    add(0x0A | (ack2 & 0x80) >> 3 | (ack3 & 0x80) >> 2);
    add(ack0);
    add(ack1);
    add(0x0A | (ack0 & 0x80) >> 3 | (ack1 & 0x80) >> 2);
    add(ack2);
    add(ack3);
    add(0);
}

static void answer_setting(uint8_t what) {
    uint16_t value = 0;
    if (what == SAMPLES)
        value = settings_samples();
    else if (what == START)
        value = guard_has_bitten();
    else if (what == DOUBTS)
        value = telling_doubts;
    else if (what & READING)
        value = scan_reading(what & (SQUARES - 1));
    begin(SETTING);
    add(what);
    add(value >> 7);
    add(value);
}

/* Makes the answer to a request; false where there is none. */
static bool answer(struct request request) {
    switch (request.command) {
    case SEND_CLOCK:
        begin(CLOCK);
        for (uint8_t at = 0; at < 6; at++)
            add(0);
        add(0x20); /* none is there */
        break;
    case SEND_BOARD:
        begin(BOARD);
        for (uint8_t square = 0; square < SQUARES; square++) {
            told[square] = scan_piece(square);
            add(told[square]);
        }
        dumped = true;
        break;
    case SEND_SERIAL:
        begin(SERIAL);
        add_digits(5);
        break;
    case SEND_LONG_SERIAL:
        begin(LONG_SERIAL);
        add_digits(10);
        break;
    case SEND_BUS_ADDRESS:
        begin(BUS_ADDRESS);
        add(SERIAL_NUMBER >> 7 & 0x7F);
        add(SERIAL_NUMBER & 0x7F);
        break;
    case SEND_TRADEMARK:
        begin(TRADEMARK);
        for (uint8_t at = 0; at < sizeof trademark - 1; at++)
            add(pgm_read_byte(&trademark[at]));
        break;
    case SEND_VERSION:
        begin(VERSION);
        add(VERSION_MAJOR);
        add(VERSION_MINOR);
        break;
    case SEND_MOVES: /* none are kept: writing them would wear the memory out */
        begin(MOVES);
        break;
    case SEND_BATTERY: /* there is none, so nothing is known of it */
        begin(BATTERY);
        for (uint8_t at = 0; at < 9; at++)
            add(at < 3 ? 0x7F : 0);
        break;
    case TO_CLOCK:
        acknowledge(0x10, request.what, 0, 0);
        break;
    case TO_SETTINGS:
        answer_setting(request.what);
        break;
    default:
        return false;
    }
    end();
    return true;
}

static struct event next_event(void) {
    struct event event = events[events_first];
    events_first = (events_first + 1) % EVENTS;
    events_count--;
    return event;
}

/* Puts the next message on its way; false where there is none. */
static bool next_message(void) {
    if (events_count > 0) {
        struct event event = next_event();
        if (event.what & IS_BUTTON) {
            acknowledge(0x10, 0x88, 0, 0x31 + (event.what & ~IS_BUTTON));
        } else {
            begin(SETTING);
            add(DOUBT);
            add(event.what & ~IS_DOUBT);
            add(event.piece);
        }
        end();
        return true;
    }
    while (requests_count > 0) {
        struct request request = requests[requests_first];
        requests_first = (requests_first + 1) % REQUESTS;
        requests_count--;
        if (answer(request))
            return true;
    }
    return false;
}

/* Whether the oldest event is a change that can be sent now. Short messages are not interrupted:
 * the button among them is to be read before what has happened after it. */
static bool is_due(void) {
    bool is_change = events_count > 0 && !(events[events_first].what & (IS_BUTTON | IS_DOUBT));
    return is_change && (message_at == message_size || message_size > SHORT);
}

bool protocol_next(uint8_t *byte) {
    if (change_at == sizeof change && is_due()) {
        struct event event = next_event();
        change[0] = CHANGE;
        change[1] = 0;
        change[2] = sizeof change;
        change[3] = event.what;
        change[4] = event.piece;
        change_at = 0;
    }
    if (change_at < sizeof change) {
        *byte = change[change_at++];
        return true;
    }
    if (message_at == message_size && !next_message())
        return false;
    *byte = message[message_at++];
    return true;
}
