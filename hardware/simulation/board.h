/* The board on its cable: power and port, buttons under fingers, and the bytes between chip and host. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How it behaves; set before it is plugged in. */
extern struct board_options {
    const char *link; /* a path that is made to lead to the port */
    double boot_ms;   /* how long it is deaf and dumb at first, and whenever the port is opened */
    bool trace;       /* whether what it sends and sounds is printed */
} board_options;

/* Prints a line. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Puts the plug in and returns the path of the port; takes it out. */
const char *board_plug(void);
void board_unplug(void);
bool board_is_plugged(void);

/* The number of a button by its name, or -1; holding it down for so many milliseconds. */
int board_button(const char *name);
void board_press(int button, double ms);

/* Bytes as if from the host. */
void board_inject(const uint8_t *bytes, size_t count);

/* Lets a millisecond go by. */
void board_run(void);

#endif
