/* The pins of the reference board: an ATmega328P at 16 MHz, as on an Arduino Nano. */
#ifndef BOARD_H
#define BOARD_H

#include "pins.h"
#include <avr/io.h>
#include <stdbool.h>
#include <stdint.h>

#ifndef F_CPU
#define F_CPU 16000000UL
#endif

/*
 * A multiplexer for each rank. Its common pin goes to the analogue input of the rank (A0 for the
 * first, A7 for the eighth) and by PULL_UP to the supply; its channel 0 to 7 to the files a to h.
 * The three select lines of all eight are joined: D8, D9, D10.
 */
#define RANKS 8
#define FILES 8
#define SQUARES 64
#define SELECT_SHIFT SELECT_FIRST
#define SELECT_MASK (7 << SELECT_SHIFT)

/* Buttons from their pin to ground: D2 again, D3 time, D4 press, D5 arbiter, D6 say. */
#define BUTTONS_SHIFT BUTTONS_FIRST
#define BUTTONS_MASK (0x1F << BUTTONS_SHIFT)
enum button { AGAIN, TIME, PRESS, ARBITER, SAY };

/* A piezo sounder from D11 to ground. */
#define SOUNDER SOUNDER_PIN

/* A scan begins so often, in milliseconds. */
#define TICK_MS 5

/*
 * Squares are numbered as on the wire: a8 is 0, h8 is 7, h1 is 63.
 * Codes of pieces are those of the wire as well; this one is said of no reading at all.
 */
#define EMPTY 0
#define UNREADABLE 0x80

#endif
