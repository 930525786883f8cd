// claim: checksum_xor
// truth: equivalent
// why:   bytes are folded by index or by pointer
#include <stddef.h>
#include <stdint.h>
uint8_t checksum_xor(const uint8_t *data, size_t n) {
    uint8_t sum = 0xff;
    for (size_t i = 0; i < n; ++i)
        sum ^= data[i];
    return sum;
}
