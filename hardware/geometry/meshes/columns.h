/* Shapes as columns over a grid: where the material begins and ends above each of its points. */
#ifndef COLUMNS_H
#define COLUMNS_H

#include "stl.h"

struct columns {
    double x, y, step; /* the first point, and from one to the next */
    int across, along;
    struct column {
        double *heights; /* upwards: in, out, in, out */
        int count, room;
    } *columns;
};

struct columns columns_make(double x, double y, double step, int across, int along);

/* Adds a shape to those that are in it. */
void columns_add(struct columns *columns, const struct mesh *mesh);

void columns_free(struct columns *columns);

/* The column nearest to a point; none where it lies outside. */
const struct column *columns_at(const struct columns *columns, double x, double y);

/* Whether there is material at a height, and where the uppermost is (-INFINITY where none is). */
int column_has(const struct column *column, double z);
double column_top(const struct column *column);

/* The volume that two shapes have in common. */
double columns_in_common(const struct mesh *one, const struct mesh *other, double step);

#endif
