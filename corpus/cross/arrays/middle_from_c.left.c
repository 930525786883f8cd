// claim: middle
// truth: different
// why:   a port from C to Rust that panics on an empty array instead of giving zero
#include <stddef.h>

int middle(const int *a, size_t n) { return n == 0 ? 0 : a[n / 2]; }
