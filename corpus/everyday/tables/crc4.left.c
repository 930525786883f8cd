// claim: crc
// truth: equivalent
// why:   a polynomial by nibbles with a table against bit by bit
#include <stddef.h>
#include <stdint.h>

uint8_t crc(const uint8_t *data, size_t n) {
    uint8_t c = 0;
    for (size_t i = 0; i < n; i++) {
        c ^= data[i];
        for (int bit = 0; bit < 8; bit++)
            c = c & 0x80 ? (uint8_t)(c << 1 ^ 0x07) : (uint8_t)(c << 1);
    }
    return c;
}
