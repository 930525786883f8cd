#include <stddef.h>
#include <stdint.h>

uint32_t energy(const int32_t *wave, size_t n) {
    uint32_t sum = 0;
    for (size_t from = 0; from < n; from += 32) {
        size_t to = n - from < 32 ? n : from + 32;
        for (size_t i = from; i < to; i++) {
            uint32_t w = (uint32_t)wave[i];
            sum += w * w;
        }
    }
    return sum;
}
