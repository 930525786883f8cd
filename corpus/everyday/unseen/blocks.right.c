#include <stddef.h>
#include <stdint.h>

uint64_t energy(const int16_t *samples, size_t n) {
    uint64_t sum = 0;
    for (size_t start = 0; start < n; start += 32) {
        size_t length = n - start < 32 ? n - start : 32;
        uint64_t part = 0;
        for (size_t i = 0; i < length; i++)
            part += (uint64_t)(samples[start + i] * samples[start + i]);
        sum += part;
    }
    return sum;
}
