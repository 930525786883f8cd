// claim: area
// truth: different
// why:   the differences wrap around at 32 bits and the products do not
#include <stdint.h>

uint64_t area(uint32_t a, uint32_t b) {
    return (uint64_t)(a + b) * (a - b);
}
