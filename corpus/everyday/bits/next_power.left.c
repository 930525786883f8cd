// claim: next_power
// truth: equivalent
// why:   smearing bits against doubling until it is enough
#include <stdint.h>

uint16_t next_power(uint16_t x) {
    uint32_t p = 1;
    while (p < x)
        p <<= 1;
    return (uint16_t)p;
}
