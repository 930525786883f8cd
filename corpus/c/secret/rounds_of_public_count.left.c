// claim: mix --secret key
// truth: equivalent
// why:   in every round the key is put in and taken out again
#include <stdint.h>

uint32_t mix(uint32_t key, uint32_t x, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        x += key;
        x = x - key + i;
    }
    return x;
}
