// claim: brighten
// truth: equivalent
// today: unknown
// why:   blocks that write in place
#include <stddef.h>
#include <stdint.h>

void brighten(uint8_t *pixels, size_t n, uint8_t by) {
    for (size_t i = 0; i < n; i++) {
        unsigned v = pixels[i] + by;
        pixels[i] = v > 255 ? 255 : (uint8_t)v;
    }
}
