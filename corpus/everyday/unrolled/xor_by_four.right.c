#include <stddef.h>
#include <stdint.h>

uint32_t fold(const uint32_t *w, size_t n) {
    uint32_t x = 0;
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        x ^= w[i];
        x ^= w[i + 1];
        x ^= w[i + 2];
        x ^= w[i + 3];
    }
    for (; i < n; i++)
        x ^= w[i];
    return x;
}
