#include <stdio.h>
void f(long x) { printf("%d", (int)x); }
