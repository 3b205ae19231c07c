/*
 * A peg that goes in is counted in short tones: its piece (pawn 1, rook 2, knight 3, bishop 4,
 * king 5, queen 6; White high, Black low), or its square (the file high, then the rank low). A peg
 * that comes out is a long high tone, an aperture that cannot be read for half a second a very
 * long low one. A button is counted high, from the first to the fifth; in the test of the buttons
 * nothing else is, for without rank boards the inputs hang in the air.
 */
#include "selftest.h"
#include "course.h"
#include "scan.h"
#include "sounder.h"

#define KINDS 6
#define LONG (300 / TICK_MS)
#define VERY_LONG (1000 / TICK_MS)
#define TOO_LONG (500 / TICK_MS)

static enum { NONE, OF_BUTTONS, OF_PIECES, OF_SQUARES, OF_ASSEMBLY } test;
static uint8_t known[SQUARES];
static uint8_t unread[SQUARES]; /* ticks for which an aperture could not be read */

void selftest_start(uint8_t buttons) {
    test = buttons & _BV(SAY) ? OF_PIECES : buttons & _BV(TIME) ? OF_SQUARES : buttons & _BV(ARBITER) ? OF_ASSEMBLY
         : buttons & _BV(PRESS) ? OF_BUTTONS : NONE;
    if (test == NONE)
        return;
    for (uint8_t square = 0; square < SQUARES; square++)
        known[square] = scan_piece(square);
    course_start();
    sounder_beep(HIGH, VERY_LONG);
}

static void tell(uint8_t square, uint8_t piece) {
    if (piece == EMPTY)
        sounder_beep(HIGH, LONG);
    else if (test == OF_SQUARES)
        sounder_count(square % FILES + 1, RANKS - square / FILES);
    else if (piece <= KINDS)
        sounder_count(piece, 0);
    else
        sounder_count(0, piece - KINDS);
}

void selftest_tick(void) {
    if (test == NONE || test == OF_BUTTONS)
        return;
    if (test == OF_ASSEMBLY) {
        course_tick();
        return;
    }
    for (uint8_t square = 0; square < SQUARES; square++) {
        uint8_t piece = scan_piece(square);
        if (piece != known[square]) {
            known[square] = piece;
            tell(square, piece);
        }
        if (scan_meaning(scan_reading(square)) != UNREADABLE)
            unread[square] = 0;
        else if (unread[square] < TOO_LONG && ++unread[square] == TOO_LONG)
            sounder_beep(LOW, VERY_LONG);
    }
}

void selftest_pressed(uint8_t pressed) {
    if (test == NONE)
        return;
    for (uint8_t button = 0; button < BUTTONS; button++)
        if (!(pressed >> button & 1))
            continue;
        else if (test == OF_ASSEMBLY)
            course_pressed(button);
        else
            sounder_count(button + 1, 0);
}
