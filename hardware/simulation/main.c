/*
 * Runs the firmware of the reference board with simulated pegs and buttons, its serial port on a
 * pseudo-terminal. What it is told, line by line, is in README.md.
 */
#define _GNU_SOURCE
#include "board.h"
#include "chip.h"
#include "hands.h"
#include "pegs.h"
#include "port.h"
#include <errno.h>
#include <getopt.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static bool stepped;
static double speed = 1;

/* Lines that have come are obeyed until one waits. At the end of the input all ends. */
static void listen(void) {
    static char typed[65536];
    static size_t size;
    static bool ended;
    while (!hands_wait()) {
        char *end = memchr(typed, '\n', size);
        if (end) {
            char line[1024] = "";
            size_t length = end + 1 - typed;
            memcpy(line, typed, length < sizeof line ? length : sizeof line - 1);
            memmove(typed, end + 1, size -= length);
            hands_obey(line);
            continue;
        }
        if (ended || size == sizeof typed) {
            port_unplug();
            _exit(0);
        }
        struct pollfd poller = {.fd = STDIN_FILENO, .events = POLLIN};
        if (poll(&poller, 1, stepped ? -1 : 0) <= 0)
            return;
        ssize_t came = read(STDIN_FILENO, typed + size, sizeof typed - size);
        if (came > 0)
            size += came;
        else if (came == 0 || errno != EINTR)
            ended = true;
    }
}

/* Board time runs like time, or so many times as fast. What is late by much is not caught up. */
static void throttle(void) {
    static uint64_t origin_cycle, origin_ns;
    struct timespec clock;
    if (stepped || speed <= 0)
        return;
    clock_gettime(CLOCK_MONOTONIC, &clock);
    uint64_t now = clock.tv_sec * 1000000000ULL + clock.tv_nsec;
    uint64_t due = origin_ns + (chip_now() - origin_cycle) * 1000000 / MILLISECOND / speed;
    if (now > due + 50000000) {
        origin_cycle = chip_now();
        origin_ns = now;
    } else if (now < due) {
        struct timespec until = {due / 1000000000, due % 1000000000};
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
    }
}

static void usage(void) {
    fprintf(stderr, "board [--seed N] [--speed N] [--stepped] [--trace] [--link PATH] [--boot MS] FIRMWARE.elf\n");
    exit(2);
}

int main(int argc, char **argv) {
    static const struct option options[] = {
        {"seed", required_argument, NULL, 's'}, {"speed", required_argument, NULL, 'f'},
        {"stepped", no_argument, NULL, 'm'},    {"trace", no_argument, NULL, 't'},
        {"link", required_argument, NULL, 'l'}, {"boot", required_argument, NULL, 'b'},
        {0},
    };
    uint64_t seed = 1;
    for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        switch (option) {
        case 's': seed = strtoull(optarg, NULL, 10); break;
        case 'f': speed = atof(optarg); break;
        case 'm': stepped = true; break;
        case 't': board_options.trace = true; break;
        case 'l': board_options.link = optarg; break;
        case 'b': board_options.boot_ms = atof(optarg); break;
        default: usage();
        }
    }
    if (optind + 1 != argc)
        usage();
    pegs_seed(seed);
    chip_load(argv[optind]);
    say("%s", board_plug());
    for (;;) {
        listen();
        board_run();
        throttle();
    }
}
