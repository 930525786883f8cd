// claim:  fletcher
// truth:  equivalent
// today:  unknown
// why:    two running sums, in strips
#include <stddef.h>
#include <stdint.h>

uint32_t fletcher(const uint8_t *p, size_t n) {
    uint32_t a = 1, b = 0;
    for (size_t i = 0; i < n; i++) {
        a += p[i];
        b += a;
    }
    return (b << 16) ^ a;
}
