/*
 * The test of a board that has just been soldered. The white pawn goes through all squares from a1, and
 * what is wrong is told as the square (file high, rank low) and then the number of the fault, high; a
 * fault of a whole rank without the file. What to do about each is in hardware/wiring.md.
 */
#ifndef COURSE_H
#define COURSE_H

#include "board.h"

/* The faults by their numbers. */
enum fault { GROUNDED = 1, LEAKS, BAD_JOINT, OTHER_PIECE, ELSEWHERE, JOINED, NO_CONTACT, NO_PULL_UP };

/* Begins at a1; what is read now counts as the empty board. */
void course_start(void);

void course_tick(void);

/* AGAIN looks for faults of the empty board from a1 on, TIME for the next one; SAY: the pawn is in and
 * nothing was heard; PRESS goes on to the next square, ARBITER to the next rank. */
void course_pressed(enum button button);

#endif
