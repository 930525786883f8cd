#include <stdio.h>
void f(void) { printf("a\0b"); }
