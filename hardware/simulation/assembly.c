#include "assembly.h"
#include "../firmware/pegs.h"
#include "pegs.h"
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define RANKS 8
#define FILES 8
#define SELECTS 3

/* A rank board, and its faults. */
static struct rank {
    int jumper;            /* the input to which it is joined; -1 is none */
    double pull_up;        /* ohms in place of the right ones, where not 0; INFINITY is none */
    int lines[SELECTS];    /* which select line reaches each of the multiplexer's; -1 is none: low */
    struct tip {
        bool open, grounded, joined; /* joined to the next file */
        double leak, dry;            /* ohms to ground; ohms in its joint */
    } tips[FILES];
} ranks[RANKS];
static bool ready;

void assembly_mend(void) {
    memset(ranks, 0, sizeof ranks);
    for (int rank = 0; rank < RANKS; rank++) {
        ranks[rank].jumper = rank;
        for (int line = 0; line < SELECTS; line++)
            ranks[rank].lines[line] = line;
        for (int file = 0; file < FILES; file++)
            ranks[rank].tips[file].leak = INFINITY;
    }
    ready = true;
}

/* Siemens from the tip of a file to ground: its peg and what leaks there. */
static double tip_conducts(int rank, int file, uint64_t now) {
    const struct tip *tip = &ranks[rank].tips[file];
    double damp = parts.damp > 0 ? 1 / (parts.damp * 1000) : 0;
    return 1 / (pegs_ohms((RANKS - 1 - rank) * FILES + file, now) + tip->dry) + (tip->grounded ? 1 : 0) + 1 / tip->leak + damp;
}

/* The same of all tips that are joined to this one. */
static double joined_conduct(int rank, int file, uint64_t now) {
    const struct tip *tips = ranks[rank].tips;
    int first = file, last = file;
    while (first > 0 && tips[first - 1].joined)
        first--;
    while (last < FILES - 1 && tips[last].joined)
        last++;
    double sum = 0;
    for (int one = first; one <= last; one++)
        sum += tip_conducts(rank, one, now);
    return sum;
}

struct drive assembly_drive(int input, int selected, uint64_t now) {
    double into = parts.leak * 1e-9, conducts = 0;
    if (!ready)
        assembly_mend();
    for (int number = 0; number < RANKS; number++) {
        const struct rank *rank = &ranks[number];
        if (rank->jumper != input)
            continue;
        int file = 0;
        for (int line = 0; line < SELECTS; line++)
            if (rank->lines[line] >= 0 && selected >> rank->lines[line] & 1)
                file |= 1 << line;
        double pull_up = rank->pull_up > 0 ? rank->pull_up : pegs_pull_up(number);
        into += parts.supply / 1000 / pull_up;
        conducts += 1 / pull_up;
        if (!rank->tips[file].open)
            conducts += 1 / (parts.switches + 1 / joined_conduct(number, file, now));
    }
    if (conducts < 1e-12)
        return (struct drive){0, 1e12}; /* joined to nothing: it keeps what it has */
    return (struct drive){into / conducts * 1000, 1 / conducts};
}

static bool square_of(const char *name, int *rank, int *file) {
    *file = name[0] - 'a';
    *rank = strlen(name) == 2 ? name[1] - '1' : -1;
    return *file >= 0 && *file < FILES && *rank >= 0 && *rank < RANKS;
}

static bool number_of(const char *word, double *number) {
    char *end;
    *number = strtod(word, &end);
    return end != word && !*end && *number >= 0;
}

const char *assembly_fault(const char *const *words) {
    int rank, file;
    double number, other;
    if (!ready)
        assembly_mend();
    if (square_of(words[1], &rank, &file)) {
        struct tip *tip = &ranks[rank].tips[file];
        bool has_number = number_of(words[2], &number);
        if (strcmp(words[0], "open") == 0)
            tip->open = true;
        else if (strcmp(words[0], "ground") == 0)
            tip->grounded = true;
        else if (strcmp(words[0], "join") == 0 && file < FILES - 1)
            tip->joined = true;
        else if (strcmp(words[0], "leak") == 0 && has_number)
            tip->leak = number * 1000;
        else if (strcmp(words[0], "dry") == 0 && has_number)
            tip->dry = number * 1000;
        else
            return "no such fault";
        return NULL;
    }
    if (!number_of(words[1], &number) || number < 1 || number > RANKS || !number_of(words[2], &other))
        return "no such fault";
    struct rank *board = &ranks[(int)number - 1];
    if (strcmp(words[0], "jumper") == 0)
        board->jumper = (int)other - 1;
    else if (strcmp(words[0], "pull-up") == 0)
        board->pull_up = other > 0 ? other * 1000 : INFINITY;
    else if (strcmp(words[0], "select") == 0 && other < SELECTS)
        board->lines[(int)other] = -1;
    else if (strcmp(words[0], "exchange") == 0 && other < SELECTS - 1) {
        int line = board->lines[(int)other];
        board->lines[(int)other] = board->lines[(int)other + 1];
        board->lines[(int)other + 1] = line;
    } else
        return "no such fault";
    return NULL;
}
