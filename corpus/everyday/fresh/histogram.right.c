#include <stddef.h>
#include <stdint.h>

void histogram(const uint8_t *data, size_t n, uint32_t bins[16]) {
    for (int i = 0; i < 16; i++)
        bins[i] = 0;
    while (n-- > 0) {
        uint8_t bin = *data++ / 16;
        bins[bin] += 1;
    }
}
