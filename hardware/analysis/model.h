/* What the converter reads of a resistor: nominally, and with every part at its worst at once. */
#ifndef MODEL_H
#define MODEL_H

#define FULL 1023.0 /* the highest reading */

/* What the parts are allowed to be; where that comes from is in hardware/README.md. */
struct allowances {
    double resistors;   /* each way, of pegs and pull-ups as they are bought */
    double temperature; /* each way, of their change with temperature */
    double damp;        /* ohms of flux and damp from an input to ground, at the least */
};
extern struct allowances allowances;

#define SWITCH_TYPICAL 470.0
#define SWITCH_MIN 20.0        /* ohms through the multiplexer: 74HC4051, warm hand */
#define SWITCH_MAX 1200.0      /* four times a 74HC4051 at 4.5 V and 125 degrees; below that no data sheet has a limit */
#define CONTACTS_MAX 300.0     /* ohms of both contacts in the aperture and the wire */
#define LEAKAGE 1.2e-6         /* amperes into or out of the converter's input */
#define CONVERTER 5.0          /* codes: all errors of the converter, and noise of supply and contacts */
#define CAPACITY_MAX 250e-12   /* farads at an input: multiplexer, ribbon, sockets */
#define SAMPLING 14e-12        /* farads of the converter's own capacitor */
#define RESTING 30e-6          /* seconds between joining an input and sampling it */
#define SUPPLY_MIN 4.0         /* volts: behind the Nano's diode at a weak hub; the leakage weighs most where it is low */
#define SUPPLY_MAX 5.5

/* The reading of so many ohms (INFINITY where nothing is in), not rounded. */
struct circuit {
    double ohms, pull_up, series;
    double leak;   /* amperes into the input */
    double damp;   /* siemens to ground */
    double supply; /* volts */
};
double model_reading(struct circuit circuit);

/* By how many codes an input of this capacity is still off when it is sampled, at most. */
double model_unrest(double ohms, double pull_up, double capacity);

struct range {
    double least, nominal, most;
};
struct range model_range(double ohms, double pull_up);

#endif
