#include <stddef.h>
#include <stdint.h>
uint32_t checksum_fletcher_once(const uint8_t *data, size_t n) {
    uint32_t a = 0;
    for (size_t i = 0; i < n; i++) {
        a += data[i];
        if (a > 255) a -= 255;
    }
    return a;
}
