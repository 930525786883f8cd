// claim: fold
// truth: equivalent
// why:   four at a time into one accumulator, and the rest one by one
#include <stddef.h>
#include <stdint.h>

uint32_t fold(const uint32_t *w, size_t n) {
    uint32_t x = 0;
    for (size_t i = 0; i < n; i++)
        x ^= w[i];
    return x;
}
