// xnu: bsd/sys/sysctl.h, and what it needs of bsd/sys/proc.h
#pragma once

#include <sys/types.h>

#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_PID 1
#define MAXCOMLEN 16

struct extern_proc {
  union {
    struct {
      struct proc *__p_forw;
      struct proc *__p_back;
    } p_st1;
    struct timeval __p_starttime;
  } p_un;
  pid_t p_pid;
  char p_comm[MAXCOMLEN + 1];
};

struct kinfo_proc {
  struct extern_proc kp_proc;
};

int sysctl(int *, unsigned, void *, size_t *, void *, size_t);
