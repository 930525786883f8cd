// claim: accumulate --no-alias
// truth: different
// why:   one forgets to start from zero, whatever the pointers lead to
#include <stddef.h>

void accumulate(const unsigned *values, size_t n, unsigned *sum) {
    *sum = 0;
    for (size_t i = 0; i < n; i++)
        *sum += values[i];
}
