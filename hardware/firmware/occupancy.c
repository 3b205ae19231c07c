/*
 * The row format of boards that feel only whether an aperture is taken, at 38400 baud: a line of
 * eight decimal numbers, the eighth rank first, the highest bit of each the file a. A line is
 * sent at every change and ten times a second; nothing is listened to.
 */
#include "protocol.h"
#include "scan.h"

const uint32_t protocol_baud = 38400;

static uint8_t rows[RANKS];
static uint8_t ticks;
static bool wanted;

/* Eight numbers of up to three digits, each with a blank or the first byte of the line's end. */
static char line[RANKS * 4 + 1];
static uint8_t line_at, line_size;

void protocol_start(void) {
}

void protocol_take(uint8_t byte) {
    (void)byte;
}

void protocol_pressed(uint8_t buttons) {
    (void)buttons;
}

void protocol_tick(void) {
    for (uint8_t row = 0; row < RANKS; row++) {
        uint8_t taken = 0;
        for (uint8_t file = 0; file < FILES; file++)
            taken = taken << 1 | (scan_piece(row * FILES + file) != EMPTY);
        if (taken != rows[row]) {
            rows[row] = taken;
            wanted = true;
        }
    }
    if (++ticks >= 100 / TICK_MS)
        wanted = true;
}

static void write_line(void) {
    line_at = line_size = 0;
    for (uint8_t row = 0; row < RANKS; row++) {
        uint8_t number = rows[row];
        if (number >= 100)
            line[line_size++] = '0' + number / 100;
        if (number >= 10)
            line[line_size++] = '0' + number / 10 % 10;
        line[line_size++] = '0' + number % 10;
        line[line_size++] = ' ';
    }
    line[line_size - 1] = '\r';
    line[line_size++] = '\n';
}

bool protocol_next(uint8_t *byte) {
    if (line_at == line_size) {
        if (!wanted)
            return false;
        wanted = false;
        ticks = 0;
        write_line();
    }
    *byte = line[line_at++];
    return true;
}
