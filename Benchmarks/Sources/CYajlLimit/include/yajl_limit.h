#ifndef YAJL_LIMIT_H
#define YAJL_LIMIT_H

#include <stddef.h>

/// Parses `bytes` with yajl in its default configuration, every callback set and empty: what no
/// canonicalizer that stands on yajl can be faster than. Returns 1 where the text is JSON, else 0.
int yajl_limit_parse(const unsigned char *bytes, size_t count);

#endif
