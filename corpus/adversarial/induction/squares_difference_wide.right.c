#include <stdint.h>

uint64_t area(uint32_t a, uint32_t b) {
    return (uint64_t)a * a - (uint64_t)b * b;
}
