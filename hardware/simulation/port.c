#define _GNU_SOURCE
#include "port.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static int master = -1;
static char path[64];

static void fail(const char *what) {
    fprintf(stderr, "%s: %s\n", what, strerror(errno));
    exit(2);
}

const char *port_plug(const char *link) {
    struct termios raw;
    master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (master < 0 || grantpt(master) || unlockpt(master) || ptsname_r(master, path, sizeof path))
        fail("no pseudo-terminal");
    /* Opened once and closed, it can be told whether anybody has it open. */
    int slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (slave < 0 || tcgetattr(slave, &raw))
        fail(path);
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw);
    close(slave);
    if (link) {
        char beside[4096];
        snprintf(beside, sizeof beside, "%s.%d", link, (int)getpid());
        if (symlink(path, beside) || rename(beside, link))
            fail(link);
    }
    return path;
}

void port_unplug(void) {
    if (master >= 0)
        close(master);
    master = -1;
}

bool port_open(void) {
    struct pollfd poller = {.fd = master, .events = 0};
    return master >= 0 && poll(&poller, 1, 0) >= 0 && !(poller.revents & POLLHUP);
}

void port_write(uint8_t byte) {
    if (port_open() && write(master, &byte, 1) < 0 && errno != EAGAIN && errno != EIO)
        fail(path);
}

bool port_read(uint8_t *byte) {
    return master >= 0 && read(master, byte, 1) == 1;
}
