// A library to load in front of the C library (LD_PRELOAD), in which one system call fails.
//
//   FAULT_CALLS   names of calls, with commas around each: ,write,fsync,
//   FAULT_AT      which of these calls fails, counted from 1
//   FAULT_ERRNO   how: a number, or 0 for a call that reads or writes a part alone
//   FAULT_MARK    a file that is created when the call has failed
//
// Counted are calls for files below the current folder or FAULT_ROOT, and for descriptors above the
// standard ones: what the runtime does for itself stays as it is.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

static const char *calls, *mark, *root;
static int at, code;
static atomic_int count;

__attribute__((constructor)) static void start(void) {
  calls = getenv("FAULT_CALLS");
  mark = getenv("FAULT_MARK");
  root = getenv("FAULT_ROOT");
  at = atoi(getenv("FAULT_AT") ? getenv("FAULT_AT") : "0");
  code = atoi(getenv("FAULT_ERRNO") ? getenv("FAULT_ERRNO") : "0");
}

static int fails(const char *name) {
  char wanted[40];
  snprintf(wanted, sizeof wanted, ",%s,", name);
  if (!calls || !strstr(calls, wanted) || atomic_fetch_add(&count, 1) + 1 != at) return 0;
  if (mark) syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY, 0600));
  if (code == 0) return 1;
  errno = code;
  return 1;
}

static int is_ours(const char *path) {
  return path[0] != '/' || (root && strncmp(path, root, strlen(root)) == 0);
}

static int path_fails(const char *name, const char *path) {
  return code != 0 && is_ours(path) && fails(name);
}

static int descriptor_fails(const char *name, int descriptor) {
  return code != 0 && descriptor > 2 && fails(name);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPEN(name)                                            \
  int name(const char *path, int flags, ...) {                \
    va_list rest;                                             \
    va_start(rest, flags);                                    \
    mode_t mode = va_arg(rest, mode_t);                       \
    va_end(rest);                                             \
    if (path_fails("open", path)) return -1;                  \
    return REAL(name)(path, flags, mode);                     \
  }
OPEN(open)
OPEN(open64)

#define TRANSFER(name, ours, ...)                                                              \
  {                                                                                            \
    if (descriptor > 2 && fails(ours)) {                                                       \
      if (code != 0) return -1;                                                                \
      size = size > 1 ? size / 2 : size;                                                       \
    }                                                                                          \
    return REAL(name)(__VA_ARGS__);                                                            \
  }

ssize_t read(int descriptor, void *to, size_t size) TRANSFER(read, "read", descriptor, to, size)
ssize_t write(int descriptor, const void *from, size_t size)
    TRANSFER(write, "write", descriptor, from, size)
ssize_t pread(int descriptor, void *to, size_t size, off_t offset)
    TRANSFER(pread, "pread", descriptor, to, size, offset)
ssize_t pread64(int descriptor, void *to, size_t size, off64_t offset)
    TRANSFER(pread64, "pread", descriptor, to, size, offset)

int fsync(int descriptor) {
  return descriptor_fails("fsync", descriptor) ? -1 : REAL(fsync)(descriptor);
}

int fchown(int descriptor, uid_t owner, gid_t group) {
  return descriptor_fails("fchown", descriptor) ? -1 : REAL(fchown)(descriptor, owner, group);
}

int fchmod(int descriptor, mode_t mode) {
  return descriptor_fails("fchmod", descriptor) ? -1 : REAL(fchmod)(descriptor, mode);
}

int fstat(int descriptor, struct stat *status) {
  return descriptor_fails("fstat", descriptor) ? -1 : REAL(fstat)(descriptor, status);
}

int stat(const char *path, struct stat *status) {
  return path_fails("stat", path) ? -1 : REAL(stat)(path, status);
}

int lstat(const char *path, struct stat *status) {
  return path_fails("lstat", path) ? -1 : REAL(lstat)(path, status);
}

int fstatat(int folder, const char *path, struct stat *status, int flags) {
  return path_fails("stat", path) ? -1 : REAL(fstatat)(folder, path, status, flags);
}

int faccessat(int folder, const char *path, int mode, int flags) {
  return path_fails("access", path) ? -1 : REAL(faccessat)(folder, path, mode, flags);
}

int rename(const char *from, const char *to) {
  return path_fails("rename", to) ? -1 : REAL(rename)(from, to);
}

int unlink(const char *path) { return path_fails("unlink", path) ? -1 : REAL(unlink)(path); }

int mkdir(const char *path, mode_t mode) {
  return path_fails("mkdir", path) ? -1 : REAL(mkdir)(path, mode);
}

DIR *opendir(const char *path) { return path_fails("opendir", path) ? NULL : REAL(opendir)(path); }

struct dirent *readdir(DIR *folder) {
  return code != 0 && fails("readdir") ? NULL : REAL(readdir)(folder);
}

struct dirent64 *readdir64(DIR *folder) {
  return code != 0 && fails("readdir") ? NULL : REAL(readdir64)(folder);
}

ssize_t listxattr(const char *path, char *list, size_t size) {
  return path_fails("xattr", path) ? -1 : REAL(listxattr)(path, list, size);
}

ssize_t getxattr(const char *path, const char *name, void *value, size_t size) {
  return path_fails("xattr", path) ? -1 : REAL(getxattr)(path, name, value, size);
}

ssize_t flistxattr(int descriptor, char *list, size_t size) {
  return descriptor_fails("xattr", descriptor) ? -1 : REAL(flistxattr)(descriptor, list, size);
}

int fsetxattr(int descriptor, const char *name, const void *value, size_t size, int flags) {
  return descriptor_fails("xattr", descriptor)
             ? -1 : REAL(fsetxattr)(descriptor, name, value, size, flags);
}
