#include <stddef.h>
#include <stdint.h>

unsigned bits_set(const uint8_t *a, size_t n) {
    unsigned count = 0;
    for (const uint8_t *p = a; p < a + n; p++) {
        unsigned v = *p;
        v = v - ((v >> 1) & 0x55);
        v = (v & 0x33) + ((v >> 2) & 0x33);
        count += (v + (v >> 4)) & 0x0f;
    }
    return count;
}
