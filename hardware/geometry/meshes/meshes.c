/*
 * Measures the shapes that OpenSCAD has cut from the geometry of the board.
 *
 *     meshes NUMBERS parts FILE...              closed, fits the bed, no wall too thin, nothing hangs
 *     meshes NUMBERS laws QUARTER...            the squares as D.1.1 to D.1.3 of the Laws ask
 *     meshes NUMBERS middle SHAPE...            fingertips feel the middle of black squares raised, too
 *     meshes NUMBERS screws PLATE... -- TRAY... every corner and every end of a seam is screwed down, into
 *                                               a threaded insert
 *     meshes NUMBERS apart ONE OTHER [X Y Z]    two shapes, the second one moved, share no room
 *     meshes NUMBERS stands PIECE PEG QUARTER   a piece stands on squares of both colours, its peg in
 *                                               the aperture
 *     meshes NUMBERS moves FIXED... -- GUIDE... -- MOVING...
 *                                               no moving shape, on any square, shares room with a fixed
 *                                               one on its way straight down, wherever its play lets it
 *                                               be; guides hold the moving shapes, without play
 *     meshes NUMBERS fingers PIECE...           what room is between pieces on neighbouring squares
 *     meshes NUMBERS ways SHAPE...              wires find a way from every socket to the carrier, its
 *                                               USB plug has room, and the cable leaves to the right
 *
 * NUMBERS is what OpenSCAD prints of numbers.scad. Each prints what it has measured as rows of a table,
 * and what is wrong on lines that begin with "wrong:". The exit status is 1 where anything is.
 */
#include "columns.h"
#include "stl.h"
#include "walls.h"
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int wrong_count;

static void __attribute__((format(printf, 1, 2))) wrong(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    printf("wrong: ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    wrong_count++;
}

static const char *numbers;

/* A measure by its name; a list has one for each place, after a blank. */
static double measure(const char *name) {
    char line[256], found[128];
    double value;
    FILE *file = fopen(numbers, "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "ECHO: \"%127[^\"]\", %lf", found, &value) == 2 && strcmp(found, name) == 0) {
            fclose(file);
            return value;
        }
    fprintf(stderr, "%s: no measure named %s\n", numbers, name);
    exit(2);
}

static const struct point HERE = {0, 0, 0};

static const char *short_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* A few square millimetres print, if not beautifully. */
#define HANGING 12.0

static void parts(int count, char **files) {
    double bed = measure("bed"), thinnest = measure("thinnest");
    printf("| part | mm by mm by mm | open edges | thinnest wall | hanging |\n|---|---|---:|---:|---:|\n");
    for (int i = 0; i < count; i++) {
        struct mesh mesh = stl_read(files[i], HERE);
        struct point size = {mesh.most.x - mesh.least.x, mesh.most.y - mesh.least.y, mesh.most.z - mesh.least.z}, hangs;
        size_t open = stl_open_edges(&mesh);
        struct thinnest wall = walls_thinnest(&mesh);
        double hanging = walls_overhang(&mesh, &hangs);
        printf("| %s | %.1f by %.1f by %.1f | %zu | %.2f mm | %.0f mm2 |\n", short_name(files[i]), size.x, size.y, size.z,
               open, wall.thick, hanging);
        if (open > 0)
            wrong("%s is not closed", files[i]);
        if (size.x > bed || size.y > bed)
            wrong("%s does not fit a bed of %.0f mm", files[i], bed);
        if (wall.thick < thinnest - 0.005)
            wrong("%s has a wall of %.2f mm at %.1f %.1f %.1f", files[i], wall.thick, wall.where.x, wall.where.y,
                  wall.where.z);
        if (hanging > HANGING)
            wrong("%s has %.0f mm2 without support, most at %.1f %.1f %.1f", files[i], hanging, hangs.x, hangs.y,
                  hangs.z);
        free(mesh.triangles);
    }
}

