// claim: polynomial
// truth: equivalent
// why:   Horner's rule by an index that falls and a pointer that falls
#include <stddef.h>
#include <stdint.h>

uint32_t polynomial(const uint32_t *c, size_t n, uint32_t x) {
    uint32_t y = 0;
    for (size_t i = n; i > 0; i--)
        y = y * x + c[i - 1];
    return y;
}
