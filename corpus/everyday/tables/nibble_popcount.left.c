// claim: ones
// truth: equivalent
// why:   a table of sixteen against clearing the lowest bit
#include <stdint.h>

int ones(uint8_t byte) {
    static const uint8_t table[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    return table[byte & 15] + table[byte >> 4];
}
