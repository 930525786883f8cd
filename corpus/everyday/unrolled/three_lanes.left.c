// claim: total
// truth: equivalent
// why:   three accumulators and a rest loop
#include <stddef.h>
#include <stdint.h>

uint64_t total(const uint16_t *a, size_t n) {
    uint64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += a[i];
    return sum;
}
