/*
 * Runs the firmware of the reference board with simulated pegs and buttons, its serial port on a
 * pseudo-terminal. What it is told, line by line, is in README.md.
 */
#define _GNU_SOURCE
#include "pegs.h"
#include "port.h"
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <avr_adc.h>
#include <avr_ioport.h>
#include <avr_uart.h>
#include <sim_avr.h>
#include <sim_elf.h>

#define MHZ 16
#define MILLISECOND (1000 * MHZ)
#define SLICE MILLISECOND
#define BUTTONS 5

/* Registers of the chip, as it addresses them. */
enum { TCCR2B = 0xB1, OCR2A = 0xB3, UBRR0L = 0xC4 };

static avr_t *avr;
static avr_irq_t *analogue, *serial, *button_pins; /* looked up once: that is slow */
static bool plugged, stepped, trace;
static double speed = 1;
static const char *link_path;
static double boot_ms; /* how long after power comes the board is deaf and dumb */
static uint64_t boots;

/* What happens later, in cycles; 0 is never. */
static uint64_t waiting;
static struct {
    uint64_t released, quiet; /* when the finger goes, and when the contact has come to rest */
    bool down;
} buttons[BUTTONS];
static const char *const BUTTON_NAMES[BUTTONS] = {"again", "time", "press", "arbiter", "say"};
#define FIRST_BUTTON_PIN 2

/* Bytes on the wire: those that the board is sending, and whether it can take more. */
#define WIRE 64
static struct {
    uint8_t byte;
    uint64_t due;
} wire[WIRE];
static int wire_first, wire_count;
static uint64_t wire_free;
static bool full;
static uint8_t injected[256];
static int injected_at, injected_size;

static struct {
    uint64_t began, last, took, period, asleep, asleep_at_begin, awake;
    int selected;
    bool counted; /* whether the whole of what runs now counts as asleep */
} scan;
static int hertz;

static void say(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout);
}

static void run_slice(void);

/* ---- what the chip does ---- */

static void on_select(avr_irq_t *irq, uint32_t value, void *bit) {
    (void)irq;
    int mask = 1 << (int)(intptr_t)bit;
    scan.selected = value ? scan.selected | mask : scan.selected & ~mask;
}

/* A conversion begins: the selected channel of that input's multiplexer is what it sees. */
static void on_conversion(avr_irq_t *irq, uint32_t value, void *nothing) {
    (void)irq, (void)nothing;
    union {
        uint32_t value;
        avr_adc_mux_t mux;
    } asked = {.value = value};
    int rank = asked.mux.src;
    if (asked.mux.kind != ADC_MUX_SINGLE || rank > 7)
        return;
    if (rank == 0 && scan.selected == 0 && avr->cycle - scan.began > MILLISECOND) {
        scan.took = scan.last - scan.began;
        scan.period = avr->cycle - scan.began;
        scan.awake = scan.period - (scan.asleep - scan.asleep_at_begin);
        scan.began = avr->cycle;
        scan.asleep_at_begin = scan.asleep;
    }
    scan.last = avr->cycle;
    uint32_t seen = pegs_millivolts((7 - rank) * 8 + scan.selected, avr->cycle);
    avr_raise_irq(analogue + ADC_IRQ_ADC0 + rank, seen);
}

/* The chip has taken a byte to send; it has arrived when its stop bit has. */
static void on_output(avr_irq_t *irq, uint32_t value, void *nothing) {
    (void)irq, (void)nothing;
    if (wire_count == WIRE)
        return;
    uint64_t bits = 10ULL * 16 * (avr->data[UBRR0L] + 1);
    wire_free = (wire_free > avr->cycle ? wire_free : avr->cycle) + bits;
    int at = (wire_first + wire_count++) % WIRE;
    wire[at].byte = value;
    wire[at].due = wire_free;
}

static void on_full(avr_irq_t *irq, uint32_t value, void *nothing) {
    (void)irq, (void)nothing;
    full = value;
}

/* Sleeping takes no time here; time is kept by `throttle`. */
static void on_sleep(avr_t *chip, avr_cycle_count_t cycles) {
    (void)chip;
    if (!scan.counted)
        scan.asleep += cycles;
}