static struct columns grid_of(int count, char **files, double step, double x, double y, double wide, double deep) {
    struct columns columns = columns_make(x, y, step, wide / step + 1, deep / step + 1);
    for (int i = 0; i < count; i++) {
        struct mesh mesh = stl_read(files[i], HERE);
        columns_add(&columns, &mesh);
        free(mesh.triangles);
    }
    return columns;
}

/* The width of the hole around a point at a height, along one direction. */
static double hole(const struct columns *columns, double x, double y, double z, double dx, double dy) {
    double wide = 0;
    for (int way = -1; way <= 1; way += 2)
        for (double far = way > 0 ? 0 : columns->step; far < 20; far += columns->step) {
            const struct column *column = columns_at(columns, x + way * far * dx, y + way * far * dy);
            if (!column || column_has(column, z))
                break;
            wide += columns->step;
        }
    return wide;
}

/* How many dots are felt in a rectangle: heights apart from each other. What is counted is worn off. */
static int dots(struct columns *columns, double x0, double y0, double x1, double y1) {
    int found = 0;
    for (double y = y0; y < y1; y += columns->step)
        for (double x = x0; x < x1; x += columns->step) {
            const struct column *column = columns_at(columns, x, y);
            if (!column || column_top(column) < 0.4)
                continue;
            found++;
            for (double b = y - 1; b < y + 2; b += columns->step / 2)
                for (double a = x - 1.2; a < x + 1.2; a += columns->step / 2) {
                    const struct column *worn = columns_at(columns, a, b);
                    if (worn && worn->count > 0)
                        ((struct column *)worn)->count = 0;
                }
        }
    return found;
}

/* Files are lettered on the near and the far side, ranks numbered on the left and the right. */
static void labels(int count, char **files) {
    static const int LETTER[8] = {1, 2, 2, 3, 2, 3, 4, 3}; /* dots of a to h; a number has its sign as well */
    double square = measure("square"), left = measure("left"), near = measure("near"), all = 8 * square;
    struct columns columns = grid_of(count, files, 0.1, left, near, all - 2 * left, all - 2 * near);
    for (int n = 0; n < 8; n++) {
        double from = n * square + 8, to = (n + 1) * square - 8;
        struct {
            const char *what;
            int found, expected;
        } sides[] = {
            {"near label of the file", dots(&columns, from, near, to, -3), LETTER[n]},
            {"far label of the file", dots(&columns, from, all + 3, to, all - near), LETTER[n]},
            {"left label of the rank", dots(&columns, left, from, -3, to), 4 + LETTER[n]},
            {"right label of the rank", dots(&columns, all + 3, from, all + 14, to), 4 + LETTER[n]},
        };
        for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
            if (sides[i].found != sides[i].expected)
                wrong("the %s %d has %d dots instead of %d", sides[i].what, n + 1, sides[i].found, sides[i].expected);
    }
    columns_free(&columns);
}

