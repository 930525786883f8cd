// claim: round_up
// truth: equivalent
// why:   doubling against smearing the highest bit
#include <stdint.h>

uint32_t round_up(uint32_t n) {
    uint32_t p = 1;
    if (n > 0x80000000u)
        return 0;
    while (p < n)
        p <<= 1;
    return p;
}
