/* The converter's eight inputs, one a rank: voltages take their time, and sampling one disturbs it. */
#ifndef INPUTS_H
#define INPUTS_H

#include <stdint.h>

/* The multiplexers switch to a file. */
void inputs_select(int file, uint64_t now);

/* The converter's own small capacitor is joined to the input of a rank. */
void inputs_connect(int rank, uint64_t now);

/* What the converter holds when it samples at that moment, in millivolts. */
uint32_t inputs_sample(uint64_t when);

#endif