static void laws(int count, char **files) {
    double square = measure("square"), plate = measure("plate"), raise = measure("raise"), step = 0.1;
    struct columns columns = grid_of(count, files, step, -2, -2, 8 * square + 4, 8 * square + 4);
    double least[2] = {INFINITY, INFINITY}, most[2] = {-INFINITY, -INFINITY}; /* heights: white, black */
    double narrowest = INFINITY, widest = 0, west = INFINITY, east = -INFINITY, south = INFINITY, north = -INFINITY;
    int apertures = 0;
    for (int file = 0; file < 8; file++)
        for (int rank = 0; rank < 8; rank++) {
            double x = (file + 0.5) * square, y = (rank + 0.5) * square;
            int black = (file + rank) % 2 == 0;
            for (int corner = 0; corner < 4; corner++) {
                double far = 0.38 * square;
                const struct column *column = columns_at(&columns, x + (corner & 1 ? far : -far), y + (corner & 2 ? far : -far));
                double top = column ? column_top(column) : -INFINITY;
                least[black] = fmin(least[black], top);
                most[black] = fmax(most[black], top);
            }
            const struct column *middle = columns_at(&columns, x, y);
            if (middle && middle->count == 0)
                apertures++;
            double wide = fmin(hole(&columns, x, y, -plate + 0.5, 1, 0), hole(&columns, x, y, -plate + 0.5, 0, 1));
            narrowest = fmin(narrowest, wide);
            widest = fmax(widest, wide);
        }
    for (int row = 0; row < columns.along; row++)
        for (int place = 0; place < columns.across; place++)
            if (column_top(&columns.columns[row * columns.across + place]) > raise / 2) {
                west = fmin(west, columns.x + place * step);
                east = fmax(east, columns.x + place * step);
                south = fmin(south, columns.y + row * step);
                north = fmax(north, columns.y + row * step);
            }
    printf("| squares | measured | required |\n|---|---|---|\n");
    printf("| side of all squares | %.1f cm by %.1f cm | at least 20 by 20 (D.1.1) |\n", (east - west) / 10, (north - south) / 10);
    printf("| height of the black ones | %.2f mm | a slight raise (D.1.2); 3 to 4 mm |\n", least[1] - most[0]);
    printf("| apertures | %d, %.1f to %.1f mm wide | one in each (D.1.3) |\n", apertures, narrowest, widest);
    if (east - west < 200 || north - south < 200)
        wrong("the squares are less than 20 cm by 20 cm");
    if (least[1] - most[0] < 3 || most[1] - least[0] > 4)
        wrong("black squares are raised by %.2f to %.2f mm", least[1] - most[0], most[1] - least[0]);
    if (apertures != 64)
        wrong("%d squares have an aperture that goes through", apertures);
    if (narrowest < measure("bush") - 0.3 || widest > measure("bush") + 0.3)
        wrong("apertures are %.1f to %.1f mm wide", narrowest, widest);
    columns_free(&columns);
    labels(count, files);
}

/* The width of the hole around a screw in shapes, at a height. */
static double hole_of_screw(int count, char **files, double x, double y, double z) {
    struct columns columns = grid_of(count, files, 0.1, x - 6, y - 6, 12, 12);
    double wide = fmin(hole(&columns, x, y, z, 1, 0), hole(&columns, x, y, z, 0, 1));
    columns_free(&columns);
    return wide;
}

static void screws(int count, char **words) {
    enum { SCREWS = 12 };
    double plate = measure("plate"), insert = measure("insert 0"), deep = measure("insert 1"), most = 0;
    double x[SCREWS], y[SCREWS], edges[2][2] = {{measure("left"), measure("right")}, {measure("near"), measure("far")}};
    int plates = 0, narrow = 0;
    while (plates < count && strcmp(words[plates], "--") != 0)
        plates++;
    for (int n = 0; n < SCREWS; n++) {
        char name[32];
        snprintf(name, sizeof name, "screw %d 0", n);
        x[n] = measure(name);
        snprintf(name, sizeof name, "screw %d 1", n);
        y[n] = measure(name);
        double top = hole_of_screw(count - plates - 1, words + plates + 1, x[n], y[n], -plate - 0.5),
               bottom = hole_of_screw(count - plates - 1, words + plates + 1, x[n], y[n], -plate - deep + 0.5);
        if (hole_of_screw(plates, words, x[n], y[n], -plate + 0.5) < 3)
            wrong("the plate has no hole for the screw at %.1f %.1f", x[n], y[n]);
        if (fmin(top, bottom) < insert - 0.15 || fmax(top, bottom) > insert + 0.25) {
            narrow++;
            wrong("no threaded insert fits at %.1f %.1f: its hole is %.1f to %.1f mm wide", x[n], y[n], top, bottom);
        }
    }
    for (int corner = 0; corner < 4; corner++) {
        double nearest = INFINITY;
        for (int n = 0; n < SCREWS; n++)
            nearest = fmin(nearest, hypot(x[n] - edges[0][corner & 1], y[n] - edges[1][corner >> 1]));
        most = fmax(most, nearest);
        if (nearest > 10)
            wrong("the corner at %.0f %.0f is loose: its screw is %.1f mm away", edges[0][corner & 1], edges[1][corner >> 1], nearest);
    }
    printf("| screws of the plate | with threaded inserts | from a corner at most |\n|---:|---:|---:|\n| %d | %d | %.1f mm |\n", SCREWS,
           SCREWS - narrow, most);
}

