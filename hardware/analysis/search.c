/*
 * For each pull-up of the E12 series the twelve resistors of the E24 series whose readings stay
 * farthest apart with every part at its worst, and from what leak on an empty square is one.
 *
 *     search
 */
#include "model.h"
#include "values.h"
#include <math.h>
#include <stdio.h>

static const double E24[] = {1.0, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2.0, 2.2, 2.4, 2.7, 3.0,
                             3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1};
static const double PULL_UPS[] = {10e3, 12e3, 15e3, 18e3, 22e3, 27e3, 33e3, 39e3, 47e3};
enum { DECADES = 4, VALUES = 24 * DECADES, PLACES = VALUES + 2, STEPS = KINDS + 1 };

static double ohms[PLACES];
static struct range ranges[PLACES];

/* The widest of all worst gaps with so many pegs up to this place, and the place before it. */
static struct {
    double gap;
    int before;
} best[STEPS + 1][PLACES];

/* From a short over twelve values to nothing, so that the narrowest step is as wide as can be. */
static double widest(double pull_up, double chosen[KINDS]) {
    for (int place = 0; place < PLACES; place++)
        ranges[place] = model_range(ohms[place], pull_up);
    for (int step = 0; step <= STEPS; step++)
        for (int place = 0; place < PLACES; place++)
            best[step][place].gap = -FULL;
    best[0][0].gap = FULL;
    for (int step = 1; step <= STEPS; step++)
        for (int to = 1; to < PLACES; to++)
            for (int from = 0; from < to; from++) {
                double gap = fmin(best[step - 1][from].gap, ranges[to].least - ranges[from].most);
                if (gap > best[step][to].gap && (step == STEPS) == (to == PLACES - 1)) {
                    best[step][to].gap = gap;
                    best[step][to].before = from;
                }
            }
    int place = PLACES - 1;
    for (int step = STEPS; step > 1; step--) {
        place = best[step][place].before;
        chosen[step - 2] = ohms[place];
    }
    return best[STEPS][PLACES - 1].gap;
}

int main(void) {
    ohms[0] = 0;
    for (int i = 0; i < VALUES; i++)
        ohms[i + 1] = E24[i % 24] * pow(10, 2 + i / 24);
    ohms[PLACES - 1] = INFINITY;
    printf("| above, ohms | pegs, ohms | worst gap, codes | a leak reads as a piece from | as empty from |\n");
    printf("|---:|---|---:|---:|---:|\n");
    for (size_t i = 0; i < sizeof PULL_UPS / sizeof *PULL_UPS; i++) {
        double chosen[KINDS], pull_up = PULL_UPS[i];
        double gap = widest(pull_up, chosen);
        printf("| %s |", values_written(pull_up));
        for (int kind = 0; kind < KINDS; kind++)
            printf(" %s", values_written(chosen[kind]));
        /* The bands take a quarter of the gap to the last peg and to an empty aperture. */
        double last = model_range(chosen[KINDS - 1], pull_up).most, empty = model_range(INFINITY, pull_up).least;
        double piece = last + (empty - last) / 4, free = empty - (empty - last) / 4;
        printf(" | %.1f | %.2f megohms | %.2f megohms |\n", gap, pull_up * piece / (FULL - piece) / 1e6,
               pull_up * free / (FULL - free) / 1e6);
    }
    return 0;
}
