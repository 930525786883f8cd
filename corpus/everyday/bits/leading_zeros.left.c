// claim: leading
// truth: equivalent
// why:   a search by halves against the standard library
#include <stdint.h>

uint32_t leading(uint32_t x) {
    uint32_t n = 0;
    if (x == 0)
        return 32;
    if (!(x & 0xffff0000u)) { n += 16; x <<= 16; }
    if (!(x & 0xff000000u)) { n += 8; x <<= 8; }
    if (!(x & 0xf0000000u)) { n += 4; x <<= 4; }
    if (!(x & 0xc0000000u)) { n += 2; x <<= 2; }
    if (!(x & 0x80000000u)) n += 1;
    return n;
}