/* How much higher than on white a ball as large as a fingertip lies in the middle of a black square, at least. */
#define FELT 1.0

/* The height at which a ball lies that comes straight down. */
static double lies(const struct columns *columns, double x, double y, double radius) {
    double height = -INFINITY;
    for (double dy = -radius; dy <= radius; dy += columns->step)
        for (double dx = -radius; dx <= radius; dx += columns->step) {
            double square = radius * radius - dx * dx - dy * dy;
            const struct column *column = square > 0 ? columns_at(columns, x + dx, y + dy) : NULL;
            if (column && column->count > 0)
                height = fmax(height, column_top(column) - radius + sqrt(square));
        }
    return height;
}

static void middle(int count, char **files) {
    double square = measure("square");
    struct columns columns = grid_of(count, files, 0.1, -2, -2, 8 * square + 4, 8 * square + 4);
    static const double balls[] = {12, 14, 16};
    printf("| ball in the middle of a square | lies on white at | on black at | at least higher |\n|---:|---:|---:|---:|\n");
    for (size_t ball = 0; ball < sizeof balls / sizeof *balls; ball++) {
        double white = -INFINITY, black = INFINITY;
        for (int at = 0; at < 64; at++) {
            double height = lies(&columns, (at % 8 + 0.5) * square, (at / 8 + 0.5) * square, balls[ball] / 2);
            if ((at % 8 + at / 8) % 2 == 0)
                black = fmin(black, height);
            else
                white = fmax(white, height);
        }
        printf("| %.0f mm | %.1f mm | %.1f mm | %.1f mm |\n", balls[ball], white, black, FELT);
        if (black - white < FELT)
            wrong("a ball of %.0f mm lies only %.1f mm higher in the middle of a black square", balls[ball], black - white);
    }
    columns_free(&columns);
}

#define FINE 0.2
#define NOTHING 0.4 /* cubic millimetres that may be shared, where faces lie on each other */

static void apart(const char *one, const char *other, struct point moved) {
    struct mesh a = stl_read(one, HERE), b = stl_read(other, moved);
    double shared = columns_in_common(&a, &b, FINE);
    if (shared > NOTHING)
        wrong("%s and %s share %.1f mm3", short_name(one), short_name(other), shared);
    free(a.triangles);
    free(b.triangles);
}

/* On a1, which is black, and b1, which is white, of the first quarter. */
static void stands(const char *piece, const char *peg, const char *quarter) {
    double square = measure("square"), room = measure("recess") - measure("pedestal 0");
    struct mesh inside = stl_read(piece, HERE), pin = stl_read(peg, HERE), plate = stl_read(quarter, HERE);
    double shared = columns_in_common(&inside, &pin, FINE);
    if (shared > NOTHING)
        wrong("%s has no room for plug and resistor: %.1f mm3 too little", short_name(piece), shared);
    for (int file = 0; file < 2; file++) {
        const char *colour = file == 0 ? "black" : "white";
        struct point at = {(file + 0.5) * square, 0.5 * square, 0}, lower = at, aside = at;
        lower.z -= 0.2;
        aside.x += 0.4 * room;
        struct mesh standing = stl_read(piece, at), sunk = stl_read(piece, lower), beside = stl_read(piece, aside),
                    plugged = stl_read(peg, at);
        if (columns_in_common(&plate, &standing, FINE) > NOTHING || columns_in_common(&plate, &beside, FINE) > NOTHING)
            wrong("%s does not fit into a %s square", short_name(piece), colour);
        if (columns_in_common(&plate, &sunk, FINE) < 1)
            wrong("%s has no support in a %s square", short_name(piece), colour);
        if (columns_in_common(&plate, &plugged, FINE) > NOTHING)
            wrong("the peg of %s does not fit into a %s square", short_name(piece), colour);
        free(standing.triangles);
        free(sunk.triangles);
        free(beside.triangles);
        free(plugged.triangles);
    }
    printf("| %s | %.1f mm high, %.1f mm wide |\n", short_name(piece), inside.most.z, fmax(inside.most.x - inside.least.x, inside.most.y - inside.least.y));
    free(inside.triangles);
    free(pin.triangles);
    free(plate.triangles);
}

