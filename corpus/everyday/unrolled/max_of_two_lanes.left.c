// claim: peak
// truth: equivalent
// why:   the highest of two lanes is the highest of all
#include <stddef.h>
#include <stdint.h>

uint8_t peak(const uint8_t *s, size_t n) {
    uint8_t m = 0;
    for (size_t i = 0; i < n; i++)
        if (s[i] > m)
            m = s[i];
    return m;
}
