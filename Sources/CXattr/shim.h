#ifndef CXATTR_SHIM_H
#define CXATTR_SHIM_H

// Swift's Glibc and Musl modules leave <sys/xattr.h> out; Darwin's shows it.
#include <sys/xattr.h>

#endif
