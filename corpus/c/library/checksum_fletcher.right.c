#include <stddef.h>
#include <stdint.h>
uint16_t checksum_fletcher(const uint8_t *data, size_t n) {
    uint32_t a = 0, b = 0;
    while (n--) {
        a += *data++;
        if (a >= 255) a -= 255;
        if (a >= 255) a -= 255;
        b += a;
        if (b >= 255) b -= 255;
    }
    return (uint16_t)((b << 8) + a);
}
