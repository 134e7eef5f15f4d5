#ifndef PEERS_H
#define PEERS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Takes a piece of a peer's text.
typedef void (*peer_output)(void *context, const char *bytes, size_t count);

/// Whether RapidJSON's headers were there when this was built.
int rapidjson_is_available(void);

/// Sorts a document with RapidJSON, the fastest way it has: parsed in place, numbers as text.
///
/// @param bytes The document; it is overwritten. `bytes[count]` must be 0.
/// @return 1, or 0 where it is no JSON.
int rapidjson_sort(char *bytes, size_t count, peer_output output, void *context);

/// Whether libjansson can be loaded.
int jansson_is_available(void);

/// Sorts a document with jansson.
///
/// @return 1, or 0 where it is no JSON that jansson takes.
int jansson_sort(const char *bytes, size_t count, peer_output output, void *context);

#ifdef __cplusplus
}
#endif

#endif
