#include <stdio.h>
#include <unistd.h>
void f(void) { write(1, "b", 1); printf("a"); }
