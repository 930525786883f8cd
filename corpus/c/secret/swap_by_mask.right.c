#include <stdint.h>
void swap(uint32_t bit, uint32_t *a, uint32_t *b) {
    uint32_t mask = 0u - (bit & 1);
    uint32_t t = mask & (*a ^ *b);
    *a ^= t;
    *b ^= t;
}
