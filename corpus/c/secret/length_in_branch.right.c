#include <stdint.h>

uint32_t clear(const uint8_t *key, uint32_t n) {
    uint32_t blocks = 0;
    for (uint32_t i = 0; i < n; i++) {
        uint8_t k = key[i];
        blocks += (uint32_t)(k ^ k) + (i % 16 == 0);
    }
    return blocks;
}
