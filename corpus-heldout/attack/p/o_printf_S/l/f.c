#include <stdio.h>
void f(long x) { printf("%ld", x); }
