// claim:  total
// truth:  equivalent
// time:  60s
// why:    strips of sixteen, the last one shorter
#include <stddef.h>
#include <stdint.h>

uint32_t total(const uint16_t *samples, size_t n) {
    uint32_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += samples[i];
    return sum;
}
