#include <stdio.h>
void f(void) { printf("a"); setvbuf(stdout, 0, _IONBF, 0); }
