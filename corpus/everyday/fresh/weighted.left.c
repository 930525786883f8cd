// claim: weighted
// truth: equivalent
// why:   what does not change is computed once, and the loop counts down
#include <stddef.h>

unsigned weighted(const unsigned char *a, size_t n, unsigned scale, unsigned shift) {
    unsigned total = 0;
    for (size_t i = 0; i < n; i++)
        total += a[i] * (scale * 3 + shift) + scale / 2;
    return total;
}
