#include <stdatomic.h>
atomic_int n;
int f(void) { int r = n; n = r + 1; return r; }
