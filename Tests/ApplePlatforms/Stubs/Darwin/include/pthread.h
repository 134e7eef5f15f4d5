// libpthread: include/pthread/pthread.h, include/sys/_pthread/_pthread_types.h; the only ones of these
// headers that say which pointers may be null.
#pragma once

#include <sys/types.h>

#pragma clang assume_nonnull begin

struct __darwin_pthread_handler_rec;
struct _opaque_pthread_t {
  long __sig;
  struct __darwin_pthread_handler_rec *_Nullable __cleanup_stack;
  char __opaque[8176];
};
struct _opaque_pthread_attr_t { long __sig; char __opaque[56]; };
struct _opaque_pthread_cond_t { long __sig; char __opaque[40]; };
struct _opaque_pthread_condattr_t { long __sig; char __opaque[8]; };
struct _opaque_pthread_mutex_t { long __sig; char __opaque[56]; };
struct _opaque_pthread_mutexattr_t { long __sig; char __opaque[8]; };
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_cond_t pthread_cond_t;
typedef struct _opaque_pthread_condattr_t pthread_condattr_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;

int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_init(pthread_cond_t *restrict, const pthread_condattr_t *_Nullable restrict);
int pthread_cond_timedwait(
  pthread_cond_t *restrict, pthread_mutex_t *restrict,
  const struct timespec *_Nullable restrict) STUB_NOT_FROM_ASYNC;
int pthread_cond_wait(pthread_cond_t *restrict, pthread_mutex_t *restrict) STUB_NOT_FROM_ASYNC;
// The closure's argument is not optional in Swift.
int pthread_create(
  pthread_t _Nullable *_Nonnull restrict, const pthread_attr_t *_Nullable restrict,
  void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable restrict);
int pthread_detach(pthread_t);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *restrict, const pthread_mutexattr_t *_Nullable restrict);
int pthread_mutex_lock(pthread_mutex_t *) STUB_NOT_FROM_ASYNC;
int pthread_mutex_unlock(pthread_mutex_t *) STUB_NOT_FROM_ASYNC;
pthread_t pthread_self(void);
size_t pthread_get_stacksize_np(pthread_t);
void *pthread_get_stackaddr_np(pthread_t);

#pragma clang assume_nonnull end
