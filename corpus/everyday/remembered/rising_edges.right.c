#include <stdint.h>
unsigned rising_edges(const uint8_t *samples, unsigned n) {
    unsigned edges = 0;
    uint8_t last = 0;
    for (unsigned i = 0; i < n; i++) {
        if (samples[i] >= 200 && last < 200)
            edges++;
        last = samples[i];
    }
    return edges;
}
