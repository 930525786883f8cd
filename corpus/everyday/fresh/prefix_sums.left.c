// claim: prefix_sums
// truth: equivalent
// why:   the element before against a running total
#include <stddef.h>

void prefix_sums(unsigned *a, size_t n) {
    for (size_t i = 1; i < n; i++)
        a[i] += a[i - 1];
}
