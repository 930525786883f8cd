// claim: bits_count
// truth: equivalent
// why:   adding up neighbours, with and without the shortcuts for narrow fields
#include <stdint.h>
int bits_count(uint32_t x) {
    x = x - ((x >> 1) & 0x55555555u);
    x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0fu;
    return (int)((x * 0x01010101u) >> 24);
}
