/*
 * Boards drawn at random, as they come from a bag of parts: how many pieces are told, taken for
 * another, or not read at all.
 *
 *     boards CIRCUIT [BOARDS [SEED]]
 *
 * On every board each of the twelve kinds of piece and nothing is read on each of the 64 squares.
 * The exit status is 1 where one is taken for another on a board whose parts are as allowed.
 */
#include "../firmware/pegs.h"
#include "model.h"
#include "values.h"
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { RANKS = 8, FILES = 8, PEGS_OF_A_KIND = 8 };

static uint64_t state;

static double random_part(void) { /* 0 to below 1 */
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (double)(state * 2685821657736338717ULL >> 11) / 9007199254740992.0;
}

static double between(double low, double high) {
    return low + (high - low) * random_part();
}

static double each_way(double most) {
    return between(-most, most);
}

static const struct {
    int low, high;
} bands[KINDS] = {
#define BAND(code, letter, ohms, low, high) {low, high},
    PEGS(BAND)
};

enum { EMPTY = KINDS, UNREAD = KINDS + 1 };

static int meaning(double reading) {
    int code = reading; /* the converter rounds down */
    if (code >= EMPTY_FROM)
        return EMPTY;
    for (int kind = 0; kind < KINDS; kind++)
        if (code >= bands[kind].low && code <= bands[kind].high)
            return kind;
    return UNREAD;
}

/* A square is dirtied with this chance, and then leaks this little or more. */
struct dirt {
    const char *name;
    double chance, least, most;
    int allowed; /* whether this is within what the parts are allowed to be */
};

struct counts {
    long read, wrong, unread, boards_unread;
};

static void read_board(const struct values *values, const struct dirt *dirt, struct counts *counts) {
    double supply = between(SUPPLY_MIN, SUPPLY_MAX), warmth = each_way(1);
    double pegs[KINDS][PEGS_OF_A_KIND];
    long unread = counts->unread;
    for (int kind = 0; kind < KINDS; kind++)
        for (int peg = 0; peg < PEGS_OF_A_KIND; peg++)
            pegs[kind][peg] = values->pegs[kind] * (1 + each_way(allowances.resistors)) *
                              (1 + warmth * each_way(allowances.temperature));
    for (int rank = 0; rank < RANKS; rank++) {
        double pull_up = values->pull_up * (1 + each_way(allowances.resistors)) *
                         (1 + warmth * each_way(allowances.temperature));
        double through = between(SWITCH_MIN, SWITCH_MAX), leak = each_way(LEAKAGE), capacity = between(50e-12, CAPACITY_MAX);
        for (int file = 0; file < FILES; file++) {
            double damp = random_part() < dirt->chance ? exp(between(log(dirt->least), log(dirt->most))) : INFINITY;
            double series = through * between(0.95, 1) + between(0, CONTACTS_MAX);
            for (int kind = 0; kind <= EMPTY; kind++) {
                double ohms = kind == EMPTY ? INFINITY : pegs[kind][(int)(random_part() * PEGS_OF_A_KIND)];
                struct circuit circuit = {ohms, pull_up, series, leak, 1 / damp, supply};
                double unrest = model_unrest(ohms + series, pull_up, capacity);
                double reading = model_reading(circuit) + each_way(1) * unrest + each_way(CONVERTER);
                int told = meaning(reading);
                counts->read++;
                if (told == UNREAD)
                    counts->unread++;
                else if (told != kind)
                    counts->wrong++;
            }
        }
    }
    if (counts->unread > unread)
        counts->boards_unread++;
}

static const char *thousands(long number) {
    static char text[4][32];
    static int turn;
    char *at = text[turn = (turn + 1) % 4] + 31;
    *at = 0;
    for (int digits = 0; number > 0 || digits == 0; digits++, number /= 10) {
        if (digits > 0 && digits % 3 == 0)
            *--at = ',';
        *--at = '0' + number % 10;
    }
    return at;
}

int main(int argc, char **argv) {
    static const struct dirt dirts[] = {
        {"clean: within what the parts may be", 0, 1, 1, 1},
        {"one square in ten leaks 10 to 100 megohms", 0.1, 10e6, 100e6, 1},
        {"one square in ten leaks 1 to 10 megohms", 0.1, 1e6, 10e6, 0},
        {"one square in ten leaks 100 kilohms to 1 megohm", 0.1, 100e3, 1e6, 0},
    };
    if (argc < 2) {
        fprintf(stderr, "boards CIRCUIT [BOARDS [SEED]]\n");
        return 2;
    }
    struct values values = values_read(argv[1]);
    long boards = argc > 2 ? atol(argv[2]) : 10000;
    int bad = 0;
    printf("| %s boards | readings | mistaken for another | not read | boards with an unread one |\n|---|---:|---:|---:|---:|\n",
           thousands(boards));
    for (size_t i = 0; i < sizeof dirts / sizeof *dirts; i++) {
        struct counts counts = {0};
        state = (argc > 3 ? strtoull(argv[3], NULL, 10) : 1) * 2 + 1;
        for (long board = 0; board < boards; board++)
            read_board(&values, &dirts[i], &counts);
        printf("| %s | %s | %s | %s | %s |\n", dirts[i].name, thousands(counts.read), thousands(counts.wrong),
               thousands(counts.unread), thousands(counts.boards_unread));
        bad |= dirts[i].allowed && counts.wrong > 0;
    }
    return bad;
}
