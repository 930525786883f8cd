// claim:  checksum
// truth:  equivalent
// why:    three at a time with a rest loop; a position enters every term
#include <stddef.h>
#include <stdint.h>

uint32_t checksum(const uint8_t *data, size_t n) {
    uint32_t sum = 7;
    for (size_t i = 0; i < n; i++)
        sum += data[i] ^ 0x55u;
    return sum;
}
