#include <stddef.h>
#include <stdint.h>

uint16_t fletcher16(const uint8_t *data, size_t n) {
    uint32_t low = 0, high = 0;
    for (size_t i = 0; i < n; i++) {
        low += data[i];
        if (low > 255)
            low -= 255;
        high += low;
        if (high > 255)
            high -= 255;
    }
    return (uint16_t)(high << 8 | low);
}
