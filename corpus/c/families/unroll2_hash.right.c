#include <stddef.h>
#include <stdint.h>

uint32_t hash(const uint8_t *s, size_t n) {
    uint32_t h = 17;
    size_t i = 0;
    for (; i + 1 < n; i += 2)
        h = 961 * h + 31u * s[i] + s[i + 1];
    if (i < n)
        h = 31 * h + s[i];
    return h;
}
