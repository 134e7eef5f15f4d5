// xnu: libsyscall/wrappers/spawn/spawn.h, bsd/sys/spawn.h. Not in the SDKs of tvOS and watchOS.
#pragma once

#include <signal.h>

#define STUB_NO_CHILDREN \
  __attribute__((availability(tvos, unavailable))) __attribute__((availability(watchos, unavailable)))
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008

typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;

int posix_spawn(
  pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *,
  const posix_spawnattr_t *restrict, char *const[restrict], char *const[restrict]) STUB_NO_CHILDREN;
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int) STUB_NO_CHILDREN;
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int) STUB_NO_CHILDREN;
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *) STUB_NO_CHILDREN;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *) STUB_NO_CHILDREN;
int posix_spawnattr_destroy(posix_spawnattr_t *) STUB_NO_CHILDREN;
int posix_spawnattr_init(posix_spawnattr_t *) STUB_NO_CHILDREN;
int posix_spawnattr_setflags(posix_spawnattr_t *, short) STUB_NO_CHILDREN;
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t) STUB_NO_CHILDREN;
int posix_spawnattr_setsigdefault(
  posix_spawnattr_t *restrict, const sigset_t *restrict) STUB_NO_CHILDREN;
int posix_spawnattr_setsigmask(
  posix_spawnattr_t *restrict, const sigset_t *restrict) STUB_NO_CHILDREN;
