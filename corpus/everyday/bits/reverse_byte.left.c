// claim: reverse_bits
// truth: equivalent
// why:   bit by bit against masks
#include <stdint.h>

uint8_t reverse_bits(uint8_t b) {
    uint8_t r = 0;
    for (int i = 0; i < 8; i++) {
        r = (uint8_t)(r << 1 | (b & 1));
        b >>= 1;
    }
    return r;
}
