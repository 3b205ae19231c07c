/* Replaces the system's file functions by those of a disk that stalls, is full or is read-only.
 * LD_PRELOAD loads it.
 *
 * The file that ANNABELLA_DISK names has three numbers: how many milliseconds a sync takes, how many bytes of
 * regular files can still be written (negative: any number), and 1 if nothing can be changed. It is read at
 * every call, so that a test can change the disk while a program runs.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static _Atomic long written;

static int state(long *sync_ms, long *room)
{
	int read_only = 0;
	*sync_ms = 0;
	*room = -1;
	const char *path = getenv("ANNABELLA_DISK");
	FILE *file = path ? fopen(path, "re") : NULL;
	if (file) {
		if (fscanf(file, "%ld %ld %d", sync_ms, room, &read_only) < 1)
			*sync_ms = 0;
		fclose(file);
	}
	return read_only;
}

static int refuses(void)
{
	long ms, room;
	if (!state(&ms, &room))
		return 0;
	errno = EROFS;
	return 1;
}

static int open_mode(int flags, va_list rest)
{
	return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0;
}

#define OPENS(name)                                                                                        \
	int name(const char *path, int flags, ...)                                                         \
	{                                                                                                  \
		int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name); \
		va_list rest;                                                                              \
		va_start(rest, flags);                                                                     \
		int mode = open_mode(flags, rest);                                                         \
		va_end(rest);                                                                              \
		if ((flags & O_ACCMODE) != O_RDONLY && strncmp(path, "/dev/", 5) && refuses())             \
			return -1;                                                                         \
		return next(path, flags, mode);                                                            \
	}

OPENS(open)
OPENS(open64)

int rename(const char *from, const char *to)
{
	int (*next)(const char *, const char *) = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
	return refuses() ? -1 : next(from, to);
}

int unlink(const char *path)
{
	int (*next)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
	return refuses() ? -1 : next(path);
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
	return refuses() ? -1 : next(fd);
}

int fsync(int fd)
{
	int (*next)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
	stall();
	return refuses() ? -1 : next(fd);
}

ssize_t write(int fd, const void *bytes, size_t count)
{
	ssize_t (*next)(int, const void *, size_t) = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
	struct stat about;
	long ms, room;
	if (fstat(fd, &about) == 0 && S_ISREG(about.st_mode)) {
		if (state(&ms, &room)) {
			errno = EROFS;
			return -1;
		}
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
