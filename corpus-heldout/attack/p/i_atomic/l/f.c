#include <stdatomic.h>
atomic_int n;
int f(void) { return atomic_fetch_add(&n, 1); }
