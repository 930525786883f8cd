// claim: load32
// truth: equivalent
// why:   bytes against a whole word through a pointer of another type; both must see the same memory
#include <stdint.h>

uint32_t load32(const unsigned char *p) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}
