#include "inputs.h"
#include "assembly.h"
#include "chip.h"
#include "pegs.h"
#include <math.h>

#define RANKS 8
#define SAMPLING 14 /* picofarads of the converter's own capacitor */

static struct {
    double millivolts;
    uint64_t when;
} inputs[RANKS];
static int selected, connected;

/* Brings an input to that moment: it tends to where its peg and its pull-up drive it. */
static void move_on(int rank, uint64_t now) {
    struct drive drive = assembly_drive(rank, selected, now);
    double picofarads = parts.capacity + (rank == connected ? SAMPLING : 0);
    double cycles = drive.ohms * picofarads * 1e-12 * MILLISECOND * 1000;
    double left = exp(-(double)(now - inputs[rank].when) / cycles);
    inputs[rank].millivolts = drive.millivolts + (inputs[rank].millivolts - drive.millivolts) * left;
    inputs[rank].when = now;
}

void inputs_select(int file, uint64_t now) {
    if (file == selected)
        return;
    for (int rank = 0; rank < RANKS; rank++)
        move_on(rank, now);
    selected = file;
}

/* The capacitor brings some of the last input's charge along. */
void inputs_connect(int rank, uint64_t now) {
    if (rank == connected)
        return;
    move_on(connected, now);
    move_on(rank, now);
    double shared = inputs[connected].millivolts * SAMPLING + inputs[rank].millivolts * parts.capacity;
    inputs[rank].millivolts = shared / (SAMPLING + parts.capacity);
    connected = rank;
}

uint32_t inputs_sample(uint64_t when) {
    move_on(connected, when);
    double noise = parts.noise * (2 * pegs_random() - 1);
    double seen = inputs[connected].millivolts + parts.converter * parts.supply / 1023 + noise;
    return seen < 0 ? 0 : seen > parts.supply ? parts.supply : lround(seen);
}
