#include <stdio.h>
#include <errno.h>
void f(void) { puts("x"); errno = 0; perror("a"); }
