#include <stddef.h>
#include <stdint.h>

void brighten(uint8_t *pixels, size_t n, uint8_t by) {
    while (n > 0) {
        size_t block = n > 64 ? 64 : n;
        for (size_t i = 0; i < block; i++) {
            uint8_t v = (uint8_t)(pixels[i] + by);
            pixels[i] = v < by ? 255 : v;
        }
        pixels += block;
        n -= block;
    }
}
