#include <stdint.h>

uint64_t cubes(uint32_t n) {
    uint64_t half = (uint64_t)n * (n + 1) / 2;
    return half * half;
}
