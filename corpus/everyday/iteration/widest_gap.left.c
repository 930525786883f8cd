// claim: widest_gap
// truth: equivalent
// why:   neighbours by index against windows of two
#include <stddef.h>
#include <stdint.h>

uint32_t widest_gap(const uint32_t *ticks, size_t n) {
    uint32_t widest = 0;
    for (size_t i = 1; i < n; i++) {
        uint32_t gap = ticks[i] - ticks[i - 1];
        if (gap > widest)
            widest = gap;
    }
    return widest;
}
