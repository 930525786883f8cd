#include <stddef.h>
#include <stdint.h>

uint8_t peak(const uint8_t *s, size_t n) {
    uint8_t a = 0, b = 0;
    const uint8_t *p = s, *end = s + n;
    while (end - p >= 2) {
        if (p[0] > a)
            a = p[0];
        if (p[1] > b)
            b = p[1];
        p += 2;
    }
    if (p != end && *p > a)
        a = *p;
    return a > b ? a : b;
}
