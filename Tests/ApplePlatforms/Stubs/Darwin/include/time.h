// Libc: include/_time.h
#pragma once

#include <sys/types.h>

typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC_RAW = 4,
  _CLOCK_MONOTONIC = 6,
  _CLOCK_UPTIME_RAW = 8,
} clockid_t;


int clock_gettime(clockid_t, struct timespec *);
