// claim:  blocks
// truth:  equivalent
// why:    whole blocks only, so there is no rest
#include <stdint.h>

uint32_t blocks(const uint32_t *words, uint16_t count) {
    uint32_t sum = 0;
    for (int i = 0; i < 4 * count; i++)
        sum ^= words[i] >> 1;
    return sum;
}
