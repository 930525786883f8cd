#include <stdint.h>

void put_be32(uint8_t *to, uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8)
        *to++ = (uint8_t)(value >> shift);
}