#define STEP 0.25 /* divides a square, and the play */
#define TOUCHED 0.05 /* cubic millimetres */

/* The lowest height of a shape in each column around its axis; it is swept upwards from there. */
struct moving {
    const char *name;
    int half; /* columns from the axis to the edge */
    double *lowest;
};

static struct moving moving_read(const char *file) {
    struct mesh mesh = stl_read(file, HERE);
    double wide = fmax(fmax(mesh.most.x, -mesh.least.x), fmax(mesh.most.y, -mesh.least.y));
    struct moving moving = {short_name(file), wide / STEP + 2, NULL};
    int side = 2 * moving.half + 1;
    struct columns columns = columns_make(-moving.half * STEP, -moving.half * STEP, STEP, side, side);
    columns_add(&columns, &mesh);
    moving.lowest = malloc(side * side * sizeof *moving.lowest);
    if (!moving.lowest)
        exit(2);
    for (int i = 0; i < side * side; i++)
        moving.lowest[i] = columns.columns[i].count > 0 ? columns.columns[i].heights[0] : INFINITY;
    columns_free(&columns);
    free(mesh.triangles);
    return moving;
}

/* The room that a shape shares with a fixed one on its way down to a square, moved aside by columns. */
static double swept(const struct moving *moving, const struct columns *fixed, double x, double y) {
    int side = 2 * moving->half + 1, across = lround((x - fixed->x) / STEP) - moving->half,
        along = lround((y - fixed->y) / STEP) - moving->half;
    double length = 0;
    for (int row = 0; row < side; row++)
        for (int place = 0; place < side; place++) {
            if (across + place < 0 || along + row < 0 || across + place >= fixed->across || along + row >= fixed->along)
                continue;
            const struct column *column = &fixed->columns[(along + row) * fixed->across + across + place];
            for (int n = 0; n + 1 < column->count; n += 2)
                length += fmax(0, column->heights[n + 1] - fmax(column->heights[n], moving->lowest[row * side + place]));
        }
    return length * STEP * STEP;
}

static void moves_past(const char *file, int count, const struct moving *moving, double play) {
    double square = measure("square"), left = measure("left");
    struct mesh mesh = stl_read(file, HERE);
    double x = left + floor((mesh.least.x - left) / STEP) * STEP, y = left + floor((mesh.least.y - left) / STEP) * STEP;
    struct columns fixed = columns_make(x, y, STEP, (mesh.most.x - x) / STEP + 2, (mesh.most.y - y) / STEP + 2);
    columns_add(&fixed, &mesh);
    int aside = lround(play / STEP);
    for (int i = 0; i < count; i++) {
        int squares = 0, file_hit = 0, rank_hit = 0;
        double most = 0;
        for (int at = 0; at < 64; at++) {
            double worst = 0;
            for (int dx = -aside; dx <= aside; dx++)
                for (int dy = -aside; dy <= aside; dy++)
                    worst = fmax(worst, swept(&moving[i], &fixed, (at % 8 + 0.5) * square + dx * STEP, (at / 8 + 0.5) * square + dy * STEP));
            if (worst > most) {
                most = worst;
                file_hit = at % 8;
                rank_hit = at / 8;
            }
            squares += worst > TOUCHED;
        }
        if (squares > 0)
            wrong("%s hits %s on %d squares, most on %c%d by %.2f mm3", moving[i].name, short_name(file), squares,
                  'a' + file_hit, rank_hit + 1, most);
    }
    columns_free(&fixed);
    free(mesh.triangles);
}

