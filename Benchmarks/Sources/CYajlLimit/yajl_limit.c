#include "yajl_limit.h"

#include <yajl/yajl_parse.h>

static int on_null(void *context) {
  (void)context;
  return 1;
}

static int on_boolean(void *context, int value) {
  (void)context;
  (void)value;
  return 1;
}

static int on_integer(void *context, long long value) {
  (void)context;
  (void)value;
  return 1;
}

static int on_double(void *context, double value) {
  (void)context;
  (void)value;
  return 1;
}

static int on_number(void *context, const char *text, size_t count) {
  (void)context;
  (void)text;
  (void)count;
  return 1;
}

static int on_string(void *context, const unsigned char *text, size_t count) {
  (void)context;
  (void)text;
  (void)count;
  return 1;
}

static int on_bracket(void *context) {
  (void)context;
  return 1;
}

static yajl_callbacks callbacks = {
    .yajl_null = on_null,
    .yajl_boolean = on_boolean,
    .yajl_integer = on_integer,
    .yajl_double = on_double,
    // Where it is set, yajl hands numbers over as text and calls neither of the two above.
    .yajl_number = on_number,
    .yajl_string = on_string,
    .yajl_start_map = on_bracket,
    .yajl_map_key = on_string,
    .yajl_end_map = on_bracket,
    .yajl_start_array = on_bracket,
    .yajl_end_array = on_bracket,
};

int yajl_limit_parse(const unsigned char *bytes, size_t count) {
  yajl_handle handle = yajl_alloc(&callbacks, NULL, NULL);
  if (handle == NULL) {
    return 0;
  }
  yajl_status status = yajl_parse(handle, bytes, count);
  if (status == yajl_status_ok) {
    status = yajl_complete_parse(handle);
  }
  yajl_free(handle);
  return status == yajl_status_ok;
}
