// claim:  parity
// truth:  equivalent
// today:  unknown
// why:    eight at a time, and the rest as a switch would do it
#include <stddef.h>
#include <stdint.h>

uint8_t parity(const uint8_t *p, size_t n) {
    uint8_t x = 0;
    for (size_t i = 0; i < n; i++)
        x ^= p[i];
    return x;
}
