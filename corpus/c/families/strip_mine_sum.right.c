#include <stddef.h>
#include <stdint.h>

uint32_t total(const uint16_t *samples, size_t n) {
    uint32_t sum = 0;
    for (size_t start = 0; start < n; start += 16) {
        size_t end = n - start < 16 ? n : start + 16;
        for (size_t i = start; i < end; i++)
            sum += samples[i];
    }
    return sum;
}
