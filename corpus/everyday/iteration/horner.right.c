#include <stddef.h>
#include <stdint.h>

uint32_t polynomial(const uint32_t *c, size_t n, uint32_t x) {
    const uint32_t *p = c + n;
    uint32_t y = 0;
    while (p != c) {
        --p;
        y *= x;
        y += *p;
    }
    return y;
}
