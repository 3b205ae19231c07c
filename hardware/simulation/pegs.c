#include "pegs.h"
#include "../firmware/pegs.h"
#include <math.h>
#include <string.h>

struct parts parts = {
    .contacts = 0,
    .switches = 470,
    .supply = 5000,
    .capacity = 100,
    .noise = 5,
    .chatter = 6,
    .pegs_vary = true,
    .pull_ups_vary = true,
    .contacts_vary = true,
};

enum contact { TOUCHING, APART, SHORTED };

static struct peg {
    char piece, next;         /* what is in the aperture, and what will be when all is quiet */
    uint64_t quiet, flips;    /* when the contacts come to rest, and when they change next */
    enum contact contact;
    double deviation, ohms;   /* of its own: of its resistor in parts of one, of its contacts */
} pegs[SQUARES];

static double pull_ups[8];
static uint64_t state = 1;

double pegs_random(void) {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (double)(state * 2685821657736338717ULL >> 11) / 9007199254740992.0;
}

void pegs_seed(uint64_t seed) {
    state = seed * 2 + 1;
    for (int i = 0; i < 16; i++)
        pegs_random();
    for (int i = 0; i < 8; i++)
        pull_ups[i] = 0.01 * (2 * pegs_random() - 1);
}

static double ohms_of(char piece) {
    switch (piece) {
#define OHMS(code, letter, ohms, low, high) \
    case letter:                            \
        return ohms;
        PEGS(OHMS)
    default:
        return INFINITY;
    }
}

static double wrong[128]; /* what is in the pieces of a letter instead, where not 0 */

static double soldered(char piece) {
    return wrong[(int)piece] > 0 ? wrong[(int)piece] : ohms_of(piece);
}

bool pegs_solder(char piece, double ohms) {
    if (!pegs_known(piece))
        return false;
    wrong[(int)piece] = ohms;
    return true;
}

bool pegs_known(char piece) {
    return isfinite(ohms_of(piece));
}

char pegs_at(int square) {
    return pegs[square].next;
}

void pegs_put(int square, char piece, uint64_t now, uint64_t chatter) {
    struct peg *peg = &pegs[square];
    peg->next = piece;
    if (piece) {
        peg->piece = piece;
        peg->deviation = 0.01 * (2 * pegs_random() - 1);
        peg->ohms = 50 * pegs_random();
    }
    peg->quiet = now + chatter;
    peg->flips = now;
}

void pegs_shake(int square, uint64_t now, uint64_t chatter) {
    pegs[square].quiet = now + chatter;
    pegs[square].flips = now;
}

/* A jack's tip passes the outer contact on its way, so that a moving peg may short both. */
static enum contact chattering(void) {
    double chance = pegs_random();
    return chance < 0.45 ? TOUCHING : chance < 0.9 ? APART : SHORTED;
}

static void move_on(struct peg *peg, uint64_t now) {
    if (now >= peg->quiet) {
        peg->piece = peg->next;
        peg->contact = TOUCHING;
        return;
    }
    while (peg->flips <= now) {
        peg->contact = chattering();
        peg->flips += 16 * (uint64_t)(100 + 2900 * pegs_random()); /* 0.1 to 3 ms */
    }
}

double pegs_ohms(int square, uint64_t now) {
    struct peg *peg = &pegs[square];
    move_on(peg, now);
    double ohms = peg->piece && peg->contact != APART ? soldered(peg->piece) : INFINITY;
    if (peg->piece && peg->contact == SHORTED)
        ohms = 0;
    ohms *= 1 + (parts.pegs_vary ? peg->deviation : parts.pegs / 100);
    return ohms + (parts.contacts_vary ? peg->ohms : parts.contacts);
}

double pegs_pull_up(int rank) {
    return PULL_UP * (1 + (parts.pull_ups_vary ? pull_ups[rank] : parts.pull_ups / 100));
}
