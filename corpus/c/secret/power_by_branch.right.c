#include <stdint.h>

uint32_t power(uint32_t key, uint32_t base) {
    uint32_t result = 1;
    for (int i = 0; i < 32; i++) {
        result *= result;
        if (key >> 31)
            result *= base;
        key <<= 1;
    }
    return result;
}
