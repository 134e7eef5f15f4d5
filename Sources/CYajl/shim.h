#ifndef CYAJL_SHIM_H
#define CYAJL_SHIM_H

// Debian's pkg-config file adds the folder of the headers itself (-I/usr/include/yajl), Homebrew's
// the folder above it; both find <yajl/…> because that folder is on the default path on Linux.
#include <yajl/yajl_parse.h>

// yajl_config is variadic, which Swift cannot import.
static inline int cyajl_enable(yajl_handle handle, yajl_option option) {
  return yajl_config(handle, option, 1);
}

#endif
