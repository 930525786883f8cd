#include <stdio.h>
#include <unistd.h>
void f(int x){ printf("a"); fflush(stdout); _exit(0); }
