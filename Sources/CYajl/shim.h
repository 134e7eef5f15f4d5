#ifndef CYAJL_SHIM_H
#define CYAJL_SHIM_H

// Debian's pkg-config file names the folder of the headers itself, and so does Homebrew's, whose folder
// above it is searched by nobody on Apple silicon. The headers include each other by <yajl/...>: where that
// does not find them, finding one of them is of no use.
#if __has_include(<yajl/yajl_parse.h>) && !defined(CYAJL_WITHOUT_HEADERS)
#include <yajl/yajl_parse.h>
#define CYAJL_IS_DECLARED
#elif __has_include(<yajl_parse.h>) || defined(__APPLE__) || defined(CYAJL_WITHOUT_HEADERS)
#include "declarations.h"
#define CYAJL_IS_DECLARED
#else
#error "yajl is missing: install libyajl-dev (Debian, Ubuntu), yajl-devel (Fedora) or yajl-dev (Alpine)"
#endif

#ifdef CYAJL_IS_DECLARED
// yajl_config is variadic, which Swift cannot import.
static inline int cyajl_enable(yajl_handle handle, yajl_option option) {
  return yajl_config(handle, option, 1);
}
#endif

#endif
