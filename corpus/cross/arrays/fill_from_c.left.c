// claim: fill
// truth: equivalent
// why:   a port from C to Rust: both leave the same memory behind
#include <stddef.h>

void fill(int *a, size_t n, int start) {
    for (size_t i = 0; i < n; i++)
        a[i] = start;
}
