/* Stands before the system's functions, and writes down when a program reads a line, syncs a file, and hands
 * sound to its server. LD_PRELOAD loads it.
 *
 * The file that ANNABELLA_MOMENTS names gets a line for each moment: its name, and nanoseconds of
 * CLOCK_MONOTONIC.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* More bytes than any order to the sound server has. */
#define SOUND 1000

static int out = -1;

static ssize_t (*next_read)(int, void *, size_t);
static ssize_t (*next_write)(int, const void *, size_t);
static ssize_t (*next_writev)(int, const struct iovec *, int);
static ssize_t (*next_send)(int, const void *, size_t, int);
static ssize_t (*next_sendmsg)(int, const struct msghdr *, int);
static int (*next_fdatasync)(int);

__attribute__((constructor)) static void begin(void)
{
	next_read = dlsym(RTLD_NEXT, "read");
	next_write = dlsym(RTLD_NEXT, "write");
	next_writev = dlsym(RTLD_NEXT, "writev");
	next_send = dlsym(RTLD_NEXT, "send");
	next_sendmsg = dlsym(RTLD_NEXT, "sendmsg");
	next_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
	const char *path = getenv("ANNABELLA_MOMENTS");
	if (path)
		out = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static void moment(const char *name)
{
	struct timespec now;
	char line[64];
	clock_gettime(CLOCK_MONOTONIC, &now);
	int length = snprintf(line, sizeof line, "%s %lld\n", name, now.tv_sec * 1000000000LL + now.tv_nsec);
	if (out >= 0 && next_write(out, line, length) < 0)
		out = -1;
}

static void sent(int fd, size_t count)
{
	struct stat about;
	if (count >= SOUND && fstat(fd, &about) == 0 && S_ISSOCK(about.st_mode))
		moment("sound");
}

ssize_t read(int fd, void *bytes, size_t count)
{
	ssize_t got = next_read(fd, bytes, count);
	if (fd == 0 && got > 0)
		moment("line");
	return got;
}

int fdatasync(int fd)
{
	moment("sync");
	int done = next_fdatasync(fd);
	moment("synced");
	return done;
}

ssize_t write(int fd, const void *bytes, size_t count)
{
	sent(fd, count);
	return next_write(fd, bytes, count);
}

ssize_t writev(int fd, const struct iovec *parts, int number)
{
	size_t count = 0;
	for (int at = 0; at < number; at++)
		count += parts[at].iov_len;
	sent(fd, count);
	return next_writev(fd, parts, number);
}

ssize_t send(int fd, const void *bytes, size_t count, int flags)
{
	sent(fd, count);
	return next_send(fd, bytes, count, flags);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags)
{
	size_t count = 0;
	for (size_t at = 0; at < message->msg_iovlen; at++)
		count += message->msg_iov[at].iov_len;
	sent(fd, count);
	return next_sendmsg(fd, message, flags);
}
