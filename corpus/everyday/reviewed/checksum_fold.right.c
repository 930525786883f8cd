#include <stdint.h>
uint16_t checksum(const uint8_t *p, unsigned n) {
    uint32_t sum = 0;
    while (n > 1) {
        sum += p[0] * 256u + p[1];
        p += 2;
        n -= 2;
    }
    if (n == 1)
        sum += *p * 256u;
    return (uint16_t)(sum & 0xffff);
}
