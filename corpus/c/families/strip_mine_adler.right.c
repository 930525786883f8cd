#include <stddef.h>
#include <stdint.h>

uint32_t fletcher(const uint8_t *p, size_t n) {
    uint32_t a = 1, b = 0;
    while (n) {
        size_t strip = n > 360 ? 360 : n;
        n -= strip;
        do {
            a += *p++;
            b += a;
        } while (--strip);
    }
    return (b << 16) ^ a;
}
