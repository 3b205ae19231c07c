/* Shapes as triangles, read from the STL files that OpenSCAD writes. */
#ifndef STL_H
#define STL_H

#include <stddef.h>

struct point {
    double x, y, z;
};

struct triangle {
    struct point at[3], normal; /* of length 1, outwards */
};

struct mesh {
    const char *name;
    struct triangle *triangles;
    size_t count;
    struct point least, most; /* what it lies between */
};

/* Reads a file and moves it; ends the program where it cannot be read. */
struct mesh stl_read(const char *path, struct point moved);

/* How many edges do not belong to just two triangles, once each way: none where it is closed. */
size_t stl_open_edges(const struct mesh *mesh);

#endif
