#include <stddef.h>
#include <stdint.h>

void ramp(uint32_t *out, size_t n, uint32_t step) {
    size_t i = 0;
    uint32_t v = 0;
    for (; i + 4 <= n; i += 4) {
        out[i] = v;
        out[i + 1] = v + step;
        out[i + 2] = v + 2 * step;
        out[i + 3] = v + 3 * step;
        v += 4 * step;
    }
    for (; i < n; i++) {
        out[i] = v;
        v += step;
    }
}
