// claim: bits_lowest
// truth: different
// why:   which is the lowest bit set: nothing has no lowest bit
#include <stdint.h>
int bits_lowest(uint32_t x) {
    int n = 0;
    if (x == 0) return -1;
    while (!(x & 1)) { x >>= 1; n++; }
    return n;
}
