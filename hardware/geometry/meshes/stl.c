#include "stl.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void stop(const char *path, const char *why) {
    fprintf(stderr, "%s: %s\n", path, why);
    exit(2);
}

static struct point minus(struct point a, struct point b) {
    return (struct point){a.x - b.x, a.y - b.y, a.z - b.z};
}

/* False where the three corners lie on a line. */
static int orient(struct triangle *triangle) {
    struct point u = minus(triangle->at[1], triangle->at[0]), v = minus(triangle->at[2], triangle->at[0]);
    struct point n = {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
    double length = sqrt(n.x * n.x + n.y * n.y + n.z * n.z);
    if (length < 1e-12)
        return 0;
    triangle->normal = (struct point){n.x / length, n.y / length, n.z / length};
    return 1;
}

struct mesh stl_read(const char *path, struct point moved) {
    struct mesh mesh = {.name = path, .least = {INFINITY, INFINITY, INFINITY}, .most = {-INFINITY, -INFINITY, -INFINITY}};
    char line[256];
    size_t room = 0;
    int corner = 0;
    FILE *file = fopen(path, "r");
    if (!file || !fgets(line, sizeof line, file) || strncmp(line, "solid", 5))
        stop(path, "no such shape");
    while (fgets(line, sizeof line, file)) {
        struct point at;
        if (sscanf(line, " vertex %lf %lf %lf", &at.x, &at.y, &at.z) != 3)
            continue;
        if (mesh.count == room) {
            room = room ? 2 * room : 1024;
            mesh.triangles = realloc(mesh.triangles, room * sizeof *mesh.triangles);
            if (!mesh.triangles)
                stop(path, "no memory");
        }
        at = (struct point){at.x + moved.x, at.y + moved.y, at.z + moved.z};
        mesh.least = (struct point){fmin(mesh.least.x, at.x), fmin(mesh.least.y, at.y), fmin(mesh.least.z, at.z)};
        mesh.most = (struct point){fmax(mesh.most.x, at.x), fmax(mesh.most.y, at.y), fmax(mesh.most.z, at.z)};
        mesh.triangles[mesh.count].at[corner] = at;
        if (++corner == 3) {
            corner = 0;
            /* One without an area still closes its three edges. */
            if (!orient(&mesh.triangles[mesh.count]))
                mesh.triangles[mesh.count].normal = (struct point){0, 0, 0};
            mesh.count++;
        }
    }
    fclose(file);
    if (mesh.count == 0)
        stop(path, "an empty shape");
    return mesh;
}

/* An edge, from its lower to its higher end, and which way its triangle goes along it. */
struct edge {
    struct point from, to;
    int way;
};

static int by_point(const struct point *a, const struct point *b) {
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    if (a->y != b->y)
        return a->y < b->y ? -1 : 1;
    return a->z < b->z ? -1 : a->z > b->z;
}

static int by_edge(const void *one, const void *other) {
    const struct edge *a = one, *b = other;
    int order = by_point(&a->from, &b->from);
    return order ? order : by_point(&a->to, &b->to);
}

size_t stl_open_edges(const struct mesh *mesh) {
    size_t count = 0, open = 0;
    struct edge *edges = malloc(3 * mesh->count * sizeof *edges);
    if (!edges)
        stop(mesh->name, "no memory");
    for (size_t i = 0; i < mesh->count; i++)
        for (int corner = 0; corner < 3; corner++) {
            struct point from = mesh->triangles[i].at[corner], to = mesh->triangles[i].at[(corner + 1) % 3];
            int order = by_point(&from, &to);
            if (order == 0)
                continue; /* two corners fall together */
            edges[count++] = order < 0 ? (struct edge){from, to, 1} : (struct edge){to, from, -1};
        }
    qsort(edges, count, sizeof *edges, by_edge);
    for (size_t i = 0; i < count;) {
        int ways = 0;
        size_t first = i;
        for (; i < count && by_edge(&edges[first], &edges[i]) == 0; i++)
            ways += edges[i].way;
        /* Two solids that touch in an edge have it four times: as often each way. */
        if (ways != 0 || (i - first) % 2)
            open++;
    }
    free(edges);
    return open;
}
