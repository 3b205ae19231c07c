#include "model.h"
#include <math.h>

struct allowances allowances = {.resistors = 0.01, .temperature = 0.004, .damp = 10e6};

static double clamp(double code) {
    return code < 0 ? 0 : code > FULL ? FULL : code;
}

double model_reading(struct circuit circuit) {
    double through = isinf(circuit.ohms) ? 0 : 1 / (circuit.ohms + circuit.series);
    double conductance = 1 / circuit.pull_up + through + circuit.damp;
    return clamp(FULL * (circuit.supply / circuit.pull_up + circuit.leak) / conductance / circuit.supply);
}

/* The converter's capacitor has brought as much charge along as there can be. */
double model_unrest(double ohms, double pull_up, double capacity) {
    double through = isinf(ohms) ? pull_up : 1 / (1 / pull_up + 1 / ohms);
    double both = capacity + SAMPLING;
    return FULL * SAMPLING / both * exp(-RESTING / (through * both));
}

static double worst_unrest(double ohms, double pull_up) {
    double worst = 0;
    for (double capacity = 10e-12; capacity <= CAPACITY_MAX; capacity += 10e-12)
        worst = fmax(worst, model_unrest(ohms, pull_up, capacity));
    return worst;
}

/* All corners at which the parts can stand. */
struct range model_range(double ohms, double pull_up) {
    double off = allowances.resistors + allowances.temperature;
    struct circuit nominal = {ohms, pull_up, SWITCH_TYPICAL, 0, 0, 5};
    struct range range = {FULL, model_reading(nominal), 0};
    double unrest[2] = {worst_unrest(ohms + SWITCH_MIN, pull_up * (1 + off)),
                        worst_unrest(ohms + SWITCH_MAX + CONTACTS_MAX, pull_up * (1 + off))};
    for (int corner = 0; corner < 1 << 6; corner++) {
        double sign[6];
        for (int part = 0; part < 6; part++)
            sign[part] = corner >> part & 1 ? 1 : -1;
        struct circuit circuit = {
            .ohms = ohms * (1 + sign[0] * off),
            .pull_up = pull_up * (1 + sign[1] * off),
            .series = sign[2] > 0 ? SWITCH_MAX + CONTACTS_MAX : SWITCH_MIN,
            .leak = sign[3] * LEAKAGE,
            .damp = sign[5] < 0 ? 1 / allowances.damp : 0,
            .supply = SUPPLY_MIN,
        };
        double code = clamp(model_reading(circuit) + sign[4] * (CONVERTER + unrest[sign[2] > 0]));
        range.least = fmin(range.least, code);
        range.most = fmax(range.most, code);
    }
    return range;
}
