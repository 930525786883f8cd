#include <stdint.h>

uint64_t triangle(uint32_t n) {
    return n == 0 ? 0 : (uint64_t)n * (n - 1) / 2;
}
