// xnu: bsd/sys/wait.h
#pragma once

#include <sys/resource.h>

#define WNOHANG 0x00000001
#define WUNTRACED 0x00000002

pid_t wait4(pid_t, int *, int, struct rusage *);
pid_t waitpid(pid_t, int *, int);
