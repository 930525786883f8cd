// claim: count_zero
// truth: equivalent
// why:   a counter in a loop against filter and count
#include <stddef.h>
#include <stdint.h>

size_t count_zero(const int32_t *cells, size_t len) {
    size_t zeros = 0;
    for (size_t i = 0; i < len; i++) {
        if (!cells[i])
            zeros++;
    }
    return zeros;
}
