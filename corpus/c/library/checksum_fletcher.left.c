// claim: checksum_fletcher
// truth: equivalent
// time:  60s
// why:   remainders by 255 taken with % or by conditional subtraction
#include <stddef.h>
#include <stdint.h>
uint16_t checksum_fletcher(const uint8_t *data, size_t n) {
    uint32_t a = 0, b = 0;
    for (size_t i = 0; i < n; i++) {
        a = (a + data[i]) % 255;
        b = (b + a) % 255;
    }
    return (uint16_t)((b << 8) | a);
}
