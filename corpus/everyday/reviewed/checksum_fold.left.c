// claim:  checksum
// truth:  equivalent
// why:    pairs of bytes, folded as soon as a carry is there or at the end
#include <stdint.h>
uint16_t checksum(const uint8_t *p, unsigned n) {
    uint32_t sum = 0;
    for (unsigned i = 0; i + 1 < n; i += 2)
        sum += (uint32_t)p[i] << 8 | p[i + 1];
    if (n % 2 != 0)
        sum += (uint32_t)p[n - 1] << 8;
    return (uint16_t)sum;
}
