// claim: accumulate --no-alias
// truth: equivalent
// why:   a sum kept in memory against a sum kept in a register
#include <stddef.h>

void accumulate(const unsigned *values, size_t n, unsigned *sum) {
    *sum = 0;
    for (size_t i = 0; i < n; i++)
        *sum += values[i];
}
