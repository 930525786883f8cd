#include <stdio.h>
void f(void) { puts("abc"); }
