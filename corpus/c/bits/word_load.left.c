// claim: load32
// truth: equivalent
// why:   a number put together from its bytes, or read as a whole on a machine of this byte order
#include <stdint.h>

uint32_t load32(const unsigned char *p) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}