static void moves(int count, char **words) {
    int ends[2], found = 0;
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], "--") == 0 && found < 2)
            ends[found++] = i;
    if (found < 2)
        exit(2);
    int shapes = count - ends[1] - 1;
    struct moving *moving = calloc(shapes, sizeof *moving);
    if (!moving)
        exit(2);
    for (int i = 0; i < shapes; i++)
        moving[i] = moving_read(words[ends[1] + 1 + i]);
    int before = wrong_count;
    for (int i = 0; i < ends[1]; i++)
        if (i != ends[0])
            moves_past(words[i], shapes, moving, i < ends[0] ? measure("play") : 0);
    printf("| moving parts | fixed parts | squares | play | collisions |\n|---:|---:|---:|---:|---:|\n");
    printf("| %d | %d | 64 | %.2f mm each way | %d |\n", shapes, ends[1] - 1, measure("play"), wrong_count - before);
    for (int i = 0; i < shapes; i++)
        free(moving[i].lowest);
    free(moving);
}

/* How far a shape reaches from its axis at a height. */
static double reach(const struct mesh *mesh, double z) {
    double far = 0;
    for (size_t i = 0; i < mesh->count; i++)
        for (int edge = 0; edge < 3; edge++) {
            struct point a = mesh->triangles[i].at[edge], b = mesh->triangles[i].at[(edge + 1) % 3];
            if ((a.z - z) * (b.z - z) > 0 || a.z == b.z)
                continue;
            double part = (z - a.z) / (b.z - a.z);
            far = fmax(far, hypot(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)));
        }
    return far;
}

static void fingers(int count, char **files) {
    double square = measure("square"), finger = measure("finger");
    static const double heights[] = {2, 0, 12, 16, 20};
    int rows = sizeof heights / sizeof *heights;
    printf("| height above the square | widest neighbours | narrowest |\n|---|---:|---:|\n");
    double widest = 0;
    for (int row = 0; row < rows; row++) {
        double thick = 0, thin = INFINITY, high = heights[row];
        for (int i = 0; i < count; i++) {
            struct mesh mesh = stl_read(files[i], HERE);
            double far = high > 0 ? reach(&mesh, high) : 0;
            for (double z = 3; high == 0 && z < 12; z += 0.25)
                far = fmax(far, reach(&mesh, z));
            thick = fmax(thick, far);
            thin = fmin(thin, far);
            free(mesh.triangles);
        }
        if (high == 0) {
            widest = thick;
            printf("| feet, 3 to 12 mm");
        } else
            printf("| %.0f mm", high);
        printf(" | %.1f mm | %.1f mm |\n", square - 2 * thick, square - 2 * thin);
    }
    if (square - 2 * widest < finger - 0.05)
        wrong("neighbouring feet are %.1f mm apart, less than %.1f", square - 2 * widest, finger);
}

/* Room in cells of a millimetre; a cell is free for a wire where all around it are. */
static struct {
    struct point from;
    int x, y, z;
    unsigned char *cells;
} room;
enum { SOLID = 1, NEAR = 2, REACHED = 4 };

static unsigned char *cell(int x, int y, int z) {
    if (x < 0 || y < 0 || z < 0 || x >= room.x || y >= room.y || z >= room.z)
        return NULL;
    return &room.cells[((size_t)z * room.y + y) * room.x + x];
}

static unsigned char *cell_of(struct point at) {
    return cell(at.x - room.from.x, at.y - room.from.y, at.z - room.from.z);
}

