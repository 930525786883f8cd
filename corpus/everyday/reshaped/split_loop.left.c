// claim: reset --no-alias
// truth: equivalent
// why:   one loop over two arrays against two loops
#include <stddef.h>
#include <stdint.h>

void reset(uint32_t *hits, size_t n, uint32_t *misses) {
    for (size_t i = 0; i < n; i++) {
        hits[i] = 0;
        misses[i] = 1;
    }
}
