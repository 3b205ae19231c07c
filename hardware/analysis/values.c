#include "values.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char PIECES[KINDS + 1] = "PRNBKQprnbkq";

double values_ohms(const char *written) {
    char *rest;
    double ohms = strtod(written, &rest);
    if (rest == written)
        return NAN;
    double unit = *rest == 'k' ? 1e3 : *rest == 'M' ? 1e6 : 1;
    if (*rest && unit > 1) {
        char *end;
        double parts = strtod(rest + 1, &end);
        ohms += parts / pow(10, end - rest - 1);
        rest = end;
    }
    return *rest ? NAN : ohms * unit;
}

const char *values_written(double ohms) {
    static char text[32];
    int thousands = round(ohms) / 1000, hundreds = (int)round(ohms / 100) % 10;
    if (ohms < 1000)
        snprintf(text, sizeof text, "%.0f", ohms);
    else if (ohms < 10000 && hundreds > 0)
        snprintf(text, sizeof text, "%dk%d", thousands, hundreds);
    else
        snprintf(text, sizeof text, "%dk", thousands);
    return text;
}

static char *read_file(const char *directory, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(2);
    }
    char *text = NULL;
    size_t size = 0, got;
    do {
        text = realloc(text, size + 65537);
        if (!text)
            exit(2);
        got = fread(text + size, 1, 65536, file);
        size += got;
    } while (got > 0);
    text[size] = 0;
    fclose(file);
    return text;
}

/* What is written of a property between here and there; false where it has none. */
static int property(const char *from, const char *to, const char *name, char *value, size_t size) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "(property \"%s\" \"", name);
    const char *at = strstr(from, wanted);
    if (!at || at >= to)
        return 0;
    at += strlen(wanted);
    snprintf(value, size, "%.*s", (int)strcspn(at, "\""), at);
    return 1;
}

/* A part of a schematic begins with the name of its symbol and goes on to the next part. */
static const char *part(const char *at, const char **end) {
    at = strstr(at, "(lib_id ");
    if (!at)
        return NULL;
    *end = strstr(at + 1, "(lib_id ");
    if (!*end)
        *end = at + strlen(at);
    return at;
}

struct values values_read(const char *directory) {
    struct values values = {0};
    char name[64], written[64];
    const char *end;
    char *text = read_file(directory, "rank.kicad_sch");
    for (const char *at = text; (at = part(at, &end)); at = end)
        if (property(at, end, "Reference", name, sizeof name) && strcmp(name, "R1") == 0 &&
            property(at, end, "Value", written, sizeof written))
            values.pull_up = values_ohms(written);
    free(text);
    text = read_file(directory, "pieces.kicad_sch");
    for (const char *at = text; (at = part(at, &end)); at = end) {
        const char *piece;
        if (property(at, end, "Piece", name, sizeof name) && property(at, end, "Value", written, sizeof written) &&
            strlen(name) == 1 && (piece = strchr(PIECES, *name)))
            values.pegs[piece - PIECES] = values_ohms(written);
    }
    free(text);
    for (int kind = 0; kind < KINDS; kind++)
        if (!(values.pegs[kind] > 0)) {
            fprintf(stderr, "pieces.kicad_sch gives the piece %c no resistor\n", PIECES[kind]);
            exit(2);
        }
    if (!(values.pull_up > 0)) {
        fprintf(stderr, "rank.kicad_sch gives R1 no value\n");
        exit(2);
    }
    return values;
}
