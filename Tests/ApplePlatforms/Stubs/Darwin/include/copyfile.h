// copyfile: copyfile.h
#pragma once

#include <sys/types.h>

#define COPYFILE_ACL (1 << 0)
#define COPYFILE_STAT (1 << 1)
#define COPYFILE_XATTR (1 << 2)

struct _copyfile_state;
typedef struct _copyfile_state *copyfile_state_t;
typedef uint32_t copyfile_flags_t;

int fcopyfile(int, int, copyfile_state_t, copyfile_flags_t);
