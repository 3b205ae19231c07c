#include "columns.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void *got(void *memory) {
    if (!memory) {
        fprintf(stderr, "no memory\n");
        exit(2);
    }
    return memory;
}

struct columns columns_make(double x, double y, double step, int across, int along) {
    struct columns columns = {x, y, step, across, along, NULL};
    columns.columns = got(calloc((size_t)across * along, sizeof *columns.columns));
    return columns;
}

void columns_free(struct columns *columns) {
    for (int i = 0; i < columns->across * columns->along; i++)
        free(columns->columns[i].heights);
    free(columns->columns);
}

static int by_height(const void *one, const void *other) {
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

static void add(struct column *column, double height) {
    if (column->count == column->room) {
        column->room = column->room ? 2 * column->room : 4;
        column->heights = got(realloc(column->heights, column->room * sizeof *column->heights));
    }
    column->heights[column->count++] = height;
}

static double side(struct point a, struct point b, double x, double y) {
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

/* Points lie a little off the grid, so that no edge runs through one. */
#define OFF_X 0.000317
#define OFF_Y 0.000731

void columns_add(struct columns *columns, const struct mesh *mesh) {
    for (size_t i = 0; i < mesh->count; i++) {
        const struct point *at = mesh->triangles[i].at;
        double area = side(at[0], at[1], at[2].x, at[2].y);
        if (area == 0)
            continue; /* it stands upright */
        int x0 = ceil((fmin(at[0].x, fmin(at[1].x, at[2].x)) - columns->x) / columns->step) - 1;
        int x1 = floor((fmax(at[0].x, fmax(at[1].x, at[2].x)) - columns->x) / columns->step) + 1;
        int y0 = ceil((fmin(at[0].y, fmin(at[1].y, at[2].y)) - columns->y) / columns->step) - 1;
        int y1 = floor((fmax(at[0].y, fmax(at[1].y, at[2].y)) - columns->y) / columns->step) + 1;
        for (int row = y0 < 0 ? 0 : y0; row <= y1 && row < columns->along; row++)
            for (int place = x0 < 0 ? 0 : x0; place <= x1 && place < columns->across; place++) {
                double x = columns->x + place * columns->step + OFF_X, y = columns->y + row * columns->step + OFF_Y;
                double a = side(at[1], at[2], x, y) / area, b = side(at[2], at[0], x, y) / area, c = 1 - a - b;
                if (a >= 0 && b >= 0 && c >= 0)
                    add(&columns->columns[row * columns->across + place], a * at[0].z + b * at[1].z + c * at[2].z);
            }
    }
    for (int i = 0; i < columns->across * columns->along; i++)
        if (columns->columns[i].count > 1)
            qsort(columns->columns[i].heights, columns->columns[i].count, sizeof(double), by_height);
}

const struct column *columns_at(const struct columns *columns, double x, double y) {
    int place = lround((x - columns->x) / columns->step), row = lround((y - columns->y) / columns->step);
    if (place < 0 || row < 0 || place >= columns->across || row >= columns->along)
        return NULL;
    return &columns->columns[row * columns->across + place];
}

int column_has(const struct column *column, double z) {
    int below = 0;
    while (below < column->count && column->heights[below] <= z)
        below++;
    return below % 2;
}

double column_top(const struct column *column) {
    return column->count > 0 ? column->heights[column->count - 1] : -INFINITY;
}

double columns_in_common(const struct mesh *one, const struct mesh *other, double step) {
    double x0 = fmax(one->least.x, other->least.x), x1 = fmin(one->most.x, other->most.x);
    double y0 = fmax(one->least.y, other->least.y), y1 = fmin(one->most.y, other->most.y);
    if (x0 >= x1 || y0 >= y1 || one->least.z >= other->most.z || other->least.z >= one->most.z)
        return 0;
    struct columns a = columns_make(x0, y0, step, (x1 - x0) / step + 1, (y1 - y0) / step + 1);
    struct columns b = columns_make(x0, y0, step, a.across, a.along);
    double length = 0;
    columns_add(&a, one);
    columns_add(&b, other);
    for (int i = 0; i < a.across * a.along; i++) {
        const struct column *p = &a.columns[i], *q = &b.columns[i];
        for (int m = 0; m + 1 < p->count; m += 2)
            for (int n = 0; n + 1 < q->count; n += 2)
                length += fmax(0, fmin(p->heights[m + 1], q->heights[n + 1]) - fmax(p->heights[m], q->heights[n]));
    }
    columns_free(&a);
    columns_free(&b);
    return length * step * step;
}
