/* Stands before the system's file functions, as a disk that stalls or is full. LD_PRELOAD loads it.
 *
 * The file that ANNABELLA_DISK names holds two numbers: how many milliseconds a sync takes, and how many
 * bytes of regular files can still be written (a negative number: any). It is read at every call, so that
 * a test can change the disk while a program runs.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static _Atomic long written;

static void state(long *sync_ms, long *room)
{
	*sync_ms = 0;
	*room = -1;
	const char *path = getenv("ANNABELLA_DISK");
	FILE *file = path ? fopen(path, "re") : NULL;
	if (file) {
		if (fscanf(file, "%ld %ld", sync_ms, room) < 1)
			*sync_ms = 0;
		fclose(file);
	}
}

static void stall(void)
{
	long ms, room;
	state(&ms, &room);
	/* Looked at every few milliseconds, so that a disk can be made to answer again. */
	for (long waited = 0; waited < ms; waited += 5) {
		struct timespec some = { 0, 5000000 };
		nanosleep(&some, NULL);
		if (waited % 100 == 0)
			state(&ms, &room);
	}
}

int fdatasync(int fd)
{
	int (*next)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
	stall();
	return next(fd);
}

int fsync(int fd)
{
	int (*next)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
	stall();
	return next(fd);
}

ssize_t write(int fd, const void *bytes, size_t count)
{
	ssize_t (*next)(int, const void *, size_t) = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
	struct stat about;
	long ms, room;
	if (fstat(fd, &about) == 0 && S_ISREG(about.st_mode)) {
		state(&ms, &room);
		if (room >= 0) {
			long left = room - written;
			if (left <= 0) {
				errno = ENOSPC;
				return -1;
			}
			if ((long)count > left)
				count = left;
		}
	}
	ssize_t done = next(fd, bytes, count);
	if (done > 0 && fstat(fd, &about) == 0 && S_ISREG(about.st_mode))
		written += done;
	return done;
}
