#include <stdint.h>

uint32_t blocks(const uint32_t *words, uint16_t count) {
    uint32_t sum = 0;
    for (int b = 0; b < count; b++) {
        const uint32_t *w = words + 4 * b;
        sum ^= w[0] >> 1;
        sum ^= w[1] >> 1;
        sum ^= w[2] >> 1;
        sum ^= w[3] >> 1;
    }
    return sum;
}
