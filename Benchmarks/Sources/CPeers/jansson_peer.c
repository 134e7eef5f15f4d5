#include "peers.h"

#include <dlfcn.h>
#include <stdio.h>

// Loaded while the program runs, so that it can be built and started without the library. What
// follows is as jansson.h has it; it has stayed compatible since version 2.0.
typedef struct json_t json_t;
typedef int (*dump_callback)(const char *bytes, size_t count, void *context);

enum { JSON_INDENT_2 = 2, JSON_SORT_KEYS = 0x80, JSON_ENCODE_ANY = 0x200, JSON_DECODE_ANY = 0x4 };

static json_t *(*load)(const char *bytes, size_t count, size_t flags, void *error);
static int (*dump)(const json_t *value, dump_callback callback, void *context, size_t flags);
static void (*delete)(json_t *value);

int jansson_is_available(void) {
  if (dump != NULL) {
    return 1;
  }
  void *library = dlopen("libjansson.so.4", RTLD_NOW);
  if (library == NULL) {
    library = dlopen("libjansson.4.dylib", RTLD_NOW);
  }
  if (library == NULL) {
    return 0;
  }
  *(void **)&load = dlsym(library, "json_loadb");
  *(void **)&delete = dlsym(library, "json_delete");
  *(void **)&dump = dlsym(library, "json_dump_callback");
  return load != NULL && delete != NULL && dump != NULL;
}

struct target {
  peer_output output;
  void *context;
  size_t count;
  // jansson calls back for each token.
  char block[1 << 16];
};

static void flush(struct target *target) {
  target->output(target->context, target->block, target->count);
  target->count = 0;
}

static int on_text(const char *bytes, size_t count, void *context) {
  struct target *target = context;
  for (size_t index = 0; index < count; index++) {
    if (target->count == sizeof(target->block)) {
      flush(target);
    }
    target->block[target->count++] = bytes[index];
  }
  return 0;
}

int jansson_sort(const char *bytes, size_t count, peer_output output, void *context) {
  if (!jansson_is_available()) {
    return 0;
  }
  json_t *value = load(bytes, count, JSON_DECODE_ANY, NULL);
  if (value == NULL) {
    return 0;
  }
  struct target target = {.output = output, .context = context};
  int code = dump(value, on_text, &target, JSON_INDENT_2 | JSON_SORT_KEYS | JSON_ENCODE_ANY);
  flush(&target);
  // What json_decref does to the last reference.
  delete(value);
  return code == 0;
}
