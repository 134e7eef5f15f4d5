// dyld: include/dlfcn.h
#pragma once

#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
#define RTLD_DEFAULT ((void *)-2)

void *dlsym(void *, const char *);
