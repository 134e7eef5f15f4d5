// Runs a program and writes what it took to standard output: exit status, nanoseconds, nanoseconds of
// processor time, and the peak of its memory in bytes.
//
//     process-meter OUTPUT PROGRAM [ARGUMENT]...
//
// A program of its own, and in C, because on Linux a process's peak memory starts at that of the
// process that started it: this one has about a megabyte.

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000000000 + time.tv_nsec;
}

static long long nanoseconds(struct timeval time) {
  return (long long)time.tv_sec * 1000000000 + (long long)time.tv_usec * 1000;
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: process-meter OUTPUT PROGRAM [ARGUMENT]...\n");
    return 2;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, arguments[1],
                                   O_WRONLY | O_CREAT | O_TRUNC, 0644);
  long long start = now();
  pid_t process;
  int code = posix_spawnp(&process, arguments[2], &actions, NULL, arguments + 2, environ);
  if (code != 0) {
    fprintf(stderr, "process-meter: %s: %s\n", arguments[2], strerror(code));
    return 2;
  }
  int status;
  struct rusage usage;
  while (wait4(process, &status, 0, &usage) < 0) {
    if (errno != EINTR) {
      perror("process-meter: wait4");
      return 2;
    }
  }
  long long elapsed = now() - start;
  long long processor = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
#ifdef __APPLE__
  long long peak = usage.ru_maxrss;
#else
  long long peak = (long long)usage.ru_maxrss * 1024;
#endif
  // As shells count: a signal's number behind 128.
  int result = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  printf("%d %lld %lld %lld\n", result, elapsed, processor, peak);
  return 0;
}
