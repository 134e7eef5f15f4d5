#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often memory was asked for (malloc, calloc, realloc and their aligned kin) since the program
/// started; -1 where they cannot be counted.
long allocation_count(void);

#endif
