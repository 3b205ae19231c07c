/*
 * How surely a peg is told by its resistor, with every part at its worst at once.
 *
 *     margins CIRCUIT check [PER_CENT]   prints the table; its exit status is 1 where readings of two
 *                                        pegs can meet
 *     margins CIRCUIT header             prints ../firmware/pegs.h
 *
 * CIRCUIT is the directory of the schematics, from which the values come.
 */
#include "model.h"
#include "values.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct line {
    char name[8];
    double ohms;
    struct range range;
    int low, high; /* what the firmware takes for it */
};
enum { LINES = KINDS + 2, SHORT = 0, EMPTY = LINES - 1 };
static struct line lines[LINES];

/* Each band takes a quarter of the gap on its either side; the middle half stays free. */
static void work_out(const struct values *values) {
    strcpy(lines[SHORT].name, "short");
    strcpy(lines[EMPTY].name, "empty");
    lines[EMPTY].ohms = INFINITY;
    for (int kind = 0; kind < KINDS; kind++) {
        lines[kind + 1].name[0] = PIECES[kind];
        lines[kind + 1].ohms = values->pegs[kind];
    }
    for (int i = 0; i < LINES; i++)
        lines[i].range = model_range(lines[i].ohms, values->pull_up);
    for (int i = 1; i < LINES; i++) {
        struct line *line = &lines[i];
        double below = line->range.least - lines[i - 1].range.most;
        double above = i == EMPTY ? 0 : lines[i + 1].range.least - line->range.most;
        line->low = floor(line->range.least - below / 4);
        line->high = ceil(line->range.most + above / 4);
    }
}

static void print_header(const struct values *values) {
    printf("/* Made by `make -C hardware/analysis header` from the schematics in ../circuit. */\n"
           "#ifndef PEGS_H\n#define PEGS_H\n\n"
           "/* The resistor from the converter's input to the supply, one for each rank, in ohms. */\n"
           "#define PULL_UP %.0fUL\n\n"
           "/*\n"
           " * A line a peg: its code on the wire, its letter, its resistor in ohms, and the readings of the\n"
           " * converter that mean it. What lies between two bands is no reading at all.\n"
           " */\n"
           "#define PEGS(PEG)",
           values->pull_up);
    for (int i = 1; i <= KINDS; i++)
        printf(" \\\n    PEG(%d, '%s', %.0f, %d, %d)", i, lines[i].name, lines[i].ohms, lines[i].low, lines[i].high);
    printf("\n\n/* An empty aperture reads this or more. */\n#define EMPTY_FROM %d\n\n#endif\n", lines[EMPTY].low);
}

/* Prints the table and returns whether all pegs are apart. */
static int print_table(void) {
    double narrowest = FULL;
    printf("| peg | ohms | least | nominal | most | band | free above |\n");
    printf("|---|---:|---:|---:|---:|---:|---:|\n");
    for (int i = 0; i < LINES; i++) {
        struct line *line = &lines[i];
        char ohms[16] = "none", taken[32] = "no piece", gap[16] = "";
        if (i != EMPTY)
            snprintf(ohms, sizeof ohms, "%.0f", line->ohms);
        if (i != SHORT)
            snprintf(taken, sizeof taken, "%d-%d", line->low, i == EMPTY ? (int)FULL : line->high);
        if (i != EMPTY) {
            double free = lines[i + 1].range.least - line->range.most;
            narrowest = fmin(narrowest, free);
            snprintf(gap, sizeof gap, "%.1f", free);
        }
        printf("| %s | %s | %.1f | %.1f | %.1f | %s | %s |\n", line->name, ohms, line->range.least,
               line->range.nominal, line->range.most, taken, gap);
    }
    printf("\nNarrowest distance between two pegs at their worst: %.1f codes of 1023, %.1f mV at 5 V.\n", narrowest,
           narrowest * 5000 / FULL);
    return narrowest > 0;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "margins CIRCUIT check [PER_CENT] | header\n");
        return 2;
    }
    if (argc > 3)
        allowances.resistors = atof(argv[3]) / 100;
    struct values values = values_read(argv[1]);
    work_out(&values);
    if (strcmp(argv[2], "header") == 0) {
        print_header(&values);
        return 0;
    }
    if (print_table())
        return 0;
    printf("Pegs can be mistaken for each other.\n");
    return 1;
}
