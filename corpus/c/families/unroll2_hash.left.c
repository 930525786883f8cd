// claim:  hash
// truth:  equivalent
// why:    a polynomial hash, two characters a step, with the square of the factor
#include <stddef.h>
#include <stdint.h>

uint32_t hash(const uint8_t *s, size_t n) {
    uint32_t h = 17;
    for (size_t i = 0; i < n; i++)
        h = 31 * h + s[i];
    return h;
}
