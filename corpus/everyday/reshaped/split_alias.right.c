#include <stddef.h>
#include <stdint.h>

void reset(uint32_t *hits, size_t n, uint32_t *misses) {
    for (size_t i = 0; i < n; i++)
        misses[i] = hits[i] + 1;
    for (size_t i = 0; i < n; i++)
        hits[i] = 0;
}
