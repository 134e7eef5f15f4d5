#ifndef CYAJL_DECLARATIONS_H
#define CYAJL_DECLARATIONS_H

// What is used of libyajl 2, for where its library is found and its headers are not.

#include <stddef.h>

typedef struct yajl_handle_t *yajl_handle;
typedef struct yajl_alloc_funcs_t yajl_alloc_funcs;

typedef enum {
  yajl_status_ok = 0,
  yajl_status_client_canceled = 1,
  yajl_status_error = 2,
} yajl_status;

typedef enum {
  yajl_allow_comments = 0x01,
  yajl_dont_validate_strings = 0x02,
  yajl_allow_multiple_values = 0x08,
} yajl_option;

typedef struct {
  int (*yajl_null)(void *context);
  int (*yajl_boolean)(void *context, int value);
  int (*yajl_integer)(void *context, long long value);
  int (*yajl_double)(void *context, double value);
  int (*yajl_number)(void *context, const char *text, size_t count);
  int (*yajl_string)(void *context, const unsigned char *text, size_t count);
  int (*yajl_start_map)(void *context);
  int (*yajl_map_key)(void *context, const unsigned char *text, size_t count);
  int (*yajl_end_map)(void *context);
  int (*yajl_start_array)(void *context);
  int (*yajl_end_array)(void *context);
} yajl_callbacks;

yajl_handle yajl_alloc(
    const yajl_callbacks *callbacks, yajl_alloc_funcs *functions, void *context);
int yajl_config(yajl_handle handle, yajl_option option, ...);
void yajl_free(yajl_handle handle);
yajl_status yajl_parse(yajl_handle handle, const unsigned char *text, size_t count);
yajl_status yajl_complete_parse(yajl_handle handle);
size_t yajl_get_bytes_consumed(yajl_handle handle);

#endif
