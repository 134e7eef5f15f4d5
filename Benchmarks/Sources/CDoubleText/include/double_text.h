#ifndef DOUBLE_TEXT_H
#define DOUBLE_TEXT_H

#include <stddef.h>

/// Writes 17 significant digits of a finite `value`, which is JSON, and returns their count. There must
/// be room for 32 bytes. Nothing in this program calls setlocale, so the decimal separator is a point.
size_t double_text_write(double value, char *target);

#endif