static void on_log(avr_t *chip, const int level, const char *format, va_list arguments) {
    (void)chip;
    if (level <= LOG_ERROR)
        vfprintf(stderr, format, arguments);
}

static void start(const char *firmware) {
    elf_firmware_t elf = {0};
    avr_global_logger_set(on_log);
    if (elf_read_firmware(firmware, &elf) || !(avr = avr_make_mcu_by_name("atmega328p"))) {
        fprintf(stderr, "%s cannot be loaded\n", firmware);
        exit(2);
    }
    avr_init(avr);
    avr->frequency = MHZ * 1000000;
    avr_load_firmware(avr, &elf);
    avr->frequency = MHZ * 1000000;
    avr->vcc = avr->avcc = avr->aref = 5000;
    avr->sleep = on_sleep;
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    for (int bit = 0; bit < 3; bit++)
        avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), bit), on_select,
                                (void *)(intptr_t)bit);
    button_pins = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), FIRST_BUTTON_PIN);
    analogue = avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, 0);
    serial = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0);
    avr_irq_register_notify(analogue + ADC_IRQ_OUT_TRIGGER, on_conversion, NULL);
    avr_irq_register_notify(serial + UART_IRQ_OUTPUT, on_output, NULL);
    avr_irq_register_notify(serial + UART_IRQ_OUT_XOFF, on_full, NULL);
}

/* ---- what hands do ---- */

static uint64_t cycles(double ms) {
    return ms > 0 ? ms * MILLISECOND : 0;
}

static int square_of(const char *name) {
    if (!name || strlen(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
        return -1;
    return ('8' - name[1]) * 8 + name[0] - 'a';
}

static int button_of(const char *name) {
    for (int button = 0; name && button < BUTTONS; button++)
        if (strcmp(name, BUTTON_NAMES[button]) == 0)
            return button;
    return -1;
}

static const char *set_up(const char *placement) {
    char found[SQUARES] = {0};
    int square = 0;
    for (const char *at = placement; *at; at++) {
        if (*at == '/')
            continue;
        if (*at >= '1' && *at <= '8')
            square += *at - '0';
        else if (pegs_known(*at) && square < SQUARES)
            found[square++] = *at;
        else
            return "no such placement";
    }
    if (square != SQUARES)
        return "no such placement";
    for (square = 0; square < SQUARES; square++)
        pegs_put(square, found[square], avr->cycle, 0);
    return NULL;
}

static void release_button(int button) {
    buttons[button].released = 0;
    buttons[button].quiet = avr->cycle + cycles(parts.chatter);
    buttons[button].down = false;
}

/* Contacts of buttons chatter as well. A write to a port gives its inputs what the outer circuit
 * says, so that this has to be told along with the pin itself. */
static void move_buttons(void) {
    avr_ioport_external_t outside = {.name = 'D'};
    for (int button = 0; button < BUTTONS; button++) {
        if (buttons[button].released && avr->cycle >= buttons[button].released)
            release_button(button);
        bool closed = buttons[button].down;
        if (avr->cycle < buttons[button].quiet)
            closed = pegs_random() < 0.5;
        outside.mask |= 1 << (FIRST_BUTTON_PIN + button);
        outside.value |= !closed << (FIRST_BUTTON_PIN + button);
        avr_raise_irq(button_pins + button, !closed);
    }
    avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL('D'), &outside);
}

static const char *set_part(const char *name, const char *value) {
    static const struct {
        const char *name;
        double *value;
        bool *vary;
    } settings[] = {
        {"pegs", &parts.pegs, &parts.pegs_vary},
        {"pull-ups", &parts.pull_ups, &parts.pull_ups_vary},
        {"contacts", &parts.contacts, &parts.contacts_vary},
        {"switches", &parts.switches, NULL},
        {"leak", &parts.leak, NULL},
        {"converter", &parts.converter, NULL},
        {"supply", &parts.supply, NULL},
        {"noise", &parts.noise, NULL},
        {"chatter", &parts.chatter, NULL},
    };
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
        char *end;
        if (strcmp(name, settings[i].name))
            continue;
        if (!value || (*settings[i].value = strtod(value, &end), *end || end == value))
            return "a number is missing";
        if (settings[i].vary)
            *settings[i].vary = false;
        avr->vcc = avr->avcc = avr->aref = parts.supply;
        return NULL;
    }
    return "no such command";
}

