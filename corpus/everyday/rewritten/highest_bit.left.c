// claim:  top
// truth:  equivalent
// why:    the highest bit by shifting, or by smearing
#include <stdint.h>
uint32_t top(uint32_t x) {
    if (x == 0)
        return 0;
    uint32_t bit = 1;
    while (x >>= 1)
        bit <<= 1;
    return bit;
}
