// claim: prefix_sums
// truth: equivalent
// why:   each element becomes the sum so far
#include <stddef.h>
#include <stdint.h>


void prefix_sums(uint32_t *v, size_t n) {
    uint32_t sum = 0;
    for (size_t i = 0; i < n; i++) {
        sum += v[i];
        v[i] = sum;
    }
}
