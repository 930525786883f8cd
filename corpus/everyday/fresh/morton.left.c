// claim: spread
// truth: equivalent
// why:   bit by bit in a loop, against masks
#include <stdint.h>

uint32_t spread(uint16_t x) {
    uint32_t result = 0;
    for (int i = 0; i < 16; i++)
        result |= (uint32_t)(x >> i & 1) << (2 * i);
    return result;
}
