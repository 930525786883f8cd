// claim: weighted
// truth: equivalent
// today: unknown
// why:   a pointer loop with a counter against enumerate
#include <stddef.h>
#include <stdint.h>

uint64_t weighted(const uint32_t *v, size_t n) {
    uint64_t sum = 0;
    uint64_t weight = 1;
    const uint32_t *end = v + n;
    for (; v < end; v++)
        sum += weight++ * *v;
    return sum;
}
