// claim: reverse
// truth: equivalent
// why:   half the length and a mirrored index against two indices
#include <stddef.h>
#include <stdint.h>

void reverse(uint8_t *b, size_t n) {
    for (size_t i = 0; i < n / 2; i++) {
        uint8_t t = b[i];
        b[i] = b[n - 1 - i];
        b[n - 1 - i] = t;
    }
}
