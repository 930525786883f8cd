#include <stdint.h>

uint32_t power(uint32_t key, uint32_t base) {
    uint32_t result = 1;
    for (int i = 0; i < 32; i++) {
        result *= result;
        uint32_t mask = 0u - (key >> 31);
        result = ((result * base) & mask) | (result & ~mask);
        key <<= 1;
    }
    return result;
}
