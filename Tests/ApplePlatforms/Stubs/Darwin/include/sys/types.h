// libc, xnu: the types of 64-bit Darwin.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Where the headers keep calls from Swift's asynchronous functions.
#define STUB_NOT_FROM_ASYNC \
  __attribute__((__swift_attr__("@_unavailableFromAsync")))

typedef int32_t blksize_t;
typedef int64_t blkcnt_t;
typedef int32_t dev_t;
typedef uint32_t gid_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef int64_t off_t;
typedef int32_t pid_t;
typedef uint32_t sigset_t;
typedef long ssize_t;
typedef uint32_t socklen_t;
typedef int32_t suseconds_t;
typedef long time_t;
typedef uint32_t uid_t;
typedef uint32_t useconds_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};
