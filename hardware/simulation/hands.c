#include "hands.h"
#include "assembly.h"
#include "board.h"
#include "chip.h"
#include "pegs.h"
#include "port.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static uint64_t waiting; /* until this cycle; 0 is not at all */

/* The words of a line; those that are not there are empty. */
#define WORDS 260
static const char *words[WORDS];

static void split(char *line) {
    int count = 0;
    for (char *word = strtok(line, " \t\r\n"); word && count < WORDS; word = strtok(NULL, " \t\r\n"))
        words[count++] = word;
    while (count < WORDS)
        words[count++] = "";
}

static int square_of(const char *name) {
    if (strlen(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
        return -1;
    return ('8' - name[1]) * 8 + name[0] - 'a';
}

static bool number_of(const char *word, double *number) {
    char *end;
    double value = strtod(word, &end);
    if (end == word || *end)
        return false;
    *number = value;
    return true;
}

/* Each of these returns why it cannot be done, or nothing. */

static const char *place(void) {
    int square = square_of(words[1]);
    if (square < 0)
        return "no such square";
    if (strlen(words[2]) != 1 || !pegs_known(*words[2]))
        return "no such piece";
    if (pegs_at(square))
        return "a peg stands there";
    pegs_put(square, *words[2], chip_now(), chip_cycles(parts.chatter));
    return NULL;
}

static const char *lift(void) {
    int square = square_of(words[1]);
    if (square < 0)
        return "no such square";
    if (!pegs_at(square))
        return "nothing stands there";
    pegs_put(square, 0, chip_now(), chip_cycles(parts.chatter));
    return NULL;
}

static const char *bounce(void) {
    double ms;
    if (square_of(words[1]) < 0)
        return "no such square";
    if (!number_of(words[2], &ms))
        return "a number is missing";
    pegs_shake(square_of(words[1]), chip_now(), chip_cycles(ms));
    return NULL;
}

static const char *set_up(void) {
    char found[SQUARES] = {0};
    int square = 0;
    for (const char *at = words[1]; *at; at++) {
        if (*at >= '1' && *at <= '8')
            square += *at - '0';
        else if (pegs_known(*at) && square < SQUARES)
            found[square++] = *at;
        else if (*at != '/')
            return "no such placement";
    }
    if (square != SQUARES)
        return "no such placement";
    for (square = 0; square < SQUARES; square++)
        pegs_put(square, found[square], chip_now(), 0);
    return NULL;
}

static const char *press(void) {
    double ms = 100;
    int button = board_button(words[1]);
    if (button < 0)
        return "no such button";
    if (*words[2] && !number_of(words[2], &ms))
        return "a number is missing";
    board_press(button, ms);
    return NULL;
}

static const char *send(void) {
    uint8_t bytes[WORDS];
    size_t count = 0;
    for (; *words[1 + count]; count++) {
        char *end;
        unsigned long byte = strtoul(words[1 + count], &end, 16);
        if (*end || byte > 0xFF)
            return "bytes are two hexadecimal digits";
        bytes[count] = byte;
    }
    if (count == 0)
        return "bytes are missing";
    board_inject(bytes, count);
    return NULL;
}

static const char *remember(void) {
    double at, byte;
    if (!number_of(words[1], &at) || !number_of(words[2], &byte))
        return "a number is missing";
    return at >= 0 && byte >= 0 && byte <= 0xFF && chip_remember(at, byte) ? NULL : "no such place";
}

static const char *solder(void) {
    double kilohms;
    if (!number_of(words[2], &kilohms) || kilohms < 0)
        return "a number is missing";
    return strlen(words[1]) == 1 && pegs_solder(*words[1], kilohms * 1000) ? NULL : "no such piece";
}

static const char *set_part(void) {
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
        {"damp", &parts.damp, NULL},
        {"converter", &parts.converter, NULL},
        {"supply", &parts.supply, NULL},
        {"capacity", &parts.capacity, NULL},
        {"noise", &parts.noise, NULL},
        {"chatter", &parts.chatter, NULL},
    };
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
        if (strcmp(words[0], settings[i].name))
            continue;
        if (!number_of(words[1], settings[i].value))
            return "a number is missing";
        if (settings[i].vary)
            *settings[i].vary = false;
        chip_supply(parts.supply);
        return NULL;
    }
    return "no such command";
}

static bool is(const char *word) {
    return strcmp(words[0], word) == 0;
}

static unsigned long long now(void) {
    return chip_now();
}

void hands_obey(char *line) {
    const char *refusal = NULL;
    char answer[128] = "";
    double ms;
    split(line);
    if (!*words[0])
        return;
    if (is("place")) {
        refusal = place();
    } else if (is("lift")) {
        refusal = lift();
    } else if (is("bounce")) {
        refusal = bounce();
    } else if (is("setup")) {
        refusal = set_up();
    } else if (is("press")) {
        refusal = press();
    } else if (is("send")) {
        refusal = send();
    } else if (is("remember")) {
        refusal = remember();
    } else if (is("fault")) {
        refusal = assembly_fault(words + 1);
    } else if (is("mend")) {
        assembly_mend();
    } else if (is("solder")) {
        refusal = solder();
    } else if (is("upset")) {
        chip_upset();
    } else if (is("wait")) {
        if (number_of(words[1], &ms)) {
            waiting = chip_now() + chip_cycles(ms);
            return;
        }
        refusal = "a number is missing";
    } else if (is("unplug")) {
        if (!board_is_plugged())
            refusal = "it is not plugged in";
        board_unplug();
    } else if (is("plug")) {
        if (board_is_plugged())
            refusal = "it is plugged in";
        else
            snprintf(answer, sizeof answer, " %s", board_plug());
    } else if (is("scan")) {
        struct chip_scan scan = chip_scan();
        snprintf(answer, sizeof answer, " %llu %llu %llu", (unsigned long long)scan.took,
                 (unsigned long long)scan.period, (unsigned long long)scan.awake);
    } else if (is("quit")) {
        say("done %llu", now());
        port_unplug();
        _exit(0);
    } else if (!is("time")) {
        refusal = set_part();
    }
    if (refusal)
        say("refused %llu %s", now(), refusal);
    else
        say("done %llu%s", now(), answer);
}

bool hands_wait(void) {
    if (waiting && chip_now() < waiting)
        return true;
    if (waiting)
        say("done %llu", now());
    waiting = 0;
    return false;
}
