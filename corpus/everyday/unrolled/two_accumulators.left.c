// claim: total
// truth: equivalent
// why:   even and odd places in two accumulators
#include <stddef.h>
#include <stdint.h>

uint32_t total(const uint32_t *a, size_t n) {
    uint32_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += a[i];
    return sum;
}
