#include "walls.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static struct point add(struct point a, struct point b, double times) {
    return (struct point){a.x + times * b.x, a.y + times * b.y, a.z + times * b.z};
}

static struct point minus(struct point a, struct point b) {
    return add(a, b, -1);
}

static double dot(struct point a, struct point b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static struct point cross(struct point a, struct point b) {
    return (struct point){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/* Triangles by the cells of a grid that they may touch. */
#define CELL 3.0
static struct grid {
    struct point from;
    int x, y, z;
    struct cell {
        int *triangles;
        int count, room;
    } *cells;
} grid;

static int clamped(double value, int count) {
    int cell = floor(value / CELL);
    return cell < 0 ? 0 : cell >= count ? count - 1 : cell;
}

static struct cell *cell_at(int x, int y, int z) {
    return &grid.cells[(z * grid.y + y) * grid.x + x];
}

static void make_grid(const struct mesh *mesh) {
    struct point size = minus(mesh->most, mesh->least);
    grid = (struct grid){mesh->least, size.x / CELL + 1, size.y / CELL + 1, size.z / CELL + 1, NULL};
    grid.cells = calloc((size_t)grid.x * grid.y * grid.z, sizeof *grid.cells);
    for (size_t i = 0; grid.cells && i < mesh->count; i++) {
        const struct point *at = mesh->triangles[i].at;
        struct point least = at[0], most = at[0];
        for (int corner = 1; corner < 3; corner++) {
            least = (struct point){fmin(least.x, at[corner].x), fmin(least.y, at[corner].y), fmin(least.z, at[corner].z)};
            most = (struct point){fmax(most.x, at[corner].x), fmax(most.y, at[corner].y), fmax(most.z, at[corner].z)};
        }
        least = minus(least, grid.from);
        most = minus(most, grid.from);
        for (int z = clamped(least.z, grid.z); z <= clamped(most.z, grid.z); z++)
            for (int y = clamped(least.y, grid.y); y <= clamped(most.y, grid.y); y++)
                for (int x = clamped(least.x, grid.x); x <= clamped(most.x, grid.x); x++) {
                    struct cell *cell = cell_at(x, y, z);
                    if (cell->count == cell->room) {
                        cell->room = cell->room ? 2 * cell->room : 8;
                        cell->triangles = realloc(cell->triangles, cell->room * sizeof *cell->triangles);
                        if (!cell->triangles)
                            exit(2);
                    }
                    cell->triangles[cell->count++] = i;
                }
    }
    if (!grid.cells)
        exit(2);
}

static void free_grid(void) {
    for (int i = 0; i < grid.x * grid.y * grid.z; i++)
        free(grid.cells[i].triangles);
    free(grid.cells);
}

/* How far along a ray a triangle is met, or INFINITY. */
static double meets(const struct triangle *triangle, struct point from, struct point ray) {
    struct point u = minus(triangle->at[1], triangle->at[0]), v = minus(triangle->at[2], triangle->at[0]);
    struct point p = cross(ray, v);
    double det = dot(u, p);
    if (fabs(det) < 1e-12)
        return INFINITY;
    struct point t = minus(from, triangle->at[0]);
    double a = dot(t, p) / det;
    struct point q = cross(t, u);
    double b = dot(ray, q) / det;
    if (a < 0 || b < 0 || a + b > 1)
        return INFINITY;
    double far = dot(v, q) / det;
    return far > 1e-6 ? far : INFINITY;
}

/* Walls that are thicker than this are not looked at. */
#define THICK 6.0

/* From a point on a face into the material: how far it is to the nearest face, where that looks the
 * other way within 30 degrees; edges at which two faces meet have no thickness. */
static double thickness(const struct mesh *mesh, size_t own, struct point from) {
    struct point into = {-mesh->triangles[own].normal.x, -mesh->triangles[own].normal.y, -mesh->triangles[own].normal.z};
    double nearest = THICK;
    size_t which = own;
    struct point end = minus(add(from, into, THICK), grid.from), start = minus(from, grid.from);
    for (int z = clamped(fmin(start.z, end.z), grid.z); z <= clamped(fmax(start.z, end.z), grid.z); z++)
        for (int y = clamped(fmin(start.y, end.y), grid.y); y <= clamped(fmax(start.y, end.y), grid.y); y++)
            for (int x = clamped(fmin(start.x, end.x), grid.x); x <= clamped(fmax(start.x, end.x), grid.x); x++) {
                const struct cell *cell = cell_at(x, y, z);
                for (int i = 0; i < cell->count; i++) {
                    size_t other = cell->triangles[i];
                    double far = other == own ? INFINITY : meets(&mesh->triangles[other], from, into);
                    if (far < nearest) {
                        nearest = far;
                        which = other;
                    }
                }
            }
    if (which == own || dot(mesh->triangles[which].normal, into) < 0.866)
        return THICK;
    return nearest;
}

/* A point of a triangle is looked at in every so many millimetres of its sides. */
#define APART 1.5

struct thinnest walls_thinnest(const struct mesh *mesh) {
    struct thinnest thinnest = {THICK, {0, 0, 0}};
    make_grid(mesh);
    for (size_t i = 0; i < mesh->count; i++) {
        const struct triangle *triangle = &mesh->triangles[i];
        struct point u = minus(triangle->at[1], triangle->at[0]), v = minus(triangle->at[2], triangle->at[0]);
        if (dot(triangle->normal, triangle->normal) == 0 || sqrt(dot(cross(u, v), cross(u, v))) < 1e-4)
            continue;
        int parts = 1 + ceil(sqrt(fmax(dot(u, u), dot(v, v))) / APART);
        for (int a = 0; a < parts; a++)
            for (int b = 0; a + b < parts; b++) {
                struct point from = add(add(triangle->at[0], u, (a + 1 / 3.0) / parts), v, (b + 1 / 3.0) / parts);
                double thick = thickness(mesh, i, from);
                if (thick < thinnest.thick)
                    thinnest = (struct thinnest){thick, from};
            }
    }
    free_grid();
    return thinnest;
}

/* A hole that lies and is no higher than this bears its own roof. */
#define LOW 4.0

/* How far below a point the next face is, where that is in the same or the next cell. */
static double air_below(const struct mesh *mesh, size_t own, struct point from) {
    static const struct point down = {0, 0, -1};
    struct point at = minus(from, grid.from);
    double nearest = INFINITY;
    for (int z = clamped(at.z - LOW, grid.z); z <= clamped(at.z, grid.z); z++) {
        const struct cell *cell = cell_at(clamped(at.x, grid.x), clamped(at.y, grid.y), z);
        for (int i = 0; i < cell->count; i++)
            if ((size_t)cell->triangles[i] != own)
                nearest = fmin(nearest, meets(&mesh->triangles[cell->triangles[i]], from, down));
    }
    return nearest;
}

/* Faces that look down by more than 50 degrees hang; the bed bears the lowest tenth of a millimetre. */
double walls_overhang(const struct mesh *mesh, struct point *where) {
    double area = 0, largest = 0;
    make_grid(mesh);
    for (size_t i = 0; i < mesh->count; i++) {
        const struct triangle *triangle = &mesh->triangles[i];
        struct point u = minus(triangle->at[1], triangle->at[0]), v = minus(triangle->at[2], triangle->at[0]), n = cross(u, v);
        double lowest = fmin(triangle->at[0].z, fmin(triangle->at[1].z, triangle->at[2].z));
        if (triangle->normal.z > -0.77 || lowest < mesh->least.z + 0.1)
            continue;
        struct point middle = add(add(triangle->at[0], u, 1 / 3.0), v, 1 / 3.0);
        if (air_below(mesh, i, middle) < LOW)
            continue;
        double own = sqrt(dot(n, n)) / 2;
        area += own;
        if (own > largest) {
            largest = own;
            *where = triangle->at[0];
        }
    }
    free_grid();
    return area;
}