static void fill_room(int count, char **files) {
    const double margin = 8;
    room.from = (struct point){measure("left") - margin, measure("near") - margin, -measure("skirt") - 2};
    room.x = measure("right") - measure("left") + 2 * margin;
    room.y = measure("far") - measure("near") + 2 * margin;
    room.z = measure("skirt") + 4;
    room.cells = calloc((size_t)room.x * room.y * room.z, 1);
    if (!room.cells)
        exit(2);
    for (int i = 0; i < count; i++) {
        char *one[] = {files[i]};
        struct columns columns = grid_of(1, one, 1, room.from.x + 0.5, room.from.y + 0.5, room.x - 1, room.y - 1);
        for (int y = 0; y < room.y; y++)
            for (int x = 0; x < room.x; x++)
                for (int z = 0; z < room.z; z++)
                    if (column_has(&columns.columns[y * columns.across + x], room.from.z + z + 0.5))
                        *cell(x, y, z) |= SOLID;
        columns_free(&columns);
    }
}

/* Cells nearer to something solid than a wire may come. */
static void keep_clear(int around) {
    for (int z = 0; z < room.z; z++)
        for (int y = 0; y < room.y; y++)
            for (int x = 0; x < room.x; x++) {
                *cell(x, y, z) &= SOLID;
                for (int dz = -around; dz <= around; dz++)
                    for (int dy = -around; dy <= around; dy++)
                        for (int dx = -around; dx <= around; dx++) {
                            unsigned char *other = cell(x + dx, y + dy, z + dz);
                            if (other && *other & SOLID)
                                *cell(x, y, z) |= NEAR;
                        }
            }
}

static void flood(struct point from) {
    static const int ways[6][3] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    size_t total = (size_t)room.x * room.y * room.z, first = 0, count = 0;
    int(*queue)[3] = malloc(total * sizeof *queue);
    unsigned char *start = cell_of(from);
    if (!queue || !start || *start & (SOLID | NEAR)) {
        wrong("there is no room for a wire at %.0f %.0f %.0f", from.x, from.y, from.z);
        free(queue);
        return;
    }
    *start |= REACHED;
    size_t at = start - room.cells;
    queue[count][0] = at % room.x;
    queue[count][1] = at / room.x % room.y;
    queue[count++][2] = at / room.x / room.y;
    for (; first < count; first++)
        for (int way = 0; way < 6; way++) {
            int x = queue[first][0] + ways[way][0], y = queue[first][1] + ways[way][1], z = queue[first][2] + ways[way][2];
            unsigned char *next = cell(x, y, z);
            if (!next || *next & (SOLID | NEAR | REACHED))
                continue;
            *next |= REACHED;
            queue[count][0] = x;
            queue[count][1] = y;
            queue[count++][2] = z;
        }
    free(queue);
}

/* Whether a box is free of everything solid. */
static int is_free(struct point from, struct point to) {
    for (double x = from.x; x <= to.x; x++)
        for (double y = from.y; y <= to.y; y++)
            for (double z = from.z; z <= to.z; z++) {
                unsigned char *there = cell_of((struct point){x, y, z});
                if (!there || *there & SOLID)
                    return 0;
            }
    return 1;
}

