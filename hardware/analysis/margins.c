/*
 * How surely a peg is told by its resistor, with every part at its worst at once.
 *
 *     margins [PER_CENT [propose]]
 *
 * Prints a table of the readings and of the distances between them. Its exit status is 1 where
 * the bands of the firmware do not hold what the tolerances allow, or touch each other.
 */
#include "../firmware/pegs.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the parts are allowed to be; the sources are in hardware/README.md. */
static double resistors = 0.01;             /* of the peg and of the pull-up, each way */
static const double SWITCH_TYPICAL = 470;
static const double SWITCH_MIN = 20;        /* ohms through the multiplexer: 74HC4051, warm hand */
static const double SWITCH_MAX = 1200;      /* CD4051B at 5 V and 85 degrees */
static const double CONTACTS_MAX = 300;     /* ohms of both contacts in the aperture and the wire */
static const double LEAKAGE = 1.2e-6;       /* amperes into or out of the converter's input */
static const double CONVERTER = 5;          /* codes: all errors of the converter, and noise */
static const double CAPACITY_MAX = 250e-12; /* farads at an input: multiplexer, wires, sockets */
static const double SAMPLING = 14e-12;      /* farads of the converter's own capacitor */
static const double RESTING = 30e-6;        /* seconds between joining an input and sampling it */
static const double SUPPLY_MIN = 4.5;       /* volts; the leakage weighs most where it is low */

static const double FULL = 1023;

struct band {
    const char *name;
    double ohms;
    double low, high; /* what the firmware takes for it */
    double least, nominal, most;
};

#define NAME(code, letter, ohms, low, high) {(const char[]){letter, 0}, ohms, low, high, 0, 0, 0},
static struct band bands[] = {
    {"short", 0, 0, 0, 0, 0, 0},
    PEGS(NAME)
    {"empty", INFINITY, EMPTY_FROM, 1023, 0, 0, 0},
};
enum { BANDS = sizeof bands / sizeof *bands };

static double clamp(double code) {
    return code < 0 ? 0 : code > FULL ? FULL : code;
}

/* The reading of a peg of these ohms through that much in series, with that current leaking in. */
static double reading(double ohms, double pull_up, double series, double leak) {
    double conductance = 1 / pull_up + (isinf(ohms) ? 0 : 1 / (ohms + series));
    return clamp(FULL * (SUPPLY_MIN / pull_up + leak) / conductance / SUPPLY_MIN);
}

/*
 * By how many codes an input is still off when it is sampled: the converter's capacitor has brought
 * as much charge along as there can be. What is worst of all capacities up to the largest.
 */
static double unrest(double ohms) {
    double through = isinf(ohms) ? PULL_UP * (1 + resistors) : 1 / (1 / (double)PULL_UP + 1 / ohms) * (1 + resistors);
    double worst = 0;
    for (double capacity = 10e-12; capacity <= CAPACITY_MAX; capacity += 10e-12) {
        double both = capacity + SAMPLING;
        worst = fmax(worst, FULL * SAMPLING / both * exp(-RESTING / (through * both)));
    }
    return worst;
}

/* The least and the most of all corners at which the parts can stand. */
static void work_out(struct band *band) {
    band->nominal = reading(band->ohms, PULL_UP, SWITCH_TYPICAL, 0);
    band->least = FULL;
    band->most = 0;
    for (int corner = 0; corner < 1 << 5; corner++) {
        double sign[5];
        for (int part = 0; part < 5; part++)
            sign[part] = corner >> part & 1 ? 1 : -1;
        double series = sign[2] > 0 ? SWITCH_MAX + CONTACTS_MAX : SWITCH_MIN;
        double code = reading(band->ohms * (1 + sign[0] * resistors), PULL_UP * (1 + sign[1] * resistors), series,
                              sign[3] * LEAKAGE);
        code = clamp(code + sign[4] * (CONVERTER + unrest(band->ohms + series)));
        band->least = fmin(band->least, code);
        band->most = fmax(band->most, code);
    }
}

int main(int argc, char **argv) {
    int propose = argc > 2 && strcmp(argv[2], "propose") == 0;
    if (argc > 1)
        resistors = atof(argv[1]) / 100;
    int wrong = 0;
    double narrowest = FULL;
    for (int i = 0; i < BANDS; i++)
        work_out(&bands[i]);
    if (propose) {
        /* Each band takes a quarter of the gap on its either side; the middle half stays free. */
        for (int i = 1; i < BANDS; i++) {
            double below = bands[i].least - bands[i - 1].most;
            double above = i + 1 < BANDS ? bands[i + 1].least - bands[i].most : 0;
            printf("%s %.0f %.0f\n", bands[i].name, floor(bands[i].least - below / 4), ceil(bands[i].most + above / 4));
        }
        return 0;
    }
    printf("| peg | ohms | least | nominal | most | band | free above |\n");
    printf("|---|---:|---:|---:|---:|---:|---:|\n");
    for (int i = 0; i < BANDS; i++) {
        struct band *band = &bands[i];
        char ohms[16] = "none", taken[16] = "no piece", gap[16] = "";
        if (!isinf(band->ohms))
            snprintf(ohms, sizeof ohms, "%.0f", band->ohms);
        if (i > 0) {
            snprintf(taken, sizeof taken, "%.0f-%.0f", band->low, band->high);
            if (band->least < band->low || band->most > band->high || band->low <= bands[i - 1].high)
                wrong = 1;
        }
        if (i + 1 < BANDS) {
            double free = bands[i + 1].least - band->most;
            if (free < narrowest)
                narrowest = free;
            snprintf(gap, sizeof gap, "%.1f", free);
        }
        printf("| %s | %s | %.1f | %.1f | %.1f | %s | %s |\n", band->name, ohms, band->least, band->nominal,
               band->most, taken, gap);
    }
    printf("\nNarrowest distance between two pegs at their worst: %.1f codes of 1023, %.1f mV at 5 V.\n", narrowest,
           narrowest * 5000 / FULL);
    if (wrong)
        printf("The bands of the firmware do not fit.\n");
    return wrong;
}
