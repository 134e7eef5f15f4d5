// xnu: bsd/sys/socket.h
#pragma once

#include <sys/types.h>

#define AF_UNIX 1
#define SOCK_STREAM 1
#define SOCK_SEQPACKET 5
#define SOL_SOCKET 0xffff
#define SO_SNDBUF 0x1001
#define SO_RCVBUF 0x1002

int setsockopt(int, int, int, const void *, socklen_t);
int socketpair(int, int, int, int *);
