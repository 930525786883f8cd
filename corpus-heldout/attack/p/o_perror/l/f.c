#include <stdio.h>
#include <errno.h>
void f(void) { errno = 0; puts("x"); perror("a"); }
