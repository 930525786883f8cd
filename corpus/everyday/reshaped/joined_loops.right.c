#include <stddef.h>
#include <stdint.h>

uint32_t digest(const uint8_t *d, size_t n) {
    uint32_t sum = 0, mix = 0;
    for (size_t i = 0; i < n; i++) {
        sum += d[i];
        mix ^= d[i];
    }
    return (sum << 8) | mix;
}
