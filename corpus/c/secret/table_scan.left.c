// claim: substitute --secret key --constant-time --secret-result
// truth: equivalent
// why:   the whole table is read and one entry kept by a mask
#include <stdint.h>
static const uint8_t table[16] = {12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2};

uint8_t substitute(uint8_t key) {
    uint8_t result = 0;
    for (uint8_t i = 0; i < 16; i++) {
        uint8_t other = (uint8_t)(i ^ (key & 15));
        uint8_t mask = (uint8_t)(((uint32_t)other - 1) >> 8);
        result |= table[i] & mask;
    }
    return result;
}
