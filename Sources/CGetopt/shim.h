#ifndef CGETOPT_SHIM_H
#define CGETOPT_SHIM_H

// Swift's Glibc module leaves <getopt.h> out.
#include <getopt.h>

// optarg, optind and optopt are mutable globals, which Swift refuses as not safe from data races.
static inline char *cgetopt_argument(void) { return optarg; }
static inline int cgetopt_index(void) { return optind; }
static inline int cgetopt_option(void) { return optopt; }

#endif
