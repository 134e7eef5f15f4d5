#include "double_text.h"

#include <stdio.h>

// In C because snprintf is variadic, which Swift cannot import.
size_t double_text_write(double value, char *target) {
  return (size_t)snprintf(target, 32, "%.17g", value);
}