static const char *inject(char *hex) {
    injected_at = injected_size = 0;
    for (char *end; hex && injected_size < (int)sizeof injected; hex = strtok(NULL, " ")) {
        unsigned long byte = strtoul(hex, &end, 16);
        if (*end || byte > 0xFF)
            return "bytes are two hexadecimal digits";
        injected[injected_size++] = byte;
    }
    return injected_size ? NULL : "bytes are missing";
}

static void unplug(void) {
    plugged = false;
    port_unplug();
    wire_count = 0;
    injected_at = injected_size = 0;
}

/* The firmware begins anew, after its boot loader if there is one. */
static void restart(void) {
    avr_reset(avr);
    /* The reset has cleared the inputs unseen: what does not change would not reach them again. */
    for (int button = 0; button < BUTTONS; button++)
        avr_raise_irq(button_pins + button, 0);
    move_buttons();
    full = false;
    wire_count = 0;
    wire_free = 0;
    boots = avr->cycle + cycles(boot_ms);
}

/* Power comes back as well. */
static const char *plug(void) {
    restart();
    plugged = true;
    if (boot_ms <= 0)
        run_slice(); /* it listens when this is answered */
    return port_plug(link_path);
}

/* Does what a line says and answers with one. */
static void obey(char *line) {
    char *word = strtok(line, " \t\r\n"), *first = strtok(NULL, " \t\r\n");
    const char *refusal = NULL;
    char answer[128] = "";
    if (!word)
        return;
    if (strcmp(word, "place") == 0 || strcmp(word, "lift") == 0) {
        char *letter = *word == 'p' ? strtok(NULL, " \t\r\n") : NULL;
        char piece = letter && !letter[1] ? *letter : 0;
        int square = square_of(first);
        if (square < 0)
            refusal = "no such square";
        else if (*word == 'p' && !pegs_known(piece))
            refusal = "no such piece";
        else if (*word == 'p' ? pegs_at(square) : !pegs_at(square))
            refusal = *word == 'p' ? "a peg stands there" : "nothing stands there";
        else
            pegs_put(square, piece, avr->cycle, cycles(parts.chatter));
    } else if (strcmp(word, "bounce") == 0) {
        char *ms = strtok(NULL, " \t\r\n");
        if (square_of(first) < 0 || !ms)
            refusal = "a square and milliseconds are missing";
        else
            pegs_shake(square_of(first), avr->cycle, cycles(atof(ms)));
    } else if (strcmp(word, "setup") == 0) {
        refusal = first ? set_up(first) : "a placement is missing";
    } else if (strcmp(word, "press") == 0) {
        char *ms = strtok(NULL, " \t\r\n");
        int button = button_of(first);
        if (button < 0) {
            refusal = "no such button";
        } else {
            buttons[button].down = true;
            buttons[button].quiet = avr->cycle + cycles(parts.chatter);
            buttons[button].released = avr->cycle + cycles(ms ? atof(ms) : 100);
        }
    } else if (strcmp(word, "wait") == 0) {
        waiting = avr->cycle + cycles(first ? atof(first) : 0);
        return; /* the answer comes when it is over */
    } else if (strcmp(word, "send") == 0) {
        refusal = inject(first);
    } else if (strcmp(word, "unplug") == 0) {
        if (plugged)
            unplug();
        else
            refusal = "it is not plugged in";
    } else if (strcmp(word, "plug") == 0) {
        if (plugged)
            refusal = "it is plugged in";
        else
            snprintf(answer, sizeof answer, " %s", plug());
    } else if (strcmp(word, "scan") == 0) {
        snprintf(answer, sizeof answer, " %llu %llu %llu", (unsigned long long)scan.took,
                 (unsigned long long)scan.period, (unsigned long long)scan.awake);
    } else if (strcmp(word, "quit") == 0) {
        say("done %llu", (unsigned long long)avr->cycle);
        port_unplug();
        _exit(0);
    } else if (strcmp(word, "time") != 0) {
        refusal = set_part(word, first);
    }
    if (refusal)
        say("refused %llu %s", (unsigned long long)avr->cycle, refusal);
    else
        say("done %llu%s", (unsigned long long)avr->cycle, answer);
}

