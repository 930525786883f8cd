#include <stdint.h>
static const uint8_t table[16] = {12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2};

uint8_t substitute(uint8_t key) {
    return table[key & 15];
}
