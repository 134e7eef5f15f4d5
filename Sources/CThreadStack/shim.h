#ifndef CTHREADSTACK_SHIM_H
#define CTHREADSTACK_SHIM_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__linux__)
// <pthread.h> shows it to GNU sources alone, and Swift imports the header as a plain one.
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);
#endif

/// An address in the calling function's frame.
///
/// That of a variable need not be one: the address sanitizer may keep variables somewhere else
/// (`detect_stack_use_after_return`).
static inline __attribute__((always_inline)) uintptr_t cthreadstack_frame_address(void) {
  return (uintptr_t)__builtin_frame_address(0);
}

/// The lowest address of the calling thread's stack and its size in bytes; 0 where that is not known.
static inline uintptr_t cthreadstack_lowest_address(size_t *size) {
  *size = 0;
#if defined(__APPLE__)
  pthread_t thread = pthread_self();
  *size = pthread_get_stacksize_np(thread);
  return (uintptr_t)pthread_get_stackaddr_np(thread) - *size;
#elif defined(__linux__)
  pthread_attr_t attributes;
  void *address = NULL;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  if (pthread_attr_getstack(&attributes, &address, size) != 0) *size = 0;
  pthread_attr_destroy(&attributes);
  return (uintptr_t)address;
#else
  return 0;
#endif
}

#endif
