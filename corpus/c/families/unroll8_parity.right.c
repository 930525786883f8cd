#include <stddef.h>
#include <stdint.h>

uint8_t parity(const uint8_t *p, size_t n) {
    uint8_t x = 0;
    size_t blocks = n / 8;
    for (size_t b = 0; b < blocks; b++) {
        x ^= p[0] ^ p[1] ^ p[2] ^ p[3] ^ p[4] ^ p[5] ^ p[6] ^ p[7];
        p += 8;
    }
    for (size_t i = 0; i < n % 8; i++)
        x ^= p[i];
    return x;
}
