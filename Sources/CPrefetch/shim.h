#ifndef CPREFETCH_SHIM_H
#define CPREFETCH_SHIM_H

#include <stdint.h>

/// Asks for the cache line at an address, which need not be one that may be read.
///
/// Swift has no such call of its own.
static inline __attribute__((always_inline)) void cprefetch(uintptr_t address) {
  __builtin_prefetch((const void *)address);
}

#endif
