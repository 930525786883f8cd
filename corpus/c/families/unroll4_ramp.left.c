// claim:  ramp
// truth:  equivalent
// today:  unknown
// why:    four stores a step; the value written depends on the position
#include <stddef.h>
#include <stdint.h>

void ramp(uint32_t *out, size_t n, uint32_t step) {
    for (size_t i = 0; i < n; i++)
        out[i] = (uint32_t)i * step;
}
