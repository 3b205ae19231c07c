/* What hands do to the board and its parts, told in lines. */
#ifndef HANDS_H
#define HANDS_H

#include <stdbool.h>

/* Does what a line says and answers with one, later where it waits. */
void hands_obey(char *line);

/* Whether a wait is not over yet. When it is, that is answered. */
bool hands_wait(void);

#endif
