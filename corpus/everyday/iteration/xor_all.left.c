// claim: xor_all
// truth: equivalent
// why:   a C index loop against an iterator
#include <stddef.h>
#include <stdint.h>

uint32_t xor_all(const uint32_t *a, size_t n) {
    uint32_t x = 0;
    for (size_t i = 0; i < n; i++)
        x ^= a[i];
    return x;
}
