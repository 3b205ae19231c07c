#include "board.h"
#include "chip.h"
#include "pegs.h"
#include "port.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct board_options board_options;

static bool plugged;
static uint64_t boots; /* until then it is deaf and dumb */

static const char *const BUTTON_NAMES[BUTTONS] = {"again", "time", "press", "arbiter", "say"};
static struct {
    uint64_t released, quiet; /* when the finger goes, and when the contact has come to rest */
    bool down;
} buttons[BUTTONS];

static uint8_t injected[256];
static size_t injected_at, injected_count;

void say(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout);
}

static void restart(void) {
    chip_restart();
    boots = chip_now() + chip_cycles(board_options.boot_ms);
}

static bool awake(void) {
    return plugged && boots <= chip_now();
}

/* Power comes with the plug: the firmware begins anew, and listens when the path is known. */
const char *board_plug(void) {
    restart();
    plugged = true;
    if (awake())
        chip_run(chip_now() + MILLISECOND);
    return port_plug(board_options.link);
}

void board_unplug(void) {
    plugged = false;
    injected_at = injected_count = 0;
    port_unplug();
}

bool board_is_plugged(void) {
    return plugged;
}

int board_button(const char *name) {
    for (int button = 0; name && button < BUTTONS; button++)
        if (strcmp(name, BUTTON_NAMES[button]) == 0)
            return button;
    return -1;
}

void board_press(int button, double ms) {
    buttons[button].down = true;
    buttons[button].quiet = chip_now() + chip_cycles(parts.chatter);
    buttons[button].released = chip_now() + chip_cycles(ms);
}

/* Contacts of buttons chatter as those of pegs do. */
static void move_buttons(void) {
    uint8_t closed = 0;
    for (int button = 0; button < BUTTONS; button++) {
        if (buttons[button].down && chip_now() >= buttons[button].released) {
            buttons[button].down = false;
            buttons[button].quiet = chip_now() + chip_cycles(parts.chatter);
        }
        if (chip_now() < buttons[button].quiet ? pegs_random() < 0.5 : buttons[button].down)
            closed |= 1 << button;
    }
    chip_buttons(closed);
}

void board_inject(const uint8_t *bytes, size_t count) {
    injected_at = 0;
    injected_count = count < sizeof injected ? count : sizeof injected;
    memcpy(injected, bytes, injected_count);
}

static void carry(void) {
    uint8_t byte;
    uint64_t when;
    while (chip_has_room() && injected_at < injected_count)
        chip_take(injected[injected_at++]);
    while (chip_has_room() && port_read(&byte))
        chip_take(byte);
    while (chip_sent(&byte, &when)) {
        port_write(byte);
        if (board_options.trace)
            say("sent %llu %02x", (unsigned long long)when, byte);
    }
}

static void listen_to_sounder(void) {
    static int hertz;
    int now = chip_hertz();
    if (board_options.trace && now != hertz)
        say("sound %llu %d", (unsigned long long)chip_now(), now);
    hertz = now;
}

/* As on an Arduino: where there is a boot loader, opening the port starts it. */
static void watch_port(void) {
    static bool was_open;
    bool is_open = port_open();
    if (is_open && !was_open && board_options.boot_ms > 0)
        restart();
    was_open = is_open;
}

void board_run(void) {
    uint8_t lost;
    uint64_t end = chip_now() + MILLISECOND;
    watch_port();
    if (awake()) {
        move_buttons();
        carry();
        listen_to_sounder();
        chip_run(end);
    } else {
        while (port_read(&lost))
            ; /* nobody hears what a host says now */
        chip_pass(end);
    }
}
