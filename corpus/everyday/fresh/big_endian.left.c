// claim: put_be32
// truth: equivalent
// why:   four stores written out, against a loop over the shift
#include <stdint.h>

void put_be32(uint8_t *to, uint32_t value) {
    to[0] = (uint8_t)(value >> 24);
    to[1] = (uint8_t)(value >> 16);
    to[2] = (uint8_t)(value >> 8);
    to[3] = (uint8_t)value;
}