/* A USB plug with its sleeve is inside; its cable leaves to the right, by a saddle with a hole for a cable tie. */
static void usb(struct point carrier) {
    double wide = measure("usb_plug 0"), high = measure("usb_plug 1"), length = measure("usb_plug 2"), near = measure("near"),
           right = measure("right"), thick = measure("usb_cable");
    struct point face = {carrier.x + measure("usb_at"), carrier.y - 1.5, measure("carrier_top") + 6.1};
    int fits = is_free((struct point){face.x - wide / 2 + 0.5, fmax(face.y - length, near - 7), face.z - high / 2 + 0.5},
                       (struct point){face.x + wide / 2 - 0.5, face.y, face.z + high / 2 - 0.5});
    if (!fits || face.y - length < near)
        wrong("a USB plug of %.0f mm by %.0f mm by %.0f mm has no room in the board", wide, high, length);
    /* No way on the player's side. */
    for (double x = room.from.x + 0.5; x < room.from.x + room.x; x++)
        for (double y = room.from.y + 0.5; y < near; y++)
            for (double z = room.from.z + 0.5; z < room.from.z + room.z; z++)
                *cell_of((struct point){x, y, z}) |= SOLID;
    keep_clear(thick / 2 - 0.5);
    flood((struct point){face.x, face.y - length - thick / 2, face.z});
    unsigned char *outside = cell_of((struct point){right + 4, (measure("usb_exit 0") + measure("usb_exit 1")) / 2, face.z});
    int leaves = outside && *outside & REACHED;
    if (!leaves)
        wrong("the USB cable does not leave to the right");
    double x = measure("usb_tie 0"), y = measure("usb_tie 1"), under = face.z - thick / 2;
    int tied = !is_free((struct point){x, y, under - 1.5}, (struct point){x, y, under - 1.5}) &&
               is_free((struct point){x - 1, y - 5, under - 3}, (struct point){x + 1, y + 5, under - 3});
    if (!tied)
        wrong("there is no hole for a cable tie below the USB cable");
    printf("| a USB plug of %.0f mm by %.0f mm by %.0f mm, its cable to the right, a cable tie | %s |\n", wide, high, length,
           fits && leaves && tied ? "yes" : "no");
}

static void ways(int count, char **files) {
    double square = measure("square"), under = measure("board_top") - measure("board"), below = measure("carrier_top") - measure("board");
    struct point carrier = {measure("carrier_at 0"), measure("carrier_at 1"), 0};
    fill_room(count, files);
    keep_clear(1);
    /* Below the carrier, beside its header. */
    flood((struct point){carrier.x + 25, carrier.y + 75, below - 6});
    int reached = 0;
    for (int file = 0; file < 8; file++)
        for (int rank = 0; rank < 8; rank++) {
            struct point legs = {(file + 0.5) * square, (rank + 0.5) * square, under - measure("socket_legs") - 3};
            unsigned char *there = cell_of(legs);
            if (there && *there & REACHED)
                reached++;
            else
                wrong("no wire leaves %c%d", 'a' + file, rank + 1);
        }
    printf("| squares from whose sockets a 3 mm wire reaches the carrier | %d |\n", reached);
    usb(carrier);
    free(room.cells);
}

int main(int argc, char **argv) {
    char **rest = argv + 3;
    int count = argc - 3;
    if (argc < 4) {
        fprintf(stderr, "meshes NUMBERS parts|laws|middle|screws|apart|stands|moves|fingers|ways FILE...\n");
        return 2;
    }
    numbers = argv[1];
    if (strcmp(argv[2], "parts") == 0)
        parts(count, rest);
    else if (strcmp(argv[2], "laws") == 0)
        laws(count, rest);
    else if (strcmp(argv[2], "middle") == 0)
        middle(count, rest);
    else if (strcmp(argv[2], "screws") == 0)
        screws(count, rest);
    else if (strcmp(argv[2], "apart") == 0 && (count == 2 || count == 5))
        apart(rest[0], rest[1], count == 5 ? (struct point){atof(rest[2]), atof(rest[3]), atof(rest[4])} : HERE);
    else if (strcmp(argv[2], "stands") == 0 && count == 3)
        stands(rest[0], rest[1], rest[2]);
    else if (strcmp(argv[2], "moves") == 0)
        moves(count, rest);
    else if (strcmp(argv[2], "fingers") == 0)
        fingers(count, rest);
    else if (strcmp(argv[2], "ways") == 0)
        ways(count, rest);
    else
        return 2;
    return wrong_count > 0;
}
