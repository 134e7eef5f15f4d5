// Libc: include/stdlib.h, include/_stdlib.h, include/stdio.h
#pragma once

#include <stdarg.h>
#include <sys/types.h>

void *calloc(size_t, size_t);
void exit(int) __attribute__((noreturn));
void free(void *);
char *getenv(const char *);
void *malloc(size_t);
char *mkdtemp(char *);
int mkstemp(char *);
void *realloc(void *, size_t);
char *realpath(const char *restrict, char *restrict);
int rename(const char *, const char *);
double strtod(const char *, char **);
int vsnprintf(char *restrict, size_t, const char *restrict, va_list);
