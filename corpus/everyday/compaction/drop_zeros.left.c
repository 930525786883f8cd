// claim: drop_zeros
// truth: equivalent
// why:   kept elements move forward, by index and by pointer
#include <stddef.h>

size_t drop_zeros(int *v, size_t n) {
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (v[i] != 0)
            v[kept++] = v[i];
    return kept;
}
