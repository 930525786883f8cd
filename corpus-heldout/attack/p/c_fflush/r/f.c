#include <stdio.h>
#include <unistd.h>
void f(int x){ printf("a"); _exit(0); }
