#include <stdio.h>
void f(void) { setvbuf(stdout, 0, _IONBF, 0); printf("a"); }
