// Libc: include/dirent.h; xnu: bsd/sys/dirent.h
#pragma once

#include <sys/types.h>

struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};

#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_CHR 2
#define DT_DIR 4
#define DT_BLK 6
#define DT_REG 8
#define DT_LNK 10
#define DT_SOCK 12

// A structure with fields there: Swift sees a pointer to it as a typed one.
struct _telldir;
typedef struct {
  int __dd_fd;
  long __dd_loc;
  long __dd_size;
  char *__dd_buf;
  int __dd_len;
  long __dd_seek;
  int __dd_flags;
  struct _telldir *__dd_td;
} DIR;

int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
