#include <stdio.h>
void f(void) { printf("a%cb", 0); }
