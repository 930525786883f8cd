#include <stddef.h>
#include <stdint.h>
uint8_t checksum_xor(const uint8_t *data, size_t n) {
    unsigned sum = 0xff;
    const uint8_t *end = data + n;
    while (data != end)
        sum = sum ^ *data++;
    return (uint8_t)sum;
}
