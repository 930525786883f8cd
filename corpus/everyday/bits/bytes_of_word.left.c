// claim: big_endian
// truth: equivalent
// why:   a loop over bytes against from_be_bytes
#include <stdint.h>

uint32_t big_endian(uint8_t a, uint8_t b, uint8_t c, uint8_t d) {
    uint8_t bytes[4] = {a, b, c, d};
    uint32_t word = 0;
    for (int i = 0; i < 4; i++)
        word = word << 8 | bytes[i];
    return word;
}
