#include <stdint.h>
void swap(uint32_t bit, uint32_t *a, uint32_t *b) {
    if (bit & 1) {
        uint32_t t = *a;
        *a = *b;
        *b = t;
    }
}
