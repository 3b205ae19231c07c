#include "course.h"
#include "scan.h"
#include "sounder.h"

#define TEST_PIECE 1 /* a white pawn */
#define RIGHT (100 / TICK_MS)
#define LONG (300 / TICK_MS)
#define UNTIL_QUIET (200 / TICK_MS) /* all that a peg is seen as has settled then */

static uint8_t place, looked; /* squares as they are gone through: a1 is 0, b1 is 1, a2 is 8 */
static bool ignored[SQUARES]; /* by place: it was not empty on the empty board */
static uint8_t age;           /* ticks for which anything has been seen */
static bool judged, right;

static uint16_t reading_at(uint8_t at) {
    return scan_reading((RANKS - 1 - at / FILES) * FILES + at % FILES);
}

static bool is_empty(uint8_t at) {
    return scan_meaning(reading_at(at)) == EMPTY;
}

static void tell(uint8_t at, enum fault fault) {
    sounder_tell(at % FILES + 1, at / FILES + 1, fault);
}

/* The first fault of the empty board from a square on: of it, or of its whole rank. */
static void look_from(uint8_t at) {
    for (; at < SQUARES; at++) {
        if (is_empty(at))
            continue;
        enum fault fault = scan_is_grounded(reading_at(at)) ? GROUNDED : LEAKS;
        uint8_t taken = 0;
        for (uint8_t file = 0; file < FILES; file++)
            taken += !is_empty(at / FILES * FILES + file);
        bool whole = at % FILES == 0 && taken == FILES;
        sounder_tell(whole ? 0 : at % FILES + 1, at / FILES + 1, fault);
        looked = whole ? at + FILES : at + 1;
        return;
    }
    looked = SQUARES;
    sounder_beep(HIGH, LONG);
}

void course_start(void) {
    place = looked = age = 0;
    judged = right = false;
    for (uint8_t at = 0; at < SQUARES; at++)
        ignored[at] = !is_empty(at);
}

/* What is seen: how often, on the square that is to be tried, and somewhere else. */
static uint8_t see(bool *here, uint8_t *other) {
    uint8_t seen = 0;
    *here = false;
    for (uint8_t at = 0; at < SQUARES; at++) {
        if (ignored[at] || is_empty(at))
            continue;
        seen++;
        if (at == place)
            *here = true;
        else
            *other = at;
    }
    return seen;
}

static void judge(uint8_t seen, bool here, uint8_t other) {
    uint8_t piece = scan_meaning(reading_at(place));
    judged = true;
    right = false;
    if (seen > FILES / 2)
        sounder_tell(0, other / FILES + 1, NO_PULL_UP);
    else if (seen > 1)
        tell(other, JOINED);
    else if (!here)
        tell(other, ELSEWHERE);
    else if (piece == UNREADABLE)
        tell(place, BAD_JOINT);
    else if (piece != TEST_PIECE)
        tell(place, OTHER_PIECE);
    else {
        right = true;
        sounder_beep(HIGH, RIGHT);
    }
}

static void go_to(uint8_t at) {
    place = at % SQUARES;
    sounder_count(place % FILES + 1, place / FILES + 1);
}

void course_tick(void) {
    bool here;
    uint8_t other = 0;
    uint8_t seen = see(&here, &other);
    if (seen == 0) {
        /* The pawn is out again: on to the next square where this one was right. */
        if (judged && right)
            place = (place + 1) % SQUARES;
        judged = right = false;
        age = 0;
    } else if (!judged && ++age >= UNTIL_QUIET) {
        judge(seen, here, other);
    }
}

void course_pressed(enum button button) {
    bool here;
    uint8_t other;
    switch (button) {
    case AGAIN:
        course_start();
        look_from(0);
        break;
    case TIME:
        look_from(looked);
        break;
    case PRESS:
        go_to(place + 1);
        break;
    case ARBITER:
        go_to((place / FILES + 1) * FILES);
        break;
    case SAY:
        if (see(&here, &other) == 0)
            tell(place, NO_CONTACT);
        break;
    }
}
