// claim:  rising_edges_at_limit
// truth:  different
// why:    a sample of exactly 200 is high on the left; on the right it does not count as having been high
#include <stdint.h>
unsigned rising_edges_at_limit(const uint8_t *samples, unsigned n) {
    unsigned edges = 0;
    int was_high = 0;
    for (unsigned i = 0; i < n; i++) {
        int high = samples[i] >= 200;
        if (high && !was_high)
            edges++;
        was_high = high;
    }
    return edges;
}