/* ---- the time between ---- */

/* Lines that have come are obeyed until one waits. At the end of the input all ends. */
static void listen(void) {
    static char typed[65536];
    static size_t size;
    static bool ended;
    for (;;) {
        if (waiting && avr->cycle < waiting)
            return;
        if (waiting)
            say("done %llu", (unsigned long long)avr->cycle);
        waiting = 0;
        char *end = memchr(typed, '\n', size);
        if (end) {
            *end = 0;
            size_t length = end + 1 - typed;
            char line[1024] = "";
            memcpy(line, typed, length < sizeof line ? length : sizeof line - 1);
            memmove(typed, end + 1, size -= length);
            obey(line);
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

/* Hands the host's bytes to the chip and the chip's to the host. */
static void carry(void) {
    uint8_t byte;
    while (!full && injected_at < injected_size)
        avr_raise_irq(serial + UART_IRQ_INPUT, injected[injected_at++]);
    while (!full && port_read(&byte))
        avr_raise_irq(serial + UART_IRQ_INPUT, byte);
    for (; wire_count && wire[wire_first].due <= avr->cycle; wire_count--) {
        port_write(wire[wire_first].byte);
        if (trace)
            say("sent %llu %02x", (unsigned long long)wire[wire_first].due, wire[wire_first].byte);
        wire_first = (wire_first + 1) % WIRE;
    }
}

/* As on an Arduino: where there is a boot loader, opening the port starts it. */
static void watch(void) {
    static bool was_open;
    bool is_open = port_open();
    if (is_open && !was_open && boot_ms > 0)
        restart();
    was_open = is_open;
}

static void hear(void) {
    int now = avr->data[TCCR2B] & 7 ? 1000000 * MHZ / 64 / 2 / (avr->data[OCR2A] + 1) : 0;
    if (trace && now != hertz)
        say("sound %llu %d", (unsigned long long)avr->cycle, now);
    hertz = now;
}

/* Board time runs like time, or so many times as fast. What is late by much is not caught up. */
static void throttle(void) {
    static uint64_t origin_cycle, origin_ns;
    struct timespec clock;
    if (stepped || speed <= 0)
        return;
    clock_gettime(CLOCK_MONOTONIC, &clock);
    uint64_t now = clock.tv_sec * 1000000000ULL + clock.tv_nsec;
    uint64_t due = origin_ns + (avr->cycle - origin_cycle) * 1000 / MHZ / speed;
    if (now > due + 50000000) {
        origin_cycle = avr->cycle;
        origin_ns = now;
    } else if (now < due) {
        struct timespec until = {due / 1000000000, due % 1000000000};
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
    }
}

/* While it is not plugged in or boots, time goes by and what a host says is lost. */
static void run_slice(void) {
    uint64_t end = avr->cycle + SLICE;
    if (!plugged || boots > avr->cycle) {
        uint8_t lost;
        while (port_read(&lost))
            ;
        avr->cycle = end;
        return;
    }
    while (avr->cycle < end) {
        uint64_t before = avr->cycle;
        scan.counted = avr->state == cpu_Sleeping;
        int state = avr_run(avr);
        if (scan.counted)
            scan.asleep += avr->cycle - before;
        if (state == cpu_Done || state == cpu_Crashed) {
            fprintf(stderr, "the firmware has ended\n");
            _exit(3);
        }
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
        case 't': trace = true; break;
        case 'l': link_path = optarg; break;
        case 'b': boot_ms = atof(optarg); break;
        default: usage();
        }
    }
    if (optind + 1 != argc)
        usage();
    signal(SIGPIPE, SIG_DFL);
    pegs_seed(seed);
    start(argv[optind]);
    say("%s", plug());
    for (;;) {
        listen();
        watch();
        if (plugged && boots <= avr->cycle) {
            move_buttons();
            carry();
            hear();
        }
        run_slice();
        throttle();
    }
}
