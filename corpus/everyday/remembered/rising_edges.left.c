// claim:  rising_edges
// truth:  equivalent
// why:    the level before is kept as a number of three states or as the sample itself
#include <stdint.h>
enum level { LOW, MIDDLE, HIGH };
static enum level level_of(uint8_t sample) {
    if (sample < 50)
        return LOW;
    return sample < 200 ? MIDDLE : HIGH;
}
unsigned rising_edges(const uint8_t *samples, unsigned n) {
    unsigned edges = 0;
    enum level before = LOW;
    for (unsigned i = 0; i < n; i++) {
        enum level now = level_of(samples[i]);
        if (now == HIGH && before != HIGH)
            edges++;
        before = now;
    }
    return edges;
}
