// claim: read_be32
// truth: equivalent
// why:   shifts against from_be_bytes
#include <stddef.h>
#include <stdint.h>


uint32_t read_be32(const uint8_t *p, size_t n) {
    if (n < 4)
        return 0;
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}
