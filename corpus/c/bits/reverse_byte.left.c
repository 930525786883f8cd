// claim: bitrev8
// truth: equivalent
// why: bit by bit, or masks that swap halves, pairs and neighbours
#include <stdint.h>
uint8_t bitrev8(uint8_t v) {
    uint8_t r = 0;
    for (int i = 0; i < 8; i++) {
        r = (uint8_t)(r << 1 | (v & 1));
        v >>= 1;
    }
    return r;
}
