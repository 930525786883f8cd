// claim: high
// truth: different
// why:   the half of a product that 32 bits do not hold
#include <stdint.h>

uint32_t high(uint32_t a, uint32_t b) {
    return (uint32_t)(((uint64_t)a * b) >> 32);
}
