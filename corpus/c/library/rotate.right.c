#include <stdint.h>
uint32_t rotate(uint32_t x, unsigned n) {
    unsigned by = n % 32;
    if (by == 0)
        return x;
    return (x << by) | (x >> (32 - by));
}
