#include <stdio.h>
void f(long x) { printf("%lld", (long long)x); }
