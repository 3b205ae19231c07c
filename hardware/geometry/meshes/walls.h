/* How thin a shape's walls are, and how much of it hangs in the air when it is printed. */
#ifndef WALLS_H
#define WALLS_H

#include "stl.h"

struct thinnest {
    double thick;
    struct point where;
};

/* The least distance from a face to one that looks the other way, through the material. */
struct thinnest walls_thinnest(const struct mesh *mesh);

/* Square millimetres of faces that look down more steeply than a printer bears without supports, where
 * the largest of them is; those on its bed and in low holes aside. */
double walls_overhang(const struct mesh *mesh, struct point *where);

#endif
