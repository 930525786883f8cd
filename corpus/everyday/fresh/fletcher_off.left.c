// claim: fletcher16
// truth: different
// why:   the sum is reduced only when it is above 255
#include <stddef.h>
#include <stdint.h>

uint16_t fletcher16(const uint8_t *data, size_t n) {
    uint32_t low = 0, high = 0;
    for (size_t i = 0; i < n; i++) {
        low = (low + data[i]) % 255;
        high = (high + low) % 255;
    }
    return (uint16_t)(high << 8 | low);
}
