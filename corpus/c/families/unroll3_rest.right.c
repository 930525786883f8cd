#include <stddef.h>
#include <stdint.h>

uint32_t checksum(const uint8_t *data, size_t n) {
    uint32_t sum = 7;
    size_t i = 0;
    while (n - i >= 3) {
        sum += data[i] ^ 0x55u;
        sum += data[i + 1] ^ 0x55u;
        sum += data[i + 2] ^ 0x55u;
        i += 3;
    }
    while (i < n)
        sum += data[i++] ^ 0x55u;
    return sum;
}
