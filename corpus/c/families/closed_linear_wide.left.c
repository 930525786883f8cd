// claim:  triangle
// truth:  equivalent
// why:    the product does not fit in 32 bits, so it is made in 64
#include <stdint.h>

uint64_t triangle(uint32_t n) {
    uint64_t sum = 0;
    for (uint32_t i = 0; i < n; i++)
        sum += i;
    return sum;
}
